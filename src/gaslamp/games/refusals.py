"""Why a chase refuses an action: the rule it breaks, from what the acting seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from gaslamp.board import Exit
from gaslamp.core import Action
from gaslamp.games.vocabulary import FUGITIVE, C, Deal, Done, Double, Move

if TYPE_CHECKING:
    from gaslamp.games.chase import Chase


class RuleIds(Struct, frozen=True, kw_only=True):
    """By which rule of its book a game says no."""

    caught: str
    cornered: str
    secret: str
    """The seat that acts does not decide who may know."""
    turn: str
    deal: str
    pass_: str
    line: str
    occupied: str
    ferry: str
    black: str
    fugitive_fare: str
    fare: str
    double: str
    closed: str
    """A line that is there and could be paid, but not ridden now."""
    other: str
    """An action of the game's own."""


def rule_against(game: Chase[C], state: C, action: Action) -> str:
    rules = game.rules
    if action.known_to:
        return rules.secret
    if action.seat not in state.to_act:
        return rules.turn
    if isinstance(action, Move):
        return _against_move(game, state, action)
    return {Double: rules.double, Deal: rules.deal, Done: rules.pass_}.get(type(action), rules.other)


def _against_move(game: Chase[C], state: C, move: Move) -> str:
    if move.pawn in state.stranded:
        return game.rules.fare
    if not _is_awaited(game, state, move):
        return game.rules.turn
    lines = [way for way in game.exits(state, move.pawn) if way.station == move.station]
    if move.fare != game.any_line:
        plain = [way for way in lines if game.fares.get(way.kind) == move.fare]
        lines = plain or [way for way in lines if way.kind not in game.fares]
    return _against_lines(game, state, move, lines) if lines else game.rules.line


def _is_awaited(game: Chase[C], state: C, move: Move) -> bool:
    """Whether it is this pawn's turn, and for this seat to move it."""
    if state.phase == "move":
        return move.pawn == FUGITIVE
    is_waiting = state.phase == "answer" and move.pawn in state.waiting
    return is_waiting and move.seat in game.movers(state, move.pawn)


def _against_lines(game: Chase[C], state: C, move: Move, lines: Sequence[Exit]) -> str:
    if move.station in state.stations[1:]:
        return game.rules.occupied
    if move.fare != game.any_line and lines[0].kind not in game.fares:
        return game.rules.ferry
    if not game.can_pay(state, move.pawn, move.fare):
        return _against_fare(game, move)
    return game.rules.closed


def _against_fare(game: Chase[C], move: Move) -> str:
    if move.fare == game.any_line:
        return game.rules.black
    return game.rules.fugitive_fare if move.pawn == FUGITIVE else game.rules.fare
