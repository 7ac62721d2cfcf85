"""The web app manifest: what installs the game, with paths that work under any folder."""

import json
from pathlib import Path
from typing import Protocol

from golf.i18n.po import SOURCE, load_words
from golf.site.art import app_icon

ROOT = Path(__file__).resolve().parents[2]
# Of those that `make screenshots` keeps, what an app store or an install prompt shows.
SCREENSHOTS = (
    ("phone", 360, 740, "narrow"),
    ("phone-dark", 360, 740, "narrow"),
    ("desktop", 1440, 900, "wide"),
)


class Site(Protocol):
    """What of the site being built is used here (`golf.site.build.Site`)."""

    def write(self, name: str, content: bytes | str, shell: bool = True) -> str:
        """Write a file; gives its address relative to the site."""

    def hashed(self, name: str, content: bytes | str, shell: bool = True) -> str:
        """Write a file under a name with the hash of its content."""


def write_manifest(site: Site, colour: str) -> None:
    """The manifest, its icons and screenshots; `colour` is that of the window before the game is there."""
    words = load_words(SOURCE)
    icons = []
    for size in (192, 512):
        for maskable in (False, True):
            name = f"icon-{'maskable-' if maskable else ''}{size}.png"
            url = site.hashed(name, app_icon(size, maskable), shell=False)
            purpose = "maskable" if maskable else "any"
            icons.append({"src": url, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose})
    screenshots = []
    for name, width, height, form in SCREENSHOTS:
        data = (ROOT / f"docs/screenshots/{name}.jpg").read_bytes()
        shown = {"sizes": f"{width}x{height}", "type": "image/jpeg", "form_factor": form}
        url = site.hashed(f"{name}.jpg", data, shell=False)
        screenshots.append({"src": url, "label": words.say("app.name"), **shown})
    shortcut_icons = [icon for icon in icons if icon["sizes"] == "192x192" and icon["purpose"] == "any"]
    shortcuts = [
        {"name": words.say(key), "url": url, "icons": shortcut_icons}
        for key, url in (
            ("action.new", "./?do=new"),
            ("action.daily", "./?do=daily"),
            ("rules_window.title", f"./rules/{SOURCE}/"),
        )
    ]
    manifest = {
        "id": "./",
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
        "screenshots": screenshots,
        "shortcuts": shortcuts,
        "launch_handler": {"client_mode": "focus-existing"},
    }
    site.write("manifest.webmanifest", json.dumps(manifest, indent=1))
