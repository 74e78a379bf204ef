"""Case Connection by lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import cast

from gaslamp.core import CHANCE, Action, Event, Problem, Seat
from gaslamp.games.connection import Connection
from gaslamp.games.draft import Draft
from gaslamp.games.enquiry import ConnectionState, Solved, Visit
from gaslamp.telling.case import CaseTeller, drawn, last_turn, solved
from gaslamp.telling.reasons import since
from gaslamp.terminal.case.bench import Step
from gaslamp.terminal.case.benches import Benches
from gaslamp.terminal.case.spread import pictured
from gaslamp.terminal.case.table import CaseTable
from gaslamp.terminal.case.typed import understand, wanted
from gaslamp.terminal.lexicon import SKIP
from gaslamp.terminal.lineplay import Aside, Console, LinePlay, LineReplay
from gaslamp.terminal.phrasing import explain
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.rules import how, looked_up
from gaslamp.terminal.typed import Ask, Menu
from gaslamp.words import Words


class CaseLines(LinePlay):
    """A game of Case Connection, line by line."""

    table: CaseTable

    def __init__(self, table: CaseTable, words: Words, console: Console) -> None:
        self.teller = CaseTeller(words, table.game, table.players)
        super().__init__(table, self.teller.words, console)
        self.benches = Benches(table)
        self.told = last_turn(table.match.log)
        """How many events were told to everybody."""

    def opening(self) -> str:
        return self.teller.say("opening")

    def closing(self) -> Sequence[str]:
        return self.teller.scores(self.state)

    def called(self, seat: Seat) -> str:
        return self.teller.name(seat)

    @property
    def state(self) -> ConnectionState:
        return cast(ConnectionState, self.table.view().state)

    def hand_over(self, eyes: Seat) -> None:
        """Nobody is asked to come back to a screen that is for all."""
        if self.table.secret is None:
            self.console.wipe()
            self.hidden = None
        else:
            super().hand_over(eyes)

    def tell_news(self) -> None:
        """What is drawn is told at one go; while somebody chooses a lead, news waits for the others."""
        if self.hidden is None and self.table.turn != CHANCE:
            view, begin = self.table.open_view(), self.told
            self.console.write(*told(self.teller, view.events[begin:], self.reasons.told(view, begin)))
            self.told = len(view.events)

    def ask(self) -> None:
        choices = self.table.choices()
        menu = Menu(choices, self.teller.offers(choices))
        self._offer(menu)
        while not self._answer(self.console.read("> "), menu):
            pass

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.table.turn or 0

    def _offer(self, menu: Menu) -> None:
        self.console.write("", *self._scene(), self.teller.turn(self.table.view(), self.table.turn))
        listed = [n for n, action in enumerate(menu.actions) if not isinstance(action, Visit)]
        self.console.write(*(f"  #{n + 1} {menu.offers[n]}" for n in listed))
        self.teach()

    def _scene(self) -> Iterator[str]:
        """What the player who is asked has to look at."""
        if self.state.phase == "follow":
            yield from self.teller.places(self.state)
            yield from map(self.teller.lead, sorted(drawn(self.table.view(), self.seat)))
        elif self.state.phase == "turn":
            is_fresh = not self.state.has_visited
            yield from self.teller.table(self.state, self.seat) if is_fresh else self.teller.own(self.state, self.seat)
            yield from self._draft()

    def _draft(self) -> list[str]:
        """What is being laid out, if anything is."""
        draft = self.benches.of(self.seat).draft
        return self.teller.layout(draft) if draft and draft.layout.cards else []

    def _answer(self, text: str, menu: Menu) -> bool:
        """Whether what was typed was an action, and has been taken."""
        if not text:
            self._offer(menu)
            return False
        try:
            return self._obey(understand(text, menu, self.state, self.seat, self.words.language))
        except Problem as problem:
            self.console.write(explain(self.words, problem))
        return False

    def _obey(self, wanted: Action | Ask | Step) -> bool:
        if wanted == Ask(SKIP):
            wanted = self.table.shown()
        if isinstance(wanted, Ask):
            self._reply(wanted)
            return False
        if isinstance(wanted, Step) and wanted.verb != "solve":
            self._step(wanted)
            return False
        self.table.play(self.benches.solving(self.seat) if isinstance(wanted, Step) else wanted)
        return True

    def _step(self, step: Step) -> None:
        if step.verb == "solution":
            self.benches.hint(self.seat)
        else:
            self.benches.of(self.seat).take(step)
        self.console.write(*self.teller.layout(self.benches.of(self.seat).current))

    def _reply(self, ask: Ask) -> None:
        if ask.what == "quit":
            raise EOFError
        if ask.what == "rules":
            self.console.write(*looked_up(ask.sought, self.teller.game.name, self.words))
            return
        draft = self.benches.of(self.seat).draft
        self.console.write(*answer(self.teller, ask.what, self.state, self.seat, draft))


class CaseLineReel(LineReplay):
    """The record of a case, line by line."""

    def __init__(self, reel: Reel, words: Words, console: Console) -> None:
        self.teller = CaseTeller(words, cast(Connection, reel.game), reel.record.players)
        super().__init__(reel, self.teller.words, console)

    def tell(self, events: Sequence[Event], whys: Mapping[int, str]) -> Iterable[str]:
        return told(self.teller, events, whys)

    def understand(self, text: str) -> str:
        return wanted(text, self.words.language)

    def answer(self, wanted: str) -> Iterable[str]:
        if wanted == "help":
            return [self.teller.say("reel-help"), how(self.reel.game.name, self.words)]
        view = self.reel.view()
        return answer(
            self.teller, wanted, view.state, max(0, view.state.current), solved(self.teller.game, view.events)
        )


def told(teller: CaseTeller, events: Sequence[Event], whys: Mapping[int, str]) -> Iterator[str]:
    """What happened and why, and every layout that has solved a lead."""
    solvings = [n for n, event in enumerate(events, 1) if isinstance(event, Solved)]
    for begin, end in pairwise(dict.fromkeys((0, *solvings, len(events)))):
        for sentence, why in teller.story(events[begin:end], since(begin, whys)):
            yield sentence
            yield from map(Aside, filter(None, [why]))
        if end in solvings and (draft := solved(teller.game, events[:end])):
            yield from teller.links(draft)


def answer(teller: CaseTeller, question: str, state: ConnectionState, seat: Seat, draft: Draft | None) -> Iterable[str]:
    """What is said to a question."""
    match question:
        case "table":
            return teller.table(state, seat)
        case "hands":
            return teller.hands(state)
        case "layout":
            return [*teller.layout(draft), *pictured(draft, teller.letters)] if draft else [teller.lead(0)]
        case "rules":
            return looked_up("", teller.game.name, teller.words)
    return [teller.say("help"), how(teller.game.name, teller.words)]
