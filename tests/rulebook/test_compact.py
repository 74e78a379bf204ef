"""The compact game's rules as they are read: what they say about the board and the tickets is so, in every language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from gaslamp.board import LAND, Kind, load_board
from gaslamp.drawing.lights import Light
from gaslamp.games import make_game
from gaslamp.games.compact import PENALTY, PRICES, CompactOptions
from gaslamp.rulebook.blocks import Block, Bullets, Grid, Paragraph, Plate, Remark
from gaslamp.rulebook.compact import PICTURES, STOPS, TURNS
from gaslamp.rulebook.pictures import draw_picture
from gaslamp.rulebook.source import load_rulebook
from gaslamp.words import LANGUAGES, Words

BOARD = load_board("compact")
BY_LAND: tuple[Kind, ...] = ("taxi", "bus", "underground")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def blocks(language: str, rule: str) -> tuple[Block, ...]:
    found = load_rulebook("compact", language).rule(rule)
    assert found is not None
    return found.blocks


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"[0-9]+", re.sub(r"CP-[0-9]+", "", text))]


def examples(language: str, rule: str) -> list[list[int]]:
    found = blocks(language, rule)
    return [numbers(block.text) for block in found if isinstance(block, Remark) and block.kind == "example"]


def caption(language: str, name: str) -> str:
    plates = [block for rule in load_rulebook("compact", language).rules for block in rule.blocks]
    return next(plate.caption for plate in plates if isinstance(plate, Plate) and plate.name == name)


@in_every_language
def test_cp_5_the_examples_are_what_the_board_has(language: str) -> None:
    from_8, from_7 = examples(language, "CP-5")
    assert from_8 == [8, *(end for kind in BY_LAND for end in BOARD.neighbours(8, kind))]
    turned = [line for line in BOARD.lines if line.turning and 7 in (line.a, line.b)]
    assert {line.b for line in turned} == {21, 22}
    assert sorted(from_7) == sorted([7, *BOARD.neighbours(7, "taxi")])


@in_every_language
def test_cp_5_how_many_stations_have_what(language: str) -> None:
    counts = [sum(kind in kinds for kinds in BOARD.kinds.values()) for kind in BY_LAND]
    first = blocks(language, "CP-5")[0]
    assert isinstance(first, Paragraph)
    assert numbers(first.text) == counts


@in_every_language
def test_cp_3_the_posts_are_those_of_the_game(language: str) -> None:
    posts = list(make_game("compact").posts)
    first = blocks(language, "CP-3")[0]
    assert isinstance(first, Paragraph)
    assert numbers(first.text) == [3, *posts]
    assert set(posts) <= set(numbers(caption(language, "posts")))


@in_every_language
def test_cp_2_tickets_and_prices(language: str) -> None:
    (table,) = (block for block in blocks(language, "CP-2") if isinstance(block, Grid))
    options = CompactOptions()
    stock = [(getattr(options, kind), pounds) for kind, pounds in PRICES.items()]
    rows = [numbers(" ".join(row)) for row in table.rows[1:]]
    assert rows[:3] == [[count, pounds, count * pounds] for count, pounds in stock]
    assert rows[3] == [sum(count for count, _ in stock), sum(count * pounds for count, pounds in stock)]


@in_every_language
def test_cp_9_the_ferry_calls_in_this_order(language: str) -> None:
    assert all(other in BOARD.neighbours(one, "ferry") for one, other in pairwise(STOPS))
    first = blocks(language, "CP-9")[0]
    assert isinstance(first, Paragraph)
    assert numbers(first.text) == list(STOPS)
    (example,) = examples(language, "CP-9")
    assert example == [36, *BOARD.neighbours(36, "ferry"), 84, *BOARD.neighbours(84, "ferry")]


@in_every_language
def test_cp_11_the_sum_of_the_example(language: str) -> None:
    ((taxis, buses, undergrounds, *sums),) = examples(language, "CP-11")
    prices = [taxis * PRICES["taxi"], buses * PRICES["bus"], undergrounds * PRICES["underground"]]
    assert sums == [*prices, sum(prices), sum(prices) - PENALTY]


@in_every_language
def test_the_box_is_the_book_s(language: str) -> None:
    (things,) = load_rulebook("compact", language).chapter("box").blocks
    assert isinstance(things, Bullets)
    assert [numbers(item) for item in things.items] == [[1, 113], [3], [1], [24, 12, 8, 4], [4, 1, 3], []]


@in_every_language
@pytest.mark.parametrize("rule", ["CP-1", "CP-2", "CP-3", "CP-5", "CP-7", "CP-9", "CP-10", "CP-11"])
def test_what_the_book_leaves_open_is_marked_as_a_ruling(language: str, rule: str) -> None:
    assert [block for block in blocks(language, rule) if isinstance(block, Remark) and block.kind == "ruling"]


def glossary(language: str) -> list[tuple[str, ...]]:
    (table,) = load_rulebook("compact", language).chapter("words").blocks
    assert isinstance(table, Grid)
    return list(table.rows[1:])


@in_every_language
def test_the_glossaries_agree_on_what_each_language_says(language: str) -> None:
    told = [dict(part.split(" ", 1) for part in others.split(" · ")) for _, _, others in glossary(language)]
    for other in set(LANGUAGES) - {language}:
        assert [word[other] for word in told] == [row[0] for row in glossary(other)]


@in_every_language
def test_the_glossary_has_the_words_of_the_screen(language: str) -> None:
    words = Words(language, game="compact")
    shown = {words.say("kind", kind="ferry"), words.say("hunt-stranded")}
    assert shown <= {row[0] for row in glossary(language)}


# Pictures


@pytest.mark.parametrize("light", ["paper", "evening"])
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_drawn_in_both_lights(name: str, light: Light) -> None:
    assert f"board {light}" in ET.fromstring(draw_picture("compact", name, light, "en")).attrib["class"]


def ringed(drawing: str) -> set[int]:
    return {int(number) for number in re.findall(r'<g id="s([0-9]+)" class="[^"]*target', drawing)}


@in_every_language
def test_cp_5_what_is_ringed_is_what_the_caption_says(language: str) -> None:
    for name, start in ("station-8", 8), ("turning-off", 7):
        drawing = draw_picture("compact", name, "paper", language)
        assert ringed(drawing) | {start} == set(numbers(caption(language, name)))


def test_cp_5_three_ways_lead_from_7_over_the_crossing() -> None:
    drawing = draw_picture("compact", "turning-off", "paper", "en")
    lit = re.search(r'<g class="lit"[^>]*>(.*?)</g>', drawing)
    assert lit is not None
    assert lit[1].count("<path") == len(TURNS)


@in_every_language
def test_cp_8_hidden_he_is_not_drawn_and_all_he_can_be_at_is(language: str) -> None:
    drawing = draw_picture("compact", "vanished", "paper", language)
    near = {way.station for way in BOARD.exits[8] if way.kind in LAND}
    assert set(numbers(caption(language, "vanished"))) == {8, *near}
    assert drawing.count('class="heat"') == len(near)
    assert 'id="pawn-red"' in drawing
    assert 'id="pawn-fugitive"' not in drawing
