"""All commands under one name. What they say, help included, stands in the `cli` texts of each language."""

import os
from typing import Annotated, Any, cast

import typer
from typer.main import get_command

from gaslamp.cli import COMPLETE, arena, boards, databases, decks, exploit, playing, remote, solve, upkeep
from gaslamp.cli.completion import rule_games, rules_of
from gaslamp.cli.help import BadRequest, Index, Page, is_given, one_of
from gaslamp.cli.settings import Defaults, Settings
from gaslamp.extras import needs
from gaslamp.words import Words

ASIDE = ("-h", "--help")
"""Options of `gaslamp` itself; all others are those of `serve`."""
PATIENT = (*ASIDE, "doctor", "completion")
"""What can be asked for whatever is wrong with the settings."""

MOST_BOTS = 64
"""Processes for bots on one machine."""
Json = Annotated[bool, typer.Option("--json")]
HELP = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    cls=Index, invoke_without_command=True, add_completion=False, rich_markup_mode=None, context_settings=HELP
)


def obey(args: list[str], words: Words, settings: Settings) -> int:
    """Run the command the arguments name, or open the table where they name none; its exit status."""
    setup: dict[str, Any] = {"obj": words, "default_map": Defaults(settings)}
    if os.environ.get(COMPLETE):
        from gaslamp.cli.shells import answer

        return answer(get_command(app), **setup)
    if settings.faults and not set(args) & set(PATIENT):
        raise settings.faults[0]
    if not args or (args[0].startswith("-") and args[0] not in ASIDE):
        args = ["serve", *args]
    try:
        status = get_command(app).main(args=args, prog_name="gaslamp", standalone_mode=False, **setup)
    except typer.Abort:  # the input ended where an answer was wanted
        return 1
    return int(status or 0)


@app.callback()
def gaslamp() -> None:
    """The command that all others belong to; its options are taken out of the arguments before anybody comes here."""


@app.command(cls=Page)
def serve(
    ctx: typer.Context,
    *,
    lan: Annotated[bool, typer.Option("--lan/--no-lan")] = False,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8421,
    database: Annotated[str | None, typer.Option("--database")] = None,
    pace: Annotated[float, typer.Option("--pace", min=0)] = 0.7,
    bots: Annotated[int | None, typer.Option("--bots", min=0, max=MOST_BOTS)] = None,
    share_port: Annotated[bool, typer.Option("--share-port")] = False,
    expire: Annotated[float | None, typer.Option("--expire", min=0)] = None,
    mail: Annotated[str | None, typer.Option("--mail")] = None,
    mail_from: Annotated[str | None, typer.Option("--mail-from")] = None,
    address: Annotated[str | None, typer.Option("--address")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy")] = None,
    path: Annotated[str | None, typer.Option("--path")] = None,
    limit_requests: Annotated[int, typer.Option("--limit-requests", min=0)] = 1200,
    limit_tables: Annotated[int, typer.Option("--limit-tables", min=0)] = 100,
    limit_sockets: Annotated[int, typer.Option("--limit-sockets", min=0)] = 200,
    limit_connections: Annotated[int, typer.Option("--limit-connections", min=0)] = 0,
    metrics: Annotated[str | None, typer.Option("--metrics")] = None,
    log: Annotated[str, typer.Option("--log")] = "text",
) -> None:
    with needs("serve"):
        from gaslamp.server.launch import Operation, serve
        from gaslamp.server.limits import Limits
        from gaslamp.server.logs import FORMATS

    if lan and is_given(ctx, "host"):
        if is_given(ctx, "lan"):
            raise BadRequest("lan-alone")
        lan = False
    operation = Operation(
        hosts=allow_host or (),
        proxies=proxy or (),
        path=path or "",
        metrics=metrics or "",
        log=cast(Any, one_of("--log", log, FORMATS)),
        limits=Limits(requests=limit_requests, tables=limit_tables, sockets=limit_sockets),
        connections=limit_connections,
        bots=bots,
        share_port=share_port,
        expire=expire,
        mail=mail or "",
        mail_from=mail_from or "",
        address=address or "",
    )
    where: dict[str, Any] = {"host": host, "port": port, "lan": lan, "database": database}
    serve(**where, pace=pace, browser=browser, operation=operation, words=ctx.obj)


@app.command(cls=Page)
def worker(
    ctx: typer.Context,
    *,
    database: Annotated[str | None, typer.Option("--database")] = None,
    bots: Annotated[int, typer.Option("--bots", min=1, max=MOST_BOTS)] = 2,
    pace: Annotated[float, typer.Option("--pace", min=0)] = 0.7,
) -> None:
    with needs("serve"):
        from gaslamp.server.work import work

    work(database=database, bots=bots, pace=pace, words=ctx.obj)


app.command(cls=Page)(playing.play)
app.command(cls=Page)(playing.learn)
app.command(cls=Page)(playing.replay)
app.command(cls=Page)(remote.join)
app.command(cls=Page)(remote.bot)
app.command(cls=Page)(arena.arena)
app.command(cls=Page)(exploit.exploit)
app.command(cls=Page)(solve.solve)


@app.command(cls=Page)
def games(ctx: typer.Context, *, json: Json = False) -> None:
    from gaslamp.cli.listings import print_games

    print_games(ctx.obj, json=json)


@app.command(cls=Page)
def rules(
    ctx: typer.Context,
    *,
    game: Annotated[str | None, typer.Argument(autocompletion=rule_games)] = None,
    id: Annotated[str | None, typer.Argument(autocompletion=rules_of)] = None,
    search: Annotated[str | None, typer.Option("--search")] = None,
    json: Json = False,
) -> None:
    from gaslamp.cli.rules import show_rules

    show_rules(game, id, search, ctx.obj, json=json)


app.add_typer(boards.board, name="board")
app.add_typer(decks.deck, name="deck")
app.add_typer(databases.database, name="database")
app.command(cls=Page)(remote.protocol)
app.command(cls=Page)(upkeep.doctor)
app.command(cls=Page)(upkeep.completion)
