"""Links in the database: how they are withdrawn, and how one leads to the next game of the same people.

The token of a game leads to the next one until somebody has come there with it, and no longer: a link that is found
later is worth the table it was made for. Where there is a next game, links are changed at that one.
"""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from gaslamp.core import BadMessage
from gaslamp.server.auth import NotInvited
from gaslamp.server.schema import alerts, chairs, holders, keys, matches
from gaslamp.server.store import Card, Overtaken, Store, change

WITHDRAWN = "server-link-withdrawn"


async def withdraw_invitations(store: Store, card: Card) -> None:
    """Whatever was given out so far opens nothing; `Overtaken` if the match is not as this card says any more."""
    async with store.writing() as connection:
        is_known = matches.c.version == card.version
        if await change(connection, card.id, is_known, invites=card.invites + 1) is None:
            raise Overtaken


async def renew(store: Store, card: Card, old: str, new: str) -> None:
    """Whoever held one key holds another, with all that it opened; `Overtaken` as above."""
    held = (keys.c.hash == old) & (keys.c.match == card.id)
    try:
        async with store.writing() as connection:
            if await change(connection, card.id, matches.c.version == card.version) is None:
                raise Overtaken
            found = (await connection.execute(select(keys).where(held))).mappings().first()
            if found is None:
                raise NotInvited(WITHDRAWN)
            await connection.execute(insert(keys).values({**found, "hash": new}))
            await connection.execute(update(chairs).where(chairs.c.key == old).values(key=new))
            for table in (holders, alerts):
                await connection.execute(update(table).where(table.c.key == old).values(key=new))
            await connection.execute(delete(keys).where(held))
    except IntegrityError:  # a token that is somebody's already
        raise BadMessage("server-unreadable") from None


async def awaited(store: Store, match: str) -> frozenset[str]:
    """The keys to a match with which nobody has come yet."""
    asked = select(keys.c.hash).where(keys.c.match == match, keys.c.is_awaited)
    async with store.reading() as connection:
        return frozenset((await connection.execute(asked)).scalars())


async def arrive(store: Store, key: str) -> None:
    """Somebody has come with this key: no other link leads to it from now on."""
    async with store.writing() as connection:
        await connection.execute(update(keys).where(keys.c.hash == key).values(is_awaited=False))
