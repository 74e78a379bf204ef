"""People whose name is kept: taking one, signing in and out, a forgotten passphrase, the seats that are theirs.

A guest needs none of it. Whoever has a name is known by a session, 128 random bits in a cookie of which only a hash is
kept. The seat itself still belongs to whoever holds its token: a name says who that is, and opens nothing.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from gaslamp.core import Problem
from gaslamp.server.auth import NotInvited, hashed, new_token
from gaslamp.server.names import BadName, KeptName, folded, read_name, read_passphrase
from gaslamp.server.passphrases import Passphrases
from gaslamp.server.schema import chairs, holders, keys, matches, now, people, played, sessions
from gaslamp.server.store import Store

ID_BYTES = 8
DAY = 86400.0
LASTS: Final = 180 * DAY
"""Seconds after which a session that nobody uses ends."""
MOST: Final = 20
"""Sessions of one person; the one that was used least recently goes."""
SHOWN = 16
"""Characters of a session's hash by which it is named."""
DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those of a recovery code: none of them looks like another."""
GROUPS, GROUP = 5, 5


class NotSignedIn(NotInvited):
    """Nobody is signed in here, or not by this passphrase."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody whose name is kept."""

    id: str
    name: str
    folded: str
    passphrase: str
    recovery: str
    made: float


class Session(Struct, frozen=True, kw_only=True):
    """A browser in which somebody is signed in."""

    id: str
    device: str
    made: float
    seen: float
    here: bool
    """Whether it is the one that asks."""


class Admitted(Struct, frozen=True, kw_only=True):
    """Somebody who has come in, and the token of their session; `recovery` is shown once."""

    person: Person
    token: str
    recovery: str = ""


class People:
    """Everybody with a kept name."""

    def __init__(self, store: Store) -> None:
        self.store, self.passphrases = store, Passphrases()

    # Coming and going

    async def take(self, name: str, passphrase: str, device: str) -> Admitted:
        """Keep a name that nobody has."""
        kept = read_name(name)
        phrase = await self.passphrases.hash(read_passphrase(passphrase, kept.shown))
        recovery = new_recovery()
        person = _person(kept, phrase, recovery)
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(people).values(**_row(person), made=now()))
                return Admitted(person=person, token=await _open(connection, person.id, device), recovery=recovery)
        except IntegrityError:
            raise BadName("name-taken") from None

    async def enter(self, name: str, passphrase: str, device: str) -> Admitted:
        """Sign in; whether there is such a name is told neither by the answer nor by its time."""
        person = await self._named(name)
        if not await self.passphrases.fits(person.passphrase if person else None, passphrase) or person is None:
            raise NotSignedIn("name-unknown")
        async with self.store.writing() as connection:
            return Admitted(person=person, token=await _open(connection, person.id, device))

    async def recover(self, name: str, code: str, passphrase: str, device: str) -> Admitted:
        """A new passphrase for whoever has the recovery code, which is good once; all sessions so far end."""
        person, phrase = await self._named(name), read_passphrase(passphrase, name)
        recovery = new_recovery()
        new = {"passphrase": await self.passphrases.hash(phrase), "recovery": _hash_of(recovery)}
        known = people.c.recovery == _hash_of(code)
        async with self.store.writing() as connection:
            chosen = (people.c.id == (person.id if person else "")) & known
            if not (await connection.execute(update(people).where(chosen).values(**new))).rowcount or person is None:
                raise NotSignedIn("recovery-unknown")
            await connection.execute(delete(sessions).where(sessions.c.person == person.id))
            return Admitted(person=person, token=await _open(connection, person.id, device), recovery=recovery)

    async def change_passphrase(self, person: Person, token: str, old: str, new: str) -> None:
        """All other sessions end."""
        await self.check(person, old)
        phrase = await self.passphrases.hash(read_passphrase(new, person.name))
        others = (sessions.c.person == person.id) & (sessions.c.hash != hashed(token))
        async with self.store.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(passphrase=phrase))
            await connection.execute(delete(sessions).where(others))

    async def check(self, person: Person, passphrase: str) -> None:
        """Nobody but its owner does what cannot be undone, whoever finds the browser open."""
        if not await self.passphrases.fits(person.passphrase, passphrase):
            raise NotSignedIn("passphrase-wrong")

    async def reset(self, name: str) -> str:
        """For whoever keeps the server: a new recovery code for somebody who has lost theirs too."""
        person = await self._named(name)
        if person is None:
            raise Problem("name-nobodys", name=name)
        recovery = new_recovery()
        async with self.store.writing() as connection:
            values = {"recovery": _hash_of(recovery)}
            await connection.execute(update(people).where(people.c.id == person.id).values(**values))
        return recovery

    async def _named(self, name: str) -> Person | None:
        return await self._found(select(people).where(people.c.folded == folded(name)))

    async def _found(self, asked: Select[Any]) -> Person | None:
        async with self.store.reading() as connection:
            row = (await connection.execute(asked)).mappings().first()
        return Person(**row) if row else None

    # Sessions

    async def signed_in(self, token: str) -> Person | None:
        """Whose session it is; it lasts as long as it is used."""
        if not token:
            return None
        mine = sessions.c.hash == hashed(token)
        fresh = sessions.c.seen > now() - LASTS
        person = await self._found(select(people).join(sessions).where(mine, fresh))
        if person:
            await self._mark_seen(hashed(token))
        return person

    async def _mark_seen(self, hash: str) -> None:
        """To a day: nobody needs to know more, and reading need not write."""
        stale = (sessions.c.hash == hash) & (sessions.c.seen < now() - DAY)
        async with self.store.reading() as connection:
            if not (await connection.execute(select(sessions.c.hash).where(stale))).first():
                return
        async with self.store.writing() as connection:
            await connection.execute(update(sessions).where(stale).values(seen=now()))

    async def sessions(self, person: Person, token: str) -> tuple[Session, ...]:
        asked = select(sessions).where(sessions.c.person == person.id).order_by(sessions.c.made.desc())
        async with self.store.reading() as connection:
            found = (await connection.execute(asked)).mappings().all()
        return tuple(
            Session(
                id=row["hash"][:SHOWN],
                device=row["device"],
                made=row["made"],
                seen=row["seen"],
                here=row["hash"] == hashed(token),
            )
            for row in found
        )

    async def leave(self, person: Person, token: str, which: str = "") -> None:
        """End a session by its name, or the one that asks."""
        chosen = sessions.c.hash.startswith(which, autoescape=True) if which else sessions.c.hash == hashed(token)
        async with self.store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.person == person.id, chosen))

    # Seats

    async def hold(self, person: Person, key: str, *, is_early: bool = False) -> str | None:
        """The key of a seat is this person's, and the seat bears their name; the match, if that is news."""
        return next(iter(await self.hold_all(person, [key], is_early=is_early)), None)

    async def hold_all(self, person: Person, hashes: Sequence[str], *, is_early: bool = False) -> Sequence[str]:
        """The same for several; keys that open no seat, or are somebody's already, are left as they are."""
        taken = select(holders.c.key)
        asked = (
            select(keys.c.hash, keys.c.match, matches.c.phase).join(matches).join(chairs, chairs.c.key == keys.c.hash)
        )
        free = keys.c.hash.in_(hashes) & keys.c.hash.not_in(taken)
        try:
            async with self.store.writing() as connection:
                found = (await connection.execute(asked.where(free).distinct())).all()
                for key, match, phase in found:
                    early = is_early or phase == "waiting"
                    row = {"key": key, "match": match, "person": person.id, "is_early": early}
                    await connection.execute(insert(holders).values(**row))
                    await _bear_name(connection, match, key, person)
                    await _add_late(connection, match, key, person)
                    await change_quietly(connection, match)
        except IntegrityError:  # somebody else at the same instant
            return ()
        return [match for _, match, _ in found]


async def change_quietly(connection: AsyncConnection, match: str) -> None:
    """Who sits there is news, but nobody has played: it is not as if the table had been touched."""
    await connection.execute(update(matches).where(matches.c.id == match).values(version=matches.c.version + 1))


async def _bear_name(connection: AsyncConnection, match: str, key: str, person: Person) -> None:
    """One of the seats of a key has its person's name: the first, unless one has it already."""
    mine = (chairs.c.match == match) & (chairs.c.key == key)
    seats = (await connection.execute(select(chairs.c.seat, chairs.c.name).where(mine).order_by(chairs.c.seat))).all()
    if not any(folded(name) == person.folded for _, name in seats):
        first = mine & (chairs.c.seat == seats[0].seat)
        await connection.execute(update(chairs).where(first).values(name=person.name))


async def _add_late(connection: AsyncConnection, match: str, key: str, person: Person) -> None:
    """A match that was over already, and taken in for somebody else, stands in their history too."""
    seats = select(chairs.c.seat).where(chairs.c.match == match, chairs.c.key == key)
    free = (played.c.match == match) & played.c.person.is_(None) & ~played.c.is_deleted & played.c.seat.in_(seats)
    await connection.execute(update(played).where(free).values(person=person.id))


async def _open(connection: AsyncConnection, person: str, device: str) -> str:
    """A session; old ones make room."""
    token = new_token()
    row = {"hash": hashed(token), "person": person, "made": now(), "seen": now(), "device": device}
    await connection.execute(insert(sessions).values(**row))
    own = select(sessions.c.hash).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
    hashes = (await connection.execute(own)).scalars().all()
    gone = [hash for hash in hashes if hash != row["hash"]][MOST - 1 :]
    await connection.execute(delete(sessions).where(sessions.c.hash.in_(gone)))
    return token


def _person(kept: KeptName, passphrase: str, recovery: str) -> Person:
    return Person(
        id=secrets.token_hex(ID_BYTES),
        name=kept.shown,
        folded=kept.folded,
        passphrase=passphrase,
        recovery=_hash_of(recovery),
        made=0.0,
    )


def _row(person: Person) -> dict[str, str]:
    return {name: getattr(person, name) for name in ("id", "name", "folded", "passphrase", "recovery")}


def new_recovery() -> str:
    """125 random bits, to be written down."""
    return "-".join("".join(secrets.choice(DIGITS) for _ in range(GROUP)) for _ in range(GROUPS))


def _hash_of(recovery: str) -> str:
    """What is kept of a code, however it was written down."""
    return hashed(re.sub(r"[\s-]", "", recovery.upper()).translate(str.maketrans("OIL", "011")))
