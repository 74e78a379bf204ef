"""What the screen shows of one view: everything the rules or a language must say, said here.

The browser knows no rules and no grammar. Whatever it needs beyond drawing (who can move where, with what, what
each thing is called) stands in a scene, told from one seat's view alone.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from gaslamp.core import Seat


class Ticket(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kind of ticket somebody has."""

    fare: str
    name: str
    count: int | None = None
    """None: it never runs out."""


class Pawn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A figure on the board and all that lies before it."""

    pawn: int
    name: str
    """Which drawing it has: fugitive, red, sherlock, bobby1 …"""
    letter: str
    title: str
    who: str
    """Whoever plays it."""
    mine: bool
    station: int | None
    tickets: tuple[Ticket, ...] = ()
    tokens: int | None = None
    state: Literal["", "to-move", "moved", "stranded"] = ""


class Ghost(Struct, frozen=True, kw_only=True):
    """Where the fugitive was last seen, and after which entry."""

    station: int
    entry: int
    age: int
    """How many entries ago that was."""


class Window(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One window of the travel log."""

    n: int
    fare: str = ""
    """Empty: not reached yet."""
    name: str = ""
    station: int | None = None
    surfaced: bool = False
    due: bool = False
    """Whether the fugitive shows himself here."""


class Score(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the score sheet."""

    who: str
    points: int | None
    state: Literal["done", "now", "later"]
    mine: bool = False


class Offer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an action is called and where on the screen it belongs; offer i is for action i."""

    text: str
    group: Literal["ride", "button"]
    """A ride is chosen on the board (a pawn to a station by a fare); a button stands by itself."""
    kind: str
    """The name of the action."""
    pawn: int | None = None
    fare: str = ""
    station: int | None = None
    via: tuple[str, ...] = ()
    """The ids of the drawn lines it may take."""
    careful: bool = False
    """Whether it is to be confirmed."""
    notes: tuple[str, ...] = ()
    """What awaits there."""
    location: int | None = None
    items: tuple[int | str, ...] = ()
    lead: int | None = None


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How an event is to be seen on the board; step i is for event i of the update."""

    kind: str
    pawn: int | None = None
    fare: str = ""
    begin: int | None = None
    end: int | None = None
    via: tuple[str, ...] = ()


class ChaseScene(Struct, frozen=True, kw_only=True, tag="chase"):
    """A chase as one seat sees it."""

    board: str
    """Which board to draw, by its name."""
    turn: str
    """The one sentence that says what is going on and what is wanted."""
    wanted: bool
    """Whether it is for somebody at this screen to act."""
    heading: str
    brief: tuple[str, ...]
    pawns: tuple[Pawn, ...]
    ghost: Ghost | None
    log: tuple[Window, ...]
    possible: tuple[int, ...]
    """Where the fugitive can be for all this seat knows; to himself, for all the detectives know."""
    marks: dict[str, tuple[int, ...]]
    """Stations of roadblocks and of the crimes he holds, as far as this seat knows."""
    scores: tuple[Score, ...]
    stock: tuple[Ticket, ...]
    """A common purse, where there is one."""
    offers: tuple[Offer, ...]
    steps: tuple[Step | None, ...]
    path: tuple[Step, ...]
    """The fugitive's way from his start, entry by entry, once the log lies open."""
    round_began: int
    """The number of the event with which the present round began; before the first move in it, the last one."""
    over: tuple[str, ...]
    """How it ended, in sentences, once it has."""


class Place(Struct, frozen=True, kw_only=True):
    """A location of Case Connection."""

    name: str
    closed: bool
    items: tuple[int | str, ...]
    """Cards by number, tokens by kind."""


class Player(Struct, frozen=True, kw_only=True):
    """What one player of Case Connection has, for all to see."""

    seat: Seat
    who: str
    mine: bool
    current: bool
    points: int
    cards: tuple[int, ...]
    tokens: dict[str, int]
    lead: int
    """0 for none."""
    solved: tuple[int, ...]
    bonus: int


class Spread(Struct, frozen=True, kw_only=True):
    """A layout that has solved a lead, as it lies on the table."""

    seat: Seat
    lead: int
    cards: tuple[tuple[int, int, int], ...]
    """Card, x, y."""
    links: tuple[tuple[int, int, str, str], ...]
    """One card, the other, the symbol, the token; 0 is the lead."""
    fresh: bool
    """Whether it is news to a screen that has been told of what was before."""


class CaseScene(Struct, frozen=True, kw_only=True, tag="case"):
    """Case Connection as one seat sees it."""

    deck: str
    turn: str
    wanted: bool
    heading: str
    brief: tuple[str, ...]
    places: tuple[Place, ...]
    players: tuple[Player, ...]
    goal: int
    """The points that bring on the end."""
    me: Seat | None
    """Whose hand is shown large."""
    drawn: tuple[int, ...]
    """Leads to choose from, for this seat's eyes."""
    stock: str
    spread: Spread | None
    """The last one of the game so far."""
    hints: bool
    offers: tuple[Offer, ...]
    round_began: int
    """The number of the event with which the last turn of each player began."""
    over: tuple[str, ...]


Scene: TypeAlias = ChaseScene | CaseScene
