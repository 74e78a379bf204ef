"""To find a rule, a chapter or a word."""

from __future__ import annotations

import pytest

from gaslamp.rulebook.lookup import NotInRules, chapter_named, find, rule_id, search
from gaslamp.rulebook.source import Rule, games_to_read, load_rulebook
from gaslamp.words import LANGUAGES, Words
from tests.rulebook.samples import MISSING, sample


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


def test_a_german_ordinal_ends_no_sentence() -> None:
    found = [hit.line for hit in search(load_rulebook("classic", "de"), "Grundspiel") if isinstance(hit.passage, Rule)]
    assert found
    assert not [line for line in found if line.endswith("22.")]


def test_all_words_must_stand_there() -> None:
    assert not list(search(sample(), "ferry balloon"))
    assert not list(search(sample(), " "))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_to_read())
def test_every_rule_and_chapter_is_found_by_its_name(game: str, language: str) -> None:
    book = load_rulebook(game, language)
    assert [find(rule.id.lower(), game, language).passage for rule in book.rules] == list(book.rules)
    for name in ("key", "title"):
        named = [getattr(chapter, name) for chapter in book.chapters]
        assert [find(text, game, language).passage for text in named] == list(book.chapters)


def test_a_rule_of_another_game_is_found_in_its_own_book() -> None:
    assert find("SH-3", "classic", "fr").book is load_rulebook("holmes", "fr")


def test_what_is_no_name_is_looked_for_in_the_text() -> None:
    found = find("logbook pencil", "classic", "en")
    assert found.passage is None
    assert [hit.passage.title for hit in found.hits] == [load_rulebook("classic", "en").chapter("box").title]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (MISSING, f"There is no rule {MISSING}. Did you mean “CL-9”?"),
        ("hause rules", "The rules say nothing about “hause rules”. Did you mean “House rules”?"),
        ("zeppelin", "The rules say nothing about “zeppelin”."),
    ],
)
def test_what_is_not_there_is_said_with_what_was_meant(text: str, answer: str) -> None:
    with pytest.raises(NotInRules) as refused:
        find(text, "classic", "en")
    assert Words("en").explain(refused.value) == answer
