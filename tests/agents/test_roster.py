"""Who plays what is a question of the kind of game: a variant under a name of its own is played without an entry."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp import CHANCE, SPECTATOR, Belief, Match, make_agent, make_game, why
from gaslamp.agents import AGENTS, LEVELS, agents_for, check_agent_plays, cover, engine_of, play_opening, warm_up
from gaslamp.agents.clock import QUICK, QUICK_COMPACT
from gaslamp.agents.uniform import Uniform
from gaslamp.games import GAMES
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact
from gaslamp.games.connection import Connection
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Agent, steps

KINDS: tuple[type[Any], ...] = (Classic, Holmes, Compact, Connection)


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def variant(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game like this one, which nothing but the list of games knows by its name."""
    kind: type[Any] = type("Variant", (request.param,), {"name": "variant"})
    monkeypatch.setitem(GAMES, "variant", kind)
    return str(request.param.name)


def test_a_variant_has_the_agents_of_its_kind(variant: str) -> None:
    assert agents_for("variant") == agents_for(variant)
    for agent in AGENTS:
        assert cover(agent, "variant") == cover(agent, variant)
        assert engine_of(agent, "variant") == engine_of(agent, variant)


@pytest.mark.parametrize("agent", ["heuristic", "casual", "club"])
@pytest.mark.usefixtures("variant")
def test_a_variant_is_played_and_explained(agent: str) -> None:
    check_agent_plays(agent, "variant")
    warm_up(agent, "variant")
    match = Match[Any](make_game("variant", 2))
    agents: dict[int, Agent] = {seat: make_agent(agent, Random(seat), game="variant") for seat in range(2)}
    reasons = 0
    for _ in steps(match, agents | {CHANCE: Uniform(Random(1))}):
        for seat in match.to_act - {CHANCE}:
            reasons += why(match.view(seat), match.view(seat).actions[0]) is not None
        if len(match.log) > 40:
            break
    assert reasons > 3
    if isinstance(match.game, Chase) and (here := match.state.stations[FUGITIVE]) is not None:
        assert here in Belief(match.game, eyes=SPECTATOR).update(match.log)


@pytest.mark.usefixtures("variant")
def test_a_variant_can_be_rehearsed() -> None:
    play_opening("heuristic", "variant")


def test_each_kind_has_its_pace() -> None:
    assert [cover("heuristic", kind.name) for kind in KINDS] == [QUICK, QUICK, QUICK_COMPACT, QUICK]
    assert [cover("strong", kind.name) for kind in KINDS] == pytest.approx([0.6, 0.6, 0.6, 0.25])
    assert cover("a-script", "classic") == QUICK


def test_every_stand_in_is_an_agent_that_plays_all_games() -> None:
    for game in GAMES:
        assert {*LEVELS, "heuristic", "uniform"} <= set(agents_for(game))
