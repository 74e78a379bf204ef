"""Whoever else plays in a lesson: they know the script and nothing but it."""

from __future__ import annotations

from gaslamp.core import Action, S
from gaslamp.lessons.lesson import Lesson
from gaslamp.match import View


class Scripted:
    """The agent of every seat that does not learn, and of chance."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def act(self, view: View[S]) -> Action:
        """What the script says here; that every event counts for every viewer is all it needs to know."""
        action = self.lesson.next_action(view.events)
        assert action is not None, "the learner is asked, or nobody"
        return action
