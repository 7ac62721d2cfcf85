"""What a view keeps from the one before is what it would make anew."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.i18n.words import Words
from golf.solitaire.page import view
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from tests.samples import words_of
from tests.solitaire.page.playing import MESSAGES

PLAYED = ("s", "1", "2", "3", "4", "5", "6", "7", "u", "r", "set letters international", "set letters local")


def shown_anew(model: Model, words: Words) -> view.Page:
    """The view of a model that remembers nothing."""
    forgetful = words_again(words.language, words.international)
    return view.view(model, forgetful)


def words_again(language: str, international: bool = False) -> Words:
    """The words of a language that nothing was made of yet."""
    return words_of(language).with_letters(not international).with_letters(international)


def with_letters(words: dict[bool, Words], model: Model) -> Words:
    return words[model.settings.letters == "international"]


@pytest.mark.parametrize("language", ["en", "ru"])
@given(
    messages=st.lists(MESSAGES | st.sampled_from(PLAYED), max_size=25),
    chance=st.randoms(use_true_random=False),
)
def test_a_view_that_keeps_parts_shows_the_same_as_one_made_anew(
    language: str, messages: list[str], chance: Random
) -> None:
    words = {letters: words_again(language, letters) for letters in (False, True)}
    model, _ = update(NEUTRAL, "start E GO1-E-AAAAAAB")
    kept = []
    models = []
    for letters in (False, True):
        view.view(NEUTRAL, words[letters])  # the page before there is a game
    for message in messages:
        model, _ = update(model, message)
        models.append(model)
        kept.append(view.view(model, with_letters(words, model)))
    # In play one move follows the other; a view must be right after any other one too.
    order = chance.sample(range(len(models)), len(models))
    for at in order:
        assert view.view(models[at], with_letters(words, models[at])) == kept[at]
    for model, page in zip(models, kept, strict=True):
        assert shown_anew(model, with_letters(words, model)) == page
