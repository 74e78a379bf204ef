"""Bots on one team that agree by talking: who knows no more than its own seat's view and what was said in the room.

All that is said are messages of bytes, told to everybody on the team in one order: plans, agreement, and moves that
somebody has made up their mind about. Nothing else passes between two members.

Whoever is first to move says a plan, if none stands that still fits; the others agree to the last one that fits, and
each plays what it says of their pawns. What somebody fixes is planned round by whoever speaks next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from gaslamp.agents.team.plan import TeamPlan
from gaslamp.agents.team.propose import LEVEL, TeamPlanner
from gaslamp.core import Action, Seat
from gaslamp.games.vocabulary import Move
from gaslamp.match import Agent, View


class Proposed(Struct, frozen=True, tag=True):
    """Somebody's plan for the rest of a turn."""

    round: int
    plan: TeamPlan


class Accepted(Struct, frozen=True, tag=True):
    """A seat agrees to the plan that was said last."""

    round: int
    seat: Seat


class Fixed(Struct, frozen=True, tag=True):
    """Somebody has made up their mind about a pawn of theirs."""

    round: int
    move: Move


Message = Proposed | Accepted | Fixed
_READER, _WRITER = json.Decoder(Message), json.Encoder()


def write(message: Message) -> bytes:
    return _WRITER.encode(message)


def read(messages: Iterable[bytes], round: int) -> list[Message]:
    """What was said in this round."""
    return [message for message in map(_READER.decode, messages) if message.round == round]


class Voice:
    """Says plans for a team: one of its members, or somebody who looks on from its side."""

    def __init__(self, game: Any, rng: Random, *, level: str = LEVEL, budget: int | None = None) -> None:
        self.planner = TeamPlanner(game, rng, level=level, budget=budget)

    def say(self, view: View[Any], messages: Sequence[bytes]) -> bytes | None:
        """A plan round what is fixed, unless one stands that fits; None where there is nothing to plan."""
        said = read(messages, view.state.round)
        if standing_plan(view, said):
            return None
        plan = self.planner.propose(view, fixed_moves(said))
        return write(Proposed(view.state.round, plan)) if plan else None


class TeamMember:
    """A seat on a team: it plays as the plan says that stands, and else as it would by itself."""

    def __init__(self, agent: Agent, voice: Voice | None = None) -> None:
        self.agent, self.voice = agent, voice
        """Who plays where no plan says anything, and who speaks, if this seat speaks at all."""

    def say(self, view: View[Any], messages: Sequence[bytes]) -> bytes | None:
        """What this member has to say to what was said so far: a plan, agreement, or nothing."""
        said = read(messages, view.state.round)
        plan = standing_plan(view, said)
        if plan is None:
            is_first = view.seat == min(view.state.to_act, default=None)
            return self.voice.say(view, messages) if self.voice and is_first else None
        has_agreed = Accepted(view.state.round, view.seat) in said
        return None if has_agreed else write(Accepted(view.state.round, view.seat))

    def act(self, view: View[Any], messages: Sequence[bytes]) -> Action:
        """What it does anyway, unless that is a move and the plan has another."""
        action = self.agent.act(view)
        plan = standing_plan(view, read(messages, view.state.round)) if isinstance(action, Move) else None
        return next(iter(planned_actions(view, plan)), action) if plan else action


def standing_plan(view: View[Any], said: Sequence[Message]) -> TeamPlan | None:
    """The plan said last, if what it says can still be done and goes with all that was fixed."""
    plan = next((message.plan for message in reversed(said) if isinstance(message, Proposed)), None)
    if plan is None or not all(_agrees(plan, move) for move in fixed_moves(said)):
        return None
    return plan if all(_can_go(view, planned.move) for planned in plan.moves) else None


def planned_actions(view: View[Any], plan: TeamPlan) -> Iterable[Action]:
    """What the plan has the seat do now, best first."""
    order = [(planned.move.pawn, planned.move.fare, planned.move.station) for planned in plan.moves]
    mine = {(a.pawn, a.fare, a.station): a for a in view.actions if isinstance(a, Move)}
    return (mine[ride] for ride in order if ride in mine)


def fixed_moves(said: Sequence[Message]) -> list[Move]:
    """The last that was fixed for each pawn."""
    fixed = {message.move.pawn: message.move for message in said if isinstance(message, Fixed)}
    return list(fixed.values())


def _agrees(plan: TeamPlan, move: Move) -> bool:
    planned = plan.move_of(move.pawn)
    return move.pawn in plan.unmet or (planned is not None and replace(planned, seat=move.seat) == move)


def _can_go(view: View[Any], move: Move) -> bool:
    """Whether the pawn has gone there already, or still can."""
    state = view.state
    if move.pawn not in state.waiting:
        return bool(state.stations[move.pawn] == move.station)
    return (move.fare, move.station) in view.game.rides(state, move.pawn)
