"""Lists in the reader's language, and who is spoken of by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias

from gaslamp.games.cards import EVIDENCE
from gaslamp.games.enquiry import Item

Say: TypeAlias = Callable[..., str]


class Named(Protocol):
    """The player in a seat; the name may be empty, and only a bot is an agent."""

    @property
    def name(self) -> str: ...

    @property
    def agent(self) -> str | None: ...


def items(say: Say, found: Iterable[Item]) -> str:
    """Cards one by one, tokens counted by kind."""
    number = Counter(found)
    cards = [say("item-card", card=item) for item in sorted(i for i in number if isinstance(i, int))]
    tokens = [say("item-tokens", symbol=kind, count=number[kind]) for kind in EVIDENCE if number[kind]]
    return listed(say, [*cards, *tokens])


def listed(say: Say, things: Sequence[str]) -> str:
    """`a, b and c` in the reader's language."""
    if len(things) < 2:
        return "".join(things)
    return say("items-and", one=", ".join(things[:-1]), other=things[-1])
