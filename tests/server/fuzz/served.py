"""A server in a process of its own, without limits on how much is said: `python -m tests.server.fuzz.served FILE`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from types import TracebackType
from urllib.parse import urlsplit

from tests.patience import PATIENCE
from tests.server.client import Server


class Served:
    """Such a process: at which port it listens, and what it has written that people should read."""

    def __init__(self, database: str) -> None:
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  # closed on the way out
        command = [sys.executable, "-m", "tests.server.fuzz.served", database]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self.errors, text=True)

    def __enter__(self) -> Served:
        assert self.process.stdout
        address = self.process.stdout.readline()
        assert address, f"the server did not start: {self.complaints()}"
        self.port = urlsplit(address.strip()).port or 0
        return self

    def __exit__(self, *_: type[BaseException] | TracebackType | BaseException | None) -> None:
        self.end()
        self.errors.close()

    def end(self) -> None:
        """It ends when nobody speaks to it any more."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def complaints(self) -> str:
        self.errors.seek(0)
        return self.errors.read()


def main() -> None:
    with Server(sys.argv[1]) as server:
        print(server.address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
