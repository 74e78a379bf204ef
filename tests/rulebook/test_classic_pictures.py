"""The pictures of the classic rules show what their captions say, and nothing a detective may not know."""

from __future__ import annotations

import re

import pytest

from gaslamp.agents.belief.filter import believe
from gaslamp.core import SPECTATOR
from gaslamp.drawing.lights import Light
from gaslamp.games.vocabulary import FUGITIVE, Blocked
from gaslamp.rulebook import classic
from gaslamp.rulebook.blocks import Plate
from gaslamp.rulebook.pictures import draw_picture
from gaslamp.rulebook.source import load_rulebook
from gaslamp.words import LANGUAGES

LIGHTS: tuple[Light, ...] = ("paper", "evening")
PLATES = {
    block.name: block.caption
    for rule in load_rulebook("classic", "en").rules
    for block in rule.blocks
    if isinstance(block, Plate)
}


def drawn(name: str, light: Light = "paper", language: str = "en") -> str:
    return draw_picture("classic", name, light, language)


def rung(drawing: str) -> set[int]:
    """The stations with a ring round them."""
    return {int(number) for number in re.findall(r'<g id="s([0-9]+)" class="[^"]*target', drawing)}


def lit(drawing: str) -> int:
    """How many rides glow."""
    glow = re.search(r'<g class="lit"[^>]*>(.*?)</g>', drawing)
    assert glow
    return glow[1].count("<path")


def pawns(drawing: str) -> set[str]:
    return set(re.findall(r'<g id="pawn-([a-z]+)"', drawing))


def test_every_picture_of_the_text_is_drawn_and_no_other() -> None:
    assert classic.PICTURES
    assert set(classic.PICTURES) == set(PLATES)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("name", PLATES)
def test_a_picture_has_its_own_colours_in_every_light(name: str, light: Light) -> None:
    assert drawn(name, light).startswith("<svg ")
    assert drawn(name, "paper") != drawn(name, "evening")


def test_station_74_has_its_seven_rides_lit() -> None:
    drawing = drawn("station-74")
    assert rung(drawing) == {46, 58, 73, 75, 92, 94}
    assert (lit(drawing), pawns(drawing)) == (7, {"red"})


def test_an_occupied_station_is_no_target_but_the_train_runs_past_it() -> None:
    drawing = drawn("occupied")
    assert rung(drawing) == {46, 73, 75, 92, 94}
    assert (lit(drawing), pawns(drawing)) == (5, {"red", "blue"})


def test_yellow_is_blocked_where_it_is_drawn_so() -> None:
    match = classic.hemmed_in()
    assert Blocked(pawn=classic.YELLOW) in match.log
    assert match.state.stations[classic.YELLOW] == 2
    assert pawns(drawn("blocked")) == {"red", "green", "yellow"}


def test_the_trail_is_what_the_detectives_can_know() -> None:
    match = classic.tracked()
    stations = {44, 45, 57, 59, 74, 75, 93, 95}
    assert set(classic.possible(match)) == stations == set(believe(match.view(FUGITIVE), eyes=SPECTATOR))
    assert drawn("trail").count('class="heat"') == len(stations)
    assert "fugitive" not in pawns(drawn("trail"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_shows_every_ticket_and_the_one_station_that_was_seen(language: str) -> None:
    drawing = drawn("log", language=language)
    assert drawing.count('class="window') == 24
    assert drawing.count('class="window due"') == 5
    assert re.findall(r'font-weight="700"[^>]*>([0-9]+)<', drawing) == ["74"]
    assert drawing.count(">taxi<") + drawing.count(">Taxi<") == 4


def test_the_ferry_is_lit_from_end_to_end() -> None:
    drawing = drawn("ferry")
    assert rung(drawing) == {118, 115, 157}
    assert (lit(drawing), pawns(drawing)) == (3, {"fugitive"})


def test_the_catch_is_one() -> None:
    outcome = classic.caught().outcome
    assert outcome
    assert outcome.rule == "CL-21"
    assert pawns(drawn("catch")) == {"fugitive", "green"}


def test_the_line_over_a_detective_is_cut_off() -> None:
    drawing = drawn("cut-off")
    assert rung(drawing) == {111, 163, 185}
    assert lit(drawing) == 3
