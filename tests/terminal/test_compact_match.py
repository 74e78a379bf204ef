"""The compact game at one table: whose turn, whose eyes, what is secret, and what it takes to give up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp.core import SPECTATOR, Action
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.vocabulary import Move
from gaslamp.match import View
from gaslamp.record import record_of
from gaslamp.terminal.local_match import LocalChase
from tests.terminal.tables import choices_of_people, compact, set_out


class Stubborn:
    """A bot that never gives up."""

    def act(self, view: View[Any]) -> Action:
        return view.actions[0]


class Tired:
    """A bot that gives up whenever it may."""

    def act(self, view: View[Any]) -> Action:
        return view.actions[-1]


def answering(people: str, bot: Stubborn | Tired, **more: Any) -> LocalChase:
    """The detectives are to answer Mister X's first move; the other seats are such bots."""
    table = set_out(compact(people, **more))
    for seat in set(table.agents) - {-1}:
        table.agents[seat] = bot
    fugitive = table.match.state.fugitive
    table.play(Move(seat=fugitive, pawn=0, fare="taxi", station=35))
    return table


# Eyes and secrets


def test_his_turn_is_secret_only_while_he_can_play_a_black_ticket() -> None:
    table = set_out(compact("012"))
    assert (table.eyes, table.is_secret(table.eyes), table.open_eyes) == (0, True, 1)
    table.play(Move(seat=0, pawn=0, fare="black", station=35))
    assert (table.eyes, table.is_secret(table.eyes)) == (1, False)
    assert table.view().state.stations[0] is None
    while table.match.state.phase == "answer":
        assert table.is_secret(0)
        table.play(table.choices()[0])
    assert table.match.state.stations[0] == 35
    assert (table.eyes, table.is_secret(table.eyes)) == (0, False)


def test_one_black_ticket_of_several_rests_for_a_turn() -> None:
    table = set_out(compact("01", seats=2, black_tickets=2))
    secret = []
    for fare in ("black", "taxi", "taxi"):
        secret.append(table.is_secret(table.eyes))
        table.play(next(action for action in table.choices() if isinstance(action, Move) and action.fare == fare))
        while table.match.state.phase == "answer":
            table.play(table.choices()[0])
    assert secret == [True, False, True]


def test_open_eyes_follow_the_change_of_roles() -> None:
    table = compact("012")
    seen = set()
    while not table.is_over:
        fugitive = table.match.state.fugitive
        assert table.open_eyes != fugitive
        assert not table.is_secret(table.open_eyes)
        if table.is_secret(table.eyes):
            seen.add(table.eyes)
            assert table.eyes == fugitive
        table.play(table.choices()[0] if table.is_persons_turn else table.thinking()())
    assert seen == {0, 1, 2}


def test_one_person_alone_never_has_a_secret() -> None:
    table = compact("1")
    while not table.is_over:
        assert table.eyes == 1
        assert not table.is_secret(1)
        table.play(table.choices()[0] if table.is_persons_turn else table.thinking()())


def test_bots_alone_are_looked_on_by_a_spectator() -> None:
    table = compact("", seats=2)
    while not table.is_over:
        assert table.eyes == SPECTATOR
        table.play(table.thinking()())


# Who is asked


def test_anybody_may_place_and_move_any_pawn_and_each_thing_is_offered_once() -> None:
    table = compact("12", seats=4)
    assert len(table.choices()) == 3 * 10
    assert all(isinstance(action, Place) for action in table.choices())
    table = set_out(table)
    table.play(Move(seat=0, pawn=0, fare="taxi", station=35))
    rides = [action for action in table.choices() if isinstance(action, Move)]
    assert {ride.pawn for ride in rides} == {1, 2, 3}
    assert len({(ride.pawn, ride.fare, ride.station) for ride in rides}) == len(rides)
    assert isinstance(table.choices()[-1], GiveUp)


def test_bots_leave_the_detectives_to_the_people_among_them() -> None:
    table = compact("1", seats=4)
    while not table.is_over:
        state = table.match.state
        is_chase = state.phase in ("place", "answer")
        assert table.is_persons_turn is (
            state.fugitive != 1 if is_chase else state.fugitive == 1 and -1 not in state.to_act
        )
        table.play(table.choices()[0] if table.is_persons_turn else table.thinking()())


# Giving up


def test_people_at_one_screen_give_up_one_after_another() -> None:
    table = answering("123", Stubborn(), seats=4)
    for seat in (1, 2, 3):
        assert table.match.state.round == 1
        assert table.turn == seat
        offers = [action for action in table.choices() if isinstance(action, GiveUp)]
        assert offers == [GiveUp(seat=seat)]
        table.play(offers[0])
    assert table.match.state.round == 2


def test_whoever_moves_on_takes_the_proposal_back() -> None:
    table = answering("12", Stubborn())
    table.play(GiveUp(seat=1))
    table.play(table.choices()[0])
    assert not table.match.state.giving_up
    assert GiveUp(seat=1) in table.choices()


@pytest.mark.parametrize(("bot", "round"), [(Stubborn(), 1), (Tired(), 2)])
def test_bots_are_asked_as_soon_as_all_people_are_for_it(bot: Stubborn | Tired, round: int) -> None:
    table = answering("12", bot, seats=4)
    table.play(GiveUp(seat=1))
    assert table.turn == 2
    table.play(GiveUp(seat=2))
    assert table.turn == 3
    table.play(table.thinking()())
    assert table.match.state.round == round
    assert table.is_persons_turn
    assert not table.match.state.giving_up


def test_a_whole_match_can_be_kept_and_played_on_from_any_round() -> None:

    table, rng = compact("012", seed=2), Random(4)
    for _ in choices_of_people(table, rng):
        if table.match.state.round == 2 and table.match.state.phase == "answer":
            break
    record = record_of(table.match, players=table.players)
    again = LocalChase(record.match(), record.players, rng=Random(1))
    assert again.view().encode() == table.view().encode()
    assert again.choices() == table.choices()
    assert (again.eyes, again.open_eyes) == (table.eyes, table.open_eyes)
