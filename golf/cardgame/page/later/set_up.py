"""The set-up window: the table, who sits at it, the match's length and options, or a code."""

from golf.cardgame.names import LONGEST_NAME
from golf.cardgame.page.aside import can_go_back
from golf.cardgame.page.draft import PRESETS, ROUNDS
from golf.cardgame.page.later.parts import labelled_select, options_of, players_to_choose, radios
from golf.cardgame.page.model import Model
from golf.cardgame.page.options import ON
from golf.cardgame.rules import BOARDS, FEWEST_SEATS, LIMITS, MOST_SEATS, MOST_UP
from golf.cardgame.sentences import Who
from golf.i18n.words import Words
from golf.page.forms import choice, code_entry, problem_text
from golf.page.nodes import Node, button, el


def body(model: Model, words: Words) -> Node:
    """Return the form."""
    draft = model.draft
    rules = draft.rules
    problem = model.problem.in_words(words) if model.problem else ""
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
        labelled_select("up", words.say("cards_setup.up"), ups, str(rules.up)),
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
            radios("seats", words.say("cards_setup.seats"), counts, str(rules.seats)),
            el(
                "fieldset",
                (("class", "seats"),),
                (el("legend", (), words.say("cards_setup.players")),) + seats,
            ),
            radios("board", words.say("cards_setup.board"), boards, board),
            labelled_select("length", words.say("cards_setup.length"), tuple(lengths), length),
            el(
                "details",
                (),
                (
                    el("summary", (), words.say("cards_setup.options")),
                    el("div", (("class", "choices"),), options),
                ),
            ),
            code_entry(
                words.say("cards_setup.code"),
                "GC1-234-AAAAAAB",
                "code-problem",
                problem if model.typed else "",
                model.typed,
            ),
            el(
                "div",
                (("class", "window-actions"),),
                (
                    problem_text("code-problem", problem),  # in sight however far the window is scrolled
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
                    button("back", words.say("cards_page.do_back")) if can_go_back(model) else None,
                ),
            ),
        ),
    )


def _seat(words: Words, model: Model, seat: int) -> Node:
    draft = model.draft
    names = draft.named
    number = str(seat + 1)
    player = draft.players[seat]
    label = words.say("cards_setup.seat", {"number": seat + 1})
    kinds = players_to_choose(words)
    return el(
        "div",
        (("class", "seat-choice"),),
        (
            el("select", (("name", "player" + number), ("aria-label", label)), options_of(kinds, player)),
            el(
                "input",
                (
                    ("class", "code-input name-input"),
                    ("type", "text"),
                    ("name", "name" + number),
                    ("value", names[seat]),
                    ("maxlength", str(LONGEST_NAME)),
                    ("autocomplete", "off"),
                    ("placeholder", Who(seat, "", player, names).in_words(words)),
                    ("aria-label", words.say("cards_setup.name", {"number": seat + 1})),
                ),
            ),
        ),
    )
