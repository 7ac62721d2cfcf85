"""The fast advisor in the settings: fetched on request, real progress, failure said and tried again."""

import pytest

from golf.solitaire.page.advisor_state import Engine
from golf.solitaire.page.model import Model
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from tests.page.dom import Element, element_of
from tests.samples import DOCUMENTED, LANGUAGES, words_of
from tests.solitaire.page.playing import dealt, effects_of, send


def part_of(model: Model, language: str = "en") -> Element:
    window = element_of(view(send(model, "settings"), words_of(language)).window)
    (part,) = window.find("class", "choices quick")
    return part


def test_it_is_fetched_on_request() -> None:
    model = dealt()
    assert part_of(model).find("data-do", "fetch-advisor")
    assert effects_of(model, "fetch-advisor") == [("ask", "pyodide")]


def test_a_request_is_answered_at_once_and_made_once() -> None:
    model = send(dealt(), "fetch-advisor")
    assert part_of(model).find("data-do", "fetch-advisor") == []
    assert update(model, "fetch-advisor") == (model, ())
    ready = send(dealt(), "advisor-state ready")
    assert update(ready, "fetch-advisor") == (ready, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_is_in_megabytes_that_have_come(language: str) -> None:
    model = send(dealt(), "fetch-advisor", "advisor-state fetching 3456789 12153487")
    (status,) = part_of(model, language).find("role", "status")
    assert status.text() == words_of(language).say("settings_window.quick_fetching", {"done": 3, "total": 12})
    (bar,) = [found for found in part_of(model).everything() if found.tag == "progress"]
    assert (bar.attrs["value"], bar.attrs["max"]) == ("3", "12")


def test_bytes_that_cannot_be_seen_change_nothing() -> None:
    model = send(dealt(), "advisor-state fetching 3000000 12000000")
    assert send(model, "advisor-state fetching 3000001 12000000") is model


def test_failure_is_said_and_can_be_tried_again() -> None:
    model = send(dealt(), "fetch-advisor", "advisor-state failed")
    (status,) = part_of(model).find("role", "status")
    assert status.text() == words_of("en").say("settings_window.quick_failed")
    assert effects_of(model, "fetch-advisor") == [("ask", "pyodide")]


def test_an_advisor_that_cannot_start_at_all_fetches_nothing() -> None:
    model = send(dealt(), "fetch-advisor", "advisor-failed")
    assert model.engine == Engine("failed", 0, 0)
    assert send(dealt(DOCUMENTED, "advisor-state ready"), "advisor-failed").engine.state == "ready"


@pytest.mark.parametrize(
    "rubbish", ["", "absent", "lost", "fetching", "fetching 1", "fetching x 5", "fetching 1 2 3", "ready now"]
)
def test_rubbish_changes_nothing(rubbish: str) -> None:
    model = dealt()
    assert update(model, f"advisor-state {rubbish}") == (model, ())
