"""How chases went: where they began, when they ended, how much the detectives knew on the way."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from statistics import fmean

from msgspec import Struct

from gaslamp.arena.chases import FORFEIT, Chased
from gaslamp.arena.game import GameResult
from gaslamp.arena.plan import Pairing
from gaslamp.arena.rate import Rate, wilson
from gaslamp.games.vocabulary import FUGITIVE


class StartRate(Struct, frozen=True, kw_only=True):
    """How often the fugitive got away who began here, over all pairings."""

    station: int
    games: int
    rate: Rate


class Course(Struct, frozen=True, kw_only=True):
    """How the chases of a pairing went, round by round."""

    pairing: Pairing
    caught: tuple[float, ...]
    """The share of chases in which he had been caught by the end of each round, the first first."""
    doubts: tuple[float, ...]
    """At how many stations he could be when the detectives began to move, on average over chases that went on."""


def starts_of(by_pairing: Mapping[Pairing, Sequence[GameResult]]) -> Iterator[StartRate]:
    escapes = defaultdict[int, list[bool]](list)
    for results in by_pairing.values():
        for chase in _full(results):
            if chase.starts:
                escapes[chase.starts[FUGITIVE]].append(chase.escaped)
    for station, escaped in sorted(escapes.items()):
        yield StartRate(station=station, games=len(escaped), rate=wilson(sum(escaped), len(escaped)))


def courses_of(by_pairing: Mapping[Pairing, Sequence[GameResult]]) -> Iterator[Course]:
    for pairing, results in by_pairing.items():
        if chases := _full(results):
            yield Course(pairing=pairing, caught=tuple(_caught(chases)), doubts=tuple(_doubts(chases)))


def _full(results: Sequence[GameResult]) -> list[Chased]:
    return [chase for result in results for chase in result.chases if chase.how != FORFEIT]


def _length(chase: Chased) -> int:
    """In rounds; where a chase is itself a round, in his turns."""
    return chase.entries if chase.rounds is None else chase.rounds


def _caught(chases: Sequence[Chased]) -> Iterator[float]:
    ended, caught = Counter(_length(chase) for chase in chases if not chase.escaped), 0
    for number in range(1, max(map(_length, chases)) + 1):
        caught += ended[number]
        yield caught / len(chases)


def _doubts(chases: Sequence[Chased]) -> Iterator[float]:
    for sizes in zip_longest(*(chase.doubts for chase in chases)):
        yield fmean(size for size in sizes if size is not None)
