"""How soon a bot that searches has made its first move, and whether two that think at once get as much done as one.

`python -m benchmarks.thinking --repeats 5`

The first move is timed from starting a fresh Python to the answer, the bot's own 0.2 seconds included, with the machine
code compiled before: once as the fugitive, once as the detectives in answer to a quick fugitive. Thinking at once is
measured in games tried in the same time, by one process and by each of two.
"""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any

from benchmarks.opening import AGENT, PHASES
from gaslamp import CHANCE, Match, make_game
from gaslamp.agents import warm_up
from gaslamp.agents.search.classic import ClassicSearch
from gaslamp.games.vocabulary import FUGITIVE

GAMES = ("classic", "holmes", "compact")


def cold_starts(game: str, side: str, repeats: int) -> Iterator[float]:
    command = f"from benchmarks.opening import first_move; first_move({game!r}, {side!r})"
    for _ in range(repeats):
        begun = perf_counter()
        subprocess.run([sys.executable, "-c", command], check=True)
        yield perf_counter() - begun


def games_tried(seconds: float) -> int:
    """How many games the fugitive of the classic game tries out before his first move."""
    game = make_game("classic", 2)
    match, rng = Match[Any](game), Random(5)
    while CHANCE in match.to_act:
        match.play(rng.choice(match.view(CHANCE).actions))
    choices = ClassicSearch(game, rng).candidates(match.view(FUGITIVE))
    choices.run(0.2, None)  # whatever has to be loaded, is now
    before = int(choices.counts.sum())
    choices.alive[:] = True
    choices.run(seconds, None)
    return int(choices.counts.sum()) - before


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for thinking at once")
    asked = parser.parse_args()
    for game in GAMES:
        warm_up(AGENT, game)
        for side in PHASES:
            times = list(cold_starts(game, side, asked.repeats))
            print(f"{game}, {side}: first move after {median(times):.2f} s, at most {max(times):.2f}")
    with get_context("spawn").Pool(2) as pool:
        pool.map(games_tried, [0.2] * 2)
        alone = [pool.apply(games_tried, (asked.seconds,)) for _ in range(asked.repeats)]
        together = [n for _ in range(asked.repeats) for n in pool.map(games_tried, [asked.seconds] * 2, chunksize=1)]
    print(f"games tried: alone {fmean(alone):,.0f}, two at once {fmean(together):,.0f} each", end="")
    print(f" ({fmean(together) / fmean(alone):.2f} times)")


if __name__ == "__main__":
    main()
