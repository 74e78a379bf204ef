"""Driving a full screen without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from gaslamp.match import View
from gaslamp.terminal.desk import Desk
from gaslamp.terminal.panels import Story
from gaslamp.terminal.playdesk import PlayDesk
from gaslamp.terminal.stage import Stage
from gaslamp.terminal.stageplay import StagePlay
from gaslamp.words import Words
from tests.terminal.sitting import sit

PATIENCE = 60.0
"""Seconds after which a script that waits for what will never come is given up."""
Script: TypeAlias = Callable[[Pilot[None]], Awaitable[None]]


def drive(desk: Stage, script: Script, size: tuple[int, int] = (80, 24), *, settled: bool = True) -> None:
    """Runs a desk and lets the script press its keys."""

    async def run() -> None:
        async with desk.run_test(size=size) as pilot:
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


async def settle(pilot: Pilot[None]) -> None:
    """Until bots have acted and everything is drawn."""
    desk = pilot.app
    for _ in range(400):
        await pilot.pause()
        assert desk._exception is None
        if not isinstance(desk, StagePlay) or desk.table.is_over or desk.table.is_persons_turn:
            break
        await asyncio.sleep(0.005)
    for _ in range(3):
        await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settle(pilot)


async def write(pilot: Pilot[None], text: str) -> None:
    """Types a line all at once."""
    desk = pilot.app
    assert isinstance(desk, Stage)
    desk.typed.focus()
    desk.typed.value = text
    await desk.typed.action_submit()
    await settle(pilot)


def shown(desk: Stage) -> str:
    """All the text on the screen, line by line."""
    screen = desk.screen
    strips = screen._compositor.render_strips(screen.size)
    return "\n".join(strip.text.rstrip() for strip in strips)


def part(desk: Stage, which: str) -> str:
    """The text of one part, whether or not something lies over it."""
    found = desk.screen_stack[0].query_one(f"#{which}")
    assert isinstance(found, Static | Story)
    return str(found.render())


async def beneath(desk: PlayDesk) -> str:
    """What lies under the curtain."""
    rows = ["".join(cell.sign for cell in row) for row in desk.map._painted or []]
    options = [str(option.prompt) for option in desk.moves.options]
    return "\n".join([*rows, *options, *(part(desk, which) for which in ("turn", "log", "purses", "story", "keys"))])


def desk_of(people: str, **more: Any) -> PlayDesk:
    return PlayDesk(sit(people, **more), Words("en"), pace=0)


def seen(desk: Desk) -> View[Any]:
    assert desk.view is not None
    return desk.view


def in_sight(desk: Desk) -> set[int]:
    """The stations that fall into the window on the map."""
    return {station for station in desk.game.board.stations if desk.map.frame.holds(*desk.map.chart.cell(station))}
