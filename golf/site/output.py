"""The site that is being built: its folder, and the files written so far."""

import hashlib
from pathlib import Path


class Site:
    """A build in progress: the folder, and the files written so far with their addresses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shell: list[str] = []  # what the game needs without a network

    def write(self, name: str, content: bytes | str, shell: bool = True) -> str:
        """Write a file under its own name; gives its address relative to the site."""
        data = content.encode() if isinstance(content, str) else content
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        if shell:
            self.shell.append(name)
        return name

    def hashed(self, name: str, content: bytes | str, shell: bool = True) -> str:
        """Write a file under a name with the hash of its content."""
        data = content.encode() if isinstance(content, str) else content
        stem, dot, ending = name.rpartition(".")
        return self.write(f"assets/{stem}-{digest(data)}{dot}{ending}", data, shell)


def digest(data: bytes) -> str:
    """Return a short hash for names."""
    return hashlib.sha256(data).hexdigest()[:10]
