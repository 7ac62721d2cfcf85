"""Makes the library for the shipped Pyodide; runs in Pyodide, called by `pyodide.mjs`.

`rehearse` does what the advisor's worker does and tells which modules that took; `pack` writes modules as
byte code into a zip file that is the same whenever its content is.
"""

import importlib.util
import marshal
import sys
import traceback
import zipfile

# Not imported by the rehearsal, but by something going wrong in another way.
ALSO = ("html/__init__.py", "html/entities.py", "encodings/ascii.py", "encodings/latin_1.py")
QUESTIONS = (
    "hint 1 GO1-E-AAAAAAB -",
    "hint 2 GO1-C-AAAAAAB s",
    "verdict 3 GO1-C-AAAAAAB s5",
    "review 4 GO1-S-AAAAAAB sss",
    "hint 5 rubbish -",
    "rubbish",
)


def rehearse() -> str:
    """Ask the advisor everything and let something go wrong; gives all it said as text."""
    from golf.advisor import worker

    said = []
    for question in QUESTIONS:
        worker.put(question)
        answer = ""
        while not answer:
            answer = worker.work()
        said.append(answer)
    worker.put(QUESTIONS[0])
    said.append(worker.give_up())
    try:
        raise ZeroDivisionError("on purpose")
    except ZeroDivisionError:
        said.append(traceback.format_exc())
    return "\n".join(said)


def used(library: str) -> list[str]:
    """The names within the library's zip file of all modules imported from it so far."""
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    names = {file[len(library) + 1 :] for file in files if file.startswith(library + "/")}
    return sorted(names.union(ALSO))


def pack(target: str, names: list[str], folder: str = "", library: str = "") -> None:
    """Write modules, from a folder or a zip file, as byte code into the zip file `target`."""
    source = zipfile.ZipFile(library) if library else None
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name in names:
            text = source.read(name) if source else open(folder + "/" + name, "rb").read()
            # The game's assertions are checks that its answers rest on; the library's are not needed.
            code = compile(text, name, "exec", dont_inherit=True, optimize=2 if source else 0)
            # "Unchecked hash" in the words of PEP 552: nobody looks for the source.
            flags = (1).to_bytes(4, "little")
            data = importlib.util.MAGIC_NUMBER + flags + importlib.util.source_hash(text) + marshal.dumps(code)
            entry = zipfile.ZipInfo(name + "c", (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, data)
