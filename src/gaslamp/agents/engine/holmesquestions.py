"""When the detectives of quick play ask where Moriarty is, as in `asking`, and what everybody makes of the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.jit import inlined

if TYPE_CHECKING:
    from gaslamp.agents.engine.holmesdesk import Desk, Game, Ground
    from gaslamp.agents.engine.rows import Number

LEFT, FEW, LATE = 0.6, 3.0, 6.0  # as in `asking`
QUARTER, SYMBOL = range(2)
PARK = 16
"""The bit of the first of three symbols."""


@inlined
def ask(ground: Ground, game: Game, desk: Desk) -> None:
    """Spend a token on the question that promises most, if that is enough; SH-25: one a turn."""
    if game.tokens[QUARTER] + game.tokens[SYMBOL] == 0:
        return
    least = wanted(ground, game)
    part, about = 1.0, -1
    if game.tokens[QUARTER]:
        part, about = known(ground, game, desk), 0
    for n in range(3):
        if game.tokens[SYMBOL]:
            share = carrying(ground, game, PARK << n)
            left = share * share + (1.0 - share) * (1.0 - share)
            if left < part:
                part, about = left, PARK << n
    if 1.0 - part >= least:
        game.tokens[SYMBOL if about else QUARTER] -= 1
        answer(ground, game, about)


@inlined
def wanted(ground: Ground, game: Game) -> Number:
    """How much of the odds an answer must be expected to rule out."""
    entropy = 0.0
    for station in range(len(game.odds)):
        if game.odds[station] > 0.0:
            entropy -= game.odds[station] * np.log(game.odds[station])
    haste = max(1.0, LATE / (1 + ground.rules.windows - game.s[h.ENTRIES]))
    return (1.0 - LEFT) / haste if np.exp(entropy) > FEW else 2.0


@inlined
def known(ground: Ground, game: Game, desk: Desk) -> Number:
    """The share of the odds that is expected to be left once the quarter is known."""
    for quarter in range(4):
        desk.doubt[quarter] = 0.0
    for station in range(len(game.odds)):
        desk.doubt[ground.quarters[station]] += game.odds[station]
    left = 0.0
    for quarter in range(4):
        left += desk.doubt[quarter] * desk.doubt[quarter]
    return left


@inlined
def carrying(ground: Ground, game: Game, symbol: Number) -> Number:
    """How likely his station carries the symbol."""
    share = 0.0
    for station in range(len(game.odds)):
        if ground.marks[station] & symbol:
            share += game.odds[station]
    return share


@inlined
def answer(ground: Ground, game: Game, about: Number) -> None:
    """SH-26, SH-28: he tells the truth, and every station that it does not fit is out."""
    here, whole = game.s[h.AT], 0.0
    for station in range(len(game.odds)):
        if is_told_apart(ground, station, here, about):
            game.odds[station] = 0.0
        whole += game.odds[station]
    if whole > 0.0:
        for station in range(len(game.odds)):
            game.odds[station] /= whole


@inlined
def is_told_apart(ground: Ground, one: Number, other: Number, about: Number) -> Number:
    """Whether the answers differ at two stations."""
    if about:
        return (ground.marks[one] & about) != (ground.marks[other] & about)
    return ground.quarters[one] != ground.quarters[other]
