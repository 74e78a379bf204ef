"""How far from the nearest detective fugitives are found: the weights of `nijssen`, learned from recorded games.

`python -m benchmarks.categories --games 400`

For every turn of the detectives that begins in doubt: the category of the station he was at, among the categories of
all he could have been at. A category's weight is how often it held him for each station it held.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from random import Random
from typing import TypeAlias

from gaslamp.agents.belief import Belief
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.nijssen.categories import CATEGORIES, category, posts_he_saw
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Match, steps

Found: TypeAlias = tuple[int, list[int]]
"""The category he was in, and those of all stations he could have been at."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=400)
    games, boards = parser.parse_args().games, ("bradley", "ravensburger")
    found = (
        case for seed in range(games) for case in searches(make_game("classic", 2, {"board": boards[seed % 2]}), seed)
    )
    print(" ".join(f"{weight:.4f}" for weight in learn_categories(found)))


def searches(game: Classic, seed: int) -> Iterator[Found]:
    """The turns in doubt of one game between heuristics."""
    match: Match[ClassicState] = Match(game)
    belief = Belief(game, eyes=SPECTATOR)
    agents = {seat: Heuristic(Random(f"{seed} {seat}")) for seat in range(game.seats)}
    for events in steps(match, {**agents, CHANCE: Uniform(Random(seed))}):
        odds, here = belief.update(match.log), match.state.stations[FUGITIVE]
        if match.state.phase == "answer" and len(odds) > 1 and FUGITIVE in movers(events) and here is not None:
            posts = posts_he_saw(match.log)
            yield category(game.board, here, posts), [category(game.board, station, posts) for station in odds]


def movers(events: Iterable[object]) -> set[int]:
    return {getattr(event, "pawn", -1) for event in events}


def learn_categories(found: Iterable[Found]) -> list[float]:
    """The weight of each category."""
    was, could = [0] * len(CATEGORIES), [0] * len(CATEGORIES)
    for here, others in found:
        was[here] += 1
        for other in others:
            could[other] += 1
    return [held / max(1, places) for held, places in zip(was, could, strict=True)]


if __name__ == "__main__":
    main()
