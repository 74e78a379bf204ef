"""The texts that only the terminal has: what may be typed, the keys, the help."""

from __future__ import annotations

from gaslamp.core import IllegalAction, Problem
from gaslamp.words import Words


def say(words: Words, key: str, **details: object) -> str:
    """A text in the words of the game that is spoken about."""
    return words.own(f"terminal-{key}", **details)


def explain(words: Words, problem: Problem) -> str:
    """What is wrong and, where the rules refuse, how to read the rule."""
    if isinstance(problem, IllegalAction):
        return say(words, "refused", sentence=words.refusal(problem), rule=problem.key)
    return words.explain(problem)
