"""`gaslamp join`, `bot` and `protocol`: a seat at somebody's table."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from gaslamp.cli.completion import bots
from gaslamp.cli.playing import Plain, Reasons, is_dumb

Url = Annotated[str, typer.Argument()]
Name = Annotated[str, typer.Option("--name")]


def join(ctx: typer.Context, *, url: Url, name: Name = "", plain: Plain = False, reasons: Reasons = True) -> None:
    from gaslamp import terminal

    terminal.join(url, name=name, words=ctx.obj, plain=plain or is_dumb(), explains=reasons)


def bot(
    ctx: typer.Context,
    *,
    url: Url,
    agent: Annotated[str, typer.Option("--agent", autocompletion=bots)] = "club",
    name: Name = "",
    seats: Annotated[int, typer.Option("--seats", min=1, max=8)] = 1,
    pace: Annotated[float | None, typer.Option("--pace", min=0)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds")] = None,
    limit: Annotated[float, typer.Option("--limit")] = 30,
    stay: Annotated[bool, typer.Option("--stay/--no-stay")] = False,
) -> int:
    from gaslamp.cli.bot_run import RemoteBot, play_bots

    sys.path.insert(0, str(Path.cwd()))  # where a bot of one's own lies
    wanted = RemoteBot(agent=agent, pace=pace, seconds=seconds, limit=limit, stay=stay, words=ctx.obj)
    return play_bots(url, wanted, name=name, seats=seats)


def protocol() -> None:
    from msgspec import json

    from gaslamp.extras import needs

    with needs("serve"):
        from gaslamp.server.openapi import document_text
    print(json.format(document_text(), indent=2).decode())
