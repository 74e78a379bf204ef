"""`gaslamp arena`: many games between bots."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from gaslamp.cli import INTERRUPTED
from gaslamp.cli.completion import bot_lists
from gaslamp.cli.files import refuse_unwritable, write
from gaslamp.cli.help import is_given
from gaslamp.cli.playing import Game, GameOptions, Seats


def arena(
    ctx: typer.Context,
    *,
    game: Game = "classic",
    fugitive: Annotated[str, typer.Option("--fugitive", autocompletion=bot_lists)] = "heuristic",
    detectives: Annotated[str, typer.Option("--detectives", autocompletion=bot_lists)] = "heuristic",
    agents: Annotated[list[str] | None, typer.Option("--agent", "--agents", autocompletion=bot_lists)] = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 200,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1)] = None,
    seed: Annotated[int, typer.Option("--seed")] = 7,
    seats: Seats = None,
    option: GameOptions = None,
    seconds: Annotated[float | None, typer.Option("--seconds")] = None,
    limit: Annotated[float, typer.Option("--limit")] = 30,
    records: Annotated[str | None, typer.Option("--records")] = None,
    results: Annotated[str | None, typer.Option("--results")] = None,
    report: Annotated[str | None, typer.Option("--report")] = None,
    ray: Annotated[str | None, typer.Option("--ray")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from gaslamp.cli import arena_run
    from gaslamp.cli.game_options import read_options

    sys.path.insert(0, str(Path.cwd()))  # where a bot of one's own lies
    setup: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "options": read_options(game, option or (), ctx.obj),
        "games": games,
        "jobs": jobs or arena_run.processors(),
        "seed": seed,
        "seconds": seconds,
        "limit": limit,
        "records": Path(records) if records else None,
        "results": Path(results) if results else None,
        "is_traced": bool(results or report),
        "ray": ray,
    }
    for file in filter(None, (results, report)):
        refuse_unwritable(Path(file))
    named = {"fugitive": fugitive, "detectives": detectives}
    sides = {name: bots for name, bots in named.items() if is_given(ctx, name)}
    found = arena_run.play_plan(arena_run.planned(agents, sides, setup), ctx.obj)
    arena_run.show_report(found, ctx.obj, json=json)
    if report:
        write(Path(report), arena_run.page(found, ctx.obj))
        print(ctx.obj.say("arena-drawn", file=report), file=sys.stderr)
    if not found.is_complete:
        raise typer.Exit(INTERRUPTED)
