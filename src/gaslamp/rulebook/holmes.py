"""The pictures of the rules of the Sherlock Holmes edition: matches of two, played by the rules to the moment shown."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from gaslamp.board import Board, Kind, Point
from gaslamp.core import CHANCE
from gaslamp.drawing.curves import num
from gaslamp.drawing.ground_plan import WIDTH
from gaslamp.drawing.lights import PALETTES, Light
from gaslamp.games import make_game
from gaslamp.games.holmes import Draw as DrawTile
from gaslamp.games.holmes import Holmes, Mode, Plot, Settle
from gaslamp.games.powers import QUARTERS, AbilityQuestion, Ask, Barricade, Character, Fly, HolmesState, Land, Turn
from gaslamp.games.vocabulary import FUGITIVE, Deal, Done, Fare, Move
from gaslamp.match import Match
from gaslamp.rulebook.pictures import DrawPicture
from gaslamp.svg import Ghost, LineEnds, Pawn, draw, draw_detail
from gaslamp.telling.legends import legend
from gaslamp.words import Words

FIRST, SECOND = 1, 2
"""The pawns of the two characters; the bobbies come after them."""
POSTS = (34, 123, 26, 29)
"""Start tiles of the two characters and the two bobbies."""
STAGES = (108, 115, 157, 194)
"""SH-20: where the ferry calls, in order."""
STREETS = (114, 115, 116, 127, 132, 133, 134, 141)
"""SH-28: stations with each of the symbols, and a hideout."""

TILE = (170, 65)
"""SH-35: the one that is turned up."""


class HolmesMoment(Match[HolmesState]):
    """A match of the edition just set up: Moriarty, two characters and the two bobbies on their start tiles."""

    game: Holmes

    def __init__(
        self, start: int, *, mode: Mode = "sherlock", partner: Character = "watson", posts: Sequence[int] = POSTS
    ) -> None:
        super().__init__(make_game("holmes", 2, {"mode": mode, "characters": ["sherlock", partner]}))
        for pawn, post in enumerate(posts, start=1):
            self.play(Deal(seat=CHANCE, pawn=pawn, station=post))
        if mode == "original":
            self.play(Deal(seat=CHANCE, pawn=FUGITIVE, station=start))
        else:
            self._plot(start)

    def _plot(self, start: int) -> None:
        for scene in sorted(self.game.scenes)[: self.game.crimes]:
            self.play(Plot(seat=CHANCE, station=scene))
        self.play(DrawTile(seat=CHANCE, tile=next(tile for tile in self.game.tiles if start in tile)))
        self.play(Settle(seat=0, station=start))

    def flee(self, fare: Fare, station: int) -> None:
        """A move of Moriarty that he leaves at that."""
        self.play(Move(seat=0, pawn=FUGITIVE, fare=fare, station=station))
        if self.state.phase == "choose":
            self.play(Done(seat=0))

    def answer(self) -> None:
        """The rest of the detectives' turn: first moves on offer, no tokens spent."""
        while self.state.phase == "answer":
            self.play(next(action for action in self.view(1).actions if isinstance(action, Move | Done)))

    def ride(self, pawn: int, fare: Fare, station: int) -> None:
        """A move of a detective."""
        self.play(Move(seat=1, pawn=pawn, fare=fare, station=station))

    def rides(self, pawn: int) -> list[LineEnds]:
        """The lines the pawn may take now for a plain ticket, and the ferry for a black one."""
        seat, here = int(pawn > FUGITIVE), self.state.stations[pawn]
        assert here is not None
        moves = (move for move in self.view(seat).actions if isinstance(move, Move) and move.pawn == pawn)
        offers = {(move.fare, move.station) for move in moves}
        fares: Mapping[Kind, Fare] = {"taxi": "taxi", "bus": "bus", "underground": "underground", "ferry": "black"}
        ways = self.game.board.exits[here]
        return [(way.kind, here, way.station) for way in ways if (fares[way.kind], way.station) in offers]

    @property
    def pawns(self) -> Sequence[Pawn]:
        """Everybody, Moriarty too: the reader looks over his shoulder."""
        places = zip(self.game.pawn_names, self.state.stations, strict=True)
        return [Pawn(name, station) for name, station in places if station is not None]


def _lines_of_165(words: Words, light: Light) -> str:
    """SH-17: Dr Watson has come to 165 and is to move."""
    match = HolmesMoment(35, mode="original")
    match.flee("taxi", 36)
    match.ride(SECOND, "bus", 165)
    match.answer()
    match.flee("taxi", 35)
    return _detail(match, (153, 163, 165), match.rides(SECOND), words, light)


def _ferry(words: Words, light: Light) -> str:
    """SH-20: Moriarty stands at a landing stage and has black tickets."""
    match = HolmesMoment(127, mode="original")
    match.flee("taxi", 115)
    match.answer()
    rides = [ride for ride in match.rides(FUGITIVE) if ride[0] == "ferry"]
    return _detail(match, STAGES, rides, words, light)


def _quarters(words: Words, light: Light) -> str:
    """SH-26: Moriarty is asked at 132; the numerals are those at the edge, once more and large."""
    match = _asked(132, 114, FIRST, "quarter")
    board = match.game.board
    moriarty = [pawn for pawn in match.pawns if pawn.name == "fugitive"]
    drawing = draw(board, pawns=moriarty, light=light, labels=legend(board, words))
    return _over(drawing, *(_numeral(board, quarter, light) for quarter in QUARTERS))


def _numeral(board: Board, quarter: str, light: Light) -> str:
    """The number of a quarter, amid its stations."""
    points = [_point(board, station) for station in sorted(board.marks[f"quarter-{quarter}"])]
    x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    font = f'font-size="190" font-family="serif" text-anchor="middle" fill="{PALETTES[light]["border"]}"'
    return f'<text x="{num(x)}" y="{num(y + 65)}" {font} opacity=".6">{quarter}</text>'


def _symbols(words: Words, light: Light) -> str:
    """SH-28: Dr Watson has asked for the river."""
    match = _asked(127, 126, SECOND, "river")
    return _detail(match, STREETS, (), words, light)


def _asked(station: int, away: int, pawn: int, about: AbilityQuestion) -> HolmesMoment:
    """Moriarty has gone from his start and come back, and is asked about it."""
    match = HolmesMoment(station)
    match.flee("taxi", away)
    match.answer()
    match.flee("taxi", station)
    match.play(Ask(seat=1, pawn=pawn, about=about))
    return match


def _roadblock(words: Words, light: Light) -> str:
    """SH-31: Inspector Lestrade has closed 165 and moved on; Moriarty is to move."""
    match = HolmesMoment(151, partner="lestrade")
    match.flee("taxi", 166)
    match.ride(SECOND, "bus", 165)
    match.play(Barricade(seat=1, pawn=SECOND, station=165))
    match.answer()
    match.flee("taxi", 153)
    match.answer()
    rides = [ride for ride in match.rides(FUGITIVE) if ride == ("underground", 153, 163)]
    return _detail(match, (153, 163, 165), rides, words, light)


def _balloon(words: Words, light: Light) -> str:
    """SH-35: Moriarty has just come down."""
    match = HolmesMoment(78, posts=(34, 112, 94, 50))
    match.flee("taxi", 61)
    match.answer()
    match.play(Fly(seat=0))
    match.play(Turn(seat=CHANCE, tile=TILE))
    match.play(Land(seat=0, station=170))
    drawing = _detail(match, (61, *TILE), (), words, light, ghosts=[Ghost(61, 1, age=1)], choices=TILE)
    return _over(drawing, _flight(match.game.board, 61, 170, light))


def _flight(board: Board, start: int, end: int, light: Light) -> str:
    """The way of a balloon: a bow, high above the streets."""
    (a, b), (c, d) = _point(board, start), _point(board, end)
    pen = f'fill="none" stroke="{PALETTES[light]["target"]}" stroke-width="4" stroke-dasharray="2 9"'
    return f'<path d="M{num(a + 16)} {num(b)}Q{num(c)} {num(b)} {num(c)} {num(d - 16)}" {pen} stroke-linecap="round"/>'


def _point(board: Board, station: int) -> Point:
    """Where a station is drawn."""
    x, y = board.stations[station]
    return x * WIDTH / board.width, y * WIDTH / board.width


def _over(drawing: str, *shapes: str) -> str:
    """A drawing with shapes on top of it."""
    return drawing.replace("</svg>", f"{''.join(shapes)}</svg>")


def _detail(
    match: HolmesMoment,
    around: Collection[int],
    rides: Collection[LineEnds],
    words: Words,
    light: Light,
    *,
    ghosts: Collection[Ghost] = (),
    choices: Collection[int] = (),
) -> str:
    """The part of the map round these stations; where the rides lead and other choices are ringed."""
    ends = {*choices, *(end for _, _, end in rides)}
    return draw_detail(
        match.game.board,
        {*around, *ends},
        lit=rides,
        targets=ends,
        pawns=match.pawns,
        ghosts=ghosts,
        roadblocks=match.state.roadblocks,
        light=light,
        title=words.say("game-holmes"),
    )


PICTURES: Mapping[str, DrawPicture] = {
    "lines-of-165": _lines_of_165,
    "ferry": _ferry,
    "quarters": _quarters,
    "symbols": _symbols,
    "roadblock": _roadblock,
    "balloon": _balloon,
}
