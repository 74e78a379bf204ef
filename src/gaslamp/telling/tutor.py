"""A lesson in words: what it says at each step, from the events of a log or of the learner's own view."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core import Event
from gaslamp.lessons import Lesson
from gaslamp.words import Words


class Tutor:
    """Speaks a lesson in one language."""

    def __init__(self, words: Words, lesson: Lesson) -> None:
        self.words, self.lesson = words.about(lesson.game.name), lesson

    @property
    def title(self) -> str:
        return self.words.say(self.lesson.key)

    def heading(self, events: Sequence[Event]) -> str:
        """Which lesson it is, and how far it is done."""
        number, steps = self.lesson.number(events), len(self.lesson.steps)
        return self.words.say("lesson-heading", title=self.title, number=number, steps=steps)

    def praise(self, events: Sequence[Event]) -> str:
        """What is said to the step that was done last; nothing before the first."""
        key = self.lesson.praise(events)
        return self.words.say(key) if key else ""

    def explained(self, events: Sequence[Event]) -> str:
        """What the learner must know for this step, or has learned in the end; nothing while others act."""
        return self._text(events).rpartition("\n")[0]

    def task(self, events: Sequence[Event]) -> str:
        """What the learner is to do at this step, or next in the end; nothing while others act."""
        return self._text(events).rpartition("\n")[2]

    def _text(self, events: Sequence[Event]) -> str:
        """Its last line says what to do."""
        if step := self.lesson.step(events):
            return self.words.say(self.lesson.key_of(step))
        return self.words.say(f"{self.lesson.key}.done") if self.lesson.is_over(events) else ""
