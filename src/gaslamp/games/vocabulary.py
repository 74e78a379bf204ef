"""What can happen in a chase, and the state it is folded into. Pawn 0 is the fugitive."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from gaslamp.core import CHANCE, Action, Event, Outcome, Seat, Secret

Fare: TypeAlias = Literal["taxi", "bus", "underground", "black"]
TicketKind: TypeAlias = Fare | Literal["double"]
TICKETS: tuple[TicketKind, ...] = ("taxi", "bus", "underground", "black", "double")
FUGITIVE = 0


class Purse(Struct, frozen=True):
    """The tickets of one pawn."""

    taxi: int = 0
    bus: int = 0
    underground: int = 0
    black: int = 0
    double: int = 0

    def count(self, ticket: TicketKind) -> int:
        number: int = getattr(self, ticket)
        return number

    def gain(self, ticket: TicketKind, number: int = 1) -> Purse:
        return replace(self, **{ticket: getattr(self, ticket) + number})

    @property
    def is_empty(self) -> bool:
        return not (self.taxi or self.bus or self.underground or self.black)


class LogEntry(Struct, frozen=True):
    """One window of the log: the ticket on it, and the station under it where it is known."""

    fare: str
    """A fare, or by what else the game lets him travel."""
    station: int | None = None
    surfaced: bool = False


class Deal(Action, frozen=True, kw_only=True):
    """Chance puts a pawn on its start station."""

    pawn: int
    station: Secret[int] = None


class Move(Action, frozen=True, kw_only=True):
    """A pawn pays one ticket and rides one line."""

    pawn: int
    fare: Fare
    station: Secret[int] = None


class Double(Action, frozen=True, kw_only=True):
    """The fugitive will move twice this turn."""


class Done(Action, frozen=True, kw_only=True):
    """The fugitive leaves it at that move, whatever else was on offer."""


class Began(Event, frozen=True, kw_only=True):
    """A new round, the fugitive to move."""

    round: int


class Surfaced(Event, frozen=True, kw_only=True):
    """The fugitive shows himself on the board."""

    entry: int
    station: int


class Blocked(Event, frozen=True, kw_only=True):
    """Every station the pawn could reach is occupied: it skips this turn."""

    pawn: int


class Stranded(Event, frozen=True, kw_only=True):
    """No ticket left fits any line here: the pawn is out for good and still blocks its station."""

    pawn: int


class Caught(Event, frozen=True, kw_only=True):
    """A detective stands where the fugitive is."""

    pawn: int
    station: int


class Cornered(Event, frozen=True, kw_only=True):
    """The fugitive cannot move."""

    station: int


class Opened(Event, frozen=True, kw_only=True):
    """The log, start station first, for everybody to check."""

    stations: tuple[int, ...]


class ChaseState(Struct, frozen=True, kw_only=True):
    """A chase as one viewer knows it; None is what this viewer was not told."""

    phase: str = "deal"
    """`deal`, `move`, `surface`, `answer`; a game with more of them says which."""
    to_act: frozenset[Seat] = frozenset({CHANCE})
    fugitive: Seat = 0
    """Who plays the fugitive."""
    round: int = 0
    stations: tuple[int | None, ...]
    """Where each pawn stands."""
    purses: tuple[Purse, ...]
    log: tuple[LogEntry, ...] = ()
    start: int | None = None
    """Where the fugitive began."""
    owed: int = 0
    """Moves the fugitive still makes this turn."""
    doubled: bool = False
    waiting: tuple[int, ...] = ()
    """Detective pawns still to move this turn."""
    stranded: frozenset[int] = frozenset()
    outcome: Outcome | None = None


C = TypeVar("C", bound=ChaseState)
