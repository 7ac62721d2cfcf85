"""A copy of the built site with a script that tells what the page says, and the ear for that script."""

import json
import re
import shutil
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from golf.site.serve import SiteServer

_SCRIPT = Path(__file__).with_name("witness.js")
_NAME = "listen-witness.js"
Event = dict[str, Any]


class Witness:
    """The site, served on a port of its own, and all that its page has told so far (`events`, in order)."""

    def __init__(self, dist: Path, copy: Path) -> None:
        self._lock = threading.Lock()
        self._told: list[Event] = []
        self._ear = _Ear(("127.0.0.1", 0), self)
        self._thread = threading.Thread(target=self._ear.serve_forever, args=(0.1,), daemon=True)
        channel = f"http://127.0.0.1:{self._ear.server_address[1]}"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(dist, copy)
        page = copy / "index.html"
        page.write_text(with_witness(page.read_text("utf-8"), channel), "utf-8")
        shutil.copy(_SCRIPT, copy / _NAME)
        self._site = SiteServer(copy, prefix="/golf/")
        self.address = self._site.address

    def __enter__(self) -> Self:
        self._thread.start()
        self._site.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._site.stop()
        self._ear.shutdown()
        self._ear.server_close()

    def tell(self, event: Event) -> None:
        """Note what the page tells."""
        with self._lock:
            self._told.append(event)

    def forget(self) -> None:
        """Forget the pages of an earlier run."""
        with self._lock:
            self._told.clear()

    def events(self) -> list[Event]:
        """Return what was told, in the order in which it happened: messages overtake each other."""
        with self._lock:
            return sorted(self._told, key=lambda event: (event["page"], event["number"]))


def with_witness(page: str, channel: str) -> str:
    """Return the page with the script as its first one, allowed by its policy to tell."""
    opened, count = re.subn(r"connect-src ", f"connect-src {channel} ", page, count=1)
    if count != 1 or "<title>" not in page:
        raise ValueError("the page has no policy or no title")
    script = f'<script src="{_NAME}" data-channel="{channel}"></script>'
    return opened.replace("<title>", script + "<title>", 1)


class _Ear(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, address: tuple[str, int], witness: Witness) -> None:
        self.witness = witness
        super().__init__(address, _Handler)


class _Handler(BaseHTTPRequestHandler):
    server: _Ear

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.witness.tell(json.loads(body))
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: the witness is the record."""
