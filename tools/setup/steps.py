"""What every step of the set-up shares: where the project is, saying what goes on, running a command."""

import hashlib
import subprocess
from pathlib import Path

from tools.programs import ROOT


class CannotSetUp(Exception):
    """Something that is needed cannot be had; the message is one line that names it and the way out."""


class CommandFailed(CannotSetUp):
    """A command of the set-up failed; `output` is what it had printed."""

    def __init__(self, message: str, output: str) -> None:
        super().__init__(message)
        self.output = output


def say(text: str) -> None:
    """Prints one line about what is being done; nothing is printed where nothing is to do."""
    print(f"setup: {text}", flush=True)


def run(command: list[str], *, environment: dict[str, str] | None = None) -> None:
    """Runs a command in the project's folder, quietly; raises `CommandFailed` with its output."""
    try:
        result = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise CommandFailed(f"cannot run {command[0]}: {error.strerror}", "") from error
    if result.returncode != 0:
        raise CommandFailed(f"failed (status {result.returncode}): {' '.join(command)}", result.stdout)


def fingerprint(*inputs: Path | str) -> str:
    """Return a hash of files (by content) and texts: what a set-up step was made from."""
    digest = hashlib.sha256()
    for item in inputs:
        digest.update(item.read_bytes() if isinstance(item, Path) else item.encode())
        digest.update(b"\0")
    return digest.hexdigest()


def is_stamped(stamp: Path, mark: str) -> bool:
    """Return whether a step was finished from exactly these inputs."""
    return stamp.is_file() and stamp.read_text() == mark
