"""Case Connection by lines of text: what is said, offered and answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import cast

from gaslamp.core import CHANCE, Action, Event, Seat
from gaslamp.games.draft import Draft
from gaslamp.games.enquiry import ConnectionState, Solved, Visit
from gaslamp.match import View
from gaslamp.telling.case import CaseTeller, drawn, last_turn, solved
from gaslamp.telling.reasons import since
from gaslamp.terminal.captions import rules_help, rules_page
from gaslamp.terminal.case.case_parser import record_request, understand
from gaslamp.terminal.case.drafts import Drafts, LayoutStep
from gaslamp.terminal.case.spread import pictured
from gaslamp.terminal.console import Aside, Console
from gaslamp.terminal.line_play import LinePlay
from gaslamp.terminal.request import EMPTY_MENU, Menu, TypedQuestion
from gaslamp.terminal.tables import AnyCaseTable
from gaslamp.words import Words


class CaseDialogue:
    """What is said of a case, in one language."""

    def __init__(self, teller: CaseTeller) -> None:
        self.teller, self.words = teller, teller.words

    def sentences(self, events: Sequence[Event], whys: Mapping[int, str]) -> Iterator[str]:
        """What happened and why, and every layout that has solved a lead."""
        solvings = [n for n, event in enumerate(events, 1) if isinstance(event, Solved)]
        for begin, end in pairwise(dict.fromkeys((0, *solvings, len(events)))):
            for sentence, why in self.teller.story(events[begin:end], since(begin, whys)):
                yield sentence
                yield from map(Aside, filter(None, [why]))
            if end in solvings and (draft := solved(self.teller.game, events[:end])):
                yield from self.teller.links(draft)

    def step(self, text: str) -> str:
        return record_request(text, self.words.language)

    def answer(self, topic: str, view: View[ConnectionState]) -> Iterable[str]:
        if topic == "help":
            return [self.teller.say("reel-help"), rules_help(self.teller.game.name, self.words)]
        draft = solved(self.teller.game, view.events)
        return answer(self.teller, TypedQuestion(topic), view.state, max(0, view.state.current), draft)


class CaseLines(LinePlay):
    """A game of Case Connection, line by line."""

    table: AnyCaseTable

    def __init__(self, table: AnyCaseTable, words: Words, console: Console) -> None:
        self.teller = CaseTeller(words, table.game, table.players)
        super().__init__(table, self.teller.words, console)
        self.dialogue, self.drafts, self.menu = CaseDialogue(self.teller), Drafts(table), EMPTY_MENU
        self.known = last_turn(table.match.log)
        """How many events were told to everybody."""

    def opening(self) -> str:
        return self.teller.say("opening")

    def closing(self) -> Sequence[str]:
        return self.teller.scores(self.state)

    def called(self, seat: Seat) -> str:
        return self.teller.name(seat)

    def offered(self, action: Action) -> str:
        return self.teller.wish(action)

    @property
    def state(self) -> ConnectionState:
        return cast(ConnectionState, self.table.view().state)

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.table.turn or 0

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
            view, begin = self.table.open_view(), self.known
            self.console.write(*self.dialogue.sentences(view.events[begin:], self.reasons.told(view, begin)))
            self.known = len(view.events)

    # What is offered

    def offer(self) -> None:
        choices = self.table.choices()
        self.menu = menu = Menu(choices, self.teller.offers(choices))
        self.console.write("", *self._in_front(), self.teller.turn(self.table.view(), self.table.turn))
        listed = [n for n, action in enumerate(menu.actions) if not isinstance(action, Visit)]
        self.console.write(*(f"  #{n + 1} {menu.offers[n]}" for n in listed))

    def _in_front(self) -> Iterator[str]:
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
        draft = self.drafts.of(self.seat).draft
        return self.teller.layout(draft) if draft and draft.layout.cards else []

    # What is wanted

    def understand(self, text: str) -> Action | TypedQuestion | None:
        wanted = understand(text, self.menu, self.state, self.seat, self.words.language)
        if not isinstance(wanted, LayoutStep):
            return wanted
        if wanted.verb == "solve":
            return self.drafts.solving(self.seat)
        self._lay_out(wanted)
        return None

    def _lay_out(self, step: LayoutStep) -> None:
        if step.verb == "solution":
            self.drafts.hint(self.seat)
        else:
            self.drafts.of(self.seat).take(step)
        self.console.write(*self.teller.layout(self.drafts.of(self.seat).current))

    def answer(self, question: TypedQuestion) -> Iterable[str]:
        return answer(self.teller, question, self.state, self.seat, self.drafts.of(self.seat).draft)


def answer(
    teller: CaseTeller, question: TypedQuestion, state: ConnectionState, seat: Seat, draft: Draft | None
) -> Iterable[str]:
    """What is said to a question."""
    match question.topic:
        case "table":
            return teller.table(state, seat)
        case "hands":
            return teller.hands(state)
        case "layout":
            return [*teller.layout(draft), *pictured(draft, teller.letters)] if draft else [teller.lead(0)]
        case "rules":
            return rules_page(question.sought, teller.game.name, teller.words)
    return [teller.say("help"), rules_help(teller.game.name, teller.words)]
