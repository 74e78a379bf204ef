"""Whole matches stay as they were, and no detective's line ever names the hidden fugitive's station."""

from __future__ import annotations

import re
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from gaslamp.board import BOARDS
from gaslamp.games import GAMES
from tests.playthroughs.golden import CASES, FOLDER, playthrough


@pytest.mark.parametrize("name", CASES)
def test_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), "read it, then `make golden`"


def test_every_game_and_every_switch_of_it_has_a_playthrough() -> None:
    for name, kind in GAMES.items():
        chosen = [options for game, _, _, options in CASES.values() if game == name]
        for option, hint in get_type_hints(kind.options_type).items():
            values = (False, True) if hint is bool else get_args(hint) if get_origin(hint) is Literal else ()
            default = getattr(kind.options_type(), option)
            for value in values:
                assert any(options.get(option, default) == value for options in chosen), f"{name}: {option}={value}"
        assert {options.get("board", "bradley") for options in chosen} == set(BOARDS)


def test_every_number_of_seats_has_a_playthrough() -> None:
    for name, kind in GAMES.items():
        assert {seats for game, seats, _, _ in CASES.values() if game == name} == set(kind.players)


@pytest.mark.parametrize("name", CASES)
def test_the_fugitive_is_a_question_mark_to_the_others_unless_he_surfaced(name: str) -> None:
    before_the_end = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").split('{"type":"Opened"')[0]
    blocks = [block for block in before_the_end.split("\n\n")[1:] if "\n  " in block]
    assert len(blocks) > 5
    for block in blocks:
        surfaced = "! |" in block
        shown = re.findall(r"^  (?: [1-9]|-2): [^|]*\| X at (\S+)", block, re.MULTILINE)
        assert len(shown) >= 2
        assert all((station != "?") == surfaced for station in shown), block
