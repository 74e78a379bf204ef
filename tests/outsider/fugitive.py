"""A fugitive of the classic game against the heuristic: the bot of docs/how-to/compare-bots.md, found by its name."""

from random import Random

from gaslamp import CHANCE, Agent, Match, make_agent, make_game, run
from gaslamp.agents import find_agent
from gaslamp.testing import check_agent

if __name__ == "__main__":
    shy = find_agent("shy:Shy")
    check_agent(shy, make_game("classic"), Random(7))
    match = Match(make_game("classic", 3))
    agents: dict[int, Agent] = {seat: make_agent("heuristic", Random(seat)) for seat in (1, 2)}
    outcome = run(match, agents | {0: shy(Random(0)), CHANCE: make_agent("uniform", Random(7))})
    print(match, outcome.rule, len(match.state.log))
