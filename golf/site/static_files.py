"""Scripts and style sheets of `static/` as they are shipped: filled, and made small by esbuild."""

import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import jinja2

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"
ESBUILD = ROOT / "node_modules/.bin/esbuild"


def script(name: str, **values: object) -> str:
    """A script, filled and small."""
    return small(filled(name, **values), "js")


def filled(name: str, **values: object) -> str:
    """A script as it is, for those who look into it; `values` go where it says `{{ name }}`."""
    text = (STATIC / name).read_text("utf-8")
    if not values:
        return text
    render: Callable[..., str] = jinja2.Template(text, undefined=jinja2.StrictUndefined).render
    return render(**values)


def style(*names: str) -> str:
    """One style sheet of several, in their order."""
    return small("\n".join((STATIC / name).read_text("utf-8") for name in names), "css")


@cache
def small(text: str, kind: str) -> str:
    """A text of JavaScript (`js`) or CSS (`css`) that means the same, without what only readers need.

    Raises `SystemExit` where esbuild is missing or cannot read it.
    """
    if not ESBUILD.is_file() or shutil.which("node") is None:
        raise SystemExit("esbuild is not installed; run: make site")
    command = [str(ESBUILD), "--minify", f"--loader={kind}", "--charset=utf8", "--log-level=error"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"esbuild cannot read it: {done.stderr.strip()}")
    return done.stdout.strip()
