"""Replay of a case on the full screen."""

from __future__ import annotations

from typing import cast

from gaslamp.games.connection import Connection
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.case.desk import CaseDesk
from gaslamp.terminal.phrasing import say
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.stagereel import StageReel
from gaslamp.words import Words


def show_case(reel: Reel, words: Words) -> None:
    CaseReelDesk(reel, words).run()


class CaseReelDesk(StageReel, CaseDesk):
    """The record of a case on the full screen."""

    desk_actions = CaseDesk.desk_actions | StageReel.desk_actions
    keys, keys_help = "reel-keys", "reel-screen-help"

    def __init__(self, reel: Reel, words: Words) -> None:
        teller = CaseTeller(words, cast(Connection, reel.game), reel.record.players)
        super().__init__(teller, Reasons(teller.words, reel.record.players, reel.explained))
        self.reel = reel

    def refill(self) -> None:
        view = self.reel.view()
        place = say(self.teller.words, "reel-place", stop=self.reel.stop + 1, stops=len(self.reel.stops))
        self.show(view, place, max(0, view.state.current))
