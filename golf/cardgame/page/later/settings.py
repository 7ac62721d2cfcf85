"""The settings: those of the card game, who plays each seat, and some of the whole site."""

from golf.cardgame.page.later.parts import labelled_select, players_to_choose, radios
from golf.cardgame.page.model import Model, everyone
from golf.cardgame.page.options import ON
from golf.i18n.words import Words
from golf.page.forms import choice
from golf.page.nodes import Node, button, el
from golf.page.settings import CHOICES as SITE_CHOICES

SWITCHES = ("confirm", "drawn", "keys", "sounds")


def body(model: Model, words: Words) -> Node:
    """Return the form."""
    options = model.options
    paces = tuple([(str(count), words.say("cards_settings.seconds", {"count": count})) for count in range(6)])
    sentences = tuple([(value, words.say("cards_settings.words_" + value)) for value in ("full", "brief")])
    parts = [
        labelled_select("pace", words.say("cards_settings.pace"), paces, options.pace),
        radios("words", words.say("cards_settings.words"), sentences, options.words),
    ]
    for name in SWITCHES:
        label = words.say("cards_settings." + name)
        note = words.say("cards_settings." + name + "_note")
        parts.append(choice("checkbox", name, ON, getattr(options, name) == ON, label, note))
    if model.match is not None:
        parts.append(_leavers(model, words))
        parts.append(el("div", (("class", "buttons"),), (button("share", words.say("cards_page.do_share")),)))
    for name in ("letters", "theme"):
        values = tuple(
            [
                (value, words.say("settings_window." + name + "_" + value))
                for known, allowed in SITE_CHOICES
                if known == name
                for value in allowed
            ]
        )
        current = model.settings.letters if name == "letters" else model.settings.theme
        parts.append(radios(name, words.say("settings_window." + name), values, current))
    language = model.settings.language or words.language
    parts.append(
        labelled_select("language", words.say("settings_window.language"), words.languages, language)
    )
    return el("form", (("class", "window-body"), ("method", "dialog"), ("data-change", "set")), tuple(parts))


def _leavers(model: Model, words: Words) -> Node:
    """Return who plays each seat: an opponent can take the place of a person who leaves."""
    kinds = players_to_choose(words)
    rows = tuple(
        [
            labelled_select("seat" + str(player.seat + 1), player.in_words(words), kinds, player.player)
            for player in everyone(model)
        ]
    )
    return el(
        "fieldset", (("class", "leavers"),), (el("legend", (), words.say("cards_settings.seats")),) + rows
    )
