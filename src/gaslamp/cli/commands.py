"""The commands themselves. What they say, help included, stands in the `cli` texts of each language."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.main import get_command

from gaslamp.cli import INTERRUPTED
from gaslamp.cli.decks import deck
from gaslamp.cli.files import fail, refuse_taken, refuse_unwritable, show_picture, write
from gaslamp.cli.help import BadRequest, Index, Page, one_of
from gaslamp.extras import needs
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.board import Board

app = typer.Typer(cls=Index, invoke_without_command=True, add_completion=False, rich_markup_mode=None)
board = typer.Typer(cls=Index, invoke_without_command=True)
app.add_typer(board, name="board")
app.add_typer(deck, name="deck")

Game = Annotated[str, typer.Option("--game")]
Seats = Annotated[int | None, typer.Option("--seats")]
Settings = Annotated[list[str] | None, typer.Option("-o", "--option")]
Plain = Annotated[bool, typer.Option("--plain")]
Reticent = Annotated[bool, typer.Option("--no-reasons")]
SETUP = ("--game", "--as", "--seats", "--people", "--names", "--bot", "--option")
"""What a saved game brings along."""


def obey(args: list[str], words: Words) -> int:
    """Run the command the arguments name, or open the table where they name none; its exit status."""
    if not args or (args[0].startswith("-") and args[0] != "--help"):
        args = ["serve", *args]
    try:
        status = get_command(app).main(args=args, prog_name="gaslamp", standalone_mode=False, obj=words)
    except typer.Abort:  # the input ended where an answer was wanted
        return 1
    return int(status or 0)


@app.callback()
def gaslamp() -> None:
    """The command that all others belong to; its options are taken out of the arguments before anybody comes here."""


@board.callback()
@deck.callback()
def _group(ctx: typer.Context) -> None:
    """A command that only has others under it explains itself."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command(cls=Page)
def serve(
    ctx: typer.Context,
    *,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8421,
    database: Annotated[str | None, typer.Option("--database")] = None,
    pace: Annotated[float, typer.Option("--pace", min=0)] = 0.7,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
) -> None:
    with needs("serve"):
        from gaslamp.server.launch import serve

    if lan and _is_given(ctx, "host"):
        raise BadRequest("lan-alone")
    serve(host=host, port=port, lan=lan, database=database, pace=pace, browser=not no_browser, words=ctx.obj)


@app.command(cls=Page)
def play(
    ctx: typer.Context,
    *,
    game: Game = "classic",
    as_: Annotated[str | None, typer.Option("--as")] = None,
    seats: Seats = None,
    people: Annotated[str | None, typer.Option("--people")] = None,
    names: Annotated[str | None, typer.Option("--names")] = None,
    bot: Annotated[str, typer.Option("--bot")] = "club",
    option: Settings = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    plain: Plain = False,
    no_hints: Annotated[bool, typer.Option("--no-hints")] = False,
    no_reasons: Reticent = False,
    save: Annotated[str | None, typer.Option("--save")] = None,
    resume: Annotated[str | None, typer.Option("--resume")] = None,
) -> None:
    from random import Random

    from gaslamp import terminal
    from gaslamp.cli import participants
    from gaslamp.cli.settings import read_options
    from gaslamp.games import make_game
    from gaslamp.match import Match

    if resume is not None:
        _refuse_setup(ctx)
        match, players, path = participants.saved(resume)
    else:
        new = make_game(game, seats, read_options(game, option or (), ctx.obj))
        players = participants.players(new, participants.people(new, as_, people), names, bot, Random(seed))
        match, path = Match(new), terminal.new_save()
    path = Path(save) if save else path
    screen = {"words": ctx.obj, "plain": plain or _is_dumb(), "hints": not no_hints, "explains": not no_reasons}
    terminal.play(match, tuple(players), rng=Random(seed), save=path, **screen)


@app.command(cls=Page)
def learn(
    ctx: typer.Context,
    *,
    game: Annotated[str | None, typer.Argument()] = None,
    as_: Annotated[str | None, typer.Option("--as")] = None,
    plain: Plain = False,
    save: Annotated[str | None, typer.Option("--save")] = None,
) -> None:
    from random import Random

    from gaslamp import terminal
    from gaslamp.cli.listings import find_lesson, print_lessons

    if game is None:
        print_lessons(ctx.obj)
        return
    lesson = find_lesson(game, as_)
    path = Path(save) if save else terminal.new_save()
    screen = {"words": ctx.obj, "plain": plain or _is_dumb()}
    terminal.play(lesson.begin(), lesson.players(), rng=Random(), save=path, **screen)


def _refuse_setup(ctx: typer.Context) -> None:
    given = [param.opts[-1] for param in ctx.command.params if _is_given(ctx, param.name)]
    for option in given:
        if option in SETUP:
            raise BadRequest("resume-alone", option=option)


def _is_given(ctx: typer.Context, name: str | None) -> bool:
    source = ctx.get_parameter_source(name or "")
    return source is not None and source.name == "COMMANDLINE"


def _is_dumb() -> bool:
    """Whether there is no screen to draw on."""
    return not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb"


@app.command(cls=Page)
def replay(
    ctx: typer.Context,
    *,
    file: Annotated[str, typer.Argument()],
    as_: Annotated[str | None, typer.Option("--as")] = None,
    plain: Plain = False,
    no_reasons: Reticent = False,
) -> None:
    from gaslamp import terminal
    from gaslamp.cli import participants

    record = participants.recorded(Path(file))
    screen = {"words": ctx.obj, "plain": plain or _is_dumb(), "explains": not no_reasons}
    terminal.step_through(record, seat=participants.eyes(record, as_), **screen)


@app.command(cls=Page)
def arena(
    ctx: typer.Context,
    *,
    game: Game = "classic",
    fugitive: Annotated[str, typer.Option("--fugitive")] = "heuristic",
    detectives: Annotated[str, typer.Option("--detectives")] = "heuristic",
    agents: Annotated[list[str] | None, typer.Option("--agent", "--agents")] = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 200,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1)] = None,
    seed: Annotated[int, typer.Option("--seed")] = 7,
    seats: Seats = None,
    option: Settings = None,
    seconds: Annotated[float | None, typer.Option("--seconds")] = None,
    limit: Annotated[float, typer.Option("--limit")] = 30,
    records: Annotated[str | None, typer.Option("--records")] = None,
    results: Annotated[str | None, typer.Option("--results")] = None,
    report: Annotated[str | None, typer.Option("--report")] = None,
    ray: Annotated[str | None, typer.Option("--ray")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from gaslamp.cli import arena_run
    from gaslamp.cli.settings import read_options

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
    sides = {name: bots for name, bots in named.items() if _is_given(ctx, name)}
    found = arena_run.play_plan(arena_run.planned(agents, sides, setup), ctx.obj)
    arena_run.show_report(found, ctx.obj, json=json)
    if report:
        write(Path(report), arena_run.page(found, ctx.obj))
        print(ctx.obj.say("arena-drawn", file=report), file=sys.stderr)
    if not found.is_complete:
        raise typer.Exit(INTERRUPTED)


@board.command(cls=Page)
def check(ctx: typer.Context, *, file: Annotated[str, typer.Argument()]) -> None:
    from gaslamp.board import BOARDS, BadBoard, load_board, parse_board
    from gaslamp.cli.listings import print_board
    from gaslamp.textfile import read_text

    text = "" if file in BOARDS else read_text(Path(file))
    try:
        checked = load_board(file) if file in BOARDS else parse_board(text, file, folder=Path(file).parent)
    except BadBoard as bad:
        raise fail(bad.faults, ctx.obj, "cli-check-faults") from None
    print_board(checked, ctx.obj)


@board.command(cls=Page)
def draw(
    ctx: typer.Context,
    *,
    name: Annotated[str, typer.Argument()],
    output: Annotated[str | None, typer.Option("-o", "--output")] = None,
    light: Annotated[str, typer.Option("--light")] = "evening",
) -> None:
    from gaslamp.board import load_board

    one_of("--light", light, ("evening", "paper"))
    if output:
        refuse_unwritable(Path(output))
    show_picture(_drawn(load_board(name), light, ctx.obj), output, ctx.obj)


@board.command(cls=Page)
def copy(ctx: typer.Context, *, name: Annotated[str, typer.Argument()], file: Annotated[str, typer.Argument()]) -> None:
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


@app.command(cls=Page)
def games(ctx: typer.Context) -> None:
    from gaslamp.cli.listings import print_games

    print_games(ctx.obj)


@app.command(cls=Page)
def rules(
    ctx: typer.Context,
    *,
    game: Annotated[str | None, typer.Argument()] = None,
    id: Annotated[str | None, typer.Argument()] = None,
    search: Annotated[str | None, typer.Option("--search")] = None,
) -> None:
    from gaslamp.cli.rules import show_rules

    show_rules(game, id, search, ctx.obj)
