"""What `gaslamp solve` does and prints."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gaslamp.board import load_board
from gaslamp.cli.files import print_json, write
from gaslamp.cli.game_options import read_options
from gaslamp.cli.help import columns
from gaslamp.games.classic import Classic, ClassicOptions
from gaslamp.solve import (
    BadSolution,
    CaptureSummary,
    SolvedGame,
    capture_times,
    draw_capture,
    read_solution,
    write_solution,
)
from gaslamp.solve.equilibrium import begin, solve_steps
from gaslamp.words import Words

SEATS = 3
"""A player for each detective, who move in the order of their seats."""


@contextmanager
def progress(words: Words) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream; what is handed out is told how much of how much is done."""
    console = Console(stderr=True)
    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("cli-solve-progress"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


# Capture times


def show_capture(name: str, detectives: int, file: Path | None, words: Words, *, ferries: bool, json: bool) -> None:
    """The table of capture times, and their picture into the file."""
    board = load_board(name)
    summary = capture_times(board, detectives=detectives, ferries=ferries).summary()
    if file:
        write(file, _picture(summary, words))
        print(words.say("cli-drawn", file=file), file=sys.stderr)
    if json:
        print_json(summary)
        return
    print(words.say("cli-solve-placements", board=board.name, detectives=detectives, count=summary.placements))
    print(columns([_row(now, count, summary, words) for now, count in _counts(summary)]))


def _counts(summary: CaptureSummary) -> list[tuple[int, int]]:
    """Round and how many; round 0 for never."""
    return [*enumerate(summary.caught, 1), *([(0, summary.never)] if summary.never else [])]


def _row(now: int, count: int, summary: CaptureSummary, words: Words) -> tuple[str, str]:
    name = words.say("cli-solve-round", round=now) if now else words.say("cli-solve-never")
    share = round(100 * count / summary.placements, 3)
    return name, words.say("cli-solve-share", count=count, share=share)


def _picture(summary: CaptureSummary, words: Words) -> str:
    def tell(now: int, _: float) -> str:
        name, text = _row(now, dict(_counts(summary))[now], summary, words)
        return f"{name}: {text}"

    title = words.say("cli-solve-title", board=summary.board, detectives=summary.detectives)
    return draw_capture(summary, title=title, below=words.say("cli-solve-below"), tell=tell)


# Equilibrium


def show_equilibrium(
    name: str, changed: Sequence[str], gap: float, file: Path | None, words: Words, *, json: bool
) -> bool:
    """Solve a game and say what it is worth; whether it was solved to the beginning."""
    game = _game(name, changed, words)
    solution = _begun(game, gap, file)
    try:
        with progress(words) as tell:
            for _ in solve_steps(solution, tell):
                pass
    except KeyboardInterrupt:
        print(words.say("cli-solve-interrupted", kept="yes" if file else "no"), file=sys.stderr)
    if file:
        write_solution(solution, file)
    if json:
        print_json(_data(solution))
    elif solution.is_complete:
        _print_value(solution, words)
    return solution.is_complete


def _game(name: str, changed: Sequence[str], words: Words) -> Classic:
    """The classic game on a board; where the board has no start cards, any station is one."""
    board, options = load_board(name), read_options("classic", changed, words)
    if "starts" not in options and options.get("start_pack", "one") == "one" and not board.packs.get("one"):
        options |= {"starts": tuple(board.stations)}
    return Classic(SEATS, ClassicOptions(board=name, **options))


def _begun(game: Classic, gap: float, file: Path | None) -> SolvedGame:
    """What the file holds already, or nothing yet; a file of another game is not written over."""
    if not file or not file.exists():
        return begin(game, gap)
    known = read_solution(file)
    if (known.game.options, known.game.seats, known.target) != (game.options, game.seats, gap):
        raise BadSolution("solution-other-game", file=file.name)
    return known


def _data(solution: SolvedGame) -> dict[str, object]:
    options, bounds = solution.game.options, solution.bounds if solution.is_complete else None
    return {
        "board": solution.game.board.name,
        "rounds": options.rounds,
        "surfacing": [entry for entry in options.surfacing if entry <= options.entries],
        "black": options.blacks,
        "double": options.doubles,
        "lower": bounds and bounds.lower,
        "upper": bounds and bounds.upper,
        "gap": bounds and bounds.gap,
        "positions": sum(map(len, solution.levels)),
        "is_complete": solution.is_complete,
    }


def _print_value(solution: SolvedGame, words: Words) -> None:
    bounds = solution.bounds
    low, high = (round(100 * bound, 3) for bound in (bounds.lower, bounds.upper))
    print(words.say("cli-solve-value", board=solution.game.board.name, low=low, high=high))
    print(words.say("cli-solve-gap-found", gap=f"{bounds.gap:.1e}"))
