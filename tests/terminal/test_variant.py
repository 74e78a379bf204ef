"""A variant of a chase plays in the terminal at once: by lines, on the full screen, and in replay."""

from __future__ import annotations

import io
from typing import cast

import pytest
from textual.pilot import Pilot

from gaslamp.core import CHANCE
from gaslamp.games import GAMES
from gaslamp.games.classic import Classic
from gaslamp.rulebook.source import load_rulebook
from gaslamp.terminal.chase.chase_panel import ChasePanel
from gaslamp.terminal.console import Console
from gaslamp.terminal.line_replay import line_replay_of
from gaslamp.terminal.replay import Replay
from gaslamp.terminal.replay_screen import replay_screen_of
from gaslamp.words import Words
from tests.terminal.piloting import drive, part, press, screen_of, seen, shown, write
from tests.terminal.tables import SHORT, played, sit
from tests.terminal.typist import Typist, first_moves, game


class Fog(Classic):
    """The classic game by another name, a registered variant that says nothing of its own."""

    name = "fog"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cast(dict[str, type[Classic]], GAMES), "fog", Fog)


def test_line_by_line() -> None:
    table = sit("0", game="fog", **SHORT)
    text = game(table, "help", "log", "fares", "red", "taxi 6", improvise=first_moves(table))
    assert table.is_over
    assert "takes the taxi" in text
    assert text.count("Mister X: ") >= 1


def test_on_the_full_screen() -> None:
    screen = screen_of("0", game="fog")

    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(screen.panel, ChasePanel)
        assert "5 black tickets" in part(screen, "turn")
        await write(pilot, "taxi 6")
        assert seen(screen).state.log[0].station == 6
        await press(pilot, "escape", "question_mark")
        assert "rule CL-8" in shown(screen)
        await press(pilot, "x", "r")
        assert load_rulebook("classic", "en").title in shown(screen)

    drive(screen, play)


def test_in_replay() -> None:
    replay, sink = Replay(played(game="fog"), CHANCE), io.StringIO()
    line_replay_of(replay, Words("en"), Console(Typist(["round", "log", "end"]), sink)).show()
    assert "Round 1: Mister X moves." in sink.getvalue()
    screen = replay_screen_of(Replay(replay.record, CHANCE), Words("en"))

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "end")
        assert f"Step {len(replay.stops)} of {len(replay.stops)}" in shown(screen)

    drive(screen, look)
