"""What a pawn can still pay with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from gaslamp.games import AnyGame
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import View
from gaslamp.terminal.casebook import case_of
from gaslamp.terminal.phrasing import FARES, PRIZES


def fares_of(pawn: int) -> Sequence[str]:
    """The tickets a pawn can have."""
    return (*FARES, *PRIZES) if pawn == FUGITIVE else FARES


def left(view: View[Any], pawn: int, fare: str) -> int | None:
    """How many rides of a fare a pawn can pay; None if they never run out."""
    if fare in FARES and is_free(cast(AnyGame, view.game), pawn):
        return None
    is_supplied = pawn == FUGITIVE and fare in FARES and isinstance(view.game, Holmes)  # SH-6
    purse = view.state.supply if is_supplied else view.state.purses[pawn]
    return cast(int, getattr(purse, fare))


def is_free(game: AnyGame, pawn: int) -> bool:
    """Whether a pawn rides without counting: CL-5, SH-6, and the bobbies of SH-19."""
    if pawn == FUGITIVE:
        return bool(game.options.fugitive_fares == "unlimited")
    return isinstance(game, Holmes) and game.is_bobby(pawn)


def tokens(view: View[Any], pawn: int) -> int:
    """How often a character can still use an ability."""
    case = case_of(view)
    return case[1].tokens[pawn] if case else 0
