"""A game under the rules and the same game on arrays, held equal at every step; and what differs from game to game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np

from gaslamp.agents.engine import chase, compact
from gaslamp.agents.engine import layout as at
from gaslamp.agents.engine.chase import Model
from gaslamp.agents.engine.encoding import action_of, code_of, encode, model_of
from gaslamp.agents.engine.layout import Position
from gaslamp.agents.engine.rng import Generator
from gaslamp.core import CHANCE, SPECTATOR, Action, Event
from gaslamp.games.chase import Chase
from gaslamp.games.classic import ClassicState
from gaslamp.games.compact import CompactState, Scored
from gaslamp.games.powers import Ask, Ban, Barricade, HolmesState
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Done, Move
from gaslamp.match import Match

S = TypeVar("S", bound=ChaseState)
HOLMES_ENDS = {
    at.CAUGHT: ("SH-22", ""), at.CORNERED: ("SH-23", ""), at.NO_TICKETS: ("SH-9", "tickets"),
    at.LAST_ROUND: ("SH-9", "rounds"), at.ALL_CRIMES: ("SH-15", "crimes"), at.FULL_LOG: ("SH-15", "log"),
}  # fmt: skip
COMPACT_ENDS = {"caught": at.CAUGHT, "cornered": at.CORNERED, "spent": compact.SPENT, "stuck": compact.STUCK}


@cache
def modelled(game: Chase[Any]) -> Model:
    return model_of(game)


class Twin(Generic[S]):
    """A match under the rules and the same match on arrays."""

    ends: ClassVar[Collection[int]]
    """How the game can end on arrays."""

    def __init__(self, match: Match[S], position: Position | None = None) -> None:
        assert isinstance(match.game, Chase)
        self.match: Match[S] = match
        self.game: Chase[S] = match.game
        self.begun = len(match.log)
        self.model = modelled(self.game)
        self.out = np.empty(self.model.max_actions, np.int32)
        self.position = position or encode(self.game, match.state)
        self.check()

    def fork(self) -> Self:
        return type(self)(self.match.fork(), copied(self.position))

    # What differs from game to game

    def actions(self) -> list[Action]:
        """What may be done, in the order that arrays have it in: pawn by pawn, whoever moves it."""
        seats = sorted(self.match.to_act)
        actions = [action for seat in seats for action in self.match.view(seat).actions]
        return sorted(actions, key=lambda action: action.pawn if isinstance(action, Move) else 0)

    def listings(self) -> list[list[Action]]:
        """Everything that arrays are to list; all in one, unless each seat may do the same."""
        return [self.actions()]

    def is_over(self) -> bool:
        return self.match.outcome is not None

    def check_end(self) -> None:
        raise NotImplementedError

    def settle(self) -> None:
        """Under the rules, do what arrays leave out."""

    def follow(self, action: Action) -> None:
        """On arrays, do what has been done under the rules."""
        chase.step(self.model, self.position, code_of(self.game, action))

    # What is the same for all

    def play(self, action: Action) -> Sequence[Event]:
        """Do the same on both sides; what has happened."""
        before = len(self.match.log)
        self.match.play(action)
        self.follow(action)
        self.check()
        return self.match.log[before:]

    def check(self) -> None:
        self.settle()
        codes = [int(code) for code in self.out[: chase.actions(self.model, self.position, self.out)]]
        if self.is_over():
            assert not codes
            self.check_end()
            return
        for actions in self.listings():
            assert codes == [code_of(self.game, action) for action in actions]
            assert actions == [action_of(self.game, a.seat, code) for a, code in zip(actions, codes, strict=True)]
        assert listed(self.position) == listed(encode(self.game, self.match.state))
        self.check_guess()

    def check_guess(self) -> None:
        """Whoever guesses right what is secret has the same arrays."""
        seen, here = self.match.view(SPECTATOR).state, self.match.state.stations[FUGITIVE]
        assert listed(self.position) == listed(encode(self.game, seen, fugitive=here))


class ClassicTwin(Twin[ClassicState]):
    ends = (at.CAUGHT, at.CORNERED, at.NO_TICKETS, at.LAST_ROUND)

    def check_end(self) -> None:
        assert listed(self.position) == listed(encode(self.game, self.match.state))


class HolmesTwin(Twin[HolmesState]):
    """Nobody spends a token on arrays; what one has changed they are told afresh."""

    ends = HOLMES_ENDS.keys()

    def actions(self) -> list[Action]:
        """Without the abilities, and without leaving it at the moves; a bobby that several may move is moved once."""
        found = dict[int, list[Action]]()
        for seat in self.match.to_act:
            own = [action for action in self.match.view(seat).actions if not is_token(action)]
            if self.match.state.phase == "answer":
                found |= {p: [a for a in own if isinstance(a, Move) and a.pawn == p] for p in moved(own)}
            else:
                found[0] = own
        return [action for pawn in sorted(found) for action in found[pawn]]

    def settle(self) -> None:
        """Nobody spends a token any more in this turn: arrays do not ask."""
        while self.match.state.phase == "answer" and self.match.to_act and not self.actions():
            self.match.play(Done(seat=min(self.match.to_act)))

    def follow(self, action: Action) -> None:
        if is_token(action):
            self.position = encode(self.game, self.match.state)
        else:
            super().follow(action)

    def check_guess(self) -> None:
        """But for Moriarty's own tile."""
        truth, seen = self.match.state, self.match.view(SPECTATOR).state
        crimes = [station for station in truth.crimes if station is not None]
        row, marks = encode(self.game, seen, fugitive=truth.stations[FUGITIVE], crimes=crimes)
        assert self.position.row[: at.TILES].tolist() == row[: at.TILES].tolist()
        assert self.position.marks.tolist() == marks.tolist()

    def check_end(self) -> None:
        row, outcome = self.position.row, self.match.outcome
        assert outcome
        assert (outcome.rule, outcome.how) == HOLMES_ENDS[int(row[at.END])]
        assert row[at.WINNER] == (at.FUGITIVE_WON if 0 in outcome.winners else at.DETECTIVES_WON)


class CompactTwin(Twin[CompactState]):
    """One round, which giving up does not end: arrays leave that out."""

    ends = COMPACT_ENDS.values()

    def actions(self) -> list[Action]:
        return self.moves(min(self.match.to_act))

    def listings(self) -> list[list[Action]]:
        return [self.moves(seat) for seat in self.match.to_act]

    def moves(self, seat: int) -> list[Action]:
        return [action for action in self.match.view(seat).actions if isinstance(action, Move)]

    def follow(self, action: Action) -> None:
        if isinstance(action, Move):
            super().follow(action)

    def scored(self) -> list[Scored]:
        return [event for event in self.match.log[self.begun :] if isinstance(event, Scored)]

    def is_over(self) -> bool:
        return bool(self.scored())

    def check_end(self) -> None:
        (end,), row = self.scored(), self.position.row
        assert (row[at.END], row[compact.POINTS]) == (COMPACT_ENDS[end.how], end.points)


def is_token(action: Action) -> bool:
    return isinstance(action, Ask | Ban | Barricade)


def moved(actions: Iterable[Action]) -> set[int]:
    return {action.pawn for action in actions if isinstance(action, Move)}


def copied(position: Position) -> Position:
    return Position(position.row.copy(), position.marks.copy())


def listed(position: Position) -> list[list[int]]:
    return [array.tolist() for array in position]


def dealt(game: Chase[S], rng: Random) -> Match[S]:
    match: Match[S] = Match(game)
    while CHANCE in match.to_act:
        match.play(rng.choice(match.view(CHANCE).actions))
    return match


def grown(twin: Twin[Any], depth: int) -> int:
    """Every sequence of actions to this depth, on both sides; how many there were."""
    if not depth or twin.is_over():
        return 1
    sequences = 0
    for action in twin.actions():
        fork = twin.fork()
        fork.play(action)
        sequences += grown(fork, depth - 1)
    return sequences


def generator(seed: int) -> Generator:
    return np.array([seed], np.uint64)


def random_games(twin: Twin[Any], games: int) -> int:
    """What the fugitive has of so many playouts, one by one; each of them is a whole game."""
    model, draws, total = twin.model, generator(7), 0
    for _ in range(games):
        position = copied(twin.position)
        chase.playout(model, position, draws, np.empty(model.max_actions, np.int32))
        assert position.row[at.PHASE] == at.OVER
        assert position.row[at.END] in twin.ends
        total += int(chase.score(model, position.row))
    return total


def playouts(twin: Twin[Any], games: int) -> int:
    """The same by the kernel that counts them."""
    return int(chase.playouts(twin.model, twin.position, generator(7), games))
