"""What stands on the full screen of any game: whose turn it is, what may be done, a line to type, the keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from textwrap import wrap
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.containers import Container
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from gaslamp.drawing.lights import Light
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.chase import Teller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.replay import Replay


class Story(Widget):
    """What happened last, as much of it as there is room for."""

    tell_in: Callable[[int, int], Text] | None = None
    """Tells it in so many columns and rows."""

    def tell(self, tell_in: Callable[[int, int], Text]) -> None:
        self.tell_in = tell_in
        self.refresh()

    def render(self) -> Text:
        return self.tell_in(*self.content_size) if self.tell_in and self.content_size else Text()


def murmur(why: str, width: int, colour: str) -> Iterator[Text]:
    """A reason below what was done, quieter than it."""
    style = Style(color=colour, italic=True)
    return (Text(line, style) for line in wrap(why, max(10, width), initial_indent="  ", subsequent_indent="  "))


class GamePanel(Container):
    """The game as one seat knows it; nothing is drawn that is not in the view it is given."""

    stylesheet: ClassVar[str]
    """The game's own style sheet."""
    least: ClassVar[tuple[int, int]]
    """Columns and rows below which it cannot be laid out."""
    prefix = ""
    """What the names of the texts about keys begin with."""

    def __init__(self, teller: Teller | CaseTeller, reasons: Reasons, light: Light) -> None:
        super().__init__(id="game")
        self.words, self.reasons, self.light = teller.words, reasons, light
        self.notice = ""
        """What was last said to the person at the keyboard."""

    # What each game says

    @abstractmethod
    def text(self, key: str, **details: object) -> str:
        """A text in the game's own words."""

    @abstractmethod
    def help_page(self, rules_key: str) -> str:
        """What the keys do, how the rules are read among it."""

    @abstractmethod
    def measured(self, width: int, height: int) -> Mapping[str, bool]:
        """The classes of the style sheet that hold in a window of this size."""

    @abstractmethod
    def fill(self) -> None:
        """Draw anew what depends on the size of the window."""

    @abstractmethod
    def show_stop(self, replay: Replay) -> None:
        """Show where somebody is who looks through a record."""

    @abstractmethod
    def relight(self, light: Light) -> None:
        """What is drawn from now on is drawn in this light."""

    # Parts

    @property
    def moves(self) -> OptionList:
        return self.query_one(OptionList)

    @property
    def typed(self) -> Input:
        return self.query_one(Input)

    def put(self, part: str, text: Text) -> None:
        self.query_one(f"#{part}", Static).update(text)

    def list_moves(self, options: list[Option | None]) -> None:
        """List what may be done, the first line marked, so that Enter has something to choose."""
        self.moves.clear_options()
        self.moves.add_options(options)
        self.moves.highlighted = 0 if options else None

    def key_line(self) -> str:
        """The keys in one line."""
        return self.text(f"{self.prefix}keys")

    def say(self, notice: str) -> None:
        """A word to the person at the keyboard, where otherwise the keys are explained."""
        self.notice = notice
        keys = self.query_one("#keys", Static)
        keys.set_class(bool(notice), "notice")
        keys.update(Text(notice or self.key_line()))
