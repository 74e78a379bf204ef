"""One game of an arena: agents by name, dealt and seeded by its number."""

from __future__ import annotations

import traceback
from functools import lru_cache
from time import perf_counter
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct, json
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.arena.chases import Chased, chases_of, traces_of
from gaslamp.arena.names import called
from gaslamp.arena.outside import BotFault, make_player
from gaslamp.arena.plan import Lineup, Schedule
from gaslamp.core import CHANCE, Action, IllegalAction, Seat, encode
from gaslamp.games import AnyGame, make_game
from gaslamp.match import Agent, Match
from gaslamp.presentation import is_case, presentation_of
from gaslamp.record import Player, Record, record_of


class Forfeit(Struct, frozen=True, kw_only=True):
    """A game lost by an agent that broke down or broke the rules."""

    agent: str
    seat: Seat
    error: str


class GameResult(Struct, frozen=True, kw_only=True):
    """How one game of an arena ended."""

    lineup: Lineup
    n: int
    winners: tuple[Seat, ...]
    """None where somebody forfeited."""
    points: tuple[int, ...]
    """Every seat's, where the game is played for points."""
    chases: tuple[Chased, ...]
    seconds: float
    forfeit: Forfeit | None = None


@runtime_checkable
class _Closing(Protocol):
    """An agent that holds something, such as a process, and lets go of it."""

    def close(self) -> None: ...


class _Failure(Exception):
    def __init__(self, seat: Seat, error: str) -> None:
        self.seat, self.error = seat, error


def play_game(plan: Schedule, lineup: Lineup, n: int) -> tuple[GameResult, Record]:
    """The n-th game of a lineup. An agent's failure costs it the game, never the arena."""
    game = _game(plan.game, plan.seats, encode(plan.options))
    match: Match[Any] = Match(game)
    forfeit, began = None, perf_counter()
    try:
        _play_out(match, plan, lineup, n)
    except _Failure as failure:
        agent = lineup.player(match.state, failure.seat)
        forfeit = Forfeit(agent=called(agent), seat=failure.seat, error=failure.error)
    result = GameResult(
        lineup=lineup,
        n=n,
        winners=match.outcome.winners if match.outcome else (),
        points=presentation_of(game).scores(match.state) if match.outcome else (),
        chases=() if is_case(game) else _chases(match, forfeit, is_traced=plan.is_traced),
        seconds=perf_counter() - began,
        forfeit=forfeit,
    )
    return result, record_of(match, players=[Player(agent=name) for name in lineup.called.players(game)])


def _chases(match: Match[Any], forfeit: Forfeit | None, *, is_traced: bool) -> tuple[Chased, ...]:
    chases = tuple(chases_of(match, forfeit.seat if forfeit else None))
    if not is_traced:
        return chases
    both = zip(chases, traces_of(match), strict=False)
    return tuple(replace(chase, starts=trace.starts, doubts=tuple(trace.doubts)) for chase, trace in both)


@lru_cache(maxsize=4)
def _game(name: str, seats: int | None, options: bytes) -> AnyGame:
    return make_game(name, seats, json.decode(options))


def _play_out(match: Match[Any], plan: Schedule, lineup: Lineup, n: int) -> None:
    agents = dict[tuple[Seat, str], Agent]()
    try:
        _play_on(match, plan, lineup, n, agents)
    finally:
        for agent in agents.values():
            if isinstance(agent, _Closing):
                agent.close()


def _play_on(match: Match[Any], plan: Schedule, lineup: Lineup, n: int, agents: dict[tuple[Seat, str], Agent]) -> None:
    chance = Uniform(plan.rng(n, "chance"))
    while match.to_act:
        seat = min(match.to_act)
        if seat == CHANCE:
            match.play(chance.act(match.view(CHANCE)))
            continue
        part = seat, lineup.player(match.state, seat)
        if part not in agents:
            agents[part] = _make(plan, part[1], n, seat)
        _play(match, _ask(agents[part], match, seat))


def _play(match: Match[Any], action: Action) -> None:
    try:
        match.play(action)
    except IllegalAction as refusal:
        raise _Failure(action.seat, f"{refusal.key}: {encode(action).decode()}") from None


def _make(plan: Schedule, name: str, n: int, seat: Seat) -> Agent:
    try:
        rng = plan.rng(n, f"seat {seat}")
        return make_player(name, rng, seconds=plan.seconds, limit=plan.limit, budget=plan.budget)
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
    if isinstance(error, BotFault):
        return str(error)
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename}:{frame.lineno})"
