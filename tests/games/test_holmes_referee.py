"""Sherlock Holmes edition: along random matches a referee who knows only the board agrees with the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp.core import CHANCE, Action
from gaslamp.games import make_game
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import HolmesState
from gaslamp.games.vocabulary import Done, Move
from gaslamp.match import Match
from tests.games.referee import Referee

TEAMS = ["sherlock watson", "irene lestrade mycroft", "lestrade irene watson mycroft sherlock", "lestrade watson"]
HOUSE: dict[str, Any] = {"surfacing": (1, 2, 4, 5, 7, 9), "doubles": 2, "tokens": 5, "bobbies": 3}


def pick(rng: Random, game: Holmes, actions: tuple[Action, ...]) -> Action:
    """Anything, but rather what is rare: powers, hideouts, crime scenes."""
    places = game.board.marks["hideout"] | game.board.marks["crime"]
    rare = [a for a in actions if not isinstance(a, Move | Done) or (isinstance(a, Move) and a.station in places)]
    return rng.choice(rare if rare and rng.random() < 0.5 else actions)


def follow(game: Holmes, rng: Random) -> Match[HolmesState]:
    """A match to its end, the referee agreeing at every step."""
    match, referee = Match(game), Referee(game)
    while match.to_act:
        if referee.stage != "deal":
            for seat in range(CHANCE, game.seats):
                assert set(match.view(seat).actions) == referee.offers(seat), f"seat {seat}, {referee.stage}"
        for event in match.play(pick(rng, game, match.view(rng.choice(sorted(match.to_act))).actions)):
            referee.note(event)
        assert [*match.state.purses, match.state.supply] == referee.purses()
    assert match.outcome is not None
    assert match.outcome.rule in referee.reasons(match.state.round)
    return match


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("mode", ["original", "sherlock"])
@pytest.mark.parametrize("team", TEAMS)
def test_sh_16_to_36_the_referee_agrees(team: str, mode: str, seed: int) -> None:
    rng = Random(seed)
    options = {"mode": mode, "characters": team.split()} | (HOUSE if seed % 3 == 0 and mode == "sherlock" else {})
    options |= {"fugitive_fares": "counted", "taxi": 9, "bus": 2} if seed % 4 == 1 else {}
    follow(make_game("holmes", rng.randint(2, 1 + len(team.split())), options), rng)
