"""A round of the compact game as the kernels have it, and their codes as actions. Nothing here may be in doubt."""

from __future__ import annotations

import numpy as np

from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine.positions import KIND_OF_FARE, numbers, stations
from gaslamp.agents.engine.rows import Row
from gaslamp.agents.engine.town import bits
from gaslamp.core import Seat
from gaslamp.games.compact import Compact, CompactState, has_just_hidden
from gaslamp.games.vocabulary import FUGITIVE, Move

PHASES = {"move": k.MOVE, "answer": k.ANSWER}


def row_of(game: Compact, state: CompactState, *, fugitive: int | None = None) -> Row:
    """A round under way in which everybody's place is known, or Mister X is taken to be at a station."""
    here, *theirs = state.stations
    places = [numbers(game.board)[s] for s in (here if fugitive is None else fugitive, *theirs) if s is not None]
    assert len(places) == k.PAWNS, "where everybody stands"
    s, stock = np.zeros(k.SIZE, np.int16), state.stock
    s[k.PHASE], s[k.HIDDEN] = PHASES[state.phase], has_just_hidden(state)
    s[k.WAITING], s[k.STRANDED] = bits(state.waiting), bits(state.stranded)
    s[k.BLACKS], s[k.POINTS] = state.purses[FUGITIVE].black, game.points(state)
    s[k.STOCK : k.AT] = stock.taxi, stock.bus, stock.underground
    s[k.AT :] = places
    return s


def code_of(game: Compact, move: Move) -> int:
    """A move as `offers` lists it."""
    assert move.station is not None, "where to"
    return int(k.code(move.pawn, KIND_OF_FARE.index(move.fare), numbers(game.board)[move.station]))


def action_of(game: Compact, seat: Seat, code: int) -> Move:
    """What `offers` has listed, done by the seat."""
    pawn, fare, station = code >> 12, code >> 9 & 7, code & 511
    return Move(seat=seat, pawn=pawn, fare=KIND_OF_FARE[fare], station=stations(game.board)[station])
