"""Where games are played: in this process, in several, or on a Ray cluster. What comes out does not depend on which.

Every way is handed the fixtures in chunks, and hands back what was played as it ends, in any order.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeAlias

from gaslamp.arena.game import GameResult, play_game
from gaslamp.arena.plan import BadPlan, Lineup, Schedule
from gaslamp.record import Record

Played: TypeAlias = tuple[GameResult, Record | None]
Fixture: TypeAlias = tuple[Lineup, int]
CHUNK = 8
"""Most games handed to a process at once."""


def map_games(plan: Schedule, fixtures: Sequence[Fixture]) -> Iterator[Played]:
    """Every fixture, played."""
    if plan.ray is not None:
        return _played_on_ray(plan, fixtures)
    if plan.jobs > 1 and fixtures:
        return _played_in_processes(plan, fixtures)
    return (play_game(plan, *fixture) for fixture in fixtures)


def play_chunk(plan: Schedule, fixtures: Sequence[Fixture]) -> list[Played]:
    played = [play_game(plan, *fixture) for fixture in fixtures]
    return [(result, record if plan.records else None) for result, record in played]


def _chunks(fixtures: Sequence[Fixture], workers: int) -> Iterator[Sequence[Fixture]]:
    size, rest = max(1, min(CHUNK, len(fixtures) // (4 * workers))), iter(fixtures)
    return iter(lambda: list(islice(rest, size)), [])


def _played_in_processes(plan: Schedule, fixtures: Sequence[Fixture]) -> Iterator[Played]:
    pool = ProcessPoolExecutor(plan.jobs, mp_context=get_context("spawn"), initializer=_die_quietly)
    try:
        yield from _gather(pool, plan, fixtures)
    except BrokenProcessPool:
        raise BadPlan("arena-process-died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """Ctrl-C reaches the processes too: they end at once, and the one that waits for them reports."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _gather(pool: ProcessPoolExecutor, plan: Schedule, fixtures: Sequence[Fixture]) -> Iterator[Played]:
    chunks, waiting = _chunks(fixtures, plan.jobs), set[Future[list[Played]]]()
    while True:
        waiting |= {pool.submit(play_chunk, plan, chunk) for chunk in islice(chunks, 2 * plan.jobs - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield from future.result()


def _played_on_ray(plan: Schedule, fixtures: Sequence[Fixture]) -> Iterator[Played]:
    from gaslamp.arena.cluster import joined

    with joined(plan.ray or "", plan.jobs) as ray:
        workers = int(ray.cluster_resources().get("CPU", 1))
        yield from _gather_on_ray(ray, plan, _chunks(fixtures, workers), 2 * workers)


def _gather_on_ray(ray: Any, plan: Schedule, chunks: Iterator[Sequence[Fixture]], most: int) -> Iterator[Played]:
    play, asked = ray.remote(play_chunk), ray.put(plan)
    waiting: list[Any] = []
    while True:
        waiting += [play.remote(asked, chunk) for chunk in islice(chunks, most - len(waiting))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        for chunk in ray.get(done):
            yield from chunk
