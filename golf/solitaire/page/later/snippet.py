"""The Embed window's work: from choices to a snippet that an author puts into a page."""

from golf.cards import read_card
from golf.i18n.words import Words
from golf.page.effects import COPY, Effect, effects
from golf.page.nodes import escape, html
from golf.page.settings import CHOICES, OFF, ON, is_language
from golf.record import replace
from golf.solitaire.page.board_address import (
    CAPTION_MARK,
    CONTROLS,
    LONGEST_CAPTION,
    MARKABLE,
    options,
    query,
)
from golf.solitaire.page.embed_choices import BOARD, IFRAME, KINDS, NOTHING_SHARED, STARTS, STEPS, SVG, Share
from golf.solitaire.page.later.picture import picture
from golf.solitaire.page.model import Model
from golf.solitaire.position import MARK
from golf.solitaire.rules import rules_named
from golf.solitaire.session import Session, act_all, begin
from golf.solitaire.table import Table

_IFRAME_HEIGHT = "620"
_FEATURES = "fullscreen; clipboard-write"
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def embed(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """The window opened (`embed`), a choice made in it, the snippet copied."""
    word, _, detail = rest.partition(" ")
    if word == "" and not model.embed and model.session is not None:
        return opened(model), ()
    handler = {"choose": choose, "copy": copy, "copied": copied}.get(word)
    return handler(model, detail) if handler and model.window == "embed" else (model, ())


def opened(model: Model) -> Model:
    """The Embed window for the game on the table, with everything as usual."""
    line = model.session.line if model.session else ()
    share = replace(NOTHING_SHARED, captions=("",) * (len(line) + 1), site=model.share.site)
    return replace(model, window="embed", share=share, problem=None, refused=None)


def choose(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`embed choose kind iframe`, `embed choose controls-undo off`, `embed choose caption-2 Now the king`."""
    name, _, value = rest.partition(" ")
    share = _with_choice(model.share, name, value)
    return (replace(model, share=replace(share, copied="")) if share != model.share else model), ()


def _with_choice(share: Share, name: str, value: str) -> Share:
    kind, _, detail = name.partition("-")
    if name == "kind" and value in KINDS:
        return replace(share, kind=value)
    if name == "start" and value in STARTS:
        return replace(share, start=value)
    if name == "rule" and rules_named(value):
        return replace(share, letter=value)
    if name == "language" and is_language(value):
        return replace(share, language=value)
    if name == "theme" and value in dict(CHOICES)["theme"]:
        return replace(share, theme=value)
    if name == "interactive" and value in (ON, OFF):
        return replace(share, interactive=value)
    if name == "mark" and (value == "" or value in MARKABLE or read_card(value)):
        return replace(share, mark=value)
    if kind == "controls" and detail in CONTROLS and value in (ON, OFF):
        wanted = [one for one in CONTROLS if (value == ON if one == detail else one in share.controls)]
        return replace(share, controls=tuple(wanted))
    if kind == "caption" and detail in [str(at) for at in range(len(share.captions))]:
        text = value.replace(CAPTION_MARK, " ").strip(" ")[:LONGEST_CAPTION]
        captions = [text if at == int(detail) else old for at, old in enumerate(share.captions)]
        return replace(share, captions=tuple(captions))
    return share


def copy(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """`embed copy`: put the snippet that is shown on the clipboard."""
    return model, effects(COPY)


def copied(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`embed copied yes`, or `no` where a browser does not allow it."""
    return (replace(model, share=replace(model.share, copied=rest)) if rest in ("yes", "no") else model), ()


def shown_code(model: Model) -> str:
    """The deal code or position that is embedded, under the rule that was chosen."""
    assert model.session is not None
    code, letter = model.session.code, model.share.letter
    if not letter:
        return code
    if MARK in code:
        return letter + code[1:]
    family, _, number = code.split("-")
    return family + "-" + letter + "-" + number


def shown_table(model: Model) -> Table:
    """The position that is embedded: moves that the chosen rule refuses are left out."""
    assert model.session is not None
    session, _ = act_all(begin(shown_code(model)), model.session.line)
    return session.table


def _parameters(model: Model, session: Session, language: str) -> tuple[tuple[str, str], ...]:
    """What the board's address and the element's attributes say, in the same words."""
    code = shown_code(model)
    line = "".join(session.line)
    pairs = (("position" if MARK in code else "code", code),) + ((("moves", line),) if line else ())
    return pairs + (("lang", language),) + options(model.share.frame)


def snippet(model: Model, words: Words) -> str:
    """The text for the author's page."""
    if model.session is None:
        return ""
    share, site = model.share, model.share.site
    if share.kind == SVG:
        return _svg(model, words)
    pairs = _parameters(model, model.session, share.language or words.language)
    title = words.say("app.name")
    if share.kind == IFRAME:
        address = site + "?" + query((("embed", "1"),) + pairs)
        attributes = (
            ("src", address), ("title", title), ("width", "100%"), ("height", _IFRAME_HEIGHT),
            ("style", "border:0"), ("loading", "lazy"), ("allow", _FEATURES),
        )  # fmt: skip
        return "<iframe" + _written(attributes) + "></iframe>"
    script = '<script src="' + escape(site + "embed/v1.js") + '" async></script>'
    return "<golf-board" + _written(pairs) + ">\n" + _svg(model, words) + "\n</golf-board>\n" + script


def try_address(model: Model, words: Words) -> str:
    """The address of the board itself, from the game's own page."""
    if model.session is None:
        return "./"
    pairs = _parameters(model, model.session, model.share.language or words.language)
    return "./?" + query((("embed", "1"),) + pairs)


def _svg(model: Model, words: Words) -> str:
    assert model.session is not None
    table = shown_table(model)
    if model.share.start == STEPS and model.share.kind == BOARD:
        table = begin(shown_code(model)).table  # what a board with captions begins with
    marks = (model.share.mark,) if model.share.mark else ()
    return html(picture(words, table, marks, picture_name(model)))


def picture_name(model: Model) -> str:
    """A name for the picture's parts that no other picture of a page has."""
    assert model.session is not None
    text = shown_code(model) + "-" + "".join(model.session.line)
    return "golf-" + "".join([char if char in _PLAIN else "-" for char in text])


def _written(pairs: tuple[tuple[str, str], ...]) -> str:
    return "".join([" " + name + '="' + escape(value) + '"' for name, value in pairs])


HANDLERS = {"embed": embed}
