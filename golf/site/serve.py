"""Serves the built site as GitHub Pages would: for `make play`, the tests and the benches.

Like Pages it compresses text and WebAssembly (but no `.zip` or `.bin`), lets any origin read, sends a
folder's `index.html`, redirects to a folder's trailing slash and answers the unknown with `404.html`. It
is served under a path prefix as easily as at the root, since the site's own place is `/repository/`.

    with SiteServer(Path("dist"), prefix="/golf/") as site:
        browse(site.address)
        print(sum(answer.size for answer in site.log))
"""

import argparse
import gzip
import hashlib
import socket
import sys
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple, Self
from urllib.parse import quote, unquote, urlsplit

FIRST_PORT = 8000
_PORTS_TRIED = 50

_TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mpy": "application/octet-stream",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
_COMPRESSED = ("text/", "image/svg", *(f"application/{kind}" for kind in ("json", "manifest", "wasm", "xml")))


class Answer(NamedTuple):
    """One answer given: the path asked for (without its query), the status, the body's bytes as sent."""

    path: str
    status: int
    size: int


class SiteServer:
    """A folder served over HTTP from a thread of its own; `address` is where, `log` what was sent so far."""

    def __init__(
        self,
        folder: Path,
        *,
        prefix: str = "/",
        port: int = 0,
        max_age: int | None = None,
    ) -> None:
        """Binds 127.0.0.1 (port 0: any free one); raises `OSError` where the port is taken.

        With `max_age` (seconds) browsers may keep what they got, as Pages says with 600; without, they ask
        again each time.
        """
        self.folder = folder.resolve()
        self.prefix = f"/{prefix.strip('/')}/" if prefix.strip("/") else "/"
        self.cache_control = "no-cache" if max_age is None else f"max-age={max_age}"
        self.log: list[Answer] = []  # appending is atomic; copy it to read while requests come in
        self._files: dict[Path, _File] = {}
        self._server = _Server(("127.0.0.1", port), self)
        self.port: int = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}{self.prefix}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Stops listening and hangs up, also on browsers that keep a connection open."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
        self._server.server_close()
        self._server.hang_up()

    def find(self, path: str) -> Path | None:
        """Return the file or folder a request's path means; nothing where it leads out of the site."""
        if f"{path}/" == self.prefix:
            return self.folder
        if not path.startswith(self.prefix) or "\0" in path:
            return None
        found = (self.folder / path[len(self.prefix) :].lstrip("/")).resolve()
        if not found.exists() or not found.is_relative_to(self.folder):
            return None
        return None if path.endswith("/") and not found.is_dir() else found

    def read(self, path: Path) -> "_File":
        """Return a file's content, read once and again only when it has changed."""
        status = path.stat()
        version = (status.st_mtime_ns, status.st_size)
        file = self._files.get(path)
        if file is None or file.version != version:
            file = self._files[path] = _File(path, version)
        return file


class _File:
    """A file in memory, compressed at most once."""

    def __init__(self, path: Path, version: tuple[int, int]) -> None:
        self.version = version
        self.body = path.read_bytes()
        self.type = _TYPES.get(path.suffix.lower(), "application/octet-stream")
        self.is_compressible = self.type.startswith(_COMPRESSED)
        self.tag = f'W/"{hashlib.blake2b(self.body, digest_size=12).hexdigest()}"'
        self._compressed: bytes | None = None
        self._lock = threading.Lock()

    def compressed(self) -> bytes:
        with self._lock:
            if self._compressed is None:
                self._compressed = gzip.compress(self.body, compresslevel=6, mtime=0)
            return self._compressed


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128  # several pages at once, each asking for many files

    def __init__(self, address: tuple[str, int], site: SiteServer) -> None:
        self.site = site
        self.connections: set[socket.socket] = set()
        super().__init__(address, _Handler)

    def hang_up(self) -> None:
        for connection in tuple(self.connections):
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # the other side was faster

    def handle_error(self, request: object, client_address: object) -> None:
        # Browsers break connections off as they please: that is no error of ours.
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # head and body are two writes, and would wait 40 ms for each other

    def setup(self) -> None:
        super().setup()
        self.server.connections.add(self.connection)

    def finish(self) -> None:
        self.server.connections.discard(self.connection)
        super().finish()

    def do_GET(self) -> None:
        self._answer()

    def do_HEAD(self) -> None:
        self._answer()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: `SiteServer.log` is the record."""

    def _answer(self) -> None:
        site = self.server.site
        target = urlsplit(self.path)
        path = unquote(target.path)
        found = site.find(path)
        if found is not None and found.is_dir():
            if not path.endswith("/"):
                query = f"?{target.query}" if target.query else ""
                self._send(HTTPStatus.MOVED_PERMANENTLY, path, {"Location": quote(path) + "/" + query}, b"")
                return
            found = site.find(f"{path}index.html")
        if found is not None and found.is_file():
            file = site.read(found)
            if self._has(file.tag):
                self._send(HTTPStatus.NOT_MODIFIED, path, {"ETag": file.tag}, None)
            else:
                self._send_file(HTTPStatus.OK, path, file)
            return
        missing = site.find(f"{site.prefix}404.html")
        if missing is not None and missing.is_file() and path.startswith(site.prefix):
            self._send_file(HTTPStatus.NOT_FOUND, path, site.read(missing))
        else:
            self._send(HTTPStatus.NOT_FOUND, path, {"Content-Type": "text/plain"}, b"Not found\n")

    def _send_file(self, status: HTTPStatus, path: str, file: _File) -> None:
        headers = {"Content-Type": file.type}
        if status == HTTPStatus.OK:
            headers["ETag"] = file.tag
        body = file.body
        if file.is_compressible:
            headers["Vary"] = "Accept-Encoding"
            if self._accepts_gzip():
                headers["Content-Encoding"] = "gzip"
                body = file.compressed()
        self._send(status, path, headers, body)

    def _send(self, status: HTTPStatus, path: str, headers: dict[str, str], body: bytes | None) -> None:
        """Sends the answer and records it; a body of None is one that may not even have a length."""
        sent = b"" if body is None or self.command == "HEAD" else body
        self.send_response(status)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", self.server.site.cache_control)
        for name, value in headers.items():
            self.send_header(name, value)
        if body is not None:
            self.send_header("Content-Length", str(len(body)))
        # Recorded first: who has received the last byte finds it in the log.
        self.server.site.log.append(Answer(path, int(status), len(sent)))
        self.end_headers()
        self.wfile.write(sent)

    def _has(self, tag: str) -> bool:
        """Return whether the browser says that it has this version already."""
        known = [item.strip().removeprefix("W/") for item in self.headers.get("If-None-Match", "").split(",")]
        return tag.removeprefix("W/") in known or known == ["*"]

    def _accepts_gzip(self) -> bool:
        for item in self.headers.get("Accept-Encoding", "").split(","):
            name, _, weight = item.partition(";")
            if name.strip().lower() in ("gzip", "*"):
                return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
        return False


def main(arguments: list[str] | None = None) -> int:
    """Command: serves a folder and prints the address, until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="golf.site.serve", description="Serve the built site.")
    parser.add_argument("--port", type=int, help=f"default: {FIRST_PORT}, or the next free one")
    parser.add_argument("--folder", type=Path, default=Path("dist"))
    parser.add_argument("--prefix", default="/", help="path under which the site lies, such as /golf/")
    options = parser.parse_args(arguments)
    if not options.folder.is_dir():
        print(f"golf.site.serve: no folder {options.folder}: run make site first", file=sys.stderr)
        return 2
    ports = [options.port] if options.port is not None else range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED)
    for port in ports:
        try:
            site = SiteServer(options.folder, prefix=options.prefix, port=port)
        except (OSError, OverflowError) as error:
            problem = error
        else:
            break
    else:
        print(f"golf.site.serve: cannot serve on port {ports[-1]}: {problem}", file=sys.stderr)
        return 2
    try:
        with site:
            print(f"Golf is at {site.address} (Ctrl-C ends it)", flush=True)
            threading.Event().wait()
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
