"""Quick play for both sides on arrays, and games played out by it: what a searching bot expects to happen.

The detectives move as a team that expects his next move, as in `hunting`; he moves out of reach, towards open ground,
where they are in doubt, as in `fleeing`. A little noise keeps either from taking the other for a clockwork.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.kernels.classic import play
from gaslamp.agents.kernels.jit import inlined, jit
from gaslamp.agents.kernels.odds import ANY, learn, nearest, noise, sample, spread
from gaslamp.agents.kernels.offering import offers
from gaslamp.agents.kernels.rows import (
    ANSWER,
    AT,
    BLACK,
    CAUGHT,
    CHOOSE,
    DONE,
    ENTRIES,
    FARES,
    HE,
    MOVE,
    PHASE,
    PURSE,
    RIDE,
    ROUND,
    RULE,
    TWICE,
    WAITING,
    WINNER,
    code,
    draw,
    held,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.kernels.maps import Desk, Maps, Odds
    from gaslamp.agents.kernels.rows import Generator, Number, Row, Taken
    from gaslamp.agents.kernels.town import Rules, Town

# What things are worth, as in `hunting` and `fleeing`.
CATCH, ROOM, STUCK, PASSES = 0.3, 0.06, 0.3, 2
GROUND, DOUBT, LEAST, BLACKS, HASTY, LATE = 0.3, 0.15, 0.02, 0.05, 0.3, 12.0
UNSAFE = 0.62
"""With less chance to get away he doubles."""
STAYING = 128
"""Where in `misses` the rows of the pawns begin that stay where they are."""
WORST = -1e9
SILENT = -1.0


@inlined
def plan(
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
    """A ride for every pawn still to move: `desk.best[pawn]` is its code, or -1 where it has none."""
    targets, n = aim(town, rules, maps, s, taken, odds, desk), 0
    for pawn in range(1, rules.pawns):
        here, fares = s[AT + pawn], held(s, pawn)
        desk.first[pawn], desk.now[pawn], desk.best[pawn] = n, -1, -1
        for t in range(targets):
            desk.misses[STAYING + pawn, t] = maps.misses[maps.away[fares, here, desk.targets[t]]]
        if s[WAITING] >> pawn & 1:
            for line in range(town.first[here], town.land[here]):
                way = town.way[line]
                if fares >> (way >> 9) & 1 and not taken[way & 511]:
                    desk.rides[n] = code(RIDE, pawn, 0, 0) | way
                    weigh(town, maps, s, odds, generator, loud, desk, n, targets)
                    n += 1
        desk.first[pawn + 1] = n
    for _ in range(PASSES):
        for pawn in range(1, rules.pawns):
            if desk.first[pawn] < desk.first[pawn + 1]:
                improve(rules, desk, pawn, targets)


@inlined
def aim(town: Town, rules: Rules, maps: Maps, s: Row, taken: Taken, odds: Odds, desk: Desk) -> Number:
    """Where he may go next, and how likely; how many such stations there are."""
    nearest(maps, rules, s, desk.near)
    whole, targets = spread(town, rules, maps, s, taken, desk.near, odds, ANY, desk.told, 0), 0
    for station in range(len(odds)):
        desk.onward[station] = desk.told[0, station] if whole > 0.0 else odds[station]
        if desk.onward[station] > 0.0:
            desk.targets[targets] = station
            targets += 1
    return targets


@inlined
def weigh(
    town: Town,
    maps: Maps,
    s: Row,
    odds: Odds,
    generator: Generator,
    loud: Number,
    desk: Desk,
    r: Number,
    targets: Number,
) -> None:
    """What one ride is good for, and how little hold it gives on each target."""
    pawn, fare, to = desk.rides[r] >> 12 & 7, desk.rides[r] >> 9 & 7, desk.rides[r] & 511
    fares = held(s, pawn)
    if s[PURSE + FARES * pawn + fare] == 1:
        fares &= ~(1 << fare)
    worth = CATCH * odds[to] + ROOM * maps.room[fares, to] - STUCK * ((fares & town.kinds[to]) == 0)
    desk.worth[r] = worth + loud * noise(generator)
    for t in range(targets):
        desk.misses[r, t] = maps.misses[maps.away[fares, to, desk.targets[t]]]


@inlined
def improve(rules: Rules, desk: Desk, pawn: Number, targets: Number) -> None:
    """The pawn's best ride while all others do as planned."""
    for t in range(targets):
        desk.loose[t] = desk.onward[desk.targets[t]]
    for other in range(1, rules.pawns):
        if other != pawn:
            row = desk.now[other] if desk.now[other] >= 0 else STAYING + other
            for t in range(targets):
                desk.loose[t] *= desk.misses[row, t]
    top, pick = WORST, -1
    for r in range(desk.first[pawn], desk.first[pawn + 1]):
        score = desk.worth[r]
        for t in range(targets):
            score -= desk.loose[t] * desk.misses[r, t]
        if score > top and not is_promised(rules, desk, pawn, desk.rides[r] & 511):
            top, pick = score, r
    desk.now[pawn] = pick
    desk.best[pawn] = desk.rides[pick] if pick >= 0 else -1


@inlined
def is_promised(rules: Rules, desk: Desk, pawn: Number, station: Number) -> Number:
    """Whether another pawn is to go there."""
    for other in range(1, rules.pawns):
        if other != pawn and desk.now[other] >= 0 and desk.rides[desk.now[other]] & 511 == station:
            return True
    return False


@inlined
def flee(
    town: Town,
    rules: Rules,
    maps: Maps,
    s: Row,
    taken: Taken,
    odds: Odds,
    generator: Generator,
    loud: Number,
    desk: Desk,
    n: Number,
) -> Number:
    """Which of his offers to take; `desk.told` has the odds after each fare then."""
    nearest(maps, rules, s, desk.near)
    is_due, top, pick, safest = rules.due[s[ENTRIES] + 1], WORST, 0, 1.0
    for fare in range(4):
        desk.doubt[fare] = -1.0
    for i in range(n):
        if desk.out[i] >> 15 == RIDE:
            fare, to = desk.out[i] >> 9 & 7, desk.out[i] & 511
            if desk.doubt[fare] < 0.0:
                desk.doubt[fare] = doubt(town, rules, maps, s, taken, odds, desk, fare)
            safety = 0.0 if is_due and desk.near[to] <= 1 else safe(rules, maps, s, desk, fare, to)
            score = appeal(rules, s, maps, desk, fare, to, safety) + loud * noise(generator)
            if score > top:
                top, pick, safest = score, i, safety
    return n - 1 if safest < UNSAFE and desk.out[n - 1] >> 15 == TWICE else pick


@inlined
def appeal(rules: Rules, s: Row, maps: Maps, desk: Desk, fare: Number, to: Number, safety: Number) -> Number:
    """What a ride is worth to him: to get away, to hold ground, to leave them in doubt, and at what price."""
    is_shown, price = rules.due[s[ENTRIES] + 1], 0.0
    if fare == BLACK:
        price = HASTY if s[ROUND] <= 2 else BLACKS * min(1.0, (rules.windows - s[ENTRIES]) / LATE)
    left = 0.0 if is_shown else DOUBT * desk.doubt[fare]
    return np.log(LEAST + safety) + GROUND * np.log(1.0 + ground(maps, desk, to)) + left - price


@inlined
def doubt(town: Town, rules: Rules, maps: Maps, s: Row, taken: Taken, odds: Odds, desk: Desk, fare: Number) -> Number:
    """The entropy of the odds after a fare."""
    spread(town, rules, maps, s, taken, desk.near, odds, fare, desk.told, fare)
    entropy = 0.0
    for station in range(len(odds)):
        share = desk.told[fare, station]
        if share > 0.0:
            entropy -= share * np.log(share)
    return entropy


@inlined
def safe(rules: Rules, maps: Maps, s: Row, desk: Desk, fare: Number, to: Number) -> Number:
    """The chance that every detective who could stop there guesses another of the stations it can reach."""
    safety = 1.0
    for pawn in range(1, rules.pawns):
        fares, here = held(s, pawn), s[AT + pawn]
        if maps.away[fares, here, to] <= 1:
            whole = 0.0
            for station in range(len(desk.near)):
                if maps.away[fares, here, station] <= 1:
                    whole += float(desk.told[fare, station])
            if whole > 0.0:
                safety *= 1.0 - float(desk.told[fare, to]) / whole
    return safety


@inlined
def ground(maps: Maps, desk: Desk, to: Number) -> Number:
    """The stations he would reach before any detective."""
    count = 0
    for station in range(len(desk.near)):
        count += maps.away[7, to, station] < desk.near[station]
    return count


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

    An action of his is worth what follows if they do not guess where he is in their next turn, times the chance that
    they do not, whatever they do: nobody should stand next to them because this quick play would look elsewhere. Where
    it does guess right there is nothing to learn, and it is worth SILENT.
    """
    turns, chance, is_his = 0, 1.0, forced >= 0
    n = offers(town, rules, s, taken, desk.out)
    while n:
        phase, chosen = s[PHASE], code(DONE, 0, 0, 0)
        if phase == ANSWER:
            if not is_planned:
                turns += 1
                if is_his and turns == 1:
                    chance = unguessed(rules, maps, s, odds, desk)
                plan(town, rules, maps, s, taken, odds, generator, loud[1], desk)
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
    if is_his and turns == 1 and s[RULE] == CAUGHT:
        return SILENT
    return chance if s[WINNER] == HE else 0.0


@inlined
def unguessed(rules: Rules, maps: Maps, s: Row, odds: Odds, desk: Desk) -> Number:
    """The chance that they do not guess where he is by these odds."""
    for station in range(len(odds)):
        desk.told[0, station] = odds[station]
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
    plan(town, rules, maps, s, taken, odds, generator, loud, desk)


@jit
def try_out(
    town: Town,
    rules: Rules,
    maps: Maps,
    start: Row,
    stood: Taken,
    belief: Odds,
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
    s, taken, odds, luck = np.empty_like(start), np.empty_like(stood), np.empty_like(belief), np.empty_like(generator)
    for _ in range(games):
        here = start[AT] if is_his else sample(belief, generator)
        draw(generator, 2)
        for c in range(len(choices)):
            if alive[c]:
                s[:], taken[:], odds[:], luck[:] = start, stood, belief, generator
                s[AT] = here
                if not is_his:
                    desk.best[:] = choices[c]
                forced = choices[c, 0] if is_his else -1
                worth = finish(town, rules, maps, s, taken, odds, luck, loud, desk, forced, not is_his)
                if worth != SILENT:
                    sums[c] += worth
                    counts[c] += 1
