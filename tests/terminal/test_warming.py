"""While a bot's machine code is being made, people at the terminal are told."""

from __future__ import annotations

import io
from concurrent.futures import Future

import pytest
from textual.pilot import Pilot

from gaslamp.terminal.chase.chase_lines import ChaseLines
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.console import Console
from gaslamp.words import LANGUAGES, Words
from tests.terminal.piloting import drive
from tests.terminal.tables import SHORT, sit
from tests.terminal.typist import Typist


class Kindling(io.StringIO):
    """A screen: once it has said that one has to wait, one need not wait any longer."""

    def __init__(self, sentence: str, ready: Future[None]) -> None:
        super().__init__()
        self.sentence, self.ready = sentence, ready

    def write(self, text: str) -> int:
        if text == self.sentence:
            self.ready.set_result(None)
        return super().write(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_says_that_a_bot_gets_ready(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.agents.warmup.MOMENT", 0.0)
    words, table = Words(language), sit("1", seats=2, **SHORT)
    table.ready = Future()
    sink = Kindling(words.say("warming"), table.ready)
    ChaseLines(table, words, Console(Typist(), sink)).play()
    assert sink.getvalue().count(words.say("warming")) == 1
    assert table.match.log[-1].known_to == (0,), "the bot has moved"


def test_the_full_screen_says_that_a_bot_gets_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.terminal.play_screen.MOMENT", 0.0)
    words, table = Words("fr"), sit("1", seats=2, **SHORT)
    table.ready = Future()
    screen = ChasePlayScreen(table, words, pace=0)

    async def script(pilot: Pilot[None]) -> None:
        while screen.panel.notice != words.say("warming"):
            await pilot.pause()
        assert not table.is_persons_turn
        table.ready.set_result(None)
        while screen.panel.notice or not table.is_persons_turn:
            await pilot.pause()

    drive(screen, script, settled=False)
    assert table.match.state.round == 1
    assert len(table.match.state.log) >= 1


def test_the_line_fits_under_the_screen() -> None:
    assert all(len(Words(language).say("warming")) <= 78 for language in LANGUAGES)
