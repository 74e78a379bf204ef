"""What a station is, who is near, and why nobody here can go there now: told from one seat's view alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from gaslamp.board import KINDS, LAND, Kind
from gaslamp.core import Action, IllegalAction, Seat
from gaslamp.games import AnyChase
from gaslamp.games.powers import QUARTERS
from gaslamp.games.vocabulary import FUGITIVE, ChaseState
from gaslamp.match import View
from gaslamp.record import Player
from gaslamp.server.outgoing import PawnDistance, Station, StationSign, StationStop
from gaslamp.server.rulespage import address
from gaslamp.telling.casebook import MARKS, marked
from gaslamp.telling.chase import Teller, capital
from gaslamp.telling.memory import MatchMemory
from gaslamp.telling.stations import ARRIVALS, obstacle, possible, station_of
from gaslamp.words import Words


def station_card(
    view: View[ChaseState],
    station: int,
    players: Sequence[Player],
    words: Words,
    *,
    people: Collection[Seat],
    actions: Sequence[Action],
    memory: MatchMemory | None = None,
) -> Station:
    """A station as the people at one screen may know it; `actions` are those they are offered."""
    teller = Teller(words, cast(AnyChase, view.game), players, people)
    return _Card(view, station, teller, memory or MatchMemory()).card(actions)


class _Card:
    def __init__(self, view: View[ChaseState], station: int, teller: Teller, memory: MatchMemory) -> None:
        self.memory, self.view, self.state, self.game = memory, view, view.state, cast(AnyChase, view.game)
        self.station, self.teller, self.say = station, teller, teller.say

    def card(self, actions: Sequence[Action]) -> Station:
        rule = "" if self._is_offered(actions) else obstacle(self.view, self.teller.people, self.station)
        card = Station(
            n=len(self.view.events),
            station=self.station,
            stops=tuple(self._stops()),
            signs=tuple(self._signs()),
            near=tuple(self._near()),
            notes=tuple(self._notes()),
            offered=self._is_offered(actions),
            rule=rule,
            reason=self.teller.words.refusal(IllegalAction(rule)) if rule else "",
            link=address(rule, self.teller.words.language) if rule else "",
        )
        return replace(card, text=self._text(card))

    def _is_offered(self, actions: Sequence[Action]) -> bool:
        return any(isinstance(action, ARRIVALS) and station_of(action) == self.station for action in actions)

    # What is there

    def _stops(self) -> Iterator[StationStop]:
        board = self.game.board
        for kind in KINDS:
            if stations := board.neighbours(self.station, kind):
                name = capital(self.teller.words.say("kind", kind=kind))
                yield StationStop(kind=kind, name=name, stations=tuple(sorted(set(stations))))

    def _signs(self) -> Iterator[StationSign]:
        """Whatever is drawn there, whether or not it counts in this mode."""
        drawn = self.game.board.marks
        places = marked(self.view) or {mark: drawn.get(mark, frozenset()) for mark in MARKS}
        for mark in MARKS:
            if self.station in places.get(mark, ()):
                yield StationSign(mark=mark, text=capital(self.say("mark", mark=mark)))
        for quarter in QUARTERS:
            if self.station in drawn.get(f"quarter-{quarter}", ()):
                yield StationSign(mark="quarter", text=capital(self.say("quarter", quarter=quarter)))

    # Who is near

    def _near(self) -> list[PawnDistance]:
        """Every pawn that can be seen, those of this screen first, then the nearest."""
        stations = enumerate(self.state.stations)
        seen = [self._distance(pawn, station) for pawn, station in stations if station is not None]
        return sorted(seen, key=lambda near: (not near.mine, near.moves is None, near.moves or 0))

    def _distance(self, pawn: int, station: int) -> PawnDistance:
        """Moves on an empty board, over lines of every kind that the pawn can pay for now."""
        moves = self.game.board.distance(station, self.station, self._kinds(pawn))
        text = self.say("card-near", pawn=capital(self.teller.pawn(pawn)), moves="none" if moves is None else moves)
        mine = bool(self.game.hand(self.state, pawn) & self.teller.people)
        return PawnDistance(pawn=pawn, moves=moves, mine=mine, text=text)

    def _kinds(self, pawn: int) -> frozenset[Kind]:
        """A black ticket pays for any line, the ferry included."""
        if pawn == FUGITIVE and self.state.purses[FUGITIVE].black:
            return frozenset(KINDS)
        return frozenset(kind for kind in LAND if kind != "ferry" and self.game.can_pay(self.state, pawn, kind))

    # What is known of the fugitive

    def _notes(self) -> Iterator[str]:
        entries = [n for n, entry in enumerate(self.state.log, 1) if entry.station == self.station]
        own = self.view.seat == self.state.fugitive
        if entries:
            yield self.say("card-been", entries=tuple(entries), count=len(entries), own=own)
        if can := possible(self.view, self.memory.believe):
            yield self.say("card-possible", can=self.station in can, own=own)

    # The same for those who listen

    def _text(self, card: Station) -> str:
        lines = "; ".join(f"{stop.name} {', '.join(map(str, stop.stations))}" for stop in card.stops)
        marks, pawns = ", ".join(sign.text for sign in card.signs), ", ".join(one.text for one in card.near)
        sentences = [self.say("card", station=self.station), lines, marks, pawns]
        return " ".join([*(f"{part}." for part in sentences if part), *card.notes, *filter(None, [card.reason])])
