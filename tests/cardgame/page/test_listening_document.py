"""docs/listening.md: what a listener hears, key by key, through one round; made here from the real log.

When sentences change on purpose: `GOLF_WRITE=1 python -m pytest tests/cardgame/page -k document`.
"""

import os

from golf.cardgame.match import hint
from golf.cardgame.page.keys import key_message
from golf.cardgame.page.model import PERSONS_TURN, Model, sight, waits_for
from golf.cardgame.page.update import update
from golf.cardgame.sentences import place_said
from golf.record import replace
from tests.cardgame.page.playing import heard, opened, others_play
from tests.samples import ROOT, words_of

DOCUMENT = ROOT / "docs" / "listening.md"
CODE = "GC1-232-AAAAAAB"
_HEAD = f"""# One round, heard

What a player who listens hears, key by key, through the first round of `{CODE}` against Medium. The first row
is said by itself. `tests/cardgame/page/test_listening_document.py` makes this page from the real log, so
it is what the game says. *At once* marks what interrupts (assertive); everything else waits its turn in the
log. A place is read by the screen reader when it takes focus, and stands here in italics.

| key | what is heard |
|---|---|
"""
# The first turns show every key; after them the hint is followed.
FIRST_KEYS = "T D S V Shift+V H C Enter Space Space D C X Escape → ↓ Enter . PageUp PageUp PageDown L"
_KEYS = {
    "→": "ArrowRight",
    "←": "ArrowLeft",
    "↑": "ArrowUp",
    "↓": "ArrowDown",
    "Space": " ",
}


class Listener:
    """Somebody at the keyboard, and what they have heard."""

    def __init__(self) -> None:
        self.model = opened(CODE)
        self.rows: list[str] = []
        before = self.model
        self.model = others_play(before)
        self._note("(the match begins)", [*_said(before), *_new(before, self.model)])

    def press(self, name: str) -> None:
        """One key; then opponents play, and the pause of the page is over."""
        shift = name.startswith("Shift+")
        key = name.removeprefix("Shift+")
        key = _KEYS.get(key, key if len(key) > 1 or shift else key.lower())
        before = self.model
        message = key_message(key, "", shift, before.place, True)
        assert message is not None, name
        self.model, _ = update(before, message)
        spoken = _new(before, self.model)
        if self.model.place != before.place:
            words = words_of("en")
            spoken.append(f"*{place_said(sight(self.model), self.model.place).in_words(words)}*")
        then = self.model
        self.model = others_play(then)
        self._note(name, spoken + _new(then, self.model))

    def go_to(self, place: str) -> None:
        """Walk there by arrows; stock and discard are the row above the board."""
        for _ in range(12):
            here = self.model.place
            if here == place:
                return
            row, column = (0, 1 + (here == "discard")) if len(here) > 2 else (int(here[0]), int(here[1]))
            to_row, to_column = int(place[0]), int(place[1])
            self.press("↓" if row < to_row else "↑" if row > to_row else "→" if column < to_column else "←")
        raise AssertionError(place)

    def turn(self) -> None:
        """A whole turn as the hint has it."""
        assert self.model.match is not None
        choice = hint(self.model.match)
        assert choice is not None
        self.press("Space" if choice.move == "d" else "Shift+D")
        choice = hint(self.model.match)
        assert choice is not None
        if choice.move[0] == "x":
            self.press("X")
        self.go_to(choice.move[1:])
        self.press("Enter")
        if self.model.pending:
            self.press("Enter")

    def _note(self, key: str, spoken: list[str]) -> None:
        self.rows.append(f"| {key} | {'<br>'.join(spoken) or '–'} |")


def _said(model: Model) -> list[str]:
    words = words_of("en")
    said = [said.in_words(words) for said in model.log]
    return said + [f"At once: {alert.in_words(words)}" for alert in model.alerts]


def _new(before: Model, after: Model) -> list[str]:
    """What is new; what is said at once is marked."""
    alerts = heard(replace(before, log=after.log), after)
    polite = heard(replace(before, alerts=after.alerts), after)
    return polite + [f"At once: {line}" for line in alerts]


def document() -> str:
    listener = Listener()
    for key in FIRST_KEYS.split():
        listener.press(key)
    while not listener.model.explaining:
        assert waits_for(listener.model) == PERSONS_TURN
        listener.turn()
    listener.press("S")
    listener.press("Enter")
    return _HEAD + "\n".join(listener.rows) + "\n"


def test_the_document_of_what_a_listener_hears_is_what_the_game_says() -> None:
    text = document()
    # The sections after the round are written by hand.
    written, section, rest = DOCUMENT.read_text("utf-8").partition("\n## ")
    if os.environ.get("GOLF_WRITE"):
        DOCUMENT.write_text(text + section + rest, "utf-8")
        written = text
    assert written == text


def test_it_shows_a_whole_round_and_every_kind_of_answer() -> None:
    text = document()
    assert "The round is over; all cards are turned up." in text
    assert "Round 2 begins." in text
    for part in ("Your turn.", "At once: First draw", "In hand:", "Thrown away:", "Counts ", "Ben "):
        assert part in text
