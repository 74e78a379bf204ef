"""Agents with a flaw, known to arenas as `tests.arena.bots:NAME`."""

from __future__ import annotations

import os
from random import Random
from typing import Any, NoReturn

from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import Action, S
from gaslamp.games.compact import GiveUp
from gaslamp.match import View


class Stumbler(Uniform):
    """Breaks down after a while."""

    def act(self, view: View[S]) -> Action:
        if len(view.events) > 20:
            raise ValueError("lost the thread")
        return super().act(view)


class Cheat(Uniform):
    """Asks for what no rule allows."""

    def act(self, view: View[S]) -> Action:
        return replace(super().act(view), station=999)


class Impostor(Uniform):
    """Acts for somebody else."""

    def act(self, view: View[S]) -> Action:
        return replace(super().act(view), seat=5)


class Mute(Uniform):
    """Says nothing."""

    def act(self, view: View[S]) -> Any:
        return None


class Absent:
    """Does not even come."""

    def __init__(self, rng: Random) -> None:
        raise RuntimeError("overslept")

    def act(self, view: View[S]) -> NoReturn:
        raise NotImplementedError


class Interrupter(Uniform):
    """Somebody presses Ctrl-C in its twentieth move."""

    moves = 0

    def act(self, view: View[S]) -> Action:
        Interrupter.moves += 1
        if Interrupter.moves == 20:
            raise KeyboardInterrupt  # no signal: a shell's background jobs do not hear that one
        return super().act(view)


class Suicide(Uniform):
    """Takes its process with it."""

    def act(self, view: View[S]) -> Action:
        os._exit(3)


class Plain(Uniform):
    """Never pays with a black ticket, and never gives up."""

    def act(self, view: View[S]) -> Action:
        moves = [action for action in view.actions if getattr(action, "fare", "taxi") != "black"]
        return self.rng.choice([move for move in moves if not isinstance(move, GiveUp)] or moves)


class First(Uniform):
    """Takes what is offered first."""

    def act(self, view: View[S]) -> Action:
        return view.actions[0]
