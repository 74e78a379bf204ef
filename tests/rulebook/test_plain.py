"""The rules as text for terminals."""

from __future__ import annotations

import pytest

from gaslamp.rulebook.plain import PlainBook, aligned
from gaslamp.rulebook.source import Rule, parse_rulebook
from gaslamp.rulebook.texts import bare
from gaslamp.words import LANGUAGES
from tests.rulebook.samples import SAMPLE, sample


def rule(number: int) -> Rule:
    return sample().rules[number - 1]


def text(language: str = "en", width: int = 80) -> str:
    return "\n".join(PlainBook(sample(language), width).whole())


@pytest.mark.parametrize("width", [40, 80, 100])
def test_no_line_is_wider_than_asked_for(width: int) -> None:
    lines = text(width=width).splitlines()
    assert max(map(len, lines)) <= width
    assert max(map(len, lines)) > width * 0.8


def test_all_words_are_there_and_no_marks() -> None:
    told = " ".join(text().split())
    assert "Mister X flees through London; the detectives hunt him." in told
    assert "with one ticket to the very next stop of that kind." in told
    assert not set("*`|{}#") & set(told.replace("{length}", ""))


def test_remarks_say_what_they_are() -> None:
    lines = list(PlainBook(sample()).rule(rule(1)))
    assert lines[0] == "CL-1  One line to the next stop"
    assert "    Example: from 74 a taxi goes to 58, 73, 75 and 92." in lines
    assert "    Hint: look ahead." in lines
    assert any(line.startswith("    Our ruling: nobody gets off early") for line in lines)
    assert "    Picture: Station 74 with its seven lines" in lines


def test_an_option_has_its_name_its_sense_and_how_it_is_written() -> None:
    told = " ".join(" ".join(PlainBook(sample()).rule(rule(1))).split())
    assert "Option “Cut-off” (cut_off): Mister X can’t pass a detective on his line." in told
    assert "It can be: yes, no; default: no." in told


def test_an_option_by_the_book_says_what_the_book_says() -> None:
    book = parse_rulebook(SAMPLE.replace("cut_off", "taxi"), "holmes", "en")
    assert "It can be: 0 to 99; default: original 11; sherlock 10." in " ".join(
        "\n".join(PlainBook(book).whole()).split()
    )


def test_a_preset_has_its_name_its_sense_and_how_it_is_written() -> None:
    told = " ".join(text().split())
    assert "Easier for Mister X: He has more black tickets" in told
    assert "-o blacks=7 -o doubles=3 -o surfacing=5,12,19" in told
    assert "By the book: The printed rules" in told


@pytest.mark.parametrize(("language", "label"), [("fr", "Exemple\u00a0: "), ("it", "Esempio: "), ("de", "Beispiel: ")])
def test_labels_are_in_the_readers_language(language: str, label: str) -> None:
    assert label in text(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_name_every_chapter_and_its_rules(language: str) -> None:
    lines = list(PlainBook(sample(language)).contents())
    assert [line.split("[")[1].split("]")[0] for line in lines] == ["short", "moving", "house", "words"]
    assert "CL-1" in lines[1]
    assert "CL-2" in lines[1]


def test_a_table_that_fits_has_its_columns_side_by_side() -> None:
    assert aligned([["a", "long name"], ["first", "x"]], 80) == ["a      long name", "─────  ─────────", "first  x"]


def test_a_wide_table_breaks_its_widest_cells() -> None:
    rows = [["n", "what"], ["1", "several words that need more room than there is"], ["2", "few"]]
    lines = aligned(rows, 30)
    assert lines[0] == "n  what"
    assert lines[2:4] == ["1  several words that need", "   more room than there is"]
    assert max(map(len, lines)) <= 30


def test_a_table_whose_words_do_not_fit_is_told_row_by_row() -> None:
    rows = [["term", "French", "German"], ["log", "tablette", "Fahrtentafel"]]
    assert aligned(rows, 16) == ["log", "  French:", "    tablette", "  German:", "    Fahrtentafel"]


def test_marks_are_taken_off() -> None:
    assert bare("a **strong** and *weak* `word`, 3 * 4") == "a strong and weak word, 3 * 4"
