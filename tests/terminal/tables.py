"""Tables and records to test with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, Seat
from gaslamp.games import make_game
from gaslamp.games.compact import Place
from gaslamp.games.holmes import Draw, Plot
from gaslamp.games.vocabulary import Deal, Double
from gaslamp.match import Match, View, run
from gaslamp.record import Player, Record, record_of
from gaslamp.terminal.local_match import LocalChase

NAMES = ("Xavier", "Anna", "Ben", "Clara", "Dora", "Emil")
SHORT: dict[str, Any] = {"rounds": 4, "entries": 6, "surfacing": (2, 5)}


def sit(
    people: str, *, game: str = "classic", seats: int = 6, seed: int = 7, save: Path | None = None, **options: Any
) -> LocalChase:
    """A fresh table; `people` are the seats played by people, the others are uniform bots."""
    match = Match(make_game(game, seats, options))
    return LocalChase(match, players(people, seats), rng=Random(seed), save=save)


def players(people: str, seats: int) -> tuple[Player, ...]:
    return tuple(Player(name=NAMES[seat]) if str(seat) in people else Player(agent="uniform") for seat in range(seats))


def deal(table: LocalChase) -> LocalChase:
    """The start cards are out, and whoever is first is to act."""
    while table.turn == CHANCE:
        table.play(table.thinking()())
    return table


def holmes(people: str, *, seats: int = 3, **more: Any) -> LocalChase:
    """A table of the Sherlock Holmes edition, crimes and abilities included unless another mode is asked for."""
    return sit(people, game="holmes", seats=seats, **{"mode": "sherlock", **more})


def arrange(
    table: LocalChase,
    *,
    tile: tuple[int, ...] = (45, 162),
    crimes: Sequence[int] = (46, 67, 127),
    detectives: Sequence[int] = (103, 138, 174, 26, 141),
) -> LocalChase:
    """What chance draws is set: the detectives' starts, the crime scenes, the tile; it is for Moriarty to start."""
    wanted: dict[type[Action], Iterator[Any]] = {Deal: iter(detectives), Plot: iter(crimes), Draw: iter([tile])}
    while table.turn == CHANCE:
        draws = table.match.view(CHANCE).actions
        value = next(wanted[type(draws[0])])
        table.play(next(draw for draw in draws if value in (getattr(draw, "station", 0), getattr(draw, "tile", 0))))
    return table


def compact(people: str, *, seats: int = 3, **more: Any) -> LocalChase:
    """A table of the compact game."""
    return sit(people, game="compact", seats=seats, **more)


def set_out(table: LocalChase, *, posts: Sequence[int] = (40, 13, 109), start: int = 34) -> LocalChase:
    """The detectives are put on these stations, and Mister X turns up this one; it is for him to move."""
    for pawn, station in enumerate(posts, 1):
        table.play(Place(seat=min(table.match.to_act), pawn=pawn, station=station))
    table.play(Deal(seat=CHANCE, pawn=0, station=start))
    return table


def played(
    *, game: str = "classic", seats: int = 3, seed: int = 3, seen_by: Seat | None = None, **options: Any
) -> Record:
    """The record of a match played to its end at random."""
    match = Match(make_game(game, seats, options))
    run(match, {seat: Uniform(Random(seed + seat)) for seat in range(CHANCE, seats)})
    return record_of(match, players=players("0", seats), seen_by=seen_by)


def first_move(view: View[Any]) -> str:
    """The number of the first move on offer that is no double."""
    return f"#{1 + next(n for n, action in enumerate(view.actions) if not isinstance(action, Double))}"


def choices_of_people(table: LocalChase, rng: Random) -> Iterator[Action]:
    """A whole random game: every choice of a person, shown before it is played."""
    while not table.is_over:
        if table.is_persons_turn:
            yield (choice := rng.choice(table.choices()))
            table.play(choice)
        else:
            table.play(table.thinking()())
