"""The five laws of the core, over random matches of every option and number of seats."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.games import AnyGame
from gaslamp.games.connection import Connection
from gaslamp.match import Match
from gaslamp.record import decode_record, encode_record, record_of
from gaslamp.testing import check_game, viewers
from tests.laws.strategies import connection_games, games

SEEDS = st.integers(0, 2**32)


@settings(max_examples=80, deadline=None)
@given(games(), SEEDS)
def test_laws_hold_along_random_matches(game: AnyGame, seed: int) -> None:
    match = check_game(game, Random(seed))
    check_records(match)


@settings(max_examples=40, deadline=None)
@given(connection_games(), SEEDS)
def test_laws_hold_along_random_matches_of_case_connection(game: Connection, seed: int) -> None:
    check_game(game, Random(seed))


def check_records(match: Match[Any]) -> None:
    """Written and read, whole or as any seat saw it, a match is the same match."""
    for seat in (None, *viewers(match.game)):
        record = record_of(match, seen_by=seat)
        assert decode_record(encode_record(record)) == record
