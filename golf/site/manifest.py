"""The web app manifests, one a language: what installs the game, with paths that work under any folder."""

import json
from pathlib import Path

from golf.i18n.po import SOURCE, languages, load_words
from golf.i18n.words import Words
from golf.site.art import app_icon
from golf.site.output import Site

# What `?do=` in an address may ask for, each a message of the page, and which of these are shortcuts of the
# installed game, with their keys in `i18n/`.
OPENS = ("new", "daily", "settings", "rules", "unstored")
SHORTCUTS = (("action.new", "new"), ("action.daily", "daily"))
ROOT = Path(__file__).resolve().parents[2]
# Of those that `make screenshots` keeps, what an app store or an install prompt shows.
SCREENSHOTS = (
    ("phone", 360, 740, "narrow"),
    ("phone-dark", 360, 740, "narrow"),
    ("desktop", 1440, 900, "wide"),
)


def write_manifests(site: Site, colour: str) -> None:
    """Write the manifests, their icons and screenshots; `colour` is that of the window while it loads.

    They install one and the same game: `static/start/page.js` names the manifest of the page's language.
    None has an `id`, the one address there that is resolved against the origin and not against the
    manifest: the game is then known by its `start_url`, which is its folder's in every language.
    """
    icons = _icons(site)
    screenshots = _screenshots(site)
    for language in languages():
        name = "manifest" if language == SOURCE else f"manifest-{language}"
        found = _manifest(language, load_words(language), icons, screenshots, colour)
        site.write(f"{name}.webmanifest", json.dumps(found, indent=1, ensure_ascii=False))


def _icons(site: Site) -> list[dict[str, str]]:
    icons = []
    for size in (192, 512):
        for maskable in (False, True):
            name = f"icon-{'maskable-' if maskable else ''}{size}.png"
            url = site.hashed(name, app_icon(size, maskable), shell=False)
            purpose = "maskable" if maskable else "any"
            icons.append({"src": url, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose})
    return icons


def _screenshots(site: Site) -> list[dict[str, str]]:
    screenshots = []
    for name, width, height, form in SCREENSHOTS:
        data = (ROOT / f"docs/screenshots/{name}.jpg").read_bytes()
        shown = {"sizes": f"{width}x{height}", "type": "image/jpeg", "form_factor": form}
        url = site.hashed(f"{name}.jpg", data, shell=False)
        screenshots.append({"src": url, **shown})
    return screenshots


def _manifest(
    language: str,
    words: Words,
    icons: list[dict[str, str]],
    screenshots: list[dict[str, str]],
    colour: str,
) -> dict[str, object]:
    shortcut_icons = [icon for icon in icons if icon["sizes"] == "192x192" and icon["purpose"] == "any"]
    shortcuts = [
        {"name": words.say(key), "url": url, "icons": shortcut_icons}
        for key, url in (
            *[(key, f"./?do={asked}") for key, asked in SHORTCUTS],
            ("rules_window.title", f"./rules/{language}/"),
        )
    ]
    return {
        "name": words.say("app.name"),
        "short_name": "Golf",
        "description": words.say("start.description"),
        "lang": words.say("language.tag"),
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "categories": ["games", "entertainment"],
        "background_color": colour,
        "theme_color": colour,
        "icons": icons,
        "screenshots": [{"label": words.say("app.name"), **shot} for shot in screenshots],
        "shortcuts": shortcuts,
        "launch_handler": {"client_mode": "focus-existing"},
    }
