"""Scripts and style sheets of `static/` as they are shipped: put together, filled, and made small.

A script says what it shares with others by `import { name } from "../shared/part.js";`, on one line. The
build puts the part in the place of that line, so that no page makes one more request for it.
"""

import re
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import jinja2

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"
ESBUILD = ROOT / "node_modules/.bin/esbuild"
# The game's look, in the order in which its parts overrule each other.
LOOK = tuple(
    f"style/{name}.css" for name in ("colours", "base", "bar", "table", "cards", "words", "situations")
)

_IMPORT = re.compile(r'(?m)^import (?:\{[^}]*\} from )?"(\.[^"]+)";\n+')
_EXPORT = re.compile(r"(?m)^export (?=const |let |function |async |class )")
_AS = re.compile(r"/\* as (\S+) \*/")


def script(name: str, **values: object) -> str:
    """Return a script, put together, filled and small."""
    return small(filled(name, **values), "mjs")


def inline_script(name: str) -> str:
    """Return a script for within a page, small; its names are its own."""
    return small("(() => {\n" + filled(name) + "})();", "js")


def filled(name: str, **values: object) -> str:
    """Return a script put together for readers; `values` go where it says `{{ name }}`."""
    text = _joined(STATIC / name, set())
    if not values:
        return text
    render: Callable[..., str] = jinja2.Template(text, undefined=jinja2.StrictUndefined).render
    return render(**values)


def _joined(path: Path, before: set[Path]) -> str:
    """Return a script with its parts in the place of their imports, each part once.

    `before` grows by these.
    """

    def part(found: re.Match[str]) -> str:
        other = (path.parent / found[1]).resolve()
        if other in before:
            return ""
        before.add(other)
        return "\n" + _EXPORT.sub("", _joined(other, before)) + "\n"

    return _IMPORT.sub(part, path.read_text("utf-8"))


def style(*names: str) -> str:
    """Return one style sheet of several, in their order, small."""
    return small("\n".join(sheet(name) for name in names), "css")


def sheet(name: str) -> str:
    """Read a style sheet; a comment `as SELECTOR` becomes the declarations of that selector's own block."""
    text = (STATIC / name).read_text("utf-8")

    def declarations(found: re.Match[str]) -> str:
        start = text.index(f"\n{found[1]} {{") + len(found[1]) + 3
        return text[start : text.index("}", start)].strip()

    return _AS.sub(declarations, text)


@cache
def small(text: str, kind: str) -> str:
    """Minify a text; `kind` is `js`, `es5` (a script for old browsers), `mjs` (a module) or `css`.

    Raises `SystemExit` where esbuild is missing or cannot read it.
    """
    if not ESBUILD.is_file() or shutil.which("node") is None:
        raise SystemExit("esbuild is not installed; run: make site")
    options = {"mjs": ["--loader=js", "--format=esm"], "es5": ["--loader=js", "--target=es5"]}
    language = options.get(kind, [f"--loader={kind}"])
    command = [str(ESBUILD), "--minify", *language, "--charset=utf8", "--log-level=error"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"esbuild cannot read it: {done.stderr.strip()}")
    return done.stdout.strip()
