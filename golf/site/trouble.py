"""What the page says when it cannot start, in all languages, since none can be fetched then."""

from golf.i18n.po import languages, load_words
from golf.site.browsers import oldest

WHY = ("help", "network", "missing", "file", "browser")  # `static/start/trouble.js` knows which


def trouble() -> dict[str, dict[str, str]]:
    """Return the texts by language: what has happened, why it has, and the names of two buttons."""
    filled: dict[str, object] = {"browsers": oldest(), "lacks": "{lacks}"}  # that is known in the browser
    return {
        code: {
            name: load_words(code).say(f"start.{name}", filled)
            for name in ("trouble", *WHY, "reload", "back")
        }
        for code in languages()
    }
