"""The rules to read: a page for every game in every language, and a link to it wherever the rules say no."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from gaslamp.core import IllegalAction, Problem
from gaslamp.games import GAMES
from gaslamp.rulebook.source import game_of, load_rulebook
from gaslamp.server.guard import HEADERS
from gaslamp.server.outgoing import Refused
from gaslamp.server.rulespage import address, page_address, rules_index, rules_page
from gaslamp.server.screens import complaint
from gaslamp.words import LANGUAGES, Words, keys_of
from tests.server.client import Server

BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]
REFUSALS = [key.removeprefix("refused-") for key in keys_of("refusals") if key.startswith("refused-")]


def anchors(page: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', page)


def links(page: str) -> list[str]:
    return [unescape(link) for link in re.findall(r'<a [^>]*?href="([^"]+)"', page)]


# The text


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_and_chapter_stands_on_the_page_once(game: str, language: str) -> None:
    book, page = load_rulebook(game, language), rules_page(game, language)
    wanted = [*(rule.id for rule in book.rules), *(chapter.key for chapter in book.chapters)]
    assert sorted(anchor for anchor in anchors(page) if anchor in wanted) == sorted(wanted)
    assert len(anchors(page)) == len(set(anchors(page)))
    assert f'<html lang="{language}">' in page


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_link_within_the_rules_leads_somewhere(game: str, language: str) -> None:
    for link in links(rules_page(game, language)):
        path, _, anchor = link.partition("#")
        other = re.fullmatch(r"/rules/(\w+)\?language=(\w\w)", path)
        page = rules_page(other[1], other[2]) if other else rules_page(game, language)
        assert not anchor or anchor in anchors(page), link


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_it_can_be_read_without_script_and_holds_none(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""]
    assert not re.search(r"<style|\son\w+=|style=", page)
    assert re.search(r'<search class="rules-search"[^>]* hidden>', page), "what needs a script is shown by it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_has_words_for_every_number_it_can_find(language: str) -> None:
    page, book = rules_page("classic", language), load_rulebook("classic", language)
    (told,) = re.findall(r'data-found="([^"]+)"', page)
    said = json.loads(unescape(told))
    assert len(said) == page.count('class="passage') + 1 == len(book.rules) + len(book.chapters) + 2
    assert said[2] == Words(language).say("server-rules-found", count=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_gets_from_each_page_to_all_others(language: str) -> None:
    for page in (rules_index(language), *(rules_page(game, language) for game in GAMES)):
        assert {page_address(game, language) for game in GAMES} <= {*links(page)}
        assert "/" in links(page)
    for game in ("", *GAMES):
        page = rules_page(game, language) if game else rules_index(language)
        assert {page_address(game, code) for code in LANGUAGES} <= {*links(page)}


# As it is served


def test_it_is_served_in_the_readers_language_sealed_as_every_page(server: Server) -> None:
    answer = server.get("/rules/holmes", **{"accept-language": "fr-CH,fr;q=0.9"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.text == rules_page("holmes", "fr")
    assert answer.headers.items() >= HEADERS.items()
    assert server.get("/rules/holmes?language=de").text == rules_page("holmes", "de")
    assert server.get("/rules?language=it").text == rules_index("it")
    assert server.get("/rules/chess").status_code == 404


def test_it_is_not_sent_again_to_whoever_has_it(server: Server) -> None:
    first = server.get("/rules/classic")
    assert server.get("/rules/classic", **{"if-none-match": first.headers["etag"]}).status_code == 304
    assert len(server.get("/rules/classic", **{"accept-encoding": "br"}).content) > 1000


@pytest.mark.parametrize("game", GAMES)
def test_its_pictures_scripts_and_styles_are_there(server: Server, game: str) -> None:
    page = rules_page(game, "it")
    names = re.findall(r'(?:src|href)="(/kept/[^"]+)"', page)
    evening = [name for name in names if name.endswith(".evening.it.svg")]
    assert len(evening) >= 4
    assert {name.replace(".evening.", ".paper.") for name in evening} <= {*names}
    for name in {*names} - {*evening[1:]}:
        answer = server.get(unescape(name))
        assert (answer.status_code, "immutable" in answer.headers["cache-control"]) == (200, True), name


# Where the rules say no


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", REFUSALS)
def test_every_refusal_leads_to_its_rule(rule: str, language: str) -> None:
    told = complaint(IllegalAction(rule, wrong="unmet", one=0, other=7, symbol="cyber"), Words(language))
    assert isinstance(told, Refused)
    path, _, anchor = told.link.partition("#")
    game = game_of(rule)
    assert game
    assert (path, anchor) == (f"/rules/{game}?language={language}", rule)
    assert rule in anchors(rules_page(game, language))
    assert rule not in told.text, "it stands on the link"


def test_what_no_rule_forbids_has_no_link() -> None:
    assert not hasattr(complaint(Problem("server-over"), Words("en")), "link")


def test_a_refusal_at_a_table_links_to_its_rule(server: Server) -> None:
    _, token = server.create("classic", "me", "club")
    with server.sit(token, language="de") as client:
        client.until("update", lambda update: update["actions"])
        refused = client.answer("act", action={"type": "Move", "seat": 0, "pawn": 0, "fare": "taxi", "station": 1})
        assert refused["link"] == address(refused["rule"], "de")


def test_a_refusal_to_a_bot_that_asks_links_to_its_rule(server: Server) -> None:
    table, token = server.create("holmes", "me", "club")
    ride = {"type": "Move", "seat": 0, "pawn": 0, "fare": "taxi", "station": 1}
    answer = server.http.post(
        f"/api/tables/{table}/act?language=it", json=ride, headers={"authorization": f"Bearer {token}"}
    )
    told = answer.json()
    assert (answer.status_code, told["type"]) == (400, "refused")
    assert told["link"] == address(told["rule"], "it")
    assert "Moriarty" in told["text"] or "Mister X" not in told["text"]
