"""What the server writes down: for people, or one JSON object a line for programs.

Never a token, a name, an address, a text or a position: a mistake is named by its kind and its place in the program,
not by what it says, because that may quote anything.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Literal, TypeAlias

from gaslamp.core import encode

LogFormat: TypeAlias = Literal["text", "json"]
METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH")
FORMATS: tuple[LogFormat, ...] = ("text", "json")
requests = logging.getLogger("gaslamp.requests")


class JsonLines(logging.Formatter):
    """A record as a JSON object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": when, "level": record.levelname.lower(), "logger": record.name}
        line |= getattr(record, "facts", None) or {"message": record.getMessage().strip()}
        if record.exc_info and record.exc_info[1]:
            line |= _mistake(record.exc_info[1])
        return encode(line).decode()


def _mistake(error: BaseException) -> dict[str, object]:
    """Its kind, and where in the program it happened."""
    frames = traceback.extract_tb(error.__traceback__)
    return {"error": type(error).__name__, "at": [f"{PurePath(f.filename).name}:{f.lineno} {f.name}" for f in frames]}


def note_request(method: str, route: str, status: int) -> None:
    """An answer that was given, by the pattern of its address: the address itself may hold anything."""
    known = method if method in METHODS else "other"
    requests.info("request", extra={"facts": {"event": "request", "method": known, "route": route, "status": status}})


def set_up_logs(kind: LogFormat) -> None:
    """Write JSON to the error stream, requests included; for people things stay as they are."""
    if kind == "text":
        return
    channel = logging.StreamHandler(sys.stderr)
    channel.setFormatter(JsonLines())
    for name, level in {"gaslamp": logging.INFO, "uvicorn": logging.WARNING, "asyncio": logging.WARNING}.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [channel], False
        logger.setLevel(level)
