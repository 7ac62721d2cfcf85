"""What goes into the files of byte code: what runs, and nothing for type checkers."""

from golf.site.bundle import PAGE, PAGE_LATER, modules_of, packed, without_types

TYPED = '''"""A module."""

from golf.cards import Card

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    class Door:
        """Types."""


def rank(card: Card) -> "Any":
    return card.rank
'''


def test_what_only_type_checkers_read_is_blanked_and_lines_keep_their_numbers() -> None:
    found = without_types(TYPED)
    assert "TYPE_CHECKING" not in found
    assert "Door" not in found
    assert found.count("\n") == TYPED.count("\n")
    assert "return card.rank" in found


def test_the_page_is_sent_no_types() -> None:
    sent = packed(PAGE)
    assert b"TYPE_CHECKING" not in sent
    assert b"showModal" in sent  # called in the page
    assert b"preventDefault" in sent
    assert b"Protocol" not in sent


def test_what_comes_later_is_not_sent_twice() -> None:
    assert not set(modules_of(PAGE)) & set(modules_of(PAGE_LATER))
