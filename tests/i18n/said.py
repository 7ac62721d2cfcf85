"""Finds every sentence that `golf/` can say: the literal keys, and the composed ones written out below."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from golf.cardgame import table as card_table
from golf.cardgame.match import PLAYERS
from golf.cardgame.opponents.choice import REASONS as CHOSEN_BECAUSE
from golf.cardgame.page import draft as card_setup
from golf.cardgame.page import lesson as card_lesson
from golf.cardgame.page import options as card_options
from golf.cardgame.page import view as card_view
from golf.cardgame.page.later import windows as card_windows
from golf.page import offline
from golf.page.settings import CHOICES
from golf.play import line
from golf.solitaire import table
from golf.solitaire.advisor.questions import NO_MOVE, REASONS
from golf.solitaire.page import bar_view, recent
from golf.solitaire.page.advisor_state import ABSENT, FAILED, FETCHING, READY
from golf.solitaire.page.board_address import CONTROLS
from golf.solitaire.page.keys import listed_keys
from golf.solitaire.page.later import OFFERS, embed_choices, more, rules, settings
from golf.solitaire.rules import OPTIONS, RULES
from tests.samples import ROOT

GOLF = ROOT / "golf"
ANY = "**"  # values that cannot be told from the source
STATUSES = {table.PLAYING, table.WON, table.BLOCKED}
_RAISED = {"BadCard", "BadCode", "BadMoves", "BadSave", "BadChoice", "GolfError"}


def _constants(module: object) -> set[str]:
    return {value for name, value in vars(module).items() if name.isupper() and isinstance(value, str)}


# Every reason that a refusal can give: the named texts of the two modules that refuse.
CARD_REFUSALS = _constants(card_table) - {card_table.PLAYING, card_table.OVER} - {"d", "t", "p", "x"}
REFUSALS = (_constants(table) | _constants(line)) - STATUSES - {table.DRAW, line.UNDO, line.REDO}


@cache
def _trees() -> dict[str, ast.Module]:
    paths = sorted(GOLF.rglob("*.py"))
    return {path.relative_to(GOLF).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def _calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    for path, tree in _trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                function = node.func
                method = isinstance(function, ast.Attribute)
                name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                # Words say a key; the function `say` puts what was said into a model's log.
                if name in names and (method or name != "say"):
                    yield path, node


def _literals(node: ast.expr) -> set[str] | None:
    """The texts that a literal, or a choice between literals, can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        first, second = _literals(node.body), _literals(node.orelse)
        return first | second if first is not None and second is not None else None
    return None


def _raised() -> dict[str, set[str]]:
    """Each reason of an error with the names of the values it comes with."""
    found: dict[str, set[str]] = {}
    for path, call in _calls(_RAISED):
        for reason in _literals(call.args[0]) or set():
            values = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
            found[reason] = _value_names(path, values)
    return found


def _value_names(path: str, values: ast.expr) -> set[str]:
    """The keys of a dict that is written in place, or assigned to the name that stands there."""
    if isinstance(values, ast.Name):
        name = values.id
        for node in ast.walk(_trees()[path]):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                values = node.value if ast.unparse(targets[0]) == name else values
    assert isinstance(values, ast.Dict), f"{path}: which values are {ast.unparse(values)}?"
    return {ast.literal_eval(key) if key else ANY for key in values.keys}


_ERRORS = {f"error.{reason}" for reason in _raised()}
_RULES = {f"rules.{rules.name}" for rules in RULES}
_REFUSED = {f"refusal.{reason}" for reason in REFUSALS}
_CARDS_REFUSED = {f"cards_refusal.{reason}" for reason in CARD_REFUSALS}
_PLAYERS = {f"cards.{player}" for player in PLAYERS}
_CHOSEN = {(name, value) for name, values in CHOICES for value in values if name in settings.ROWS}
_GROUPS = settings.GROUPS
KEYS = listed_keys()
WINDOWS = [offer.window for offer in OFFERS if offer.window]
_HEARD_BY_KEY = set(more.HEARD) & set(KEYS)
_HINTS = ({*REASONS, "on_line_won"}) - {NO_MOVE}

_CARD_KEYS = {
    *card_windows.TO_DRAW,
    *card_windows.IN_HAND,
    *card_windows.WAITING,
    *card_windows.GOING_ON,
    *card_windows.ALWAYS,
}

# What a composed key can be; the words of a suit, rank and corner are asked for by `Words` itself.
COMPOSED = {
    ("solitaire/page/course_play.py", "key"): {"course.left", "course.cleared", "course.even"},
    ("solitaire/page/later/course.py", "'course.' + name"): {
        f"course.{name}" for name in ("hole", "par", "score", "best", "other")
    },
    ("solitaire/page/later/course.py", "key"): {"course.ahead", "course.behind", "course.level"},
    ("solitaire/page/later/course.py", "next_key(course)"): {"action.next-hole", "action.finish"},
    ("solitaire/page/talk_view.py", "next_key(model.course)"): set(),  # the same
    ("solitaire/page/advisor.py", "'error.' + reply.trouble"): _ERRORS | {"error.advisor"},
    ("solitaire/page/advisor.py", "'hint.' + NO_MOVE"): {f"hint.{NO_MOVE}"},
    ("solitaire/page/advisor.py", "'hint.' + reason"): {f"hint.{reason}" for reason in _HINTS},
    ("solitaire/page/bar_view.py", "'action.' + do"): {f"action.{do}" for do, _ in bar_view.ACTIONS},
    ("solitaire/page/bar_view.py", "'field.' + name"): {f"field.{name}" for name in bar_view.FIELDS},
    ("solitaire/sentences.py", "key"): {"read.card_free", "read.card_covered"},
    ("solitaire/sentences.py", "'rules.' + name"): _RULES,
    ("solitaire/sentences.py", "'option.' + option"): {f"option.{option}" for _, option in OPTIONS},
    ("solitaire/sentences.py", "'refusal.' + reason"): _REFUSED,
    ("solitaire/page/talk_view.py", "'refusal.' + refused.reason"): _REFUSED,
    ("solitaire/page/talk_view.py", "'status.' + status"): {"status.won", "status.blocked"},
    ("solitaire/page/talk_view.py", "'status.' + status + '_text'"): {
        "status.won_text",
        "status.blocked_text",
    },
    ("solitaire/page/player_moves.py", "'refusal.' + reason"): _REFUSED,
    ("solitaire/page/later/embed.py", "'embed_window.kind_' + kind"): {
        f"embed_window.kind_{kind}" for kind in embed_choices.KINDS
    },
    ("solitaire/page/later/embed.py", "'embed_window.start_' + start"): {
        f"embed_window.start_{start}" for start in embed_choices.STARTS
    },
    ("solitaire/page/later/embed.py", "key"): {"embed_window.caption_draw", "embed_window.caption_play"},
    ("solitaire/page/later/embed.py", "'rules.' + rules.name"): _RULES,
    ("solitaire/page/later/embed.py", "'settings_window.theme_' + value"): {
        f"settings_window.{name}_{value}" for name, value in _CHOSEN if name == "theme"
    },
    ("solitaire/page/later/embed.py", "'embed_window.controls_' + name"): {
        f"embed_window.controls_{name}" for name in CONTROLS
    },
    ("solitaire/page/later/embed.py", "'embed_window.copied_' + share_of(model).copied"): {
        "embed_window.copied_yes",
        "embed_window.copied_no",
    },
    ("solitaire/page/later/offline.py", "'offline.' + name"): {f"offline.{name}" for name in offline.PARTS},
    ("solitaire/page/later/offline.py", "'offline.kept_' + offline.kept"): {
        "offline.kept_yes",
        "offline.kept_no",
    },
    ("page/forms.py", "'action.' + do"): {
        "action.restart",
        "action.back",
        "action.fetch-advisor",
        "action.embed",
        "action.update-app",
        "action.install",
        "action.fetch-rules",
        "action.persist",
        "action.keys",
        "action.about",
        "action.daily",
        "action.give-up",
        "action.copy-card",
    },
    ("solitaire/page/later/__init__.py", "model.window + '_window.title'"): {
        f"{name}_window.title" for name in WINDOWS
    },
    ("solitaire/page/later/new_game.py", "'rules.' + rules.name"): _RULES,
    ("solitaire/page/later/new_game.py", "'rules.' + rules.name + '_note'"): {
        f"{key}_note" for key in _RULES
    },
    ("solitaire/page/later/new_game.py", "'new_window.difficulty_' + value"): {
        f"new_window.difficulty_{value}" for value in dict(CHOICES)["difficulty"]
    },
    ("solitaire/page/later/settings.py", "'settings_window.' + title"): {
        f"settings_window.{title}" for title, _ in _GROUPS
    },
    ("solitaire/page/later/settings.py", "'settings_window.' + name"): {
        f"settings_window.{name}" for _, names in _GROUPS for name in names
    },
    ("solitaire/page/later/settings.py", "'settings_window.' + name + '_note'"): {
        f"settings_window.{name}_note" for name in settings.NOTED
    },
    ("solitaire/page/later/settings.py", "'settings_window.' + name + '_' + one"): {
        f"settings_window.{name}_{value}" for name, value in _CHOSEN
    },
    ("solitaire/page/later/settings.py", "'settings_window.quick_' + state"): {
        f"settings_window.quick_{state}" for state in (ABSENT, FETCHING, READY, FAILED)
    },
    ("solitaire/page/later/more.py", "key"): {f"keys.{name}_does" for name in _HEARD_BY_KEY}
    | {f"action.{name}" for name in set(more.HEARD) - _HEARD_BY_KEY},
    ("solitaire/page/later/new_game.py", "'recent.' + deal.result"): {
        f"recent.{result}" for result in (table.WON, table.BLOCKED, recent.LEFT)
    },
    ("solitaire/page/later/rules.py", "'short.' + name"): {f"short.{name}" for name in rules.SHORT_RULES},
    ("solitaire/page/later/rules.py", "'short.' + name + '_text'"): {
        f"short.{name}_text" for name in rules.SHORT_RULES
    },
    ("solitaire/page/later/keys.py", "'keys.' + name"): {f"keys.{name}" for name in KEYS},
    ("solitaire/page/later/keys.py", "'keys.' + name + '_does'"): {f"keys.{name}_does" for name in KEYS},
    ("i18n/said.py", "self.key"): set(),  # a sentence made elsewhere
    ("i18n/said.py", "'error.' + error.reason"): _ERRORS,
    ("cardgame/page/count_view.py", "key"): {"cards_count.next", "cards_page.do_again"},
    ("cardgame/page/counts.py", "'cards_page.name_' + str(player.seat + 1)"): {
        f"cards_page.name_{number}" for number in range(1, 7)
    },
    ("cardgame/page/lesson.py", "'cards_lesson.step_' + str(model.lesson + 1)"): {
        f"cards_lesson.step_{at + 1}" for at in range(len(card_lesson.MOVES))
    },
    ("cardgame/page/turns.py", "'cards_log.hint_' + text[0]"): {f"cards_log.hint_{move}" for move in "dtpx"},
    ("cardgame/page/turns.py", "'cards_reason.' + choice.reason"): {
        f"cards_reason.{reason}" for reason in CHOSEN_BECAUSE
    },
    ("cardgame/page/turns.py", "'cards_refusal.' + reason"): _CARDS_REFUSED,
    ("cardgame/page/opening.py", "'cards.' + player"): _PLAYERS,
    ("cardgame/page/table_view.py", "'cards.' + str(player)"): _PLAYERS,
    ("cardgame/page/view.py", "'cards_page.do_' + do"): {
        f"cards_page.do_{do}" for do in [*dict(card_view.ACTIONS), *card_view.BUTTONS]
    },
    ("cardgame/page/later/windows.py", "'cards.' + kind"): _PLAYERS,
    ("cardgame/page/later/windows.py", "'cards_keys.' + name"): {f"cards_keys.{name}" for name in _CARD_KEYS},
    ("cardgame/page/later/windows.py", "'cards_keys.' + name + '_does'"): {
        f"cards_keys.{name}_does" for name in _CARD_KEYS
    },
    ("cardgame/page/later/windows.py", "'cards_page.window_' + model.window"): {
        f"cards_page.window_{name}" for name in ("setup", "settings", "rules", "keys")
    },
    ("cardgame/page/later/windows.py", "'cards_settings.' + name"): {
        f"cards_settings.{name}" for name in card_windows.SWITCHES
    },
    ("cardgame/page/later/windows.py", "'cards_settings.' + name + '_note'"): {
        f"cards_settings.{name}_note" for name in card_windows.SWITCHES
    },
    ("cardgame/page/later/windows.py", "'cards_settings.words_' + value"): {
        f"cards_settings.words_{value}" for value in dict(card_options.CHOICES)["words"]
    },
    ("cardgame/page/later/windows.py", "'cards_setup.preset_' + name"): {
        f"cards_setup.preset_{preset[0]}" for preset in card_setup.PRESETS
    },
    ("cardgame/page/later/windows.py", "'cards_short.' + name"): {
        f"cards_short.{name}" for name in card_windows.SHORT_RULES
    },
    ("cardgame/page/later/windows.py", "'cards_short.' + name + '_text'"): {
        f"cards_short.{name}_text" for name in card_windows.SHORT_RULES
    },
    ("cardgame/page/later/windows.py", "'settings_window.' + name"): {
        "settings_window.letters",
        "settings_window.theme",
    },
    ("cardgame/page/later/windows.py", "'settings_window.' + name + '_' + value"): {
        f"settings_window.{name}_{value}" for name, value in _CHOSEN
    },
    ("cardgame/page/wording.py", "said.key"): set(),  # a sentence made elsewhere
    ("cli/main.py", "key"): {"cli.solved_won", "cli.solved_lost"},
    ("cli/main.py", "'cli.' + session.status"): {f"cli.{status}" for status in STATUSES},
    ("cli/main.py", "'refusal.' + reason"): _REFUSED,
    ("cli/cards.py", "'cards.' + name"): _PLAYERS,
    ("cli/terminal.py", "'cards.' + player"): _PLAYERS,
    ("cli/terminal.py", "'cards_refusal.' + reason"): _CARDS_REFUSED,
    ("cardgame/words.py", "'cards_reason.' + choice.reason"): {
        f"cards_reason.{reason}" for reason in CHOSEN_BECAUSE
    },
    ("cardgame/words.py", "key"): {
        "cards.scored",
        "cards.scored_bonus",
        "cards.scored_penalty",
        "cards.won",
        "cards.won_together",
    },
    ("solitaire/position_words.py", "key"): {"position.column_first", "position.column"},
    ("solitaire/position_words.py", "key + '_empty'"): {
        "position.column_first_empty",
        "position.column_empty",
    },
    ("i18n/words.py", "'cards.joker' if alike else 'card.joker_' + card.suit"): {
        "cards.joker",
        "card.joker_A",
        "card.joker_B",
    },
    ("i18n/words.py", "'rank.' + str(card.rank)"): {f"rank.{rank}" for rank in range(1, 14)},
    ("i18n/words.py", "'corner.' + str(card.rank)"): {f"corner.{rank}" for rank in (1, 11, 12, 13)},
    ("i18n/words.py", "'suit.' + card.suit"): {f"suit.{suit}" for suit in "CDHS"},
    ("i18n/words.py", "inflected if form and inflected in self._entries else key"): set(),  # of those above
    ("site/figures.py", "'refusal.' + reason"): _REFUSED,
    ("site/manifest.py", "key"): {"action.new", "rules_window.title"},
    ("site/card_figures.py", "f'cards_keys.{name}'"): {f"cards_keys.{name}" for name in _CARD_KEYS},
    ("site/card_figures.py", "f'cards_keys.{name}_does'"): {f"cards_keys.{name}_does" for name in _CARD_KEYS},
    ("site/rules_text.py", "found.group(1)"): set(),  # named by the sources of the rules pages
    ("site/rules_text.py", "f'keys.{name}'"): {f"keys.{name}" for name in KEYS},
    ("site/rules_text.py", "f'keys.{name}_does'"): {f"keys.{name}_does" for name in KEYS},
}
# Keys that the site build and the PO reader look up by subscript.
_LOOKED_UP = {f"start.{name}" for name in ("trouble", "help", "reload")}


def said_keys() -> tuple[set[str], set[tuple[str, str]]]:
    """Every key that can be said, and the composed expressions that were met."""
    keys, composed = set(_LOOKED_UP), set()
    for path, call in _calls({"say", "Said", "_form"}):
        literals = _literals(call.args[0])
        if literals is None:
            expression = ast.unparse(call.args[0])
            composed.add((path, expression))
            literals = COMPOSED.get((path, expression), set())
        keys |= literals
    return keys, composed


def looked_up_keys(known: set[str]) -> set[str]:
    """The keys among the texts of the site build and the PO reader."""
    found = set()
    for path, tree in _trees().items():
        if Path(path).parts[0] == "site" or path == "i18n/po.py":
            texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            found |= {text for text in texts if isinstance(text, str) and text in known}
    return found


def values_given() -> list[tuple[str, set[str]]]:
    """Each literal key with the names of the values it is said with, errors included."""
    given = [(f"error.{reason}", names) for reason, names in _raised().items()]
    for path, call in _calls({"say", "Said"}):
        for key in _literals(call.args[0]) or set():
            values = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
            given.append((key, _value_names(path, values)))
    return given
