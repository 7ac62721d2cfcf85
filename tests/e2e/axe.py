"""axe-core on a page: what it finds, in each theme."""

from typing import Any

from playwright.sync_api import Page

from tools.programs import ROOT

AXE = ROOT / "node_modules/axe-core/axe.min.js"


# The drawings that others show a part of have no size of their own.
_RUN = """async (rules) => (await axe.run(
  {exclude: ['.sprite']},
  {resultTypes: ['violations'], preload: false, ...(rules ? {runOnly: rules} : {})},
)).violations"""
COLOUR_RULES = ["color-contrast", "link-in-text-block"]


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds, one line for each element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # a script in the page would be against its policy
    found: list[dict[str, Any]] = page.evaluate(_RUN, rules)
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]
    ]


def violations_in_themes(page: Page, screen: str, language: str) -> dict[str, list[str]]:
    """What axe finds on a screen as it is, and once, in English, in the colours of the other themes."""
    found = {screen: violations(page)}
    if language != "en":  # the same elements have the same colours
        return found
    page.emulate_media(color_scheme="dark")  # this changes nothing but colours
    found[f"{screen}, dark"] = violations(page, COLOUR_RULES)
    page.emulate_media(color_scheme="light")
    page.evaluate("document.documentElement.dataset.theme = 'contrast'")
    found[f"{screen}, high contrast"] = violations(page, COLOUR_RULES)
    page.evaluate("document.documentElement.dataset.theme = 'auto'")
    return found
