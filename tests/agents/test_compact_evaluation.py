"""What both sides of the compact game compute, against plain search by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from gaslamp.agents.heuristic.compact_evaluation import CompactEvaluation, Net, PawnMove
from gaslamp.games import make_game
from gaslamp.games.compact import CompactState
from gaslamp.games.vocabulary import FUGITIVE, Purse
from tests.games.positions import sketched

GAME = make_game("compact", 2)


def standing(fugitive: int, *pawns: int, stock: Purse | None = None) -> CompactState:
    """The detectives' turn, he having just come to his station."""
    state = GAME.start()
    stations = (fugitive, *pawns)
    return replace(state, stations=stations, phase="answer", waiting=(1, 2, 3), stock=stock or state.stock)


def test_cp_6_a_net_is_one_ride_for_every_pawn() -> None:
    state = standing(1, 8, 13, 30)
    nets = CompactEvaluation(GAME, state).nets
    rides = [len(list(GAME.rides(state, pawn))) for pawn in (1, 2, 3)]
    assert 0.9 * rides[0] * rides[1] * rides[2] < len(nets) <= rides[0] * rides[1] * rides[2]
    for net in nets:
        assert [ride.pawn for ride in net.moves] == [1, 2, 3]
        assert len({ride.station for ride in net.moves}) == 3
        assert all((ride.fare, ride.station) in list(GAME.rides(state, ride.pawn)) for ride in net.moves)


@pytest.mark.parametrize(
    ("stock", "movers"), [(Purse(taxi=1), {1}), (Purse(taxi=1, bus=1), {1, 2}), (Purse(2), {1, 2})]
)
def test_cp_6_tickets_that_do_not_go_round_let_some_pawns_stay(stock: Purse, movers: set[int]) -> None:
    nets = CompactEvaluation(GAME, standing(1, 8, 13, 30, stock=stock)).nets
    assert {sum(ride.fare is not None for ride in net.moves) for net in nets} == movers
    assert all(sum(ride.fare == "taxi" for ride in net.moves) <= stock.taxi for net in nets)


def test_who_has_moved_stays_where_it_is() -> None:
    state = replace(standing(1, 8, 13, 30), waiting=(3,))
    nets = CompactEvaluation(GAME, state).nets
    assert {net.moves[:2] for net in nets} == {(PawnMove(1, None, 8), PawnMove(2, None, 13))}
    assert len(nets) == len(list(GAME.rides(state, 3)))


def positions(games: int) -> Iterator[tuple[CompactState, CompactEvaluation, Net]]:
    """He and the detectives anywhere, near enough to each other for it to matter."""
    rng = Random(4)
    while games:
        fugitive = rng.choice(list(GAME.board.stations))
        near = [station for station, away in GAME.board.distances(fugitive).items() if 1 < away < 4]
        state = standing(fugitive, *rng.sample(near, 3))
        evaluation = CompactEvaluation(GAME, state)
        yield state, evaluation, as_they_stand(evaluation)
        games -= 1


def test_what_a_turn_or_two_can_do_is_what_search_finds() -> None:
    """Two detectives may seem to step on one station, so the net is sometimes thought to close when it does not."""
    found = []
    for state, evaluation, net in positions(120):
        turns, least = evaluation.search_turns(state.stations[FUGITIVE] or 0, net), searched(state)
        assert (turns == 1) == (least == 1)
        assert turns <= 2 or least > 2
        found.append((turns == 2, least == 2))
    assert found.count((True, True)) > 3
    assert found.count((True, False)) < found.count((True, True))


def test_a_trap_that_can_be_set_is_set() -> None:
    set_ = 0
    for state, evaluation, _ in positions(60):
        here = state.stations[FUGITIVE] or 0
        traps = [net for net in evaluation.nets if evaluation.search_turns(here, net) == 1]
        if traps:
            cost, net = evaluation.best_net({here: 1.0})
            assert net in traps
            assert cost == min(evaluation.value(here, trap, evaluation.search_turns) for trap in traps), "the cheapest"
            set_ += 1
    assert set_ > 3


def searched(state: CompactState) -> int:
    """The turns it takes with Mister X to move, up to 3."""
    moves = {station for fare, station in GAME.rides(state, FUGITIVE) if fare != "black"}
    return max((1 + caught_in(replace(state, stations=(to, *state.stations[1:]))) for to in moves), default=1)


def caught_in(state: CompactState) -> int:
    """0 if the detectives, to move, catch him now, 1 if they can leave him no safe move, else 2."""
    reach = [{station for _, station in GAME.rides(state, pawn)} for pawn in GAME.detectives]
    if any(state.stations[FUGITIVE] in stations for stations in reach):
        return 0
    joint = (stops for stops in product(*reach) if len(set(stops)) == 3)
    return 1 if any(is_trap(replace(state, stations=(state.stations[0], *stops))) for stops in joint) else 2


def is_trap(state: CompactState) -> bool:
    moves = {station for fare, station in GAME.rides(state, FUGITIVE) if fare != "black"}
    held = {station for pawn in GAME.detectives for _, station in GAME.rides(state, pawn)}
    return moves <= held


def test_cp_10_a_catch_costs_no_more_than_its_ticket() -> None:
    evaluation = CompactEvaluation(GAME, standing(9, 8, 56, 72))
    cost, net = evaluation.best_net({9: 1.0})
    assert PawnMove(1, "taxi", 9) in net.moves
    assert cost == 2, "by taxi: the bus there is no cheaper to them, the underground dearer"


def test_cp_10_a_net_that_can_never_move_again_has_lost_everything(tmp_path: Path) -> None:
    match = sketched(tmp_path, 1, 4, 5, 6, lines=("taxi 1 2", "taxi 2 3", "taxi 4 7", "taxi 5 8", "taxi 6 9"), taxi=3)
    evaluation = CompactEvaluation(match.game, match.state)
    assert {evaluation.value(2, net, evaluation.search_turns) for net in evaluation.nets} == {evaluation.max_value}


def test_the_more_room_he_has_the_longer_it_takes() -> None:
    tight, loose = (CompactEvaluation(GAME, standing(24, *pawns)) for pawns in ((37, 38, 10), (69, 109, 112)))
    assert tight.estimate_turns(24, as_they_stand(tight)) < loose.estimate_turns(24, as_they_stand(loose))


def as_they_stand(evaluation: CompactEvaluation) -> Net:
    return evaluation.net(tuple(PawnMove(pawn, None, evaluation.state.stations[pawn] or 0) for pawn in GAME.detectives))
