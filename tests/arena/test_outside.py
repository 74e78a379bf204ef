"""Bots that are programs: what they are asked, what they may answer, and what it costs them to do anything else."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from gaslamp.agents import UnknownAgent, make_agent
from gaslamp.arena import Plan, Report, play_arena
from gaslamp.arena import outside as module
from gaslamp.arena.game import play_game
from gaslamp.arena.outside import Outside, make_player
from gaslamp.core import CHANCE, Action, S
from gaslamp.games import make_game
from gaslamp.match import Match, View
from gaslamp.words import LANGUAGES, Words
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PYTHON = f"process:{sys.executable} -I"
QUICK: dict[str, Any] = {"detectives": 2, "rounds": 4, "entries": 6, "surfacing": (2,)}


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is about to end is waited for, however busy the machine is."""
    monkeypatch.setattr(module, "LEAVE", PATIENCE)


def program(way: str) -> str:
    return f"{PYTHON} {Path(__file__).with_name('programs.py')} {way}"


def plan(**changes: Any) -> Plan:
    quick: dict[str, Any] = {"options": QUICK, "seats": 2, "fugitives": ("uniform",), "detectives": ("uniform",)}
    return Plan(**quick | {"games": 2, "limit": PATIENCE} | changes)


@pytest.mark.parametrize("way", ["first", "spelled"])
@pytest.mark.parametrize("side", ["fugitives", "detectives"])
def test_a_program_plays_either_side(way: str, side: str) -> None:
    (standing,) = play_arena(plan(**{side: (program(way),)})).standings
    assert (standing.games, standing.forfeits, standing.failures) == (2, 0, ())


def test_a_program_plays_as_a_bot_of_the_same_mind_does() -> None:
    one = play_game(plan(fugitives=(program("first"),)), plan(fugitives=(program("first"),)).lineups[0], 0)[1]
    two = play_game(plan(), plan(fugitives=("tests.arena.bots:First",)).lineups[0], 0)[1]
    assert one.events == two.events


@pytest.mark.parametrize(
    ("way", "error"),
    [
        ("beyond", "chose"),
        ("silly", "CL-8"),
        ("impostor", "no action of seat 0"),
        ("gossip", "no action"),
        ("empty", "chose None"),
        ("mumble", "cannot be read: good move!"),
        ("endless", "an answer without an end: xxx"),
        ("die", "the program ended with status 3"),
    ],
)
def test_whoever_breaks_down_or_lies_forfeits(way: str, error: str) -> None:
    (standing,) = play_arena(plan(fugitives=(program(way),))).standings
    assert (standing.forfeits, standing.escapes) == (2, 0)
    assert {failure.agent for failure in standing.failures} == {program(way)}
    assert all(error in failure.error for failure in standing.failures), standing.failures
    assert not any("outside.py" in failure.error for failure in standing.failures), "it is not our mistake"


@pytest.mark.parametrize(("way", "error"), [("dawdle", "no answer within 0.2 s"), ("deaf", "closed its output")])
def test_whoever_does_not_answer_is_not_waited_for(way: str, error: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START", 0.0 if way == "dawdle" else PATIENCE)
    monkeypatch.setattr(module, "LEAVE", 0.1)
    (standing,) = play_arena(plan(fugitives=(program(way),), games=1, limit=0.2)).standings
    assert [error in failure.error for failure in standing.failures] == [True]


def test_a_program_that_reads_nothing_is_not_waited_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pipe is full: whoever writes into it would wait for ever."""
    monkeypatch.setattr(module, "START", 0.0)
    monkeypatch.setattr(Outside, "_question", lambda *_: b"x" * (1 << 22))
    sleeper = f"{PYTHON} -c 'import time; time.sleep(600)'"
    (standing,) = play_arena(plan(fugitives=(sleeper,), games=1, limit=0.2)).standings
    assert "no answer" in standing.failures[0].error


def test_the_question_is_the_view_and_the_game_and_nothing_else() -> None:
    match = begun()
    bot = Outside(["none"], Random(3), seconds=0.5, limit=1)
    question = json.decode(bot._question(match.view(1)))
    assert question.keys() == {"game", "seed", "seconds", "view"}
    assert question["game"] == {"name": "classic", "seats": 2, "options": json.decode(json.encode(match.game.options))}
    assert question["view"] == json.decode(match.view(1).encode())
    assert question["view"]["state"]["stations"][0] is None, "the fugitive stays hidden"
    bot.close()


def begun() -> Match[Any]:
    match: Match[Any] = Match(make_game("classic", 2, QUICK))
    agents = {seat: make_agent("uniform", Random(seat)) for seat in range(CHANCE, 2)}
    while match.to_act != {1}:
        seat = min(match.to_act)
        match.play(agents[seat].act(match.view(seat)))
    return match


def test_what_a_program_says_aside_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    play_arena(plan(fugitives=(program("die"),), games=1))
    assert capfd.readouterr().err == "out of ideas\n"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="no /proc to look for processes in")
def test_no_process_outlives_its_match() -> None:
    children = Path(f"/proc/self/task/{os.getpid()}/children")
    before = children.read_text()
    play_arena(plan(fugitives=(program("first"),)))
    assert children.read_text() == before


def test_programs_play_in_several_processes() -> None:
    asked = plan(fugitives=(program("first"),), games=4)
    assert timeless(play_arena(asked)) == timeless(play_arena(replace(asked, jobs=2)))


def timeless(report: Report) -> Report:
    return replace(report, standings=tuple(replace(standing, seconds=0.0) for standing in report.standings))


def test_the_example_in_the_documents_plays() -> None:
    name = f"{PYTHON} {ROOT / 'docs' / 'examples' / 'linebot.py'}"
    report = play_arena(plan(fugitives=(name, "uniform"), detectives=(name,), games=1))
    assert [standing.forfeits for standing in report.standings] == [0, 0]


# How long to think


class Timed:
    def __init__(self, rng: Random, *, seconds: float = 9.0) -> None:
        self.seconds = seconds

    def act(self, view: View[S]) -> Action:
        raise NotImplementedError


def make_timed(rng: Random, **settings: float) -> Timed:
    return Timed(rng, **settings)


def test_whoever_takes_seconds_is_told_them() -> None:
    timed: dict[str, Any] = {"seconds": 0.25, "limit": 1.0}
    assert vars(make_player("tests.arena.test_outside:Timed", Random(1), **timed)) == {"seconds": 0.25}
    assert vars(make_player("tests.arena.test_outside:Timed", Random(1), seconds=None, limit=1)) == {"seconds": 9.0}
    assert vars(make_player("tests.arena.test_outside:make_timed", Random(1), **timed)) == {"seconds": 0.25}
    assert vars(make_player("uniform", Random(1), **timed)).keys() == {"rng"}


def test_a_program_is_told_the_seconds_too() -> None:
    (standing,) = play_arena(plan(fugitives=(program("seconds"),), games=1, seconds=0.25)).standings
    assert standing.forfeits == 0


# What is refused


@pytest.mark.parametrize(
    ("bot", "key"),
    [
        ("process:", "agent-no-program"),
        ("process:no-such-program-here --fast", "agent-no-program"),
        ("process:python 'half", "agent-not-found"),
    ],
)
def test_a_program_that_is_not_there_is_refused_before_anybody_plays(bot: str, key: str) -> None:
    with pytest.raises(UnknownAgent) as problem:
        play_arena(plan(fugitives=(bot,)), on_game=lambda: pytest.fail("a game was played"))
    assert problem.value.key == key
    for language in LANGUAGES:
        assert Words(language).explain(problem.value)


def test_nobody_but_the_arena_runs_programs() -> None:
    """A table's bots come from `make_agent`, which a stranger's request reaches."""
    with pytest.raises(UnknownAgent):
        make_agent(program("first"), Random(0))
