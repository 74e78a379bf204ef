"""What the rules of the Sherlock Holmes edition say about the board, the box and the numbers is what is played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from xml.etree import ElementTree

import pytest

from gaslamp.board import Kind, load_board
from gaslamp.drawing.lights import Light
from gaslamp.games.holmes import CAST, STOCK, Book, Holmes, Mode, book
from gaslamp.games.powers import FIRST_PAST
from gaslamp.games.vocabulary import TICKETS
from gaslamp.rulebook.blocks import Block, Bullets, Grid, Paragraph, Plate, Remark
from gaslamp.rulebook.holmes import PICTURES
from gaslamp.rulebook.pictures import draw_picture
from gaslamp.rulebook.source import Rule, load_rulebook
from gaslamp.words import LANGUAGES

BOARD = load_board("holmes")
LIGHTS: tuple[Light, ...] = ("paper", "evening")
CLEAR = {2, 10, 12, 13, 16, 20, 24}
"""The rules in which the books leave nothing open."""
languages = pytest.mark.parametrize("language", LANGUAGES)


def rule(language: str, number: int) -> Rule:
    found = load_rulebook("holmes", language).rule(f"SH-{number}")
    assert found is not None
    return found


def numbers(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"(?<!SH-)\b[0-9]+\b", text)]


def remarks(language: str, number: int, kind: str) -> list[str]:
    return [b.text for b in rule(language, number).blocks if isinstance(b, Remark) and b.kind == kind]


def paragraphs(language: str, number: int) -> str:
    return " ".join(block.text for block in rule(language, number).blocks if isinstance(block, Paragraph))


def bullets(blocks: Iterable[Block]) -> tuple[str, ...]:
    return next(block.items for block in blocks if isinstance(block, Bullets))


def caption(language: str, name: str) -> str:
    found = [b for r in load_rulebook("holmes", language).rules for b in r.blocks if isinstance(b, Plate)]
    return next(plate.caption for plate in found if plate.name == name)


def reach(station: int, kind: Kind) -> list[int]:
    return sorted(BOARD.neighbours(station, kind))


@languages
def test_sh_17_the_lines_of_165_are_those_of_the_board(language: str) -> None:
    carriages, omnibuses = reach(165, "taxi"), reach(165, "bus")
    assert numbers(remarks(language, 17, "example")[0]) == [165, *carriages, *omnibuses, 165]
    assert numbers(caption(language, "lines-of-165")) == [165, *carriages, *omnibuses, 153, 163]


@languages
def test_sh_31_the_metro_of_the_example_passes_the_roadblock(language: str) -> None:
    over = next(way.over for way in BOARD.exits[153] if (way.kind, way.station) == ("underground", 163))
    assert 165 in over
    assert "underground" not in BOARD.kinds[165]
    assert numbers(remarks(language, 31, "example")[0]) == [165, 153, 163, 165]
    assert set(numbers(caption(language, "roadblock"))) == {153, 163, 165}


@languages
def test_sh_20_the_ferry_calls_where_the_board_has_it(language: str) -> None:
    stages = [station for station, kinds in sorted(BOARD.kinds.items()) if "ferry" in kinds]
    assert numbers(bullets(rule(language, 20).blocks)[1]) == stages
    example = remarks(language, 20, "example")[0]
    assert numbers(example) == [115, *reach(115, "ferry"), 194]
    assert 194 not in reach(115, "ferry")


@languages
def test_sh_26_and_28_the_stations_asked_about_are_where_the_text_says(language: str) -> None:
    assert 132 in BOARD.marks["quarter-III"]
    assert "132" in (asked := remarks(language, 26, "example")[0])
    assert "III" in asked
    assert 127 in BOARD.marks["river"]
    assert numbers(remarks(language, 28, "example")[0]) == [127]


@languages
def test_sh_28_the_symbols_of_the_picture_are_those_of_the_board(language: str) -> None:
    around, *rest = numbers(caption(language, "symbols"))
    river, monuments, (park, hideout), scenes = rest[:4], rest[4:6], rest[6:8], rest[8:]
    assert {around, *river} <= BOARD.marks["river"]
    assert set(monuments) <= BOARD.marks["monument"]
    assert park in BOARD.marks["park"]
    assert hideout in BOARD.marks["hideout"]
    assert set(scenes) <= BOARD.marks["crime"]


@languages
def test_sh_29_two_moves_back(language: str) -> None:
    asked, told = numbers(remarks(language, 29, "example")[0])
    assert asked - told == 2
    assert FIRST_PAST in numbers(remarks(language, 29, "ruling")[0])


@languages
def test_sh_32_the_hideouts_are_all_named(language: str) -> None:
    count, *named = numbers(remarks(language, 32, "ruling")[0])
    assert named == sorted(BOARD.marks["hideout"])
    assert count == len(named)


@languages
def test_sh_35_the_balloon_of_the_picture_leaves_a_hideout_with_a_tile_there_is(language: str) -> None:
    hideout, one, other, landed = numbers(caption(language, "balloon"))
    assert hideout in BOARD.marks["hideout"]
    assert (one, other) in BOARD.tiles["moriarty"]
    assert landed in (one, other)


@languages
def test_sh_4_the_tickets_of_the_box(language: str) -> None:
    counts = [STOCK.count(ticket) for ticket in TICKETS]
    assert numbers(paragraphs(language, 4))[:6] == [*counts, sum(counts)]
    main, _ = (b for b in load_rulebook("holmes", language).chapter("box").blocks if isinstance(b, Grid))
    tickets = next(row for row in main.rows if row[0] == str(sum(counts)))
    assert numbers(tickets[2]) == counts


@languages
def test_sh_5_the_tiles_of_the_box(language: str) -> None:
    drawn, kept = len(BOARD.packs["detectives"]), len(BOARD.tiles["moriarty"])
    main, more = (b for b in load_rulebook("holmes", language).chapter("box").blocks if isinstance(b, Grid))
    tiles = next(row for row in main.rows if row[0] == str(drawn + kept))
    assert numbers(tiles[2]) == [drawn, kept]
    assert [row[0] for row in more.rows[1:]] == [str(2 * len(CAST)), str(len(BOARD.marks["crime"])), "1"]
    assert [numbers(item)[:1] for item in bullets(rule(language, 5).blocks)[:2]] == [[drawn], [kept]]


@pytest.mark.parametrize(("number", "mode"), [(7, "original"), (10, "sherlock")])
@languages
def test_sh_7_and_10_the_tickets_of_each_mode(language: str, number: int, mode: Mode) -> None:
    his, theirs, *_ = bullets(rule(language, number).blocks)
    played = book(mode, 2)
    assert numbers(his)[:2] == [played.blacks, played.doubles]
    assert numbers(theirs) == [played.underground, played.bus, played.taxi]


@languages
def test_sh_10_what_is_left_lies_beside_the_board(language: str) -> None:
    supply = Holmes(2, Holmes.options_type(mode="sherlock")).start().supply
    assert numbers(bullets(rule(language, 10).blocks)[0])[2:] == [supply.black, supply.double]


@languages
def test_sh_8_and_11_when_he_shows_himself(language: str) -> None:
    original, sherlock = book("original", 2), book("sherlock", 2)
    assert numbers(paragraphs(language, 8)) == list(original.surfacing)
    assert numbers(paragraphs(language, 11))[-3:] == list(sherlock.surfacing)
    assert numbers(paragraphs(language, 11))[:3] == [sherlock.entries + 1, original.entries, sherlock.entries]


@languages
def test_sh_9_and_15_how_long_he_has_to_last(language: str) -> None:
    assert numbers(paragraphs(language, 9)) == [book("original", 2).rounds]
    assert numbers(paragraphs(language, 15)) == [book("sherlock", 2).entries]


@languages
def test_sh_3_and_13_what_a_team_of_each_size_has(language: str) -> None:
    teams: list[Book] = [book("sherlock", team) for team in range(2, 6)]
    assert numbers(paragraphs(language, 3)) == [2, teams[0].bobbies, 3, teams[1].bobbies, 4, 5]
    assert [team.bobbies for team in teams[2:]] == [0, 0]
    assert numbers(paragraphs(language, 13)) == [2, 3, teams[1].tokens, 4, 5, teams[2].tokens]


@languages
def test_every_ruling_is_marked(language: str) -> None:
    unruled = {number for number in range(1, 37) if not remarks(language, number, "ruling")}
    assert unruled == CLEAR
    assert len(remarks(language, 30, "ruling")) == 2  # a second roadblock on a blocked station is one


@languages
def test_a_rule_of_one_mode_says_which(language: str) -> None:
    for number in range(7, 16):
        assert rule(language, number).title.startswith("Original" if number < 10 else "Sherlock")
    for number in range(25, 37):
        assert "Sherlock" in paragraphs(language, number).partition(".**")[0]


@languages
def test_the_short_version_names_every_power(language: str) -> None:
    items = bullets(load_rulebook("holmes", language).chapter("short").blocks)
    assert 7 <= len(items) <= 10
    powers = next(item for item in items if "Lestrade" in item)
    assert all(name in powers for name in ("Holmes", "Watson", "Irene", "Mycroft"))


@languages
def test_the_text_shows_every_picture_once(language: str) -> None:
    blocks = (block for r in load_rulebook("holmes", language).rules for block in r.blocks)
    assert [block.name for block in blocks if isinstance(block, Plate)] == list(PICTURES)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_a_drawing(name: str, light: Light) -> None:
    drawing = draw_picture("holmes", name, light, "en")
    assert ElementTree.fromstring(drawing).get("class") == f"board {light}"
    assert len(drawing) < 250_000


def targets(name: str) -> set[int]:
    ringed = re.findall(r'<g id="s([0-9]+)" class="[^"]*target', draw_picture("holmes", name, "paper", "en"))
    return set(map(int, ringed))


def test_the_pictures_light_up_what_the_rules_offer() -> None:
    assert targets("lines-of-165") == {*reach(165, "taxi"), *reach(165, "bus")}
    assert targets("ferry") == set(reach(115, "ferry"))
    assert targets("roadblock") == {163}
    assert targets("balloon") == {65, 170}


def test_the_roadblock_stands_and_the_balloon_leaves_a_ghost() -> None:
    assert 'class="roadblock"' in draw_picture("holmes", "roadblock", "paper", "en")
    assert 'class="ghost"' in draw_picture("holmes", "balloon", "paper", "en")


def test_the_quarters_have_their_numbers_and_the_legend_is_in_the_readers_words() -> None:
    drawing = draw_picture("holmes", "quarters", "paper", "fr")
    assert re.findall(r'opacity="\.6">([IV]+)</text>', drawing) == ["I", "II", "III", "IV"]
    assert "Navette fluviale" in drawing
