"""Words for what the log and the page of the card game say."""

from golf.cardgame.page.counts import counted_in_words, name_of, signed
from golf.cardgame.page.model import Counted, Lying, Who
from golf.cardgame.words import board_in_words
from golf.i18n.said import Said
from golf.i18n.words import Words


def worded(words: Words, said: "Said | Counted") -> str:
    """The sentence; players, boards and sentences among its values are worded first."""
    if isinstance(said, Counted):
        return counted_in_words(words, said)
    values: dict[str, object] = {}
    for name, value in said.values.items():
        if isinstance(value, Who):
            value = name_of(words, value)
        elif isinstance(value, Said):
            value = worded(words, value)
        elif isinstance(value, Lying):
            value = board_in_words(words, value.rules, value.board)  # type: ignore[arg-type]
            value = value.replace(" -", " −")
        elif isinstance(value, tuple) and value and isinstance(value[0], Who):
            value = ", ".join([name_of(words, player) for player in value])
        elif isinstance(value, int) and value < 0 and name != "count":
            value = signed(value)
        values[name] = value
    return words.say(said.key, values)
