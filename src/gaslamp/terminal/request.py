"""What people ask for by a typed line, whatever the game: a line of the menu, a question, a step through a record."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from gaslamp.core import Action, Problem
from gaslamp.terminal.lexicon import FILLER, QUESTIONS, STEPS, Lexicon, Meaning, lexicon, plain, spellings

SHORTEST = 2
"""Letters a word must have to stand for the longer one it begins."""
ARROWS: Mapping[str, str] = {"": "next", ">": "next", "<": "back", ">>": "round", "<<": "round-back"}


class Unclear(Problem):
    """What was typed names no move and no question, or more than one."""


class TypedQuestion(NamedTuple):
    """A question, with the station it is about, if one was named; of the rules, what is wanted of them."""

    topic: str
    station: int | None = None
    sought: str = ""


class Menu(NamedTuple):
    """The moves on offer, and each as the screen words it; people count them from 1."""

    actions: Sequence[Action]
    offers: Sequence[str]

    def counted(self, number: int) -> Action:
        if not 1 <= number <= len(self.actions):
            raise Unclear("terminal-number-wrong", number=number, most=len(self.actions))
        return self.actions[number - 1]

    def numbered(self, places: Sequence[int]) -> str:
        """Some of the lines with their numbers, counted from 1."""
        return "; ".join(f"#{place + 1} {self.offers[place]}" for place in places)


EMPTY_MENU = Menu((), ())


def record_step(text: str, language: str, game: str = "classic", questions: Sequence[str] = QUESTIONS) -> str:
    """What is wanted of a record that is looked through; an empty line is the next step."""
    if text.strip() in ARROWS:
        return ARROWS[text.strip()]
    known, steps = lexicon(game, language), (*STEPS, *questions)
    named = {word: meanings(word, known) for word in re.findall(r"\?|[^\W\d_]+", plain(text))}
    if lost := [word for word, meant in named.items() if not meant]:
        raise unclear(lost[0], spellings(game, language, [("ask", topic) for topic in steps]))
    asked = sorted(found.topic for meant in named.values() if (found := question([meant], None, steps)))
    if asked == ["back", "round"]:
        return "round-back"
    if len(asked) != 1:
        raise Unclear("terminal-step-unknown")
    return asked[0]


def meanings(word: str, known: Lexicon) -> frozenset[Meaning]:
    """What a word can mean, or the beginning of one."""
    begun = [m for longer, m in known.items() if longer.startswith(word)] if len(word) >= SHORTEST else []
    return known.get(word) or frozenset[Meaning]().union(*begun)


def unclear(word: str, spellings: Mapping[str, str]) -> Unclear:
    """A word that means nothing, and which of these was probably meant."""
    if near := get_close_matches(word, spellings, n=1, cutoff=0.65):
        return Unclear("terminal-word-near", word=word, near=spellings[near[0]])
    return Unclear("terminal-word-unknown", word=word)


def question(named: Sequence[frozenset[Meaning]], station: int | None, known: Sequence[str]) -> TypedQuestion | None:
    """The question that was asked and nothing else."""
    telling = [meanings for meanings in named if FILLER not in meanings]
    asks = [name for meanings in telling for name in known if ("ask", name) in meanings]
    return TypedQuestion(asks[0], station) if len(telling) == 1 and asks else None
