"""How a game ended for the reader of a screen: a verdict, the results in order, his route with its figures.

All of it is told from the reader's own view once the match is over; what `Opened` has not published stays out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Literal, TypeAlias, cast

from gaslamp.agents import levels_for
from gaslamp.core import Outcome, Seat
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import Caught, ChaseState, Cornered
from gaslamp.match import View
from gaslamp.presentation import ledger_of
from gaslamp.presentation.general import listed
from gaslamp.record import Player
from gaslamp.server.chasesteps import via
from gaslamp.server.scenes import BotLevel, Ending, Figure, FugitiveRoute, Result, RouteStop, TicketCount
from gaslamp.telling.chase import Teller, capital
from gaslamp.telling.chronicle import FlightRecord, Stop
from gaslamp.telling.memory import MatchMemory
from gaslamp.words import Words

Tone: TypeAlias = Literal["won", "lost", "told"]
FARES = ("taxi", "bus", "underground", "black", "balloon")


def chase_ending(view: View[ChaseState], teller: Teller, over: Sequence[str], memory: MatchMemory) -> Ending | None:
    """The end of a chase, once it has come; `over` is how, in sentences."""
    return _ChaseEnding(view, teller).ending(over, memory) if over else None


def score_ending(
    game: str,
    scores: Mapping[Seat, int],
    names: Mapping[Seat, str],
    players: Sequence[Player],
    words: Words,
    *,
    people: Collection[Seat],
    ways: tuple[FugitiveRoute, ...] = (),
) -> Ending:
    """The end of a game of points."""
    results = tuple(_results(scores, names, people))
    return Ending(
        verdict=_points_verdict(results, words, is_one=len(people) == 1),
        tone=_points_tone(results),
        results=results,
        ways=ways,
        swap=False,
        levels=_levels(game, players, words),
    )


def _results(scores: Mapping[Seat, int], names: Mapping[Seat, str], people: Collection[Seat]) -> Iterator[Result]:
    best = max(scores.values())
    for seat in sorted(scores, key=lambda seat: (-scores[seat], seat)):
        points = scores[seat]
        place = 1 + sum(other > points for other in scores.values())
        yield Result(place=place, who=names[seat], points=points, mine=seat in people, won=points == best)


def _points_verdict(results: Sequence[Result], words: Words, *, is_one: bool) -> str:
    """To one reader by place, to all others who has won."""
    best, mine = [r for r in results if r.won], [r for r in results if r.mine]
    who = listed(words.say, [result.who for result in best])
    if not is_one:
        return words.say("ending-points-told", who=who, count=len(best), points=best[0].points)
    if mine[0].won:
        return words.say("ending-points-won", count=len(best), points=best[0].points)
    details = {"place": mine[0].place, "points": mine[0].points, "best": best[0].points, "players": len(results)}
    return words.say("ending-points-lost", **details)


def _points_tone(results: Sequence[Result]) -> Tone:
    mine = {result.won for result in results if result.mine}
    return "told" if len(mine) != 1 else "won" if mine == {True} else "lost"


def _levels(game: str, players: Sequence[Player], words: Words) -> tuple[BotLevel, ...]:
    """What to choose from, if a bot plays."""
    playing = {player.agent for player in players if player.agent}
    if not playing:
        return ()
    return tuple(
        BotLevel(name=level, title=capital(words.say(f"bot-{level}.level")), chosen=playing == {level})
        for level in levels_for(game)
    )


class _ChaseEnding:
    def __init__(self, view: View[ChaseState], teller: Teller) -> None:
        self.view, self.teller, self.people = view, teller, teller.people
        self.game, self.state, self.words = cast(AnyChase, view.game), view.state, teller.words

    def say(self, key: str, **details: object) -> str:
        return self.words.say(f"ending-{key}", **details)

    def ending(self, over: Sequence[str], memory: MatchMemory) -> Ending:
        ways = tuple(map(self._way, memory.flights(self.view)))
        if found := ledger_of(self.view):
            scores = dict(enumerate(found[1].scores))
            names = {seat: self.teller.who(self.view, seat) for seat in scores}
            players, words = self.teller.players, self.words
            return score_ending(self.game.name, scores, names, players, words, people=self.people, ways=ways)
        return Ending(
            verdict=self._verdict(),
            tone=self._tone(),
            how=over[0],
            results=(),
            ways=ways,
            swap=True,
            levels=_levels(self.game.name, self.teller.players, self.words),
        )

    # The verdict

    @property
    def _side(self) -> str:
        """On which side the readers are; a team is spoken to as one."""
        flees, hunts = self.state.fugitive in self.people, bool(self.people - {self.state.fugitive})
        if flees == hunts:
            return "told"
        return "fugitive" if flees else "team" if self.game.seats > 2 else "detective"

    def _verdict(self) -> str:
        return self.say(self._side, how=self._how(), round=self.state.round)

    @property
    def _outcome(self) -> Outcome:
        assert self.state.outcome, "it is over"
        return self.state.outcome

    def _how(self) -> str:
        if self._outcome.how == "crimes":
            return "crimes"
        ends = [event for event in self.view.events[-4:] if isinstance(event, Caught | Cornered)]
        return "escaped" if not ends else "caught" if isinstance(ends[0], Caught) else "cornered"

    def _tone(self) -> Tone:
        winners = {*self._outcome.winners}
        won, lost = bool(winners & self.people), bool(self.people - winners)
        return "told" if won == lost else "won" if won else "lost"

    # His way

    def _way(self, flight: FlightRecord) -> FugitiveRoute:
        title = self.say("round", round=flight.seat + 1, who=self.teller.who(self.view, flight.seat))
        return FugitiveRoute(
            title=title if ledger_of(self.view) else "",
            stops=tuple(self._stop(n, flight.stops) for n in range(len(flight.stops))),
            figures=tuple(self._figures(flight)),
        )

    def _stop(self, n: int, stops: Sequence[Stop]) -> RouteStop:
        made = stops[n]
        return RouteStop(
            n=n,
            station=made.station,
            text=self._told(n, made),
            possible=made.known.possible,
            pawns=made.known.stations[1:],
            fare=made.fare,
            name=self.teller.fare(made.fare) if made.fare else "",
            via=via(self.game.board, stops[n - 1].station, made.station, made.fare) if n else (),
            surfaced=made.surfaced,
            crime=made.crime,
        )

    def _told(self, n: int, made: Stop) -> str:
        fare = self.teller.fare(made.fare) if made.fare else ""
        seen = "crime" if made.crime else "surfaced" if made.surfaced else "hidden"
        return self.say("stop", entry=n, fare=fare, station=made.station, count=len(made.known.possible), seen=seen)

    # Figures

    def _figures(self, flight: FlightRecord) -> Iterator[Figure]:
        yield from self._nearest(flight)
        yield from self._unseen(flight)
        yield self._paid(flight)
        if flight.doubles:
            yield Figure(name=self.say("doubles"), value=str(flight.doubles))

    def _nearest(self, flight: FlightRecord) -> Iterator[Figure]:
        """The first time the detectives were as near as never before, and how often they were."""
        if flight.misses:
            nearest = min(flight.misses, key=lambda miss: miss.moves)
            times = sum(miss.moves == nearest.moves for miss in flight.misses)
            pawn = capital(self.teller.pawn(nearest.pawn))
            value = self.say("nearest.value", moves=nearest.moves, entry=nearest.entry, times=times, pawn=pawn)
            yield Figure(name=self.say("nearest"), value=value)

    def _unseen(self, flight: FlightRecord) -> Iterator[Figure]:
        """The longest row of entries at which he did not show himself."""
        rows = list(_rows(flight))
        if rows:
            first, last = max(rows, key=lambda row: row[1] - row[0])
            value = self.say("unseen.value", moves=last - first + 1, first=first, last=last)
            yield Figure(name=self.say("unseen"), value=value)

    def _paid(self, flight: FlightRecord) -> Figure:
        fares = [stop.fare for stop in flight.stops]
        used = [(fare, self.teller.fare(fare), fares.count(fare)) for fare in FARES if fare in fares]
        tickets = tuple(TicketCount(fare=fare, name=name, count=count) for fare, name, count in used)
        value = ", ".join(f"{name} {count}" for _, name, count in used) or "0"
        return Figure(name=self.say("tickets"), value=value, tickets=tickets)


def _rows(flight: FlightRecord) -> Iterator[tuple[int, int]]:
    """From which entry to which he was never seen."""
    first = 1
    for n, stop in enumerate(flight.stops[1:], 1):
        if stop.surfaced:
            first = n + 1
        else:
            yield first, n
