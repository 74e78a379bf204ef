"""What can happen in a chase, and the state it is folded into. Pawn 0 is the fugitive."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from gaslamp.core import CHANCE, Action, Event, Outcome, Seat, Secret

Fare: TypeAlias = Literal["taxi", "bus", "underground", "black"]
"""The ticket that pays for a ride."""
TicketKind: TypeAlias = Fare | Literal["double"]
TICKETS: tuple[TicketKind, ...] = ("taxi", "bus", "underground", "black", "double")
FUGITIVE = 0


class Purse(Struct, frozen=True):
    """The tickets of one pawn.

    >>> purse = Purse(taxi=10, bus=8)
    >>> purse.count("taxi"), purse.gain("bus").bus
    (10, 9)
    """

    taxi: int = 0
    bus: int = 0
    underground: int = 0
    black: int = 0
    double: int = 0

    def count(self, ticket: TicketKind) -> int:
        """How many tickets of a kind."""
        number: int = getattr(self, ticket)
        return number

    def gain(self, ticket: TicketKind, number: int = 1) -> Purse:
        """With so many more tickets of a kind."""
        return replace(self, **{ticket: getattr(self, ticket) + number})

    @property
    def is_empty(self) -> bool:
        """Whether no ticket is left that pays for a ride."""
        return not (self.taxi or self.bus or self.underground or self.black)


class LogEntry(Struct, frozen=True):
    """One window of the log: the ticket on it, and the station under it where it is known.

    >>> LogEntry("taxi", 74, surfaced=True)
    LogEntry(fare='taxi', station=74, surfaced=True)
    """

    fare: str
    """A fare, or by what else the game lets him travel."""
    station: int | None = None
    surfaced: bool = False


class Deal(Action, frozen=True, kw_only=True):
    """Chance puts a pawn on its start station.

    >>> Deal(seat=CHANCE, pawn=1, station=13)
    Deal(seat=-1, pawn=1, station=13)
    """

    pawn: int
    station: Secret[int] = None


class Move(Action, frozen=True, kw_only=True):
    """A pawn pays one ticket and rides one line.

    >>> Move(seat=1, pawn=1, fare="taxi", station=46)
    Move(seat=1, pawn=1, fare='taxi', station=46)
    """

    pawn: int
    fare: Fare
    station: Secret[int] = None


class Double(Action, frozen=True, kw_only=True):
    """The fugitive will move twice this turn.

    >>> Double(seat=0)
    Double(seat=0)
    """


class Done(Action, frozen=True, kw_only=True):
    """The fugitive leaves it at that move, whatever else was on offer.

    >>> Done(seat=0)
    Done(seat=0)
    """


class Began(Event, frozen=True, kw_only=True):
    """A new round, the fugitive to move.

    >>> Began(round=1)
    Began(round=1)
    """

    round: int


class Surfaced(Event, frozen=True, kw_only=True):
    """The fugitive shows himself on the board.

    >>> Surfaced(entry=3, station=74)
    Surfaced(entry=3, station=74)
    """

    entry: int
    station: int


class Blocked(Event, frozen=True, kw_only=True):
    """Every station the pawn could reach is occupied: it skips this turn.

    >>> Blocked(pawn=2)
    Blocked(pawn=2)
    """

    pawn: int


class Stranded(Event, frozen=True, kw_only=True):
    """No ticket left fits any line here: the pawn is out for good and still blocks its station.

    >>> Stranded(pawn=4)
    Stranded(pawn=4)
    """

    pawn: int


class Caught(Event, frozen=True, kw_only=True):
    """A detective stands where the fugitive is.

    >>> Caught(pawn=2, station=74)
    Caught(pawn=2, station=74)
    """

    pawn: int
    station: int


class Cornered(Event, frozen=True, kw_only=True):
    """The fugitive cannot move.

    >>> Cornered(station=74)
    Cornered(station=74)
    """

    station: int


class Opened(Event, frozen=True, kw_only=True):
    """The log, start station first, for everybody to check.

    >>> Opened(stations=(13, 23, 37))
    Opened(stations=(13, 23, 37))
    """

    stations: tuple[int, ...]


class ChaseState(Struct, frozen=True, kw_only=True):
    """A chase as one viewer knows it; None is what this viewer was not told.

    >>> from gaslamp import make_game
    >>> state = make_game("classic", 3).start()
    >>> state.phase, state.round, state.stations[:3]
    ('deal', 0, (None, None, None))
    """

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
