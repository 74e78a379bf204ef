"""The full screen that play and replay of all games share: the game's panel, its light, help and rules over it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from gaslamp.core import Problem
from gaslamp.terminal.captions import rules_help, rules_page, say
from gaslamp.terminal.game_panel import GamePanel
from gaslamp.terminal.lexicon import rules_sought
from gaslamp.terminal.overlays import RulePage, TextPage

MARGIN = 8
"""Columns beside the text of the rules."""


class GameScreen(Screen[None]):
    """A game on the full screen. Its keys are dead while something lies over it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("l", "light"),
        Binding("question_mark", "help"),
        Binding("r", "rules"),
    ]

    def __init__(self, panel: GamePanel, game: str) -> None:
        super().__init__()
        self.panel, self.words, self.game = panel, panel.words, game

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")
        yield self.panel

    def on_mount(self) -> None:
        self.fit(self.app.size)
        self.panel.say("")

    @abstractmethod
    def refill(self) -> None:
        """Draw everything anew, as it is."""

    @abstractmethod
    def focus_game(self) -> None:
        """Has the keys of the game heard."""

    def may_leave(self) -> bool:
        """Whether there is nothing to ask before."""
        return True

    @property
    def is_bare(self) -> bool:
        """Whether nothing lies over the game."""
        return self.app.screen is self

    async def put_away(self) -> None:
        """Whatever lies over the game: what somebody reads is for nobody else to see."""
        while not self.is_bare:
            await self.app.pop_screen()

    def fit(self, size: Size) -> None:
        """Lay the game out in a window of this size, if it is not too small."""
        (width, height), least = size, self.panel.least
        is_small = width < least[0] or height < least[1]
        for name, is_so in {"small": is_small, **self.panel.measured(width, height)}.items():
            self.set_class(is_so, name)
        too_small = self.panel.text("too-small", width=least[0], height=least[1])
        self.query_one("#too-small", Static).update(Text(too_small, justify="center"))
        self.call_after_refresh(self.panel.fill)
        if not is_small and self.focused is None:  # what is not to be seen has lost it
            self.call_after_refresh(self.focus_game)

    # Keys

    def action_light(self) -> None:
        self.panel.relight("paper" if self.panel.light == "evening" else "evening")
        self.app.theme = self.panel.light
        self.refill()

    def action_help(self) -> None:
        self.app.push_screen(TextPage(self.panel.help_page(rules_help(self.game, self.words, "rules-key"))))

    def action_rules(self) -> None:
        self.read_rules("")

    def read_rules(self, wanted: str) -> None:
        """Lay the rules over the game; `NotInRules` if they have nothing of the kind."""
        rules_page(wanted, self.game, self.words)
        self.app.push_screen(RulePage(self._rules, wanted, say(self.words, "rules-keys")))

    def _rules(self, wanted: str) -> str:
        """A page of the rules, or that there is none; `rule CL-8` will do as well as `CL-8`."""
        wanted = wanted if (named := rules_sought(wanted)) is None else named
        try:
            return "\n".join(rules_page(wanted, self.game, self.words, self.app.size.width - MARGIN))
        except Problem as problem:
            return self.words.explain(problem)
