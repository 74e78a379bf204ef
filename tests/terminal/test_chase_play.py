"""Playing on the full screen, by keys and mouse."""

from __future__ import annotations

from pathlib import Path
from random import Random
from threading import Event as Signal
from typing import Any

import pytest
from textual.pilot import Pilot

from gaslamp import terminal
from gaslamp.core import Action
from gaslamp.games.vocabulary import Move
from gaslamp.match import View
from gaslamp.record import read_record
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.game_app import GameApp
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.overlays import TextPage
from gaslamp.words import Words
from tests.terminal.piloting import choose, drive, part, press, screen_of, seen, settle, shown, until, write
from tests.terminal.tables import played, sit

# Playing


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_the_screen_says_what_is_wanted_and_shows_everything(size: tuple[int, int]) -> None:
    screen = screen_of("0")

    async def look(pilot: Pilot[None]) -> None:
        text = shown(screen)
        assert "Xavier: Mister X to move. Left: 5 black tickets, 2 double moves." in text
        assert "Round 1/22, surfaces in 3 moves" in text
        assert "○24" in text
        assert "X29" in text
        assert "(17)" in text
        assert " 1 taxi to 6" in text
        assert "Round 1: Mister X moves." in text
        assert "q quit" in text

    drive(screen, look, size)


def test_a_move_is_chosen_from_the_list_and_marked_on_the_map() -> None:
    screen = screen_of("0")

    async def choose(pilot: Pilot[None]) -> None:
        assert screen.panel.map.scene.chosen == 6
        await press(pilot, "down")
        assert "[16]" in shown(screen)
        assert screen.panel.map.scene.chosen == 16
        assert {(line.kind, line.a, line.b) for line in screen.panel.map.scene.lines} == {("taxi", 16, 29)}
        await press(pilot, "enter")
        assert seen(screen).state.log[0].station == 16
        assert "Round 2" in shown(screen)

    drive(screen, choose)


def test_a_move_may_be_typed_and_a_refusal_names_its_rule() -> None:
    screen = screen_of("0")

    async def type_moves(pilot: Pilot[None]) -> None:
        await write(pilot, "taxi 74")
        assert "“rule CL-8”" in part(screen, "keys")
        await write(pilot, "taix 6")
        assert "Did you mean “taxi”?" in part(screen, "keys")
        await press(pilot, "escape")
        assert "q quit" in part(screen, "keys")
        await press(pilot, "slash", "t", "space", "6", "enter")
        assert seen(screen).state.log[0].station == 6

    drive(screen, type_moves)


def test_a_digit_begins_a_typed_move_at_once() -> None:
    screen = screen_of("0", blacks=0)

    async def type_number(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "6", "enter")
        assert seen(screen).state.log[0].station == 16
        await press(pilot, "escape", "number_sign", "1", "enter")
        assert len(seen(screen).state.log) == 2

    drive(screen, type_number)


def test_a_click_on_a_station_chooses_each_move_there_in_turn() -> None:
    screen = screen_of("0")

    async def click(pilot: Pilot[None], station: int) -> None:
        column, row = screen.panel.map.chart.cell(station)
        frame = screen.panel.map.frame
        await pilot.click("#map", offset=(column - frame.left, row - frame.top))
        await settle(pilot)

    async def click_about(pilot: Pilot[None]) -> None:
        fares = []
        for _ in range(4):
            await click(pilot, 42)
            assert isinstance(screen.panel.chosen, Move)
            assert screen.panel.chosen.station == 42
            fares.append(screen.panel.chosen.fare)
        assert fares == ["taxi", "bus", "black", "taxi"]
        await click(pilot, 30)
        assert "30: taxi 17, 42" in part(screen, "keys")
        await press(pilot, "enter")
        assert seen(screen).state.log[0].station == 42

    drive(screen, click_about, (200, 60))


@pytest.mark.parametrize("people", ["0", "1", ""])
def test_a_whole_game_from_the_list(people: str) -> None:
    screen = screen_of(people, seats=3, rounds=2, entries=3, surfacing=(2,))

    async def play(pilot: Pilot[None]) -> None:
        while not screen.table.is_over:
            await choose(pilot)
        assert "win" in part(screen, "turn")
        assert "The log is revealed" in shown(screen) or "win" in shown(screen)
        assert not screen.menu.actions

    drive(screen, play, (100, 34))


def test_questions_are_answered_on_the_screen() -> None:
    screen = screen_of("0")

    async def ask(pilot: Pilot[None]) -> None:
        await write(pilot, "board 74")
        assert "74: taxi 58, 73, 75, 92" in part(screen, "keys")
        for text, answer in (
            ("help", "Shift+arrows"),
            ("log", "The log is empty."),
            ("fares", "Purple at 117: 10 taxi"),
        ):
            await write(pilot, text)
            assert isinstance(screen.app.screen, TextPage)
            assert answer in shown(screen)
            await press(pilot, "x")
        await write(pilot, "possible")
        assert "can be at 13 stations" in part(screen, "keys")
        assert len(screen.panel.map.scene.possible) == 13
        await write(pilot, "quit")

    drive(screen, ask)


def test_possible_stations_are_what_the_detectives_must_consider() -> None:
    for people in ("0", "1"):
        screen = screen_of(people)

        async def toggle(pilot: Pilot[None], screen: ChasePlayScreen = screen) -> None:
            assert not screen.panel.map.scene.possible
            await press(pilot, "p")
            many = screen.panel.map.scene.possible
            assert len(many) >= 13
            assert screen.table.match.state.stations[0] in many
            await press(pilot, "p")
            assert not screen.panel.map.scene.possible

        drive(screen, toggle)


# Bots


class Ponderer:
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.may_act = Signal()
        self.is_thinking = Signal()

    def act(self, view: View[Any]) -> Action:
        self.is_thinking.set()
        self.may_act.wait()
        return view.actions[0]


def test_a_bot_that_thinks_does_not_freeze_the_screen() -> None:
    screen = screen_of("1", seats=2)
    assert isinstance(screen.table, LocalChase)
    bot = screen.table.agents[0] = Ponderer()

    async def meanwhile(pilot: Pilot[None]) -> None:
        await until(pilot, bot.is_thinking.is_set)
        await pilot.pause()
        assert "Mister X is thinking" in shown(screen)
        columns = screen.panel.map.chart.columns
        await pilot.press("plus")
        await pilot.pause()
        assert screen.panel.map.chart.columns > columns
        bot.may_act.set()
        await settle(pilot)
        assert "to move" in part(screen, "turn")

    drive(screen, meanwhile, settled=False)


def test_one_may_leave_while_a_bot_thinks() -> None:
    screen = screen_of("1", seats=2)
    assert isinstance(screen.table, LocalChase)
    bot = screen.table.agents[0] = Ponderer()

    async def leave(pilot: Pilot[None]) -> None:
        await until(pilot, bot.is_thinking.is_set)
        await pilot.press("q")

    drive(screen, leave, settled=False)
    assert not bot.may_act.is_set()
    bot.may_act.set()


def test_a_bots_move_is_left_to_be_looked_at_until_it_is_skipped() -> None:
    table = sit("2", seats=6)
    screen = ChasePlayScreen(table, Words("en"), pace=3600)

    async def skip(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "Purple is thinking" in part(screen, "turn"))
        assert len(table.match.state.waiting) == 5
        await pilot.press("space")
        await until(pilot, lambda: len(table.match.state.waiting) == 4)
        assert table.match.state.stations[1] != table.match.log[0].station  # type: ignore[attr-defined]
        await pilot.press("space")
        await settle(pilot)
        assert screen.menu.actions

    drive(screen, skip, settled=False)


def test_while_bots_think_questions_are_answered_but_no_move_is_taken() -> None:
    screen = screen_of("2", seats=3, order="any")
    assert isinstance(screen.table, LocalChase)
    bot = screen.table.agents[1] = Ponderer()

    async def meanwhile(pilot: Pilot[None]) -> None:
        await until(pilot, bot.is_thinking.is_set)
        assert 2 in screen.table.match.to_act
        move = next(action for action in screen.table.match.view(2).actions if isinstance(action, Move))
        for text, answer in ((f"{move.fare} {move.station}", "thinking"), ("board 74", "74: taxi 58")):
            screen.panel.typed.value = text
            await screen.panel.typed.action_submit()
            await pilot.pause()
            assert answer in part(screen, "keys")
        assert len(screen.table.match.state.waiting) == 5
        bot.may_act.set()
        await settle(pilot)

    drive(screen, meanwhile, settled=False)


# Keeping


def test_names_are_shown_as_they_are() -> None:
    table = sit("0")
    table.players = (type(table.players[0])(name="[red]Eve[/]\x1b[31m"), *table.players[1:])

    async def look(pilot: Pilot[None]) -> None:
        assert "[red]Eve[/]" in part(screen, "turn")
        assert "\x1b" not in shown(screen)

    screen = ChasePlayScreen(table, Words("en"), pace=0)
    drive(screen, look)


def test_a_game_is_kept_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    screen = screen_of("0", save=path)

    async def leave(pilot: Pilot[None]) -> None:
        await write(pilot, "taxi 6")
        await press(pilot, "escape", "q")

    drive(screen, leave)
    record = read_record(path)
    again = ChasePlayScreen(LocalChase(record.match(), record.players, rng=Random(1), save=path), Words("en"), pace=0)

    async def resume(pilot: Pilot[None]) -> None:
        assert "Round 2" in shown(again)
        assert "X6" in shown(again)

    drive(again, resume)


def test_a_game_that_cannot_be_kept_says_so_once(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    screen = screen_of("0", save=tmp_path / "taken" / "game.record")

    async def play(pilot: Pilot[None]) -> None:
        assert "can’t be saved" in part(screen, "keys")
        await choose(pilot)
        assert "can’t be saved" not in part(screen, "keys")

    drive(screen, play)


def test_leaving_the_screen_says_how_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = sit("0", save=tmp_path / "game.record")
    monkeypatch.setattr(GameApp, "run", lambda _: table.keep())
    terminal.play_on_screen(table, Words("en"))
    assert capsys.readouterr().out.endswith(f"gaslamp play --resume {tmp_path / 'game.record'}\n")


@pytest.mark.parametrize("plain", [True, False])
def test_lines_or_the_full_screen_as_asked(plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: FBT001
    asked: list[str] = []
    for where, name in (("chase.chase_lines.ChaseLines", "play"), ("line_replay.LineReplay", "show")):
        monkeypatch.setattr(f"gaslamp.terminal.{where}.{name}", lambda self: asked.append(type(self).__name__))
    monkeypatch.setattr(GameApp, "run", lambda self: asked.append(type(self.main).__name__))
    table = sit("0")
    terminal.play(table.match, table.players, rng=Random(1), words=Words("en"), plain=plain, save=None)
    terminal.step_through(played(), seat=1, words=Words("en"), plain=plain)
    assert asked == (["ChaseLines", "LineReplay"] if plain else ["ChasePlayScreen", "ReplayScreen"])
