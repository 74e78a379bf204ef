"""How long the solver takes on hands as they come up between heuristics: `python -m benchmarks.solver [GAMES]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean, quantiles
from time import perf_counter

from gaslamp.agents.heuristic.connection import best_case_action
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Hand
from gaslamp.games.solver import solve
from gaslamp.match import Match

GAMES = 30
MOST = 12
"""Cards, and tokens, of the hands that count."""


def hands(game: Connection, seed: int) -> Iterator[Hand]:
    """Every hand with a lead of a player whose turn it is."""
    match, chance = Match(game), Uniform(Random(seed))
    while match.to_act:
        seat = min(match.to_act)
        view = match.view(seat)
        if match.state.phase == "turn":
            yield match.state.hands[seat]
        match.play(chance.act(view) if seat == CHANCE else best_case_action(view))


def measured(games: int) -> Iterator[tuple[Hand, float]]:
    """Different hands and how many milliseconds each took."""
    for seats in Connection.players:
        game = Connection(seats)
        for hand in dict.fromkeys(hand for seed in range(games) for hand in hands(game, seed)):
            if hand.lead and max(len(hand.cards), len(hand.tokens.all)) <= MOST:
                clues, began = {card: game.deck.clues[card] for card in hand.cards}, perf_counter()
                solve(game.deck.leads[hand.lead], clues, hand.tokens.counts)
                yield hand, 1000 * (perf_counter() - began)


def main() -> None:
    found = list(measured(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
    times = sorted(time for _, time in found)
    cuts = quantiles(times, n=100)
    print(f"{len(found)} hands, up to {max(len(hand.cards) for hand, _ in found)} cards")
    print(f"ms: mean {fmean(times):.3f}, median {cuts[49]:.3f}, 99th percentile {cuts[98]:.2f}, most {times[-1]:.2f}")


if __name__ == "__main__":
    main()
