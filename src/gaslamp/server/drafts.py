"""A layout tried out on the screen (CC-11): the client holds it, the server judges every step.

Whatever a client sends is answered: what it does not own or what breaks a rule is refused and taken out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, TypeVar

from gaslamp.core import IllegalAction, Problem, Seat
from gaslamp.games.cards import Evidence
from gaslamp.games.connection import Connection
from gaslamp.games.draft import UNFINISHED, Draft
from gaslamp.games.enquiry import Item
from gaslamp.games.layouts import LEAD, fault
from gaslamp.match import View
from gaslamp.presentation import is_case
from gaslamp.server import messages
from gaslamp.server.outgoing import Drafted, Want
from gaslamp.server.rulespage import address
from gaslamp.telling.case import CaseTeller
from gaslamp.words import Words

P = TypeVar("P", bound=Problem)
FARTHEST = 99
"""No card is laid further from the lead; none that is connected to it could be."""
LONGEST = 10**9
"""No card has a number near it."""


def drafted(view: View[Any], seat: Seat, message: messages.TryLayout, words: Words, *, hints: bool) -> Drafted:
    """How a player's layout stands after what was tried, told in the words of the reader."""
    game, state = view.game, view.state
    if not is_case(game) or not 0 <= seat < game.seats or not state.hands[seat].lead:
        return _nothing(words)
    hand = state.hands[seat]
    sent = Draft(game.deck.leads[hand.lead], game.deck.clues, hand, messages.layout_of(message))
    draft, problem = _sound(sent), _untrue(sent)
    try:
        draft = draft if problem else _stepped(draft, message, game if hints else None)
    except Problem as refused:
        problem = refused
    return _told(draft, CaseTeller(words, game, ()), problem)


# What the client says it has laid out


def _untrue(sent: Draft) -> Problem | None:
    """Why this cannot lie there, if it cannot."""
    for laid in sent.layout.cards:
        if not _is_near(laid.x, laid.y):
            return _too_far(laid.card)
    if (item := _unowned(sent)) is not None:
        return IllegalAction("CC-12", wrong="owned", item=item)
    return _broken(sent)


def _unowned(sent: Draft) -> Item | None:
    cards = (card for card in sent.layout.numbers if card not in sent.hand.cards)
    owned = sent.hand.tokens.counts
    tokens = (token for token in sent.layout.tokens if sent.layout.tokens.count(token) > owned[token])
    return next(cards, None) or next(tokens, None)


def _broken(draft: Draft) -> IllegalAction | None:
    found = fault(draft.lead, draft.clues, draft.layout)
    return IllegalAction(found.rule, **found.details) if found and found.wrong not in UNFINISHED else None


def _sound(sent: Draft) -> Draft:
    """What of it may lie there: all but what is not owned; nothing if that breaks a rule."""
    rest = sent.revised(sent.hand)
    is_near = all(_is_near(laid.x, laid.y) for laid in rest.layout.cards)
    return rest if is_near and _broken(rest) is None else sent.cleared()


def _is_near(x: int, y: int) -> bool:
    return abs(x) <= FARTHEST and abs(y) <= FARTHEST


def _too_far(card: int) -> IllegalAction:
    return IllegalAction("CC-8", wrong="apart", one=LEAD, other=card)


# What is done with it


def _stepped(draft: Draft, message: messages.TryLayout, game: Connection | None) -> Draft:
    """The draft after one step; a card that is not named is the lead."""
    card, one, other = message.card or LEAD, message.one or LEAD, message.other or LEAD
    match message.do:
        case "lay" if not _is_near(message.x, message.y):
            raise _too_far(card)
        case "lay":
            return draft.lay(card, (message.x, message.y))
        case "lift":
            return draft.lift(card)
        case "join":
            return draft.join(one, other, message.token, message.symbol)
        case "part":
            return draft.part(one, other)
        case "clear":
            return draft.cleared()
        case "hint":
            return _solved(draft, game)
    return draft


def _solved(draft: Draft, game: Connection | None) -> Draft:
    """The best layout there is, unless the table plays without hints."""
    if game is None:
        raise Problem("telling-hints-off")
    solution = game.solution(draft.lead.number, draft.hand.cards, draft.hand.tokens)
    if solution is None:
        raise Problem("telling-no-solution")
    return draft.laid_out(solution.layout)


# What is answered


def _told(draft: Draft, teller: CaseTeller, problem: Problem | None) -> Drafted:
    return Drafted(
        cards=draft.layout.cards,
        links=draft.layout.links,
        solved=draft.fault is None,
        missing=tuple(draft.missing),
        wants=tuple(_wants(draft, teller)),
        loose=draft.loose,
        openings={str(card): tuple(draft.openings(card)) for card in draft.hand.cards},
        joints=tuple(_joints(draft)),
        text=tuple(teller.status(draft)),
        **_refused(problem, teller.words),
    )


def _refused(problem: Problem | None, words: Words) -> dict[str, Any]:
    """Why not, if something was refused: by a rule that can be read, or by something else."""
    if isinstance(problem, IllegalAction):
        link = address(problem.key, words.language)
        return {"refused": words.refusal(_readable(problem)), "rule": problem.key, "link": link}
    return {"refused": words.explain(_readable(problem))} if problem else {}


def _wants(draft: Draft, teller: CaseTeller) -> Iterator[Want]:
    """What the lead still wants, symbol by symbol."""
    spare = draft.spare
    for side, symbol in draft.missing:
        spots, tokens = draft.spots(side, symbol), spare[symbol] + spare["universal"]
        text = teller.want(side, symbol, is_further=(LEAD, side) not in spots)
        yield Want(side=side, symbol=symbol, spots=spots, tokens=tokens, text=text, about=teller.fitting(tokens))


def _joints(draft: Draft) -> Iterator[tuple[int, int, tuple[Evidence, ...]]]:
    for one, other in combinations(draft.cells.values(), 2):
        if symbols := draft.shared(one, other):
            spare = draft.part(one, other).spare
            tokens: tuple[Evidence, ...] = (*symbols, "universal")
            yield one, other, tuple(token for token in tokens if spare[token])


def _readable(problem: P) -> P:
    """The same with no number that is too long for a sentence, whatever the client made up."""
    numbers = {name: value for name, value in problem.details.items() if isinstance(value, int)}
    short = {name: max(-LONGEST, min(value, LONGEST)) for name, value in numbers.items()}
    return type(problem)(problem.key, **{**problem.details, **short})


def _nothing(words: Words) -> Drafted:
    """The answer to somebody who has no lead."""
    refused = _refused(IllegalAction("CC-12", wrong="lead"), words)
    fields = ("cards", "links", "missing", "wants", "loose", "joints", "text")
    blank: dict[str, Any] = {"openings": {}, **dict.fromkeys(fields, ())}
    return Drafted(solved=False, **refused, **blank)
