"""The playing of a plan: what its results file has need not be played, the rest is, and all of it is reported."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import overload

from msgspec.structs import replace

from gaslamp.agents import wait_for, warm_up_in_background
from gaslamp.agents.exploit import is_attacker, parted
from gaslamp.arena.exploit import ExploitPlan, ExploitReport, exploited
from gaslamp.arena.game import GameResult
from gaslamp.arena.names import behind
from gaslamp.arena.plan import Contest, Plan, Schedule
from gaslamp.arena.pool import map_games
from gaslamp.arena.ranking import Ranking, ranking_of
from gaslamp.arena.report import Report, report_of
from gaslamp.arena.results import kept_results, read_results
from gaslamp.core import Problem, check_type
from gaslamp.record import Record, write_record


def _nothing(*_: object) -> None: ...


@overload
def play_arena(
    plan: Plan, *, on_game: Callable[[], object] = ..., on_notice: Callable[[Problem], object] = ...
) -> Report: ...
@overload
def play_arena(
    plan: ExploitPlan, *, on_game: Callable[[], object] = ..., on_notice: Callable[[Problem], object] = ...
) -> ExploitReport: ...
@overload
def play_arena(
    plan: Contest, *, on_game: Callable[[], object] = ..., on_notice: Callable[[Problem], object] = ...
) -> Ranking: ...
def play_arena(
    plan: Plan | Contest | ExploitPlan,
    *,
    on_game: Callable[[], object] = _nothing,
    on_notice: Callable[[Problem], object] = _nothing,
) -> Report | Ranking | ExploitReport:
    """Play the whole plan; interrupted, report on the games that were finished by then.

    >>> report = play_arena(Plan(seats=2, fugitives=("uniform",), detectives=("uniform",), games=2))
    >>> report.is_complete, report.standings[0].games
    (True, 2)
    """
    check_type(plan, Plan | Contest | ExploitPlan, "play_arena() takes a Plan, a Contest or an ExploitPlan")
    plan.check()
    kept = read_results(plan)
    for notice in kept.notices:
        on_notice(notice)
    results = list(kept.results)
    for _ in results:
        on_game()
    try:
        _get_ready(plan, on_notice)
        _play_rest(plan, results, on_game)
    except KeyboardInterrupt:
        if not results:
            raise
    if isinstance(plan, ExploitPlan):
        return exploited(plan, results)
    named = [replace(result, lineup=result.lineup.called) for result in results]
    return report_of(plan.called, named) if isinstance(plan, Plan) else ranking_of(plan.called, named)


def _get_ready(plan: Schedule, on_notice: Callable[[Problem], object]) -> None:
    """What the agents run is compiled before they are timed, unless that is up to other machines."""
    if plan.ray is None:
        names = {behind(name) for lineup in plan.lineups for name in lineup.names}
        agents = {part for name in names for part in (parted(name) if is_attacker(name) else [name])}
        wait_for(warm_up_in_background(agents, plan.game), lambda: on_notice(Problem("warming")))


def _play_rest(plan: Schedule, results: list[GameResult], on_game: Callable[[], object]) -> None:
    """What is not among the results is added to them, game by game."""
    played = {(result.lineup, result.n) for result in results}
    fixtures = [fixture for fixture in plan.fixtures if fixture not in played]
    with kept_results(plan) as keep:
        for result, record in map_games(plan, fixtures):
            keep(result)
            _keep_record(plan, result, record)
            results.append(result)
            on_game()


def _keep_record(plan: Schedule, result: GameResult, record: Record | None) -> None:
    if plan.records and record:
        lineup = "-".join(re.sub(r"\W+", "_", name) for name in result.lineup.called.names)
        write_record(plan.records / f"{lineup}-{result.n:0{len(str(plan.games - 1))}}.record", record)
