"""Case Connection's rules as they are read: the numbers are the game's, and the pictures show what the rules say."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from msgspec.structs import replace

from gaslamp.drawing.lights import Light
from gaslamp.games.casework import DRAWN, GOAL, PLACES, STALE, SWAPPED
from gaslamp.games.connection import TAKEN
from gaslamp.games.deck import load_deck
from gaslamp.games.layouts import LEAD, Layout, direct, fault
from gaslamp.games.solver import KEPT
from gaslamp.rulebook.blocks import Block, Bullets, Paragraph, Plate, Remark
from gaslamp.rulebook.connection import BONUS, DECK, DIRECT, EXTRA, LOOP, PICTURES, TWO_SYMBOLS
from gaslamp.rulebook.pictures import draw_picture
from gaslamp.rulebook.source import load_rulebook
from gaslamp.words import LANGUAGES, Words

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
CARDS, TOKENS = (sum(room) for room in zip(*PLACES, strict=True))


def blocks(language: str, rule: str) -> tuple[Block, ...]:
    found = load_rulebook("connection", language).rule(rule)
    assert found is not None
    return found.blocks


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"[0-9]+", re.sub(r"CC-[0-9]+", "", text))]


def first(language: str, rule: str) -> list[int]:
    """The numbers of a rule's first paragraph."""
    block = blocks(language, rule)[0]
    assert isinstance(block, Paragraph)
    return numbers(block.text)


def listed(language: str, rule: str) -> list[list[int]]:
    """The numbers of each item of a rule's list."""
    (found,) = (block for block in blocks(language, rule) if isinstance(block, Bullets))
    return [numbers(item) for item in found.items]


@in_every_language
def test_cc_2_the_places_are_those_of_the_game(language: str) -> None:
    assert first(language, "CC-2") == [len(PLACES), CARDS, TOKENS]
    assert PLACES == ((3, 2), (2, 3)) * 2
    (ruling,) = (block for block in blocks(language, "CC-2") if isinstance(block, Remark))
    assert numbers(ruling.text) == [5, 3, 2, 2, 3, 5, 3, 1]


@in_every_language
def test_cc_3_the_box_is_the_deck_s(language: str) -> None:
    things = load_rulebook("connection", language).chapter("box").blocks[0]
    deck = load_deck("gaslamp")
    assert isinstance(things, Bullets)
    found = [numbers(item) for item in things.items]
    assert found == [[len(PLACES), CARDS, TOKENS], [len(deck.clues)], [len(deck.leads)], [], [], []]


@in_every_language
def test_the_numbers_of_a_turn_are_those_of_the_game(language: str) -> None:
    assert listed(language, "CC-4") == [[CARDS], [TOKENS], [DRAWN], [], []]
    assert first(language, "CC-5") == [TAKEN, TAKEN, TAKEN, 1]
    assert first(language, "CC-7") == [SWAPPED, 1]
    assert listed(language, "CC-13") == [[1], [2, GOAL], [3, KEPT, KEPT], [4], [5, DRAWN]]
    assert first(language, "CC-14") == [GOAL]
    assert listed(language, "CC-15")[-1] == [STALE]


# Pictures


@pytest.mark.parametrize("light", ["paper", "evening"])
@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_drawn_in_both_lights(name: str, light: Light) -> None:
    assert f"cards {light}" in ET.fromstring(draw_picture("connection", name, light, "en")).attrib["class"]


@pytest.mark.parametrize(
    ("lead", "layout"), [(1, DIRECT), (2, TWO_SYMBOLS), (2, EXTRA), (4, BONUS)], ids=["direct", "two", "extra", "bonus"]
)
def test_cc_12_the_layouts_shown_solve_their_leads(lead: int, layout: Layout) -> None:
    assert fault(DECK.leads[lead], DECK.clues, layout) is None


def test_cc_9_both_symbols_are_on_one_side_and_met_one_behind_the_other() -> None:
    assert set(DECK.leads[2].sides[1]) == {"cyber", "witness"}
    assert direct(TWO_SYMBOLS)[5] == "cyber"
    without = Layout(TWO_SYMBOLS.cards[:-1], TWO_SYMBOLS.links[:-1])
    found = fault(DECK.leads[2], DECK.clues, without)
    assert found is not None
    assert (found.rule, found.symbol) == ("CC-12", "witness")


def test_cc_10_only_the_link_under_the_cross_is_refused() -> None:
    found = fault(DECK.leads[3], DECK.clues, LOOP)
    assert found is not None
    assert (found.rule, found.one, found.other) == ("CC-10", LEAD, 9)
    opened = fault(DECK.leads[3], DECK.clues, replace(LOOP, links=LOOP.links[:-1]))
    assert opened is not None
    assert opened.rule == "CC-12"


def test_cc_12_the_second_cyber_connection_is_one_the_lead_does_not_ask_for() -> None:
    asked = [symbol for side in DECK.leads[2].sides for symbol in side]
    assert [link.symbol for link in EXTRA.links].count("cyber") == asked.count("cyber") + 1


def test_cc_13_of_two_bonuses_one_is_next_to_the_lead() -> None:
    assert {card for card in (13, 14) if DECK.clues[card].bonus} == {13, 14}
    assert set(direct(BONUS)) == {13}


@in_every_language
def test_cc_5_one_of_the_locations_shown_is_closed(language: str) -> None:
    drawing = draw_picture("connection", "closed-location", "paper", language)
    closed, opened = re.findall(r'<g class="location.*?(?=<g class="location|</svg>)', drawing, re.DOTALL)
    label = Words(language, "connection").say("label", label="closed")
    assert 'class="location closed"' in closed
    assert f">{label}</text>" in closed
    assert closed.count('class="gap"') == sum(PLACES[0]) - 1
    assert 'class="gap"' not in opened


@in_every_language
def test_every_clue_a_caption_names_lies_in_its_picture(language: str) -> None:
    plates = [block for rule in load_rulebook("connection", language).rules for block in rule.blocks]
    captions = {plate.name: plate.caption for plate in plates if isinstance(plate, Plate)}
    assert captions.keys() == PICTURES.keys()
    for name in captions.keys() - {"closed-location"}:
        drawn = re.findall(r'id="clue([0-9]+)"', draw_picture("connection", name, "paper", language))
        assert set(numbers(captions[name])) == set(map(int, drawn)), name
