"""Reasons are true, are the same for all who may read them, and are nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp import why
from gaslamp.agents import make_agent
from gaslamp.agents.belief import believe
from gaslamp.agents.explain import LATEST, Reason, Reasoner
from gaslamp.agents.heuristic.connection_cost import cost_to_solve, holding
from gaslamp.core import CHANCE, SPECTATOR, Action, Game, Seat
from gaslamp.games import make_game
from gaslamp.games.chase import put
from gaslamp.games.compact import PENALTY, Compact
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Solve, Visit
from gaslamp.games.vocabulary import FUGITIVE, Double, Fare, Move
from gaslamp.match import Match
from tests.games.positions import Position

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "classic": ("classic", 3, {"detectives": 4}),
    "advanced": ("classic", 3, {"voluntary_surfacing": True, "cut_off": True}),
    "original": ("holmes", 3, {}),
    "sherlock": ("holmes", 4, {"mode": "sherlock"}),
    "compact": ("compact", 3, {}),
    "connection": ("connection", 3, {}),
}
CHASES = [name for name, (game, *_) in TABLES.items() if game != "connection"]


@cache
def played(table: str, seed: int = 1) -> list[tuple[Match[Any], Action]]:
    """A match between heuristics: how things stood, and what was done next."""
    name, seats, options = TABLES[table]
    match: Match[Any] = Match(make_game(name, seats, options))
    names = {seat: "uniform" if seat == CHANCE else "heuristic" for seat in range(CHANCE, seats)}
    agents = {seat: make_agent(agent, Random(seed * 10 + seat)) for seat, agent in names.items()}
    found = []
    while match.to_act:
        seat = min(match.to_act)
        found.append((match.fork(), agents[seat].act(match.view(seat))))
        match.play(found[-1][1])
    return [(match, action) for match, action in found if action.seat != CHANCE]


def reasons(table: str, seed: int = 1) -> Iterator[tuple[Match[Any], Action, Reason]]:
    for match, action in played(table, seed):
        if reason := why(match.view(action.seat), action):
            yield match, action, reason


def is_fugitives(match: Match[Any], action: Action) -> bool:
    return action.seat == getattr(match.state, "fugitive", None)


# Who may read what


@pytest.mark.parametrize("table", TABLES)
def test_what_is_done_in_the_open_is_explained_alike_to_everybody(table: str) -> None:
    told = 0
    for match, action, reason in reasons(table):
        if not is_fugitives(match, action) or isinstance(match.game, Compact):
            assert {seat: why(match.view(seat), action) for seat in everybody(match.game)} == dict.fromkeys(
                everybody(match.game), reason
            )
            told += 1
    assert told > 20


def everybody(game: Game[Any]) -> tuple[Seat, ...]:
    return SPECTATOR, CHANCE, *range(game.seats)


@pytest.mark.parametrize("table", ["classic", "advanced", "original", "sherlock"])
def test_the_fugitives_reasons_are_his_own(table: str) -> None:
    told = 0
    for match, action, reason in reasons(table):
        if is_fugitives(match, action):
            others = [seat for seat in everybody(match.game) if seat not in (action.seat, CHANCE)]
            assert [why(match.view(seat), action) for seat in others] == [None] * len(others)
            assert why(match.view(CHANCE), action) == reason
            told += 1
    assert told > 5


@pytest.mark.parametrize("table", TABLES)
def test_reading_on_tells_what_is_told_from_scratch(table: str) -> None:
    name, seats, _ = TABLES[table]
    readers: dict[Seat, Reasoner] = {}
    expected: dict[Seat, dict[int, Reason]] = {SPECTATOR: {}, 0: {}, 1: {}}
    for match, action in played(table):
        for seat, found in expected.items():
            reader = readers.setdefault(seat, Reasoner(match.game, seat, range(seats)))
            view = match.view(seat)
            latest = {n: reason for n, reason in found.items() if n >= len(view.events) - LATEST}
            assert reader.update(view.events) == latest, name
            if reason := why(view, action):
                found[len(view.events)] = reason


def test_only_those_who_are_asked_give_reasons_and_another_story_starts_over() -> None:
    *_, (match, _) = played("classic")
    events = match.view(1).events
    asked = Reasoner(match.game, 1, {2}).update(events)
    assert asked
    assert {getattr(events[n], "seat", None) for n in asked} == {2}
    reader = Reasoner(match.game, 1, {2})
    reader.update(events[:-3])
    reader.update(events[: len(events) // 2])
    assert reader.update(events) == asked


# Whether they are true


def test_what_is_said_of_where_he_can_be_is_so() -> None:
    seen = set[str]()
    for match, action, reason in (found for table in CHASES for found in reasons(table)):
        if not isinstance(action, Move) or action.pawn == FUGITIVE:
            continue
        can_be = believe(match.view(SPECTATOR))
        assert reason.details.get("possible", len(can_be)) == len(can_be)
        if reason.key == "catches":
            assert can_be == {action.station}
        if reason.key == "searches":
            assert action.station in can_be
        seen.add(reason.key)
    assert {"catches", "searches"} <= seen


def test_a_way_out_that_is_closed_is_closed() -> None:
    told = 0
    for match, action, reason in (found for table in CHASES for found in reasons(table)):
        if reason.key == "closes":
            after = match.fork()
            after.play(action)
            if not after.outcome and after.state.phase == "answer":
                assert ways_out(match) <= within_reach(after)
                told += 1
    assert told


def ways_out(match: Match[Any]) -> set[int]:
    """Where he may go next, for all that everybody knows, as the detectives stand."""
    game: Any = match.game
    stations = [put(match.state.stations, FUGITIVE, at) for at in believe(match.view(SPECTATOR))]
    return {to for row in stations for _, to in game.rides(replace(match.state, stations=row), FUGITIVE)}


def within_reach(match: Match[Any]) -> set[int]:
    game: Any = match.game
    return {station for pawn in game.detectives for station in (match.state.stations[pawn], *reached(match, pawn))}


def reached(match: Match[Any], pawn: int) -> set[int]:
    """Where a pawn can be with one more ride if nobody stands in its way."""
    game: Any = match.game
    exits = game.board.exits[match.state.stations[pawn]]
    return {exit.station for exit in exits if exit.kind != "ferry" and game.can_pay(match.state, pawn, exit.kind)}


def test_the_fugitive_says_how_far_off_they_are() -> None:
    told = 0
    for match, action, reason in reasons("classic"):
        if reason.key in ("escapes", "shows") and isinstance(action, Move):
            assert action.station is not None
            away = match.game.board.distances(action.station)  # type: ignore[attr-defined]
            assert reason.details["moves"] >= min(away[station] for station in match.state.stations[1:])
            told += 1
    assert told > 3


def test_a_black_ticket_is_said_to_hide_more() -> None:
    told = [reason.details for seed in (1, 2) for _, _, reason in reasons("classic", seed) if reason.key == "hides"]
    assert told
    assert all(int(details["possible"]) > int(details["plain"]) for details in told)


def test_an_item_short_is_an_item_short() -> None:
    """As many as are said to be missing bring a lead home, and fewer do not."""
    seen = set[str]()
    for match, action, reason in reasons("connection"):
        seen.add(reason.key)
        game, hand = match.game, match.state.hands[action.seat]
        assert isinstance(game, Connection)
        if isinstance(action, Solve):
            assert reason.details["total"] == game.points(hand) + game.deck.leads[hand.lead].points
        if isinstance(action, Visit) and hand.lead:
            costs, own = cost_to_solve(game), holding(hand).gain(action.items)
            is_ready = costs.can_lay(hand.lead, own.cards) and not costs.missing_tokens(hand.lead, own.tokens)
            assert (costs.missing_items(hand.lead, own) == 0) == is_ready
            assert is_ready or reason.key != "completes"
    assert {"gathers", "completes", "solves", "follows"} <= seen


def test_items_come_one_by_one() -> None:
    game = Connection(2)
    costs, rng = cost_to_solve(game), Random(4)
    for lead in game.deck.leads:
        own = holding(Match(game).state.hands[0])
        for card in rng.sample(sorted(game.deck.clues), 12):
            more = own.gain([card])
            missing = costs.missing_items(lead, own)
            assert missing - 1 <= costs.missing_items(lead, more) <= missing
            own = more


# Single positions


def reason_for(table: Position, pawn: int, fare: Fare, station: int) -> Reason | None:
    return why(table.view(table.owner(pawn)), table.move(pawn, fare, station))


def test_the_underground_is_sealed_round_where_he_was_seen() -> None:
    table = Position(88, 14, 63, 140, surfacing=(1,))
    table.ride(0, "taxi", 89)
    assert reason_for(table, 1, "taxi", 13) == Reason("seals", {"kind": "underground", "station": 89})


def test_there_is_but_one_way_to_go() -> None:
    table = Position(100, 93, 74, taxi=0, bus=0, underground=1)
    table.ride(0, "taxi", 101)
    assert table.reach(1) == [("underground", 79)]
    assert reason_for(table, 1, "underground", 79) == Reason("only")


def test_a_double_across_a_surfacing_is_said_to_be_one() -> None:
    table = Position(100, 2, 50, surfacing=(1,))
    assert why(table.view(0), Double(seat=0)) == Reason("crosses")
    table.play(Double(seat=0))
    assert reason_for(table, 0, "taxi", 101) == Reason("passes")


def test_what_hiding_costs_is_said() -> None:
    told = [reason.details for seed in (1, 2) for _, _, reason in reasons("compact", seed) if reason.key == "conceals"]
    assert told
    assert {details["points"] for details in told} == {PENALTY}
