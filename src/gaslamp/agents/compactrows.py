"""A round of the compact game as the kernels have it, and their codes as actions. Nothing here may be in doubt."""

from __future__ import annotations

from typing import get_args

import numpy as np

from gaslamp.agents import compactkernels as k
from gaslamp.agents.rows import Row
from gaslamp.core import Seat
from gaslamp.games.compact import Compact, CompactState, has_just_hidden
from gaslamp.games.vocabulary import FUGITIVE, Fare, Move

FARES: tuple[Fare, ...] = get_args(Fare)
PHASES = {"move": k.MOVE, "answer": k.ANSWER}


def row_of(game: Compact, state: CompactState) -> Row:
    """A position of a round under way; the blanks of a view must have been filled in."""
    numbers, stock = {station: n for n, station in enumerate(game.board.stations)}, state.stock
    s = np.zeros(k.SIZE, np.int16)
    s[k.PHASE], s[k.HIDDEN] = PHASES[state.phase], has_just_hidden(state)
    s[k.WAITING] = sum(1 << pawn for pawn in state.waiting)
    s[k.STRANDED] = sum(1 << pawn for pawn in state.stranded)
    s[k.BLACKS], s[k.POINTS] = state.purses[FUGITIVE].black, game.points(state)
    s[k.STOCK : k.AT] = stock.taxi, stock.bus, stock.underground
    s[k.AT :] = [numbers[station] for station in state.stations if station is not None]
    return s


def code_of(game: Compact, move: Move) -> int:
    assert move.station is not None, "a move whose end this viewer was not told"
    return int(k.code(move.pawn, FARES.index(move.fare), list(game.board.stations).index(move.station)))


def action_of(game: Compact, seat: Seat, code: int) -> Move:
    pawn, fare, station = code >> 12, code >> 9 & 7, code & 511
    return Move(seat=seat, pawn=pawn, fare=FARES[fare], station=list(game.board.stations)[station])
