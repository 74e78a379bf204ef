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
from typing import Any, Literal, TypeAlias, TypedDict

from gaslamp.core import encode

LogFormat: TypeAlias = Literal["text", "json"]
METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH")
FORMATS: tuple[LogFormat, ...] = ("text", "json")
requests = logging.getLogger("gaslamp.requests")
OTHERS = {"uvicorn": logging.WARNING, "asyncio": logging.WARNING, "sqlalchemy": logging.CRITICAL}
"""From where on libraries are heard; of a database that is lost we speak ourselves."""


class TextLines(logging.Formatter):
    """A record for people; a mistake by its kind, and where in the program it happened."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  # the name is logging's
        told = _mistake(ei[1])
        return "\n".join([f"  {told['error']}", *(f"    {place}" for place in told["at"])])


class JsonLines(logging.Formatter):
    """A record as a JSON object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": when, "level": record.levelname.lower(), "logger": record.name}
        line |= getattr(record, "facts", None) or {"message": record.getMessage().strip()}
        if record.exc_info and record.exc_info[1]:
            line |= _mistake(record.exc_info[1])
        return encode(line).decode()


class Mistake(TypedDict):
    """The kind of a mistake, and where in the program it happened."""

    error: str
    at: list[str]


def _mistake(error: BaseException) -> Mistake:
    frames = traceback.extract_tb(error.__traceback__)
    return {"error": type(error).__name__, "at": [f"{PurePath(f.filename).name}:{f.lineno} {f.name}" for f in frames]}


def note_request(method: str, route: str, status: int) -> None:
    """An answer that was given, by the pattern of its address: the address itself may hold anything."""
    known = method if method in METHODS else "other"
    requests.info("request", extra={"facts": {"event": "request", "method": known, "route": route, "status": status}})


class ErrorStream(logging.Handler):
    """The error stream, whichever that is by then."""

    def emit(self, record: logging.LogRecord) -> None:
        print(self.format(record), file=sys.stderr, flush=True)


def set_up_logs(kind: LogFormat) -> None:
    """Write to the error stream, for people or as JSON, and then requests too; nobody else writes what they like."""
    channel, level = ErrorStream(), logging.INFO if kind == "json" else logging.WARNING
    channel.setFormatter(JsonLines() if kind == "json" else TextLines())
    for name, least in {"gaslamp": level, **OTHERS}.items():
        logger = logging.getLogger(name)
        logger.handlers = [channel]
        logger.setLevel(least)
