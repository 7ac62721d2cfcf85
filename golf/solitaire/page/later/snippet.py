"""From the choices of the Embed window to a snippet that an author puts into a page."""

from golf.i18n.words import Words
from golf.page.nodes import escape, html
from golf.solitaire.page.later.board_address import options, query
from golf.solitaire.page.later.embed_choices import ADDRESS, BOARD, IFRAME, LINK, STEPS, SVG, share_of
from golf.solitaire.page.later.picture import picture
from golf.solitaire.page.model import Model
from golf.solitaire.position import MARK
from golf.solitaire.position_words import position_in_words
from golf.solitaire.session import Session, act_all, begin
from golf.solitaire.table import Table

_IFRAME_HEIGHT = "620"
_FEATURES = "fullscreen; clipboard-write"
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def shown_code(model: Model) -> str:
    """Return the deal code or position that is embedded, under the rule that was chosen."""
    assert model.session is not None
    code, letter = model.session.code, share_of(model).letter
    if not letter:
        return code
    if MARK in code:
        return letter + code[1:]
    family, _, number = code.split("-")
    return family + "-" + letter + "-" + number


def shown_table(model: Model) -> Table:
    """Return the position that is embedded: moves that the chosen rule refuses are left out."""
    assert model.session is not None
    session, _ = act_all(begin(shown_code(model)), model.session.done)
    return session.table


def _parameters(model: Model, session: Session, language: str) -> tuple[tuple[str, str], ...]:
    """Return what the board's address and the element's attributes say, in the same words."""
    return _game(model, session, language) + options(share_of(model).frame)


def _game(model: Model, session: Session, language: str) -> tuple[tuple[str, str], ...]:
    """Return what an address says of the game alone."""
    code = shown_code(model)
    line = "".join(session.done)
    pairs = (("position" if MARK in code else "code", code),) + ((("moves", line),) if line else ())
    return pairs + (("lang", language),)


def snippet(model: Model, words: Words) -> str:
    """Return the text for the author's page."""
    if model.session is None:
        return ""
    share, site = share_of(model), model.site
    language = share.language or words.language
    if share.kind == SVG:
        return _svg(model, words)
    if share.kind == LINK:
        return _link(model, words, site + "?" + query(_game(model, model.session, language)))
    pairs = _parameters(model, model.session, language)
    address = site + "?" + query((("embed", "1"),) + pairs)
    if share.kind == ADDRESS:
        return address
    if share.kind == IFRAME:
        # No `style`, at which pages made with React stop.
        attributes = (
            ("src", address), ("title", _title(model, words)), ("width", "100%"), ("height", _IFRAME_HEIGHT),
            ("frameborder", "0"), ("loading", "lazy"), ("allow", _FEATURES),
        )  # fmt: skip
        return "<iframe" + _written(attributes) + "></iframe>"
    script = '<script src="' + escape(site + "embed/v1.js") + '" async></script>'
    return "<golf-board" + _written(pairs) + ">\n" + _svg(model, words) + "\n</golf-board>\n" + script


def try_address(model: Model, words: Words) -> str:
    """Return the address of the board itself, from the game's own page."""
    if model.session is None:
        return "./"
    pairs = _parameters(model, model.session, share_of(model).language or words.language)
    return "./?" + query((("embed", "1"),) + pairs)


def _title(model: Model, words: Words) -> str:
    """Return a name for the frame that a board of another position does not have."""
    assert model.session is not None
    told = (shown_code(model), "".join(model.session.done))
    return words.say("app.name") + ": " + " ".join([text for text in told if text])


def _link(model: Model, words: Words, address: str) -> str:
    """Return a picture that leads to the game, in Markdown."""
    said = position_in_words(words, shown_table(model))
    said = "".join(["\\" + char if char in "\\[]" else char for char in said])
    return "[![" + said + "](" + picture_file(model) + ")](" + address + ")"


def _svg(model: Model, words: Words) -> str:
    assert model.session is not None
    table = shown_table(model)
    if share_of(model).start == STEPS and share_of(model).kind == BOARD:
        table = begin(shown_code(model)).table  # what a board with captions begins with
    marks = (share_of(model).mark,) if share_of(model).mark else ()
    return html(picture(words, table, marks))


def picture_file(model: Model) -> str:
    """Return a name for the picture's file: `golf-GO1-E-AAAAAAB-s52.png`."""
    assert model.session is not None
    told = ("golf", shown_code(model), "".join(model.session.done))
    text = "-".join([text for text in told if text])
    return "".join([char if char in _PLAIN else "-" for char in text]) + ".png"


def _written(pairs: tuple[tuple[str, str], ...]) -> str:
    return "".join([" " + name + '="' + escape(value) + '"' for name, value in pairs])
