"""`gaslamp deck`: the cards of Case Connection, checked, drawn, copied and tried out."""

from pathlib import Path
from typing import Annotated, Any

import typer

from gaslamp.cli.files import fail, refuse_taken, refuse_unwritable, show_picture, write
from gaslamp.cli.help import Index, Page, one_of

deck = typer.Typer(cls=Index, invoke_without_command=True)

Name = Annotated[str, typer.Argument()]


@deck.command(cls=Page)
def check(ctx: typer.Context, *, file: Annotated[str, typer.Argument()]) -> None:
    from gaslamp.cli.listings import print_deck
    from gaslamp.games.deck import BadDeck, load_deck

    try:
        checked = load_deck(file)
    except BadDeck as bad:
        if not bad.details.get("file"):
            raise
        raise fail(bad.faults, ctx.obj, "cli-deck-faults") from None
    print_deck(checked, ctx.obj)


@deck.command(cls=Page)
def draw(
    ctx: typer.Context,
    *,
    name: Name,
    output: Annotated[str | None, typer.Option("-o", "--output")] = None,
    light: Annotated[str, typer.Option("--light")] = "paper",
) -> None:
    from gaslamp.games.connection import Connection
    from gaslamp.games.deck import load_deck
    from gaslamp.svg import CARD_LABELS, draw_deck

    chosen: Any = one_of("--light", light, ("evening", "paper"))
    if output:
        refuse_unwritable(Path(output))
    words = ctx.obj.about(Connection.name)
    labels = {label: words.say("label", label=label) for label in CARD_LABELS}
    show_picture(draw_deck(load_deck(name), light=chosen, labels=labels), output, ctx.obj)


@deck.command(cls=Page)
def copy(ctx: typer.Context, *, name: Name, file: Annotated[str, typer.Argument()]) -> None:
    from gaslamp.games.deck import shipped_text

    text = shipped_text(name)
    refuse_taken(Path(file))
    write(Path(file), text)
    print(ctx.obj.say("cli-copied", file=file))


@deck.command(cls=Page)
def simulate(
    ctx: typer.Context,
    *,
    name: Annotated[str, typer.Argument()] = "gaslamp",
    bot: Annotated[str, typer.Option("--bot")] = "heuristic",
    games: Annotated[int, typer.Option("--games", min=1)] = 400,
    seed: Annotated[int, typer.Option("--seed")] = 7,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from rich.console import Console

    from gaslamp.arena.simulation import BOTS, SITTINGS, simulate_deck, table
    from gaslamp.cli.arena_run import progress
    from gaslamp.core import encode

    one_of("--bot", bot, BOTS)
    with progress(games * len(SITTINGS), ctx.obj) as advance:
        found = simulate_deck(name, bot=bot, games=games, seed=seed, on_game=advance)
    if json:
        print(encode(found).decode())
    else:
        Console(highlight=False).print(table(found, ctx.obj))
