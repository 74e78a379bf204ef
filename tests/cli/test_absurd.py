"""Every option with values that make no sense: what is refused is refused by us, in a sentence of the reader's."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.core import TyperArgument
from typer.main import get_command

from gaslamp import terminal
from gaslamp.cli import arena_run
from gaslamp.cli.commands import app
from gaslamp.server import launch
from gaslamp.words import LANGUAGES

VALUES = ("", "-1", "9" * 5000, "nan", "\x1b[31m\n")
LIBRARY = ("Traceback", "Input should", "Invalid value", "valid integer", "pydantic", "Error:", "Errno", "None", "\x1b")


def commands(group: Any = None, path: str = "") -> dict[str, Any]:
    """Every command that has options, by what is typed."""
    top: Any = group or get_command(app)
    found = top.commands.items()
    below = {f"{path}{name}": command for name, command in found if not hasattr(command, "commands")}
    for name, command in found:
        if hasattr(command, "commands"):
            below |= commands(command, f"{path}{name} ")
    return below


def options() -> list[tuple[str, str]]:
    """Every option after its command, and every argument as nothing."""
    return [
        (name, "" if isinstance(param, TyperArgument) else param.opts[-1])
        for name, command in commands().items()
        for param in command.params
        if isinstance(param, TyperArgument) or not param.is_flag
    ]


def given(command: str) -> list[str]:
    """What a command needs besides."""
    return {
        "replay": ["x.record"],
        "exploit": ["uniform"],
        "board draw": ["bradley"],
        "deck draw": ["gaslamp"],
    }.get(command, [])


@pytest.fixture(autouse=True)
def _nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever passes for a request is not carried out."""
    monkeypatch.setattr(terminal, "play", lambda *_, **__: None)
    monkeypatch.setattr(launch, "serve", lambda **_: None)
    monkeypatch.setattr("gaslamp.server.work.work", lambda **_: None)
    monkeypatch.setattr(arena_run, "play_plan", lambda plan, _: plan.check() or SimpleNamespace(is_complete=True))
    monkeypatch.setattr(arena_run, "show_report", lambda *_, **__: None)
    monkeypatch.setattr(arena_run, "page", lambda *_: "")
    monkeypatch.setattr("gaslamp.arena.simulation.simulate_deck", lambda *_, **__: {})
    monkeypatch.setattr("gaslamp.arena.simulation.table", lambda *_: "")


@pytest.mark.parametrize(("command", "option"), options())
def test_an_absurd_value_is_answered_by_a_sentence(say: Any, tmp_path: Path, command: str, option: str) -> None:
    for value in VALUES:
        words = [option, value] if option else [value]
        first = say(command, *words, *given(command))
        assert first.status in (0, 1, 2)
        if first.status == 2:
            answers = [say(f"{command} --language {code}", *words, *given(command)) for code in LANGUAGES]
            refused = [answer for answer in answers if answer.status == 2]  # a word may be found in French rules alone
            assert len({answer.err for answer in refused}) == len(refused), (value, first.err)
            for answer in refused:
                assert not [text for text in LIBRARY if text in answer.err], (value, answer.err)
                assert (bool(answer.err.strip()), answer.out) == (True, "")


def test_there_are_options_to_try() -> None:
    assert {("serve", "--pace"), ("arena", "--limit"), ("board check", ""), ("doctor", "--database")} <= set(options())
