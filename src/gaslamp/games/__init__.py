"""The games by name, their rules, states, events and views, and how one is set up from plain values.

A seat of the classic game is handed a `ClassicView`, whose `state` is a `ClassicState` and whose `game` is a `Classic`;
so it is with `Holmes`, `Compact` and `Connection`. What a player does is an action, such as `Move`; what follows from
it is an event in the past tense, such as `Surfaced`. Each game's module (`gaslamp.games.classic`, `holmes`, `compact`,
`connection`) lists what is its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, overload

from gaslamp.core import BadOptions, Ended, check_type
from gaslamp.games.cards import Clue, Deck, Lead
from gaslamp.games.chase import AnyChase, Chase, ChaseView
from gaslamp.games.classic import Classic, ClassicOptions, ClassicState, ClassicView, Surface, Take
from gaslamp.games.compact import Compact, CompactOptions, CompactState, CompactView, GiveUp, Place, Scored
from gaslamp.games.connection import Connection, ConnectionOptions, ConnectionView
from gaslamp.games.deck import BadDeck, load_deck
from gaslamp.games.enquiry import (
    ConnectionState,
    DrawLead,
    Fill,
    Finale,
    First,
    Follow,
    Hand,
    Keep,
    Solve,
    Solved,
    Swap,
    Tokens,
    Visit,
)
from gaslamp.games.holmes import Draw, Holmes, HolmesOptions, HolmesView, Plot, Settle
from gaslamp.games.layouts import Laid, Layout, Link
from gaslamp.games.powers import (
    Ask,
    Ban,
    Barricade,
    Collect,
    Commit,
    Confirmed,
    Fly,
    HolmesState,
    Land,
    LieLow,
    Located,
    Recalled,
    Turn,
)
from gaslamp.games.setup import plain_options
from gaslamp.games.vocabulary import (
    Began,
    Blocked,
    Caught,
    ChaseState,
    Cornered,
    Deal,
    Done,
    Double,
    Fare,
    LogEntry,
    Move,
    Opened,
    Purse,
    Stranded,
    Surfaced,
)

__all__ = [
    "GAMES",
    "AnyChase",
    "AnyGame",
    "Ask",
    "BadDeck",
    "Ban",
    "Barricade",
    "Began",
    "Blocked",
    "Caught",
    "Chase",
    "ChaseState",
    "ChaseView",
    "Classic",
    "ClassicOptions",
    "ClassicState",
    "ClassicView",
    "Clue",
    "Collect",
    "Commit",
    "Compact",
    "CompactOptions",
    "CompactState",
    "CompactView",
    "Confirmed",
    "Connection",
    "ConnectionOptions",
    "ConnectionState",
    "ConnectionView",
    "Cornered",
    "Deal",
    "Deck",
    "Done",
    "Double",
    "Draw",
    "DrawLead",
    "Ended",
    "Fare",
    "Fill",
    "Finale",
    "First",
    "Fly",
    "Follow",
    "GiveUp",
    "Hand",
    "Holmes",
    "HolmesOptions",
    "HolmesState",
    "HolmesView",
    "Keep",
    "Laid",
    "Land",
    "Layout",
    "Lead",
    "LieLow",
    "Link",
    "Located",
    "LogEntry",
    "Move",
    "Opened",
    "Place",
    "Plot",
    "Purse",
    "Recalled",
    "Scored",
    "Settle",
    "Solve",
    "Solved",
    "Stranded",
    "Surface",
    "Surfaced",
    "Swap",
    "Take",
    "Tokens",
    "Turn",
    "Visit",
    "load_deck",
    "make_game",
]

AnyGame: TypeAlias = AnyChase | Connection
"""The rules of any of the games."""
AnyKind: TypeAlias = type[Classic] | type[Holmes] | type[Compact] | type[Connection]
GAMES: Mapping[str, AnyKind] = {
    "classic": Classic,
    "holmes": Holmes,
    "compact": Compact,
    "connection": Connection,
}
"""The games by name."""
Values: TypeAlias = Mapping[str, object] | None


def lineage(name: str) -> tuple[str, ...]:
    """A game by its name, then the games it is a variant of, the nearest first; empty where there is no such game."""
    bases = GAMES[name].__mro__ if name in GAMES else ()
    known = {kind: key for key, kind in GAMES.items()}
    return tuple(known[base] for base in bases if base in known)


@overload
def make_game(name: Literal["classic"], seats: int | None = None, options: Values = None) -> Classic: ...
@overload
def make_game(name: Literal["holmes"], seats: int | None = None, options: Values = None) -> Holmes: ...
@overload
def make_game(name: Literal["compact"], seats: int | None = None, options: Values = None) -> Compact: ...
@overload
def make_game(name: Literal["connection"], seats: int | None = None, options: Values = None) -> Connection: ...
@overload
def make_game(name: str, seats: int | None = None, options: Values = None) -> AnyGame: ...
def make_game(name: str, seats: int | None = None, options: Values = None) -> AnyGame:
    """A game by its name with options as plain values; `BadOptions` says what is wrong with them.

    >>> make_game("classic", 3, {"rounds": 10, "detectives": 4})
    <Classic 'classic', 3 seats, detectives=4, rounds=10>
    >>> make_game("holmes", 9)
    Traceback (most recent call last):
    gaslamp.core.BadOptions: 9 players can’t play this: it takes 2 to 6.
    """
    check_type(name, str, 'make_game() takes the name of a game, such as "classic"')
    check_type(options, Mapping | None, 'make_game() takes options as plain values, such as {"rounds": 20}')
    if name not in GAMES:
        raise BadOptions("game-unknown", game=name, known=", ".join(GAMES))
    kind, values = GAMES[name], options or {}
    known = kind.options_type.__struct_fields__
    if unknown := sorted(set(values) - set(known)):
        raise BadOptions("option-unknown", option=unknown[0], game=kind.name, known=", ".join(known))
    chosen: Any = plain_options(kind.options_type, values)
    return kind(kind.full_table(chosen) if seats is None else seats, chosen)
