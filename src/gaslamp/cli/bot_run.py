"""A bot of this machine at somebody's table, in one seat or several."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any, NamedTuple

from gaslamp.agents import UnknownAgent, cover, steadily
from gaslamp.arena.names import behind, called
from gaslamp.arena.outside import BotFault, Outside, check_player, check_program, make_player
from gaslamp.arena.plan import BadPlan
from gaslamp.cli import FAILED
from gaslamp.client import BadLink, RemoteTable, follow_on, play_seat, read_link, sit_down
from gaslamp.core import Action, Problem
from gaslamp.match import Agent, View, check_is_agent
from gaslamp.words import Words


class RemoteBot(NamedTuple):
    """Who is to play, and how."""

    agent: str
    pace: float | None
    seconds: float | None
    limit: float
    stay: bool
    words: Words

    def check(self) -> None:
        """Raise the Problem that keeps it from playing at all: one that is not there takes no seat."""
        for option, seconds in {"--seconds": self.seconds, "--limit": self.limit}.items():
            if seconds is not None and not seconds > 0:
                raise BadPlan("arena-no-time", option=option, value=seconds)
        check_program(self.agent)
        try:
            check_is_agent(make_player(self.agent, Random(), seconds=self.seconds, limit=self.limit))
        except Problem:
            raise
        except Exception as error:  # whatever a stranger's class does
            problem = f"{type(error).__name__}: {error}"
            raise UnknownAgent("agent-not-found", agent=self.agent, problem=problem) from None

    def player(self, game: str) -> Steady:
        """For one seat of one match."""
        check_player(self.agent, game)
        made = make_player(self.agent, Random(), seconds=self.seconds, limit=self.limit)
        beat = self.pace if self.pace is not None else cover(behind(self.agent), game) + (self.seconds or 0.0)
        return Steady(made, beat)


class Steady:
    """An agent that takes as long whatever it knows; 0 seconds are as long as it likes."""

    def __init__(self, agent: Agent, beat: float) -> None:
        self.agent, self.beat = agent, beat

    def act(self, view: View[Any]) -> Action:
        think = partial(self.agent.act, view)
        return steadily(think, self.beat) if self.beat else think()

    def close(self) -> None:
        if isinstance(self.agent, Outside):
            self.agent.close()


def play_bots(url: str, bot: RemoteBot, *, name: str, seats: int) -> int:
    """Sit down in so many seats and play them; the status of the command."""
    if seats > 1 and not read_link(url).is_invitation:
        raise BadLink("client-one-seat")
    bot.check()
    called_by = name or called(bot.agent)[:24]
    with ExitStack() as stack, ThreadPoolExecutor(seats) as pool:
        tables = [stack.enter_context(sit_down(url, name=called_by, language=bot.words.language)) for _ in range(seats)]
        for table in tables:
            _greet(table, bot)
        try:
            return max(pool.map(partial(_play, bot), tables))
        except BaseException:
            stack.close()  # so that no seat waits for the others
            raise


def _greet(table: RemoteTable, bot: RemoteBot) -> None:
    assert table.info is not None, "whoever has sat down was told"
    roles = ", ".join(chair.role for chair in table.info.chairs if chair.mine)
    _say(bot.words.say("client-bot-seated", agent=called(bot.agent), role=roles))
    _say(bot.words.say("client-personal", link=str(table.link)))


def _play(bot: RemoteBot, table: RemoteTable) -> int:
    """Play one match after another, as long as the same people play on and it is to stay."""
    while True:
        try:
            _play_match(bot, table)
        except BotFault as fault:
            _say(bot.words.say("client-bot-fault", problem=str(fault)))
            return FAILED
        following = follow_on(table) if bot.stay else None
        if following is None:
            return 0
        _say(bot.words.say("client-next"))
        table.close()
        table = following


def _play_match(bot: RemoteBot, table: RemoteTable) -> None:
    assert table.info is not None, "whoever has sat down was told"
    player = bot.player(table.info.game)
    try:
        play_seat(table, _Guarded(player))
    finally:
        player.close()
    _say(bot.words.about(table.info.game).tell(table.view().events[-1], table.view().game, table.info.players))


class _Guarded:
    """An agent whose mistakes are its own, told without a traceback."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent

    def act(self, view: View[Any]) -> Action:
        try:
            action = self.agent.act(view)
        except (BotFault, Problem):
            raise
        except Exception as error:  # whatever a stranger's program does
            raise BotFault(f"{type(error).__name__}: {error}") from error
        if not isinstance(action, Action) or not view.game.allows(view.state, action):
            raise BotFault(f"not allowed: {action!r}"[:200])
        return action


def _say(text: str) -> None:
    print(text, flush=True)
