"""What a viewer can tell of an event it was shown: whether anything it knows speaks against it.

The judge of a full log knows the truth (`match.resume`); the judge of a log as one seat saw it knows
what that seat knew. What the viewer could have foretold must come as foretold, its own and all open
actions must be allowed, and what stays hidden must at least fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from gaslamp.core import Action, Ended, Event, secret_fields
from gaslamp.games.vocabulary import (
    FUGITIVE,
    C,
    Caught,
    ChaseState,
    Cornered,
    Deal,
    Double,
    Fare,
    Move,
    Opened,
    Surfaced,
)

if TYPE_CHECKING:
    from gaslamp.games.chase import Chase


def plausible(game: Chase[C], state: C, event: Event) -> bool:
    """Whether the viewer whose state this is may take the event for true."""
    match event:
        case Surfaced():
            return state.phase == "surface" and event.entry == len(state.log) and _fits(game, state, event.station)
        case Caught():
            return _catches(game, state, event) and _fits(game, state, event.station)
        case Cornered():
            return state.phase == "move" and _fits(game, state, event.station)
        case Opened():
            return any(isinstance(fact, Opened) for fact in game.facts(state)) and _opens(state, event)
        case Ended():
            return is_opened(state) and event in game.facts(state)[-1:]
        case Action():
            return not game.facts(state) and _acts(game, state, event)
    return event in game.facts(state)[:1]


def _fits(game: Chase[C], state: C, station: int) -> bool:
    known = state.stations[FUGITIVE]
    return station in game.board.stations if known is None else station == known


def _catches(game: Chase[C], state: C, event: Caught) -> bool:
    return event.pawn in game.detectives and state.stations[event.pawn] == event.station


def is_opened(state: ChaseState) -> bool:
    """CL-24: whether the viewer has seen the whole log."""
    return None not in (state.start, *(entry.station for entry in state.log))


def _opens(state: C, event: Opened) -> bool:
    known = (state.start, *(entry.station for entry in state.log))
    return len(known) == len(event.stations) and all(
        seen is None or seen == told for seen, told in zip(known, event.stations, strict=True)
    )


def _acts(game: Chase[C], state: C, action: Action) -> bool:
    if action.seat not in state.to_act:
        return False
    if None in [getattr(action, name) for name in secret_fields(type(action))]:
        return not game.is_public(action) and game.might(state, action)
    if action.seat == state.fugitive and state.stations[FUGITIVE] is None:
        return game.might(state, action)
    return game.allows(state, replace(action, known_to=()))


def might(game: Chase[C], state: C, action: Action) -> bool:
    """Whether an action of the fugitive, whose place the viewer does not know, may be one of his."""
    match action:
        case Deal():
            return state.phase == "deal" and action.pawn == FUGITIVE and None not in state.stations[1:]
        case Move():
            return state.phase == "move" and action.pawn == FUGITIVE and _has_way(game, state, action.fare)
        case Double():
            return state.phase == "move" and game.has_double(state)
    return state.phase in game.open_phases and game.allows(state, action)


def _has_way(game: Chase[C], state: C, fare: Fare) -> bool:
    """Whether he may pay this fare, from where he was seen if he was."""
    if state.stations[FUGITIVE] is None:
        return game.can_pay(state, FUGITIVE, fare)
    return any(way == fare for way, _ in game.rides(state, FUGITIVE))
