"""The plan of the policies for the whole team: known best plans on small boards, where he is in plain sight."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from gaslamp.agents.engine.board_arrays import numbers, stations
from gaslamp.agents.engine.encoding import encode
from gaslamp.agents.engine.layout import pawn_of, station_of
from gaslamp.agents.engine.rng import seeded
from gaslamp.agents.engine.rollout import plan_once
from gaslamp.agents.engine.simulation import Policy, SimulatedGame, new_scratch
from gaslamp.agents.search.classic import classic_policy
from gaslamp.agents.search.holmes import holmes_policy
from gaslamp.games.classic import Classic
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import FUGITIVE
from tests.agents.known_best import GAMES, HUNTS


def policy_of(game: object) -> Policy:
    if isinstance(game, Classic):
        return classic_policy(game, is_fugitive=False)
    assert isinstance(game, Holmes)
    return holmes_policy(game, is_fugitive=False)


@pytest.mark.parametrize("name", HUNTS)
@pytest.mark.parametrize("game", ["classic", "holmes"])
def test_without_noise_the_plan_is_the_best_there_is(game: str, name: str, tmp_path: Path) -> None:
    known = HUNTS[name]
    match = GAMES[game](known, tmp_path)
    for station in known.rides:
        match.ride(FUGITIVE, "taxi", station)
    policy, belief = policy_of(match.game), np.zeros(len(match.game.board.stations))
    belief[numbers(match.game.board)[known.rides[-1]]] = 1.0
    scratch = new_scratch(policy)
    start = SimulatedGame(encode(match.game, match.state), belief, np.zeros(2, np.int64), seeded(Random(1)))
    plan_once(policy, start, 0.0, scratch)
    codes = [int(code) for code in scratch.plan if code >= 0]
    assert [int(pawn_of(code)) for code in codes] == list(match.game.detectives)
    rides = {int(pawn_of(code)): stations(match.game.board)[station_of(code)] for code in codes}
    assert rides.items() >= known.best.items()
