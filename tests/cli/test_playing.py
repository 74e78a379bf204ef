"""Who sits where, games that go on, records that are watched."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp import terminal
from gaslamp.agents.names import NAMES
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games import make_game
from gaslamp.match import Match, run, steps
from gaslamp.record import Player, record_of, write_record
from gaslamp.words import LANGUAGES
from tests.cli.shell import BOARD, shell

TRACK = "line underground 1 2\n"


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


def test_a_set_of_rules_stands_for_what_it_changes_and_can_be_changed(say: Any, sittings: list[dict[str, Any]]) -> None:
    assert say("play -o preset=gentle -o blacks=6").status == 0
    options = sittings[0]["match"].game.options
    assert (options.blacks, options.doubles, options.surfacing) == (6, 3, (5, 12, 19))


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
    anna, bot, ben = sittings[0]["players"]
    assert (anna.name, ben.name) == ("Anna", "Ben")
    assert bot.name in NAMES


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
    assert [player.name for player in sittings[-1]["players"]][::2] == ["Anna", "Ben"]


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
    assert "over.record: This game is over." in say("play --resume over.record").err


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
    played = shell(*line, env=home, cwd=tmp_path, input="#1\n" * 30)
    assert (played.returncode, played.stderr) == (0, "")
    assert "Mister X" in played.stdout
    shown = shell("replay", "a.record", "--as", "fugitive", env=home, cwd=tmp_path, input="")
    assert (shown.returncode, shown.stderr) == (0, "")
