"""A player of Case Connection that looks ahead: it plays on in its head, everybody as the heuristic in haste.

What it cannot know is filled in at random each time. All choices are tried on the same draws, so that they are
compared on equal terms. It counts turns, never seconds: the same seed does the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from msgspec.structs import replace

from gaslamp.agents.heuristic.connection import Rated, Sleuth
from gaslamp.core import CHANCE, Action, S, Seat
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import ConnectionState, Follow, Solve, Visit
from gaslamp.games.vocabulary import Done
from gaslamp.match import View

CHOICES = 5  # so many are looked into
SAMPLES = 12  # so often each
TURNS = 6  # so far, everybody's turns counted
AHEAD = 4.0  # so many items ahead of everybody win 73 games of 100


class Planner:
    """Looks into the few choices that the heuristic likes best, each so often."""

    def __init__(self, rng: Random, *, samples: int = SAMPLES) -> None:
        self.rng, self.samples = rng, samples

    def act(self, view: View[S]) -> Action:
        game, state = view.game, view.state
        assert isinstance(game, Connection)
        assert isinstance(state, ConnectionState)
        choices = _choices(Sleuth(game, state, view.seat), view.actions)
        return choices[0] if len(choices) == 1 else self._best(game, state, choices)

    def _best(self, game: Connection, state: ConnectionState, choices: Sequence[Action]) -> Action:
        hopes = dict.fromkeys(choices, 0.0)
        for _ in range(self.samples):
            draws = self.rng.random()
            for choice in choices:
                hopes[choice] += Dream(game, state, Random(draws)).hope(choice)
        return max(choices, key=hopes.__getitem__)


def _choices(sleuth: Sleuth, actions: Sequence[Action]) -> Sequence[Action]:
    """What is worth looking into, the heuristic's own choice first."""
    solve = next((action for action in actions if isinstance(action, Solve)), None)
    first = sleuth.act(solve)
    if isinstance(first, Follow):
        return actions
    if isinstance(first, Solve) and not sleuth.state.has_visited:
        return [first, *(visit for _, visit in sleuth.ponder()[:2])]
    if isinstance(first, Visit):
        others = (visit for _, visit in sleuth.ponder())
        return list(dict.fromkeys((first, *filter(None, [solve]), *others)))[:CHOICES]
    return [first]


class Dream:
    """One way the game may go on, as far as one seat can tell."""

    def __init__(self, game: Connection, state: ConnectionState, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.state = _filled(game, state, rng)

    def hope(self, choice: Action) -> float:
        """How likely the seat is to win if it chooses so, from how things stand some turns later."""
        self.play(choice)
        turns = 0
        while turns < TURNS and self.state.to_act:
            action = self._next(min(self.state.to_act))
            turns += isinstance(action, Done)
            self.play(action)
        return self.chance(choice.seat)

    def play(self, action: Action) -> None:
        for event in self.game.decide(self.state, action):
            self.state = self.game.apply(self.state, event)

    def _next(self, seat: Seat) -> Action:
        if seat == CHANCE:
            return self.rng.choice(self.game.legal(self.state, CHANCE))
        return Imagined(self.game, self.state, seat).play()

    def chance(self, seat: Seat) -> float:
        if outcome := self.state.outcome:
            return (seat in outcome.winners) / len(outcome.winners)
        standings = [Imagined(self.game, self.state, player).standing() for player in range(self.game.seats)]
        others = max(standings[:seat] + standings[seat + 1 :])
        return 1 / (1 + exp((others - standings[seat]) / AHEAD))


class Imagined(Sleuth):
    """Anybody in a planner's head: the heuristic in haste."""

    def ponder(self) -> list[Rated]:
        return self.glance()

    def play(self) -> Action:
        return self.act(self._solution() if self.state.phase == "turn" else None)

    def _solution(self) -> Solve | None:
        if not self.needs.may_be_ready(self.lead, self.own):
            return None
        found = self.game.solution(self.lead, self.hand.cards, self.hand.tokens)
        return Solve(seat=self.seat, cards=found.layout.cards, links=found.layout.links) if found else None


def _filled(game: Connection, state: ConnectionState, rng: Random) -> ConnectionState:
    """The state with its blanks filled in: leads that others have looked at."""
    unseen = list(game.unseen(state))
    rng.shuffle(unseen)
    hands = tuple(replace(hand, drawn=_known(hand.drawn, unseen)) for hand in state.hands)
    return replace(state, hands=hands, under=tuple(_known(batch, unseen) for batch in state.under))


def _known(leads: tuple[int | None, ...], unseen: list[int]) -> tuple[int, ...]:
    return tuple(unseen.pop() if lead is None else lead for lead in leads)
