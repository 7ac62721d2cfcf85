"""The content security policies of the pages, in a `meta` element, since a static host sets no headers.

Scripts and styles that stand in a page are allowed by their hashes. PyScript runs its Python under
`wasm-unsafe-eval` and needs no `unsafe-eval` where it starts no worker. The view sets geometry by `style`
attributes (`style-src-attr`).
"""

import base64
import hashlib
import re

_PLACE = "@POLICY@"  # where a rendered page wants its policy


def policy_hash(text: str) -> str:
    """Return what a content security policy calls a script or style that stands in the page."""
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def game_policy(page: str) -> str:
    """Return the game's page: everything from its own origin, nothing inline but what the build wrote."""
    styles = " ".join(map(policy_hash, re.findall(r"(?s)<style>(.*?)</style>", page)))
    scripts = " ".join(map(policy_hash, re.findall(r"(?s)<script>(.*?)</script>", page)))
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self' 'wasm-unsafe-eval' {scripts}",
            f"style-src 'self' {styles}",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )


TEXT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
    " img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'"
)


def with_policy(page: str) -> str:
    """Return a rendered page with its policy where `POLICY` stands."""
    return page.replace(_PLACE, game_policy(page))
