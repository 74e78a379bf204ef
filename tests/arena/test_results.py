"""Results are kept as games end: an arena goes on where it was left, and reports as if it had never stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from gaslamp.agents.belief.filter import believe
from gaslamp.arena import BadPlan, Contest, Plan, Report, play_arena
from gaslamp.arena.chases import traces_of
from gaslamp.arena.game import play_game
from gaslamp.core import SPECTATOR, Action, Problem
from gaslamp.games.compact import Scored
from gaslamp.games.vocabulary import Deal
from gaslamp.match import Match
from gaslamp.words import LANGUAGES, Words

QUICK: dict[str, Any] = {"detectives": 2, "rounds": 6, "entries": 8}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def plan(file: Path | None, **changes: Any) -> Plan:
    quick: dict[str, Any] = {"options": QUICK, "fugitives": ("uniform",), "detectives": ("uniform",), "games": 5}
    return Plan(**quick | {"results": file} | changes)


class Watch:
    """How many games are counted, and what is said."""

    def __init__(self) -> None:
        self.games, self.notices = 0, list[Problem]()

    def play(self, asked: Any) -> Any:
        return play_arena(asked, on_game=self.count, on_notice=self.notices.append)

    def count(self) -> None:
        self.games += 1

    @property
    def keys(self) -> list[str]:
        return [notice.key for notice in self.notices]


def test_a_line_for_every_game_after_a_heading(file: Path) -> None:
    play_arena(plan(file, is_traced=True))
    heading, *lines = map(json.decode, file.read_bytes().splitlines())
    assert heading == {
        "results": 1, "game": "classic", "seats": 3, "options": QUICK, "seed": 7, "seconds": None, "budget": None,
    }  # fmt: skip
    assert [line["n"] for line in lines] == [0, 1, 2, 3, 4]
    for line in lines:
        assert line["lineup"] == {"fugitive": "uniform", "detectives": "uniform"}
        (chase,) = line["chases"]
        assert chase["rounds"] >= 1
        assert len(chase["starts"]) == 3
        assert all(size >= 1 for size in chase["doubts"])


def test_the_same_arena_again_plays_nothing_and_reports_the_same(file: Path) -> None:
    first = play_arena(plan(file))
    before, watch = file.read_bytes(), Watch()
    assert watch.play(plan(file)) == first
    assert (watch.games, watch.keys, file.read_bytes()) == (5, ["arena-results-found"], before)


def test_an_arena_goes_on_where_it_was_left(file: Path) -> None:
    whole = timeless(play_arena(plan(None)))
    play_arena(plan(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], lines[5], lines[2]]))
    assert timeless(play_arena(plan(file))) == whole
    assert len(file.read_bytes().splitlines()) == 6


@pytest.mark.parametrize("torn", [b'{"lineup":{"fugitive":"uni', b'{"lineup":\n', b"\xc3"])
def test_a_torn_last_line_is_dropped_and_played_again(file: Path, torn: bytes) -> None:
    whole = timeless(play_arena(plan(file)))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + torn)
    watch = Watch()
    assert timeless(watch.play(plan(file))) == whole
    assert watch.keys == ["arena-results-cut", "arena-results-found"]
    assert [json.decode(line)["n"] for line in file.read_bytes().splitlines()[1:]] == [0, 1, 2, 3, 4]
    for language in LANGUAGES:
        assert all(str(file) in Words(language).explain(notice) for notice in watch.notices)


def test_a_torn_heading_is_written_anew(file: Path) -> None:
    file.write_bytes(b'{"results":1,"ga')
    assert timeless(play_arena(plan(file))) == timeless(play_arena(plan(None)))
    assert Watch().play(plan(file)).is_complete


def test_more_games_and_other_bots_go_into_the_same_file(file: Path) -> None:
    play_arena(plan(file))
    wider = plan(file, games=7, detectives=("uniform", "heuristic"))
    assert timeless(play_arena(wider)) == timeless(play_arena(replace(wider, results=None)))
    assert len(file.read_bytes().splitlines()) == 1 + 14
    assert timeless(play_arena(plan(file))) == timeless(play_arena(plan(None))), "what is not asked for is not counted"


def test_what_was_finished_before_an_interruption_is_kept(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.arena.bots.Interrupter.moves", 0)
    report = play_arena(plan(file, fugitives=("uniform", "tests.arena.bots:Interrupter"), games=50))
    assert not report.is_complete
    assert len(file.read_bytes().splitlines()) == 1 + sum(standing.games for standing in report.standings)


def test_forfeits_are_kept_too(file: Path) -> None:
    asked = plan(file, fugitives=("tests.arena.bots:Cheat",))
    assert play_arena(asked) == play_arena(asked)


def test_seatings_are_kept_as_well(file: Path) -> None:
    contest = Contest(game="compact", seats=2, agents=("uniform", "tests.arena.bots:Plain"), games=2, results=file)
    first, watch = play_arena(contest), Watch()
    assert watch.play(contest) == first
    assert watch.keys == ["arena-results-found"]


@pytest.mark.parametrize(
    "changes", [{"seed": 8}, {"options": QUICK | {"rounds": 5}}, {"seconds": 2.0}, {"options": {}, "game": "holmes"}]
)
def test_another_arena_is_refused_and_the_file_left_alone(file: Path, changes: dict[str, Any]) -> None:
    play_arena(plan(file))
    before = file.read_bytes()
    with pytest.raises(BadPlan) as problem:
        play_arena(plan(file, **changes))
    assert problem.value.key == "arena-results-other"
    assert file.read_bytes() == before
    for language in LANGUAGES:
        assert str(file) in Words(language).explain(problem.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"dear diary,\nit rained\n{}\n", "arena-results-unknown"),
        (b'{"some":"json"}\n{}\n', "arena-results-unknown"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(file: Path, text: bytes, key: str) -> None:
    file.write_bytes(text)
    with pytest.raises(BadPlan) as problem:
        play_arena(plan(file))
    assert (problem.value.key, file.read_bytes()) == (key, text)


def test_a_damaged_line_in_the_middle_is_named(file: Path) -> None:
    play_arena(plan(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b'{"n":"two"}\n', *lines[3:]]))
    with pytest.raises(BadPlan) as problem:
        play_arena(plan(file))
    assert Words("en").explain(problem.value).startswith(f"{file}:3: This is not the result of a game")


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem) as problem:
        play_arena(plan(tmp_path / "nowhere" / "results.jsonl"), on_game=lambda: pytest.fail("a game was played"))
    assert problem.value.key == "file-unwritable"


def timeless(report: Report) -> Report:
    return replace(report, standings=tuple(replace(standing, seconds=0.0) for standing in report.standings))


# Traces


def test_a_trace_tells_the_starts_and_what_everybody_could_know() -> None:
    match = played("classic")
    (trace,) = traces_of(match)
    deals = {event.pawn: event.station for event in match.log if isinstance(event, Deal)}
    assert trace.starts == tuple(deals[pawn] for pawn in sorted(deals))
    assert len(trace.doubts) >= 3
    assert trace.doubts == doubts(match)


def doubts(match: Match[Any]) -> list[int]:
    """At how many stations he could be at each first move of the detectives, from what a spectator sees then."""
    again, sizes, has_moved = Match(match.game), list[int](), False
    for event in match.log:
        if isinstance(event, Action) and event.seat == 1 and has_moved:
            sizes.append(len(believe(again.view(SPECTATOR))))
            has_moved = False
        has_moved |= isinstance(event, Action) and event.seat == 0
        again._record(event)
    return sizes


def test_there_is_a_trace_of_every_round() -> None:
    match = played("compact")
    traces = list(traces_of(match))
    assert len(traces) == 1 + sum(isinstance(event, Scored) for event in match.log)
    assert all(len(trace.starts) == 4 for trace in traces[:-1])
    assert not traces[-1].starts, "nothing was begun after the last"


def played(game: str) -> Match[Any]:
    asked = Plan(game=game, fugitives=("uniform",), detectives=("uniform",), seats=2)
    match: Match[Any] = play_game(asked, asked.lineups[0], 1)[1].match()
    return match
