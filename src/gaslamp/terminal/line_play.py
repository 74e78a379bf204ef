"""Play by lines of text, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from gaslamp.agents import wait_for
from gaslamp.core import CHANCE, Action, Problem, Seat
from gaslamp.telling.reasons import Reasons
from gaslamp.telling.tutor import Tutor
from gaslamp.terminal.asking import Wish, answer, is_asked_first, question
from gaslamp.terminal.captions import explain, say
from gaslamp.terminal.console import Console, Verbatim
from gaslamp.terminal.lexicon import SKIP
from gaslamp.terminal.played_match import PlayedMatch
from gaslamp.terminal.request import TypedQuestion
from gaslamp.terminal.wakeful import Woken
from gaslamp.words import Words


class LinePlay(ABC):
    """A game at one screen, told and asked for line by line, whatever is played."""

    def __init__(self, table: PlayedMatch, words: Words, console: Console) -> None:
        self.table, self.words, self.console = table, words, console
        self.reasons = Reasons(words, table.players, table.explained)
        self.tutor = Tutor(words, table.lesson) if table.lesson else None
        self.praised = ""
        """What was last said to a step of a lesson."""
        self.hidden: Seat | None = None
        """For whose eyes alone the screen is, if it is not for everybody's."""
        self.has_warned = False
        self.asked: Wish | None = None
        """What is done next if the answer is yes."""

    @abstractmethod
    def opening(self) -> str:
        """What is said before anything else."""

    @abstractmethod
    def tell_news(self) -> None:
        """Brings those who may see the screen now up to date."""

    @abstractmethod
    def offer(self) -> None:
        """Says what there is to look at and to do for the person whose turn it is."""

    @abstractmethod
    def understand(self, text: str) -> Action | TypedQuestion | None:
        """What a typed line stands for; nothing, if it has been seen to."""

    @abstractmethod
    def answer(self, question: TypedQuestion) -> Iterable[str]:
        """What is said to a question."""

    @abstractmethod
    def closing(self) -> Sequence[str]:
        """What is said when all is over."""

    @abstractmethod
    def called(self, seat: Seat) -> str:
        """A seat by the name of the person who sits there."""

    @abstractmethod
    def offered(self, action: Action) -> str:
        """An action as a question names it."""

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
        self.console.write(*self.table.remarks(self.words))
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
            said = (self.tutor.heading(log), self.tutor.explained(log), self.tutor.task(log))
            self.console.write("", *filter(None, said))

    # Turns

    def _act(self) -> None:
        if self.table.is_persons_turn:
            self._ask()
            return
        if self.table.turn != CHANCE:
            wait_for(self.table.ready, lambda: self.console.write(self.words.say("warming")))
        if self.table.is_elsewhere and self.console.is_interactive:
            self._attend("")
        else:
            self.table.take(self.table.thinking()())

    def _ask(self) -> None:
        """Has the person act whose turn it is."""
        self.offer()
        self.teach()
        self._attend("> ")

    def _attend(self, prompt: str) -> None:
        """Answer what is typed, until somebody has acted, here or elsewhere."""
        sign = prompt
        while True:
            try:
                if self._has_acted(self.console.read(sign)):
                    return
                sign = prompt
            except Woken:
                if self.table.take(None) or self.table.is_over:
                    self.console.write("")
                    return
                remarks = self.table.remarks(self.words)
                self.console.write(*remarks)
                sign = prompt if remarks else ""  # where nothing is said, it stands there already

    def _has_acted(self, text: str) -> bool:
        """Whether what was typed was an action, and has been taken."""
        asked, self.asked = self.asked, None
        is_meant = answer(text) if asked else None
        if not (text or asked) or is_meant is False:
            self.offer()
            self.teach()
            return False
        try:
            wish = asked if is_meant else self.understand(text)
            return self._obey(wish, is_sure=wish == asked)
        except Problem as problem:
            self.console.write(explain(self.words, problem))
        return False

    def _obey(self, wanted: Wish | None, *, is_sure: bool) -> bool:
        if wanted == TypedQuestion(SKIP):
            wanted = self.table.shown()
        if wanted and not is_sure and self.console.is_interactive and is_asked_first(self.table, wanted):
            self.asked = wanted
            self.console.write(question(self.words, "confirm-line", wanted, self.offered))
        elif isinstance(wanted, TypedQuestion):
            self._reply(wanted)
        elif wanted is not None:
            self.table.play(wanted)
            return True
        return False

    def _reply(self, question: TypedQuestion) -> None:
        if question.topic == "quit":
            raise EOFError
        self.console.write(*self.answer(question))

    def _leave(self) -> None:
        if self.hidden is not None:
            self.console.wipe()
        self._farewell("left")

    def _farewell(self, how: str) -> None:
        if said := self.table.farewell(self.words, how):
            self.console.write("", Verbatim(said))
