"""A page without a browser: messages go in, models and effects come out."""

from hypothesis import strategies as st

from golf.i18n.said import Said
from golf.page import offline
from golf.page.log import flat
from golf.solitaire.page.later import OFFERS
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import HANDLERS, Effect, update
from golf.solitaire.position import position_text
from tests.samples import DOCUMENTED, words_of
from tests.strategies import ACTIONS, CODE_TEXTS, GO1_NUMBERS, RUBBISH, tables

# Every word that a message can begin with.
WORDS_OF_MESSAGES = [
    *HANDLERS,
    *offline.ASKS,
    *[offer.window for offer in OFFERS if offer.window],
    *[message for offer in OFFERS for message in offer.messages],
    "recalled", "recalled recent", "recalled facts", "recalled courses", "embed choose",
    "share link", "copy link", "given link",
]  # fmt: skip
PLACES = [f"column-{number}" for number in range(1, 8)] + ["stock", "discard"]
# What a worker may answer, in time or not.
ADVICE = st.builds(
    "{} {} {}".format,
    st.sampled_from(["hint", "verdict", "review", "best"]),
    st.integers(0, 6),
    st.sampled_from(
        [
            "only_win won -3 s5",
            "won -2 0",
            "lost 3 2",
            "lost 3 1 -4 s5",
            "lost 3 99 -4 -",
            "none position_unknown",
            "-4",
            "x",
            "",
        ]
    ),
)
_SETTINGS = [
    "verdict on",
    "warn on",
    "winnable on",
    "interactive on",
    "interactive off",
    "letters international",
    "theme dark",
    "language ru",
    "brief on",
    "left_hand on",
    "auto_draw on",
    "sound on",
    "sound loud",
    "score off",
]
_READ = ("discard", "table", "free", "score", "stock", "last", "earlier", "later")
POSITION_TEXTS = tables().map(position_text)

# Everything that a page may send, and rubbish behind the words that take something.
MESSAGES = st.one_of(
    ACTIONS,
    ACTIONS,
    ACTIONS,
    st.sampled_from(["new", "settings", "rules", "keys", "close", "restart", "back", "dismiss"]),
    st.sampled_from(
        ["more", "about", "look", "recalled recent GO1-E-AAAAAAB won 3", "recalled facts 1 ready"]
    ),
    st.builds("look {}".format, st.sampled_from(PLACES)),
    st.sampled_from(["hint", "verdict", "study", "continue", "undo", "unlisted", "advisor-failed"]),
    st.sampled_from(["choose rule S", "choose stuck on", "choose winnable off", "choose difficulty hard"]),
    st.sampled_from(["course", "next-hole", "give-up", "sheet", "compare GO9-S-AAAAAAB +4 -3"]),
    st.sampled_from(["share", "share link", "copy game", "given link copied", "given card not_copied"]),
    st.builds("number {} {}".format, st.sampled_from(["9S", "9J", "9OD"]), GO1_NUMBERS),
    st.builds("start 9S {}".format, st.sampled_from(["GO9-S-AAAAAAB", "GO1-E-AAAAAAB", "GO9-S-", ""])),
    st.builds("advice {}".format, ADVICE),
    st.sampled_from([f"set {setting}" for setting in _SETTINGS]),
    st.sampled_from([f"{word} {place}" for word in ("tap", "focus") for place in PLACES]),
    st.sampled_from([f"step {way}" for way in ("left", "right", "up", "down")]),
    st.sampled_from([f"read {what}" for what in _READ]),
    st.builds("number {} {}".format, st.sampled_from("ECSJO"), GO1_NUMBERS),
    st.builds("{} {}".format, st.sampled_from(["start S", "link"]), CODE_TEXTS | POSITION_TEXTS),
    st.lists(ACTIONS, max_size=20).map(lambda moves: "moves " + " ".join(moves)),
    st.builds("{} {}".format, st.sampled_from(WORDS_OF_MESSAGES), RUBBISH),
)


def send(model: Model, *messages: str) -> Model:
    """The model after messages."""
    for message in messages:
        model, _ = update(model, message)
    return model


def effects_of(model: Model, message: str) -> list[tuple[str, str]]:
    """What must happen outside after a message."""
    return [(effect.kind, effect.detail) for effect in update(model, message)[1]]


def dealt(code: str = DOCUMENTED, *messages: str) -> Model:
    """A page that plays a deal."""
    return send(NEUTRAL, f"start E {code}", *messages)


def log_of(model: Model, language: str = "en") -> list[str]:
    """What the log says."""
    return [said.in_words(words_of(language)) for said in flat(model.log)]


def problem_of(model: Model) -> str | None:
    """The key of what could not be read."""
    return model.problem.key if isinstance(model.problem, Said) else None


def kinds(effects: tuple[Effect, ...]) -> list[str]:
    return [effect.kind for effect in effects]
