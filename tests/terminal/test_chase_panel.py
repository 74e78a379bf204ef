"""What the full screen shows, to whom, and when."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from gaslamp.core import CHANCE, SPECTATOR, Seat
from gaslamp.drawing.lights import PALETTES
from gaslamp.games import make_game
from gaslamp.games.vocabulary import Move
from gaslamp.match import Match, View
from gaslamp.record import Player
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.overlays import HandOverPage, TextPage
from gaslamp.terminal.replay import Replay
from gaslamp.terminal.replay_screen import replay_screen_of
from gaslamp.words import LANGUAGES, Words
from tests.terminal.piloting import (
    beneath,
    chase_panel,
    choose,
    drive,
    in_sight,
    main,
    press,
    screen_of,
    settle,
    shown,
    write,
)
from tests.terminal.tables import SHORT, deal, played, sit

# Looking


def test_zoom_pan_and_follow() -> None:
    screen = screen_of("0")

    async def look(pilot: Pilot[None]) -> None:
        start = screen.panel.map.chart.columns
        await press(pilot, "plus")
        assert screen.panel.map.chart.columns > start
        for _ in range(9):
            await press(pilot, "plus")
        assert screen.panel.map.chart.columns == 420
        for _ in range(12):
            await press(pilot, "minus")
        whole = screen.panel.map.chart
        assert whole.columns <= screen.panel.map.size.width
        assert whole.rows <= screen.panel.map.size.height
        await press(pilot, "plus", "plus", "plus", "plus")
        frame = screen.panel.map.frame
        await press(pilot, "shift+left", "shift+down", "shift+left", "shift+left")
        assert screen.panel.map.frame.left < frame.left
        assert screen.panel.map.frame.top > frame.top
        assert not screen.panel.map.is_following
        await press(pilot, "down")
        assert 29 not in in_sight(screen)
        await press(pilot, "f")
        assert 29 in in_sight(screen)

    drive(screen, look)


def test_the_mouse_drags_and_the_wheel_zooms() -> None:
    screen = screen_of("0")

    async def drag(pilot: Pilot[None]) -> None:
        await press(pilot, "plus", "plus")
        frame = screen.panel.map.frame
        await pilot.mouse_down("#map", offset=(10, 5))
        await pilot.hover("#map", offset=(20, 8))
        await pilot.mouse_up("#map", offset=(20, 8))
        await settle(pilot)
        assert (screen.panel.map.frame.left, screen.panel.map.frame.top) != (frame.left, frame.top)
        assert screen.panel.moves.highlighted == 0
        columns = screen.panel.map.chart.columns
        screen.panel.map.on_mouse_scroll_down()
        assert screen.panel.map.chart.columns < columns
        screen.panel.map.on_mouse_scroll_up()
        assert screen.panel.map.chart.columns == columns

    drive(screen, drag)


def test_the_map_follows_the_chosen_move() -> None:
    screen = screen_of("1", seats=2)

    async def follow(pilot: Pilot[None]) -> None:
        await press(pilot, "down", "up")
        assert {117, 88} <= in_sight(screen)
        await press(pilot, "end")
        assert isinstance(screen.panel.chosen, Move)
        assert (screen.panel.chosen.pawn, screen.panel.chosen.station) == (5, 89)
        assert 89 in in_sight(screen)
        while screen.panel.chosen.fare != "bus" or screen.panel.chosen.station != 14:
            await press(pilot, "up")
        assert {13, 14} <= in_sight(screen)

    drive(screen, follow)


def test_the_light_can_be_changed() -> None:
    screen = screen_of("0")

    async def change(pilot: Pilot[None]) -> None:
        assert screen.app.screen.styles.background.hex.lower() == PALETTES["evening"]["page"]
        await press(pilot, "l")
        assert screen.app.screen.styles.background.hex.lower() == PALETTES["paper"]["page"]
        assert screen.panel.map.light == "paper"
        await press(pilot, "l")
        assert screen.app.theme == "evening"

    drive(screen, change)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_smallest_screen(language: str) -> None:
    screen = ChasePlayScreen(sit("01", seats=2), Words(language), pace=0)

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "question_mark")
        words = Words(language)
        text = shown(screen)
        for line in (words.say("terminal-screen-help") + "\n" + words.say("terminal-map-help")).splitlines():
            assert line.rstrip() in text
        await press(pilot, "x")
        assert words.say("terminal-keys") in shown(screen)
        assert words.say("telling-heading", round=1, rounds=22, moves=3) in shown(screen)

    drive(screen, look, (80, 24))


def test_bots_are_listed_by_name_with_their_sign() -> None:
    table = LocalChase(Match(make_game("classic", 2)), (Player("Ann"), Player("Silas", "uniform")), rng=Random(7))
    screen = ChasePlayScreen(deal(table), Words("en"), pace=0)

    async def look(pilot: Pilot[None]) -> None:
        assert shown(screen).count("⚙Silas") == 5
        assert "(bot Silas) starts at" in shown(screen)
        assert "⚙Ann" not in shown(screen)

    drive(screen, look)


def test_too_small_a_window_says_so() -> None:
    screen = screen_of("0")

    async def shrink(pilot: Pilot[None]) -> None:
        assert "too small" in shown(screen)
        assert "29" not in shown(screen)
        await pilot.resize_terminal(100, 30)
        await settle(pilot)
        assert "too small" not in shown(screen)
        assert "X29" in shown(screen)

    drive(screen, shrink, (50, 15))


@pytest.mark.parametrize("is_played", [True, False])
def test_after_a_while_in_too_small_a_window_all_keys_are_heard(is_played: bool) -> None:  # noqa: FBT001
    screen = screen_of("0") if is_played else replay_screen_of(Replay(played(), CHANCE), Words("en"))

    async def zoom(pilot: Pilot[None]) -> None:
        for size in ((50, 15), (80, 24)):
            await pilot.resize_terminal(*size)
            await settle(pilot)
        before = chase_panel(screen).map.zoom or 0
        await press(pilot, "plus")
        assert chase_panel(screen).map.zoom == before + 1

    drive(screen, zoom)


# People who share the screen


async def three_people(pilot: Pilot[None], secret: str, wrong: str, gaze: tuple[str, ...]) -> list[str]:
    """What the others see of a game in which the fugitive looks about, errs, and makes a secret move."""
    screen = main(pilot)
    assert isinstance(screen, ChasePlayScreen)
    screens = [shown(screen)]
    await press(pilot, "enter")
    await write(pilot, wrong)
    await press(pilot, "escape", *gaze)
    await write(pilot, secret)
    screens.append(shown(screen))
    screens.append(await beneath(screen))
    await press(pilot, "enter")
    screens.append(shown(screen))
    await press(pilot, "p", "down", "down")
    screens.append(shown(screen))
    return screens


def test_nothing_of_a_secret_turn_is_left_when_others_look() -> None:
    """Two games that differ only in what the detectives may not know show them the same, sign for sign."""
    seen_by_others: list[list[str]] = []
    for secret, wrong, gaze in (("taxi 6", "taxi 7", ("shift+left", "plus")), ("taxi 42", "taix", ("shift+down",))):

        async def play(
            pilot: Pilot[None], secret: str = secret, wrong: str = wrong, gaze: tuple[str, ...] = gaze
        ) -> None:
            seen_by_others.append(await three_people(pilot, secret, wrong, gaze))

        drive(screen_of("012", seats=3), play)
    one, other = seen_by_others
    assert one == other
    assert "Hand over to Xavier" in one[0]
    assert "Hand over to Anna" in one[1]
    assert "takes the taxi. Where to," in one[3]
    assert "29" not in one[1]


def test_before_the_curtain_a_bots_move_is_shown_with_open_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last bot has moved it is the fugitive's turn, but the others are still looking."""
    screen = screen_of("01", seats=3)
    eyes: list[Seat] = []
    show = screen.panel.show

    def note(view: View[Any], *more: Any) -> None:
        eyes.append(view.seat)
        assert screen.is_hidden or view.seat != 0
        show(view, *more)

    monkeypatch.setattr(screen.panel, "show", note)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(3):
            await press(pilot, "enter")
            while isinstance(screen.app.screen, HandOverPage):
                await press(pilot, "enter")
            while screen.table.is_persons_turn and not isinstance(screen.app.screen, HandOverPage):
                await choose(pilot)
            await pilot.pause()

    drive(screen, play)
    assert {0, 1, SPECTATOR} <= set(eyes)


def test_the_curtain_hides_everything_and_only_enter_lifts_it() -> None:
    screen = screen_of("01", seats=2)

    async def wait(pilot: Pilot[None]) -> None:
        assert isinstance(screen.app.screen, HandOverPage)
        for key in ("x", "space", "5", "slash", "l", "p", "escape", "f"):
            await press(pilot, key)
            assert isinstance(screen.app.screen, HandOverPage)
            assert "29" not in shown(screen)
        lines = [line for line in shown(screen).splitlines() if line.strip()]
        assert len(lines) < 10
        assert not screen.panel.typed.value
        await press(pilot, "enter")
        assert "X29" in shown(screen)

    drive(screen, wait)


# Replay


def test_a_replay_goes_both_ways() -> None:
    reel = Replay(played(**SHORT), 0)
    screen = replay_screen_of(reel, Words("en"))

    async def step(pilot: Pilot[None]) -> None:
        assert f"Step 1 of {len(reel.stops)}" in shown(screen)
        assert "Mister X (Xavier) starts at" in shown(screen)
        await press(pilot, "right")
        assert reel.stop == 1
        await press(pilot, "right", "left")
        assert reel.stop == 1
        await press(pilot, "pagedown")
        assert "Round 2/4" in shown(screen)
        await press(pilot, "pageup")
        assert reel.stop == 0
        await press(pilot, "end")
        assert "win" in shown(screen)
        await press(pilot, "home", "p", "question_mark")
        assert isinstance(screen.app.screen, TextPage)
        await press(pilot, "x", "l", "q")

    drive(screen, step, (110, 34))


def test_a_replay_shows_a_detective_no_secret() -> None:
    record = played(**SHORT)
    truth, seen = Replay(record, 0), Replay(record, 1)
    hidden = truth.view().state.stations[0]
    screen = replay_screen_of(seen, Words("en"))

    async def look(pilot: Pilot[None]) -> None:
        assert f"X{hidden}" not in shown(screen)
        assert "X    ?" in shown(screen)
        assert "somewhere in London" in shown(screen)

    drive(screen, look, (110, 34))
