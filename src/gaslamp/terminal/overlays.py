"""What lies over the desk for a while: a page of help, the curtain between two people, the score sheet."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Static


class Sheet(Screen[None]):
    """A page of text over the desk; any key puts it away."""

    def __init__(self, text: str | Text) -> None:
        super().__init__()
        self.text = text if isinstance(text, Text) else Text(text)

    def compose(self) -> ComposeResult:
        yield Static(self.text, id="sheet")

    def on_key(self, event: Key) -> None:
        event.stop()  # so that the same key does not bring up the page again
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Curtain(Screen[None]):
    """Hides everything until the next person has taken the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(Text(self.text), id="curtain")

    def action_lift(self) -> None:
        self.dismiss()


class Interlude(ModalScreen[None]):
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
