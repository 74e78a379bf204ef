"""Golden playthroughs: short whole matches, printed event by event with every seat's view.

`make golden` rewrites them; read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Event, Game, encode
from gaslamp.games import GAMES, AnyChase, make_game
from gaslamp.games.compact import CompactState, Place
from gaslamp.games.enquiry import ConnectionState
from gaslamp.games.holmes import Draw, Plot, Settle
from gaslamp.games.powers import Ask, Ban, Barricade, Collect, HolmesState, Land, Turn
from gaslamp.games.vocabulary import Deal, LogEntry, Move, Purse
from gaslamp.match import Match, View, steps
from gaslamp.testing import viewers
from tests.playthroughs.enquiries import ENQUIRIES, look_at_enquiry

FOLDER = Path(__file__).parent
SHORT = {"rounds": 6, "entries": 8, "surfacing": [2, 5]}
FEW = {"taxi": 3, "bus": 2, "underground": 1}
VARIANT = SHORT | {"mode": "sherlock"}
CASES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    # name: game, seats, seed, options
    "classic-6-seats": ("classic", 6, 3, SHORT),
    "classic-5-seats": ("classic", 5, 9, SHORT),
    "classic-4-seats": ("classic", 4, 4, SHORT),
    "classic-3-seats": ("classic", 3, 5, SHORT),
    "classic-2-seats": ("classic", 2, 2, SHORT),
    "classic-book": ("classic", 2, 21, {}),
    "classic-ravensburger": ("classic", 3, 7, SHORT | {"board": "ravensburger"}),
    "classic-voluntary-surfacing": ("classic", 3, 6, SHORT | {"voluntary_surfacing": True, "detectives": 3}),
    "classic-cut-off": ("classic", 3, 8, SHORT | {"cut_off": True}),
    "classic-counted": ("classic", 3, 1, SHORT | {"fugitive_fares": "counted", "fugitive_taxi": 1, "blacks": 1}),
    "classic-any-order": ("classic", 4, 11, SHORT | {"order": "any"}),
    "classic-separate-packs": ("classic", 3, 12, SHORT | {"start_pack": "separate"}),
    "classic-two-detectives": ("classic", 3, 13, SHORT | {"detectives": 2}),
    "classic-open-start": ("classic", 2, 15, SHORT | {"open_start": True, "detectives": 3}),
    "classic-few-tickets": ("classic", 2, 14, SHORT | {"taxi": 1, "bus": 1, "underground": 0}),
    "holmes-original-2-detectives": ("holmes", 2, 1, SHORT),
    "holmes-original-3-detectives": ("holmes", 4, 2, SHORT),
    "holmes-original-4-detectives": ("holmes", 5, 3, SHORT),
    "holmes-original-5-detectives": ("holmes", 6, 4, SHORT),
    "holmes-original-book": ("holmes", 2, 5, {}),
    "holmes-open-start": ("holmes", 2, 16, SHORT | {"open_start": True}),
    "holmes-sherlock-2-detectives": ("holmes", 3, 6, VARIANT),
    "holmes-sherlock-3-detectives": ("holmes", 4, 7, VARIANT | {"characters": ["irene", "mycroft", "lestrade"]}),
    "holmes-sherlock-4-detectives": ("holmes", 5, 8, VARIANT),
    "holmes-sherlock-5-detectives": ("holmes", 6, 9, VARIANT),
    "holmes-sherlock-book": ("holmes", 2, 10, {"mode": "sherlock"}),
    "holmes-in-seat-order": ("holmes", 3, 11, VARIANT | {"order": "seats"}),
    "holmes-counted": ("holmes", 3, 29, VARIANT | {"fugitive_fares": "counted", "taxi": 28, "blacks": 0}),
    "holmes-few-tickets": ("holmes", 2, 13, VARIANT | {"taxi": 1, "bus": 1, "underground": 0, "tokens": 4}),
    "holmes-crimes": ("holmes", 2, 955, VARIANT | {"crimes": 1, "bobbies": 0}),
    "holmes-balloon": ("holmes", 2, 2333, VARIANT | {"doubles": 3, "rounds": 4, "bobbies": 1}),
    "compact-2-seats": ("compact", 2, 176, FEW),
    "compact-3-seats": ("compact", 3, 202, FEW),
    "compact-4-seats": ("compact", 4, 53, FEW),
    "compact-book": ("compact", 2, 219, {}),
    "compact-2-black-tickets": ("compact", 2, 115, FEW | {"taxi": 6, "black_tickets": 2}),
    "compact-3-black-tickets": ("compact", 2, 110, FEW | {"taxi": 9, "black_tickets": 3}),
    "compact-4-black-tickets": ("compact", 2, 163, FEW | {"taxi": 12, "black_tickets": 4}),
    "compact-bradley": ("compact", 2, 20, FEW | {"board": "bradley"}),
    "compact-ravensburger": ("compact", 2, 236, FEW | {"board": "ravensburger"}),
    "compact-few-tickets": ("compact", 3, 143, {"taxi": 1, "bus": 1, "underground": 1}),
}


CASES |= {name: case for name, case in ENQUIRIES.items() if case[0] in GAMES}


def playthrough(name: str) -> str:
    kind, seats, seed, options = CASES[name]
    return told(make_game(kind, seats, options), seed)


def told(game: Game[Any], seed: int) -> str:
    """A whole match as text."""
    match, rng = Match(game), Random(seed)
    lines = [f"{game.name}, {game.seats} seats, seed {seed}, {encode(game.options).decode()}"]
    for events in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        lines += ["", *(encode(event).decode() for event in events), *looks(match)]
    return "\n".join(lines) + "\n"


def looks(match: Match[Any]) -> Iterator[str]:
    if match.state.phase == "fill":
        return  # chance lays cards and tokens in the open
    for seat in viewers(match.game):
        yield f"  {seat:2}: {look(match.view(seat))}"


def look(view: View[Any]) -> str:
    """One seat's view on one line; what it does not know is a question mark."""
    if isinstance(view.state, ConnectionState):
        return look_at_enquiry(view)
    game: Any = view.game
    state = view.state
    pawns = " ".join(f"{letter(game, p)} at {shown(state.stations[p])}" for p in game.pawns)
    parts = [
        f"round {state.round} {state.phase}",
        pawns,
        " ".join(map(purse, state.purses)),
        " ".join(map(window, state.log)),
    ]
    if isinstance(state, HolmesState):
        parts.append(" ".join(holmes_marks(state)))
    if isinstance(state, CompactState):
        parts.append(" ".join(compact_marks(state)))
    return " | ".join([*parts, ", ".join(offer(game, action) for action in view.actions)])


def holmes_marks(state: HolmesState) -> Iterator[str]:
    """What else lies on the table, as far as there is any."""
    yield f"supply {purse(state.supply)}"
    if any(state.tokens):
        yield f"tokens {'/'.join(map(str, state.tokens))}"
    if state.crimes:
        yield f"crimes {row(state.crimes)}"
    if state.turned:
        yield f"turned {' '.join(map(row, state.turned))}"
    if state.roadblocks:
        yield f"closed {row(sorted(state.roadblocks))}"
    if state.ban:
        yield f"no {state.ban}"
    if state.promised.black or state.promised.double:
        yield f"promised {state.promised.black}/{state.promised.double}"


def compact_marks(state: CompactState) -> Iterator[str]:
    """Whose round it is, what the detectives have left, and who has scored what or is for giving up."""
    yield f"X is {state.fugitive} stock {purse(state.stock)}"
    if state.scores:
        yield f"scores {'/'.join(map(str, state.scores))}"
    if state.giving_up:
        yield f"giving up {'/'.join(map(str, sorted(state.giving_up)))}"


def letter(game: AnyChase, pawn: int) -> str:
    """X, or the first letter of a name and the number it may end in."""
    name = game.pawn_names[pawn]
    return "X" if pawn == 0 else name[0].upper() + "".join(filter(str.isdigit, name))


def purse(tickets: Purse) -> str:
    return f"{tickets.taxi}/{tickets.bus}/{tickets.underground}/{tickets.black}/{tickets.double}"


def shown(station: int | None) -> str:
    return "?" if station is None else str(station)


def row(stations: Sequence[int | None]) -> str:
    return "-".join(map(shown, stations))


def window(entry: LogEntry) -> str:
    return f"{entry.fare}:{shown(entry.station)}{'!' if entry.surfaced else ''}"


def offer(game: AnyChase, action: Event) -> str:
    match action:
        case Move() | Deal():
            return f"{letter(game, action.pawn)} {getattr(action, 'fare', 'starts at')} {action.station}"
        case Place():
            return f"{letter(game, action.pawn)} on {action.station}"
        case Draw() | Turn():
            return f"{type(action).__name__} {row(action.tile or ())}"
        case Plot() | Settle() | Land() | Barricade():
            return f"{type(action).__name__} {action.station}"
        case Ask():
            return f"Ask {action.about}"
        case Ban() | Collect():
            return f"{type(action).__name__} {action.fare}"
    return type(action).__name__


def rewrite() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in CASES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    rewrite()
