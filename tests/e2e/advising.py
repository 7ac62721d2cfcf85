"""What the advisor says on the page, and what is true of the position (advisor, solver.md)."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from golf.solitaire.advisor.advice import legal_moves
from golf.solitaire.advisor.backwards import win_table
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.advisor.questions import Reply
from golf.solitaire.page.advisor import hint_said, verdict_said
from golf.solitaire.page.advisor_state import ShownHint
from golf.solitaire.session import Session, act
from golf.solitaire.table import BLOCKED, DRAW, PLAYING, Table, after, plays

from .driving import Golf, query, say, session_after, words

# Classic, can be won: 2 keeps the win, the draw after it gives it away.
LOSABLE, GOOD, LOSING = "MS1-C-4", "2", "2 s"


def expect_answered(golf: Golf) -> None:
    """Nothing is being computed any more."""
    expect(golf.page.locator("[aria-busy=true]")).to_have_count(0)


def hint_texts(golf: Golf) -> tuple[str, str]:
    """Ask for a hint, and give what it says to do and why."""
    golf.button("action.hint").click()
    expect(golf.page.locator(".bubble-more")).not_to_be_empty()
    return golf.field("message").inner_text(), golf.page.locator(".bubble-more").inner_text()


def hinted_move(session: Session, text: str) -> str:
    """The legal move that a hint's words name."""
    (move,) = [move for move in legal_moves(session.table) if said_of(session, move, DRAW)[0] == text]
    return move


def said_of(session: Session, move: str, reason: str, best: int = 0) -> tuple[str, str]:
    """The words of a hint."""
    reason = "nothing_fits" if reason == DRAW else reason
    what, why = hint_said(session, ShownHint(move, reason, best <= 0, best))
    return what.in_words(words("en")), why.in_words(words("en"))


def verdict_text(session: Session, lost: int = 0, language: str = "en") -> str:
    """What a verdict on a position should say."""
    known = solve(session.table)
    reply = Reply("verdict", 1, "", "", known.winnable, known.best, lost, 0, ())
    return verdict_said(reply).in_words(words(language))


def hints_counted(golf: Golf) -> int:
    """How many hints the save of the game on the page counts."""
    found = [text for name, text in golf.storage().items() if name.startswith("game.")]
    counts = [re.search(r"^golf1 \S+ m\d+ h(\d+) ", text, re.MULTILINE) for text in found]
    return max([int(count[1]) for count in counts if count], default=0)


def lost_line(code: str, beginning: str) -> str:
    """A line that goes on until nothing can be played any more: what fits, else the draw."""
    session = session_after(code, beginning)
    while session.status == PLAYING:
        session, reason = act(session, (*plays(session.table), DRAW)[0])
        assert reason is None
    assert session.status == BLOCKED
    return " ".join(session.done)


def wins(table: Table) -> Callable[[str], bool]:
    """Which moves of a position keep the win, by the table of all positions."""
    known = win_table(table)
    return lambda move: known.winnable(after(table, move))


def advised_screens(golf: Golf, language: str) -> Iterator[str]:
    """The screens on which the advisor speaks; the name of each is given while it is shown."""
    page = golf.page
    golf.open(query("GO1-E-AAAAADA", "s 3 7 3 7 s", language))
    golf.button("action.hint", language).click()
    expect(page.locator(".bubble-more")).not_to_be_empty()
    yield "hint"
    golf.show(LOSABLE, GOOD)
    page.evaluate("golf.send('set warn on')")
    page.evaluate("golf.send('set verdict on')")
    golf.place("stock").click()
    expect(golf.button("action.dismiss", language)).to_be_visible()
    expect(golf.field("verdict")).not_to_be_empty()
    yield "verdict and warning"
    line = lost_line(LOSABLE, LOSING).split()
    golf.show(LOSABLE, " ".join(line[:-1]))
    golf.place("stock").click() if line[-1] == DRAW else golf.play(line[-1])
    expect(page.locator(".end-review")).to_contain_text(say(language, "review.lost", number=2))
    yield "end with review"
    golf.button("action.study", language).click()
    expect(golf.button("action.continue", language)).to_be_visible()
    golf.button("action.r", language).click()
    yield "stepping"
    page.evaluate("golf.send('set warn off')")
    page.evaluate("golf.send('set verdict off')")
