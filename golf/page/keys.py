"""Letters as keys, on any keyboard."""


def letter_message(messages: dict[str, str], key: str, code: str, shift: bool) -> str | None:
    """The message of a letter; on other alphabets of the key where it would be. Capitals are with Shift."""
    letter = key.lower() if len(key) == 1 and ("a" <= key <= "z" or "A" <= key <= "Z") else ""
    if not letter and len(code) == 4 and code.startswith("Key"):
        letter = code[3:].lower()
    if shift and letter.upper() in messages:
        return messages[letter.upper()]
    return messages.get(letter)
