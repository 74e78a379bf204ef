"""A bot's plan for the detectives, told to those screens of the team that want it, and to nobody else.

It is made from what the team sees and what people have drawn for it, and from nothing else: the same position has the
same plan, whichever process makes it, so nothing of it is kept. It is made in a process of its own, which no bot's turn
waits for, and only the screens that want it are woken when it is there: neither what the fugitive is sent nor when
shows that anybody plans.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from gaslamp.agents import is_ready
from gaslamp.agents.team import BUDGET, TeamPlan, ride_to
from gaslamp.core import Seat
from gaslamp.games.vocabulary import ChaseState, Move
from gaslamp.match import View
from gaslamp.server import seat_plan
from gaslamp.server.audiences import Audience
from gaslamp.server.channel_watch import ChannelWatch
from gaslamp.server.conversations import KeptMark
from gaslamp.server.messages import GhostMove
from gaslamp.server.outgoing import PlanRide, TeamPlanTold
from gaslamp.server.workers import PlanQuestion, Worker, question
from gaslamp.telling.chase import Teller
from gaslamp.telling.plans import PlanTeller

if TYPE_CHECKING:
    from gaslamp.server.room import Room
    from gaslamp.server.screens import Screen

LEVEL, QUICK = "strong", "heuristic"
"""Who plans, and who does as long as that one's machine code is not there."""
LIMIT = 8.0
"""Seconds for a plan; it takes some hundredths."""


class Moment(NamedTuple):
    """What a plan is made for."""

    n: int
    rewound: int
    fixed: tuple[Move, ...]


class Made(NamedTuple):
    """The last plan of a match."""

    moment: Moment
    plan: TeamPlan | None


class Plans:
    """Makes the plans of all matches that this process serves, one after the other."""

    def __init__(self) -> None:
        self.worker, self.threads = Worker(), ThreadPoolExecutor(1, thread_name_prefix="plans")
        self.made: dict[str, Made] = {}
        self.latest: dict[str, Moment] = {}
        """What is asked for now in each match: nobody waits for plans of before."""
        self.waiting: dict[tuple[str, Moment], set[Screen]] = {}
        """Who waits for a plan that is being made."""
        self.tasks: set[asyncio.Task[None]] = set()

    def find(self, screen: Screen, moment: Moment, view: View[Any]) -> Made | None:
        """The plan for a moment; if there is none yet it is made, and the screen is woken."""
        match = screen.room.card.id
        if (made := self.made.get(match)) and made.moment == moment:
            return made
        self.latest[match] = moment
        waiting = self.waiting.setdefault((match, moment), set())
        if not waiting:
            self._begin(match, moment, PlanQuestion(self._asked(screen.room, view), moment.fixed, BUDGET))
        waiting.add(screen)
        return None

    def _asked(self, room: Room, view: View[Any]) -> Any:
        game = room.card.game
        level = LEVEL if is_ready(LEVEL, game) and room.rooms.bots.is_warm(LEVEL, game) else QUICK
        return question(level, view, crc32(room.card.id.encode()))

    def _begin(self, match: str, moment: Moment, asked: PlanQuestion) -> None:
        task = asyncio.create_task(self._make(match, moment, asked))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _make(self, match: str, moment: Moment, asked: PlanQuestion) -> None:
        loop = asyncio.get_running_loop()
        plan = await loop.run_in_executor(self.threads, partial(self._think, match, moment, asked))
        self.made[match] = Made(moment, plan)
        for screen in self.waiting.pop((match, moment), ()):
            screen.wake()

    def _think(self, match: str, moment: Moment, asked: PlanQuestion) -> TeamPlan | None:
        if self.latest.get(match) != moment:
            return None
        self.worker.rehearse(asked.about.agent, asked.about.game)
        return self.worker.plan(asked, LIMIT)

    def forget(self, match: str) -> None:
        """Nobody looks at this match any more."""
        self.latest.pop(match, None)
        if self.made.pop(match, None):
            self.worker.over.add(crc32(match.encode()))

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.worker.retire()
        self.threads.shutdown(wait=False)


class PlanWatch(ChannelWatch[Moment, TeamPlanTold]):
    """What one screen is told of plans."""

    channel = "team"

    def moment(self, audience: Audience) -> Moment:
        room = self.screen.room
        return Moment(len(room.match.log), room.card.rewound, tuple(fixed_moves(room, audience)))

    def write(self, audience: Audience, moment: Moment) -> TeamPlanTold | None:
        """The plan for now, once it is made; all detectives see the same."""
        room = self.screen.room
        view = room.match.view(min(seat_plan.held(room.card, self.screen.key.hash)))
        made = room.rooms.plans.find(self.screen, moment, view) if can_plan(view) else Made(moment, None)
        return told(made, self.screen) if made else None


def can_plan(view: View[Any]) -> bool:
    """Whether it is the detectives' turn, and some of them still move."""
    state = view.state
    return isinstance(state, ChaseState) and state.phase == "answer" and bool(state.waiting) and not state.outcome


def fixed_moves(room: Room, audience: Audience) -> Iterator[Move]:
    """Where people have sent pawns on the map: as those who play them say, else as anybody on the team does."""
    game: Any = room.game
    state = room.match.known(min(seat for seat in range(game.seats) if seat != audience.against))
    for pawn in getattr(state, "waiting", ()):
        drawn = [kept for kept in room.talk.marks(audience) if _is_for(kept, pawn)]
        if drawn:
            hand = game.hand(state, pawn)
            yield _move(game, state, max(drawn, key=lambda kept: (kept.seat in hand, kept.id)).mark, min(hand))


def _is_for(kept: KeptMark, pawn: int) -> bool:
    return isinstance(kept.mark, GhostMove) and kept.mark.pawn == pawn


def _move(game: Any, state: ChaseState, mark: Any, seat: Seat) -> Move:
    """By the ticket that was named, or the one of which most is left; where it cannot go, somehow."""
    by_any = Move(seat=seat, pawn=mark.pawn, fare=mark.kind or "taxi", station=mark.station)
    return by_any if mark.kind else ride_to(game, state, mark.pawn, mark.station) or by_any


def agreed_move(room: Room, seat: Seat) -> Move | None:
    """What people on the team have drawn for a pawn of this bot's, if it may do so now."""
    fugitive = room.match.state.fugitive
    offered = room.match.view(seat).actions
    drawn = [(move.pawn, move.fare, move.station) for move in fixed_moves(room, Audience("team", fugitive))]
    mine = (action for action in offered if isinstance(action, Move))
    return next((action for action in mine if (action.pawn, action.fare, action.station) in drawn), None)


def has_partners(room: Room, seat: Seat) -> bool:
    """Whether a bot is a detective beside people."""
    fugitive = getattr(room.match.state, "fugitive", seat)
    return seat != fugitive and any(chair.key for chair in room.card.chairs if chair.seat != fugitive)


def told(made: Made, screen: Screen) -> TeamPlanTold:
    """A plan in the words of its reader."""
    teller = screen.teller
    assert isinstance(teller, Teller), "a chase has one"
    by = _speaker(screen.room)
    name = teller.name(by) if by is not None else ""
    who = screen.words.say("plans-by", name=name) if name else screen.words.say("plans-by-nobody")
    if made.plan is None:
        return TeamPlanTold(n=made.moment.n, by=by, who="", told=(screen.words.say("plans-none"),))
    plan, speaks = made.plan, PlanTeller(teller)
    return TeamPlanTold(
        n=made.moment.n,
        by=by,
        who=who,
        moves=tuple(_rides(plan, speaks)),
        odds=plan.odds,
        tells=plan.tells,
        told=tuple(speaks.lines(plan)),
    )


def _rides(plan: TeamPlan, speaks: PlanTeller) -> Iterator[PlanRide]:
    for planned in plan.moves:
        move = planned.move
        yield PlanRide(
            pawn=move.pawn,
            fare=move.fare,
            station=move.station or 0,
            text=speaks.ride(planned),
            why=speaks.why(planned),
            fixed=planned.is_fixed,
        )


def _speaker(room: Room) -> Seat | None:
    """The first bot on the team."""
    fugitive = getattr(room.match.state, "fugitive", None)
    bots: Sequence[Seat] = [chair.seat for chair in room.card.chairs if chair.agent and not chair.key]
    return next((seat for seat in bots if seat != fugitive), None)
