"""The words every game shares."""

from __future__ import annotations

import pickle

import pytest

from gaslamp.board import BadBoard
from gaslamp.core import (
    CHANCE,
    SPECTATOR,
    BadMessage,
    IllegalAction,
    Problem,
    clipped,
    decode_event,
    encode,
    redact,
    secret_fields,
)
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import Began, Deal, Move
from gaslamp.match import Match, View
from gaslamp.words import Words

MOVE = Move(seat=0, pawn=0, fare="taxi", station=74, known_to=(0,))


def test_redact_blanks_secret_fields_for_whoever_is_not_told() -> None:
    assert redact(MOVE, 0) is MOVE
    assert redact(MOVE, CHANCE) is MOVE
    assert redact(MOVE, 1) == redact(MOVE, SPECTATOR) == Move(seat=0, pawn=0, fare="taxi", known_to=(0,))
    assert redact(redact(MOVE, 1), 0).station is None


def test_an_event_without_secrets_is_the_same_for_everybody() -> None:
    began = Began(round=3)
    assert redact(began, 5) is began


def test_who_knows_is_empty_unless_it_is_said() -> None:
    assert redact(Deal(seat=CHANCE, pawn=0, station=13), 0).station is None


def test_secret_fields_are_read_from_the_types() -> None:
    assert secret_fields(Move) == secret_fields(Deal) == ("station",)
    assert secret_fields(Began) == ()


def test_equal_events_have_equal_bytes() -> None:
    again = decode_event((Move,), encode(MOVE))
    assert again == MOVE
    assert encode(again) == encode(MOVE)
    assert encode({"b": 1, "a": frozenset({3, 1, 2})}) == b'{"a":[1,2,3],"b":1}'


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type":"Fly"}', '{"type":"Began","round":"two"}', b"\xff", "[" * 10**5]
)
def test_what_is_no_event_is_a_bad_message(text: str | bytes) -> None:
    with pytest.raises(BadMessage) as caught:
        decode_event((Move, Began), text)
    assert caught.value.key == "not-an-event"


def test_problems_travel_between_processes() -> None:
    for problem in (BadBoard("board-kind", file="a.board", line=3, kind="tram"), IllegalAction("CL-8")):
        again = pickle.loads(pickle.dumps(problem))
        assert (type(again), again.key, again.details) == (type(problem), problem.key, problem.details)


def test_a_problem_reads_as_its_sentence() -> None:
    problem = BadBoard("board-kind", file="a.board", line=3, kind="tram", known="taxi, bus")
    assert str(problem) == Words("en").explain(problem)
    assert str(problem).startswith("a.board:3: There is no kind of line “tram”.")
    assert str(IllegalAction("CL-11")) == "A detective stands there. Choose a free station. (CL-11)"


@pytest.mark.parametrize(
    ("problem", "told"),
    [
        (Problem("no-such-key", n=3), "no-such-key, n: 3"),
        (Problem("board-kind", file="a.board"), "board-kind, file: a.board"),
        (Problem("text-empty", sentence="x"), "text-empty, sentence: x"),
    ],
)
def test_a_problem_without_a_sentence_reads_as_its_key_and_details(problem: Problem, told: str) -> None:
    assert str(problem) == told


def test_only_events_have_secrets() -> None:
    with pytest.raises(TypeError, match="only an event has secret fields, not a str"):
        redact("taxi 7", 1)  # type: ignore[type-var]


def test_an_action_of_nobodys_chair_is_refused() -> None:
    match = Match(make_game("classic", 3))
    match.play(match.view(CHANCE).actions[0])
    with pytest.raises(IllegalAction):
        match.play(Move(seat=9, pawn=1, fare="taxi", station=1))


def test_a_line_for_a_log_is_not_without_end() -> None:
    assert clipped("<short>") == "<short>"
    assert clipped(f"<{'x' * 200}>") == f"<{'x' * 97}…>"


def test_a_view_takes_one_parameter_or_two() -> None:
    assert View[ClassicState].__args__ == (ClassicState,)  # type: ignore[attr-defined]
    assert View[ClassicState, Classic].__args__ == (ClassicState, Classic)  # type: ignore[attr-defined]
