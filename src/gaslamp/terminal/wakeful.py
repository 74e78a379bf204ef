"""Typed lines of somebody who must not miss what happens meanwhile."""

from __future__ import annotations

import os
import select
from contextlib import suppress
from threading import Lock
from typing import TextIO


class Woken(Exception):
    """Something happened before a line was typed; what was typed of it so far stays."""


class WakefulSource:
    """Lines from a terminal or a pipe; `wake`, from any thread, ends a wait for the next one by `Woken`."""

    def __init__(self, stream: TextIO) -> None:
        self.stream, self.typed = stream, b""
        self.bell, self.ringer = os.pipe()
        os.set_blocking(self.bell, False)
        os.set_blocking(self.ringer, False)
        self.is_closed, self.closing = False, Lock()

    def __enter__(self) -> WakefulSource:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def wake(self) -> None:
        with self.closing, suppress(BlockingIOError):  # it rings already
            if not self.is_closed:  # what was the pipe may be somebody else's by then
                os.write(self.ringer, b".")

    def readline(self) -> str:
        while b"\n" not in self.typed:
            keyboard = self.stream.fileno()
            heard, _, _ = select.select([keyboard, self.bell], [], [])
            if keyboard not in heard:
                os.read(self.bell, 4096)
                raise Woken
            if not (more := os.read(keyboard, 4096)):
                break
            self.typed += more
        line, sign, self.typed = self.typed.partition(b"\n")
        return (line + sign).decode(errors="replace")

    def isatty(self) -> bool:
        return self.stream.isatty()

    def close(self) -> None:
        with self.closing:
            if not self.is_closed:
                os.close(self.bell)
                os.close(self.ringer)
            self.is_closed = True
