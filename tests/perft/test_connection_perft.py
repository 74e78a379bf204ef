"""Case Connection: the counts on file are those of the rules, and the small ones those worked out by hand."""

from __future__ import annotations

import pytest

from gaslamp.games.connection import Connection, ConnectionOptions
from tests.perft.perft import FOLDER, count, read_positions

POSITIONS = {position.name: position for position in read_positions("connection")}
DECK = ConnectionOptions(deck=str(FOLDER / "connection.deck"))


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_of_case_connection_are_as_on_file(name: str) -> None:
    position = POSITIONS[name]
    match = position.played(Connection(position.seats, DECK))
    assert count(match, position.depth) == (position.sequences, position.views)


BY_HAND = {
    # six leads, then five, then four, and nobody sees which
    "dealing": ((6, 30, 120), (1, 1, 1)),
    # three players choose one of two each, in any order; what they follow is seen, what they put under is not
    "choosing leads": ((3 * 2, 6 * 4, 24 * 2), (6, 24, 48)),
    # four locations of five different items, ten pairs each; then there is nothing to do but end the turn
    "first visit": ((40, 40), (40, 40)),
    # one location is closed, two have ten pairs, one three; the three make it two bare ones, and three cards may come
    "next to a refill": ((23, 20 + 3 * 3), (23, 29)),
    # 7, 6, 3 and 4 pairs; any of the seven with cyber solves; a third forensic (7) or witness (1) may be swapped
    "cyber is wanting": ((20, 20 + 7 + 8), (20, 35)),
    # solve or leave it; then 15 pairs to keep, or the other's 16 visits
    "solving": ((2, 15 + 16), (2, 31)),
    # 15 pairs of three cards and three tokens; two leads are left of the pile, then the other one, unseen
    "keeping": ((15, 30, 30), (15, 15, 15)),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_counts_of_case_connection_by_hand(name: str) -> None:
    sequences, views = BY_HAND[name]
    position = POSITIONS[name]
    assert (position.sequences[: len(sequences)], position.views[: len(views)]) == (sequences, views)


def test_every_position_has_a_count_by_hand() -> None:
    assert set(POSITIONS) == set(BY_HAND)
