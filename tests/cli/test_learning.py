"""Which lesson `gaslamp learn` starts, and which it lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gaslamp import terminal
from gaslamp.lessons import lesson_names, load_lesson
from gaslamp.words import LANGUAGES, Words


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the terminal was asked to play."""
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(terminal, "play", lambda match, players, **more: asked.append(more | {"players": players}))
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_game_all_lessons_are_listed(say: Any, language: str) -> None:
    said = say(f"learn --language {language}")
    assert said.status == 0
    for name in lesson_names():
        assert f"gaslamp learn {name.replace('-', ' --as ', 1)}" in said.out
        assert Words(language).say(load_lesson(name).key).split()[0] in said.out


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("classic", "classic-fugitive"),
        ("classic --as fugitive", "classic-fugitive"),
        ("classic --as detective", "classic-detective"),
    ],
)
def test_a_lesson_is_begun_with_the_script_in_the_other_seats(
    say: Any, begun: list[dict[str, Any]], line: str, name: str
) -> None:
    assert say(f"learn {line} --save here.record").status == 0
    assert begun[0]["players"] == load_lesson(name).players()
    assert begun[0]["save"] == Path("here.record")


@pytest.mark.parametrize("line", ["whist", "classic --as everybody"])
def test_what_is_no_lesson_is_refused(say: Any, line: str) -> None:
    said = say(f"learn {line}")
    assert said.status == 2
    assert "fugitive" in said.err or "classic" in said.err
