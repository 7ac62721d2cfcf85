"""The windows: new game, the rules in short, the keys, what can be heard, and about the game.

One `dialog` element shows whichever is open. Forms keep what is typed in the browser; a submitted form
or a changed setting arrives as a message like any other.
"""

from golf.i18n.said import worded
from golf.i18n.words import Words
from golf.page.forms import choice, code_entry, group, head, plain
from golf.page.nodes import Node, el
from golf.page.settings import CHOICES, ON
from golf.play.line import REDO, UNDO
from golf.solitaire.page.advisor_state import READY
from golf.solitaire.page.later.scorecard_window import course_body
from golf.solitaire.page.later.settings import settings_body
from golf.solitaire.page.model import Model
from golf.solitaire.page.opening import COURSE_MARK, chosen_letter, winnable_only
from golf.solitaire.rules import RULES, STUCK, rules_named
from golf.solitaire.session import session_refusal
from golf.solitaire.table import DRAW, PLAYING

KEYS = (
    "arrows",
    "enter",
    "space",
    "digits",
    "undo",
    "discard",
    "table",
    "free",
    "score",
    "stock",
    "hint",
    "verdict",
    "new",
    "last",
    "pages",
    "keys",
)
# What the reading keys answer, from buttons too: phones have no keys.
HEARD = ("discard", "free", "table", "score", "stock", "last", "earlier", "later")
# Keys of these need a game that goes on; letters can be switched off; a board in another page has no advice.
_IN_PLAY = ("enter", "space", "digits", "hint", "verdict")
_LETTERS = ("undo", "discard", "table", "free", "score", "stock", "hint", "verdict", "new", "last")
_NOT_EMBEDDED = ("hint", "verdict", "new")
SHORT_RULES = ("aim", "deal", "play", "stock", "king", "end", "score", "undo")


def window_children(model: Model, words: Words) -> tuple[Node, ...]:
    """What stands in the open window: its head and its body."""
    body = {
        "new": _new_game,
        "settings": settings_body,
        "rules": _rules,
        "keys": _keys,
        "more": _more,
        "about": _about,
        "embed": _embed,
        "course": course_body,
    }[model.window]
    return head(words.say(model.window + "_window.title"), words.say("action.close")), body(model, words)


def _new_game(model: Model, words: Words) -> Node:
    letter, stuck = chosen_letter(model)
    choices = tuple(
        [
            choice(
                "radio",
                "rule",
                rules.letter,
                rules.letter == letter,
                words.say("rules." + rules.name),
                words.say("rules." + rules.name + "_note"),
            )
            for rules in RULES
        ]
    )
    closed = choice(
        "checkbox", "stuck", STUCK, stuck, words.say("new_window.stuck"), words.say("new_window.stuck_note")
    )
    holes_note = words.say("new_window.holes_note")
    problem = worded(words, model.problem) if model.problem else ""
    return el(
        "form",
        (("class", "window-body"), ("method", "dialog"), ("data-form", "start"), ("novalidate", "")),
        (
            group(words.say("new_window.rule"), choices),
            closed,
            choice("checkbox", "holes", COURSE_MARK, False, words.say("new_window.holes"), holes_note),
            _cards(model, letter + STUCK if stuck else letter, words),
            code_entry(words.say("new_window.code"), "GO1-E-AAAAAAB", "code-hint code-problem", problem),
            el("p", (("class", "hint-text"), ("id", "code-hint")), words.say("new_window.code_hint")),
            el("p", (("class", "error-text"), ("id", "code-problem"), ("role", "alert")), problem),
            _recent(model, words),
            el("p", (), (_to_cards(words),)),
            el(
                "div",
                (("class", "window-actions"),),
                (
                    el(
                        "button",
                        (("type", "submit"), ("class", "action primary")),
                        words.say("new_window.deal"),
                    ),
                    plain("daily", words),
                    plain("restart", words) if model.session else None,
                    plain("back", words) if model.aside else None,
                ),
            ),
        ),
    )


def _cards(model: Model, letter: str, words: Words) -> Node:
    """Which deals: only those that can be won, and how difficult."""
    winnable = winnable_only(model, letter)
    note = words.say("new_window.winnable_note")
    levels = [
        choice(
            "radio",
            "difficulty",
            value,
            value == model.settings.difficulty,
            words.say("new_window.difficulty_" + value),
            "",
            not winnable,
        )
        for value in dict(CHOICES)["difficulty"]
    ]
    box = choice("checkbox", "winnable", ON, winnable, words.say("new_window.winnable"), note)
    difficulty = group(words.say("new_window.difficulty"), tuple(levels))
    return el("div", (("class", "cards-choice"),), (box, difficulty))


def _rules(model: Model, words: Words) -> Node:
    parts: list[Node] = []
    for name in SHORT_RULES:
        parts.append(el("h3", (), words.say("short." + name)))
        parts.append(el("p", (), words.say("short." + name + "_text")))
    page = (
        ("class", "action text"),
        ("href", "rules/" + words.language + "/"),
        ("target", "_blank"),
        ("rel", "noopener"),
    )
    parts.append(el("p", (), (el("a", page, words.say("rules_window.full")),)))
    if not model.embed:
        parts.append(el("h3", (), words.say("rules_window.embed")))
        parts.append(el("p", (), words.say("rules_window.embed_text")))
        parts.append(plain("embed", words))
    return el("div", (("class", "window-body prose"), ("tabindex", "0")), tuple(parts))


def keys_now(model: Model) -> tuple[str, ...]:
    """The keys that do something at this moment."""
    session = model.session
    off: tuple[str, ...] = _NOT_EMBEDDED if model.embed else ()
    if model.settings.letter_keys != ON:
        off = off + _LETTERS
    if session is None or session.status != PLAYING:
        off = off + _IN_PLAY
    elif session_refusal(session, DRAW) is not None:
        off = off + ("space",)
    if session is None or (session_refusal(session, UNDO) and session_refusal(session, REDO)):
        off = off + ("undo",)
    return tuple([name for name in KEYS if name not in off])


def _embed(model: Model, words: Words) -> Node:
    from golf.solitaire.page.later.embed import embed_window  # here, since a start needs none of it

    return embed_window(model, words)


def _keys(model: Model, words: Words) -> Node:
    rows: list[Node] = []
    for name in keys_now(model):
        rows.append(el("dt", (), words.say("keys." + name)))
        rows.append(el("dd", (), words.say("keys." + name + "_does")))
    return el(
        "div",
        (("class", "window-body prose"), ("tabindex", "0")),
        (el("dl", (("class", "keys"),), tuple(rows)),),
    )


def _more(model: Model, words: Words) -> Node:
    """What the reading keys answer, from buttons; and the ways to the other windows."""
    buttons = []
    for what in HEARD:
        key = "action." + what if what in ("earlier", "later") else "keys." + what + "_does"
        buttons.append(el("button", _sends("read " + what), words.say(key)))
    answers = tuple([el("p", (), worded(words, said)) for said in model.answer])
    others = tuple([plain(name, words) for name in (("keys",) if model.embed else ("keys", "about"))])
    label = words.say("log.label")
    return el(
        "div",
        (("class", "window-body"),),
        (
            el("h3", (), words.say("more_window.hear")),
            el("div", (("class", "buttons"),), tuple(buttons)),
            # The page's own log lies behind the window and is silent now.
            el(
                "div",
                (("class", "answers"), ("role", "log"), ("aria-label", label), ("tabindex", "0")),
                answers,
            ),
            el("div", (("class", "buttons others"),), others),
            None if model.embed else el("p", (), (_to_cards(words),)),
        ),
    )


def _sends(message: str) -> tuple[tuple[str, str], ...]:
    return (("type", "button"), ("class", "action"), ("data-do", message))


def _to_cards(words: Words) -> Node:
    """To the card game; the bar has the same link where it has room."""
    return el("a", (("class", "action text"), ("href", "?game=cards")), words.say("action.card_game"))


def _recent(model: Model, words: Words) -> Node | None:
    """The last deals, each a button that deals it again."""
    rows = []
    for deal in model.recent:
        letter = deal.code.split("~")[0] if "~" in deal.code else deal.code[4:5]
        rules = rules_named(letter)
        name = words.say("rules." + rules.name) if rules else ""
        result = words.say("recent." + deal.result, {"count": deal.count})
        code = deal.code if len(deal.code) < 20 else deal.code[:18] + " …"
        rows.append(
            el(
                "li",
                (),
                (
                    el(
                        "button",
                        _sends("start " + letter + " " + deal.code),
                        (
                            el("span", (("class", "recent-code"),), code),
                            el("span", (("class", "choice-note"),), name + " · " + result),
                        ),
                    ),
                ),
            )
        )
    if not rows:
        return None
    summary = el("summary", (), words.say("new_window.recent"))
    return el("details", (("class", "recent"),), (summary, el("ul", (), tuple(rows))))


def _about(model: Model, words: Words) -> Node:
    """Version, licence, what works without a network, credits."""
    version, stored = (model.facts + ("", ""))[:2]
    table = words.say("about_window.table_ready" if stored == "ready" else "about_window.table_waits")
    quick = words.say("settings_window.quick_ready") if model.engine.state == READY else ""
    parts = [
        el("p", (("class", "about-version"),), words.say("about_window.version", {"version": version})),
        el("p", (), words.say("about_window.licence")),
        el("h3", (), words.say("about_window.offline")),
        el("p", (), table),
        el("p", (), quick) if quick else None,
        el("h3", (), words.say("about_window.credits")),
        el("p", (), words.say("about_window.made")),
        el("p", (), words.say("about_window.runs_on")),
        el("p", (), words.say("about_window.private")),
    ]
    return el("div", (("class", "window-body prose"), ("tabindex", "0")), tuple(parts))
