"""What a board looks like from afar, and room to reckon in, for the kernels of odds and quick play."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.odds import BUSES, FAR, LUCKS, OUTLETS, UNDERGROUNDS
from gaslamp.agents.engine.positions import numbers
from gaslamp.agents.engine.rows import BLACK
from gaslamp.board import KINDS, Board, Kind

Odds: TypeAlias = NDArray[np.float64]  # [stations]
Near: TypeAlias = NDArray[np.int8]  # [stations]
Weights: TypeAlias = NDArray[np.float32]  # [stations]
Hold: TypeAlias = NDArray[np.float32]  # [fares held as bits, from, to]
Told: TypeAlias = NDArray[np.float64]  # [fares, stations]
FARES: tuple[Kind, ...] = KINDS[:3]
"""In the order of the bits of those that are held."""
RIDES = 128
"""More than all detectives together can choose from."""
PAWNS, TRAITS = 8, 14
BLACKISH = 0.3
"""How readily he is thought to pay with a black ticket, against a plain one."""


class Habits(NamedTuple):
    """How he and they are thought to play, a row for each context: what `odds.context` tells apart."""

    liking: NDArray[np.float64]  # [contexts, moves of the nearest, detectives within two] of a station
    stops: NDArray[np.float64]  # [contexts, kinds as bits] for what stops there
    exits: NDArray[np.float64]  # [contexts, neighbours out of their reach]
    fares: NDArray[np.float64]  # [contexts, fares] for what he pays
    his: NDArray[np.float64]  # [contexts, traits] what a ride is worth to him
    unsafe: NDArray[np.float64]  # [contexts] with less chance to get away he doubles
    theirs: NDArray[np.float64]  # [contexts, worths] what a ride is worth to them
    misses: NDArray[np.float64]  # [contexts, FAR + 1] how little hold a pawn has on a station that far off


class Maps(NamedTuple):
    away: NDArray[np.int8]  # [fares held as bits, from, to] moves
    room: NDArray[np.float64]  # [fares held as bits, station] logarithm of the stations within two moves
    first: NDArray[np.int32]  # [fares held as bits, station + 1] into those below
    reached: NDArray[np.int16]  # where one stays or gets by one move
    logs: NDArray[np.float64]  # [n] logarithm of 1 + n
    luck: NDArray[np.float64]  # [LUCKS] Gumbel's distribution
    habits: Habits
    hold: NDArray[np.float32]  # [contexts, fares held as bits, from, to] how little hold a pawn there has on a station
    lures: NDArray[np.float32]  # [contexts, kinds as bits, ways out] how much worse it is to miss him there


@cache
def learned_habits() -> Habits:
    """As `training` learned them."""
    with files("gaslamp").joinpath("data", "habits.npz").open("rb") as file, np.load(file) as learned:
        return Habits(*(learned[field].astype(np.float64) for field in Habits._fields))


def open_minded(habits: Habits) -> Habits:
    """What is believed by those who only know where he can be: he goes anywhere, and is slow to pay black."""
    fares = np.ones_like(habits.fares)
    fares[:, BLACK] = BLACKISH
    alike = (np.ones_like(habits.liking), np.ones_like(habits.stops), np.ones_like(habits.exits))
    return Habits(*alike, fares, *habits[4:])


@lru_cache(maxsize=16)
def maps_of(board: Board) -> Maps:
    away = np.stack([_away(board, held) for held in range(1 << len(FARES))])
    room, logs = np.log((away <= 2).sum(axis=2)), np.log(1.0 + np.arange(len(board.stations) + 1))
    habits = learned_habits()
    hold = np.ascontiguousarray(habits.misses.astype(np.float32)[:, away])
    return Maps(away, room, *_reached(away), logs, _luck(), habits, hold, _lures(habits))


def _luck() -> NDArray[np.float64]:
    return -np.log(-np.log((np.arange(LUCKS) + 0.5) / LUCKS))


def _lures(habits: Habits) -> NDArray[np.float32]:
    kinds, ways = np.arange(1 << len(FARES)), np.arange(habits.exits.shape[1])
    theirs = habits.theirs[:, :, None, None]
    lure = theirs[:, UNDERGROUNDS] * (kinds >> 2 & 1)[:, None] + theirs[:, BUSES] * (kinds >> 1 & 1)[:, None]
    lures: NDArray[np.float32] = np.exp(lure + theirs[:, OUTLETS] * np.log(1.0 + ways)).astype(np.float32)
    return lures


def _reached(away: NDArray[np.int8]) -> tuple[NDArray[np.int32], NDArray[np.int16]]:
    close = away <= 1
    ends = np.cumsum(close.sum(axis=2)).reshape(close.shape[:2])
    first = np.concatenate([ends - close.sum(axis=2), ends[:, -1:]], axis=1).astype(np.int32)
    return first, np.nonzero(close)[2].astype(np.int16)


def _away(board: Board, held: int) -> NDArray[np.int8]:
    """The moves from station to station by the fares that are held."""
    step = _step(board, [kind for n, kind in enumerate(FARES) if held >> n & 1])
    reached = np.identity(len(step), np.float32)
    found = np.where(reached > 0, 0, FAR).astype(np.int8)
    for moves in range(1, FAR):
        reached = reached @ step
        found[(reached > 0) & (found == FAR)] = moves
    return found


def _step(board: Board, kinds: list[Kind]) -> NDArray[np.float32]:
    """Which stations are a ride of these kinds apart."""
    at, step = numbers(board), np.zeros((len(board.stations),) * 2, np.float32)
    for station, ways in board.exits.items():
        for way in ways:
            if way.kind in kinds:
                step[at[station], at[way.station]] = 1
    return step


class Desk(NamedTuple):
    """Room for one game to be played out in."""

    out: NDArray[np.int32]  # [offers]
    near: Near
    crowd: Near
    liking: Odds
    told: Told
    paid: NDArray[np.float64]  # [fares]
    doubt: NDArray[np.float64]  # [fares]
    mass: NDArray[np.float64]  # [fares, pawns] how likely he is where the pawn can go, after that fare
    traits: NDArray[np.float64]  # [traits]
    ways: Near  # [stations] neighbours out of their reach
    onward: Weights  # [stations] where he may go next, and how much it matters to be near
    loose: Weights  # [stations] what the others leave of it
    rides: NDArray[np.int32]  # [rides]
    left: NDArray[np.int64]  # [rides] the fares it leaves the pawn, as bits
    first: NDArray[np.int64]  # [pawns + 1] into the rides
    worth: NDArray[np.float64]  # [rides]
    now: NDArray[np.int64]  # [pawns] the ride each is to take
    best: NDArray[np.int64]  # [pawns] its code
    spared: NDArray[np.int64]  # [1] where nobody may go


def desk_for(board: Board) -> Desk:
    stations = len(board.stations)
    return Desk(
        out=np.empty(2 * RIDES, np.int32),
        near=np.empty(stations, np.int8),
        crowd=np.empty(stations, np.int8),
        liking=np.empty(stations),
        told=np.empty((4, stations)),
        paid=np.empty(4),
        doubt=np.empty(4),
        mass=np.empty((4, PAWNS)),
        traits=np.empty(TRAITS),
        ways=np.zeros(stations, np.int8),
        onward=np.empty(stations, np.float32),
        loose=np.empty(stations, np.float32),
        rides=np.empty(RIDES, np.int32),
        left=np.empty(RIDES, np.int64),
        first=np.zeros(PAWNS + 1, np.int64),
        worth=np.empty(RIDES),
        now=np.empty(PAWNS, np.int64),
        best=np.full(PAWNS, -1, np.int64),
        spared=np.full(1, -1, np.int64),
    )
