"""All languages, and games to speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import gaslamp
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import GAMES, AnyChase, AnyGame, make_game
from gaslamp.games.chase import Chase
from gaslamp.match import Match, steps
from gaslamp.words import LANGUAGES, Words

SOURCE = Path(gaslamp.__file__).parent
WORDS = {language: Words(language) for language in LANGUAGES}
EVERYTHING: Mapping[str, Any] = {"voluntary_surfacing": True, "cut_off": True, "order": "any", "blacks": 9}
SHERLOCK: Mapping[str, Any] = {"mode": "sherlock", "tokens": 9, "blacks": 5, "doubles": 3}

AND = {"en": "and", "fr": "et", "it": "e", "de": "und"}
"""What stands before the last of a list."""

OWN_PARTS = tuple(game for game in GAMES if (SOURCE / "data" / "words" / "en" / "games" / f"{game}.ftl").exists())
"""The games that have a part of their own."""
CHASES = {name: kind for name, kind in GAMES.items() if issubclass(kind, Chase)}


def game(**options: Any) -> AnyChase:
    return make_game("classic", 3, options)


def holmes(seats: int = 3, **options: Any) -> AnyChase:
    return make_game("holmes", seats, {"mode": "sherlock", **options})


def played(seed: int, rules: AnyGame) -> Iterator[Match[Any]]:
    """One match between random players, looked at after every action."""
    match: Match[Any] = Match(rules)
    agent = Uniform(Random(seed))
    yield match
    for _ in steps(match, dict.fromkeys((CHANCE, *range(3)), agent)):
        yield match


def compact(seats: int = 3) -> AnyChase:
    return make_game("compact", seats)
