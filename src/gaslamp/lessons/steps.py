"""What a learner is to do at one step, and which actions fit it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct, json

from gaslamp.core import Action, encode

Pattern: TypeAlias = Mapping[str, Any]
"""Fields of an action that must match, `type` among them; a list is any one of its values, or all that a list holds."""


class LessonStep(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to do: any of these actions, or all of them, in any order or in theirs; and mistakes foreseen."""

    step: str
    do: tuple[Pattern, ...]
    every: bool = False
    in_order: bool = False
    wrong: Mapping[str, tuple[Pattern, ...]] = {}

    @property
    def length(self) -> int:
        """How many actions it takes."""
        return len(self.do) if self.every or self.in_order else 1

    def left(self, done: Sequence[Action]) -> tuple[Pattern, ...]:
        """What may be done next, after these actions of the step."""
        if self.in_order:
            return (self.do[len(done)],)
        left = list(self.do)
        for action in done:
            left.remove(next(pattern for pattern in left if fits(pattern, action)))
        return tuple(left)

    def mistake(self, action: Action) -> str:
        """The name of the mistake that the action is, empty for one that nobody foresaw."""
        return next((name for name, patterns in self.wrong.items() if fits_any(patterns, action)), "")


def fits(pattern: Pattern, action: Action) -> bool:
    return all(_matches(wanted, _plain(action, field)) for field, wanted in pattern.items())


def fits_any(patterns: Sequence[Pattern], action: Action) -> bool:
    return any(fits(pattern, action) for pattern in patterns)


def _plain(action: Action, field: str) -> Any:
    """What an action says, as a script would write it."""
    return type(action).__name__ if field == "type" else json.decode(encode(getattr(action, field, None)))


def _matches(wanted: Any, found: Any) -> bool:
    if isinstance(found, list):
        return isinstance(wanted, list) and _is_same(wanted, found)
    return found in wanted if isinstance(wanted, list) else wanted == found


def _is_same(wanted: list[Any], found: list[Any]) -> bool:
    """Whether both hold the same, in any order: items may be named as one likes."""
    return len(wanted) == len(found) and all(wanted.count(one) == found.count(one) for one in wanted)
