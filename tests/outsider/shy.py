from random import Random

from gaslamp import Action
from gaslamp.games import ClassicView, Move


class Shy:
    """A fugitive who goes where the nearest detective is farthest away; as a detective it moves at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(self, view: ClassicView) -> Action:
        self.rng.shuffle(actions := list(view.actions))
        return max(actions, key=lambda action: self.distance(view, action)) if view.seat == 0 else actions[0]

    def distance(self, view: ClassicView, action: Action) -> int:
        fugitive, *detectives = view.state.stations
        if isinstance(action, Move):
            fugitive = action.station
        away = view.game.board.distances(fugitive or 0)
        return min(away.get(detective or 0, 99) for detective in detectives)
