"""What people at a table settle between them: a move taken back, a bot for somebody who is not there, a rematch,
what they say in the record.

One question at a time; the next action ends it unanswered. Bots agree to everything.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gaslamp.core import SPECTATOR, BadMessage, Seat
from gaslamp.server import seat_plan
from gaslamp.server.room import Room
from gaslamp.server.screens import Screen
from gaslamp.server.store import Announcement, Chair, Proposal
from gaslamp.server.takeback import before_last
from gaslamp.server.watching import WatchRule, check_rule, rule_of, rule_proposed


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


async def ask_rematch(room: Room, screen: Screen) -> None:
    """Somebody would like another game with the sides swapped; whoever else is here says whether they are in it."""

    async def ask() -> None:
        own = sorted(seat_plan.held(room.card, screen.key.hash))
        if not own:
            raise BadMessage("server-not-your-seat")
        if room.lesson:
            raise BadMessage("server-in-lesson")
        if room.card.phase != "over":
            raise BadMessage("server-not-over")
        asked = room.card.proposal
        if not room.next:
            is_asked = asked and asked.kind == "rematch"
            await _propose(room, asked if asked and is_asked else Proposal(kind="rematch", by=own[0], seat=own[0]))

    await room.settle(ask)


async def ask_watching(room: Room, screen: Screen, rule: WatchRule) -> None:
    """The host says what others may watch; in a game everybody who plays is asked before they see more."""
    check_rule(rule, room.game)

    async def ask() -> None:
        if not screen.is_host:
            raise BadMessage("server-host-only")
        is_more = rule.breadth > rule_of(room.card).breadth
        if is_more and room.card.phase == "over" and rule.policy == "seats":
            raise BadMessage("server-over")  # the same people would play on by it unasked
        if not is_more or room.card.phase != "playing":
            await room.let_watch(rule)
            return
        by = min(seat_plan.held(room.card, screen.key.hash), default=SPECTATOR)
        await _propose(room, Proposal(kind="watching", by=by, seat=by, policy=rule.policy, delay=rule.delay))

    await room.settle(ask)


async def ask_record(room: Room, screen: Screen, *, is_so: bool) -> None:
    """Somebody would like what is said at the table in its record, which all agree to; or they do not, at any time."""

    async def ask() -> None:
        own = sorted(seat_plan.held(room.card, screen.key.hash))
        if not own:
            raise BadMessage("server-not-your-seat")
        if room.lesson:
            raise BadMessage("server-in-lesson")
        if not is_so:
            await _take_out(room, own[0])
        elif room.card.phase == "waiting":
            raise BadMessage("server-not-begun")
        elif not room.card.keeps_talk:
            await _propose(room, Proposal(kind="record", by=own[0], seat=own[0]))

    await room.settle(ask)


async def _take_out(room: Room, by: Seat) -> None:
    """What was said stands in no record any more, and nobody is asked for it."""
    asked = room.card.proposal
    if room.card.keeps_talk:
        await room.propose(asked, [Announcement(key="server-talk-unrecorded", seat=by)], keeps_talk=False)
    elif asked and asked.kind == "record":
        await room.propose(None, [Announcement(key="server-declined", seat=by)])


async def agree(room: Room, screen: Screen, id: int | None) -> None:
    """It is all right with whoever sits at this screen."""

    async def answer() -> None:
        proposal, own = _asked(room, screen, id)
        await _propose(room, replace(proposal, agreed=tuple(sorted({*proposal.agreed, *own}))))

    await room.settle(answer)


async def decline(room: Room, screen: Screen, id: int | None) -> None:
    """Somebody does not want it; or the one who asked does not any more."""

    async def answer() -> None:
        proposal, own = _asked(room, screen, id)
        notes = [] if proposal.by in own else [Announcement(key="server-declined", seat=min(own))]
        if proposal.kind == "rematch" and proposal.by not in own:
            await _propose(room, replace(proposal, declined=tuple(sorted({*proposal.declined, *own}))), notes)
        else:
            await room.propose(None, notes)

    await room.settle(answer)


async def _propose(room: Room, proposal: Proposal, notes: Sequence[Announcement] = ()) -> None:
    """Ask those who have not answered; if nobody is left, do it."""
    if room.unanswered(proposal):
        await room.propose(proposal, notes)
    elif proposal.kind == "watching":
        await room.let_watch(rule_proposed(proposal))
    elif proposal.kind == "rematch":
        await _play_on(room, proposal, notes)
    elif proposal.kind == "undo":
        earlier = before_last(room.match, frozenset({proposal.by}))
        await room.rewind(earlier, [Announcement(key="server-taken-back", seat=proposal.by)])
    elif proposal.kind == "record":
        await room.propose(None, [Announcement(key="server-talk-recorded", seat=proposal.by)], keeps_talk=True)
    elif proposal.seat in _gone(room):
        await room.hand_over(frozenset({proposal.seat}), seat_plan.STAND_IN, is_absent=True)
    else:
        await room.propose(None)


async def _play_on(room: Room, proposal: Proposal, notes: Sequence[Announcement]) -> None:
    """The next game of those who want it, with bots for the others; none if nobody else does."""
    if proposal.declined and not proposal.agreed:
        await room.propose(None, notes)
        return
    await room.propose(proposal, notes)
    kept = tuple(_for_rematch(room, proposal, chair) for chair in room.card.chairs)
    await room.play_on(kept, swap=True)


def _for_rematch(room: Room, proposal: Proposal, chair: Chair) -> Chair:
    """A bot's, if its person will not be there; for as long as they are away, if they were not asked."""
    if chair.seat in proposal.declined:
        return Chair(seat=chair.seat, agent=seat_plan.STAND_IN)
    if _is_gone(room, chair):
        return replace(chair, agent=seat_plan.STAND_IN, is_absent=True)
    is_back = chair.key is not None and room.is_here(chair.key)
    return replace(chair, agent=None, is_absent=False) if is_back else chair


def _asked(room: Room, screen: Screen, id: int | None) -> tuple[Proposal, frozenset[Seat]]:
    """What was asked, if it is that question still, and the seats in whose name this screen answers."""
    proposal = room.card.proposal
    if proposal is None or id not in (None, proposal.number(len(room.match.log))):
        raise BadMessage("server-nothing-asked")
    seats = seat_plan.held if proposal.kind in ("rematch", "record") else seat_plan.playing
    own = seats(room.card, screen.key.hash)
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
