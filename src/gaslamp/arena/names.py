"""Names for bots: `fast=process:./bot` plays what stands behind the sign, and reports call it by what stands before.

To the arena the whole text is the bot: where the command changes, its games are played anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from gaslamp.agents import AGENTS, UnknownAgent

NAME = re.compile(r"[\w.-]+")


def called(bot: str) -> str:
    """What reports call a bot: the name it was given, or else itself."""
    return _parted(bot)[0] or bot


def behind(bot: str) -> str:
    """The bot itself, without a name it was given."""
    return _parted(bot)[1]


def _parted(bot: str) -> tuple[str, str]:
    """A sign behind a colon is part of a command."""
    name, sign, rest = bot.partition("=")
    return (name, rest) if sign and ":" not in name else ("", bot)


def check_names(bots: Iterable[str]) -> None:
    """Raise the Problem with the names that bots were given: every name is one bot's."""
    whose: dict[str, str] = {}
    for bot in bots:
        name, agent = _parted(bot)
        if name and not NAME.fullmatch(name):
            raise UnknownAgent("agent-name-wrong", agent=agent, name=name)
        if name in AGENTS:
            raise UnknownAgent("agent-name-taken", agent=agent, name=name)
        if (other := whose.setdefault(called(bot), agent)) != agent:
            raise UnknownAgent("agent-name-twice", agent=agent, name=name, other=other)
