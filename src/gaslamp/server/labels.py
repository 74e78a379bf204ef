"""The fixed labels of the screen, as one table of words for a language."""

from __future__ import annotations

from functools import cache

from gaslamp.words import Words, keys_of

PARTS = ("screen", "hunt", "bench")
"""The texts that hold nothing but labels."""


@cache
def labels(language: str) -> dict[str, str]:
    words = Words(language)
    return {key: words.say(key) for part in PARTS for key in keys_of(part)}
