"""What has happened since somebody's last turn."""

from __future__ import annotations

from typing import Any

from gaslamp.core import SPECTATOR, Seat
from gaslamp.games.vocabulary import FUGITIVE, Double, Surfaced
from gaslamp.match import Match
from gaslamp.server.scenes import ChaseScene, Recap
from tests.games.positions import HolmesPosition, Position
from tests.server.looks import chase, look_together


def recap(match: Match[Any], seat: Seat, **how: Any) -> Recap:
    return chase(match, seat, **how).recap


def lines(match: Match[Any], seat: Seat, **how: Any) -> list[str]:
    return [line.text for line in recap(match, seat, **how).lines]


def played() -> Position:
    """One round, then Mister X and purple again."""
    match = Position(35, 141, 174, seats=3)
    match.ride(FUGITIVE, "taxi", 65)
    match.ride(1, "taxi", 142)
    match.ride(2, "taxi", 173)
    match.ride(FUGITIVE, "bus", 82)
    match.ride(1, "taxi", 143)
    return match


def test_before_ones_first_turn_it_is_told_from_the_start() -> None:
    match = Position(35, 141, 174, seats=3)
    match.ride(FUGITIVE, "taxi", 65)
    assert recap(match, 1).since == 0
    assert lines(match, 1)[0] == "The purple detective (Bea) starts at 141."
    assert lines(match, 1)[-1] == "Mister X: taxi"


def test_afterwards_since_one_last_acted_a_line_for_each_pawn() -> None:
    match = played()
    assert lines(match, 2) == ["Mister X: bus", "Purple: taxi to 143"]
    assert lines(match, 0) == ["Purple: taxi to 143"]
    first = recap(match, 2)
    assert match.log[first.since - 1].pawn == 2  # type: ignore[attr-defined]
    assert [match.log[n].pawn for line in first.lines for n in line.events] == [0, 1]  # type: ignore[attr-defined]


def test_ones_own_moves_in_this_turn_do_not_push_it_away() -> None:
    match = Position(35, 141, 174, seats=2)
    match.ride(FUGITIVE, "taxi", 65)
    before = lines(match, 1)
    match.ride(1, "taxi", 142)
    assert lines(match, 1) == before


def test_a_double_move_is_one_line_and_surfacing_another() -> None:
    match = Position(35, 141, 174, seats=3, surfacing=(2,))
    match.play(Double(seat=0))
    match.ride(FUGITIVE, "taxi", 65)
    match.ride(FUGITIVE, "bus", 82)
    ride, shown = recap(match, 1).lines[-2:]
    assert ride.text == "Mister X: taxi, bus"
    assert isinstance(match.log[shown.events[0]], Surfaced)


def test_who_only_looks_on_is_told_of_the_present_round() -> None:
    assert lines(played(), SPECTATOR) == ["Mister X: bus", "Purple: taxi to 143"]


def test_at_one_screen_the_other_side_is_news() -> None:
    match = played()
    scene = look_together(match, (0, 1, 2))
    assert isinstance(scene, ChaseScene)
    assert [line.text for line in scene.recap.lines] == ["Mister X: bus"]


def test_what_is_drawn_in_secret_before_the_game_is_not_worth_a_line() -> None:
    match = HolmesPosition(132, 5, 162)
    assert not any("draws" in line for line in lines(match, 1))


def test_every_language_says_it() -> None:
    told = {language: lines(played(), 2, language=language)[-1] for language in ("fr", "it", "de")}
    assert told == {
        "fr": "Violet\u00a0: taxi jusqu’au 143",
        "it": "Viola: taxi fino alla 143",
        "de": "Violett: Taxi nach 143",
    }
