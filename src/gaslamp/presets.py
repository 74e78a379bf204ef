"""House rules that go well together, by game: what each changes about the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

OFTEN = (3, 6, 9, 12, 15, 18, 21, 24)
"""Every third move."""
PRESETS: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "classic": {
        "book": {},
        "gentle": {"blacks": 7, "doubles": 3, "surfacing": (5, 12, 19)},
        "harsh": {"blacks": 3, "doubles": 1, "surfacing": OFTEN},
        "short": {"rounds": 13, "entries": 15, "surfacing": (3, 8, 13)},
        "expert": {"voluntary_surfacing": True, "cut_off": True},
    },
    "holmes": {
        "book": {},
        "gentle": {"bobbies": 0, "surfacing": (4, 10, 16, 22)},
        "harsh": {"bobbies": 3, "surfacing": OFTEN},
        "short": {"rounds": 12, "entries": 14},
        "expert": {"fugitive_fares": "counted"},
    },
    "compact": {
        "book": {},
        "gentle": {"black_tickets": 3},
        "short": {"taxi": 6, "bus": 4, "underground": 2},
        "long": {"taxi": 16, "bus": 10, "underground": 6},
    },
    "connection": {},
}
"""The first of each game is the book; those of the Sherlock Holmes edition hold in both modes."""
