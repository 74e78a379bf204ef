"""Case Connection on a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar

from gaslamp.core import Event, Seat
from gaslamp.games.cards import EVIDENCE
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import ConnectionState, DrawLead, Finale, Follow, Item, Keep, Solve, Solved, Swap
from gaslamp.presentation.general import Presentation, Presets, Say, listed


class ConnectionPresentation(Presentation[Connection, ConnectionState]):
    screen = "case"
    prefix = "CC"
    solo = 3
    careful = (Solve, Keep, Swap)
    presets: ClassVar[Presets] = {
        "book": {},
        "ahead": {"head_start": (0, 1)},
        "far-ahead": {"head_start": (0, 3)},
        "even": {"last_turns": "even"},
    }

    @property
    def keeps_secrets(self) -> bool:
        """CC-4: which leads went back under the pile; all the rest lies open anyhow."""
        return True

    def derived(self, event: Event, names: Sequence[str], say: Say) -> dict[str, object]:
        """Places, cards and tokens by what they are called."""
        found: dict[str, object] = {}
        if (location := getattr(event, "location", None)) is not None:
            found["place"] = say("place", location=location)
        if (item := getattr(event, "item", None)) is not None:
            found["item"] = items(say, [item])
        if taken := getattr(event, "items", ()):
            found["items"] = items(say, taken)
        return found | self._solving(event, say)

    def _solving(self, event: Event, say: Say) -> dict[str, object]:
        match event:
            case DrawLead(lead=int(lead)) | Follow(lead=int(lead)) if lead:
                return {"points": self.game.deck.leads[lead].points}
            case Solve():
                return {"count": len(event.cards)}
            case Solved():
                bonuses = [say("bonus", bonus=bonus) for bonus in event.bonuses]
                return {"count": len(bonuses), "bonuses": listed(say, bonuses)}
            case Finale():
                return {"turns": self.game.last_turns}
        return {}

    def scores(self, state: ConnectionState) -> tuple[int, ...]:
        return tuple(map(self.game.points, state.hands))

    def concerned(self, event: Event) -> Sequence[Seat]:
        seat: Seat = getattr(event, "player", getattr(event, "seat", 0))
        return (seat,) if seat >= 0 else ()


def items(say: Say, found: Iterable[Item]) -> str:
    """Cards one by one, tokens counted by kind."""
    number = Counter(found)
    cards = [say("item-card", card=item) for item in sorted(i for i in number if isinstance(i, int))]
    tokens = [say("item-tokens", symbol=kind, count=number[kind]) for kind in EVIDENCE if number[kind]]
    return listed(say, [*cards, *tokens])
