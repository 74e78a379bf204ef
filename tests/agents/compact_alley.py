"""The compact game on a board small enough to try everything on, and positions in which he has just moved in sight."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from gaslamp.agents.engine import chase
from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine import layout as at
from gaslamp.agents.engine.alpha_beta import DEPTH, NODES, alpha_beta
from gaslamp.agents.engine.alpha_beta_scratch import MAX_DEPTH, AlphaBetaScratch
from gaslamp.agents.engine.layout import Codes, Position, Row
from gaslamp.agents.engine.models import CompactModel, compact_model
from gaslamp.agents.engine.tablebase import CompactBoard, compact_board
from gaslamp.agents.engine.transposition_table import INFINITY
from gaslamp.games import make_game
from gaslamp.games.compact import Compact
from tests.agents.alley import LINES
from tests.games.positions import sketch

NO_MARKS = np.zeros(0, np.int8)
STOCKS = ((3, 2, 1), (4, 0, 1), (2, 2, 2), (5, 1, 0), (1, 3, 1), (0, 2, 2))
PLENTY = 1 << 60


def alley(**options: Any) -> Compact:
    with TemporaryDirectory() as folder:
        settings = {"board": sketch(Path(folder), *LINES), "starts": [2, 4, 5, 6, 8]}
        return make_game("compact", 2, settings | options)


@lru_cache(maxsize=1)
def alley_board() -> CompactBoard:
    return compact_board(alley().board)


@lru_cache(maxsize=1)
def alley_model() -> CompactModel:
    return compact_model(alley())


def room() -> Codes:
    """For all that may be done."""
    return np.empty(alley_model().max_actions, np.int32)


def actions(s: Row, out: Codes) -> int:
    """List what may be done by the rules."""
    return int(chase.actions(alley_model(), Position(s, NO_MARKS), out))


def step(s: Row, action: int) -> None:
    chase.step(alley_model(), Position(s, NO_MARKS), action)


def rows(count: int, seed: int) -> list[Row]:
    """So many positions at random, the detectives to move."""
    random, found = Random(seed), []
    for _ in range(count):
        s = np.zeros(k.SIZE, np.int16)
        s[at.PHASE], s[at.WAITING] = at.ANSWER, k.TEAM
        s[k.STOCK : at.AT] = random.choice(STOCKS)
        s[at.AT :] = random.sample(range(9), 4)
        k.strand(alley_board().arrays, s)
        found.append(s)
    return found


def open_rows(count: int, seed: int) -> list[Row]:
    """Of six times as many, those in which a detective can move and none can catch him at once."""
    arrays, out = alley_board().arrays, room()
    found = [s for s in rows(6 * count, seed) if (n := k.replies(arrays, s, out)) and s[at.AT] not in out[:n] & 511]
    assert len(found) > count // 2, "or a test is about next to nothing"
    return found


def searched(
    s: Row, scratch: AlphaBetaScratch, *, depth: int = MAX_DEPTH, alpha: float = 0.0, beta: float = INFINITY
) -> float:
    scratch.rows[0], scratch.limits[DEPTH], scratch.limits[NODES] = s, depth, PLENTY
    return float(alpha_beta(alley_board(), scratch, 0, alpha, beta))
