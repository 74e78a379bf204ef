"""What a chase asks its game: questions that need nothing but the state, each with the answer of the family.

The steps of a turn, which a game may change as well, stand in `chase`; its docstring lists all hooks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Generic

from msgspec import Struct

from gaslamp.board import Board, Exit, Kind
from gaslamp.core import Action, Ended, Event, Seat
from gaslamp.games.refusals import RuleIds
from gaslamp.games.vocabulary import (
    FUGITIVE,
    Began,
    Blocked,
    C,
    Caught,
    Cornered,
    Deal,
    Double,
    Fare,
    Move,
    Opened,
    Stranded,
    Surfaced,
)


class ChaseHooks(ABC, Generic[C]):
    """The questions, and what holds where a game says nothing."""

    board: Board
    hands: tuple[frozenset[Seat], ...]

    # What the game is

    name: ClassVar[str]
    players: ClassVar[range]
    options_type: ClassVar[type[Struct]]
    options: Struct
    pawn_names: tuple[str, ...]
    vocabulary: ClassVar[tuple[type[Event], ...]] = (
        Deal, Move, Double, Began, Surfaced, Blocked, Stranded, Caught, Cornered, Opened, Ended,
    )  # fmt: skip
    rules: ClassVar[RuleIds]
    fares: ClassVar[Mapping[Kind, Fare]] = {"taxi": "taxi", "bus": "bus", "underground": "underground"}
    """The ticket that pays for each kind of line; a kind that is not here takes the one for any line."""
    any_line: ClassVar[Fare] = "black"
    """CL-18, CL-19: the ticket that pays for every line, the ferry included."""
    open_phases: ClassVar[frozenset[str]] = frozenset({"answer"})
    """The phases in which what is on offer does not depend on where the fugitive is, except for what `might` says."""
    entries: int
    """How many windows the log has."""
    rounds: int
    """How many there are at most."""
    any_order: bool = False
    """Whether detectives move in any order, or seat by seat."""
    is_unlimited: bool = True
    """Whether plain tickets never run out for the fugitive."""
    can_open_start: bool = False
    """Whether a deal holds no secret but where the fugitive starts, so that it can lie open."""
    is_start_open: bool = False
    """House rule: whether everybody sees where the fugitive starts."""

    # How it begins and ends

    @abstractmethod
    def start(self) -> C:
        """The state before any event."""

    @abstractmethod
    def start_cards(self, pawn: int) -> Sequence[int]:
        """The stations the pawn's start is drawn from."""

    def rule_escaped(self, state: C) -> str | None:
        """At the end of the detectives' turn: the rule by which the fugitive has won."""
        return None

    def how(self, state: C, rule: str) -> str:
        """Which of the rule's ways has ended the match, where it has several."""
        return ""

    # Who may do and know what

    def hand(self, state: C, pawn: int) -> frozenset[Seat]:
        """Whose pawn it is, as things stand."""
        return self.hands[pawn]

    def is_public(self, action: Action) -> bool:
        """Whether everybody may know of the action what it could hide."""
        if isinstance(action, Deal) and self.is_start_open:
            return True
        return isinstance(action, Deal | Move) and action.pawn != FUGITIVE

    def calls_for_surfacing(self, entry: int) -> bool:
        """Whether the fugitive shows himself after this entry."""
        return False

    # Who pays with what, and goes where

    def can_pay(self, state: C, pawn: int, fare: Fare) -> bool:
        """Whether the pawn has a ticket to pay with."""
        return state.purses[pawn].count(fare) > 0

    def barred(self, state: C, pawn: int) -> Collection[int | None]:
        """Where the pawn may not stop. CL-11: on a detective; a detective on the fugitive makes the catch."""
        return state.stations[1:]

    def is_open(self, state: C, pawn: int, exit: Exit) -> bool:
        """Whether the pawn may ride this line at all."""
        return True

    def is_stranded(self, state: C, pawn: int) -> bool:
        """CL-13: no ticket it holds fits any line at its station."""
        here = state.stations[pawn]
        assert here is not None, "a pawn stands somewhere once it is dealt"
        fares = self.fares
        return not any(kind in fares and self.can_pay(state, pawn, fares[kind]) for kind in self.board.kinds[here])

    def has_double(self, state: C) -> bool:
        """CL-17: a card left and two free entries; ruling: at most one double in a turn."""
        return state.purses[FUGITIVE].double > 0 and not state.doubled and len(state.log) + 2 <= self.entries

    def escapes(self, state: C, seat: Seat) -> Sequence[Action]:
        """Moves of the fugitive that are no rides."""
        return ()
