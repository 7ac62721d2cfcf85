"""What MicroPython 1.27 lacks, found in source text (docs/design.md, "What MicroPython lacks")."""

import ast
from collections.abc import Iterator

# Modules that portable code may import, besides golf's own.
MODULES = {"collections", "json", "re", "gc", "sys"}
IN_THE_BROWSER = {"js", "pyscript", "micropython"}
_LACKING = (
    # of texts
    "removeprefix removesuffix zfill ljust rjust casefold title istitle capitalize swapcase isalnum "
    "isdecimal isnumeric isascii isprintable isidentifier expandtabs translate maketrans format_map "
    # there, but different beyond ASCII
    "isalpha isdigit isspace isupper islower "
    # of numbers and records
    "bit_length bit_count _replace _asdict _make _fields "
    # of re
    "findall finditer fullmatch escape IGNORECASE MULTILINE DOTALL"
)
LACKING_METHODS = set(_LACKING.split())
_GENERICS = {"tuple", "list", "dict", "set", "frozenset", "type"}
_TYPES = _GENERICS | {"int", "str", "bool", "float", "bytes", "object"}


def complaints(source: str, modules: set[str] = MODULES) -> list[str]:
    """What in a module MicroPython would not run or would run differently, with its line."""
    found = []
    nodes = list(_evaluated(ast.parse(source)))
    # `f(*a)` is known, `[*a]` is not.
    spread = {id(argument) for node in nodes if isinstance(node, ast.Call) for argument in node.args}
    for node in nodes:
        for complaint in _complaints_of(node, modules, spread):
            found.append(f"line {getattr(node, 'lineno', '?')}: {complaint}")
    return found


def _evaluated(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that is evaluated: annotations are not, nor is what only type checkers read."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _evaluated(child)


def _complaints_of(node: ast.AST, modules: set[str], spread: set[int]) -> Iterator[str]:
    yield from _import_complaints(node, modules)
    yield from _call_complaints(node)
    if isinstance(node, ast.Match | ast.TryStar | ast.AsyncFunctionDef):
        yield type(node).__name__
    if isinstance(node, ast.arguments) and node.posonlyargs:
        yield "positional-only arguments"
    if getattr(node, "type_params", None) or type(node).__name__ == "TypeAlias":
        yield "type parameters"
    if isinstance(node, ast.Attribute) and node.attr in LACKING_METHODS:
        yield f".{node.attr}"
    if isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Load) and id(node) not in spread:
        yield "[*a]"
    if isinstance(node, ast.Dict) and None in node.keys:
        yield "{**d}"
    if isinstance(node, ast.Slice) and node.step is not None:
        yield "a slice with a step"
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in _GENERICS:
        yield f"{node.value.id}[…] outside an annotation"
    if (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.BitOr)
        and any(map(_is_type, (node.left, node.right)))
    ):
        yield "a union of types outside an annotation"
    if isinstance(node, ast.Raise) and node.cause is not None:
        yield "raise … from …"


def _is_type(node: ast.expr) -> bool:
    return (isinstance(node, ast.Constant) and node.value is None) or (
        isinstance(node, ast.Name) and node.id in _TYPES
    )


def _import_complaints(node: ast.AST, modules: set[str]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        names = [name.name for name in node.names]
    elif isinstance(node, ast.ImportFrom):
        names = [node.module or "."]
        if node.module == "collections" and {name.name for name in node.names} - {"namedtuple", "deque"}:
            yield "from collections only namedtuple and deque"
    else:
        return
    for name in names:
        if name.split(".")[0] not in modules | {"golf"}:
            yield f"import {name}"


def _call_complaints(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Call):
        return
    function = node.func
    if isinstance(function, ast.Name):
        keywords = {keyword.arg for keyword in node.keywords}
        if function.id == "zip" and keywords:
            yield "zip(strict=)"
        if function.id == "namedtuple" and keywords:
            yield "namedtuple(defaults=)"
    if isinstance(function, ast.Attribute):
        bare = not node.args and not node.keywords
        if function.attr in ("split", "strip", "lstrip", "rstrip") and bare:
            yield f".{function.attr}() without arguments: other blanks than ASCII's differ"
        if isinstance(function.value, ast.Name) and function.value.id == "re" and node.args:
            pattern = node.args[0]
            if isinstance(pattern, ast.Constant) and "{" in str(pattern.value):
                yield "a regex with {n}"
