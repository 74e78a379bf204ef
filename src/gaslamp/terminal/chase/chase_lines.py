"""A chase by lines of text: what is said, offered and answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from gaslamp.core import Action, Event, Seat
from gaslamp.games.vocabulary import ChaseState
from gaslamp.match import View
from gaslamp.telling.chase import Teller, capital, last_round
from gaslamp.telling.stations import station_of
from gaslamp.terminal.captions import rules_help, rules_page, say
from gaslamp.terminal.chase.chase_parser import understand
from gaslamp.terminal.chase.map_scene import SIGNS
from gaslamp.terminal.console import Aside, Console
from gaslamp.terminal.line_play import LinePlay
from gaslamp.terminal.request import EMPTY_MENU, Menu, TypedQuestion, record_step
from gaslamp.terminal.tables import AnyChaseTable
from gaslamp.words import Words


class ChaseDialogue:
    """What is said of a chase, in one language."""

    def __init__(self, teller: Teller) -> None:
        self.teller, self.words = teller, teller.words

    def sentences(self, events: Sequence[Event], whys: Mapping[int, str]) -> Iterator[str]:
        for n, event in enumerate(events):
            yield self.teller.tell(event)
            if n in whys:
                yield Aside(whys[n])

    def step(self, text: str) -> str:
        return record_step(text, self.words.language)

    def answer(self, topic: str, view: View[ChaseState]) -> Iterable[str]:
        if topic == "help":
            return [say(self.words, "reel-help"), rules_help(self.teller.game.name, self.words)]
        return answer(self.teller, TypedQuestion(topic), view)


class ChaseLines(LinePlay):
    """A chase, line by line."""

    def __init__(self, table: AnyChaseTable, words: Words, console: Console) -> None:
        self.teller = Teller(words, table.game, table.players)
        super().__init__(table, self.teller.words, console)
        self.dialogue, self.menu = ChaseDialogue(self.teller), EMPTY_MENU
        self.known = dict.fromkeys((True, False), last_round(table.match.log))
        """How many events were told, on a secret screen and on an open one."""

    def opening(self) -> str:
        return say(self.words, "lines-hint")

    def closing(self) -> Sequence[str]:
        return self.teller.ledger.points(self.table.view())

    def called(self, seat: Seat) -> str:
        return self.teller.who(self.table.open_view(), seat)

    def offered(self, action: Action) -> str:
        return self.teller.wish(self.table.view(), action)

    def tell_news(self) -> None:
        is_hidden, view = self.hidden is not None, self.table.view()
        begin, self.known[is_hidden] = self.known[is_hidden], len(view.events)
        self.console.write(*self.dialogue.sentences(view.events[begin:], self.reasons.told(view, begin)))

    def understand(self, text: str) -> Action | TypedQuestion:
        return understand(text, self.menu, self.table.view(), self.words.language)

    def answer(self, question: TypedQuestion) -> Iterable[str]:
        return answer(self.teller, question, self.table.view())

    # What is offered

    def offer(self) -> None:
        view, choices = self.table.view(), self.table.choices()
        self.menu = Menu(choices, self.teller.offers(view, choices))
        self.console.write("", self.teller.turn(view, self.table.turn), *self.teller.brief(view))
        self.console.write(*(self._posts(view) if view.state.phase == "place" else self._listed(view)))

    def _listed(self, view: View[ChaseState]) -> Iterator[str]:
        groups = list(self.teller.groups(view, self.menu.actions))
        for pawn, places in groups:
            if len(groups) > 1:
                yield say(self.words, "abilities") if pawn is None else self.teller.fares_at(view, pawn)
            yield from (f"  #{place + 1} {self._choice(view, place)}" for place in places)

    def _posts(self, view: View[ChaseState]) -> Iterator[str]:
        """The menu where pawns are put on the board, a line for each of them."""
        for pawn, places in self.teller.groups(view, self.menu.actions):
            stations = ", ".join(f"#{place + 1} {station_of(self.menu.actions[place])}" for place in places)
            yield say(self.words, "posts", pawn=capital(self.teller.pawn(pawn or 0)), stations=stations)

    def _choice(self, view: View[ChaseState], place: int) -> str:
        notes = ", ".join(self.teller.notes(view, self.menu.actions[place]))
        return f"{self.menu.offers[place]} ({notes})" if notes else self.menu.offers[place]


def answer(teller: Teller, question: TypedQuestion, view: View[ChaseState]) -> Iterable[str]:
    """What is said to a question."""
    match question.topic:
        case "rules":
            return rules_page(question.sought, teller.game.name, teller.words)
        case "log":
            return teller.log(view)
        case "fares":
            return teller.fares(view)
        case "possible":
            return teller.possible(view)
        case "marks" if question.station is None:
            return teller.casebook.marks(view, SIGNS)
        case "board" | "marks":
            return teller.board(view, question.station)
    return [say(teller.words, "help"), rules_help(teller.game.name, teller.words)]
