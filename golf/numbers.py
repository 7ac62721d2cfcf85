"""Numbers as they stand in saves, codes and messages."""


def read_number(text: str, digits: int) -> int | None:
    """Return the number that a text of up to so many digits 0 to 9 writes; None for any other text."""
    if not 0 < len(text) <= digits or [char for char in text if char not in "0123456789"]:
        return None
    return int(text)
