"""Replay of a chase on the full screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from gaslamp.games import AnyChase
from gaslamp.telling.chase import Teller
from gaslamp.telling.reasons import Reasons
from gaslamp.telling.stations import ARRIVALS, station_of
from gaslamp.terminal.desk import Desk
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.stagereel import StageReel
from gaslamp.words import Words


def show_on_screen(reel: Reel, words: Words) -> None:
    ReelDesk(reel, words).run()


class ReelDesk(StageReel, Desk):
    """The record of a chase on the full screen."""

    desk_actions = Desk.desk_actions | StageReel.desk_actions
    keys, keys_help = "reel-keys", "reel-screen-help"

    def __init__(self, reel: Reel, words: Words) -> None:
        teller = Teller(words, cast(AnyChase, reel.game), reel.record.players)
        super().__init__(teller, Reasons(teller.words, reel.record.players, reel.explained))
        self.reel = reel

    def refill(self) -> None:
        place = self.text("reel-place", stop=self.reel.stop + 1, stops=len(self.reel.stops))
        self.show(self.reel.view(), place, self._moved())

    def _moved(self) -> Sequence[int]:
        return [at for event in self.reel.news() if isinstance(event, ARRIVALS) and (at := station_of(event))]
