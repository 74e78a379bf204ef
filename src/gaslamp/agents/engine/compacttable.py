"""What every position in plain sight costs the detectives, were there tickets enough: reckoned back from the catches.

A table has a row for every three stations the detectives can stand on and a column for his station: the pounds he will
still be paid when he is to move, never hides, and everybody plays as well as can be. It begins with more than anybody
would pay and gets better from sweep to sweep, until nothing changes any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined, jit

if TYPE_CHECKING:
    from gaslamp.agents.engine.rows import Number
    from gaslamp.agents.engine.streets import Streets

Table: TypeAlias = NDArray[np.uint8]  # [teams, stations]
Pounds: TypeAlias = NDArray[np.uint8]  # [stations]
DEAREST = 100


@inlined
def teams(stations: Number) -> Number:
    """How many ways there are for three pawns to stand on the first so many stations."""
    return stations * (stations - 1) * (stations - 2) // 6


@inlined
def team(a: Number, b: Number, c: Number) -> Number:
    """The number of three stations, in whatever order."""
    a, b = min(a, b), max(a, b)
    b, c = min(b, c), max(b, c)
    a, b = min(a, b), max(a, b)
    return teams(c) + b * (b - 1) // 2 + a


@inlined
def is_round(a: Number, b: Number, c: Number, x: Number, y: Number, z: Number) -> Number:
    """CP-7: who is to go where another stands waits for it to leave, so nobody can if they go in a circle."""
    is_swap = (x == b and y == a) or (x == c and z == a) or (y == c and z == b)
    return is_swap or (x == b and y == c and z == a) or (x == c and y == a and z == b)


@jit
def solve(streets: Streets, table: Table) -> Number:
    """Fill a table; how many sweeps it took."""
    table[:], sweeps, is_done = DEAREST, 0, False
    answers, now = np.empty(table.shape[1], np.uint8), np.empty(table.shape[1], np.uint8)
    while not is_done:
        is_done, sweeps = not sweep(streets, table, answers, now), sweeps + 1
    return sweeps


@jit
def sweep(streets: Streets, table: Table, answers: Pounds, now: Pounds) -> Number:
    """Reckon every position once more; how many have changed."""
    changed, row = 0, 0
    for c in range(table.shape[1]):
        for b in range(c):
            for a in range(b):
                answer(streets, table, a, b, c, answers)
                flee(streets, a, b, c, answers, now)
                for here in range(len(now)):
                    changed += now[here] != table[row, here]
                    table[row, here] = now[here]
                row += 1
    return changed


@inlined
def answer(streets: Streets, table: Table, a: Number, b: Number, c: Number, answers: Pounds) -> None:
    """What it costs from each station on that he has just moved to."""
    for here in range(len(answers)):
        answers[here] = DEAREST
    for i in range(streets.first[a], streets.first[a + 1]):
        for j in range(streets.first[b], streets.first[b + 1]):
            for k in range(streets.first[c], streets.first[c + 1]):
                x, y, z = streets.dest[i], streets.dest[j], streets.dest[k]
                if x != y and y != z and x != z and not is_round(a, b, c, x, y, z):
                    paid, row = np.uint8(streets.price[i] + streets.price[j] + streets.price[k]), team(x, y, z)
                    for here in range(len(answers)):
                        answers[here] = min(answers[here], np.uint8(table[row, here] + paid))
    catch(streets, a, answers)
    catch(streets, b, answers)
    catch(streets, c, answers)


@inlined
def catch(streets: Streets, pawn: Number, answers: Pounds) -> None:
    """CP-10: a catch ends the round at once, and only its own ticket is paid."""
    for way in range(streets.first[pawn], streets.first[pawn + 1]):
        station = streets.dest[way]
        answers[station] = min(answers[station], streets.price[way])


@inlined
def flee(streets: Streets, a: Number, b: Number, c: Number, answers: Pounds, now: Pounds) -> None:
    """He goes where it costs them most; cornered (CP-7) he gets no more."""
    for here in range(len(now)):
        now[here] = 0
        for way in range(streets.first[here], streets.first[here + 1]):
            station = streets.dest[way]
            if station != a and station != b and station != c:
                now[here] = max(now[here], answers[station])
