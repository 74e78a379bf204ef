"""What clients send; `docs/reference/wire.md` describes it for people, and `outgoing` has what they are sent.

Whoever sends is known by the token they sat down with, never by what a message says. A message with a field
that is not listed here is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import DecodeError, Meta, Raw, Struct, json

from gaslamp.core import BadMessage, Seat
from gaslamp.games.cards import Evidence, Symbol
from gaslamp.games.layouts import Laid, Layout, Link
from gaslamp.games.powers import Character
from gaslamp.games.vocabulary import Fare
from gaslamp.server.clocks import Clock

LONGEST_NAME = 24
Title: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
TokenText: TypeAlias = Annotated[str, Meta(max_length=64)]
Code: TypeAlias = Annotated[str, Meta(max_length=80)]
Language: TypeAlias = Annotated[str, Meta(max_length=16)]
Phase: TypeAlias = Literal["waiting", "playing", "over"]
WatchPolicy: TypeAlias = Literal["none", "public", "seats"]
"""What others may watch: nothing; what everybody may know; every seat's view, late."""
LEAST_DELAY = 5
Delay: TypeAlias = Annotated[int, Meta(ge=LEAST_DELAY, le=20)]
"""So many moves of the fugitive old is what watchers are shown over a shoulder, at least."""


SideWish: TypeAlias = Literal["any", "flee", "hunt"]
"""Which side somebody would like where sides are drawn."""
QuestionNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**32 - 1)]
NewToken: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
"""A token that a client has made itself, of 128 random bits."""


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class StrangerTerms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table waits for strangers."""

    fill: Annotated[int, Meta(ge=10, le=3600)] | None = 60
    """Seconds until bots take the seats that are free; None: only people sit down."""
    level: Code = ""
    """How well those bots play; empty: as usual."""


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
    policy: WatchPolicy | None = None
    """The same, and what they may see; it goes before `watch`."""
    delay: Delay = LEAST_DELAY
    clock: Clock | None = None
    """How long people may think; None: as long as they like."""
    rated: bool = True
    """Whether it counts for ratings, if everybody at it has a kept name."""
    mirrored: bool = False
    """Whether the same deal is played again with sides swapped, until everybody has fled once."""
    public: StrangerTerms | None = None
    """Whether strangers may join, and how it waits for them; None: only those who are invited."""


class Seek(Message, frozen=True, kw_only=True):
    """Seat me with strangers: at a table that waits for somebody like me, or at a new one.

    Whoever asks makes the token and keeps it first: asked again with the same one, they are where they were seated.
    """

    game: Code
    seats: Annotated[int, Meta(ge=2, le=8)]
    token: NewToken
    name: Title = ""
    wish: SideWish = "any"
    clock: Clock | None = None
    public: StrangerTerms = StrangerTerms()
    avoid: Annotated[tuple[Code, ...], Meta(max_length=20)] = ()
    """Tables at which I do not want to be seated."""


class Learn(Message, frozen=True, kw_only=True):
    """Have a lesson, by its name."""

    lesson: Code
    name: Title = ""


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

    tokens: Annotated[tuple[TokenText, ...], Meta(max_length=200)]
    language: Language = "en"


# By socket, from the client


class Said(Message, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A message on a socket."""


class Sit(Said, frozen=True, kw_only=True):
    """The first message: by whose leave I am here, and how far I have been told already."""

    token: TokenText
    language: Language = "en"
    over: Seat | None = None
    """Over whose shoulder somebody looked who watches and comes back."""


class Speak(Said, frozen=True, kw_only=True):
    """Tell me everything in this language from now on."""

    language: Language


class Whole(Said, frozen=True, kw_only=True):
    """I cannot make sense of a `Change`: tell me everything anew."""


class Act(Said, frozen=True, kw_only=True):
    """An action of a seat of mine."""

    action: Raw
    n: int | None = None
    """Play it only if so many events have happened: what is sent anew after a lost connection is played once."""


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
    """A bot is to play for somebody who is not there: the host's word is enough, else the others here are asked."""

    seat: Seat


class Undo(Said, frozen=True, kw_only=True):
    """I would like to take back my last action; the other people are asked."""


class Agree(Said, frozen=True, kw_only=True):
    """What somebody has asked us for is all right with me."""

    id: QuestionNumber | None = None
    """Which question that was: another one may have taken its place meanwhile. None: whatever is asked now."""


class Decline(Said, frozen=True, kw_only=True):
    """It is not; or I do not ask for it any more."""

    id: QuestionNumber | None = None


class Again(Said, frozen=True, kw_only=True):
    """The host wants another game with the same people; everybody's answer is a `Moved`."""

    swap: bool = False
    """Whether the sides change; of several people each flees in turn."""
    level: Code = ""
    """How well the bots play then; empty: as before."""


class Rematch(Said, frozen=True, kw_only=True):
    """I would like another game with sides swapped; others who are here are asked, and bots play for who declines."""


class Skip(Said, frozen=True, kw_only=True):
    """A lesson: do this step for me."""


class Name(Said, frozen=True, kw_only=True):
    """What I want to be called on this seat of mine, as long as the table waits."""

    seat: Seat
    name: Title


class Choose(Said, frozen=True, kw_only=True):
    """The Sherlock Holmes edition: whom this seat of mine is to play, as long as the table waits."""

    seat: Seat
    character: Character


class Watching(Said, frozen=True, kw_only=True):
    """The host says whether others may watch, or what they may see; in a game to show them more is asked of all."""

    allowed: bool | None = None
    policy: WatchPolicy | None = None
    delay: Delay = LEAST_DELAY


class LookOver(Said, frozen=True, kw_only=True, tag="over"):
    """Somebody who watches wants to look over this seat's shoulder from now on; none: to see what everybody may."""

    seat: Seat | None = None


class Forget(Said, frozen=True, kw_only=True):
    """The host wants the table removed with everything in it; or I want my name removed, at any time."""

    what: Literal["table", "name"]


class Revoke(Said, frozen=True, kw_only=True):
    """The host has all invitations given out so far open nothing; those who watch by one are sent away."""

    what: Literal["invitations"] = "invitations"


class Renew(Said, frozen=True, kw_only=True):
    """From now on this token is mine, and the one I came by opens nothing; the answer is a `Renewed`.

    Whoever asks makes it, of 128 random bits, and keeps it first: an answer could be lost, and the seat with it.
    """

    token: NewToken


class Publish(Said, frozen=True, kw_only=True):
    """The host says how strangers may join as long as the table waits; null: not any more."""

    terms: StrangerTerms | None


class Dismiss(Said, frozen=True, kw_only=True):
    """The host sends away whoever sits there, as long as the table waits: their token opens it no more."""

    seat: Seat


class Prefer(Said, frozen=True, kw_only=True):
    """Where sides are drawn: which I would like."""

    wish: SideWish


class AskStation(Said, frozen=True, kw_only=True, tag="ask"):
    """A chase: what is there to know of this station? The answer is a `Station`."""

    station: Annotated[int, Meta(ge=0, le=9999)]


class TryLayout(Said, frozen=True, kw_only=True, tag="draft"):
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


# Talking and drawing together

Phrase: TypeAlias = Literal[
    "hello", "luck", "moment", "well-played", "close", "thanks", "sorry", "again",
    "look", "near", "there", "me", "spread", "block", "agreed", "no",
]  # fmt: skip
"""What can be said by one tap; everybody hears it in their own language."""
TalkChannel: TypeAlias = Literal["table", "team", "watchers"]
"""Who hears it: everybody at the table, the detectives, those who only watch."""
MarkChannel: TypeAlias = Literal["team", "notebook"]
"""Who sees it: the detectives, or the fugitive alone."""
StationNumber: TypeAlias = Annotated[int, Meta(ge=1, le=9999)]
MarkNumber: TypeAlias = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Coordinate: TypeAlias = Annotated[int, Meta(ge=-20_000, le=20_000)]


class Drawn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Something drawn on the map."""


class Pin(Drawn, frozen=True, kw_only=True):
    """A pin at a station, perhaps with a word to it."""

    station: StationNumber
    label: Annotated[str, Meta(max_length=24)] = ""


class Stroke(Drawn, frozen=True, kw_only=True):
    """A line drawn by hand, in the coordinates of the board."""

    points: Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(min_length=2, max_length=48)]


class Arrow(Drawn, frozen=True, kw_only=True):
    """From one station to another."""

    start: StationNumber
    end: StationNumber


class Strike(Drawn, frozen=True, kw_only=True):
    """He is not here."""

    station: StationNumber


class GhostMove(Drawn, frozen=True, kw_only=True, tag="move"):
    """A move that somebody proposes for a pawn; a new one of theirs takes its place."""

    pawn: Annotated[int, Meta(ge=0, le=9)]
    station: StationNumber
    kind: Fare | None = None
    """By which ticket; None: any."""


AnyMark: TypeAlias = Pin | Stroke | Arrow | Strike | GhostMove


class Chat(Said, frozen=True, kw_only=True):
    """Say something to those of a channel: a text or a phrase."""

    channel: TalkChannel
    text: Annotated[str, Meta(max_length=200)] = ""
    phrase: Phrase | None = None


class Typing(Said, frozen=True, kw_only=True):
    """I am writing; it is forgotten after a few seconds, or when something is said."""

    channel: TalkChannel


class Mark(Said, frozen=True, kw_only=True):
    """Draw something on the map for those of a channel."""

    channel: MarkChannel
    mark: AnyMark


class Unmark(Said, frozen=True, kw_only=True):
    """Wipe these marks off; those of a team wipe off each other's."""

    channel: MarkChannel
    marks: Annotated[tuple[MarkNumber, ...], Meta(max_length=200)]


class Ready(Said, frozen=True, kw_only=True):
    """A detective is ready, or not any more; it holds until the round is over."""

    ready: bool


class Talking(Said, frozen=True, kw_only=True):
    """The host switches the chat of the table and of the watchers off or on."""

    allowed: bool


class ReportLine(Said, frozen=True, kw_only=True, tag="report"):
    """Report a line to whoever keeps the server. Lines are numbered by channel, so that none tells of another."""

    channel: TalkChannel
    n: int


class RecordTalk(Said, frozen=True, kw_only=True, tag="record"):
    """I would like what is said at the table kept in its record, and the others are asked; or I do not want it."""

    wanted: bool


class Planning(Said, frozen=True, kw_only=True, tag="plan"):
    """A detective wants to be told what a bot would have the whole team do, in every turn from now on; or no more."""

    wanted: bool


class Noting(Said, frozen=True, kw_only=True, tag="notebook"):
    """The fugitive wants to be told what stands in his notebook, now and after all that happens; or no more."""

    wanted: bool


Shown: TypeAlias = Speak | Whole | Look | LookOver | AskStation | TryLayout | Planning | Noting
"""What changes nothing but the screen it comes from."""
Asked: TypeAlias = Leave | Return | Replace | Undo | Agree | Decline | Rematch | RecordTalk
"""What is settled between people."""
Arranged: TypeAlias = Start | Again | Name | Choose | Watching | Forget | Revoke | Renew
"""What is settled about the table itself."""
Gathered: TypeAlias = Publish | Dismiss | Prefer
"""What is settled with strangers before the game begins."""
Together: TypeAlias = Chat | Typing | Mark | Unmark | Ready | Talking | ReportLine
"""What people say and draw for each other."""
Spoken: TypeAlias = Shown | Asked | Arranged | Gathered | Together | Act | Skip


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


def layout_of(message: TryLayout) -> Layout:
    return Layout(message.cards, message.links)
