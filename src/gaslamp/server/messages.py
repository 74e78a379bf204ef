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
from gaslamp.server.clocks import Clock

LONGEST_NAME = 24
Title: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
TokenText: TypeAlias = Annotated[str, Meta(max_length=64)]
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
    clock: Clock | None = None
    """How long people may think; None: as long as they like."""


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


class Decline(Said, frozen=True, kw_only=True):
    """It is not; or I do not ask for it any more."""


class Again(Said, frozen=True, kw_only=True):
    """The host wants another game with the same people; everybody's answer is a `Moved`."""

    swap: bool = False
    """Whether the sides change, or where there are more than two parties everybody moves on by a seat."""
    level: Code = ""
    """How well the bots play then; empty: as before."""


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
    """The host says whether others may watch."""

    allowed: bool


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

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]


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


Shown: TypeAlias = Speak | Whole | Look | AskStation | TryLayout
"""What changes nothing but the screen it comes from."""
Asked: TypeAlias = Leave | Return | Replace | Undo | Agree | Decline
"""What is settled between people."""
Arranged: TypeAlias = Start | Again | Name | Choose | Watching | Forget | Revoke | Renew
"""What is settled about the table itself."""
Spoken: TypeAlias = Shown | Asked | Arranged | Act | Skip


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
