"""Machine code is made ready before anybody waits for it: compiled once for this machine, loaded by every process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from random import Random
from threading import Thread
from typing import Any

from gaslamp.agents.checks import check_game_known
from gaslamp.agents.roster import engine_of, spec_of
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Seat
from gaslamp.games import GAMES, make_game
from gaslamp.games.vocabulary import ChaseState
from gaslamp.match import Agent, Match, steps

OPENING = 2
"""So many moves of the fugitive's have everything run once."""
MOMENT = 2.0
"""Seconds that nobody need be told about: code that is kept on disk is loaded in less."""


def warm_up(agent: str, game: str) -> None:
    """Have machine code compiled and loaded that the agent needs.

    >>> warm_up("heuristic", "classic")  # which needs none
    """
    check_game_known(game)
    if engine := engine_of(agent, game):
        play_opening(engine, game)


def play_opening(agent: str, game: str) -> None:
    """Have the agent play a little, so that nothing is compiled or loaded when it is asked in earnest."""
    match = Match[Any](make_game(game, min(GAMES[game].players)))
    make = spec_of(agent).make_hasty or spec_of(agent).make
    players: dict[Seat, Agent] = {seat: make(Random(seat)) for seat in range(match.game.seats)}
    for _ in steps(match, players | {CHANCE: Uniform(Random(0))}):
        if _is_opened(match):
            return


def _is_opened(match: Match[Any]) -> bool:
    """Whether a chase has come so far; a case is played to its end, which takes no time."""
    return isinstance(match.state, ChaseState) and len(match.state.log) > OPENING


def warm_up_in_background(agents: Iterable[str | None], game: str) -> Future[None]:
    """Warm up for these agents in the background, in a thread that holds nobody up who leaves."""
    ready: Future[None] = Future()
    ready.set_running_or_notify_cancel()

    def work() -> None:
        try:
            for agent in sorted({*filter(None, agents)}):
                warm_up(agent, game)
            ready.set_result(None)
        except BaseException as error:  # whatever it is, it belongs to the thread that waits
            ready.set_exception(error)

    Thread(target=work, daemon=True).start()
    return ready


def wait_for(ready: Future[None], tell: Callable[[], object]) -> None:
    """Wait until they are ready; `tell` is called if that takes more than a moment."""
    try:
        ready.result(MOMENT)
    except TimeoutError:
        tell()
        ready.result()
