"""Positions on small boards in which one move is plainly best, in any chase, and what a bot does in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import Agent
from tests.games.positions import HolmesPosition, Position, Table, sketch, sketched

Make: TypeAlias = Callable[[Random], Agent]
SEEDS = range(6)
"""Enough that a bot which moves at random is found out."""


class Known(NamedTuple):
    """A position, and the only good moves of the side whose turn it is."""

    lines: Sequence[str]
    fugitive: int  # his start
    detectives: tuple[int, int]
    best: Mapping[int, int]  # where each pawn is to go
    rides: Sequence[int] = ()  # where the fugitive goes before, in plain sight
    rounds: int = 4
    """He is seen in each; in the compact game they go on until he is caught."""

    @property
    def options(self) -> dict[str, Any]:
        surfacing = list(range(1, self.rounds + 1))
        return {"blacks": 0, "doubles": 0, "rounds": self.rounds, "entries": self.rounds, "surfacing": surfacing}


SQUARE = ("taxi 7 8", "taxi 8 9", "taxi 9 10", "taxi 10 11", "taxi 11 7", "taxi 8 10", "taxi 9 11")
"""Room to run around in, from 7 on."""
FLIGHTS = {
    "beside a detective, or away": Known(
        ("taxi 1 2", "taxi 1 3", "taxi 1 4", "taxi 1 7", "taxi 5 2", "taxi 5 3", "taxi 6 4", "taxi 6 3", *SQUARE),
        fugitive=1,
        detectives=(5, 6),
        best={FUGITIVE: 7},
    ),
    "into a dead end, or away": Known(
        ("taxi 1 2", "taxi 1 3", "taxi 1 4", "taxi 1 7", "taxi 1 5", "taxi 5 6", "taxi 6 12", *SQUARE),
        fugitive=1,
        detectives=(5, 12),
        best={FUGITIVE: 7},
    ),
}
STREETS = (
    "taxi 1 2",
    "taxi 1 3",
    "taxi 2 10",
    "taxi 3 10",
    "taxi 10 8",
    "taxi 10 9",
    "taxi 8 9",
    "taxi 6 8",
    "taxi 7 9",
)
"""He is seen at 1, and gets out by 2 or 3."""
HUNTS = {
    "a catch that only one of them can make": Known(
        (*STREETS, "taxi 1 5", "taxi 5 7", "taxi 5 9", "taxi 4 6", "taxi 4 8"),
        fugitive=2,
        detectives=(4, 5),
        best={2: 1},
        rides=(1,),
        rounds=1,
    ),
    "both ways out to be closed": Known(
        (*STREETS, "taxi 4 2", "taxi 4 6", "taxi 4 8", "taxi 5 3", "taxi 5 7", "taxi 5 9"),
        fugitive=2,
        detectives=(4, 5),
        best={1: 2, 2: 3},
        rides=(1,),
    ),
    "one must leave the near side to the other": Known(
        (*STREETS, "taxi 4 2", "taxi 4 3", "taxi 4 6", "taxi 5 2", "taxi 5 7", "taxi 5 9"),
        fugitive=2,
        detectives=(4, 5),
        best={1: 3, 2: 2},
        rides=(1,),
    ),
}
ALL = FLIGHTS | HUNTS
TILES = "tile moriarty 1 8", "tile moriarty 2 9", "tile moriarty 3 10"


def classic(known: Known, folder: Path) -> Table[Any]:
    return Position(known.fugitive, *known.detectives, seats=2, board=sketch(folder, *known.lines), **known.options)


def holmes(known: Known, folder: Path) -> Table[Any]:
    path = Path(sketch(folder, *known.lines))
    path.write_text("\n".join([path.read_text(), "pack detectives 4 5", *TILES]))
    options: dict[str, Any] = {"mode": "original", "seats": 2, "second": 8, "tiles": ()} | known.options
    return HolmesPosition(known.fugitive, *known.detectives, board=str(path), **options)


def compact(known: Known, folder: Path) -> Table[Any]:
    """A third detective is out of the way."""
    return sketched(folder, known.fugitive, *known.detectives, 91, lines=known.lines, seats=2)


GAMES: Mapping[str, Callable[[Known, Path], Table[Any]]] = {"classic": classic, "holmes": holmes, "compact": compact}


def check_best_moves(make: Make, game: str, name: str, folder: Path) -> None:
    """Whatever its seed, a bot of that making finds the best moves."""
    known = ALL[name]
    for seed in SEEDS:
        match = GAMES[game](known, folder)
        for station in known.rides:
            match.ride(FUGITIVE, "taxi", station)
        assert turn_of(match, make(Random(seed))).items() >= known.best.items(), f"with seed {seed}"


def turn_of(match: Table[Any], agent: Agent) -> dict[int, int | None]:
    """Where a bot moves its pawns, until it is another's turn."""
    done, seat = dict[int, int | None](), min(match.to_act)
    while match.to_act == {seat} and len(done) != len(match.state.stations) - 1:
        action = agent.act(match.view(seat))
        match.play(action)
        if isinstance(action, Move):
            done[action.pawn] = action.station
    return done
