"""Games to hold the laws against: every option and every number of seats."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from gaslamp.games import AnyGame, make_game
from gaslamp.games.cards import SYMBOLS, Deck
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact
from gaslamp.games.connection import Connection, ConnectionOptions
from gaslamp.games.holmes import CAST, Holmes

COUNTS = st.integers(0, 12)
NUMBERS = ("taxi", "bus", "underground", "fugitive_taxi", "fugitive_bus", "fugitive_underground", "blacks")
SWITCHES = {
    "board": st.sampled_from(["bradley", "ravensburger"]),
    "order": st.sampled_from(["seats", "any"]),
    "start_pack": st.sampled_from(["one", "separate"]),
    "fugitive_fares": st.sampled_from(["unlimited", "counted"]),
    "voluntary_surfacing": st.booleans(),
    "cut_off": st.booleans(),
    "open_start": st.booleans(),
}


@st.composite
def classic_games(draw: st.DrawFn) -> Classic:
    """Classic with the book's numbers or house rules."""
    detectives = draw(st.integers(2, 5))
    options: dict[str, Any] = {name: draw(values) for name, values in SWITCHES.items()} | {"detectives": detectives}
    if draw(st.booleans()):
        options |= {name: draw(COUNTS) for name in NUMBERS} | draw(house_log())
    return make_game("classic", draw(st.integers(2, detectives + 1)), options)


@st.composite
def house_log(draw: st.DrawFn) -> dict[str, Any]:
    rounds = draw(st.integers(1, 24))
    surfacing = tuple(sorted(draw(st.sets(st.integers(1, 26)))))
    doubles = draw(st.integers(0, 4))
    return {
        "rounds": rounds,
        "entries": rounds + draw(st.integers(0, 4)),
        "surfacing": surfacing,
        "doubles": doubles,
    }


@st.composite
def holmes_games(draw: st.DrawFn) -> Holmes:
    """The Sherlock Holmes edition in both modes, with any team, by the book or with house rules."""
    team = draw(st.lists(st.sampled_from(CAST), min_size=2, max_size=5, unique=True))
    options: dict[str, Any] = {
        "mode": draw(st.sampled_from(["original", "sherlock", "sherlock"])),
        "characters": team,
        "order": draw(st.sampled_from(["any", "any", "seats"])),
        "fugitive_fares": draw(st.sampled_from(["unlimited", "counted"])),
    }
    if options["mode"] == "original":
        options |= {"open_start": draw(st.booleans())}
    if draw(st.booleans()):
        options |= {name: draw(COUNTS) for name in ("taxi", "bus", "underground", "blacks")} | draw(house_log())
        options |= {"bobbies": draw(st.integers(0, 3))}
        if options["mode"] == "sherlock":
            options |= {"tokens": draw(st.integers(0, 4)), "crimes": draw(st.integers(0, 4))}
    return make_game("holmes", draw(st.integers(2, len(team) + 1)), options)


@st.composite
def compact_games(draw: st.DrawFn) -> Compact:
    """Compact by the book or with another stock and other starts, underground stations among them."""
    options: dict[str, Any] = {"black_tickets": draw(st.integers(1, 4))}
    if draw(st.booleans()):
        options |= {name: draw(COUNTS) for name in ("taxi", "bus", "underground")}
    if draw(st.booleans()):
        options |= {"starts": draw(st.lists(st.integers(1, 113), min_size=4, max_size=8, unique=True))}
    seats = draw(st.integers(2, 4))
    return make_game("compact", seats, options | {"head_start": draw(st.lists(st.integers(0, 20), max_size=seats))})


@st.composite
def connection_games(draw: st.DrawFn) -> Connection:
    """Case Connection with the box's cards, or with so few that piles and pools run out."""
    seats = draw(st.integers(2, 4))
    ahead = tuple(draw(st.lists(st.integers(0, 8), max_size=seats)))
    options = ConnectionOptions(last_turns=draw(st.sampled_from(["others", "even", "cut"])), head_start=ahead)
    game = Connection(seats, options)
    if draw(st.booleans()):
        game.deck = draw(scant_decks(game.deck))
    return game


@st.composite
def scant_decks(draw: st.DrawFn, deck: Deck) -> Deck:
    """Some cards of a deck, at least one of each sort, and few tokens."""
    clues = dict(list(deck.clues.items())[: draw(st.integers(1, 30))])
    leads = dict(list(deck.leads.items())[: draw(st.integers(1, 12))])
    return replace(deck, clues=clues, leads=leads, tokens={kind: draw(COUNTS) for kind in SYMBOLS})


def games() -> st.SearchStrategy[AnyGame]:
    return st.one_of(classic_games(), holmes_games(), compact_games())
