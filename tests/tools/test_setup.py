"""The set-up works on its own project's folder only."""

from pathlib import Path

import pytest

from tools.setup import python_packages
from tools.setup.steps import CannotSetUp


def test_an_environment_that_is_a_link_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    others = tmp_path / "others"
    others.mkdir()
    (others / "pyvenv.cfg").write_text("theirs")
    link = tmp_path / ".venv"
    link.symlink_to(others)
    commands: list[list[str]] = []
    monkeypatch.setattr(python_packages, "VENV", link)
    monkeypatch.setattr(python_packages, "run", commands.append)
    with pytest.raises(CannotSetUp, match="is a link"):
        python_packages.set_up_python_packages()
    assert commands == []
    assert (others / "pyvenv.cfg").read_text() == "theirs"
