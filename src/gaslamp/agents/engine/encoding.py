"""States and actions of the rules as the kernels have them, and back. Nothing in such a position may be in doubt."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import singledispatch
from typing import Any, get_args

import numpy as np

from gaslamp.agents.engine import compact as c
from gaslamp.agents.engine import layout as at
from gaslamp.agents.engine.board_arrays import bits, numbers, station_bits, stations
from gaslamp.agents.engine.chase import Model
from gaslamp.agents.engine.layout import Position, Row, code, fare_of, kind_of, pawn_of, station_of
from gaslamp.agents.engine.models import classic_model, compact_model, holmes_model
from gaslamp.core import CHANCE, Action, Seat
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic, ClassicState, Surface, Take
from gaslamp.games.compact import Compact, CompactState, has_just_hidden
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Collect, Commit, Fly, HolmesState, Land, LieLow, Prize, Turn
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Done, Double, Fare, Move, Purse

FARES: tuple[Fare, ...] = ("taxi", "bus", "underground", "black")
PRIZES: tuple[Prize, ...] = get_args(Prize)
PHASES: Mapping[str, int] = {
    "move": at.MOVE, "choose": at.CHOOSE, "take": at.TAKE, "balloon": at.BALLOON, "land": at.LAND, "answer": at.ANSWER,
}  # fmt: skip
ENDS = {"CL-20": at.CORNERED, "CL-21": at.CAUGHT, "CL-22": at.NO_TICKETS, "CL-23": at.LAST_ROUND}
BARE: Mapping[int, type[Action]] = {
    at.DOUBLE_MOVE: Double, at.DONE: Done, at.SURFACE: Surface, at.COMMIT: Commit, at.LIE_LOW: LieLow, at.FLY: Fly,
}  # fmt: skip
"""Actions of which nothing else is to be said."""
KINDS = {action: kind for kind, action in BARE.items()}


@singledispatch
def model_of(game: Chase[Any]) -> Model:
    """What does not change in a game, as the kernels have it."""
    raise TypeError(f"there are no kernels for {game.name}")


model_of.register(Classic, classic_model)
model_of.register(Holmes, holmes_model)
model_of.register(Compact, compact_model)


@singledispatch
def encode(game: Chase[Any], *_: Any, **__: Any) -> Position:
    """A state in which everybody's place is known, or in which the fugitive is taken to be at a station."""
    raise TypeError(f"there are no kernels for {game.name}")


@encode.register
def _(game: Classic, state: ClassicState, *, fugitive: int | None = None) -> Position:
    row = np.zeros(at.SUPPLY, np.int16)
    _write_turn(row, game, state, fugitive)
    row[at.TAKING] = bits(state.taking)
    for pawn, purse in enumerate(state.purses):
        _write(row, at.TICKETS + at.FARES * pawn, purse)
    if state.outcome:
        is_won = state.fugitive in state.outcome.winners
        row[at.WINNER] = at.FUGITIVE_WON if is_won else at.DETECTIVES_WON
        row[at.END], row[at.PHASE] = ENDS[state.outcome.rule], at.OVER
    return Position(row, station_bits(game.board, [(at.PAWN, state.stations[1:])]))


@encode.register
def _(game: Holmes, state: HolmesState, *, fugitive: int | None = None, crimes: Collection[int] = ()) -> Position:
    """To a seat that does not know Moriarty's start tile it is one like the others, and he holds `crimes`."""
    row = np.zeros(at.TILES + len(game.tiles), np.int16)
    _write_turn(row, game, state, fugitive)
    _write_powers(row, game, state)
    for pawn, purse in enumerate(state.purses[: 1 + len(game.team)]):
        _write(row, at.TICKETS + at.FARES * pawn, purse)
    row[at.TICKETS : at.TICKETS + at.BLACK] = 0  # SH-6: his plain fares are those of the supply
    scenes = {*state.crimes, *crimes}
    kinds = [(at.PAWN, state.stations[1:]), (at.ROADBLOCK, state.roadblocks), (at.HIDEOUT, game.hideouts)]
    return Position(row, station_bits(game.board, [*kinds, (at.SCENE, scenes)]))


@encode.register
def _(game: Compact, state: CompactState, *, fugitive: int | None = None) -> Position:
    row, stock = np.zeros(c.SIZE, np.int16), state.stock
    row[at.PHASE], row[c.HIDDEN] = PHASES[state.phase], has_just_hidden(state)
    row[at.WAITING], row[at.STRANDED] = bits(state.waiting), bits(state.stranded)
    row[c.BLACKS], row[c.POINTS] = state.purses[FUGITIVE].black, game.points(state)
    row[c.STOCK : at.AT] = stock.taxi, stock.bus, stock.underground
    row[at.AT :] = _places(game, state, fugitive)
    return Position(row, np.zeros(0, np.int8))


def _places(game: Chase[Any], state: ChaseState, fugitive: int | None) -> list[int]:
    here, *others = state.stations
    known = [s for s in (here if fugitive is None else fugitive, *others) if s is not None]
    assert len(known) == len(game.pawns), "where everybody stands"
    return [numbers(game.board)[station] for station in known]


def _write_turn(row: Row, game: Chase[Any], state: ChaseState, fugitive: int | None) -> None:
    places = _places(game, state, fugitive)
    row[at.AT : at.AT + len(places)] = places
    row[at.PHASE], row[at.WAITING], row[at.STRANDED] = _phase(state), bits(state.waiting), bits(state.stranded)
    row[at.ROUND], row[at.ENTRIES] = state.round, len(state.log)
    row[at.OWED], row[at.DOUBLED] = state.owed, state.doubled


def _phase(state: ChaseState) -> int:
    return at.OVER if state.outcome else PHASES[state.phase]


def _write(row: Row, first: int, purse: Purse) -> None:
    row[first : first + at.FARES] = purse.taxi, purse.bus, purse.underground, purse.black, purse.double


def _write_powers(row: Row, game: Holmes, state: HolmesState) -> None:
    _write(row, at.SUPPLY, state.supply)
    row[at.PROMISED : at.PROMISED + 2] = state.promised.black, state.promised.double
    row[at.BAN] = 1 << FARES.index(state.ban) if state.ban else 0
    row[at.USED], row[at.LOW], row[at.FLOWN], row[at.COMMITTED] = state.used, state.low, state.flown, state.committed
    row[at.SHOWN] = bool(state.log) and state.log[-1].surfaced
    row[at.TURNED] = game.tiles.index(state.turned[-1]) if state.turned else 0
    row[at.TILES :] = [tile == state.tile or tile in state.turned for tile in game.tiles]


def code_of(game: Chase[Any], action: Action) -> int:
    """An action as `chase.actions` lists it."""
    number = numbers(game.board)
    match action:
        case Move(pawn=pawn, fare=fare, station=int(station)):
            return int(code(at.RIDE, pawn, FARES.index(fare), number[station]))
        case Take(pawn=pawn, fare=fare):
            return int(code(at.TAKE_TICKET, pawn, FARES.index(fare), 0))
        case Collect(fare=prize):
            return int(code(at.COLLECT, 0, at.BLACK + PRIZES.index(prize), 0))
        case Land(station=station):
            return int(code(at.COME_DOWN, 0, 0, number[station]))
        case Turn(tile=tile) if isinstance(game, Holmes):
            return int(code(at.TURN_TILE, 0, 0, game.tiles.index(tile)))
    return int(code(KINDS[type(action)], 0, 0, 0))


def action_of(game: Chase[Any], seat: Seat, action: int) -> Action:
    """What `chase.actions` has listed, done by the seat; a tile is turned up by chance."""
    kind, pawn, fare, where = int(kind_of(action)), pawn_of(action), fare_of(action), station_of(action)
    match kind:
        case at.RIDE:
            return Move(seat=seat, pawn=pawn, fare=FARES[fare], station=stations(game.board)[where])
        case at.TAKE_TICKET:
            return Take(seat=seat, pawn=pawn, fare=FARES[fare])
        case at.COLLECT:
            return Collect(seat=seat, fare=PRIZES[fare - at.BLACK])
        case at.COME_DOWN:
            return Land(seat=seat, station=stations(game.board)[where])
        case at.TURN_TILE if isinstance(game, Holmes):
            return Turn(seat=CHANCE, tile=game.tiles[where])
    return BARE[kind](seat=seat)
