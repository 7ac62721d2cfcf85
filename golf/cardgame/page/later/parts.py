"""Parts of forms that several windows have."""

from golf.cardgame.opponents import PLAYERS
from golf.i18n.words import Words
from golf.page.forms import choice, group, select
from golf.page.nodes import Node, el


def players_to_choose(words: Words) -> tuple[tuple[str, str], ...]:
    """Return whatever a seat can be given to, with its name."""
    return tuple([(player, words.say("cards." + player)) for player in PLAYERS])


def radios(name: str, legend: str, choices: tuple[tuple[str, str], ...], now: str) -> Node:
    """Return a group of radio buttons; `choices` are pairs of value and label, `now` is the chosen value."""
    inner = tuple([choice("radio", name, value, value == now, label, "") for value, label in choices])
    return group(legend, inner, "choices in-row")


def labelled_select(name: str, label: str, choices: tuple[tuple[str, str], ...], now: str) -> Node:
    """Return a list to choose from, with its label."""
    return select(name, label, options_of(choices, now))


def options_of(choices: tuple[tuple[str, str], ...], now: str) -> tuple[Node, ...]:
    """Return the options of such a list."""
    return tuple(
        [
            el("option", (("value", value), ("selected", "" if value == now else None)), label)
            for value, label in choices
        ]
    )
