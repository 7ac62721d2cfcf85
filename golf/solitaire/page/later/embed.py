"""The Embed window: a board or a picture of the position for an author's own page."""

from golf.cards import card_text
from golf.i18n.words import Words
from golf.limits import CAPTION
from golf.page.forms import choice, entry, form, group, select
from golf.page.giving import SNIPPET, outcome_line, text_field
from golf.page.nodes import Node, button, el
from golf.page.settings import CHOICES, ON
from golf.solitaire.page.frame import CONTROLS
from golf.solitaire.page.later import embed_choices
from golf.solitaire.page.later.board_address import MARKABLE
from golf.solitaire.page.later.embed_choices import (
    BOARD,
    BOARDS,
    KINDS,
    LINK,
    PAGE,
    STARTS,
    STEPS,
    SVG,
    share_of,
)
from golf.solitaire.page.later.picture import picture
from golf.solitaire.page.later.snippet import picture_file, shown_code, shown_table, snippet, try_address
from golf.solitaire.page.model import Model
from golf.solitaire.places import pile_name
from golf.solitaire.rules import RULES
from golf.solitaire.table import DRAW, Table

_GUIDE = "embed/"  # the page for authors


def body(model: Model, words: Words) -> Node:
    """Return the form, the preview, and the text to copy."""
    session, share = model.session, share_of(model)
    assert session is not None
    table = shown_table(model)
    kinds = [
        _radio("kind", kind, kind == share.kind, words.say("embed_window.kind_" + kind)) for kind in KINDS
    ]
    starts = [
        _radio("start", start, start == share.start, words.say("embed_window.start_" + start))
        for start in STARTS
    ]
    is_board = None if share.kind in BOARDS else ""
    speaks = None if share.kind != SVG else ""
    moved = is_board if session.done else ""
    steps = share.start == STEPS and session.done != ()
    parts = (
        el("p", (("class", "hint-text"),), words.say("embed_window.note")),
        _preview(model, table, words),
        group(words.say("embed_window.kind"), tuple(kinds), "choices segments"),
        _hidable(moved, group(words.say("embed_window.start"), tuple(starts), "choices segments")),
        _hidable(is_board if steps else "", _captions(model, words)),
        el(
            "div",
            (("class", "entries"),),
            (
                select("rule", words.say("new_window.rule"), _rules(model, words)),
                select("mark", words.say("embed_window.mark"), _marks(model, table, words)),
                _hidable(
                    speaks,
                    select("language", words.say("settings_window.language"), _languages(model, words)),
                ),
                _hidable(
                    is_board, select("theme", words.say("settings_window.theme"), _themes(model, words))
                ),
            ),
        ),
        _hidable(is_board, _controls(model, words)),
        _result(model, words),
    )
    return form(parts, change="embed choose")


def _hidable(hidden: str | None, node: Node) -> Node:
    """Return a part that is hidden rather than left out, so that what was typed in the others stays."""
    return Node(node.tag, node.attrs + ((("hidden", hidden),) if hidden is not None else ()), node.children)


def _radio(name: str, value: str, checked: bool, label: str) -> Node:
    return choice("radio", name, value, checked, label, "")


def _preview(model: Model, table: Table, words: Words) -> Node:
    marks = (share_of(model).mark,) if share_of(model).mark else ()
    shown = picture(words, table, marks)
    return el("div", (("class", "preview"),), (shown,))


def _captions(model: Model, words: Words) -> Node:
    """Return one line for the beginning and one after each move; what is typed stays in the browser."""
    session = model.session
    assert session is not None
    entries = []
    for at in range(len(share_of(model).captions)):
        label = words.say("embed_window.caption_first")
        if at:
            move = session.done[at - 1] if at <= len(session.done) else ""
            after = session.tables[at].discard[-1] if at < len(session.tables) else None
            key = "embed_window.caption_draw" if move == DRAW else "embed_window.caption_play"
            label = words.say(key, {"number": at, "card": after})
        entries.append(
            el(
                "label",
                (("class", "entry"),),
                (
                    el("span", (("class", "choice-note"),), label),
                    el(
                        "input",
                        (
                            ("class", "code-input"),
                            ("type", "text"),
                            ("name", "caption-" + str(at)),
                            ("maxlength", str(CAPTION)),
                            ("autocomplete", "off"),
                        ),
                    ),
                ),
            )
        )
    return group(words.say("embed_window.captions"), tuple(entries), "choices captions")


def _option(value: str, name: str, current: str) -> Node:
    return el("option", (("value", value), ("selected", "" if value == current else None)), name)


def _rules(model: Model, words: Words) -> tuple[Node, ...]:
    code = shown_code(model)
    letter = code[:1] if "~" in code else code.split("-")[1]
    return tuple([_option(rules.letter, words.say("rules." + rules.name), letter) for rules in RULES])


def _languages(model: Model, words: Words) -> tuple[Node, ...]:
    now = share_of(model).language or words.language
    return tuple([_option(code, name, now) for code, name in words.languages])


def _themes(model: Model, words: Words) -> tuple[Node, ...]:
    share = share_of(model)
    now = share.frame.theme
    return tuple(
        [_option(value, words.say("settings_window.theme_" + value), now) for value in dict(CHOICES)["theme"]]
        + ([_option(PAGE, words.say("embed_window.theme_page"), now)] if share.kind == BOARD else [])
    )


def _marks(model: Model, table: Table, words: Words) -> tuple[Node, ...]:
    """Nothing, the places, and the cards that can be seen."""
    now = share_of(model).mark
    options = [_option("", words.say("embed_window.mark_none"), now)]
    for pile in MARKABLE:
        if not pile.startswith("column-"):
            options.append(_option(pile, pile_name(words, table, pile), now))
        elif int(pile[-1]) <= len(table.columns):
            options.append(
                _option(pile, words.say("embed_window.mark_column", {"number": int(pile[-1])}), now)
            )
    for column in table.columns:
        for card in column:
            options.append(_option(card_text(card), words.card(card), now))
    return tuple(options)


def _controls(model: Model, words: Words) -> Node:
    share = share_of(model)
    boxes = [
        choice(
            "checkbox",
            "controls-" + name,
            ON,
            name in share.controls,
            words.say("embed_window.controls_" + name),
            "",
        )
        for name in CONTROLS
    ]
    rules = words.say("settings_window.interactive")
    boxes.append(choice("checkbox", "interactive", ON, share.interactive == ON, rules, ""))
    return group(words.say("embed_window.controls"), tuple(boxes), "choices two")


def _result(model: Model, words: Words) -> Node:
    share = share_of(model)
    unsaved = words.say("embed_window.not_saved") if share.saved else ""
    picture_only = None if share.kind in (LINK, SVG) else ""
    guide = (("href", _GUIDE), ("target", "_blank"), ("rel", "noopener"))
    link = (("href", try_address(model, words)), ("target", "_blank"), ("rel", "noopener"))
    return el(
        "div",
        (("class", "snippet-part"),),
        (
            entry(words.say("embed_window.snippet"), text_field(SNIPPET, None, snippet(model, words), 4)),
            _hidable(
                None if share.kind == LINK else "",
                el("p", (("class", "hint-text"),), words.say("embed_window.link_note")),
            ),
            el("p", (("class", "hint-text"), ("role", "status")), unsaved),
            el(
                "p",
                (("class", "snippet-links"),),
                (
                    el("a", link, words.say("embed_window.try")),
                    el("a", guide, words.say("embed_window.guide")),
                ),
            ),
            el(
                "div",
                (("class", "window-actions"),),
                (
                    outcome_line(SNIPPET, model.given, words),
                    _hidable(
                        picture_only,
                        button("embed save " + picture_file(model), words.say("embed_window.save")),
                    ),
                    button("copy " + SNIPPET, words.say("action.copy"), "action primary"),
                ),
            ),
        ),
    )


opened = embed_choices.opened
HANDLERS = {"embed": embed_choices.chosen}
