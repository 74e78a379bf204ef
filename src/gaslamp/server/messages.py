"""What goes over the wire, in both directions; `docs/serving.md` describes it for people.

Whoever sends is known by the token they sat down with, never by what a message says. A message with a field
that is not listed here is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import DecodeError, Meta, Raw, Struct, json

from gaslamp.core import Action, BadMessage, Event, Seat, encode
from gaslamp.games.cards import Evidence, Symbol
from gaslamp.games.layouts import Laid, Layout, Link
from gaslamp.games.powers import Character
from gaslamp.server.codes import Code as Drawing
from gaslamp.server.deltas import Delta
from gaslamp.server.scenes import Scene

LONGEST_NAME = 24
Title: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Code: TypeAlias = Annotated[str, Meta(max_length=80)]
Language: TypeAlias = Annotated[str, Meta(max_length=16)]
Phase: TypeAlias = Literal["waiting", "playing", "over"]


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


# By HTTP


class NewTable(Message, frozen=True, kw_only=True):
    """Set up a table: for every seat `me`, `open` or the name of a bot."""

    game: Code
    chairs: Annotated[tuple[Code, ...], Meta(min_length=1, max_length=8)]
    names: Annotated[tuple[Title, ...], Meta(max_length=8)] = ()
    """Those of whoever sits at this screen, in the order of their seats."""
    options: dict[str, Any] = {}
    hints: bool = True
    """Whether the table helps to lay out cards."""
    watch: bool | None = None
    """Whether others may watch; unless it is said, they may where friends are invited."""


class Join(Message, frozen=True, kw_only=True):
    """Take a free seat with a link somebody has sent."""

    invite: Code
    name: Title = ""


class Watch(Message, frozen=True, kw_only=True):
    """Look on with a link somebody has sent."""

    invite: Code


class Invited(Message, frozen=True, kw_only=True):
    """What would I join with this link?"""

    invite: Code
    language: Language = "en"


class Mine(Message, frozen=True, kw_only=True):
    """What has become of the tables whose tokens I hold?"""

    tokens: Annotated[tuple[Key, ...], Meta(max_length=200)]
    language: Language = "en"


# By socket, from the client


class Said(Message, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A message on a socket."""


class Sit(Said, frozen=True, kw_only=True):
    """The first message: by whose leave I am here, and how far I have been told already."""

    token: Key
    language: Language = "en"


class Speak(Said, frozen=True, kw_only=True):
    """Tell me everything in this language from now on."""

    language: Language


class Whole(Said, frozen=True, kw_only=True):
    """I cannot make sense of a `Change`: tell me everything anew."""


class Act(Said, frozen=True, kw_only=True):
    """An action of a seat of mine."""

    action: Raw


class Look(Said, frozen=True, kw_only=True):
    """The others look away: show the screen to this seat of mine."""

    seat: Seat


class Start(Said, frozen=True, kw_only=True):
    """The host wants to begin; bots take the free seats."""


class Leave(Said, frozen=True, kw_only=True):
    """A bot is to play on for me."""


class Return(Said, frozen=True, kw_only=True):
    """I play on myself."""


class Replace(Said, frozen=True, kw_only=True):
    """The host has a bot play for somebody who is not there."""

    seat: Seat


class Again(Said, frozen=True, kw_only=True):
    """The host wants another game with the same people; everybody's answer is a `Moved`."""

    swap: bool = False
    """Whether the sides change, or where there are more than two parties everybody moves on by a seat."""
    level: Code = ""
    """How well the bots play then; empty: as before."""


class Name(Said, frozen=True, kw_only=True):
    """What I want to be called on this seat of mine, as long as the table waits."""

    seat: Seat
    name: Title


class Choose(Said, frozen=True, kw_only=True):
    """The Sherlock Holmes edition: whom this seat of mine is to play, as long as the table waits."""

    seat: Seat
    character: Character


class Watching(Said, frozen=True, kw_only=True):
    """The host says whether others may watch."""

    allowed: bool


class Ask(Said, frozen=True, kw_only=True):
    """A chase: what is there to know of this station? The answer is a `Station`."""

    station: Annotated[int, Meta(ge=0, le=9999)]


class Draft(Said, frozen=True, kw_only=True):
    """Case Connection: try something on a layout that is not played yet; the answer is a `Drafted`."""

    cards: Annotated[tuple[Laid, ...], Meta(max_length=44)] = ()
    links: Annotated[tuple[Link, ...], Meta(max_length=60)] = ()
    do: Literal["check", "lay", "lift", "join", "part", "clear", "hint"] = "check"
    card: int | None = None
    x: int = 0
    y: int = 0
    one: int | None = None
    other: int | None = None
    token: Evidence | None = None
    symbol: Symbol | None = None
    """What a universal token is to stand for, where two symbols are shared."""


Shown: TypeAlias = Speak | Whole | Look | Ask | Draft
"""What changes nothing but the screen it comes from."""
Spoken: TypeAlias = Shown | Act | Start | Leave | Return | Replace | Again | Name | Choose | Watching


# By socket, to the client


class Told(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A message to one client."""


class Chair(Struct, frozen=True, kw_only=True):
    """One seat of a table as those at the table see it."""

    seat: Seat
    role: str
    name: str
    kind: Literal["person", "bot", "open"]
    agent: str = ""
    """What the bot is called, in the reader's language."""
    here: bool = False
    """Whether a screen of this seat is connected."""
    mine: bool = False
    left: bool = False
    """Whether a bot stands in for somebody who may come back."""
    invite: str = ""
    """The code of a link for this seat; for the host alone."""


class Figure(Struct, frozen=True, kw_only=True):
    """A character one may choose while the table waits."""

    name: str
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


class Table(Told, frozen=True, kw_only=True):
    """Who sits where; sent whenever that changes."""

    table: str
    game: str
    title: str
    phase: Phase
    host: bool
    hints: bool
    settings: tuple[str, ...]
    """What differs from the book."""
    chairs: tuple[Chair, ...]
    address: str = ""
    """The address under which others find this server: what links to the table begin with."""
    invite: str = ""
    """The code of a link for the next free seat; for the host alone."""
    qr: Drawing | None = None
    """That link as a QR code."""
    alone: str = ""
    """Set if nobody but this computer can open that link: the command that changes it."""
    missing: str = ""
    """Who is still awaited, in a sentence."""
    figures: tuple[Figure, ...] = ()
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


class Seen(Struct, frozen=True, kw_only=True):
    """A view: the state with blanks."""

    seat: Seat
    state: Any


class Update(Told, frozen=True, kw_only=True):
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
    scene: Scene


class Change(Told, frozen=True, kw_only=True):
    """The next `Update`, told by what differs from the last one on this socket (`deltas`)."""

    after: int
    """The `n` of that last one."""
    delta: Delta


class Curtain(Told, frozen=True, kw_only=True):
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


class Drafted(Told, frozen=True, kw_only=True):
    """How a layout stands after what was tried; what is refused leaves it as it was."""

    cards: tuple[Laid, ...]
    links: tuple[Link, ...]
    solved: bool
    """Whether what is connected solves the lead; the loose cards are left out of the `Solve`."""
    missing: tuple[tuple[int, str], ...]
    """The sides of the lead and the symbols on them that want a connection."""
    wants: tuple[Want, ...]
    """The same, one by one, with where each could be met."""
    loose: tuple[int, ...]
    """Cards that nothing connects to the lead."""
    openings: dict[str, tuple[tuple[int, int], ...]]
    """For each card in hand the places where it would share a symbol."""
    joints: tuple[tuple[int, int, tuple[str, ...]], ...]
    """Where two cards share a symbol, and the tokens at hand that would prove one; 0 is the lead."""
    text: tuple[str, ...]
    """The same in words."""
    refused: str = ""
    rule: str = ""
    """The rule that refuses it, if one does."""
    link: str = ""
    """Where that rule can be read."""


class Stop(Struct, frozen=True, kw_only=True):
    """A kind of line that stops at a station, and where one ride on it leads."""

    kind: str
    name: str
    stations: tuple[int, ...]


class Sign(Struct, frozen=True, kw_only=True):
    """Something that is marked at a station: which mark, and what it is called."""

    mark: str
    text: str


class Near(Struct, frozen=True, kw_only=True):
    """A pawn that can be seen, and how far it is from a station."""

    pawn: int
    moves: int | None
    """On an empty board, over lines it has a ticket for now; None if there is no such way."""
    mine: bool
    text: str


class Station(Told, frozen=True, kw_only=True):
    """A chase: all there is to know of a station, from this screen's own view."""

    n: int
    """How many events there were when it was told."""
    station: int
    stops: tuple[Stop, ...]
    signs: tuple[Sign, ...]
    near: tuple[Near, ...]
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


class Moved(Told, frozen=True, kw_only=True):
    """The same people play on at another table: which, and this screen's own token for it."""

    table: str
    token: str


class Refused(Told, frozen=True, kw_only=True):
    """The rules say no; the text is in the reader's language."""

    rule: str
    text: str
    link: str
    """Where the rule can be read."""


class Trouble(Told, frozen=True, kw_only=True):
    """Something other than the rules is in the way, and what to do about it."""

    key: str
    text: str


class Notice(Told, frozen=True, kw_only=True):
    """Something everybody at the table should know that is no event of the game."""

    text: str


D = TypeVar("D")
M = TypeVar("M", bound=Message)
_SIT: json.Decoder[Sit] = json.Decoder(Sit)
_SPOKEN: json.Decoder[Spoken] = json.Decoder(Spoken)


def decode_sit(text: str | bytes) -> Sit:
    return _decode(_SIT, text)


def decode_spoken(text: str | bytes) -> Spoken:
    return _decode(_SPOKEN, text)


def decode_body(kind: type[M], text: bytes) -> M:
    """The body of a request as the message it should be."""
    return _decode(json.Decoder(kind), text)


def _decode(decoder: json.Decoder[D], text: str | bytes) -> D:
    try:
        return decoder.decode(text)
    except (DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage("server-unreadable") from None


def layout_of(message: Draft) -> Layout:
    return Layout(message.cards, message.links)


def encode_told(message: Struct) -> str:
    return encode(message).decode()
