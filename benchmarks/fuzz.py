"""A million messages nobody should send: `python -m benchmarks.fuzz`, or with fewer, `--handlers 10000`.

Every answer is counted. A finding is a traceback, a 5xx, a socket closed for no reason of the client's, an answer that
does not come, or a view that is not the reader's own (`tests/server/fuzz/oracle.py`); each is shown with the step and
the messages that came before it. The same seed says the same things.
"""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine
from pathlib import Path
from secrets import randbits
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from tests.server.fuzz.runs import over_the_wire, to_handlers
from tests.server.fuzz.twins import compare
from tests.server.fuzz.world import Finding, Progress, Tally

Run: TypeAlias = Callable[[str, int, int, Progress], Coroutine[Any, Any, Tally]]
SHOWN = 20
"""Findings that are shown; the others are counted."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--handlers", type=int, default=1_000_000, help="messages straight to the handlers")
    parser.add_argument("--wire", type=int, default=100_000, help="messages over real sockets and HTTP")
    parser.add_argument("--twins", type=int, default=50_000, help="messages to pairs of truths that look alike")
    parser.add_argument("--seed", type=int, default=randbits(32))
    parser.add_argument("--minutes", type=float, default=60.0, help="after which no more is sent")
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    with TemporaryDirectory() as folder:
        found = [
            _run(title, run, str(Path(folder) / f"{title}.db"), number, asked)
            for title, run, number in (("handlers", to_handlers, asked.handlers), ("wire", over_the_wire, asked.wire))
            if number
        ]
    if asked.twins:
        print(f"twins: {asked.twins:,} messages", flush=True)
        report(tally := compare(asked.twins, asked.seed))
        found.append(len(tally.findings))
    sys.exit(any(found))


def _run(title: str, run: Run, database: str, messages: int, asked: Namespace) -> int:
    """How many findings there are among so many messages."""
    print(f"{title}: {messages:,} messages", flush=True)
    tally = asyncio.run(run(database, messages, asked.seed, _progress(asked.minutes * 60)))
    report(tally)
    return len(tally.findings)


def _progress(seconds: float) -> Callable[[Tally], bool]:
    """Says how far it is, now and then; False when the time is up."""
    begun, told = time.monotonic(), 0

    def show(tally: Tally) -> bool:
        nonlocal told
        now = time.monotonic() - begun
        if now // 10 > told:
            told = int(now // 10)
            print(f"{now:6.0f} s  {tally.sent:9,} sent  {len(tally.findings)} findings", flush=True)
        return now < seconds

    return show


def report(tally: Tally) -> None:
    """How many were sent, what was answered how often, what is wrong."""
    answered = sum(tally.answers.values())
    print(f"{tally.sent:,} messages and requests; {answered:,} answers; {len(tally.seen):,} views judged")
    for answer, number in sorted(tally.answers.items(), key=lambda item: (-item[1], item[0])):
        print(f"{number:9,}  {answer}")
    for seconds, what in tally.slowest:
        print(f"slow: {seconds:.2f} s of CPU for {what}")
    for finding in tally.findings[:SHOWN]:
        _show(finding)
    print(f"{len(tally.findings)} findings")


def _show(finding: Finding) -> None:
    print(f"FINDING at step {finding.step}: {finding.what.strip()}")
    print(*(f"    {text[:400]}" for text in finding.sent), sep="\n")


if __name__ == "__main__":
    main()
