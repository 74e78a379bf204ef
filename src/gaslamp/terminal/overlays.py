"""What lies over the game for a while: a page of help, the rules, the hand-over between two people, the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

SCROLLS = {"up": -1, "down": 1, "pageup": -15, "pagedown": 15}
"""How many lines a key scrolls a page."""


class TextPage(Screen[None]):
    """A page of text over the game, scrolled where it is too long; any other key puts it away."""

    def __init__(self, text: str | Text) -> None:
        super().__init__()
        self.text = text if isinstance(text, Text) else Text(text)

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="sheet")

    def on_key(self, event: Key) -> None:
        event.stop()  # so that the same key does not bring up the page again
        if event.key in SCROLLS and self.max_scroll_y:
            self.scroll_relative(y=SCROLLS[event.key], animate=False)
        else:
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class RulePage(Screen[None]):
    """A page of the rules over the game, to be scrolled, and a line to look up more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close"),
        *(Binding(key, f"scroll_page({lines})") for key, lines in SCROLLS.items()),
    ]

    def __init__(self, look_up: Callable[[str], str], wanted: str, hint: str) -> None:
        super().__init__()
        self.look_up, self.text, self.hint = look_up, look_up(wanted), hint

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules", can_focus=False):
            yield Static(Text(self.text), id="rule")
        yield Input(id="sought", placeholder=self.hint)

    @on(Input.Submitted)
    def _asked(self, event: Input.Submitted) -> None:
        """Something else of the rules; nothing puts them away."""
        event.stop()  # the game below has a line of its own
        if not event.value.strip():
            self.dismiss()
            return
        event.input.value = ""
        self.text = self.look_up(event.value)
        self.query_one("#rule", Static).update(Text(self.text))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_scroll_page(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        self.dismiss()


class HandOverPage(Screen[None]):
    """Hides everything until the next person has taken the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self.text), id="hand-over")

    def action_lift(self) -> None:
        self.dismiss()


class ScorePage(ModalScreen[None]):
    """The score sheet beside the board on which a round has ended."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "go_on")]

    def __init__(self, text: str, width: int) -> None:
        super().__init__()
        self.text, self.width = text, width

    def compose(self) -> ComposeResult:
        yield (sheet := Static(Text(self.text), id="interlude"))
        sheet.styles.width = self.width

    def action_go_on(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
