"""Completion, asked by real shells where there are any."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gaslamp.cli.shells import joined, script

ASK = f"""
{script("bash")}
COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 ))
_gaslamp_completion gaslamp
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.fixture
def asked(tmp_path: Path) -> Any:
    """What a shell says when it runs a script in which `gaslamp` is a command."""
    command = tmp_path / "bin" / "gaslamp"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m gaslamp "$@"\n')
    command.chmod(0o755)
    env = {**os.environ, "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}", "HOME": str(tmp_path)}

    def answer(shell: str, script: str, *words: str) -> list[str]:
        if not (program := shutil.which(shell)):
            pytest.skip(f"there is no {shell} here")
        done = subprocess.run([program, "-c", script, shell, *words], capture_output=True, text=True, env=env)
        assert done.stderr == ""
        return done.stdout.split("\n")[:-1]

    return answer


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("gaslamp pl", ["play"]),
        ("gaslamp board c", ["check", "copy"]),
        ("gaslamp --language fr re", ["replay"]),
        ("gaslamp play --language f", ["fr"]),
        ("gaslamp play --no", ["--no-plain", "--no-hints", "--no-reasons"]),
        ("gaslamp play --la", ["--language"]),
        ("gaslamp play --game ho", ["holmes"]),
        ("gaslamp play --game = ho", ["holmes"]),
        ("gaslamp play --bot c", ["casual", "club"]),
        ("gaslamp play --game connection --bot p", ["planner"]),
        ("gaslamp play --bot p", [""]),
        ("gaslamp play --game holmes -o mo", ["mode=original", "mode=sherlock"]),
        ("gaslamp play --game holmes -o mode = s", ["sherlock"]),
        ("gaslamp play --as d", ["detectives"]),
        ("gaslamp arena --agents heuristic,un", ["heuristic,uniform"]),
        ("gaslamp exploit mas", ["master"]),
        ("gaslamp exploit club --side f", ["fugitive"]),
        ("gaslamp exploit club --attacker s", ["sleuth"]),
        ("gaslamp board draw b", ["bradley"]),
        ("gaslamp board draw bradley --light p", ["paper"]),
        ("gaslamp deck check gaslamp-", ["gaslamp-1"]),
        ("gaslamp deck simulate --bot p", ["planner"]),
        ("gaslamp learn comp", ["compact"]),
        ("gaslamp learn classic --as d", ["detective"]),
        ("gaslamp rules co", ["compact", "connection"]),
        ("gaslamp rules CL-8", ["CL-8"]),
        ("gaslamp rules classic mo", ["moving"]),
        ("gaslamp rules holmes SH-12", ["SH-12"]),
        ("gaslamp completion f", ["fish"]),
        ("gaslamp nonsense x", [""]),
        ("gaslamp play --nonsense x", [""]),
        ("gaslamp play --seats many --game ho", ["holmes"]),
    ],
)
def test_bash(asked: Any, words: str, offered: list[str]) -> None:
    assert asked("bash", ASK, *words.split()) == offered


def test_the_script_is_sourced_as_the_help_says(asked: Any) -> None:
    assert asked("bash", ASK.replace(script("bash"), "source <(gaslamp completion bash)"), "gaslamp", "pl") == ["play"]


def test_bash_offers_files_of_ones_own(asked: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.board").touch()
    assert asked("bash", ASK, "gaslamp", "board", "check", "mi") == ["mine.board"]
    assert asked("bash", ASK, "gaslamp", "board", "check", f"{tmp_path}/m") == [f"{tmp_path}/mine.board"]


def test_zsh(asked: Any) -> None:
    script = """
    compdef() { :; }; _arguments() { print -r -- "$@"; }; _files() { print files; }
    source <(gaslamp completion zsh)
    words=("$@"); CURRENT=$#words
    _gaslamp_completion
    """
    assert asked("zsh", script, "gaslamp", "pl") == ['*: :(("play":"Play a game here in the terminal"))']
    assert asked("zsh", script, "gaslamp", "play", "--game=ho")[0].startswith('*: :(("--game=holmes":"Scotland Yard')
    assert asked("zsh", script, "gaslamp", "replay", "x") == ["files"]


def test_fish(asked: Any) -> None:
    script = "gaslamp completion fish | source; complete -C $argv[2]"
    assert asked("fish", script, "gaslamp pl") == ["play\tPlay a game here in the terminal"]
    assert asked("fish", script, "gaslamp play --game=ho")[0].startswith("--game=holmes\tScotland Yard")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_calls_us(say: Any, shell: str) -> None:
    said = say(f"completion {shell}")
    assert (said.status, said.err) == (0, "")
    assert f"_GASLAMP_COMPLETE=complete_{shell}" in said.out


def test_another_shell_is_refused(say: Any) -> None:
    assert say("completion csh").err.startswith("SHELL cannot be “csh”. Choose from: bash, zsh, fish.")


def test_what_bash_has_taken_apart_is_one_word_again() -> None:
    assert joined(["play", "-o", "mode", "=", "s"]) == ["play", "-o", "mode=s"]
    assert joined(["play", "--game", "="]) == ["play", "--game="]
    assert joined(["play", ""]) == ["play", ""]


def test_whatever_is_wrong_with_the_settings_a_shell_hears_nothing_of_it(asked: Any, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("nonsense")
    assert asked("bash", f"export GASLAMP_CONFIG={tmp_path}/settings.toml\n{ASK}", "gaslamp", "pl") == ["play"]
