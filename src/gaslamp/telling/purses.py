"""What a pawn can still pay with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from gaslamp.games import AnyChase
from gaslamp.games.compact import Compact
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import FUGITIVE, Double, Purse
from gaslamp.match import View
from gaslamp.telling.casebook import case_of
from gaslamp.telling.phrasing import FARES, PRIZES


def fares_of(game: AnyChase, pawn: int) -> Sequence[str]:
    """The tickets a pawn can have."""
    prizes = PRIZES if Double in game.vocabulary else PRIZES[:1]
    return (*FARES, *prizes) if pawn == FUGITIVE else FARES


def left(view: View[Any], pawn: int, fare: str) -> int | None:
    """How many rides of a fare a pawn can pay; None if they never run out."""
    if fare in FARES and is_free(cast(AnyChase, view.game), pawn):
        return None
    return cast(int, getattr(_purse(view, pawn, fare), fare))


def _purse(view: View[Any], pawn: int, fare: str) -> Purse:
    """What a pawn pays a fare from; two games have a common one."""
    if isinstance(view.game, Holmes) and pawn == FUGITIVE and fare in FARES:  # SH-6
        return cast(Purse, view.state.supply)
    is_shared = isinstance(view.game, Compact) and pawn != FUGITIVE  # CP-2
    return cast(Purse, view.state.stock if is_shared else view.state.purses[pawn])


def is_free(game: AnyChase, pawn: int) -> bool:
    """Whether a pawn rides without counting: CL-5, SH-6, CP-4, and the bobbies of SH-19."""
    if pawn == FUGITIVE:
        return game.is_unlimited
    return isinstance(game, Holmes) and game.is_bobby(pawn)


def tokens(view: View[Any], pawn: int) -> int:
    """How often a character can still use an ability."""
    case = case_of(view)
    return case[1].tokens[pawn] if case else 0
