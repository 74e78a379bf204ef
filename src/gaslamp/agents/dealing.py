"""The same deal again: what chance dealt in one match, dealt in another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from gaslamp.core import CHANCE, Action, Event, S, check_type
from gaslamp.match import Agent, View


class Redealt:
    """Chance that deals as it did before, wherever the rules allow that, and leaves what follows to another.

    >>> from random import Random
    >>> from gaslamp import CHANCE, Match, make_agent, make_game
    >>> from gaslamp.games import Deal
    >>> deals = [Deal(seat=CHANCE, pawn=pawn, station=station) for pawn, station in ((1, 13), (2, 26))]
    >>> match = Match(make_game("classic", 2, {"detectives": 2}))
    >>> chance = Redealt(deals, make_agent("uniform", Random(7)))
    >>> while CHANCE in match.to_act:
    ...     events = match.play(chance.act(match.view(CHANCE)))
    >>> match.state.stations[1:]
    (13, 26)
    """

    def __init__(self, deal: Sequence[Action], chance: Agent) -> None:
        check_type(deal, Sequence, "Redealt() takes the actions of a deal, such as deal_of(match.log)")
        self.deal, self.chance = tuple(deal), chance

    def __repr__(self) -> str:
        return f"Redealt({len(self.deal)} actions)"

    def act(self, view: View[S]) -> Action:
        """The next action of that deal, or the other's."""
        n = sum(isinstance(event, Action) and event.seat == CHANCE for event in view.events)
        dealt = self.deal[n] if n < len(self.deal) else None
        return dealt if dealt in view.actions else self.chance.act(view)


def deal_of(log: Sequence[Event]) -> tuple[Action, ...]:
    """All that chance did before anybody else acted.

    >>> from gaslamp import CHANCE, Match, make_game
    >>> match = Match(make_game("compact", 2))
    >>> deal_of(match.log)
    ()
    """
    actions = (event for event in log if isinstance(event, Action))
    return tuple(replace(action, known_to=()) for action in takewhile(lambda action: action.seat == CHANCE, actions))
