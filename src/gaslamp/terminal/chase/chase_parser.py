"""What people type, in whatever language: `taxi 74`, `t74`, `74`, `rouge bus 94`, `doppel`, `ask river`, `#3`, `help`.

The words of all languages are understood in every language. A typed line that fits one move on offer is
that move. One that names a move which is not on offer is handed on all the same: the rules refuse it, and
say by which rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

from gaslamp.core import Action, Seat
from gaslamp.games import AnyChase, powers
from gaslamp.games.compact import Place
from gaslamp.games.powers import Ban, Barricade, Collect
from gaslamp.games.vocabulary import ChaseState, Fare, Move
from gaslamp.match import View
from gaslamp.presentation import chase_of
from gaslamp.telling.stations import station_of
from gaslamp.terminal.lexicon import (
    FILLER,
    QUESTIONS,
    SKIP,
    VERBS,
    Meaning,
    cut,
    lexicon,
    plain,
    rules_sought,
    spellings,
)
from gaslamp.terminal.request import Menu, TypedQuestion, Unclear, meanings, question, unclear

MOST_WORDS = 6
"""More words than any move needs; they could be read in more ways than anybody waits for."""
TOKENS = (powers.Ask, Ban, Barricade)
"""What costs a token; it is done only if it is named, never because nothing else fits."""
UNSAID = {("fare", None), ("pawn", None)}
FIRST_FARES: Mapping[type[Action], str] = {Collect: "black", Ban: "bus"}


@dataclass(frozen=True)
class NamedMove:
    """A move as far as it was named."""

    verb: str | None = None
    pawn: str | None = None
    fare: str | None = None
    station: int | None = None
    about: str | None = None


def understand(text: str, menu: Menu, view: View[ChaseState], language: str) -> Action | TypedQuestion:
    """The move or the question a typed line stands for; `Unclear`, said to a reader of a language, if for none."""
    if (wanted := rules_sought(text)) is not None:
        return TypedQuestion("rules", sought=wanted)
    said = cut(text)
    if len(said) == 1 and said[0].startswith("#"):
        return menu.counted(int(said[0][1:]))
    listed = [action for action, offer in zip(*menu, strict=True) if plain(offer) == plain(text).strip()]
    if len(listed) == 1:
        return listed[0]
    station = _station([int(sign.strip("#")) for sign in said if _is_number(sign)], view)
    known = lexicon(view.game.name, language)
    named = {sign: meanings(sign, known) for sign in said if not _is_number(sign)}
    if lost := [sign for sign, meant in named.items() if not meant]:
        raise unclear(lost[0], spellings(view.game.name, language, _sayable(menu, view)))
    meant = [*named.values()]
    return question(meant, station, (*QUESTIONS, SKIP)) or _moved(meant, station, menu, view)


def _game(view: View[ChaseState]) -> AnyChase:
    return cast(AnyChase, view.game)


def _is_number(sign: str) -> bool:
    return sign.strip("#").isdecimal()


def _station(numbers: Sequence[int], view: View[ChaseState]) -> int | None:
    if len(numbers) > 1:
        raise Unclear("terminal-one-at-a-time")
    for station in numbers:
        if station not in _game(view).board.stations:
            raise Unclear("terminal-station-unknown", station=str(station))
        return station
    return None


def _sayable(menu: Menu, view: View[ChaseState]) -> set[Meaning]:
    """What can be said now: the questions, and whatever the moves on offer are made of."""
    asks = {("ask", topic) for topic in QUESTIONS if topic != "marks" or _game(view).board.marks}
    named = [(slot, value) for action in menu.actions for slot, value in _named(action, view).items()]
    return asks | {(slot, value) for slot, value in named if isinstance(value, str)}


# Moves


def _moved(named: Sequence[frozenset[Meaning]], station: int | None, menu: Menu, view: View[ChaseState]) -> Action:
    queries = _likely(list(_queries(named, station)), menu, view)
    fitting = [n for n, action in enumerate(menu.actions) if any(_fits(query, action, view) for query in queries)]
    if len(fitting) == 1 or (fitting and _are_alike([menu.actions[n] for n in fitting])):
        return menu.actions[fitting[0]]
    if fitting:
        raise Unclear("terminal-which", choices=menu.numbered(fitting))
    return _most_telling(_unoffered(queries, menu, view), view)


def _likely(read: Sequence[NamedMove], menu: Menu, view: View[ChaseState]) -> Sequence[NamedMove]:
    """The readings made of what is on offer; else those of pawns that play; else all. `bl` is black or blue."""
    offered, names = _sayable(menu, view), (None, *_game(view).pawn_names)
    made = [query for query in read if {("fare", query.fare), ("pawn", query.pawn)} - UNSAID <= offered]
    return made or [query for query in read if query.pawn in names] or read


def _are_alike(actions: Sequence[Action]) -> bool:
    """CP-3: which of the detectives is put on a station does not matter to a player who names none."""
    return all(isinstance(action, Place) for action in actions) and len({station_of(a) for a in actions}) == 1


def _queries(named: Sequence[frozenset[Meaning]], station: int | None) -> Iterator[NamedMove]:
    """Every way to read the words so that no two say the same thing."""
    telling = {meanings for meanings in named if meanings != {FILLER}}
    for reading in product(*telling) if len(telling) <= MOST_WORDS else ():
        said = {meaning for meaning in reading if meaning != FILLER}
        slots = dict(said)
        is_double = len(slots) < len(said) or (station and not _takes_station(slots.get("verb")))
        if (slots or station) and not is_double and "ask" not in slots:
            yield NamedMove(**slots, station=station)


def _takes_station(verb: str | None) -> bool:
    return verb is None or "station" in VERBS[verb].__struct_fields__


def _fits(query: NamedMove, action: Action, view: View[ChaseState]) -> bool:
    is_named = query.verb or query.about or not isinstance(action, TOKENS)
    said = _named(action, view)
    return bool(is_named) and all(getattr(query, slot) in (None, value) for slot, value in said.items())


def _named(action: Action, view: View[ChaseState]) -> Mapping[str, str | int | None]:
    """What an action can be called by."""
    pawn = getattr(action, "pawn", None)
    return {
        "verb": next((verb for verb, kind in VERBS.items() if isinstance(action, kind)), None),
        "pawn": None if pawn is None else _game(view).pawn_names[pawn],
        **{slot: getattr(action, slot, None) for slot in ("fare", "station", "about")},
    }


# What is not on offer


def _unoffered(queries: Iterable[NamedMove], menu: Menu, view: View[ChaseState]) -> Iterator[Action]:
    """The actions that were named, none of them on offer."""
    mine = {action.seat for action in menu.actions}
    for query in queries:
        if verb := _verb(query, view):
            yield _unoffered_deed(verb, query, mine, view)
        elif query.fare != "double":
            yield from _unoffered_moves(query, mine, view)


def _verb(query: NamedMove, view: View[ChaseState]) -> str | None:
    """What was named that is no ride; a station alone is where to start, to land or to be put, while that is asked."""
    is_asked = view.state.phase in chase_of(view).arrivals and query.fare is None
    return query.verb or ("ask" if query.about else view.state.phase if is_asked else None)


def _unoffered_deed(verb: str, query: NamedMove, mine: set[Seat], view: View[ChaseState]) -> Action:
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


def _skilled(kind: type[Action], about: object, view: View[ChaseState]) -> str:
    """Whose ability it is; in a game without abilities, the first detective."""
    askers = (name for name, questions in powers.QUESTIONS.items() if about in questions)
    skilled = {powers.Ask: next(askers), Ban: "irene", Barricade: "lestrade"}
    return skilled.get(kind, _game(view).pawn_names[1])


def _unoffered_moves(query: NamedMove, mine: set[Seat], view: View[ChaseState]) -> Iterator[Move]:
    game = _game(view)
    for pawn in game.pawns if query.pawn is None else [_pawn(query.pawn, view)]:
        seat, here = _seat(pawn, mine, view), view.state.stations[pawn]
        for way in game.board.exits[here] if here else ():
            fare = query.fare or ("black" if way.kind == "ferry" else way.kind)
            if query.station in (None, way.station):
                yield Move(seat=seat, pawn=pawn, fare=cast(Fare, fare), station=way.station)
        yield Move(seat=seat, pawn=pawn, fare=cast(Fare, query.fare or "taxi"), station=query.station)


def _seat(pawn: int, mine: set[Seat], view: View[ChaseState]) -> Seat:
    """Who of those at the keyboard would move a pawn."""
    return min(mine & _game(view).hand(view.state, pawn), default=view.seat)


def _pawn(name: str, view: View[ChaseState]) -> int:
    names = _game(view).pawn_names
    if name not in names:
        raise Unclear("terminal-pawn-absent", pawn=name)
    return names.index(name)


def _most_telling(actions: Iterable[Action], view: View[ChaseState]) -> Action:
    """Of several refusals the one that says most; that there is no such line, or no turn, says least."""
    game = _game(view)
    refused = [action for action in actions if not game.allows(view.state, action)]
    if not refused:
        raise Unclear("terminal-one-at-a-time")
    vague = {game.rules.line: 1, game.rules.turn: 2}
    return min(refused, key=lambda action: vague.get(game.rule_against(view.state, action), 0))
