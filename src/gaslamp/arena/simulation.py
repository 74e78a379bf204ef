"""What a deck of Case Connection is like to play with: many games between bots, and what they show.

How long games are, whether it matters who begins, how often chains are longer than they must be, and what becomes of
every card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, pstdev

from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from gaslamp.agents import make_agent
from gaslamp.agents.uniform import Uniform
from gaslamp.arena.plan import BadPlan
from gaslamp.arena.rate import Quartiles, Rate, Z, quartiles
from gaslamp.core import CHANCE, Event
from gaslamp.games.cards import Deck
from gaslamp.games.connection import Connection, ConnectionOptions
from gaslamp.games.enquiry import ConnectionState, First, Follow, Solve, Solved, Visit
from gaslamp.match import Match, run
from gaslamp.words import Words

SHOWN = 8
"""How many of the least used cards a table shows; the simulation itself holds all."""


SITTINGS = Connection.players
"""The numbers of players that are tried."""
BOTS = ("heuristic", "planner")
"""Who may play."""


class SeatCountSummary(Struct, frozen=True, kw_only=True):
    """How games went with so many players."""

    seats: int
    games: int
    turns: Quartiles
    """Visits of each player."""
    solved: int
    """How many leads were solved."""
    extended: Rate
    """How many of them with more cards than they have symbols (CC-12)."""
    first: Rate
    """How often the beginner won, shared wins in part."""
    ends: dict[str, int]

    @property
    def edge(self) -> float:
        """By how much more often than an equal share the beginner won."""
        return self.first.share - 1 / self.seats


class ClueUse(Struct, frozen=True, kw_only=True):
    """How often a clue card was taken, and how often it helped to solve a lead."""

    clue: int
    taken: int
    laid: int


class LeadUse(Struct, frozen=True, kw_only=True):
    """How often a lead was followed and how often it was solved."""

    lead: int
    points: int
    followed: int
    solved: int


class Simulation(Struct, frozen=True, kw_only=True):
    deck: str
    bot: str
    seed: int
    sittings: tuple[SeatCountSummary, ...]
    clues: tuple[ClueUse, ...]
    leads: tuple[LeadUse, ...]
    idle_clues: tuple[int, ...]
    """Those that helped to solve no lead."""
    idle_leads: tuple[int, ...]
    """Those that nobody solved."""


def simulate_deck(
    deck: str, *, bot: str = BOTS[0], games: int = 400, seed: int = 7, on_game: Callable[[], object] = lambda: None
) -> Simulation:
    """So many games for every number of players; the same seed gives the same games."""
    if games < 1:
        raise BadPlan("arena-too-few", option="games", value=games)
    uses, sittings = Uses(), []
    for seats in SITTINGS:
        game, played = Connection(seats, ConnectionOptions(deck=deck)), []
        for n in range(games):
            played.append(_play(game, bot, f"{seed} {n}"))
            uses.count(played[-1].log)
            on_game()
        sittings.append(_sitting(game, played))
    clues, leads = tuple(uses.clues(game.deck)), tuple(uses.leads(game.deck))
    return Simulation(
        deck=deck,
        bot=bot,
        seed=seed,
        sittings=tuple(sittings),
        clues=clues,
        leads=leads,
        idle_clues=tuple(use.clue for use in clues if not use.laid),
        idle_leads=tuple(use.lead for use in leads if not use.solved),
    )


def _play(game: Connection, bot: str, seed: str) -> Match[ConnectionState]:
    match = Match(game)
    bots = {seat: make_agent(bot, Random(f"{seed} {seat}")) for seat in range(game.seats)}
    run(match, {CHANCE: Uniform(Random(seed)), **bots})
    return match


def _sitting(game: Connection, played: Sequence[Match[ConnectionState]]) -> SeatCountSummary:
    visits = [sum(isinstance(event, Visit) for event in match.log) for match in played]
    spare = [number for match in played for number in spare_cards(game, match.log)]
    return SeatCountSummary(
        seats=game.seats,
        games=len(played),
        turns=quartiles([number / game.seats for number in visits]),
        solved=len(spare),
        extended=_rate([float(number > 0) for number in spare]),
        first=_rate([_share_of_first(match) for match in played]),
        ends=dict(sorted(Counter(match.outcome.rule for match in played if match.outcome).items())),
    )


def spare_cards(game: Connection, log: Sequence[Event]) -> Iterator[int]:
    """How many cards more than symbols each layout has that solved a lead."""
    for laid, scored in pairwise(log):
        if isinstance(laid, Solve) and isinstance(scored, Solved):
            yield len(laid.cards) - game.deck.leads[scored.lead].symbols


def _share_of_first(match: Match[ConnectionState]) -> float:
    first = next(event.player for event in match.log if isinstance(event, First))
    assert match.outcome, "a match ends when nobody is to act"
    return (first in match.outcome.winners) / len(match.outcome.winners)


def _rate(shares: Sequence[float]) -> Rate:
    """The mean of shares of wins; shared ones are no coin tosses, so the interval is that of a mean."""
    if not shares:
        return Rate(0.0, 0.0, 1.0)
    mean, reach = fmean(shares), Z * pstdev(shares) / sqrt(len(shares))
    return Rate(mean, max(0.0, mean - reach), min(1.0, mean + reach))


class Uses:
    """What became of every card so far."""

    def __init__(self) -> None:
        self.taken, self.laid = Counter[object](), Counter[int]()
        self.followed, self.solved = Counter[int](), Counter[int]()

    def count(self, log: Sequence[Event]) -> None:
        for event in log:
            match event:
                case Visit():
                    self.taken.update(event.items)
                case Solve():
                    self.laid.update(laid.card for laid in event.cards)
                case Follow():
                    self.followed[event.lead] += 1
                case Solved():
                    self.solved[event.lead] += 1

    def clues(self, deck: Deck) -> Iterator[ClueUse]:
        return (ClueUse(clue=card, taken=self.taken[card], laid=self.laid[card]) for card in deck.clues)

    def leads(self, deck: Deck) -> Iterator[LeadUse]:
        for number, lead in deck.leads.items():
            followed, solved = self.followed[number], self.solved[number]
            yield LeadUse(lead=number, points=lead.points, followed=followed, solved=solved)


def table(simulation: Simulation, words: Words) -> RenderableType:
    """How games went, then how the cards fared, those least used first, and those never used."""
    grids = (part(simulation, words) for part in (_sittings, _clues, _leads))
    return Group(*grids, *_idle(simulation, words))


def _idle(simulation: Simulation, words: Words) -> Iterator[str]:
    idle = {"clues": simulation.idle_clues, "leads": simulation.idle_leads}
    if not any(idle.values()):
        yield words.say("deck-idle-none")
    for kind, cards in idle.items():
        if cards:
            yield words.say(f"deck-idle-{kind}", cards=", ".join(map(str, cards)))


def _grid(words: Words, name: str, *columns: str) -> Table:
    grid = Table(title=words.say(f"deck-{name}"), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in columns:
        grid.add_column(words.say(f"deck-column-{column}"), justify="right")
    return grid


def _sittings(simulation: Simulation, words: Words) -> Table:
    grid = _grid(words, "sittings", "players", "games", "turns", "range", "longer", "first", "interval", "edge")
    for sitting in simulation.sittings:
        turns, first = sitting.turns, sitting.first
        grid.add_row(
            str(sitting.seats),
            str(sitting.games),
            words.say("arena-figure", figure=turns.mean),
            words.say("arena-interval", low=turns.least, high=turns.most),
            words.say("arena-share", share=sitting.extended.share),
            words.say("arena-share", share=first.share),
            words.say("arena-interval", low=first.low * 100, high=first.high * 100),
            words.say("arena-points", points=sitting.edge * 100),
        )
    return grid


def _clues(simulation: Simulation, words: Words) -> Table:
    grid = _grid(words, "clues-used", "clue", "taken", "laid")
    for use in sorted(simulation.clues, key=lambda use: use.laid)[:SHOWN]:
        grid.add_row(str(use.clue), str(use.taken), str(use.laid))
    return grid


def _leads(simulation: Simulation, words: Words) -> Table:
    grid = _grid(words, "leads-used", "lead", "points", "followed", "solved")
    for use in sorted(simulation.leads, key=lambda use: use.solved)[:SHOWN]:
        grid.add_row(*map(str, (use.lead, use.points, use.followed, use.solved)))
    return grid
