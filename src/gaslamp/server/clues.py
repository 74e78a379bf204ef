"""SH-26 to SH-30: what the detectives' tokens have told, and for how long it is worth looking at.

An answer tells where Moriarty was after one entry. It stays on the board while that still narrows anything down: until
he is seen at a later entry, or has made three more. A ban lasts his next turn, a roadblock for good.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from gaslamp.core import Event
from gaslamp.games.powers import Ask, Ban, Barricade, Confirmed, HolmesState, Land, Located, Recalled
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Move
from gaslamp.match import View
from gaslamp.presentation import case_of
from gaslamp.server.scenes import TokenClue
from gaslamp.telling.chase import Teller, capital

LASTS = 3
"""So many entries later an answer is out of date."""


class Found(Struct, frozen=True):
    """A clue as it comes up among the events: which, whose, and how many entries there were."""

    event: Event
    pawn: int
    entries: int


def clues(view: View[ChaseState], teller: Teller) -> tuple[TokenClue, ...]:
    """The latest first; none in a game without abilities."""
    case = case_of(view)
    if case is None:
        return ()
    return tuple(_clue(found, view, case[1], teller) for found in reversed(list(_found(view))))


def _found(view: View[ChaseState]) -> Iterator[Found]:
    entries, asker = 0, FUGITIVE
    for event in view.events:
        match event:
            case Move(pawn=0) | Land():
                entries += 1
            case Ask():
                asker = event.pawn
            case Located() | Confirmed() | Recalled():
                yield Found(event, asker, entries)
            case Ban() | Barricade():
                yield Found(event, event.pawn, entries)


def _clue(found: Found, view: View[ChaseState], state: HolmesState, teller: Teller) -> TokenClue:
    event, made = found.event, len(state.log)
    entry = event.entry if isinstance(event, Recalled) else found.entries
    return TokenClue(
        who=capital(teller.pawn(found.pawn)),
        when=teller.say("clue-when", entry=entry),
        text=teller.tell(event),
        entry=entry,
        age=made - found.entries,
        stale=_is_stale(found, entry, state, _last_ban(view)),
        **_facts(event),
    )


def _facts(event: Event) -> dict[str, Any]:
    match event:
        case Located():
            return {"kind": "quarter", "quarter": event.quarter}
        case Confirmed():
            return {"kind": "symbol", "symbol": event.symbol, "carries": event.carries}
        case Recalled():
            return {"kind": "past", "station": event.station}
        case Barricade():
            return {"kind": "roadblock", "station": event.station}
    assert isinstance(event, Ban)
    return {"kind": "ban", "fare": event.fare}


def _is_stale(found: Found, entry: int, state: HolmesState, ban: Event | None) -> bool:
    if isinstance(found.event, Barricade):
        return False
    if isinstance(found.event, Ban):
        return state.ban is None or found.event is not ban
    seen = max((n for n, written in enumerate(state.log, 1) if written.surfaced), default=0)
    return seen > entry or len(state.log) - found.entries > LASTS


def _last_ban(view: View[ChaseState]) -> Event | None:
    return next((event for event in reversed(view.events) if isinstance(event, Ban)), None)
