"""What is asked before it is done: what is dear and cannot be undone, and leaving a game that is not saved.

Nothing that was played is ever taken back, because the log is what was played; an action waits for the answer instead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from gaslamp.core import Action
from gaslamp.telling.chase import capital
from gaslamp.terminal.captions import say
from gaslamp.terminal.lexicon import plain
from gaslamp.terminal.played_match import PlayedMatch
from gaslamp.terminal.request import TypedQuestion
from gaslamp.words import LANGUAGES, Words

Wish: TypeAlias = Action | TypedQuestion
"""What somebody wants to do or to know."""
LEAVE = TypedQuestion("quit")


def is_asked_first(table: PlayedMatch, wish: Wish) -> bool:
    """Whether somebody is asked before it is done."""
    if isinstance(wish, TypedQuestion):
        return wish == LEAVE and table.is_lost_on_leaving
    return table.is_careful(wish)


def question(words: Words, key: str, wish: Wish, offered: Callable[[Action], str]) -> str:
    """Whether it is to be done, an action with whom it is for."""
    offer = say(words, "offer-leave") if isinstance(wish, TypedQuestion) else offered(wish)
    return say(words, key, offer=capital(offer))


def answer(text: str) -> bool | None:
    """Yes or no, in whatever language; None if it is neither. Enter alone is a yes."""
    said = plain(text).strip()
    return not said or said in _spellings("yes") or (False if said in _spellings("no") else None)


@cache
def _spellings(answer: str) -> frozenset[str]:
    return frozenset(word for lang in LANGUAGES for word in plain(say(Words(lang), f"typed-{answer}")).split())
