"""The rules give the counts on file; small counts are also worked out by hand."""

from __future__ import annotations

import pytest

from gaslamp.games import GAMES
from tests.perft.perft import Position, count, divide, games, read_positions

POSITIONS = {(game, position.name): position for game in games() for position in read_positions(game)}


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_counts_are_as_on_file(game: str, name: str) -> None:
    position = POSITIONS[game, name]
    match = position.match(game)
    assert count(match, position.depth) == (position.sequences, position.views), divide(match, 1)


def test_every_game_has_positions_of_different_names() -> None:
    assert games() == sorted(GAMES)
    assert len(POSITIONS) == sum(len(read_positions(game)) for game in games())


def test_first_move_from_174_by_hand() -> None:
    """174 has taxis to 161, 173 and 175: three fares, the same three in black, and the double."""
    position = POSITIONS["classic", "corner"]
    assert position.deal[0] == 174
    assert position.sequences[0] == 7
    assert position.views[0] == 3  # a taxi, a black ticket, a double: where to is nobody's business


BY_HAND = {
    # 127: taxi 115 116 126 133 134, bus 102 116 133, the six stations in black, the double; four kinds to be seen
    "the variant": (15, 4),
    # 51: taxi 38 39 52 67 68, the five in black, the balloon, the double
    "hideout": (12, 4),
    # all tiles but his own; each is turned for all to see
    "balloon": (12, 12),
    # Holmes at 26 has three taxis and a question, Watson at 141 four and three
    "questions": (11, 11),
    # 132 has taxis to 114 and 140, but the detectives hold every ticket: two in black, and the double
    "counted supply": (3, 2),
    # one window left: no double
    "last entry": (4, 2),
}


@pytest.mark.parametrize("name", BY_HAND)
def test_first_actions_of_the_holmes_edition_by_hand(name: str) -> None:
    position = POSITIONS["holmes", name]
    assert (position.sequences[0], position.views[0]) == BY_HAND[name]


def test_three_actions_of_the_balloon_by_hand() -> None:
    """Twelve tiles of two stations; landed, he says so, at 146 and 127 he has a crime, at 51 two tickets to take."""
    assert POSITIONS["holmes", "balloon"].sequences[:3] == (12, 24, 24 + 2 + 2)


COMPACT_BY_HAND = {
    # three pawns, ten underground stations
    "placing": (30, 30),
    # 112: taxi 95 111 113, the three in black and the boat to 84; where he hides is not seen
    "boat": (7, 4),
    # 14: red stands on 13, so a taxi to 15, or in black
    "crowded": (2, 2),
    # 8 has eight lines, 105 six, 109 eight; with giving up that makes 23 for each of three players
    "whoever moves which": (69, 69),
    # one player has said it and may only move, the other may still say it
    "giving up": (45, 45),
    # red has moved: six lines at 105, eight at 109, and giving up
    "hidden": (15, 15),
    # 2: taxi 1 3 7, and no second black ticket at once
    "out of hiding": (3, 3),
    # the last ticket is paid: the other player places the pawns
    "next round": (30, 30),
}


@pytest.mark.parametrize("name", COMPACT_BY_HAND)
def test_first_actions_of_compact_by_hand(name: str) -> None:
    position = POSITIONS["compact", name]
    assert (position.sequences[0], position.views[0]) == COMPACT_BY_HAND[name]


@pytest.mark.parametrize("name", ["placing", "next round"])
def test_two_placements_by_hand(name: str) -> None:
    """Two pawns are left for nine stations."""
    assert POSITIONS["compact", name].sequences == (30, 30 * 18)


@pytest.mark.parametrize("position", [POSITIONS["classic", "corner"], POSITIONS["holmes", "hideout"]])
def test_divide_adds_up_to_the_count(position: Position) -> None:
    match = position.match("holmes" if position.name == "hideout" else "classic")
    assert sum(divide(match, 2).values()) == count(match, 2)[0][1]
