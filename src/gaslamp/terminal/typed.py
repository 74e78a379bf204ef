"""What people type, in whatever language: `taxi 74`, `t74`, `74`, `rouge bus 94`, `doppel`, `ask river`, `#3`, `help`.

The words of all languages are understood in every language. A typed line that fits one move on offer is
that move. One that names a move which is not on offer is handed on all the same: the rules refuse it, and
say by which rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import product
from typing import Any, NamedTuple, cast

from gaslamp.core import Action, Problem, Seat
from gaslamp.games import AnyChase, powers
from gaslamp.games.compact import Place
from gaslamp.games.powers import Ban, Barricade, Collect
from gaslamp.games.vocabulary import Fare, Move
from gaslamp.match import View
from gaslamp.telling.stations import station_of
from gaslamp.terminal.lexicon import (
    FILLER,
    QUESTIONS,
    SKIP,
    STEPS,
    VERBS,
    Lexicon,
    Meaning,
    cut,
    lexicon,
    plain,
    spellings,
)
from gaslamp.terminal.rules import sought

SHORTEST = 2
"""Letters a word must have to stand for the longer one it begins."""
MOST_WORDS = 6
"""More words than any move needs; they could be read in more ways than anybody waits for."""
TOKENS = (powers.Ask, Ban, Barricade)
"""What costs a token; it is done only if it is named, never because nothing else fits."""
FIRST_FARES: Mapping[type[Action], str] = {Collect: "black", Ban: "bus"}


class Unclear(Problem):
    """What was typed names no move and no question, or more than one."""


class Ask(NamedTuple):
    """A question, with the station it is about, if one was named; of the rules, what is wanted of them."""

    what: str
    station: int | None = None
    sought: str = ""


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
    about: str | None = None


def understand(text: str, menu: Menu, view: View[Any], language: str) -> Action | Ask:
    """The move or the question a typed line stands for; `Unclear`, said to a reader of a language, if for none."""
    if (wanted := sought(text)) is not None:
        return Ask("rules", sought=wanted)
    said = cut(text)
    if len(said) == 1 and said[0].startswith("#"):
        return counted(int(said[0][1:]), menu)
    listed = [action for action, offer in zip(*menu, strict=True) if plain(offer) == plain(text).strip()]
    if len(listed) == 1:
        return listed[0]
    station = _station([int(sign.strip("#")) for sign in said if _is_number(sign)], view)
    known = lexicon(view.game.name, language)
    named = {sign: meanings(sign, known) for sign in said if not _is_number(sign)}
    if lost := [sign for sign, meant in named.items() if not meant]:
        raise unclear(lost[0], spellings(view.game.name, language, _sayable(menu, view)))
    meant = [*named.values()]
    return _asked(meant, station, (*QUESTIONS, SKIP)) or _moved(meant, station, menu, view)


def step(text: str, language: str, game: str = "classic", questions: Sequence[str] = QUESTIONS) -> str:
    """What is wanted of a record that is looked through; an empty line is the next step."""
    arrows = {"": "next", ">": "next", "<": "back", ">>": "round", "<<": "round-back"}
    if text.strip() in arrows:
        return arrows[text.strip()]
    known, steps = lexicon(game, language), (*STEPS, *questions)
    named = {word: meanings(word, known) for word in re.findall(r"\?|[^\W\d_]+", plain(text))}
    if lost := [word for word, meant in named.items() if not meant]:
        raise unclear(lost[0], spellings(game, language, [("ask", what) for what in steps]))
    asked = sorted(ask.what for meant in named.values() if (ask := _asked([meant], None, steps)))
    if asked == ["back", "round"]:
        return "round-back"
    if len(asked) != 1:
        raise Unclear("terminal-step-unknown")
    return asked[0]


def _is_number(sign: str) -> bool:
    return sign.strip("#").isdecimal()


def counted(number: int, menu: Menu) -> Action:
    if not 1 <= number <= len(menu.actions):
        raise Unclear("terminal-number-wrong", number=number, most=len(menu.actions))
    return menu.actions[number - 1]


def _station(numbers: Sequence[int], view: View[Any]) -> int | None:
    if len(numbers) > 1:
        raise Unclear("terminal-one-at-a-time")
    for station in numbers:
        if station not in cast(AnyChase, view.game).board.stations:
            raise Unclear("terminal-station-unknown", station=str(station))
        return station
    return None


def meanings(word: str, known: Lexicon) -> frozenset[Meaning]:
    """What a word can mean, or the beginning of one."""
    begun = [m for longer, m in known.items() if longer.startswith(word)] if len(word) >= SHORTEST else []
    return known.get(word) or frozenset[Meaning]().union(*begun)


def unclear(word: str, spellings: Mapping[str, str]) -> Unclear:
    """A word that means nothing, and which of these was probably meant."""
    if near := get_close_matches(word, spellings, n=1, cutoff=0.65):
        return Unclear("terminal-word-near", word=word, near=spellings[near[0]])
    return Unclear("terminal-word-unknown", word=word)


def _sayable(menu: Menu, view: View[Any]) -> set[Meaning]:
    """What can be said now: the questions, and whatever the moves on offer are made of."""
    asks = {("ask", what) for what in QUESTIONS if what != "marks" or cast(AnyChase, view.game).board.marks}
    named = [(slot, value) for action in menu.actions for slot, value in _named(action, view).items()]
    return asks | {(slot, value) for slot, value in named if isinstance(value, str)}


def _asked(named: Sequence[frozenset[Meaning]], station: int | None, known: Sequence[str]) -> Ask | None:
    told = [meanings for meanings in named if FILLER not in meanings]
    asks = [name for meanings in told for name in known if ("ask", name) in meanings]
    return Ask(asks[0], station) if len(told) == 1 and asks else None


# Moves


def _moved(named: Sequence[frozenset[Meaning]], station: int | None, menu: Menu, view: View[Any]) -> Action:
    read, names = list(_queries(named, station)), (None, *cast(AnyChase, view.game).pawn_names)
    queries = [query for query in read if query.pawn in names] or read
    fitting = [n for n, action in enumerate(menu.actions) if any(_fits(query, action, view) for query in queries)]
    if len(fitting) == 1 or (fitting and _are_alike([menu.actions[n] for n in fitting])):
        return menu.actions[fitting[0]]
    if fitting:
        raise Unclear("terminal-which", choices="; ".join(f"#{n + 1} {menu.offers[n]}" for n in fitting))
    return _most_telling(_unoffered(queries, menu, view), view)


def _are_alike(actions: Sequence[Action]) -> bool:
    """CP-3: which of the detectives is put on a station does not matter to a player who names none."""
    return all(isinstance(action, Place) for action in actions) and len({station_of(a) for a in actions}) == 1


def _queries(named: Sequence[frozenset[Meaning]], station: int | None) -> Iterator[Query]:
    """Every way to read the words so that no two say the same thing."""
    telling = {meanings for meanings in named if meanings != {FILLER}}
    for reading in product(*telling) if len(telling) <= MOST_WORDS else ():
        said = {meaning for meaning in reading if meaning != FILLER}
        slots = dict(said)
        is_double = len(slots) < len(said) or (station and not _takes_station(slots.get("verb")))
        if (slots or station) and not is_double and "ask" not in slots:
            yield Query(**slots, station=station)


def _takes_station(verb: str | None) -> bool:
    return verb is None or "station" in VERBS[verb].__struct_fields__


def _fits(query: Query, action: Action, view: View[Any]) -> bool:
    is_named = query.verb or query.about or not isinstance(action, TOKENS)
    said = _named(action, view)
    return bool(is_named) and all(getattr(query, slot) in (None, value) for slot, value in said.items())


def _named(action: Action, view: View[Any]) -> Mapping[str, str | int | None]:
    """What an action can be called by."""
    pawn = getattr(action, "pawn", None)
    return {
        "verb": next((verb for verb, kind in VERBS.items() if isinstance(action, kind)), None),
        "pawn": None if pawn is None else cast(AnyChase, view.game).pawn_names[pawn],
        **{slot: getattr(action, slot, None) for slot in ("fare", "station", "about")},
    }


# What is not on offer


def _unoffered(queries: Iterable[Query], menu: Menu, view: View[Any]) -> Iterator[Action]:
    """The actions that were named, none of them on offer."""
    mine = {action.seat for action in menu.actions}
    for query in queries:
        if verb := _verb(query, view):
            yield _unoffered_deed(verb, query, mine, view)
        elif query.fare != "double":
            yield from _unoffered_moves(query, mine, view)


def _verb(query: Query, view: View[Any]) -> str | None:
    """What was named that is no ride; a station alone is where to start, to land or to be put, while that is asked."""
    is_asked = view.state.phase in ("settle", "land", "place") and query.fare is None
    return query.verb or ("ask" if query.about else view.state.phase if is_asked else None)


def _unoffered_deed(verb: str, query: Query, mine: set[Seat], view: View[Any]) -> Action:
    """An action that is no ride, with what was said of it and the first that comes to mind for the rest."""
    kind: type[Any] = VERBS[verb]
    fare = query.fare or FIRST_FARES.get(kind, "taxi")
    details = {"fare": fare, "station": query.station, "about": query.about or "quarter"}
    seat = view.seat
    if "pawn" in kind.__struct_fields__:
        details["pawn"] = pawn = _pawn(query.pawn or _skilled(kind, details["about"], view), view)
        seat = _seat(pawn, mine, view)
    known = {name: value for name, value in details.items() if name in kind.__struct_fields__}
    return cast(Action, kind(seat=seat, **known))


def _skilled(kind: type[Action], about: object, view: View[Any]) -> str:
    """Whose ability it is; in a game without abilities, the first detective."""
    askers = (name for name, questions in powers.QUESTIONS.items() if about in questions)
    skilled = {powers.Ask: next(askers), Ban: "irene", Barricade: "lestrade"}
    return skilled.get(kind, cast(AnyChase, view.game).pawn_names[1])


def _unoffered_moves(query: Query, mine: set[Seat], view: View[Any]) -> Iterator[Move]:
    game = cast(AnyChase, view.game)
    for pawn in game.pawns if query.pawn is None else [_pawn(query.pawn, view)]:
        seat, here = _seat(pawn, mine, view), view.state.stations[pawn]
        for way in game.board.exits[here] if here else ():
            fare = query.fare or ("black" if way.kind == "ferry" else way.kind)
            if query.station in (None, way.station):
                yield Move(seat=seat, pawn=pawn, fare=cast(Fare, fare), station=way.station)
        yield Move(seat=seat, pawn=pawn, fare=cast(Fare, query.fare or "taxi"), station=query.station)


def _seat(pawn: int, mine: set[Seat], view: View[Any]) -> Seat:
    """Who of those at the keyboard would move a pawn."""
    return min(mine & cast(AnyChase, view.game).hand(view.state, pawn), default=view.seat)


def _pawn(name: str, view: View[Any]) -> int:
    names = cast(AnyChase, view.game).pawn_names
    if name not in names:
        raise Unclear("terminal-pawn-absent", pawn=name)
    return names.index(name)


def _most_telling(actions: Iterable[Action], view: View[Any]) -> Action:
    """Of several refusals the one that says most; that there is no such line, or no turn, says least."""
    game = cast(AnyChase, view.game)
    refused = [action for action in actions if not game.allows(view.state, action)]
    if not refused:
        raise Unclear("terminal-one-at-a-time")
    vague = {game.rules.line: 1, game.rules.turn: 2}
    return min(refused, key=lambda action: vague.get(game.rule_against(view.state, action), 0))
