"""A refusal before anything was asked of the game, in the language and the form that the request wants."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection

from gaslamp.core import Problem
from gaslamp.server.labels import spoken
from gaslamp.server.outgoing import Trouble, encode_message
from gaslamp.words import Words


def refusal(problem: Problem, scope: Any) -> tuple[bytes, str]:
    """The words, and what they are written in: `trouble` for a program, a sentence for a person who opens a page."""
    text = Words(spoken(HTTPConnection({"query_string": b"", **scope}))).explain(problem)
    if "/api" in scope["path"]:
        return encode_message(Trouble(key=problem.key, text=text)).encode(), "application/json"
    return f"{text}\n".encode(), "text/plain; charset=utf-8"
