"""What has changed from one JSON value to the next, itself as JSON; `static/deltas.js` is the other end of it.

    [value]                     it is this value now
    {key: delta, …}             an object: these keys have changed, the others have not; the delta `[]`: the key is gone
    [at, count, [item, …], …]   a list: from `at` on so many of the old items have made way for these, and so on
    [at, delta, …]              a list as long as before: the item at this place has changed so, and so on

Law: `applied(old, difference(old, new)) == new`. Sent, a delta is never longer than `[new]`.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Any, TypeAlias

from msgspec.json import encode

Json: TypeAlias = Any
Delta: TypeAlias = dict[str, Any] | list[Any]
GONE: Delta = []


class CannotApply(ValueError):
    """The delta belongs to another value."""


def difference(old: Json, new: Json) -> Delta:
    """The shortest of the deltas that make the one of the other."""
    return min(_deltas(old, new), key=lambda delta: len(encode(delta)))


def _deltas(old: Json, new: Json) -> list[Delta]:
    if isinstance(old, dict) and isinstance(new, dict):
        return [_keys(old, new), [new]]
    if isinstance(old, list) and isinstance(new, list) and not _is_same(old, new):
        return [[new], _splices(old, new), *([_items(old, new)] if len(old) == len(new) else [])]
    return [[new]]


def _keys(old: dict[str, Json], new: dict[str, Json]) -> Delta:
    gone = {key: GONE for key in old if key not in new}
    fresh = {key: [new[key]] for key in new if key not in old}
    both = {key: difference(old[key], new[key]) for key in new if key in old and not _is_same(old[key], new[key])}
    return gone | fresh | both


def _splices(old: list[Json], new: list[Json]) -> Delta:
    one, other = ([encode(item) for item in items] for items in (old, new))
    steps = SequenceMatcher(None, one, other, autojunk=False).get_opcodes()
    return [part for kind, a, b, c, d in steps if kind != "equal" for part in (a, b - a, new[c:d])]


def _items(old: list[Json], new: list[Json]) -> Delta:
    changed = [n for n in range(len(old)) if not _is_same(old[n], new[n])]
    return [part for n in changed for part in (n, difference(old[n], new[n]))]


def _is_same(one: Json, other: Json) -> bool:
    """As they are written: to Python True is 1."""
    return encode(one) == encode(other)


def applied(old: Json, delta: Delta) -> Json:
    """The new value; the old one is left as it is."""
    try:
        return _applied(old, delta)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise CannotApply from error


def _applied(old: Json, delta: Delta) -> Json:
    if isinstance(delta, dict):
        kept = {key: value for key, value in old.items() if delta.get(key) != GONE}
        return kept | {key: _applied(old.get(key), change) for key, change in delta.items() if change != GONE}
    if len(delta) == 1:
        return delta[0]
    return _spliced(old, delta) if isinstance(delta[1], int) else _changed(old, delta)


def _spliced(old: list[Json], delta: list[Any]) -> list[Json]:
    new, done = list[Json](), 0
    for at, count, items in zip(delta[::3], delta[1::3], delta[2::3], strict=True):
        new += [*old[done:at], *items]
        done = at + count
    return [*new, *old[done:]]


def _changed(old: list[Json], delta: list[Any]) -> list[Json]:
    new = list(old)
    for at, change in zip(delta[::2], delta[1::2], strict=True):
        new[at] = _applied(old[at], change)
    return new
