"""The pictures of the rules: each drawn from a real position, in either light, with the reader's own words on it.

A game's own module, such as `rulebook.classic`, has them in `PICTURES`; most are a `gaslamp.svg.draw_detail`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from gaslamp.drawing.lights import Light
from gaslamp.games import lineage
from gaslamp.words import Words

DrawPicture: TypeAlias = Callable[[Words, Light], str]
"""Draws one picture as SVG text."""


def pictures_of(game: str) -> Mapping[str, DrawPicture]:
    """The pictures of a game's rules, by the names the texts know them by; a variant has those of its game."""
    modules = (f"gaslamp.rulebook.{name}" for name in lineage(game))
    pictures: Mapping[str, DrawPicture] = import_module(next(filter(find_spec, modules))).PICTURES
    return pictures


@cache
def draw_picture(game: str, name: str, light: Light, language: str) -> str:
    """A picture of a game's rules."""
    return pictures_of(game)[name](Words(language, game), light)
