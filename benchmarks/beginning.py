"""How much the first player is ahead in Case Connection, between equal bots.

`python -m benchmarks.beginning --players 2 --games 400 --agent heuristic --jobs 2`

Every set-up (places, leads, and what chance draws later, in the same order) is played once with each seat beginning,
so that luck with the set-up favours nobody. What is measured is the beginner's share of wins less an equal share, in
points of win rate; a win that several share counts in part.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import ceil
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import TypeAlias

from msgspec import Struct
from rich.progress import track

from gaslamp.agents import AGENTS, make_agent
from gaslamp.agents.uniform import Uniform
from gaslamp.arena.rate import average
from gaslamp.core import CHANCE, Action, S, Seat
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import ConnectionState, First, Visit
from gaslamp.match import Match, View, run

Begun: TypeAlias = Match[ConnectionState]


class Chance(Uniform):
    """Chance as ever, but that it is settled who begins."""

    def __init__(self, rng: Random, first: Seat) -> None:
        super().__init__(rng)
        self.first = First(seat=CHANCE, player=first)

    def act(self, view: View[S]) -> Action:
        return self.first if self.first in view.actions else super().act(view)


class Played(Struct, frozen=True):
    """What came of one set-up, over all who began."""

    edge: float
    """By how much the beginner's share of wins exceeds an equal one."""
    turns: float
    """Visits of each player."""


@cache
def table(players: int) -> Connection:
    """One for all games, so that bots look only once at what is on the cards."""
    return Connection(players)


def played(players: int, agent: str, setup: str) -> Played:
    """One set-up, every seat beginning once."""
    game = table(players)
    matches = [begun(game, agent, setup, first) for first in range(players)]
    shares = [_share(match, first) for first, match in enumerate(matches)]
    visits = sum(isinstance(event, Visit) for match in matches for event in match.log)
    return Played(fmean(shares) - 1 / players, visits / players**2)


def begun(game: Connection, agent: str, setup: str, first: Seat) -> Begun:
    """A match of this set-up that this seat began."""
    match: Begun = Match(game)
    bots = {seat: make_agent(agent, Random(f"{setup} {seat}")) for seat in range(game.seats)}
    run(match, {CHANCE: Chance(Random(setup), first), **bots})
    return match


def _share(match: Begun, first: Seat) -> float:
    assert match.outcome, "a match ends when nobody is to act"
    return (first in match.outcome.winners) / len(match.outcome.winners)


def results(asked: Namespace) -> Iterator[Played]:
    """As many set-ups as make up the games asked for; the same seed gives the same games, on however many processes."""
    setups = [f"{asked.seed} {n}" for n in range(ceil(asked.games / asked.players))]
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        play = partial(played, asked.players, asked.agent)
        yield from track(pool.map(play, setups), "games", total=len(setups))


def _asked() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=Connection.players, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--agent", choices=list(AGENTS), default="heuristic")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    asked = _asked()
    found = list(results(asked))
    edge = average([100 * result.edge for result in found])
    reach = 0 if edge.high is None else edge.high - edge.mean
    turns = fmean(result.turns for result in found)
    print(f"{asked.agent}, {asked.players} players, {len(found) * asked.players} games, {turns:.1f} turns each")
    print(f"whoever begins: {edge.mean:+.1f} ± {reach:.1f} points of win rate")


if __name__ == "__main__":
    main()
