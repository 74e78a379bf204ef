"""Help: every page, in every language."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from typer.main import get_command

import gaslamp
from gaslamp.cli.commands import app
from gaslamp.server import launch
from gaslamp.words import LANGUAGES, Words

PAGES = (
    "", "serve", "worker", "play", "learn", "replay", "join", "bot", "arena", "exploit", "solve", "games", "rules",
    "board", "board check", "board draw", "board copy",
    "deck", "deck check", "deck draw", "deck copy", "deck simulate", "database", "database info", "database backup",
    "database restore", "database prune", "database reports", "database forget", "protocol", "doctor", "completion",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", PAGES)
def test_every_help_page_is_in_the_readers_language(say: Any, command: str, language: str) -> None:
    page, words = say(f"{command} --help --language {language}"), Words(language)
    assert (page.status, page.err) == (0, "")
    assert page.out.startswith(f"{words.say('cli-usage')}: gaslamp {command}".strip())
    described = " ".join(page.out.replace("\N{NO-BREAK SPACE}", " ").split())
    key = "-".join(["cli", *command.split()])
    assert " ".join(words.say(key).replace("\N{NO-BREAK SPACE}", " ").split()) in described
    assert say(f"{command} -h --language {language}").out == page.out
    assert max(map(len, page.out.splitlines())) <= 80


def test_every_parameter_is_on_its_page(say: Any) -> None:
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        page = say(f"{name} --help").out
        spellings = [option for param in command.params for option in [*param.opts, *param.secondary_opts]]
        assert all(option in page for option in spellings if option.startswith("-"))


@pytest.mark.parametrize("command", ["board", "deck"])
def test_a_command_that_only_holds_others_explains_itself(say: Any, command: str) -> None:
    assert say(command).out == say(f"{command} --help").out


@pytest.mark.parametrize("line", ["", "serve", "--port 8421 --no-browser", "serve --pace 2", "--lan"])
def test_gaslamp_alone_opens_the_table(say: Any, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(launch, "serve", lambda **wanted: asked.append(wanted))
    assert say(line).status == 0
    is_quiet, pace = "--no-browser" in line, 2.0 if "--pace" in line else 0.7
    (wanted,) = asked
    assert wanted.pop("words").language == "en"
    assert wanted.pop("lan") is ("--lan" in line)
    assert wanted.pop("operation") == launch.USUAL
    usual = {"host": "127.0.0.1", "port": 8421, "database": None, "pace": pace}
    assert wanted == usual | {"browser": not is_quiet}


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_version(say: Any, option: str) -> None:
    assert say(option).out == f"gaslamp {gaslamp.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_switch_is_unless_it_is_turned_is_said(say: Any, language: str) -> None:
    page, words = " ".join(say(f"serve -h --language {language}").out.split()), Words(language)
    for switch, answer in {"browser": "cli-yes", "lan": "cli-no"}.items():
        told = words.say("cli-default", text=words.say(f"cli-serve-{switch}"), default=words.say(answer))
        assert f"--{switch}, --no-{switch} {' '.join(told.split())}" in page


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
