"""The panel of a chase, in play and in replay: the board, and beside it the log, the purses and what may be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, TypeAlias

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList, Static

from gaslamp.core import Action
from gaslamp.drawing.lights import Light
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Move
from gaslamp.match import View
from gaslamp.telling.casebook import marked, quarters
from gaslamp.telling.chase import Teller
from gaslamp.telling.ledger import last_sight
from gaslamp.telling.reasons import Reasons
from gaslamp.telling.stations import ARRIVALS, possible, station_of
from gaslamp.terminal.captions import say
from gaslamp.terminal.chase.chase_renderer import ChaseRenderer
from gaslamp.terminal.chase.map_scene import MapScene, beside, drawn
from gaslamp.terminal.chase.mapview import MapView
from gaslamp.terminal.game_panel import GamePanel, Story
from gaslamp.terminal.replay import Replay

WIDE, TALL = 110, 34
"""Columns and rows from which on there is room to spare."""
LARGE = 150, 45
"""Columns and rows from which on the story is told at the side and the whole height is the board's."""
SIDE = 34, 44
"""How many columns the side has, on a narrow screen and on a wide one; the style sheet says so too."""

About: TypeAlias = Callable[[View[ChaseState]], Sequence[int]]


def turn_stations(view: View[ChaseState]) -> Sequence[int]:
    """The stations the turn is about: who is to move and, in the open, where the fugitive was last seen."""
    state = view.state
    pawns = state.waiting[:1] if state.phase == "answer" else (FUGITIVE,)
    return [at for at in (*(state.stations[pawn] for pawn in pawns), last_sight(view)) if at is not None]


class ChasePanel(GamePanel):
    """A chase as one seat knows it."""

    stylesheet = "chase/chase.tcss"
    least = 72, 21
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

    def __init__(self, teller: Teller, reasons: Reasons, light: Light = "evening") -> None:
        super().__init__(teller, reasons, light)
        self.teller, self.game = teller, teller.game
        self.view: View[ChaseState] | None = None
        self.shows_possible = self.shows_marks = False
        self.chosen: Action | None = None
        self.follows_chosen = False
        """Whether the map follows the chosen move, and not only the turn."""
        self.targets: frozenset[int] = frozenset()
        """The stations that can be chosen now."""
        self.about: About = turn_stations
        """The stations a view is about, which the map follows."""

    def compose(self) -> ComposeResult:
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

    # Parts

    @property
    def map(self) -> MapView:
        return self.query_one(MapView)

    @property
    def renderer(self) -> ChaseRenderer:
        return ChaseRenderer(self.teller, self.reasons, self.light, SIDE[self.screen.has_class("wide")] - 1)

    def text(self, key: str, **details: object) -> str:
        return say(self.words, key, **details)

    def help_page(self, rules_key: str) -> str:
        return f"{self.text(f'{self.prefix}screen-help')}\n{rules_key}\n{self.text('map-help')}"

    def measured(self, width: int, height: int) -> Mapping[str, bool]:
        return {"wide": width >= WIDE, "tall": height >= TALL, "large": width >= LARGE[0] and height >= LARGE[1]}

    def relight(self, light: Light) -> None:
        self.light = self.map.light = light

    # What is shown

    def show(self, view: View[ChaseState], sentence: str, about: Sequence[int] = ()) -> None:
        """Show what one seat knows; where pawns are put on the board, all of it is wanted."""
        was_whole = self.view is not None and self.view.state.phase == "place"
        if was_whole != (view.state.phase == "place"):
            self.map.is_whole = not was_whole
        self.view, self.chosen = view, None
        self.put("turn", Text(sentence))
        self.draw(about)
        self.fill()

    def show_stop(self, replay: Replay) -> None:
        place = self.text("reel-place", stop=replay.stop + 1, stops=len(replay.stops))
        moved = [at for event in replay.news() if isinstance(event, ARRIVALS) and (at := station_of(event))]
        self.show(replay.view(), place, moved)

    def fill(self) -> None:
        if self.view is not None:
            renderer = self.renderer
            self.put("log", renderer.log(self.view))
            self.put("purses", renderer.purses(self.view))
            self.put("case", case := renderer.case(self.view))
            self.query_one("#case").display = bool(case)
            for story in self.query(Story):
                story.tell(partial(renderer.story, self.view))

    def draw(self, about: Sequence[int] = ()) -> None:
        if self.view is not None:
            self.map.show(self.map_scene(self.view), about or self._chosen_ends(self.view))

    def _chosen_ends(self, view: View[ChaseState]) -> Sequence[int]:
        """Where the chosen move starts and ends."""
        if not self.follows_chosen:
            return ()
        start = view.state.stations[self.chosen.pawn] if isinstance(self.chosen, Move) else None
        return [at for at in (start, station_of(self.chosen)) if at is not None]

    def map_scene(self, view: View[ChaseState]) -> MapScene:
        letters = {name: self.teller.letter(pawn) for pawn, name in enumerate(self.game.pawn_names)}
        scene = replace(drawn(self.game, view, letters, self.chosen), targets=self.targets)
        if self.shows_possible:
            scene = replace(scene, possible=self.possible(view))
        return replace(scene, marks=beside(view), quarters=tuple(quarters(view))) if self.shows_marks else scene

    def possible(self, view: View[ChaseState]) -> frozenset[int]:
        """Where the fugitive can be; what was worked out before is remembered."""
        return possible(view, self.reasons.memory.believe)

    # Keys

    def action_zoom(self, steps: int) -> None:
        self.map.zoom_by(steps)

    def action_pan(self, across: int, down: int) -> None:
        self.map.pan(across / 4, down / 4)

    def action_follow(self) -> None:
        self.map.is_following = not self.map.is_following
        self.say(self.text("follow", state="on" if self.map.is_following else "off"))
        self.draw(self.about(self.view) if self.view else ())

    def action_possible(self) -> None:
        self.shows_possible = not self.shows_possible
        if self.view is not None and self.shows_possible:
            self.say(self.text("possible-count", count=len(self.possible(self.view))))
        self.draw()

    def action_marks(self) -> None:
        self.shows_marks = not self.shows_marks
        has_marks = self.view is not None and bool(marked(self.view))
        legend = self.text("marks-legend") if has_marks else self.teller.say("marks-none")
        self.say(legend if self.shows_marks else "")
        self.draw()
