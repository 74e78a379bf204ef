"""What a view says of stations: where the fugitive can be, and why nobody at a screen can go to one now.

The rule that stands in the way is judged on one seat's view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol, cast

from gaslamp.agents.belief.filter import believe
from gaslamp.board import Exit
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, Seat
from gaslamp.games import AnyChase
from gaslamp.games.compact import Place
from gaslamp.games.holmes import Settle
from gaslamp.games.powers import Land
from gaslamp.games.refusals import RuleIds
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Fare, Move
from gaslamp.match import View
from gaslamp.presentation import presentation_of

ARRIVALS = (Move, Land, Settle, Place)
"""What takes a pawn to a station."""


class Believe(Protocol):
    """How to tell where the fugitive can be; a screen that asks again and again may remember."""

    def __call__(self, view: View[ChaseState], /, *, eyes: Seat | None) -> frozenset[int]: ...


def possible(view: View[ChaseState], believe: Believe = believe) -> frozenset[int]:
    """Where the fugitive can be for all this seat knows; to himself, what the detectives must consider."""
    if not view.state.round or view.state.phase in ("place", "deal"):
        return frozenset()
    knows = view.seat in (view.state.fugitive, CHANCE)
    return believe(view, eyes=SPECTATOR if knows else None)


def station_of(event: Event | None) -> int | None:
    """The station an event is about, as far as the viewer was told."""
    return getattr(event, "station", None)


def obstacle(view: View[ChaseState], people: frozenset[Seat], station: int) -> str:
    """The rule that keeps these people from a station; empty where none does, and for watchers."""
    game, state = cast(AnyChase, view.game), view.state
    if state.outcome or not people:
        return ""
    seats = sorted(people & state.to_act)
    if not seats:
        return game.rules.turn
    return _obstacle(game, state, station, list(_tries(game, state, seats, station)))


def _obstacle(game: AnyChase, state: ChaseState, station: int, tries: list[Action]) -> str:
    if any(game.allows(state, action) for action in tries):
        return ""
    if any(isinstance(action, Move) and state.stations[action.pawn] == station for action in tries):
        return game.rules.pass_  # a pawn that is there already cannot stay
    found = [game.rule_against(state, action) for action in tries]
    return min(found, key=lambda rule: _rank(game.rules, rule), default=game.rules.turn)


def _rank(rules: RuleIds, rule: str) -> int:
    """What is in the way of any ticket comes first, then what is wrong with one, then that there is no line at all."""
    order = {rules.occupied: 0, rules.closed: 1, rules.black: 3, rules.line: 4, rules.turn: 5}
    return order.get(rule, 2)


def _tries(game: AnyChase, state: ChaseState, seats: list[Seat], station: int) -> Iterator[Action]:
    if arrival := presentation_of(game).arrivals.get(state.phase):
        yield from (arrival(seat, station) for seat in seats)
        return
    for pawn in game.pawns:
        mover, here = min(game.hand(state, pawn).intersection(seats), default=None), state.stations[pawn]
        if mover is not None and here is not None and pawn not in state.stranded:
            for fare in _fares(game.board.exits[here], pawn, station):
                yield Move(seat=mover, pawn=pawn, fare=fare, station=station)


def _fares(exits: Iterable[Exit], pawn: int, station: int) -> list[Fare]:
    """The tickets of the lines that lead there; over the ferry, or where no line leads, one is as wrong as another."""
    plain: list[Fare] = [way.kind for way in exits if way.station == station and way.kind != "ferry"]
    return [*plain, "black"] if pawn == FUGITIVE else plain or ["taxi"]
