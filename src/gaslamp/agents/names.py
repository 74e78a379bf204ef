"""What bots are called at a table: the same in every language, and nobody from the games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from gaslamp.record import Player

NAMES = (
    "Agatha",
    "Ambrose",
    "Augusta",
    "Barnaby",
    "Beatrix",
    "Cecil",
    "Clement",
    "Cordelia",
    "Edwina",
    "Ernest",
    "Florence",
    "Hester",
    "Horace",
    "Lavinia",
    "Leopold",
    "Mabel",
    "Minerva",
    "Octavia",
    "Prudence",
    "Rupert",
    "Silas",
    "Theodora",
    "Wilfred",
    "Winifred",
)


def name_bots(players: Sequence[Player], rng: Random) -> tuple[Player, ...]:
    """The same players, every bot without a name now with one that nobody else at the table has."""
    named: list[Player] = list(players)
    for seat, player in enumerate(players):
        if player.agent is not None and not player.name:
            named[seat] = replace(player, name=_free_name([other.name for other in named], rng))
    return tuple(named)


def _free_name(taken: Sequence[str], rng: Random) -> str:
    """Best one with an initial of its own, since some screens have room for no more."""
    names, initials = {name.casefold() for name in taken}, {name[:1].casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in names]
    return rng.choice([name for name in free if name[0].casefold() not in initials] or free)
