"""The window of links: of the deal as it was dealt, and of the game with its moves.

Both address the site itself, whatever the address of this page says, and open what they name beside the
game of whoever follows them (docs/interfaces.md, *Page*).
"""

from golf.i18n.words import Words
from golf.page import giving
from golf.page.effects import COPY, SHARE
from golf.page.forms import prose
from golf.page.nodes import Node, el
from golf.solitaire.page.later.board_address import query
from golf.solitaire.page.model import Model, say
from golf.solitaire.position import MARK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from golf.solitaire.page.model import Step


def address(site: str, code: str, moves: tuple[str, ...] = ()) -> str:
    """Return the address that opens a deal code, a course or a position, with moves made on it."""
    pairs = (("position" if MARK in code else "code", code),)
    return site + "?" + query(pairs + ((("moves", "".join(moves)),) if moves else ()))


def opened(model: Model) -> "Step | None":
    """Return the window for the game on the table; a board in another page has none."""
    return None if model.embed or model.session is None else (model, ())


def body(model: Model, words: Words) -> Node:
    """Return each link with its buttons."""
    session, course = model.session, model.course
    assert session is not None
    deal = address(model.site, course.code if course else session.code)
    name = words.say("share_window.course" if course else "share_window.deal")
    links = [giving.text_part(giving.LINK, name, deal, 2, model.given, words)]
    if session.done or course:
        game = address(model.site, session.code, session.done)
        name = words.say("share_window.game" if session.done else "share_window.hole")
        links.append(giving.text_part(giving.GAME, name, game, 3, model.given, words))
    return prose((el("p", (("class", "hint-text"),), words.say("share_window.note")),) + tuple(links))


def _answering(word: str) -> "Callable[[Model, str], Step]":
    return lambda model, rest: giving.answer(model, word, rest, say)


HANDLERS = {word: _answering(word) for word in (COPY, SHARE, giving.GIVEN)}
