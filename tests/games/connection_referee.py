"""A second opinion on Case Connection: a referee who follows matches with pencil and paper.

It shares nothing with `gaslamp.games` but the deck and the words of the log, and works out anew, before every
action, what each seat may do (CC-4 to CC-15). What must be true of a fact it asserts when it notes it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations, permutations

from gaslamp.core import CHANCE, Action, Ended, Event, Seat
from gaslamp.games import enquiry as e
from gaslamp.games.cards import Clue, Lead, Symbol
from gaslamp.games.connection import Connection
from gaslamp.games.layouts import Layout, Link
from gaslamp.games.vocabulary import Done

ROOM = [(0, 3), (1, 2), (2, 3), (3, 2), (0, 2), (1, 3), (2, 2), (3, 3)]
"""CC-2, CC-15: locations and their room for cards, then for tokens, in the order they are filled."""
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
PLAIN: tuple[Symbol, ...] = ("forensic", "witness", "cyber")


# Layouts


def solves(lead: Lead, clues: Mapping[int, Clue], laid: Layout) -> bool:
    """CC-8 to CC-12: whether these cards, so connected, solve the lead."""
    grid = {(0, 0): 0} | {(card.x, card.y): card.card for card in laid.cards}
    cells = {card: cell for cell, card in grid.items()}
    if len(grid) != len(laid.cards) + 1 or len(cells) != len(grid):
        return False
    sides = {0: lead.sides} | {card.card: clues[card.card].sides for card in laid.cards}
    if not all(_connects(link, cells, sides) for link in laid.links):
        return False
    is_tree = len(laid.links) == len(laid.cards) and _reached(laid.links, 0) == set(cells)
    return is_tree and all(_is_met(side, wanted, laid.links, grid) for side, wanted in enumerate(lead.sides))


def _connects(
    link: Link, cells: Mapping[int, tuple[int, int]], sides: Mapping[int, tuple[tuple[str, ...], ...]]
) -> bool:
    if link.one not in cells or link.other not in cells or link.token not in (link.symbol, "universal"):
        return False
    (x, y), (right, down) = cells[link.one], cells[link.other]
    return (right - x, down - y) in AROUND and all(
        link.symbol in sides[card][AROUND.index(step)]
        for card, step in ((link.one, (right - x, down - y)), (link.other, (x - right, y - down)))
    )


def _reached(links: Collection[Link], start: int) -> set[int]:
    found = {start}
    for _ in links:
        found |= {card for link in links for card in (link.one, link.other) if found & {link.one, link.other}}
    return found


def _is_met(side: int, wanted: tuple[str, ...], links: Collection[Link], grid: Mapping[tuple[int, int], int]) -> bool:
    """CC-9: one symbol by the connection at this side, each other one by another connection behind it."""
    if not wanted:
        return True
    beside = grid.get(AROUND[side], 0)
    here = [link.symbol for link in links if {link.one, link.other} == {0, beside}]
    others = [link for link in links if 0 not in (link.one, link.other)]
    behind = _reached(others, beside)
    further = [link.symbol for link in others if link.one in behind]
    return bool(here) and any(
        order[0] == here[0] and not Counter(order[1:]) - Counter(further) for order in permutations(wanted)
    )


# The table


class Referee:
    """What lies where, who owns what, and what this turn has brought."""

    def __init__(self, game: Connection) -> None:
        self.deck, self.seats, self.house = game.deck, game.seats, game.options.last_turns
        self.pile: list[set[int]] = [set(self.deck.clues)]
        self.leads: list[set[int]] = [set(self.deck.leads)]
        self.pool: Counter[e.Item] = Counter({kind: self.deck.tokens[kind] for kind in PLAIN})
        self.at: dict[int, list[e.Item]] = {location: [] for location in range(4)}
        self.owned: dict[Seat, Counter[e.Item]] = defaultdict(Counter)
        self.lead: dict[Seat, int] = {}
        self.looking: dict[Seat, list[int]] = defaultdict(list)
        self.solved: dict[Seat, list[int]] = defaultdict(list)
        self.tokens: Counter[Seat] = Counter()  # point tokens
        self.owed = [seat for seat in range(game.seats) for _ in range(2)]
        self.stage, self.current = "fill", CHANCE
        self.has_visited = self.has_swapped = False
        self.laid: e.Solve | None = None
        self.extra, self.idle, self.ender = 0, 0, -1
        self.had: Counter[Seat] = Counter()  # turns
        self.has_gained, self.fruitless = False, 0
        self.go_on()

    def points(self, seat: Seat) -> int:
        return sum(self.deck.leads[lead].points for lead in self.solved[seat]) + self.tokens[seat]

    def go_on(self) -> None:
        """What comes next: places to fill, leads to deal, leads to choose from, or the turn."""
        self.owed = self.owed if any(self.leads) else []
        if self.stage == "fill" and self.open_place():
            return
        if self.owed:
            self.stage = "deal"
        elif any(self.looking.values()):
            self.stage = "follow"
        else:
            self.stage = "first" if self.current == CHANCE else "turn"

    # What each seat may do

    def to_act(self) -> set[Seat]:
        if self.stage == "follow":
            return {seat for seat, leads in self.looking.items() if leads}
        if self.stage in ("turn", "keep"):
            return {self.current}
        return set() if self.stage == "over" else {CHANCE}

    def offers(self, seat: Seat) -> Counter[Action]:
        """All but layouts, which cannot be listed."""
        return Counter(getattr(self, f"{self.stage}_offers")(seat) if seat in self.to_act() else ())

    def open_place(self) -> tuple[int, bool] | None:
        for n, (location, room) in enumerate(ROOM):
            is_card, stock = n < 4, any(self.pile) if n < 4 else self.pool.total()
            if stock and sum(isinstance(item, int) is is_card for item in self.at[location]) < room:
                return location, is_card
        return None

    def fill_offers(self, seat: Seat) -> Iterator[Action]:
        place = self.open_place()
        assert place
        stock = next(filter(None, self.pile)) if place[1] else self.pool.elements()
        yield from (e.Fill(seat=seat, location=place[0], item=item) for item in stock)

    def deal_offers(self, seat: Seat) -> Iterator[Action]:
        top = next(filter(None, self.leads))
        yield from (e.DrawLead(seat=seat, player=self.owed[0], lead=lead) for lead in top)

    def follow_offers(self, seat: Seat) -> Iterator[Action]:
        yield from (e.Follow(seat=seat, lead=lead) for lead in self.looking[seat])

    def first_offers(self, seat: Seat) -> Iterator[Action]:
        yield from (e.First(seat=seat, player=player) for player in range(self.seats))

    def turn_offers(self, seat: Seat) -> Iterator[Action]:
        visits = [] if self.has_visited else list(self.visits(seat))
        yield from visits or [Done(seat=seat)]
        kinds = [kind for kind in PLAIN if self.owned[seat][kind] >= 3 and not self.has_swapped]
        yield from (e.Swap(seat=seat, kind=kind) for kind in kinds)

    def visits(self, seat: Seat) -> Iterator[Action]:
        for location, here in self.at.items():
            pairs = {tuple(sorted(pair, key=_written)) for pair in combinations(here, 2)}
            yield from (e.Visit(seat=seat, location=location, items=pair) for pair in pairs)

    def keep_offers(self, seat: Seat) -> Iterator[Action]:
        pairs = {tuple(sorted(pair, key=_written)) for pair in combinations(self.used().elements(), 2)}
        yield from (e.Keep(seat=seat, items=pair) for pair in pairs)

    def used(self) -> Counter[e.Item]:
        """What the layout consists of."""
        assert self.laid
        cards, tokens = (laid.card for laid in self.laid.cards), (link.token for link in self.laid.links)
        return Counter[e.Item]([*cards, *tokens])

    # What has happened

    def note(self, event: Event) -> None:
        getattr(self, f"note_{type(event).__name__.lower()}")(event)

    def note_fill(self, event: e.Fill) -> None:
        self.at[event.location].append(event.item)
        if isinstance(event.item, int):
            next(filter(None, self.pile)).remove(event.item)
        else:
            self.pool[event.item] -= 1
        self.go_on()

    def note_drawlead(self, event: e.DrawLead) -> None:
        assert event.lead is not None
        assert event.known_to == (event.player,)
        next(filter(None, self.leads)).remove(event.lead)
        self.looking[self.owed.pop(0)].append(event.lead)
        self.go_on()

    def note_follow(self, event: e.Follow) -> None:
        self.lead[event.seat] = event.lead
        self.leads.append(set(self.looking.pop(event.seat)) - {event.lead})
        self.go_on()

    def note_first(self, event: e.First) -> None:
        self.current = event.player
        self.go_on()

    def note_visit(self, event: e.Visit) -> None:
        for item in event.items:
            self.at[event.location].remove(item)
            self.owned[event.seat][item] += 1
            self.has_gained |= isinstance(item, int)
        self.has_visited, self.idle = True, 0
        if [len(here) < 2 for here in self.at.values()].count(True) >= 2:
            self.stage = "fill"
        self.go_on()

    def note_swap(self, event: e.Swap) -> None:
        self.owned[event.seat] -= Counter({event.kind: 3})
        self.owned[event.seat]["universal"] += 1
        self.pool[event.kind] += 3
        self.has_swapped = True

    def note_solve(self, event: e.Solve) -> None:
        assert solves(self.deck.leads[self.lead[event.seat]], self.deck.clues, Layout(event.cards, event.links))
        self.laid, self.has_gained = event, True
        assert not self.used() - self.owned[event.seat]

    def note_solved(self, event: e.Solved) -> None:
        assert self.laid
        lead = self.deck.leads[self.lead.pop(event.player)]
        beside = {card for link in self.laid.links for card in (link.one, link.other) if 0 in (link.one, link.other)}
        won = [self.deck.clues[card].bonus for card in beside - {0} if self.deck.clues[card].bonus]
        assert (event.lead, event.points, sorted(event.bonuses)) == (
            lead.number,
            lead.points,
            sorted(filter(None, won)),
        )
        self.solved[event.player].append(event.lead)
        self.tokens[event.player] += won.count("point")
        self.owned[event.player]["universal"] += won.count("universal")
        self.extra = won.count("lead")
        is_nine, is_last = self.points(event.player) >= 9, self.ender >= 0
        self.stage = "score" if is_nine and not is_last else "keep"
        if is_nine and is_last and self.house == "cut":
            self.next_turn()

    def note_keep(self, event: e.Keep) -> None:
        spent = self.used() - Counter(event.items)
        self.owned[event.seat] -= spent
        self.pile.append({item for item in spent if isinstance(item, int)})
        self.pool += Counter({kind: spent[kind] for kind in PLAIN})
        self.owed = [event.seat] * (2 + self.extra)
        self.laid = None
        self.go_on()

    def note_done(self, _: Done) -> None:
        self.idle += not self.has_visited
        self.fruitless = 0 if self.has_gained else self.fruitless + 1
        self.next_turn()

    def note_finale(self, event: e.Finale) -> None:
        assert (event.player, self.stage) == (self.current, "score")
        self.ender = event.player
        self.next_turn()

    def next_turn(self) -> None:
        self.had[self.current] += 1
        self.current = (self.current + 1) % self.seats
        self.has_visited = self.has_swapped = self.has_gained = False
        is_stuck = self.idle == self.seats or self.fruitless == 5 * self.seats
        self.stage = "over" if (self.is_played_out() if self.ender >= 0 else is_stuck) else "turn"

    def is_played_out(self) -> bool:
        """CC-14: everybody has had as many turns, or everybody but whoever ended it one more."""
        if self.house == "even":
            return len({self.had[seat] for seat in range(self.seats)}) == 1
        return self.current == self.ender

    def note_ended(self, event: Ended) -> None:
        assert self.stage == "over"
        assert set(event.outcome.winners) == self.winners()
        assert event.outcome.rule == ("CC-14" if self.ender >= 0 else "CC-15")

    def winners(self) -> set[Seat]:
        """CC-14: nobody has more points, nor as many and a more valuable lead."""
        ranks = {seat: (self.points(seat), self.dearest(seat)) for seat in range(self.seats)}
        return {seat for seat in ranks if not any(rank > ranks[seat] for rank in ranks.values())}

    def dearest(self, seat: Seat) -> int:
        return max([self.deck.leads[lead].points for lead in self.solved[seat]], default=0)


def _written(item: e.Item) -> tuple[int, int]:
    """Cards by number, then tokens in the order forensic, witness, cyber, universal."""
    return (0, item) if isinstance(item, int) else (1, "fwcu".index(item[0]))
