"""Case Connection on the full screen: bots, one screen for several, replay."""

from __future__ import annotations

from random import Random
from threading import Event as Signal
from typing import Any

import pytest
from textual.pilot import Pilot

from gaslamp import terminal
from gaslamp.core import CHANCE, SPECTATOR, Action
from gaslamp.games.enquiry import Solve, Visit
from gaslamp.match import View
from gaslamp.terminal.game_app import GameApp
from gaslamp.terminal.overlays import HandOverPage
from gaslamp.terminal.replay import Replay
from gaslamp.terminal.replay_screen import replay_screen_of
from gaslamp.words import Words
from tests.games.enquiries import hand
from tests.terminal.cases import case, dealt, midway, solved_record
from tests.terminal.casescreens import SIZE, laid, screen_of
from tests.terminal.piloting import choose, drive, part, press, settle, shown, until, write
from tests.terminal.tables import played


class Ponderer:
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.may_act, self.is_thinking = Signal(), Signal()

    def act(self, view: View[Any]) -> Action:
        self.is_thinking.set()
        self.may_act.wait()
        return view.actions[-1]


def test_cc_11_one_may_lay_out_while_others_think_but_not_solve() -> None:
    table = midway("1", hand(lead=3), hand("1 2 f w", lead=1))
    screen, bot = screen_of(table), Ponderer()
    table.agents[0] = bot

    async def meanwhile(pilot: Pilot[None]) -> None:
        await until(pilot, bot.is_thinking.is_set)
        assert "Bot 1 is thinking" in part(screen, "turn")
        for key in ("tab", "1", "right", "down", "2"):
            await pilot.press(key)
        await pilot.pause()
        assert laid(screen) == {(0, -1): 1, (1, 0): 2}
        await pilot.press("enter")
        await pilot.pause()
        assert "“rule CC-12”" in part(screen, "keys")
        bot.may_act.set()
        await settle(pilot)
        assert laid(screen) == {(0, -1): 1, (1, 0): 2}

    drive(screen, meanwhile, SIZE, settled=False)


def test_the_layout_of_a_bot_that_solves_a_lead_is_shown() -> None:
    table = midway("1", hand("1 2 f w", lead=1), hand("12", lead=3), has_visited=True)
    screen, bot = screen_of(table), Ponderer()

    async def look(pilot: Pilot[None]) -> None:
        assert "╔══F══╗" not in part(screen, "status")
        await until(pilot, lambda: "Lead 1" in part(screen, "status"))
        assert table.match.state.phase == "keep"
        assert laid(screen) == {(0, -1): 1, (1, 0): 2}
        bot.may_act.set()
        await settle(pilot)

    table.play(next(action for action in table.match.view(0).actions if isinstance(action, Solve)))
    table.agents[0] = bot
    drive(screen, look, SIZE, settled=False)


@pytest.mark.parametrize("people", ["0", "01", ""])
def test_a_whole_game_from_the_list(people: str) -> None:
    table = case(people, seats=2, hints=False)
    screen = screen_of(table)

    async def play(pilot: Pilot[None]) -> None:
        while not table.is_over:
            await (press(pilot, "enter") if isinstance(screen.app.screen, HandOverPage) else choose(pilot))
        assert "win" in part(screen, "turn") or "shared" in part(screen, "turn")
        assert not screen.lines

    drive(screen, play, SIZE)


def sat_down(leads: tuple[int, int], *keys: str) -> list[str]:
    """All that the others see while the first of three chooses a lead, and after."""
    table = dealt("012", {0: leads, 1: (10, 11), 2: (12, 13)})
    screen, seen = screen_of(table), list[str]()

    async def keep_leads(pilot: Pilot[None]) -> None:
        seen.append(shown(screen))
        await press(pilot, "enter")
        assert screen.hidden == 0
        assert "║" in shown(screen)
        await press(pilot, *keys)
        await write(pilot, f"follow {max(set(leads) & {5})}")
        for _ in range(2):
            assert isinstance(screen.app.screen, HandOverPage)
            seen.append(shown(screen))
            seen.append(
                "\n".join(part(screen, name) for name in ("turn", "places", "players", "status", "story", "keys"))
            )
            await press(pilot, "enter")
            await choose(pilot)
        assert screen.hidden is None
        seen.append(shown(screen))
        await press(pilot, "o")
        seen.append(shown(screen))

    drive(screen, keep_leads, SIZE)
    return seen


def test_cc_4_the_others_see_nothing_of_a_lead_that_was_not_kept() -> None:
    assert sat_down((5, 8)) == sat_down((9, 5), "down", "down", "h", "tab", "slash", "q", "x", "escape")


def test_cc_4_only_the_choice_of_a_lead_is_for_one_alone() -> None:
    table = dealt("01", {0: (5, 8), 1: (10, 11)}, seats=2)
    screen = screen_of(table)

    async def look(pilot: Pilot[None]) -> None:
        assert "Hand over to Xavier" in shown(screen)
        await press(pilot, "enter")
        assert "Leads to choose from" in part(screen, "status")
        await choose(pilot)
        assert "Hand over to Anna" in shown(screen)
        assert "Leads to choose from" not in part(screen, "status")
        await press(pilot, "enter")
        await choose(pilot)
        assert not isinstance(screen.app.screen, HandOverPage)
        assert screen.panel.view is not None
        assert screen.panel.view.seat == SPECTATOR
        await press(pilot, "enter")
        await choose(pilot)
        assert isinstance(table.match.log[-1], Visit) or table.match.state.has_visited
        await choose(pilot)
        assert not isinstance(screen.app.screen, HandOverPage)

    drive(screen, look, SIZE)


def test_a_replay_shows_the_layout_when_a_lead_is_solved() -> None:
    reel = Replay(solved_record(), CHANCE)
    screen = replay_screen_of(reel, Words("en"))
    solve = next(n for n, event in enumerate(reel.events) if isinstance(event, Solve))

    async def step(pilot: Pilot[None]) -> None:
        assert f"Step 1 of {len(reel.stops)}" in part(screen, "turn")
        while reel.n <= solve:
            await press(pilot, "right")
        event = reel.events[solve]
        assert isinstance(event, Solve)
        assert laid(screen) == {(card.x, card.y): card.card for card in event.cards}
        assert "Every symbol of the lead is connected." in part(screen, "status")
        await press(pilot, "pagedown")
        assert reel.stop in reel._rounds
        await press(pilot, "end")
        assert "wins" in part(screen, "story") or "shared" in part(screen, "story")
        await press(pilot, "home")
        assert reel.stop == 0

    drive(screen, step, SIZE)


@pytest.mark.parametrize("plain", [True, False])
def test_lines_or_the_full_screen_as_asked(plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: FBT001
    asked: list[str] = []
    for where, name in (("case.case_lines.CaseLines", "play"), ("line_replay.LineReplay", "show")):
        monkeypatch.setattr(f"gaslamp.terminal.{where}.{name}", lambda self: asked.append(type(self).__name__))
    monkeypatch.setattr(GameApp, "run", lambda self: asked.append(type(self.main).__name__))
    table = case("0")
    terminal.play(table.match, table.players, rng=Random(1), words=Words("en"), plain=plain, save=None)
    terminal.step_through(played(game="connection"), seat=1, words=Words("en"), plain=plain)
    assert asked == (["CaseLines", "LineReplay"] if plain else ["CasePlayScreen", "ReplayScreen"])
