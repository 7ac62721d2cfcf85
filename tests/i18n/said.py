"""Lists every sentence that `golf/` can say: the keys written out, and the families of the composed ones."""

from collections.abc import Iterable

from golf.cardgame import table as card_table
from golf.cardgame.opponents import PLAYERS
from golf.cardgame.opponents.choice import REASONS as CHOSEN_BECAUSE
from golf.cardgame.page import draft as card_setup
from golf.cardgame.page import lesson as card_lesson
from golf.cardgame.page import options as card_options
from golf.cardgame.page import view as card_view
from golf.cardgame.page.keys import KEYS as CARD_KEYS
from golf.cardgame.page.later import WINDOWS as CARD_WINDOWS
from golf.cardgame.page.later import rules as card_rules
from golf.cardgame.page.later import settings as card_settings
from golf.page import giving, offline
from golf.page.settings import CHOICES
from golf.play import line
from golf.site.trouble import WHY
from golf.solitaire import table
from golf.solitaire.advisor.questions import REASONS
from golf.solitaire.page import bar_view, recent
from golf.solitaire.page.advisor_state import ABSENT, FAILED, FETCHING, READY
from golf.solitaire.page.frame import CONTROLS
from golf.solitaire.page.keys import listed_keys
from golf.solitaire.page.later import OFFERS, embed_choices, more, rules, settings
from golf.solitaire.rules import OPTIONS, RULES
from tests.i18n.reading import is_literal, raised, said_patterns

STATUSES = {table.PLAYING, table.WON, table.BLOCKED}


def _constants(module: object) -> set[str]:
    return {value for name, value in vars(module).items() if name.isupper() and isinstance(value, str)}


# Every reason that a refusal can give: the named texts of the two modules that refuse.
CARD_REFUSALS = _constants(card_table) - {card_table.PLAYING, card_table.OVER} - {"d", "t", "p", "x"}
REFUSALS = (_constants(table) | _constants(line)) - STATUSES - {table.DRAW, line.UNDO, line.REDO}

_RULES = [rules.name for rules in RULES]
_CARD_KEYS = {key.name for key in CARD_KEYS}
_CHOSEN = [(name, value) for name, values in CHOICES for value in values if name in settings.ROWS]
# The buttons that forms and windows have beside those of the bar; and where the solitaire's log is heard.
_FORM_BUTTONS = [
    "restart",
    "back",
    "fetch-advisor",
    "embed",
    "update-app",
    "install",
    "fetch-cards",
    "fetch-rules",
    "persist",
    "keys",
    "about",
    "share",
]

# What stands for `*` in each composed key; pairs where it stands twice.
FAMILIES: dict[str, Iterable[str | tuple[str, ...]]] = {
    "*_window.title": [offer.window for offer in OFFERS if offer.window],
    "action.*": [
        *dict(bar_view.ACTIONS),
        *_FORM_BUTTONS,
        *(set(more.HEARD) - set(listed_keys())),
        "daily",
        "give-up",
    ],
    "card.joker_*": "AB",
    "cards.*": PLAYERS,
    "cards_keys.*": _CARD_KEYS,
    "cards_keys.*_does": _CARD_KEYS,
    "cards_lesson.step_*": [str(at + 1) for at in range(len(card_lesson.MOVES))],
    "cards_log.hint_*": "dtpx",
    "cards_page.do_*": [*dict(card_view.ACTIONS), "lesson", "next", "skip", "cancel", "d", "t", "throw"],
    "cards_page.name_*": "123456",
    "cards_page.window_*": CARD_WINDOWS,
    "cards_reason.*": CHOSEN_BECAUSE,
    "cards_refusal.*": CARD_REFUSALS,
    "cards_settings.*": card_settings.SWITCHES,
    "cards_settings.*_note": card_settings.SWITCHES,
    "cards_settings.words_*": dict(card_options.CHOICES)["words"],
    "cards_setup.preset_*": [preset[0] for preset in card_setup.PRESETS],
    "cards_short.*": card_rules.SHORT_RULES,
    "cards_short.*_text": card_rules.SHORT_RULES,
    "cli.*": STATUSES,
    "corner.*": ["1", "11", "12", "13"],
    "course.*": ["hole", "par", "score", "best", "other"],
    "embed_window.controls_*": CONTROLS,
    "embed_window.kind_*": embed_choices.KINDS,
    "embed_window.start_*": embed_choices.STARTS,
    "error.*": [*raised(), "advisor"],
    "field.*": bar_view.FIELDS,
    "giving.*": set(giving.OUTCOMES) - {giving.COPIED},
    "giving.copied_*": giving.FIELDS,
    "hint.*": [*REASONS, "on_line_won"],
    "keys.*": listed_keys(),
    "keys.*_does": listed_keys(),
    "new_window.difficulty_*": dict(CHOICES)["difficulty"],
    "offline.*": offline.PARTS,
    "offline.kept_*": ["yes", "no"],
    "option.*": [option for _, option in OPTIONS],
    "rank.*": [str(rank) for rank in range(1, 14)],
    "recent.*": [table.WON, table.BLOCKED, recent.LEFT],
    "refusal.*": REFUSALS,
    "rules.*": _RULES,
    "rules.*_note": _RULES,
    "settings_window.*": [*dict(settings.GROUPS), *[name for _, names in settings.GROUPS for name in names]],
    "settings_window.*_*": _CHOSEN,
    "settings_window.*_note": settings.NOTED,
    "settings_window.quick_*": [ABSENT, FETCHING, READY, FAILED],
    "settings_window.theme_*": dict(CHOICES)["theme"],
    "short.*": rules.SHORT_RULES,
    "short.*_text": rules.SHORT_RULES,
    "status.*": [table.WON, table.BLOCKED],
    "status.*_text": [table.WON, table.BLOCKED],
    "start.*": ["trouble", *WHY, "reload", "back"],
    "suit.*": "CDHS",
}
# Sentences made elsewhere, and those named by the sources of the rules pages.
ELSEWHERE = {"<self.key>", "<found.group(1)>"}


def said_keys() -> tuple[set[str], set[str]]:
    """Every key that can be said, and the patterns of the composed ones that were met."""
    met = said_patterns()
    composed = {pattern for pattern in met if not is_literal(pattern)}
    keys = met - composed
    for pattern in composed & set(FAMILIES):
        for names in FAMILIES[pattern]:
            parts = (names,) if isinstance(names, str) else names
            keys.add(pattern.replace("*", "%s") % parts)
    return keys, composed
