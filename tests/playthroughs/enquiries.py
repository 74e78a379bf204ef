"""Golden playthroughs of Case Connection: which ones, and a seat's view on one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from gaslamp.core import SPECTATOR, Action
from gaslamp.games.enquiry import ConnectionState, Follow, Hand, Item, Solve, Swap, Visit
from gaslamp.match import View

ENQUIRIES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    # name: game, seats, seed, options
    "connection-2-seats": ("connection", 2, 42, {}),
    "connection-3-seats": ("connection", 3, 14, {}),
    "connection-4-seats": ("connection", 4, 13, {}),
    "connection-even-last-turns": ("connection", 3, 21, {"last_turns": "even"}),
    "connection-cut-last-turns": ("connection", 2, 30, {"last_turns": "cut"}),
}


def look_at_enquiry(view: View[ConnectionState]) -> str:
    """What may be hidden, and what may be done; what lies open for all is on the spectator's line."""
    state = view.state
    drawn = [f"{seat} drew {leads(hand.drawn)}" for seat, hand in enumerate(state.hands) if hand.drawn]
    parts = [
        f"{state.phase} {state.current}",
        f"leads {'+'.join([str(state.leads), *map(leads, state.under)])}",
        *drawn,
    ]
    return " | ".join([*parts, *(table(state) if view.seat == SPECTATOR else ()), ", ".join(offers(view.actions))])


def table(state: ConnectionState) -> Iterator[str]:
    yield " / ".join(map(row, state.locations))
    yield f"pile {'+'.join([str(len(state.pile[0])), *map(row, state.pile[1:])]) if state.pile else 0}"
    yield f"pool {state.pool.forensic}/{state.pool.witness}/{state.pool.cyber}"
    yield " ".join(f"{seat}[{' '.join(owned(hand))}]" for seat, hand in enumerate(state.hands))


def owned(hand: Hand) -> Iterator[str]:
    """What a player owns, as far as there is any."""
    yield f"lead {hand.lead}"
    if hand.cards or hand.tokens.all:
        yield row((*hand.cards, *hand.tokens.all))
    if hand.solved or hand.bonus:
        yield f"solved {leads(hand.solved)}+{hand.bonus}"


def leads(batch: Sequence[int | None]) -> str:
    return "-".join("?" if lead is None else str(lead) for lead in batch)


def row(items: Sequence[Item]) -> str:
    return " ".join(str(item) if isinstance(item, int) else item[0] for item in items)


def offers(actions: Sequence[Action]) -> Iterator[str]:
    """What may be done; of what there is much of, how much."""
    for what, number in Counter(map(offer, actions)).items():
        yield f"{what} x{number}" if number > 1 else what


def offer(action: Action) -> str:
    match action:
        case Visit():
            return f"Visit {action.location}"
        case Solve():
            cards, tokens = [laid.card for laid in action.cards], [link.token for link in action.links]
            return f"Solve {row(cards)} by {row(tokens)}"
        case Follow():
            return f"Follow {action.lead}"
        case Swap():
            return f"Swap {action.kind[0]}"
    return type(action).__name__
