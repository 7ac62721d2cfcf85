"""The listening section of the card game's design, point by point (C8), and what a listener hears."""

import pytest

from golf.cardgame.page.keys import key_message
from golf.cardgame.page.model import HISTORY, Model, who
from golf.cardgame.page.view import view
from golf.page.diff import APPEND, DROP, INNER, changes
from golf.page.nodes import Node
from tests.cardgame.page.playing import heard, history_of, is_over, log_of, opened, others_play, play_on, send
from tests.page.dom import Element, element_of
from tests.samples import LANGUAGES, words_of

# The keys of the card game (docs/interfaces.md, Keys): key, shift, and the message.
KEYS = {
    (" ", False): "d",
    ("d", False): "read discard",
    ("D", True): "t",
    ("v", False): "read board",
    ("V", True): "read boards",
    ("s", False): "read scores",
    ("t", False): "read turn",
    ("x", False): "throw",
    ("c", False): "read hand",
    ("h", False): "hint",
    ("n", False): "setup",
    ("l", False): "history last",
    ("PageUp", False): "history older",
    ("PageDown", False): "history newer",
    ("F1", False): "keys",
    ("?", True): "keys",
    ("ArrowLeft", False): "step left",
    ("ArrowRight", False): "step right",
    ("ArrowUp", False): "step up",
    ("ArrowDown", False): "step down",
    ("Enter", False): "enter 11",
    ("Escape", False): "cancel",
}


def game(model: Model, language: str = "en") -> Element:
    return element_of(view(model, words_of(language)).game)


def my_turn(*messages: str) -> Model:
    return others_play(opened("GC1-232-AAAAAAB", *messages))


@pytest.mark.parametrize(("key", "message"), KEYS.items())
def test_c8_keys(key: tuple[str, bool], message: str) -> None:
    assert key_message(key[0], "", key[1], "11", True) == message


def test_c8_letters_work_on_cyrillic_layouts_and_with_caps_lock() -> None:
    assert key_message("в", "KeyD", False, "11", True) == "read discard"
    assert key_message("В", "KeyD", True, "11", True) == "t"
    assert key_message("D", "KeyD", False, "11", True) == "read discard"


def test_letters_can_be_switched_off_and_the_rest_still_plays() -> None:
    for (key, shift), message in KEYS.items():
        known = key_message(key, "", shift, "11", False)
        assert known == (None if len(key) == 1 and key != " " else message)


@pytest.mark.parametrize("key", ["Tab", "Alt", "Control", "1", "z", "y"])
def test_tab_and_other_keys_are_left_to_the_browser(key: str) -> None:
    assert key_message(key, "", False, "11", True) is None


def test_the_board_is_a_grid_of_cells_that_take_focus_themselves_without_buttons() -> None:
    page = game(my_turn())
    grids = page.find("role", "grid")
    assert len(grids) == 1
    rows = grids[0].find("role", "row")
    assert [len(row.find("role", "gridcell")) for row in rows] == [2, 3, 3]
    cells = grids[0].find("role", "gridcell")
    assert [cell.attrs["tabindex"] for cell in cells].count("0") == 1
    assert not [element for cell in cells for element in cell.everything() if element.tag in ("button", "a")]
    assert not page.find("role", "application")


def test_a_cells_label_says_its_value_first_and_then_its_place() -> None:
    model = send(my_turn(), "d", "p21")
    labels = {
        cell.attrs["data-pile"]: cell.attrs["aria-label"] for cell in game(model).find("role", "gridcell")
    }
    board = model.match.table.boards[0]  # type: ignore[union-attr]
    assert labels["21"] == f"{words_of('en').card(board[3])}, row 2, column 1"
    assert labels["12"] == "face down, row 1, column 2"
    assert labels["stock"].startswith("Stock, ")


def test_a_finished_lines_cards_say_that_they_count_nothing() -> None:
    model = my_turn()
    while not any("counts 0" in cell.attrs["aria-label"] for cell in game(model).find("role", "gridcell")):
        model = play_on(model)
    lines = [cell for cell in game(model).find("role", "gridcell") if "counts 0" in cell.attrs["aria-label"]]
    assert len(lines) >= 2


def test_every_key_answers_in_words_at_every_moment() -> None:
    """Refusals and "nothing to do" too; a window that opens, or a place that takes focus, speaks itself."""
    model = others_play(opened("GC1-222L50-AAAAAAC", "choose preset quick"))
    moments: dict[str, Model] = {}
    while not is_over(model):
        table = model.match.table  # type: ignore[union-attr]
        hand = "hand" if table.hand is not None else "none"
        moments.setdefault(f"{model.explaining} {hand} {table.ender >= 0} {table.turn}", model)
        model = play_on(model)
    moments["over"] = model
    moments["throwing"] = send(next(one for name, one in moments.items() if "hand" in name), "throw")
    assert len(moments) >= 6
    for moment in moments.values():
        for message in KEYS.values():
            after = send(moment, message)
            silent = after.window != moment.window or after.place != moment.place
            moved = after.match != moment.match or (
                message == "enter 11" and (is_over(moment) or after != moment)
            )
            cleared = message == "cancel" and moment.message is not None
            assert silent or moved or cleared or heard(moment, after), (message, moment)


def test_the_same_answer_twice_is_a_new_element_each_time() -> None:
    words = words_of("en")
    model = my_turn()
    for message in ("read hand", "tap 11"):
        once = send(model, message)
        twice = send(once, message)
        found = changes(view(once, words).game, view(twice, words).game)
        # An entry more, or another element in the place of the one before.
        assert [change[0] for change in found] in ([APPEND], [INNER])
        assert heard(once, twice) == heard(model, once)


def test_the_log_is_one_polite_region_that_only_grows() -> None:
    words = words_of("en")
    model = my_turn()
    page = game(model)
    live = [found for found in page.everything() if {"aria-live", "role"} & set(found.attrs)]
    assert [found.attrs["role"] for found in live if found.attrs.get("role") == "log"] == ["log"]
    assert [found.attrs["aria-live"] for found in live if "aria-live" in found.attrs] == ["assertive"]
    before, kinds = view(model, words).game, set()
    for _ in range(40):
        model = play_on(model)
        now = view(model, words).game
        place = [child.attrs for child in _children(now)].index(_log_of(now).attrs)
        kinds |= {change[0] for change in changes(before, now) if change[1][:1] == (place,)}
        before = now
    assert kinds <= {APPEND, DROP}


def _children(node: Node) -> tuple[Node, ...]:
    assert not isinstance(node.children, str)
    return node.children


def _log_of(node: Node) -> Node:
    """The part of the page that the log stands in."""
    return next(child for child in _children(node) if ("class", "card-log") in child.attrs)


def test_an_opponents_whole_turn_is_one_sentence() -> None:
    model = send(my_turn(), "d", "p11")
    after = others_play(model)
    turns = [line for line in log_of(after)[len(model.log) :] if line.startswith("Ben ")]
    assert len(turns) == 1


def test_only_turns_and_errors_are_said_at_once() -> None:
    model = my_turn()
    found = set()
    for _ in range(120):
        if is_over(model):
            break
        model = play_on(model)
        found |= {said.key for said in model.alerts}
    assert found <= {
        "cards_log.your_turn",
        "cards_log.counted",
        "cards_log.confirm_put",
        "cards_log.confirm_throw",
        "cards.last_turn",
        "cards.stalling",
        "cards_log.over",
    }


def test_the_last_fifty_events_can_be_read_back_and_forth() -> None:
    model = my_turn()
    while len(log_of(model)) < 120 and not is_over(model):
        model = play_on(model)
    assert len(model.history) == HISTORY == 50
    words = words_of("en")
    expected = history_of(model)
    back = []
    for _ in range(HISTORY):
        model = send(model, "history older")
        back.append(model.log[-1].in_words(words))
    assert back == expected[::-1]
    assert log_of(send(model, "history older"))[-1] == "Nothing earlier."
    assert log_of(send(model, "history newer"))[-1] == expected[1]
    assert log_of(send(model, "history last"))[-1] == expected[-1]


def test_focus_never_moves_by_itself() -> None:
    model = send(my_turn(), "step right", "step down")
    place = model.place
    for _ in range(60):
        model = play_on(model)
        assert model.place == place
        if is_over(model):
            break


def test_what_has_focus_is_never_written_anew() -> None:
    """Only its attributes and what is in a cell change, from the deal to the end of the match."""
    words = words_of("en")
    model = others_play(opened("GC1-233L50-AAAAAAC", "choose seats 3", "choose player2 person"))
    before = view(model, words).game
    while not is_over(model):
        model = play_on(model)
        now = view(model, words).game
        grid = _path_of(now, ("role", "grid"))
        for change in changes(before, now):
            if change[0] in (INNER, DROP):
                assert change[1] != grid[: len(change[1])], change
                assert not (change[1][: len(grid)] == grid and len(change[1]) < len(grid) + 2), change
        before = now


def _path_of(node: Node, attribute: tuple[str, str]) -> tuple[int, ...]:
    if attribute in node.attrs:
        return ()
    for at, child in enumerate(() if isinstance(node.children, str) else node.children):
        try:
            return (at, *_path_of(child, attribute))
        except LookupError:
            continue
    raise LookupError(attribute)


def test_arrows_walk_the_board_and_the_piles_above_it_and_say_when_it_ends() -> None:
    model = my_turn()
    walk = ["right", "right", "down", "left", "up", "up", "left", "down"]
    places = []
    for way in walk:
        model = send(model, f"step {way}")
        places.append(model.place)
    assert places == ["12", "13", "23", "22", "12", "discard", "stock", "11"]
    assert heard(model, send(model, "step left")) == ["Edge."]


def test_v_reads_the_board_row_by_row_with_what_it_counts_and_shift_v_the_others() -> None:
    model = my_turn()
    mine = heard(model, send(model, "read board"))
    assert mine == [
        "Player 1: row 1: face down, face down, face down; row 2: face down, face down, face down. "
        "Counts 0 so far."
    ]
    others = heard(model, send(model, "read boards"))
    assert len(others) == 1
    assert others[0].startswith("Ben: row 1: ")


def test_all_the_other_boards_are_tables_to_be_read_in_browse_mode() -> None:
    model = opened("GC1-236-AAAAAAB", "choose seats 6")
    tables = [found for found in game(model).everything() if found.tag == "table"]
    assert len(tables) == 5
    assert all(found.everything()[1].tag == "caption" for found in tables)
    assert [len([one for one in found.everything() if one.tag == "td"]) for found in tables] == [6] * 5


def test_s_reads_the_scores_and_t_whose_turn_it_is() -> None:
    model = my_turn()
    assert heard(model, send(model, "read scores")) == [
        "Round 1; out at 100 points.",
        "Player 1: 0",
        "Ben: 0",
    ]
    assert heard(model, send(model, "read turn")) == ["Player 1: draw a card or take the discard."]
    waiting = send(model, "d", "p11")
    assert heard(waiting, send(waiting, "read turn")) == ["It is the turn of Ben."]


def test_speech_of_the_drawn_card_can_be_switched_off_and_c_reads_it() -> None:
    model = send(my_turn(), "set drawn off")
    drawn = send(model, "d")
    assert heard(model, drawn) == ["A card is drawn."]
    assert heard(drawn, send(drawn, "read hand"))[0].startswith("In hand: ")


def test_brief_sentences_say_the_same_in_fewer_words() -> None:
    full = my_turn()
    full, brief = send(full, "d", "p11"), send(full, "set words brief", "d", "p11")
    long, short = others_play(full), others_play(brief)
    assert len(heard(brief, short)[0]) < len(heard(full, long)[0])
    assert heard(brief, short)[0].startswith("Ben")


def test_the_count_is_explained_for_each_player_in_the_log_and_in_the_page() -> None:
    model = my_turn()
    while not model.explaining:
        model = play_on(model)
    over = log_of(model).index("The round is over; all cards are turned up.")
    lines = log_of(model)[over + 1 : over + 3]
    assert all("Counted: " in line or "No card counts." in line for line in lines)
    assert all("total " in line for line in lines)
    panel = game(model).find("class", "count-panel")[0]
    for line in lines:
        assert line.split(". ")[0].rstrip(".") in panel.text()
    assert panel.attrs["aria-labelledby"] == "count-title"
    assert len([row for row in panel.everything() if row.tag == "tr"]) == 3


def test_who_ended_the_round_stays_on_the_screen_through_the_last_lap() -> None:
    model = others_play(opened("GC1-233L50-AAAAAAC", "choose seats 3"))
    seen = 0
    while not is_over(model) and seen < 3:
        table = model.match.table  # type: ignore[union-attr]
        if table.ender >= 0 and not model.explaining and model.message is None:
            ender = who(model, table.ender).in_words(words_of("en"))
            answer = game(model).find("data-field", "message")[0].text()
            assert answer == f"{ender} has ended the round: this is the last turn."
            seen += 1
        model = play_on(model)
    assert seen


def test_everything_a_key_says_has_a_button_too() -> None:
    """Phones have no keys: what a turn needs, the others' boards, hint, rules, settings, another match."""
    model = my_turn()
    found = set()
    for moment in (model, send(model, "d"), send(model, "d", "throw"), send(model, "d", "p11")):
        found |= {element.attrs["data-do"] for element in game(moment).find("data-do")}
    assert {"d", "t", "throw", "cancel", "skip", "hint", "setup", "rules", "settings", "show 2"} <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_in_every_language(language: str) -> None:
    model = opened("GC1-233L50-AAAAAAD", "choose seats 3", "choose player2 easy", "choose player3 hard")
    before = log_of(model, language)
    said: list[str] = []
    while not is_over(model):
        model = play_on(model)
        said += log_of(model, language)
        view(model, words_of(language))
    assert before
    assert len(set(said)) > 40
    assert not [line for line in said if "{" in line or not line.strip()]
