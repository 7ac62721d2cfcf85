"""The words that a page is sent: what a start says, and the rest when the game is ready."""

import json

import pytest

from golf.cardgame.page.model import NEUTRAL as NO_MATCH
from golf.cardgame.page.update import update as update_cards
from golf.cardgame.page.view import view as view_cards
from golf.i18n.words import Words
from golf.site.catalogs import PageWords, all_entries, card_game_catalogs, page_catalogs
from golf.solitaire.page.model import NEUTRAL
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from tests.samples import DOCUMENTED, LANGUAGES, example_deal

LINE = example_deal()["won_game"].split()

every_language = pytest.mark.parametrize("language", LANGUAGES)


def entries(text: str) -> dict[str, str | list[str]]:
    return dict(json.loads(text)["entries"])


def first_words(words: PageWords) -> Words:
    found = json.loads(words.start)
    return Words(found["language"], found["entries"], tuple(map(tuple, found["languages"])), complete=False)


@every_language
def test_each_sentence_is_sent_once_and_none_is_lost(language: str) -> None:
    words = page_catalogs()[language]
    start, later = entries(words.start), entries(words.later)
    assert not set(start) & set(later)
    found = all_entries()
    every = found["en"] | found[language]
    apart = ("cli.", "error.cli_", "cards", "error.cards_")
    assert {key for key in every if not key.startswith(apart)} <= set(start | later)
    assert not {key for key in start | later if key.startswith(("cli.", "error.cli_"))}
    assert {key: every[key] for key in start | later} == start | later


@every_language
def test_the_card_games_words_are_files_of_their_own(language: str) -> None:
    words = card_game_catalogs()[language]
    start, later = entries(words.start), entries(words.later)
    assert not set(start) & set(later)
    ours = {key for key in all_entries()["en"] if key.startswith(("cards", "error.cards_"))}
    assert ours <= set(start | later)
    solitaires = page_catalogs()[language]
    assert not ours & set(entries(solitaires.start) | entries(solitaires.later))


@every_language
def test_a_game_of_solitaire_needs_the_first_words_only(language: str) -> None:
    words = first_words(page_catalogs()[language])
    model = NEUTRAL
    for message in (
        f"start E {DOCUMENTED}", "6", "1:4", "dismiss", "step left", "step up", "tap discard", "focus stock",
        "hint", "verdict", *LINE[:8], "u", "u", "r", "read free", "read score", "read last",
        "read table", "restart", "start E GO1-E-AAAAAAA1", "link rubbish", "load rubbish",
    ):  # fmt: skip
        model, _ = update(model, message)
        view(model, words)
    for move in LINE:
        model, _ = update(model, move)
    view(model, words)


@every_language
def test_a_round_of_the_card_game_needs_the_first_words_only(language: str) -> None:
    words = first_words(card_game_catalogs()[language])
    model, _ = update_cards(NO_MATCH, "link GC1-222-AAAAAAB")
    for _ in range(60):
        for message in ("d", "hint", "throw", "cancel", "p11", "p12", "p21", "p22", f"tick {model.due}"):
            model, _ = update_cards(model, message)
            view_cards(model, words)
        if model.explaining:
            break
    assert model.explaining


def test_words_that_have_not_come_yet_are_waited_for_like_modules() -> None:
    catalogs = page_catalogs()["en"]
    words = first_words(catalogs)
    with pytest.raises(ImportError):
        words.say("about_window.title")
    words.learn(entries(catalogs.later))
    assert words.say("about_window.title") != ""
    with pytest.raises(KeyError):
        words.say("about_window.nothing")
