"""Scenes along random games of every game, mode and option: they can be built, fit their actions, and keep secrets."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Seat, encode
from gaslamp.games import AnyChase, AnyGame
from gaslamp.games.compact import Scored
from gaslamp.games.connection import Connection
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Match, steps
from gaslamp.server.scenes import AnyScene, ChaseScene
from gaslamp.telling.eyes import eyes_of
from gaslamp.testing import twins, viewers
from gaslamp.words import LANGUAGES
from tests.laws.strategies import connection_games, games
from tests.laws.test_secrecy import Leaky, hidden_twins, together
from tests.server.looks import check_sent, look, look_together

SEEDS = st.integers(0, 2**32)
ANY = st.one_of(games(), connection_games())


def along(game: AnyGame, rng: Random) -> Any:
    """A random match, stopped at a tenth of its turns or so and at its end."""
    match: Match[Any] = Match(game)
    yield match
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        if match.outcome or rng.random() < 0.1:
            yield match


# Secrets


@settings(max_examples=25, deadline=None)
@given(ANY, SEEDS)
def test_two_truths_a_seat_cannot_tell_apart_give_the_same_scene(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for match in along(game, rng):
        for seat, one, two in twins(match, rng):
            assert shown(one, seat) == shown(two, seat)


@settings(max_examples=12, deadline=None)
@given(games(), SEEDS)
def test_hidden_moves_stay_hidden_on_every_screen_until_the_rules_part_them(game: AnyChase, seed: int) -> None:
    rng = Random(seed)
    for one, two in hidden_twins(game, rng):
        if rng.random() < 0.1:
            assert others_are_shown(one) == others_are_shown(two)
            while together(one, two, rng):
                assert others_are_shown(one) == others_are_shown(two)


@pytest.mark.parametrize("leak", ["fugitive's move to everybody", "start to a detective"])
def test_the_tests_catch_a_deliberate_leak(leak: str) -> None:
    pairs = [pair for seed in range(2) for pair in hidden_twins(Leaky(leak), Random(seed))]
    assert any(others_are_shown(one) != others_are_shown(two) for one, two in pairs)


def shown(match: Match[Any], seat: Seat) -> bytes:
    return encode([look(match, seat), look(match, seat, language="fr", since=len(match.log) - 2)])


def others_are_shown(match: Match[Any]) -> bytes:
    others = [seat for seat in viewers(match.game) if seat != match.state.fugitive]
    screens = [look_together(match, pair) for pair in combinations(range(match.game.seats), 2) if 0 not in pair]
    return encode([*(look(match, seat) for seat in others), *screens])


# Whole games


@settings(max_examples=16, deadline=None)
@given(ANY, SEEDS, st.sampled_from(LANGUAGES))
def test_every_state_of_every_game_has_a_scene_in_every_language(game: AnyGame, seed: int, language: str) -> None:
    for match in along(game, Random(seed)):
        for seat in viewers(game):
            check(look(match, seat, language=language), match, () if seat == SPECTATOR else (seat,))
        check(look_together(match, range(game.seats), language=language), match, range(game.seats))
        check(look_together(match, (0, 1), language=language, since=len(match.log)), match, (0, 1))


def check(scene: AnyScene, match: Match[Any], people: Any) -> None:
    actions = eyes_of(match, frozenset(people)).choices()
    assert [offer.kind for offer in scene.offers] == [type(action).__name__ for action in actions]
    assert len({offer.text for offer in scene.offers}) == len(scene.offers), "two offers read alike"
    assert scene.wanted == bool(match.to_act & frozenset(people))
    assert bool(scene.over) == (match.outcome is not None)
    assert bool(scene.ending) == (match.outcome is not None)
    assert scene.turn
    began = scene.recap.since if isinstance(scene, ChaseScene) else scene.round_began
    assert 0 <= began <= len(match.log)
    check_sent(scene)


@settings(max_examples=10, deadline=None)
@given(games(), SEEDS)
def test_steps_take_every_pawn_to_where_it_stands(game: AnyChase, seed: int) -> None:
    rng = Random(seed)
    for match in along(game, rng):
        for seat in viewers(game):
            check_steps(match, seat, rng.randrange(len(match.log) + 1))


def check_steps(match: Match[Any], seat: Seat, since: int) -> None:
    scene, later = look(match, seat), look(match, seat, since=since)
    assert isinstance(scene, ChaseScene)
    assert isinstance(later, ChaseScene)
    assert len(scene.steps) == len(match.log)
    assert later.steps == scene.steps[since:]
    at: dict[int | None, int | None] = {}
    for step, event in zip(scene.steps, match.log, strict=True):
        if step and step.kind in ("Deal", "Place", "Settle", "Move", "Land"):
            assert step.begin == at.get(step.pawn)
            at[step.pawn] = step.end
        elif step and step.kind in ("Surfaced", "Caught", "Cornered"):
            at[FUGITIVE] = step.end
        elif isinstance(event, Scored):
            at.clear()
    known = {pawn.pawn: pawn.station for pawn in scene.pawns if pawn.station}
    assert known.items() <= at.items() or match.outcome is not None


@settings(max_examples=10, deadline=None)
@given(games(), SEEDS)
def test_a_hidden_fugitive_is_on_his_own_screen_alone(game: AnyChase, seed: int) -> None:
    for match in along(game, Random(seed)):
        for seat in viewers(game):
            scene, known = look(match, seat), match.known(seat)
            assert isinstance(scene, ChaseScene)
            assert scene.pawns[FUGITIVE].station == known.stations[FUGITIVE]
            assert [window.station for window in scene.log if window.fare] == [entry.station for entry in known.log]
            assert (scene.ending is None) == (match.outcome is None)


def test_a_hint_that_is_off_is_nowhere_in_the_scene() -> None:
    match: Match[Any] = Match(Connection(2))
    for _ in steps(match, {seat: Uniform(Random(5)) for seat in range(CHANCE, 2)}):
        for seat in (0, 1):
            scene = look(match, seat, hints=False)
            assert "Solve" not in {offer.kind for offer in scene.offers}
