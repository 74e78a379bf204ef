"""Plans for a team can be played and keep to what people have fixed; between bots nothing passes but messages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.agents import Sleuth, UnknownAgent, make_agent
from gaslamp.agents.belief import believe
from gaslamp.agents.distances import pursuers, reachable
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.team import TeamMember, TeamPlan, TeamPlanner, Voice, propose, ride_to
from gaslamp.agents.team.member import Accepted, Fixed, Proposed, read, write
from gaslamp.agents.team.searched import AlphaBetaPlanner, HalvingPlanner
from gaslamp.core import CHANCE, Action
from gaslamp.games import make_game
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.match import Match, View

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "classic": ("classic", 6, {}),
    "any order": ("classic", 3, {"order": "any"}),
    "holmes": ("holmes", 4, {"mode": "sherlock"}),
    "compact": ("compact", 4, {}),
}
LEVELS = ("heuristic", "strong")
Said = list[bytes]


@cache
def turns(table: str) -> list[Match[Any]]:
    """The detectives' turns of a match between heuristics, and the middle of some."""
    name, seats, options = TABLES[table]
    match: Match[Any] = Match(make_game(name, seats, options))
    agents = {seat: make_agent("heuristic" if seat >= 0 else "uniform", Random(seat)) for seat in range(CHANCE, seats)}
    found = []
    while match.to_act:
        seat = min(match.to_act)
        if match.state.phase == "answer" and match.state.waiting:
            found.append(match.fork())
        match.play(agents[seat].act(match.view(seat)))
    return found


def positions(table: str, step: int = 5) -> Iterator[tuple[Match[Any], View[Any]]]:
    for match in turns(table)[::step]:
        yield match, match.view(min(match.to_act))


def planner(view: View[Any], level: str = "heuristic", seed: int = 1) -> TeamPlanner:
    return TeamPlanner(view.game, Random(seed), level=level, budget=1)


def first_moves(view: View[Any]) -> list[Move]:
    """The first ride of every pawn that has one."""
    game, state = view.game, view.state
    rides = {pawn: next(game.rides(state, pawn), None) for pawn in state.waiting}
    seats = {pawn: min(game.hand(state, pawn)) for pawn in rides}
    return [Move(seat=seats[p], pawn=p, fare=ride[0], station=ride[1]) for p, ride in rides.items() if ride]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", TABLES)
def test_a_plan_can_be_played_as_it_stands(table: str, level: str) -> None:
    for match, view in positions(table):
        plan = planner(view, level).propose(view)
        assert plan is not None
        assert not plan.unmet
        assert not any(planned.is_fixed or planned.reason is None for planned in plan.moves)
        played = match.fork()
        for planned in plan.moves:
            if played.state.outcome or planned.move.pawn not in played.state.waiting:
                break  # he is caught, or its turn is passed over
            played.play(planned.move)


def test_every_pawn_has_its_move() -> None:
    for _, view in positions("classic"):
        plan = planner(view).propose(view)
        assert plan is not None
        assert {planned.move.pawn for planned in plan.moves} == {move.pawn for move in first_moves(view)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", TABLES)
def test_the_rest_is_planned_round_what_is_fixed(table: str, level: str) -> None:
    for _, view in positions(table, 7):
        for move in first_moves(view):
            plan = planner(view, level).propose(view, [move])
            assert plan is not None
            assert plan.move_of(move.pawn) == replace(move, known_to=())
            assert [planned.move.pawn for planned in plan.moves if planned.is_fixed] == [move.pawn]
            stations = [planned.move.station for planned in plan.moves]
            assert len({*stations}) == len(stations), "nobody else goes there"


def test_others_do_otherwise_because_of_what_is_fixed() -> None:
    changed = 0
    for _, view in positions("classic", 3):
        free = planner(view).propose(view)
        for move in first_moves(view):
            plan = planner(view).propose(view, [move])
            assert free is not None
            assert plan is not None
            others = [planned.move for planned in plan.moves if planned.move.pawn != move.pawn]
            changed += any(free.move_of(other.pawn) != other for other in others)
    assert changed


def test_what_cannot_be_is_left_out_and_named() -> None:
    _, view = next(positions("classic"))
    nowhere = Move(seat=2, pawn=2, fare="taxi", station=view.state.stations[2])
    plan = planner(view).propose(view, [nowhere])
    assert plan is not None
    assert plan.unmet == (2,)
    assert plan.move_of(2) not in (None, nowhere)


def test_somebody_sent_where_he_must_be_leaves_the_others_their_plan() -> None:
    """Then nothing is left that he could be after it, and the rest is planned as if it had not been done."""
    for _, view in positions("compact", 1):
        here, *_ = believe(view)
        for pawn in view.state.waiting:
            if move := ride_to(view.game, view.state, pawn, here):
                plan = planner(view).propose(view, [move])
                assert plan is not None
                assert plan.odds.now == 1.0
                assert plan.tells.left == 0
                return
    pytest.fail("nobody ever came near")


@pytest.mark.parametrize("table", TABLES)
def test_the_odds_are_those_of_the_belief(table: str) -> None:
    for _, view in positions(table):
        plan = planner(view).propose(view)
        assert plan is not None
        possible, struck = believe(view), {planned.move.station for planned in plan.moves}
        assert plan.tells.possible == len(possible)
        assert plan.tells.left == len(possible - struck)
        assert bool(plan.odds.now) == bool(possible & struck)
        assert 0 <= plan.odds.covered <= 1
        assert plan.tells.free >= 0


def test_what_he_sees_is_what_no_detective_reaches() -> None:
    for _, view in positions("classic"):
        plan = planner(view).propose(view)
        assert plan is not None
        state = view.state
        for planned in plan.moves:
            state = view.game.apply(state, planned.move)
        left = believe(view) - {planned.move.station for planned in plan.moves}
        there = [replace(state, stations=(here, *state.stations[1:])) for here in left]
        next = {station for each in there for _, station in view.game.rides(each, FUGITIVE)}
        held = {at for each in pursuers(view.game, state) for at in reachable(view.game.board, each, 1)}
        assert plan.tells.free == len(next - held)


def test_searching_planners_say_how_often_he_is_caught_in_the_end() -> None:
    kinds = {"classic": HalvingPlanner, "holmes": HalvingPlanner, "compact": AlphaBetaPlanner}
    for table, kind in kinds.items():
        _, view = next(positions(table))
        asked = planner(view, "strong")
        assert isinstance(asked.planner, kind)
        plan = asked.propose(view)
        assert plan is not None
        assert (plan.odds.win is None) == (table == "compact")


def test_nobody_plans_for_the_fugitive_nor_out_of_turn() -> None:
    match, view = next(positions("classic"))
    assert planner(view).propose(match.view(match.state.fugitive)) is None
    fresh: Match[Any] = Match(make_game("classic", 3))
    assert propose(fresh.view(1), level="heuristic", rng=Random(1)) is None
    with pytest.raises(UnknownAgent):
        TeamPlanner(make_game("connection", 3), Random(1))


def test_the_ticket_of_which_most_is_left_pays() -> None:
    for _, view in positions("classic"):
        for move in first_moves(view):
            found = ride_to(view.game, view.state, move.pawn, move.station or 0)
            assert found is not None
            purse = view.state.purses[move.pawn]
            assert purse.count(found.fare) >= purse.count(move.fare)
    assert ride_to(view.game, view.state, view.state.waiting[0], 999) is None


# The room


def members(match: Match[Any], seed: int = 1) -> dict[int, TeamMember]:
    game = match.game
    seats = [seat for seat in range(game.seats) if seat != match.state.fugitive]
    voices = {seat: Voice(game, Random(f"{seed} {seat}"), level="heuristic") for seat in seats}
    return {seat: TeamMember(Heuristic(Random(seat)), voices[seat]) for seat in seats}


def talk(match: Match[Any], team: dict[int, TeamMember], room: Said) -> None:
    while said := [line for seat, member in team.items() if (line := member.say(match.view(seat), room))]:
        room.append(said[0])


def last_plan(room: Said, round: int) -> TeamPlan:
    return [message.plan for message in read(room, round) if isinstance(message, Proposed)][-1]


def test_five_who_talk_play_what_the_first_has_said() -> None:
    match = turns("classic")[0].fork()
    team, room, begun = members(match), Said(), match.state.round
    done: list[Action] = []
    while not match.outcome and match.state.round == begun and match.state.phase == "answer":
        talk(match, team, room)
        seat = min(match.to_act)
        done.append(team[seat].act(match.view(seat), room))
        match.play(done[-1])
    said = read(room, begun)
    assert [message for message in said if isinstance(message, Proposed)] == said[:1], "one plan was enough"
    assert {m.seat for m in said if isinstance(m, Accepted)} == {*team}
    assert done == [planned.move for planned in last_plan(room, begun).moves]


def test_five_who_talk_play_move_by_move_as_one_mind_with_the_same_luck() -> None:
    match: Match[Any] = Match(make_game("classic", 6))
    others = {CHANCE: make_agent("uniform", Random(5)), FUGITIVE: Heuristic(Random(5))}
    mind, room = Sleuth(Random(1), games=1), Said()
    voices = {seat: Voice(match.game, Random(1), level="strong", budget=1) for seat in range(1, 6)}
    team = {seat: TeamMember(Heuristic(Random(seat)), voices[seat]) for seat in voices}
    compared = 0
    while match.to_act:
        seat = min(match.to_act)
        if seat in team:
            talk(match, team, room)
            action = team[seat].act(match.view(seat), room)
            assert action == mind.act(match.view(seat))
            compared += 1
        else:
            action = others[seat].act(match.view(seat))
        match.play(action)
    assert compared > 20


def test_what_one_fixes_the_others_plan_round() -> None:
    match = turns("classic")[0].fork()
    team, room, round = members(match), Said(), match.state.round
    talk(match, team, room)
    before = last_plan(room, round)
    view = match.view(1)
    other = next(move for move in first_moves(view) if before.move_of(move.pawn) != move)
    room.append(write(Fixed(round, other)))
    talk(match, team, room)
    after = last_plan(room, round)
    assert after.move_of(other.pawn) == other
    assert team[other.seat].agent is not None
    room.append(write(Fixed(round, replace(other, station=match.state.stations[other.pawn]))))
    talk(match, team, room)
    assert last_plan(room, round).unmet == (other.pawn,), "what cannot be stops nobody"


def test_a_seat_without_a_plan_plays_by_itself_and_with_one_follows_it() -> None:
    match = turns("classic")[0].fork()
    view = match.view(min(match.to_act))
    alone = TeamMember(make_agent("casual", Random(3)))
    assert alone.say(view, []) is None
    assert alone.act(view, []) == make_agent("casual", Random(3)).act(view)
    other = next(a for a in view.actions if isinstance(a, Move) and a != alone.act(view, []))
    plan = planner(view).propose(view, [other])
    assert plan is not None
    room = [write(Proposed(view.state.round, plan))]
    assert alone.act(view, room) == other
    assert alone.act(view, [write(Proposed(view.state.round + 1, plan))]) == alone.act(view, []), "of another round"


def test_counted_plans_are_the_same_for_the_same_seed() -> None:
    _, view = next(positions("classic"))
    one, two = (planner(view, "strong").propose(view) for _ in range(2))
    assert one == two
    assert isinstance(Sleuth(Random(1), games=1).act(view), Move), "the bot itself plans as before"
