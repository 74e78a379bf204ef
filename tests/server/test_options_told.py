"""A house rule that cannot be is told in the words of the page, not of the terminal."""

from __future__ import annotations

import pytest

from gaslamp.words import LANGUAGES, Words
from tests.server.client import Json, Server


def told(server: Server, language: str, **options: object) -> Json:
    asked = {"game": "classic", "chairs": ["me", "club"], "options": options}
    answer = server.post(f"/api/tables?language={language}", asked)
    assert answer.status_code == 400
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_value_is_told_with_the_name_of_the_rule_and_what_it_can_be(server: Server, language: str) -> None:
    trouble = told(server, language, detectives=900)
    words = Words(language)
    assert trouble["key"] == "option-wrong"
    assert "900" in trouble["text"]
    assert words.say("option-detectives") in trouble["text"]
    assert words.say("option-detectives.about") in trouble["text"]
    assert "gaslamp" not in trouble["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_does_not_exist_is_named(server: Server, language: str) -> None:
    trouble = told(server, language, parachute=True)
    assert trouble["key"] == "option-unknown"
    assert "parachute" in trouble["text"]
    assert "gaslamp" not in trouble["text"]


def test_what_does_not_fit_the_board_is_told_as_ever(server: Server) -> None:
    trouble = told(server, "en", starts=[1, 2, 3])
    assert trouble["key"] not in ("option-wrong", "option-unknown")
    assert trouble["text"]
