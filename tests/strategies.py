"""What properties are tried on: deals, tables, moves, games, and text from people and from nowhere."""

from hypothesis import strategies as st

from golf.cards import JOKERS, PACK, UNKNOWN, Card
from golf.deals.codes import DealCode, code_text
from golf.solitaire.rules import RULES, Rules, code_letters, rules_marked
from golf.solitaire.session import Session, act, begin
from golf.solitaire.table import Table, plays

GO1_NUMBERS = st.integers(0, 2**35 - 1)
MS1_NUMBERS = st.integers(1, 2**31 - 1)
LETTERS = st.sampled_from(sorted(set(code_letters().values())))
CARDS = st.sampled_from(PACK + JOKERS)
RULE_ROWS = st.sampled_from(RULES)
# Every combination that a position can name, the rows among them.
MARKS = tuple(
    [
        row + jokers + start + stuck
        for row in "ECS"
        for jokers in ("", "1", "2")
        for start in ("", "O")
        for stuck in ("", "D")
    ]
)
ALL_RULES = st.sampled_from([rules for mark in MARKS if (rules := rules_marked(mark))])

DRAWS_AND_PLAYS = st.sampled_from(["s", "1", "2", "3", "4", "5", "6", "7"])
TAPS = st.builds(lambda column, row: f"{column}:{row}", st.integers(1, 7), st.integers(1, 9))
ACTIONS = st.one_of(DRAWS_AND_PLAYS, TAPS, st.sampled_from(["u", "r"]))

CODES = st.one_of(
    st.builds(DealCode, st.just("GO1"), LETTERS, GO1_NUMBERS),
    st.builds(DealCode, st.just("MS1"), LETTERS, MS1_NUMBERS),
)
CODE_TEXTS = CODES.map(code_text)


_WIDE = st.lists(st.integers(0, 5), min_size=1, max_size=7)
_TALL = st.lists(st.integers(0, 9), min_size=1, max_size=4)


@st.composite
def tables(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = ALL_RULES) -> Table:
    """Tables of any shape a position's text can hold, partial ones and unknown stock cards too."""
    played = draw(rules)
    pack = draw(st.permutations(PACK + JOKERS[: played.jokers]))
    heights = draw(_WIDE | _TALL)
    columns = []
    for height in heights:
        columns.append(tuple(pack[:height]))
        pack = pack[height:]
    discard = tuple(pack[: draw(st.sampled_from([0, 1, 1, 1]))])
    pack = pack[len(discard) :]
    known = tuple(pack[: draw(st.integers(0, min(16, len(pack))))])
    unknown = draw(st.sampled_from([0, 0, 0, 1, 5, 52]))
    return Table(played, tuple(columns), discard, known + (UNKNOWN,) * unknown)


@st.composite
def sessions(draw: st.DrawFn, codes: st.SearchStrategy[str] = CODE_TEXTS, most: int = 90) -> Session:
    """Games in progress or over: plays where there are some, draws, undo, redo, refused taps."""
    session = begin(draw(codes))
    for choice in draw(st.lists(st.integers(0, 99), max_size=most)):
        session, _ = act(session, likely_move(session, choice))
    return session


def likely_move(session: Session, choice: int) -> str:
    """A move for a number: mostly one that a player would make, so that games get far."""
    fitting = plays(session.table)
    if choice < 8:
        return "u"
    if choice < 14:
        return "r"
    if choice < 18:
        return f"{choice % 7 + 1}:{choice % 5 + 1}"
    if choice < 22:
        return str(choice % 7 + 1)
    if fitting and choice < 85:
        return fitting[choice % len(fitting)]
    return "s"


def all_cards(table: Table) -> list[Card]:
    """Every card that lies anywhere on a table."""
    found = [card for column in table.columns for card in column]
    return found + list(table.discard) + list(table.stock)


# Surrogates cannot be in a text that came from outside as UTF-8.
ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
_CODE_LIKE = st.text("GO1MSECNJODXABЕСАОНВ0188-–_ %~.x♣♠:\n\u00a0\u2003", max_size=30)
_PIECES = st.sampled_from(
    [
        "GO1", "MS1", "-E-", "-C-", "AAAAAAB", "49621", "~", "7C8S", "x5", "s 5 2", "golf1 ", "m3 ", "|", "u",
        "https://example.org/golf/?code=", "&moves=", "position=", "%7E", "%20", "9" * 25, "Привет", "１２",
        "\x00", "\u2028", "\x1b[31m", "<b>", '"', "\\", "🂡", "é", "ß", "İ",
    ]
)  # fmt: skip
RUBBISH = st.one_of(ANY_TEXT, _CODE_LIKE, st.lists(_PIECES, max_size=8).map("".join))


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text of which something was cut out, changed or put in."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 6)))
        text = text[:start] + draw(st.one_of(st.just(""), ANY_TEXT, _CODE_LIKE)) + text[end:]
    return text
