"""The full-screen program: one game's screen, in the evening or on paper."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.theme import Theme

from gaslamp.drawing.lights import PALETTES, Palette
from gaslamp.terminal.game_screen import GameScreen


class GameApp(App[None]):
    """Shows a game until somebody leaves."""

    TITLE = "Gaslamp"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", priority=True), Binding("q", "leave")]

    def __init__(self, main: GameScreen) -> None:
        super().__init__(css_path=["game.tcss", main.panel.stylesheet])
        self.main = main
        for name, palette in PALETTES.items():
            self.register_theme(_theme(name, palette))
        self.theme = main.panel.light

    def get_default_screen(self) -> GameScreen:
        return self.main

    def on_resize(self, event: Resize) -> None:
        """The game's screen follows, whatever lies over it."""
        if self.main.is_mounted:
            self.main.fit(event.size)

    def action_leave(self) -> None:
        if self.main.may_leave():
            self.exit()


def _theme(name: str, palette: Palette) -> Theme:
    return Theme(
        name=name,
        dark=name == "evening",
        primary=palette["target"],
        secondary=palette["glow"],
        accent=palette["heat"],
        foreground=palette["ink"],
        background=palette["page"],
        surface=palette["ground"],
        panel=palette["lane"],
        warning=palette["taxi"],
        error=palette["underground"],
        success=palette["bus"],
        variables={"faint": palette["faint"]},
    )
