"""What an arena has shown, in tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gaslamp.arena.duels import Duel
from gaslamp.arena.elo import Elo
from gaslamp.arena.exploit import ExploitReport
from gaslamp.arena.ranking import Ranking
from gaslamp.arena.rate import Mean, Quartiles, Rate
from gaslamp.arena.report import Comparison, Failure, Report, Standing
from gaslamp.words import Words

SHOWN = 5
"""Most kinds of failure a table tells for one pairing or agent; the report itself holds all."""


def table(report: Report | Ranking | ExploitReport, words: Words) -> RenderableType:
    """Who won how often, how games ended, how long they were, who did better than whom, what went wrong."""
    words = words.about(report.game)
    parts = _parts(report, words)
    end = [] if report.is_complete else [Text(words.say("arena-interrupted"))]
    return Group(*parts, *end)


def _parts(report: Report | Ranking | ExploitReport, words: Words) -> Iterator[RenderableType]:
    match report:
        case Report():
            return _of_sides(report, words)
        case Ranking():
            return _of_seats(report, words)
    return _of_attacks(report, words)


def _of_sides(report: Report, words: Words) -> Iterator[RenderableType]:
    yield _standings(report, words)
    if report.elo and report.elo.ratings:
        yield _ratings(report.elo, words)
    if report.duels:
        yield _duels(report.duels, words)
    if _has_points(report):
        yield _points(report, words)
        yield _places(report, words)
    yield _ends(report, words)
    yield _lengths(report, words)
    if report.comparisons:
        yield _differences(report, words)
    for standing in report.standings:
        yield from _failures(standing.failures, words)


def _has_points(report: Report) -> bool:
    """Whether the game is one of rounds, each a chase of its own, that are played for points."""
    return any(standing.points for standing in report.standings)


def _of_seats(ranking: Ranking, words: Words) -> Iterator[RenderableType]:
    yield _ranks(ranking, words)
    for rank in ranking.ranks:
        yield from _failures(rank.failures, words)


def _of_attacks(report: ExploitReport, words: Words) -> Iterator[RenderableType]:
    yield _arms(report, words)
    yield _losses(report, words)
    for attack in report.attacks:
        yield from _failures(attack.failures, words)


def _failures(failures: Sequence[Failure], words: Words) -> Iterator[Text]:
    """What an agent's error says is no markup."""
    return (Text(words.say("arena-failure", **asdict(failure))) for failure in failures[:SHOWN])


def _grid(words: Words, title: str, left: Sequence[str], right: Sequence[str]) -> Table:
    grid = Table(title=words.say(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in left:
        grid.add_column(column, overflow="fold")  # what is no word but a bot's name is told in full
    for column in right:
        grid.add_column(column, justify="right")
    return grid


def _columns(words: Words, *names: str) -> list[str]:
    return [words.say(f"arena-column-{name}") for name in names]


def tell_rate(rate: Rate, words: Words) -> tuple[str, str]:
    """A share and its interval."""
    interval = words.say("arena-interval", low=rate.low * 100, high=rate.high * 100)
    return words.say("arena-share", share=rate.share), interval


def tell_mean(mean: Mean, words: Words) -> tuple[str, str]:
    """An average and its interval."""
    is_sure = mean.low is not None
    interval = words.say("arena-interval", low=mean.low, high=mean.high) if is_sure else words.say("arena-unsure")
    return words.say("arena-figure", figure=mean.mean), interval


def _standings(report: Report, words: Words) -> Table:
    right = _columns(words, "rounds" if _has_points(report) else "games", "escapes", "interval", "seconds")
    grid = _grid(words, "arena-standings", _columns(words, "fugitive", "detectives"), right)
    for standing in report.standings:
        seconds = words.say("arena-seconds", seconds=standing.seconds)
        grid.add_row(*standing.pairing.names, str(standing.games), *tell_rate(standing.rate, words), seconds)
    return grid


def _ratings(elo: Elo, words: Words) -> Table:
    grid = _grid(words, "arena-ratings", _columns(words, "role", "agent"), _columns(words, "elo", "interval"))
    for rating in elo.ratings:
        grid.add_row(words.say(f"arena-column-{rating.role}"), rating.agent, *tell_elo(rating.elo, words))
    edge = tell_elo(elo.edge, words)
    grid.add_row(words.say("arena-edge"), "", *edge)
    return grid


def tell_elo(elo: Mean, words: Words) -> tuple[str, str]:
    """Points of Elo and their interval."""
    figures = [None if figure is None else round(figure) for figure in (elo.low, elo.high)]
    is_sure = None not in figures
    interval = (
        words.say("arena-elo-interval", low=figures[0], high=figures[1]) if is_sure else words.say("arena-unsure")
    )
    return words.say("arena-elo", elo=round(elo.mean)), interval


def _duels(duels: Sequence[Duel], words: Words) -> Table:
    has_points = any(duel.points for duel in duels)
    more = _columns(words, "more", "interval") if has_points else []
    grid = _grid(words, "arena-duels", _columns(words, "duel"), [*_columns(words, "games", "wins", "interval"), *more])
    for duel in duels:
        name = words.say("arena-pairing", fugitive=duel.agent, detectives=duel.other)
        points = tell_mean(duel.points, words) if duel.points else ()
        grid.add_row(name, str(duel.games), *tell_rate(duel.share, words), *points)
    return grid


def _points(report: Report, words: Words) -> Table:
    right = _columns(words, "points", "interval", "blacks")
    grid = _grid(words, "arena-scores", _columns(words, "fugitive", "detectives"), right)
    for standing in report.standings:
        if points := standing.points:
            blacks = words.say("arena-blacks", blacks=points.blacks)
            grid.add_row(*standing.pairing.names, *tell_mean(points.mean, words), blacks)
    return grid


def _places(report: Report, words: Words) -> Table:
    right = _columns(words, "seat", "games", "wins", "points")
    grid = _grid(words, "arena-places", _columns(words, "fugitive", "detectives"), right)
    for standing in report.standings:
        for place in standing.points.seats if standing.points else ():
            wins, points = tell_rate(place.wins, words)[0], tell_mean(place.points, words)[0]
            grid.add_row(*standing.pairing.names, str(place.seat), str(place.games), wins, points)
    return grid


def _lengths(report: Report, words: Words) -> Table:
    right = _columns(words, "mean", "least", "lower", "median", "upper", "most")
    title = "arena-lengths-rounds" if _has_points(report) else "arena-lengths"
    grid = _grid(words, title, _columns(words, "fugitive", "detectives", "length"), right)
    for standing in report.standings:
        for name, length in _measures(standing):
            if length:
                figures = (words.say("arena-figure", figure=figure) for figure in asdict(length).values())
                grid.add_row(*standing.pairing.names, words.say(f"arena-{name}"), *figures)
    return grid


def _measures(standing: Standing) -> Sequence[tuple[str, Quartiles | None]]:
    turns = standing.points.turns if standing.points else None
    return ("rounds", standing.rounds), ("entries", standing.entries), ("turns", turns)


def _ends(report: Report, words: Words) -> Table:
    rules = sorted({rule for standing in report.standings for rule in standing.ends})
    right = [words.say("arena-end", rule=rule) for rule in rules]
    title = "arena-ends-rounds" if _has_points(report) else "arena-ends"
    grid = _grid(words, title, _columns(words, "fugitive", "detectives"), right)
    for standing in report.standings:
        grid.add_row(*standing.pairing.names, *(str(standing.ends.get(rule, 0)) for rule in rules))
    return grid


def _differences(report: Report, words: Words) -> Table:
    right = _columns(words, *(("rounds", "more") if _has_points(report) else ("games", "difference")), "interval")
    grid = _grid(words, "arena-comparisons", _columns(words, "pairing", "than"), right)
    for comparison in report.comparisons:
        pairings = (comparison.pairing, comparison.than)
        names = (words.say("arena-pairing", **asdict(pairing)) for pairing in pairings)
        grid.add_row(*names, str(comparison.games), *_difference(comparison, words))
    return grid


def _difference(comparison: Comparison, words: Words) -> tuple[str, str]:
    if comparison.points:
        return tell_mean(comparison.points, words)
    points, interval = comparison.difference.share * 100, tell_rate(comparison.difference, words)[1]
    return words.say("arena-points", points=points), interval


def _ranks(ranking: Ranking, words: Words) -> Table:
    right = _columns(words, "games", "wins", "interval", "points", "interval")
    grid = _grid(words, "arena-ranks", _columns(words, "agent"), right)
    for rank in ranking.ranks:
        points = tell_mean(rank.points, words) if rank.points else ()
        grid.add_row(rank.agent, str(rank.games), *tell_rate(rank.wins, words), *points)
    return grid


def _arms(report: ExploitReport, words: Words) -> Table:
    """Before and under attack, a line each."""
    right = _columns(words, "wins", "interval", "duration")
    grid = _grid(words, "exploit-arms", _columns(words, "role", "opponent"), right)
    for attack in report.attacks:
        rates, opponents = (attack.before, attack.under), (attack.ordinary, attack.attacker)
        for rate, opponent, rounds in zip(rates, opponents, attack.rounds, strict=True):
            role, length = words.say(f"arena-column-{attack.side}"), words.say("arena-figure", figure=rounds)
            grid.add_row(role, opponent, *tell_rate(rate, words), length)
    return grid


def _losses(report: ExploitReport, words: Words) -> Table:
    """By how much less often it wins, on the same deals."""
    grid = _grid(words, "exploit-losses", _columns(words, "role"), _columns(words, "games", "lost", "interval"))
    for attack in report.attacks:
        points = words.say("arena-points", points=attack.lost.share * 100)
        role, interval = words.say(f"arena-column-{attack.side}"), tell_rate(attack.lost, words)[1]
        grid.add_row(role, str(attack.deals), points, interval)
    return grid
