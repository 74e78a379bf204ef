"""Play and replay by lines of text, whatever the game, for pipes, screen readers and plain terminals.

Nothing moves the cursor and nothing needs colour. Where people share the terminal, it is wiped before
and after a secret turn, by blank lines where it cannot be wiped.
"""

from __future__ import annotations

import os
import shlex
import shutil
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TextIO

from gaslamp.agents import wait_for
from gaslamp.core import CHANCE, Event, Problem, Seat
from gaslamp.telling.reasons import Reasons
from gaslamp.telling.tutor import Tutor
from gaslamp.terminal.phrasing import explain, say
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.rules import looked_up, sought
from gaslamp.terminal.sitting import Sitting
from gaslamp.words import Words

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""
BLANKS = 60


DIM = "\x1b[2m{}\x1b[0m"


class Aside(str):
    """A line that is said under one's breath: set in and, where that can be, dim."""

    def __new__(cls, text: str) -> Aside:
        return super().__new__(cls, f"    {text}")


class Source(Protocol):
    """Where typed lines come from; an empty one, without even its end, is the last."""

    def readline(self) -> str: ...


class Console:
    """Lines out, lines in; the end of the input is an EOFError."""

    def __init__(self, source: Source, sink: TextIO) -> None:
        self.source, self.sink = source, sink

    def write(self, *lines: str) -> None:
        for line in lines:
            print(DIM.format(line) if isinstance(line, Aside) and self.can_steer else line, file=self.sink)

    @property
    def can_steer(self) -> bool:
        """Whether it is a terminal that understands more than text."""
        return self.sink.isatty() and os.environ.get("TERM", "dumb") != "dumb"

    def read(self, prompt: str) -> str:
        """A typed line. Never by `input`, which keeps what was typed for the next person who presses an arrow key."""
        print(prompt, end="", file=self.sink, flush=True)
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Leaves nothing of what was shown."""
        if self.can_steer:
            print(WIPE, end="", file=self.sink, flush=True)
        else:
            print("\n" * max(BLANKS, shutil.get_terminal_size().lines), file=self.sink)


class LinePlay(ABC):
    """A game at one screen, told and asked for line by line, whatever is played."""

    def __init__(self, table: Sitting, words: Words, console: Console) -> None:
        self.table, self.words, self.console = table, words, console
        self.reasons = Reasons(words, table.players, table.explained)
        self.tutor = Tutor(words, table.lesson) if table.lesson else None
        self.praised = ""
        """What was last said to a step of a lesson."""
        self.hidden: Seat | None = None
        """For whose eyes alone the screen is, if it is not for everybody's."""
        self.has_warned = False

    @abstractmethod
    def opening(self) -> str:
        """What is said before anything else."""

    @abstractmethod
    def tell_news(self) -> None:
        """Brings those who may see the screen now up to date."""

    @abstractmethod
    def ask(self) -> None:
        """Has the person act whose turn it is."""

    @abstractmethod
    def closing(self) -> Sequence[str]:
        """What is said when all is over."""

    @abstractmethod
    def called(self, seat: Seat) -> str:
        """A seat by the name of the person who sits there."""

    def play(self) -> None:
        self.console.write(self.opening())
        if self.tutor:
            self.console.write(self.words.say("lesson-hint"))
        if self._is_resumed:
            self.console.write(say(self.words, "resumed"))
        self.table.keep()
        try:
            while not self.table.is_over:
                self._look()
                self._act()
            self._look()
            self.console.write(*(self.closing() if self.table.match.outcome else ()))
            self.teach()
            self._farewell("over")
        except (EOFError, KeyboardInterrupt):
            self._leave()

    @property
    def _is_resumed(self) -> bool:
        """Whether something was played before; of a lesson, a step."""
        log = self.table.match.log
        return bool(self.tutor.praise(log) if self.tutor else log)

    def _look(self) -> None:
        if self.table.secret != self.hidden and not self.table.is_over:
            self.hand_over(self.table.eyes)
        self.tell_news()
        self._praise()
        self._warn()

    def hand_over(self, eyes: Seat) -> None:
        self.console.wipe()
        self.console.read(say(self.words, "hand-over", who=self.called(eyes)) + " ")
        self.console.wipe()
        self.hidden = self.table.secret

    def _warn(self) -> None:
        if self.table.trouble and not self.has_warned:
            self.has_warned = True
            self.console.write(say(self.words, "not-kept", problem=self.words.explain(self.table.trouble)))

    def _praise(self) -> None:
        """What a lesson says to a step that is done, once."""
        praise = self.tutor.praise(self.table.match.log) if self.tutor else ""
        if praise != self.praised:
            self.praised = praise
            self.console.write("", praise)

    def teach(self) -> None:
        """What a lesson explains and asks for now, or says in the end."""
        if self.tutor:
            log = self.table.match.log
            self.console.write("", self.tutor.heading(log), self.tutor.explained(log), self.tutor.task(log))

    def _act(self) -> None:
        if self.table.is_persons_turn:
            self.ask()
            return
        if self.table.turn != CHANCE:
            wait_for(self.table.ready, lambda: self.console.write(self.words.say("warming")))
        self.table.play(self.table.thinking()())

    def _leave(self) -> None:
        if self.hidden is not None:
            self.console.wipe()
        self._farewell("left")

    def _farewell(self, how: str) -> None:
        self.console.write("", farewell(self.words, self.table, how))


class LineReplay(ABC):
    """A record looked through line by line, whatever was played."""

    def __init__(self, reel: Reel, words: Words, console: Console) -> None:
        self.reel, self.words, self.console = reel, words, console
        self.reasons = Reasons(words, reel.record.players, reel.explained)

    @abstractmethod
    def tell(self, events: Sequence[Event], whys: Mapping[int, str]) -> Iterable[str]:
        """What happened, in sentences, and why, by the place of an event among these."""

    @abstractmethod
    def understand(self, text: str) -> str:
        """The step or the question a typed line stands for."""

    @abstractmethod
    def answer(self, wanted: str) -> Iterable[str]:
        """What is said to a question."""

    def show(self) -> None:
        self.console.write(say(self.words, "reel-hint"))
        try:
            self._tell(self.reel.before)
            while True:
                self._obey(self.console.read(self._place()))
        except (EOFError, KeyboardInterrupt):
            self.console.write("")

    def _place(self) -> str:
        return f"{self.reel.stop + 1}/{len(self.reel.stops)} > "

    def _obey(self, text: str) -> None:
        try:
            if (rules := sought(text)) is not None:
                self.console.write(*looked_up(rules, self.reel.game.name, self.words))
                return
            wanted = self.understand(text)
        except Problem as problem:
            self.console.write(explain(self.words, problem))
            return
        if wanted == "quit":
            raise EOFError
        before = self.reel.n
        if self.reel.take(wanted):
            self._tell_since(before)
        else:
            self.console.write(*self.answer(wanted))

    def _tell_since(self, before: int) -> None:
        """What happened since an earlier place; after going back, what last happened here."""
        if self.reel.n == before:
            self.console.write(say(self.words, "reel-edge"))
        else:
            self._tell(before if before < self.reel.n else self.reel.before)

    def _tell(self, begin: int) -> None:
        whys = self.reasons.told(self.reel.view(), begin)
        self.console.write(*self.tell(self.reel.events[begin : self.reel.n], whys))


def farewell(words: Words, table: Sitting, how: str) -> str:
    """Whether the game is safe, and how to come back to it."""
    if not table.is_kept:
        return say(words, "farewell-not-kept")
    return say(words, f"farewell-{how}", file=shlex.quote(str(table.save)))
