"""An arena plays what was planned, deals alike, blames who fails, and tells the same whatever it ran on."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from rich.console import Console

from gaslamp.agents import UnknownAgent
from gaslamp.arena import BadPlan, Pairing, Plan, Report, play_arena
from gaslamp.arena.game import play_game
from gaslamp.arena.tables import table
from gaslamp.core import BadOptions, Problem, encode
from gaslamp.games.vocabulary import Deal
from gaslamp.record import read_record
from gaslamp.words import LANGUAGES, Words

BOTS = "tests.arena.bots:"
QUICK: dict[str, Any] = {"detectives": 2, "rounds": 6, "entries": 8}


def plan(**changes: Any) -> Plan:
    quick: dict[str, Any] = {"options": QUICK, "fugitives": ("uniform",), "detectives": ("uniform",), "games": 6}
    return Plan(**quick | changes)


def timeless(report: Report) -> Report:
    return replace(report, standings=tuple(replace(standing, seconds=0.0) for standing in report.standings))


def test_every_fugitive_meets_every_team() -> None:
    both = ("uniform", "heuristic")
    report = play_arena(plan(fugitives=both, detectives=both, games=3))
    assert [standing.pairing for standing in report.standings] == [Pairing(one, two) for one in both for two in both]
    for standing in report.standings:
        assert standing.games == sum(standing.ends.values()) == 3
        assert standing.rate.share == standing.escapes / 3
        assert standing.rounds
        assert standing.rounds.least >= 1
        assert standing.rounds.most <= 6
    assert len(report.comparisons) == 4, "pairings that differ in both agents are not compared"
    assert report.is_complete


def test_the_report_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    asked = plan(fugitives=("uniform", "heuristic"), games=9, records=tmp_path / "one")
    one = play_arena(asked)
    two = play_arena(replace(asked, jobs=2, records=tmp_path / "two"))
    assert timeless(one) == timeless(two)
    files = [{file.name: file.read_bytes() for file in folder.iterdir()} for folder in sorted(tmp_path.iterdir())]
    assert files[0] == files[1]
    assert len(files[0]) == 18


def test_the_nth_game_is_dealt_alike_to_every_pairing() -> None:
    asked = plan()
    for n in range(4):
        games = [play_game(asked, Pairing(one, two), n)[1] for one in ("uniform", "heuristic") for two in ("uniform",)]
        deals = [[event for event in record.events if isinstance(event, Deal)] for record in games]
        assert deals[0] == deals[1]
    starts = {tuple(play_game(asked, Pairing("uniform", "uniform"), n)[1].events[:3]) for n in range(4)}
    assert len(starts) > 1


def test_another_seed_deals_other_games() -> None:
    one, two = (play_game(plan(seed=seed), Pairing("uniform", "uniform"), 0)[1].events for seed in (1, 2))
    assert one != two


def test_every_record_can_be_read_and_played_again(tmp_path: Path) -> None:
    report = play_arena(plan(games=11, records=tmp_path))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"uniform-uniform-{n:02}.record" for n in range(11)]
    records = [read_record(file) for file in files]
    outcomes = [record.match().outcome for record in records]
    assert sum(0 in outcome.winners for outcome in outcomes if outcome) == report.standings[0].escapes
    assert [player.agent for player in records[0].players] == ["uniform"] * 3


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("Stumbler", "ValueError: lost the thread"),
        ("Cheat", "CL-8"),
        ("Impostor", "no action of seat"),
        ("Mute", "None"),
        ("Absent", "RuntimeError: overslept"),
    ],
)
@pytest.mark.parametrize("side", ["fugitives", "detectives"])
def test_who_fails_forfeits_and_the_arena_goes_on(bot: str, error: str, side: str, tmp_path: Path) -> None:
    name = BOTS + bot
    standing, other = play_arena(plan(**{side: (name, "uniform")}, records=tmp_path)).standings
    assert standing.forfeits == standing.ends["forfeit"] == sum(failure.games for failure in standing.failures) > 0
    assert {failure.agent for failure in standing.failures} == {name}
    assert all(error in failure.error for failure in standing.failures)
    assert standing.escapes >= standing.forfeits if side == "detectives" else standing.escapes <= 6 - standing.forfeits
    assert (other.games, other.forfeits, other.failures) == (6, 0, ())
    assert len([read_record(file) for file in tmp_path.iterdir()]) == 12


def test_all_games_forfeited_leave_no_length() -> None:
    (standing,) = play_arena(plan(fugitives=(BOTS + "Absent",))).standings
    assert (standing.rounds, standing.entries, standing.escapes) == (None, None, 0)


def test_the_error_says_where_it_happened() -> None:
    (standing,) = play_arena(plan(fugitives=(BOTS + "Stumbler",), options=QUICK | {"rounds": 8})).standings
    assert "bots.py:" in standing.failures[0].error


def test_interrupted_it_reports_what_was_finished() -> None:
    report = play_arena(plan(fugitives=("uniform", BOTS + "Interrupter"), games=50))
    assert not report.is_complete
    assert 0 < sum(standing.games for standing in report.standings) < 100
    assert all(comparison.games < 50 for comparison in report.comparisons)


def test_a_process_that_dies_is_reported() -> None:
    with pytest.raises(BadPlan) as problem:
        play_arena(plan(fugitives=(BOTS + "Suicide",), jobs=2))
    assert problem.value.key == "arena-process-died"


def test_on_game_is_called_for_every_game() -> None:
    calls: list[None] = []
    play_arena(plan(detectives=("uniform", "heuristic")), on_game=lambda: calls.append(None))
    assert len(calls) == 12


def test_whoever_waits_for_a_compiler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first game, and nothing is played until it is done."""
    told, is_told = list[str](), Event()

    def compile_slowly(agent: str, game: str) -> None:
        assert is_told.wait(60)
        told.append(f"{agent} {game}")

    def tell(notice: Problem) -> None:
        told.append(notice.key)
        is_told.set()

    monkeypatch.setattr("gaslamp.agents.warmup.MOMENT", 0.0)
    monkeypatch.setattr("gaslamp.agents.warmup.warm_up", compile_slowly)
    play_arena(plan(games=1), on_notice=tell, on_game=lambda: told.append("played"))
    assert told == ["warming", "uniform classic", "played"]


@pytest.mark.parametrize(
    ("changes", "kind", "key"),
    [
        ({"games": 0}, BadPlan, "arena-too-few"),
        ({"jobs": 0}, BadPlan, "arena-too-few"),
        ({"fugitives": ()}, BadPlan, "arena-nobody"),
        ({"detectives": ()}, BadPlan, "arena-nobody"),
        ({"fugitives": ("nobody",)}, UnknownAgent, "agent-unknown"),
        ({"detectives": ("tests.arena.bots:Nobody",)}, UnknownAgent, "agent-no-name"),
        ({"detectives": ("tests.nowhere.bots:Nobody",)}, UnknownAgent, "agent-no-module"),
        ({"game": "chess"}, BadOptions, "game-unknown"),
        ({"seats": 9}, BadOptions, "seats-out-of-range"),
        ({"options": {"rounds": "many"}}, BadOptions, "option-wrong"),
    ],
)
def test_a_bad_plan_is_refused_before_anybody_plays(changes: dict[str, Any], kind: type[Problem], key: str) -> None:
    with pytest.raises(kind) as problem:
        play_arena(plan(**changes), on_game=lambda: pytest.fail("a game was played"))
    assert problem.value.key == key
    for language in LANGUAGES:
        assert Words(language).explain(problem.value)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadPlan) as problem:
        play_arena(plan(records=tmp_path / "file" / "records"))
    assert problem.value.key == "arena-folder"
    for language in LANGUAGES:
        assert str(tmp_path) in Words(language).explain(problem.value)


def test_the_report_is_json() -> None:
    report = play_arena(plan(detectives=("uniform", "heuristic")))
    assert json.decode(encode(report), type=Report) == report


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_a_terminal_in_every_language(language: str) -> None:
    bots = ("uniform", "heuristic")
    report = play_arena(plan(fugitives=bots, detectives=bots, games=2))
    text = printed(report, Words(language), width=80)
    assert all(name in text for name in bots)
    assert "…" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["original", "sherlock"])
def test_the_sherlock_holmes_edition_is_told_in_its_own_words(language: str, mode: str) -> None:
    options: dict[str, Any] = {"mode": mode, "rounds": 8, "entries": 9}
    report = play_arena(plan(game="holmes", seats=3, options=options, detectives=("uniform", "heuristic"), games=4))
    assert all(standing.forfeits == 0 for standing in report.standings)
    ends = {rule for standing in report.standings for rule in standing.ends}
    assert ends <= {"SH-9-rounds", "SH-9-tickets", "SH-15-crimes", "SH-15-log", "SH-22", "SH-23"}
    text = printed(report, Words(language), width=100)
    assert "Moriarty" in text
    assert "Mister X" not in text
    assert "SH-" not in text


def test_the_tables_name_who_failed_and_that_it_was_cut_short() -> None:
    report = play_arena(plan(fugitives=(BOTS + "Cheat",)))
    text = printed(replace(report, is_complete=False), Words("en"), width=200)
    assert "tests.arena.bots:Cheat forfeited" in text
    assert "Interrupted" in text


def printed(report: Report, words: Words, *, width: int) -> str:
    page = StringIO()
    Console(file=page, width=width).print(table(report, words))
    return page.getvalue()
