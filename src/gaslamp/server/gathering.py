"""A table that waits for strangers: who may come, who is sent away, and how everybody is seated when it begins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import update

from gaslamp.agents import LEVELS, check_agent_ready
from gaslamp.core import BadMessage, Seat
from gaslamp.presentation import presentation_of
from gaslamp.server import openings, seat_plan
from gaslamp.server.messages import SideWish, StrangerTerms
from gaslamp.server.outgoing import Gathering
from gaslamp.server.schema import chairs, keys, matches
from gaslamp.server.seat_plan import STAND_IN, BadTable
from gaslamp.server.store import Announcement, Card, Chair, Overtaken, change

if TYPE_CHECKING:
    from gaslamp.server.room import Room
    from gaslamp.server.screens import Screen

SENT_AWAY = "server-sent-away"


async def publish(room: Room, screen: Screen, terms: StrangerTerms | None) -> None:
    """The host lets strangers come on these terms, or no more of them."""
    if not screen.is_host:
        raise BadMessage("server-host-only")
    if terms and terms.level:
        check_level(terms.level, room.card.game)

    async def work() -> None:
        card = _waiting(room)
        async with room.rooms.store.writing() as connection:
            if await change(connection, card.id, matches.c.version == card.version) is None:
                raise Overtaken
            if terms:
                how = openings.opening(terms, STAND_IN, is_drawn=card.is_drawn)
                await openings.open_up(connection, card.id, how)
            else:
                await openings.shut(connection, card.id)
        await room.reread()

    await room.settle(work)


def check_level(level: str, game: str) -> None:
    if level not in LEVELS:
        raise BadTable("server-chair-unknown", chair=level, known=", ".join(LEVELS))
    check_agent_ready(level, game)


async def dismiss(room: Room, screen: Screen, seat: Seat) -> None:
    """The host sends somebody away: their key opens the table no more, and their seat is free."""
    if not screen.is_host:
        raise BadMessage("server-host-only")

    async def work() -> None:
        card = _waiting(room)
        key = card.chairs[seat].key if 0 <= seat < len(card.chairs) else None
        if key is None or key == card.host:
            raise BadMessage("server-not-your-seat")
        async with room.rooms.store.writing() as connection:
            if await change(connection, card.id, matches.c.version == card.version) is None:
                raise Overtaken
            mine = (chairs.c.match == card.id) & (chairs.c.key == key)
            await connection.execute(update(chairs).where(mine).values(key=None, name="", wish="any"))
            await connection.execute(update(keys).where(keys.c.hash == key).values(is_dismissed=True))
            if card.opening:
                await openings.wait_anew(connection, card.opening, card.id)
        await room.reread()

    await room.settle(work)


async def prefer(room: Room, screen: Screen, wish: SideWish) -> None:
    """Where sides are drawn: which somebody would like."""

    async def work() -> None:
        card = _waiting(room)
        if screen.is_watching:
            raise BadMessage("server-not-your-seat")
        async with room.rooms.store.writing() as connection:
            if await change(connection, card.id, matches.c.phase == "waiting") is None:
                raise Overtaken
            mine = (chairs.c.match == card.id) & (chairs.c.key == screen.key.hash)
            await connection.execute(update(chairs).where(mine).values(wish=wish))
        await room.reread()

    await room.settle(work)


def _waiting(room: Room) -> Card:
    if room.card.phase != "waiting":
        raise BadMessage("server-begun")
    return room.card


def seated(room: Room, chance: Random | None = None) -> tuple[tuple[Chair, ...], Sequence[Announcement]]:
    """Everybody as the game begins: bots on the free seats and for those who are gone, and sides drawn by chance."""
    card = room.card
    assert card.opening, "it waits for strangers"
    bots = {bot.seat: bot for bot in seat_plan.bots_for(card)}
    full = tuple(_kept(room, bots.get(chair.seat, chair)) for chair in card.chairs)
    if card.opening.is_drawn:
        full = drawn(full, chance or SystemRandom(), is_sided=presentation_of(room.game).is_sided)
    return full, [Announcement(key="server-absent", seat=chair.seat) for chair in full if chair.is_absent]


def _kept(room: Room, chair: Chair) -> Chair:
    """A bot plays for somebody who is not there, until they are back."""
    is_gone = chair.key is not None and not room.is_here(chair.key)
    return replace(chair, agent=STAND_IN, is_absent=True) if is_gone else chair


def drawn(seats: Sequence[Chair], chance: Random, *, is_sided: bool) -> tuple[Chair, ...]:
    """The same people and bots on seats that chance gives them.

    Who flees is one of those who would like to; if nobody would, one of those who do not mind, bots among them; else
    anybody.
    """
    order = list(seats)
    chance.shuffle(order)
    if is_sided:
        order.sort(key=lambda chair: {"flee": 0, "any": 1, "hunt": 2}[chair.wish])  # a stable sort: chance has decided
        rest = order[1:]
        chance.shuffle(rest)
        order = [order[0], *rest]
    return tuple(replace(chair, seat=seat, wish="any") for seat, chair in enumerate(order))


def told(screen: Screen) -> Gathering | None:
    """How the table waits for strangers, as this screen is told it; None where it never did."""
    card, how = screen.room.card, screen.room.card.opening
    if how is None or card.phase != "waiting":
        return None
    own = (chair.wish for chair in card.chairs if chair.key == screen.key.hash)
    seconds = None if how.due is None else max(0.0, round(how.due - screen.room.rooms.time.now(), 1))
    return Gathering(
        public=how.is_public,
        fill=how.fill,
        seconds=seconds,
        level=how.level,
        drawn=how.is_drawn,
        sided=presentation_of(screen.room.game).is_sided,
        full=not any(chair.is_free for chair in card.chairs),
        wish=next(own, "any"),
    )
