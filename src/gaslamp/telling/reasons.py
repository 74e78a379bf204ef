"""Why bots did what they did, in words. Like everything told, it comes from one seat's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from gaslamp.agents.explain import Reason
from gaslamp.core import Seat
from gaslamp.lessons import is_lesson
from gaslamp.match import View
from gaslamp.record import Player
from gaslamp.telling.memory import MatchMemory
from gaslamp.words import Words

T = TypeVar("T")
RANDOM = "uniform"
"""The bot that has no reasons."""


class Reasons:
    """Speaks for the bots of one match, in one language; with no bots to speak for it is silent."""

    def __init__(
        self,
        words: Words,
        players: Sequence[Player],
        bots: frozenset[Seat] | None = None,
        memory: MatchMemory | None = None,
    ) -> None:
        self.words, self.players = words, players
        self.bots = bots_of(players) if bots is None else bots
        self.memory = memory or MatchMemory()

    def told(self, view: View[Any], begin: int = 0) -> Mapping[int, str]:
        """The reasons for a view's latest events, counted from one of them, as far as this seat may know them."""
        found = self.memory.reasons(view, self.bots) if self.bots else {}
        return {n: self.say(reason) for n, reason in since(begin, found).items()}

    def say(self, reason: Reason) -> str:
        details: dict[str, object] = {"possible": 1, **reason.details}  # nothing is said of one
        if "kind" in details:
            details["line"] = self._say("line", kind=details["kind"])
        if isinstance(seat := details.get("seat"), int):
            details["who"] = self._who(seat)
        return self._say(reason.key, **details)

    def _say(self, key: str, **details: object) -> str:
        return self.words.own(f"reasons-{key}", **details)

    def _who(self, seat: Seat) -> str:
        return self.words.called(seat, self.players)


def bots_of(players: Sequence[Player]) -> frozenset[Seat]:
    """The seats of those who have reasons to tell; people keep theirs to themselves, and a script has none."""
    return frozenset(seat for seat, player in enumerate(players) if _has_reasons(player.agent))


def _has_reasons(agent: str | None) -> bool:
    return agent not in (None, RANDOM) and not is_lesson(str(agent))


def since(begin: int, whys: Mapping[int, T]) -> Mapping[int, T]:
    """The reasons for events from one on, counted from there."""
    return {n - begin: why for n, why in whys.items() if n >= begin}
