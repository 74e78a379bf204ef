"""Board facts, and the faults a board file may have."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    parse_scenery,
    shipped_texts,
)
from gaslamp.survey import MARKS, Finding, report

RAVENSBURGER_NUMBERS = {118: 108, 128: 118, 159: 128, 171: 159, 200: 171}
"""CL-19: what the stations of the Milton Bradley print that bear other numbers are called on the Ravensburger one."""
CLASSIC = ("bradley", "ravensburger")
START_CARDS = (13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198)


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


def pairs(board: Board, kind: Kind) -> set[tuple[int, int]]:
    return {(line.a, line.b) for line in board.lines if line.kind == kind}


# The shipped boards


def test_cl_9_station_74(board: Board) -> None:
    assert board.neighbours(74, "taxi") == (58, 73, 75, 92)
    assert board.neighbours(74, "bus") == (58, 94)
    assert board.neighbours(74, "underground") == (46,)


def test_cl_9_station_153_has_all_three(board: Board) -> None:
    assert board.kinds[153] == {"taxi", "bus", "underground"}


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


def test_cl_26_153_to_140_runs_over_154(board: Board) -> None:
    assert board.over("underground", 153, 140) == (154,)
    assert board.over("underground", 140, 153) == (154,)


def test_cl_26_over_is_told_in_order_of_travel(board: Board) -> None:
    there = board.over("underground", 13, 46)
    assert there == (23, 22, 34, 47)
    assert board.over("underground", 46, 13) == there[::-1]


@pytest.mark.parametrize(("name", "counts"), [("ravensburger", (346, 99, 20, 3)), ("bradley", (345, 101, 20, 3))])
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
        for start in (1, 115, 153, 199):
            reached = {start}
            moves = {start: 0}
            for step in range(1, 30):
                reached = {way.station for at in reached for way in board.exits[at] if way.kind in kinds}
                moves = dict.fromkeys(reached, step) | moves
            assert board.distances(start, kinds) == moves


def test_distance_is_none_where_there_is_no_way(board: Board) -> None:
    assert board.distance(1, 2, ["ferry"]) is None
    assert board.distance(1, 1) == 0
    assert board.distance(74, 46) == 1


def test_a_line_that_is_not_there_passes_nothing(board: Board) -> None:
    with pytest.raises(KeyError):
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


# The format

HEAD = "gaslamp board 1\nframe 100 50\n"
TWO = HEAD + "station 1 10 10\nstation 2 90 40\n"


def test_a_board_of_ones_own() -> None:
    text = """gaslamp board 1
        # a small town
        title Little Puddle, our village   # after a space, a comment
        source Drawn from
        source memory.
        frame 100 50
        line bus 2 1 over 3   # lines may come before their stations
        line taxi 1 3 turning
        station 3 50 20
        station 1 10 10
        station 2 90.5 40
        pack one 3 1
        tile fugitive 1 2
        tile fugitive 3 1
        mark hideout 2
    """
    board = parse_board(text, "town/puddle.board")
    assert (board.name, board.title, board.source) == ("puddle", "Little Puddle, our village", "Drawn from memory.")
    assert board.stations == {1: (10, 10), 2: (90.5, 40), 3: (50, 20)}
    assert board.lines == (Line("bus", 1, 2, (3,)), Line("taxi", 1, 3, (), turning=True))
    assert (board.packs, board.tiles) == ({"one": (3, 1)}, {"fugitive": ((1, 2), (3, 1))})
    assert board.marks == {"hideout": {2}}


def test_a_reversed_line_keeps_its_order() -> None:
    board = parse_board(TWO + "station 3 1 1\nstation 4 2 2\nline underground 2 1 over 3 4\n", "x")
    assert board.lines == (Line("underground", 1, 2, (4, 3)),)
    assert board.over("underground", 2, 1) == (3, 4)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "board-empty", None),
        ("# nothing but a remark\n\n", "board-empty", None),
        ("gaslamp record 1\n", "board-header", 1),
        ("\n\nstation 1 2 3\n", "board-header", 3),
        ("gaslamp board one\n", "board-header", 1),
        ("gaslamp board 2\n", "board-version", 1),
        ("gaslamp board 0\n", "board-version", 1),
        ("gaslamp board 1\nstation 1 10 10\n", "board-no-frame", None),
        (HEAD, "board-no-stations", None),
        (TWO + "tram 1 2\n", "board-word", 5),
        (TWO + "station 3 4\n", "board-fields", 5),
        (TWO + "station 3 4 5 6\n", "board-fields", 5),
        (TWO + "station three 4 5\n", "board-station-number", 5),
        (TWO + "station 0 4 5\n", "board-station-number", 5),
        (TWO + "station -3 4 5\n", "board-station-number", 5),
        (TWO + "station ³ 4 5\n", "board-station-number", 5),
        (TWO + "station 3 4 high\n", "board-number", 5),
        (TWO + "station 3 4 nan\n", "board-number", 5),
        (TWO + "station 3 inf 4\n", "board-number", 5),
        (TWO + "station 2 4 5\n", "board-station-twice", 5),
        (TWO + "station 3 101 5\n", "board-outside", 5),
        (TWO + "station 3 1 -1\n", "board-outside", 5),
        (TWO + "frame 100 50\n", "board-twice", 5),
        ("gaslamp board 1\nframe 100 0\nstation 1 1 0\n", "board-size", 2),
        ("gaslamp board 1\nframe 100\nstation 1 1 0\n", "board-fields", 2),
        (TWO + "title\n", "board-fields", 5),
        (TWO + "name two words\n", "board-fields", 5),
        (TWO + "scenery atlantis\n", "board-scenery", 5),
        (TWO + "scenery my.scenery\n", "board-scenery", 5),
        (TWO + "marks atlantis\n", "board-marks", 5),
        (TWO + "marks my.marks\n", "board-marks", 5),
        (TWO + "marks\n", "board-fields", 5),
        (TWO + "line taxi 1\n", "board-fields", 5),
        (TWO + "line tram 1 2\n", "board-kind", 5),
        (TWO + "line taxi 1 3\n", "board-station-unknown", 5),
        (TWO + "line taxi 1 x\n", "board-station-number", 5),
        (TWO + "line taxi 2 2\n", "board-line-itself", 5),
        (TWO + "line taxi 1 2\nline taxi 2 1\n", "board-line-twice", 6),
        (TWO + "line bus 1 2 over\n", "board-fields", 5),
        (TWO + "line bus 1 2 via 3\n", "board-fields", 5),
        (TWO + "line bus 1 2 over 3\n", "board-station-unknown", 5),
        (TWO + "line bus 1 2 over 2\n", "board-over-end", 5),
        (TWO + "station 3 1 1\nline bus 1 2 over 3 3\n", "board-repeated", 6),
        (TWO + "pack one\n", "board-fields", 5),
        (TWO + "pack one 1 3\n", "board-station-unknown", 5),
        (TWO + "pack one 1 1\n", "board-repeated", 5),
        (TWO + "pack one 1\npack one 2\n", "board-twice", 6),
        (TWO + "tile fugitive 1\n", "board-fields", 5),
        (TWO + "mark hideout 9\n", "board-station-unknown", 5),
        (TWO + "mark hideout 1\nmark hideout 2\n", "board-twice", 6),
    ],
)
def test_a_fault_is_named_with_its_line(text: str, key: str, line: int | None) -> None:
    with pytest.raises(BadBoard) as caught:
        parse_board(text, "my.board")
    assert caught.value.key == key
    assert caught.value.details["file"] == "my.board"
    assert caught.value.details.get("line") == line
    assert caught.value.faults == (caught.value,)


def test_all_faults_are_found_in_one_reading() -> None:
    text = TWO + "line taxi 1 3\nstation 2 1 1\nfoo\nline taxi 1 2\nline taxi 2 1\nstation 4 x 1\nline bus 4 1\n"
    with pytest.raises(BadBoard) as caught:
        parse_board(text, "my.board")
    found = [(fault.details["line"], fault.key) for fault in caught.value.faults]
    assert found == [
        (5, "board-station-unknown"),
        (6, "board-station-twice"),
        (7, "board-word"),
        (9, "board-line-twice"),
        (10, "board-number"),  # and no fault for the line to station 4, which is known by then
    ]


def test_a_thing_said_twice_names_the_first_time() -> None:
    with pytest.raises(BadBoard) as caught:
        parse_board(TWO + "station 2 1 1\n", "my.board")
    assert caught.value.details == {"file": "my.board", "line": 5, "earlier": 4, "station": 2}


def test_the_sentence_of_a_wrong_form_can_show_the_right_one() -> None:
    with pytest.raises(BadBoard) as caught:
        parse_board(TWO + "station 3\n", "my.board")
    assert caught.value.details["form"] == "station NUMBER X Y"


SAID = ("frame", "line", "mark", "name", "pack", "scenery", "source", "station", "tile", "title", "over", "turning")
WORDS = st.sampled_from([*SAID, *KINDS, "marks", "1", "2", "3", "x"])


@given(st.lists(st.lists(WORDS | st.text(max_size=4), max_size=6).map(" ".join), max_size=8))
def test_any_text_is_a_board_or_a_bad_board(lines: list[str]) -> None:
    files: set[object] = set()
    try:
        files = {parse_board("\n".join([TWO, *lines]), "my.board") and "my.board"}
    except BadBoard as bad:
        files = {fault.details["file"] for fault in bad.faults}
    assert files == {"my.board"}


# Files


def test_a_board_in_a_file_with_scenery_beside_it(tmp_path: Path) -> None:
    (tmp_path / "pond.scenery").write_text("gaslamp scenery 1\nlake The Pond: 1,1 9,1 5,9\n", "utf-8")
    (tmp_path / "village.board").write_text(TWO + "scenery pond.scenery\n", "utf-8")
    board = load_board(str(tmp_path / "village.board"))
    assert board.name == "village"
    assert [lake.name for lake in board.scenery.lakes] == ["The Pond"]


def test_faults_of_the_scenery_name_the_scenery(tmp_path: Path) -> None:
    (tmp_path / "pond.scenery").write_text("gaslamp scenery 1\nlake The Pond: 1,1\npond\n", "utf-8")
    (tmp_path / "village.board").write_text(TWO + "scenery pond.scenery\nfoo\n", "utf-8")
    with pytest.raises(BadBoard) as caught:
        load_board(str(tmp_path / "village.board"))
    found = [(Path(str(fault.details["file"])).name, fault.details["line"]) for fault in caught.value.faults]
    assert found == [("pond.scenery", 2), ("pond.scenery", 3), ("village.board", 6)]


def village(tmp_path: Path, marks: str, *lines: str) -> Board:
    """A board of two stations with marks in a file beside it."""
    (tmp_path / "my.marks").write_text(marks, "utf-8")
    (tmp_path / "village.board").write_text(TWO + "\n".join(["marks my.marks", *lines]), "utf-8")
    return load_board(str(tmp_path / "village.board"))


def test_a_board_in_a_file_with_marks_beside_it(tmp_path: Path) -> None:
    board = village(tmp_path, "gaslamp marks 1\nmark hideout 1 2  # both\ntile moriarty 2 1\ntile moriarty 1 2\n")
    assert board.marks == {"hideout": {1, 2}}
    assert board.tiles == {"moriarty": ((2, 1), (1, 2))}


def test_what_a_board_says_itself_takes_the_place_of_its_marks(tmp_path: Path) -> None:
    marks = "gaslamp marks 1\nmark hideout 1 2\nmark crime 1\ntile moriarty 2 1\ntile moriarty 1 2\n"
    board = village(tmp_path, marks, "mark hideout 2", "tile moriarty 1 2")
    assert board.marks == {"hideout": {2}, "crime": {1}}
    assert board.tiles == {"moriarty": ((1, 2),)}


@pytest.mark.parametrize(
    ("marks", "key", "line"),
    [
        ("", "board-empty", None),
        ("gaslamp board 1\n", "board-header", 1),
        ("gaslamp marks 2\n", "board-version", 1),
        ("gaslamp marks 1\nstation 3 1 1\n", "board-word", 2),
        ("gaslamp marks 1\nmarks holmes\n", "board-word", 2),
        ("gaslamp marks 1\nmark hideout\n", "board-fields", 2),
        ("gaslamp marks 1\nmark hideout x\n", "board-station-number", 2),
        ("gaslamp marks 1\nmark hideout 3\n", "board-station-unknown", 2),
        ("gaslamp marks 1\nmark hideout 1 1\n", "board-repeated", 2),
        ("gaslamp marks 1\nmark hideout 1\nmark hideout 2\n", "board-twice", 3),
        ("gaslamp marks 1\ntile moriarty 1\n", "board-fields", 2),
        ("gaslamp marks 1\ntile moriarty 1 9\n", "board-station-unknown", 2),
    ],
)
def test_faults_of_marks_name_the_marks(tmp_path: Path, marks: str, key: str, line: int | None) -> None:
    with pytest.raises(BadBoard) as caught:
        village(tmp_path, marks)
    assert caught.value.key == key
    assert caught.value.details["file"] == str(tmp_path / "my.marks")
    assert caught.value.details.get("line") == line


def test_faults_of_board_and_marks_are_told_together(tmp_path: Path) -> None:
    with pytest.raises(BadBoard) as caught:
        village(tmp_path, "gaslamp marks 1\nmark hideout 3\nmark crime 4\n", "foo")
    found = [(Path(str(fault.details["file"])).name, fault.details["line"]) for fault in caught.value.faults]
    assert found == [("my.marks", 2), ("my.marks", 3), ("village.board", 6)]


def test_marks_are_named_once(tmp_path: Path) -> None:
    with pytest.raises(BadBoard) as caught:
        village(tmp_path, "gaslamp marks 1\nmark crime 1\n", "marks my.marks")
    assert (caught.value.key, caught.value.details["line"]) == ("board-twice", 6)


def test_marks_that_are_not_there(tmp_path: Path) -> None:
    (tmp_path / "village.board").write_text(TWO + "marks no.marks\n", "utf-8")
    with pytest.raises(BadBoard, match="board-missing"):
        load_board(str(tmp_path / "village.board"))


@pytest.mark.parametrize("name", BOARDS)
def test_a_copy_of_a_shipped_board_is_the_same_board(tmp_path: Path, name: str) -> None:
    for file, text in shipped_texts(name, "mine").items():
        (tmp_path / file).write_text(text, "utf-8")
    ours, theirs = load_board(str(tmp_path / "mine.board")), load_board(name)
    assert ours.name == "mine"
    for fact in ("title", "source", "stations", "lines", "packs", "tiles", "marks", "scenery"):
        assert getattr(ours, fact) == getattr(theirs, fact)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("gaslamp board 1\n", "board-header"),
        ("gaslamp scenery 9\n", "board-version"),
        ("gaslamp scenery 1\nriver wide Thames: 1,1 2,2\n", "board-number"),
        ("gaslamp scenery 1\nriver 0 Thames: 1,1 2,2\n", "board-size"),
        ("gaslamp scenery 1\nriver 9 Thames: 1,1\n", "board-fields"),
        ("gaslamp scenery 1\npark Green: 1,1 2,2\n", "board-fields"),
        ("gaslamp scenery 1\npark 1,1 2,2 3,3\n", "board-fields"),
        ("gaslamp scenery 1\nlake Pond: 1,1 2;2 3,3\n", "board-point"),
        ("gaslamp scenery 1\nplace pub 1 1 The Bell\n", "board-sort"),
        ("gaslamp scenery 1\nplace sight 1 1\n", "board-fields"),
    ],
)
def test_faults_of_scenery(text: str, key: str) -> None:
    with pytest.raises(BadBoard) as caught:
        parse_scenery(text, "my.scenery")
    assert caught.value.key == key
    assert caught.value.details["file"] == "my.scenery"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="board-missing"):
        load_board(str(tmp_path / "no.board"))


def test_a_folder_is_no_board(tmp_path: Path) -> None:
    (tmp_path / "folder.board").mkdir()
    with pytest.raises(BadBoard, match="board-folder"):
        load_board(str(tmp_path / "folder.board"))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "file.board").write_text(TWO)
    for name in (str(tmp_path / "file.board" / "below.board"), "nul\0.board"):
        with pytest.raises(BadBoard, match="board-unreadable"):
            load_board(name)


def test_a_file_that_is_no_utf_8_names_the_line(tmp_path: Path) -> None:
    (tmp_path / "latin.board").write_bytes(b"gaslamp board 1\ntitle Caf\xe9\n")
    with pytest.raises(BadBoard) as caught:
        load_board(str(tmp_path / "latin.board"))
    assert (caught.value.key, caught.value.details["line"]) == ("board-encoding", 2)


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "windows.board").write_bytes(b"\xef\xbb\xbf" + TWO.replace("\n", "\r\n").encode())
    assert len(load_board(str(tmp_path / "windows.board")).stations) == 2


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(BadBoard) as caught:
        load_board("paris")
    assert (caught.value.key, caught.value.details["known"]) == ("board-unknown", ", ".join(BOARDS))


# The documentation

PAGE = (Path(__file__).parents[1] / "docs" / "data.md").read_text("utf-8")


def test_the_example_of_the_documentation_is_a_board() -> None:
    example = PAGE.split("## A small board")[1].split("```")[1]
    assert len(parse_board(example, "village.board").stations) == 4


def test_the_documentation_has_every_word_of_the_format() -> None:
    with pytest.raises(BadBoard) as caught:
        parse_board(TWO + "tram\n", "my.board")
    with pytest.raises(BadBoard) as caught_scenery:
        parse_scenery("gaslamp scenery 1\ntram\n", "my.scenery")
    words = f"{caught.value.details['known']}, {caught_scenery.value.details['known']}".split(", ")
    assert [word for word in words if f"| `{word} " not in PAGE] == []


def test_the_documentation_has_every_mark_and_every_shipped_file() -> None:
    assert [mark for mark in MARKS if f"`{mark}`" not in PAGE] == []
    assert [name for name in BOARDS if f"`{name}.board`" not in PAGE] == []


def test_the_counts_of_the_documentation_are_right(board: Board) -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{board.name}.board` ")]
    found = Counter(line.kind for line in board.lines)
    assert ", ".join(f"{found[kind]} {kind}" for kind in KINDS) in row


def test_the_marks_of_the_documentation_are_marks(tmp_path: Path) -> None:
    example = PAGE.split("## Your own box")[1].split("```\ngaslamp marks 1")[1].split("```")[0]
    (tmp_path / "mine.marks").write_text(f"gaslamp marks 1{example}", "utf-8")
    (tmp_path / "mine.board").write_text(shipped_texts("holmes", "mine")["mine.board"], "utf-8")
    assert load_board(str(tmp_path / "mine.board")).marks.keys() <= set(MARKS)


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
