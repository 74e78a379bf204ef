"""A detective of the Sherlock Holmes edition: asks where it helps, else goes where Moriarty is likely to be."""

from random import Random

from gaslamp import CHANCE, Action, Belief, Match, make_agent, make_game, run
from gaslamp.games import Ask, HolmesView, Move
from gaslamp.testing import check_agent


class Hound:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(self, view: HolmesView) -> Action:
        if view.state.to_act == {0}:
            return self.rng.choice(view.actions)
        odds = Belief(view.game).update(view.events)
        if len(odds) > 20 and (questions := [action for action in view.actions if isinstance(action, Ask)]):
            return questions[0]
        moves = [action for action in view.actions if isinstance(action, Move)]
        return max(moves, key=lambda move: odds.get(move.station or 0, 0.0)) if moves else view.actions[-1]


if __name__ == "__main__":
    game = make_game("holmes", 3, {"mode": "sherlock"})
    check_agent(Hound, game, Random(7))
    moriarty, hound = make_agent("heuristic", Random(1)), Hound(Random(2))
    match = Match(game)
    print(run(match, {CHANCE: make_agent("uniform", Random(3)), 0: moriarty, 1: hound, 2: hound}))
    print(match.state.committed, "crimes", game.characters)
