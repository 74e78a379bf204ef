"""When a bot has moved tells nothing at a shared terminal either; the clock is a simulated one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp import Match, make_game
from gaslamp.agents import LEVELS, cover
from gaslamp.core import CHANCE, Action
from gaslamp.games import GAMES
from gaslamp.match import View
from gaslamp.record import Player
from gaslamp.terminal.local_match import LocalCase, LocalChase, LocalMatch

EVERY = [(level, game) for level in LEVELS for game in GAMES]


class Clock:
    """Goes on when somebody sleeps or thinks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr("gaslamp.agents.clock.perf_counter", lambda: self.now)
        monkeypatch.setattr("gaslamp.agents.clock.sleep", self.go_on)
        monkeypatch.setattr("gaslamp.terminal.local_match.cover", cover)

    def go_on(self, seconds: float) -> None:
        self.now += seconds


class Thinker:
    """Takes the first action after so many seconds."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds

    def act(self, view: View[Any]) -> Action:
        self.clock.go_on(self.seconds)
        return view.actions[0]


def table_of(game: str, level: str) -> LocalMatch:
    """Bots alone, the first of them to act."""
    kind = LocalCase if game == "connection" else LocalChase
    table = kind(Match[Any](make_game(game, 2)), (Player(agent=level),) * 2, rng=Random(3))
    while table.turn == CHANCE:
        table.play(table.thinking()())
    return table


@pytest.mark.parametrize(("level", "game"), EVERY)
def test_a_forced_move_takes_as_long_as_a_free_one(level: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.terminal.local_match.warm_up_in_background", lambda *_: None)  # nothing is compiled
    table, clock = table_of(game, level), Clock(monkeypatch)
    assert table.turn is not None
    times = set()
    for share in (0.0, 0.5, 0.99):
        table.agents[table.turn] = Thinker(clock, share * cover(level, game))
        begin = clock.now
        table.thinking()()
        times.add(round(clock.now - begin, 6))
    assert times == {round(cover(level, game), 6)}
