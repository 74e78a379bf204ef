"""Who hears what is said and sees what is drawn.

It is judged by the seats somebody holds, also where a bot plays for them: whoever may look over the fugitive's shoulder
again hears no detectives, and a screen with seats of both sides has neither the room of the team nor the notebook.
What is said against one fugitive is for those who chased him: where the role goes round, every round has its own room.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from gaslamp.core import Seat
from gaslamp.lessons import lesson_of
from gaslamp.match import Match
from gaslamp.presentation import is_case
from gaslamp.server import seat_plan
from gaslamp.server.messages import MarkChannel, TalkChannel
from gaslamp.server.store import Card

Channel: TypeAlias = TalkChannel | MarkChannel
OPEN: Final = -1
"""Of a channel that is against nobody."""


class Audience(NamedTuple):
    """Those of a channel at a time: `against` is the fugitive whom a team chases, or who keeps the notebook."""

    channel: Channel
    against: Seat = OPEN


NOBODY: Mapping[Channel, Audience] = {}


def audiences(card: Card, match: Match[Any], key: str) -> Mapping[Channel, Audience]:
    """The channels of whoever holds this key, and whom each goes to now."""
    if lesson_of(seat_plan.players(card)):
        return NOBODY
    held = seat_plan.held(card, key)
    found: dict[Channel, Audience] = {"table": Audience("table")}
    if not held:
        return found | {"watchers": Audience("watchers")}
    if card.phase != "waiting" and not is_case(match.game):
        fugitive = match.state.fugitive
        if fugitive not in held:
            found["team"] = Audience("team", fugitive)
        elif held == {fugitive}:
            found["notebook"] = Audience("notebook", fugitive)
    return found
