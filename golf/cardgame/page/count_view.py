"""The count of a round as nodes: player by player what counts and why, the scoreboard, the winner."""

from golf.cardgame.page.model import Model, Scene
from golf.cardgame.page.states import state_of, status_said
from golf.cardgame.sentences import CountSaid, charge_said, finished_lines_said, out_said, round_over_said
from golf.cardgame.table import Table
from golf.i18n.said import number_text
from golf.i18n.words import Words
from golf.page.nodes import Node, el

NO_COUNT = el("section", (("class", "count-panel"), ("hidden", "")), "")


def count_view(model: Model, scene: Scene, words: Words) -> Node:
    """Return a part of the page, not a dialog: it comes by itself, and focus never moves by itself."""
    table = scene.match.table
    report = table.reports[-1]
    parts: list[Node] = []
    for seat in _in_order(table):
        board = report.boards[seat]
        who = scene.players[seat]
        lines = [el("li", (), line.in_words(words)) for line in finished_lines_said(table.rules, board)]
        lines.append(el("li", (), CountSaid(table.rules, board).in_words(words)))
        out = out_said(who).in_words(words) if seat in report.out else ""
        parts.append(
            el(
                "li",
                (("class", "counted" + (" ender" if seat == report.ender else "")),),
                (
                    el("p", (), charge_said(who, report, seat).in_words(words)),
                    el("ul", (), tuple(lines)),
                    el("p", (("class", "out"),), out) if out else None,
                ),
            )
        )
    over = bool(table.winners)
    title = status_said(scene).in_words(words) if over else words.say("cards_count.title")
    stalled = round_over_said(report).in_words(words) if report.stalled else ""
    return el(
        "section",
        (
            ("class", "count-panel"),
            ("aria-labelledby", "count-title"),
            ("data-over", "true" if over else None),
        ),
        (
            el("h2", (("id", "count-title"),), title),
            el("p", (("class", "stalled"),), stalled) if stalled else None,
            el(
                "div",
                (
                    ("class", "count-body"),
                    ("tabindex", "0"),
                    ("role", "group"),
                    ("aria-labelledby", "count-title"),
                ),
                (
                    el("ol", (("class", "players"),), tuple(parts)),
                    _scoreboard(words, scene),
                ),
            ),
            el(
                "div",
                (("class", "count-actions"),),
                tuple([_button(words, do) for do in state_of(scene).buttons(model, scene)]),
            ),
        ),
    )


def _button(words: Words, do: str) -> Node:
    kind = "action primary" if do in ("next", "again") else "action"
    key = "cards_count.next" if do == "next" else "cards_page.do_again"
    name = words.say("cards_page.do_setup") if do == "setup" else words.say(key)
    return el("button", (("type", "button"), ("class", kind), ("data-do", do)), name)


def _in_order(table: Table) -> list[int]:
    """Return the seats of the last round, the lowest charge first."""
    report = table.reports[-1]
    seats = [(report.awarded[seat] or 0, seat) for seat, board in enumerate(report.boards) if board]
    return [seat for _, seat in sorted(seats)]


def _scoreboard(words: Words, scene: Scene) -> Node:
    """Return every round's charges and the totals; the last rounds where there are many."""
    table = scene.match.table
    reports = table.reports
    first = max(0, len(reports) - 6)
    head = [el("th", (("scope", "col"),), words.say("cards_count.player"))]
    head += [el("th", (("scope", "col"),), str(at + 1)) for at in range(first, len(reports))]
    head.append(el("th", (("scope", "col"),), words.say("cards_count.total")))
    rows = []
    for seat, who in enumerate(scene.players):
        cells = [el("th", (("scope", "row"),), who.in_words(words))]
        for report in reports[first:]:
            award = report.awarded[seat]
            cells.append(el("td", (), "–" if award is None else number_text(award)))
        cells.append(el("td", (("class", "sum"),), number_text(table.totals[seat])))
        state = "winner" if seat in table.winners else None if seat in table.playing else "gone"
        rows.append(el("tr", (("class", state),), tuple(cells)))
    return el(
        "table",
        (("class", "scoreboard"),),
        (
            el("caption", (), words.say("cards_count.scoreboard")),
            el("thead", (), (el("tr", (), tuple(head)),)),
            el("tbody", (), tuple(rows)),
        ),
    )
