"""Everybody's bench at one table: what is being laid out, a hint for it, and the attempt to solve the lead with it."""

from __future__ import annotations

from collections import defaultdict

from gaslamp.core import SPECTATOR, Problem, Seat
from gaslamp.games.enquiry import Solve
from gaslamp.terminal.case.bench import Bench
from gaslamp.terminal.case.table import CaseTable


class Benches:
    """What lies on a bench is in plain sight, so it needs nothing that a spectator does not know."""

    def __init__(self, table: CaseTable) -> None:
        self.table = table
        self._benches: defaultdict[Seat, Bench] = defaultdict(Bench)

    def of(self, seat: Seat) -> Bench:
        """A player's bench, with what the player owns by now."""
        hand, deck = self.table.match.known(SPECTATOR).hands[seat], self.table.game.deck
        bench = self._benches[seat]
        bench.sit(deck.leads.get(hand.lead), deck.clues, hand)
        return bench

    def hint(self, seat: Seat) -> None:
        """The best layout there is, laid out; a `Problem` if there is none, or if the table plays without."""
        if not self.table.hints:
            raise Problem("telling-hints-off")
        bench = self.of(seat)
        hand = bench.current.hand
        solution = self.table.game.solution(hand.lead, hand.cards, hand.tokens)
        if solution is None:
            raise Problem("telling-no-solution")
        bench.put(bench.current.laid_out(solution.layout))

    def solving(self, seat: Seat) -> Solve:
        """What is laid out as an attempt to solve the lead; where nothing is, the layout on offer."""
        bench = self.of(seat)
        layout = bench.draft.joined if bench.draft else None
        ready = next((action for action in self.table.choices() if isinstance(action, Solve)), None)
        if ready and not (layout and layout.cards):
            return ready
        return Solve(seat=seat, cards=layout.cards if layout else (), links=layout.links if layout else ())
