"""Play and replay by lines of text, for pipes, screen readers and plain terminals.

Nothing moves the cursor and nothing needs colour. Where people share the terminal, it is wiped before
and after a secret turn, by blank lines where it cannot be wiped.
"""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Iterable
from typing import Any, Protocol, TextIO

from gaslamp.core import Problem, Seat
from gaslamp.match import View
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.table import Table
from gaslamp.terminal.telling import Teller, last_round
from gaslamp.terminal.typed import Ask, Menu, step, understand
from gaslamp.words import Words

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""
BLANKS = 60


class Source(Protocol):
    """Where typed lines come from; an empty one, without even its end, is the last."""

    def readline(self) -> str: ...


class Console:
    """Lines out, lines in; the end of the input is an EOFError."""

    def __init__(self, source: Source, sink: TextIO) -> None:
        self.source, self.sink = source, sink

    def write(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.sink)

    def read(self, prompt: str) -> str:
        """A typed line. Never by `input`, which keeps what was typed for whoever presses an arrow key next."""
        print(prompt, end="", file=self.sink, flush=True)
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Leaves nothing of what was shown."""
        if self.sink.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print(WIPE, end="", file=self.sink, flush=True)
        else:
            print("\n" * max(BLANKS, shutil.get_terminal_size().lines), file=self.sink)


class LineGame:
    """A game at a table, told and asked for line by line."""

    def __init__(self, table: Table, words: Words, console: Console) -> None:
        self.table, self.console = table, console
        self.teller = Teller(words, table.game, table.players)
        self.is_hidden = False
        """Whether the screen shows what others may not see."""
        self.has_warned = False
        told = last_round(table.match.log)
        self.told = {True: told, False: told}
        """How many events were told, on a secret screen and on an open one."""

    def play(self) -> None:
        self.console.write(self.teller.say("lines-hint"))
        if self.table.match.log:
            self.console.write(self.teller.say("resumed"))
        self.table.keep()
        try:
            while not self.table.is_over:
                self._look()
                self._act()
            self._look()
            self.console.write(*self.teller.ledger.points(self.table.view()))
            self._farewell("over")
        except (EOFError, KeyboardInterrupt):
            self._leave()

    def _look(self) -> None:
        """Brings whoever may see the screen now up to date."""
        eyes = self.table.eyes
        if self.table.is_secret(eyes) != self.is_hidden and not self.table.is_over:
            self._hand_over(eyes)
        events, told = self.table.match.view(eyes).events, self.told[self.is_hidden]
        self.console.write(*map(self.teller.tell, events[told:]))
        self.told[self.is_hidden] = len(events)
        self._warn()

    def _hand_over(self, eyes: Seat) -> None:
        self.console.wipe()
        self.console.read(self.teller.say("hand-over", who=self.teller.who(self.table.open_view(), eyes)) + " ")
        self.console.wipe()
        self.is_hidden = self.table.is_secret(eyes)

    def _warn(self) -> None:
        if self.table.trouble and not self.has_warned:
            self.has_warned = True
            self.console.write(self.teller.say("not-kept", problem=self.teller.words.explain(self.table.trouble)))

    def _act(self) -> None:
        if not self.table.is_persons_turn:
            self.table.play(self.table.thinking()())
            return
        view = self.table.view()
        menu = self.teller.menu(view, self.table.choices())
        self._offer(view, menu)
        while not self._answer(self.console.read("> "), view, menu):
            pass

    def _offer(self, view: View[Any], menu: Menu) -> None:
        self.console.write("", self.teller.turn(view, self.table.turn), *self.teller.brief(view))
        if view.state.phase == "place":
            self.console.write(*self.teller.posts(view, menu))
            return
        groups = list(self.teller.groups(view, menu))
        for pawn, places in groups:
            if len(groups) > 1:
                self.console.write(self.teller.say("abilities") if pawn is None else self.teller.fares_at(view, pawn))
            self.console.write(*(f"  #{place + 1} {self._choice(view, menu, place)}" for place in places))

    def _choice(self, view: View[Any], menu: Menu, place: int) -> str:
        notes = ", ".join(self.teller.notes(view, menu.actions[place]))
        return f"{menu.offers[place]} ({notes})" if notes else menu.offers[place]

    def _answer(self, text: str, view: View[Any], menu: Menu) -> bool:
        """Whether what was typed was a move, and has been made."""
        if not text:
            self._offer(view, menu)
            return False
        try:
            wanted = understand(text, menu, view)
            if not isinstance(wanted, Ask):
                self.table.play(wanted)
                return True
            self._reply(wanted, view)
        except Problem as problem:
            self.console.write(self.teller.words.explain(problem))
        return False

    def _reply(self, ask: Ask, view: View[Any]) -> None:
        if ask.what == "quit":
            raise EOFError
        self.console.write(*answer(self.teller, ask, view))

    def _leave(self) -> None:
        if self.is_hidden:
            self.console.wipe()
        self._farewell("left")

    def _farewell(self, how: str) -> None:
        self.console.write("", farewell(self.teller, self.table, how))


class LineReel:
    """A record looked through line by line."""

    def __init__(self, reel: Reel, words: Words, console: Console) -> None:
        self.reel, self.console = reel, console
        self.teller = Teller(words, reel.game, reel.record.players)

    def show(self) -> None:
        self.console.write(self.teller.say("reel-hint"))
        try:
            self.console.write(*map(self.teller.tell, self.reel.news()))
            while True:
                self._obey(self.console.read(self._place()))
        except (EOFError, KeyboardInterrupt):
            self.console.write("")

    def _place(self) -> str:
        return f"{self.reel.stop + 1}/{len(self.reel.stops)} > "

    def _obey(self, text: str) -> None:
        try:
            wanted = step(text)
        except Problem as problem:
            self.console.write(self.teller.words.explain(problem))
            return
        if wanted == "quit":
            raise EOFError
        before = self.reel.n
        if self.reel.take(wanted):
            self._tell(before)
        else:
            self._reply(wanted)

    def _reply(self, wanted: str) -> None:
        told = (
            [self.teller.say("reel-help")] if wanted == "help" else answer(self.teller, Ask(wanted), self.reel.view())
        )
        self.console.write(*told)

    def _tell(self, before: int) -> None:
        """What happened since an earlier place; after going back, what last happened here."""
        n = self.reel.n
        events = self.reel.events[before:n] or self.reel.news()
        told = map(self.teller.tell, events) if n != before else [self.teller.say("reel-edge")]
        self.console.write(*told)


def answer(teller: Teller, ask: Ask, view: View[Any]) -> Iterable[str]:
    """What is said to a question."""
    match ask.what:
        case "log":
            return teller.log(view)
        case "fares":
            return teller.fares(view)
        case "possible":
            return teller.possible(view)
        case "board":
            return teller.board(view, ask.station)
        case "marks":
            return teller.marks(view, ask.station)
    return [teller.say("help")]


def farewell(teller: Teller, table: Table, how: str) -> str:
    """Whether the game is safe, and how to come back to it."""
    if not table.is_kept:
        return teller.say("farewell-not-kept")
    return teller.say(f"farewell-{how}", file=shlex.quote(str(table.save)))
