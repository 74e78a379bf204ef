"""Tables of Case Connection to test with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.agents import make_agent
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, Seat
from gaslamp.games import make_game
from gaslamp.games.enquiry import DrawLead, Hand
from gaslamp.match import Agent, Match, View, run
from gaslamp.record import Record, record_of
from gaslamp.terminal.local_match import LocalCase
from tests.games.enquiries import SMALL_DECK, Enquiry, hand
from tests.terminal.tables import players

PLACES = "1 4 6 f w / 5 f f c / c / 12 w"


def case(
    people: str, *, seats: int = 3, seed: int = 7, save: Path | None = None, hints: bool = True, **options: Any
) -> LocalCase:
    """A fresh table; `people` are the seats played by people, the others are uniform bots."""
    match = Match(make_game("connection", seats, options))
    return LocalCase(match, players(people, seats), rng=Random(seed), save=save, hints=hints)


def midway(people: str = "0", *hands: Hand, hints: bool = True, locations: str = PLACES, **known: Any) -> LocalCase:
    """A table in the middle of a game, the first player to act; that player has lead 1 and what solves it."""
    owned = hands or (hand("1 2 3 f w u", lead=1), hand("12", lead=3))
    match = Enquiry(SMALL_DECK, *owned, locations=locations, **known)
    return LocalCase(match, players(people, len(owned)), rng=Random(3), hints=hints)


class Dealer:
    """Chance that deals these leads to each player, and else the first thing there is."""

    def __init__(self, leads: Mapping[Seat, Sequence[int]]) -> None:
        self.leads = {seat: list(dealt) for seat, dealt in leads.items()}

    def act(self, view: View[Any]) -> Action:
        draw = view.actions[0]
        if not isinstance(draw, DrawLead) or not self.leads.get(draw.player):
            return draw
        lead = self.leads[draw.player].pop(0)
        return next(action for action in view.actions if isinstance(action, DrawLead) and action.lead == lead)


def dealt(people: str, leads: Mapping[Seat, Sequence[int]], **more: Any) -> LocalCase:
    """A fresh table at which chance deals these leads."""
    table = case(people, **more)
    table.agents[CHANCE] = Dealer(leads)
    return table


def first_choices(table: LocalCase) -> Iterator[str]:
    """Always the last thing on offer, which ends a turn where that may be; Enter where the screen is handed over."""
    hidden = None
    while not table.is_over:
        if table.secret is not None and table.secret != hidden:
            yield " "
        hidden = table.secret
        yield f"#{len(table.choices())}"


def solved_record(seed: int = 2) -> Record:
    """A match between heuristics, so that leads are solved."""
    match: Match[Any] = Match(make_game("connection", 2))
    agents: dict[Seat, Agent] = {seat: make_agent("heuristic", Random(seat)) for seat in range(2)}
    run(match, {CHANCE: Uniform(Random(seed)), **agents})
    return record_of(match)
