"""What an arena of two sides has shown, in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeVar

from msgspec import Struct

from gaslamp.arena.chases import FORFEIT, Chased
from gaslamp.arena.courses import Course, StartRate, courses_of, starts_of
from gaslamp.arena.duels import Duel, duels_of
from gaslamp.arena.elo import Elo, elo_of
from gaslamp.arena.game import GameResult
from gaslamp.arena.plan import Lineup, Pairing, Plan
from gaslamp.arena.rate import Mean, Quartiles, Rate, average, paired, quartiles, wilson
from gaslamp.core import Seat

L = TypeVar("L", bound=Lineup)


class Failure(Struct, frozen=True, kw_only=True):
    """What made an agent lose games by forfeit."""

    agent: str
    error: str
    games: int


class SeatStanding(Struct, frozen=True, kw_only=True):
    """How one seat fared in the games that were played to the end."""

    seat: Seat
    games: int
    wins: Rate
    """A win that is shared counts as a share."""
    points: Mean


class Points(Struct, frozen=True, kw_only=True):
    """What the fugitive scored, where everybody is the fugitive once and points decide."""

    mean: Mean
    blacks: float
    """The black tickets he used, on average."""
    turns: Quartiles
    seats: tuple[SeatStanding, ...]


class Standing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The results of one pairing. A forfeited game is lost by the forfeiting bot, and has no length and no points."""

    pairing: Pairing
    games: int
    """The chases there were: in most games one, in the compact game one for every seat."""
    escapes: int
    """Those in which the fugitive won, or was not caught."""
    rate: Rate
    ends: dict[str, int]
    """How many each rule ended."""
    rounds: Quartiles | None
    entries: Quartiles | None
    seconds: float
    """For a whole game."""
    forfeits: int
    failures: tuple[Failure, ...]
    points: Points | None = None


class Comparison(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """By how much the fugitive does better in one pairing than in another, on the same deals."""

    pairing: Pairing
    than: Pairing
    games: int
    difference: Rate
    """In how often he gets away."""
    points: Mean | None = None


class PlayedSchedule(Struct, frozen=True, kw_only=True):
    """What was played, and whether all of it."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    """As many as every lineup was to play."""
    is_complete: bool
    """Whether it did; False if somebody interrupted."""


class Report(PlayedSchedule, frozen=True, kw_only=True):
    """What an arena of two sides has shown: how every pairing stands, and how they compare.

    >>> from gaslamp.arena import play_arena
    >>> report = play_arena(Plan(seats=2, fugitives=("uniform",), detectives=("uniform",), games=4))
    >>> report.standings[0].games
    4
    """

    standings: tuple[Standing, ...]
    comparisons: tuple[Comparison, ...]
    elo: Elo | None
    duels: tuple[Duel, ...]
    starts: tuple[StartRate, ...]
    courses: tuple[Course, ...]


def report_of(plan: Plan, results: Iterable[GameResult]) -> Report:
    by_pairing = sorted_out(plan.lineups, results)
    chases = {pairing: numbered(results) for pairing, results in by_pairing.items()}
    return Report(
        game=plan.game,
        seats=plan.new_game().seats,
        options=plan.options,
        seed=plan.seed,
        games=plan.games,
        is_complete=all(len(games) == plan.games for games in by_pairing.values()),
        standings=tuple(_standing(pairing, games) for pairing, games in by_pairing.items() if games),
        comparisons=tuple(_comparisons(chases)),
        elo=elo_of(by_pairing, plan.seed),
        duels=tuple(duels_of(chases)),
        starts=tuple(starts_of(by_pairing)),
        courses=tuple(courses_of(by_pairing)),
    )


def sorted_out(lineups: Sequence[L], results: Iterable[GameResult]) -> dict[L, list[GameResult]]:
    """The results of every lineup, in the order of the deals."""
    dealt = sorted(results, key=lambda result: result.n)
    return {lineup: [result for result in dealt if result.lineup == lineup] for lineup in lineups}


def _standing(pairing: Pairing, results: Sequence[GameResult]) -> Standing:
    chases = [chase for result in results for chase in result.chases]
    escapes, full = sum(chase.escaped for chase in chases), [chase for chase in chases if chase.how != FORFEIT]
    return Standing(
        pairing=pairing,
        games=len(chases),
        escapes=escapes,
        rate=wilson(escapes, len(chases)),
        ends=dict(sorted(Counter(chase.how for chase in chases).items())),
        rounds=_quartiles([chase.rounds for chase in full if chase.rounds is not None]),
        entries=_quartiles([chase.entries for chase in full if chase.rounds is not None]),
        seconds=sum(result.seconds for result in results) / len(results),
        forfeits=len(chases) - len(full),
        failures=tuple(failures(results)),
        points=_points(full, results),
    )


def _quartiles(numbers: Sequence[int]) -> Quartiles | None:
    return quartiles(numbers) if numbers else None


def _points(chases: Sequence[Chased], results: Sequence[GameResult]) -> Points | None:
    scored = [chase for chase in chases if chase.points is not None]
    if not scored:
        return None
    return Points(
        mean=average([chase.points for chase in scored if chase.points is not None]),
        blacks=sum(chase.blacks for chase in scored) / len(scored),
        turns=quartiles([chase.entries for chase in scored]),
        seats=tuple(_places([result for result in results if result.points])),
    )


def _places(results: Sequence[GameResult]) -> Iterator[SeatStanding]:
    for seat in range(len(results[0].points) if results else 0):
        wins = sum((seat in result.winners) / len(result.winners) for result in results)
        points = average([result.points[seat] for result in results])
        yield SeatStanding(seat=seat, games=len(results), wins=wilson(wins, len(results)), points=points)


def failures(results: Sequence[GameResult]) -> Iterator[Failure]:
    """Every kind of failure, the commonest first."""
    forfeits = [result.forfeit for result in results if result.forfeit]
    for (agent, error), games in Counter((forfeit.agent, forfeit.error) for forfeit in forfeits).most_common():
        yield Failure(agent=agent, error=error, games=games)


def _comparisons(chases: Mapping[Pairing, Mapping[tuple[int, int], Chased]]) -> Iterator[Comparison]:
    """Every two pairings that differ in one agent."""
    for than, pairing in combinations(chases, 2):
        both = sorted(chases[than].keys() & chases[pairing].keys())
        if both and (than.fugitive == pairing.fugitive or than.detectives == pairing.detectives):
            one, other = [chases[than][n] for n in both], [chases[pairing][n] for n in both]
            difference = paired([chase.escaped for chase in one], [chase.escaped for chase in other])
            points = _difference(one, other)
            yield Comparison(pairing=pairing, than=than, games=len(both), difference=difference, points=points)


def numbered(results: Sequence[GameResult]) -> dict[tuple[int, int], Chased]:
    """Every chase by its deal and its place in the game."""
    return {(result.n, n): chase for result in results for n, chase in enumerate(result.chases)}


def _difference(one: Sequence[Chased], other: Sequence[Chased]) -> Mean | None:
    pairs = [(a.points, b.points) for a, b in zip(one, other, strict=True)]
    found = [b - a for a, b in pairs if a is not None and b is not None]
    return average(found) if found else None
