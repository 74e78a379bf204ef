"""A position in one line: a match dealt by hand, on the book's board or a sketched one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from gaslamp.board import load_board
from gaslamp.core import CHANCE, Action, Ended, Event, IllegalAction, Outcome, Seat
from gaslamp.games import make_game
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.compact import Compact, CompactState, End, GiveUp, Place, Scored
from gaslamp.games.holmes import Draw, Holmes, Plot, Settle
from gaslamp.games.powers import HolmesState, Tile
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Deal, Done, Double, Fare, Move, Opened
from gaslamp.match import Match

C = TypeVar("C", bound=ChaseState)


class Table(Match[C]):
    """A match of a chase, and the questions tests ask of it."""

    game: Chase[C]

    @property
    def turn(self) -> list[Seat]:
        """The seats to act."""
        return sorted(self.to_act)

    def deal(self, *stations: int) -> None:
        """Put the detectives' pawns on these stations."""
        for pawn, station in enumerate(stations, start=1):
            self.play(Deal(seat=CHANCE, pawn=pawn, station=station))

    def ride(self, pawn: int, fare: Fare, station: int) -> list[Event]:
        """What follows from a move of the pawn by its owner."""
        return self.play(self.move(pawn, fare, station))[1:]

    def move(self, pawn: int, fare: Fare, station: int | None) -> Move:
        return Move(seat=self.owner(pawn), pawn=pawn, fare=fare, station=station)

    def owner(self, pawn: int) -> Seat:
        """Who moves the pawn now, or the first of those who may."""
        return min(self.game.hand(self.state, pawn))

    def reach(self, pawn: int) -> list[tuple[str, int | None]]:
        """The fares and stations its owner is offered for the pawn."""
        offered = self.view(self.owner(pawn)).actions
        return [(move.fare, move.station) for move in offered if isinstance(move, Move) and move.pawn == pawn]

    def refusal(self, action: Action) -> str:
        """The rule the action is refused by; the match is left as it was."""
        log, state = self.log.copy(), self.state
        with pytest.raises(IllegalAction) as refused:
            self.play(action)
        assert (self.log, self.state) == (log, state)
        return refused.value.key

    def refused_ride(self, pawn: int, fare: Fare, station: int | None) -> str:
        return self.refusal(self.move(pawn, fare, station))


class Position(Table[ClassicState]):
    """A match just dealt: the fugitive on the first station, a detective on each of the others."""

    game: Classic

    def __init__(self, fugitive: int, *detectives: int, seats: Seat | None = None, **options: Any) -> None:
        packs = {"start_pack": "separate", "fugitive_starts": (fugitive,), "detective_starts": detectives}
        super().__init__(make_game("classic", seats, packs | {"detectives": len(detectives)} | options))
        self.deal(*detectives)
        self.play(Deal(seat=CHANCE, pawn=FUGITIVE, station=fugitive))

    def shuttle(self) -> list[Event]:
        """The rest of the match, everybody taking the first thing on offer; the fugitive doubles while he can."""
        begin = len(self.log)
        while self.to_act:
            actions = self.view(min(self.to_act)).actions
            self.play(actions[-1] if isinstance(actions[-1], Double) else actions[0])
        return self.log[begin:]


SCENES = (184, 187, 194)


class HolmesPosition(Table[HolmesState]):
    """The Sherlock Holmes edition just dealt: Moriarty, the team in its order, then the bobbies."""

    game: Holmes

    def __init__(
        self,
        fugitive: int,
        *pawns: int,
        team: str = "sherlock watson",
        seats: Seat | None = None,
        second: int = 197,
        tiles: Sequence[Tile] | None = None,
        scenes: Sequence[int] = SCENES,
        **options: Any,
    ) -> None:
        own = {"mode": "sherlock", "characters": team.split(), "bobbies": len(pawns) - len(team.split())} | options
        own |= {"crimes": len(scenes)} if own["mode"] == "sherlock" else {}
        super().__init__(make_game("holmes", seats, own))
        others = [tile for tile in self.game.tiles if fugitive not in tile] if tiles is None else tiles
        self.game.board = replace(self.game.board, packs={"detectives": pawns})
        self.game.tiles = ((fugitive, second), *others)
        self.deal(*pawns)
        self._place_moriarty(fugitive, scenes)

    def _place_moriarty(self, station: int, scenes: Sequence[int]) -> None:
        if not self.game.has_powers:
            self.play(Deal(seat=CHANCE, pawn=FUGITIVE, station=station))
            return
        for scene in scenes:
            self.play(Plot(seat=CHANCE, station=scene))
        self.play(Draw(seat=CHANCE, tile=self.game.tiles[0]))
        self.play(Settle(seat=0, station=station))

    def go(self, fare: Fare, station: int) -> list[Event]:
        """What follows from a move of Moriarty that he leaves at that."""
        return [*self.ride(FUGITIVE, fare, station), *self.done()]

    def done(self, seat: Seat = 0) -> list[Event]:
        return self.play(Done(seat=seat))[1:]

    def answer(self) -> list[Event]:
        """The rest of the detectives' turn: first moves on offer, no tokens spent."""
        begin = len(self.log)
        while self.state.phase == "answer" and self.to_act:
            offered = self.view(min(self.to_act)).actions
            self.play(next(action for action in offered if isinstance(action, Move | Done)))
        return self.log[begin:]


def hidden(station: int, *pawns: int, **options: Any) -> HolmesPosition:
    """The detectives' turn, Moriarty having just come to the station by carriage."""
    start = load_board("holmes").neighbours(station, "taxi")[0]
    table = HolmesPosition(start, *(pawns or (5, 162)), **options)
    table.go("taxi", station)
    return table


class CompactPosition(Table[CompactState]):
    """The compact game, its first round just begun: Mister X, then red, blue and green; bare if none is named."""

    game: Compact

    def __init__(self, *stations: int, seats: Seat = 4, **options: Any) -> None:
        super().__init__(make_game("compact", seats, options))
        if stations:
            self.begin(*stations)

    def begin(self, fugitive: int, *pawns: int) -> None:
        """Start a round with the pawns on these stations, whether the book has them as starts or not."""
        self.game.posts, self.game.starts = pawns, (fugitive,)
        for pawn, station in enumerate(pawns, start=1):
            self.play(Place(seat=min(self.to_act), pawn=pawn, station=station))
        self.play(Deal(seat=CHANCE, pawn=FUGITIVE, station=fugitive))

    def turn_of(self, *rides: tuple[Fare, int]) -> list[Event]:
        """What follows from a move of Mister X and one of each pawn, in their order."""
        return [event for pawn, (fare, station) in enumerate(rides) for event in self.ride(pawn, fare, station)]

    def give_up(self) -> list[Event]:
        """What follows when all the detectives' players are for giving up, one after the other."""
        return [event for seat in self.turn for event in self.play(GiveUp(seat=seat))[1:]]


def scored(seat: Seat, points: int, how: End, *stations: int) -> list[Event]:
    """The last two events of a round in which Mister X was seen at these stations, start first."""
    return [Opened(stations=stations), Scored(seat=seat, points=points, how=how)]


def ending(rule: str, winners: Sequence[Seat], *stations: int) -> list[Event]:
    """The last two events of a match whose log, start first, is these stations."""
    rule, _, how = rule.partition(" ")
    return [Opened(stations=stations), Ended(outcome=Outcome(winners=tuple(winners), rule=rule, how=how))]


def sketch(folder: Path, *lines: str) -> str:
    """A board of these lines (`taxi 1 2`), as a value for the option `board`."""
    stations = sorted({int(word) for line in lines for word in line.split() if word.isdigit()})
    rows = [*(f"station {station} 1 1" for station in stations), *(f"line {line}" for line in lines)]
    path = folder / "sketch.board"
    path.write_text("\n".join(["gaslamp board 1", "frame 9 9", *rows]))
    return str(path)


YARD = ("underground 91 92", "underground 92 93")
"""The compact game needs three underground stations; on a sketch they are out of the way."""


def sketched(folder: Path, fugitive: int, *pawns: int, lines: Sequence[str], **options: Any) -> CompactPosition:
    """A position of the compact game on a board of these lines."""
    return CompactPosition(fugitive, *pawns, board=sketch(folder, *lines, *YARD), starts=(fugitive,), **options)
