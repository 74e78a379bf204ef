"""The full screen that all games share: its lights, the line of keys, the list, the typed line, what lies over it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.theme import Theme
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from gaslamp.core import Problem
from gaslamp.drawing.lights import PALETTES, Light
from gaslamp.rulebook.source import prefix_of
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.chase import Teller
from gaslamp.terminal.overlays import RulePage, Sheet
from gaslamp.terminal.phrasing import say
from gaslamp.terminal.rules import looked_up, sought

MARGIN = 8
"""Columns beside the text of the rules."""


class Stage(App[None]):
    """A full screen; each game says what stands on it."""

    TITLE = "Gaslamp"
    ENABLE_COMMAND_PALETTE = False
    teller: Teller | CaseTeller
    least: ClassVar[tuple[int, int]]
    """Columns and rows below which it cannot be laid out."""
    desk_actions = frozenset(("light", "help", "rules"))
    """What the keys do that are dead while something lies over the desk."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True),
        Binding("q", "leave"),
        Binding("l", "light"),
        Binding("question_mark", "help"),
        Binding("r", "rules"),
    ]

    def __init__(self, *, light: Light = "evening") -> None:
        super().__init__()
        self.light: Light = light
        self.notice = ""
        """What was last said to the person at the keyboard."""
        for name, palette in PALETTES.items():
            self.register_theme(_theme(name, palette))
        self.theme = light

    # What each game says

    def key_line(self) -> str:
        """The keys in one line."""
        raise NotImplementedError

    def help_page(self) -> str | Text:
        raise NotImplementedError

    def too_small(self) -> str:
        """What is said in a window that is."""
        raise NotImplementedError

    def refill(self) -> None:
        """Draw everything anew, as it is."""
        raise NotImplementedError

    def fill_panels(self) -> None:
        """Draw anew what depends on the size of the window."""
        raise NotImplementedError

    def measured(self, width: int, height: int) -> Mapping[str, bool]:
        """The classes of the style sheet that hold in a window of this size."""
        return {}

    # Parts

    @property
    def is_bare(self) -> bool:
        """Whether nothing lies over the desk."""
        return len(self.screen_stack) == 1

    @property
    def moves(self) -> OptionList:
        return self.screen_stack[0].query_one(OptionList)

    @property
    def typed(self) -> Input:
        return self.screen_stack[0].query_one(Input)

    async def put_away(self) -> None:
        """Whatever lies over the desk: what somebody reads is for nobody else to see."""
        while not self.is_bare:
            await self.pop_screen()

    def put(self, part: str, text: Text) -> None:
        self.screen_stack[0].query_one(f"#{part}", Static).update(text)

    def list_moves(self, options: list[Option | None]) -> None:
        self.moves.clear_options()
        self.moves.add_options(options)

    def say(self, notice: str) -> None:
        """A word to the person at the keyboard, where otherwise the keys are explained."""
        self.notice = notice
        keys = self.screen_stack[0].query_one("#keys", Static)
        keys.set_class(bool(notice), "notice")
        keys.update(Text(notice or self.key_line()))

    # Keys

    def action_light(self) -> None:
        self.light = "paper" if self.light == "evening" else "evening"
        self.theme = self.light
        self.refill()

    def action_help(self) -> None:
        self.push_screen(Sheet(self.help_page()))

    def action_rules(self) -> None:
        self.read_rules("")

    def read_rules(self, wanted: str) -> None:
        """Lay the rules over the desk; `NotInRules` if they have nothing of the kind."""
        looked_up(wanted, self.teller.game.name, self.teller.words)
        self.push_screen(RulePage(self.rules, wanted, say(self.teller.words, "rules-keys")))

    def rules(self, wanted: str) -> str:
        """A page of the rules, or that there is none; `rule CL-8` will do as well as `CL-8`."""
        wanted = wanted if (named := sought(wanted)) is None else named
        try:
            return "\n".join(looked_up(wanted, self.teller.game.name, self.teller.words, self.size.width - MARGIN))
        except Problem as problem:
            return self.teller.words.explain(problem)

    def rules_key(self) -> str:
        """The line of the help that says how to read the rules."""
        return say(self.teller.words, "rules-key", rule=f"{prefix_of(self.teller.game.name)}-8")

    def action_leave(self) -> None:
        self.exit()

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        is_small = width < self.least[0] or height < self.least[1]
        for name, is_so in {"small": is_small, **self.measured(width, height)}.items():
            self.screen_stack[0].set_class(is_so, name)
        self.put("too-small", Text(self.too_small(), justify="center"))
        self.call_after_refresh(self.fill_panels)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self.is_bare or action not in self.desk_actions


def _theme(name: str, palette: Any) -> Theme:
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
