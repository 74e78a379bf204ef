"""The plainest player: any legal action, each as likely as the other. Chance itself plays this way."""

from __future__ import annotations

from random import Random

from gaslamp.core import Action, S
from gaslamp.match import View


class Uniform:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(self, view: View[S]) -> Action:
        return self.rng.choice(view.actions)
