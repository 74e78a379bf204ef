"""Replay by lines of text, whatever was played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from gaslamp.core import Event, Problem
from gaslamp.match import View
from gaslamp.presentation import is_case
from gaslamp.record import RecordedLine
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.chase import Teller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.captions import explain, rules_page, say
from gaslamp.terminal.case.case_lines import CaseDialogue
from gaslamp.terminal.chase.chase_lines import ChaseDialogue
from gaslamp.terminal.console import Console
from gaslamp.terminal.lexicon import rules_sought
from gaslamp.terminal.replay import Replay
from gaslamp.words import Words


class Dialogue(Protocol):
    """What somebody who looks through the record of a game is told, and may ask."""

    @property
    def words(self) -> Words: ...

    def sentences(self, events: Sequence[Event], whys: Mapping[int, str]) -> Iterable[str]:
        """What happened, in sentences, and why, by the place of an event among these."""

    def step(self, text: str) -> str:
        """The step or the question a typed line stands for."""

    def answer(self, topic: str, view: View[Any]) -> Iterable[str]:
        """What is said to a question."""


class LineReplay:
    """A record looked through line by line, whatever was played."""

    def __init__(self, replay: Replay, dialogue: Dialogue, console: Console) -> None:
        self.replay, self.dialogue, self.console = replay, dialogue, console
        self.words = dialogue.words
        self.reasons = Reasons(self.words, replay.record.players, replay.explained)

    def show(self) -> None:
        self.console.write(say(self.words, "reel-hint"))
        try:
            self._tell(self.replay.before)
            while True:
                self._obey(self.console.read(self._place()))
        except (EOFError, KeyboardInterrupt):
            self.console.write("")

    def _place(self) -> str:
        return f"{self.replay.stop + 1}/{len(self.replay.stops)} > "

    def _obey(self, text: str) -> None:
        try:
            if (rules := rules_sought(text)) is not None:
                self.console.write(*rules_page(rules, self.replay.game.name, self.words))
                return
            wanted = self.dialogue.step(text)
        except Problem as problem:
            self.console.write(explain(self.words, problem))
            return
        if wanted == "quit":
            raise EOFError
        before = self.replay.n
        if self.replay.take(wanted):
            self._tell_since(before)
        else:
            self.console.write(*self.dialogue.answer(wanted, self.replay.view()))

    def _tell_since(self, before: int) -> None:
        """What happened since an earlier place; after going back, what last happened here."""
        if self.replay.n == before:
            self.console.write(say(self.words, "reel-edge"))
        else:
            self._tell(before if before < self.replay.n else self.replay.before)

    def _tell(self, begin: int) -> None:
        whys = self.reasons.told(self.replay.view(), begin)
        self.console.write(*self.dialogue.sentences(self.replay.events[begin : self.replay.n], whys))
        told = range(begin + 1, self.replay.n + 1)
        self.console.write(*(self._said(line) for line in self.replay.record.talk if max(1, line.after) in told))

    def _said(self, line: RecordedLine) -> str:
        """What somebody said at the table meanwhile; in a file that others have written may stand anything."""
        players = self.replay.record.players
        name = players[line.seat].name if players else ""
        text = "".join(c if c.isprintable() else " " for c in line.text)
        return say(self.words, "reel-said", name=name or str(line.seat), text=text)


def line_replay_of(replay: Replay, words: Words, console: Console) -> LineReplay:
    """A record with the dialogue of its game."""
    game, players = replay.game, replay.record.players
    if is_case(game):
        return LineReplay(replay, CaseDialogue(CaseTeller(words, game, players)), console)
    return LineReplay(replay, ChaseDialogue(Teller(words, game, players)), console)
