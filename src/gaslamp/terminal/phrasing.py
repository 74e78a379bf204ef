"""The texts that only the terminal has: what may be typed, the keys, the help."""

from __future__ import annotations

from gaslamp.core import IllegalAction, Problem
from gaslamp.telling.phrasing import FARES, Own, own_key
from gaslamp.words import Words

OWN: Own = {
    "holmes": frozenset(
        (
            "lines-hint", "help", "keys", "reel-keys", "typed-hint", "screen-help", "map-help",
            *(f"typed-{name}" for name in (*FARES, "black", "fugitive", "done", "filler")),
        )
    ),
    "compact": frozenset(("abilities", "help", "screen-help", "map-help", "typed-filler")),
}  # fmt: skip


def say(words: Words, key: str, **details: object) -> str:
    """A text in the words of the game that is spoken about."""
    return words.say(f"terminal-{own_key(words, key, OWN)}", **details)


def explain(words: Words, problem: Problem) -> str:
    """What is wrong and, where the rules refuse, how to read the rule."""
    if isinstance(problem, IllegalAction):
        return say(words, "refused", sentence=words.refusal(problem), rule=problem.key)
    return words.explain(problem)
