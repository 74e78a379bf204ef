"""What typed words can mean in each game, the words of all languages at once; they are the `terminal-typed-` texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from gaslamp.core import Action
from gaslamp.games import GAMES, compact
from gaslamp.games.cards import EVIDENCE, SIDES
from gaslamp.games.classic import COLOURS, Surface, Take
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.holmes import CAST, Settle
from gaslamp.games.powers import SYMBOLS, Ask, Ban, Barricade, Collect, Commit, Fly, Land, LieLow
from gaslamp.games.vocabulary import Done, Double
from gaslamp.rulebook.lookup import folded
from gaslamp.terminal.phrasing import say
from gaslamp.words import LANGUAGES, Words

VERBS: Mapping[str, type[Action]] = {
    "double": Double, "surface": Surface, "done": Done, "take": Take, "settle": Settle, "commit": Commit,
    "collect": Collect, "low": LieLow, "fly": Fly, "land": Land, "ask": Ask, "ban": Ban, "roadblock": Barricade,
    "place": Place, "give-up": GiveUp,
}  # fmt: skip
PAWNS: Mapping[str, Sequence[str]] = {
    "classic": COLOURS, "holmes": (*CAST, "bobby1", "bobby2", "bobby3"), "compact": compact.COLOURS,
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

Meaning: TypeAlias = tuple[str, str]
"""A slot of a request, and what is put into it."""
Lexicon: TypeAlias = Mapping[str, frozenset[Meaning]]


def plain(text: str) -> str:
    """Small letters without accents, dashes inside words left out: `Métro` and `U-Bahn` as lazy fingers type them."""
    return re.sub(r"(?<=\w)-(?=\w)", "", folded(text))


def cut(text: str) -> list[str]:
    """The words and numbers of a line; a question mark is one only if nothing else is said."""
    said = [re.sub(r"\s", "", sign) for sign in SIGN.findall(plain(text))]
    return [sign for sign in said if sign != "?"] or said[:1]


def slots(game: str) -> Mapping[str, Iterable[str]]:
    """What a request in this game may be made of."""
    return CASE if game == "connection" else _chase(game)


def _chase(game: str) -> Mapping[str, Iterable[str]]:
    kinds = GAMES[game].vocabulary
    return {
        "fare": ("taxi", "bus", "underground", "black", *(["double"] if Collect in kinds else [])),
        "pawn": ("fugitive", *PAWNS[game]),
        "verb": [verb for verb, kind in VERBS.items() if kind in kinds],
        "about": ("quarter", *SYMBOLS, "past") if Ask in kinds else (),
        "ask": (*QUESTIONS, SKIP, *STEPS),
        "filler": ("filler",),
    }


@cache
def lexicon(game: str) -> Lexicon:
    return gathered(game, slots(game))


def gathered(game: str, slots: Mapping[str, Iterable[str]]) -> Lexicon:
    """What every word means, in whatever language."""
    found: dict[str, set[Meaning]] = {}
    meanings = [(slot, name) for slot, names in slots.items() for name in names]
    for words in (Words(language, game) for language in LANGUAGES):
        for slot, name in meanings:
            for word in plain(say(words, f"typed-{name}")).split():
                found.setdefault(word, set()).add((slot, name))
    return {word: frozenset(meant) for word, meant in found.items()}
