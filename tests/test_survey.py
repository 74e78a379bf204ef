"""What is worth knowing of a board before playing on it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from gaslamp.board import (
    Board,
    load_board,
    parse_board,
    shipped_texts,
)
from gaslamp.survey import MARKS, Finding, report

# The report


def test_the_board_of_the_holmes_edition_is_sound() -> None:
    assert report(load_board("holmes")).findings == ()


def test_the_shipped_boards_are_sound() -> None:
    found = report(load_board("ravensburger"))
    assert found.findings == ()
    assert found.is_connected
    assert (found.stations, found.lines, found.isolated, found.dead_ends) == (
        199,
        {"taxi": 346, "bus": 99, "underground": 20, "ferry": 3},
        (),
        (),
    )
    assert found.stops == {"taxi": 199, "bus": 62, "underground": 14, "ferry": 4}


def test_the_compact_board_is_sound() -> None:
    assert report(load_board("compact")).findings == ()


def test_a_street_of_the_scenery_that_is_not_on_the_board(tmp_path: Path) -> None:
    streets = "street 1 2: 15,12\nstreet 3: 30,20\nstreet 1 3: 20,20\nstreet 9: 90,20\n"
    (tmp_path / "town.scenery").write_text(f"gaslamp scenery 1\n{streets}", "utf-8")
    stations = "\n".join(f"station {n} {10 * n} 10" for n in range(1, 9))
    text = "\n".join(["gaslamp board 1", "frame 100 50", "scenery town.scenery", stations, *ROW, "line bus 1 8", PACK])
    found = report(parse_board(text, "town.board", folder=tmp_path)).findings
    assert found == (Finding("board-street", {"street": "1–3"}), Finding("board-street", {"street": "9"}))


def test_the_report_doubts_the_line_we_doubt() -> None:
    (finding,) = report(load_board("bradley")).findings
    assert finding == Finding("board-over-far", {"kind": "bus", "a": 187, "b": 199, "station": 198})


def town(*lines: str) -> Board:
    """Eight stations in a row, on a board of their own."""
    stations = [f"station {n} {10 * n} 10" for n in range(1, 9)]
    return parse_board("\n".join(["gaslamp board 1", "frame 100 50", *stations, *lines]), "town.board")


ROW = [f"line taxi {a} {b}" for a, b in pairwise(range(1, 9))]
PACK = "pack one 1 2 3 4 5 6"


def test_a_sound_row_of_stations() -> None:
    assert [finding.key for finding in report(town(*ROW, "line bus 1 8", PACK)).findings] == []


def test_parts_that_do_not_hang_together() -> None:
    found = report(town(*ROW[:3], *ROW[4:], "line ferry 4 5", PACK))
    assert found.parts == ((1, 2, 3, 4), (5, 6, 7, 8))
    assert not found.is_connected
    assert Finding("board-apart", {"stations": "5, 6, 7, 8", "count": 4}) in found.findings


def test_isolated_stations_and_dead_ends() -> None:
    found = report(town(*ROW[:6], PACK))
    assert (found.isolated, found.dead_ends) == ((8,), (1, 7))
    assert Finding("board-isolated", {"station": 8}) in found.findings
    assert Finding("board-dead-end", {"station": 7}) in found.findings


@pytest.mark.parametrize(
    ("lines", "finding"),
    [
        ([*ROW[:6], "line bus 7 8", PACK], Finding("board-no-taxi", {"station": 8})),
        ([*ROW, "line taxi 1 6", PACK], Finding("board-long", {"a": 1, "b": 6, "times": 5.0})),
        (
            [*ROW, "line bus 1 2 over 4", PACK],
            Finding("board-over-far", {"kind": "bus", "a": 1, "b": 2, "station": 4}),
        ),
        ([*ROW, "pack few 1 2 3"], Finding("board-small-pack", {"name": "few", "count": 3})),
        (ROW, Finding("board-no-pack", {})),
        ([*ROW, "station 9 81 11", PACK], Finding("board-close", {"a": 8, "b": 9})),
    ],
)
def test_odd_things_are_found(lines: list[str], finding: Finding) -> None:
    assert finding in report(town(*lines)).findings


# The marks of the Sherlock Holmes edition

QUARTERS = ["mark quarter-I 1 2", "mark quarter-II 3 4", "mark quarter-III 5 6", "mark quarter-IV 7 8"]
SYMBOLS = ["mark park 1", "mark monument 2", "mark river 3"]
MARKED = [*QUARTERS, *SYMBOLS, "mark hideout 4", "mark crime 1 2", "tile moriarty 1 2"]
FEW = {"board-scenes", "board-tiles", "board-cards"}
"""What a town of eight stations cannot have enough of."""


def odd(*lines: str) -> list[Finding]:
    """What looks odd about the marks of a town, its size aside."""
    return [finding for finding in report(town(*ROW, "line bus 1 8", PACK, *lines)).findings if finding.key not in FEW]


def test_sound_marks() -> None:
    assert odd(*MARKED) == []


def test_a_board_without_marks_is_no_worse_for_it() -> None:
    assert odd("mark haunted 1") == []


@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_that_is_missing(mark: str) -> None:
    left = [line for line in MARKED if not line.startswith(f"mark {mark} ")]
    assert Finding("board-mark-missing", {"mark": mark}) in odd(*left)


def test_a_mark_that_means_nothing() -> None:
    assert odd(*MARKED, "mark hidout 1") == [
        Finding("board-mark-unknown", {"mark": "hidout", "known": ", ".join(MARKS)})
    ]


def test_sh_26_a_station_in_no_quarter_or_in_two() -> None:
    lines = ["mark quarter-I 1", "mark quarter-II 3 4 5", *QUARTERS[2:], *MARKED[4:]]
    assert odd(*lines) == [
        Finding("board-no-quarter", {"stations": "2", "count": 1}),
        Finding("board-quarters", {"station": 5, "quarters": "II, III"}),
    ]


def test_sh_14_a_crime_scene_at_no_symbol() -> None:
    lines = [*QUARTERS, *SYMBOLS, "mark hideout 4", "mark crime 1 8", "tile moriarty 1 2"]
    assert odd(*lines) == [Finding("board-scene-plain", {"station": 8})]


def test_sh_5_a_tile_with_three_stations() -> None:
    assert odd(*MARKED, "tile moriarty 1 2 3") == [Finding("board-tile-size", {"stations": "1, 2, 3"})]


def test_sh_5_sh_12_how_many_there_are_in_the_box() -> None:
    lines = [*MARKED, "tile moriarty 1 2", "tile moriarty 3 2", "pack detectives 1 2 3 4 5 6"]
    found = [finding for finding in report(town(*ROW, PACK, *lines)).findings if finding.key in FEW]
    assert found == [
        Finding("board-scenes", {"count": 2, "usual": 15}),
        Finding("board-tiles", {"count": 2, "usual": 13}),  # one of the three stands there twice
        Finding("board-cards", {"count": 6, "usual": 16}),
    ]


def test_what_the_rulebooks_tell_of_the_print_is_remembered(tmp_path: Path) -> None:
    texts = shipped_texts("holmes", "mine")
    marks = texts["mine.marks"].replace(" 126 127 133 ", " 126 133 ").replace("mark crime ", "mark crime 88 ")
    for file, text in (texts | {"mine.marks": marks.replace(" 127 131 146 ", " 131 146 ")}).items():
        (tmp_path / file).write_text(text, "utf-8")
    (finding,) = report(load_board(str(tmp_path / "mine.board"))).findings
    assert finding == Finding("board-not-printed", {"station": 127, "mark": "river"})
