"""How far from the nearest detective fugitives are found: the weights of `nijssen`, learned from recorded games.

`python -m benchmarks.categories --game holmes --games 400`

Two play, under each of the settings in turn. For every turn of the detectives that begins in doubt: the category of
the station he was at, among the categories of all he could have been at. A category's weight is how often it held him
for each station it held.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from random import Random
from typing import TypeAlias

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.mcts.categories import FARTHEST, category, posts_he_saw
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games import AnyChase, make_game
from gaslamp.games.chase import Chase
from gaslamp.games.vocabulary import FUGITIVE, ChaseState
from gaslamp.match import Match, steps

Found: TypeAlias = tuple[int, list[int]]
"""The category he was in, and those of all stations he could have been at."""


SETTINGS: dict[str, tuple[dict[str, object], ...]] = {
    "classic": ({"board": "bradley"}, {"board": "ravensburger"}),
    "holmes": ({"mode": "original"}, {"mode": "sherlock"}),
    "compact": ({"black_tickets": 1}, {"black_tickets": 4}),
}


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=SETTINGS, default="classic")
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    print(" ".join(f"{weight:.4f}" for weight in learn_categories(cases(asked.game, asked.games))))


def cases(name: str, games: int) -> Iterator[Found]:
    settings = SETTINGS[name]
    for seed in range(games):
        game = make_game(name, 2, settings[seed % len(settings)])
        assert isinstance(game, Chase)
        yield from searches(game, seed)


def searches(game: AnyChase, seed: int) -> Iterator[Found]:
    """The turns in doubt of one game between heuristics."""
    match: Match[ChaseState] = Match(game)
    belief = Belief(game, eyes=SPECTATOR)
    agents = {seat: Heuristic(Random(f"{seed} {seat}")) for seat in range(game.seats)}
    turn = (0, 0)
    for _ in steps(match, {**agents, CHANCE: Uniform(Random(seed))}):
        odds, state = belief.update(match.log), match.state
        if state.phase == "answer" and turn != (state.round, len(state.log)):
            turn, posts = (state.round, len(state.log)), posts_he_saw(match.log)
            if len(odds) > 1 and (here := state.stations[FUGITIVE]) is not None:
                yield category(game.board, here, posts), [category(game.board, station, posts) for station in odds]


def learn_categories(found: Iterable[Found]) -> list[float]:
    """The weight of each category."""
    was, could = [0] * FARTHEST, [0] * FARTHEST
    for here, others in found:
        was[here] += 1
        for other in others:
            could[other] += 1
    return [held / max(1, places) for held, places in zip(was, could, strict=True)]


if __name__ == "__main__":
    main()
