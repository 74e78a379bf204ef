"""What people set once and for all: an option holds before the environment, that before the file, that before all."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gaslamp import terminal
from gaslamp.cli import arena_run, remote
from gaslamp.cli.doctor import default_of
from gaslamp.cli.settings import CONFIG, SETTINGS, Setting, load_settings, settings_file
from gaslamp.server import launch
from gaslamp.server.limits import Limits
from gaslamp.words import LANGUAGES, Words
from tests.cli.shell import BOARD

DOCS = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was asked to do."""
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(launch, "serve", lambda **wanted: asked.append(wanted))
    return asked


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the terminal was asked to play."""
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(
        terminal, "play", lambda match, players, **more: asked.append(more | {"match": match, "players": players})
    )
    return asked


def write(text: str) -> Path:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_an_option_holds_before_the_environment_and_that_before_the_file(
    say: Any, served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    say("serve")
    write("port = 1111\npace = 2.5\n")
    say("serve")
    monkeypatch.setenv("GASLAMP_PORT", "2222")
    say("")
    say("serve --port 3333")
    assert [(wanted["port"], wanted["pace"]) for wanted in served] == [
        (8421, 0.7),
        (1111, 2.5),
        (2222, 2.5),
        (3333, 2.5),
    ]


def test_the_file_sets_the_table(say: Any, served: list[dict[str, Any]]) -> None:
    write("host = '::1'\nlan = true\nbrowser = false\ndatabase = 'games.db'\nlanguage = 'de'\n")
    assert say("serve").status == 0
    (wanted,) = served
    assert wanted.pop("words").language == "de"
    assert wanted.pop("operation") == launch.USUAL
    assert wanted == {
        "host": "::1", "port": 8421, "lan": True, "database": "games.db", "pace": 0.7,
        "browser": False,
    }  # fmt: skip


def test_the_file_and_the_environment_say_how_a_public_server_is_run(
    say: Any, served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    write("allow_host = 'play.example.org, games.example.org'\nproxy = '10.0.0.2'\nlimit_tables = 7\nlog = 'json'\n")
    monkeypatch.setenv("GASLAMP_LIMIT_SOCKETS", "0")
    assert say("serve --path /gaslamp --metrics 9421").status == 0
    (wanted,) = served
    assert wanted["operation"] == launch.Operation(
        hosts=["play.example.org", "games.example.org"],
        proxies=["10.0.0.2"],
        path="/gaslamp",
        metrics="9421",
        log="json",
        limits=Limits(tables=7, sockets=0),
    )
    say("serve --allow-host a.example --allow-host b.example --limit-requests 5")
    assert served[1]["operation"].hosts == ["a.example", "b.example"]
    assert served[1]["operation"].limits.requests == 5


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--log yaml", "--log cannot be “yaml”. Choose from: text, json."),
        ("--limit-tables -1", "--limit-tables must be a whole number, at least 0."),
        ("--proxy nowhere", "“nowhere” is neither an address nor a network."),
        ("--path /a/../b", "“/a/../b” is not a valid path."),
        ("--metrics here", "“here” is neither a port nor an address with a port."),
    ],
)
def test_a_public_server_that_cannot_be_run_so_is_refused(say: Any, options: str, sentence: str) -> None:
    answer = say(f"serve --no-browser --port 0 {options}")
    assert (answer.status, answer.out) == (2, "")
    assert sentence in answer.err


def test_a_switch_that_is_set_is_turned_off_by_an_option(say: Any, served: list[dict[str, Any]]) -> None:
    write("lan = true\nbrowser = false\n")
    say("serve --no-lan --browser")
    say("serve --host 127.0.0.1")  # who names an address means that one
    assert [(wanted["lan"], wanted["browser"]) for wanted in served] == [(False, True), (False, False)]


def test_the_environment_sets_the_terminal_game(
    say: Any, played: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"GAME": "connection", "BOT": "planner", "HINTS": "no", "REASONS": "off"}.items():
        monkeypatch.setenv(f"GASLAMP_{name}", value)
    assert say("play").status == 0
    (sitting,) = played
    assert sitting["match"].game.name == "connection"
    assert sitting["players"][1].agent == "planner"
    assert (sitting["hints"], sitting["explains"]) == (False, False)


def test_the_environment_sets_a_game_at_a_servers_table(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(terminal, "join", lambda url, **more: asked.append(more))
    monkeypatch.setattr(remote, "is_dumb", lambda: False)
    monkeypatch.setenv("GASLAMP_PLAIN", "yes")
    monkeypatch.setenv("GASLAMP_REASONS", "no")
    say("join http://127.0.0.1:9/join#CODE")
    say("join http://127.0.0.1:9/join#CODE --no-plain --reasons")
    assert [(more["plain"], more["explains"]) for more in asked] == [(True, False), (False, True)]


def test_what_a_server_may_be_set_to_and_a_worker_may_not_is_named_as_it_was_set(
    say: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GASLAMP_BOTS", "0")
    answer = say("worker")
    assert (answer.status, answer.err) == (2, "GASLAMP_BOTS must be a whole number from 1 to 64.\n")


def test_a_saved_game_does_not_mind_what_is_set(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_GAME", "holmes")
    assert "There is no saved game to resume." in say("play --resume").err


def test_the_theme_is_that_of_all_pictures(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my.board").write_text(BOARD)
    lights = {light: say(f"board draw my.board --light {light}").out for light in ("evening", "paper")}
    monkeypatch.setenv("GASLAMP_THEME", "paper")
    assert say("board draw my.board").out == lights["paper"] != lights["evening"]


def test_the_arena_plays_as_many_games_at_once_as_is_set(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[Any] = []

    def played(plan: Any, _words: Words) -> Any:
        plans.append(plan)
        return SimpleNamespace(is_complete=True)

    monkeypatch.setattr(arena_run, "play_plan", played)
    monkeypatch.setattr(arena_run, "show_report", lambda *_, **__: None)
    monkeypatch.setenv("GASLAMP_JOBS", "3")
    assert say("arena").status == 0
    assert plans[0].jobs == 3


def test_the_language_of_the_file_is_spoken_unless_another_is_asked_for(
    say: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("language = 'fr'")
    assert say("board").out.startswith("Usage")
    assert "Vérifier" in say("board").out
    assert "Controlla" in say("board --language it").out
    monkeypatch.setenv("GASLAMP_LANGUAGE", "de")
    assert "prüfen" in say("board").out


def test_another_file_can_be_named(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("language = 'fr'")
    (tmp_path / "other.toml").write_text("language = 'it'")
    monkeypatch.setenv(CONFIG, "other.toml")
    assert "Controlla" in say("board").out
    monkeypatch.setenv(CONFIG, "nowhere.toml")
    assert say("board").err == "nowhere.toml: There is no such file.\n"


WRONG = [
    ("prot = 9000", "There is no setting “prot”. The settings are: language, game, bot,"),
    ("prot = 9000", "Did you mean “port”?"),
    ("port = 99999", "port must be a whole number from 0 to 65535."),
    ("port = 1.5", "port must be a whole number"),
    ("pace = -1", "pace must be a number, at least 0."),
    ("pace = nan", "pace must be a number, at least 0."),
    ("pace = 'soon'", "pace must be a number, at least 0."),
    ("jobs = 0", "jobs must be a whole number, at least 1."),
    ("plain = 'perhaps'", "plain cannot be “perhaps”. Choose from: yes, no."),
    ("game = 'clasic'", "game cannot be “clasic”. Choose from: classic, holmes, compact, connection. Did you mean"),
    ("theme = 'moon'", "theme cannot be “moon”. Choose from: evening, paper."),
    ("language = 'xx'", "Gaslamp does not speak “xx”."),
    ("port = [1, 2]", "The setting port takes one value"),
    ("[serve]", "There is no setting “serve”."),
    ("port 9000", "This is not TOML."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[f"{line}: {sentence[:9]}" for line, sentence in WRONG])
def test_what_cannot_be_set_is_refused_with_file_and_line(say: Any, line: str, sentence: str) -> None:
    path = write(f"# mine\n\n{line}\n")
    answer = say("games")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"{path}:3: ")
    assert sentence in answer.err


@pytest.mark.parametrize("line", dict.fromkeys(line for line, _ in WRONG))
def test_what_cannot_be_set_is_refused_in_the_readers_language(say: Any, line: str) -> None:
    write(line)
    assert len({say(f"games --language {language}").err for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("GASLAMP_PORT", "http", "GASLAMP_PORT must be a whole number from 0 to 65535.\n"),
        ("GASLAMP_LAN", "si", "GASLAMP_LAN cannot be “si”. Choose from: yes, no.\n"),
        (
            "GASLAMP_GAME",
            "chess",
            "GASLAMP_GAME cannot be “chess”. Choose from: classic, holmes, compact, connection.\n",
        ),
    ],
)
def test_what_the_environment_cannot_set_is_refused_by_its_name(
    say: Any, monkeypatch: pytest.MonkeyPatch, name: str, value: str, sentence: str
) -> None:
    monkeypatch.setenv(name, value)
    assert say("games").err == sentence


def test_a_bot_that_is_set_and_does_not_play_is_refused_where_it_is_set(
    say: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write("bot = 'planner'")
    assert say("play").err.startswith(f"{path}:1: bot cannot be “planner”. Choose from: casual, club,")
    assert say("play --bot planner").err.startswith("--bot cannot be “planner”.")
    monkeypatch.setenv("GASLAMP_BOT", "sleuht")
    assert say("play").err.startswith("GASLAMP_BOT cannot be “sleuht”.")


@pytest.mark.parametrize("line", ["--help", "play -h", "--version", "completion bash"])
def test_whatever_is_set_help_can_be_had(say: Any, line: str) -> None:
    write("nonsense")
    assert (said := say(line)).status == 0
    assert said.out


def test_all_faults_are_found_at_once() -> None:
    write("port = -1\nprot = 2\npace = 'x'\n")
    assert [fault.details["line"] for fault in load_settings().faults] == [2, 1, 3]


@pytest.mark.parametrize("text", ["café = ", "port = \x00", "port = 1\nport = 2"])
def test_a_file_that_is_no_toml_is_a_sentence(say: Any, text: str) -> None:
    write(text)
    assert "This is not TOML." in say("games").err


def test_a_file_that_is_no_text_is_a_sentence(say: Any) -> None:
    write("").write_bytes(b"\xff\xfe")
    assert "UTF-8" in say("games").err


# The table in the docs


def rows() -> dict[str, list[str]]:
    section = DOCS.read_text("utf-8").split("## Settings")[1].split("## ")[0]
    table = re.findall(r"^\| `(\w+)` \|(.*)\|$", section, re.MULTILINE)
    return {name: [cell.strip() for cell in rest.split("|")] for name, rest in table}


def test_the_docs_list_every_setting() -> None:
    assert list(rows()) == [setting.name for setting in SETTINGS]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_the_docs_tell_variable_option_and_default(setting: Setting) -> None:
    variable, _, default, options = rows()[setting.name]
    assert variable == f"`{setting.variable}`"
    assert re.findall("`([^`]+)`", options) == list(setting.options)
    if setting.name != "language" and (found := default_of(setting)) is not None:
        written = Words("en").say("cli-yes" if found else "cli-no") if isinstance(found, bool) else found
        assert default == f"`{written}`"
    else:
        assert "`" not in default or setting.name == "theme"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_value_in_the_docs_can_be_set(setting: Setting) -> None:
    _, values, *_ = rows()[setting.name]
    examples = re.findall("`([^`]+)`", values)
    assert examples
    for example in examples:
        setting.read(setting.name, example)
