"""Which names can be kept, and which are one name."""

from __future__ import annotations

import pytest

from gaslamp.core import Problem
from gaslamp.server.names import BadName, folded, read_name, read_passphrase
from gaslamp.words import LANGUAGES, Words

GOOD = [
    "Ada",
    "Zoë",
    "Jean-Luc",
    "O’Brien",
    "A. B. Cee",
    "Анна",
    "Ωmega"[1:],
    "山田太郎",
    "ヤマダ 花子",
    "김철수",
    "नीलम",
    "7of9",
    "x_y",
    "é" * 24,
]
REFUSED = {
    "name-length": ["", " ", "   ", "x" * 25, "ﷺ" * 2],
    "name-signs": [
        "a\tb", "a\nb", "Ada\u202e", "A\u200bda", "A\u200dda", "Ada\x00", "a  b", "<b>", "😀", "...", "-", "\u3164",
        "a\u034fb", "a\ufe0fb", "a\u0301\u0301\u0301", "\u0301a", "a\u2800b", "٣", "a/b", "@da", "\ud800",
    ],
    "name-scripts": ["Аdа", "Ada山", "Sοn"],
}  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_a_name_of_any_alphabet_can_be_kept(name: str) -> None:
    kept = read_name(name)
    assert read_name(kept.shown) == kept


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, names in REFUSED.items() for name in names])
def test_what_is_not_seen_or_imitates_is_refused(key: str, name: str) -> None:
    with pytest.raises(BadName) as refused:
        read_name(name)
    assert refused.value.key == key


def test_spaces_around_a_name_are_no_part_of_it() -> None:
    assert read_name("\u00a0Ada Lovelace ").shown == "Ada Lovelace"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "ADA"), ("Ada", "Ａｄａ"), ("Bill", "BiII"), ("Bob", "B0b"), ("Corn", "Com"), ("coco", "сосо"),
     ("Straße", "STRASSE"), ("O'Brien", "O’Brien"), ("Zoë", "Zoe\u0308"),
     ("Adrian", "Adrıan"), ("ADA", "ᎪᎠᎪ"), ("ADA", "ꓮꓓꓮ"), ("ada", "ᴀᴅᴀ"), ("gala", "ɡɑlɑ"), ("oun", "օսո")],
)  # fmt: skip
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert folded(one) == folded(other)


def test_names_that_differ_are_two() -> None:
    assert len({folded(name) for name in GOOD}) == len(GOOD)
    assert folded("Zoe") != folded("Zoë")


@pytest.mark.parametrize(
    ("key", "phrase"),
    [("passphrase-short", "short"), ("passphrase-short", ""), ("passphrase-simple", "aaaaaaaaaaaaaa"),
     ("passphrase-simple", "Benedict the 1st")],
)  # fmt: skip
def test_a_passphrase_that_is_guessed_at_once_is_refused(key: str, phrase: str) -> None:
    with pytest.raises(BadName) as refused:
        read_passphrase(phrase, "benedict the 1st")
    assert refused.value.key == key


def test_a_passphrase_is_the_same_however_its_accents_are_typed() -> None:
    assert read_passphrase("cafe\u0301 noir pour", "Ada") == read_passphrase("café noir pour", "Ada")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    for problem in (BadName("name-length", most=24), Problem("passphrase-short", least=10), BadName("name-scripts")):
        assert len(Words(language).explain(problem).split()) > 5
