"""An open start in the chases, the house rule of CL-6 and SH-7: everybody sees where the fugitive begins."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp import CHANCE, SPECTATOR, Match, make_agent
from gaslamp.agents.belief import believe
from gaslamp.core import BadOptions
from gaslamp.games import make_game
from gaslamp.games.vocabulary import FUGITIVE, Deal, Move
from gaslamp.record import read_record, record_of, write_record


def dealt(game: str, **options: Any) -> Match[Any]:
    """A match in which chance has done its part."""
    match: Match[Any] = Match(make_game(game, 2, options))
    chance = make_agent("uniform", Random(3))
    while CHANCE in match.to_act:
        match.play(chance.act(match.view(CHANCE)))
    return match


@pytest.mark.parametrize("game", ["classic", "holmes"])
def test_cl_6_everybody_sees_an_open_start_and_nothing_after_it(game: str) -> None:
    match = dealt(game, open_start=True)
    start = match.state.start
    for seat in (SPECTATOR, 0, 1):
        deal = next(e for e in match.view(seat).events if isinstance(e, Deal) and e.pawn == FUGITIVE)
        assert (deal.station, match.known(seat).stations[FUGITIVE]) == (start, start)
    match.play(match.view(0).actions[0])
    assert [match.known(seat).stations[FUGITIVE] for seat in (SPECTATOR, 1)] == [None, None]
    assert [e.station for e in match.view(1).events if isinstance(e, Move)] == [None]


def test_sh_7_by_the_book_his_start_is_his_secret() -> None:
    assert dealt("holmes").known(1).stations[FUGITIVE] is None


def test_cl_6_bots_search_from_an_open_start() -> None:
    match = dealt("classic", open_start=True)
    move = next(action for action in match.view(0).actions if isinstance(action, Move))
    match.play(move)
    reached = {exit.station for exit in match.game.board.exits[match.state.start]}  # type: ignore[attr-defined]
    assert believe(match.view(1)) <= reached


def test_sh_10_in_sherlock_mode_more_than_his_station_is_secret() -> None:
    with pytest.raises(BadOptions) as problem:
        make_game("holmes", 2, {"mode": "sherlock", "open_start": True})
    assert problem.value.key == "option-unused"


def test_an_open_start_is_part_of_the_record(tmp_path: Path) -> None:
    match = dealt("classic", open_start=True)
    write_record(tmp_path / "open.record", record_of(match))
    again = read_record(tmp_path / "open.record")
    assert again.options == {"open_start": True}
    assert again.match().state == match.state
