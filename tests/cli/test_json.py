"""`--json`: one line that can be decoded, with the keys that docs/reference/settings.md promises."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gaslamp.games import GAMES
from gaslamp.lessons import lesson_names
from gaslamp.rulebook.source import games_to_read, load_rulebook
from gaslamp.server.launch import check_store
from gaslamp.words import LANGUAGES
from tests.cli.shell import BOARD

DOCS = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"


@pytest.fixture(autouse=True)
def _bad_board(tmp_path: Path) -> None:
    (tmp_path / "bad.board").write_text(BOARD + "line bus 1 9\nstaton 5 1 1\n")
    (tmp_path / "bad.deck").write_text("gaslamp deck 1\ntokens 5 5 5\nclue 1 f x - -\nlead 1 2 - - - -\n", "utf-8")
    check_store(str(tmp_path / "games.db"))
    with closing(sqlite3.connect(tmp_path / "games.db")) as games, games:
        games.execute("INSERT INTO reports VALUES ('4f0c', 'table', -1, 3, NULL, 'rude', 1, 0.0)")


def promised() -> dict[str, list[str]]:
    """The keys of every command in the table."""
    text = DOCS.read_text("utf-8").split("## JSON")[1].split("## Completion")[0]
    found: dict[str, list[str]] = {}
    for command, keys in re.findall(r"^\| (?:`([^`]+)`)? ?\| (`.*?) \|", text, re.MULTILINE):
        found.setdefault(command or list(found)[-1], []).extend(re.findall("`([^`]+)`", keys))
    return found


COMMANDS = promised()


def keys(data: object, promise: list[str], path: str = "") -> Iterator[str]:
    """Every path to a value, as the table writes it; what it promises as a whole is not looked into."""
    if path in promise:
        yield path
    elif isinstance(data, dict):
        for name, value in data.items():
            below = f"{path}.{name}".lstrip(".")
            yield from keys(value, promise, f"{below}{{}}" if f"{below}{{}}" in promise else below)
    elif isinstance(data, list):
        if f"{path}[]" in promise:
            yield f"{path}[]"
        for value in data:
            yield from keys(value, promise, f"{path}[]")
    else:
        yield path


def test_the_table_is_read() -> None:
    assert next(iter(COMMANDS)) == "games"
    assert "doctor" in COMMANDS
    assert all(COMMANDS.values())


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_printed_is_what_is_promised(say: Any, command: str) -> None:
    said = say(f"{command} --json")
    assert said.out.count("\n") == 1
    assert said.err == ""
    found = set(keys(json.loads(said.out), COMMANDS[command]))
    lists = {key for key in COMMANDS[command] if key.startswith("warnings")}  # there may be none
    assert found | lists == set(COMMANDS[command])


@pytest.mark.parametrize("command", COMMANDS)
def test_the_languages_differ_in_texts_alone(say: Any, command: str) -> None:
    said = [json.loads(say(f"{command} --json --language {language}").out) for language in LANGUAGES]
    shapes = {json.dumps(bare(data)) for data in said}
    assert len(shapes) == 1


def bare(data: object) -> object:
    if isinstance(data, dict):
        told = ("title", "about", "text", "values", "default", "command", "value", "origin")
        return {name: bare(value) for name, value in data.items() if name not in told}
    return [bare(value) for value in data] if isinstance(data, list) else data


def test_every_game_and_lesson_is_listed(say: Any) -> None:
    games = json.loads(say("games --json").out)["games"]
    assert [game["name"] for game in games] == list(GAMES)
    assert {option["name"] for option in games[0]["options"]} >= {"rounds", "board"}
    lessons = json.loads(say("learn --json").out)["lessons"]
    assert [lesson["name"] for lesson in lessons] == list(lesson_names())


def test_a_lesson_is_not_played_as_json(say: Any) -> None:
    answer = say("learn classic --json")
    assert (answer.status, answer.out) == (2, "")
    assert "--json lists all lessons." in answer.err


@pytest.mark.parametrize("game", games_to_read())
def test_every_rule_of_a_game(say: Any, game: str) -> None:
    found = json.loads(say(f"rules {game} --json").out)["passages"]
    assert [p["id"] for p in found if p["id"]] == [rule.id for rule in load_rulebook(game, "en").rules]
    assert all(passage["text"] for passage in found if passage["id"])


@pytest.mark.parametrize(
    ("line", "ids"),
    [("CL-8", ["CL-8"]), ("classic moving", [None, *(f"CL-{n}" for n in range(8, 15))]), ("cl 8", ["CL-8"])],
)
def test_a_rule_or_a_chapter(say: Any, line: str, ids: list[str | None]) -> None:
    assert [p["id"] for p in json.loads(say(f"rules {line} --json").out)["passages"]] == ids


def test_a_search(say: Any) -> None:
    found = json.loads(say("rules compact --json --search", "Turn OFF").out)["passages"]
    assert {"CP-5"} <= {passage["id"] for passage in found}
    assert all(passage["game"] == "compact" and len(passage["text"]) == 1 for passage in found)
    nothing = say("rules --json --search zeppelin")
    assert (nothing.status, nothing.out) == (2, "")


@pytest.mark.parametrize(("command", "lines"), [("board check bad.board", [8, 9]), ("deck check bad.deck", [3, 4])])
def test_faults_are_data_too(say: Any, command: str, lines: list[int]) -> None:
    said = say(f"{command} --json")
    assert (said.status, said.err) == (1, "")
    data = json.loads(said.out)
    assert not data["is_sound"]
    assert [fault["line"] for fault in data["faults"]] == lines
    assert {fault["file"] for fault in data["faults"]} == {command.split()[-1]}


def test_a_file_that_is_not_there_is_no_fault_but_a_wrong_request(say: Any) -> None:
    said = say("board check nowhere.board --json")
    assert (said.status, said.out) == (2, "")
