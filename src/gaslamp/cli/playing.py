"""`gaslamp play`, `learn` and `replay`: games in the terminal."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from gaslamp.cli.completion import bots, games, lesson_sides, lessons, options, sides
from gaslamp.cli.help import BadRequest, is_given

Game = Annotated[str, typer.Option("--game", autocompletion=games)]
Seats = Annotated[int | None, typer.Option("--seats")]
GameOptions = Annotated[list[str] | None, typer.Option("-o", "--option", autocompletion=options)]
Plain = Annotated[bool, typer.Option("--plain/--no-plain")]
Reasons = Annotated[bool, typer.Option("--reasons/--no-reasons")]
Save = Annotated[str | None, typer.Option("--save")]
SETUP = ("--game", "--as", "--seats", "--people", "--names", "--bot", "--option")
"""What a saved game brings along."""


def play(
    ctx: typer.Context,
    *,
    game: Game = "classic",
    as_: Annotated[str | None, typer.Option("--as", autocompletion=sides)] = None,
    seats: Seats = None,
    people: Annotated[str | None, typer.Option("--people")] = None,
    names: Annotated[str | None, typer.Option("--names")] = None,
    bot: Annotated[str, typer.Option("--bot", autocompletion=bots)] = "club",
    option: GameOptions = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    plain: Plain = False,
    hints: Annotated[bool, typer.Option("--hints/--no-hints")] = True,
    reasons: Reasons = True,
    save: Save = None,
    resume: Annotated[str | None, typer.Option("--resume")] = None,
) -> None:
    from random import Random

    from gaslamp import terminal
    from gaslamp.cli import participants
    from gaslamp.cli.game_options import read_options
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
    screen = {"words": ctx.obj, "plain": plain or is_dumb(), "hints": hints, "explains": reasons}
    terminal.play(match, tuple(players), rng=Random(seed), save=path, **screen)


def _refuse_setup(ctx: typer.Context) -> None:
    given = [param.opts[-1] for param in ctx.command.params if is_given(ctx, param.name)]
    for option in given:
        if option in SETUP:
            raise BadRequest("resume-alone", option=option)


def is_dumb() -> bool:
    """Whether there is no screen to draw on."""
    return not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb"


def learn(
    ctx: typer.Context,
    *,
    game: Annotated[str | None, typer.Argument(autocompletion=lessons)] = None,
    as_: Annotated[str | None, typer.Option("--as", autocompletion=lesson_sides)] = None,
    plain: Plain = False,
    save: Save = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from random import Random

    from gaslamp import terminal
    from gaslamp.cli.listings import find_lesson, print_lessons

    if game is None:
        print_lessons(ctx.obj, json=json)
        return
    if json:
        raise BadRequest("json-lists")
    lesson = find_lesson(game, as_)
    path = Path(save) if save else terminal.new_save()
    screen = {"words": ctx.obj, "plain": plain or is_dumb()}
    terminal.play(lesson.begin(), lesson.players(), rng=Random(), save=path, **screen)


def replay(
    ctx: typer.Context,
    *,
    file: Annotated[str, typer.Argument()],
    as_: Annotated[str | None, typer.Option("--as")] = None,
    plain: Plain = False,
    reasons: Reasons = True,
) -> None:
    from gaslamp import terminal
    from gaslamp.cli import participants

    record = participants.recorded(Path(file))
    screen = {"words": ctx.obj, "plain": plain or is_dumb(), "explains": reasons}
    terminal.step_through(record, seat=participants.eyes(record, as_), **screen)
