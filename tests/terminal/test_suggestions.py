"""What is suggested when a word is not understood, and that whatever is shown may be typed."""

from __future__ import annotations

import re

import pytest

from gaslamp.games import GAMES
from gaslamp.telling.chase import Teller
from gaslamp.terminal.asking import answer
from gaslamp.terminal.captions import say
from gaslamp.terminal.chase.chase_parser import understand
from gaslamp.terminal.lexicon import cut, lexicon
from gaslamp.terminal.local_match import LocalCase, LocalChase
from gaslamp.terminal.request import Menu, Unclear, meanings, record_step
from gaslamp.words import LANGUAGES, Words
from tests.terminal.cases import midway
from tests.terminal.tables import deal, sit
from tests.terminal.test_connection_parser import said

FLEEING = deal(sit("0"))  # Mister X at 29
QUOTED = {"en": "“([^”]+)”", "fr": "«\\s([^»]+)\\s»", "it": "«([^»]+)»", "de": "„([^“]+)“"}


def near(text: str, language: str, table: LocalChase = FLEEING) -> object:
    """What is suggested instead, or nothing."""
    choices = table.choices()
    menu = Menu(choices, Teller(Words(language), table.game, table.players).offers(table.view(), choices))
    with pytest.raises(Unclear) as problem:
        understand(text, menu, table.view(), language)
    return problem.value.details.get("near")


def near_in_case(text: str, language: str, table: LocalCase | None = None) -> object:
    with pytest.raises(Unclear) as problem:
        said(text, table, language)
    return problem.value.details.get("near")


@pytest.mark.parametrize(
    ("text", "language", "word"),
    [
        ("taix 16", "fr", "taxi"),
        ("tablete", "fr", "tablette"),
        ("fahrtentaffel", "de", "fahrtentafel"),
        ("moeglich", "de", "möglich"),
        ("helpp", "en", "help"),
        ("helpp", "fr", None),
        ("blakc 16", "fr", "black"),
        ("tiketts", "it", None),
    ],
)
def test_a_suggestion_is_in_the_readers_language_and_spelled_well(text: str, language: str, word: str | None) -> None:
    assert near(text, language) == word


@pytest.mark.parametrize("text", ["surfaec", "purlpe", "yelow", "forwrad", "maarks"])
def test_nothing_is_suggested_that_cannot_be_done_now(text: str) -> None:
    assert near(text, "en") is None


def test_his_choice_to_show_himself_is_suggested_where_he_has_it() -> None:
    table = deal(sit("0", voluntary_surfacing=True))
    while not any(type(choice).__name__ == "Surface" for choice in table.choices()):
        table.play(table.choices()[0])
    assert near("surfaec", "en", table) == "surface"


@pytest.mark.parametrize(
    ("text", "language", "word"),
    [("laay 4", "en", "lay"), ("poserr 4", "fr", "poser"), ("visti 3", "en", "visit"), ("visti 3", "de", None),
     ("ruckgangik", "de", "rückgängig"), ("folow 3", "en", None), ("forwrad", "en", None)],
)  # fmt: skip
def test_the_bench_suggests_what_can_be_done_there(text: str, language: str, word: str | None) -> None:
    assert near_in_case(text, language, midway()) == word


@pytest.mark.parametrize(
    ("text", "language", "word"),
    [("nexxt", "en", "next"), ("nexxt", "fr", None), ("suitte", "fr", "suite"), ("taix", "en", None)],
)
def test_a_record_suggests_only_steps_and_questions(text: str, language: str, word: str | None) -> None:
    with pytest.raises(Unclear) as problem:
        record_step(text, language)
    assert problem.value.details.get("near") == word


def test_what_a_beginning_may_mean_is_told_in_the_readers_language() -> None:
    with pytest.raises(Unclear) as problem:
        said("so", language="it")
    assert problem.value.details["choices"] == "soluzione, sopra, sotto"


# What is shown may be typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_the_help_quotes_is_understood(game: str, language: str) -> None:
    words, known = Words(language, game), lexicon(game, language)
    texts = [words.say("connection-help")] if game == "connection" else [say(words, "help"), say(words, "lines-hint")]
    for quoted in re.findall(QUOTED[language], " ".join(texts)):
        for sign in cut(quoted):
            is_answer = answer(quoted) is not None
            assert is_answer or sign.strip("#").isdecimal() or meanings(sign, known), quoted
