"""The full screen that play and replay share: the board, the panels beside it, and what they are filled with.

A desk shows one view at a time and draws nothing that is not in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.types import CSSPathType
from textual.widgets import Input, OptionList, Static

from gaslamp.core import Action
from gaslamp.drawing.lights import Light
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import View
from gaslamp.telling.casebook import marked, quarters
from gaslamp.telling.chase import Teller
from gaslamp.telling.ledger import last_sight
from gaslamp.telling.reasons import Reasons
from gaslamp.telling.stations import possible, station_of
from gaslamp.terminal.mapview import MapView
from gaslamp.terminal.panels import Panels, Story
from gaslamp.terminal.phrasing import say
from gaslamp.terminal.scenes import Scene, beside, drawn
from gaslamp.terminal.stage import Stage

LEAST = 72, 21
"""Columns and rows below which the desk cannot be laid out."""
WIDE, TALL = 110, 34
"""Columns and rows from which on there is room to spare."""
LARGE = 150, 45
"""Columns and rows from which on the story is told at the side and the whole height is the board's."""
PANEL = 34, 44
"""How many columns the side panels are given, on a narrow screen and on a wide one; the style sheet says so too."""


class Desk(Stage):
    """What play and replay of a chase have in common."""

    CSS_PATH: ClassVar[CSSPathType | None] = ["stage.tcss", "desk.tcss"]
    teller: Teller
    least = LEAST
    desk_actions = Stage.desk_actions | {"zoom", "pan", "follow", "possible", "marks"}
    keys, keys_help = "keys", "screen-help"
    """Which texts explain the keys, in short and at length."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("plus,equals_sign", "zoom(1)"),
        Binding("minus,underscore", "zoom(-1)"),
        Binding("shift+left", "pan(-1, 0)"),
        Binding("shift+right", "pan(1, 0)"),
        Binding("shift+up", "pan(0, -1)"),
        Binding("shift+down", "pan(0, 1)"),
        Binding("f", "follow"),
        Binding("p", "possible"),
        Binding("m", "marks"),
    ]

    def __init__(self, teller: Teller, reasons: Reasons, *, light: Light = "evening") -> None:
        super().__init__(light=light)
        self.teller, self.reasons, self.game = teller, reasons, teller.game
        self.view: View[Any] | None = None
        self.shows_possible = self.shows_marks = False
        self.chosen: Action | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")
        with Container(id="desk"):
            yield Static(id="turn")
            with Horizontal(id="middle"):
                with Vertical(id="left"):
                    yield MapView(self.game.board, self.light, id="map")
                    yield Story(id="story")
                with Vertical(id="right"):
                    yield Static(id="log")
                    yield Static(id="purses")
                    yield Static(id="case")
                    yield OptionList(id="moves", markup=False)
                    yield Story(id="long-story")
            yield Input(id="typed", placeholder=self.text("typed-hint"), select_on_focus=False)
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.say("")

    # Parts

    @property
    def map(self) -> MapView:
        return self.screen_stack[0].query_one(MapView)

    def text(self, key: str, **details: object) -> str:
        """A text that only the terminal has."""
        return say(self.teller.words, key, **details)

    def key_line(self) -> str:
        return self.text(self.keys)

    def help_page(self) -> str:
        return f"{self.text(self.keys_help)}\n{self.rules_key()}\n{self.text('map-help')}"

    def too_small(self) -> str:
        return self.text("too-small", width=LEAST[0], height=LEAST[1])

    def measured(self, width: int, height: int) -> Mapping[str, bool]:
        return {"wide": width >= WIDE, "tall": height >= TALL, "large": width >= LARGE[0] and height >= LARGE[1]}

    # What is shown

    def show(self, view: View[Any], sentence: str, about: Sequence[int] = ()) -> None:
        """Fill the desk with what one seat knows; where pawns are put on it, the whole board is wanted."""
        was_whole = self.view is not None and self.view.state.phase == "place"
        if was_whole != (view.state.phase == "place"):
            self.map.is_whole = not was_whole
        self.view, self.chosen = view, None
        self.put("turn", Text(sentence))
        self.draw(about)
        self.fill_panels()

    def fill_panels(self) -> None:
        if self.view is not None:
            self.put("log", self.panels.log(self.view))
            self.put("purses", self.panels.purses(self.view))
            self._put_case(self.panels.case(self.view))
            for story in self.screen_stack[0].query(Story):
                story.tell(partial(self.panels.story, self.view))

    def _put_case(self, case: Text) -> None:
        self.put("case", case)
        self.screen_stack[0].query_one("#case").display = bool(case)

    @property
    def panels(self) -> Panels:
        return Panels(self.teller, self.reasons, self.light, PANEL[self.screen_stack[0].has_class("wide")] - 1)

    def draw(self, about: Sequence[int] = ()) -> None:
        if self.view is not None:
            self.map.show(self.scene(self.view), about or self._chosen_ends(self.view))

    def _chosen_ends(self, view: View[Any]) -> Sequence[int]:
        """Where the chosen move starts and ends."""
        start = view.state.stations[self.chosen.pawn] if isinstance(self.chosen, Move) else None
        return [at for at in (start, station_of(self.chosen)) if at is not None]

    def scene(self, view: View[Any]) -> Scene:
        letters = {name: self.teller.letter(pawn) for pawn, name in enumerate(self.game.pawn_names)}
        scene = replace(drawn(view, letters, self.chosen), targets=self.targets())
        if self.shows_possible:
            scene = replace(scene, possible=possible(view))
        return replace(scene, marks=beside(view), quarters=tuple(quarters(view))) if self.shows_marks else scene

    def targets(self) -> frozenset[int]:
        """The stations that can be chosen now."""
        return frozenset()

    # Keys

    def action_zoom(self, steps: int) -> None:
        self.map.zoom_by(steps)

    def action_pan(self, across: int, down: int) -> None:
        self.map.pan(across / 4, down / 4)

    def action_follow(self) -> None:
        self.map.is_following = not self.map.is_following
        self.say(self.text("follow", state="on" if self.map.is_following else "off"))
        self.draw(self.about(self.view) if self.view else ())

    def about(self, view: View[Any]) -> Sequence[int]:
        """The stations the turn is about: who is to move and, in the open, where the fugitive was last seen."""
        state = view.state
        pawns = state.waiting[:1] if state.phase == "answer" else (FUGITIVE,)
        return [at for at in (*(state.stations[pawn] for pawn in pawns), last_sight(view)) if at is not None]

    def action_possible(self) -> None:
        self.shows_possible = not self.shows_possible
        if self.view is not None and self.shows_possible:
            self.say(self.text("possible-count", count=len(possible(self.view))))
        self.draw()

    def action_marks(self) -> None:
        self.shows_marks = not self.shows_marks
        has_marks = self.view is not None and bool(marked(self.view))
        legend = self.text("marks-legend") if has_marks else self.teller.say("marks-none")
        self.say(legend if self.shows_marks else "")
        self.draw()

    def action_light(self) -> None:
        self.map.light = "paper" if self.light == "evening" else "evening"
        super().action_light()
