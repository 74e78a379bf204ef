"""The command line: every command, every help page, every refusal, in every language, and no traceback ever."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.main import get_command

import gaslamp
from gaslamp import terminal
from gaslamp.agents.uniform import Uniform
from gaslamp.cli import main
from gaslamp.cli.commands import app
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games import make_game
from gaslamp.match import Match, run, steps
from gaslamp.record import Player, record_of, write_record
from gaslamp.server import serving
from gaslamp.words import LANGUAGES, Words

PAGES = (
    "", "serve", "play", "replay", "arena", "games", "board", "board check", "board draw", "board copy",
    "deck", "deck check", "deck draw", "deck copy", "deck simulate",
)  # fmt: skip
BOARD = """gaslamp board 1
frame 100 100
station 1 10 10
station 2 90 10
station 3 50 90
line taxi 1 2
line bus 1 2
"""


TRACK = "line underground 1 2\n"


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No language but English, no saves but this test's."""
    for name in ("GASLAMP_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


class Said:
    """What a command left behind."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    def said(line: str, *more: str) -> Said:
        capsys.readouterr()
        status = main([*line.split(), *more])
        return Said(status, *capsys.readouterr())

    return said


def shell(*args: str, env: Mapping[str, str] | None = None, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gaslamp", *args]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **(env or {})}, **more)


# Help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", PAGES)
def test_every_help_page_is_in_the_readers_language(say: Any, command: str, language: str) -> None:
    page, words = say(f"{command} --help --language {language}"), Words(language)
    assert (page.status, page.err) == (0, "")
    assert page.out.startswith(f"{words.say('cli-usage')}: gaslamp {command}".strip())
    described = " ".join(page.out.replace("\N{NO-BREAK SPACE}", " ").split())
    key = "-".join(["cli", *command.split()])
    assert words.say(key).replace("\N{NO-BREAK SPACE}", " ") in described
    assert max(map(len, page.out.splitlines())) <= 80


def test_every_parameter_is_on_its_page(say: Any) -> None:
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        page = say(f"{name} --help").out
        assert all(option in page for param in command.params for option in param.opts if option.startswith("-"))


@pytest.mark.parametrize("command", ["board", "deck"])
def test_a_command_that_only_holds_others_explains_itself(say: Any, command: str) -> None:
    assert say(command).out == say(f"{command} --help").out


@pytest.mark.parametrize("line", ["", "serve", "--port 8421 --no-browser", "serve --pace 2"])
def test_gaslamp_alone_opens_the_table(say: Any, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(serving, "serve", lambda **wanted: asked.append(wanted))
    assert say(line).status == 0
    is_quiet, pace = "--no-browser" in line, 2.0 if "--pace" in line else 0.7
    (wanted,) = asked
    assert wanted.pop("words").language == "en"
    assert wanted == {"host": "127.0.0.1", "port": 8421, "database": None, "pace": pace, "browser": not is_quiet}


def test_version(say: Any) -> None:
    assert say("--version").out == f"gaslamp {gaslamp.__version__}\n"


@pytest.mark.parametrize("line", ["--language fr board", "board --language fr", "board --language=fr", "board"])
def test_the_language_may_be_asked_for_anywhere(say: Any, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    if "--language" not in line:
        monkeypatch.setenv("GASLAMP_LANGUAGE", "fr")
    assert "Vérifier, dessiner ou copier un plateau." in say(line).out


def test_help_is_light() -> None:
    heavy = ("textual", "numpy", "numba", "rich", "pydantic", "asyncio", "gaslamp.terminal", "gaslamp.server")
    code = (
        f"import sys; from gaslamp.cli import main; main(['--help']); print([m for m in {heavy!r} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# Refusals

WRONG = [
    ("plya", "There is no command “plya”. Did you mean “play”?"),
    ("board chek", "There is no command “chek”. Did you mean “check”?"),
    ("--foo", "“gaslamp serve” has no option --foo."),
    ("serve --port 99999", "--port must be a whole number"),
    ("serve --pace slow", "--pace"),
    ("play --seets 3", "“gaslamp play” has no option --seets. Did you mean “--seats”?"),
    ("play --seats", "--seats needs a value after it."),
    ("play --seats many", "--seats must be a whole number."),
    ("play --plain=1", "--plain takes no value."),
    ("arena --games 0", "--games must be a whole number, at least 1."),
    ("replay", "“gaslamp replay” needs FILE."),
    ("games now please", "“now please” is more than “gaslamp games” can use."),
    (
        "play --game clasic",
        "--game cannot be “clasic”. Choose from: classic, holmes, compact, connection. Did you mean “classic”?",
    ),
    ("play --as fugitiv", "--as cannot be “fugitiv”. Choose from: fugitive, detectives, everybody."),
    ("play --as fugitive --people 0", "--as and --people say the same thing in two ways."),
    ("play --people 0,9", "--people cannot be “0,9”. Give seat numbers from 0 to 5"),
    ("play --people one", "--people cannot be “one”."),
    ("play --names A,B", "There are 2 names but only one person plays."),
    ("play --bot heuristc", "Did you mean “heuristic”?"),
    ("play --seats 9", "9 players will not do: here it takes 2 to 6."),
    ("play -o rounds", "“rounds” should read option=value."),
    ("play -o roundz=3", "The game classic has no option “roundz”."),
    ("play -o roundz=3", "Did you mean “rounds”?"),
    ("play -o rounds=500", "The option rounds cannot be “500”. It can be: 1 to 99."),
    ("play -o cut_off=perhaps", "The option cut_off cannot be “perhaps”. It can be: yes, no."),
    ("play -o order=random", "It can be: any, seats."),
    ("play -o surfacing=3,x", "It can be: numbers with commas between them."),
    ("play -o board=bradly", "Did you mean “bradley”?"),
    ("play --game holmes -o cut_off=yes", "The game holmes has no option “cut_off”."),
    ("play --game holmes -o mode=sherlok", "It can be: original, sherlock."),
    ("play --game holmes -o bobbies=4", "The option bobbies cannot be “4”. It can be: 0 to 3."),
    ("play --game holmes -o characters=watson,moran", "It can be: irene, lestrade, mycroft, sherlock, watson"),
    ("play --game holmes -o characters=watson,watson", "One character will not do: here it takes 2 to 5"),
    ("play --game holmes -o surfacing=3,x", "It can be: numbers with commas between them."),
    ("play --game holmes --seats 7", "7 players will not do: here it takes 2 to 6."),
    ("play --game holmes -o board=bradley -o mode=sherlock", "The board bradley has no stations marked “monument”"),
    ("play --game compact --seats 5", "5 players will not do: here it takes 2 to 4."),
    ("play --game compact -o black_tickets=5", "The option black_tickets cannot be “5”. It can be: 1 to 4."),
    ("play --game compact -o rounds=3", "The game compact has no option “rounds”."),
    ("play --game compact -o starts=8", "There are too few start stations for 4 pawns, whatever is drawn."),
    ("play --game holmes -o entries=3", "The log has 3 entries but the game has 22 rounds"),
    ("play -o entries=3", "The log has 3 entries but the game has 22 rounds"),
    ("play --resume", "There is no saved game to go on with."),
    ("play --resume nowhere.record", "nowhere.record: There is no such file."),
    ("play --resume x.record --seats 3", "Leave --seats out, or leave --resume out."),
    ("arena --fugitive uniform,heuristc", "Did you mean “heuristic”?"),
    ("arena --detectives ,", "Nobody is named"),
    ("arena --seats 9", "9 players will not do"),
    ("arena --agents ,", "Nobody is named"),
    ("arena --agents uniform --agent process:no-such-thing", "there is no program “no-such-thing”"),
    ("arena --seconds 0", "Ask for more than 0 seconds."),
    ("arena --results nowhere/r.jsonl", "There is no folder to put this file in."),
    ("arena --report nowhere/r.html", "There is no folder to put this file in."),
    ("arena --game compact --agents uniform --detectives uniform", "Leave it out, or leave --detectives out."),
    ("arena --game compact --agents ,", "Nobody is named for “agents”."),
    ("replay nowhere.record", "nowhere.record: There is no such file."),
    ("replay .", ".: This is a folder."),
    ("board check nowhere.board", "nowhere.board: There is no such file."),
    ("board draw bradly", "Did you mean “bradley”?"),
    ("board copy bradly mine.board", "Did you mean “bradley”?"),
    ("board copy bradley nowhere/mine.board", "There is no folder to put this file in."),
    ("board draw bradley --light moon", "--light cannot be “moon”. Choose from: evening, paper."),
    ("board draw bradley -o nowhere/x.svg", "There is no folder to put this file in."),
    ("board draw bradley -o .", ".: This is a folder."),
    ("deck copy gaslam mine.deck", "There is no deck “gaslam”."),
    ("deck copy gaslamp nowhere/mine.deck", "There is no folder to put this file in."),
    ("deck check gaslam", "Did you mean “gaslamp”?"),
    ("deck draw gaslamp --light moon", "--light cannot be “moon”. Choose from: evening, paper."),
    ("deck simulate --games 0", "--games must be a whole number, at least 1."),
    ("play --game connection --as fugitive", "--as cannot be “fugitive”. Choose from: everybody."),
    ("play --bot planner", "--bot cannot be “planner”. Choose from: casual, club, strong, master, heuristic, nijssen"),
    (
        "arena --fugitive planner",
        "The bot “planner” does not play classic. The bots that do are: casual, club, strong, master, heuristic",
    ),
    ("arena --game connection --detectives uniform", "In connection everybody plays for themselves"),
    ("games --language xx", "Gaslamp does not speak “xx”. It speaks: en, fr, it, de."),
    ("games --language", "--language needs a value after it."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[line for line, _ in WRONG])
def test_a_wrong_request_is_answered_in_a_line_or_two(say: Any, line: str, sentence: str) -> None:
    answer = say(line)
    assert (answer.status, answer.out) == (2, "")
    assert sentence in answer.err
    assert len(answer.err.splitlines()) <= 2


@pytest.mark.parametrize(("line", "_"), WRONG, ids=[line for line, _ in WRONG])
def test_a_wrong_request_is_answered_in_the_readers_language(say: Any, line: str, _: str) -> None:
    if not line.startswith("games --language"):
        assert len({say(f"--language {language} {line}").err for language in LANGUAGES}) == len(LANGUAGES)


def test_a_refusal_points_to_the_right_help_page(say: Any) -> None:
    assert say("play --seets 3").err.endswith("“gaslamp play --help” explains.\n")
    assert say("play --as x --language de").err.endswith("„gaslamp play --help“ erklärt alles.\n")


def test_a_language_nobody_speaks_is_refused_in_one_somebody_does(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_LANGUAGE", "xx")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert say("games").err.startswith("Gaslamp non parla «xx».")


# Games and boards


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
    assert "By land the board falls into 2 parts." in checked.out
    assert "No line stops at station 3." in checked.out


def test_a_shipped_board_is_checked_by_its_name(say: Any) -> None:
    checked = say("board check ravensburger")
    assert checked.status == 0
    assert "Every station can be reached by land." in checked.out


def test_a_board_with_marks_speaks_the_words_of_its_game(say: Any) -> None:
    checked = say("board check holmes")
    assert checked.status == 0
    assert checked.out.splitlines()[2].split() == ["carriage", "345", "lines,", "199", "stops"]
    assert checked.out.endswith("Nothing looks odd.\n")
    assert "Carriage</text>" in say("board draw holmes").out
    assert "Metropolitan-Bahn</text>" in say("board draw holmes --language de").out


def test_a_shipped_board_is_copied_to_be_changed(say: Any, tmp_path: Path) -> None:
    assert say("board copy holmes mine.board").out == "Copied to mine.board.\nCopied to mine.marks.\n"
    marks = (tmp_path / "mine.marks").read_text("utf-8").replace("mark hideout 28 ", "mark hideout 29 ")
    (tmp_path / "mine.marks").write_text(marks, "utf-8")
    checked = say("board check mine.board").out
    assert checked.startswith("London, the Holmes numbering (mine)\n199 stations\n")
    assert checked.endswith("Nothing looks odd.\n")
    assert say("board copy ravensburger plain.board").out == "Copied to plain.board.\n"


def test_a_copy_takes_the_place_of_nothing(say: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.marks").write_text("mine", "utf-8")
    answer = say("board copy holmes mine.board")
    assert (answer.status, answer.err) == (
        2,
        "mine.marks: This file is there already. Name another, or remove it first.\n",
    )
    assert not (tmp_path / "mine.board").exists()


def test_a_deck_of_ones_own_is_copied_checked_drawn_and_played_with(say: Any, tmp_path: Path) -> None:
    assert say("deck copy gaslamp mine.deck").out == "Copied to mine.deck.\n"
    assert say("deck copy gaslamp mine.deck").err.startswith("mine.deck: This file is there already.")
    checked = say("deck check mine.deck").out
    assert "44 clues, 20 leads\n" in checked
    assert checked.endswith("Every lead can be solved.\nNothing looks odd.\n")
    assert say("deck draw mine.deck -o cards.svg").out == "Drawn in cards.svg.\n"
    assert (tmp_path / "cards.svg").read_text("utf-8").startswith("<svg")
    played = json.loads(say("arena --game connection --seats 2 -o deck=mine.deck --games 2 --jobs 1 --json").out)
    assert [rank["agent"] for rank in played["ranks"]] == ["heuristic"]


def test_every_fault_of_a_deck_is_listed_with_its_line(say: Any, tmp_path: Path) -> None:
    (tmp_path / "bad.deck").write_text("gaslamp deck 1\ntokens 5 5 5\nclue 1 f x - -\nlead 1 2 - - - -\n", "utf-8")
    answer = say("deck check bad.deck")
    assert answer.status == 1
    assert [line.partition(":")[2][:2] for line in answer.out.splitlines()[:2]] == ["3:", "4:"]
    assert answer.out.endswith("2 errors. The deck cannot be used until they are put right.\n")


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
    checked = say("board check mine.board").out.split("look odd:\n")[1].splitlines()
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


# Playing


@pytest.fixture
def sittings(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the terminal was asked to play."""
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(
        terminal, "play", lambda match, players, **more: asked.append(more | {"match": match, "players": players})
    )
    return asked


def agents(players: tuple[Player, ...]) -> list[str | None]:
    return [player.agent for player in players]


def test_play_makes_you_the_fugitive_at_once(say: Any, sittings: list[dict[str, Any]]) -> None:
    assert say("play").status == 0
    (sitting,) = sittings
    assert agents(sitting["players"]) == [None, *["club"] * 5]
    assert sitting["plain"]  # a test has no screen
    assert sitting["save"].suffix == ".record"
    assert sitting["words"].language == "en"


@pytest.mark.parametrize(
    ("line", "people"),
    [
        ("--as fugitive", {0}),
        ("--as detectives", {1, 2}),
        ("--as everybody", {0, 1, 2}),
        ("--people 0,2", {0, 2}),
        ("--people 1", {1}),
    ],
)
def test_people_sit_where_they_are_put(say: Any, sittings: list[dict[str, Any]], line: str, people: set[int]) -> None:
    say(f"play --seats 3 --bot uniform {line}")
    assert {seat for seat, agent in enumerate(agents(sittings[0]["players"])) if agent is None} == people


def test_names_go_to_the_people(say: Any, sittings: list[dict[str, Any]]) -> None:
    say("play --seats 3 --people 2,0", "--names", "Anna, Ben")
    assert [player.name for player in sittings[0]["players"]] == ["Anna", "", "Ben"]


def test_options_seed_and_save_are_handed_on(say: Any, sittings: list[dict[str, Any]], tmp_path: Path) -> None:
    line = "play -o rounds=10 -o cut-off=yes -o surfacing=2,4 -o order=any --seed 5 --save here.record --plain"
    assert say(line).status == 0
    options = sittings[0]["match"].game.options
    assert (options.rounds, options.cut_off, options.surfacing, options.order) == (10, True, (2, 4), "any")
    assert sittings[0]["rng"].random() == Random(5).random()
    assert sittings[0]["save"] == Path("here.record")


def test_the_holmes_edition_is_played_with_whom_one_likes(say: Any, sittings: list[dict[str, Any]]) -> None:
    line = "play --game holmes -o mode=sherlock -o characters=sherlock,watson,irene"
    assert say(line).status == 0
    game = sittings[0]["match"].game
    assert game.pawn_names == ("fugitive", "sherlock", "watson", "irene", "bobby1")
    assert (game.seats, game.options.mode) == (4, "sherlock")
    assert agents(sittings[0]["players"]) == [None, *["club"] * 3]


def test_the_holmes_edition_is_played_from_any_side(say: Any, sittings: list[dict[str, Any]]) -> None:
    for line in ("--as fugitive", "--as detectives", "--as everybody", "--people 2,0 --names Anna,Ben"):
        assert say(f"play --game holmes --seats 3 -o mode=sherlock -o tokens=3 {line}").status == 0
    people = [[seat for seat, agent in enumerate(agents(s["players"])) if agent is None] for s in sittings]
    assert people == [[0], [1, 2], [0, 1, 2], [0, 2]]
    assert [player.name for player in sittings[-1]["players"]] == ["Anna", "", "Ben"]


def test_the_compact_game_is_played_from_any_side_and_seat_0_is_mister_x_first(
    say: Any, sittings: list[dict[str, Any]]
) -> None:
    for line in ("", "--as fugitive", "--as detectives", "--as everybody", "--people 2"):
        assert say(f"play --game compact --seats 3 -o black-tickets=2 {line}").status == 0
    people = [[seat for seat, agent in enumerate(agents(s["players"])) if agent is None] for s in sittings]
    assert people == [[0], [0], [1, 2], [0, 1, 2], [2]]
    assert {(s["match"].state.fugitive, s["match"].game.options.black_tickets) for s in sittings} == {(0, 2)}


@pytest.mark.parametrize(("tracks", "told"), [("", "no underground station"), (TRACK, "only 2 underground stations")])
def test_a_board_without_undergrounds_is_none_for_the_compact_game(
    say: Any, tmp_path: Path, tracks: str, told: str
) -> None:
    (tmp_path / "my.board").write_text(f"{BOARD}{tracks}pack fugitive 1 2 3\n")
    answer = say("play --game compact -o board=my.board")
    assert (answer.status, answer.out) == (2, "")
    assert f"has {told}, and the 3 detectives start on one each." in answer.err


def test_numbers_the_book_gives_can_be_changed(say: Any, sittings: list[dict[str, Any]]) -> None:
    say("play --game holmes -o bobbies=3 -o surfacing=2,4 -o rounds=9 -o order=seats -o fugitive-fares=counted")
    game = sittings[0]["match"].game
    assert (game.book.bobbies, game.book.surfacing, game.book.rounds) == (3, (2, 4), 9)
    assert (game.any_order, game.is_unlimited) == (False, False)


def half_played() -> Match[Any]:
    match: Match[Any] = Match(make_game("classic", 3))
    playing = steps(match, dict.fromkeys((CHANCE, *range(3)), Uniform(Random(1))))
    for _ in range(20):
        next(playing)
    return match


def test_a_saved_game_goes_on_where_it_was_left(say: Any, sittings: list[dict[str, Any]], tmp_path: Path) -> None:
    match, players = half_played(), (Player("Anna"), Player(agent="uniform"), Player(agent="uniform"))
    write_record(terminal.new_save(), record_of(match, players=players))
    write_record(tmp_path / "mine.record", record_of(match, players=players))
    for line in ("play --resume", "play --resume --plain", "play --resume mine.record"):
        assert say(line).status == 0
    assert all(sitting["match"].log == match.log and sitting["players"] == players for sitting in sittings)
    assert sittings[2]["save"] == Path("mine.record")


def test_a_finished_or_one_sided_game_cannot_go_on(say: Any, tmp_path: Path) -> None:
    match = half_played()
    write_record(tmp_path / "seen.record", record_of(match, seen_by=1))
    assert "seat 1 saw" in say("play --resume seen.record").err
    run(match, dict.fromkeys((CHANCE, *range(3)), Uniform(Random(1))))
    write_record(tmp_path / "over.record", record_of(match))
    assert "over.record: This match is over." in say("play --resume over.record").err


@pytest.fixture
def showings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Through whose eyes the terminal was asked to show a record."""
    seats: list[int] = []
    monkeypatch.setattr(terminal, "step_through", lambda record, *, seat, **_: seats.append(seat))
    return seats


def test_a_record_is_seen_through_the_eyes_asked_for(say: Any, showings: list[int], tmp_path: Path) -> None:
    match = half_played()
    write_record(tmp_path / "half.record", record_of(match))
    for eyes in ("fugitive", "spectator", "2"):
        say(f"replay half.record --as {eyes}")
    say("replay half.record")
    assert showings == [0, SPECTATOR, 2, SPECTATOR]
    assert "no seat “7”" in say("replay half.record --as 7").err


def test_a_record_for_one_seat_is_seen_by_that_seat(say: Any, showings: list[int], tmp_path: Path) -> None:
    write_record(tmp_path / "seen.record", record_of(half_played(), seen_by=1))
    say("replay seen.record")
    say("replay seen.record --as 1")
    assert showings == [1, 1]
    assert say("replay seen.record --as fugitive").status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_record_is_refused_at_its_line(say: Any, tmp_path: Path, language: str) -> None:
    (tmp_path / "bad.record").write_text('{"gaslamp":1,"game":"classic","seats":6}\n{"type":"Dance"}\n')
    answer = say(f"replay bad.record --language {language}")
    assert answer.status == 2
    assert answer.err.startswith("bad.record:2: ")


def test_a_game_can_be_played_and_watched_for_real(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "GASLAMP_LANGUAGE": "de"}
    line = ("play", "--seats", "2", "--people", "0", "--bot", "uniform", "--seed", "4", "--save", "a.record")
    played = shell(*line, env=home, cwd=tmp_path, input="#1\n" * 30, timeout=60)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Mister X" in played.stdout
    shown = shell("replay", "a.record", "--as", "fugitive", env=home, cwd=tmp_path, input="", timeout=60)
    assert (shown.returncode, shown.stderr) == (0, "")


# The arena


ARENA = "arena --fugitive uniform --detectives uniform --games 2 --jobs 1 --seats 2 -o rounds=2 -o surfacing=1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_prints_a_table(say: Any, language: str) -> None:
    played = say(f"{ARENA} --language {language}")
    assert played.status == 0
    assert played.out.count("uniform") >= 2


def test_the_arena_prints_json_and_nothing_else(say: Any, tmp_path: Path) -> None:
    played = say(f"{ARENA} --json --records kept")
    assert played.err == ""
    assert isinstance(json.loads(played.out), dict)
    assert any((tmp_path / "kept").rglob("*.*"))


def test_agents_play_each_other_on_both_sides(say: Any) -> None:
    played = say(f"arena --agents uniform --agent heuristic {ARENA.partition('--detectives uniform')[2]} --json")
    report = json.loads(played.out)
    bots = ("uniform", "heuristic")
    pairings = [
        (standing["pairing"]["fugitive"], standing["pairing"]["detectives"]) for standing in report["standings"]
    ]
    assert pairings == [(one, other) for one in bots for other in bots]
    assert len(report["elo"]["ratings"]) == 4
    assert [(duel["agent"], duel["other"], duel["games"]) for duel in report["duels"]] == [(*bots, 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_writes_a_report_and_goes_on_from_its_results(say: Any, tmp_path: Path, language: str) -> None:
    command = f"{ARENA} --results r.jsonl --report r.html --language {language}"
    first, second = say(command), say(command)
    assert (first.status, second.status, second.out) == (0, 0, first.out)
    assert ("r.jsonl" in first.err, "r.jsonl" in second.err) == (False, True)
    assert "r.html" in first.err
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 3
    assert "<svg" in (tmp_path / "r.html").read_text(encoding="utf-8")


CONTEST = "arena --game compact --agents uniform,heuristic --games 1 --jobs 1 --seats 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_that_play_for_themselves_are_ranked(say: Any, language: str) -> None:
    played = say(f"{CONTEST} --language {language}")
    assert (played.status, played.err) == (0, "")
    assert played.out.index("heuristic") < played.out.index("uniform")


def test_the_ranking_as_json_and_nothing_else(say: Any) -> None:
    played = say(f"{CONTEST} --json")
    assert [rank["agent"] for rank in json.loads(played.out)["ranks"]] == ["heuristic", "uniform"]


# Ending quietly


def test_the_command_is_also_a_module() -> None:
    assert shell("--version").stdout == f"gaslamp {gaslamp.__version__}\n"


@pytest.mark.parametrize("command", ["games", "--help", "board draw bradley"])
def test_a_closed_pipe_ends_quietly(command: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "gaslamp", *command.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A game that waits for its player."""
    command = [sys.executable, "-m", "gaslamp", "play", "--bot", "uniform", "--save", str(tmp_path / "x.record")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as process:  # type: ignore[call-overload]
        yield process


def test_ctrl_c_ends_quietly(playing: subprocess.Popen[str], tmp_path: Path) -> None:
    while not (tmp_path / "x.record").exists() and playing.poll() is None:
        time.sleep(0.02)
    playing.send_signal(signal.SIGINT)
    _, complaints = playing.communicate(timeout=60)
    assert "Traceback" not in complaints
    assert playing.returncode in (0, 130)


def test_a_narrow_terminal_loses_an_accent_not_the_sentence() -> None:
    said = shell("games", "--language", "fr", env={"PYTHONIOENCODING": "ascii"})
    assert said.returncode == 0
    assert "Mister X fuit ? travers Londres" in said.stdout


SHY = """
class Shy:
    def __init__(self, rng):
        self.rng = rng

    def act(self, view):
        return view.actions[0]
"""


def test_a_bot_of_ones_own_plays_in_the_arena(tmp_path: Path) -> None:
    (tmp_path / "shy.py").write_text(SHY, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "gaslamp",
        "arena",
        "--fugitive",
        "shy:Shy",
        "--games",
        "2",
        "--jobs",
        "2",
        "--json",
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert '"fugitive":"shy:Shy"' in done.stdout
    assert '"forfeits":0' in done.stdout
