"""What becomes of a good message on its way: other values, other types, other bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeAlias

from tests.server.fuzz.grammar import ODD, Json

Path: TypeAlias = tuple[Any, ...]
ESCAPES = ("\\ud800", "\\udfff\\ud800", "\\u0000", "\\uZZZZ", "\\x41", "\\", "\x00", "\x7f", "\u2028")
FRAGMENTS = ("NaN", "Infinity", "-Infinity", "1e999", "-0", "01", "0x10", "1.0", "9" * 5000, "[" * 2000, '{"a":' * 1500)
"""What stands in the place of a value."""


def mutated(rng: Random, message: Json) -> str:
    """The text of a message after some mishaps."""
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        message = _elsewhere(rng, message)
    text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
    return rng.choice(TEXTUAL)(rng, text) if rng.random() < 0.25 else text


def _paths(value: Json, path: Path = ()) -> Iterator[Path]:
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from _paths(item, (*path, key))


def _elsewhere(rng: Random, message: Json) -> Json:
    """The message with one of its values made into something else."""
    return _replaced(message, rng.choice(list(_paths(message))), rng.choice(STRUCTURAL), rng)


def _replaced(value: Json, path: Path, change: Callable[[Random, Json], Json], rng: Random) -> Json:
    if not path:
        return change(rng, value)
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = _replaced(value[path[0]], path[1:], change, rng)
    return copy


def _retyped(rng: Random, value: Json) -> Json:
    """The same, as it were, in another type."""
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, int):
        return rng.choice((str(value), value % 1000 + 0.5, [value], value + 1, -value, value << 70))
    return rng.choice((str(value), [value], {"value": value}, None))


def _grown(rng: Random, value: Json) -> Json:
    """With something in it that does not belong there."""
    if isinstance(value, dict):
        extra: tuple[Json, ...] = ({"known_to": [0, 1, 2, -2]}, {"seat": rng.randrange(-3, 6)}, {"please": 1}, {"": 0})
        return value | rng.choice(extra)
    return value * 2 if isinstance(value, list) else [value, value]


def _shrunk(rng: Random, value: Json) -> Json:
    if isinstance(value, dict) and value:
        gone = rng.choice(list(value))
        return {key: item for key, item in value.items() if key != gone}
    return value[:-1] if isinstance(value, list | str) else None


STRUCTURAL: tuple[Callable[[Random, Json], Json], ...] = (
    lambda rng, _: rng.choice(ODD),
    _retyped,
    _grown,
    _shrunk,
)


def _cut(rng: Random, text: str) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _flipped(rng: Random, text: str) -> str:
    at = rng.randrange(len(text))
    return text[:at] + chr(ord(text[at]) ^ (1 << rng.randrange(7))) + text[at + 1 :]


def _doubled(rng: Random, text: str) -> str:
    """A key twice, or a message twice."""
    return text[:-1] + "," + text[1:] if text.startswith("{") and rng.random() < 0.7 else text + text


def _interrupted(rng: Random, text: str) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice((*ESCAPES, *FRAGMENTS)) + text[at:]


def _misquoted(rng: Random, text: str) -> str:
    """A string that holds what no string may hold."""
    found = [n for n, letter in enumerate(text) if letter == '"']
    at = rng.choice(found or [0]) + 1
    return text[:at] + rng.choice(ESCAPES) + text[at:]


def _respelled(rng: Random, text: str) -> str:
    """The first value after some colon is none that JSON knows, or too much of it."""
    parts = text.split(":")
    at = rng.randrange(len(parts))
    rest = parts[at].lstrip('"0123456789truefalsn')
    return ":".join([*parts[:at], rng.choice(FRAGMENTS) + rest, *parts[at + 1 :]])


def _noise(rng: Random, _: str) -> str:
    return "".join(chr(rng.randrange(0x250)) for _ in range(rng.randrange(40)))


TEXTUAL: tuple[Callable[[Random, str], str], ...] = (
    _cut, _flipped, _flipped, _doubled, _interrupted, _misquoted, _respelled, _noise,
)  # fmt: skip
