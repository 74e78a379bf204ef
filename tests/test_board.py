"""Board facts, and the faults a board file may have."""

from __future__ import annotations

import pickle
from collections import Counter
from pathlib import Path

import pytest

from gaslamp.board import (
    BOARDS,
    KINDS,
    LAND,
    BadBoard,
    Board,
    Kind,
    Line,
    load_board,
    parse_board,
    shipped_texts,
)
from gaslamp.survey import MARKS

RAVENSBURGER_NUMBERS = {118: 108, 128: 118, 159: 128, 171: 159, 200: 171}
"""CL-19: what the stations of the Milton Bradley print that bear other numbers are called on the Ravensburger one."""
CLASSIC = ("bradley", "ravensburger")
LARGE = (*CLASSIC, "holmes")
START_CARDS = (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198)


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


@pytest.fixture(params=LARGE)
def large(request: pytest.FixtureRequest) -> Board:
    """One of the boards that are prints of the one large map."""
    return load_board(request.param)


def pairs(board: Board, kind: Kind) -> set[tuple[int, int]]:
    return {(line.a, line.b) for line in board.lines if line.kind == kind}


# The shipped boards


def test_cl_9_station_74(large: Board) -> None:
    assert large.neighbours(74, "taxi") == (58, 73, 75, 92)
    assert large.neighbours(74, "bus") == (58, 94)
    assert large.neighbours(74, "underground") == (46,)


def test_cl_9_station_153_has_all_three(large: Board) -> None:
    assert large.kinds[153] == {"taxi", "bus", "underground"}


def test_cl_9_every_station_is_a_taxi_stop(board: Board) -> None:
    assert all("taxi" in stops for stops in board.kinds.values())


@pytest.mark.parametrize("name", CLASSIC)
def test_cl_6_the_start_cards(name: str) -> None:
    packs = load_board(name).packs
    assert packs["one"] == START_CARDS
    assert len(packs["detectives"]) == 16
    assert len(packs["fugitive"]) == 13


def test_every_start_card_is_a_station(board: Board) -> None:
    cards = [*board.packs.values(), *(tile for tiles in board.tiles.values() for tile in tiles)]
    assert cards
    assert all(card in board.stations for pack in cards for card in pack)


def test_cl_19_the_ferry_on_both_boards() -> None:
    assert pairs(load_board("bradley"), "ferry") == {(157, 194), (115, 157), (115, 118)}
    assert pairs(load_board("ravensburger"), "ferry") == {(157, 194), (115, 157), (108, 115)}


def test_sh_5_the_start_tiles() -> None:
    board = load_board("holmes")
    assert len(board.packs["detectives"]) == 16
    assert [len(tile) for tile in board.tiles["moriarty"]] == [2] * 13
    assert [tile[0] for tile in board.tiles["moriarty"]] == sorted(load_board("ravensburger").packs["fugitive"])


def test_sh_17_station_165() -> None:
    board = load_board("holmes")
    assert board.neighbours(165, "taxi") == (149, 151, 179, 180)
    assert board.neighbours(165, "bus") == (123, 180)
    assert "underground" not in board.kinds[165]


def test_sh_20_the_ferry() -> None:
    assert pairs(load_board("holmes"), "ferry") == {(157, 194), (115, 157), (108, 115)}


def test_sh_26_every_station_lies_in_one_of_four_quarters() -> None:
    board = load_board("holmes")
    quarters = [board.marks[f"quarter-{numeral}"] for numeral in ("I", "II", "III", "IV")]
    assert Counter(station for quarter in quarters for station in quarter) == dict.fromkeys(board.stations, 1)
    assert 132 in quarters[2]


def test_sh_28_127_lies_at_the_river() -> None:
    assert 127 in load_board("holmes").marks["river"]


def test_sh_12_sh_14_fifteen_crime_scenes_at_a_symbol() -> None:
    marks = load_board("holmes").marks
    assert len(marks["crime"]) == 15
    assert marks["crime"] <= marks["park"] | marks["monument"] | marks["river"]


def test_the_board_of_the_holmes_edition_is_the_ravensburger_print_less_two_lines() -> None:
    ours, theirs = load_board("holmes"), load_board("ravensburger")
    assert set(theirs.lines) - set(ours.lines) == {Line("taxi", 13, 14), Line("bus", 165, 191, (179,))}
    assert set(ours.lines) < set(theirs.lines)
    assert ours.stations == theirs.stations


def test_cl_19_the_numbers_of_the_bradley_print() -> None:
    stations = load_board("bradley").stations
    assert len(stations) == 199
    assert list(stations) == [number for number in range(1, 201) if number != 108]


def test_cp_5_the_examples_of_the_rulebook() -> None:
    board = load_board("compact")
    assert board.neighbours(8, "taxi") == (3, 7, 9, 21)
    assert board.neighbours(8, "bus") == (6, 9)
    assert board.neighbours(8, "underground") == (13, 40)
    assert board.neighbours(7, "taxi") == (2, 6, 8, 21, 22, 39)
    assert {(line.a, line.b) for line in board.lines if line.turning and 7 in (line.a, line.b)} == {(7, 21), (7, 22)}


def test_cp_9_the_boat() -> None:
    assert pairs(load_board("compact"), "ferry") == {(36, 47), (36, 84), (84, 112)}


def test_cp_3_a_start_for_each_of_the_tickets() -> None:
    assert len(load_board("compact").packs["fugitive"]) == 12 + 8 + 4


def test_cl_26_153_to_140_runs_over_154(large: Board) -> None:
    assert large.over("underground", 153, 140) == (154,)
    assert large.over("underground", 140, 153) == (154,)


def test_cl_26_over_is_told_in_order_of_travel(large: Board) -> None:
    there = large.over("underground", 13, 46)
    assert there == (23, 22, 34, 47)
    assert large.over("underground", 46, 13) == there[::-1]


@pytest.mark.parametrize(
    ("name", "counts"),
    [("ravensburger", (346, 99, 20, 3)), ("bradley", (345, 101, 20, 3)), ("compact", (215, 64, 14, 3))],
)
def test_counts(name: str, counts: tuple[int, ...]) -> None:
    found = Counter(line.kind for line in load_board(name).lines)
    assert tuple(found[kind] for kind in KINDS) == counts


def test_the_two_boards_are_one_map_but_for_three_lines() -> None:
    def facts(board: Board, names: dict[int, int]) -> set[Line]:
        renamed = {station: names.get(station, station) for station in board.stations}
        lines = [
            (line.kind, renamed[line.a], renamed[line.b], tuple(renamed[s] for s in line.over)) for line in board.lines
        ]
        return {Line(k, min(a, b), max(a, b), over if a < b else over[::-1]) for k, a, b, over in lines}

    bradley, ravensburger = load_board("bradley"), load_board("ravensburger")
    ours, theirs = facts(bradley, RAVENSBURGER_NUMBERS), facts(ravensburger, {})
    assert ours - theirs == {Line("bus", 185, 199, (198,)), Line("bus", 187, 199, (198,))}
    assert theirs - ours == {Line("taxi", 198, 199)}
    for station, at in bradley.stations.items():
        assert ravensburger.stations[RAVENSBURGER_NUMBERS.get(station, station)] == at


def test_every_exit_leads_back(board: Board) -> None:
    for station, ways in board.exits.items():
        for kind, other, over in ways:
            assert (kind, station, over[::-1]) in board.exits[other]


def test_exits_come_by_kind_and_number(board: Board) -> None:
    for ways in board.exits.values():
        assert [(KINDS.index(way.kind), way.station) for way in ways] == sorted(
            (KINDS.index(way.kind), way.station) for way in ways
        )


def test_every_station_can_be_reached_by_taxi_alone(board: Board) -> None:
    assert set(board.distances(1, ["taxi"])) == set(board.stations)


def test_a_line_passes_each_station_once_and_never_its_ends(board: Board) -> None:
    for line in board.lines:
        assert len({line.a, line.b, *line.over}) == 2 + len(line.over)


def test_stations_lie_in_the_frame_and_in_order(board: Board) -> None:
    assert list(board.stations) == sorted(board.stations)
    assert all(0 <= x <= board.width and 0 <= y <= board.height for x, y in board.stations.values())


def test_distances_against_a_brute_force(board: Board) -> None:
    for kinds in (LAND, frozenset(KINDS), frozenset[Kind](("underground", "ferry"))):
        for start in (1, 60, 84, max(board.stations)):
            reached = {start}
            moves = {start: 0}
            for step in range(1, 30):
                reached = {way.station for at in reached for way in board.exits[at] if way.kind in kinds}
                moves = dict.fromkeys(reached, step) | moves
            assert board.distances(start, kinds) == moves


def test_distance_is_none_where_there_is_no_way(board: Board) -> None:
    assert board.distance(1, 2, ["ferry"]) is None
    assert board.distance(1, 1) == 0
    assert board.distance(*pairs(board, "underground").pop()) == 1


def test_a_line_that_is_not_there_passes_nothing(board: Board) -> None:
    with pytest.raises(BadBoard):
        board.over("bus", 1, 2)


def test_a_shipped_board_is_read_once_and_survives_pickling(board: Board) -> None:
    assert load_board(board.name) is board
    copy = pickle.loads(pickle.dumps(board))
    assert (copy.lines, copy.exits, copy.scenery) == (board.lines, board.exits, board.scenery)


def test_where_the_facts_come_from_is_stated(board: Board) -> None:
    assert "print" in board.source
    assert board.title


def test_the_scenery_has_the_river_and_the_parks(board: Board) -> None:
    assert [river.name for river in board.scenery.rivers] == ["River Thames"]
    assert "Hyde Park" in {park.name for park in board.scenery.parks}
    assert "Waterloo" in {place.name for place in board.scenery.places}


# The documentation

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "reference" / "boards.md").read_text("utf-8")
BOX = (DOCS / "how-to" / "own-box.md").read_text("utf-8")


def test_the_example_of_the_documentation_is_a_board() -> None:
    example = PAGE.split("## A small board")[1].split("```")[1]
    assert len(parse_board(example, "village.board").stations) == 4


def test_the_documentation_has_every_mark_and_every_shipped_file() -> None:
    assert [mark for mark in MARKS if f"`{mark}`" not in PAGE] == []
    assert [name for name in BOARDS if f"`{name}.board`" not in PAGE] == []


def test_the_counts_of_the_documentation_are_right(board: Board) -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{board.name}.board` ")]
    found = Counter(line.kind for line in board.lines)
    assert ", ".join(f"{found[kind]} {kind}" for kind in KINDS) in row


def test_the_marks_of_the_documentation_are_marks(tmp_path: Path) -> None:
    example = BOX.split("```\ngaslamp marks 1")[1].split("```")[0]
    (tmp_path / "mine.marks").write_text(f"gaslamp marks 1{example}", "utf-8")
    (tmp_path / "mine.board").write_text(shipped_texts("holmes", "mine")["mine.board"], "utf-8")
    assert load_board(str(tmp_path / "mine.board")).marks.keys() <= set(MARKS)
