"""Reasons in words: a sentence for each, in four languages, and only of bots that have any."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import gaslamp.agents.explain
from gaslamp.agents import make_agent
from gaslamp.agents.explain import Reason
from gaslamp.core import CHANCE, SPECTATOR, Action
from gaslamp.games import make_game
from gaslamp.match import Match, run
from gaslamp.record import Player
from gaslamp.telling.reasons import Reasons, bots_of, since
from gaslamp.words import LANGUAGES, Words, keys_of

FOLDER = Path(gaslamp.agents.explain.__file__).parent
MAKERS = ("because", "_of_many", "_short", "far_off")
"""What reasons are made by, with the key first."""
PIECES = {"reasons-line", "reasons-among", "reasons-share", "reasons-moves"}
"""What other sentences are made of."""
NUMBERS = ("possible", "share", "station", "stations", "moves", "plain", "left", "number", "crimes", "points", "lead")
EVERY_DETAIL: dict[str, int | str] = {**dict.fromkeys((*NUMBERS, "short", "total"), 7), "kind": "bus", "seat": 1}


@cache
def keys() -> frozenset[str]:
    """Every key that a reason is made with."""
    calls = [node for file in FOLDER.glob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    named = [
        node
        for node in calls
        if isinstance(node, ast.Call) and _name(node) in ("because", "_of_many", "_short", "far_off")
    ]
    constants = [value for node in named for value in ast.walk(node.args[0]) if isinstance(value, ast.Constant)]
    return frozenset(str(constant.value) for constant in constants)


def _name(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def test_there_is_a_text_for_every_reason_and_a_reason_for_every_text() -> None:
    assert {f"reasons-{key}" for key in keys()} == set(keys_of("reasons")) - PIECES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["classic", "holmes", "compact", "connection"])
def test_every_reason_is_a_sentence_whatever_its_numbers(language: str, game: str) -> None:
    reasons = Reasons(Words(language, game), [Player("Anna"), Player(agent="heuristic")])
    for key in keys():
        for number in (1, 2, 8, 81, 100):
            details = {name: number if value == 7 else value for name, value in EVERY_DETAIL.items()}
            assert re.fullmatch(r"[A-ZÀÉÈ\d][^{}⁨⁩]*[.]", reasons.say(Reason(key, details))), key


def test_the_games_call_their_lines_by_their_own_names() -> None:
    sealed = Reason("seals", {"kind": "underground", "station": 89, "possible": 7})
    said = {game: Reasons(Words("en", game), ()).say(sealed) for game in ("classic", "holmes")}
    assert said["classic"] == "Blocks the underground around 89; he can be at 7 stations."
    assert said["holmes"] == "Blocks the metro around 89; he can be at 7 stations."
    french = Reasons(Words("fr"), ()).say(sealed)
    assert french == "Barre le métro autour du 89\N{NO-BREAK SPACE}; il peut être dans 7 stations."


def test_italian_articles_go_with_the_number() -> None:
    said = [Reasons(Words("it"), ()).say(Reason("covers", {"share": share})) for share in (8, 10, 11, 85)]
    assert [sentence.partition(" delle")[0] for sentence in said] == [
        "Copre l’8%",
        "Copre il 10%",
        "Copre l’11%",
        "Copre l’85%",
    ]


def test_people_and_chance_players_keep_their_reasons_to_themselves() -> None:
    players = [Player("Anna"), Player(agent="heuristic"), Player(agent="uniform"), Player("Ben", "planner")]
    assert bots_of(players) == {1, 3}


@cache
def over(name: str) -> Match[Any]:
    match: Match[Any] = Match(make_game(name, 3))
    agents = {seat: make_agent("uniform" if seat == CHANCE else "heuristic", Random(seat)) for seat in range(CHANCE, 3)}
    run(match, agents)
    return match


def actors(match: Match[Any], told: dict[int, str]) -> Iterator[int]:
    for n in told:
        event = match.log[n]
        assert isinstance(event, Action)
        yield event.seat


@pytest.mark.parametrize("name", ["classic", "holmes", "compact", "connection"])
def test_a_view_is_explained_as_far_as_it_goes(name: str) -> None:
    match, words = over(name), Words("de", name)
    players = [Player(agent="heuristic"), Player(agent="heuristic"), Player("Anna")]
    told = dict(Reasons(words, players).told(match.view(SPECTATOR)))
    assert told
    assert set(actors(match, told)) == ({0, 1} if name in ("compact", "connection") else {1})
    assert set(actors(match, dict(Reasons(words, players).told(match.view(0))))) == {0, 1}
    assert Reasons(words, players, frozenset()).told(match.view(0)) == {}


def test_reasons_since_an_event_are_counted_from_there() -> None:
    assert since(5, {3: "a", 5: "b", 9: "c"}) == {0: "b", 4: "c"}
