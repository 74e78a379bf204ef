"""`gaslamp database`: what a server keeps, looked at, saved, put back, and removed."""

from collections.abc import Coroutine
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from gaslamp.cli.boards import explain
from gaslamp.cli.files import print_json, refuse_taken
from gaslamp.cli.help import Index, Page, columns
from gaslamp.core import Problem
from gaslamp.extras import needs
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.server.overview import Overview

T = TypeVar("T")
database = typer.Typer(cls=Index, invoke_without_command=True)
database.callback()(explain)

Place = Annotated[str | None, typer.Option("--database")]
Json = Annotated[bool, typer.Option("--json")]
File = Annotated[str, typer.Argument()]


def _place(named: str | None, *, is_there: bool = True) -> str:
    """The database that is meant: the named one, or the one that `gaslamp serve` uses."""
    with needs("serve"):
        from gaslamp.server.launch import usual_database

    place = named or str(usual_database())
    if is_there and "://" not in place and not Path(place).is_file():
        raise Problem("file-missing", file=place)
    return place


def _await(work: Coroutine[Any, Any, T], place: str) -> T:
    from gaslamp.server.launch import run_on_store

    return run_on_store(work, place)


@database.command(cls=Page)
def info(ctx: typer.Context, *, database: Place = None, json: Json = False) -> None:
    place = _place(database)
    from gaslamp.server.launch import without_password
    from gaslamp.server.overview import survey

    found = _await(survey(place), place)
    if json:
        print_json(found)
    else:
        print(columns(_told(found, without_password(place), ctx.obj)))


def _told(found: "Overview", place: str, words: Words) -> list[tuple[str, str]]:
    newer = found.latest if found.version < found.latest else 0
    facts = {
        "place": place,
        "kind": found.kind,
        "version": words.say("database-version", version=found.version, latest=newer),
        "size": words.say("database-megabytes", size=found.size / 1e6),
        "matches": words.say("database-phases", count=found.rows["matches"], **found.phases),
        "events": str(found.rows["log"]),
        "oldest": _day(found.oldest),
        "newest": _day(found.newest),
    }
    return [(words.say("database-fact", fact=fact), told) for fact, told in facts.items()]


def _day(seconds: float | None) -> str:
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}" if seconds is not None else "–"


@database.command(cls=Page)
def backup(ctx: typer.Context, *, file: File, database: Place = None) -> None:
    place, path = _place(database), Path(file)
    from gaslamp.server.backup import back_up

    refuse_taken(path)
    header = _await(back_up(place, path), place)
    print(ctx.obj.say("database-backed-up", count=header.counts["matches"], file=file))


@database.command(cls=Page)
def restore(ctx: typer.Context, *, file: File, database: Place = None) -> None:
    place = _place(database, is_there=False)
    from gaslamp.server.backup import restore
    from gaslamp.server.launch import make_folder, without_password

    if not Path(file).is_file():
        raise Problem("file-missing", file=file)
    if database is None:
        make_folder(Path(place))
    header = _await(restore(Path(file), place), place)
    print(ctx.obj.say("database-restored", count=header.counts["matches"], database=without_password(place)))


@database.command(cls=Page)
def prune(
    ctx: typer.Context,
    *,
    older: Annotated[float, typer.Option("--older-than", min=0)],
    waiting: Annotated[float | None, typer.Option("--waiting", min=0)] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Place = None,
    json: Json = False,
) -> None:
    place = _place(database)
    gone = _await(_prune(place, older, waiting, is_tried=dry_run), place)
    if json:
        print_json({"removed": not dry_run, "tables": list(gone)})
        return
    key = "database-would-prune" if dry_run else "database-pruned"
    print("\n".join([*gone, ctx.obj.say(key, count=len(gone))]))


async def _prune(place: str, older: float, waiting: float | None, *, is_tried: bool) -> Any:
    from gaslamp.server import removal
    from gaslamp.server.database import open_store

    store = await open_store(place)
    try:
        if is_tried:
            return await removal.find(store, removal.expired(older=older, waiting=waiting))
        return [match async for match in removal.prune(store, older=older, waiting=waiting)]
    finally:
        await store.close()


@database.command(cls=Page)
def reports(
    ctx: typer.Context,
    *,
    clear: Annotated[bool, typer.Option("--clear")] = False,
    database: Place = None,
    json: Json = False,
) -> None:
    place = _place(database)
    found = _await(_reported(place, is_cleared=clear), place)
    if json:
        print_json({"reports": found})
        return
    lines = [ctx.obj.say("database-report", **_told_of(report, ctx.obj)) for report in found]
    print("\n".join([*lines, ctx.obj.say("database-reports", count=len(found))]))


def _told_of(report: Any, words: Words) -> dict[str, Any]:
    told = {"table": report.table, "channel": report.channel, "text": report.text, "count": report.count}
    return told | {"when": _day(report.at), "name": report.name or words.say("database-nameless")}


async def _reported(place: str, *, is_cleared: bool) -> Any:
    from gaslamp.server import conversations
    from gaslamp.server.database import open_store

    store = await open_store(place)
    try:
        found = await conversations.reported(store)
        if is_cleared:
            await conversations.clear_reports(store)
        return found
    finally:
        await store.close()


@database.command(cls=Page)
def forget(
    ctx: typer.Context,
    *,
    table: Annotated[str, typer.Option("--table")],
    names: Annotated[bool, typer.Option("--names")] = False,
    database: Place = None,
) -> None:
    place = _place(database)
    if not _await(_forget(place, table, are_names=names), place):
        raise Problem("database-no-table", table=table)
    print(ctx.obj.say("database-names-forgotten" if names else "database-forgotten", table=table))


async def _forget(place: str, table: str, *, are_names: bool) -> bool:
    from gaslamp.server import removal
    from gaslamp.server.database import open_store

    store = await open_store(place)
    try:
        if are_names:
            await removal.forget_names(store, table)
            return await store.card(table) is not None
        return await removal.remove(store, table)
    finally:
        await store.close()
