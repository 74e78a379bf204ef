"""What people type, in whatever language: `taxi 74`, `t74`, `74`, `rouge bus 94`, `doppel`, `#3`, `help`.

The words of all languages are understood in every language; they stand in the `terminal-typed-` texts.
A typed line that fits one move on offer is that move. One that names a move which is not on offer is
handed on all the same: the rules refuse it, and say by which rule.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias, cast

from gaslamp.core import Action, Problem
from gaslamp.games import AnyGame
from gaslamp.games.classic import COLOURS, Surface, Take
from gaslamp.games.vocabulary import Done, Double, Fare, Move
from gaslamp.match import View
from gaslamp.words import LANGUAGES, Words

VERBS: dict[str, type[Action]] = {"double": Double, "surface": Surface, "done": Done, "take": Take}
QUESTIONS = ("help", "log", "fares", "possible", "board", "quit")
STEPS = ("next", "back", "round", "start", "end")
SLOTS: dict[str, Iterable[str]] = {
    "fare": ("taxi", "bus", "underground", "black"),
    "pawn": ("fugitive", *COLOURS),
    "verb": VERBS,
    "ask": (*QUESTIONS, *STEPS),
    "filler": ("filler",),
}
FILLER = "filler", "filler"
SHORTEST = 2
"""Letters a word must have to stand for the longer one it begins."""
VAGUE = {"CL-8": 1, "CL-12": 2}
"""That there is no such line, or that it is another's turn, is said only where nothing better can be."""

Meaning: TypeAlias = tuple[str, str]
"""A slot of a request, and what is put into it."""


class Unclear(Problem):
    """What was typed names no move and no question, or more than one."""


class Ask(NamedTuple):
    """A question, with the station it is about, if one was named."""

    what: str
    station: int | None = None


class Menu(NamedTuple):
    """The moves on offer, and each as the screen words it; people count them from 1."""

    actions: Sequence[Action]
    offers: Sequence[str]


@dataclass(frozen=True)
class Query:
    """A move as far as it was named."""

    verb: str | None = None
    pawn: str | None = None
    fare: str | None = None
    station: int | None = None


def plain(text: str) -> str:
    """Small letters without accents, dashes inside words left out: `Métro` and `U-Bahn` as lazy fingers type them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.sub(r"(?<=\w)-(?=\w)", "", "".join(c for c in letters if not unicodedata.combining(c)))


@cache
def lexicon() -> dict[str, frozenset[Meaning]]:
    """What each word can mean, in all languages at once."""
    found: dict[str, set[Meaning]] = {}
    for words in map(Words, LANGUAGES):
        for slot, name in ((slot, name) for slot, names in SLOTS.items() for name in names):
            for word in plain(words.say(f"terminal-typed-{name}")).split():
                found.setdefault(word, set()).add((slot, name))
    return {word: frozenset(meanings) for word, meanings in found.items()}


def understand(text: str, menu: Menu, view: View[Any]) -> Action | Ask:
    """The move or the question a typed line stands for; `Unclear` if it stands for none."""
    signs = re.findall(r"#\s*\d+|\d+|\?|[^\W\d_]+", plain(text))
    if len(signs) == 1 and signs[0].startswith("#"):
        return _counted(int(signs[0][1:]), menu)
    station = _station([int(sign.strip("# ")) for sign in signs if sign[-1].isdigit()], view)
    named = [_meanings(sign) for sign in signs if not sign[-1].isdigit()]
    return _asked(named, station, QUESTIONS) or _moved(named, station, menu, view)


def step(text: str) -> str:
    """What is wanted of a record that is looked through; an empty line is the next step."""
    arrows = {"": "next", ">": "next", "<": "back", ">>": "round", "<<": "round-back"}
    if text.strip() in arrows:
        return arrows[text.strip()]
    named = [_meanings(word) for word in re.findall(r"\?|[^\W\d_]+", plain(text))]
    asked = sorted(ask.what for meanings in named if (ask := _asked([meanings], None, (*STEPS, *QUESTIONS))))
    if asked == ["back", "round"]:
        return "round-back"
    if len(asked) != 1:
        raise Unclear("terminal-step-unknown")
    return asked[0]


def _counted(number: int, menu: Menu) -> Action:
    if not 1 <= number <= len(menu.actions):
        raise Unclear("terminal-number-wrong", number=number, most=len(menu.actions))
    return menu.actions[number - 1]


def _station(numbers: Sequence[int], view: View[Any]) -> int | None:
    if len(numbers) > 1:
        raise Unclear("terminal-one-at-a-time")
    for station in numbers:
        if station not in cast(AnyGame, view.game).board.stations:
            raise Unclear("terminal-station-unknown", station=str(station))
        return station
    return None


def _meanings(word: str) -> frozenset[Meaning]:
    known = lexicon()
    begun = [m for longer, m in known.items() if longer.startswith(word)] if len(word) >= SHORTEST else []
    meanings = known.get(word) or frozenset[Meaning]().union(*begun)
    if not meanings and (near := get_close_matches(word, known, n=1, cutoff=0.65)):
        raise Unclear("terminal-word-near", word=word, near=near[0])
    if not meanings:
        raise Unclear("terminal-word-unknown", word=word)
    return meanings


def _asked(named: Sequence[frozenset[Meaning]], station: int | None, known: Sequence[str]) -> Ask | None:
    told = [meanings for meanings in named if FILLER not in meanings]
    asks = [name for meanings in told for name in known if ("ask", name) in meanings]
    return Ask(asks[0], station) if len(told) == 1 and asks else None


# Moves


def _moved(named: Sequence[frozenset[Meaning]], station: int | None, menu: Menu, view: View[Any]) -> Action:
    queries = list(_queries(named, station))
    fitting = [n for n, action in enumerate(menu.actions) if any(_fits(query, action, view) for query in queries)]
    if len(fitting) == 1:
        return menu.actions[fitting[0]]
    if fitting:
        raise Unclear("terminal-which", choices="; ".join(f"#{n + 1} {menu.offers[n]}" for n in fitting))
    return _most_telling(_unoffered(queries, menu, view), view)


def _queries(named: Sequence[frozenset[Meaning]], station: int | None) -> Iterator[Query]:
    """Every way to read the words so that no two say the same thing."""
    for reading in product(*named):
        said = {meaning for meaning in reading if meaning != FILLER}
        slots = dict(said)
        is_double = len(slots) < len(said) or (station and "verb" in slots)
        if (slots or station) and not is_double and "ask" not in slots:
            yield Query(**slots, station=station)


def _fits(query: Query, action: Action, view: View[Any]) -> bool:
    pawn = getattr(action, "pawn", None)
    said = {
        "verb": next((verb for verb, kind in VERBS.items() if isinstance(action, kind)), None),
        "pawn": None if pawn is None else cast(AnyGame, view.game).pawn_names[pawn],
        "fare": getattr(action, "fare", None),
        "station": getattr(action, "station", None),
    }
    return all(getattr(query, slot) in (None, value) for slot, value in said.items())


def _unoffered(queries: Iterable[Query], menu: Menu, view: View[Any]) -> Iterator[Action]:
    """The actions that were named, none of them on offer."""
    mine = {action.seat for action in menu.actions}
    for query in queries:
        if query.verb is None:
            yield from _unoffered_moves(query, mine, view)
        elif query.verb == "take":
            pawn = 1 if query.pawn is None else _pawn(query.pawn, view)
            yield Take(seat=view.seat, pawn=pawn, fare=cast(Fare, query.fare or "taxi"))
        else:
            yield VERBS[query.verb](seat=view.seat)


def _unoffered_moves(query: Query, mine: set[int], view: View[Any]) -> Iterator[Move]:
    game = cast(AnyGame, view.game)
    for pawn in game.pawns if query.pawn is None else [_pawn(query.pawn, view)]:
        seat = game.owners[pawn] if game.owners[pawn] in mine else view.seat
        here = view.state.stations[pawn]
        for way in game.board.exits[here] if here else ():
            fare = query.fare or ("black" if way.kind == "ferry" else way.kind)
            if query.station in (None, way.station):
                yield Move(seat=seat, pawn=pawn, fare=cast(Fare, fare), station=way.station)
        yield Move(seat=seat, pawn=pawn, fare=cast(Fare, query.fare or "taxi"), station=query.station)


def _pawn(name: str, view: View[Any]) -> int:
    names = cast(AnyGame, view.game).pawn_names
    if name not in names:
        raise Unclear("terminal-pawn-absent", pawn=name)
    return names.index(name)


def _most_telling(actions: Iterable[Action], view: View[Any]) -> Action:
    """Of several refusals the one that says most."""
    refused = [action for action in actions if not view.game.allows(view.state, action)]
    if not refused:
        raise Unclear("terminal-one-at-a-time")
    return min(refused, key=lambda action: VAGUE.get(view.game.rule_against(view.state, action), 0))
