"""What the sentences of each kind of game may speak of: an event's own fields, and what can be told from them.

`words` has the sentences; here is what stands in their gaps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from msgspec.structs import asdict

from gaslamp.core import Action, Ended, Event, Seat
from gaslamp.games.cards import EVIDENCE
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import DrawLead, Finale, Follow, Item, Solve, Solved
from gaslamp.games.vocabulary import FUGITIVE

if TYPE_CHECKING:
    from gaslamp.games import AnyChase, AnyGame

Say: TypeAlias = Callable[..., str]


class Named(Protocol):
    """The player in a seat; the name may be empty, and only a bot is an agent."""

    @property
    def name(self) -> str: ...

    @property
    def agent(self) -> str | None: ...


def details(event: Event, game: AnyGame, names: Sequence[str], say: Say) -> dict[str, Any]:
    """What a sentence about the event may speak of; it happens to those of these names."""
    found = {name: value for name, value in asdict(event).items() if value is not None}
    if isinstance(game, Connection):
        return found | _case(event, game, say)
    return found | _chase(event, game, listed(say, names))


def whose(event: Event, game: AnyGame) -> Sequence[Seat]:
    """Whose names an event bears: the winners', else those it happens to."""
    if isinstance(event, Ended):
        return event.outcome.winners
    if isinstance(game, Connection):
        seat: Seat = getattr(event, "player", getattr(event, "seat", 0))
        return (seat,) if seat >= 0 else ()
    return _players(event, game)


# The chases


def _chase(event: Event, game: AnyChase, names: str) -> dict[str, Any]:
    """The pawn by its name, its player, a route by its parts."""
    told: dict[str, Any] = {"player": names, "named": "yes" if names else "no"}
    told["pawn"] = game.pawn_names[_pawn(event, game)]
    if stations := getattr(event, "stations", ()):
        told |= {"start": stations[0], "route": stations[1:], "count": len(stations) - 1}
    points = getattr(event, "points", 0)
    return told | {"sign": "minus" if points < 0 else "plus" if points else "zero"}


def _pawn(event: Event, game: AnyChase) -> int:
    """The pawn of an event; of one that names none the first one of the seat that acts, else the fugitive."""
    seat = event.seat if isinstance(event, Action) else None
    first = game.owners.index(seat) if seat in game.owners else FUGITIVE
    return getattr(event, "pawn", first)


def is_one_of_several(action: Action, game: AnyGame) -> bool:
    """Whether a ride must say which pawn it is for."""
    if isinstance(game, Connection) or not hasattr(action, "fare") or not hasattr(action, "station"):
        return False
    return _pawn(action, game) != FUGITIVE and sum(action.seat in hand for hand in game.hands) > 1


def _players(event: Event, game: AnyChase) -> Sequence[Seat]:
    """Of those who may move the event's pawn the one who did, or the only one."""
    hand, seat = game.hands[_pawn(event, game)], getattr(event, "seat", None)
    if len(hand) > 1 and (round := getattr(event, "round", 0)):
        return (round - 1,)  # CP-1: everybody is the fugitive once, in seat order
    if seat is not None and seat in hand:
        return (seat,)
    return tuple(hand) if len(hand) == 1 else ()


# Case Connection


def _case(event: Event, game: Connection, say: Say) -> dict[str, Any]:
    """Places, cards and tokens by what they are called."""
    told: dict[str, Any] = {}
    if (location := getattr(event, "location", None)) is not None:
        told["place"] = say("place", location=location)
    if (item := getattr(event, "item", None)) is not None:
        told["item"] = items(say, [item])
    if taken := getattr(event, "items", ()):
        told["items"] = items(say, taken)
    if isinstance(event, DrawLead | Follow) and event.lead:
        told["points"] = game.deck.leads[event.lead].points
    if isinstance(event, Solve):
        told["count"] = len(event.cards)
    if isinstance(event, Solved):
        told |= {"count": len(event.bonuses), "bonuses": listed(say, [say("bonus", bonus=b) for b in event.bonuses])}
    if isinstance(event, Finale):
        told["turns"] = game.last_turns
    return told


def items(say: Say, found: Iterable[Item]) -> str:
    """Cards one by one, tokens counted by kind."""
    number = Counter(found)
    cards = [say("item-card", card=item) for item in sorted(i for i in number if isinstance(i, int))]
    tokens = [say("item-tokens", symbol=kind, count=number[kind]) for kind in EVIDENCE if number[kind]]
    return listed(say, [*cards, *tokens])


def listed(say: Say, things: Sequence[str]) -> str:
    """`a, b and c` in the reader's language."""
    if len(things) < 2:
        return "".join(things)
    return say("items-and", one=", ".join(things[:-1]), other=things[-1])
