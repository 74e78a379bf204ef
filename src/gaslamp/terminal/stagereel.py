"""Replay on the full screen, whatever was played."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from gaslamp.terminal.reel import Reel
from gaslamp.terminal.stage import Stage


class StageReel(Stage):
    """A record on the full screen; each game says how it is shown."""

    AUTO_FOCUS = None
    desk_actions = Stage.desk_actions | {"step"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,enter,space", "step('next')"),
        Binding("left,b", "step('back')"),
        Binding("pagedown,down", "step('round')"),
        Binding("pageup,up", "step('round-back')"),
        Binding("home", "step('start')"),
        Binding("end", "step('end')"),
    ]
    reel: Reel

    def on_mount(self) -> None:
        self.typed.display = self.moves.display = False
        self.refill()

    def action_step(self, step: str) -> None:
        self.reel.take(step)
        self.refill()
