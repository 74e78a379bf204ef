"""The fixed labels of the screen, as one table of words for a language."""

from __future__ import annotations

from functools import cache

from gaslamp.words import Words, keys_of

PARTS = ("screen", "hunt", "bench")
"""The texts that hold nothing but labels."""
ABILITIES = "ability-"
"""What each character of the Sherlock Holmes edition can do: as fixed as a label."""


@cache
def labels(language: str) -> dict[str, str]:
    words, holmes = Words(language), Words(language).about("holmes")
    fixed = {key: words.say(key) for part in PARTS for key in keys_of(part)}
    return fixed | {key: holmes.say(key) for key in keys_of("holmes") if key.startswith(ABILITIES)}
