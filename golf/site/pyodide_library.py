"""Makes the library for the shipped Pyodide; runs in Pyodide, called by `pyodide.mjs`.

`rehearse` does what the advisor's worker does and tells which modules that took; `pack` writes modules as
byte code into a zip file that is the same whenever its content is.
"""

import importlib.util
import marshal
import sys
import traceback
import zipfile
from pathlib import Path
from typing import Any

# Not imported by the rehearsal, but by something going wrong in another way.
ALSO = ("html/__init__.py", "html/entities.py", "encodings/ascii.py", "encodings/latin_1.py")
_UNCHECKED = b"\1\0\0\0"  # PEP 552's word for byte code whose source is not looked for
_NO_TIME = (1980, 1, 1, 0, 0, 0)
QUESTIONS = (
    "hint 1 GO1-E-AAAAAAB -",
    "hint 2 GO1-C-AAAAAAB s",
    "verdict 3 GO1-C-AAAAAAB s5",
    "review 4 GO1-S-AAAAAAB sss",
    "hint 5 rubbish -",
    "rubbish",
)


def rehearse(worker: Any) -> str:
    """Ask `advisor.worker` everything and let something go wrong; gives all that was said as text."""
    said = []
    for question in QUESTIONS:
        worker.put(question)
        while not (answer := worker.work()):
            pass
        said.append(answer)
    worker.put(QUESTIONS[0])
    said.append(worker.give_up())
    try:
        raise ZeroDivisionError("on purpose")
    except ZeroDivisionError:
        said.append(traceback.format_exc())
    return "\n".join(said)


def used(library: str) -> list[str]:
    """Return the names within the library's zip file of all modules imported from it so far."""
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    names = {file[len(library) + 1 :] for file in files if file.startswith(library + "/")}
    return sorted(names.union(ALSO))


def pack(target: str, names: list[str], folder: str = "", library: str = "") -> None:
    """Write modules, from a folder or a zip file, as byte code into the zip file `target`."""
    whole = zipfile.ZipFile(library) if library else None
    with zipfile.ZipFile(target, "w") as packed:
        for name in names:
            source = whole.read(name) if whole else Path(folder, name).read_bytes()
            # The game's assertions are checks that its answers rest on; the library's are not needed.
            code = compile(source, name, "exec", dont_inherit=True, optimize=2 if whole else 0)
            header = importlib.util.MAGIC_NUMBER + _UNCHECKED + importlib.util.source_hash(source)
            entry = zipfile.ZipInfo(name + "c", _NO_TIME)
            packed.writestr(entry, header + marshal.dumps(code), zipfile.ZIP_DEFLATED, compresslevel=9)
