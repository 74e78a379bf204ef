"""What does not change in a game, as arrays: the board and the numbers of its rules.

`PLAYS` says what the kernels know of each game. They play a game only if every option has a value they know
(`unknown_options`); a test compares the table with the game's options, so that a new one cannot be forgotten. A variant
comes in by an entry of its own here, and one in `encoding.model_of`.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.engine.board_arrays import LARGEST, BoardArrays, bits, board_arrays, numbers, station_bits
from gaslamp.agents.engine.layout import HIDEOUT, PARK, PLAIN, SCENE
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import QUARTERS, SYMBOLS

NONE = -1
"""No station: a tile with fewer than others."""


class ClassicModel(NamedTuple):
    board: BoardArrays
    rounds: int
    entries: int  # windows of the log
    pawns: int
    everybody: int  # the detectives as bits
    free: int  # the fares the fugitive needs no ticket for, as bits
    voluntary: bool
    cut_off: bool
    turn: NDArray[np.int16]  # [1 << pawns] of the pawns waiting those that may move now, as bits
    due: NDArray[np.bool_]  # [entries + 1] whether he surfaces after that entry
    max_actions: int  # more than there ever is to choose from


class HolmesModel(NamedTuple):
    board: BoardArrays
    rounds: int
    entries: int  # windows of the log
    pawns: int
    everybody: int  # the detectives and bobbies as bits
    free: int  # the fares the fugitive needs no ticket for, as bits
    cut_off: bool  # never
    turn: NDArray[np.int16]  # [1 << pawns] of the pawns waiting those that may move now, as bits
    due: NDArray[np.bool_]  # [entries + 1] whether he surfaces after that entry
    max_actions: int  # more than there ever is to choose from
    team: int  # the last pawn that is no bobby
    detectives: int  # without the bobbies, as bits
    has_powers: bool
    crimes: int
    tiles: NDArray[np.int32]  # [tiles, stations] or NONE
    printed: NDArray[np.int8]  # [stations] HIDEOUT, SCENE (held or not) and the symbols, as bits
    quarters: NDArray[np.int8]  # [stations]
    scenes: NDArray[np.int64]  # [scenes] their stations


class CompactModel(NamedTuple):
    board: BoardArrays
    pawns: int
    max_actions: int  # more than there ever is to choose from


class Anything:
    """Every value of an option whose effect is read off the game itself."""

    def __contains__(self, _: object) -> bool:
        return True


ANY = Anything()
PLAYS: Mapping[type[Chase[Any]], Mapping[str, Container[Any]]] = {
    Classic: {
        "board": ANY, "detectives": range(2, 6), "order": ("seats", "any"), "start_pack": ANY, "starts": ANY,
        "detective_starts": ANY, "fugitive_starts": ANY, "open_start": (False, True),
        "taxi": ANY, "bus": ANY, "underground": ANY,
        "fugitive_taxi": ANY, "fugitive_bus": ANY, "fugitive_underground": ANY,
        "fugitive_fares": ("unlimited", "counted"), "blacks": ANY, "doubles": ANY, "surfacing": ANY, "rounds": ANY,
        "entries": ANY, "voluntary_surfacing": (False, True), "cut_off": (False, True),
    },
    Holmes: {
        "board": ANY, "mode": ("original", "sherlock"), "characters": ANY, "order": ("seats", "any"),
        "bobbies": (None, *range(4)), "open_start": (False, True), "taxi": ANY, "bus": ANY, "underground": ANY,
        "fugitive_fares": ("unlimited", "counted"), "blacks": ANY, "doubles": ANY, "surfacing": ANY, "rounds": ANY,
        "entries": ANY, "crimes": (None, *range(16)), "tokens": (None, *range(10)),
    },
    Compact: {
        "board": ANY, "black_tickets": range(1, 5), "taxi": ANY, "bus": ANY, "underground": ANY, "starts": ANY,
        "head_start": ANY,
    },
}  # fmt: skip
"""The values of every option that the kernels of a game play; a game that is not here they do not play."""


def unknown_options(game: Chase[Any]) -> tuple[str, ...]:
    """What the kernels do not know of a game, which then is not theirs to search: its rules, its size, or options."""
    known = PLAYS.get(type(game))
    if known is None:
        return ("rules",)
    if len(game.board.stations) > LARGEST:
        return ("board",)
    values = {name: getattr(game.options, name) for name in game.options.__struct_fields__}
    return tuple(name for name, value in values.items() if value not in known.get(name, ()))


def classic_model(game: Classic) -> ClassicModel:
    o = game.options
    return ClassicModel(
        board=board_arrays(game.board),
        rounds=o.rounds,
        entries=o.entries,
        pawns=len(game.pawns),
        everybody=bits(game.detectives),
        free=0 if o.fugitive_fares == "counted" else PLAIN,
        voluntary=o.voluntary_surfacing,
        cut_off=o.cut_off,
        turn=_turns(game),
        due=_due(game),
        max_actions=1 + 6 * _widest(game),
    )


def holmes_model(game: Holmes) -> HolmesModel:
    at = numbers(game.board)
    return HolmesModel(
        board=board_arrays(game.board),
        rounds=game.book.rounds,
        entries=game.entries,
        pawns=len(game.pawns),
        everybody=bits(game.detectives),
        free=PLAIN if game.is_unlimited else 0,
        cut_off=False,
        turn=_turns(game),
        due=_due(game),
        max_actions=len(game.pawns) * _widest(game) + len(game.tiles) + 5,
        team=len(game.team),
        detectives=bits(game.team),
        has_powers=game.has_powers,
        crimes=game.crimes,
        tiles=_tiles(game),
        printed=_printed(game),
        quarters=_quarters(game),
        scenes=np.array([at[station] for station in sorted(game.scenes if game.crimes else ())], np.int64),
    )


def compact_model(game: Compact) -> CompactModel:
    return CompactModel(board=board_arrays(game.board), pawns=len(game.pawns), max_actions=1 + 6 * _widest(game))


def _widest(game: Chase[Any]) -> int:
    """The most edges at one station."""
    return max(map(len, game.board.exits.values()))


def _due(game: Chase[Any]) -> NDArray[np.bool_]:
    return np.array([game.calls_for_surfacing(entry) for entry in range(game.entries + 1)])


def _turns(game: Chase[Any]) -> NDArray[np.int16]:
    return np.array([_turn(game, waiting) for waiting in range(1 << len(game.pawns))], np.int16)


def _turn(game: Chase[Any], waiting: int) -> int:
    """CL-12, SH-16: the pawns of the first seat that has any left, or all where the order is free."""
    pawns = [pawn for pawn in game.detectives if waiting >> pawn & 1]
    first = min((game.owners[pawn] for pawn in pawns), default=0)
    return bits(pawn for pawn in pawns if game.any_order or game.owners[pawn] == first)


def _tiles(game: Holmes) -> NDArray[np.int32]:
    tiles = np.full((len(game.tiles), max(map(len, game.tiles))), NONE, np.int32)
    for n, tile in enumerate(game.tiles):
        tiles[n, : len(tile)] = [numbers(game.board)[station] for station in tile]
    return tiles


def _printed(game: Holmes) -> NDArray[np.int8]:
    symbols = [(PARK << n, game.board.marks.get(symbol, frozenset())) for n, symbol in enumerate(SYMBOLS)]
    return station_bits(game.board, [(HIDEOUT, game.hideouts), (SCENE, game.scenes), *symbols])


def _quarters(game: Holmes) -> NDArray[np.int8]:
    """The number of each station's quarter; one that lies in none is in the last."""
    parts = [game.board.marks.get(f"quarter-{quarter}", frozenset()) for quarter in QUARTERS[:-1]]
    found = [[station in part for part in parts] for station in game.board.stations]
    return np.array([row.index(True) if any(row) else len(parts) for row in found], np.int8)
