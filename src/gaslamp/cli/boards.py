"""`gaslamp board`: maps, checked, drawn and copied."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gaslamp.cli.completion import boards, lights
from gaslamp.cli.files import fail, refuse_taken, refuse_unwritable, show_picture, write
from gaslamp.cli.help import Index, Page, one_of
from gaslamp.cli.settings import LIGHTS
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.board import Board

board = typer.Typer(cls=Index, invoke_without_command=True)

Name = Annotated[str, typer.Argument(autocompletion=boards)]


@board.callback()
def explain(ctx: typer.Context) -> None:
    """A command that only has others under it explains itself."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@board.command(cls=Page)
def check(ctx: typer.Context, *, file: Name, json: Annotated[bool, typer.Option("--json")] = False) -> None:
    from gaslamp.board import BOARDS, BadBoard, load_board, parse_board
    from gaslamp.cli.listings import print_board
    from gaslamp.textfile import read_text

    text = "" if file in BOARDS else read_text(Path(file))
    try:
        checked = load_board(file) if file in BOARDS else parse_board(text, file, folder=Path(file).parent)
    except BadBoard as bad:
        raise fail(bad.faults, ctx.obj, "cli-check-faults", json=json) from None
    print_board(checked, ctx.obj, json=json)


@board.command(cls=Page)
def draw(
    ctx: typer.Context,
    *,
    name: Name,
    output: Annotated[str | None, typer.Option("-o", "--output")] = None,
    light: Annotated[str, typer.Option("--light", autocompletion=lights)] = "evening",
) -> None:
    from gaslamp.board import load_board

    one_of("--light", light, LIGHTS)
    if output:
        refuse_unwritable(Path(output))
    show_picture(_drawn(load_board(name), light, ctx.obj), output, ctx.obj)


@board.command(cls=Page)
def copy(ctx: typer.Context, *, name: Name, file: Annotated[str, typer.Argument()]) -> None:
    from gaslamp.board import shipped_texts

    own = Path(file)
    copies = {own.with_name(made): text for made, text in shipped_texts(name, own.stem).items()}
    for path in copies:
        refuse_taken(path)
    for path, text in copies.items():
        write(path, text)
        print(ctx.obj.say("cli-copied", file=path))


def _drawn(board: "Board", light: Any, words: Words) -> str:
    from gaslamp.svg import draw_board
    from gaslamp.telling.legends import legend

    return draw_board(board, light=light, labels=legend(board, words))
