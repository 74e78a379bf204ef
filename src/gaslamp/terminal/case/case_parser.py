"""What people type in Case Connection, in whatever language: `12 f`, `visit 2 f w`, `lay 7 right of 12`, `solve`.

Two cards or tokens are taken from the location that has them; a card and a side are laid out. What names an
action that is not on offer is handed on all the same: the rules refuse it, and say by which rule.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from gaslamp.core import Action, Seat
from gaslamp.games.cards import SIDES, Evidence
from gaslamp.games.casework import PLACES
from gaslamp.games.enquiry import ConnectionState, Follow, Item, Keep, Solve, Swap, Visit, in_order
from gaslamp.games.layouts import LEAD
from gaslamp.games.vocabulary import Done
from gaslamp.terminal.case.drafts import LayoutStep
from gaslamp.terminal.lexicon import CASE, SKIP, STEPS, Meaning, lexicon, plain, rules_sought, spellings
from gaslamp.terminal.request import Menu, TypedQuestion, Unclear, meanings, record_step, unclear

GAME = "connection"
QUESTIONS = tuple(question for question in CASE["ask"] if question not in (*STEPS, SKIP))
LAYOUT_VERBS = frozenset(("lay", "link", "unlink", "lift", "undo", "clear", "solve", "solution"))
DEEDS: Mapping[type[Action], str] = {
    Visit: "visit", Swap: "swap", Follow: "follow", Keep: "keep", Done: "finish", Solve: "solution",
}  # fmt: skip
"""The word for each kind of action on offer; a lead that can be solved has a solution to show."""
SIGN = re.compile(r"#\s*\d{1,6}|\d{1,6}|[?★*]|[^\W\d_]+")
STARS = "★*"


@dataclass
class Request:
    """What was said, sorted by what it can be about."""

    verb: str = ""
    ask: str = ""
    side: int | None = None
    items: list[Item] = field(default_factory=list)
    """Cards and tokens in the order they were named; the lead is card 0."""

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(item for item in self.items if isinstance(item, int))

    @property
    def tokens(self) -> tuple[Evidence, ...]:
        return tuple(item for item in self.items if not isinstance(item, int))


def understand(
    text: str, menu: Menu, state: ConnectionState, seat: Seat, language: str
) -> Action | TypedQuestion | LayoutStep:
    """The action, the question or the step of a layout a typed line stands for; `Unclear` if it stands for none."""
    if (rules := rules_sought(text)) is not None:
        return TypedQuestion("rules", sought=rules)
    said = SIGN.findall(plain(text))
    if len(said) == 1 and said[0].startswith("#"):
        return menu.counted(int(said[0][1:]))
    request = _request([sign for sign in said if sign != "?"] or said[:1], language, _sayable(menu, state, seat))
    if request.ask:
        return TypedQuestion(request.ask)
    verb = request.verb or ("lay" if request.side is not None else _expected(state))
    if verb in LAYOUT_VERBS:
        return LayoutStep(verb, request.cards, request.side, request.tokens)
    if not request.items and verb not in ("finish", "swap"):
        raise Unclear("terminal-say-more")
    return _action(verb, request, menu, seat)


def record_request(text: str, language: str) -> str:
    """The step or the question somebody wants who looks through a record."""
    return record_step(text, language, GAME, QUESTIONS)


def _sayable(menu: Menu, state: ConnectionState, seat: Seat) -> set[Meaning]:
    """What can be said now: the questions, what is on offer, and with a lead what is done to a layout."""
    verbs = {DEEDS[type(action)] for action in menu.actions if type(action) in DEEDS}
    has_lead = bool(state.hands[seat].lead)
    verbs |= LAYOUT_VERBS - {"solution"} if has_lead else set()
    around = {(slot, name) for slot in ("side", "card", "symbol") for name in CASE[slot]} if has_lead else set()
    return {("verb", verb) for verb in verbs} | {("ask", topic) for topic in QUESTIONS} | around


def _expected(state: ConnectionState) -> str:
    return {"follow": "follow", "keep": "keep"}.get(state.phase, "visit")


def _request(said: Sequence[str], language: str, sayable: Collection[Meaning]) -> Request:
    request = Request()
    for sign in said:
        if sign.strip("#").isdecimal():
            request.items.append(int(sign.strip("#")))
        else:
            meant = ("symbol", "universal") if sign in STARS else _meant(sign, language, sayable)
            _hear(request, *meant)
    return request


def _hear(request: Request, slot: str, name: str) -> None:
    if slot == "symbol":
        request.items.append(cast(Evidence, name))
    elif slot == "card":
        request.items.append(LEAD)
    elif slot == "side":
        request.side = [*SIDES].index(cast(Any, name))
    elif slot in ("verb", "ask"):
        setattr(request, slot, name)


def _meant(word: str, language: str, sayable: Collection[Meaning]) -> Meaning:
    """The one thing a word means while a game is played."""
    found = sorted(meant for meant in meanings(word, lexicon(GAME, language)) if meant[1] not in STEPS)
    if not found:
        raise unclear(word, spellings(GAME, language, sayable))
    if len(found) > 1:
        longer = spellings(GAME, language, found)
        begun = [written for typed, written in longer.items() if typed.startswith(word)] or longer.values()
        raise Unclear("terminal-which", choices=", ".join(sorted(begun)))
    return found[0]


# Actions


def _action(verb: str, request: Request, menu: Menu, seat: Seat) -> Action:
    match verb:
        case "visit":
            return _visit(request.items, menu, seat)
        case "keep":
            return Keep(seat=seat, items=tuple(in_order(request.items)))
        case "follow":
            return Follow(seat=seat, lead=next(iter(request.cards), LEAD))
        case "swap":
            return _swap(request.tokens, menu, seat)
    return Done(seat=seat)


def _visit(named: Sequence[Item], menu: Menu, seat: Seat) -> Action:
    """CC-5: the location may be left out where only one has both; three things named begin with its number."""
    number = named[0] if len(named) > 2 and isinstance(named[0], int) else 0
    items = tuple(in_order(named[1:] if number else named))
    places = [number - 1] if number else range(len(PLACES))
    visits = [Visit(seat=seat, location=place, items=items) for place in places]
    fitting = [visit for visit in visits if visit in menu.actions] or visits[:1]
    if len(fitting) > 1:
        raise Unclear("terminal-which", choices=_numbered(fitting, menu))
    return fitting[0]


def _numbered(actions: Sequence[Action], menu: Menu) -> str:
    return menu.numbered([menu.actions.index(action) for action in actions])


def _swap(tokens: Sequence[Evidence], menu: Menu, seat: Seat) -> Action:
    """CC-7: the kind may be left out where only one can be swapped."""
    swaps = [action for action in menu.actions if isinstance(action, Swap)]
    if not tokens and len(swaps) == 1:
        return swaps[0]
    if not tokens and swaps:
        raise Unclear("terminal-which", choices=_numbered(swaps, menu))
    return Swap(seat=seat, kind=cast(Any, tokens[0] if tokens else "forensic"))
