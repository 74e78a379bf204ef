"""The pictures of the classic rules: matches dealt by hand and played by the rules up to what is to be seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from gaslamp.board import load_board
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.drawing.logbook import draw_log
from gaslamp.games.classic import COLOURS, Classic, ClassicOptions, ClassicState
from gaslamp.games.vocabulary import FUGITIVE, Deal, Fare, Move
from gaslamp.match import Match
from gaslamp.rulebook.pictures import DrawPicture
from gaslamp.svg import Ghost, Light, LineEnds, Pawn, draw_detail
from gaslamp.words import Words

PURPLE, RED, GREEN, YELLOW, BLUE = range(1, 6)
FAR = {"purple": 13, "red": 29, "green": 174, "yellow": 117, "blue": 141}
"""Start cards for the detectives a picture does not show."""
TAKEN: Sequence[tuple[Fare, int]] = (("taxi", 45), ("taxi", 58), ("taxi", 74), ("bus", 94), ("taxi", 75))
"""Five moves of Mister X, from 46."""


class Staged(Match[ClassicState]):
    """A match of six, dealt by hand: Mister X on a station, the detectives named on theirs, the others far away."""

    game: Classic

    def __init__(self, fugitive: int, detectives: Mapping[str, int], *, cut_off: bool = False) -> None:
        starts = tuple({**FAR, **detectives}.values())
        options = ClassicOptions(
            start_pack="separate", detective_starts=starts, fugitive_starts=(fugitive,), cut_off=cut_off
        )
        super().__init__(Classic(len(COLOURS) + 1, options))
        for pawn, station in enumerate(starts, start=1):
            self.play(Deal(seat=CHANCE, pawn=pawn, station=station))
        self.play(Deal(seat=CHANCE, pawn=FUGITIVE, station=fugitive))

    def ride(self, pawn: int, fare: Fare, station: int) -> None:
        self.play(Move(seat=pawn, pawn=pawn, fare=fare, station=station))

    def pass_on(self, pawn: int = len(COLOURS) + 1) -> None:
        """The detectives before this one take the first ride on offer, all of them unless one is named."""
        while FUGITIVE not in self.to_act and (seat := min(self.to_act)) < pawn:
            self.play(self.view(seat).actions[0])

    def rides(self, pawn: int) -> list[LineEnds]:
        """Where the pawn may go now with plain tickets."""
        here = self.state.stations[pawn]
        assert here is not None
        offered = [move for move in self.view(pawn).actions if isinstance(move, Move)]
        return [(move.fare, here, move.station) for move in offered if move.fare != "black" and move.station]

    def pawns(self, *shown: int) -> list[Pawn]:
        places = zip(self.game.pawn_names, self.state.stations, strict=True)
        return [Pawn(name, at) for pawn, (name, at) in enumerate(places) if pawn in shown and at]


def reds_turn(**detectives: int) -> Staged:
    """Red is to move, Mister X and purple have."""
    match = Staged(198, detectives)
    match.play(match.view(FUGITIVE).actions[0])
    match.pass_on(RED)
    return match


def choices_of_red(match: Staged, light: Light, *shown: int) -> str:
    """Red with all its rides lit."""
    rides = match.rides(RED)
    targets = {station for _, _, station in rides}
    return draw_detail(
        match.game.board, {74, 58, *targets}, lit=rides, pawns=match.pawns(RED, *shown), targets=targets, light=light
    )


def station_74(_: Words, light: Light) -> str:
    return choices_of_red(reds_turn(red=74), light)


def occupied(_: Words, light: Light) -> str:
    return choices_of_red(reds_turn(red=74, blue=58), light, BLUE)


def hemmed_in() -> Staged:
    """CL-13: red and green have just taken both stations that yellow could reach."""
    match = reds_turn(red=34, green=33, yellow=2)
    match.ride(RED, "taxi", 10)
    match.ride(GREEN, "taxi", 20)
    return match


def blocked(_: Words, light: Light) -> str:
    match = hemmed_in()
    return draw_detail(match.game.board, (2, 10, 20), pawns=match.pawns(RED, GREEN, YELLOW), light=light)


def tracked() -> Staged:
    """Mister X has surfaced at 74 with move 3 and has moved twice since."""
    match = Staged(46, {})
    for fare, station in TAKEN:
        match.pass_on()
        match.ride(FUGITIVE, fare, station)
    return match


def possible(match: Staged) -> Collection[int]:
    """Where he can be for all that the log shows, counted from where he was last seen."""
    state = match.view(SPECTATOR).state
    last = max(number for number, entry in enumerate(state.log) if entry.surfaced)
    found: set[int | None] = {state.log[last].station}
    for entry in state.log[last + 1 :]:
        found = {way.station for at in found if at for way in match.game.board.exits[at] if way.kind == entry.fare}
    return {station for station in found if station and station not in state.stations}


def trail(_: Words, light: Light) -> str:
    match = tracked()
    heat = possible(match)
    return draw_detail(match.game.board, {74, *heat}, ghosts=[Ghost(74, 3, age=2)], heat=heat, light=light)


def log(words: Words, light: Light) -> str:
    match = tracked()
    o, fares = match.game.options, ("taxi", "bus", "underground", "black")
    names = {fare: words.say("fare", fare=fare) for fare in fares}
    seen = match.view(SPECTATOR).state.log
    return draw_log(seen, windows=o.entries, surfacing=o.surfacing, names=names, light=light)


def ferry(_: Words, light: Light) -> str:
    board = load_board("bradley")
    rides: list[LineEnds] = [(line.kind, line.a, line.b) for line in board.lines if line.kind == "ferry"]
    stops = {end for _, *ends in rides for end in ends}
    return draw_detail(board, stops, lit=rides, pawns=[Pawn("fugitive", 194)], targets=stops - {194}, light=light)


def caught() -> Staged:
    """CL-21: green has just moved to where Mister X was hidden."""
    match = Staged(44, {"green": 77})
    match.ride(FUGITIVE, "taxi", 58)
    match.pass_on(GREEN)
    match.ride(GREEN, "bus", 58)
    return match


def catch(_: Words, light: Light) -> str:
    match = caught()
    pawns = match.pawns(FUGITIVE, GREEN)
    return draw_detail(match.game.board, (58, 77), lit=[("bus", 77, 58)], pawns=pawns, light=light)


def cut_off(_: Words, light: Light) -> str:
    match = Staged(153, {"red": 154}, cut_off=True)
    rides = [ride for ride in match.rides(FUGITIVE) if ride[0] == "underground"]
    targets = {station for _, _, station in rides}
    pawns = match.pawns(FUGITIVE, RED)
    return draw_detail(
        match.game.board, {140, 153, 154, *targets}, lit=rides, pawns=pawns, targets=targets, light=light
    )


PICTURES: Mapping[str, DrawPicture] = {
    "station-74": station_74,
    "occupied": occupied,
    "blocked": blocked,
    "trail": trail,
    "log": log,
    "ferry": ferry,
    "catch": catch,
    "cut-off": cut_off,
}
