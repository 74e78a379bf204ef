"""`gaslamp doctor` and `completion`: what surrounds the playing."""

from typing import Annotated

import typer

from gaslamp.cli.completion import SHELLS, shells
from gaslamp.cli.help import one_of
from gaslamp.cli.settings import settings_of


def doctor(
    ctx: typer.Context,
    *,
    database: Annotated[str | None, typer.Option("--database")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from gaslamp.cli.doctor import diagnose, show_diagnosis

    found = diagnose(settings_of(ctx), database, ctx.obj)
    show_diagnosis(found, ctx.obj, json=json)
    if not found.is_playable:
        raise typer.Exit(1)


def completion(ctx: typer.Context, *, shell: Annotated[str, typer.Argument(autocompletion=shells)]) -> None:
    from gaslamp.cli.shells import script

    print(script(one_of(ctx.obj.say("cli-completion-shell.value"), shell, SHELLS)))
