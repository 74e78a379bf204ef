"""Quick play for both sides on arrays, and games played out by it: what a searching bot expects to happen.

The detectives move as a team that expects his next move, as in `hunting`; he moves out of reach, towards open ground,
where they are in doubt, as in `fleeing`. A little noise keeps either from taking the other for a clockwork.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gaslamp.agents.kernels.classic import play
from gaslamp.agents.kernels.jit import inlined, jit, summing
from gaslamp.agents.kernels.odds import (
    APART,
    CATCH,
    HUB,
    NOW,
    ROOM,
    STUCK,
    TOGETHER,
    context,
    learn,
    noise,
    regard,
    sample,
    spread,
    survey,
)
from gaslamp.agents.kernels.offering import offers
from gaslamp.agents.kernels.rows import (
    ANSWER,
    AT,
    BLACK,
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
    TWICE,
    WAITING,
    WINNER,
    code,
    draw,
    held,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gaslamp.agents.kernels.holmesdesk import Desk as HolmesDesk
    from gaslamp.agents.kernels.maps import Desk, Hold, Maps, Odds, Weights
    from gaslamp.agents.kernels.rows import Generator, Number, Row, Taken
    from gaslamp.agents.kernels.town import Rules, Town

PASSES, LEAST, LATE = 2, 0.02, 12.0
WORST = -1e9
NOWHERE = -1
FORESEEN = 0.5
"""How likely he takes the detectives to be to strike where quick play would."""


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
    what, n = context(rules, s), 0
    aim(town, rules, maps, s, taken, odds, desk, what)
    for pawn in range(1, rules.pawns):
        here, fares = s[AT + pawn], held(s, pawn)
        desk.first[pawn], desk.now[pawn], desk.best[pawn] = n, -1, -1
        if s[WAITING] >> pawn & 1:
            for line in range(town.first[here], town.land[here]):
                way = town.way[line]
                if fares >> (way >> 9) & 1 and not taken[way & 511]:
                    left = fares & ~(1 << (way >> 9)) if s[PURSE + FARES * pawn + (way >> 9)] == 1 else fares
                    desk.rides[n], desk.left[n] = code(RIDE, pawn, 0, 0) | way, left
                    desk.worth[n] = merit(town, maps, odds, left, way & 511, what) + loud * noise(maps, generator)
                    n += 1
        desk.first[pawn + 1] = n
    for _ in range(PASSES):
        for pawn in range(1, rules.pawns):
            if desk.first[pawn] < desk.first[pawn + 1]:
                improve(rules, maps, s, desk, pawn, what)


@inlined
def aim(town: Town, rules: Rules, maps: Maps, s: Row, taken: Taken, odds: Odds, desk: Desk, what: Number) -> None:
    """Where he may go next or still be, and how much it matters to be near."""
    survey(rules, maps, s, desk)
    spread(town, rules, maps, s, taken, odds, desk, TOGETHER)
    expected, now = desk.told[0] if desk.paid[0] > 0.0 else odds, maps.habits.theirs[what, NOW]
    for station in range(len(odds)):
        desk.onward[station] = now * odds[station]
        if expected[station] > 0.0:
            regard(town, maps, taken, desk, what, station)
            desk.onward[station] += expected[station] * maps.lures[what, town.kinds[station], desk.ways[station]]


@inlined
def merit(town: Town, maps: Maps, odds: Odds, fares: Number, to: Number, what: Number) -> Number:
    """What a station is good for by itself, with the fares that are left: a catch, room, a way on."""
    h, ways = maps.habits.theirs, fares & town.kinds[to]
    worth = h[what, CATCH] * odds[to] + h[what, ROOM] * maps.room[fares, to]
    return worth + h[what, STUCK] * (ways == 0) + h[what, HUB] * (ways > 3)


@inlined
def improve(rules: Rules, maps: Maps, s: Row, desk: Desk, pawn: Number, what: Number) -> None:
    """The pawn's best ride while all others do as planned."""
    loose, hold = desk.loose, maps.hold[what]
    for station in range(len(loose)):
        loose[station] = desk.onward[station]
    for other in range(1, rules.pawns):
        if other != pawn:
            ride = desk.now[other]
            fares, at = (desk.left[ride], desk.rides[ride] & 511) if ride >= 0 else (held(s, other), s[AT + other])
            tighten(loose, hold[fares, at])
    choose(rules.pawns, desk, hold, pawn)


@inlined
def choose(pawns: Number, desk: Desk | HolmesDesk, hold: Hold, pawn: Number) -> None:
    """The ride that leaves him least of what the others leave."""
    top, pick = WORST, -1
    for r in range(desk.first[pawn], desk.first[pawn + 1]):
        to = desk.rides[r] & 511
        score = desk.worth[r] - missed(desk.loose, hold[desk.left[r], to])
        if score > top and to != desk.spared[0] and not is_promised(pawns, desk, pawn, to):
            top, pick = score, r
    desk.now[pawn] = pick
    desk.best[pawn] = desk.rides[pick] if pick >= 0 else -1


@inlined
def tighten(loose: Weights, hold: Weights) -> None:
    """What is left of his ways once one more pawn watches them."""
    for station in range(len(loose)):
        loose[station] *= hold[station]


@summing
def missed(loose: Weights, hold: Weights) -> Number:
    """How much of what the others leave one more pawn leaves too."""
    total = np.float32(0.0)
    for station in range(len(loose)):
        total += loose[station] * hold[station]
    return total


@inlined
def is_promised(pawns: Number, desk: Desk | HolmesDesk, pawn: Number, station: Number) -> Number:
    """Whether another pawn is to go there."""
    for other in range(1, pawns):
        if other != pawn and desk.now[other] >= 0 and desk.rides[desk.now[other]] & 511 == station:
            return True
    return False


@inlined
def is_struck(pawns: Number, desk: Desk | HolmesDesk, station: Number) -> Number:
    """Whether the plan takes anybody there."""
    count = 0
    for pawn in range(1, pawns):
        count += desk.best[pawn] >= 0 and desk.best[pawn] & 511 == station
    return count > 0


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
    survey(rules, maps, s, desk)
    spread(town, rules, maps, s, taken, odds, desk, APART)
    what, top, pick, safest = context(rules, s), WORST, 0, 1.0
    for fare in range(4):
        desk.doubt[fare] = -1.0
    for i in range(n):
        if desk.out[i] >> 15 == RIDE:
            fare, to = desk.out[i] >> 9 & 7, desk.out[i] & 511
            if desk.doubt[fare] < 0.0:
                desk.doubt[fare] = doubt(desk.told[fare])
                muster(rules, maps, s, desk, fare)
            safety = 0.0 if what == 1 and desk.near[to] <= 1 else safe(rules, maps, s, desk, fare, to)
            score = appeal(town, rules, s, maps, desk, fare, to, safety, what) + loud * noise(maps, generator)
            if score > top:
                top, pick, safest = score, i, safety
    return n - 1 if safest < maps.habits.unsafe[what] and desk.out[n - 1] >> 15 == TWICE else pick


@inlined
def appeal(
    town: Town, rules: Rules, s: Row, maps: Maps, desk: Desk, fare: Number, to: Number, safety: Number, what: Number
) -> Number:
    """What a ride is worth to him."""
    x, near, score = desk.traits, desk.near[to], 0.0
    x[0], x[1], x[2] = np.log(LEAST + safety), maps.logs[ground(maps, desk, to)], desk.doubt[fare]
    x[3], x[4], x[5], x[6] = near == 1, near == 2, near >= 4, maps.logs[desk.ways[to]]
    x[7], x[8], x[9] = town.kinds[to] >> 2 & 1, town.kinds[to] >> 1 & 1, desk.told[fare, to]
    is_black = fare == BLACK
    x[10], x[11] = is_black, is_black * (s[ROUND] <= 2)
    x[12], x[13] = is_black * min(1.0, (rules.windows - s[ENTRIES]) / LATE), desk.crowd[to]
    for i in range(len(x)):
        score += maps.habits.his[what, i] * x[i]
    return score


@inlined
def muster(rules: Rules, maps: Maps, s: Row, desk: Desk, fare: Number) -> None:
    """How likely he is where each detective can be next."""
    for pawn in range(1, rules.pawns):
        fares, here, whole = held(s, pawn), s[AT + pawn], 0.0
        for k in range(maps.first[fares, here], maps.first[fares, here + 1]):
            whole += desk.told[fare, maps.reached[k]]
        desk.mass[fare, pawn] = whole


@inlined
def doubt(odds: Odds) -> Number:
    """Their entropy."""
    entropy = 0.0
    for share in odds:
        if share > 0.0:
            entropy -= share * np.log(share)
    return entropy


@inlined
def safe(rules: Rules, maps: Maps, s: Row, desk: Desk, fare: Number, to: Number) -> Number:
    """The chance that every detective who could stop there guesses another of the stations it can reach."""
    safety = 1.0
    for pawn in range(1, rules.pawns):
        if maps.away[held(s, pawn), s[AT + pawn], to] <= 1 and desk.mass[fare, pawn] > 0.0:
            safety *= 1.0 - desk.told[fare, to] / desk.mass[fare, pawn]
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
