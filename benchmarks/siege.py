"""A server under siege, on loopback: half-sent requests, tables of masters that nobody watches, one token many times.

    python -m benchmarks.siege [--half 200] [--tables 40] [--seconds 30]

It prints how many half-sent connections are still open after so many seconds and whether others are answered meanwhile,
how many unwatched tables one client gets, and how long one list of the same token takes beside a list with it once.
"""

from __future__ import annotations

import argparse
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def serving() -> Iterator[tuple[str, Any]]:
    """A server as people start it: its address, and what it has printed."""
    with tempfile.TemporaryDirectory() as folder, open(f"{folder}/said", "w+") as said:
        options = ["--port", "0", "--no-browser", "--database", f"{folder}/games.db"]
        server = subprocess.Popen([sys.executable, "-m", "gaslamp", "serve", *options], stdout=said, stderr=said)
        try:
            yield _address(said), said
        finally:
            server.terminate()
            server.wait(60)


def _address(said: Any) -> str:
    while True:
        said.seek(0)
        if found := re.search(r"http://\S+(?=\n)", said.read()):
            return found[0]
        time.sleep(0.1)


def ask(address: str, body: object = None) -> tuple[int, Any]:
    """Status and answer of a request; 0 if there was none."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data), timeout=60) as answer:
            return answer.status, json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        return error.code, None
    except OSError:
        return 0, None


def half_sent(address: str, number: int, seconds: float) -> None:
    port = int(address.rpartition(":")[2])
    plugs = [socket.create_connection(("127.0.0.1", port)) for _ in range(number)]
    for plug in plugs:
        plug.sendall(b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
    begin = time.monotonic()
    status, _ = ask(f"{address}/api/games")
    print(f"with {number} half-sent requests another client: status {status} in {time.monotonic() - begin:.2f} s")
    time.sleep(max(0.0, begin + seconds - time.monotonic()))
    print(f"still open after {seconds:.0f} s: {sum(map(_is_open, plugs))} of {number}")
    for plug in plugs:
        plug.close()


def _is_open(plug: socket.socket) -> bool:
    plug.settimeout(0)
    try:
        while plug.recv(4096):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def tables_of_masters(address: str, number: int) -> None:
    body = {"game": "classic", "chairs": ["master", "master"]}
    statuses = _statuses(f"{address}/api/tables", body, number)
    print(f"{number} tables of masters asked for, answers by status: {statuses}")


def _statuses(address: str, body: object, number: int) -> dict[int, int]:
    return dict(Counter(ask(address, body)[0] for _ in range(number)))


def same_token(address: str) -> None:
    _, seat = ask(f"{address}/api/tables", {"game": "classic", "chairs": ["me", "open", "open"]})
    for times in (1, 200):
        begin = time.monotonic()
        status, _ = ask(f"{address}/api/mine", {"tokens": [seat["token"]] * times})
        print(f"a list of one token {times} times: status {status}, {1000 * (time.monotonic() - begin):.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half", type=int, default=200)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    with serving() as (address, said):
        same_token(address)
        half_sent(address, asked.half, asked.seconds)
        tables_of_masters(address, asked.tables)
        said.seek(0)
        print(f"tracebacks: {said.read().count('Traceback')}")


if __name__ == "__main__":
    main()
