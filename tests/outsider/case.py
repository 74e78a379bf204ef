"""A bot of Case Connection: solves what it can, else takes what its lead has most use for."""

from random import Random

from gaslamp import CHANCE, Action, Match, make_agent, make_game, run
from gaslamp.games import ConnectionView, Solve, Visit
from gaslamp.testing import check_agent


class Clerk:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(self, view: ConnectionView) -> Action:
        if solves := [action for action in view.actions if isinstance(action, Solve)]:
            return max(solves, key=lambda solve: len(solve.cards))
        visits = [action for action in view.actions if isinstance(action, Visit)]
        return max(visits, key=lambda visit: self.value(view, visit)) if visits else self.rng.choice(view.actions)

    def value(self, view: ConnectionView, visit: Visit) -> int:
        wanted = view.game.deck.leads[view.state.hands[view.seat].lead].sides
        symbols = {symbol for side in wanted for symbol in side}
        cards = [view.game.deck.clues[item] for item in visit.items if isinstance(item, int)]
        return sum(symbol in symbols for card in cards for side in card.sides for symbol in side)


if __name__ == "__main__":
    game = make_game("connection", 2)
    check_agent(Clerk, game, Random(7))
    match = Match(game)
    run(match, {CHANCE: make_agent("uniform", Random(1)), 0: Clerk(Random(2)), 1: make_agent("heuristic", Random(3))})
    print([game.points(hand) for hand in match.state.hands])
