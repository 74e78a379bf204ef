"""Whose view belongs on a screen where some sit at it and others elsewhere, and that no screen shows too much."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Action, Seat
from gaslamp.games import AnyGame, make_game
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.vocabulary import Deal, Done, Move
from gaslamp.match import Match
from gaslamp.telling.eyes import CaseEyes, ChaseEyes, Eyes, eyes_of
from tests.laws.strategies import games
from tests.laws.test_secrecy import hidden_twins, together

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "classic": ("classic", {"rounds": 5, "order": "any", "voluntary_surfacing": True}),
    "sherlock": ("holmes", {"mode": "sherlock", "tokens": 3}),
    "compact": ("compact", {"black_tickets": 4}),
    "connection": ("connection", {}),
}
SCREENS = ["0/1/2/3", "0123", "01/23", "02/1/3", "123/0", "03/12", "1/23"]
"""Who sits together; whoever is not named is a bot."""


def seats(text: str) -> frozenset[Seat]:
    return frozenset(map(int, text))


def screens_of(match: Match[Any], table: str) -> list[Eyes]:
    bots = frozenset(range(match.game.seats)) - seats(table.replace("/", ""))
    return [eyes_of(match, seats(people), bots=bots) for people in table.split("/")]


def fresh(name: str, seats: int = 4, **options: Any) -> Match[Any]:
    game, given = GAMES[name]
    return Match(make_game(game, seats, given | options))


def deal(match: Match[Any], seed: int = 1) -> Match[Any]:
    chance = Uniform(Random(seed))
    while CHANCE in match.to_act:
        match.play(chance.act(match.view(CHANCE)))
    return match


def play(match: Match[Any], screen: Eyes, action: Action) -> None:
    match.play(action)
    for more in screen.follow_up(action):
        match.play(more)


# Every game, every way to sit


def is_told_too_much(match: Match[Any], screen: Eyes) -> bool:
    """Whether an open screen shows anybody there what they do not know themselves."""
    shown, fugitive = match.known(screen.eyes), getattr(match.state, "fugitive", None)
    if screen.secret is not None or shown == match.known(SPECTATOR):
        return False
    return any(match.known(seat) != shown for seat in screen.people - {fugitive})


def step(match: Match[Any], screens: Sequence[Eyes], rng: Random) -> None:
    """Somebody who is asked at a screen acts; else chance or a bot does."""
    if asked := [screen for screen in screens if screen.choices()]:
        screen = rng.choice(asked)
        play(match, screen, rng.choice(screen.choices()))
    else:
        match.play(Uniform(rng).act(match.view(min(match.to_act))))


@pytest.mark.parametrize("table", SCREENS)
@pytest.mark.parametrize("name", GAMES)
def test_whole_matches_are_played_from_several_screens_and_none_shows_too_much(name: str, table: str) -> None:
    match, rng = fresh(name), Random(5)
    screens = screens_of(match, table)
    while match.outcome is None:
        for screen in screens:
            choices = screen.choices()
            assert not is_told_too_much(match, screen)
            assert screen.eyes in screen.people | {SPECTATOR}
            assert {choice.seat for choice in choices} <= screen.people & match.to_act
            assert all(choice in match.view(choice.seat).actions for choice in choices)
            assert all(screen.eyes == choice.seat for choice in choices if screen.is_secret(choice.seat))
        step(match, screens, rng)
    assert not any(screen.choices() or screen.secret is not None for screen in screens)


@pytest.mark.parametrize("name", GAMES)
def test_a_person_alone_always_sees_through_their_own_eyes_and_is_asked_whenever_they_may_act(name: str) -> None:
    match, rng = fresh(name), Random(3)
    screens = [eyes_of(match, frozenset({seat})) for seat in range(4)]
    while match.outcome is None:
        for seat, screen in enumerate(screens):
            assert (screen.eyes, screen.open_eyes, screen.secret) == (seat, seat, None)
            assert bool(screen.choices()) is (seat in match.to_act)
        step(match, screens, rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_screen_at_which_nobody_sits_shows_what_a_spectator_sees(name: str) -> None:
    match = deal(fresh(name))
    screen = eyes_of(match, frozenset())
    assert isinstance(screen, CaseEyes if name == "connection" else ChaseEyes)
    assert (screen.eyes, screen.open_eyes, screen.secret, screen.choices()) == (SPECTATOR, SPECTATOR, None, ())
    assert screen.view().seat == SPECTATOR


# Whose turn


def answering() -> Match[Any]:
    """A classic game in any order: the detectives are to answer the first move."""
    match = deal(fresh("classic", voluntary_surfacing=False))
    match.play(next(action for action in match.view(0).actions if isinstance(action, Move)))
    assert match.to_act == {1, 2, 3}
    return match


def test_people_elsewhere_do_not_keep_those_here_from_acting() -> None:
    match = answering()
    assert [eyes_of(match, frozenset({seat})).turn for seat in (1, 2, 3)] == [1, 2, 3]
    assert eyes_of(match, seats("23")).turn == 2
    assert eyes_of(match, seats("0")).turn == 1


def test_a_bot_keeps_its_turn_and_people_may_yet_act_before_it() -> None:
    screen = eyes_of(answering(), seats("3"), bots=seats("1"))
    assert (screen.turn, screen.is_persons_turn) == (1, False)
    assert {choice.seat for choice in screen.choices()} == {3}


def chasing() -> Match[Any]:
    """The compact game: the detectives are to answer the first move."""
    match: Match[Any] = fresh("compact")
    for pawn, station in enumerate((40, 13, 109), 1):
        match.play(Place(seat=1, pawn=pawn, station=station))
    match.play(Deal(seat=CHANCE, pawn=0, station=34))
    match.play(Move(seat=0, pawn=0, fare="taxi", station=35))
    return match


def test_cp_6_bots_leave_common_pawns_to_people_wherever_they_sit() -> None:
    match = chasing()
    for people in ("0", "3", "03"):
        assert eyes_of(match, seats(people), bots=seats("12")).turn == 3


def test_cp_10_whoever_is_for_giving_up_waits_for_those_elsewhere() -> None:
    match = chasing()
    here, there = eyes_of(match, seats("1"), bots=seats("3")), eyes_of(match, seats("2"), bots=seats("3"))
    match.play(GiveUp(seat=1))
    assert (here.turn, there.turn) == (2, 2)
    assert GiveUp(seat=1) not in here.choices()
    assert GiveUp(seat=2) in there.choices()


# Secrets


def test_the_fugitive_has_secrets_from_those_beside_him_not_from_those_elsewhere() -> None:
    match = deal(fresh("classic"))
    shared, alone, others = (eyes_of(match, seats(people)) for people in ("02", "0", "13"))
    assert (shared.eyes, shared.secret, shared.open_eyes) == (0, 0, 2)
    assert (alone.eyes, alone.secret) == (0, None)
    assert (others.eyes, others.secret, others.turn) == (1, None, 0)
    assert others.is_secret(0)
    assert others.view().state.stations[0] is None


def test_cc_4_leads_are_chosen_one_by_one_at_one_screen_and_at_once_at_several() -> None:
    match = deal(fresh("connection"))
    assert match.to_act == {0, 1, 2, 3}
    alone, shared, bench = (eyes_of(match, seats(people)) for people in ("0", "12", "3"))
    for seat in (1, 2):
        assert (shared.turn, shared.eyes, shared.secret) == (seat, seat, seat)
        match.play(shared.choices()[0])
    assert (shared.eyes, shared.secret, shared.choices()) == (SPECTATOR, None, ())
    assert [(screen.eyes, len(screen.choices())) for screen in (alone, bench)] == [(0, 2), (3, 2)]


def test_the_cards_in_front_are_ones_own_or_those_of_whoever_acts() -> None:
    match = deal(fresh("connection"))
    alone, shared = CaseEyes(match, seats("3")), CaseEyes(match, seats("12"))
    assert (alone.bench, shared.bench) == (3, 1)
    while match.state.phase != "turn":
        match.play(match.view(min(match.to_act)).actions[0])
    assert (alone.bench, shared.bench) == (3, match.state.current)


# What goes without saying


def test_detectives_at_one_screen_leave_it_at_that_together_those_elsewhere_for_themselves() -> None:
    match, rng, done = fresh("sherlock", seats=5), Random(2), Done(seat=1)
    while rides := [action for seat in match.to_act for action in match.view(seat).actions if _goes_on(action)]:
        match.play(rng.choice(rides))
    assert match.to_act == {1, 2, 3}
    screen = eyes_of(match, seats("012"))
    match.play(done)
    assert screen.follow_up(done) == (Done(seat=2),)
    assert eyes_of(match, seats("1")).follow_up(done) == ()
    assert eyes_of(match, seats("23")).follow_up(done) == ()
    for more in screen.follow_up(done):
        match.play(more)
    assert match.to_act == {3}


def _goes_on(action: Action) -> bool:
    """Whether it is anything but a token or the end of a detective's turn."""
    return action.seat <= 0 or isinstance(action, Move)


@settings(max_examples=20, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_what_goes_without_saying_tells_nobody_anything(game: AnyGame, seed: int) -> None:
    """Truths that look alike have the same follow-ups, never one of his; what they follow from everybody knows."""
    rng, everybody = Random(seed), frozenset(range(game.seats))
    for one, two in islice(hidden_twins(game, rng), 30):
        while together(one, two, rng):
            for done in (Done(seat=seat) for seat in sorted(everybody)):
                followed = eyes_of(one, everybody).follow_up(done)
                assert followed == eyes_of(two, everybody).follow_up(done)
                check_public(one, done, followed)


def check_public(match: Match[Any], done: Done, followed: Sequence[Action]) -> None:
    assert not followed or done.seat != match.state.fugitive
    for action in followed:
        assert action.seat != match.state.fugitive
        assert match.view(action.seat).events == match.view(SPECTATOR).events
        assert not any(isinstance(other, Move) for other in match.view(action.seat).actions), "no ride is taken away"
