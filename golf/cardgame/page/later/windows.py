"""The card game's windows: set-up, settings, the rules in short, the keys of this moment."""

from golf.cardgame.match import PLAYERS
from golf.cardgame.page.counts import name_of
from golf.cardgame.page.draft import LONGEST_NAME, PRESETS, ROUNDS
from golf.cardgame.page.model import OPPONENT, PERSONS_TURN, Model, Who, everybody, sight, waits_for
from golf.cardgame.page.options import CHOICES, ON
from golf.cardgame.page.wording import worded
from golf.cardgame.rules import BOARDS, FEWEST_SEATS, LIMITS, MOST_SEATS, MOST_UP
from golf.i18n.words import Words
from golf.page.forms import choice, code_entry, group, head, select
from golf.page.nodes import Node, el
from golf.page.settings import CHOICES as SITE_CHOICES

# The keys that do something before a card is drawn, with one in hand, while others play, and always.
TO_DRAW = ("draw", "take", "hint")
IN_HAND = ("put", "throw", "cancel", "hint")
WAITING = ("skip",)
GOING_ON = ("go_on",)
ALWAYS = (
    "arrows",
    "discard",
    "hand",
    "board",
    "boards",
    "scores",
    "turn",
    "last",
    "history",
    "setup",
    "keys",
)
SHORT_RULES = ("aim", "turn", "lines", "end", "values", "match")
SWITCHES = ("confirm", "drawn", "keys", "sounds")


def window_children(model: Model, words: Words) -> tuple[Node, ...]:
    """What stands in the open window: its head and its body."""
    body = {"setup": _setup, "settings": _settings, "rules": _rules, "keys": _keys}[model.window]
    title = words.say("cards_page.window_" + model.window)
    return head(title, words.say("cards_page.close")), body(model, words)


# ---- Set-up


def _setup(model: Model, words: Words) -> Node:
    draft = model.draft
    rules = draft.rules
    problem = worded(words, model.problem) if model.problem else ""
    presets = tuple(
        [
            el(
                "button",
                (("type", "button"), ("class", "action"), ("data-do", "choose preset " + name)),
                words.say("cards_setup.preset_" + name),
            )
            for name, _, _, _ in PRESETS
        ]
    )
    counts = tuple([(str(count), str(count)) for count in range(FEWEST_SEATS, MOST_SEATS + 1)])
    boards = tuple(
        [(str(rows) + "x" + str(columns), str(rows) + "×" + str(columns)) for rows, columns in BOARDS]
    )
    lengths = [("L" + str(limit), words.say("cards_setup.limit", {"points": limit})) for limit in LIMITS]
    lengths += [("R" + str(count), words.say("cards_setup.rounds", {"count": count})) for count in ROUNDS]
    length = "R" + str(rules.rounds) if rules.rounds else "L" + str(rules.limit)
    ups = tuple([(str(count), str(count)) for count in range(MOST_UP + 1)])
    seats = tuple([_seat(words, model, seat) for seat in range(rules.seats)])
    board = str(rules.rows) + "x" + str(rules.columns)
    options = (
        choice("checkbox", "jokers", ON, rules.jokers, words.say("cards_setup.jokers"), ""),
        choice(
            "checkbox", "keep", ON, rules.jokers_keep, words.say("cards_setup.keep"), "", not rules.jokers
        ),
        choice("checkbox", "alone", ON, rules.alone, words.say("cards_setup.alone"), ""),
        _select("up", words.say("cards_setup.up"), ups, str(rules.up)),
    )
    return el(
        "form",
        (
            ("class", "window-body card-setup"),
            ("method", "dialog"),
            ("data-send", "start {code}"),
            ("data-change", "choose"),
            ("novalidate", ""),
        ),
        (
            el(
                "fieldset",
                (("class", "presets"),),
                (el("legend", (), words.say("cards_setup.presets")),) + presets,
            ),
            _radios("seats", words.say("cards_setup.seats"), counts, str(rules.seats)),
            el(
                "fieldset",
                (("class", "seats"),),
                (el("legend", (), words.say("cards_setup.players")),) + seats,
            ),
            _radios("board", words.say("cards_setup.board"), boards, board),
            _select("length", words.say("cards_setup.length"), tuple(lengths), length),
            el(
                "details",
                (),
                (
                    el("summary", (), words.say("cards_setup.options")),
                    el("div", (("class", "choices"),), options),
                ),
            ),
            code_entry(words.say("cards_setup.code"), "GC1-234-AAAAAAB", "code-problem", problem),
            el("p", (("class", "error-text"), ("id", "code-problem"), ("role", "alert")), problem),
            el(
                "div",
                (("class", "window-actions"),),
                (
                    el(
                        "button",
                        (("type", "submit"), ("class", "action primary")),
                        words.say("cards_setup.begin"),
                    ),
                    el(
                        "button",
                        (("type", "button"), ("class", "action"), ("data-do", "lesson")),
                        words.say("cards_page.do_lesson"),
                    ),
                ),
            ),
        ),
    )


def _seat(words: Words, model: Model, seat: int) -> Node:
    draft = model.draft
    number = str(seat + 1)
    player = draft.players[seat]
    label = words.say("cards_setup.seat", {"number": seat + 1})
    kinds = tuple([(kind, words.say("cards." + kind)) for kind in PLAYERS])
    return el(
        "div",
        (("class", "seat-choice"),),
        (
            el("select", (("name", "player" + number), ("aria-label", label)), _options(kinds, player)),
            el(
                "input",
                (
                    ("class", "code-input name-input"),
                    ("type", "text"),
                    ("name", "name" + number),
                    ("value", draft.names[seat]),
                    ("maxlength", str(LONGEST_NAME)),
                    ("autocomplete", "off"),
                    ("placeholder", name_of(words, Who(seat, "", player))),
                    ("aria-label", words.say("cards_setup.name", {"number": seat + 1})),
                ),
            ),
        ),
    )


def _radios(name: str, legend: str, choices: tuple[tuple[str, str], ...], now: str) -> Node:
    inner = tuple([choice("radio", name, value, value == now, label, "") for value, label in choices])
    return group(legend, inner, "choices in-row")


def _select(name: str, label: str, choices: tuple[tuple[str, str], ...], now: str) -> Node:
    return select(name, label, _options(choices, now))


def _options(choices: tuple[tuple[str, str], ...], now: str) -> tuple[Node, ...]:
    return tuple(
        [
            el("option", (("value", value), ("selected", "" if value == now else None)), label)
            for value, label in choices
        ]
    )


# ---- Settings


def _settings(model: Model, words: Words) -> Node:
    options = model.options
    now = dict(zip([name for name, _ in CHOICES], options))
    paces = tuple([(str(count), words.say("cards_settings.seconds", {"count": count})) for count in range(6)])
    sentences = tuple([(value, words.say("cards_settings.words_" + value)) for value in ("full", "brief")])
    parts = [
        _select("pace", words.say("cards_settings.pace"), paces, options.pace),
        _radios("words", words.say("cards_settings.words"), sentences, options.words),
    ]
    for name in SWITCHES:
        label = words.say("cards_settings." + name)
        note = words.say("cards_settings." + name + "_note")
        parts.append(choice("checkbox", name, ON, now[name] == ON, label, note))
    if model.match is not None:
        parts.append(_leavers(model, words))
    for name in ("letters", "theme"):
        values = tuple(
            [
                (value, words.say("settings_window." + name + "_" + value))
                for known, allowed in SITE_CHOICES
                if known == name
                for value in allowed
            ]
        )
        current = model.settings.letters if name == "letters" else model.settings.theme
        parts.append(_radios(name, words.say("settings_window." + name), values, current))
    language = model.settings.language or words.language
    parts.append(_select("language", words.say("settings_window.language"), words.languages, language))
    return el("form", (("class", "window-body"), ("method", "dialog"), ("data-change", "set")), tuple(parts))


def _leavers(model: Model, words: Words) -> Node:
    """Who plays each seat: an opponent for somebody who leaves."""
    kinds = tuple([(kind, words.say("cards." + kind)) for kind in PLAYERS])
    rows = tuple(
        [
            _select("seat" + str(player.seat + 1), name_of(words, player), kinds, player.player)
            for player in everybody(model)
        ]
    )
    return el(
        "fieldset", (("class", "leavers"),), (el("legend", (), words.say("cards_settings.seats")),) + rows
    )


# ---- Rules in short and keys


def _rules(model: Model, words: Words) -> Node:
    parts: list[Node] = []
    for name in SHORT_RULES:
        parts.append(el("h3", (), words.say("cards_short." + name)))
        parts.append(el("p", (), words.say("cards_short." + name + "_text")))
    lesson = (("type", "button"), ("class", "action text"), ("data-do", "lesson"))
    page = (
        ("class", "action text"),
        ("href", "rules/" + words.language + "/cards/"),
        ("target", "_blank"),
        ("rel", "noopener"),
    )
    parts.append(el("p", (), (el("button", lesson, words.say("cards_page.do_lesson")),)))
    parts.append(el("p", (), (el("a", page, words.say("cards_page.rules_page")),)))
    return el("div", (("class", "window-body prose"), ("tabindex", "0")), tuple(parts))


def keys_of_now(model: Model) -> tuple[str, ...]:
    """The keys that do something at this moment, besides those that always do."""
    waits = waits_for(model)
    if waits == PERSONS_TURN:
        return IN_HAND if sight(model).hand is not None else TO_DRAW
    return WAITING if waits == OPPONENT else GOING_ON


def _keys(model: Model, words: Words) -> Node:
    now = keys_of_now(model)
    return el(
        "div",
        (("class", "window-body prose"), ("tabindex", "0")),
        (
            el("h3", (), words.say("cards_page.keys_now")),
            _key_list(words, now),
            el("h3", (), words.say("cards_page.keys_always")),
            _key_list(words, ALWAYS),
        ),
    )


def _key_list(words: Words, names: tuple[str, ...]) -> Node:
    rows: list[Node] = []
    for name in names:
        rows.append(el("dt", (), words.say("cards_keys." + name)))
        rows.append(el("dd", (), words.say("cards_keys." + name + "_does")))
    return el("dl", (("class", "keys"),), tuple(rows))
