"""A bot of the compact game: Mister X avoids his neighbours, the detectives close in; nobody gives up."""

from random import Random

from gaslamp import CHANCE, Action, Match, make_agent, make_game, run
from gaslamp.games import Compact, CompactView, GiveUp, Move
from gaslamp.testing import check_agent


class Thrifty:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(self, view: CompactView) -> Action:
        actions = [action for action in view.actions if not isinstance(action, GiveUp)]
        moves = [action for action in actions if isinstance(action, Move) and action.fare != "black"]
        return max(moves, key=lambda move: self.value(view, move)) if moves else self.rng.choice(actions)

    def value(self, view: CompactView, move: Move) -> int:
        x, *team = view.state.stations
        others = team if view.seat == view.state.fugitive else [x]
        away = view.game.board.distances(move.station or 1)
        nearest = min(away.get(other or 1, 9) for other in others)
        return nearest if view.seat == view.state.fugitive else -nearest


if __name__ == "__main__":
    game: Compact = make_game("compact", 3)
    check_agent(Thrifty, game, Random(7))
    match = Match(game)
    run(match, {CHANCE: make_agent("uniform", Random(1)), **{seat: Thrifty(Random(seat)) for seat in range(3)}})
    print(match.state.scores, game.points(match.state))
