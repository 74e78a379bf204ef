"""Whole matches stay as they were, and no detective's line ever names the hidden fugitive's station."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from gaslamp.board import BOARDS
from gaslamp.core import BadOptions
from gaslamp.games import GAMES, lineage, make_game
from tests.playthroughs.golden import CASES, FOLDER, playthrough


@pytest.mark.parametrize("name", CASES)
def test_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), "read it, then `make golden`"


def test_there_is_no_playthrough_without_its_case() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)


def chosen(game: str, option: str) -> list[Any]:
    """What the cases of a game, or of the game it is a variant of, set an option to."""
    default = getattr(GAMES[game].options_type(), option)
    return [options.get(option, default) for kind, _, _, options in CASES.values() if kind in lineage(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_switch_of_a_game_has_a_playthrough(game: str) -> None:
    for option, hint in get_type_hints(GAMES[game].options_type).items():
        values = (False, True) if hint is bool else get_args(hint) if get_origin(hint) is Literal else ()
        assert [value for value in values if value not in chosen(game, option)] == [], option


@pytest.mark.parametrize("game", [game for game in GAMES if hasattr(GAMES[game].options_type(), "board")])
def test_every_board_of_a_game_has_a_playthrough(game: str) -> None:
    assert set(chosen(game, "board")) == set(boards_of(game))


def boards_of(game: str) -> list[str]:
    """The shipped boards the game can be played on."""
    boards = []
    for board in BOARDS:
        with suppress(BadOptions):
            make_game(game, None, {"board": board})
            boards.append(board)
    return boards


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_has_a_playthrough(game: str) -> None:
    assert {seats for kind, seats, _, _ in CASES.values() if kind in lineage(game)} == set(GAMES[game].players)


@pytest.mark.parametrize("mode", ["original", "sherlock"])
def test_every_size_of_team_has_a_playthrough_in_either_mode(mode: str) -> None:
    cases = [case for case in CASES.values() if case[0] == "holmes" and case[3].get("mode", "original") == mode]
    teams = {len(make_game("holmes", seats, options).characters) for _, seats, _, options in cases}
    assert teams == {2, 3, 4, 5}


def test_every_number_of_black_tickets_has_a_playthrough() -> None:
    assert set(chosen("compact", "black_tickets")) == {1, 2, 3, 4}


COMPACT = [name for name in CASES if CASES[name][0] == "compact"]


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name][0] in ("classic", "holmes")])
def test_the_fugitive_is_a_question_mark_to_the_others_unless_he_surfaced(name: str) -> None:
    """Where the start lies open (CL-6, SH-7) he is seen from the deal until his first move, and then no more."""
    before_the_end = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split('{"type":"Opened"')[0]
    blocks = [block for block in before_the_end.split("\n\n")[1:] if "\n  " in block]
    assert len(blocks) > 5
    is_at_start = False
    for block in blocks:
        if CASES[name][3].get("open_start"):
            is_at_start = _is_his("Deal", block) or (is_at_start and not _is_his("Move", block))
        surfaced = is_at_start or "! |" in block
        shown = re.findall(r"^  (?: [1-9]|-2): [^|]*\| X at (\S+)", block, re.MULTILINE)
        assert len(shown) >= 2
        assert all((station != "?") == surfaced for station in shown), block


def _is_his(kind: str, block: str) -> bool:
    return re.search(rf'"type":"{kind}"[^}}]*"pawn":0', block) is not None


@pytest.mark.parametrize("name", [name for name in CASES if "sherlock" in str(CASES[name])])
def test_his_scenes_are_question_marks_to_the_others(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    held = re.findall(r"^  (?: [1-9]|-2): .*crimes (\S+)", text, re.MULTILINE)
    assert held
    assert all(set(crimes) <= set("?-") for crimes in held)


SEEN = re.compile(r"^  +(-?[0-9]+): [^|]*\| X at (\S+) [^|]*\|[^|]*\|([^|]*)\| X is ([0-9])", re.MULTILINE)
"""A seat, where it sees Mister X, the log as it knows it, and who he is."""


@pytest.mark.parametrize("name", COMPACT)
def test_mister_x_is_a_question_mark_to_all_but_himself_while_he_hides(name: str) -> None:
    hidden = 0
    for block in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[1:]:
        seen = SEEN.findall(block)
        assert len(seen) == CASES[name][1] + 1
        if "black:?" in block:
            hidden += 1
            assert [seat for seat, station, _, _ in seen if station != "?"] == [seen[0][3]]
        else:
            is_off = " place |" in block or " deal |" in block
            assert {station == "?" for _, station, _, _ in seen} == {is_off}
    assert hidden > 1


@pytest.mark.parametrize("name", COMPACT)
def test_every_round_of_a_compact_match_is_scored(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    points = re.findall(r'"type":"Scored".*"points":(-?[0-9]+)', text)
    assert len(points) == CASES[name][1]
    assert f"scores {'/'.join(points)} " in text.split("\n\n")[-1]
