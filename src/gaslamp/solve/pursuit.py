"""Retrograde analysis of a chase in which everybody sees the fugitive and nobody pays: the kernels.

A team is a row of stations in ascending order; its rank counts the teams before it. For every team there is a bit for
each station of the fugitive: in `wins` those from which the detectives, who are to move, catch him, in `lost` those
from which the fugitive, who is to move, is caught. Both grow from round to round until nothing is added.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.jit import inlined, jit

if TYPE_CHECKING:
    from gaslamp.agents.engine.layout import Number

Team: TypeAlias = NDArray[np.int16]  # [pawns] a station each
Bits: TypeAlias = NDArray[np.uint64]  # [teams, words] a bit for every station
MOST = 3
"""Detectives that the kernels have room for."""
NEVER = 255
"""The round of a catch that does not come."""


class Ways(NamedTuple):
    """Where each side gets from each station, every neighbour once."""

    first: NDArray[np.int32]  # [stations + 1] into the detectives' neighbours
    dest: NDArray[np.int16]
    fugitive_first: NDArray[np.int32]  # [stations + 1] into the fugitive's
    fugitive_dest: NDArray[np.int16]


@inlined
def choose(n: Number, k: Number) -> Number:
    """How many sets of k things there are among n, for k up to 3."""
    if k == 1:
        return n
    return n * (n - 1) // 2 if k == 2 else n * (n - 1) * (n - 2) // 6


@inlined
def team_rank(team: Team) -> Number:
    """The rank of a team whose stations stand in any order; they are sorted."""
    rank = 0
    for i in range(1, len(team)):
        for j in range(i, 0, -1):
            low, high = min(team[j - 1], team[j]), max(team[j - 1], team[j])
            team[j - 1], team[j] = low, high
    for i in range(len(team)):
        rank += choose(np.int64(team[i]), i + 1)
    return rank


@inlined
def is_reached(ways: Ways, here: Team, there: Team) -> bool:
    """Whether pawns that move one after another, in the order they like, can end there.

    CL-11: one pawn to a station. CL-13: only a pawn whose every neighbour is occupied stays. Pawns that wait for each
    other's stations in a circle cannot move at all.
    """
    for i in range(len(here)):
        for j in range(i):
            if there[i] == there[j]:
                return False
        if there[i] == here[i] and not is_blocked(ways, here[i], there):
            return False
        if there[i] != here[i] and is_in_circle(i, here, there):
            return False
    return True


@inlined
def is_blocked(ways: Ways, station: Number, team: Team) -> bool:
    is_full = True
    for edge in range(ways.first[station], ways.first[station + 1]):
        is_full = is_full and is_among(ways.dest[edge], team)
    return is_full


@inlined
def is_among(station: Number, team: Team) -> bool:
    is_found = False
    for pawn in range(len(team)):
        is_found = is_found or team[pawn] == station
    return is_found


@inlined
def is_in_circle(pawn: Number, here: Team, there: Team) -> bool:
    """Whether the pawn waits for one that waits, directly or not, for it."""
    now = pawn
    for _ in range(len(here)):
        next_one = -1
        for other in range(len(here)):
            if other != now and here[other] == there[now]:
                next_one = other
        if next_one == pawn:
            return True
        if next_one < 0:
            return False
        now = next_one
    return False


@inlined
def destination(ways: Ways, station: Number, choice: Number, pawns: Number) -> Number:
    """The choice-th neighbour; then the station itself, where so few neighbours can all be occupied; else -1."""
    count = ways.first[station + 1] - ways.first[station]
    if choice < count:
        return np.int64(ways.dest[ways.first[station] + choice])
    return np.int64(station) if choice == count and count < pawns else -1


@inlined
def add_catches(bits: NDArray[np.uint64], team: Team) -> None:
    """CL-21: where a detective ends, the fugitive is caught."""
    for pawn in range(len(team)):
        bits[team[pawn] >> 6] |= np.uint64(1) << np.uint64(team[pawn] & 63)


@jit
def grow_wins(ways: Ways, teams: NDArray[np.int16], lost: Bits, wins: Bits) -> None:
    """The detectives' turn: a placement is won if a joint move catches him, or leads where he is lost."""
    pawns = teams.shape[1]
    choice, there, team = np.zeros(pawns, np.int64), np.zeros(pawns, np.int16), np.zeros(pawns, np.int16)
    for row in range(len(teams)):
        choice[:], pawn = 0, 0
        while pawn >= 0:
            station = destination(ways, teams[row, pawn], choice[pawn], pawns)
            choice[pawn] += 1
            if station < 0:
                choice[pawn], pawn = 0, pawn - 1
                continue
            there[pawn] = station
            if pawn < pawns - 1:
                pawn += 1
            elif is_reached(ways, teams[row], there):
                team[:] = there
                rank = team_rank(team)
                for word in range(wins.shape[1]):
                    wins[row, word] |= lost[rank, word]
                add_catches(wins[row], there)


@jit
def grow_losses(
    ways: Ways, teams: NDArray[np.int16], wins: Bits, lost: Bits, rounds: NDArray[np.uint8], now: Number
) -> Number:
    """The fugitive's turn: he is lost where every move is won, CL-20: or where there is none; how many are new."""
    new = 0
    for row in range(len(teams)):
        for here in range(rounds.shape[1]):
            if rounds[row, here] != NEVER or is_among(here, teams[row]):
                continue
            if is_lost(ways, teams[row], wins[row], here):
                rounds[row, here] = now
                lost[row, here >> 6] |= np.uint64(1) << np.uint64(here & 63)
                new += 1
    return new


@inlined
def is_lost(ways: Ways, team: Team, wins: NDArray[np.uint64], here: Number) -> bool:
    for edge in range(ways.fugitive_first[here], ways.fugitive_first[here + 1]):
        station = np.int64(ways.fugitive_dest[edge])
        is_won = wins[station >> 6] >> np.uint64(station & 63) & np.uint64(1)
        if not is_won and not is_among(station, team):
            return False
    return True
