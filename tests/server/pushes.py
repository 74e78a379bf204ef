"""Push services and browsers as this server meets them: what is posted is read as the browser would read it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from gaslamp.server.alerts import Alert
from gaslamp.server.webpush import encode_bytes, new_key, public_key
from tests.server.client import Json
from tests.server.test_webpush import decrypted

OWN = new_key()
AUTH = encode_bytes(b"0123456789abcdef")


def browser(endpoint: str = "https://push.example.net/ada") -> Json:
    """What a browser says of itself."""
    return {"endpoint": endpoint, "p256dh": public_key(OWN), "auth": AUTH}


def alert(match: str, key: str, endpoint: str = "https://push.example.net/ada", **more: Any) -> Alert:
    """The same as it is kept."""
    facts: Json = {"id": more.pop("id", encode_bytes(endpoint.encode())[-16:]), "kind": "push", "opens": match}
    place: Json = {"address": endpoint, "p256dh": public_key(OWN), "auth": AUTH}
    return Alert(match=match, key=key, **facts | place | more)


class Posted(NamedTuple):
    """One message as a push service got it."""

    endpoint: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def said(self) -> Json:
        found: Json = json.loads(decrypted(self.body, OWN, AUTH))
        return found


class Posts:
    """Takes what is posted, without a network; `answer` says what comes of it."""

    def __init__(self, answer: Callable[[Posted], int] = lambda _: 201) -> None:
        self.all, self.answer = list[Posted](), answer

    async def __call__(
        self, endpoint: str, headers: Mapping[str, str], body: bytes, allowed: Collection[str] = ()
    ) -> int:
        self.all.append(Posted(endpoint, headers, body))
        return self.answer(self.all[-1])


@contextmanager
def push_service(posts: Posts) -> Iterator[str]:
    """A real one on this machine; its address."""

    class Desk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            posts.all.append(Posted(self.path, headers, body))
            self.send_response(posts.answer(posts.all[-1]))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Desk) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()
