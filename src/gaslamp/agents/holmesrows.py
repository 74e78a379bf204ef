"""The Sherlock Holmes edition as the kernels have it, and their codes as actions. Nothing here may be in doubt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents import holmeslayout as h
from gaslamp.agents.holmeslayout import HolmesRules, Place, code
from gaslamp.agents.rows import Row
from gaslamp.core import CHANCE, Action, Seat
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Collect, Commit, Fly, HolmesState, Land, LieLow, Prize, Turn
from gaslamp.games.vocabulary import FUGITIVE, Done, Double, Fare, Move

FARES: tuple[Fare, ...] = get_args(Fare)
PRIZES: tuple[Prize, ...] = get_args(Prize)
PLAIN = FARES[: h.BLACK]
PHASES = {"move": h.MOVE, "choose": h.CHOOSE, "balloon": h.BALLOON, "land": h.LAND, "answer": h.ANSWER}
PLAINLY: dict[int, type[Action]] = {
    h.TWICE: Double, h.DONE: Done, h.COMMIT: Commit, h.LIE_LOW: LieLow, h.FLY: Fly,
}  # fmt: skip
"""What needs no more to be said."""


def rules_of(game: Holmes) -> HolmesRules:
    exits = map(len, game.board.exits.values())
    return HolmesRules(
        rounds=game.book.rounds,
        windows=game.entries,
        pawns=len(game.pawns),
        team=len(game.team),
        everybody=bits(game.detectives),
        detectives=bits(game.team),
        free=7 if game.is_unlimited else 0,
        has_powers=game.has_powers,
        crimes=game.crimes,
        hands=np.array(_hands(game), np.int16),
        due=np.array([game.calls_for_surfacing(entry) for entry in range(game.entries + 1)]),
        tiles=_tiles(game),
        most=len(game.pawns) * max(exits) + len(game.tiles) + 5,
    )


def bits(pawns: Iterable[int]) -> int:
    return sum(1 << pawn for pawn in pawns)


def _hands(game: Holmes) -> list[int]:
    """SH-16: all at once, or the pawns each seat answers for."""
    if game.any_order:
        return [bits(game.detectives)]
    return [bits(pawn for pawn in game.detectives if game.owners[pawn] == seat) for seat in range(1, game.seats)]


def _tiles(game: Holmes) -> NDArray[np.int32]:
    numbers = list(game.board.stations)
    tiles = np.full((len(game.tiles), max(map(len, game.tiles))), h.NONE, np.int32)
    for n, tile in enumerate(game.tiles):
        tiles[n, : len(tile)] = [numbers.index(station) for station in tile]
    return tiles


def row_of(game: Holmes, state: HolmesState) -> Row:
    """A position of a game under way; the blanks of a view must have been filled in."""
    s = np.zeros(h.TILES + len(game.tiles), np.int16)
    _write_turn(s, state)
    _write_powers(s, game, state)
    _write_tickets(s, game, state)
    numbers = list(game.board.stations)
    for pawn, station in enumerate(state.stations):
        assert station is not None, "where a pawn stands must be known"
        s[h.AT + pawn] = numbers.index(station)
    return s


def _write_turn(s: Row, state: HolmesState) -> None:
    s[h.PHASE], s[h.ROUND], s[h.ENTRIES] = PHASES[state.phase], state.round, len(state.log)
    s[h.OWED], s[h.DOUBLED] = state.owed, state.doubled
    s[h.WAITING], s[h.STRANDED] = bits(state.waiting), bits(state.stranded)


def _write_powers(s: Row, game: Holmes, state: HolmesState) -> None:
    s[h.BAN] = 1 << FARES.index(state.ban) if state.ban else 0
    s[h.USED], s[h.LOW], s[h.FLOWN], s[h.COMMITTED] = state.used, state.low, state.flown, state.committed
    s[h.SHOWN] = bool(state.log) and state.log[-1].surfaced
    s[h.TURNED] = game.tiles.index(state.turned[-1]) if state.turned else 0
    s[h.TILES :] = [tile == state.tile or tile in state.turned for tile in game.tiles]


def _write_tickets(s: Row, game: Holmes, state: HolmesState) -> None:
    his, supply = state.purses[FUGITIVE], state.supply
    s[h.HIS : h.PROMISED] = his.black, his.double
    s[h.PROMISED : h.SUPPLY] = state.promised.black, state.promised.double
    s[h.SUPPLY : h.AT] = supply.taxi, supply.bus, supply.underground, supply.black, supply.double
    for pawn in game.team:
        purse = h.PURSE + len(PLAIN) * pawn
        s[purse : purse + len(PLAIN)] = [getattr(state.purses[pawn], fare) for fare in PLAIN]


def place_of(game: Holmes, state: HolmesState) -> Place:
    """What is at each station."""
    kinds = {h.PAWN: state.stations[1:], h.ROADBLOCK: state.roadblocks, h.HIDEOUT: game.hideouts, h.SCENE: state.crimes}
    rows = [[bit for bit, stations in kinds.items() if station in stations] for station in game.board.stations]
    return np.array([sum(row) for row in rows], np.int8)


def code_of(game: Holmes, action: Action) -> int:
    numbers = list(game.board.stations)
    match action:
        case Move(station=int(station)):
            return int(code(h.RIDE, action.pawn, FARES.index(action.fare), numbers.index(station)))
        case Land():
            return int(code(h.COME_DOWN, 0, 0, numbers.index(action.station)))
        case Turn():
            return int(code(h.TURN, 0, 0, game.tiles.index(action.tile)))
        case Collect():
            return int(code(h.COLLECT, 0, h.BLACK + PRIZES.index(action.fare), 0))
    (what,) = (what for what, kind in PLAINLY.items() if isinstance(action, kind))
    return int(code(what, 0, 0, 0))


def action_of(game: Holmes, seat: Seat, chosen: int) -> Action:
    """What a code means when the seat does it; tiles are chance's to turn."""
    numbers: Sequence[int] = list(game.board.stations)
    where, fare, pawn, what = chosen & 511, chosen >> 9 & 7, chosen >> 12 & 15, chosen >> 16
    match what:
        case h.RIDE:
            return Move(seat=seat, pawn=pawn, fare=FARES[fare], station=numbers[where])
        case h.COME_DOWN:
            return Land(seat=seat, station=numbers[where])
        case h.TURN:
            return Turn(seat=CHANCE, tile=game.tiles[where])
        case h.COLLECT:
            return Collect(seat=seat, fare=PRIZES[fare - h.BLACK])
    return PLAINLY[what](seat=seat)
