"""The value of a small game by a linear program over realization plans (sequence form), built from the rules alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gaslamp.core import CHANCE, SPECTATOR, Action
from gaslamp.games.classic import Classic
from gaslamp.match import Match


class SequenceForm:
    """Sequences and information sets of both sides; rows are the fugitive's, columns the team's."""

    def __init__(self, game: Classic) -> None:
        self.sequences: tuple[dict[Any, int], dict[Any, int]] = ({(): 0}, {(): 0})
        self.sets: tuple[dict[Any, int], dict[Any, int]] = ({}, {})  # the number of each
        self.parents: tuple[list[int], list[int]] = ([], [])  # the sequence that leads to each set
        self.payoffs: dict[tuple[int, int], float] = {}
        self.visit(Match(game), (0, 0), 1.0)

    def visit(self, match: Match[Any], at: tuple[int, int], chance: float) -> None:
        if match.outcome:
            if 0 in match.outcome.winners:
                self.payoffs[at] = self.payoffs.get(at, 0.0) + chance
            return
        seat = min(match.to_act)
        actions = match.view(seat).actions
        for action in actions:
            after = match.fork()
            after.play(action)
            if seat == CHANCE:
                self.visit(after, at, chance / len(actions))
            else:
                self.visit(after, self.moved(match, seat, action, at), chance)

    def moved(self, match: Match[Any], seat: int, action: Action, at: tuple[int, int]) -> tuple[int, int]:
        side = int(seat > 0)
        key = match.view(SPECTATOR if side else 0).events
        if key not in self.sets[side]:
            self.sets[side][key] = len(self.parents[side])
            self.parents[side].append(at[side])
        found = self.sequences[side].setdefault((self.sets[side][key], action), len(self.sequences[side]))
        return (at[0], found) if side else (found, at[1])

    def plan(self, side: int) -> Any:
        """[sets + 1, sequences] what a realization plan adds up to: 1 at the beginning, 0 at each set."""
        matrix = np.zeros((len(self.parents[side]) + 1, len(self.sequences[side])))
        matrix[0, 0] = 1
        for number, parent in enumerate(self.parents[side], 1):
            matrix[number, parent] = -1
        for key, sequence in self.sequences[side].items():
            if key:
                matrix[key[0] + 1, sequence] = 1
        return matrix

    def value(self) -> float:
        """Maximize the value of the beginning over plans x and duals q: F'q <= A'x, Ex = e, x >= 0."""
        optimize = pytest.importorskip("scipy.optimize")
        plans, duals = self.plan(0), self.plan(1)
        payoff = np.zeros((len(self.sequences[0]), len(self.sequences[1])))
        for at, chance in self.payoffs.items():
            payoff[at] = chance
        gains = np.zeros(len(plans[0]) + len(duals))
        gains[len(plans[0])] = -1
        least = np.hstack([-payoff.T, duals.T])
        equal = np.hstack([plans, np.zeros((len(plans), len(duals)))])
        begin = np.eye(len(plans))[0]
        bounds = [(0, None)] * len(plans[0]) + [(None, None)] * len(duals)
        found = optimize.linprog(gains, least, np.zeros(len(least)), equal, begin, bounds, method="highs")
        return float(-found.fun)
