"""What typed words can mean in each game, the words of all languages at once; they are the `terminal-typed-` texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from gaslamp.core import Action
from gaslamp.games import GAMES
from gaslamp.games.cards import EVIDENCE, SIDES
from gaslamp.games.classic import Surface, Take
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.holmes import Settle
from gaslamp.games.powers import SYMBOLS, Ask, Ban, Barricade, Collect, Commit, Fly, Land, LieLow
from gaslamp.games.vocabulary import Done, Double
from gaslamp.presentation import presentation_named
from gaslamp.rulebook.lookup import folded
from gaslamp.terminal.captions import say
from gaslamp.words import LANGUAGES, Words

VERBS: Mapping[str, type[Action]] = {
    "double": Double, "surface": Surface, "done": Done, "take": Take, "settle": Settle, "commit": Commit,
    "collect": Collect, "low": LieLow, "fly": Fly, "land": Land, "ask": Ask, "ban": Ban, "roadblock": Barricade,
    "place": Place, "give-up": GiveUp,
}  # fmt: skip
QUESTIONS = ("help", "log", "fares", "possible", "board", "marks", "rules", "quit")
SKIP = "skip"
"""Has a lesson do what it asks for."""
STEPS = ("next", "back", "round", "start", "end")
CASE: Mapping[str, Sequence[str]] = {
    "verb": (
        "visit", "swap", "follow", "keep", "finish", "solve", "solution",
        "lay", "link", "unlink", "lift", "undo", "clear",
    ),
    "side": SIDES,
    "symbol": EVIDENCE,
    "card": ("lead",),
    "ask": ("help", "table", "hands", "layout", "rules", "quit", SKIP, *STEPS),
    "filler": ("small",),
}  # fmt: skip
"""What a request in Case Connection may be made of."""
FILLER = "filler", "filler"
SIGN = re.compile(r"#\s*\d+|bobby\s*[1-3](?!\d)|\d+|\?|[^\W\d_]+")
"""What a typed line is cut into. A bobby has its number for a name."""
SIGNS_OF_BOBBIES = str.maketrans({"¹": " bobby1 ", "²": " bobby2 ", "³": " bobby3 "})
"""As they stand on the map."""
ELIDED = re.compile(r"\b[^\W\d_]['’]")
"""An article that has lost its vowel, as in `l’omnibus`."""
SHORT = 2
"""Letters of a short form, such as `t` for the taxi."""

Meaning: TypeAlias = tuple[str, str]
"""A slot of a request, and what is put into it."""
Lexicon: TypeAlias = Mapping[str, frozenset[Meaning]]


def plain(text: str) -> str:
    """Small letters without accents, dashes inside words left out: `Métro` and `U-Bahn` as lazy fingers type them."""
    return re.sub(r"(?<=\w)-(?=\w)", "", folded(text))


def cut(text: str) -> list[str]:
    """The words and numbers of a line; a question mark is one only if nothing else is said."""
    spelled = plain(ELIDED.sub(" ", text.translate(SIGNS_OF_BOBBIES)))
    said = [re.sub(r"\s", "", sign) for sign in SIGN.findall(spelled)]
    return [sign for sign in said if sign != "?"] or said[:1]


def rules_sought(text: str) -> str | None:
    """What is wanted of the rules: `CL-8` of `rule CL-8`, nothing special of `rules`; None if no rules are wanted."""
    first, _, rest = text.strip().partition(" ")
    return rest.strip() if plain(first) in _names_of_rules() else None


@cache
def _names_of_rules() -> frozenset[str]:
    """What the rules are called in whatever language."""
    return frozenset(word for lang in LANGUAGES for word in plain(say(Words(lang), "typed-rules")).split())


def slots(game: str) -> Mapping[str, Iterable[str]]:
    """What a request in this game may be made of."""
    return CASE if presentation_named(game).screen == "case" else _chase(game)


def _chase(game: str) -> Mapping[str, Iterable[str]]:
    kinds = GAMES[game].vocabulary
    return {
        "fare": ("taxi", "bus", "underground", "black", *(["double"] if Collect in kinds else [])),
        "pawn": ("fugitive", *presentation_named(game).pawns),
        "verb": [verb for verb, kind in VERBS.items() if kind in kinds],
        "about": ("quarter", *SYMBOLS, "past") if Ask in kinds else (),
        "ask": (*QUESTIONS, SKIP, *STEPS),
        "filler": ("filler",),
    }


@cache
def lexicon(game: str, language: str) -> Lexicon:
    """What every word means, in whatever language; a short form means one thing, in the reader's language if it can."""
    found: dict[str, frozenset[Meaning]] = {}
    for spoken in dict.fromkeys((language, *LANGUAGES)):
        for word, meant in _vocabulary(game, spoken).items():
            is_settled = len(word) <= SHORT and word in found
            found[word] = found[word] if is_settled else found.get(word, frozenset()) | meant
    return found


@cache
def _vocabulary(game: str, language: str) -> Lexicon:
    """What the words of one language mean."""
    found: dict[str, frozenset[Meaning]] = {}
    for meaning in [(slot, name) for slot, names in slots(game).items() for name in names]:
        for word in map(plain, written(game, language, meaning)):
            found[word] = found.get(word, frozenset()) | {meaning}
    return found


def written(game: str, language: str, meaning: Meaning) -> Sequence[str]:
    """The words of one language for a thing, the usual one first."""
    return say(Words(language, game), f"typed-{meaning[1]}").split()


def spellings(game: str, language: str, meanings: Iterable[Meaning]) -> Mapping[str, str]:
    """How the words for these are written, by how they are typed; without the short forms."""
    words = (word for meaning in sorted(meanings) for word in written(game, language, meaning))
    return {plain(word): word for word in words if len(word) > SHORT}
