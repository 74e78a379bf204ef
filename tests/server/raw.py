"""A client that does not speak HTTP properly: bytes on a connection, and what comes back."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.patience import PATIENCE


class Line:
    """One connection."""

    def __init__(self, plug: socket.socket) -> None:
        self.plug = plug

    def send(self, text: str) -> None:
        with suppress(BrokenPipeError, ConnectionResetError):
            self.plug.sendall(text.replace("\n", "\r\n").encode())

    def rest(self) -> str:
        """All that comes until the server ends it."""
        parts = []
        with suppress(ConnectionResetError):
            while part := self.plug.recv(65536):
                parts.append(part)
        return b"".join(parts).decode()


@contextmanager
def line(port: int, *, window: int = 0) -> Iterator[Line]:
    """A connection to a port of this machine; with a small window it takes little at a time."""
    with socket.socket() as plug:
        plug.settimeout(PATIENCE)
        if window:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        plug.connect(("127.0.0.1", port))
        yield Line(plug)
