"""What a view keeps from the one before is what it would make anew."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.i18n.words import Words
from golf.page.memo import forget
from golf.solitaire.page import cards_view, view
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from tests.samples import words_of
from tests.solitaire.page.playing import MESSAGES

PLAYED = ("s", "1", "2", "3", "4", "5", "6", "7", "u", "r", "set letters international", "set letters own")


def shown_anew(model: Model, words: Words) -> view.Page:
    """The view of a model that remembers nothing."""
    forget()
    cards_view._shown.clear()
    view._said.forget()
    return view.view(model, words)


@pytest.mark.parametrize("language", ["en", "ru"])
@given(
    messages=st.lists(MESSAGES | st.sampled_from(PLAYED), max_size=25),
    chance=st.randoms(use_true_random=False),
)
def test_a_view_that_keeps_parts_shows_the_same_as_one_made_anew(
    language: str, messages: list[str], chance: Random
) -> None:
    words = Words(language, words_of(language)._entries)  # its letters are changed here
    model, _ = update(NEUTRAL, "start E GO1-E-AAAAAAB")
    kept = []
    models = []
    for message in messages:
        model, _ = update(model, message)
        words.international = model.settings.letters == "international"
        models.append(model)
        kept.append(view.view(model, words))
    # In play one move follows the other; a view must be right after any other one too.
    order = chance.sample(range(len(models)), len(models))
    for at in order:
        words.international = models[at].settings.letters == "international"
        assert view.view(models[at], words) == kept[at]
    for model, page in zip(models, kept, strict=True):
        words.international = model.settings.letters == "international"
        assert shown_anew(model, words) == page
