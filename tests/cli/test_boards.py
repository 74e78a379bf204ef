"""Games, boards and decks: listed, checked, drawn, copied."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gaslamp.games import make_game
from gaslamp.words import LANGUAGES, Words
from tests.cli.shell import BOARD


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_option_with_values_and_default(say: Any, language: str) -> None:
    listed = say(f"games --language {language}").out
    classic, holmes, compact = re.split(r"\n(?:holmes|compact): ", listed)
    for name, text in (("classic", classic), ("holmes", holmes), ("compact", compact)):
        for option in make_game(name).options.__struct_fields__:
            assert f"  {option} " in text
    assert "3,8,13,18,24" in classic
    assert "bradley, compact, holmes, ravensburger, " in " ".join(classic.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_holmes_edition_is_listed_in_its_own_words(say: Any, language: str) -> None:
    listed = re.split(r"\n(?:holmes|compact): ", say(f"games --language {language}").out)
    holmes = " ".join(listed[1].split())
    for default in (
        "original 11; sherlock 10)",
        "original 3,8,13,18,24; sherlock 3,8,13)",
        "original 0; sherlock 2/1)",
    ):
        assert default in holmes
    assert "irene, lestrade, mycroft, sherlock, watson, " in holmes
    assert "Moriarty" in holmes
    assert "Mister X" not in holmes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compact_game_is_listed_in_its_own_words(say: Any, language: str) -> None:
    listed = re.split(r"\n(?:holmes|compact): ", say(f"games --language {language}").out)
    compact, words = " ".join(listed[2].split()), Words(language, "compact")
    for option in ("black_tickets", "taxi", "bus", "underground", "starts"):
        about = " ".join(words.say(f"option-{option}.about").split())  # a break may fall on any space
        assert about in compact
        assert about not in " ".join(listed[0].split())


def test_the_legend_of_a_drawing_says_where_to_turn_off(say: Any) -> None:
    assert "Turn off here</text>" in say("board draw compact").out
    assert "Hier abbiegen</text>" in say("board draw compact --language de").out
    assert "Turn off" not in say("board draw bradley").out


def test_a_sound_board_is_counted(say: Any, tmp_path: Path) -> None:
    (tmp_path / "my.board").write_text(BOARD)
    checked = say("board check my.board")
    assert checked.status == 0
    assert "3 stations" in checked.out
    assert "1 line, 2 stops" in checked.out
    assert "By land the board has 2 separate parts." in checked.out
    assert "No line stops at station 3." in checked.out


def test_a_shipped_board_is_checked_by_its_name(say: Any) -> None:
    checked = say("board check ravensburger")
    assert checked.status == 0
    assert "Every station can be reached by land." in checked.out


def test_a_board_with_marks_speaks_the_words_of_its_game(say: Any) -> None:
    checked = say("board check holmes")
    assert checked.status == 0
    assert checked.out.splitlines()[2].split() == ["carriage", "345", "lines,", "199", "stops"]
    assert checked.out.endswith("No warnings.\n")
    assert "Carriage</text>" in say("board draw holmes").out
    assert "Metropolitan-Bahn</text>" in say("board draw holmes --language de").out


def test_a_shipped_board_is_copied_to_be_changed(say: Any, tmp_path: Path) -> None:
    assert say("board copy holmes mine.board").out == "Copied to mine.board.\nCopied to mine.marks.\n"
    marks = (tmp_path / "mine.marks").read_text("utf-8").replace("mark hideout 28 ", "mark hideout 29 ")
    (tmp_path / "mine.marks").write_text(marks, "utf-8")
    checked = say("board check mine.board").out
    assert checked.startswith("London, the Holmes numbering (mine)\n199 stations\n")
    assert checked.endswith("No warnings.\n")
    assert say("board copy ravensburger plain.board").out == "Copied to plain.board.\n"


def test_a_copy_takes_the_place_of_nothing(say: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.marks").write_text("mine", "utf-8")
    answer = say("board copy holmes mine.board")
    assert (answer.status, answer.err) == (
        2,
        "mine.marks: This file already exists. Name another, or delete it first.\n",
    )
    assert not (tmp_path / "mine.board").exists()


def test_a_deck_of_ones_own_is_copied_checked_drawn_and_played_with(say: Any, tmp_path: Path) -> None:
    assert say("deck copy gaslamp mine.deck").out == "Copied to mine.deck.\n"
    assert say("deck copy gaslamp mine.deck").err.startswith("mine.deck: This file already exists.")
    checked = say("deck check mine.deck").out
    assert "44 clues, 20 leads\n" in checked
    assert checked.endswith("Every lead can be solved.\nNo warnings.\n")
    assert say("deck draw mine.deck -o cards.svg").out == "Drawn in cards.svg.\n"
    assert (tmp_path / "cards.svg").read_text("utf-8").startswith("<svg")
    played = json.loads(say("arena --game connection --seats 2 -o deck=mine.deck --games 2 --jobs 1 --json").out)
    assert [rank["agent"] for rank in played["ranks"]] == ["heuristic"]


def test_every_fault_of_a_deck_is_listed_with_its_line(say: Any, tmp_path: Path) -> None:
    (tmp_path / "bad.deck").write_text("gaslamp deck 1\ntokens 5 5 5\nclue 1 f x - -\nlead 1 2 - - - -\n", "utf-8")
    answer = say("deck check bad.deck")
    assert answer.status == 1
    assert [line.partition(":")[2][:2] for line in answer.out.splitlines()[:2]] == ["3:", "4:"]
    assert answer.out.endswith("2 errors. The deck cannot be used until they are fixed.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_looks_odd_about_a_deck_is_said_in_the_readers_language(say: Any, tmp_path: Path, language: str) -> None:
    text = "gaslamp deck 1\ntokens 5 5 4\nclue 1 f f f f\nclue 2 f f f w\nlead 1 2 f - - -\nlead 2 0 - - - c\n"
    (tmp_path / "odd.deck").write_text(text, "utf-8")
    told, words = say(f"deck check odd.deck --language {language}").out, Words(language)
    assert words.say("deck-lead-unsolvable", lead=2) in told
    assert words.say("symbol", symbol="forensic") in told
    assert words.say("cli-deck-solvable") not in told
    assert "None" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_tried_out(say: Any, language: str) -> None:
    told = say(f"deck simulate --games 2 --language {language}").out
    assert Words(language).say("deck-sittings") in told
    assert len(json.loads(say("deck simulate --games 1 --json").out)["sittings"]) == 3


def test_what_the_marks_of_a_board_break_is_listed(say: Any, tmp_path: Path) -> None:
    say("board copy holmes mine.board")
    marks = (tmp_path / "mine.marks").read_text("utf-8")
    marks = marks.replace("mark river 88 104 105 108", "mark river 88 104 108").replace(
        " 126 130 131 132 ", " 126 130 131 "
    )
    (tmp_path / "mine.marks").write_text(marks.replace("tile moriarty 35 188\n", ""), "utf-8")
    checked = say("board check mine.board").out.split("warnings:\n")[1].splitlines()
    assert [line.strip() for line in checked] == [
        "Station 132 lies in no quarter.",
        "Crime scene 105 lies at no park, monument or river.",
        "There are 12 different tiles “moriarty”; in the box there are 13.",
        "The rulebooks say that station 132 is marked “quarter-III”. Here it is not.",
    ]


def test_a_fault_in_the_marks_names_their_file(say: Any, tmp_path: Path) -> None:
    say("board copy holmes mine.board")
    with (tmp_path / "mine.marks").open("a", encoding="utf-8") as file:
        file.write("tile moriarty 1 200\n")
    checked = say("board check mine.board")
    assert checked.status == 1
    assert checked.out.splitlines()[0] == "mine.marks:37: There is no station 200. Add it, or name another."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_board_is_listed_with_file_and_line(say: Any, tmp_path: Path, language: str) -> None:
    (tmp_path / "my.board").write_text(BOARD + "line bus 1 9\nstaton 5 1 1\n")
    checked = say(f"board check my.board --language {language}")
    assert (checked.status, checked.err) == (1, "")
    assert [line.split(" ")[0] for line in checked.out.splitlines()[:2]] == ["my.board:8:", "my.board:9:"]


def test_a_faulty_board_cannot_be_drawn(say: Any, tmp_path: Path) -> None:
    (tmp_path / "my.board").write_text("nonsense")
    drawn = say("board draw my.board")
    assert (drawn.status, drawn.out) == (2, "")
    assert drawn.err == "my.board:1: The first line must be “gaslamp board 1”.\n"


def test_a_board_is_drawn_in_either_light(say: Any, tmp_path: Path) -> None:
    (tmp_path / "my.board").write_text(BOARD)
    pictures = [say(f"board draw my.board --light {light}").out for light in ("evening", "paper")]
    assert all(picture.startswith("<svg") for picture in pictures)
    assert pictures[0] != pictures[1]
    assert say("board draw my.board -o my.svg").out == "Drawn in my.svg.\n"
    assert (tmp_path / "my.svg").read_text(encoding="utf-8").strip() == pictures[0].strip()
