"""What stands in the windows: settings in groups, the keys of this moment, answers from buttons, about."""

import pytest

from golf.page.settings import CHOICES
from golf.record import replace
from golf.solitaire.page.keys import listed_keys
from golf.solitaire.page.later.keys import keys_now
from golf.solitaire.page.later.more import HEARD
from golf.solitaire.page.later.settings import GROUPS
from golf.solitaire.page.model import Model
from golf.solitaire.page.view import view
from tests.page.dom import Element, element_of
from tests.samples import DOCUMENTED, LANGUAGES, example_deal, words_of
from tests.solitaire.page.playing import dealt, effects_of, log_of, send

KEYS = listed_keys()


def window_of(model: Model, language: str = "en") -> Element:
    return element_of(view(model, words_of(language)).window)


def test_every_setting_can_be_set_in_one_window() -> None:
    here = {name for _, names in GROUPS for name in names} | {"language"}
    in_new_game = {"winnable", "difficulty"}
    assert here | in_new_game == {name for name, _ in CHOICES}
    window = window_of(dealt(DOCUMENTED, "settings"))
    assert {found.attrs["name"] for found in window.find("name")} == here


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_show_what_is_set(language: str) -> None:
    model = dealt(DOCUMENTED, "set theme contrast", "set sound on", "set letter_keys off", "settings")
    window = window_of(model, language)
    ticked = {(found.attrs["name"], found.attrs["value"]) for found in window.find("checked")}
    assert {("theme", "contrast"), ("sound", "on"), ("interactive", "on"), ("motion", "normal")} <= ticked
    assert not {name for name, _ in ticked} & {
        "letter_keys",
        "vibration",
        "left_hand",
        "large_faces",
        "brief",
    }


def test_sounds_and_vibration_are_off_until_switched_on() -> None:
    assert "feel" not in [kind for kind, _ in effects_of(dealt(), "s")]
    for setting in ("sound quiet", "sound on", "sound loud", "vibration on"):
        model = dealt(DOCUMENTED, f"set {setting}", "s")
        assert ("feel", "play") in effects_of(model, "5")
        assert ("feel", "draw") in effects_of(model, "s")
        assert ("feel", "undo") in effects_of(model, "u")
        assert ("feel", "refuse") in effects_of(model, "1")
    *line, last = example_deal()["won_game"].split()
    assert ("feel", "won") in effects_of(dealt(DOCUMENTED, "set sound on", *line), last)
    assert ("feel", "blocked") in effects_of(dealt("S~7C8S.6H~7D~", "set sound on"), "2")


def test_the_page_carries_what_its_style_needs() -> None:
    def root(*settings: str) -> dict[str, str]:
        return dict(view(dealt(DOCUMENTED, *settings), words_of("en")).root.attrs)

    plain = root()
    assert not {"data-deck", "data-faces", "data-hand", "data-motion", "data-score"} & set(plain)
    model = root(
        "set score off",
        "set four_colours on",
        "set large_faces on",
        "set left_hand on",
        "set motion slow",
        "set theme contrast",
    )
    assert (model["data-deck"], model["data-faces"], model["data-hand"]) == ("four", "large", "left")
    assert (model["data-motion"], model["data-theme"], model["data-score"]) == ("slow", "contrast", "off")


def test_left_handed_arrows_go_as_the_places_lie() -> None:
    model, seen = dealt(DOCUMENTED, "set left_hand on", "focus column-7"), []
    for way in ("right", "right", "right", "left"):
        model = send(model, f"step {way}")
        seen.append(model.pile)
    assert seen == ["discard", "stock", "stock", "discard"]


def test_the_keys_of_this_moment() -> None:
    assert keys_now(dealt()) == tuple(key for key in KEYS if key != "undo")
    assert keys_now(dealt(DOCUMENTED, "s")) == KEYS
    blocked = keys_now(dealt("S~7C8S.6H~7D~", "2"))
    assert not {"enter", "space", "digits", "hint", "verdict"} & set(blocked)
    assert {"undo", "new", "table", "keys"} <= set(blocked)
    assert "space" not in keys_now(dealt("S~7C8S.6H~7D~"))  # the stock is empty
    letters_off = keys_now(dealt(DOCUMENTED, "s", "set letter_keys off"))
    assert letters_off == ("arrows", "enter", "space", "digits", "pages", "keys")
    embedded = keys_now(replace(dealt(DOCUMENTED, "s"), embed=True))
    assert set(KEYS) - set(embedded) == {"hint", "verdict", "new"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_give_the_answers_of_the_reading_keys(language: str) -> None:
    model = dealt(DOCUMENTED, "s", "more")
    window = window_of(model, language)
    assert [found.attrs["data-do"] for found in window.find("data-do")][1:-3] == [
        f"read {what}" for what in HEARD
    ]
    for what in HEARD:
        by_key = log_of(send(dealt(DOCUMENTED, "s"), f"read {what}"), language)[2:]
        answers = window_of(send(model, f"read {what}"), language).find("class", "answers")[0]
        assert [line.text() for line in answers.elements()] == by_key
    twice = window_of(send(model, "read stock", "read stock")).find("class", "answers")[0]
    assert len(twice.elements()) == 2  # each press is answered
    assert send(model, "read stock", "close").data is None


def test_about_says_version_licence_offline_and_credits() -> None:
    assert effects_of(dealt(), "about") == [("recall", "facts")]
    ready = window_of(send(dealt(), "about", "recalled facts 1a2b3c ready")).text()
    for part in ("1a2b3c", "MIT", "opens without a network", "PyScript", "MicroPython", "Pyodide"):
        assert part in ready
    assert (
        "not stored on this device yet"
        in window_of(send(dealt(), "about", "recalled facts 1a2b3c no")).text()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_ten_deals_are_offered_with_rule_and_result(language: str) -> None:
    text = "recalled recent GO1-C-AAAAAAC blocked 4;S~7C8S.6H~7D~ won 0;MS1-E-49621 left 30"
    (recent,) = window_of(send(dealt(), "new", text), language).find("class", "recent")
    rows = recent.find("data-do")
    assert [row.attrs["data-do"] for row in rows] == [
        "start C GO1-C-AAAAAAC",
        "start S S~7C8S.6H~7D~",
        "start E MS1-E-49621",
    ]
    words = words_of(language)
    for row, rule in zip(rows, ("classic", "strict", "easy"), strict=True):
        assert words.say(f"rules.{rule}") in row.text()
    assert words.say("recent.blocked", {"count": 4}) in rows[0].text()
    again = send(dealt(), "new", text, rows[0].attrs["data-do"])
    assert again.session is not None
    assert (again.session.code, again.window) == ("GO1-C-AAAAAAC", "")
    assert not window_of(dealt(DOCUMENTED, "new")).find("class", "recent")
