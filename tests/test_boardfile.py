"""The text format of boards: what is read, what is refused and where, what lies beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.board import (
    BOARDS,
    KINDS,
    BadBoard,
    Board,
    Line,
    load_board,
    parse_board,
    parse_scenery,
    shipped_texts,
)

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
        ("", "text-empty", None),
        ("# nothing but a remark\n\n", "text-empty", None),
        ("gaslamp record 1\n", "text-header", 1),
        ("\n\nstation 1 2 3\n", "text-header", 3),
        ("gaslamp board one\n", "text-header", 1),
        ("gaslamp board 2\n", "text-version", 1),
        ("gaslamp board 0\n", "text-version", 1),
        ("gaslamp board 1\nstation 1 10 10\n", "board-no-frame", None),
        (HEAD, "board-no-stations", None),
        (TWO + "tram 1 2\n", "text-word", 5),
        (TWO + "station 3 4\n", "text-fields", 5),
        (TWO + "station 3 4 5 6\n", "text-fields", 5),
        (TWO + "station three 4 5\n", "board-station-number", 5),
        (TWO + "station 0 4 5\n", "board-station-number", 5),
        (TWO + "station -3 4 5\n", "board-station-number", 5),
        (TWO + "station ³ 4 5\n", "board-station-number", 5),
        (TWO + "station 3 4 high\n", "text-number", 5),
        (TWO + "station 3 4 nan\n", "text-number", 5),
        (TWO + "station 3 inf 4\n", "text-number", 5),
        (TWO + "station 2 4 5\n", "board-station-twice", 5),
        (TWO + "station 3 101 5\n", "board-outside", 5),
        (TWO + "station 3 1 -1\n", "board-outside", 5),
        (TWO + "frame 100 50\n", "text-twice", 5),
        ("gaslamp board 1\nframe 100 0\nstation 1 1 0\n", "text-size", 2),
        ("gaslamp board 1\nframe 100\nstation 1 1 0\n", "text-fields", 2),
        (TWO + "title\n", "text-fields", 5),
        (TWO + "name two words\n", "text-fields", 5),
        (TWO + "scenery atlantis\n", "board-scenery", 5),
        (TWO + "scenery my.scenery\n", "board-scenery", 5),
        (TWO + "marks atlantis\n", "board-marks", 5),
        (TWO + "marks my.marks\n", "board-marks", 5),
        (TWO + "marks\n", "text-fields", 5),
        (TWO + "line taxi 1\n", "text-fields", 5),
        (TWO + "line tram 1 2\n", "board-kind", 5),
        (TWO + "line taxi 1 3\n", "board-station-unknown", 5),
        (TWO + "line taxi 1 x\n", "board-station-number", 5),
        (TWO + "line taxi 2 2\n", "board-line-itself", 5),
        (TWO + "line taxi 1 2\nline taxi 2 1\n", "board-line-twice", 6),
        (TWO + "line bus 1 2 over\n", "text-fields", 5),
        (TWO + "line bus 1 2 via 3\n", "text-fields", 5),
        (TWO + "line bus 1 2 over 3\n", "board-station-unknown", 5),
        (TWO + "line bus 1 2 over 2\n", "board-over-end", 5),
        (TWO + "station 3 1 1\nline bus 1 2 over 3 3\n", "board-repeated", 6),
        (TWO + "pack one\n", "text-fields", 5),
        (TWO + "pack one 1 3\n", "board-station-unknown", 5),
        (TWO + "pack one 1 1\n", "board-repeated", 5),
        (TWO + "pack one 1\npack one 2\n", "text-twice", 6),
        (TWO + "tile fugitive 1\n", "text-fields", 5),
        (TWO + "mark hideout 9\n", "board-station-unknown", 5),
        (TWO + "mark hideout 1\nmark hideout 2\n", "text-twice", 6),
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
        (7, "text-word"),
        (9, "board-line-twice"),
        (10, "text-number"),  # and no fault for the line to station 4, which is known by then
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
        ("", "text-empty", None),
        ("gaslamp board 1\n", "text-header", 1),
        ("gaslamp marks 2\n", "text-version", 1),
        ("gaslamp marks 1\nstation 3 1 1\n", "text-word", 2),
        ("gaslamp marks 1\nmarks holmes\n", "text-word", 2),
        ("gaslamp marks 1\nmark hideout\n", "text-fields", 2),
        ("gaslamp marks 1\nmark hideout x\n", "board-station-number", 2),
        ("gaslamp marks 1\nmark hideout 3\n", "board-station-unknown", 2),
        ("gaslamp marks 1\nmark hideout 1 1\n", "board-repeated", 2),
        ("gaslamp marks 1\nmark hideout 1\nmark hideout 2\n", "text-twice", 3),
        ("gaslamp marks 1\ntile moriarty 1\n", "text-fields", 2),
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
    assert (caught.value.key, caught.value.details["line"]) == ("text-twice", 6)


def test_marks_that_are_not_there(tmp_path: Path) -> None:
    (tmp_path / "village.board").write_text(TWO + "marks no.marks\n", "utf-8")
    with pytest.raises(BadBoard) as refused:
        load_board(str(tmp_path / "village.board"))
    assert refused.value.key == "text-missing"


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
        ("gaslamp board 1\n", "text-header"),
        ("gaslamp scenery 9\n", "text-version"),
        ("gaslamp scenery 1\nriver wide Thames: 1,1 2,2\n", "text-number"),
        ("gaslamp scenery 1\nriver 0 Thames: 1,1 2,2\n", "text-size"),
        ("gaslamp scenery 1\nriver 9 Thames: 1,1\n", "text-fields"),
        ("gaslamp scenery 1\npark Green: 1,1 2,2\n", "text-fields"),
        ("gaslamp scenery 1\npark 1,1 2,2 3,3\n", "text-fields"),
        ("gaslamp scenery 1\nlake Pond: 1,1 2;2 3,3\n", "board-point"),
        ("gaslamp scenery 1\nplace pub 1 1 The Bell\n", "board-sort"),
        ("gaslamp scenery 1\nplace sight 1 1\n", "text-fields"),
        ("gaslamp scenery 1\nstreet 1 2 3: 1,1\n", "text-fields"),
        ("gaslamp scenery 1\nstreet 1 2:\n", "text-fields"),
        ("gaslamp scenery 1\nstreet Strand: 1,1\n", "board-station-number"),
        ("gaslamp scenery 1\nstreet 1 2: 1;1\n", "board-point"),
    ],
)
def test_faults_of_scenery(text: str, key: str) -> None:
    with pytest.raises(BadBoard) as caught:
        parse_scenery(text, "my.scenery")
    assert caught.value.key == key
    assert caught.value.details["file"] == "my.scenery"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadBoard) as refused:
        load_board(str(tmp_path / "no.board"))
    assert refused.value.key == "text-missing"


def test_a_folder_is_no_board(tmp_path: Path) -> None:
    (tmp_path / "folder.board").mkdir()
    with pytest.raises(BadBoard) as refused:
        load_board(str(tmp_path / "folder.board"))
    assert refused.value.key == "text-folder"


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "file.board").write_text(TWO)
    for name in (str(tmp_path / "file.board" / "below.board"), "nul\0.board"):
        with pytest.raises(BadBoard) as refused:
            load_board(name)
        assert refused.value.key == "text-unreadable"


def test_a_file_that_is_no_utf_8_names_the_line(tmp_path: Path) -> None:
    (tmp_path / "latin.board").write_bytes(b"gaslamp board 1\ntitle Caf\xe9\n")
    with pytest.raises(BadBoard) as caught:
        load_board(str(tmp_path / "latin.board"))
    assert (caught.value.key, caught.value.details["line"]) == ("text-encoding", 2)


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "windows.board").write_bytes(b"\xef\xbb\xbf" + TWO.replace("\n", "\r\n").encode())
    assert len(load_board(str(tmp_path / "windows.board")).stations) == 2


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(BadBoard) as caught:
        load_board("paris")
    assert (caught.value.key, caught.value.details["known"]) == ("board-unknown", ", ".join(BOARDS))


PAGE = (Path(__file__).parents[1] / "docs" / "reference" / "boards.md").read_text("utf-8")


def test_the_documentation_has_every_word_of_the_format() -> None:
    with pytest.raises(BadBoard) as caught:
        parse_board(TWO + "tram\n", "my.board")
    with pytest.raises(BadBoard) as caught_scenery:
        parse_scenery("gaslamp scenery 1\ntram\n", "my.scenery")
    words = f"{caught.value.details['known']}, {caught_scenery.value.details['known']}".split(", ")
    assert [word for word in words if f"| `{word} " not in PAGE] == []
