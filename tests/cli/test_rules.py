"""The rules on the command line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gaslamp.cli import rules
from gaslamp.core import CHANCE
from gaslamp.games.vocabulary import Deal
from gaslamp.record import Record, write_record
from gaslamp.rulebook.source import games_to_read, load_rulebook
from gaslamp.words import LANGUAGES, Words
from tests.rulebook.samples import MISSING


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_arguments_the_games_their_chapters_and_how_to_go_on(say: Any, language: str) -> None:
    told = say(f"rules --language {language}")
    assert (told.status, told.err) == (0, "")
    for game in games_to_read():
        book = load_rulebook(game, language)
        assert f"{game}: {book.title}\n  {book.chapters[0].title} [short]\n" in told.out
        assert all(f"[{chapter.key}]" in told.out for chapter in book.chapters)
    assert told.out.endswith(Words(language).say("cli-rules-hint") + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_to_read())
def test_a_game_is_its_whole_rulebook(say: Any, game: str, language: str) -> None:
    book, told = load_rulebook(game, language), say(f"rules {game} --language {language}").out
    assert told.startswith(f"{book.title}\n═══")
    assert all(f"\n{rule.id}  {rule.title}"[:80] in told for rule in book.rules)
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize("line", ["CL-8", "cl8", "cl 8", "classic CL-8", "classic 8", "CLASSIC 8", "holmes CL-8"])
def test_a_rule_by_its_id_however_it_is_typed(say: Any, line: str) -> None:
    told = say(f"rules {line}").out
    assert told.startswith("CL-8  ")
    assert told.count("\nCL-") == 0


def test_a_chapter_by_its_name(say: Any) -> None:
    told, chapter = say("rules classic moving").out, load_rulebook("classic", "en").chapter("moving")
    assert told.startswith(f"{chapter.title}\n───")
    assert re.findall(r"^(CL-\d+)  ", told, re.MULTILINE) == [rule.id for rule in chapter.rules]


def test_the_language_is_asked_for_as_everywhere(say: Any) -> None:
    french, german = load_rulebook("classic", "fr").rule("CL-8"), load_rulebook("classic", "de").rule("CL-8")
    assert french is not None
    assert german is not None
    assert say("rules --language fr CL-8").out.startswith(f"CL-8  {french.title}\n")
    assert say("rules CL-8 --language de").out.startswith(f"CL-8  {german.title}\n")


def test_a_search_lists_id_title_and_line(say: Any) -> None:
    lines = say("rules compact --search", "Turn OFF").out.splitlines()
    rule = load_rulebook("compact", "en").rule("CP-5")
    assert rule is not None
    assert lines[0].startswith("compact: ")
    found = lines.index(f"CP-5  {rule.title}")
    assert lines[found + 1].startswith("    ")
    assert "turn off" in " ".join(lines[found + 1 :])


def test_a_search_goes_through_all_games(say: Any) -> None:
    told = say("rules --search ferry").out
    assert re.findall(r"^([a-z]+): ", told, re.MULTILINE) == ["classic", "holmes", "compact"]
    assert {"CL-19", "SH-20", "CP-9"} <= set(re.findall(r"^([A-Z]{2}-\d+)  ", told, re.MULTILINE))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("rules clasic", "There is no game and no rule “clasic”. “gaslamp rules” lists them. Did you mean “classic”?"),
        ("rules classic mofing", "no chapter and no rule “mofing”. “gaslamp rules” lists them. Did you mean “moving”?"),
        (f"rules {MISSING}", f"There is no rule {MISSING}. Did you mean “CL-9”?"),
        ("rules --search zeppelin", "The rules say nothing about “zeppelin”."),
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


@pytest.mark.parametrize(("line", "is_paged"), [("holmes", True), ("CL-8", False)])
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
