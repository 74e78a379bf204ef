"""Classic positions and actions as the kernels have them, and back. Nothing in a position may be in doubt."""

from __future__ import annotations

from functools import cache

import numpy as np

from gaslamp.agents.engine import rows
from gaslamp.agents.engine.rows import AT, FARES, PURSE, SIZE, Row, Taken, code
from gaslamp.agents.engine.town import bits
from gaslamp.board import Board
from gaslamp.core import Action, Seat
from gaslamp.games.classic import Classic, ClassicState, Surface, Take
from gaslamp.games.vocabulary import FUGITIVE, Done, Double, Fare, Move

PHASES = {"move": rows.MOVE, "choose": rows.CHOOSE, "take": rows.TAKE, "answer": rows.ANSWER}
KIND_OF_FARE: tuple[Fare, ...] = ("taxi", "bus", "underground", "black")


@cache
def numbers(board: Board) -> dict[int, int]:
    """The kernels' number of each station."""
    return {station: n for n, station in enumerate(board.stations)}


def row_of(game: Classic, state: ClassicState, *, fugitive: int | None = None) -> tuple[Row, Taken]:
    """A state in which everybody's place is known, or in which the fugitive is taken to be at a station."""
    here, *theirs = state.stations
    places = [numbers(game.board)[s] for s in (here if fugitive is None else fugitive, *theirs) if s is not None]
    assert len(places) == len(game.pawns), "where everybody stands"
    s, taken = np.zeros(SIZE, np.int16), np.zeros(len(game.board.stations), np.int8)
    s[:AT] = _counts(state)
    s[AT : AT + len(places)] = places
    for pawn, purse in enumerate(state.purses):
        at = PURSE + FARES * pawn
        s[at : at + FARES] = purse.taxi, purse.bus, purse.underground, purse.black, purse.double
    np.add.at(taken, places[1:], 1)
    return s, taken


def _counts(state: ClassicState) -> list[int]:
    """The first ten numbers of a row."""
    winner = rule = 0
    if state.outcome:
        winner = rows.HE if state.fugitive in state.outcome.winners else rows.THEY
        rule = int(state.outcome.rule.removeprefix("CL-"))
    phase = rows.OVER if state.outcome else PHASES[state.phase]
    pawns = map(bits, (state.waiting, state.stranded, state.taking))
    return [phase, state.round, len(state.log), state.owed, state.doubled, winner, rule, *pawns]


def code_of(game: Classic, action: Action) -> int:
    """An action as `offers` lists it."""
    match action:
        case Move(pawn=pawn, fare=fare, station=int(station)):
            return int(code(rows.RIDE, pawn, KIND_OF_FARE.index(fare), numbers(game.board)[station]))
        case Take(pawn=pawn, fare=fare):
            return int(code(rows.ROB, pawn, KIND_OF_FARE.index(fare), 0))
    return int(code(PLAIN[type(action)], FUGITIVE, 0, 0))


PLAIN: dict[type[Action], int] = {Double: rows.TWICE, Done: rows.DONE, Surface: rows.SURFACE}


def action_of(game: Classic, code: int) -> Action:
    """What `offers` has listed as an action."""
    what, pawn, fare = code >> 15, code >> 12 & 7, KIND_OF_FARE[code >> 9 & 3]
    seat: Seat = game.owners[FUGITIVE if what == rows.ROB else pawn]
    if what == rows.RIDE:
        return Move(seat=seat, pawn=pawn, fare=fare, station=stations(game.board)[code & 511])
    if what == rows.ROB:
        return Take(seat=seat, pawn=pawn, fare=fare)
    return BARE[what](seat=seat)


BARE: dict[int, type[Double | Done | Surface]] = {rows.TWICE: Double, rows.DONE: Done, rows.SURFACE: Surface}


@cache
def stations(board: Board) -> tuple[int, ...]:
    """The board's stations by the kernels' number."""
    return tuple(board.stations)
