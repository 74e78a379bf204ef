"""How the heuristic's Mister X plays the compact game: where the net takes longest to close, or out of sight.

A black ticket makes the turn a guessing game: he picks a station, the detectives a net, and neither knows of the
other. What that is worth to him, and how often he should pick each station, is found by letting both sides answer
what the other has done so far, many times over. The detectives' belief expects him to pick just so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from gaslamp.agents.belief.transition import AnyChase, Odds
from gaslamp.agents.heuristic.compact_value import Outlook
from gaslamp.agents.heuristic.fugitive import stop
from gaslamp.core import Action
from gaslamp.games.compact import PENALTY, Compact, CompactState
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Move

ANSWERS = 100  # of either side in the guessing game

# Tuned by arenas (docs/bots.md).
WARY = 0.2  # the turns he hopes for from each move between him and each detective
KEPT = 3.0  # the pounds a black ticket is worth to him if he can keep it for another turn


def dodge(game: Compact, state: CompactState, actions: Sequence[Action], rng: Random) -> Action:
    moves = [action for action in actions if isinstance(action, Move)]
    hidden = {stop(move): move for move in moves if move.fare == "black"}
    outlook = Outlook(game, state, away=WARY)
    answers = {move: outlook.best({stop(move): 1.0}) for move in moves if move.fare != "black"}
    best = max((pounds for pounds, _ in answers.values()), default=0.0)
    kept = KEPT if any(not net.catches(stop(move)) for move, (_, net) in answers.items()) else 0.0
    if hidden and hide(game, state)[0] - PENALTY > best + kept:
        odds = hiding(game, state)
        return hidden[rng.choices(list(odds), list(odds.values()))[0]]
    return rng.choice([move for move, (pounds, _) in answers.items() if pounds == best] or moves)


def hiding(game: AnyChase, state: ChaseState) -> Odds:
    """The taste of a Mister X who picks his hiding places as the guessing game says."""
    assert isinstance(game, Compact)
    assert isinstance(state, CompactState)
    return hide(game, state)[1]


@lru_cache(maxsize=16)
def hide(game: Compact, state: CompactState) -> tuple[float, Odds]:
    """CP-8: what it is worth to vanish now, and how often to go where."""
    outlook = Outlook(game, state, away=WARY)
    stations = [station for fare, station in game.rides(state, FUGITIVE) if fare == "black"]
    gains = [[outlook.pounds(to, net, outlook.guess) for net in outlook.nets] for to in stations]
    value, odds = guessing_game(gains)
    return value, dict(zip(stations, odds, strict=True))


def guessing_game(gains: Sequence[Sequence[float]]) -> tuple[float, Sequence[float]]:
    """One side picks a row and gains, the other a column: what it is worth, and how often to pick each row."""
    picked, gained, lost = [1] * len(gains), [0.0] * len(gains), [0.0] * len(gains[0])
    for _ in range(ANSWERS):
        row = gained.index(max(gained))
        picked[row] += 1
        lost = [so_far + gain for so_far, gain in zip(lost, gains[row], strict=True)]
        column = lost.index(min(lost))
        gained = [so_far + gain[column] for so_far, gain in zip(gained, gains, strict=True)]
    return min(lost) / ANSWERS, [times / sum(picked) for times in picked]
