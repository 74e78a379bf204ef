"""What has changed from one JSON value to the next, itself as JSON; `static/deltas.js` is the other end of it.

    [value]                     it is this value now
    {key: delta, …}             an object: these keys have changed, the others have not; the delta `[]`: the key is gone
    [at, count, [item, …], …]   a list: from `at` on so many of the old items have made way for these, and so on
    [at, delta, …]              a list as long as before: the item at this place has changed so, and so on

Law: `applied(old, delta) == new` for the `difference` of the two as they are `written`. None is longer than `[new]`.

Values are compared as they are written, so that to nobody True is 1, and only what differs is ever read.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import groupby
from typing import Any, TypeAlias

from msgspec import Raw, json

Json: TypeAlias = Any
Delta: TypeAlias = dict[str, Any] | list[Any]
GONE: Delta = []
Step: TypeAlias = tuple[int, int, int, int]
"""From where to where in one list items have made way for those from where to where in the other."""
SHORTEST = len(b"[0,[0]]")
"""What is no longer than this is told whole: nothing that tells of a list is shorter."""

_ENCODER = json.Encoder(order="sorted")
_OBJECTS, _LISTS = json.Decoder(dict[str, Raw]), json.Decoder(list[Raw])


class CannotApply(ValueError):
    """The delta belongs to another value."""


def written(value: object) -> bytes:
    """A value as JSON in the one way in which equal ones are written alike: every key in its order."""
    return _ENCODER.encode(value)


def difference(old: bytes, new: bytes) -> bytes:
    """The shortest of the deltas that make the one of the other; all three as they are `written`."""
    return min(_deltas(old, new), key=len)


def _deltas(old: bytes, new: bytes) -> list[bytes]:
    whole, kinds = b"[%b]" % new, old[:1] + new[:1]
    if kinds == b"{{":
        return [_keys(_OBJECTS.decode(old), _OBJECTS.decode(new)), whole]
    if kinds == b"[[" and old != new and len(whole) > SHORTEST:
        return [whole, *_of_lists(_items(old), _items(new))]
    return [whole]


def _items(row: bytes) -> list[bytes]:
    return [bytes(item) for item in _LISTS.decode(row)]


def _keys(old: dict[str, Raw], new: dict[str, Raw]) -> bytes:
    changes = {key: b"[]" for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            changes[key] = b"[%b]" % bytes(value)
        elif value != old[key]:
            changes[key] = difference(bytes(old[key]), bytes(value))
    return b"{%b}" % b",".join([b"%b:%b" % (written(key), changes[key]) for key in sorted(changes)])


def _of_lists(old: list[bytes], new: list[bytes]) -> list[bytes]:
    if len(old) != len(new):
        return [_splices(new, _steps(old, new))]
    changed = [n for n, item in enumerate(old) if item != new[n]]
    if any(old[n] in new or new[n] in old for n in changed):  # something has moved
        steps = _steps(old, new)
    else:
        steps = [(n, n + count, n, n + count) for n, count in _runs(changed)]
    return [_splices(new, steps), _row([b"%d,%b" % (n, difference(old[n], new[n])) for n in changed])]


def _steps(old: list[bytes], new: list[bytes]) -> list[Step]:
    """What both begin and end with is left aside: most lists have only grown."""
    start = _alike(old, new)
    old, new = old[start:], new[start:]
    end = _alike(old[::-1], new[::-1])
    matcher = SequenceMatcher(None, old[: len(old) - end], new[: len(new) - end], autojunk=False)
    steps = [step for kind, *step in matcher.get_opcodes() if kind != "equal"]
    return [(start + a, start + b, start + c, start + d) for a, b, c, d in steps]


def _alike(one: list[bytes], other: list[bytes]) -> int:
    """How many items are the same from the start on."""
    pairs = zip(one, other, strict=False)
    return next((n for n, (mine, theirs) in enumerate(pairs) if mine != theirs), min(len(one), len(other)))


def _runs(places: list[int]) -> Iterator[tuple[int, int]]:
    """Places that follow each other, taken together: the first of them, and how many they are."""
    for _, row in groupby(enumerate(places), key=lambda pair: pair[1] - pair[0]):
        run = [place for _, place in row]
        yield run[0], len(run)


def _splices(new: list[bytes], steps: list[Step]) -> bytes:
    return _row([b"%d,%d,%b" % (a, b - a, _row(new[c:d])) for a, b, c, d in steps])


def _row(parts: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(parts)


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
