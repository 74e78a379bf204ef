"""Classic Scotland Yard on a screen."""

from __future__ import annotations

from typing import ClassVar

from gaslamp.games.classic import COLOURS, Classic, ClassicState, Surface
from gaslamp.games.vocabulary import Double
from gaslamp.presentation.chase import ChasePresentation
from gaslamp.presentation.general import Presets

OFTEN = (3, 6, 9, 12, 15, 18, 21, 24)
"""Every third move."""


class ClassicPresentation(ChasePresentation[Classic, ClassicState]):
    prefix = "CL"
    solo = 2
    pawns = COLOURS
    careful = (Double, Surface)
    presets: ClassVar[Presets] = {
        "book": {},
        "gentle": {"blacks": 7, "doubles": 3, "surfacing": (5, 12, 19)},
        "lenient": {"surfacing": (3, 10, 17, 24)},
        "strict": {"surfacing": (3, 7, 11, 15, 19, 24)},
        "harsh": {"blacks": 3, "doubles": 1, "surfacing": OFTEN},
        "short": {"rounds": 13, "entries": 15, "surfacing": (3, 8, 13)},
        "expert": {"voluntary_surfacing": True, "cut_off": True},
    }

    def taken_from(self, state: ClassicState) -> int | None:
        return state.taking[0] if state.taking else None  # CL-25
