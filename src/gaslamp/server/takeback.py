"""What can be taken back: somebody's last action, if since then nobody else has acted and nothing was revealed by it.

Whether something was is judged by what the one who asks knows, and by nothing else: a refusal tells no secret. A
detective learns something by a ride even if nothing happens: that the fugitive is not there.
"""

from __future__ import annotations

from typing import Any, cast

from gaslamp.agents.belief.filter import believe
from gaslamp.core import CHANCE, Action, BadMessage, Seat
from gaslamp.games.vocabulary import Began, Blocked, Stranded
from gaslamp.match import Match, resume
from gaslamp.presentation import is_case

FORESEEN = (Began, Blocked, Stranded)
"""What follows from an action for everybody to see beforehand."""


def before_last(match: Match[Any], seats: frozenset[Seat]) -> Match[Any]:
    """The match before the last action, which was one of these seats'."""
    if match.outcome:
        raise BadMessage("server-over")
    n = max((n for n, event in enumerate(match.log) if isinstance(event, Action)), default=-1)
    seat = cast(Action, match.log[n]).seat if match.log else CHANCE
    if seat not in seats:
        raise BadMessage("server-undo-told" if seat == CHANCE else "server-undo-late")
    earlier = resume(match.game, match.log[:n])
    if _has_told(earlier, match, seat):
        raise BadMessage("server-undo-told")
    return earlier


def _has_told(earlier: Match[Any], match: Match[Any], seat: Seat) -> bool:
    """Whether the seat, or by it everybody, has learned something that could not be foreseen."""
    view = match.view(seat)
    if not all(isinstance(event, FORESEEN) for event in view.events[len(earlier.log) + 1 :]):
        return True
    if is_case(match.game) or earlier.state.fugitive == seat:
        return False
    return believe(earlier.view(seat)) != believe(view)
