"""A classic game as the solver plays it, and what it does not play."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import numpy as np

from gaslamp.agents.engine.board_arrays import board_arrays, numbers
from gaslamp.board import Board
from gaslamp.core import Problem, encode
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.solve.positions import (
    ALONE,
    BLACKS,
    DOUBLES,
    FIRST,
    HALF,
    PAWN,
    PURSE,
    ROUND,
    SECOND,
    SIZE,
    PublicPosition,
    SolverModel,
)

STATIONS, ROUNDS, ENTRIES, DETECTIVES, MOST_DOUBLES = 64, 31, 31, 2, 7
"""What a position has room for."""


class BadGame(Problem):
    """A game that the solver does not play.

    >>> from gaslamp import make_game
    >>> check_is_solvable(make_game("classic", 2))
    Traceback (most recent call last):
    gaslamp.solve.model.BadGame: The solver plays with 2 detectives, not with 5.
    """


def check_is_solvable(game: Classic) -> None:
    """Whether the solver plays by exactly these rules; `BadGame` says which it does not know."""
    for problem in _faults(game):
        raise problem


def _faults(game: Classic) -> Iterator[BadGame]:
    if type(game) is not Classic:
        yield BadGame("solve-other-game", game=game.name)
    o, stations = game.options, len(game.board.stations)
    if o.detectives != DETECTIVES:
        yield BadGame("solve-detectives", found=o.detectives, most=DETECTIVES)
    unknown = {"fugitive_fares": o.fugitive_fares != "unlimited", "cut_off": o.cut_off}
    unknown["voluntary_surfacing"] = o.voluntary_surfacing
    for option in filter(unknown.get, unknown):
        yield BadGame("solve-option", option=option)
    limits = {"rounds": (o.rounds, ROUNDS), "entries": (o.entries, ENTRIES), "doubles": (o.doubles, MOST_DOUBLES)}
    for option, (found, most) in limits.items():
        if found > most:
            yield BadGame("solve-too-many", option=option, found=found, most=most)
    if stations > STATIONS:
        yield BadGame("solve-board", board=game.board.name, stations=stations, most=STATIONS)


def model_of(game: Classic) -> SolverModel:
    """The board and the rules as arrays."""
    arrays, o = board_arrays(game.board), game.options
    shown = np.array([game.calls_for_surfacing(entry) for entry in range(o.entries + 2)])
    shown[0] = o.open_start  # CL-6, house rule: as if he surfaced where he begins
    return SolverModel(
        first=arrays.first, land=arrays.land, kind=arrays.kind, dest=arrays.dest, near_first=arrays.near_first,
        near=arrays.near, kinds=arrays.kinds, rounds=o.rounds, entries=o.entries, doubles=o.doubles,
        is_free=game.any_order or game.seats == 2, is_shown=shown,
    )  # fmt: skip


def position_of(game: Classic, state: ClassicState) -> PublicPosition:
    """What everybody knows of a state besides where the fugitive is, before his move or after it."""
    at, p = numbers(game.board), np.zeros(SIZE, np.int64)
    kinds = {kind for ways in game.board.exits.values() for kind, *_ in ways}
    p[ROUND] = max(state.round - 1, 0)
    for pawn in range(DETECTIVES):
        station, purse = state.stations[1 + pawn], state.purses[1 + pawn]
        assert station is not None, "detectives stand where everybody sees them"
        p[PAWN + pawn] = at[station]
        held = [min(purse.count(fare), ROUNDS) if kind in kinds else 0 for kind, fare in game.fares.items()]
        p[PURSE + 3 * pawn : PURSE + 3 * pawn + 3] = held
    p[BLACKS] = min(state.purses[FUGITIVE].black, ENTRIES)
    p[DOUBLES] = state.purses[FUGITIVE].double
    p[HALF] = (FIRST if state.owed == 2 else SECOND) if state.doubled and state.owed else ALONE
    return p


def board_hash(board: Board) -> str:
    """What tells boards apart: stations and lines, not how they are drawn."""
    return sha256(encode([list(board.stations), board.lines])).hexdigest()
