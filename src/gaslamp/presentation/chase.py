"""What the chases share on a screen: pawns, purses, the sections beside the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias, TypeVar

from gaslamp.core import Action, Ended, Event, Seat
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import FUGITIVE, Began, ChaseState, Double, Fare, Move, Purse, TicketKind
from gaslamp.presentation.general import Presentation, Say, listed

if TYPE_CHECKING:
    from gaslamp.games.compact import Compact, CompactState
    from gaslamp.games.holmes import Holmes
    from gaslamp.games.powers import HolmesState

C = TypeVar("C", bound=AnyChase)
S = TypeVar("S", bound=ChaseState)
FARES: tuple[Fare, ...] = ("taxi", "bus", "underground")
PRIZES: tuple[TicketKind, ...] = ("black", "double")
Arrivals: TypeAlias = Mapping[str, Callable[[Seat, int], Action]]
"""By the phase, the action with which a seat puts a pawn on a station where it does not ride there."""


class ChasePresentation(Presentation[C, S]):
    """A chase with its options, as screens know it."""

    screen = "map"
    is_sided = True
    arrivals: ClassVar[Arrivals] = {}
    """How pawns come to stations without a ride."""
    careful: ClassVar[tuple[type[Action], ...]] = (Double,)

    # Sentences

    def derived(self, event: Event, names: Sequence[str], say: Say) -> dict[str, object]:
        """The pawn by its name, its player, a route by its parts."""
        player = listed(say, names)
        found: dict[str, object] = {"player": player, "named": "yes" if player else "no"}
        found["pawn"] = self.game.pawn_names[self._pawn(event)]
        if stations := getattr(event, "stations", ()):
            found |= {"start": stations[0], "route": stations[1:], "count": len(stations) - 1}
        points = getattr(event, "points", 0)
        return found | {"sign": "minus" if points < 0 else "plus" if points else "zero"}

    def _pawn(self, event: Event) -> int:
        """The pawn of an event; of one that names none the first one of the seat that acts, else the fugitive."""
        seat, owners = event.seat if isinstance(event, Action) else None, self.game.owners
        first = owners.index(seat) if seat in owners else FUGITIVE
        return getattr(event, "pawn", first)

    def concerned(self, event: Event) -> Sequence[Seat]:
        """Of those who may move the event's pawn the one who did, or the only one."""
        hand, seat = self.game.hands[self._pawn(event)], getattr(event, "seat", None)
        if len(hand) > 1 and (round := getattr(event, "round", 0)):
            return (round - 1,)  # CP-1: everybody is the fugitive once, in seat order
        if seat is not None and seat in hand:
            return (seat,)
        return tuple(hand) if len(hand) == 1 else ()

    def is_one_of_several(self, action: Action) -> bool:
        is_ride = hasattr(action, "fare") and hasattr(action, "station")
        return is_ride and self._pawn(action) != FUGITIVE and sum(action.seat in hand for hand in self.game.hands) > 1

    # Who does what

    def is_careful(self, action: Action) -> bool:
        """Black tickets are few."""
        return super().is_careful(action) or (isinstance(action, Move) and action.fare == "black")

    def seat_pawns(self, seat: Seat) -> Sequence[str]:
        pawns = zip(self.game.pawn_names, self.game.hands, strict=True)
        return [name for name, hand in pawns if hand == {seat}]

    def has_business(self, state: S, seat: Seat) -> bool:
        """SH-19, CP-6: what several decide together is for the people among them."""
        return any(self.game.hand(state, pawn) == {seat} for pawn in state.waiting)

    def has_secrets(self, state: S) -> bool:
        """Whether the fugitive hides something or may be about to; that he may is known to everybody."""
        return True

    def giving_up(self, state: S) -> frozenset[Seat]:
        """Who is for giving up and waits for the others."""
        return frozenset()

    # Purses

    def is_shared(self, pawn: int) -> bool:
        """Whether it is moved by whoever hunts, and pays from a common purse."""
        return False

    def fares(self, pawn: int) -> Sequence[TicketKind]:
        """The tickets a pawn can have."""
        prizes = PRIZES if Double in self.game.vocabulary else PRIZES[:1]
        return (*FARES, *prizes) if pawn == FUGITIVE else FARES

    def is_free(self, pawn: int) -> bool:
        """Whether a pawn rides without counting."""
        return pawn == FUGITIVE and self.game.is_unlimited  # CL-5, SH-6, CP-4

    def purse(self, state: S, pawn: int, fare: TicketKind) -> Purse:
        """What a pawn pays a fare from."""
        return state.purses[pawn]

    def left(self, state: S, pawn: int, fare: TicketKind) -> int | None:
        """How many rides of a fare a pawn can pay; None if they never run out."""
        if fare in FARES and self.is_free(pawn):
            return None
        return self.purse(state, pawn, fare).count(fare)

    def tokens(self, state: S, pawn: int) -> int | None:
        """How often a pawn can still use an ability; None if it has none."""
        return None

    def taken_from(self, state: S) -> int | None:
        """The pawn from which the fugitive is to take a ticket now, if he is."""
        return None

    # The sections beside the map

    def ledger(self, state: S) -> tuple[Compact, CompactState] | None:
        """Rounds and points, if it is a game of them."""
        return None

    def casebook(self, state: S) -> tuple[Holmes, HolmesState] | None:
        """Crimes, tokens, the supply and what is marked, if it is a game of them."""
        return None

    # The course of the game

    def begins(self, event: Event) -> bool:
        """Whether something new begins with an event: a round, to be shown again as one."""
        return isinstance(event, Began)

    def is_escape(self, event: Event) -> bool:
        """CL-22, CL-23: whether it says that the fugitive has got away."""
        return isinstance(event, Ended) and FUGITIVE in event.outcome.winners


def is_fugitives(event: Event) -> bool:
    return isinstance(event, Move) and event.pawn == FUGITIVE
