"""Words can be read, and pages say what they are (accessibility-and-feel); axe is in `test_screens.py`."""

from collections.abc import Callable

import pytest

from .driving import Golf

# Contrast on the felt, which axe cannot judge because it is a gradient: the worst of its two colours.
_CONTRAST = """() => {
  const probe = document.createElement('i');
  document.body.append(probe);
  const channels = (value) => {
    probe.style.color = '';
    probe.style.color = value;
    return getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number);
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const style = getComputedStyle(document.documentElement);
  const felt = ['--felt', '--felt-2'].map((name) => channels(style.getPropertyValue(name)).slice(0, 3));
  const found = [...document.querySelectorAll('.bar *, .notice *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => !one.closest('.visually-hidden, [aria-disabled="true"]'))
    .map((one) => [one.textContent, Math.min(...felt.map((ground) => ratio(channels(getComputedStyle(one).color).slice(0, 3), ground)))]);
  probe.remove();
  return found;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_on_the_felt_can_be_read(new_golf: Callable[..., Golf], scheme: str) -> None:
    golf = new_golf(color_scheme=scheme).open("?code=GO1-E-AAAAAAB&moves=s")
    golf.open("?code=GO1-E-BBBBBBB&moves=1%201%201:2")
    found = golf.page.evaluate(_CONTRAST)
    assert len(found) >= 10
    assert [(text, ratio) for text, ratio in found if ratio < 4.5] == []


def test_pages_say_their_language(golf: Golf) -> None:
    for language, tag in (("pt", "pt-PT"), ("pl", "pl"), ("ru", "ru"), ("en", "en")):
        golf.open(f"?lang={language}")
        assert golf.root.get_attribute("lang") == tag


def test_only_the_log_speaks_by_itself(golf: Golf) -> None:
    golf.open("?code=GO1-E-AAAAAAB&moves=s")
    live = golf.page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]")
    kinds = "all => all.map((one) => one.getAttribute('role') ?? one.getAttribute('aria-live'))"
    assert live.evaluate_all(kinds) == ["log", "assertive"]  # refusals interrupt, and nothing else
    assert golf.page.locator(".cards").get_attribute("aria-hidden") == "true"
