"""A chase by lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from gaslamp.core import Event, Problem, Seat
from gaslamp.games import AnyChase
from gaslamp.match import View
from gaslamp.telling.chase import Teller, capital, last_round
from gaslamp.telling.stations import station_of
from gaslamp.terminal.lexicon import SKIP
from gaslamp.terminal.lineplay import BLANKS, WIPE, Aside, Console, LinePlay, LineReplay
from gaslamp.terminal.phrasing import explain, say
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.rules import how, looked_up
from gaslamp.terminal.scenes import SIGNS
from gaslamp.terminal.table import Table
from gaslamp.terminal.typed import Ask, Menu, step, understand
from gaslamp.words import Words

__all__ = ["BLANKS", "WIPE", "Console", "LineGame", "LineReel", "answer"]


class LineGame(LinePlay):
    """A chase, line by line."""

    def __init__(self, table: Table, words: Words, console: Console) -> None:
        self.teller = Teller(words, table.game, table.players)
        super().__init__(table, self.teller.words, console)
        told = last_round(table.match.log)
        self.told = {True: told, False: told}
        """How many events were told, on a secret screen and on an open one."""

    def opening(self) -> str:
        return say(self.words, "lines-hint")

    def closing(self) -> Sequence[str]:
        return self.teller.ledger.points(self.table.view())

    def called(self, seat: Seat) -> str:
        return self.teller.who(self.table.open_view(), seat)

    def tell_news(self) -> None:
        is_hidden, view = self.hidden is not None, self.table.view()
        begin, self.told[is_hidden] = self.told[is_hidden], len(view.events)
        self.console.write(*told(self.teller, view.events[begin:], self.reasons.told(view, begin)))

    def ask(self) -> None:
        view, choices = self.table.view(), self.table.choices()
        menu = Menu(choices, self.teller.offers(view, choices))
        self._offer(view, menu)
        while not self._answer(self.console.read("> "), view, menu):
            pass

    def _offer(self, view: View[Any], menu: Menu) -> None:
        self.console.write("", self.teller.turn(view, self.table.turn), *self.teller.brief(view))
        if view.state.phase == "place":
            self.console.write(*self._posts(view, menu))
        else:
            self._list(view, menu)
        self.teach()

    def _list(self, view: View[Any], menu: Menu) -> None:
        groups = list(self.teller.groups(view, menu.actions))
        for pawn, places in groups:
            if len(groups) > 1:
                self.console.write(say(self.words, "abilities") if pawn is None else self.teller.fares_at(view, pawn))
            self.console.write(*(f"  #{place + 1} {self._choice(view, menu, place)}" for place in places))

    def _posts(self, view: View[Any], menu: Menu) -> Iterator[str]:
        """The menu where pawns are put on the board, a line for each of them."""
        for pawn, places in self.teller.groups(view, menu.actions):
            stations = ", ".join(f"#{place + 1} {station_of(menu.actions[place])}" for place in places)
            yield say(self.words, "posts", pawn=capital(self.teller.pawn(pawn or 0)), stations=stations)

    def _choice(self, view: View[Any], menu: Menu, place: int) -> str:
        notes = ", ".join(self.teller.notes(view, menu.actions[place]))
        return f"{menu.offers[place]} ({notes})" if notes else menu.offers[place]

    def _answer(self, text: str, view: View[Any], menu: Menu) -> bool:
        """Whether what was typed was a move, and has been made."""
        if not text:
            self._offer(view, menu)
            return False
        try:
            wanted = understand(text, menu, view, self.words.language)
            if wanted == Ask(SKIP):
                wanted = self.table.shown()
            if not isinstance(wanted, Ask):
                self.table.play(wanted)
                return True
            self._reply(wanted, view)
        except Problem as problem:
            self.console.write(explain(self.words, problem))
        return False

    def _reply(self, ask: Ask, view: View[Any]) -> None:
        if ask.what == "quit":
            raise EOFError
        self.console.write(*answer(self.teller, ask, view))


class LineReel(LineReplay):
    """The record of a chase, line by line."""

    def __init__(self, reel: Reel, words: Words, console: Console) -> None:
        self.teller = Teller(words, cast(AnyChase, reel.game), reel.record.players)
        super().__init__(reel, self.teller.words, console)

    def tell(self, events: Sequence[Event], whys: Mapping[int, str]) -> Iterable[str]:
        return told(self.teller, events, whys)

    def understand(self, text: str) -> str:
        return step(text, self.words.language)

    def answer(self, wanted: str) -> Iterable[str]:
        if wanted == "help":
            return [say(self.words, "reel-help"), how(self.reel.game.name, self.words)]
        return answer(self.teller, Ask(wanted), self.reel.view())


def told(teller: Teller, events: Sequence[Event], whys: Mapping[int, str]) -> Iterator[str]:
    """What happened, and why."""
    for n, event in enumerate(events):
        yield teller.tell(event)
        if n in whys:
            yield Aside(whys[n])


def answer(teller: Teller, ask: Ask, view: View[Any]) -> Iterable[str]:
    """What is said to a question."""
    match ask.what:
        case "rules":
            return looked_up(ask.sought, teller.game.name, teller.words)
        case "log":
            return teller.log(view)
        case "fares":
            return teller.fares(view)
        case "possible":
            return teller.possible(view)
        case "marks" if ask.station is None:
            return teller.casebook.marks(view, SIGNS)
        case "board" | "marks":
            return teller.board(view, ask.station)
    return [say(teller.words, "help"), how(teller.game.name, teller.words)]
