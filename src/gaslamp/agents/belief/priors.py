"""Where Moriarty likes to be, as his moves in games of our own bots show: within reach of many stations.

He also goes for crime scenes and hideouts, keeps a move or two away from the detectives, and cares little for more.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from gaslamp.agents.belief.transition import AnyChase, Odds
from gaslamp.agents.distances import nearest, posts, within
from gaslamp.board import KINDS
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import ChaseState

BY_MOVES = (0.1, 0.1, 0.5, 0.9, 1.0)
"""How much he likes a station by the moves the nearest pawn needs to it; the last holds for all beyond."""
ROOM = 1.2
"""The power of the number of stations within two moves."""
MANY = 20
"""As many of them as count for 1."""
MARKED = 2.0
"""How much more he likes a scene or a hideout."""
LAND = frozenset(kind for kind in KINDS if kind != "ferry")


@lru_cache(maxsize=16)
def charm(game: Holmes) -> Mapping[int, float]:
    """How much he likes each station, whoever is near."""
    marked = game.hideouts | (game.scenes if game.crimes else frozenset())
    rooms = {station: len(within(game.board, (station, LAND), 2)) for station in game.board.stations}
    return {here: (room / MANY) ** ROOM * (MARKED if here in marked else 1.0) for here, room in rooms.items()}


def lingering(game: AnyChase, state: ChaseState) -> Odds:
    """The taste that goes with it."""
    assert isinstance(game, Holmes), "the game it was learned in"
    near, charms = nearest(game.board, posts(game, state)), charm(game)
    return {station: BY_MOVES[min(moves, len(BY_MOVES) - 1)] * charms[station] for station, moves in near.items()}
