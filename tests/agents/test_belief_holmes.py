"""The belief in the Sherlock Holmes edition: every secret history that looks the same, and no other."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from gaslamp.agents.belief import Belief, believe
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, redact
from gaslamp.games.holmes import Draw, Holmes, Plot, Settle
from gaslamp.games.powers import Ban, Collect, Commit, Fly, HolmesState, LieLow
from gaslamp.games.vocabulary import FUGITIVE, Deal, Done, Double, Move
from gaslamp.match import Match
from tests.agents.court import OPTIONS, court_game
from tests.agents.test_belief import where

Truth: TypeAlias = Match[HolmesState]


@pytest.mark.parametrize("name", OPTIONS)
def test_the_belief_is_every_history_that_looks_the_same(tmp_path: Path, name: str) -> None:
    game = court_game(tmp_path, OPTIONS[name])
    for seed in range(18):
        compare_with_brute_force(game, Random(seed))


def compare_with_brute_force(game: Holmes, rng: Random) -> None:
    truth: Truth = Match(game)
    belief, histories = Belief(game), [truth.fork()]
    while truth.to_act:
        seat = min(truth.to_act)
        action = choose(truth.view(seat).actions, rng)
        seen = [redact(event, SPECTATOR) for event in truth.play(action)]
        histories = different(other for history in histories for other in continued(history, action, seen))
        if truth.to_act and where(truth) is not None:  # at the end the whole log is opened
            assert belief.update(truth.view(SPECTATOR).events).keys() == {where(history) for history in histories}


def choose(actions: tuple[Action, ...], rng: Random) -> Action:
    """More secret moves than doubles and showings, and every use of a hideout there is."""
    rare = [action for action in actions if not isinstance(action, Double | Fly | Ban)]
    uses = [action for action in actions if isinstance(action, Commit | Collect | LieLow)]
    if uses and rng.random() < 0.7:
        return rng.choice(uses)
    return rng.choice(rare if rare and rng.random() < 0.7 else actions)


def different(histories: Iterable[Truth]) -> list[Truth]:
    """One of those that can only go on alike: what differs lies too far back for anybody to be told."""
    return list({told(history.state): history for history in histories}.values())


def told(state: HolmesState) -> Hashable:
    past = tuple(entry.station for entry in state.log[-3:])
    return state.stations, state.tile, frozenset(state.crimes), past


def continued(history: Truth, action: Action, seen: list[Event]) -> Iterator[Truth]:
    """Every way this history can go on that shows everybody the same as what was seen."""
    game = history.game
    assert isinstance(game, Holmes)
    for other in history.view(action.seat).actions:
        if redact(game.addressed(history.state, other), SPECTATOR) == seen[0]:
            fork = history.fork()
            if [redact(event, SPECTATOR) for event in fork.play(other)] == seen:
                yield fork


def test_sh_14_no_scene_serves_twice(tmp_path: Path) -> None:
    """He was seen at 1, then rode to 2 for his first crime, to 1 or 3, and to a scene that is not 2."""
    game = court_game(tmp_path, {"crimes": 3, "surfacing": [1], "characters": ["irene", "watson"], "tokens": 0})
    match: Truth = Match(game)
    for action in (*SETTING, *stroll(1), *stroll(2), *stroll(3), *stroll(6)):
        advance(match, action)
    assert believe(match.view(SPECTATOR)) == {6}


SETTING: tuple[Action, ...] = (
    Deal(seat=CHANCE, pawn=1, station=8), Deal(seat=CHANCE, pawn=2, station=5),
    Plot(seat=CHANCE, station=2), Plot(seat=CHANCE, station=6), Plot(seat=CHANCE, station=3),
    Draw(seat=CHANCE, tile=(9, 2)), Settle(seat=0, station=2),
)  # fmt: skip


def stroll(station: int) -> tuple[Action, ...]:
    """By carriage to the station, a crime at 2 and 6, and nothing more."""
    crime = (Commit(seat=0),) if station in (2, 6) else ()
    return Move(seat=0, pawn=FUGITIVE, fare="taxi", station=station), *crime, Done(seat=0)


def advance(match: Truth, action: Action) -> None:
    """Play it once the detectives, who shuttle between two stations, have answered."""
    while action.seat == 0 and 1 in match.to_act:
        ride = next(a for a in match.view(1).actions if getattr(a, "station", None) in (5, 4, 7, 8))
        match.play(ride)
    match.play(action)
