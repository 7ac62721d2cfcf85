"""What the site takes over from PyScript and MicroPython, as they were installed by npm."""

import dataclasses
import re
from pathlib import Path

from golf.site.output import Site, digest
from golf.site.static_files import small

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "node_modules"
PYSCRIPT = MODULES / "@pyscript/core/dist"
MICROPYTHON = MODULES / "@micropython/micropython-webassembly-pyscript"


@dataclasses.dataclass(frozen=True)
class Runtime:
    """The addresses of PyScript and MicroPython: two entries, and what they load in their turn."""

    core: str
    core_chunk: str
    interpreter: str
    wasm: str


def copy_runtime(site: Site) -> Runtime:
    """Copy what PyScript and MicroPython load at run time."""
    core = (PYSCRIPT / "core.js").read_text("utf-8")
    chunk = re.search(r"core-\w+\.js", core)
    assert chunk is not None, "PyScript's core.js does not name its chunk"
    # The plugin that shows errors is fetched even when it is switched off.
    plugin = next(PYSCRIPT.glob("error-*.js")).name
    scripts = {name: (PYSCRIPT / name).read_bytes() for name in ("core.js", chunk.group(), plugin)}
    files = {name: (MICROPYTHON / name).read_bytes() for name in ("micropython.mjs", "micropython.wasm")}
    scripts[chunk.group()] = without_worker_hooks(scripts[chunk.group()])
    files["micropython.mjs"] = small(files["micropython.mjs"].decode(), "js").encode()
    pyscript = f"pyscript-{digest(b''.join(scripts.values()))}"
    micropython = f"micropython-{digest(b''.join(files.values()))}"
    for name, data in scripts.items():
        site.write(f"{pyscript}/{name}", without_source_map(data))
    for name, data in files.items():
        site.write(f"{micropython}/{name}", data)
    return Runtime(
        core=f"{pyscript}/core.js",
        core_chunk=f"{pyscript}/{chunk.group()}",
        interpreter=f"{micropython}/micropython.mjs",
        wasm=f"{micropython}/micropython.wasm",
    )


def without_worker_hooks(script: bytes) -> bytes:
    """PyScript's chunk without the one line of its start that needs `unsafe-eval`.

    It makes the source of hooks for workers that PyScript starts; the game starts its own.
    """
    short, found = re.subn(rb"return Function\(`return\(w,x\)=>[^`]*`\)\(\)", b"return undefined", script)
    assert found == 1, "PyScript's chunk makes its worker hooks in another way"
    return short


def without_source_map(script: bytes) -> bytes:
    """Return a script without the mark that sends developer tools after a file we do not ship."""
    return re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", script)
