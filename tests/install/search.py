"""What the extra `search` adds: bots that search. Run as plain Python, since compiling it all takes a minute."""

from __future__ import annotations

from random import Random

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.agents import LEVELS, levels_for
from gaslamp.agents.roster import ROSTER


def searching_bots_move(name: str) -> None:
    match = Match(make_game("classic", 2, {"detectives": 2, "rounds": 3, "entries": 4}))
    while CHANCE in match.to_act:
        match.play(match.view(CHANCE).actions[0])
    make = ROSTER[name].make_hasty
    assert make is not None
    match.play(make(Random(1)).act(match.view(0)))
    assert make_agent(name, Random(1), game="classic")


if __name__ == "__main__":
    assert levels_for("classic") == tuple(LEVELS)
    searching_bots_move("sleuth")
    searching_bots_move("nijssen")
    print("kept")
