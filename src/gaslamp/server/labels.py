"""The fixed labels of the screen, as one table of words for a language; and which language a request wants."""

from __future__ import annotations

from functools import cache

from starlette.requests import HTTPConnection

from gaslamp.games import GAMES
from gaslamp.presentation import presentation_named
from gaslamp.words import LANGUAGES, Words, keys_of

PARTS = ("screen", "hunt")
"""The texts that hold nothing but labels, and travel with the page."""
LATER: tuple[str, ...] = (
    "account", "alert", "asking", "bench", "menu", "mine", "mirror", "phrases", "plan", "results",
    "strangers", "talk", "waiting", "watching",
)  # fmt: skip
"""The same, but the page asks for them when it loads the modules that need them: `more` in words.js."""


@cache
def labels(language: str) -> dict[str, str]:
    words = Words(language)
    fixed = {key: words.say(key) for part in PARTS for key in keys_of(part)}
    return fixed | {key: words.about(game).say(key) for game in GAMES for key in presentation_named(game).labels}


@cache
def later_labels(part: str, language: str) -> dict[str, str]:
    """The labels of a part of the screen that is loaded later."""
    return {key: Words(language).say(key) for key in keys_of(part)}


def words_in(language: str) -> Words:
    """The words of a language that somebody asks for, if we speak it."""
    return Words(language if language in LANGUAGES else "en")


def spoken(request: HTTPConnection) -> str:
    """The language a request wants: the one it names, else the first of its browser's that we speak."""
    wished = request.headers.get("accept-language", "").split(",")
    wanted = [request.query_params.get("language", ""), *(wish.partition(";")[0].strip() for wish in wished)]
    codes = (wish.partition("-")[0].lower() for wish in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")
