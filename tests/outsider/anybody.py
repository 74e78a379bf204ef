"""Bots for more than one game, and a tournament of them: names of types without parameters will do."""

from random import Random

from gaslamp import CHANCE, GAMES, Action, Agent, Game, Match, Outcome, View, make_agent, make_game, run
from gaslamp.arena import Contest, Plan, play_arena
from gaslamp.games import ChaseView, Move


class Last:
    """The last action on offer, in any game."""

    def act(self, view: View) -> Action:
        return view.actions[-1]


class Central:
    """In any chase, where most lines meet."""

    def act(self, view: ChaseView) -> Action:
        moves = [action for action in view.actions if isinstance(action, Move) and action.station]
        return max(moves, key=lambda move: len(view.game.board.exits[move.station or 0])) if moves else view.actions[0]


def play(game: Game, bot: Agent) -> Outcome:
    match: Match = Match(game)
    return run(match, {CHANCE: make_agent("uniform", Random(1))} | dict.fromkeys(range(game.seats), bot))


if __name__ == "__main__":
    for name in GAMES:
        print(name, play(make_game(name, 2), Last() if name == "connection" else Central()).rule)
    plan = Plan(game="compact", seats=2, fugitives=("heuristic",), detectives=("uniform",), games=2)
    report, ranking = play_arena(plan), play_arena(Contest(game="connection", seats=2, agents=("uniform",), games=2))
    print(report.standings[0].escapes, ranking.ranks[0].wins.share)
