"""The arena as one watches it: a bar while games are played, then a table or JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, overload

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gaslamp.agents.clock import processors
from gaslamp.arena import Contest, ExploitPlan, ExploitReport, Plan, Ranking, Report, play_arena
from gaslamp.arena.page import page
from gaslamp.arena.tables import table
from gaslamp.cli.help import BadRequest
from gaslamp.core import Problem, encode
from gaslamp.games import make_game
from gaslamp.presentation import presentation_of
from gaslamp.words import Words

__all__ = ["page", "planned", "play_plan", "processors", "progress", "show_report"]


def planned(agents: Sequence[str] | None, sides: Mapping[str, str], setup: Mapping[str, Any]) -> Plan | Contest:
    """Bots by their sides, or a round robin; where nobody's side is fixed everybody plays for themselves."""
    if agents is not None and sides:
        raise BadRequest("arena-agents-alone", option=f"--{next(iter(sides))}")
    shown = presentation_of(make_game(setup["game"], setup["seats"], setup["options"]))
    if agents is None and (sides or shown.screen == "map"):
        named = {"fugitive": "heuristic", "detectives": "heuristic", **sides}
        return Plan(fugitives=_listed(named["fugitive"]), detectives=_listed(named["detectives"]), **setup)
    bots = _listed(",".join(agents or ["heuristic"]))
    if shown.is_sided:
        return Plan(fugitives=bots, detectives=bots, **setup)
    return Contest(agents=bots, **setup)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


@overload
def play_plan(plan: ExploitPlan, words: Words) -> ExploitReport: ...
@overload
def play_plan(plan: Plan | Contest, words: Words) -> Report | Ranking: ...
def play_plan(plan: Plan | Contest | ExploitPlan, words: Words) -> Report | Ranking | ExploitReport:
    """Play every game that has not been played."""

    def tell(notice: Problem) -> None:
        print(words.explain(notice), file=sys.stderr)

    with progress(plan.total, words) as advance:
        return play_arena(plan, on_game=advance, on_notice=tell)


@contextmanager
def progress(total: int, words: Words) -> Iterator[Callable[[], None]]:
    """A bar on the error stream says how far it is; what is handed out moves it on by a game."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("cli-arena-progress"), total=total)
        yield lambda: bar.advance(task)


def show_report(report: Report | Ranking | ExploitReport, words: Words, *, json: bool) -> None:
    if json:
        print(encode(report).decode())
    else:
        Console(highlight=False).print(table(report, words))
