"""What people overlook. An error is a view with less in it: what is left is used as well as ever.

An error leaves some way to act, and every action it leaves is one that the whole view has too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace as replace_view
from functools import partial
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.transition import normalized
from gaslamp.core import CHANCE, Action, S
from gaslamp.games import AnyChase
from gaslamp.games.chase import Chase, put
from gaslamp.games.compact import CompactState
from gaslamp.games.connection import TAKEN, Connection
from gaslamp.games.enquiry import ConnectionState, Solve, Tokens
from gaslamp.games.powers import Ask, Ban, Barricade, Collect, Fly, LieLow
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Double, Fare, Move, Purse
from gaslamp.match import View

AnyView: TypeAlias = View[Any]
HumanError: TypeAlias = Callable[[AnyView, Random], AnyView]
TRICKS = (Double, Collect, Fly, LieLow)
"""What a fugitive has besides his rides."""
ABILITIES = (Ask, Ban, Barricade)
"""What detectives have besides theirs."""


def errors_for(view: AnyView) -> Sequence[HumanError]:
    """What the seat that looks may overlook."""
    if isinstance(view.game, Connection):
        return CASE_ERRORS
    if None in view.state.stations[1:]:  # before the hunt is on
        return ()
    return FUGITIVE_ERRORS if view.seat == view.state.fugitive else DETECTIVE_ERRORS


def turn_start(view: View[S]) -> int:
    """When this seat's turn began, so that what is overlooked is overlooked for the whole of it."""
    others = (isinstance(event, Action) and event.seat not in (view.seat, CHANCE) for event in view.events)
    return max((n for n, is_theirs in enumerate(others) if is_theirs), default=-1)


def left_with(view: View[S], actions: Sequence[Action], state: S | None = None) -> View[S]:
    """The view with these actions alone, if there are moves among them still or there were none before."""
    had, has = (any(isinstance(action, Move) for action in some) for some in (view.actions, actions))
    if not actions or had != has:
        return view
    return replace_view(view, state=view.state if state is None else state, actions=tuple(actions))


# Either side of a chase


def truncate_belief(belief: Belief, size: int, here: int | None) -> Belief:
    """The likeliest stations he can be at, no more; a seat that knows where he is does not forget it."""
    odds = belief.odds
    likeliest = sorted(odds, key=lambda station: (station != here, -odds[station], station))[:size]
    return belief.weighed(normalized({station: odds[station] for station in likeliest}))


def overlook_lines(view: View[ChaseState], _rng: Random, *, kind: Fare) -> View[ChaseState]:
    """That detectives can ride lines of this kind: they do not, and he does not expect them to."""
    rest = [a for a in view.actions if not (isinstance(a, Move) and a.pawn != FUGITIVE and a.fare == kind)]
    state = _without(view.state, kind)
    return left_with(view, rest, state) if _can_chase(_chase(view), state) else view


def _can_chase(game: AnyChase, state: ChaseState) -> bool:
    """Whether some detective can still ride."""
    return any(True for pawn in state.waiting or game.detectives for _ in game.rides(state, pawn))


def _without(state: ChaseState, kind: Fare) -> ChaseState:
    fugitive, *detectives = state.purses
    state = replace(state, purses=(fugitive, *(_emptied(purse, kind) for purse in detectives)))
    return replace(state, stock=_emptied(state.stock, kind)) if isinstance(state, CompactState) else state


def _emptied(purse: Purse, kind: Fare) -> Purse:
    return replace(purse, **{kind: 0})


def _chase(view: View[ChaseState]) -> AnyChase:
    assert isinstance(view.game, Chase), "a chase"
    return view.game


# Detectives


def overlook_team(view: View[ChaseState], rng: Random) -> View[ChaseState]:
    """That others move too: one pawn is moved as if it were alone."""
    pawns = sorted({action.pawn for action in view.actions if isinstance(action, Move)})
    if not pawns:
        return view
    pawn = rng.choice(pawns)
    rest = [action for action in view.actions if not isinstance(action, Move) or action.pawn == pawn]
    return left_with(view, rest, replace(view.state, waiting=(pawn,)))


def overlook_abilities(view: View[ChaseState], _rng: Random) -> View[ChaseState]:
    """That there are tokens to spend."""
    return left_with(view, [action for action in view.actions if not isinstance(action, ABILITIES)])


# The fugitive


def overlook_detective(view: View[ChaseState], rng: Random) -> View[ChaseState]:
    """One of the detectives: he does not expect it to move."""
    pawns, state = _chase(view).detectives, view.state
    pawn = rng.choice(pawns)
    others = tuple(other for other in pawns if other != pawn)
    state = replace(state, waiting=others, purses=put(state.purses, pawn, Purse()))
    return replace_view(view, state=state) if _can_chase(_chase(view), state) else view


def overlook_tricks(view: View[ChaseState], _rng: Random) -> View[ChaseState]:
    """That now is the time for a double or a hideout: it is kept for later, always."""
    return left_with(view, [action for action in view.actions if not isinstance(action, TRICKS)])


def overlook_black_tickets(view: View[ChaseState], _rng: Random) -> View[ChaseState]:
    """That he could hide."""
    return left_with(view, [a for a in view.actions if not (isinstance(a, Move) and a.fare == "black")])


# Case Connection


def limit_attention(view: View[ConnectionState], size: int, rng: Random) -> View[ConnectionState]:
    """To some of the locations, until so many items are in mind; if nothing can be taken there, to all."""
    found = view.state.locations
    order = rng.sample(range(len(found)), len(found))
    known = {place for n, place in enumerate(order) if sum(len(found[p]) for p in order[:n]) < size}
    attended = tuple(items if place in known else () for place, items in enumerate(found))
    can_take = any(len(items) >= TAKEN for items in attended)
    return replace_view(view, state=replace(view.state, locations=attended)) if can_take else view


def overlook_belongings(view: View[ConnectionState], rng: Random) -> View[ConnectionState]:
    """About half of what one owns already, when it comes to what one needs."""
    hands = view.state.hands
    own = hands[view.seat]
    if view.state.phase == "keep":  # what is laid out is in plain sight
        return view
    cards = tuple(card for card in own.cards if rng.random() < 0.5)
    tokens = Tokens(**{kind: number // 2 for kind, number in own.tokens.counts.items()})
    return replace_view(
        view, state=replace(view.state, hands=put(hands, view.seat, replace(own, cards=cards, tokens=tokens)))
    )


def overlook_solution(view: View[ConnectionState], _rng: Random) -> View[ConnectionState]:
    """That the lead can be solved."""
    return left_with(view, [action for action in view.actions if not isinstance(action, Solve)])


OVERLOOK_BUS, OVERLOOK_UNDERGROUND = (partial(overlook_lines, kind=kind) for kind in ("bus", "underground"))
FUGITIVE_ERRORS: Sequence[HumanError] = (
    OVERLOOK_UNDERGROUND,
    OVERLOOK_BUS,
    overlook_detective,
    overlook_tricks,
    overlook_black_tickets,
)
DETECTIVE_ERRORS: Sequence[HumanError] = (OVERLOOK_UNDERGROUND, OVERLOOK_BUS, overlook_team, overlook_abilities)
CASE_ERRORS: Sequence[HumanError] = (overlook_belongings, overlook_solution)
