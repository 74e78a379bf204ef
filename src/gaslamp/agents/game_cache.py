"""What follows from the rules of a game alone is computed once for it, and forgotten with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

G = TypeVar("G")
T = TypeVar("T")


def cached_by_game(make: Callable[[G], T]) -> Callable[[G], T]:
    """One for each game, for as long as somebody plays it; what is made must not hold the game itself."""
    made: WeakKeyDictionary[G, T] = WeakKeyDictionary()

    @wraps(make)
    def find(game: G) -> T:
        if game not in made:
            made[game] = make(game)
        return made[game]

    return find
