"""To find a rule, a chapter or a word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp.rulebook import source
from gaslamp.rulebook.lookup import NotInRules, chapter_named, find, rule_id, search
from gaslamp.rulebook.source import Rule
from gaslamp.words import Words
from tests.rulebook.samples import SAMPLE, sample


@pytest.mark.parametrize("typed", ["CL-8", "cl-8", "cl8", "CL 8", " Cl_08 "])
def test_an_id_may_be_typed_in_any_way(typed: str) -> None:
    assert rule_id(typed) == "CL-8"


def test_a_number_alone_is_an_id_within_its_game() -> None:
    assert rule_id("8", "holmes") == "SH-8"
    assert rule_id("8") is None
    assert rule_id("moving", "classic") is None


@pytest.mark.parametrize("name", ["moving", "MOVING", "mov", "Moving"])
def test_a_chapter_by_its_key_or_the_beginning_of_its_title(name: str) -> None:
    chapter = chapter_named(sample(), name)
    assert chapter is not None
    assert chapter.key == "moving"


@pytest.mark.parametrize("name", ["mo", "nothing", "", "s"])
def test_no_chapter_by_less(name: str) -> None:
    assert chapter_named(sample(), name) is None


@pytest.mark.parametrize("words", ["deja", "DÉJÀ VU"])
def test_words_are_found_without_accents_and_capitals(words: str) -> None:
    (hit,) = search(sample(), words)
    assert isinstance(hit.passage, Rule)
    assert (hit.passage.id, hit.line) == ("CL-2", "Déjà vu.")


def test_what_an_option_is_called_is_found_at_its_rule() -> None:
    assert [hit.passage.title for hit in search(sample(), "cut_off")] == ["One line to the next stop"]


def test_all_words_must_stand_there() -> None:
    assert not list(search(sample(), "ferry balloon"))
    assert not list(search(sample(), " "))


@pytest.fixture
def _on_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The sample as the rules of the classic game."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "classic.md").write_text(SAMPLE, "utf-8")
    monkeypatch.setattr(source, "FOLDER", tmp_path)
    source.load_rulebook.cache_clear()
    yield
    source.load_rulebook.cache_clear()


@pytest.mark.usefixtures("_on_file")
def test_the_length_of_a_game_is_filled_in() -> None:
    book = source.load_rulebook("classic", "en")
    assert Words("en").say("rulebook-length-classic") in str(book.blocks)
    assert "{length}" not in str(book.blocks)


@pytest.mark.usefixtures("_on_file")
def test_what_is_asked_for_is_a_rule_a_chapter_or_words() -> None:
    asked = [find(text, "classic", "en") for text in ("2", "house", "tablette")]
    assert [getattr(reading.passage, "title", "") for reading in asked] == ["The ferry", "House rules", ""]
    assert [hit.passage.title for hit in asked[2].hits] == ["Words"]


@pytest.mark.usefixtures("_on_file")
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("CL-22", "There is no rule CL-22. Did you mean “CL-2”?"),
        ("hause rules", "The rules say nothing about “hause rules”. Did you mean “House rules”?"),
        ("balloon", "The rules say nothing about “balloon”."),
    ],
)
def test_what_is_not_there_is_said_with_what_was_meant(text: str, answer: str) -> None:
    with pytest.raises(NotInRules) as refused:
        find(text, "classic", "en")
    assert Words("en").explain(refused.value) == answer
