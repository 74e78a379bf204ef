"""A position in one line: a classic match dealt by hand, on the book's board or a sketched one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import CHANCE, Action, Ended, Event, IllegalAction, Outcome, Seat
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Deal, Double, Fare, Move, Opened
from gaslamp.match import Match


class Position(Match[ClassicState]):
    """A match just dealt: the fugitive on the first station, a detective on each of the others."""

    game: Classic

    def __init__(self, fugitive: int, *detectives: int, seats: Seat | None = None, **options: Any) -> None:
        packs = {"start_pack": "separate", "fugitive_starts": (fugitive,), "detective_starts": detectives}
        super().__init__(make_game("classic", seats, packs | {"detectives": len(detectives)} | options))
        for pawn, station in (*enumerate(detectives, start=1), (FUGITIVE, fugitive)):
            self.play(Deal(seat=CHANCE, pawn=pawn, station=station))

    @property
    def turn(self) -> list[Seat]:
        """The seats to act."""
        return sorted(self.to_act)

    def ride(self, pawn: int, fare: Fare, station: int) -> list[Event]:
        """What follows from a move of the pawn by its owner."""
        return self.play(self.move(pawn, fare, station))[1:]

    def move(self, pawn: int, fare: Fare, station: int | None) -> Move:
        return Move(seat=self.game.owners[pawn], pawn=pawn, fare=fare, station=station)

    def reach(self, pawn: int) -> list[tuple[str, int | None]]:
        """The fares and stations its owner is offered for the pawn."""
        offered = self.view(self.game.owners[pawn]).actions
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

    def shuttle(self) -> list[Event]:
        """The rest of the match, everybody taking the first thing on offer; the fugitive doubles while he can."""
        begin = len(self.log)
        while self.to_act:
            actions = self.view(min(self.to_act)).actions
            self.play(actions[-1] if isinstance(actions[-1], Double) else actions[0])
        return self.log[begin:]


def ending(rule: str, winners: Sequence[Seat], *stations: int) -> list[Event]:
    """The last two events of a match whose log, start first, is these stations."""
    return [Opened(stations=stations), Ended(outcome=Outcome(winners=tuple(winners), rule=rule))]


def sketch(folder: Path, *lines: str) -> str:
    """A board of these lines (`taxi 1 2`), as a value for the option `board`."""
    stations = sorted({int(word) for line in lines for word in line.split() if word.isdigit()})
    rows = [*(f"station {station} 1 1" for station in stations), *(f"line {line}" for line in lines)]
    path = folder / "sketch.board"
    path.write_text("\n".join(["gaslamp board 1", "frame 9 9", *rows]))
    return str(path)
