"""Everything about somebody with a kept name: told to them whole, and removed when they wish so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import Seat
from gaslamp.server import archives
from gaslamp.server.belongings import BELONGINGS, Owner
from gaslamp.server.names import folded
from gaslamp.server.people import Person, Session, change_quietly
from gaslamp.server.schema import chairs, holders, people, played, sessions, standings
from gaslamp.server.store import Store
from gaslamp.words import Words


class HeldSeat(Struct, frozen=True, kw_only=True):
    """A seat of mine at a table that still is."""

    table: str
    seat: Seat
    name: str


class MyData(Struct, frozen=True, kw_only=True):
    """All that is kept about somebody, except what opens something: hashes of passphrases, codes and tokens."""

    name: str
    made: float
    sessions: tuple[Session, ...]
    seats: tuple[HeldSeat, ...]
    history: tuple[archives.PlayedGame, ...]
    statistics: tuple[archives.PlayedTally, ...]
    ratings: tuple[archives.RoleRating, ...]
    others: dict[str, Any]
    """What other parts of the server keep, by its name."""


async def export(store: Store, person: Person, own: tuple[Session, ...], words: Words) -> MyData:
    """As it all is at one instant."""
    async with store.reading() as connection:
        owner = await _owner(connection, person)
        return MyData(
            name=person.name,
            made=person.made,
            sessions=own,
            seats=await _seats(connection, owner),
            history=await archives.history(connection, person.id, words, most=None),
            statistics=await archives.statistics(connection, person.id, words),
            ratings=await archives.ratings(connection, person.id, words, most=None),
            others={name: await kind.told(connection, owner) for name, kind in BELONGINGS.items()},
        )


async def remove(store: Store, person: Person) -> Sequence[str]:
    """All of it goes; the tables where they still sit, as a guest without a name."""
    async with store.writing() as connection:
        owner = await _owner(connection, person)
        tables = await _take_names_off(connection, owner, person)
        for kind in BELONGINGS.values():
            await kind.remove(connection, owner)
        gone = {"person": None, "name": "", "is_deleted": True}
        await connection.execute(update(played).where(played.c.person == person.id).values(**gone))
        for table in (standings, holders, sessions):
            await connection.execute(delete(table).where(table.c.person == person.id))
        await connection.execute(delete(people).where(people.c.id == person.id))
    return tables


async def _owner(connection: AsyncConnection, person: Person) -> Owner:
    found = await connection.execute(select(holders.c.key).where(holders.c.person == person.id))
    return Owner(person.id, frozenset(found.scalars()))


async def _seats(connection: AsyncConnection, owner: Owner) -> tuple[HeldSeat, ...]:
    asked = select(chairs).join(holders, holders.c.key == chairs.c.key).where(holders.c.person == owner.person)
    rows = await connection.execute(asked.order_by(chairs.c.match, chairs.c.seat))
    return tuple(HeldSeat(table=row.match, seat=row.seat, name=row.name) for row in rows)


async def _take_names_off(connection: AsyncConnection, owner: Owner, person: Person) -> Sequence[str]:
    """The name stands at no seat of theirs any more; the tables where they sit."""
    held = await _seats(connection, owner)
    for seat in held:
        if folded(seat.name) == person.folded:
            chosen = (chairs.c.match == seat.table) & (chairs.c.seat == seat.seat)
            await connection.execute(update(chairs).where(chosen).values(name=""))
    tables = sorted({seat.table for seat in held})
    for table in tables:
        await change_quietly(connection, table)
    return tables
