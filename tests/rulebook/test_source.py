"""The rules of all games in all languages: complete, alike, and about what the program does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from gaslamp.core import Problem
from gaslamp.games import GAMES
from gaslamp.options import fields
from gaslamp.presentation import presentation_named
from gaslamp.rulebook.blocks import Block, Bullets, Grid, HouseRules, Paragraph, Plate, Remark, RuleOption
from gaslamp.rulebook.pictures import draw_picture, pictures_of
from gaslamp.rulebook.source import (
    FOLDER,
    LENGTH,
    REFERENCE,
    BadRulebook,
    Chapter,
    Rule,
    Rulebook,
    game_of,
    games_to_read,
    load_rulebook,
    parse_rulebook,
    prefix_of,
)
from gaslamp.words import LANGUAGES, Words, keys_of
from tests.rulebook.samples import SAMPLE

SOURCE = Path(__file__).parents[2] / "src" / "gaslamp"
LAST = {"classic": 26, "holmes": 36, "compact": 12, "connection": 15}
BOOKS = [(game, language) for game in games_to_read() for language in LANGUAGES]
OTHERS = [(game, language) for game, language in BOOKS if language != "en"]
EVERY_BOOK = pytest.mark.parametrize(("game", "language"), BOOKS)
EVERY_TRANSLATION = pytest.mark.parametrize(("game", "language"), OTHERS)


def parts(book: Rulebook) -> Iterator[tuple[str, tuple[Block, ...]]]:
    """The introduction, every chapter's own blocks and every rule, by name."""
    yield "introduction", book.blocks
    for chapter in book.chapters:
        yield chapter.key, chapter.blocks
        yield from ((rule.id, rule.blocks) for rule in chapter.rules)


def blocks(book: Rulebook) -> Iterator[Block]:
    return (block for _, found in parts(book) for block in found)


def text(found: Iterable[Block]) -> str:
    """What was written by hand in some blocks."""
    return "\n".join(line for block in found for line in written(block))


def written(block: Block) -> Iterable[str]:
    match block:
        case Paragraph(text=text) | Remark(text=text):
            return [text]
        case Bullets(items=items):
            return items
        case Grid(rows=rows):
            return [" | ".join(row) for row in rows]
        case Plate(caption=caption):
            return [caption]
    return []


def kind(block: Block) -> tuple[object, ...]:
    """What a block is, whatever the language."""
    match block:
        case Bullets(items=items):
            return "list", len(items)
        case Grid(rows=rows):
            return "table", *map(len, rows)
        case Remark(kind=kind):
            return ("remark", kind)
        case RuleOption(option=option):
            return "option", option
        case HouseRules(name=name):
            return "preset", name
        case Plate(name=name):
            return "picture", name
    return ("paragraph",)


def figures(found: Iterable[Block]) -> list[str]:
    return sorted(re.findall(r"\d+", text(found)))


# Every book by itself


def test_there_is_a_book_for_every_game() -> None:
    assert list(games_to_read()) == list(LAST)
    assert all(load_rulebook(game, "en").rules for game in GAMES)


@EVERY_BOOK
def test_every_rule_is_there_once_and_in_order(game: str, language: str) -> None:
    ids = [rule.id for rule in load_rulebook(game, language).rules]
    assert ids == [f"{prefix_of(game)}-{number}" for number in range(1, LAST[game] + 1)]


@EVERY_BOOK
def test_nothing_is_empty(game: str, language: str) -> None:
    book = load_rulebook(game, language)
    assert book.title
    assert all(rule.title and rule.blocks for rule in book.rules)
    assert all(chapter.blocks or chapter.rules for chapter in book.chapters)


@EVERY_BOOK
def test_no_mark_is_left_over(game: str, language: str) -> None:
    """A remark, a heading or a table that was not understood would stand in the text with its mark."""
    lines = [line for _, found in parts(load_rulebook(game, language)) for line in text(found).splitlines()]
    assert not [line for line in lines if re.match(r"[>#|!-]", line) or re.search(r"[{}<>]|\]\(", line)]


@EVERY_BOOK
def test_how_long_a_game_takes_is_filled_in(game: str, language: str) -> None:
    source = (FOLDER / language / f"{game}.md").read_text("utf-8")
    assert source.count(LENGTH) == 1
    assert Words(language).say(f"rulebook-length-{game}") in text(load_rulebook(game, language).blocks)


@EVERY_BOOK
def test_the_first_chapter_is_the_game_in_one_short_list(game: str, language: str) -> None:
    short = load_rulebook(game, language).chapters[0]
    (listed,) = [block for block in short.blocks if isinstance(block, Bullets)]
    assert short.key == "short"
    assert 7 <= len(listed.items) <= 11


@EVERY_BOOK
def test_a_rule_that_is_referred_to_is_one_of_the_same_game(game: str, language: str) -> None:
    book = load_rulebook(game, language)
    known = {rule.id for rule in book.rules}
    assert set(REFERENCE.findall(text(blocks(book)))) <= known


@EVERY_BOOK
def test_every_option_stands_at_a_rule_and_none_that_is_not_there(game: str, language: str) -> None:
    book = load_rulebook(game, language)
    found = [block.option for rule in book.rules for block in rule.blocks if isinstance(block, RuleOption)]
    assert sorted(set(found)) == sorted(fields(game))
    assert {block.option for block in blocks(book) if isinstance(block, RuleOption)} == set(found)


@EVERY_BOOK
def test_every_preset_is_told_once_in_the_order_of_the_program(game: str, language: str) -> None:
    found = [block.name for block in blocks(load_rulebook(game, language)) if isinstance(block, HouseRules)]
    assert found == list(presentation_named(game).presets)


@EVERY_BOOK
def test_the_glossary_has_its_terms_in_every_language(game: str, language: str) -> None:
    (table,) = [block for block in load_rulebook(game, language).chapter("words").blocks if isinstance(block, Grid)]
    assert len(table.rows) > 10
    assert all(len(row) == len(table.rows[0]) and all(row) for row in table.rows)


@pytest.mark.parametrize("game", games_to_read())
def test_a_book_has_pictures_enough_and_every_one_of_them_can_be_drawn(game: str) -> None:
    named = {block.name for block in blocks(load_rulebook(game, "en")) if isinstance(block, Plate)}
    assert named == set(pictures_of(game))
    assert 4 <= len(named) <= 8
    assert all(draw_picture(game, name, "paper", "de").startswith("<svg") for name in named)


# Four languages that say the same


@EVERY_TRANSLATION
def test_the_languages_have_the_same_chapters_and_kinds_of_blocks(game: str, language: str) -> None:
    english, other = load_rulebook(game, "en"), load_rulebook(game, language)
    assert [chapter.key for chapter in other.chapters] == [chapter.key for chapter in english.chapters]
    shapes = [{name: list(map(kind, found)) for name, found in parts(book)} for book in (english, other)]
    assert shapes[0] == shapes[1]


@EVERY_TRANSLATION
def test_the_languages_have_the_same_figures(game: str, language: str) -> None:
    books = [dict(parts(load_rulebook(game, spoken))) for spoken in ("en", language)]
    told = [{name: figures(found) for name, found in book.items()} for book in books]
    assert told[0] == told[1]


@EVERY_TRANSLATION
def test_the_languages_refer_to_the_same_rules(game: str, language: str) -> None:
    books = [dict(parts(load_rulebook(game, spoken))) for spoken in ("en", language)]
    told = [{name: sorted(REFERENCE.findall(text(found))) for name, found in book.items()} for book in books]
    assert told[0] == told[1]


@EVERY_TRANSLATION
def test_no_sentence_is_left_in_english(game: str, language: str) -> None:
    english, other = (
        {
            line
            for block in blocks(load_rulebook(game, spoken))
            if not isinstance(block, Grid)
            for line in written(block)
        }
        for spoken in ("en", language)
    )
    assert not {line for line in english & other if len(line.split()) > 3}


@pytest.mark.parametrize("game", games_to_read())
def test_the_spaces_before_french_signs_do_not_break(game: str) -> None:
    lines = (FOLDER / "fr" / f"{game}.md").read_text("utf-8").splitlines()
    told = [re.sub(r"^> [a-z]+:", "", line) for line in lines]
    assert not [line for line in told if re.search(r" [:;?!»]|« ", line)]


# What the program does


def test_every_rule_that_refuses_can_be_read() -> None:
    refusing = {key.partition("-")[2] for key in keys_of("refusals") if key.startswith("refused-")}
    known = {rule.id for game in games_to_read() for rule in load_rulebook(game, "en").rules}
    assert len(refusing) > 40
    assert refusing <= known


@pytest.mark.parametrize("game", games_to_read())
def test_every_rule_is_cited_where_it_is_played(game: str) -> None:
    code = "\n".join(path.read_text("utf-8") for path in (SOURCE / "games").rglob("*.py"))
    cited = set(REFERENCE.findall(code))
    assert [rule.id for rule in load_rulebook(game, "en").rules if rule.id not in cited] == []


# The format


def test_a_book_is_read_into_chapters_rules_and_blocks() -> None:
    book = parse_rulebook(SAMPLE, "classic", "en")
    assert book.title == "Scotland Yard"
    assert [chapter.key for chapter in book.chapters] == ["short", "moving", "house", "words"]
    first = book.rules[0]
    assert (first.id, first.title) == ("CL-1", "One line to the next stop")
    assert list(map(kind, first.blocks)) == [
        ("paragraph",), ("picture", "station-74"), ("remark", "example"), ("remark", "ruling"), ("remark", "hint"),
        ("option", "cut_off"),
    ]  # fmt: skip
    assert first.blocks[2] == Remark("example", "from 74 a taxi goes to 58, 73, 75 and 92.")


def test_a_list_item_goes_on_in_the_next_line() -> None:
    chapter = parse_rulebook(SAMPLE, "classic", "en").chapter("short")
    assert isinstance(chapter, Chapter)
    assert isinstance(chapter.blocks[0], Bullets)
    assert chapter.blocks[0].items[0].endswith("to the very next stop of that kind.")


def test_a_table_loses_its_line_of_dashes() -> None:
    (table,) = parse_rulebook(SAMPLE, "classic", "en").chapter("words").blocks
    assert isinstance(table, Grid)
    assert table.rows == (("term", "meaning", "French"), ("log", "where Mister X notes his moves", "tablette"))


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    book = parse_rulebook(SAMPLE, "classic", "en")
    assert isinstance(book.rule("cl-2"), Rule)
    assert book.rule("CL-3") is None
    assert (game_of("sh-3"), game_of("XX-3")) == ("holmes", None)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("# A\n\n## Moving\n", "“Moving” is no heading of the rules."),
        ("# A\n\n## Moving {moving}\n\n### CL One line\n", "“### CL One line” is no heading of the rules."),
        ("# A\n\n> note: so\n", "“> note: so” is no remark of the rules."),
        ("# A\n\n> so it is\n", "“> so it is” is no remark of the rules."),
    ],
)
def test_a_source_that_cannot_be_read_says_why(wrong: str, said: str) -> None:
    with pytest.raises(BadRulebook) as refused:
        parse_rulebook(wrong, "classic", "en")
    assert isinstance(refused.value, Problem)
    for language in LANGUAGES:
        told = Words(language).explain(refused.value)
        assert str(refused.value.details["found"]) in told
    assert Words("en").explain(refused.value).startswith(said)
