"""Four languages that say the same things."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from gaslamp.games import GAMES, lineage
from gaslamp.words import LANGUAGES
from tests.words.reading import FOLDER, entries, messages, texts, walk
from tests.words.speaking import CHASES, OWN_PARTS, WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_good_fluent(language: str) -> None:
    junk = [entry.content for body in entries(language).values() for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *OWN_PARTS])
def test_no_key_is_used_twice(language: str, game: str) -> None:
    keys = [message.id.name for message in messages(language, game)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *OWN_PARTS])
def test_the_languages_share_parts_keys_and_variables(language: str, game: str) -> None:
    assert entries(language).keys() == entries("en").keys()
    assert texts(language, game) == texts("en", game)


@pytest.mark.parametrize("game", OWN_PARTS)
def test_a_text_of_a_game_says_no_less_than_the_one_it_replaces(game: str) -> None:
    shared, own = texts("en"), texts("en", game)
    assert game in GAMES
    assert shared.keys() & own.keys() >= ({"fare", "ride", "Move", "Ended"} if game in CHASES else {"Done", "Ended"})
    attributes = {key for key in shared if key.partition(".")[0] in own and not key.startswith("Ended.")}
    assert attributes <= own.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_game_says_a_shared_thing_its_own_way_it_does(language: str) -> None:
    found = [key.split(".") for key, text in texts(language).items() if not text.variables | text.references]
    own = [(key, game) for key, *game in found if game and game[0] in GAMES]
    assert len(own) > 10
    for key, (game,) in own:
        assert WORDS[language].about(game).own(key) == WORDS[language].say(f"{key}.{game}")
        others = [name for name in GAMES if not {f"{key}.{kin}" for kin in lineage(name)} & texts(language).keys()]
        assert {WORDS[language].about(name).own(key) for name in others} <= {WORDS[language].say(key)}


@pytest.mark.parametrize("part", entries("en"))
def test_a_part_refers_only_to_itself_and_to_common(part: str) -> None:
    bodies = [*entries("en")[part], *entries("en")["common"]]
    known = {entry.id.name for entry in bodies if isinstance(entry, ftl.Message)}
    references = {node.id.name for node in walk(entries("en")[part]) if isinstance(node, ftl.MessageReference)}
    assert references <= known


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", ["", *OWN_PARTS])
def test_no_sentence_is_left_in_english(language: str, game: str) -> None:
    fixed = [key for key, text in texts("en", game).items() if not text.variables and not text.references]
    english, other = WORDS["en"].about(game), WORDS[language].about(game)
    assert not [key for key in fixed if (said := english.say(key)) == other.say(key) and len(said.split()) > 3]


def test_the_spaces_before_french_signs_do_not_break() -> None:
    files = [file for file in (FOLDER / "fr").rglob("*.ftl") if file.stem != "terminal"]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert not [line for line in lines if not line.startswith("#") and re.search(r" [:;?!»]|« ", line)]
