"""Sherlock Holmes edition, house rules: what the options set, and what cannot be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gaslamp.core import BadOptions
from gaslamp.games import make_game
from gaslamp.games.holmes import book
from gaslamp.games.vocabulary import Purse
from tests.games.positions import HolmesPosition

BOOK = ("taxi", "bus", "underground", "blacks", "doubles", "surfacing", "rounds", "entries", "crimes", "tokens")


def refused(**options: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadOptions) as problem:
        make_game("holmes", 2, options)
    return problem.value.key, problem.value.details


def test_sh_7_the_numbers_of_the_original() -> None:
    numbers = book("original", 2)
    assert [getattr(numbers, name) for name in BOOK] == [11, 8, 4, 5, 2, (3, 8, 13, 18, 24), 22, 24, 0, 0]


def test_sh_10_the_numbers_of_the_variant() -> None:
    numbers = book("sherlock", 2)
    assert [getattr(numbers, name) for name in BOOK] == [10, 7, 4, 1, 1, (3, 8, 13), 16, 16, 3, 2]


def test_sh_7_the_original_unless_the_variant_is_asked_for() -> None:
    assert make_game("holmes").options.mode == "original"
    assert not make_game("holmes").has_powers


def test_sh_4_own_tickets_come_out_of_the_same_box() -> None:
    table = HolmesPosition(74, 5, 162, taxi=3, bus=2, underground=1, blacks=2, doubles=3)
    assert table.state.purses == (Purse(black=2, double=3), Purse(3, 2, 1), Purse(3, 2, 1))
    assert table.state.supply == Purse(52, 40, 21, 4, 0)


@pytest.mark.parametrize("bobbies", [0, 1, 2, 3])
def test_sh_3_as_many_bobbies_as_the_table_likes(bobbies: int) -> None:
    game = make_game("holmes", 6, {"bobbies": bobbies})
    assert len(game.detectives) == 5 + bobbies
    assert game.hands[6:] == (frozenset({1, 2, 3, 4, 5}),) * bobbies


def test_sh_13_as_many_tokens_as_the_table_likes() -> None:
    assert make_game("holmes", 2, {"mode": "sherlock", "tokens": 4}).start().tokens == (0, 4, 4, 0, 0)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("mode", "classic"), ("order", "random"), ("bobbies", 4), ("bobbies", -1), ("tokens", 10), ("crimes", 16),
        ("surfacing", [0]), ("rounds", 0), ("entries", 100), ("taxi", -1), ("fugitive_fares", "free"),
    ],
)  # fmt: skip
def test_sh_1_values_out_of_range_are_refused(option: str, value: Any) -> None:
    assert refused(**{option: value}) == ("option-wrong", {"option": option, "value": str(value)})


def test_sh_11_a_window_at_least_for_every_round() -> None:
    assert refused(entries=21) == ("entries-too-few", {"entries": 21, "rounds": 22})
    assert refused(mode="sherlock", rounds=17) == ("entries-too-few", {"entries": 16, "rounds": 17})
    assert make_game("holmes", 2, {"mode": "sherlock", "rounds": 8, "entries": 9}).entries == 9


def test_sh_12_no_more_scenes_than_there_are() -> None:
    assert refused(mode="sherlock", crimes=16)[0] == "option-wrong"
    assert make_game("holmes", 2, {"mode": "sherlock", "crimes": 15}).crimes == 15


@pytest.mark.parametrize("board", ["bradley", "ravensburger"])
def test_sh_5_not_on_a_board_without_this_editions_tiles(board: str) -> None:
    assert refused(board=board)[0] == "starts-too-few"


FEW_MARKS = "mark hideout 1\nmark crime 1 2\n"
SYMBOLS = "mark park 1\nmark monument 1\nmark river 1\n"
QUARTERS = "mark quarter-I 1 2 3\nmark quarter-II 4 5\nmark quarter-III 6 7\nmark quarter-IV 8 9\n"


def board(folder: Path, *rows: str, tiles: int = 6) -> str:
    """Nine stations in a row, three D tiles, so many M tiles, and these rows."""
    stations = "".join(f"station {n} {n} 1\n" for n in range(1, 10))
    lines = "".join(f"line taxi {n} {n + 1}\n" for n in range(1, 9))
    starts = "pack detectives 1 2 3\n" + "".join(f"tile moriarty {n} 9\n" for n in range(1, tiles + 1))
    path = folder / "own.board"
    path.write_text("gaslamp board 1\nframe 9 9\n" + stations + lines + starts + "".join(rows))
    return str(path)


def test_sh_28_tokens_need_the_marks_they_ask_about(tmp_path: Path) -> None:
    own: dict[str, Any] = {"mode": "sherlock", "bobbies": 0, "crimes": 0, "board": board(tmp_path, FEW_MARKS)}
    assert refused(**own) == ("mark-missing", {"mark": "monument", "board": "own"})
    assert make_game("holmes", 2, own | {"tokens": 0}).hideouts == {1}


def test_sh_12_crimes_need_scenes(tmp_path: Path) -> None:
    own: dict[str, Any] = {"mode": "sherlock", "bobbies": 0, "board": board(tmp_path, FEW_MARKS, SYMBOLS, QUARTERS)}
    assert refused(**own) == ("scenes-too-few", {"scenes": 2, "crimes": 3})
    assert make_game("holmes", 2, own | {"crimes": 2}).scenes == {1, 2}


def test_sh_5_a_tile_for_every_pawn(tmp_path: Path) -> None:
    few = board(tmp_path, tiles=2)
    assert refused(board=few, bobbies=0) == ("starts-too-few", {"pawns": 3})
    assert refused(board=board(tmp_path), bobbies=2) == ("starts-too-few", {"pawns": 5})


@pytest.mark.parametrize("crimes", [0, 1])
def test_sh_12_fewer_crimes_win_as_well_and_none_never(crimes: int) -> None:
    table = HolmesPosition(45, 5, 162, scenes=(46,)[:crimes])
    assert len(table.state.crimes) == crimes
    table.go("taxi", 46)
    assert table.outcome is None


@pytest.mark.parametrize("option", ["crimes", "tokens"])
def test_sh_7_the_original_refuses_what_only_the_variant_has(option: str) -> None:
    assert refused(mode="original", **{option: 2}) == ("option-unused", {"option": option, "mode": "original"})
    assert make_game("holmes", 2, {"mode": "original", option: 0}).book.tokens == 0


@pytest.mark.parametrize("nine", [" 8 9\n", " 8\n", " 7 8 9\n"])
def test_sh_26_holmes_needs_one_quarter_for_every_station(tmp_path: Path, nine: str) -> None:
    own: dict[str, Any] = {"mode": "sherlock", "bobbies": 0, "crimes": 0}
    own["board"] = board(tmp_path, SYMBOLS, QUARTERS.replace(" 8 9\n", nine))
    if nine == " 8 9\n":
        assert make_game("holmes", 2, own).book.tokens == 2
    else:
        assert refused(**own) == ("quarter-missing", {"station": 9 if nine == " 8\n" else 7, "board": "own"})
    assert make_game("holmes", 2, own | {"characters": ["irene", "watson"]}).book.tokens == 2
