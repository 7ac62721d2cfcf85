"""Contrast of the pairs of colours that carry meaning, by the style sheet's own properties, in each theme."""

import re

import pytest

from golf.site.static_files import sheet

STYLE = re.sub(r"/\*.*?\*/", "", sheet("style/colours.css"), flags=re.DOTALL)
THEMES = {
    "light": [":root {"],
    "dark": [":root {", ':root[data-theme="dark"] {'],
    "dark by the device": [":root {", ':root:not([data-theme="light"], [data-theme="contrast"]) {'],
    "contrast": [":root {", ':root[data-theme="contrast"] {'],
}
# What is read: 4.5 to 1 (WCAG 2.2, 1.4.3).
TEXTS = [
    (ink, ground)
    for ink in ("ink", "ink-2", "bad")
    for ground in ("felt", "felt-2", "sheet")
    if (ink, ground) not in (("bad", "felt"), ("bad", "felt-2"))
] + [
    ("accent", "sheet"),
    ("on-accent", "accent"),
    ("sheet", "ink"),
    *[(ink, paper) for ink in ("red", "black", "four-c", "four-d") for paper in ("paper", "paper-covered")],
]
# What is only seen: 3 to 1 (1.4.11); the ring has two layers, one of which shows on any ground.
SHAPES = [
    ("accent", "felt"),
    ("accent", "felt-2"),
    ("accent-card", "paper"),
    ("paper", "back"),
    ("paper", "back-2"),
]


def colours(theme: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for head in THEMES[theme]:
        block = STYLE[STYLE.index(head) :]
        found |= dict(re.findall(r"--([a-z0-9-]+):\s*(#[0-9a-f]{3,6});", block[: block.index("}")]))
    return found


def light(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_measure_is_that_of_wcag() -> None:
    assert ratio("#fff", "#000000") == pytest.approx(21)
    assert ratio("#777777", "#fff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read_and_shapes_seen_in_every_theme(theme: str) -> None:
    found = colours(theme)
    weak = {
        f"{ink} on {ground}": round(ratio(found[ink], found[ground]), 2)
        for pairs, least in ((TEXTS, 4.5), (SHAPES, 3))
        for ink, ground in pairs
        if ratio(found[ink], found[ground]) < least
    }
    assert weak == {}


@pytest.mark.parametrize("theme", THEMES)
def test_a_hint_shows_beside_its_card(theme: str) -> None:
    """Its frame lies between a white line and the felt, or other cards."""
    found = colours(theme)
    for ground in ("felt", "felt-2"):
        assert max(ratio(found["hint"], found[ground]), ratio("#ffffff", found[ground])) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_ring_shows_on_every_ground(theme: str) -> None:
    found = colours(theme)
    for ground in ("felt", "felt-2", "sheet", "paper", "back", "accent"):
        assert max(ratio(found["ring"], found[ground]), ratio("#ffffff", found[ground])) >= 3, ground


def test_high_contrast_is_higher() -> None:
    found = colours("contrast")
    for ink, ground in (("ink", "felt"), ("ink-2", "sheet"), ("accent", "felt"), ("black", "paper")):
        assert ratio(found[ink], found[ground]) >= 7
    assert ratio(found["red"], found["paper"]) >= 6


def test_the_two_dark_themes_are_one() -> None:
    assert colours("dark") == colours("dark by the device")
