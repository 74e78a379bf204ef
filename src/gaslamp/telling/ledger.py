"""What the compact game adds to the table: rounds and points, the common stock, hiding, giving up.

Everything is told from one seat's view; where a game has none of it, nothing is told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import Literal, TypeAlias

from msgspec.structs import replace

from gaslamp.core import Action, Ended, Event, Seat
from gaslamp.games import AnyChase
from gaslamp.games.compact import PENALTY, PRICES, Compact, CompactState, GiveUp, Place, Scored, has_just_hidden, price
from gaslamp.games.vocabulary import FUGITIVE, Caught, ChaseState, Cornered, Move, Purse
from gaslamp.match import View, replay
from gaslamp.presentation import ledger_of, presentation_of
from gaslamp.presentation.chase import FARES
from gaslamp.presentation.general import listed
from gaslamp.record import Player
from gaslamp.telling import say
from gaslamp.words import Words

Progress: TypeAlias = Literal["done", "now", "later"]


def last_sight(view: View[ChaseState]) -> int | None:
    """Where everybody last saw the fugitive, in a game in which he is visible except for a turn."""
    found = ledger_of(view)
    if found is None:
        return None
    return next((entry.station for entry in reversed(found[1].log) if entry.surfaced), found[1].start)


def ending(view: View[ChaseState]) -> Sequence[Event]:
    """How the round has come to its end, if it just has."""
    since = takewhile(lambda event: not isinstance(event, Action), reversed(view.events))
    ended = tuple(event for event in since if isinstance(event, Caught | Cornered | Scored | Ended))[::-1]
    return ended if any(isinstance(event, Scored) for event in ended) else ()


def last_board(view: View[ChaseState]) -> View[ChaseState]:
    """The view of a round that is over, before the board is cleared for the next one."""
    found = ledger_of(view)
    if found is None or view.state.phase != "place":
        return view
    state = replace(replay(view.game, view.events[:-1]), to_act=frozenset(), scores=found[1].scores)
    return View(view.game, view.seat, state, view.events, ())


class Ledger:
    """Speaks of points and tickets, in one language."""

    def __init__(self, words: Words, players: Sequence[Player], people: Collection[Seat] | None = None) -> None:
        self.words, self.players = words, players
        self.say = partial(say, words)
        self.here = frozenset(self.people(range(len(players))) if people is None else people)
        """The people at the screen."""

    # Who

    def who(self, seat: Seat) -> str:
        """Somebody by name, else by what tells them apart: roles change, so pawns do not."""
        if self._is_alone(seat) and not self.players[seat].name:
            return self.say("you")
        return self.words.called(seat, self.players)

    def _is_alone(self, seat: Seat) -> bool:
        """Whether nobody else is at the screen."""
        return self.here == {seat}

    def people(self, seats: Collection[Seat]) -> list[Seat]:
        return [seat for seat in sorted(seats) if seat < len(self.players) and self.players[seat].agent is None]

    def names(self, seats: Iterable[Seat]) -> str:
        return listed(self.words.say, [*map(self.who, sorted(seats))])

    def asked(self, view: View[ChaseState]) -> str:
        """Those of whom something is wanted; nobody need be named who sits alone and has no name."""
        asked = view.state.to_act & self.here
        return self.names(seat for seat in asked if self.players[seat].name or not self._is_alone(seat))

    def is_anybodys(self, event: Event, game: AnyChase) -> bool:
        """CP-6: whether it is not known which of several people at the screen has put or moved the pawn."""
        is_shared = isinstance(event, Place | Move) and presentation_of(game).is_shared(event.pawn)
        return is_shared and len(self.here) > 1

    # What everybody keeps an eye on

    def heading(self, view: View[ChaseState]) -> str:
        """Which round it is, and whose."""
        state = view.state
        return self.say("heading", round=state.round, rounds=view.game.seats, who=self.who(state.fugitive))

    def brief(self, view: View[ChaseState]) -> list[str]:
        """The same and the points in one line, then the tickets, then what is out of the ordinary."""
        if not ledger_of(view):
            return []
        return [" · ".join([self.heading(view), *self.points(view)]), *self.purses(view), *self.notices(view)]

    def points(self, view: View[ChaseState]) -> list[str]:
        """The score sheet in one line."""
        return [self.say("points", scores=", ".join(self.scores(view)))] if ledger_of(view) else []

    def scores(self, view: View[ChaseState]) -> list[str]:
        """The score sheet: what everybody has made as Mister X."""
        found = ledger_of(view)
        scored = ((seat, score(*found, seat)) for seat in range(found[0].seats)) if found else ()
        return [self.say("score", who=self.who(seat), points=points, state=how) for seat, (points, how) in scored]

    def purses(self, view: View[ChaseState]) -> list[str]:
        """The common stock and what he was handed, once the chase is on."""
        found = ledger_of(view)
        if found is None or found[1].start is None:
            return []
        stock, handed = found[1].stock, found[1].purses[FUGITIVE]
        blacks = self.say("tickets-black", count=handed.black)
        return [
            self.say("stock", tickets=self._tickets(stock), points=price(stock)),
            self.say("handed", tickets=self._tickets(handed), blacks=blacks),
        ]

    def _tickets(self, purse: Purse) -> str:
        return ", ".join(self.say(f"tickets-{fare}", count=purse.count(fare)) for fare in FARES)

    def prices(self, view: View[ChaseState]) -> list[str]:
        return [self.say("prices", **PRICES, penalty=PENALTY)] if ledger_of(view) else []

    def notices(self, view: View[ChaseState]) -> list[str]:
        """What is out of the ordinary now: he is in hiding, somebody is for giving up."""
        found = ledger_of(view)
        return [*self._hiding(view, found[1]), *self._proposal(*found)] if found and found[1].to_act else []

    def _hiding(self, view: View[ChaseState], state: CompactState) -> Iterator[str]:
        if state.phase == "answer" and has_just_hidden(state):
            yield self.say("hiding", station=last_sight(view))

    def _proposal(self, game: Compact, state: CompactState) -> Iterator[str]:
        if state.giving_up:
            others = _team(game, state) - state.giving_up
            yield self.say("giving-up", who=self.names(state.giving_up), others=self.names(others))

    # The turn

    def blacks(self, view: View[ChaseState]) -> str:
        """How it stands with his black tickets: ready, resting or spent."""
        found = ledger_of(view)
        if found is None or found[0].can_pay(found[1], FUGITIVE, "black"):
            return "ready"
        return "resting" if found[1].purses[FUGITIVE].black else "spent"

    def offer(self, view: View[ChaseState], action: Action, offer: str) -> str:
        """A line of the menu; CP-10: giving up with what it gives away and who else must agree."""
        found = ledger_of(view)
        if found is None or not isinstance(action, GiveUp):
            return offer
        game, state = found
        others = _team(game, state) - state.giving_up - {action.seat}
        kind = "none" if not others else "people" if self.people(others) == sorted(others) else "bots"
        needed = {"others": self.names(others), "count": len(others)}
        return self.say("offer-give-up", offer=offer, points=price(state.stock), kind=kind, **needed)


def score(game: Compact, state: CompactState, seat: Seat) -> tuple[int, Progress]:
    """What somebody has made as Mister X, and whether that is done, going on or still to come."""
    if seat < len(state.scores):
        return state.scores[seat], "done"
    is_on = seat == state.fugitive and state.start is not None
    ahead = game.ahead[seat]
    return (ahead + game.points(state), "now") if is_on else (ahead, "later")


def _team(game: Compact, state: CompactState) -> frozenset[Seat]:
    """Who runs the detectives in this round."""
    return game.hand(state, game.detectives[0])
