"""Whether anybody was shown what their seat may not know, judged by the log once everything was sent.

Every view a client was sent is kept as a digest. Afterwards the log in the database is redacted for the seat the view
was for, folded anew by the rules, and compared: events and state must be those, and the seat one of the client's own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, TypeAlias

from msgspec import Struct, json

from gaslamp.core import SPECTATOR, Event, Seat, encode, redact
from gaslamp.games import make_game
from gaslamp.server.auth import hashed
from gaslamp.server.store import Card, Store

Renewals: TypeAlias = Mapping[tuple[str, str], str]
"""By table and token: the token by which it was replaced; what was a token of one table may become one of another."""


class Sighting(Struct, frozen=True):
    """What a client was shown of a match, and by which token."""

    table: str
    token: str
    seat: Seat
    since: int
    n: int
    events: bytes
    state: bytes


def digest(thing: object) -> bytes:
    """The same for the same JSON, however its keys are ordered."""
    return blake2b(encode(json.decode(encode(thing))), digest_size=12).digest()


def sighting(table: str, token: str, update: dict[str, Any]) -> Sighting:
    view = update["view"]
    shown = digest(update["events"]), digest(view["state"])
    return Sighting(table, token, view["seat"], update["since"], update["n"], *shown)


async def judged(store: Store, seen: Iterable[Sighting], renewed: Renewals) -> list[str]:
    """What somebody was shown wrongly, each in a line; a token may have been replaced by another since."""
    tables: dict[str, list[Sighting]] = defaultdict(list)
    for one in seen:
        tables[one.table].append(one)
    return [wrong for table, found in tables.items() for wrong in await _judged_table(store, table, found, renewed)]


async def _judged_table(store: Store, table: str, found: Sequence[Sighting], renewed: Renewals) -> list[str]:
    card = await store.card(table)
    if card is None:  # a message had it removed
        return []
    game: Any = make_game(card.game, card.seats, card.options)
    log = await store.events(table, game.vocabulary)
    wrong = [f"{card.game} {table}: a view of seat {one.seat}" for one in found if not _is_own(card, one, renewed)]
    if card.rewound:  # what was taken back is in no log
        return wrong
    for seat in {one.seat for one in found if SPECTATOR <= one.seat < card.seats}:
        wrong += _misled(card, game, log, seat, [one for one in found if one.seat == seat])
    return wrong


def _is_own(card: Card, one: Sighting, renewed: Renewals) -> bool:
    held = {hashed(token) for token in _tokens(one, renewed)}
    return one.seat in {SPECTATOR, *(chair.seat for chair in card.chairs if chair.key in held)}


def _tokens(one: Sighting, renewed: Renewals) -> list[str]:
    """The token it was shown by, and all that this was replaced by; the first may be among them once more."""
    found = [one.token]
    while (token := renewed.get((one.table, found[-1]))) and token not in found:
        found.append(token)
    return found


def _misled(card: Card, game: Any, log: Sequence[Event], seat: Seat, found: Sequence[Sighting]) -> Iterator[str]:
    """Where what the seat was shown is not what its own log tells."""
    events, state, n = [redact(event, seat) for event in log], game.start(), 0
    for one in sorted(found, key=lambda one: one.n):
        for event in events[n : one.n]:
            state = game.apply(state, event)
        n = one.n
        if digest(state) != one.state or digest(events[one.since : n]) != one.events:
            yield f"{card.game} {card.id}: seat {seat} was shown something else at {n} than its log tells"
