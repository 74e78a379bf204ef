"""The fixed labels of the screen, as one table of words for a language; and which language a request wants."""

from __future__ import annotations

from functools import cache

from starlette.requests import HTTPConnection

from gaslamp.words import LANGUAGES, Words, keys_of

PARTS = ("screen", "hunt", "bench")
"""The texts that hold nothing but labels."""
ABILITIES = "ability-"
"""What each character of the Sherlock Holmes edition can do: as fixed as a label."""


@cache
def labels(language: str) -> dict[str, str]:
    words, holmes = Words(language), Words(language).about("holmes")
    fixed = {key: words.say(key) for part in PARTS for key in keys_of(part)}
    return fixed | {key: holmes.say(key) for key in keys_of("holmes") if key.startswith(ABILITIES)}


def spoken(request: HTTPConnection) -> str:
    """The language a request wants: the one it names, else the first of its browser's that we speak."""
    wished = request.headers.get("accept-language", "").split(",")
    wanted = [request.query_params.get("language", ""), *(wish.partition(";")[0].strip() for wish in wished)]
    codes = (wish.partition("-")[0].lower() for wish in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")
