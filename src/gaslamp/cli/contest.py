"""The arena as one watches it: a bar while games are played, then a table or JSON."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gaslamp.arena import Contest, Plan, Ranking, Report, play_arena
from gaslamp.arena.tables import table
from gaslamp.core import encode
from gaslamp.words import Words


def processors() -> int:
    """Those this process may use, where the system says; else all."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_plan(plan: Plan | Contest, words: Words) -> Report | Ranking:
    """Play every game."""
    with progress(plan.total, words) as advance:
        return play_arena(plan, on_game=advance)


@contextmanager
def progress(total: int, words: Words) -> Iterator[Callable[[], None]]:
    """A bar on the error stream says how far it is; what is handed out moves it on by a game."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("cli-arena-progress"), total=total)
        yield lambda: bar.advance(task)


def show_report(report: Report | Ranking, words: Words, *, json: bool) -> None:
    if json:
        print(encode(report).decode())
    else:
        Console(highlight=False).print(table(report, words))
