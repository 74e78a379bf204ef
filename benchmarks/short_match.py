"""A short match of the searching bot against the heuristic on the same deals: how often the fugitive gets away.

`python -m benchmarks.short_match`

Two seats, a fixed number of rollouts for every choice and fixed seeds: the figure is the same on every machine, and
another one means that a bot plays otherwise. If `sleuth` does no better than the heuristic on either side, something is
upside down. How strong it is with time to think is for `benchmarks.strength` to say.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.search import Sleuth
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.chase import Chase
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Agent, Match, run

GAMES = "classic", "holmes"
PAIRINGS = (("heuristic", "heuristic"), ("sleuth", "heuristic"), ("heuristic", "sleuth"))
"""Who flees, and who hunts."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--rollouts", type=int, default=4)
    asked = parser.parse_args()
    for name in GAMES:
        for fugitive, detectives in PAIRINGS:
            escapes = sum(has_escaped(name, (fugitive, detectives), n, asked.rollouts) for n in range(asked.deals))
            print(f"{name}: {fugitive} fleeing from {detectives}: got away {escapes} of {asked.deals}", flush=True)


def has_escaped(name: str, pairing: tuple[str, str], deal: int, rollouts: int) -> bool:
    """Whether the fugitive gets away in one game; the deal is the same whoever plays."""
    game = make_game(name, 2)
    assert isinstance(game, Chase), "or nobody flees"
    agents: dict[int, Agent] = {CHANCE: Uniform(Random(f"deal {deal}"))}
    for seat, agent in enumerate(pairing):
        rng = Random(f"{deal} {seat}")
        agents[seat] = Sleuth(rng, games=rollouts) if agent == "sleuth" else Heuristic(rng)
    return game.owners[FUGITIVE] in run(Match(game), agents).winners


if __name__ == "__main__":
    main()
