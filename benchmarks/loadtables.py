"""Tables for `load`: matches played beforehand, written into a database as they stood at the start of some round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.core import Action, Event, encode
from gaslamp.games import AnyGame
from gaslamp.match import steps
from gaslamp.server import auth
from gaslamp.server.database import open_store
from gaslamp.server.store import Card, Chair, SeatKey, Store

GAME, LAST_ROUND = "classic", 22
"""What is played: in it chance only deals, so all that comes after can be played beforehand."""
SCRIPTS = 8
"""So many different matches: enough that no two neighbours do the same at once."""


class Turn(NamedTuple):
    """What one seat says next: the whole message, and how many events there are once it was accepted."""

    seat: int
    message: bytes
    n: int


class Script(NamedTuple):
    """A match as it stands when people sit down to it, and all that they do then."""

    log: tuple[Event, ...]
    turns: tuple[Turn, ...]


class LoadTable(NamedTuple):
    """A table in the database: the token of everybody who sits there, by seat, and what they will do."""

    tokens: tuple[str, ...]
    turns: tuple[Turn, ...]


@cache
def scripts(people: int, begin: int) -> tuple[Script, ...]:
    """Random matches that last to the final round, from the start of this round on; always the same."""
    game = make_game(GAME, people)
    whole = (log for seed in count() if (log := _played(game, seed)))
    return tuple(_script(game, log, begin) for log in islice(whole, SCRIPTS))


def _played(game: AnyGame, seed: int) -> list[Event]:
    """The log of a random match; empty if it ends before the final round."""
    match = Match[Any](game)
    agents = {seat: make_agent("uniform", Random(f"{seed} {seat}")) for seat in (CHANCE, *range(game.seats))}
    for _ in steps(match, agents):
        pass
    return match.log if match.state.round == LAST_ROUND else []


def _script(game: AnyGame, log: Sequence[Event], begin: int) -> Script:
    match, actions = Match[Any](game), _actions(log)
    while match.state.round < begin:
        match.play(next(actions))
    return Script(tuple(match.log), tuple(_turn(match, action) for action in actions))


def _turn(match: Match[Any], action: Action) -> Turn:
    match.play(action)
    return Turn(action.seat, b'{"type":"act","action":' + encode(action) + b"}", len(match.log))


def _actions(log: Sequence[Event]) -> Iterator[Action]:
    return (replace(event, known_to=()) for event in log if isinstance(event, Action))


async def prepare(database: str, *, tables: int, people: int, begin: int) -> list[LoadTable]:
    """So many tables with these people each, as they stand at the start of a round."""
    store = await open_store(database)
    try:
        known = scripts(people, begin)
        return [await _written(store, known[n % len(known)], people) for n in range(tables)]
    finally:
        await store.close()


async def _written(store: Store, script: Script, people: int) -> LoadTable:
    match, tokens = auth.new_id(), tuple(auth.new_token() for _ in range(people))
    keys = [auth.hashed(token) for token in tokens]
    chairs = tuple(Chair(seat=seat, name=f"Person {seat}", key=key) for seat, key in enumerate(keys))
    facts: dict[str, Any] = {"game": GAME, "seats": people, "options": {}, "hints": True, "phase": "playing"}
    card = Card(id=match, changed=0.0, chairs=chairs, **facts)
    await store.add(card, *(SeatKey(hash=key, match=match, is_host=not seat) for seat, key in enumerate(keys)))
    await store.append(card, 0, script.log, phase="playing", is_bots_turn=False)
    return LoadTable(tokens, script.turns)
