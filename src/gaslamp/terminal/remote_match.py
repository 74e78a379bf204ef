"""A match at a server's table, of which one person sits here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from shlex import quote
from threading import Event as Signal
from typing import Any, cast

from gaslamp.client import NotSeated, RemoteTable
from gaslamp.core import Action, Event
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Solve
from gaslamp.lessons import BadLesson
from gaslamp.telling.eyes import CaseEyes, ChaseEyes
from gaslamp.terminal.played_match import PlayedMatch, Thought
from gaslamp.words import Words

PATIENCE = 10.0
"""Seconds to wait for an answer before whoever acted is told that there is none yet."""


class RemoteMatch(PlayedMatch):
    """What this seat is told of a match; the server keeps it, and others act when they like."""

    is_kept = True

    def __init__(self, remote: RemoteTable, *, explains: bool = True) -> None:
        assert remote.match is not None, "it has begun"
        assert remote.info is not None, "whoever has sat down was told"
        if len(remote.info.mine) > 1:
            raise NotSeated("client-several-seats")
        super().__init__(remote.match, remote.info.mine, remote.info.players, explains=explains)
        self.remote, self.was_cut_off = remote, False
        self.stirred = Signal()
        self.ready = Future[None]()
        self.ready.set_result(None)
        self.heed(self.stirred.set)

    @property
    def is_elsewhere(self) -> bool:
        return True

    def shown(self) -> Action:
        raise BadLesson("lesson-none")

    def heed(self, wake: Callable[[], object]) -> None:
        self.remote.on_message(wake)

    def thinking(self) -> Callable[[], Thought]:
        def wait() -> None:
            self.stirred.wait()

        return wait

    def take(self, thought: Thought) -> Action | None:
        begin = len(self.match.log)
        self.stirred.clear()
        self.remote.catch_up()
        actions = [event for event in self.match.log[begin:] if isinstance(event, Action)]
        return actions[-1] if actions else None

    def play(self, action: Action) -> list[Event]:
        begin = len(self.match.log)
        self.remote.play(action, timeout=PATIENCE)
        return self.match.log[begin:]

    def remarks(self, words: Words) -> Sequence[str]:
        said, self.remote.notices = self.remote.notices, []
        if self.remote.is_cut_off != self.was_cut_off:
            self.was_cut_off = self.remote.is_cut_off
            said = [*said, words.say("client-cut-off" if self.was_cut_off else "client-back")]
        return said

    def farewell(self, words: Words, how: str) -> str:
        if how == "over":
            return ""
        return left(words, self.remote)


class RemoteChase(RemoteMatch, ChaseEyes):
    """A chase at a server's table."""


class RemoteCase(RemoteMatch, CaseEyes):
    """A case at a server's table; the host says whether there are hints."""

    def __init__(self, remote: RemoteTable, *, explains: bool = True) -> None:
        super().__init__(remote, explains=explains)
        self.game = cast(Connection, self.match.game)
        self.hints = remote.info is None or remote.info.hints

    def choices(self) -> tuple[Action, ...]:
        return tuple(action for action in super().choices() if self.hints or not isinstance(action, Solve))


def left(words: Words, remote: RemoteTable) -> str:
    """How to come back to a seat."""
    return words.say("client-left", command=f"gaslamp join {quote(str(remote.link))}")


def remote_match_of(remote: RemoteTable, *, explains: bool) -> RemoteChase | RemoteCase:
    """The match at a table, once it has begun."""
    from gaslamp.presentation import presentation_of

    game: Any = remote.view().game
    kind = RemoteCase if presentation_of(game).screen == "case" else RemoteChase
    return kind(remote, explains=explains)
