"""Reasons over the wire: with the event they are for, once, and never for what a person did."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action
from gaslamp.games import make_game
from gaslamp.match import Match
from tests.server.client import Json, Sight
from tests.server.truths import Told


def told(match: Match[Any], table: Told, *, rounds: int = 3) -> list[Json]:
    """Every update of the first rounds, as they come."""
    agents = {seat: Heuristic(Random(seat)) for seat in range(3)} | {CHANCE: Uniform(Random(9))}
    sight, updates = Sight(), list[Json]()
    for message in map(json.loads, table.begun):
        sight.heard(message)
    while match.state.round <= rounds and match.to_act:
        seat = min(match.to_act)
        match.play(agents[seat].act(match.view(seat)))
        messages = map(sight.heard, map(json.loads, table.becomes(match.fork())))
        updates += [message for message in messages if message["type"] == "update"]
    return updates


def explained(update: Json) -> list[Json]:
    return [update["events"][int(n)] for n in update["why"]]


def test_a_reason_comes_with_its_event_and_once() -> None:
    match: Match[Any] = Match(make_game("classic", 3))
    updates = told(match, Told(match, frozenset({1})))
    events = [event for update in updates for event in explained(update)]
    assert {event["seat"] for event in events} == {2}
    assert len(events) == sum(isinstance(event, Action) and event.seat == 2 for event in match.log)


def test_whoever_comes_later_is_told_the_latest_reasons_again() -> None:
    match: Match[Any] = Match(make_game("classic", 3))
    table = Told(match, frozenset({1}))
    told(match, table)
    *_, update = map(json.loads, table.afresh())
    assert update["since"] == 0
    assert {event["seat"] for event in explained(update)} == {2}


def test_what_a_person_did_before_a_bot_stood_in_is_not_explained() -> None:
    match: Match[Any] = Match(make_game("classic", 3))
    table = Told(match, frozenset({1, 2}), left=True)
    assert {event["seat"] for update in told(match, table) for event in explained(update)} == {1, 2}
    *_, update = map(json.loads, table.afresh())
    assert (update["since"], update["why"]) == (0, {})
