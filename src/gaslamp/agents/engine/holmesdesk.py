"""What the kernels of quick play in the Sherlock Holmes edition reckon with: the ground, a game on it, and a desk."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.belief.priors import DISTANCE_WEIGHTS as WARY
from gaslamp.agents.belief.priors import HOLMES_DISTANCE_WEIGHTS as BY_MOVES
from gaslamp.agents.belief.priors import attraction as charm
from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.holmeslayout import HolmesRules, Place
from gaslamp.agents.engine.holmesplan import PAWNS
from gaslamp.agents.engine.holmesquestions import PARK
from gaslamp.agents.engine.holmesrows import rules_of
from gaslamp.agents.engine.maps import Maps, Near, Odds, Told, Weights, maps_of
from gaslamp.agents.engine.odds import FAR
from gaslamp.agents.engine.positions import numbers
from gaslamp.agents.engine.rows import Codes, Generator, Row
from gaslamp.agents.engine.town import Town, town_of
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import QUARTERS, SYMBOLS, HolmesState


class Ground(NamedTuple):
    """What does not change in a game."""

    town: Town
    rules: HolmesRules
    maps: Maps
    marks: NDArray[np.int8]  # [stations] HIDEOUT, SCENE (whoever's it is) and the symbols, as bits
    quarters: NDArray[np.int8]  # [stations]
    scenes: NDArray[np.int64]  # [scenes] where they are
    prices: Odds  # [fares] how readily he pays each
    wary: Odds  # [FAR + 1] how much he likes a station by the moves of the nearest pawn
    charm: Odds  # [stations] and how much besides


@lru_cache(maxsize=32)
def ground_of(game: Holmes, *, is_his: bool) -> Ground:
    """As Moriarty sees it, who thinks that he is taken to be wary and no more, or as the detectives do."""
    at = numbers(game.board)
    scenes = sorted(game.scenes if game.crimes else ())
    liking = np.array(WARY if is_his else BY_MOVES)
    charms = [1.0 if is_his else charm(game)[station] for station in game.board.stations]
    return Ground(
        town=town_of(game.board),
        rules=rules_of(game),
        maps=maps_of(game.board),
        marks=_marks(game),
        quarters=_quarters(game),
        scenes=np.array([at[station] for station in scenes], np.int64),
        prices=np.ones(4),
        wary=liking[np.minimum(np.arange(FAR + 1), len(liking) - 1)],
        charm=np.array(charms),
    )


def _marks(game: Holmes) -> NDArray[np.int8]:
    kinds = {h.HIDEOUT: game.hideouts, h.SCENE: game.scenes} | {
        PARK << n: game.board.marks.get(symbol, frozenset()) for n, symbol in enumerate(SYMBOLS)
    }
    rows = [[bit for bit, marked in kinds.items() if station in marked] for station in game.board.stations]
    return np.array([sum(row) for row in rows], np.int8)


def _quarters(game: Holmes) -> NDArray[np.int8]:
    """The number of each station's quarter; one that lies in none is in the last."""
    parts = [game.board.marks.get(f"quarter-{quarter}", frozenset()) for quarter in QUARTERS[:-1]]
    found = [[station in part for part in parts] for station in game.board.stations]
    return np.array([row.index(True) if any(row) else len(parts) for row in found], np.int8)


class Game(NamedTuple):
    """How things stand, where everybody must think he is, and what chance will do."""

    s: Row
    place: Place
    odds: Odds
    tokens: NDArray[np.int64]  # [2] to ask for the quarter, and for a symbol
    generator: Generator

    def copied(self) -> Game:
        s, place, odds, tokens, generator = self
        return Game(s.copy(), place.copy(), odds.copy(), tokens.copy(), generator.copy())


def tokens_of(game: Holmes, state: HolmesState) -> NDArray[np.int64]:
    """What is left of them to those who ask."""
    held = dict(zip(game.characters, state.tokens[1:], strict=False))
    return np.array([held.get("sherlock", 0), held.get("watson", 0)], np.int64)


class Desk(NamedTuple):
    """Room for one game to be played out in."""

    out: Codes
    near: Near
    liking: Odds
    told: Told
    paid: Odds  # [fares]
    doubt: Odds  # [fares]
    onward: Weights  # [stations] where he may go next, and how much it matters to be near
    loose: Weights  # [stations] what the others leave of it
    rides: NDArray[np.int64]  # [rides]
    left: NDArray[np.int64]  # [rides] the fares it leaves the pawn, as bits
    first: NDArray[np.int64]  # [pawns + 1] into the rides
    worth: Odds  # [rides]
    now: NDArray[np.int64]  # [pawns] the ride each is to take
    best: NDArray[np.int64]  # [pawns] its code
    spared: NDArray[np.int64]  # [1] where nobody may go


def desk_for(ground: Ground) -> Desk:
    stations, rides = len(ground.marks), ground.rules.most
    return Desk(
        out=np.empty(rides, np.int32),
        near=np.empty(stations, np.int8),
        liking=np.empty(stations),
        told=np.empty((4, stations)),
        paid=np.empty(4),
        doubt=np.empty(4),
        onward=np.empty(stations, np.float32),
        loose=np.empty(stations, np.float32),
        rides=np.empty(rides, np.int64),
        left=np.empty(rides, np.int64),
        first=np.zeros(PAWNS + 1, np.int64),
        worth=np.empty(rides),
        now=np.empty(PAWNS, np.int64),
        best=np.full(PAWNS, -1, np.int64),
        spared=np.full(1, -1, np.int64),
    )
