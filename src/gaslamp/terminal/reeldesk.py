"""Replay on the full screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType

from gaslamp.terminal.desk import Desk
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.scenes import ARRIVALS, station_of
from gaslamp.terminal.telling import Teller
from gaslamp.words import Words


def show_on_screen(reel: Reel, words: Words) -> None:
    ReelDesk(reel, words).run()


class ReelDesk(Desk):
    """A record on the full screen."""

    AUTO_FOCUS = None
    desk_actions = Desk.desk_actions | {"step"}
    keys, keys_help = "reel-keys", "reel-screen-help"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,enter,space", "step('next')"),
        Binding("left,b", "step('back')"),
        Binding("pagedown,down", "step('round')"),
        Binding("pageup,up", "step('round-back')"),
        Binding("home", "step('start')"),
        Binding("end", "step('end')"),
    ]

    def __init__(self, reel: Reel, words: Words) -> None:
        super().__init__(Teller(words, reel.game, reel.record.players))
        self.reel = reel

    def on_mount(self) -> None:
        super().on_mount()
        self.typed.display = self.moves.display = False
        self.refill()

    def refill(self) -> None:
        place = self.teller.say("reel-place", stop=self.reel.stop + 1, stops=len(self.reel.stops))
        self.show(self.reel.view(), place, self._moved())

    def _moved(self) -> Sequence[int]:
        return [at for event in self.reel.news() if isinstance(event, ARRIVALS) and (at := station_of(event))]

    def action_step(self, step: str) -> None:
        self.reel.take(step)
        self.refill()
