"""A variant comes to the kernels by writing what differs: a model that descends from another's, and one kernel."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp.agents.engine import models
from gaslamp.agents.engine.chase import fugitive_fares
from gaslamp.agents.engine.encoding import model_of
from gaslamp.agents.engine.layout import TICKETS, UNDERGROUND, Number, Row, plain_tickets
from gaslamp.agents.engine.models import ClassicModel, classic_model, unknown_options
from gaslamp.agents.mcts import Nijssen
from gaslamp.agents.search import Sleuth
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, redact
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Fare, Move
from gaslamp.match import Agent, Match, run
from tests.agents.twin import ClassicTwin, dealt


class Afoot(Classic):
    """The fugitive never takes the underground, but by a black ticket."""

    def can_pay(self, state: ClassicState, pawn: int, fare: Fare) -> bool:
        return not (pawn == FUGITIVE and fare == "underground") and super().can_pay(state, pawn, fare)


class AfootModel(ClassicModel):
    __slots__ = ()


@fugitive_fares.of(AfootModel)
def afoot_fares(model: AfootModel, row: Row) -> Number:
    return (plain_tickets(row, TICKETS) | model.free) & ~(1 << UNDERGROUND)


@model_of.register
def afoot_model(game: Afoot) -> AfootModel:
    return AfootModel(*classic_model(game))


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Afoot:
    declared: dict[Any, Any] = {**models.PLAYS, Afoot: models.PLAYS[Classic]}
    monkeypatch.setattr(models, "PLAYS", declared)
    return Afoot(2)


def test_a_variant_is_refused_until_it_is_declared(game: Afoot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert unknown_options(game) == ()
    monkeypatch.undo()
    assert unknown_options(game) == ("rules",)


@pytest.mark.parametrize("seed", range(6))
def test_the_kernels_play_a_variant_by_its_rules(game: Afoot, seed: int) -> None:
    rng = Random(seed)
    twin = ClassicTwin(dealt(game, rng))
    while twin.match.to_act:
        twin.play(rng.choice(twin.actions()))
    assert twin.match.outcome


@pytest.mark.parametrize("make", [lambda rng: Sleuth(rng, games=1), lambda rng: Nijssen(rng, iterations=20)])
def test_both_searches_play_it(game: Afoot, make: Any) -> None:
    """No warning that the heuristic plays: it would be an error here."""
    agents: dict[int, Agent] = {seat: make(Random(seat)) for seat in range(2)}
    match = Match(game)
    run(match, agents | {CHANCE: Uniform(Random(3))})
    rides = [event for event in match.log if isinstance(event, Move) and event.pawn == FUGITIVE]
    assert rides
    assert all(ride.fare != "underground" for ride in rides)
    assert redact(rides[0], SPECTATOR).station is None
