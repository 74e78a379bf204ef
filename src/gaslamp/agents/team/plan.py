"""What a plan of the detectives says: a move for every pawn, the odds, what it would tell, and why. No words."""

from __future__ import annotations

from msgspec import Struct

from gaslamp.agents.explain.reason import Reason
from gaslamp.games.vocabulary import Move


class PlannedMove(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The move of one pawn."""

    move: Move
    reason: Reason | None = None
    """What it is good for; what people have fixed needs none."""
    is_fixed: bool = False


class PlanOdds(Struct, frozen=True, kw_only=True):
    """What comes of it, by the public belief."""

    now: float
    """How likely it is to catch the fugitive in this turn."""
    covered: float
    """If it does not, how likely he goes next where some detective can follow at once."""
    win: float | None = None
    """In how many playouts he is caught before the game is over, where playouts are made."""


class PlanTells(Struct, frozen=True, kw_only=True):
    """What the moves tell either side, in stations."""

    possible: int
    """Where he can be now."""
    left: int
    """Where he can be if nobody finds him."""
    then: int
    """Where he can be after his next move, on average over the tickets he may pay."""
    free: int
    """He will see so many stations that he may reach next, and no detective at once."""


class TeamPlan(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A plan for the rest of the detectives' turn."""

    moves: tuple[PlannedMove, ...]
    """In the order in which they are best made."""
    odds: PlanOdds
    tells: PlanTells
    unmet: tuple[int, ...] = ()
    """Pawns that people have sent where they cannot go."""

    def move_of(self, pawn: int) -> Move | None:
        """Where the pawn goes, if it goes anywhere."""
        return next((planned.move for planned in self.moves if planned.move.pawn == pawn), None)
