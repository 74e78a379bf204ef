"""What clients are sent by socket; `docs/reference/wire.md` is for people, and `messages` has what they send."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gaslamp.core import Action, Event, Seat, encode
from gaslamp.deltas import Delta
from gaslamp.games.cards import Evidence, Symbol
from gaslamp.games.layouts import Laid, Link
from gaslamp.games.powers import Character
from gaslamp.server.codes import QrCode
from gaslamp.server.messages import Phase
from gaslamp.server.scenes import AnyScene

PROTOCOL = 1
"""The version of all that crosses the wire; docs/reference/wire.md says what may change within one."""


class Outgoing(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A message to one client."""


class TableChair(Struct, frozen=True, kw_only=True):
    """One seat of a table as those at the table see it."""

    seat: Seat
    role: str
    name: str
    kind: Literal["person", "bot", "open"]
    agent: str = ""
    """What the bot is called, in the reader's language."""
    level: str = ""
    """The bot by the name that tables are set up with."""
    here: bool = False
    """Whether a screen of this seat is connected."""
    mine: bool = False
    left: bool = False
    """Whether a bot stands in for somebody who may come back."""
    absent: bool = False
    """Whether it does so only because they are not there."""
    invite: str = ""
    """The code of a link for this seat; for the host alone."""


class CastMember(Struct, frozen=True, kw_only=True):
    """A character one may choose while the table waits."""

    name: Character
    shape: str
    """How it is drawn: an SVG path round the feet at 0, 0, about 14 wide and 20 high."""
    colour: str
    title: str
    ability: str
    """What it can do, in a sentence; empty where it has none."""
    seat: Seat | None
    """Whoever plays it."""
    taken: bool
    """Whether that is somebody who keeps it."""


class TableQuestion(Struct, frozen=True, kw_only=True):
    """What somebody at the table asks the others for."""

    kind: Literal["undo", "replace"]
    seat: Seat
    """Who asks."""
    text: str
    awaited: bool
    """Whether this screen is to answer, by `agree` or `decline`."""
    mine: bool
    """Whether it has asked, and may `decline` to take that back."""


class TableNews(Outgoing, frozen=True, kw_only=True, tag="table"):
    """Who sits where; sent whenever that changes."""

    protocol: int = PROTOCOL
    table: str
    game: str
    seats: int
    options: dict[str, Any]
    """How the game is set up, where that differs from the book: with `game` and `seats` all that makes its rules."""
    title: str
    lesson: str
    """The lesson that is given here, by its name; else empty."""
    phase: Phase
    host: bool
    hints: bool
    settings: tuple[str, ...]
    """What differs from the book."""
    chairs: tuple[TableChair, ...]
    address: str = ""
    """The address under which others find this server: what links to the table begin with."""
    invite: str = ""
    """The code of a link for the next free seat; for the host alone."""
    qr: QrCode | None = None
    """That link as a QR code."""
    alone: str = ""
    """Set if nobody but this computer can open that link: the command that changes it."""
    missing: str = ""
    """Who is still awaited, in a sentence."""
    figures: tuple[CastMember, ...] = ()
    """The characters to choose from, while the table waits."""
    watching: bool = False
    """Whether this screen has no seat and only looks on."""
    watchers: int = 0
    watched: str = ""
    """How many look on, in a sentence."""
    watchable: bool = False
    """Whether others may watch."""
    watch: str = ""
    """The code of a link for watching; for the host alone."""
    warming: str = ""
    """Why the table waits, while a bot is not ready to play yet."""
    clock: str = ""
    """How long people may think, in a sentence; empty: as long as they like."""
    question: TableQuestion | None = None


class SeatTime(Struct, frozen=True, kw_only=True):
    """How a seat stands with the clock when this is told; no clock of the reader's need be right."""

    seat: Seat
    seconds: float | None
    """Until its time is up, or while it does not run what is left of the whole game; None where nothing is counted."""
    running: bool
    lapsed: bool
    """Whether the time was up and a bot makes this move."""


class SeatTimes(Outgoing, frozen=True, kw_only=True, tag="times"):
    """The clocks of the people at a table that has one; sent whenever one begins, stops or is set anew."""

    seats: tuple[SeatTime, ...]


class Seen(Struct, frozen=True, kw_only=True):
    """A view: the state with blanks."""

    seat: Seat
    state: Any


class Update(Outgoing, frozen=True, kw_only=True):
    """A whole view, and what happened since the last one."""

    n: int
    """How many events there are by now."""
    since: int
    """The number of the first of `events`; at 0 whatever was told before is to be forgotten."""
    view: Seen
    events: tuple[Event, ...]
    told: tuple[str, ...]
    """A sentence for each of `events`; of Case Connection none for what goes without saying, and one for a deal."""
    why: dict[str, str]
    """The reasons of bots among them, by their place in `events`, as far as this screen may know."""
    actions: tuple[Action, ...]
    scene: AnyScene


class Change(Outgoing, frozen=True, kw_only=True):
    """The next `Update`, told by what differs from the last one on this socket (`deltas`)."""

    after: int
    """The `n` of that last one."""
    delta: Delta


class CurtainDrawn(Outgoing, frozen=True, kw_only=True, tag="curtain"):
    """Several share this screen and the next turn is for one pair of eyes: nothing is to be seen until `Look`."""

    n: int
    seat: Seat
    who: str
    text: str


class Want(Struct, frozen=True, kw_only=True):
    """A symbol of the lead that wants a connection (CC-9, CC-12)."""

    side: int
    symbol: Symbol
    spots: tuple[tuple[int, int], ...]
    """Where it could be met: cards and open sides of theirs; 0 is the lead."""
    tokens: int
    """How many tokens at hand would prove it."""
    text: str
    about: str
    """How many tokens those are, in words."""


class Drafted(Outgoing, frozen=True, kw_only=True):
    """How a layout stands after what was tried; what is refused leaves it as it was."""

    cards: tuple[Laid, ...]
    links: tuple[Link, ...]
    solved: bool
    """Whether what is connected solves the lead; the loose cards are left out of the `Solve`."""
    missing: tuple[tuple[int, Symbol], ...]
    """The sides of the lead and the symbols on them that want a connection."""
    wants: tuple[Want, ...]
    """The same, one by one, with where each could be met."""
    loose: tuple[int, ...]
    """Cards that nothing connects to the lead."""
    openings: dict[str, tuple[tuple[int, int], ...]]
    """For each card in hand the places where it would share a symbol."""
    joints: tuple[tuple[int, int, tuple[Evidence, ...]], ...]
    """Where two cards share a symbol, and the tokens at hand that would prove one; 0 is the lead."""
    text: tuple[str, ...]
    """The same in words."""
    refused: str = ""
    rule: str = ""
    """The rule that refuses it, if one does."""
    link: str = ""
    """Where that rule can be read."""


class StationStop(Struct, frozen=True, kw_only=True):
    """A kind of line that stops at a station, and where one ride on it leads."""

    kind: str
    name: str
    stations: tuple[int, ...]


class StationSign(Struct, frozen=True, kw_only=True):
    """Something that is marked at a station: which mark, and what it is called."""

    mark: str
    text: str


class PawnDistance(Struct, frozen=True, kw_only=True):
    """A pawn that can be seen, and how far it is from a station."""

    pawn: int
    moves: int | None
    """On an empty board, over lines it has a ticket for now; None if there is no such way."""
    mine: bool
    text: str


class Station(Outgoing, frozen=True, kw_only=True):
    """A chase: all there is to know of a station, from this screen's own view."""

    n: int
    """How many events there were when it was told."""
    station: int
    stops: tuple[StationStop, ...]
    signs: tuple[StationSign, ...]
    near: tuple[PawnDistance, ...]
    notes: tuple[str, ...]
    """When the fugitive was there, and whether he can be there now, as far as this seat knows."""
    offered: bool
    """Whether it can be chosen now; if not, `rule` is what stands in the way, if anything does."""
    rule: str = ""
    reason: str = ""
    """The rule in a sentence."""
    link: str = ""
    """Where the rule can be read."""
    text: str = ""
    """The whole card for those who listen."""


class Moved(Outgoing, frozen=True, kw_only=True):
    """The same people play on at another table: which, and this screen's own token for it."""

    table: str
    token: str
    """Empty once somebody has come to that table with it: it is handed out no more."""


class Renewed(Outgoing, frozen=True, kw_only=True):
    """The token that this screen asked for is its own now; the one it came by opens nothing any more."""

    token: str


class Guidance(Outgoing, frozen=True, kw_only=True):
    """A lesson: where one is in it, in the reader's language; it belongs to the update with the same `n`."""

    n: int
    lesson: str
    """Its name."""
    title: str
    number: int
    """Which step, counted from 1."""
    count: int
    praise: str = ""
    """What is said to the step that was last done."""
    text: str = ""
    """What is explained, until the step is begun; at the end, what was learned."""
    task: str = ""
    """What to do now, or next at the end; empty while others act."""
    over: bool = False
    next: str = ""
    """The lesson for the other side, and its title, at the end."""
    next_title: str = ""
    chairs: tuple[str, ...] = ()
    """The chairs of a game against bots on the same side, at the end."""


class Advice(Outgoing, frozen=True, kw_only=True):
    """A lesson: why a legal action is not what it asks for, and what to do; nothing was played."""

    text: str


class Refused(Outgoing, frozen=True, kw_only=True):
    """The rules say no; the text is in the reader's language."""

    rule: str
    text: str
    link: str
    """Where the rule can be read."""


class Trouble(Outgoing, frozen=True, kw_only=True):
    """Something other than the rules is in the way, and what to do about it."""

    key: str
    text: str


class Notice(Outgoing, frozen=True, kw_only=True):
    """Something that is no event of the game: everybody at the table should know it, or it is done as asked."""

    text: str


def encode_message(message: Struct) -> str:
    return encode(message).decode()
