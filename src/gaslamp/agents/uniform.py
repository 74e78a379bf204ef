"""The plainest player: any legal action, each as likely as the other. Chance itself plays this way."""

from __future__ import annotations

from random import Random

from gaslamp.agents.checks import check_agent_settings, check_to_act
from gaslamp.agents.policy import ActionOdds, evenly
from gaslamp.core import Action, S
from gaslamp.match import View


class Uniform:
    """Any of the actions on offer, each as likely as the other.

    >>> from gaslamp import CHANCE, Match, make_game
    >>> Uniform(Random(7)).act(Match(make_game("classic")).view(CHANCE))
    Deal(seat=-1, pawn=1, station=117)
    """

    def __init__(self, rng: Random) -> None:
        check_agent_settings(rng)
        self.rng = rng

    def __repr__(self) -> str:
        return "Uniform()"

    def act(self, view: View[S]) -> Action:
        check_to_act(view)
        return self.rng.choice(view.actions)

    def policy(self, view: View[S]) -> ActionOdds:
        """All alike."""
        check_to_act(view)
        return evenly(list(view.actions))
