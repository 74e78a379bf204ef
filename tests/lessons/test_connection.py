"""What the lesson of Case Connection says is true of the cards, and any layout that solves the lead leads on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Any

import pytest

from gaslamp.core import IllegalAction
from gaslamp.games.cards import SYMBOLS, Evidence, Symbol
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Fill, Finale, Keep, Solve, Solved, Visit
from gaslamp.games.layouts import LEAD, Laid, Link, facing
from gaslamp.lessons import LessonStep, WrongStep, load_lesson
from gaslamp.match import Match
from tests.lessons.learning import play_on, played, stops

LESSON = load_lesson("connection")
PROOFS: list[tuple[Symbol, Evidence]] = [(one, token) for one in SYMBOLS for token in (one, "universal")]
GRID = [(x, y) for x, y in product(range(-2, 3), repeat=2) if 0 < abs(x) + abs(y) <= 2]


def find(name: str) -> tuple[LessonStep, Match[Any]]:
    return next((step, match.fork()) for step, match in stops(LESSON) if step.step == name)


def layouts(match: Match[Any]) -> Iterator[Solve]:
    """Every layout near the lead, of any of the learner's clues and tokens, that the rules allow."""
    hand, game = match.state.hands[0], match.game
    for count in range(1, len(hand.cards) + 1):
        for cards, cells in product(combinations(hand.cards, count), permutations(GRID, count)):
            laid = tuple(Laid(card, *cell) for card, cell in zip(cards, cells, strict=True))
            for links in linked(laid):
                layout = Solve(seat=0, cards=laid, links=links)
                if game.allows(match.state, layout):
                    yield layout


def linked(laid: Sequence[Laid]) -> Iterator[tuple[Link, ...]]:
    """All ways to connect these cards by as many links as there are cards."""
    cells = {LEAD: (0, 0)} | {one.card: (one.x, one.y) for one in laid}
    pairs = [(one, other) for one, other in combinations(cells, 2) if facing(cells[one], cells[other]) is not None]
    for chosen in combinations(pairs, len(laid)):
        for proofs in product(PROOFS, repeat=len(laid)):
            yield tuple(Link(*pair, *proof) for pair, proof in zip(chosen, proofs, strict=True))


@pytest.mark.parametrize(("name", "ways"), [("solve", 1), ("nine", 3)])
def test_every_layout_that_solves_the_lead_is_right_and_leads_to_the_end(name: str, ways: int) -> None:
    _, match = find(name)
    found = list(layouts(match))
    assert len(found) == ways
    for layout in found:
        fork = match.fork()
        LESSON.play(fork, layout)
        end = played(LESSON, fork)
        assert LESSON.follows(end.log)
        assert end.outcome


def test_a_layout_that_solves_nothing_is_refused_by_the_rules() -> None:
    _, match = find("solve")
    with pytest.raises(IllegalAction, match="CC-12"):
        LESSON.play(match, Solve(seat=0, cards=(Laid(28, 1, 0),), links=(Link(0, 28, "cyber", "cyber"),)))


def test_items_may_be_named_in_any_order() -> None:
    _, match = find("visit")
    LESSON.play(match, Visit(seat=0, location=1, items=("forensic", 2)))
    _, match = find("keep")
    LESSON.play(match, Keep(seat=0, items=(28, 17)))
    assert LESSON.follows(played(LESSON, match).log)


def test_what_else_could_be_kept_is_answered() -> None:
    _, match = find("keep")
    with pytest.raises(WrongStep) as refused:
        LESSON.play(match, Keep(seat=0, items=(2, 17)))
    assert refused.value.key == "lesson-connection-keep.wrong"


@pytest.mark.parametrize(("name", "location"), [("visit", 0), ("tokens", 2)])
def test_the_location_that_is_called_closed_is(name: str, location: int) -> None:
    _, match = find(name)
    assert len(match.state.locations[location]) == 1
    assert not any(isinstance(one, Visit) and one.location == location for one in match.view(0).actions)


def test_before_the_second_visit_all_locations_were_refilled() -> None:
    _, match = find("again")
    assert all(len(items) == 5 for items in match.state.locations)
    assert sum(isinstance(event, Fill) for event in match.log[len(find("done")[1].log) :]) == 8


def test_without_the_swap_the_lead_cannot_be_solved() -> None:
    _, match = find("swap")
    assert not any(isinstance(action, Solve) for action in match.view(0).actions)
    play_on(LESSON, match)
    assert any(isinstance(action, Solve) for action in match.view(0).actions)


def test_the_points_and_the_bonus_are_as_told() -> None:
    game = LESSON.game
    assert isinstance(game, Connection)
    points = {name: [game.points(hand) for hand in find(name)[1].state.hands] for name in ("visit", "again", "follow")}
    assert points == {"visit": [6, 2], "again": [6, 6], "follow": [8, 6]}
    end = played(LESSON, LESSON.begin())
    assert [event.bonuses for event in end.log if isinstance(event, Solved)][-2:] == [("universal",), ()]
    assert [game.points(hand) for hand in end.state.hands] == [9, 6]
    assert [event.player for event in end.log if isinstance(event, Finale)] == [0]
    assert end.outcome is not None
    assert end.outcome.winners == (0,)
