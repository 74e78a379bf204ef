"""The rules give the counts on file; small counts are also worked out by hand."""

from __future__ import annotations

import pytest

from tests.perft.perft import Position, count, divide, read_positions

POSITIONS = read_positions()


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_counts_are_as_on_file(position: Position) -> None:
    match = position.match()
    assert count(match, position.depth) == (position.sequences, position.views), divide(match, 1)


def test_first_move_from_174_by_hand() -> None:
    """174 has taxis to 161, 173 and 175: three fares, the same three in black, and the double."""
    (position,) = (p for p in POSITIONS if p.name == "corner")
    assert position.deal[0] == 174
    assert position.sequences[0] == 7
    assert position.views[0] == 3  # a taxi, a black ticket, a double: where to is nobody's business


def test_divide_adds_up_to_the_count() -> None:
    position = POSITIONS[0]
    match = position.match()
    assert sum(divide(match, 2).values()) == count(match, 2)[0][1]
