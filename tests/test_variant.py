"""A variant, a subclass of a game's rules with a name of its own, is drawn, told, recorded, rated and looked up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gaslamp import make_game
from gaslamp.agents.uniform import Uniform
from gaslamp.arena import Contest, Plan, play_arena
from gaslamp.arena.page import page
from gaslamp.core import CHANCE
from gaslamp.games import GAMES
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact
from gaslamp.games.connection import Connection
from gaslamp.match import Match, run
from gaslamp.record import decode_record, encode_record, record_of
from gaslamp.rulebook.document import document
from gaslamp.rulebook.lookup import find, rule_id
from gaslamp.rulebook.pictures import draw_picture, pictures_of
from gaslamp.rulebook.source import game_of, games_to_read, load_rulebook, prefix_of
from gaslamp.svg import draw_view
from gaslamp.testing import check_game
from gaslamp.words import Words


class Fog(Classic):
    name = "fog"


class Sprint(Compact):
    name = "sprint"


class Seance(Connection):
    name = "seance"


VARIANTS: dict[str, type[Classic] | type[Compact] | type[Connection]] = {
    "fog": Fog, "sprint": Sprint, "seance": Seance,
}  # fmt: skip
PARENTS = {"fog": "classic", "sprint": "compact", "seance": "connection"}


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in VARIANTS.items():
        monkeypatch.setitem(GAMES, name, kind)


def played(name: str) -> Match[Any]:
    """The same match of a variant and of its game."""
    match, rng = Match[Any](make_game(name, 2)), Random(7)
    run(match, {seat: Uniform(rng) for seat in (CHANCE, 0, 1)})
    return match


@pytest.mark.parametrize("name", VARIANTS)
def test_it_keeps_the_laws(name: str) -> None:
    assert check_game(make_game(name), Random(7)).game.name == name


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_drawn_and_told_as_its_game_is(name: str, seat: int) -> None:
    match, like, words = played(name), played(PARENTS[name]), Words("en")
    assert draw_view(match.view(seat)) == draw_view(like.view(seat))
    events = zip(match.view(seat).events, like.view(seat).events, strict=True)
    game, other = make_game(name, 2), make_game(PARENTS[name], 2)
    assert all(words.tell(event, game) == words.tell(same, other) for event, same in events)


@pytest.mark.parametrize("name", VARIANTS)
def test_it_is_recorded_under_its_own_name(name: str) -> None:
    match = played(name)
    record = decode_record(encode_record(record_of(match)))
    assert record.game == name
    assert record.match().log == match.log


def test_two_sides_are_rated() -> None:
    report = play_arena(Plan(game="fog", seats=2, games=2))
    (standing,) = report.standings
    assert (report.game, standing.games, standing.failures) == ("fog", 2, ())
    assert "<h1>Arena: Scotland Yard</h1>" in page(report, Words("en"))


@pytest.mark.parametrize("name", ["sprint", "seance"])
def test_everybody_for_themselves_is_ranked_by_points(name: str) -> None:
    ranking = play_arena(Contest(game=name, seats=2, games=2, agents=("heuristic", "uniform")))
    assert [rank.failures for rank in ranking.ranks] == [(), ()]
    assert all(rank.points for rank in ranking.ranks)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_its_rules_are_those_of_its_game(name: str, language: str) -> None:
    book, like = load_rulebook(name, language), load_rulebook(PARENTS[name], language)
    assert (book.game, book.title, book.rules) == (name, like.title, like.rules)
    assert find("8", name, language).passage == like.rule(f"{prefix_of(name)}-8")
    assert pictures_of(name) == pictures_of(PARENTS[name])


def test_an_id_leads_to_the_game_that_has_the_text() -> None:
    assert rule_id("8", "fog") == "CL-8"
    assert game_of("CL-8") == "classic"
    assert set(games_to_read()).isdisjoint(VARIANTS)
    assert "`fog`" not in document()


def test_a_picture_of_its_rules_is_drawn() -> None:
    name = next(iter(pictures_of("fog")))
    assert draw_picture("fog", name, "paper", "en") == draw_picture("classic", name, "paper", "en")
