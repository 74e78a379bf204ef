"""Whether the bots still play the games they played before: one line for every game, with a hash of all its events.

`python -m benchmarks.identity > before.txt`, change something that should change nothing, then again, and compare.

Every bot has a budget in playouts or iterations, not in seconds, so a game comes out the same each time. Hashes of
different machines need not agree: some sums are added up in the order that suits the processor.
"""

from __future__ import annotations

import hashlib
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from gaslamp import CHANCE, Match, make_game
from gaslamp.agents import AGENTS
from gaslamp.agents.uniform import Uniform
from gaslamp.match import Agent, run
from gaslamp.presentation import presentation_named

BUDGETS: Mapping[str, Mapping[str, int]] = {"nijssen": {"iterations": 150}, "sleuth": {"games": 4}}
QUICK = ("uniform", "heuristic", "casual", "club")
GAMES: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "classic": {
        **presentation_named("classic").presets,
        "any": {"order": "any", "fugitive_fares": "counted", "board": "ravensburger"},
    },
    "holmes": {
        f"{mode} {preset}": {"mode": mode} | dict(options)
        for mode in ("original", "sherlock")
        for preset, options in presentation_named("holmes").presets.items()
    },
    "compact": presentation_named("compact").presets,
    "connection": {"book": {}},
}
SEARCHERS: Mapping[str, tuple[str, ...]] = {
    "classic": ("nijssen", "sleuth"),
    "holmes": ("nijssen", "sleuth"),
    "compact": ("nijssen", "sleuth"),
    "connection": ("planner",),
}


def games(seeds: int, only: str) -> Iterator[tuple[str, str, str, int]]:
    for game, presets in GAMES.items():
        for agent in (*QUICK, *SEARCHERS[game]):
            for preset in presets:
                if only in f"{agent} {game} {preset}":
                    yield from ((agent, game, preset, seed) for seed in range(seeds))


def played(agent: str, name: str, preset: str, seed: int) -> str:
    """The hash of a game that the agent plays on all seats."""
    game = make_game(name, None if seed % 2 else 2, GAMES[name][preset])
    make: Any = AGENTS[agent]
    seats: dict[int, Agent] = {
        seat: make(Random(100 * seed + seat), **BUDGETS.get(agent, {})) for seat in range(game.seats)
    }
    match = Match[Any](game)
    run(match, seats | {CHANCE: Uniform(Random(seed))})
    return hashlib.sha256(msgspec.json.encode(match.log)).hexdigest()[:16]


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--only", default="", help="part of AGENT GAME PRESET")
    asked = parser.parse_args()
    for agent, name, preset, seed in games(asked.seeds, asked.only):
        print(f"{agent:9} {name:10} {preset:16} {seed} {played(agent, name, preset, seed)}", flush=True)


if __name__ == "__main__":
    main()
