"""The pictures of the compact game's rules: matches of two players, played by the rules to the moment shown."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise

from gaslamp.board import Board
from gaslamp.core import CHANCE
from gaslamp.drawing.lights import Light
from gaslamp.games import make_game
from gaslamp.games.compact import Compact, CompactState, Place
from gaslamp.games.vocabulary import FUGITIVE, Deal, Fare, Move
from gaslamp.match import Match
from gaslamp.rulebook.pictures import DrawPicture
from gaslamp.svg import Ghost, LineEnds, Pawn, draw_detail, draw_view
from gaslamp.telling.legends import legend
from gaslamp.words import Words

RED = 1
STOPS = (47, 36, 84, 112)
"""CP-9: where the ferry calls, in order."""
TURNS = (21, 22, 39)
"""CP-5: where the street that leads from 7 to 39 can take one."""


class Opening(Match[CompactState]):
    """A round about to begin: player 1 is Mister X and starts here, player 2 has put the detectives on these posts."""

    game: Compact

    def __init__(self, start: int, *posts: int) -> None:
        super().__init__(make_game("compact", 2, {"starts": (start,)}))
        for pawn, post in enumerate(posts, start=1):
            self.play(Place(seat=1, pawn=pawn, station=post))
        self.play(Deal(seat=CHANCE, pawn=FUGITIVE, station=start))

    def ride(self, *rides: tuple[Fare, int]) -> None:
        """Mister X, then red, blue and green."""
        for pawn, (fare, station) in enumerate(rides):
            self.play(Move(seat=int(pawn > FUGITIVE), pawn=pawn, fare=fare, station=station))

    def offers(self, pawn: int) -> list[Move]:
        view = self.view(int(pawn > FUGITIVE))
        return [move for move in view.actions if isinstance(move, Move) and move.pawn == pawn]

    def reach(self, pawn: int) -> set[int]:
        """Where the pawn may go now."""
        return {move.station for move in self.offers(pawn) if move.station is not None}

    @property
    def pawns(self) -> list[Pawn]:
        """Those whom the detectives see."""
        places = zip(self.game.pawn_names, self.known(1).stations, strict=True)
        return [Pawn(name, station) for name, station in places if station is not None]


def _posts(words: Words, light: Light) -> str:
    """CP-3: the detectives are about to choose."""
    game = make_game("compact", 2)
    return draw_view(Match(game).view(1), possible=game.posts, light=light, labels=legend(game.board, words))


def _station_8(words: Words, light: Light) -> str:
    """CP-5: the red detective is to move."""
    chase = Opening(49, 8, 60, 105)
    chase.play(chase.offers(FUGITIVE)[0])
    ends = chase.reach(RED)
    return _shown(chase, {8, *ends}, words, light, lit=_rides(chase.game.board, 8, ends), targets=ends)


def _turning_off(words: Words, light: Light) -> str:
    chase = Opening(7, 60, 69, 105)
    ends = chase.reach(FUGITIVE) & set(TURNS)
    return _shown(chase, {7, 8, *ends}, words, light, lit=_rides(chase.game.board, 7, ends), targets=ends)


def _boat_line(words: Words, light: Light) -> str:
    """CP-9: he stands at one of its stops and has his black ticket."""
    chase = Opening(36, 60, 69, 72)
    lit: list[LineEnds] = [("ferry", one, other) for one, other in pairwise(STOPS)]
    return _shown(chase, STOPS, words, light, lit=lit, targets=chase.reach(FUGITIVE) & set(STOPS))


def _vanished(words: Words, light: Light) -> str:
    """CP-8: the detectives know where he was and what he could do there, and no more."""
    chase = Opening(3, 40, 13, 56)
    chase.ride(("taxi", 8), ("taxi", 23), ("taxi", 12), ("bus", 55))
    possible = chase.reach(FUGITIVE)
    chase.ride(("black", 9))
    return _shown(chase, {8, 55, *possible}, words, light, heat=possible, ghosts=[Ghost(8, 1, age=1)])


def _rides(board: Board, start: int, ends: Collection[int]) -> list[LineEnds]:
    """The lines from one station to these."""
    return [(way.kind, start, way.station) for way in board.exits[start] if way.station in ends]


def _shown(
    chase: Opening,
    around: Collection[int],
    words: Words,
    light: Light,
    *,
    lit: Collection[LineEnds] = (),
    targets: Collection[int] = (),
    heat: Collection[int] = (),
    ghosts: Collection[Ghost] = (),
) -> str:
    """The part of the board round these stations, as the detectives see it."""
    title, board, pawns = words.say("game-compact"), chase.game.board, chase.pawns
    return draw_detail(
        board, around, lit=lit, pawns=pawns, ghosts=ghosts, heat=heat, targets=targets, light=light, title=title
    )


PICTURES: Mapping[str, DrawPicture] = {
    "posts": _posts,
    "station-8": _station_8,
    "turning-off": _turning_off,
    "vanished": _vanished,
    "boat-line": _boat_line,
}
