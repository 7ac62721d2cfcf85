"""The New game window: rule, cards, a code, the last deals; and the deal of the day."""

from collections import namedtuple

from golf.i18n.words import Words
from golf.page.effects import effects
from golf.page.forms import action, choice, code_entry, form, group, problem_text, submit
from golf.page.nodes import Node, button, el
from golf.page.settings import CHOICES, ON, with_setting
from golf.record import replace
from golf.solitaire.page.effects import DAY, RECALL
from golf.solitaire.page.later.more import to_card_game
from golf.solitaire.page.model import Model
from golf.solitaire.page.opening import COURSE_MARK, winnable_only
from golf.solitaire.page.recent import Recent, read_recent
from golf.solitaire.rules import EASY, RULES, STUCK, dealt_as, rules_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

_RECENT = "recent"


class NewGame(namedtuple("NewGame", "letter recent")):
    """What the window knows."""

    __slots__ = ()
    letter: str  # the mark of the rule that was chosen; "": that of the game
    recent: tuple[Recent, ...]  # the last deals, the newest first


_FRESH = NewGame("", ())


def opened(model: Model) -> "Step":
    """Ask for the last deals."""
    return replace(model, data=_FRESH), effects(RECALL, _RECENT)


def recalled(model: Model, name: str, text: str) -> Model:
    """Take the last deals."""
    return replace(model, data=replace(_data(model), recent=read_recent(text))) if name == _RECENT else model


def choose(model: Model, rest: str) -> "Step":
    """`choose rule S`, `choose stuck on`, `choose winnable off`, `choose difficulty hard`."""
    name, _, value = rest.partition(" ")
    letter, stuck = chosen_letter(model)
    if name == "rule":
        wanted = rules_named(value + STUCK if stuck else value)
        return (_chosen(model, wanted.letter) if wanted else model), ()
    if name == "stuck":
        return _chosen(model, letter + STUCK if value == ON else letter), ()
    settings = with_setting(model.settings, name, value)
    if name not in ("winnable", "difficulty") or settings == model.settings:
        return model, ()
    return replace(model, settings=settings), ()


def daily(model: Model, _: str) -> "Step":
    """Deal the day's cards, the same for everyone, under the chosen rule."""
    letter, stuck = chosen_letter(model)
    rules = rules_named(letter + STUCK if stuck else letter)
    return model, effects(DAY, dealt_as(rules).letter) if rules else ()


def chosen_letter(model: Model) -> tuple[str, bool]:
    """Return the letter of the chosen rule, and whether its stock is closed.

    Until one is chosen, of the game's.
    """
    rules = rules_named(_data(model).letter) or (model.session.start.rules if model.session else EASY)
    return rules.letter[:1], rules.draw_only_when_stuck


def _data(model: Model) -> NewGame:
    return model.data if isinstance(model.data, NewGame) else _FRESH


def _chosen(model: Model, letter: str) -> Model:
    return replace(model, data=replace(_data(model), letter=letter)) if model.window == "new" else model


def body(model: Model, words: Words) -> Node:
    """Return the form."""
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
    problem = model.problem.in_words(words) if model.problem else ""
    parts = (
        group(words.say("new_window.rule"), choices),
        closed,
        choice("checkbox", "holes", COURSE_MARK, False, words.say("new_window.holes"), holes_note),
        _cards(model, letter + STUCK if stuck else letter, words),
        code_entry(words.say("new_window.code"), "GO1-E-AAAAAAB", "code-hint code-problem", problem),
        el("p", (("class", "hint-text"), ("id", "code-hint")), words.say("new_window.code_hint")),
        _recent(_data(model).recent, words),
        el("p", (), (to_card_game(words),)),
        el(
            "div",
            (("class", "window-actions"),),
            (
                problem_text("code-problem", problem),  # in sight however far the window is scrolled
                submit(words.say("new_window.deal")),
                action("daily", words),
                action("restart", words) if model.session else None,
                action("back", words) if model.aside else None,
            ),
        ),
    )
    return form(parts, "start {holes}{rule}{stuck} {code}", "choose")


def _cards(model: Model, letter: str, words: Words) -> Node:
    """Return which deals: only those that can be won, and how difficult."""
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


def _recent(deals: tuple[Recent, ...], words: Words) -> Node | None:
    """Return the last deals, each a button that deals it again."""
    rows = []
    for deal in deals:
        letter = deal.code.split("~")[0] if "~" in deal.code else deal.code[4:5]
        rules = rules_named(letter)
        name = words.say("rules." + rules.name) if rules else ""
        result = words.say("recent." + deal.result, {"count": deal.count})
        code = deal.code if len(deal.code) < 20 else deal.code[:18] + " …"
        texts = (
            el("span", (("class", "recent-code"),), code),
            el("span", (("class", "choice-note"),), name + " · " + result),
        )
        rows.append(el("li", (), (button("start " + letter + " " + deal.code, texts),)))
    if not rows:
        return None
    summary = el("summary", (), words.say("new_window.recent"))
    return el("details", (("class", "recent"),), (summary, el("ul", (), tuple(rows))))


HANDLERS = {"choose": choose, "daily": daily}
