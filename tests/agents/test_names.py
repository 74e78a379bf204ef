"""Bots have names: short, nobody else's, and nobody's from the games."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.agents.names import NAMES, name_bots
from gaslamp.games.holmes import CAST
from gaslamp.record import Player
from gaslamp.words import LANGUAGES, Words

PAWNS = ("fugitive", "purple", "red", "green", "yellow", "blue", *CAST, "bobby1", "bobby2", "bobby3")


def test_the_list_is_long_enough_and_its_names_are_short() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) >= 16
    assert all(name.isalpha() and len(name) <= 8 for name in NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_somebody_in_the_games(language: str) -> None:
    said = [
        Words(language, game).say(key, pawn=pawn)
        for game in ("classic", "holmes")
        for key in ("pawn-name", "pawn-short")
        for pawn in PAWNS
    ]
    words = {word.casefold() for text in said for word in text.replace(".", " ").split()}
    assert not words & {name.casefold() for name in NAMES}


@pytest.mark.parametrize("seed", range(20))
def test_everybody_at_a_table_has_a_name_of_their_own(seed: int) -> None:
    people = [Player("Ada"), Player("silas"), Player()]
    players = name_bots([*people, *(Player(agent="club") for _ in range(3))], Random(seed))
    bots = [player.name for player in players[3:]]
    assert list(players[:3]) == people
    assert set(bots) <= {*NAMES} - {"Silas"}
    assert len({name[0] for name in [*bots, "Ada", "Silas"]}) == 5  # an initial each, for want of room
    assert {player.agent for player in players[3:]} == {"club"}


def test_a_bot_with_a_name_keeps_it_and_the_same_seed_gives_the_same_names() -> None:
    seated = [Player("Ada", "club"), Player(agent="strong")]
    named = name_bots(seated, Random(1))
    assert named[0] == seated[0]
    assert named == name_bots(seated, Random(1)) == name_bots(named, Random(2))


def test_tables_differ() -> None:
    assert len({name_bots([Player(agent="club")], Random(seed))[0].name for seed in range(40)}) > len(NAMES) / 2
