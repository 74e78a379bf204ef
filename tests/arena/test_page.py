"""The report as a page: one file, no script, every plot and table, in the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from gaslamp.arena import Contest, Plan, Ranking, Report, play_arena
from gaslamp.arena.page import page
from gaslamp.arena.plots import Axis, PlottedFigure, PlottedLine, around, draw_figures, draw_lines
from gaslamp.words import LANGUAGES, Words

QUICK: dict[str, Any] = {"detectives": 2, "rounds": 6, "entries": 8}
BOTH = ("uniform", "heuristic")
VOID = ("meta", "line", "circle", "path", "polyline")


@pytest.fixture(scope="module")
def report() -> Report:
    return play_arena(Plan(options=QUICK, fugitives=BOTH, detectives=BOTH, games=4, is_traced=True))


@pytest.fixture(scope="module")
def ranking() -> Ranking:
    return play_arena(Contest(game="compact", seats=2, agents=("uniform", "tests.arena.bots:Plain"), games=2))


class Nesting(HTMLParser):
    """Every element that is opened is closed, and in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open, self.seen = list[str](), list[str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(report: Report, language: str) -> None:
    text, words = page(report, Words(language)), Words(language)
    nesting = Nesting(text)
    assert not nesting.open
    assert not {"script", "link", "img", "iframe"} & set(nesting.seen)
    assert "http" not in text
    assert f'<html lang="{language}">' in text
    for key in ("arena-ratings", "arena-duels", "arena-starts", "arena-caught", "arena-doubts", "arena-standings"):
        assert words.say(key).replace("'", "&#x27;") in text, key
    assert "{" not in text[text.index("</style>") :]


def test_every_bot_has_its_plots(report: Report) -> None:
    plots = [
        ElementTree.fromstring(plot) for plot in re.findall(r"<svg viewBox.*?role.*?</svg>", page(report, Words("en")))
    ]
    titles = [plot.findtext("title") for plot in plots]
    assert titles.count("How soon Mister X was caught") == titles.count("Where Mister X could be") == 2
    assert titles.count("One against another, both sides of every deal") == 2
    assert {"Mister X", "Detectives", "Where Mister X began"} <= set(titles)


def test_what_was_not_traced_is_not_drawn() -> None:
    report = play_arena(Plan(options=QUICK, fugitives=("uniform",), detectives=("uniform",), games=2))
    text = page(report, Words("en"))
    assert "How soon Mister X was caught" in text
    assert "Where Mister X began" not in text
    assert "Where Mister X could be" not in text
    assert "Strength in each role" not in text


def test_a_name_is_no_markup(report: Report) -> None:
    bad = "<b>&'x'"
    course = report.courses[0]
    named = replace(course, pairing=replace(course.pairing, fugitive=bad, detectives=bad))
    text = page(replace(report, courses=(named,), options={"board": bad}), Words("en"))
    assert "<b>" not in text
    assert not Nesting(text).open


def test_failures_and_interruptions_are_told() -> None:
    report = play_arena(Plan(options=QUICK, fugitives=("tests.arena.bots:Cheat",), detectives=("uniform",), games=2))
    text = page(replace(report, is_complete=False), Words("en"))
    assert "tests.arena.bots:Cheat forfeited 2 games" in text
    assert "Interrupted" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ranking_has_a_page_too(ranking: Ranking, language: str) -> None:
    text = page(ranking, Words(language))
    assert not Nesting(text).open
    assert text.count('class="dot"') == 2


@pytest.mark.parametrize("game", ["holmes", "compact"])
def test_other_chases_have_their_own_words(game: str) -> None:
    asked = Plan(game=game, fugitives=("uniform",), detectives=("uniform",), games=2, seats=2, is_traced=True)
    text = page(play_arena(asked), Words("en"))
    assert ("Moriarty" in text) == (game == "holmes")
    assert not Nesting(text).open


# Plots


@pytest.mark.parametrize(
    ("least", "most", "ticks"), [(0, 1, 6), (0, 137, 3), (960, 2040, 3), (-0.3, 0.3, 3), (1, 24, 4)]
)
def test_ticks_are_round_few_and_within(least: float, most: float, ticks: int) -> None:
    found = list(Axis(least, most, 0, 100).ticks)
    assert len(found) == ticks
    assert all(least - 1e-9 <= tick <= most + 1e-9 for tick in found)
    steps = {round(b - a, 9) for a, b in pairwise(found)}
    assert len(steps) == 1
    assert f"{steps.pop():e}"[0] in "125"


def test_a_mark_stands_where_its_figure_is() -> None:
    figures = [PlottedFigure(name, share, share - 0.1, share + 0.1, "", "") for name, share in (("a", 0.2), ("b", 0.8))]
    drawn = ElementTree.fromstring(draw_figures("t", figures, axis=around(figures, 0.5), even=0.5, tell=str))
    low, high = (float(dot.get("cx", "")) for dot in drawn.iter("circle"))
    middle = next(float(line.get("x1", "")) for line in drawn.iter("line") if line.get("class") == "even")
    assert low < middle < high
    assert middle - low == pytest.approx(high - middle, abs=0.2)


def test_figures_that_are_all_alike_can_be_drawn() -> None:
    figures = [PlottedFigure("a", 0.5, None, None, "", "")]
    assert "<circle" in draw_figures("t", figures, axis=around(figures, 0.5), even=0.5, tell=str)


def test_a_line_falls_where_figures_rise_on_the_screen() -> None:
    drawn = draw_lines("t", [PlottedLine("a", [0.0, 0.5, 1.0])], most=1.0, rounds=3, below="round", tell=str)
    path = next(ElementTree.fromstring(drawn).iter("polyline")).get("points", "")
    points = [tuple(map(float, point.split(","))) for point in path.split()]
    assert [x for x, _ in points] == sorted(x for x, _ in points)
    assert [y for _, y in points] == sorted((y for _, y in points), reverse=True)
