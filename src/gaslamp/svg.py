"""Boards and views as SVG text: self-contained, without script, for documents, notebooks and the browser.

A station is `<g id="s74" class="station taxi bus">` and a line `<path id="bus-74-94" class="line bus">`,
so that a page can bring the drawing to life with classes alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from gaslamp.board import BadBoard, Board
from gaslamp.core import CHANCE, Problem, check_type
from gaslamp.drawing import figures, marks, spreads
from gaslamp.drawing.case_table import DrawnTable
from gaslamp.drawing.curves import add, num
from gaslamp.drawing.detail import LineEnds, cut, lit_up, part_around, view_box
from gaslamp.drawing.figures import Ghost, Pawn
from gaslamp.drawing.ground_plan import BAND, MARGIN, WIDTH, GroundPlan
from gaslamp.drawing.lights import CAST, PALETTES, Light, style
from gaslamp.games.cards import Clue, Deck, Lead
from gaslamp.games.deck import BadDeck
from gaslamp.games.layouts import Layout
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Deal
from gaslamp.match import View
from gaslamp.presentation import case_of, chase_of, is_case
from gaslamp.survey import is_marked

if TYPE_CHECKING:
    from gaslamp.games import AnyGame

__all__ = [
    "CARD_LABELS",
    "BadPicture",
    "Ghost",
    "Light",
    "LineEnds",
    "Pawn",
    "draw",
    "draw_board",
    "draw_card",
    "draw_deck",
    "draw_detail",
    "draw_layout",
    "draw_page",
    "draw_view",
]

LABELS: Mapping[str, str] = {
    "taxi": "Taxi", "bus": "Bus", "underground": "Underground", "ferry": "Ferry", "junction": "Turn off here",
}  # fmt: skip
"""What the legend calls the lines."""
HOLMES_LABELS: Mapping[str, str] = {
    **LABELS,
    "taxi": "Carriage", "bus": "Omnibus", "underground": "Metro",
    "park": "Park", "monument": "Monument", "river": "River", "hideout": "Hideout", "crime": "Crime scene",
}  # fmt: skip
"""The same, and the marks, on a board of the Sherlock Holmes edition."""
CARD_LABELS: Mapping[str, str] = {
    "forensic": "Forensic", "witness": "Witness", "cyber": "Cyber", "universal": "Universal",
    "clue": "Clue", "lead": "Lead", "clues": "Clues", "leads": "Leads", "evidence": "Evidence", "points": "Points",
    "point": "one more point", "more": "one more lead", "solved": "Solved", "closed": "closed", "hidden": "face down",
    "layout": "Layout", "table": "The table",
    "place-0": "Tallow Lane Mortuary", "place-1": "The Drowned Lantern", "place-2": "Cinder Court Telegraph",
    "place-3": "Ratcatcher’s Stairs",
    "seat-0": "Player 1", "seat-1": "Player 2", "seat-2": "Player 3", "seat-3": "Player 4",
}  # fmt: skip
"""What stands on cards and beside them, and what the players are called."""


class BadPicture(Problem):
    """A picture cannot be drawn as asked.

    >>> from gaslamp import load_board
    >>> draw_board(load_board("bradley"), light="dark")
    Traceback (most recent call last):
    gaslamp.svg.BadPicture: There is no light “dark”. Available: paper, evening.
    """


@runtime_checkable
class _Bound(Protocol):
    """An action that leads to a station."""

    @property
    def station(self) -> int | None: ...


def draw_board(
    board: Board, *, light: Light = "paper", width: int | None = None, labels: Mapping[str, str] | None = None
) -> str:
    """The board with nobody on it.

    >>> from gaslamp import load_board
    >>> draw_board(load_board("bradley"), width=800).startswith("<svg")
    True
    """
    return draw(board, light=light, width=width, labels=labels)


def draw_view(
    view: View[Any],
    *,
    possible: Collection[int] | Mapping[int, float] = (),
    light: Light = "paper",
    width: int | None = None,
    labels: Mapping[str, str] | None = None,
) -> str:
    """What one seat sees: nothing is drawn that the view does not hold.

    >>> from gaslamp import Match, make_game
    >>> view = Match(make_game("classic")).view(0)
    >>> draw_view(view, possible={13, 26}, light="evening").count("heat")
    4
    """
    check_type(view, View, "draw_view() takes a view, such as match.view(0)")
    game = cast("AnyGame", view.game)
    if is_case(game):
        return DrawnTable(game, view.state, view.seat, {**CARD_LABELS, **(labels or {})}).draw(light, width)
    places, case = zip(game.pawn_names, view.state.stations, strict=True), case_of(view)
    pawns = [Pawn(name, station) for name, station in places if station is not None]
    ghosts = [ghost for ghost in _last_seen(view) if ghost.station not in view.state.stations[:1]]
    targets = {action.station for action in view.actions if isinstance(action, _Bound) and action.station is not None}
    return draw(
        game.board,
        pawns=pawns,
        ghosts=ghosts,
        heat=possible,
        targets=targets,
        roadblocks=case[1].roadblocks if case else (),
        light=light,
        width=width,
        labels=labels,
    )


def draw_card(
    card: Clue | Lead, *, light: Light = "paper", width: int | None = None, labels: Mapping[str, str] | None = None
) -> str:
    """A clue or a lead alone.

    >>> from gaslamp.games import load_deck
    >>> draw_card(load_deck("gaslamp").leads[1]).startswith("<svg")
    True
    """
    check_type(card, Clue | Lead, "draw_card() takes a clue or a lead, such as deck.clues[1]")
    _check_look(light, width)
    return spreads.alone(card, {**CARD_LABELS, **(labels or {})}, light, width)


def draw_layout(
    deck: Deck,
    lead: int,
    layout: Layout,
    *,
    light: Light = "paper",
    width: int | None = None,
    labels: Mapping[str, str] | None = None,
) -> str:
    """A lead with the clues laid round it, solved or not yet.

    >>> from gaslamp.games import load_deck
    >>> draw_layout(load_deck("gaslamp"), 1, Layout((), ())).startswith("<svg")
    True
    """
    _check_deck(deck, light, width)
    if lead not in deck.leads:
        raise BadDeck("deck-no-such-lead", deck=deck.name, lead=lead, least=min(deck.leads), most=max(deck.leads))
    return spreads.spread(deck, deck.leads[lead], layout, {**CARD_LABELS, **(labels or {})}, light, width)


def draw_deck(
    deck: Deck, *, light: Light = "paper", width: int | None = None, labels: Mapping[str, str] | None = None
) -> str:
    """All cards of a deck on one sheet.

    >>> from gaslamp.games import load_deck
    >>> draw_deck(load_deck("gaslamp"), width=1200).startswith("<svg")
    True
    """
    _check_deck(deck, light, width)
    return spreads.sheet(deck, {**CARD_LABELS, **(labels or {})}, light, width)


def _last_seen(view: View[ChaseState]) -> list[Ghost]:
    """Where all have last seen the fugitive; after entry 0 is before his first move, in games that deal him openly."""
    game, state = chase_of(view).game, view.state
    log = state.log
    seen = [(n, entry.station) for n, entry in enumerate(log, start=1) if entry.surfaced and entry.station is not None]
    if log and not seen and state.start is not None and game.is_public(Deal(seat=CHANCE, pawn=FUGITIVE)):
        seen = [(0, state.start)]
    return [Ghost(station, n, age=len(log) - n) for n, station in seen[-1:]]


def draw(
    board: Board,
    *,
    pawns: Collection[Pawn] = (),
    ghosts: Collection[Ghost] = (),
    heat: Collection[int] | Mapping[int, float] = (),
    targets: Collection[int] = (),
    roadblocks: Collection[int] = (),
    light: Light = "paper",
    width: int | None = None,
    labels: Mapping[str, str] | None = None,
) -> str:
    """A board with figures on it. `heat` tints stations, by weight if it has weights; `targets` rings them.

    >>> from gaslamp import load_board
    >>> draw(load_board("bradley"), pawns=[Pawn("red", 74)], targets={46, 58}).startswith("<svg")
    True
    """
    _check(board, light, width, _standing(pawns, ghosts), heat, targets, roadblocks)
    plan, marked = _plan(board), bool(board.marks or roadblocks) or any(pawn.name in CAST for pawn in pawns)
    return "\n".join(
        [
            _head(plan, light=light, width=width),
            f"<title>{figures.plain(board.title)}</title>",
            f"<style>\n{style(light, marked=marked)}\n</style>",
            f"<defs>{figures.definitions(light)}{plan.definitions}{plan.paving}</defs>",
            plan.ground,
            *[plan.quarters] * bool(plan.borders),
            plan.lines,
            plan.names,
            _heat(plan, heat),
            _stations(plan, targets),
            _figures(plan, pawns, ghosts, roadblocks),
            plan.border({**(HOLMES_LABELS if is_marked(board) else LABELS), **(labels or {})}),
            "</svg>\n",
        ]
    )


def draw_detail(
    board: Board,
    around: Collection[int],
    *,
    lit: Collection[LineEnds] = (),
    pawns: Collection[Pawn] = (),
    ghosts: Collection[Ghost] = (),
    heat: Collection[int] | Mapping[int, float] = (),
    targets: Collection[int] = (),
    roadblocks: Collection[int] = (),
    light: Light = "paper",
    title: str = "",
) -> str:
    """The part of a board round some stations, with figures on it; `lit` are rides such as `("bus", 74, 94)`.

    >>> from gaslamp import load_board
    >>> draw_detail(load_board("bradley"), [74], lit=[("bus", 74, 94)]).startswith("<svg")
    True
    """
    if not around:
        raise BadPicture("picture-of-nothing")
    lines = {station for _, *ends in lit for station in ends}
    _check(board, light, None, around, _standing(pawns, ghosts), heat, targets, roadblocks, lines)
    plan = _plan(board)
    box = part_around(plan, around)
    below = (plan.ground, *[plan.quarters] * bool(plan.borders), lit_up(plan, lit, light), plan.lines, plan.names)
    above = (_heat(plan, heat), _stations(plan, targets), _figures(plan, pawns, ghosts, roadblocks))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="board {light}" role="img" viewBox="{view_box(box)}">',
            f"<title>{figures.plain(title or board.title)}</title>",
            f"<style>\n{style(light, marked=True)}\n</style>",
            f"<defs>{figures.definitions(light)}{plan.definitions}{plan.paving}</defs>",
            *(cut(layer, plan, box) for layer in (*below, *above)),
            "</svg>\n",
        ]
    )


def draw_page(board: Board, labels: Mapping[str, str]) -> str:
    """The board for a page that styles it and brings it to life: layer by layer, in both lights, nobody on it.

    The layers `heat`, `lit` and `figures` are empty; the definition `figure-red` is how that pawn looks. A definition
    with `data-lines` has the courses of those lines: the page puts them in, so that they are not sent twice.

    >>> from gaslamp import load_board
    >>> 'id="s74"' in draw_page(load_board("bradley"), {})
    True
    """
    _check(board, "paper", None)
    plan = _plan(board)
    layers = {
        "ground": "\n".join([plan.ground, *[plan.grounds, plan.quarters] * bool(plan.borders)]),
        "heat": "",
        "lines": f"{plan.lines}\n{plan.turnings}",
        "names": plan.names,
        "lit": "",
        "stations": _stations(plan, ()),
        "marks": "\n".join(map(marks.mark, plan.spots)),
        "figures": "",
        "border": plan.border({**(HOLMES_LABELS if is_marked(board) else LABELS), **labels}),
    }
    return "\n".join(
        [
            _head(plan, board.title),
            f"<defs>{figures.definitions('evening')}{figures.definitions('paper')}{figures.glows()}",
            plan.definitions,
            plan.paving_to_come,
            *map(figures.symbol, figures.HEADS),
            "</defs>",
            *(f'<g id="{name}">{text}</g>' for name, text in layers.items()),
            "</svg>\n",
        ]
    )


def _check(board: Board, light: Light, width: int | None, *stations: Collection[int]) -> None:
    """That there is a board to draw, in a light there is, and that it has these stations."""
    check_type(board, Board, 'expected a board, such as load_board("bradley")')
    _check_look(light, width)
    if unknown := sorted(set().union(*stations) - set(board.stations)):
        raise BadBoard("board-no-such-station", board=board.name, station=unknown[0])


def _standing(pawns: Collection[Pawn], ghosts: Collection[Ghost]) -> set[int]:
    figures: tuple[Pawn | Ghost, ...] = (*pawns, *ghosts)
    for figure in figures:
        check_type(figure, Pawn | Ghost, 'figures must be Pawn("red", 74) or Ghost(74, 3)')
    return {figure.station for figure in figures}


def _check_deck(deck: Deck, light: Light, width: int | None) -> None:
    check_type(deck, Deck, 'expected a deck, such as load_deck("gaslamp")')
    _check_look(light, width)


def _check_look(light: Light, width: int | None) -> None:
    if light not in PALETTES:
        raise BadPicture("light-unknown", light=light, known=", ".join(PALETTES))
    check_type(width, int | None, "width must be a whole number of pixels")
    if width is not None and width <= 0:
        raise BadPicture("setting-too-small", setting="width", value=width)


@lru_cache(maxsize=8)
def _plan(board: Board) -> GroundPlan:
    return GroundPlan(board)


def _head(plan: GroundPlan, name: str = "", *, light: Light | None = None, width: int | None = None) -> str:
    box = -MARGIN, -MARGIN, WIDTH + 2 * MARGIN, plan.height + 2 * MARGIN + BAND
    words = f"board {light}" if light else "board"
    size = f' width="{width}" height="{round(width * box[3] / box[2])}"' if width else ""
    label = f' aria-label="{figures.plain(name)}"' if name else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{words}" role="img"{label} '
        f'viewBox="{" ".join(map(num, box))}"{size}>'
    )


def _heat(plan: GroundPlan, heat: Collection[int] | Mapping[int, float]) -> str:
    weights = dict(heat) if isinstance(heat, Mapping) else dict.fromkeys(heat, 1.0)
    most = max(weights.values(), default=1.0) or 1.0
    return "\n".join(
        f'<circle class="heat" cx="{num(x)}" cy="{num(y)}" r="19" fill-opacity="{0.25 + 0.45 * weight / most:.2f}"/>'
        for (x, y), weight in ((plan.at[station], weight) for station, weight in sorted(weights.items()))
    )


def _stations(plan: GroundPlan, targets: Collection[int]) -> str:
    return "\n".join(
        figures.station(number, at, plan.board.kinds[number], is_target=number in targets)
        for number, at in plan.at.items()
    )


def _figures(plan: GroundPlan, pawns: Collection[Pawn], ghosts: Collection[Ghost], roadblocks: Collection[int]) -> str:
    text = [figures.foothold(pawn, plan.at[pawn.station]) for pawn in pawns]
    text += map(marks.mark, plan.spots)
    text += (marks.roadblock(station, plan.at[station]) for station in sorted(roadblocks))
    taken = [add(spot.at, (0.0, 10.0)) for spot in plan.spots]  # a figure hides no mark if it can help it
    everybody: tuple[Pawn | Ghost, ...] = (*ghosts, *pawns)
    for figure in everybody:
        foot = figures.standing(plan.at[figure.station], plan.at.values(), taken)
        taken.append(foot)
        text.append(figures.ghost(figure, foot) if isinstance(figure, Ghost) else figures.pawn(figure, foot))
    return "\n".join(text)
