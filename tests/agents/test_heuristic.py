"""The heuristic plays by the rules under every option, sees only what its seat sees, and plays sensibly."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.agents import AGENTS, LEVELS, MakeAgent, UnknownAgent, find_agent, make_agent
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, Seat
from gaslamp.games import AnyGame, make_game
from gaslamp.games.classic import ClassicState, Surface, Take
from gaslamp.games.vocabulary import Done, Double, Move
from gaslamp.match import Agent, Match, run, steps
from gaslamp.testing import check_agent, twins
from tests.games.positions import Position
from tests.laws.strategies import games

Truth: TypeAlias = Match[ClassicState]
MODES = ("original", "sherlock")


def answer(match: Match[Any], seat: Seat) -> Action:
    return Heuristic(Random(5)).act(match.view(seat))


@settings(max_examples=8, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_it_plays_every_game_option_and_seat_by_the_rules(game: AnyGame, seed: int) -> None:
    assert check_agent(Heuristic, game, Random(seed)).outcome


@settings(max_examples=8, deadline=None)
@given(games(), st.integers(0, 2**32))
def test_it_acts_the_same_in_truths_it_cannot_tell_apart(game: AnyGame, seed: int) -> None:
    rng, match = Random(seed), Match(game)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        for seat, one, two in twins(match, rng) if match.state.fugitive in match.to_act else ():
            if seat in one.to_act & two.to_act:
                assert answer(one, seat) == answer(two, seat)


def test_the_truths_it_cannot_tell_apart_do_differ() -> None:
    """Or the test above would show nothing."""
    match: Truth = Match(make_game("classic"))
    for _ in steps(match, {seat: Uniform(Random(1)) for seat in range(CHANCE, 6)}):
        if match.state.phase == "move":
            pairs = [(one, two) for seat, one, two in twins(match, Random(2)) if seat in one.to_act & two.to_act]
            assert pairs
            assert all(one.state.stations != two.state.stations for one, two in pairs)
            return


@pytest.mark.parametrize("blacks", [1, 4])
def test_it_acts_the_same_whatever_a_black_ticket_hides(blacks: int) -> None:
    """CP-8: where the roles change, it is now this seat that must not know and now that one."""
    rng, seen = Random(blacks), set[Seat]()
    match: Match[Any] = Match(make_game("compact", 3, {"black_tickets": blacks}))
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, 3)}):
        for seat, one, two in twins(match, rng) if match.state.phase == "move" else ():
            if seat in one.to_act & two.to_act:
                assert one.state.stations != two.state.stations
                assert answer(one, seat) == answer(two, seat)
                seen.add(seat)
    assert seen == {0, 1, 2}


PLAYED = [make_game("classic"), make_game("holmes", 6, {"mode": "sherlock"}), make_game("compact", 3)]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
def test_one_that_played_along_acts_as_one_that_only_reads(game: AnyGame) -> None:
    """What it remembers between two moves is nothing that its view does not say."""
    match: Match[Any] = Match(game)
    agents: dict[Seat, Agent] = {seat: Heuristic(Random(7)) for seat in range(game.seats)}
    agents[CHANCE] = Uniform(Random(3))
    while match.to_act:
        seat = min(match.to_act)
        action = agents[seat].act(match.view(seat))
        if seat not in (CHANCE, match.state.fugitive):
            assert action == answer(match, seat)
        match.play(action)


def play(game: AnyGame, fugitive: MakeAgent, detectives: MakeAgent, games: int) -> int:
    """The games the fugitive wins."""
    escapes = 0
    for n in range(games):
        agents: dict[Seat, Agent] = {seat: detectives(Random(f"{n} {seat}")) for seat in range(1, game.seats)}
        agents |= {CHANCE: Uniform(Random(f"{n} chance")), 0: fugitive(Random(f"{n} fugitive"))}
        escapes += 0 in run(Match(game), agents).winners
    return escapes


@pytest.mark.parametrize("game", [make_game("classic"), *(make_game("holmes", 4, {"mode": mode}) for mode in MODES)])
def test_it_beats_chance_on_either_side(game: AnyGame) -> None:
    assert play(game, Uniform, Heuristic, 12) <= 2
    assert play(game, Heuristic, Uniform, 4) >= 3


def test_a_detective_takes_the_catch_it_is_sure_of() -> None:
    match = Position(45, 46, 157, surfacing=[1])
    match.ride(0, "taxi", 58)
    assert match.view(1).state.stations[0] == 58
    assert answer(match, 1) == match.move(1, "bus", 58)


def test_the_boldest_pawn_of_a_player_moves_first() -> None:
    match = Position(45, 157, 46, seats=2, surfacing=[1])
    match.ride(0, "taxi", 58)
    assert answer(match, 1) == match.move(2, "bus", 58)


def test_detectives_do_not_strand_themselves_for_nothing() -> None:
    match = Position(1, 89, 197, taxi=1, bus=0, underground=3, surfacing=[])
    match.ride(0, "taxi", 8)
    move = answer(match, 1)
    assert isinstance(move, Move)
    assert move.fare == "underground" or match.game.board.kinds[move.station or 0] >= {"underground"}


def test_the_fugitive_does_not_show_himself_in_reach() -> None:
    match = Position(45, 46, 157, surfacing=[1], doubles=0)
    move = answer(match, 0)
    assert isinstance(move, Move)
    assert match.game.board.distance(46, move.station or 0) != 1
    assert move.fare != "black", "it would hide nothing"


def test_the_fugitive_doubles_out_of_a_trap() -> None:
    match = Position(8, 18, 1, 32, surfacing=[1])
    assert isinstance(answer(match, 0), Double)


@pytest.mark.parametrize("start", [45, 13, 103])
def test_the_fugitive_keeps_his_black_tickets_at_first(start: int) -> None:
    move = answer(Position(start, 190, 197), 0)
    assert isinstance(move, Move)
    assert move.fare != "black"


@pytest.mark.parametrize(("detective", "choice"), [(190, Surface), (46, Done)])
def test_he_steps_into_the_light_only_where_nobody_can_reach_him(detective: int, choice: type[Action]) -> None:
    """CL-25"""
    match = Position(45, detective, 197, surfacing=[], voluntary_surfacing=True)
    match.ride(0, "taxi", 58)
    assert isinstance(answer(match, 0), choice)


def test_he_takes_the_ticket_that_strands() -> None:
    """CL-25, CL-13"""
    match = Position(45, 190, 197, surfacing=[], voluntary_surfacing=True, taxi=1, bus=2, underground=2)
    match.ride(0, "taxi", 58)
    match.play(Surface(seat=0))
    assert answer(match, 0) == Take(seat=0, pawn=1, fare="taxi")


def test_agents_are_known_by_name() -> None:
    assert set(AGENTS) == {*LEVELS, "heuristic", "nijssen", "planner", "sleuth", "uniform"}
    assert isinstance(make_agent("heuristic", Random(1)), Heuristic)
    assert find_agent("heuristic") is Heuristic
    assert find_agent("gaslamp.agents.uniform:Uniform") is Uniform


@pytest.mark.parametrize(
    "name", ["nobody", "no.such.module:Bot", "gaslamp.agents:Nobody", ":", "gaslamp.agents:", "os:path"]
)
def test_an_agent_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(UnknownAgent):
        find_agent(name)


def test_an_agent_is_never_imported_by_its_short_name() -> None:
    with pytest.raises(UnknownAgent):
        make_agent("gaslamp.agents.uniform:Uniform", Random(1))
