"""The Sherlock Holmes edition as the kernels have it, and their codes as actions. Nothing here may be in doubt."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmeslayout import HolmesRules, Place, code
from gaslamp.agents.engine.positions import KIND_OF_FARE, numbers, stations
from gaslamp.agents.engine.rows import Row
from gaslamp.agents.engine.town import bits
from gaslamp.core import CHANCE, Action, Seat
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Collect, Commit, Fly, HolmesState, Land, LieLow, Prize, Turn
from gaslamp.games.vocabulary import FUGITIVE, Done, Double, Move

PRIZES: tuple[Prize, ...] = get_args(Prize)
PLAIN = KIND_OF_FARE[: h.BLACK]
PHASES = {"move": h.MOVE, "choose": h.CHOOSE, "balloon": h.BALLOON, "land": h.LAND, "answer": h.ANSWER}
BARE: dict[int, type[Action]] = {h.TWICE: Double, h.DONE: Done, h.COMMIT: Commit, h.LIE_LOW: LieLow, h.FLY: Fly}
"""What needs no more to be said."""
WHAT = {kind: what for what, kind in BARE.items()}


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


def _hands(game: Holmes) -> list[int]:
    """SH-16: all at once, or the pawns each seat answers for."""
    if game.any_order:
        return [bits(game.detectives)]
    return [bits(pawn for pawn in game.detectives if game.owners[pawn] == seat) for seat in range(1, game.seats)]


def _tiles(game: Holmes) -> NDArray[np.int32]:
    tiles = np.full((len(game.tiles), max(map(len, game.tiles))), h.NONE, np.int32)
    for n, tile in enumerate(game.tiles):
        tiles[n, : len(tile)] = [numbers(game.board)[station] for station in tile]
    return tiles


def row_of(game: Holmes, state: HolmesState, *, fugitive: int | None = None) -> Row:
    """A game under way in which everybody's place is known, or Moriarty is taken to be at a station.

    Whoever does not know his start tile reckons with it as with the others.
    """
    here, *theirs = state.stations
    places = [numbers(game.board)[s] for s in (here if fugitive is None else fugitive, *theirs) if s is not None]
    assert len(places) == len(game.pawns), "where everybody stands"
    s = np.zeros(h.TILES + len(game.tiles), np.int16)
    s[h.AT : h.AT + len(places)] = places
    _write_turn(s, state)
    _write_powers(s, game, state)
    _write_tickets(s, game, state)
    return s


def _write_turn(s: Row, state: HolmesState) -> None:
    s[h.PHASE], s[h.ROUND], s[h.ENTRIES] = PHASES[state.phase], state.round, len(state.log)
    s[h.OWED], s[h.DOUBLED] = state.owed, state.doubled
    s[h.WAITING], s[h.STRANDED] = bits(state.waiting), bits(state.stranded)


def _write_powers(s: Row, game: Holmes, state: HolmesState) -> None:
    s[h.BAN] = 1 << KIND_OF_FARE.index(state.ban) if state.ban else 0
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


def place_of(game: Holmes, state: HolmesState, *, crimes: Collection[int] = ()) -> Place:
    """What is at each station; whoever does not know which crimes he holds takes him to hold these."""
    pawns, scenes = state.stations[1:], {*state.crimes, *crimes}
    kinds = {h.PAWN: pawns, h.ROADBLOCK: state.roadblocks, h.HIDEOUT: game.hideouts, h.SCENE: scenes}
    rows = [[bit for bit, marked in kinds.items() if station in marked] for station in game.board.stations]
    return np.array([sum(row) for row in rows], np.int8)


def code_of(game: Holmes, action: Action) -> int:
    """An action as `offers` lists it."""
    number = numbers(game.board)
    match action:
        case Move(pawn=pawn, fare=fare, station=int(station)):
            return int(code(h.RIDE, pawn, KIND_OF_FARE.index(fare), number[station]))
        case Land(station=station):
            return int(code(h.COME_DOWN, 0, 0, number[station]))
        case Turn(tile=tile):
            return int(code(h.TURN, 0, 0, game.tiles.index(tile)))
        case Collect(fare=prize):
            return int(code(h.COLLECT, 0, h.BLACK + PRIZES.index(prize), 0))
    return int(code(WHAT[type(action)], 0, 0, 0))


def action_of(game: Holmes, seat: Seat, chosen: int) -> Action:
    """What `offers` has listed, done by the seat; a tile is turned up by chance."""
    where, fare, pawn, what = chosen & 511, chosen >> 9 & 7, chosen >> 12 & 15, chosen >> 16
    match what:
        case h.RIDE:
            return Move(seat=seat, pawn=pawn, fare=KIND_OF_FARE[fare], station=stations(game.board)[where])
        case h.COME_DOWN:
            return Land(seat=seat, station=stations(game.board)[where])
        case h.TURN:
            return Turn(seat=CHANCE, tile=game.tiles[where])
        case h.COLLECT:
            return Collect(seat=seat, fare=PRIZES[fare - h.BLACK])
    return BARE[what](seat=seat)
