"""Priors over the fugitive's next station: what he is thought to prefer, before his ticket is seen.

A prior remembers the weights it gave last, since one position is asked about many times; it lives with its belief.
"""

from __future__ import annotations

from functools import lru_cache

from gaslamp.agents.belief.transition import Distribution
from gaslamp.agents.distances import Pursuer, pursuers, reachable
from gaslamp.board import LAND, Board
from gaslamp.games import AnyChase
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import ChaseState

DISTANCE_WEIGHTS: tuple[float, ...] = (0.15, 0.15, 0.35, 0.7, 1.0, 1.2)
"""By the moves the nearest detective needs to a station; the last holds for all beyond."""
HOLMES_DISTANCE_WEIGHTS: tuple[float, ...] = (0.1, 0.1, 0.5, 0.9, 1.0)
"""The same of Moriarty, as his moves in games of our own bots show."""
ROOM = 1.2
"""The power of the number of stations within two moves."""
MANY = 20
"""As many of them as weigh 1."""
MARKED = 2.0
"""How much more a scene or a hideout weighs."""


def uniform_prior(_game: AnyChase, _state: ChaseState) -> Distribution:
    """Every ride weighs the same.

    >>> from gaslamp import make_game
    >>> game = make_game("classic")
    >>> uniform_prior(game, game.start())
    {}
    """
    return {}


class DistancePrior:
    """A fugitive who keeps away from the detectives.

    >>> from gaslamp import make_game
    >>> from gaslamp.agents.belief import Belief
    >>> Belief(make_game("classic"), prior=DistancePrior())
    <Belief about classic: 0 stations>
    """

    by_distance = DISTANCE_WEIGHTS

    def __init__(self) -> None:
        self._key: object = None
        self._weights: Distribution = {}

    def __call__(self, game: AnyChase, state: ChaseState) -> Distribution:
        key = game.board, pursuers(game, state)
        if key != self._key:
            self._key, self._weights = key, self._weigh(game, key[1])
        return self._weights

    def _weigh(self, game: AnyChase, detectives: tuple[Pursuer, ...]) -> Distribution:
        *near, beyond = self.by_distance
        weights = dict.fromkeys(game.board.stations, beyond)
        for moves in reversed(range(len(near))):  # the nearer the later: it has the last word
            for detective in detectives:
                weights.update(_weights_within(game.board, detective, moves, near[moves]))
        return weights


@lru_cache(maxsize=4096)
def _weights_within(board: Board, detective: Pursuer, moves: int, weight: float) -> Distribution:
    """The same weight for all that a detective reaches in so many moves; a fact of the board."""
    return dict.fromkeys(reachable(board, detective, moves), weight)


class HolmesPrior(DistancePrior):
    """Moriarty, learned from his moves: he stays within reach of many stations, of crime scenes and hideouts.

    He keeps a move or two away from the detectives, and cares little for more.
    """

    by_distance = HOLMES_DISTANCE_WEIGHTS

    def _weigh(self, game: AnyChase, detectives: tuple[Pursuer, ...]) -> Distribution:
        assert isinstance(game, Holmes), "the game it was learned in"
        attractions = attraction(game)
        return {station: weight * attractions[station] for station, weight in super()._weigh(game, detectives).items()}


def attraction(game: Holmes) -> Distribution:
    """How much Moriarty is drawn to each station, without regard to who is near."""
    return _attraction(game.board, game.hideouts | (game.scenes if game.crimes else frozenset()))


@lru_cache(maxsize=16)
def _attraction(board: Board, marked: frozenset[int]) -> Distribution:
    rooms = {station: len(reachable(board, (station, LAND), 2)) for station in board.stations}
    return {here: (room / MANY) ** ROOM * (MARKED if here in marked else 1.0) for here, room in rooms.items()}
