"""How the state of Case Connection changes: what each event moves from where to where, and whose turn it then is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec.structs import replace

from gaslamp.core import CHANCE, Ended, Event, Seat
from gaslamp.games.cards import SYMBOLS, Deck
from gaslamp.games.chase import put
from gaslamp.games.enquiry import (
    ConnectionPhase,
    ConnectionState,
    DrawLead,
    Fill,
    Finale,
    First,
    Follow,
    Hand,
    Item,
    Keep,
    Solve,
    Solved,
    Swap,
    Tokens,
    Visit,
)
from gaslamp.games.layouts import Layout
from gaslamp.games.vocabulary import Done

CaseFold: TypeAlias = Callable[[ConnectionState, Any], ConnectionState]
C = TypeVar("C", bound=int | None)
LastTurns: TypeAlias = Literal["others", "even", "cut"]
"""CC-14: who plays on once somebody has nine points: all others, the rest of the round, or all others up to nine."""

PLACES = ((3, 2), (2, 3), (3, 2), (2, 3))
"""CC-2, ruling: how many cards and how many tokens each location has room for: five items each."""
BARE = 2
"""CC-6: how many locations must be down to a single item or none before all are filled again."""
SWAPPED = 3
"""CC-7: how many equal tokens are given for a universal one."""
DRAWN = 2
"""CC-4, CC-13: how many leads are drawn to choose from."""
GOAL = 9
"""CC-14: the points that bring on the end."""
STALE = 5
"""CC-15, ruling: after so many rounds in which nobody takes a card or solves a lead the game is over."""


class Casework:
    """The fold from events to states, of the truth and of every view alike."""

    seats: int
    deck: Deck
    last_turns: LastTurns
    ahead: Mapping[Seat, int]
    """CC-14, house rule: the points each begins with."""

    def __init__(self) -> None:
        self._folds: dict[type[Event], CaseFold] = {
            Fill: self._filled, DrawLead: self._dealt, Follow: self._followed, First: self._first,
            Visit: self._visited, Swap: self._swapped, Solve: self._laid, Solved: self._solved, Keep: self._kept,
            Done: self._done, Finale: self._finale, Ended: self._ended,
        }  # fmt: skip

    def start(self) -> ConnectionState:
        """CC-4: nothing on the table yet."""
        state = ConnectionState(
            pile=(tuple(self.deck.clues),),
            pool=Tokens(*map(self.deck.tokens.__getitem__, SYMBOLS)),
            leads=len(self.deck.leads),
            locations=((),) * len(PLACES),
            hands=tuple(Hand(bonus=points) for points in self.ahead.values()),
            due=(DRAWN,) * self.seats,
            is_filling=True,
        )
        return self._settle(state)

    def points(self, hand: Hand) -> int:
        """CC-14: those of solved leads, and point tokens."""
        return sum(self.deck.leads[lead].points for lead in hand.solved) + hand.bonus

    def apply(self, state: ConnectionState, event: Event) -> ConnectionState:
        return self._folds[type(event)](state, event)

    def _settle(self, state: ConnectionState) -> ConnectionState:
        """Whose turn it is once nothing follows by itself."""
        if state.is_filling and next_place(state) is None:
            state = replace(state, is_filling=False)
        if not state.leads and not state.under:
            state = replace(state, due=(0,) * self.seats)  # CC-15, ruling: no leads left
        phase, to_act = self._phase(state)
        return replace(state, phase=phase, to_act=frozenset(to_act))

    def _phase(self, state: ConnectionState) -> tuple[ConnectionPhase, Collection[Seat]]:
        choosing = [seat for seat, hand in enumerate(state.hands) if hand.drawn]
        phases: list[tuple[ConnectionPhase, bool, Collection[Seat]]] = [
            ("fill", state.is_filling, (CHANCE,)),
            ("deal", any(state.due), (CHANCE,)),
            ("follow", bool(choosing), choosing),
            ("first", state.current == CHANCE, (CHANCE,)),
            ("keep", state.laid is not None, (state.current,)),
            ("over", self._is_played_out(state) or self._is_stuck(state), ()),
        ]
        return next(((phase, to_act) for phase, is_so, to_act in phases if is_so), ("turn", (state.current,)))

    def _is_played_out(self, state: ConnectionState) -> bool:
        """CC-14: it would be the turn of whoever brought on the end or, where all have as many, of whoever began."""
        last = state.first if self.last_turns == "even" else state.finale
        return state.finale is not None and state.current == last

    def _is_stuck(self, state: ConnectionState) -> bool:
        """CC-15, ruling: nobody could visit in a whole round, or tokens go round and nothing comes of it."""
        return state.idle == self.seats or state.stale == STALE * self.seats

    def _filled(self, state: ConnectionState, event: Fill) -> ConnectionState:
        items = (*state.locations[event.location], event.item)
        state = replace(state, locations=put(state.locations, event.location, items))
        if isinstance(event.item, int):
            return self._settle(replace(state, pile=drawn(state.pile, event.item)))
        return self._settle(replace(state, pool=state.pool.gain(event.item, -1)))

    def _dealt(self, state: ConnectionState, event: DrawLead) -> ConnectionState:
        hand = state.hands[event.player]
        state = self._hold(state, event.player, replace(hand, drawn=(*hand.drawn, event.lead)))
        state = replace(state, due=put(state.due, event.player, state.due[event.player] - 1))
        if state.leads:
            return self._settle(replace(state, leads=state.leads - 1))
        return self._settle(replace(state, under=drawn(state.under, event.lead)))

    def _followed(self, state: ConnectionState, event: Follow) -> ConnectionState:
        hand = state.hands[event.seat]
        rest = taken(hand.drawn, event.lead)
        state = self._hold(state, event.seat, replace(hand, lead=event.lead, drawn=()))
        return self._settle(replace(state, under=(*state.under, rest) if rest else state.under))

    def _hold(self, state: ConnectionState, seat: Seat, hand: Hand) -> ConnectionState:
        return replace(state, hands=put(state.hands, seat, hand))

    def _first(self, state: ConnectionState, event: First) -> ConnectionState:
        return self._settle(replace(state, current=event.player, first=event.player))

    def _visited(self, state: ConnectionState, event: Visit) -> ConnectionState:
        left, hand = list(state.locations[event.location]), state.hands[event.seat]
        for item in event.items:
            left.remove(item)
            hand = hand.gain(item)
        locations = put(state.locations, event.location, tuple(left))
        is_bare = sum(len(items) <= 1 for items in locations) >= BARE  # CC-6
        has_gained = state.has_gained or any(isinstance(item, int) for item in event.items)
        state = replace(state, locations=locations, has_visited=True, has_gained=has_gained, idle=0, is_filling=is_bare)
        return self._settle(self._hold(state, event.seat, hand))

    def _swapped(self, state: ConnectionState, event: Swap) -> ConnectionState:
        hand = state.hands[event.seat]
        tokens = hand.tokens.gain(event.kind, -SWAPPED).gain("universal")
        state = self._hold(state, event.seat, replace(hand, tokens=tokens))
        return replace(state, pool=state.pool.gain(event.kind, SWAPPED), has_swapped=True)

    def _laid(self, state: ConnectionState, event: Solve) -> ConnectionState:
        return replace(state, laid=Layout(event.cards, event.links), phase="score", to_act=frozenset())

    def _solved(self, state: ConnectionState, event: Solved) -> ConnectionState:
        hand = state.hands[event.player]
        won = Counter(event.bonuses)
        tokens = hand.tokens.gain("universal", won["universal"])
        hand = replace(hand, lead=0, solved=(*hand.solved, event.lead), bonus=hand.bonus + won["point"], tokens=tokens)
        state = self._hold(replace(state, extra=won["lead"], has_gained=True), event.player, hand)
        # CC-14, ruling: a last turn is a whole turn, also for whoever reaches nine points in it
        if self.points(hand) < GOAL or (state.finale is not None and self.last_turns != "cut"):
            return self._settle(state)
        state = replace(state, laid=None, extra=0)  # CC-14: steps 3 to 5 are left out, and the turn is over
        return replace(state, phase="finale") if state.finale is None else self._pass(state)

    def _kept(self, state: ConnectionState, event: Keep) -> ConnectionState:
        """CC-13: all but two items go back."""
        assert state.laid, "something is kept of a layout"
        hand, pool = state.hands[event.seat], state.pool
        spent = Counter[Item]((*state.laid.numbers, *state.laid.tokens)) - Counter(event.items)
        for item in spent.elements():
            hand = hand.lose(item)
            pool = pool.gain(item) if item in SYMBOLS else pool
        # CC-15, ruling: cards that go under the pile are shuffled among themselves, and universals never run out
        cards = tuple(sorted(item for item in spent if isinstance(item, int)))
        pile = (*state.pile, cards) if cards else state.pile
        due = put(state.due, event.seat, DRAWN + state.extra)
        state = replace(state, pile=pile, pool=pool, due=due, laid=None, extra=0)
        return self._settle(self._hold(state, event.seat, hand))

    def _done(self, state: ConnectionState, _: Done) -> ConnectionState:
        stale = 0 if state.has_gained else state.stale + 1
        return self._pass(replace(state, idle=state.idle + (not state.has_visited), stale=stale))

    def _finale(self, state: ConnectionState, event: Finale) -> ConnectionState:
        """CC-14: the last turns are had also where CC-15 would have ended the game sooner."""
        return self._pass(replace(state, finale=event.player, idle=0, stale=0))

    def _pass(self, state: ConnectionState) -> ConnectionState:
        """CC-4: clockwise."""
        current = (state.current + 1) % self.seats
        return self._settle(replace(state, current=current, has_visited=False, has_swapped=False, has_gained=False))

    def _ended(self, state: ConnectionState, event: Ended) -> ConnectionState:
        return replace(state, outcome=event.outcome)


def next_place(state: ConnectionState) -> tuple[int, bool] | None:
    """CC-15, ruling: the next place to fill, in a fixed order, and whether it is for a card; None if none can be."""
    for is_card, stock in (True, bool(state.pile)), (False, bool(state.pool.plain)):
        for location, items in enumerate(state.locations if stock else ()):
            room = PLACES[location][not is_card]
            if sum(isinstance(item, int) is is_card for item in items) < room:
                return location, is_card
    return None


def taken(batch: tuple[C, ...], card: C) -> tuple[C, ...]:
    """What is left of some cards when one goes. If it is not known which went, it is not known which are left."""
    if card is None:
        return (card,) * (len(batch) - 1)
    gone = batch.index(card) if card in batch else [*batch].index(None)  # type: ignore[arg-type]  # an unknown one
    return batch[:gone] + batch[gone + 1 :]


def drawn(pile: tuple[tuple[C, ...], ...], card: C) -> tuple[tuple[C, ...], ...]:
    """A pile after a card of its top part was drawn."""
    top = taken(pile[0], card)
    return pile[1:] if not top else (top, *pile[1:])
