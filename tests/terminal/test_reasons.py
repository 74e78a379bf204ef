"""Bots that say why, in the terminal: by lines and on the full screen, in play and in replay."""

from __future__ import annotations

import io
from random import Random

import pytest
from textual.pilot import Pilot

from gaslamp.agents import make_agent
from gaslamp.core import CHANCE, SPECTATOR, Seat
from gaslamp.games import make_game
from gaslamp.match import Match, run
from gaslamp.record import Player, Record, record_of
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.console import Aside, Console
from gaslamp.terminal.line_replay import line_replay_of
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.replay import Replay
from gaslamp.terminal.replay_screen import replay_screen_of
from gaslamp.words import Words
from tests.terminal.piloting import choose, drive, press, shown
from tests.terminal.tables import SHORT
from tests.terminal.typist import Typist, first_moves, game


def chase(*, explains: bool = True) -> LocalChase:
    """A person flees from heuristics."""
    players = (Player("Xavier"), Player(agent="heuristic"), Player(agent="heuristic"))
    return LocalChase(Match(make_game("classic", 3, SHORT)), players, rng=Random(7), explains=explains)


def recorded(name: str) -> Record:
    match = Match(make_game(name, 3))
    run(
        match,
        {seat: make_agent("uniform" if seat == CHANCE else "heuristic", Random(seat)) for seat in range(CHANCE, 3)},
    )
    return record_of(match, players=(Player(agent="heuristic"), Player(agent="heuristic"), Player("Ben")))


def reasons_of(record: Record, seat: Seat) -> list[str]:
    view = Replay(record, seat)
    view.take("end")
    return list(Reasons(Words("en", record.game), record.players).told(view.view()).values())


# Lines


def test_a_bot_says_why_in_a_line_after_its_move() -> None:
    table = chase()
    lines = game(table, improvise=first_moves(table)).splitlines()
    told = dict(Reasons(Words("en"), table.players).told(table.match.view(0)))
    sentences = {
        n: Words("en").tell(event, table.game, table.players) for n, event in enumerate(table.match.view(0).events)
    }
    assert told
    assert all(lines[lines.index(sentences[n]) + 1].startswith("    ") for n in told)
    assert {f"    {why}" for why in told.values()} <= set(lines)


def test_whoever_wants_no_reasons_hears_none() -> None:
    table = chase(explains=False)
    told = Reasons(Words("en"), table.players)
    lines = game(table, improvise=first_moves(table)).splitlines()
    assert not {f"    {why}" for why in told.told(table.match.view(0)).values()} & set(lines)


def test_a_reason_is_dim_on_a_terminal_that_can_and_plain_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tube(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    for sink, expected in ((Tube(), "a\n\x1b[2m    b\x1b[0m\n"), (io.StringIO(), "a\n    b\n")):
        Console(Typist(), sink).write("a", Aside("b"))
        assert sink.getvalue() == expected


def replayed(record: Record, seat: Seat, *, explains: bool = True) -> str:
    sink, console = io.StringIO(), Typist(["end"])
    line_replay_of(Replay(record, seat, explains=explains), Words("en"), Console(console, sink)).show()
    return sink.getvalue()


@pytest.mark.parametrize("name", ["classic", "connection"])
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_a_replay_gives_the_reasons_the_seat_may_know(name: str, seat: Seat) -> None:
    record = recorded(name)
    told = reasons_of(record, seat)
    assert told
    assert set(told) <= {line.strip() for line in replayed(record, seat).splitlines()}
    silent = {line.strip() for line in replayed(record, seat, explains=False).splitlines()}
    assert not set(told) & silent


def test_the_fugitive_tells_his_reasons_to_whoever_sees_through_his_eyes() -> None:
    record = recorded("classic")
    own = set(reasons_of(record, 0)) - set(reasons_of(record, 2))
    assert own
    assert own <= {line.strip() for line in replayed(record, 0).splitlines()}
    assert not own & {line.strip() for line in replayed(record, 2).splitlines()}


# The full screen


def test_the_story_on_the_screen_says_why() -> None:
    screen = ChasePlayScreen(chase(), Words("en"), pace=0)

    async def play(pilot: Pilot[None]) -> None:
        await choose(pilot)
        told = list(screen.panel.reasons.told(screen.table.match.view(0)).values())
        assert told
        assert told[-1] in " ".join(shown(screen).split())

    drive(screen, play, (200, 60))


@pytest.mark.parametrize("name", ["classic", "connection"])
def test_so_does_a_replay_there(name: str) -> None:
    reel = Replay(recorded(name), 0)
    screen = replay_screen_of(reel, Words("en"))

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "end")
        for _ in range(12):
            await press(pilot, "left")
            if reel.n - 1 in (told := screen.panel.reasons.told(reel.view())):
                assert told[reel.n - 1].split()[0] in shown(screen)
                return
        raise AssertionError("nothing was explained")

    drive(screen, look, (200, 60))
