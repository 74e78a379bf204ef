"""What a contest in which everybody plays for themselves has shown, in figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from gaslamp.arena.game import GameResult
from gaslamp.arena.plan import Contest
from gaslamp.arena.rate import Mean, Rate, average, wilson
from gaslamp.arena.report import Failure, PlayedSchedule, failures, sorted_out


class Rank(Struct, frozen=True, kw_only=True):
    """How one agent fared in all its seats. What it forfeits the others win; such a game has no points."""

    agent: str
    games: int
    wins: Rate
    """Its share of the wins; a win that is shared counts for each by its share."""
    points: Mean | None
    """What a seat of its scored in a game, where the game is played for points."""
    forfeits: int
    failures: tuple[Failure, ...]


class Ranking(PlayedSchedule, frozen=True, kw_only=True):
    """How the agents of a contest rank, the best first.

    >>> from gaslamp.arena import play_arena
    >>> ranking = play_arena(Contest(game="connection", seats=2, agents=("uniform", "heuristic"), games=2))
    >>> ranking.ranks[0].agent
    'heuristic'
    """

    seconds: float
    """For a game, on average."""
    ranks: tuple[Rank, ...]
    """The best first."""


def ranking_of(contest: Contest, results: Iterable[GameResult]) -> Ranking:
    by_seating = sorted_out(contest.lineups, results)
    played = [result for games in by_seating.values() for result in games]
    ranks = [_rank(agent, games) for agent in dict.fromkeys(contest.agents) if (games := _games(agent, played))]
    return Ranking(
        game=contest.game,
        seats=contest.new_game().seats,
        options=contest.options,
        seed=contest.seed,
        games=contest.games,
        is_complete=len(played) == contest.total,
        seconds=sum(result.seconds for result in played) / len(played),
        ranks=tuple(sorted(ranks, key=lambda rank: -rank.wins.share)),
    )


def _games(agent: str, results: Sequence[GameResult]) -> Sequence[GameResult]:
    return [result for result in results if agent in result.lineup.names]


def _rank(agent: str, games: Sequence[GameResult]) -> Rank:
    lost = [game for game in games if game.forfeit and game.forfeit.agent == agent]
    points = [
        points for game in games for name, points in zip(game.lineup.names, game.points, strict=False) if name == agent
    ]
    return Rank(
        agent=agent,
        games=len(games),
        wins=wilson(sum(_won(agent, game) for game in games), len(games)),
        points=average(points) if points else None,
        forfeits=len(lost),
        failures=tuple(failures(lost)),
    )


def _won(agent: str, result: GameResult) -> float:
    """The agent's share of a win; where somebody forfeited, all seats of other agents win."""
    names = [result.lineup.names[seat] for seat in result.winners]
    if result.forfeit:
        names = [name for name in result.lineup.names if name != result.forfeit.agent]
    return names.count(agent) / len(names) if names else 0.0
