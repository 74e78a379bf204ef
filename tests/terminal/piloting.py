"""Driving a full screen without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from gaslamp.match import View
from gaslamp.terminal.chase.chase_panel import ChasePanel
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.game_app import GameApp
from gaslamp.terminal.game_panel import Story
from gaslamp.terminal.game_screen import GameScreen
from gaslamp.terminal.overlays import HandOverPage, ScorePage
from gaslamp.terminal.play_screen import PlayScreen
from gaslamp.words import Words
from tests.terminal.tables import sit

PATIENCE = 1200.0
"""Seconds after which a script that waits for what will never come is given up, on however slow a machine."""
Script: TypeAlias = Callable[[Pilot[None]], Awaitable[None]]


def drive(screen: GameScreen, script: Script, size: tuple[int, int] = (80, 24), *, settled: bool = True) -> None:
    """Runs a screen and lets the script press its keys."""

    async def run() -> None:
        async with GameApp(screen).run_test(size=size) as pilot:
            if settled:
                await settle(pilot)
            await script(pilot)

    with pytest.MonkeyPatch.context() as patch:
        # The pilot waits for an idle processor after every key; `settle` knows better what to wait for.
        patch.setattr("textual.app.wait_for_idle", breathe)
        patch.setattr("textual.pilot.wait_for_idle", breathe)
        asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def breathe(*_: float) -> None:
    for _n in range(5):
        await asyncio.sleep(0)


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Waits for something to come true, as long as it takes."""
    await pilot.pause()
    while not is_so():
        assert pilot.app._exception is None
        await asyncio.sleep(0.001)  # without a pause of the pilot, which would draw everything each time
    await pilot.pause()


async def settle(pilot: Pilot[None]) -> None:
    """Until bots have acted, somebody is asked, and everything is drawn."""
    screen = main(pilot)
    await until(pilot, lambda: pilot.app._exit or not isinstance(screen, PlayScreen) or is_waiting(screen))
    for _ in range(3):
        await pilot.pause()


def is_waiting(screen: PlayScreen) -> bool:
    """Whether nothing happens until somebody presses a key."""
    if isinstance(screen.app.screen, HandOverPage | ScorePage):
        return True
    if screen.table.is_over:
        return all(worker.is_finished for worker in screen.workers)
    is_asked = screen.table.is_persons_turn and screen.table.secret == screen.hidden
    return is_asked and not screen.acted.is_set() and bool(screen.panel.moves.option_count)


def main(pilot: Pilot[None]) -> GameScreen:
    """The screen of the game, whatever lies over it."""
    assert isinstance(pilot.app, GameApp)
    return pilot.app.main


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settle(pilot)


async def write(pilot: Pilot[None], text: str) -> None:
    """Types a line all at once."""
    typed = main(pilot).panel.typed
    typed.focus()
    typed.value = text
    await typed.action_submit()
    await settle(pilot)


async def insist(pilot: Pilot[None], text: str) -> None:
    """Types a line, and says yes if that is asked."""
    await write(pilot, text)
    await _confirm(pilot)


async def choose(pilot: Pilot[None], place: int = 0) -> None:
    """Chooses a line of the list, counted from where one is, and says yes if that is asked."""
    await press(pilot, *["down"] * place, "enter")
    await _confirm(pilot)


async def _confirm(pilot: Pilot[None]) -> None:
    screen = main(pilot)
    if isinstance(screen, PlayScreen) and screen.asked is not None:
        await press(pilot, "enter")


def shown(screen: GameScreen) -> str:
    """All the text on the screen, line by line."""
    top = screen.app.screen
    strips = top._compositor.render_strips(top.size)
    return "\n".join(strip.text.rstrip() for strip in strips)


def part(screen: GameScreen, which: str) -> str:
    """The text of one part, whether or not something lies over it."""
    found = screen.query_one(f"#{which}")
    assert isinstance(found, Static | Story)
    return str(found.render())


async def beneath(screen: ChasePlayScreen) -> str:
    """What lies under the page that asks for the next person."""
    rows = ["".join(cell.sign for cell in row) for row in screen.panel.map._painted or []]
    options = [str(option.prompt) for option in screen.panel.moves.options]
    return "\n".join([*rows, *options, *(part(screen, which) for which in ("turn", "log", "purses", "story", "keys"))])


def screen_of(people: str, **more: Any) -> ChasePlayScreen:
    return ChasePlayScreen(sit(people, **more), Words("en"), pace=0)


def chase_panel(screen: GameScreen) -> ChasePanel:
    assert isinstance(screen.panel, ChasePanel)
    return screen.panel


def seen(screen: GameScreen) -> View[Any]:
    view = chase_panel(screen).view
    assert view is not None
    return view


def in_sight(screen: GameScreen) -> set[int]:
    """The stations that fall into the window on the map."""
    panel = chase_panel(screen)
    return {station for station in panel.game.board.stations if panel.map.frame.holds(*panel.map.chart.cell(station))}
