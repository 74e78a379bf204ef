"""A lesson at work: where the learner is, what comes next, and what is said to an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from gaslamp.core import Action, Ended, Event, Problem, S, Seat
from gaslamp.games import AnyGame
from gaslamp.lessons.steps import LessonStep, fits, fits_any
from gaslamp.match import Match, View
from gaslamp.record import Player

PREFIX = "lesson:"
"""What the name of an agent begins with that plays the others in a lesson."""
Cue: TypeAlias = Action | LessonStep
"""One action of the script: somebody else's, or one of those a step asks for."""


class WrongStep(Problem):
    """A legal action that is not what the lesson asks for; the key is the answer to it."""


class Verdict(NamedTuple):
    """Whether an action is what the step asks for, and the key of what is said to it; empty while more is to do."""

    is_right: bool
    key: str


class Lesson:
    """A script for one game. Where a learner is follows from the events alone, as a log or a view holds them."""

    def __init__(self, name: str, game: AnyGame, learner: Seat, cues: Sequence[Cue]) -> None:
        self.name, self.game, self.learner = name, game, learner
        self.cues = tuple(cues)
        self.steps = tuple(dict.fromkeys(cue.step for cue in cues if isinstance(cue, LessonStep)))
        """The names of its steps, in order."""

    @property
    def key(self) -> str:
        """The key of the title; `.about` and `.done` belong to it."""
        return f"lesson-{self.name}"

    def key_of(self, step: LessonStep) -> str:
        """The key of a step's text; `.wrong`, `.wrong-NAME` and `.done` belong to it."""
        return f"{self.key}-{step.step}"

    @property
    def agent(self) -> str:
        """The name of the agent that plays the others."""
        return f"{PREFIX}{self.name}"

    def players(self, name: str = "") -> tuple[Player, ...]:
        """Who sits at the table: the learner, and the script in every other seat."""
        others = Player(agent=self.agent)
        return tuple(Player(name) if seat == self.learner else others for seat in range(self.game.seats))

    def begin(self) -> Match[Any]:
        """A match in which all that comes before the first step has been played."""
        match = Match[Any](self.game)
        while action := self.next_action(match.log):
            match.play(action)
        return match

    # Where the learner is

    def at(self, events: Sequence[Event]) -> int:
        """How many cues of the script have been played."""
        return len(_actions(events))

    def _next(self, events: Sequence[Event]) -> Cue | None:
        at, is_ended = self.at(events), any(isinstance(event, Ended) for event in events[-1:])
        return self.cues[at] if at < len(self.cues) and not is_ended else None

    def step(self, events: Sequence[Event]) -> LessonStep | None:
        """What the learner is to do now; None while others act, and at the end."""
        cue = self._next(events)
        return cue if isinstance(cue, LessonStep) else None

    def next_action(self, events: Sequence[Event]) -> Action | None:
        """What chance or somebody else does now; None while the learner acts, and at the end."""
        cue = self._next(events)
        return cue if isinstance(cue, Action) else None

    def is_begun(self, events: Sequence[Event]) -> bool:
        """Whether the learner has done the first of several actions that a step asks for."""
        return self.step(events) is not None and bool(self._begun(events))

    def turn(self, events: Sequence[Event]) -> Seat | None:
        """Who acts now, also where the rules would let several."""
        cue = self._next(events)
        return None if cue is None else cue.seat if isinstance(cue, Action) else self.learner

    def is_over(self, events: Sequence[Event]) -> bool:
        return self._next(events) is None

    def number(self, events: Sequence[Event]) -> int:
        """Which step, counted from 1, the learner is at or will be at next; the last one at the end."""
        begun = [cue.step for cue in self.cues[self.at(events) :] if isinstance(cue, LessonStep)]
        return self.steps.index(begun[0]) + 1 if begun else len(self.steps)

    def praise(self, events: Sequence[Event]) -> str | None:
        """The key of what was last said to a step that is done."""
        done = [cue for cue in self.cues[: self.at(events)] if isinstance(cue, LessonStep)]
        finished = [cue for cue in done if cue != self.step(events)]
        return f"{self.key_of(finished[-1])}.done" if finished else None

    def follows(self, events: Sequence[Event]) -> bool:
        """Whether a whole log is this lesson's so far; that of a record may follow an older script."""
        actions = _actions(events)
        if len(actions) > len(self.cues):
            return False
        return all(self._fits(actions[:n], action) for n, action in enumerate(actions))

    def _fits(self, before: Sequence[Action], action: Action) -> bool:
        cue = self.cues[len(before)]
        if isinstance(cue, Action):
            return replace(action, known_to=()) == cue
        return action.seat == self.learner and self.judge(before, action).is_right

    # What the learner does

    def judge(self, events: Sequence[Event], action: Action) -> Verdict:
        """What is said to a legal action of the learner's at this step."""
        step, done = self.step(events), self._begun(events)
        assert step is not None, "an action is judged while the learner is to act"
        left = step.left(done)
        if fits_any(left, action):
            is_last = len(done) + 1 == step.length
            return Verdict(is_right=True, key=f"{self.key_of(step)}.done" if is_last else "")
        answer = "-".join(filter(None, ("wrong", step.mistake(action))))
        return Verdict(is_right=False, key=f"{self.key_of(step)}.{answer}")

    def _begun(self, events: Sequence[Event]) -> Sequence[Action]:
        """What the learner has already done of a step that takes several actions."""
        first = self.cues.index(self.cues[self.at(events)])
        return _actions(events)[first:]

    def play(self, match: Match[Any], action: Action) -> list[Event]:
        """Play what the script or the step asks for; the rules refuse as always, and `WrongStep` answers the rest."""
        if match.game.allows(match.known(action.seat), action):
            self._check(match.log, action)
        return match.play(action)

    def _check(self, events: Sequence[Event], action: Action) -> None:
        cue = self._next(events)
        if action.seat != self.turn(events) or (isinstance(cue, Action) and cue != action):
            raise self._waiting(events)
        if isinstance(cue, LessonStep) and not (verdict := self.judge(events, action)).is_right:
            raise WrongStep(verdict.key)

    def _waiting(self, events: Sequence[Event]) -> WrongStep:
        """Why the learner cannot act."""
        return WrongStep("lesson-over" if self.is_over(events) else "lesson-not-yet")

    def shown(self, match: Match[Any]) -> Action:
        """The action that a skip plays for the learner."""
        if (step := self.step(match.log)) is None:
            raise self._waiting(match.log)
        pattern = step.left(self._begun(match.log))[0]
        return next(action for action in match.view(self.learner).actions if fits(pattern, action))


class Scripted:
    """The agent of every seat that does not learn, and of chance: it knows the script and nothing but it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def act(self, view: View[S]) -> Action:
        """What the script says here; that every event counts for every viewer is all it needs to know."""
        action = self.lesson.next_action(view.events)
        assert action is not None, "the learner is asked, or nobody"
        return action


def _actions(events: Sequence[Event]) -> list[Action]:
    return [event for event in events if isinstance(event, Action)]
