"""Reads in the source of `golf/` what is said: literal keys, and the patterns of those that are composed.

A composed key is told by its pattern, not by its place: `"keys." + name + "_does"` is `keys.*_does` in
whichever file it stands. A name stands for what its function assigns to it, a call for what is returned.
"""

import ast
from collections.abc import Iterator
from functools import cache

from tests.samples import ROOT

GOLF = ROOT / "golf"
ANY = "**"  # values that cannot be told from the source
SAYING = {"say", "Said", "_form"}
_RAISED = {"BadCard", "BadCode", "BadMoves", "BadSave", "BadChoice", "GolfError"}
_Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def trees() -> dict[str, ast.Module]:
    """Each module's syntax tree by its path in `golf/`."""
    paths = sorted(GOLF.rglob("*.py"))
    return {path.relative_to(GOLF).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _calls(names: set[str]) -> Iterator[tuple[ast.AST, ast.Call]]:
    """Each call of one of these functions, with the function or module it stands in."""
    for tree in trees().values():
        for scope, node in _scoped(tree, tree):
            if not isinstance(node, ast.Call) or not node.args or _name(node) not in names:
                continue
            # Words say a key; the function `say` puts what was said into a model's log.
            if isinstance(node.func, ast.Attribute) or _name(node) != "say":
                yield scope, node


def _scoped(node: ast.AST, scope: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    for child in ast.iter_child_nodes(node):
        yield scope, child
        yield from _scoped(child, child if isinstance(child, _Function) else scope)


def _assigned(name: str, scope: ast.AST, loops: bool) -> list[ast.expr]:
    """What a function assigns to a name, if wanted in a loop over literals too."""
    found: list[ast.expr] = []
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                found.append(node.value)
        elif (
            loops
            and isinstance(node, ast.For | ast.comprehension)
            and isinstance(node.iter, ast.Tuple | ast.List)
        ):
            for value in node.iter.elts:
                found += _unpacked(name, node.target, value)
    return found


def _unpacked(name: str, target: ast.expr, value: ast.expr) -> list[ast.expr]:
    """What a loop gives to a name from one of its literal values."""
    if isinstance(target, ast.Name):
        return [value] if target.id == name else []
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts, strict=True)
        return [one for inner, part in pairs for one in _unpacked(name, inner, part)]
    return []


@cache
def _returned(name: str) -> list[tuple[ast.AST, ast.expr]]:
    """What the functions of this name return."""
    functions = [
        node for tree in trees().values() for node in ast.walk(tree)
        if isinstance(node, _Function) and node.name == name
    ]  # fmt: skip
    return [
        (function, node.value) for function in functions for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value
    ]  # fmt: skip


def patterns(node: ast.expr, scope: ast.AST, whole: bool = True) -> set[str]:
    """The texts that an expression can be: `*` stands for what is not written there.

    A whole key of which nothing is written there is its expression in angle brackets.
    """
    found: set[str] = set()
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.IfExp):
        return patterns(node.body, scope, whole) | patterns(node.orelse, scope, whole)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        ends = patterns(node.right, scope, False)
        return {begin + end for begin in patterns(node.left, scope, False) for end in ends}
    if isinstance(node, ast.JoinedStr):
        found = {""}
        for part in node.values:
            found = {begin + end for begin in found for end in patterns(part, scope, False)}
        return found
    if isinstance(node, ast.Name):
        for value in _assigned(node.id, scope, loops=whole):
            found |= patterns(value, scope, whole)
    elif whole and isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        for function, value in _returned(_name(node)):
            found |= patterns(value, function, whole)
    return found or ({f"<{ast.unparse(node)}>"} if whole else {"*"})


def said_patterns() -> set[str]:
    """The patterns of all keys that are said: a key itself where it is written out."""
    return {
        one
        for scope, call in _calls(SAYING)
        if getattr(scope, "name", "") not in SAYING  # these pass a key on, and calls of them are read
        for one in patterns(call.args[0], scope)
    }


def is_literal(pattern: str) -> bool:
    """Whether a pattern is one key."""
    return "*" not in pattern and not pattern.startswith("<")


def _values(call: ast.Call, scope: ast.AST) -> set[str]:
    """The names of the values that a key is given: of a dict written in place or assigned to a name."""
    values: ast.expr = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
    if isinstance(values, ast.Name):
        values = [*_assigned(values.id, scope, loops=False), values][0]
    assert isinstance(values, ast.Dict), f"which values are {ast.unparse(values)}?"
    return {ast.literal_eval(key) if key else ANY for key in values.keys}


def raised() -> dict[str, set[str]]:
    """Each reason of an error with the names of the values it comes with."""
    return {
        reason: _values(call, scope)
        for scope, call in _calls(_RAISED)
        for reason in patterns(call.args[0], scope)
        if is_literal(reason)
    }


def values_given() -> list[tuple[str, set[str]]]:
    """Each written key with the names of the values it is said with, errors included."""
    given = [(f"error.{reason}", names) for reason, names in raised().items()]
    for scope, call in _calls({"say", "Said"}):
        given += [(key, _values(call, scope)) for key in patterns(call.args[0], scope) if is_literal(key)]
    return given


def looked_up_keys(known: set[str]) -> set[str]:
    """The keys among the texts of the site build and the PO reader, which look them up by subscript."""
    found = set()
    for path, tree in trees().items():
        if path.startswith("site/") or path == "i18n/po.py":
            texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            found |= {text for text in texts if isinstance(text, str) and text in known}
    return found
