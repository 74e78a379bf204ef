"""Two truths that a reader cannot tell apart, and the same messages to both: every answer must be the same bytes.

A message may part the truths where the rules want it so, by a capture say; then the reader's own view differs, and
nothing more is compared.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import json
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Problem, Seat
from gaslamp.games import GAMES, make_game
from gaslamp.match import Match, steps
from gaslamp.server import messages, sockets
from gaslamp.server.store import Card, Snapshot
from gaslamp.testing import twins
from tests.server.fuzz.grammar import Grammar
from tests.server.fuzz.mutations import mutated
from tests.server.fuzz.world import Tally
from tests.server.truths import Told, Truth

SHARE = 0.05
"""Of the moments of a match at which two truths are compared."""


class Silent(Told):
    """A table that keeps nothing and where nobody goes on by themselves, so that only messages change it."""

    def __init__(self, match: Truth, people: frozenset[Seat]) -> None:
        super().__init__(match, people)
        store: Any = self.rooms.store
        store.append, store.snapshot = self._nothing, self._snapshot

    async def _nothing(self, card: Card, *_: object, **__: object) -> Card:
        return replace(card, version=card.version + 1)

    async def _snapshot(self, _: str, *, known: Card, n: int) -> Snapshot:
        return Snapshot(card=known, since=n, log=(), notes=())

    async def answered(self, text: str) -> list[str]:
        """What is sent back to a message, as `sockets` would have it."""
        try:
            await sockets._obey(self.screen, messages.decode_spoken(text))
        except Problem as problem:
            self.screen.complain(problem)
        return self.news()


CHANGING = (
    "undo",
    "agree",
    "decline",
    "rematch",
    "leave",
    "return",
    "replace",
    "again",
    "start",
    "name",
    "choose",
    "watching",
    "forget",
    "revoke",
    "renew",
    "chat",
    "typing",
    "mark",
    "unmark",
    "ready",
    "talking",
    "report",
    "record",
)
"""What is kept in the store, which a silent table has not got; it depends on nothing that is secret."""


def compare(count: int, seed: int) -> Tally:
    """So many messages to pairs of truths in every game."""
    return asyncio.run(_compare(count, seed))


async def _compare(count: int, seed: int) -> Tally:
    rng, tally = Random(seed), Tally()
    while tally.sent < count:
        for seat, one, two in _pairs(make_game(rng.choice(tuple(GAMES)), rng.choice((2, 3))), rng):
            people = frozenset({seat} if seat >= 0 else ())
            await _talked([Silent(truth, people) for truth in (one, two)], seat, rng, tally)
            if tally.sent >= count:
                break
    return tally


def _pairs(game: Any, rng: Random) -> Iterator[tuple[Seat, Truth, Truth]]:
    """Truths of a random match that some seat was told alike."""
    match: Truth = Match(game)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        if rng.random() < SHARE:
            yield from list(twins(match, rng))[:2]


async def _talked(tables: list[Silent], seat: Seat, rng: Random, tally: Tally) -> None:
    """Messages to both until the rules part them."""
    grammar = Grammar(rng)
    for _ in range(30):
        text = _text(tables[0], grammar)
        tally.latest, tally.sent, tally.step = (text,), tally.sent + 1, tally.step + 1
        told = [await table.answered(text) for table in tables]
        views = [table.room.match.view(seat).encode() for table in tables]
        if views[0] != views[1]:
            tally.answers["the rules part them"] += 1
            return
        tally.answers["the same bytes" if told[0] == told[1] else "other bytes"] += 1
        if told[0] != told[1]:
            tally.blame(f"seat {seat} of {tables[0].room.card.game} can tell two truths apart")


def _text(table: Silent, grammar: Grammar) -> str:
    """Something about the match: an action that is offered, perhaps bent, or a question."""
    rng = grammar.rng
    offers = table.screen._actions(table.screen.eyes())
    if offers and rng.random() < 0.4:
        return mutated(rng, {"type": "act", "action": json.decode(json.encode(rng.choice(offers)))})
    while (message := grammar.said())["type"] in CHANGING:
        pass
    return mutated(rng, message)
