"""What a set of house rules is worth to one side, as it was measured between equal bots.

`python -m benchmarks.handicaps` plays the same deals with and without it and writes `data/handicaps.json`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct, json

UNMEASURED: Mapping[str, frozenset[str]] = {"compact": frozenset({"gentle", "short", "long"})}
"""By game, the sets that are the same for everybody, since everybody is Mister X once."""


class Worth(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """By how much somebody wins more often than by the book, as a share of the games, with its 95 % interval."""

    game: str
    preset: str
    mode: str = ""
    seats: int
    agent: str
    deals: int
    book: float
    """How often they win by the book."""
    share: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Whether it makes a difference at all."""
        return not self.low <= 0 <= self.high

    @property
    def points(self) -> int:
        """In games of a hundred."""
        return round(100 * self.share)


@cache
def measured() -> tuple[Worth, ...]:
    """All that was measured: for the detectives of a chase, and for the second player in a game of points."""
    return json.decode((files("gaslamp") / "data" / "handicaps.json").read_bytes(), type=tuple[Worth, ...])


def worth_of(game: str, preset: str) -> tuple[Worth, ...]:
    """What a set is worth, in each mode."""
    return tuple(worth for worth in measured() if (worth.game, worth.preset) == (game, preset))


def table() -> Iterator[str]:
    """All figures as the rows of a table, as the documentation has it."""
    for worth in measured():
        game = f"{worth.game}, `{worth.mode}`" if worth.mode else worth.game
        low, high = round(100 * worth.low), round(100 * worth.high)
        book, points = round(100 * worth.book), f"{worth.points:+}"
        yield f"| {game} | `{worth.preset}` | {book} | {points} | {low:+} to {high:+} |"
