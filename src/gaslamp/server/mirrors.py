"""Mirrored games: the same deal again with sides swapped, until everybody at the table has fled once. One result.

Whoever has played a deal knows it. So there is nothing secret in it: everybody sees where the fugitive starts, in all
of these games alike, and what chance does later is not repeated. A game is part of such a row as long as the same
people go on with sides swapped; whatever else is played next begins another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from gaslamp.agents.dealing import deal_of
from gaslamp.core import Event, Seat, decode_event, encode
from gaslamp.match import Match

MirrorOutcome: TypeAlias = Literal["won", "drawn", "lost"]


class MirrorFlight(Struct, frozen=True, kw_only=True):
    """How long somebody stayed free in a mirrored game."""

    match: str
    seat: Seat
    """Where whoever fled then sits now."""
    rounds: int
    escaped: bool

    @property
    def worth(self) -> tuple[bool, int]:
        """An escape is best, and all are alike; else the later the catch, the better."""
        return self.escaped, 0 if self.escaped else self.rounds


class Mirror(Struct, frozen=True, kw_only=True):
    """What a mirrored game goes by: the deal of the first one, unless it is that, and how the others ended."""

    deal: tuple[str, ...] = ()
    """What chance did then, as it is written in the log."""
    flights: tuple[MirrorFlight, ...] = ()

    def actions(self, vocabulary: tuple[type[Event], ...]) -> list[Any]:
        return [decode_event(vocabulary, line) for line in self.deal]


def flights_until(mirror: Mirror, match: str, played: Match[Any]) -> tuple[MirrorFlight, ...]:
    """Those of the games before, and of this one if it is over."""
    if (outcome := played.outcome) is None:
        return mirror.flights
    state = played.state
    last = MirrorFlight(match=match, seat=state.fugitive, rounds=state.round, escaped=state.fugitive in outcome.winners)
    return (*mirror.flights, last)


def next_mirror(mirror: Mirror, match: str, played: Match[Any], origins: Sequence[Seat]) -> Mirror:
    """What the next game goes by, whose seats are taken by whoever sits at these now; a new row if all have fled."""
    flights = flights_until(mirror, match, played)
    if is_last(flights, origins):
        return Mirror()
    seats = _moves(origins)
    moved = tuple(replace(flight, seat=seats[flight.seat]) for flight in flights)
    return Mirror(deal=mirror.deal or _written(played), flights=moved)


def is_last(flights: Sequence[MirrorFlight], origins: Sequence[Seat]) -> bool:
    """Whether whoever would flee next has done so."""
    return origins[0] in {flight.seat for flight in flights}


def mirror_outcomes(
    mirror: Mirror | None, match: str, played: Match[Any], origins: Sequence[Seat]
) -> Mapping[Seat, MirrorOutcome]:
    """How all of these games ended for whoever sits there now, once this was the last; before that for nobody."""
    flights = flights_until(mirror, match, played) if mirror else ()
    if not is_last(flights, origins):
        return {}
    best = [flight for flight in flights if flight.worth == max(other.worth for other in flights)]
    first: MirrorOutcome = "drawn" if len(best) > 1 else "won"
    return {flight.seat: first if flight in best else "lost" for flight in flights}


def _moves(origins: Sequence[Seat]) -> Mapping[Seat, Seat]:
    """To which seat everybody moves; to the first of several."""
    return {before: after for after, before in reversed([*enumerate(origins)])}


def _written(played: Match[Any]) -> tuple[str, ...]:
    return tuple(encode(action).decode() for action in deal_of(played.log))
