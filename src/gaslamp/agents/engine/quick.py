"""Games played out by the quick play of both sides: what a searching bot expects to happen.

They plan (`plan`), he flees (`flight`). A little noise keeps either from taking the other for a clockwork.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.engine.classic import play
from gaslamp.agents.engine.flight import flee, muster, safe
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.odds import learn, sample
from gaslamp.agents.engine.offering import offers
from gaslamp.agents.engine.plan import is_struck, plan
from gaslamp.agents.engine.rows import ANSWER, AT, CHOOSE, DONE, HE, MOVE, PHASE, WINNER, code, draw

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.engine.maps import Desk, Maps, Odds
    from gaslamp.agents.engine.rows import Generator, Number, Row, Taken
    from gaslamp.agents.engine.town import Rules, Town

NOWHERE = -1
FORESEEN = 0.5
"""How likely he takes the detectives to be to strike where quick play would."""


@inlined
def planned(desk: Desk, n: Number) -> Number:
    """What of the plan is offered now."""
    for i in range(n):
        if desk.best[desk.out[i] >> 12 & 7] == desk.out[i]:
            return i
    return 0


@jit
def finish(
    town: Town,
    rules: Rules,
    maps: Maps,
    s: Row,
    taken: Taken,
    odds: Odds,
    generator: Generator,
    loud: NDArray[np.float64],
    desk: Desk,
    forced: Number,
    is_planned: Number,
) -> Number:
    """Play on to the end, beginning with an action or a plan that is settled; 1 if he gets away.

    An action of his is worth what follows if they never find him, times the chance that they do not.
    """
    chance, is_his = 1.0, forced >= 0
    n = offers(town, rules, s, taken, desk.out)
    while n:
        phase, chosen = s[PHASE], code(DONE, 0, 0, 0)
        if phase == ANSWER:
            if not is_planned:
                chance *= answer(town, rules, maps, s, taken, odds, generator, loud[1], desk, is_his)
                is_planned = True
            chosen = desk.out[planned(desk, n)]
        elif phase == MOVE:
            is_planned = False
            pick = flee(town, rules, maps, s, taken, odds, generator, loud[0], desk, n)
            chosen = desk.out[pick] if forced < 0 else forced
            forced = -1
        elif phase != CHOOSE:
            chosen = desk.out[draw(generator, n)]
        play(town, rules, s, taken, chosen)
        learn(rules, s, odds, desk.told, chosen)
        n = offers(town, rules, s, taken, desk.out)
    return chance if s[WINNER] == HE else 0.0


@inlined
def answer(
    town: Town,
    rules: Rules,
    maps: Maps,
    s: Row,
    taken: Taken,
    odds: Odds,
    generator: Generator,
    loud: Number,
    desk: Desk,
    is_his: Number,
) -> Number:
    """Their plan, and the chance of it; where he asks, it is one that misses him.

    They may guess where he is, whatever they do: nobody should stand next to them because this quick play would look
    elsewhere. And they may well do as quick play does: nobody should stand where it would strike.
    """
    chance, is_done = unguessed(rules, maps, s, odds, desk) if is_his else 1.0, False
    desk.spared[0] = NOWHERE
    while not is_done:
        plan(town, rules, maps, s, taken, odds, generator, loud, desk)
        is_done = not (is_his and is_struck(rules.pawns, desk, s[AT]))
        if not is_done:
            chance *= 1.0 - FORESEEN
            desk.spared[0] = s[AT]
    return chance


@inlined
def unguessed(rules: Rules, maps: Maps, s: Row, odds: Odds, desk: Desk) -> Number:
    """The chance that they do not guess where he is by these odds."""
    for station in range(len(odds)):
        desk.told[0, station] = odds[station]
    muster(rules, maps, s, desk, 0)
    return safe(rules, maps, s, desk, 0, s[AT])


@jit
def make_plan(
    town: Town,
    rules: Rules,
    maps: Maps,
    s: Row,
    taken: Taken,
    odds: Odds,
    generator: Generator,
    loud: Number,
    desk: Desk,
) -> None:
    """The team's plan, into `desk.best`."""
    desk.spared[0] = NOWHERE
    plan(town, rules, maps, s, taken, odds, generator, loud, desk)


@jit
def try_out(
    town: Town,
    rules: Rules,
    maps: Maps,
    start: Row,
    stood: Taken,
    believed: Odds,
    choices: NDArray[np.int64],
    is_his: Number,
    alive: NDArray[np.bool_],
    sums: NDArray[np.float64],
    counts: NDArray[np.int64],
    generator: Generator,
    games: Number,
    loud: NDArray[np.float64],
    desk: Desk,
) -> None:
    """Play each choice still in the running out so often, all of them from the same guesses and with the same luck.

    A choice is an action of his, or a plan of theirs with a code for every pawn.
    """
    s, taken, odds, luck = (
        np.empty_like(start),
        np.empty_like(stood),
        np.empty_like(believed),
        np.empty_like(generator),
    )
    for _ in range(games):
        here = start[AT] if is_his else sample(believed, generator)
        draw(generator, 2)
        for c in range(len(choices)):
            if alive[c]:
                s[:], taken[:], odds[:], luck[:] = start, stood, believed, generator
                s[AT] = here
                if not is_his:
                    desk.best[:] = choices[c]
                forced = choices[c, 0] if is_his else -1
                sums[c] += finish(town, rules, maps, s, taken, odds, luck, loud, desk, forced, not is_his)
                counts[c] += 1
