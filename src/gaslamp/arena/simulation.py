"""What a deck of Case Connection is like to play with: many games between heuristics, and what they show.

How long games are, whether it matters who begins, and what becomes of every card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev

from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from gaslamp.agents.sleuthing import detect
from gaslamp.agents.uniform import Uniform
from gaslamp.arena.plan import BadPlan
from gaslamp.arena.rate import Rate, Spread, Z, spread
from gaslamp.core import CHANCE, Action, Event, S
from gaslamp.games.cards import Deck
from gaslamp.games.connection import Connection, Options
from gaslamp.games.enquiry import ConnectionState, First, Follow, Solve, Solved, Visit
from gaslamp.match import Match, View, run
from gaslamp.words import Words

SHOWN = 8
"""How many of the least used cards a table shows; the simulation itself holds all."""


SITTINGS = Connection.players
"""The numbers of players that are tried."""


class Sitting(Struct, frozen=True, kw_only=True):
    """How games went with so many players."""

    seats: int
    games: int
    turns: Spread
    """Visits of each player."""
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
    seed: int
    sittings: tuple[Sitting, ...]
    clues: tuple[ClueUse, ...]
    leads: tuple[LeadUse, ...]


def simulate_deck(
    deck: str, *, games: int = 400, seed: int = 7, on_game: Callable[[], object] = lambda: None
) -> Simulation:
    """So many games for every number of players; the same seed gives the same games."""
    if games < 1:
        raise BadPlan("arena-too-few", option="games", value=games)
    uses, sittings = Uses(), []
    for seats in SITTINGS:
        game, played = Connection(seats, Options(deck=deck)), []
        for n in range(games):
            played.append(_play(game, Random(f"{seed} {n}")))
            uses.count(played[-1].log)
            on_game()
        sittings.append(_sitting(game, played))
    clues, leads = tuple(uses.clues(game.deck)), tuple(uses.leads(game.deck))
    return Simulation(deck=deck, seed=seed, sittings=tuple(sittings), clues=clues, leads=leads)


def _play(game: Connection, rng: Random) -> Match[ConnectionState]:
    match = Match(game)
    run(match, {CHANCE: Uniform(rng), **dict.fromkeys(range(game.seats), _Detective())})
    return match


class _Detective:
    """The heuristic, which needs no generator here."""

    def act(self, view: View[S]) -> Action:
        return detect(view)


def _sitting(game: Connection, played: Sequence[Match[ConnectionState]]) -> Sitting:
    visits = [sum(isinstance(event, Visit) for event in match.log) for match in played]
    return Sitting(
        seats=game.seats,
        games=len(played),
        turns=spread([number / game.seats for number in visits]),
        first=_rate([_share_of_first(match) for match in played]),
        ends=dict(sorted(Counter(match.outcome.rule for match in played if match.outcome).items())),
    )


def _share_of_first(match: Match[ConnectionState]) -> float:
    first = next(event.player for event in match.log if isinstance(event, First))
    assert match.outcome, "a match ends when nobody is to act"
    return (first in match.outcome.winners) / len(match.outcome.winners)


def _rate(shares: Sequence[float]) -> Rate:
    """The mean of shares of wins; shared ones are no coin tosses, so the interval is that of a mean."""
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
    """How games went, then how the cards fared, those least used first."""
    return Group(*(part(simulation, words) for part in (_sittings, _clues, _leads)))


def _grid(words: Words, name: str, *columns: str) -> Table:
    grid = Table(title=words.say(f"deck-{name}"), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in columns:
        grid.add_column(words.say(f"deck-column-{column}"), justify="right")
    return grid


def _sittings(simulation: Simulation, words: Words) -> Table:
    grid = _grid(words, "sittings", "players", "games", "turns", "range", "first", "interval", "edge")
    for sitting in simulation.sittings:
        turns, first = sitting.turns, sitting.first
        grid.add_row(
            str(sitting.seats),
            str(sitting.games),
            words.say("arena-figure", figure=turns.mean),
            words.say("arena-interval", low=turns.least, high=turns.most),
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
