"""What the repository holds: no address of a registry, no path of somebody's machine, a lock with hashes."""

import hashlib
import json
import re
import subprocess
import zipfile
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.samples import ROOT
from tools.lock import HOW, OLDEST_PYTHON
from tools.setup.python_packages import install_command

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


class Locked(NamedTuple):
    """A package of requirements-dev.txt: where it is for one platform only, its hashes, what asks for it."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    via: tuple[str, ...]


_PIN = re.compile(r"([a-z\d-]+)==([\w.]+)")
_LOCKED = re.compile(
    _PIN.pattern + r"(?: ; (.+?))?(?: \\\n    --hash=sha256:[\da-f]{64})+\n    # via.*(?:\n    #   .+)*\n"
)


def locked(text: str) -> list[Locked]:
    """What a lock holds; every line of it must belong to a package with its hashes, or be a comment."""
    rest = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    assert _LOCKED.sub("", rest) == ""
    found = []
    for match in _LOCKED.finditer(rest):
        hashes = re.findall(r"--hash=(sha256:[\da-f]{64})", match[0])
        via = [line.strip() for line in re.findall(r"#(?: via|  )(.*)$", match[0], re.MULTILINE)]
        names = tuple(filter(None, via))
        found.append(Locked(match[1], match[2], match[3] or "", tuple(hashes), names))
    return found


def test_every_python_package_that_make_installs_is_locked_with_its_hashes() -> None:
    packages = locked(texts()["requirements-dev.txt"])
    assert len(packages) > 40
    assert len({package.name for package in packages}) == len(packages)
    assert all(package.hashes for package in packages)


@pytest.mark.parametrize(
    "lock",
    [
        "pytest==9.2.0\n    # via -r requirements-dev.in\n",
        "pytest>=9 \\\n    --hash=sha256:" + 64 * "0" + "\n    # via -r requirements-dev.in\n",
        "pytest==9.2.0 \\\n    --hash=md5:" + 32 * "0" + "\n    # via -r requirements-dev.in\n",
        "--find-links wheels\n",
        "golf @ git+file:golf\n",
    ],
    ids=["no hash", "no pin", "a weak hash", "another place", "no package"],
)
def test_a_package_without_a_hash_would_be_found(lock: str) -> None:
    with pytest.raises(AssertionError):
        locked(lock)


def test_the_lock_is_made_of_the_requirements_as_they_are() -> None:
    """If this fails: `make lock`."""
    lines = [line.partition("#")[0].strip() for line in texts()["requirements-dev.in"].splitlines()]
    matches = [_PIN.fullmatch(line) for line in lines if line]
    assert None not in matches
    pins = {match[1]: match[2] for match in matches if match}
    packages = {package.name: package for package in locked(texts()["requirements-dev.txt"])}
    asked = {name for name, package in packages.items() if "-r requirements-dev.in" in package.via}
    assert {name: packages[name].version for name in asked} == pins
    # And everything else is there because of something that is there.
    for name in packages.keys() - asked:
        assert packages[name].via
        assert set(packages[name].via) <= packages.keys()


def test_the_lock_fits_every_python_that_the_project_names() -> None:
    oldest = re.findall(r'requires-python = ">=(.+)"', texts()["pyproject.toml"])
    assert oldest == [OLDEST_PYTHON]
    first = texts()["requirements-dev.txt"].split("\n")[1]
    assert "make lock" in first
    assert " ".join(HOW) in first


def test_nothing_is_installed_that_is_not_locked() -> None:
    versions = {package.name: package.version for package in locked(texts()["requirements-dev.txt"])}
    brought = {"pip", "setuptools"}  # by Python itself
    for found in metadata.distributions():
        name = re.sub(r"[-_.]+", "-", found.metadata["Name"]).lower()
        assert name in brought or versions.get(name) == found.version, name


def test_what_has_another_content_than_the_lock_says_is_not_installed(tmp_path: Path) -> None:
    wheel = tmp_path / "golf_sample-1.0-py3-none-any.whl"
    about = "golf_sample-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as files:
        files.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: golf-sample\nVersion: 1.0\n")
        files.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        files.writestr(f"{about}/RECORD", "")
    requirements = tmp_path / "requirements.txt"
    here = ["--dry-run", "--no-index", "--find-links", str(tmp_path)]

    def refused(line: str) -> str:
        requirements.write_text(line)
        done = subprocess.run(
            [*install_command(requirements), *here], capture_output=True, text=True, check=False
        )
        return done.stderr if done.returncode else ""

    right = hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert refused(f"golf-sample==1.0 --hash=sha256:{right}\n") == ""
    assert "DO NOT MATCH THE HASHES" in refused(f"golf-sample==1.0 --hash=sha256:{64 * '0'}\n")
    assert "Hashes are required" in refused("golf-sample==1.0\n")


_INSTALLS = (
    r"""\bpip3?["',\s]+(?:install|download)|\bnpm["',\s]+(?:install|i|exec)\b|\bnpx\b|\b(?:curl|wget)\b"""
)


def test_packages_are_installed_in_one_place_only() -> None:
    """What is installed past the locks would be found here; `npm ci` keeps to its own."""
    sources = ("Makefile", ".ci/", ".github/", "tools/", "golf/")
    found = [place for place in places(_INSTALLS) if place.startswith(sources)]
    assert len(found) == 1, found
    assert found[0].startswith("tools/setup/python_packages.py:")


@pytest.mark.parametrize(
    "line",
    ['run(["pip", "install", name])', "- run: pip install x", "npm install -g x", "curl -L x | sh", "npx x"],
)
def test_such_an_installation_would_be_found(line: str) -> None:
    assert re.search(_INSTALLS, line)
