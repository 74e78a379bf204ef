"""What the screen shows of one view: everything the rules or a language must say, said here.

The browser knows no rules and no grammar. Whatever it needs beyond drawing (who can move where, with what, what
each thing is called) stands in a scene, told from one seat's view alone.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from gaslamp.core import Seat
from gaslamp.games.cards import Evidence, Symbol
from gaslamp.games.enquiry import Item


class TicketCount(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kind of ticket somebody has."""

    fare: str
    name: str
    count: int | None = None
    """None: it never runs out."""


class ScenePawn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A figure on the board and all that lies before it."""

    pawn: int
    name: str
    """Which drawing it has: fugitive, red, sherlock, bobby1 …"""
    letter: str
    title: str
    who: str
    """Who plays it."""
    bot: str = ""
    """What kind of bot that is, or that one plays on for somebody; empty for people."""
    seat: int | None = None
    """Whose it is, where it is one seat's alone."""
    mine: bool
    station: int | None
    tickets: tuple[TicketCount, ...] = ()
    tokens: int | None = None
    state: Literal["", "to-move", "moved", "stranded"] = ""


class LastSeen(Struct, frozen=True, kw_only=True):
    """Where the fugitive was last seen, and after which entry."""

    station: int
    entry: int
    age: int
    """How many entries ago that was."""


class LogWindow(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    bot: str = ""
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
    items: tuple[Item, ...] = ()
    lead: int | None = None


class BoardStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How an event is to be seen on the board; step i is for event i of the update."""

    kind: str
    pawn: int | None = None
    fare: str = ""
    begin: int | None = None
    end: int | None = None
    via: tuple[str, ...] = ()
    along: tuple[int, ...] = ()
    """The last stations of a way that lies open."""


class RouteStop(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stop of his way, once the log lies open; number 0 is where he began."""

    n: int
    station: int
    text: str
    """The same in words, with what could be known then."""
    possible: tuple[int, ...]
    """Where he could be for all that everybody knew, before the detectives answered."""
    pawns: tuple[int | None, ...]
    """Where the detectives stood then, in the order of their pawns."""
    fare: str = ""
    name: str = ""
    via: tuple[str, ...] = ()
    surfaced: bool = False
    crime: bool = False


class Figure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something true and countable about a way."""

    name: str
    value: str
    tickets: tuple[TicketCount, ...] = ()
    """The same as tickets, where it is about them."""


class FugitiveRoute(Struct, frozen=True, kw_only=True):
    """The route of the fugitive, from the start to the end."""

    title: str
    stops: tuple[RouteStop, ...]
    figures: tuple[Figure, ...]


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the final score, the best first."""

    place: int
    who: str
    points: int
    mine: bool = False
    won: bool = False


class BotLevel(Struct, frozen=True, kw_only=True):
    """How well bots can play in the next game."""

    name: str
    title: str
    chosen: bool
    """Whether they play so now."""


class Ending(Struct, frozen=True, kw_only=True):
    """How it ended for the reader; None before the end."""

    verdict: str
    tone: Literal["won", "lost", "told"]
    """Told: to a reader on neither side, or on both."""
    how: str = ""
    """What brought it about, where the results do not say it all."""
    results: tuple[Result, ...]
    ways: tuple[FugitiveRoute, ...]
    swap: bool
    """Whether there are sides that the next game could be played with the other way round."""
    levels: tuple[BotLevel, ...]
    """Those to choose from where bots play."""


class Happening(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of what has happened: all that one pawn did, or one thing that is nobody's move."""

    text: str
    events: tuple[int, ...]
    """The numbers of the events it tells of."""
    pawn: int | None = None


class Recap(Struct, frozen=True, kw_only=True):
    """What has happened since this screen's seats last acted; since the start before they have."""

    since: int
    """The number of the event it begins with."""
    lines: tuple[Happening, ...]


class TokenClue(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """SH-26 to SH-30: what a token has brought the detectives."""

    kind: Literal["quarter", "symbol", "past", "ban", "roadblock"]
    who: str
    """Whose token it was."""
    when: str
    """After which move of the fugitive, in words."""
    text: str
    entry: int
    """The entry it tells of."""
    age: int
    """How many entries have been made since it was told."""
    stale: bool = False
    """Whether it is out of date: not to be drawn any more."""
    quarter: str = ""
    symbol: str = ""
    carries: bool = False
    station: int | None = None
    fare: str = ""


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
    pawns: tuple[ScenePawn, ...]
    ghost: LastSeen | None
    log: tuple[LogWindow, ...]
    possible: tuple[int, ...]
    """Where the fugitive can be for all this seat knows; to himself, for all the detectives know."""
    marks: dict[str, tuple[int, ...]]
    """Stations of roadblocks and of the crimes he holds, as far as this seat knows."""
    scores: tuple[Score, ...]
    stock: tuple[TicketCount, ...]
    """A common purse, where there is one."""
    offers: tuple[Offer, ...]
    steps: tuple[BoardStep | None, ...]
    recap: Recap
    clues: tuple[TokenClue, ...]
    """What the detectives' tokens have told, the latest first."""
    over: tuple[str, ...]
    """How it ended, in sentences, once it has."""
    ending: Ending | None


class CaseLocation(Struct, frozen=True, kw_only=True):
    """A location of Case Connection."""

    name: str
    closed: bool
    items: tuple[Item, ...]
    """Cards by number, tokens by kind."""


class CasePlayer(Struct, frozen=True, kw_only=True):
    """What one player of Case Connection has, visible to everybody."""

    seat: Seat
    who: str
    bot: str = ""
    """What kind of bot that is, or that one plays on for somebody; empty for people."""
    mine: bool
    current: bool
    points: int
    cards: tuple[int, ...]
    tokens: dict[Evidence, int]
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
    links: tuple[tuple[int, int, Symbol, Evidence], ...]
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
    places: tuple[CaseLocation, ...]
    players: tuple[CasePlayer, ...]
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
    since_mine: int
    """The number of the first event after the last turn of `me`; from 0 on before it."""
    over: tuple[str, ...]
    ending: Ending | None


AnyScene: TypeAlias = ChaseScene | CaseScene
