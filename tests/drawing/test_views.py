"""Views are drawn as their seat sees them."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.board import load_board
from gaslamp.core import CHANCE, SPECTATOR, Action
from gaslamp.drawing.line_courses import DISC
from gaslamp.games import make_game
from gaslamp.games.classic import ClassicState
from gaslamp.games.compact import Place
from gaslamp.games.vocabulary import Deal, Double, LogEntry, Move
from gaslamp.match import Match, View, steps
from gaslamp.svg import draw_view
from tests.drawing.looking import SVG, elements, place


def view(
    stations: tuple[int | None, ...], log: list[tuple[int | None, bool]], actions: tuple[Action, ...] = ()
) -> View[ClassicState]:
    """A spectator's view of two detectives and the fugitive."""
    entries = tuple(LogEntry("taxi", station, surfaced) for station, surfaced in log)
    game = make_game("classic", 3, {"board": "bradley", "detectives": 2})
    return View(game, SPECTATOR, replace(game.start(), stations=stations, log=entries), (), actions)


def test_a_hidden_fugitive_leaves_no_trace_but_where_he_was_seen() -> None:
    seen = draw_view(view((None, 13, 26), [(None, False), (52, True), (None, False)]))
    assert [figure.get("id") for figure in elements(seen, "pawn")] == ["pawn-purple", "pawn-red"]
    (ghost,) = elements(seen, "ghost")
    assert math.dist(place(ghost), load_board("bradley").stations[52]) < 3 * DISC
    assert [text.text for text in ghost.iter(f"{SVG}text")] == ["X", "2"]


def test_the_fugitive_sees_himself_and_what_the_others_last_saw() -> None:
    seen = draw_view(view((69, 13, 26), [(52, True), (69, False)]))
    assert "pawn-fugitive" in {figure.get("id") for figure in elements(seen, "pawn")}
    assert [text.text for ghost in elements(seen, "ghost") for text in ghost.iter(f"{SVG}text")] == ["X", "1"]


def test_no_ghost_where_the_fugitive_stands_surfaced() -> None:
    assert not list(elements(draw_view(view((52, 13, 26), [(52, True)])), "ghost"))


def test_the_stations_of_legal_moves_are_targets() -> None:
    moves = [Move(seat=1, pawn=1, fare="taxi", station=station) for station in (14, 4)]
    actions = (*moves, Double(seat=1))
    seen = draw_view(view((None, 13, 26), [], actions), possible=[1, 2])
    assert {element.get("id") for element in elements(seen, "target")} == {"s4", "s14"}
    assert len(list(elements(seen, "heat"))) == 2


def dealt(fugitive: int) -> Match[Any]:
    """A classic match in which the fugitive draws the given one of the cards that are left."""
    match: Match[Any] = Match(make_game("classic", seats=3))
    while CHANCE in match.to_act:
        cards = match.game.legal(match.state, CHANCE)
        match.play(cards[0] if len(cards) > 13 else cards[fugitive])
    return match


def test_a_view_shows_the_same_wherever_the_fugitive_hides() -> None:
    here, there = dealt(0), dealt(5)
    assert here.state.stations[0] != there.state.stations[0]
    for seat in (1, 2, SPECTATOR):
        assert draw_view(here.view(seat)) == draw_view(there.view(seat))
    own = draw_view(here.view(0))
    assert next(figure.get("id") for figure in elements(own, "pawn")) == "pawn-fugitive"
    assert list(elements(own, "target"))


def sherlock(seed: int) -> Match[Any]:
    """A match of the Sherlock Holmes edition between random players, until there are two roadblocks."""
    match: Match[Any] = Match(make_game("holmes", 3, {"mode": "sherlock", "characters": ["watson", "lestrade"]}))
    for _ in steps(match, dict.fromkeys((CHANCE, *range(3)), Uniform(Random(seed)))):
        if len(match.state.roadblocks) == 2 and match.to_act == {0}:
            break
    return match


def test_everybody_sees_the_roadblocks() -> None:
    match = sherlock(1)
    blocks = {str(station) for station in match.state.roadblocks}
    assert len(blocks) == 2
    for seat in (0, 1, SPECTATOR):
        seen = draw_view(match.view(seat))
        assert {block.get("data-station") for block in elements(seen, "roadblock")} == blocks


def test_moriarty_alone_sees_where_he_hides() -> None:
    match = sherlock(1)
    names = {seat: [f.get("id") for f in elements(draw_view(match.view(seat)), "pawn")] for seat in (0, 1)}
    assert names[0] == ["pawn-fugitive", *names[1]]
    assert names[1] == ["pawn-watson", "pawn-lestrade", "pawn-bobby1", "pawn-bobby2"]


def hiding(station: int, *, first: bool) -> Match[Any]:
    """A compact match in which Mister X plays his black ticket from 44, as his first move or as his second."""
    starts = {44} if first else {45}
    match: Match[Any] = Match(make_game("compact", 3, {"starts": [*starts, 1, 2, 3]}))
    opening: list[Action] = [Place(seat=1, pawn=n, station=at) for n, at in enumerate((60, 13, 69), 1)]
    opening.append(Deal(seat=CHANCE, pawn=0, station=min(starts)))
    if not first:
        opening.append(Move(seat=0, pawn=0, fare="taxi", station=44))
        opening += [Move(seat=1, pawn=n, fare="bus", station=at) for n, at in enumerate((42, 11, 65), 1)]
    for action in (*opening, Move(seat=0, pawn=0, fare="black", station=station)):
        match.play(action)
    return match


@pytest.mark.parametrize("first", [True, False])
def test_mister_x_in_hiding_leaves_a_ghost_where_all_saw_him_last(*, first: bool) -> None:
    here, there = hiding(36, first=first), hiding(61, first=first)
    for seat in (1, 2, SPECTATOR):
        seen = draw_view(here.view(seat))
        assert seen == draw_view(there.view(seat))
        assert [figure.get("id") for figure in elements(seen, "pawn")] == ["pawn-red", "pawn-blue", "pawn-green"]
        (ghost,) = elements(seen, "ghost")
        assert math.dist(place(ghost), load_board("compact").stations[44]) < 3 * DISC
        assert [text.text for text in ghost.iter(f"{SVG}text")] == ["X", "0" if first else "1"]
    assert "pawn-fugitive" in {figure.get("id") for figure in elements(draw_view(here.view(0)), "pawn")}


def test_mister_x_in_plain_sight_has_no_ghost_and_before_the_round_no_pawn() -> None:
    match: Match[Any] = Match(make_game("compact", 2))
    assert not list(elements(draw_view(match.view(1)), "pawn"))
    assert len(list(elements(draw_view(match.view(1)), "target"))) == 10  # CP-3
    for n, at in enumerate((60, 13, 69), 1):
        match.play(Place(seat=1, pawn=n, station=at))
    match.play(Deal(seat=CHANCE, pawn=0, station=45))
    match.play(Move(seat=0, pawn=0, fare="taxi", station=44))
    seen = draw_view(match.view(1))
    assert len(list(elements(seen, "pawn"))) == 4
    assert not list(elements(seen, "ghost"))


def test_a_notebook_shows_a_view() -> None:
    seen = dealt(0).view(1)
    assert seen._repr_svg_() == draw_view(seen)
