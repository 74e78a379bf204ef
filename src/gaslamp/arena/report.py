"""What an arena has shown, as figures and as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gaslamp.arena.game import Result
from gaslamp.arena.plan import Pairing, Plan
from gaslamp.arena.rate import Rate, Spread, paired, spread, wilson
from gaslamp.words import Words

SHOWN = 5
"""Most kinds of failure a table tells for one pairing; the report itself holds all."""


class Failure(Struct, frozen=True, kw_only=True):
    """What made an agent lose games by forfeit."""

    agent: str
    error: str
    games: int


class Standing(Struct, frozen=True, kw_only=True):
    """How one pairing fared. A forfeited game is lost by whoever forfeits, and left out of rounds and entries."""

    pairing: Pairing
    games: int
    escapes: int
    """The games the fugitive won."""
    rate: Rate
    ends: dict[str, int]
    """How many games each rule ended."""
    rounds: Spread | None
    entries: Spread | None
    seconds: float
    forfeits: int
    failures: tuple[Failure, ...]


class Comparison(Struct, frozen=True, kw_only=True):
    """By how much the fugitive wins more often in one pairing than in another, on the same deals."""

    pairing: Pairing
    than: Pairing
    games: int
    difference: Rate


class Report(Struct, frozen=True, kw_only=True):
    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    games: int
    """As many as every pairing was to play."""
    is_complete: bool
    """Whether it did; False if somebody interrupted."""
    standings: tuple[Standing, ...]
    comparisons: tuple[Comparison, ...]


def report_of(plan: Plan, results: Iterable[Result]) -> Report:
    by_pairing: dict[Pairing, list[Result]] = {pairing: [] for pairing in plan.pairings}
    for result in sorted(results, key=lambda result: result.n):
        by_pairing[result.pairing].append(result)
    return Report(
        game=plan.game,
        seats=plan.new_game().seats,
        options=plan.options,
        seed=plan.seed,
        games=plan.games,
        is_complete=all(len(games) == plan.games for games in by_pairing.values()),
        standings=tuple(_standing(pairing, games) for pairing, games in by_pairing.items() if games),
        comparisons=tuple(_comparisons(by_pairing)),
    )


def _standing(pairing: Pairing, results: Sequence[Result]) -> Standing:
    full = [result for result in results if not result.forfeit]
    escapes = sum(result.escaped for result in results)
    return Standing(
        pairing=pairing,
        games=len(results),
        escapes=escapes,
        rate=wilson(escapes, len(results)),
        ends=dict(sorted(Counter(result.rule for result in results).items())),
        rounds=spread([result.rounds for result in full]) if full else None,
        entries=spread([result.entries for result in full]) if full else None,
        seconds=sum(result.seconds for result in results) / len(results),
        forfeits=len(results) - len(full),
        failures=tuple(_failures(results)),
    )


def _failures(results: Sequence[Result]) -> Iterator[Failure]:
    forfeits = [result.forfeit for result in results if result.forfeit]
    for (agent, error), games in Counter((forfeit.agent, forfeit.error) for forfeit in forfeits).most_common():
        yield Failure(agent=agent, error=error, games=games)


def _comparisons(by_pairing: dict[Pairing, list[Result]]) -> Iterator[Comparison]:
    """Every two pairings that differ in one agent."""
    escapes = {pairing: {result.n: result.escaped for result in results} for pairing, results in by_pairing.items()}
    for than, pairing in combinations(escapes, 2):
        both = sorted(escapes[than].keys() & escapes[pairing].keys())
        if both and (than.fugitive == pairing.fugitive or than.detectives == pairing.detectives):
            difference = paired([escapes[than][n] for n in both], [escapes[pairing][n] for n in both])
            yield Comparison(pairing=pairing, than=than, games=len(both), difference=difference)


def table(report: Report, words: Words) -> RenderableType:
    """Who won how often, how games ended, how long they were, who did better than whom, what went wrong."""
    words = words.about(report.game)
    parts: list[RenderableType] = [part(report, words) for part in (_standings, _ends, _lengths)]
    if report.comparisons:
        parts.append(_differences(report, words))
    for standing in report.standings:
        parts += [words.say("arena-failure", **asdict(failure)) for failure in standing.failures[:SHOWN]]
    if not report.is_complete:
        parts.append(words.say("arena-interrupted"))
    return Group(*map(_plain, parts))


def _plain(part: RenderableType) -> RenderableType:
    """What an agent's error says is no markup."""
    return Text(part) if isinstance(part, str) else part


def _grid(words: Words, title: str, left: Sequence[str], right: Sequence[str]) -> Table:
    grid = Table(title=words.say(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in left:
        grid.add_column(column)
    for column in right:
        grid.add_column(column, justify="right")
    return grid


def _columns(words: Words, *names: str) -> list[str]:
    return [words.say(f"arena-column-{name}") for name in names]


def _standings(report: Report, words: Words) -> Table:
    right = _columns(words, "games", "escapes", "interval", "seconds")
    grid = _grid(words, "arena-standings", _columns(words, "fugitive", "detectives"), right)
    for standing in report.standings:
        grid.add_row(
            *asdict(standing.pairing).values(),
            str(standing.games),
            words.say("arena-share", share=standing.rate.share),
            words.say("arena-interval", low=standing.rate.low * 100, high=standing.rate.high * 100),
            words.say("arena-seconds", seconds=standing.seconds),
        )
    return grid


def _lengths(report: Report, words: Words) -> Table:
    right = _columns(words, "mean", "least", "lower", "median", "upper", "most")
    grid = _grid(words, "arena-lengths", _columns(words, "fugitive", "detectives", "length"), right)
    for standing in report.standings:
        for name, length in ("rounds", standing.rounds), ("entries", standing.entries):
            if length:
                figures = (words.say("arena-figure", figure=figure) for figure in asdict(length).values())
                grid.add_row(*asdict(standing.pairing).values(), words.say(f"arena-{name}"), *figures)
    return grid


def _ends(report: Report, words: Words) -> Table:
    rules = sorted({rule for standing in report.standings for rule in standing.ends})
    right = [words.say("arena-end", rule=rule) for rule in rules]
    grid = _grid(words, "arena-ends", _columns(words, "fugitive", "detectives"), right)
    for standing in report.standings:
        grid.add_row(*asdict(standing.pairing).values(), *(str(standing.ends.get(rule, 0)) for rule in rules))
    return grid


def _differences(report: Report, words: Words) -> Table:
    left = _columns(words, "pairing", "than")
    grid = _grid(words, "arena-comparisons", left, _columns(words, "games", "difference", "interval"))
    for comparison in report.comparisons:
        difference = comparison.difference
        grid.add_row(
            *(words.say("arena-pairing", **asdict(pairing)) for pairing in (comparison.pairing, comparison.than)),
            str(comparison.games),
            words.say("arena-points", points=difference.share * 100),
            words.say("arena-interval", low=difference.low * 100, high=difference.high * 100),
        )
    return grid
