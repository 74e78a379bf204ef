"""What crosses the wire, held against the protocol's document as a stranger would hold it."""

from __future__ import annotations

from functools import cache
from typing import Any

from jsonschema import Draft202012Validator, ValidationError  # type: ignore[import-untyped]

from gaslamp.server.openapi import document

__all__ = ["ValidationError", "check_answer", "check_body", "check_said", "check_told", "is_said"]


@cache
def _validator(place: tuple[str, ...]) -> Draft202012Validator:
    """For what the document says at this place."""
    schema: Any = document()
    for key in place:
        schema = schema[key]
    return Draft202012Validator({**schema, "components": document()["components"]})


def _named(name: str) -> Draft202012Validator:
    return _validator(("components", "schemas", name))


def _of_socket(direction: str, message: Any) -> Draft202012Validator:
    mapping = document()["x-socket"][direction]["discriminator"]["mapping"]
    return _named(mapping[message["type"]].rpartition("/")[2])


def check_told(message: Any) -> None:
    """A message of the server on a socket."""
    _of_socket("told", message).validate(message)


def check_said(message: Any) -> None:
    """A message of a client on a socket."""
    validator = _named("Sit") if message["type"] == "sit" else _of_socket("said", message)
    validator.validate(message)


def check_body(method: str, path: str, body: Any) -> None:
    """What is sent with a request."""
    _validator(("paths", path, method, "requestBody", "content", "application/json", "schema")).validate(body)


def check_answer(method: str, path: str, status: int, answer: Any) -> None:
    """What it is answered."""
    _validator(("paths", path, method, "responses", str(status), "content", "application/json", "schema")).validate(
        answer
    )


def is_said(message: Any) -> bool:
    """Whether the document allows a client to say it."""
    known = document()["x-socket"]["said"]["discriminator"]["mapping"]
    kind = message.get("type")
    return kind in known and bool(_of_socket("said", message).is_valid(message))
