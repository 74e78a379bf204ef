"""Games of the Sherlock Holmes edition played out by quick play for both sides: what a searching bot expects to happen.

Questions are asked in them as `asking` has it; nobody bans a ticket, closes a street or asks for the past. A little
noise keeps either side from taking the other for a clockwork.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.agents.engine import holmeslayout as h
from gaslamp.agents.engine.classic import refill
from gaslamp.agents.engine.holmes import play
from gaslamp.agents.engine.holmesflight import ANYWHERE, flee, safe
from gaslamp.agents.engine.holmesodds import learn
from gaslamp.agents.engine.holmesoffers import offers
from gaslamp.agents.engine.holmesplan import plan, planned
from gaslamp.agents.engine.holmesquestions import ask
from gaslamp.agents.engine.jit import inlined, jit
from gaslamp.agents.engine.odds import sample
from gaslamp.agents.engine.quick import NOWHERE
from gaslamp.agents.engine.rows import draw

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gaslamp.agents.engine.holmesdesk import Desk, Game, Ground
    from gaslamp.agents.engine.rows import Number


@jit
def finish(
    ground: Ground, game: Game, loud: NDArray[np.float64], desk: Desk, forced: Number, is_planned: Number
) -> Number:
    """Play on to the end, beginning with an action or a plan that is settled; 1 if he gets away.

    An action of his is worth what follows if they never guess where he is, times the chance that they do not, whatever
    they do: nobody should stand next to them because this quick play would look elsewhere.
    """
    s, chance, is_his = game.s, 1.0, forced >= 0
    desk.spared[0] = NOWHERE
    n = offers(ground.town, ground.rules, s, game.place, desk.out)
    while n:
        if s[h.PHASE] == h.ANSWER:
            if not is_planned:
                ask(ground, game, desk)
                if is_his:
                    chance *= unguessed(ground, game, desk)
                    desk.spared[0] = s[h.AT]
                plan(ground, game, loud[1], desk)
                is_planned = True
            chosen = desk.out[planned(desk, n)]
        else:
            is_planned = False
            pick = flee(ground, game, loud[0], desk, n)
            chosen = desk.out[pick] if forced < 0 else forced
            forced = -1
        play(ground.town, ground.rules, s, game.place, chosen)
        learn(ground, game, desk, chosen)
        n = offers(ground.town, ground.rules, s, game.place, desk.out)
    return chance if s[h.WINNER] == h.HE else 0.0


@inlined
def unguessed(ground: Ground, game: Game, desk: Desk) -> Number:
    """The chance that they do not guess where he is by these odds."""
    for station in range(len(game.odds)):
        desk.told[0, station] = game.odds[station]
    return safe(ground, game, desk, 0, game.s[h.AT], ANYWHERE)


@inlined
def hide(ground: Ground, game: Game) -> None:
    """A guess at what he hides: where he is, and which scenes he still holds."""
    s, place = game.s, game.place
    s[h.AT] = sample(game.odds, game.generator)
    left = ground.rules.crimes - s[h.COMMITTED]
    for n in range(len(ground.scenes)):
        place[ground.scenes[n]] &= ~h.SCENE
    for n in range(len(ground.scenes)):  # each set of them as likely as the other
        if draw(game.generator, len(ground.scenes) - n) < left:
            place[ground.scenes[n]] |= h.SCENE
            left -= 1


@jit
def make_plan(ground: Ground, game: Game, loud: Number, desk: Desk) -> None:
    """The team's plan, into `desk.best`."""
    desk.spared[0] = NOWHERE
    plan(ground, game, loud, desk)


@jit
def try_out(
    ground: Ground,
    start: Game,
    guess: Game,
    game: Game,
    choices: NDArray[np.int64],
    is_his: Number,
    alive: NDArray[np.bool_],
    sums: NDArray[np.float64],
    counts: NDArray[np.int64],
    games: Number,
    loud: NDArray[np.float64],
    desk: Desk,
) -> None:
    """Play each choice still in the running out so often, all of them from the same guesses and with the same luck.

    A choice is an action of his, or a plan of theirs with a code for every pawn.
    """
    for _ in range(games):
        copy(guess, start)
        if not is_his:
            hide(ground, guess)
        for c in range(len(choices)):
            if alive[c]:
                copy(game, guess)
                if not is_his:
                    for pawn in range(len(desk.best)):
                        desk.best[pawn] = choices[c, pawn]
                sums[c] += finish(ground, game, loud, desk, choices[c, 0] if is_his else -1, not is_his)
                counts[c] += 1
        start.generator[0] = game.generator[0]


@inlined
def copy(to: Game, source: Game) -> None:
    refill(to.s, source.s)
    refill(to.place, source.place)
    for station in range(len(source.odds)):
        to.odds[station] = source.odds[station]
    for n in range(len(source.tokens)):
        to.tokens[n] = source.tokens[n]
    to.generator[0] = source.generator[0]
