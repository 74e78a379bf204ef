"""An arena of a game in rounds: whoever is Mister X plays as one bot, the others as the other, and points count."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from rich.console import Console

from gaslamp.arena import Pairing, Plan, Report, play_arena
from gaslamp.arena.chases import chases_of
from gaslamp.arena.game import play_game
from gaslamp.arena.tables import table
from gaslamp.core import encode
from gaslamp.games.compact import Scored
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.record import read_record
from gaslamp.words import LANGUAGES, Words

BOTS = "tests.arena.bots:"
BOTH = ("uniform", "heuristic")


def plan(**changes: Any) -> Plan:
    quick: dict[str, Any] = {"game": "compact", "seats": 3, "games": 6}
    quick |= {"fugitives": ("uniform",), "detectives": ("uniform",)}
    return Plan(**quick | changes)


def test_every_round_of_every_game_counts() -> None:
    asked = plan(games=5)
    (standing,) = play_arena(asked).standings
    played = [play_game(asked, Pairing("uniform", "uniform"), n)[1] for n in range(5)]
    scored = [event for record in played for event in record.events if isinstance(event, Scored)]
    moves = [event for record in played for event in record.events if isinstance(event, Move)]
    hidden = [move for move in moves if move.pawn == FUGITIVE and move.fare == "black"]
    assert standing.games == len(scored) == 15
    assert standing.ends == Counter(event.how for event in scored)
    assert standing.escapes == sum(event.how not in ("caught", "cornered") for event in scored)
    assert standing.points
    assert standing.points.mean.mean == pytest.approx(sum(event.points for event in scored) / 15)
    assert standing.points.blacks == pytest.approx(len(hidden) / 15)
    assert standing.points.turns.mean == pytest.approx(sum(move.pawn == FUGITIVE for move in moves) / 15)
    assert (standing.rounds, standing.entries) == (None, None)


def test_the_seats_share_all_the_wins() -> None:
    asked = plan(games=5)
    (standing,) = play_arena(asked).standings
    assert standing.points
    seats = standing.points.seats
    assert [place.seat for place in seats] == [0, 1, 2]
    assert sum(place.wins.share for place in seats) == pytest.approx(1)
    results = [play_game(asked, Pairing("uniform", "uniform"), n)[0] for n in range(5)]
    for place in seats:
        assert place.points.mean == pytest.approx(sum(result.points[place.seat] for result in results) / 5)


def test_whoever_is_mister_x_plays_as_the_one_bot() -> None:
    """CP-1: the one that never hides is Mister X in every round, in whatever seat."""
    for n in range(3):
        _, record = play_game(plan(), Pairing(BOTS + "Plain", "uniform"), n)
        assert not any(isinstance(event, Move) and event.fare == "black" for event in record.events)
        assert [player.agent for player in record.players] == [f"{BOTS}Plain/uniform"] * 3
    _, record = play_game(plan(), Pairing("uniform", BOTS + "Plain"), 0)
    assert any(isinstance(event, Move) and event.fare == "black" for event in record.events)


def test_the_heuristic_beats_chance_on_either_side() -> None:
    report = play_arena(plan(seats=2, fugitives=BOTH, detectives=BOTH, games=8))
    points = {standing.pairing: standing.points.mean.mean for standing in report.standings if standing.points}
    for other in BOTH:
        assert points[Pairing("heuristic", other)] > points[Pairing("uniform", other)]
        assert points[Pairing(other, "heuristic")] < points[Pairing(other, "uniform")] - 10


def test_pairings_are_compared_round_by_round() -> None:
    report = play_arena(plan(fugitives=BOTH, detectives=("heuristic",), games=4))
    (comparison,) = report.comparisons
    one, other = report.standings
    assert comparison.games == 12
    assert comparison.points
    assert one.points
    assert other.points
    assert comparison.points.mean == pytest.approx(other.points.mean.mean - one.points.mean.mean)


@pytest.mark.parametrize("side", ["fugitives", "detectives"])
def test_a_forfeit_ends_the_game_and_scores_nothing(side: str) -> None:
    (standing,) = play_arena(plan(**{side: (BOTS + "Stumbler",)})).standings
    assert standing.forfeits == standing.ends["forfeit"] == 6
    assert standing.games < 18, "rounds that were never played"
    assert {failure.agent for failure in standing.failures} == {BOTS + "Stumbler"}
    assert standing.points is None or not standing.points.seats, "no game was played to the end"
    assert standing.escapes >= 6 if side == "detectives" else standing.escapes <= standing.games - 6


def test_a_round_cut_short_is_lost_by_whoever_did_it() -> None:
    for side, escaped in (("fugitives", False), ("detectives", True)):
        asked = plan(**{side: (BOTS + "Stumbler",)})
        chases = play_game(asked, asked.lineups[0], 1)[0].chases
        assert (chases[-1].how, chases[-1].escaped, chases[-1].points) == ("forfeit", escaped, None)
        assert all(chase.points is not None for chase in chases[:-1])


def test_a_chase_in_a_game_of_one_is_told_by_its_outcome() -> None:
    asked = plan(game="classic", options={"detectives": 2, "rounds": 6, "entries": 8})
    match = play_game(asked, asked.lineups[0], 0)[1].match()
    (chase,) = chases_of(match, None)
    assert match.outcome
    assert (chase.escaped, chase.how) == (0 in match.outcome.winners, match.outcome.rule)
    assert (chase.rounds, chase.entries, chase.points) == (match.state.round, len(match.state.log), None)


def test_the_report_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    asked = plan(fugitives=BOTH, detectives=("heuristic",), seats=2, games=4, records=tmp_path)
    one, two = (timeless(play_arena(replace(asked, jobs=jobs))) for jobs in (1, 2))
    assert one == two
    assert len([read_record(file) for file in tmp_path.iterdir()]) == 8


def timeless(report: Report) -> Report:
    return replace(report, standings=tuple(replace(standing, seconds=0.0) for standing in report.standings))


@pytest.mark.parametrize("games", [1, 3])
def test_the_report_is_json(games: int) -> None:
    report = play_arena(plan(seats=2, detectives=("uniform", "heuristic"), games=games))
    assert json.decode(encode(report), type=Report) == report


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_a_terminal_in_every_language(language: str) -> None:
    report = play_arena(plan(seats=2, fugitives=BOTH, detectives=BOTH, games=2))
    page = StringIO()
    Console(file=page, width=80).print(table(report, Words(language)))
    text = page.getvalue()
    assert "…" not in text
    for how in {how for standing in report.standings for how in standing.ends}:
        assert Words(language).say("arena-end", rule=how) in text
    assert Words(language).say("arena-turns") in text
