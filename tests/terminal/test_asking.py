"""Enter works at once, and what cannot be undone is asked about first, on the full screen and by lines."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from gaslamp.core import Action
from gaslamp.games import GAMES
from gaslamp.games.vocabulary import Double
from gaslamp.match import View
from gaslamp.presentation import presentation_named
from gaslamp.terminal.asking import answer
from gaslamp.terminal.case.case_play import CasePlayScreen
from gaslamp.terminal.chase.chase_lines import ChaseLines
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.console import Console
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.overlays import HandOverPage
from gaslamp.words import LANGUAGES, Words
from tests.terminal.cases import midway
from tests.terminal.casescreens import SIZE
from tests.terminal.casescreens import screen_of as case_screen
from tests.terminal.piloting import drive, part, press, screen_of, seen, shown, until, write
from tests.terminal.tables import SHORT, arrange, compact, deal, holmes, set_out, sit
from tests.terminal.test_chase_play import Ponderer
from tests.terminal.typist import Typist

# The full screen


def test_enter_works_at_once_and_an_enter_too_many_makes_no_move() -> None:
    screen = screen_of("0")

    async def enter(pilot: Pilot[None]) -> None:
        assert screen.panel.moves.highlighted == 0
        assert screen.panel.map.scene.chosen == 6
        await press(pilot, "enter")
        assert part(screen, "keys") == "Taxi to 6? Enter confirms, Esc cancels."
        assert not seen(screen).state.log
        await press(pilot, "enter")
        assert seen(screen).state.log[0].station == 6

    drive(screen, enter)


@pytest.mark.parametrize("keys", [("escape",), ("down",), ("slash", "n", "enter")])
def test_a_question_is_dropped_by_whatever_is_not_yes(keys: tuple[str, ...]) -> None:
    screen = screen_of("0")

    async def doubt(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert screen.asked is not None
        await press(pilot, *keys)
        assert screen.asked is None
        assert "q quit" in part(screen, "keys")
        assert not seen(screen).state.log

    drive(screen, doubt)


@pytest.mark.parametrize("answer", ["", "y", "oui", "ja", "sì", "double"])
def test_what_cannot_be_undone_is_asked_about_even_if_it_was_typed(answer: str) -> None:
    screen = screen_of("0")

    async def double(pilot: Pilot[None]) -> None:
        await write(pilot, "double")
        assert "Double move: two rides in one turn? Enter confirms" in part(screen, "keys")
        assert not any(isinstance(event, Double) for event in screen.table.match.log)
        if answer:
            await write(pilot, answer)
        else:
            await press(pilot, "enter")
        assert any(isinstance(event, Double) for event in screen.table.match.log)

    drive(screen, double)


def test_a_ride_that_was_chosen_is_not_asked_about_but_a_black_ticket_is() -> None:
    screen = screen_of("0")

    async def ride(pilot: Pilot[None]) -> None:
        await write(pilot, "black 16")
        assert "Black ticket to 16?" in part(screen, "keys")
        await write(pilot, "taxi 74")  # the rules refuse without a question
        assert "“rule CL-8”" in part(screen, "keys")
        await press(pilot, "escape", "down", "enter")
        assert seen(screen).state.log[0].station == 16
        assert seen(screen).state.log[0].fare == "taxi"

    drive(screen, ride)


def test_while_bots_move_enter_says_so_and_the_list_is_ready_when_they_have() -> None:
    screen = screen_of("1", seats=2)
    assert isinstance(screen.table, LocalChase)
    bot = screen.table.agents[0] = Ponderer()

    async def hurry(pilot: Pilot[None]) -> None:
        await until(pilot, bot.is_thinking.is_set)
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert "not your turn yet" in part(screen, "keys")
        bot.may_act.set()
        await until(pilot, lambda: bool(screen.menu.actions))
        assert "q quit" in part(screen, "keys")
        assert len(screen.table.match.state.waiting) == 5

    drive(screen, hurry, settled=False)


def test_at_the_end_enter_says_how_to_leave() -> None:
    screen = screen_of("", seats=2, **SHORT)

    async def look(pilot: Pilot[None]) -> None:
        assert "Press q to leave." in part(screen, "keys")
        await press(pilot, "escape", "enter")
        assert "Press q to leave." in part(screen, "keys")

    drive(screen, look)


@pytest.mark.parametrize("key", ["q", "enter"])
def test_a_game_that_is_not_saved_is_not_left_by_a_slip(key: str) -> None:
    screen = screen_of("0")

    async def leave(pilot: Pilot[None]) -> None:
        await write(pilot, "taxi 6")
        await press(pilot, "escape", "q")
        assert "Leave the game without saving it?" in part(screen, "keys")
        assert not screen.app._exit
        await press(pilot, key)
        assert screen.app._exit

    drive(screen, leave)


def test_a_game_that_is_saved_or_not_begun_is_left_at_once(tmp_path: Path) -> None:
    for screen, text in ((screen_of("0", save=tmp_path / "game.record"), "taxi 6"), (screen_of("0"), "log")):

        async def leave(pilot: Pilot[None], text: str = text) -> None:
            await write(pilot, text)
            await press(pilot, "escape", "escape", "q")
            assert pilot.app._exit

        drive(screen, leave)


def test_a_case_opens_at_once_and_asks_before_a_lead_is_solved() -> None:
    table = midway()
    screen = case_screen(table)

    async def solve(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert screen.lines[-1].text == "back"
        await press(pilot, "escape", "tab", "enter")
        assert "Solve the lead with 2 clues?" in shown(screen)
        await press(pilot, "escape")
        assert not table.match.state.hands[0].solved
        await write(pilot, "solve")
        await press(pilot, "enter")
        assert table.match.state.hands[0].solved == (1,)

    drive(screen, solve, SIZE)


# Lines


def lines(table: LocalChase, *typed: str, is_person: bool = True, language: str = "en") -> str:
    sink = io.StringIO()
    ChaseLines(table, Words(language), Console(Typist(typed, is_person=is_person), sink)).play()
    return sink.getvalue()


def doubled(table: LocalChase) -> bool:
    return any(isinstance(event, Double) for event in table.match.log)


@pytest.mark.parametrize("answer", ["", "yes", "j", "double"])
def test_a_person_is_asked_and_says_yes(answer: str) -> None:
    table = sit("0")
    told = lines(table, "double", answer)
    assert "Double move: two rides in one turn? Press Enter to confirm, or type something else." in told
    assert doubled(table)


@pytest.mark.parametrize("answer", ["no", "n", "log", "taxi 6", "xyz"])
def test_whatever_else_a_person_types_is_done_instead(answer: str) -> None:
    table = sit("0")
    told = lines(table, "double", answer)
    assert not doubled(table)
    assert ("The log is empty." in told) == (answer == "log")
    assert bool(table.match.state.log) == (answer == "taxi 6")


def test_a_script_is_not_asked() -> None:
    table = sit("0")
    assert "confirm" not in lines(table, "double", "taxi 6", "quit", is_person=False)
    assert doubled(table)
    assert table.match.state.log[0].station == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_is_asked_before_an_unsaved_game_is_left(language: str) -> None:
    words = Words(language)
    asked = words.say("terminal-offer-leave")[1:]
    table = sit("0")
    told = lines(table, "taxi 6", "quit", "n", "quit", "", language=language)
    assert told.count(asked) == 2
    assert told.rstrip().endswith(words.say("terminal-farewell-not-kept"))
    assert asked not in lines(sit("0"), "quit", language=language)


def test_in_a_lesson_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit("0")
    double = next(action for action in view_of(table).actions if isinstance(action, Double))
    assert table.is_careful(double)
    monkeypatch.setattr(table, "lesson", object())
    assert not table.is_careful(double)


def view_of(table: LocalChase) -> View[Any]:
    while not table.is_persons_turn:
        action: Action = table.thinking()()
        table.play(action)
    return table.view()


# Whose


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_names_the_pawn_where_several_are_led(language: str) -> None:
    mister = Words(language).say("offer-of", pawn="fugitive", offer="")
    assert mister in lines(sit("012345"), "", "black 16", language=language)
    assert mister not in lines(sit("0"), "black 16", language=language)


@pytest.mark.parametrize(
    ("make", "asked"),
    [
        (lambda: deal(sit("012", seats=3)), "Mister X: taxi to"),
        (lambda: sit("12345"), "Purple: taxi to"),
        (lambda: arrange(holmes("012")), "Moriarty: start at 45"),
        (lambda: set_out(compact("012")), "Mister X: taxi to"),
    ],
)
def test_a_line_that_nobody_chose_is_asked_about_by_its_pawn(make: Callable[[], LocalChase], asked: str) -> None:
    screen = ChasePlayScreen(make(), Words("en"), pace=0)

    async def enter(pilot: Pilot[None]) -> None:
        if isinstance(pilot.app.screen, HandOverPage):
            await press(pilot, "enter")
        await press(pilot, "enter")
        assert part(screen, "keys").startswith(asked)

    drive(screen, enter)


def test_in_a_case_a_question_names_the_person_where_several_are_at_the_screen() -> None:
    for people, asked in (("01", "Xavier: solve the lead with 2 clues?"), ("0", "Solve the lead with 2 clues?")):
        screen = case_screen(midway(people))

        async def solve(pilot: Pilot[None], screen: CasePlayScreen = screen, asked: str = asked) -> None:
            await write(pilot, "solve")
            assert screen.panel.notice.startswith(asked)

        drive(screen, solve, SIZE)


# The help

HELP = {
    "map": ("terminal-help", "terminal-screen-help"),
    "case": ("connection-help", "connection-screen-help"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_help_says_how_a_question_is_answered(game: str, language: str) -> None:
    words = Words(language, game)
    helps, keys = HELP[presentation_named(game).screen]
    assert any(refused(line) for line in words.own(helps).splitlines())
    assert any(refused(line) and agreed(line) for line in words.own(keys, letters="").splitlines())


def refused(line: str) -> bool:
    """Whether it holds a word for no."""
    return any(answer(word) is False for word in re.findall(r"\w+", line))


def agreed(line: str) -> bool:
    return any(answer(word) for word in re.findall(r"\w+", line))
