"""Case Connection, rules CC-1 to CC-15: nobody flees; everybody gathers clues and evidence to solve leads.

What a player owns lies open; a layout is no part of the state until it solves a lead (CC-11). Hidden are only the
leads that were drawn and not kept. A card is decided when it is drawn.

    fill ─► deal ─► follow ─► first ─► turn ─► turn …
                                        ├─ a visit may empty places: fill
                                        └─ a lead solved: score ─► keep ─► deal ─► follow
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, BadOptions, Ended, Event, IllegalAction, Outcome, Seat
from gaslamp.games.cards import SYMBOLS, Clue, Lead
from gaslamp.games.casework import GOAL, SWAPPED, Casework, LastTurns, next_place
from gaslamp.games.deck import load_deck
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
    in_order,
)
from gaslamp.games.layouts import Layout, direct, fault
from gaslamp.games.setup import HeadStart, checked_options, described, points_ahead
from gaslamp.games.solver import KEPT, Solution, solve
from gaslamp.games.vocabulary import Done
from gaslamp.match import View

__all__ = [
    "Connection",
    "ConnectionOptions",
    "ConnectionState",
    "ConnectionView",
    "DrawLead",
    "Fill",
    "Finale",
    "First",
    "Follow",
    "Hand",
    "Keep",
    "Solve",
    "Solved",
    "Swap",
    "Tokens",
    "Visit",
]

TAKEN = 2
"""CC-5: how many items a visit brings."""
SOLUTIONS = 4096
"""Answers of the solver that a game remembers: the same is asked with every look at a turn, and in every rollout."""
REFUSED: Mapping[type[Action], str] = {
    Fill: "CC-3", DrawLead: "CC-4", Follow: "CC-4", First: "CC-4",
    Visit: "CC-5", Swap: "CC-7", Keep: "CC-13", Done: "CC-5",
}  # fmt: skip


class ConnectionOptions(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is in the box (owners may enter theirs), and how it ends.

    >>> Connection(2, ConnectionOptions(last_turns="even"))
    <Connection 'connection', 2 seats, last_turns='even'>
    """

    deck: str = "gaslamp"
    last_turns: LastTurns = "others"
    head_start: HeadStart = ()


class Connection(Casework):
    """Sherlock: Case Connection, for 2 to 4 players.

    >>> game = Connection(3)
    >>> game, game.deck
    (<Connection 'connection', 3 seats>, <Deck 'gaslamp': 44 clues, 20 leads>)
    """

    name = "connection"
    players: ClassVar[range] = range(2, 5)
    options_type: ClassVar[type[ConnectionOptions]] = ConnectionOptions
    vocabulary: ClassVar[tuple[type[Event], ...]] = (
        Fill, DrawLead, Follow, First, Visit, Swap, Solve, Solved, Keep, Done, Finale, Ended,
    )  # fmt: skip

    def __init__(self, seats: int = 4, options: ConnectionOptions | None = None) -> None:
        super().__init__()
        self.options = checked_options(self.options_type, seats, options)
        if seats not in self.players:
            raise BadOptions("seats-out-of-range", seats=seats, least=self.players[0], most=self.players[-1])
        self.seats, self.deck, self.last_turns = seats, load_deck(self.options.deck), self.options.last_turns
        self.ahead = points_ahead(self.options.head_start, seats)
        if max(self.ahead.values()) >= GOAL:
            raise BadOptions("head-start-too-much", points=max(self.ahead.values()), most=GOAL - 1)
        self.everybody: tuple[Seat, ...] = (SPECTATOR, *range(seats))
        self._solutions: dict[tuple[Lead, tuple[Clue, ...], Tokens], Solution | None] = {}
        self._offers: dict[ConnectionPhase, Callable[[ConnectionState, Seat], Sequence[Action]]] = {
            "fill": self._fills, "deal": self._deals, "follow": self._follows, "first": self._firsts,
            "turn": self._turn, "keep": self._keeps,
        }  # fmt: skip

    @classmethod
    def full_table(cls, _: ConnectionOptions) -> int:
        """How many can play."""
        return cls.players[-1]

    def __repr__(self) -> str:
        return described(self)

    # What may be done

    def legal(self, state: ConnectionState, seat: Seat) -> Sequence[Action]:
        """What the seat may do, in a defined order; of all layouts only the best."""
        return self._offers[state.phase](state, seat) if seat in state.to_act else ()

    def allows(self, state: ConnectionState, action: Action) -> bool:
        """Whether the action is legal; every valid layout is."""
        if isinstance(action, Solve):
            return self._against_layout(state, action) is None
        if isinstance(action, Visit | Keep):
            action = replace(action, items=tuple(in_order(action.items)))  # in whatever order they are named
        return action in self.legal(state, action.seat)

    def _fills(self, state: ConnectionState, seat: Seat) -> Sequence[Action]:
        """CC-3: any card of the pile's top, or any token of the pool."""
        place = next_place(state)
        assert place, "a place is to be filled"
        items: Sequence[Item] = state.pile[0] if place[1] else state.pool.plain
        return [Fill(seat=seat, location=place[0], item=item) for item in items]

    def _deals(self, state: ConnectionState, seat: Seat) -> Sequence[Action]:
        return [DrawLead(seat=seat, player=next_player(state), lead=lead) for lead in self.drawable(state)]

    def drawable(self, state: ConnectionState) -> Sequence[int]:
        """The leads that may be drawn next, as far as the viewer of this state knows."""
        top = (None,) if state.leads else state.under[0]
        return self.unseen(state) if None in top else [lead for lead in top if lead is not None]

    def unseen(self, state: ConnectionState) -> Sequence[int]:
        """The leads of which the viewer does not know where they are."""
        seen = {lead for hand in state.hands for lead in (hand.lead, *hand.solved, *hand.drawn)}
        seen |= {lead for batch in state.under for lead in batch}
        return [lead for lead in self.deck.leads if lead not in seen]

    def _follows(self, state: ConnectionState, seat: Seat) -> Sequence[Action]:
        return [Follow(seat=seat, lead=lead) for lead in sorted(filter(None, state.hands[seat].drawn))]

    def _firsts(self, _: ConnectionState, seat: Seat) -> Sequence[Action]:
        return [First(seat=seat, player=player) for player in range(self.seats)]

    def _turn(self, state: ConnectionState, seat: Seat) -> Sequence[Action]:
        """CC-5: whoever can visit must, before the turn is over. CC-15, ruling: whoever cannot goes without."""
        visits = () if state.has_visited else tuple(_visits(state, seat))
        over = () if visits else (Done(seat=seat),)
        return (*self._solves(state, seat), *visits, *_swaps(state, seat), *over)

    def _solves(self, state: ConnectionState, seat: Seat) -> Iterator[Action]:
        """The best layout there is; a player may lay out any other (CC-11)."""
        hand = state.hands[seat]
        if solution := self.solution(hand.lead, hand.cards, hand.tokens):
            yield Solve(seat=seat, cards=solution.layout.cards, links=solution.layout.links)

    def solution(self, lead: int, cards: Sequence[int], tokens: Tokens) -> Solution | None:
        """The best layout of these cards and tokens for a lead, if there is one."""
        if not lead:
            return None
        question = self.deck.leads[lead], tuple(self.deck.clues[card] for card in cards), tokens
        if question not in self._solutions:
            if len(self._solutions) == SOLUTIONS:
                self._solutions.clear()
            self._solutions[question] = _solution(*question)
        return self._solutions[question]

    def _keeps(self, state: ConnectionState, seat: Seat) -> Sequence[Action]:
        assert state.laid, "something is kept of a layout"
        items = in_order((*state.laid.numbers, *state.laid.tokens))
        return [Keep(seat=seat, items=pair) for pair in dict.fromkeys(combinations(items, KEPT))]

    # Why something is refused

    def refusal(self, state: ConnectionState, action: Action) -> IllegalAction:
        """Why an action is not allowed, and where a layout is wrong."""
        if action.known_to:
            return IllegalAction("CC-4")
        if isinstance(action, Solve) and (refused := self._against_layout(state, action)):
            return refused
        return IllegalAction(REFUSED.get(type(action), "CC-5"))

    def _against_layout(self, state: ConnectionState, action: Solve) -> IllegalAction | None:
        if action.known_to or action.seat not in state.to_act or state.phase != "turn":
            return IllegalAction("CC-12", wrong="turn")
        hand = state.hands[action.seat]
        if not hand.lead:
            return IllegalAction("CC-12", wrong="lead")
        layout = Layout(action.cards, action.links)
        if lacking := missing(hand, layout):
            return IllegalAction("CC-12", wrong="owned", item=lacking)
        found = fault(self.deck.leads[hand.lead], self.deck.clues, layout)
        return IllegalAction(found.rule, **found.details) if found else None

    # What follows

    def decide(self, state: ConnectionState, action: Action) -> Iterator[Event]:
        """The allowed action, then all that follows from it."""
        event: Event = _deal(action.player, action.lead) if isinstance(action, DrawLead) else action
        yield event
        state = self.apply(state, event)
        while facts := self.facts(state):
            for event in facts:
                yield event
                state = self.apply(state, event)

    def facts(self, state: ConnectionState) -> Sequence[Event]:
        """What must be recorded next without anybody acting."""
        if state.phase == "score":
            return (self._score(state),)
        if state.phase == "finale":
            return (Finale(player=state.current),)
        is_over = state.phase == "over" and not state.outcome
        return (Ended(outcome=self._outcome(state)),) if is_over else ()

    def _score(self, state: ConnectionState) -> Solved:
        """CC-13: a bonus counts only on a card next to the lead."""
        assert state.laid, "a layout has solved the lead"
        lead = self.deck.leads[state.hands[state.current].lead]
        bonuses = (self.deck.clues[card].bonus for card in direct(state.laid))
        return Solved(player=state.current, lead=lead.number, points=lead.points, bonuses=tuple(filter(None, bonuses)))

    def _outcome(self, state: ConnectionState) -> Outcome:
        """CC-14: most points, then the most valuable lead; what is still equal is shared."""
        ranks = [(self.points(hand), self._dearest(hand)) for hand in state.hands]
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        rule = "CC-15" if state.finale is None else "CC-14"
        return Outcome(winners=winners, rule=rule, how="shared" if len(winners) > 1 else "")

    def _dearest(self, hand: Hand) -> int:
        return max((self.deck.leads[lead].points for lead in hand.solved), default=0)

    # What a viewer can believe

    def plausible(self, state: ConnectionState, event: Event) -> bool:
        """Whether the viewer whose state this is may take the event for true: only leads can be hidden from it."""
        match event:
            case DrawLead():
                return self._might_draw(state, event)
            case Follow():
                return self._might_follow(state, event)
            case Action():
                return self.allows(state, event)
        return event in self.facts(state)

    def _might_draw(self, state: ConnectionState, event: DrawLead) -> bool:
        if state.phase != "deal" or event != _deal(next_player(state), event.lead):
            return False
        return event.lead is None or event.lead in self.drawable(state)

    def _might_follow(self, state: ConnectionState, event: Follow) -> bool:
        if state.phase != "follow" or event.seat not in state.to_act or event.known_to:
            return False
        drawn = state.hands[event.seat].drawn
        return event.lead in drawn or (None in drawn and event.lead in self.unseen(state))


ConnectionView: TypeAlias = View[ConnectionState, Connection]
"""What a seat of Case Connection is handed: `def act(self, view: ConnectionView) -> Action`."""


def _solution(lead: Lead, clues: tuple[Clue, ...], tokens: Tokens) -> Solution | None:
    return solve(lead, {clue.number: clue for clue in clues}, tokens.counts)


def next_player(state: ConnectionState) -> Seat:
    """The next to draw a lead."""
    return next(player for player, due in enumerate(state.due) if due)


def _deal(player: Seat, lead: int | None) -> DrawLead:
    """CC-4: a lead for the player's eyes alone."""
    return DrawLead(seat=CHANCE, player=player, lead=lead, known_to=(player,))


def _visits(state: ConnectionState, seat: Seat) -> Iterator[Action]:
    for location, items in enumerate(state.locations):
        for pair in dict.fromkeys(combinations(in_order(items), TAKEN)):
            yield Visit(seat=seat, location=location, items=pair)


def _swaps(state: ConnectionState, seat: Seat) -> Iterator[Action]:
    tokens = state.hands[seat].tokens
    for kind in () if state.has_swapped else SYMBOLS:
        if tokens.count(kind) >= SWAPPED:
            yield Swap(seat=seat, kind=kind)


def missing(hand: Hand, layout: Layout) -> Item | None:
    """A card or token of the layout that is not the player's."""
    owned = Counter[Item]((*hand.cards, *hand.tokens.all))
    used = Counter[Item]((*dict.fromkeys(layout.numbers), *layout.tokens))  # a card laid twice is CC-8's business
    return next(iter(used - owned), None)
