"""The rules on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gaslamp.cli import rules
from gaslamp.core import CHANCE
from gaslamp.games.vocabulary import Deal
from gaslamp.options import fields
from gaslamp.record import Record, write_record
from gaslamp.rulebook import source
from gaslamp.rulebook.source import PREFIXES
from gaslamp.words import LANGUAGES, Words
from tests.rulebook.samples import SAMPLE


@pytest.fixture(autouse=True)
def _sample_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for language in LANGUAGES:
        for game, prefix in PREFIXES.items():
            file = tmp_path / "rules" / language / f"{game}.md"
            file.parent.mkdir(parents=True, exist_ok=True)
            text = SAMPLE.replace("CL-", f"{prefix}-").replace("cut_off", next(iter(fields(game))))
            file.write_text(text.split("## House")[0], "utf-8")
    monkeypatch.setattr(source, "FOLDER", tmp_path / "rules")
    source.load_rulebook.cache_clear()
    yield
    source.load_rulebook.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_arguments_the_games_their_chapters_and_how_to_go_on(say: Any, language: str) -> None:
    told = say(f"rules --language {language}")
    assert (told.status, told.err) == (0, "")
    assert all(f"\n{game}: Scotland Yard\n" in f"\n{told.out}" for game in PREFIXES)
    assert told.out.count("[moving]") == 4
    assert told.out.endswith(Words(language).say("cli-rules-hint") + "\n")


def test_a_game_is_its_whole_rulebook(say: Any) -> None:
    told = say("rules holmes").out
    assert told.startswith("Scotland Yard\n═════════════\n")
    assert "SH-1  One line to the next stop\n" in told
    assert "CL-1" not in told
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize("line", ["CL-2", "cl2", "cl 2", "classic CL-2", "classic 2", "CLASSIC 2", "holmes CL-2"])
def test_a_rule_by_its_id_however_it_is_typed(say: Any, line: str) -> None:
    told = say(f"rules {line}").out
    assert told.startswith("CL-2  The ferry\nThe ferry is Mister X’s alone")
    assert "CL-1" not in told


def test_a_chapter_by_its_name(say: Any) -> None:
    told = say("rules classic moving").out
    assert told.startswith("Moving\n──────\n\nWhat a move is.\n\nCL-1  ")
    assert "In short" not in told


def test_the_language_is_asked_for_as_everywhere(say: Any) -> None:
    assert "    Exemple\u00a0: from 74" in say("rules --language fr CL-1").out
    assert "    Beispiel: from 74" in say("rules CL-1 --language de").out


def test_a_search_lists_id_title_and_line(say: Any) -> None:
    told = say("rules compact --search", "deja vu").out
    assert told == "compact: Scotland Yard\nCP-2  The ferry\n    Déjà vu.\n"


def test_a_search_goes_through_all_games(say: Any) -> None:
    told = say("rules --search ferry").out
    assert [line[:4] for line in told.splitlines() if line.endswith("  The ferry")] == ["CL-2", "SH-2", "CP-2", "CC-2"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("rules clasic", "There is no game and no rule “clasic”. “gaslamp rules” lists them. Did you mean “classic”?"),
        ("rules classic mofing", "no chapter and no rule “mofing”. “gaslamp rules” lists them. Did you mean “moving”?"),
        ("rules CL-22", "There is no rule CL-22. Did you mean “CL-2”?"),
        ("rules --search balloon", "The rules say nothing about “balloon”."),
    ],
)
def test_what_is_not_there_is_said_with_what_was_meant(say: Any, line: str, answer: str) -> None:
    told = say(line)
    assert (told.status, told.out) == (2, "")
    assert answer in told.err


class Terminal:
    """A stream that is one."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("line", "is_paged"), [("holmes", True), ("CL-2", False)])
def test_only_a_terminal_too_short_for_it_has_a_pager(
    say: Any,
    monkeypatch: pytest.MonkeyPatch,
    line: str,
    is_paged: bool,  # noqa: FBT001
) -> None:
    paged: list[str] = []
    monkeypatch.setattr(rules, "pager", paged.append)
    assert say(f"rules {line}").out
    assert not paged
    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert bool(say(f"rules {line}").out) is not is_paged
    assert bool(paged) is is_paged


def test_a_record_that_breaks_a_rule_says_how_to_read_it(say: Any, tmp_path: Path) -> None:
    events = (Deal(seat=CHANCE, pawn=3, station=1),)
    write_record(tmp_path / "wrong.record", Record(game="classic", seats=2, events=events))
    told = say("replay wrong.record")
    assert told.status == 2
    assert "breaks rule CL-6." in told.err
    assert told.err.endswith("Read the rule: gaslamp rules CL-6\n")
