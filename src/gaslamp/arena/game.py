"""One game of an arena: two agents by name, dealt and seeded by its number."""

from __future__ import annotations

import traceback
from functools import lru_cache
from time import perf_counter
from typing import Any

from msgspec import Struct, json

from gaslamp.agents import find_agent
from gaslamp.agents.uniform import Uniform
from gaslamp.arena.plan import Pairing, Plan
from gaslamp.core import CHANCE, Action, IllegalAction, Seat, encode
from gaslamp.games import AnyGame, make_game
from gaslamp.match import Agent, Match
from gaslamp.record import Player, Record, record_of

FORFEIT = "forfeit"
"""Stands in a result where the rule would that ended the game."""


class Forfeit(Struct, frozen=True, kw_only=True):
    """A game lost by an agent that broke down or broke the rules."""

    agent: str
    seat: Seat
    error: str


class Result(Struct, frozen=True, kw_only=True):
    """How one game of an arena ended."""

    pairing: Pairing
    n: int
    escaped: bool
    """Whether the fugitive won."""
    rule: str
    rounds: int
    entries: int
    seconds: float
    forfeit: Forfeit | None = None


class _Failure(Exception):
    def __init__(self, seat: Seat, error: str) -> None:
        self.seat, self.error = seat, error


def play_game(plan: Plan, pairing: Pairing, n: int) -> tuple[Result, Record]:
    """The n-th game of a pairing. An agent's failure costs it the game, never the arena."""
    game = _game(plan.game, plan.seats, encode(plan.options))
    match: Match[Any] = Match(game)
    fugitive = match.state.fugitive
    names = [pairing.fugitive if seat == fugitive else pairing.detectives for seat in range(game.seats)]
    forfeit, began = None, perf_counter()
    try:
        _play_out(match, plan, names, n)
    except _Failure as failure:
        forfeit = Forfeit(agent=names[failure.seat], seat=failure.seat, error=failure.error)
    result = Result(
        pairing=pairing,
        n=n,
        escaped=_has_escaped(match, forfeit),
        rule="-".join(filter(None, (match.outcome.rule, match.outcome.how))) if match.outcome else FORFEIT,
        rounds=match.state.round,
        entries=len(match.state.log),
        seconds=perf_counter() - began,
        forfeit=forfeit,
    )
    return result, record_of(match, players=[Player(agent=name) for name in names])


@lru_cache(maxsize=4)
def _game(name: str, seats: int | None, options: bytes) -> AnyGame:
    return make_game(name, seats, json.decode(options))


def _play_out(match: Match[Any], plan: Plan, names: list[str], n: int) -> None:
    agents: dict[Seat, Agent] = {CHANCE: Uniform(plan.rng(n, "chance"))}
    agents |= {seat: _make(plan, names[seat], n, seat) for seat in range(len(names))}
    while match.to_act:
        seat = min(match.to_act)
        action = _ask(agents[seat], match, seat)
        try:
            match.play(action)
        except IllegalAction as refusal:
            raise _Failure(seat, f"{refusal.key}: {encode(action).decode()}") from None


def _make(plan: Plan, name: str, n: int, seat: Seat) -> Agent:
    try:
        return find_agent(name)(plan.rng(n, f"seat {seat}"))
    except Exception as error:
        raise _Failure(seat, _tell(error)) from None


def _ask(agent: Agent, match: Match[Any], seat: Seat) -> Action:
    try:
        action = agent.act(match.view(seat))
    except Exception as error:
        raise _Failure(seat, _tell(error)) from None
    if not isinstance(action, Action) or action.seat != seat:
        raise _Failure(seat, f"no action of seat {seat}: {action!r}")
    return action


def _tell(error: Exception) -> str:
    """The error and the place it came from, in one line."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename}:{frame.lineno})"


def _has_escaped(match: Match[Any], forfeit: Forfeit | None) -> bool:
    fugitive: Seat = match.state.fugitive
    if forfeit:
        return forfeit.seat != fugitive
    assert match.outcome, "a match ends when nobody is to act"
    return fugitive in match.outcome.winners
