"""What the list offers: first the locations, then what can be taken there; first one thing to keep, then the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from gaslamp.core import Action
from gaslamp.games.enquiry import Item, Keep, Visit
from gaslamp.telling.case import CaseTeller
from gaslamp.terminal.case.case_renderer import Pick
from gaslamp.terminal.request import TypedQuestion

FEW = 8
"""So many pairs to keep are listed at once."""


class Opens(NamedTuple):
    """A line that leads to others: a location, or the first thing to keep; nothing leads back."""

    location: int | None = None
    item: Item | None = None


Deed: TypeAlias = Action | TypedQuestion | Opens


class MenuLine(NamedTuple):
    text: str
    deed: Deed


SHUT = Opens()


def menu_lines(teller: CaseTeller, actions: Sequence[Action], opened: Opens, *, lays: bool) -> list[MenuLine]:
    """The lines of the list; `lays` says whether there is a lead to lay cards round."""
    if opened.location is not None:
        return [*_takes(teller, actions, opened.location), MenuLine(teller.say("offer-back"), SHUT)]
    if opened.item is not None:
        return [*_keeps(teller, actions, opened.item), MenuLine(teller.say("offer-back"), SHUT)]
    return [*_first(teller, actions), *([MenuLine(teller.say("offer-lay"), TypedQuestion("layout"))] if lays else [])]


def _first(teller: CaseTeller, actions: Sequence[Action]) -> Iterator[MenuLine]:
    visits = dict.fromkeys(action.location for action in actions if isinstance(action, Visit))
    yield from (MenuLine(f"{place + 1} {teller.place(place)}", Opens(location=place)) for place in visits)
    keeps = [action for action in actions if isinstance(action, Keep)]
    if len(keeps) > FEW:
        for item in dict.fromkeys(item for keep in keeps for item in keep.items):
            yield MenuLine(teller.say("offer-keep", items=teller.items([item])), Opens(item=item))
    shown = (Visit, Keep) if len(keeps) > FEW else Visit
    rest = [action for action in actions if not isinstance(action, shown)]
    yield from (MenuLine(offer, action) for action, offer in zip(rest, teller.offers(rest), strict=True))


def _takes(teller: CaseTeller, actions: Sequence[Action], location: int) -> Iterator[MenuLine]:
    visits = (action for action in actions if isinstance(action, Visit) and action.location == location)
    return (MenuLine(teller.items(visit.items), visit) for visit in visits)


def _keeps(teller: CaseTeller, actions: Sequence[Action], item: Item) -> Iterator[MenuLine]:
    keeps = (action for action in actions if isinstance(action, Keep) and item in action.items)
    return (MenuLine(teller.items(keep.items), keep) for keep in keeps)


def picked(deed: Deed | None) -> Pick | None:
    """What a line is about, to be marked on the table."""
    if isinstance(deed, Visit):
        return Pick(deed.location, deed.items)
    return Pick(deed.location) if isinstance(deed, Opens) and deed.location is not None else None
