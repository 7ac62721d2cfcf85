"""What the repository holds: no address of a registry, no path of somebody's machine, a lock with hashes."""

import json
import re
import subprocess
from functools import cache

import pytest

from tests.samples import ROOT

_PACKAGES = (
    r"registry\.(?:npmjs|yarnpkg|npmmirror)|pythonhosted\.|pypi\.org/(?:simple|pypi)|--(?:extra-)?index-url"
)
_MACHINES = r"(?<![\w.])/(?:home|root|Users|work|tmp|mnt)/\w|\b[A-Z]:\\+Users\b"


@cache
def texts() -> dict[str, str]:
    """Every text file that is or would be committed."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listed.returncode != 0:
        pytest.skip("this is no clone")
    found = {}
    for name in listed.stdout.decode().split("\0"):
        path = ROOT / name
        if name and path.is_file():
            data = path.read_bytes()
            if b"\0" not in data:
                found[name] = data.decode()
    return found


def places(pattern: str) -> list[str]:
    expression = re.compile(pattern)
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if expression.search(line)
    ]


@pytest.mark.parametrize("pattern", [_PACKAGES, _MACHINES], ids=["registries", "machines"])
def test_nothing_names_a_package_registry_or_a_path_of_a_machine(pattern: str) -> None:
    assert places(pattern) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (_PACKAGES, "https://registry" + ".npmjs.org/axe-core"),
        (_PACKAGES, "https://files.python" + "hosted.org/packages"),
        (_MACHINES, "cd /ho" + "me/somebody/golf"),
        (_MACHINES, '"/wo' + 'rk/main/golf"'),
    ],
)
def test_such_names_would_be_found(pattern: str, text: str) -> None:
    assert re.search(pattern, text)


def test_the_frame_of_d2_is_there() -> None:
    names = {name.split("/")[0] for name in texts()}
    assert {"index.html", "pyscript.toml", "golf", "static", "i18n", "tests", ".github"} <= names


def test_the_lock_has_integrity_hashes_and_no_addresses() -> None:
    packages = json.loads(texts()["package-lock.json"])["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


def test_python_packages_are_pinned() -> None:
    lines = [line.partition("#")[0].strip() for line in texts()["requirements-dev.txt"].splitlines()]
    assert [line for line in lines if line and not re.fullmatch(r"[\w-]+==[\w.]+", line)] == []
