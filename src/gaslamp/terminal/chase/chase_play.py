"""Play a chase on the full screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from textual import on

from gaslamp.core import SPECTATOR, Action, Seat
from gaslamp.games.vocabulary import FUGITIVE, ChaseState
from gaslamp.match import View
from gaslamp.telling.casebook import PLACES
from gaslamp.telling.chase import Teller
from gaslamp.telling.ledger import ending, last_board
from gaslamp.telling.reasons import Reasons
from gaslamp.telling.stations import ARRIVALS, station_of
from gaslamp.terminal.chase.chase_lines import answer
from gaslamp.terminal.chase.chase_panel import ChasePanel, turn_stations
from gaslamp.terminal.chase.chase_parser import understand
from gaslamp.terminal.chase.map_scene import beside
from gaslamp.terminal.chase.mapview import Camera, MapView
from gaslamp.terminal.overlays import ScorePage, TextPage
from gaslamp.terminal.play_screen import PACE, PlayScreen
from gaslamp.terminal.request import EMPTY_MENU, Menu, TypedQuestion
from gaslamp.terminal.tables import AnyChaseTable
from gaslamp.words import Words

Gaze: TypeAlias = tuple[Camera, bool, bool]
"""Where somebody looks, and whether for possible stations and for marks."""


class ChasePlayScreen(PlayScreen):
    """A chase and those who play it here, on the full screen."""

    typed_signs = "#"
    table: AnyChaseTable
    panel: ChasePanel

    def __init__(self, table: AnyChaseTable, words: Words, *, pace: float = PACE) -> None:
        self.teller = teller = Teller(words, table.game, table.players)
        super().__init__(table, ChasePanel(teller, Reasons(teller.words, table.players, table.explained)), pace)
        self.panel.about = self.about
        self.gazes: dict[bool, Gaze] = {}
        """How the map was left, on a secret screen and on an open one."""
        self.menu = EMPTY_MENU

    def called(self, seat: Seat) -> str:
        return self.teller.who(self.table.open_view(), seat)

    def offered(self, action: Action) -> str:
        return self.teller.wish(self.seen(), action)

    def turn_sentence(self) -> str:
        return self.teller.turn(self.table.view(), self.table.turn)

    def seen(self) -> View[ChaseState]:
        """What may be shown now."""
        return self.table.match.view(self.seen_by)

    # What is over

    def wipe(self) -> None:
        """Leaves nothing on the screen that is not everybody's, nor where or for what the last one looked."""
        panel = self.panel
        self.gazes[self.is_hidden] = panel.map.camera, panel.shows_possible, panel.shows_marks
        afresh = (panel.map.zoom, (0.5, 0.5), True), False, False
        panel.map.camera, panel.shows_possible, panel.shows_marks = self.gazes.get(not self.is_hidden, afresh)
        self._clear()
        self.focus_game()
        panel.say("")
        panel.show(self.table.match.view(SPECTATOR), "")

    async def look_back(self) -> None:
        """Between two rounds and at the very end: the last board and the score sheet, until people go on."""
        view = self.seen()
        if ended := ending(view):
            self._clear()
            board = last_board(view)
            last = board.state.stations[FUGITIVE]
            self.panel.show(board, self.teller.tell(ended[-1]), [last] if last else [])
            await self.app.push_screen_wait(ScorePage(self._score_sheet(view), self.panel.renderer.width))

    def _score_sheet(self, view: View[ChaseState]) -> str:
        """What is said when a round is over: how, the score sheet, and what comes next."""
        ended, state, text = map(self.teller.tell, ending(view)), view.state, self.panel.text
        onward = text("page-next", round=state.round, who=self.teller.ledger.who(state.fugitive))
        last = text("page-over") if state.outcome else onward
        return "\n".join([*ended, "", *self.teller.ledger.scores(view), "", last])

    def is_at_an_end(self) -> bool:
        return bool(ending(self.table.open_view()))

    def _clear(self) -> None:
        self.forget_choices()
        self.panel.list_moves([])
        self.panel.typed.value = ""

    def forget_choices(self) -> None:
        self._offer(EMPTY_MENU)

    # What is shown

    def refill(self) -> None:
        view = self.seen()
        choices = self.table.choices() if self.seen_by == self.table.eyes else ()
        self._offer(Menu(choices, self.teller.offers(view, choices)))
        self.panel.show(view, self.teller.turn(view, self.table.turn), self.about(view))
        self._list(view)

    def _offer(self, menu: Menu) -> None:
        self.menu = menu
        self.panel.targets = frozenset(a.station for a in menu.actions if isinstance(a, ARRIVALS) and a.station)

    def about(self, view: View[ChaseState]) -> Sequence[int]:
        """Where one may start or land; who just moved while people only look on; else who is to move."""
        if view.state.phase in ("settle", "land"):
            return sorted(self.panel.targets)
        moved = [at for event in view.events[-1:] if isinstance(event, ARRIVALS) and (at := station_of(event))]
        return moved if moved and not self.table.is_persons_turn else turn_stations(view)

    def _list(self, view: View[ChaseState]) -> None:
        renderer, signs = self.panel.renderer, beside(view, PLACES)
        lines = [
            renderer.choice(view, n, action, offer, signs.get(station_of(action) or 0, ""))
            for n, (action, offer) in enumerate(zip(*self.menu, strict=True), 1)
        ]
        self.list_lines(lines)

    # What people do

    def highlight(self, place: int) -> None:
        if place < len(self.menu.actions):
            self.panel.chosen, self.panel.follows_chosen = self.menu.actions[place], place != self.pointed
            self.panel.draw()

    def choose(self, place: int) -> None:
        if place < len(self.menu.actions):
            self.panel.follows_chosen = True
            self.panel.draw()  # what is asked about is in sight
            self.obey(self.menu.actions[place], is_sure=place != self.pointed)

    @on(MapView.Picked)
    def _picked(self, event: MapView.Picked) -> None:
        """A click chooses a move to that station, a further click the next such move."""
        actions, chosen = self.menu.actions, self.panel.chosen
        fitting = [n for n, action in enumerate(actions) if station_of(action) == event.station]
        if not fitting:
            self.panel.say("  ".join(self.teller.board(self.table.view(), event.station)))
            return
        now = actions.index(chosen) if chosen in actions and self.pointed is None else -1
        self.pointed = None
        self.panel.moves.highlighted = fitting[(fitting.index(now) + 1) % len(fitting) if now in fitting else 0]
        self.focus_game()

    def understand(self, text: str) -> Action | TypedQuestion:
        return understand(text, self.menu, self.seen(), self.words.language)

    def answer(self, question: TypedQuestion) -> None:
        if question.topic == "possible":
            self.panel.action_possible()
            return
        lines = answer(self.teller, question, self.seen())
        if question.topic in ("board", "marks") and question.station:
            self.panel.say(" ".join(lines))
            self.panel.map.look_at([question.station])
        else:
            self.app.push_screen(TextPage("\n".join(lines)))
