"""The benchmark of who begins compares like with like."""

from __future__ import annotations

from benchmarks.beginning import Begun, begun, played

from gaslamp.core import Event
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import First

SETUP = "7 0"


def setting_up(match: Begun) -> list[Event]:
    return match.log[: next(n for n, event in enumerate(match.log) if isinstance(event, First))]


def test_every_seat_begins_the_same_set_up() -> None:
    matches = [begun(Connection(3), "uniform", SETUP, first) for first in range(3)]
    assert [event.player for match in matches for event in match.log if isinstance(event, First)] == [0, 1, 2]
    assert setting_up(matches[0]) == setting_up(matches[1]) == setting_up(matches[2])


def test_another_set_up_is_another() -> None:
    one, other = (begun(Connection(3), "uniform", setup, 0) for setup in (SETUP, "7 1"))
    assert setting_up(one) != setting_up(other)


def test_the_edge_is_what_the_beginners_won_beyond_an_equal_share() -> None:
    wins = 0.0
    for first in range(2):
        outcome = begun(Connection(2), "heuristic", SETUP, first).outcome
        assert outcome
        wins += (first in outcome.winners) / len(outcome.winners)
    assert played(2, "heuristic", SETUP).edge == wins / 2 - 1 / 2
