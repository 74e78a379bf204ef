"""Case Connection, what is whose secret: leads that were drawn and not kept, and nothing else (CC-4, CC-11, CC-13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Action, Ended, Event, Outcome, Seat, redact, secret_fields
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import (
    ConnectionState,
    DrawLead,
    Fill,
    Finale,
    First,
    Follow,
    Keep,
    Solve,
    Solved,
    Swap,
    Visit,
)
from gaslamp.games.vocabulary import Done
from gaslamp.match import Match, steps
from gaslamp.testing import viewers
from tests.games.enquiries import Enquiry, hand, small_deck
from tests.laws.strategies import connection_games

Truth = Match[ConnectionState]
DECK = small_deck(
    "clue 1 - - f - lead",
    "clue 2 - - f -",
    *(f"clue {card} w w w w" for card in range(3, 12)),
    *(f"lead {n} 1 f - - -" for n in range(1, 9)),
)
TABLE = "3 4 f w / 5 6 f w / 7 8 f w / 9 10 f w"


def solved() -> Enquiry:
    """A player is to draw three leads."""
    match = Enquiry(DECK, hand("1 f", lead=1), hand(lead=2), hand(), locations=TABLE)
    match.solve("0 top 1 f")
    match.keep("1 f")
    return match


def chosen(*leads: int, follow: int) -> Enquiry:
    match = solved()
    match.draw(*leads)
    match.play(Follow(seat=0, lead=follow))
    return match


def others_see(match: Truth, player: Seat) -> dict[Seat, bytes]:
    return {seat: match.view(seat).encode() for seat in viewers(match.game) if seat != player}


def test_cc_4_only_a_drawn_lead_is_a_secret() -> None:
    assert {kind: secret_fields(kind) for kind in Connection.vocabulary if secret_fields(kind)} == {DrawLead: ("lead",)}


def test_cc_4_whoever_draws_sees_the_lead_and_nobody_else() -> None:
    match = solved()
    match.draw(5)
    assert [match.view(seat).state.hands[0].drawn for seat in (0, 1, 2, SPECTATOR)] == [(5,), (None,), (None,), (None,)]


def test_cc_13_what_is_drawn_and_put_under_looks_alike_to_the_others() -> None:
    """The same lead is kept; whatever the other two were, and in which order they came, the others see the same."""
    views = [others_see(chosen(*leads, follow=3), 0) for leads in permutations((3, 4, 5, 6, 7), 3) if 3 in leads]
    assert len(views) == 36
    assert all(view == views[0] for view in views)


def test_cc_13_who_put_them_under_remembers() -> None:
    match = chosen(5, 3, 6, follow=3)
    assert [match.view(seat).state.under for seat in (0, 1, SPECTATOR)] == [((5, 6),), ((None, None),), ((None, None),)]


def test_cc_13_until_somebody_else_draws_of_them() -> None:
    """Nobody but who drew it knows which of the two is left."""
    match = Enquiry(DECK, hand("2 f", lead=1), hand(lead=2), hand(), locations=TABLE, leads=0, under=((5, 6), (7,)))
    match.solve("0 top 2 f")
    match.keep("2 f")
    match.draw(6)
    assert [match.view(seat).state.under for seat in (0, 1)] == [((5,), (7,)), ((None,), (7,))]
    match.draw(5)
    assert [match.view(seat).state.under for seat in (0, 1)] == [((7,),), ((7,),)]


@settings(max_examples=25, deadline=None)
@given(connection_games(), st.integers(0, 2**32))
def test_cc_13_along_random_matches_draws_look_alike(game: Connection, seed: int) -> None:
    match, rng = Match(game), Random(seed)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        deals = [action for action in match.view(CHANCE).actions if isinstance(action, DrawLead)]
        for one, two in lead_twins(match, deals, rng):
            assert others_see(one, deals[0].player) == others_see(two, deals[0].player)


def lead_twins(match: Truth, deals: list[DrawLead], rng: Random) -> Iterator[tuple[Truth, Truth]]:
    """Two truths that differ in one lead drawn, from then on until all have chosen the same leads in both."""
    one, two = match.fork(), match.fork()
    both: list[tuple[Action, Action]] = [(deals[0], deals[-1])] if len(deals) > 1 else []
    while both:
        for truth, action in zip((one, two), rng.choice(both), strict=True):
            truth.play(action)
        yield one, two
        offers = [truth.view(min(truth.to_act)).actions if truth.to_act else () for truth in (one, two)]
        both = [
            (action, action) for action in offers[0] if action in offers[1] and one.state.phase in ("deal", "follow")
        ]


class Leaky(Connection):
    """Case Connection with everybody looking at the leads somebody draws."""

    def decide(self, state: ConnectionState, action: Action) -> Iterator[Event]:
        for event in super().decide(state, action):
            yield replace(event, known_to=self.everybody) if isinstance(event, DrawLead) else event


def test_the_tests_catch_a_deliberate_leak() -> None:
    match: Truth = Match(Leaky(3))
    while match.state.phase != "deal":
        match.play(match.view(CHANCE).actions[0])
    deals = [action for action in match.view(CHANCE).actions if isinstance(action, DrawLead)]
    one, two = next(lead_twins(match, deals, Random(1)))
    assert others_see(one, 0) != others_see(two, 0)


# What a viewer can believe


@settings(max_examples=15, deadline=None)
@given(connection_games(), st.integers(0, 2**32))
def test_every_seat_believes_what_happens(game: Connection, seed: int) -> None:
    match, rng = Match(game), Random(seed)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        pass
    for seat in viewers(game):
        state = game.start()
        for event in match.view(seat).events:
            assert game.plausible(state, event), f"{seat} cannot believe {event}"
            state = game.apply(state, event)


FALSE: dict[type[Event], list[dict[str, Any]]] = {
    # details that cannot be, whatever happens at a table of three
    DrawLead: [{"seat": 0}, {"known_to": ()}, {"known_to": (0, 1, 2)}, {"player": 3}, {"lead": 99}],
    Follow: [{"seat": 3}, {"lead": 99}, {"known_to": (1,)}],
    Fill: [{"location": 4}, {"item": "universal"}, {"seat": 0}],
    First: [{"player": 3}, {"seat": 0}],
    Visit: [{"items": (1,)}, {"location": 4}, {"known_to": (1,)}],
    Solve: [{"links": ()}, {"cards": ()}, {"seat": CHANCE}],
    Solved: [{"points": 99}, {"lead": 99}, {"bonuses": ("point",) * 5}],
    Keep: [{"items": (1,)}, {"items": ("universal", 99)}],
    Swap: [{"kind": "universal"}],
    Done: [{"seat": CHANCE}, {"known_to": (0,)}],
    Finale: [{"player": 3}],
    Ended: [{"outcome": Outcome(winners=(), rule="CC-14")}],
}


@pytest.mark.parametrize("seed", range(4))
def test_no_seat_believes_what_cannot_be(seed: int) -> None:
    game, rng = Connection(3), Random(seed)
    match = Match(game)
    assert set(FALSE) == set(game.vocabulary)
    states = {seat: game.start() for seat in viewers(game)}
    for events in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        for event in events:
            for seat, state in states.items():
                for details in FALSE[type(event)]:
                    assert not game.plausible(state, replace(redact(event, seat), **details)), (seat, event, details)
                states[seat] = game.apply(state, redact(event, seat))


def test_nobody_believes_a_lead_that_lies_open() -> None:
    match = solved()
    for seat in (0, 1, SPECTATOR):
        state = match.view(seat).state
        assert match.game.plausible(state, DrawLead(seat=CHANCE, player=0, lead=5, known_to=(0,)))
        assert not match.game.plausible(state, DrawLead(seat=CHANCE, player=0, lead=2, known_to=(0,)))
        assert not match.game.plausible(state, Follow(seat=0, lead=5)), "nothing is drawn yet"
    match.draw(5, 6, 7)
    assert match.game.plausible(match.view(1).state, Follow(seat=0, lead=8))
    assert not match.game.plausible(match.view(1).state, Follow(seat=0, lead=2))
    assert not match.game.plausible(match.view(0).state, Follow(seat=0, lead=8))
    assert not match.game.plausible(match.view(1).state, DrawLead(seat=CHANCE, player=0, known_to=(0,)))
