"""Replay on the full screen, whatever was played."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from gaslamp.presentation import is_case
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.chase import Teller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.case.case_panel import CasePanel
from gaslamp.terminal.chase.chase_panel import ChasePanel
from gaslamp.terminal.game_panel import GamePanel
from gaslamp.terminal.game_screen import GameScreen
from gaslamp.terminal.replay import Replay
from gaslamp.words import Words


class ReplayScreen(GameScreen):
    """A record on the full screen, stop by stop."""

    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,enter,space", "step('next')"),
        Binding("left,b", "step('back')"),
        Binding("pagedown,down", "step('round')"),
        Binding("pageup,up", "step('round-back')"),
        Binding("home", "step('start')"),
        Binding("end", "step('end')"),
    ]

    def __init__(self, replay: Replay, panel: GamePanel) -> None:
        super().__init__(panel, replay.game.name)
        self.replay = replay
        panel.prefix, panel.can_focus = "reel-", True

    def on_mount(self) -> None:
        self.panel.typed.display = self.panel.moves.display = False
        self.refill()

    def focus_game(self) -> None:
        self.panel.focus()

    def refill(self) -> None:
        self.panel.show_stop(self.replay)

    def action_step(self, step: str) -> None:
        self.replay.take(step)
        self.refill()


def replay_screen_of(replay: Replay, words: Words) -> ReplayScreen:
    """A record with the panel of its game."""
    game, players = replay.game, replay.record.players
    reasons = Reasons(words.about(game.name), players, replay.explained)
    if is_case(game):
        return ReplayScreen(replay, CasePanel(CaseTeller(words, game, players), reasons))
    return ReplayScreen(replay, ChasePanel(Teller(words, game, players), reasons))
