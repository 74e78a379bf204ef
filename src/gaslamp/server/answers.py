"""What requests are answered with; the screen's side of each stands in `static/messages.d.ts`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gaslamp.core import Seat
from gaslamp.server import seat_plan
from gaslamp.server.auth import PUBLIC, InvitedPlace
from gaslamp.server.catalogue import GameEntry, agent_title
from gaslamp.server.clocks import OFFERED, Clock, clock_told
from gaslamp.server.lesson_tables import table_title
from gaslamp.server.messages import Phase
from gaslamp.server.room import Room
from gaslamp.server.screens import Screen
from gaslamp.server.store import Chair
from gaslamp.words import Words


class ClockChoice(Struct, frozen=True, kw_only=True):
    """How long people may think, and that in words."""

    clock: Clock
    title: str


class GameList(Struct, frozen=True):
    """All there is to play, and the clocks to play it with."""

    games: tuple[GameEntry, ...]
    clocks: tuple[ClockChoice, ...]


class Admission(Struct, frozen=True):
    """The table somebody may sit down at, and their token."""

    table: str
    token: str


class InvitedChair(Struct, frozen=True, kw_only=True):
    """A seat as somebody sees it who does not sit at the table."""

    role: str
    name: str
    kind: Literal["person", "bot", "open"]
    agent: str


class Invitation(Struct, frozen=True, kw_only=True):
    """What an invitation is for, and who is there already."""

    table: str
    title: str
    phase: Phase
    stands: Literal["next"] | seat_plan.Prospect
    text: str
    seat: bool
    watch: bool
    chairs: tuple[InvitedChair, ...]


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a line of somebody's list."""

    table: str
    token: int
    """Which of the tokens that were asked about."""
    title: str
    phase: Phase
    names: tuple[str, ...]
    watching: bool
    bots: tuple[Seat, ...]
    wanted: bool
    """Whether it waits for whoever asks."""
    ended: str
    """How it ended, in a sentence, once it has."""
    when: float
    """When something last happened there, in seconds."""


class TableList(Struct, frozen=True):
    """Somebody's tables, as far as they can be read."""

    tables: tuple[TableSummary, ...]


class WaitingTable(Struct, frozen=True, kw_only=True):
    """A table that waits for strangers, as anybody sees it."""

    invite: str
    """The code with which one sits down there, for as long as it waits."""
    game: str
    title: str
    seats: int
    free: int
    names: tuple[str, ...]
    """Of the people who are there; empty for whoever has not said."""
    bots: int
    drawn: bool
    """Whether sides are drawn when it begins."""
    seat: str
    """What one would play; empty where nobody knows yet."""
    rules: tuple[str, ...]
    """What differs from the book."""
    clock: str
    """How long people may think, in a sentence; empty: as long as they like."""
    seconds: float | None
    """Until bots take the seats that are free; None: they do not."""


class LobbyList(Struct, frozen=True):
    """The tables that wait for strangers, the latest first."""

    tables: tuple[WaitingTable, ...]


def clock_choices(words: Words) -> tuple[ClockChoice, ...]:
    return tuple(ClockChoice(clock=clock, title=clock_told(clock, words)) for clock in OFFERED)


def invitation(room: Room, place: InvitedPlace, words: Words) -> Invitation:
    card = room.card
    chairs = zip(card.chairs, seat_plan.roles(room.game, words), strict=True)
    stands: Literal["next"] | seat_plan.Prospect = seat_plan.prospect(card, place)
    if room.next and card.watchable:
        stands = "next"
    return Invitation(
        table=card.id,
        title=words.game_title(card.game),
        phase=card.phase,
        stands=stands,
        text=words.say(f"server-invited-{stands}", count=sum(chair.is_free for chair in card.chairs)),
        seat=stands in seat_plan.SEATED,
        watch=card.watchable and place != PUBLIC,
        chairs=tuple(_chair(chair, role, words) for chair, role in chairs),
    )


def _chair(chair: Chair, role: str, words: Words) -> InvitedChair:
    agent = agent_title(chair.agent, words) if chair.agent else ""
    return InvitedChair(role=role, name=chair.name, kind=seat_plan.kind(chair), agent=agent)


def table_summary(screen: Screen, i: int, words: Words) -> TableSummary:
    """The table of a screen; i is the place of its token among those that were asked about."""
    match, card = screen.room.match, screen.room.card
    return TableSummary(
        table=card.id,
        token=i,
        title=table_title(card, words),
        phase=card.phase,
        names=tuple(screen.who(seat) for seat in range(card.seats)),
        watching=screen.is_watching,
        bots=tuple(chair.seat for chair in card.chairs if seat_plan.kind(chair) == "bot"),
        wanted=card.phase == "playing" and bool(match.to_act & seat_plan.acting(card, screen.key.hash)),
        ended=words.tell(match.log[-1], screen.room.game, seat_plan.players(card)) if match.outcome else "",
        when=card.changed,
    )
