"""How long games last: moves of the fugitive and turns of all, between `club` bots, at small and at full tables.

A turn is what one player does in a row. The rules tell readers how long a game takes from these figures, at half a
minute for a turn.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import groupby
from random import Random
from statistics import quantiles
from typing import Any

from gaslamp.agents import make_agent
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action
from gaslamp.games import GAMES, make_game
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import Match, run

TURN = 0.5
"""Minutes."""
MODES: dict[str, list[dict[str, Any]]] = {"holmes": [{"mode": "original"}, {"mode": "sherlock"}]}
SEATS = {"classic": (2, 3, 6), "holmes": (2, 3, 6), "compact": (2, 3, 4), "connection": (2, 3, 4)}


def played(game: str, seats: int, options: dict[str, Any], seed: int) -> Match[Any]:
    match: Match[Any] = Match(make_game(game, seats, options))
    bots = {seat: make_agent("club", Random(f"{seed} {seat}"), game=game) for seat in range(seats)}
    run(match, {CHANCE: Uniform(Random(seed)), **bots})
    return match


def moves(match: Match[Any]) -> int:
    """Moves of the fugitive, in all rounds of a match; turns of each player where nobody flees."""
    if match.game.name == "connection":
        return round(turns(match) / match.game.seats)
    return sum(isinstance(event, Move) and event.pawn == FUGITIVE for event in match.log)


def turns(match: Match[Any]) -> int:
    acting = [event.seat for event in match.log if isinstance(event, Action) and event.seat != CHANCE]
    return sum(1 for _ in groupby(acting))


def lines(games: int) -> Iterator[str]:
    for game in GAMES:
        for options in MODES.get(game, [{}]):
            for seats in SEATS[game]:
                matches = [played(game, seats, options, seed) for seed in range(games)]
                found = [quantiles(map(count, matches), n=4) for count in (moves, turns)]
                low, middle, high = (TURN * number for number in found[1])
                yield (
                    f"{game} {options.get('mode', '')} {seats}: moves {found[0]}, turns {found[1]}, "
                    f"minutes {low:.0f} / {middle:.0f} / {high:.0f}"
                )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    for line in lines(parser.parse_args().games):
        print(line, flush=True)
