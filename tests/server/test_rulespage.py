"""Rules by link: a plain page for every game, in every language, with an anchor for every rule that can say no."""

from __future__ import annotations

import re

import httpx
import pytest

from gaslamp.games import GAMES
from gaslamp.server.rulespage import address, rule_ids, rules_page
from gaslamp.words import LANGUAGES, keys_of
from tests.server.client import Server


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_anchor_and_a_sentence(game: str, language: str) -> None:
    text = rules_page(game, language)
    found = re.findall(r'<div class="rule" id="(\w\w-\d+)">.*?<dd>(.+?)</dd>', text)
    assert [rule for rule, _ in found] == rule_ids(game)
    assert all(len(sentence.split()) > 3 for _, sentence in found)
    assert f'<html lang="{language}">' in text
    assert "<script" not in text


def test_every_refusal_is_on_some_page() -> None:
    refusals = {key.removeprefix("refused-") for key in keys_of("refusals") if key.startswith("refused-")}
    assert {rule for game in GAMES for rule in rule_ids(game)} == refusals


def test_a_refusal_says_its_rule_once_and_links_to_it(server: Server) -> None:
    _, token = server.create("classic", "me", "club")
    with server.sit(token, language="de") as client:
        client.until("update", lambda update: update["actions"])
        refused = client.answer("act", action={"type": "Move", "seat": 0, "pawn": 0, "fare": "taxi", "station": 1})
        assert refused["rule"] not in refused["text"]
        assert refused["link"] == address("classic", refused["rule"], "de")


def test_the_page_is_served_in_the_readers_language(server: Server) -> None:
    answer = httpx.get(f"{server.address}/rules/holmes?language=fr")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "Règles" in answer.text
    assert httpx.get(f"{server.address}/rules/chess").status_code == 404
