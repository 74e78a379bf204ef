"""What the Sherlock Holmes edition adds to the table: crimes, tokens, the supply, roadblocks, and what is marked.

Everything is told from one seat's view; where a game has none of it, nothing is told.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby

from gaslamp.games.powers import QUARTERS, SYMBOLS
from gaslamp.games.vocabulary import ChaseState, Purse
from gaslamp.match import View
from gaslamp.presentation import case_of
from gaslamp.presentation.chase import PRIZES
from gaslamp.telling import say
from gaslamp.words import Words

PLACES = ("roadblock", "held", "crime", "hideout")
"""What is always shown; the rest is for the asking."""
MARKS = (*PLACES, *SYMBOLS)


def marked(view: View[ChaseState]) -> Mapping[str, Collection[int]]:
    """The stations of every mark; those of the crimes he holds are for his eyes only."""
    case = case_of(view)
    if case is None:
        return {}
    game, state = case
    held = {station for station in state.crimes if station is not None}
    scenes = game.scenes - held if game.crimes else frozenset()
    places = {"roadblock": state.roadblocks, "held": held, "crime": scenes, "hideout": game.hideouts}
    return {**places, **{str(symbol): game.board.marks.get(symbol, frozenset()) for symbol in SYMBOLS}}


def quarters(view: View[ChaseState]) -> Mapping[str, Collection[int]]:
    case = case_of(view)
    found = {quarter: case[0].board.marks.get(f"quarter-{quarter}", frozenset()) for quarter in QUARTERS if case}
    return {quarter: stations for quarter, stations in found.items() if stations}


class Casebook:
    """Speaks of what is in it, in one language."""

    def __init__(self, words: Words) -> None:
        self.say = partial(say, words)

    def brief(self, view: View[ChaseState]) -> list[str]:
        """What everybody keeps an eye on, in a few words each."""
        return [*self._crimes(view), *self._obstacles(view)]

    def _crimes(self, view: View[ChaseState]) -> Iterator[str]:
        case = case_of(view)
        if case is None or not case[0].crimes:
            return
        game, state = case
        held = "" if None in state.crimes else ranges(marked(view)["held"])
        yield self.say("crimes", committed=state.committed, crimes=game.crimes, scenes=held, known=bool(held))

    def _obstacles(self, view: View[ChaseState]) -> Iterator[str]:
        case = case_of(view)
        if case is None:
            return
        _, state = case
        if state.ban:
            yield self.say("ban", fare=state.ban)
        if state.roadblocks:
            yield self.say("roadblocks", stations=ranges(state.roadblocks))
        if state.turned:
            yield self.say("turned", tiles=", ".join("/".join(map(str, tile)) for tile in state.turned))

    def stock(self, view: View[ChaseState]) -> Iterator[tuple[str, Purse]]:
        """What lies beside the board: the supply, and what he took at a hideout and has not had yet."""
        if case := case_of(view):
            yield "supply", case[1].supply
            if any(case[1].promised.count(fare) for fare in PRIZES):
                yield "promised", case[1].promised

    def tile(self, view: View[ChaseState]) -> list[str]:
        """His own start tile, for his eyes only."""
        case = case_of(view)
        return [self.say("tile", tile=case[1].tile)] if case and case[1].tile else []

    def must_be_seen(self, view: View[ChaseState]) -> bool:
        """Whether he shows himself as soon as he leaves it at his move."""
        case = case_of(view)
        return case is not None and case[0].must_surface(case[1]) and not case[1].low

    # Marks

    def notes(self, view: View[ChaseState], station: int, marks: Sequence[str] = MARKS) -> list[str]:
        """What is marked at a station."""
        places = marked(view)
        return [self.say("mark", mark=mark) for mark in marks if station in places.get(mark, ())]

    def quarter(self, view: View[ChaseState], station: int) -> list[str]:
        return [self.say("quarter", quarter=name) for name, stations in quarters(view).items() if station in stations]

    def marks(self, view: View[ChaseState], signs: Mapping[str, str] | None = None) -> list[str]:
        """All that is marked on the board, each mark after its sign if it has one."""
        titles = {mark: f"{(signs or {}).get(mark, '')} {self.say('mark', mark=mark)}".strip() for mark in MARKS}
        titled = [(titles[mark], stations) for mark, stations in marked(view).items() if stations]
        titled += [(self.say("quarter", quarter=name), stations) for name, stations in quarters(view).items()]
        marks = [self.say("marks-of", mark=title, stations=ranges(stations)) for title, stations in titled]
        return marks or [self.say("marks-none")]


def ranges(stations: Collection[int]) -> str:
    """`1–4, 8, 9`: numbers in a row are shortened."""
    return ", ".join(_runs(sorted(stations)))


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    for _, row in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        first, *rest = (number for _, number in row)
        if len(rest) > 1:
            yield f"{first}–{rest[-1]}"
        else:
            yield from map(str, (first, *rest))
