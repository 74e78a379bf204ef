"""`gaslamp solve`: capture times of a visible fugitive, and the equilibrium of a small classic game."""

from pathlib import Path
from typing import Annotated

import typer

from gaslamp.cli import INTERRUPTED
from gaslamp.cli.completion import boards
from gaslamp.cli.files import refuse_unwritable
from gaslamp.cli.help import BadRequest, is_given
from gaslamp.extras import needs

EQUILIBRIUM = ("rounds", "surfacing", "black", "double", "option", "gap")
"""Parameters that have nothing to do with capture times."""


def solve(
    ctx: typer.Context,
    *,
    board: Annotated[str, typer.Argument(autocompletion=boards)],
    capture: Annotated[bool, typer.Option("--capture")] = False,
    ferries: Annotated[bool, typer.Option("--ferries")] = False,
    detectives: Annotated[int, typer.Option("--detectives", min=1)] = 2,
    rounds: Annotated[int, typer.Option("--rounds", min=1)] = 6,
    surfacing: Annotated[str, typer.Option("--surfacing")] = "3,6",
    black: Annotated[int, typer.Option("--black", min=0)] = 0,
    double: Annotated[int, typer.Option("--double", min=0)] = 0,
    option: Annotated[list[str] | None, typer.Option("-o", "--option")] = None,
    gap: Annotated[float, typer.Option("--gap", min=0)] = 1e-3,
    output: Annotated[str | None, typer.Option("--output")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    with needs("search"):
        from gaslamp.cli import solve_run

    file = Path(output) if output else None
    if file:
        refuse_unwritable(file)
    if capture:
        if wrong := [name for name in EQUILIBRIUM if is_given(ctx, name)]:
            raise BadRequest("solve-capture-alone", option=f"--{wrong[0]}")
        solve_run.show_capture(board, detectives, file, ctx.obj, ferries=ferries, json=json)
        return
    if ferries:
        raise BadRequest("solve-ferries-alone")
    if detectives != 2:
        raise BadRequest("solve-detectives", most=2, found=detectives)
    changed = [f"rounds={rounds}", f"surfacing={surfacing}", f"blacks={black}", f"doubles={double}"]
    changed += [f"entries={rounds + double}", "detectives=2", *(option or ())]
    if not solve_run.show_equilibrium(board, changed, gap, file, ctx.obj, json=json):
        raise typer.Exit(INTERRUPTED)
