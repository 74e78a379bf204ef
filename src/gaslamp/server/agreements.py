"""What people at a table settle between them: a move taken back, a bot for somebody who is not there.

One question at a time; the next action ends it unanswered. Bots agree to everything.
"""

from __future__ import annotations

from msgspec.structs import replace

from gaslamp.core import BadMessage, Seat
from gaslamp.server import seat_plan
from gaslamp.server.room import Room
from gaslamp.server.screens import Screen
from gaslamp.server.store import Announcement, Chair, Proposal
from gaslamp.server.takeback import before_last


async def ask_undo(room: Room, screen: Screen) -> None:
    """Somebody would like to take back their last action."""

    async def ask() -> None:
        _check_play(room)
        seats = seat_plan.playing(room.card, screen.key.hash)
        earlier = before_last(room.match, seats)
        by = next(iter(earlier.to_act & seats))
        if room.card.chairs[by].timer.missed:
            raise BadMessage("server-undo-late")
        await _propose(room, Proposal(kind="undo", by=by, seat=by))

    await room.settle(ask)


async def ask_replace(room: Room, screen: Screen, seat: Seat) -> None:
    """Somebody would like a bot to play for one who has gone away; the host need not ask."""

    async def ask() -> None:
        _check_play(room)
        own = sorted(seat_plan.playing(room.card, screen.key.hash))
        if not own and not screen.key.is_host:
            raise BadMessage("server-not-your-seat")
        if seat not in _gone(room):
            raise BadMessage("server-somebody-there")
        if screen.key.is_host:
            await room.hand_over(frozenset({seat}), seat_plan.STAND_IN, is_absent=True)
        else:
            await _propose(room, Proposal(kind="replace", by=own[0], seat=seat))

    await room.settle(ask)


async def agree(room: Room, screen: Screen) -> None:
    """It is all right with whoever sits at this screen."""

    async def answer() -> None:
        proposal, own = _asked(room, screen)
        await _propose(room, replace(proposal, agreed=tuple(sorted({*proposal.agreed, *own}))))

    await room.settle(answer)


async def decline(room: Room, screen: Screen) -> None:
    """Somebody does not want it; or the one who asked does not any more."""

    async def answer() -> None:
        proposal, own = _asked(room, screen)
        notes = [] if proposal.by in own else [Announcement(key="server-declined", seat=min(own))]
        await room.propose(None, notes)

    await room.settle(answer)


async def _propose(room: Room, proposal: Proposal) -> None:
    """Ask those who have not answered; if nobody is left, do it."""
    if room.unanswered(proposal):
        await room.propose(proposal)
    elif proposal.kind == "undo":
        earlier = before_last(room.match, frozenset({proposal.by}))
        await room.rewind(earlier, [Announcement(key="server-taken-back", seat=proposal.by)])
    elif proposal.seat in _gone(room):
        await room.hand_over(frozenset({proposal.seat}), seat_plan.STAND_IN, is_absent=True)
    else:
        await room.propose(None)


def _asked(room: Room, screen: Screen) -> tuple[Proposal, frozenset[Seat]]:
    """What was asked, and the seats in whose name this screen answers."""
    own = seat_plan.playing(room.card, screen.key.hash)
    if (proposal := room.card.proposal) is None:
        raise BadMessage("server-nothing-asked")
    if not own:
        raise BadMessage("server-not-your-seat")
    return proposal, own


def _gone(room: Room) -> frozenset[Seat]:
    """The people who are not at the table and for whom nobody plays."""
    return frozenset(chair.seat for chair in room.card.chairs if _is_gone(room, chair))


def _is_gone(room: Room, chair: Chair) -> bool:
    return chair.agent is None and chair.key is not None and not room.is_here(chair.key)


def _check_play(room: Room) -> None:
    if room.lesson:
        raise BadMessage("server-in-lesson")
    if room.card.phase != "playing":
        raise BadMessage("server-not-begun" if room.card.phase == "waiting" else "server-over")
