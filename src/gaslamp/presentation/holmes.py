"""The Sherlock Holmes edition on a screen; its presets hold in both modes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, get_args

from gaslamp.games.holmes import CAST, SHERLOCK_ONLY, Book, Holmes, Mode, Settle, book
from gaslamp.games.powers import Ask, Ban, Barricade, Character, Collect, Commit, Fly, HolmesState, Land, LieLow
from gaslamp.games.vocabulary import FUGITIVE, Double, Purse, TicketKind
from gaslamp.presentation.chase import FARES, Arrivals, ChasePresentation
from gaslamp.presentation.classic import OFTEN
from gaslamp.presentation.general import Presets

TEAMS = range(2, 6)
"""SH-2: how many detectives there can be."""


class HolmesPresentation(ChasePresentation[Holmes, HolmesState]):
    prefix = "SH"
    solo = 4
    pawns = (*CAST, "bobby1", "bobby2", "bobby3")
    only_with = dict.fromkeys(SHERLOCK_ONLY, "mode=sherlock")
    labels = tuple(f"ability-{character}" for character in CAST)
    has_marks = True
    arrivals: ClassVar[Arrivals] = {
        "settle": lambda seat, station: Settle(seat=seat, station=station),
        "land": lambda seat, station: Land(seat=seat, station=station),
    }
    careful = (Double, Settle, Commit, Collect, LieLow, Fly, Ask, Ban, Barricade)
    books: ClassVar[Mapping[str, Sequence[Book]]] = {
        mode: [book(mode, team) for team in TEAMS] for mode in get_args(Mode)
    }
    presets: ClassVar[Presets] = {
        "book": {},
        "gentle": {"bobbies": 0, "surfacing": (4, 10, 16, 22)},
        "lenient": {"surfacing": (3, 10, 17, 24)},
        "strict": {"surfacing": (3, 7, 11, 15, 19, 24)},
        "harsh": {"bobbies": 3, "surfacing": OFTEN},
        "short": {"rounds": 12, "entries": 14},
        "expert": {"fugitive_fares": "counted"},
    }

    @property
    def characters(self) -> tuple[Character, ...]:
        return self.game.characters  # SH-2

    @property
    def keeps_secrets(self) -> bool:
        """SH-12: the crime scenes he holds and his tile stay his own to the end."""
        return self.game.has_powers

    def is_free(self, pawn: int) -> bool:
        return super().is_free(pawn) or (pawn != FUGITIVE and self.game.is_bobby(pawn))  # SH-19

    def purse(self, state: HolmesState, pawn: int, fare: TicketKind) -> Purse:
        """SH-6: he pays from the supply."""
        return state.supply if pawn == FUGITIVE and fare in FARES else super().purse(state, pawn, fare)

    def tokens(self, state: HolmesState, pawn: int) -> int | None:
        has_any = self.game.has_powers and pawn in self.game.team
        return state.tokens[pawn] if has_any else None

    def casebook(self, state: HolmesState) -> tuple[Holmes, HolmesState] | None:
        return (self.game, state) if self.game.has_powers else None
