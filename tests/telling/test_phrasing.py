"""Texts that screens share, and where a game says them its own way."""

from __future__ import annotations

import pytest

from gaslamp.telling.phrasing import OWN, say
from gaslamp.words import LANGUAGES, Words

DETAILS = {
    "pawn": "", "station": 1, "state": "", "blacks": "resting", "tickets": "", "who": "", "count": 1, "half": "",
    "round": 1, "rounds": 2, "moves": 3, "shown": True, "fare": "taxi",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_a_game_says_its_own_things_its_own_way(game: str, language: str) -> None:
    words = Words(language, game)
    for key in OWN[game]:
        assert say(words, key, **DETAILS) == words.say(f"telling-{key}.{game}", **DETAILS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rest_it_says_like_all_others(language: str) -> None:
    shared, own = Words(language), Words(language, "holmes")
    assert say(shared, "heading", **DETAILS) == say(own, "heading", **DETAILS)
    assert say(shared, "ticket", fare="bus") != say(own, "ticket", fare="bus")
