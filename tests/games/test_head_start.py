"""A head start in the games of points, the house rule that bends CP-1 and CC-14: who begins with points."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp import CHANCE, Match, make_agent, run
from gaslamp.core import BadOptions
from gaslamp.games import make_game
from gaslamp.games.compact import Scored
from gaslamp.games.enquiry import Finale, Solved
from gaslamp.record import read_record, record_of, write_record
from tests.games.enquiries import Enquiry, hand, small_deck
from tests.games.test_compact_points import caught, cornered, played


def test_cp_1_points_given_at_the_start_count_at_the_end() -> None:
    behind = played(caught, cornered).state
    assert (behind.scores, behind.outcome and behind.outcome.winners) == ((1, 4), (1,))
    ahead = played(caught, cornered, head_start=(5,)).state
    assert (ahead.scores, ahead.outcome and ahead.outcome.winners) == ((6, 4), (0,))


def test_cp_11_what_a_round_brings_is_told_without_them() -> None:
    table = played(caught, seats=2, head_start=(5,))
    assert [event.points for event in table.log if isinstance(event, Scored)] == [1]
    assert table.state.scores == (6,)


def test_cc_14_whoever_begins_with_points_needs_fewer() -> None:
    game = make_game("connection", 2, {"head_start": (0, 3)})
    assert [game.points(hand) for hand in game.start().hands] == [0, 3]
    deck = small_deck(*(f"clue {card} - - f -" for card in range(1, 9)), "lead 6 6 f - - -")
    match = Enquiry(deck, hand("2 f", lead=6, bonus=3), hand())
    assert match.solve("0 top 2 f") == [Solved(player=0, lead=6, points=6), Finale(player=0)]


@pytest.mark.parametrize(
    ("game", "head_start", "key"),
    [
        ("compact", (1, 2, 3), "head-start-too-long"),
        ("connection", (1, 2, 3), "head-start-too-long"),
        ("connection", (9, 0), "head-start-too-much"),
        ("compact", (21,), "option-wrong"),
        ("compact", (-1,), "option-wrong"),
    ],
)
def test_a_head_start_that_cannot_be_is_refused(game: str, head_start: tuple[int, ...], key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        make_game(game, 2, {"head_start": head_start})
    assert refused.value.key == key


@pytest.mark.parametrize("game", ["compact", "connection"])
def test_a_record_keeps_the_head_start_and_old_ones_have_none(game: str, tmp_path: Any) -> None:
    match: Match[Any] = Match(make_game(game, 2, {"head_start": [0, 2]}))
    run(match, {seat: make_agent("heuristic" if seat >= 0 else "uniform", Random(seat)) for seat in range(CHANCE, 2)})
    write_record(tmp_path / "ahead.record", record_of(match))
    again = read_record(tmp_path / "ahead.record")
    assert again.options == {"head_start": [0, 2]}
    assert again.match().state == match.state
    before: Any = make_game(game, 2, {})  # as a record of before says nothing of it
    assert set(before.ahead.values()) == {0}
