"""What can happen in Case Connection, and the state it is folded into."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from gaslamp.core import CHANCE, Action, Event, Outcome, Seat, Secret
from gaslamp.games.cards import EVIDENCE, SYMBOLS, Bonus, Evidence, Symbol
from gaslamp.games.layouts import Laid, Layout, Link

Item: TypeAlias = int | Evidence
"""A clue card by its number, or an evidence token by its kind."""
ConnectionPhase: TypeAlias = Literal["fill", "deal", "follow", "first", "turn", "score", "keep", "finale", "over"]


class Fill(Action, frozen=True, kw_only=True):
    """CC-3: chance fills a place of a location.

    >>> Fill(seat=CHANCE, location=2, item="forensic")
    Fill(seat=-1, location=2, item='forensic')
    """

    location: int
    item: Item


class DrawLead(Action, frozen=True, kw_only=True):
    """CC-4, CC-13: chance deals a lead for a player to look at.

    >>> DrawLead(seat=CHANCE, player=1, lead=14)
    DrawLead(seat=-1, player=1, lead=14)
    """

    player: Seat
    lead: Secret[int] = None


class Follow(Action, frozen=True, kw_only=True):
    """CC-4, CC-13: a player keeps one of the leads drawn and puts the others under the pile.

    >>> Follow(seat=1, lead=14)
    Follow(seat=1, lead=14)
    """

    lead: int


class First(Action, frozen=True, kw_only=True):
    """CC-4: chance says who begins.

    >>> First(seat=CHANCE, player=1)
    First(seat=-1, player=1)
    """

    player: Seat


class Visit(Action, frozen=True, kw_only=True):
    """CC-5: a player takes two items from a location.

    >>> Visit(seat=1, location=0, items=(7, "cyber"))
    Visit(seat=1, location=0, items=(7, 'cyber'))
    """

    location: int
    items: tuple[Item, ...]


class Swap(Action, frozen=True, kw_only=True):
    """CC-7: a player gives three equal tokens for a universal one.

    >>> Swap(seat=1, kind="witness")
    Swap(seat=1, kind='witness')
    """

    kind: Symbol


class Solve(Action, frozen=True, kw_only=True):
    """CC-12: a player lays out cards and tokens that connect every symbol of the lead.

    >>> Solve(seat=1, cards=(Laid(7, 0, -1),), links=(Link(0, 7, "cyber", "cyber"),)).cards[0]
    Laid(card=7, x=0, y=-1)
    """

    cards: tuple[Laid, ...]
    links: tuple[Link, ...]


class Solved(Event, frozen=True, kw_only=True):
    """CC-13: the lead is scored, and what it brings besides.

    >>> Solved(player=1, lead=14, points=3, bonuses=("point",))
    Solved(player=1, lead=14, points=3, bonuses=('point',))
    """

    player: Seat
    lead: int
    points: int
    bonuses: tuple[Bonus, ...] = ()


class Keep(Action, frozen=True, kw_only=True):
    """CC-13: a player keeps two items of the layout; the others go back.

    >>> Keep(seat=1, items=(7, "cyber"))
    Keep(seat=1, items=(7, 'cyber'))
    """

    items: tuple[Item, ...]


class Finale(Event, frozen=True, kw_only=True):
    """CC-14: a player is the first to have nine points or more; the last turns follow.

    >>> Finale(player=1)
    Finale(player=1)
    """

    player: Seat


class Tokens(Struct, frozen=True):
    """Evidence tokens, by kind.

    >>> tokens = Tokens(forensic=2, cyber=1)
    >>> tokens.all
    ('forensic', 'forensic', 'cyber')
    >>> tokens.gain("universal").count("universal")
    1
    """

    forensic: int = 0
    witness: int = 0
    cyber: int = 0
    universal: int = 0

    def count(self, kind: Evidence) -> int:
        """How many of a kind."""
        number: int = getattr(self, kind)
        return number

    @property
    def counts(self) -> Mapping[Evidence, int]:
        """How many of each kind."""
        return {kind: self.count(kind) for kind in EVIDENCE}

    @property
    def plain(self) -> tuple[Symbol, ...]:
        """Every token that is not universal, one by one."""
        return tuple(symbol for symbol in SYMBOLS for _ in range(self.count(symbol)))

    @property
    def all(self) -> tuple[Evidence, ...]:
        """Every token, one by one."""
        return tuple(kind for kind in EVIDENCE for _ in range(self.count(kind)))

    def gain(self, kind: Evidence, number: int = 1) -> Tokens:
        """With so many more of a kind."""
        return replace(self, **{kind: self.count(kind) + number})


class Hand(Struct, frozen=True):
    """What a player owns, visible to everybody, and the leads drawn that only the player sees.

    >>> Hand(cards=(3, 9)).gain(7).cards
    (3, 7, 9)
    """

    cards: tuple[int, ...] = ()
    tokens: Tokens = Tokens()
    lead: int = 0
    """The lead the player is after; 0 is none."""
    drawn: tuple[int | None, ...] = ()
    solved: tuple[int, ...] = ()
    bonus: int = 0
    """Point tokens."""

    def gain(self, item: Item) -> Hand:
        """With a card or a token more."""
        if isinstance(item, int):
            return replace(self, cards=tuple(sorted((*self.cards, item))))
        return replace(self, tokens=self.tokens.gain(item))

    def lose(self, item: Item) -> Hand:
        """Without this card, or with a token less."""
        if isinstance(item, int):
            return replace(self, cards=tuple(card for card in self.cards if card != item))
        return replace(self, tokens=self.tokens.gain(item, -1))


class ConnectionState(Struct, frozen=True, kw_only=True):
    """The game as one viewer knows it; None is what this viewer was not told.

    >>> from gaslamp import make_game
    >>> state = make_game("connection", 3).start()
    >>> state.phase, len(state.hands)
    ('fill', 3)
    """

    phase: ConnectionPhase = "fill"
    to_act: frozenset[Seat] = frozenset({CHANCE})
    locations: tuple[tuple[Item, ...], ...]
    pile: tuple[tuple[int, ...], ...]
    """The clue cards still to come, from the top: each part is shuffled in itself."""
    pool: Tokens
    leads: int
    """How many leads of the shuffled pile are left."""
    under: tuple[tuple[int | None, ...], ...] = ()
    """The leads put under it since, first come first; each part is shuffled in itself."""
    hands: tuple[Hand, ...]
    due: tuple[int, ...]
    """How many leads each player is still to draw."""
    current: Seat = CHANCE
    """Whose turn it is; chance's until somebody is first."""
    first: Seat = CHANCE
    """Who began."""
    is_filling: bool = False
    has_visited: bool = False
    has_swapped: bool = False
    has_gained: bool = False
    """Whether a card was taken or a lead solved this turn."""
    laid: Layout | None = None
    """The layout that has solved a lead, until two items of it are kept."""
    extra: int = 0
    """How many more leads it brings to choose from."""
    finale: Seat | None = None
    """Who reached nine points first."""
    idle: int = 0
    """For how many turns on end nobody could visit a location."""
    stale: int = 0
    """For how many turns on end nobody took a card or solved a lead."""
    outcome: Outcome | None = None


def in_order(items: Iterable[Item]) -> list[Item]:
    """Cards by number, then tokens by kind."""
    return sorted(items, key=_place)


def _place(item: Item) -> tuple[bool, int]:
    return (False, item) if isinstance(item, int) else (True, EVIDENCE.index(item))
