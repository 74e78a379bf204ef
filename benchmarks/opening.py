"""A match up to a bot's first move, which is all that the process timed by `thinking` has to load."""

from __future__ import annotations

from random import Random
from typing import Any

from gaslamp import CHANCE, Match, make_agent, make_game

PHASES = {"fugitive": "move", "detectives": "answer"}
"""When each side makes its moves."""
AGENT = "strong"


def first_move(game: str, side: str) -> None:
    """Play until the bot has made its first move; the others are quick."""
    match = Match[Any](make_game(game, 2))
    bot, quick = make_agent(AGENT, Random(1)), make_agent("heuristic", Random(2))
    chance = make_agent("uniform", Random(3))
    while True:
        seat = min(match.to_act)
        is_bot = seat != CHANCE and match.state.phase == PHASES[side]
        match.play((chance if seat == CHANCE else bot if is_bot else quick).act(match.view(seat)))
        if is_bot:
            return
