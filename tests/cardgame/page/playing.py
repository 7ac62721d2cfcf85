"""The card game's page without a browser: messages go in, models and effects come out."""

from typing import Any

from golf.cardgame.match import hint, match_text
from golf.cardgame.page.model import COUNT, HANDOVER, NEUTRAL, OPPONENT, OVER, PERSONS_TURN, Model, waits_for
from golf.cardgame.page.update import update
from golf.cardgame.worker import answer
from golf.i18n.said import Said
from golf.page.log import flat
from tests.samples import words_of

CODE = "GC1-232-AAAAAAB"


def send(model: Model, *messages: str) -> Model:
    """The model after messages."""
    for message in messages:
        model, _ = update(model, message)
    return model


def effects_of(model: Model, message: str) -> list[tuple[str, str]]:
    """What must happen outside after a message."""
    return [(effect.kind, effect.detail) for effect in update(model, message)[1]]


def opened(code: str = CODE, *messages: str) -> Model:
    """A page with the match of a code; messages before it choose who plays."""
    return send(send(NEUTRAL, "setup", *messages), f"start {code}")


def log_of(model: Model, language: str = "en") -> list[str]:
    """What the log says."""
    return [said.in_words(words_of(language)) for said in flat(model.log)]


def history_of(model: Model, language: str = "en") -> list[str]:
    """What can be read back."""
    return [said.in_words(words_of(language)) for said in model.history]


def heard(before: Model, after: Model, language: str = "en") -> list[str]:
    """What is spoken between two models: new entries of the log, then what is said at once."""
    words = words_of(language)
    return [
        said.in_words(words)
        for said in _new(flat(before.log), flat(after.log)) + _new(before.alerts, after.alerts)
    ]


def _new(before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[Any, ...]:
    for gone in range(len(before) + 1):
        kept = before[gone:]
        if len(kept) <= len(after) and all(one is other for one, other in zip(kept, after, strict=False)):
            return after[len(kept) :]
    return after


def key_of(said: object) -> str | None:
    """The key of something said."""
    return said.key if isinstance(said, Said) else None


def others_play(model: Model) -> Model:
    """Let opponents play until it is somebody else's turn; Hard's worker answers as it does in the page."""
    while waits_for(model) == OPPONENT:
        if model.asked:
            assert model.match is not None
            model = send(model, "advice " + answer(f"hard {model.asked} {match_text(model.match)}"))
        else:
            model = send(model, f"tick {model.due}")
    return model


def play_on(model: Model) -> Model:
    """One step of a match that people play as the hint says."""
    waits = waits_for(model)
    if waits == OPPONENT:
        return others_play(model)
    if waits in (COUNT, HANDOVER):
        return send(model, "next")
    assert waits == PERSONS_TURN, waits
    assert model.match is not None
    choice = hint(model.match)
    assert choice is not None
    model = send(model, choice.move)
    return send(model, choice.move) if model.pending else model


def is_over(model: Model) -> bool:
    return waits_for(model) == OVER
