"""The playing of a plan, in this process or in several. What comes out does not depend on which."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeAlias, overload

from gaslamp.arena.contest import Contest
from gaslamp.arena.game import Result, play_game
from gaslamp.arena.plan import BadPlan, Lineup, Plan, Schedule
from gaslamp.arena.ranking import Ranking, ranking_of
from gaslamp.arena.report import Report, report_of
from gaslamp.record import Record, write_record

Played: TypeAlias = tuple[Result, Record | None]
Fixture: TypeAlias = tuple[Lineup, int]
CHUNK = 8
"""Most games handed to a process at once."""


@overload
def play_arena(plan: Plan, *, on_game: Callable[[], object] = ...) -> Report: ...
@overload
def play_arena(plan: Contest, *, on_game: Callable[[], object] = ...) -> Ranking: ...
def play_arena(plan: Plan | Contest, *, on_game: Callable[[], object] = lambda: None) -> Report | Ranking:
    """Play the whole plan; interrupted, report on the games that were finished by then."""
    plan.check()
    results: list[Result] = []
    try:
        for result, record in _played(plan):
            _keep(plan, result, record)
            results.append(result)
            on_game()
    except KeyboardInterrupt:
        if not results:
            raise
    return report_of(plan, results) if isinstance(plan, Plan) else ranking_of(plan, results)


def _played(plan: Schedule) -> Iterator[Played]:
    if plan.jobs > 1:
        return _played_in_processes(plan)
    return (play_game(plan, *fixture) for fixture in plan.fixtures)


def _played_in_processes(plan: Schedule) -> Iterator[Played]:
    pool = ProcessPoolExecutor(plan.jobs, mp_context=get_context("spawn"), initializer=_die_quietly)
    try:
        yield from _gather(pool, plan)
    except BrokenProcessPool:
        raise BadPlan("arena-process-died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """Ctrl-C reaches the processes too: they end at once, and the one that waits for them reports."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _gather(pool: ProcessPoolExecutor, plan: Schedule) -> Iterator[Played]:
    chunks, waiting = _chunks(plan), set[Future[list[Played]]]()
    while True:
        waiting |= {pool.submit(_play_chunk, plan, chunk) for chunk in islice(chunks, 2 * plan.jobs - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield from future.result()


def _chunks(plan: Schedule) -> Iterator[Sequence[Fixture]]:
    size = max(1, min(CHUNK, plan.total // (4 * plan.jobs)))
    fixtures = plan.fixtures
    return iter(lambda: list(islice(fixtures, size)), [])


def _play_chunk(plan: Schedule, fixtures: Sequence[Fixture]) -> list[Played]:
    played = [play_game(plan, *fixture) for fixture in fixtures]
    return [(result, record if plan.records else None) for result, record in played]


def _keep(plan: Schedule, result: Result, record: Record | None) -> None:
    if plan.records and record:
        lineup = "-".join(re.sub(r"\W+", "_", name) for name in result.lineup.names)
        write_record(plan.records / f"{lineup}-{result.n:0{len(str(plan.games - 1))}}.record", record)
