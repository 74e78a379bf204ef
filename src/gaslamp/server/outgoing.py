"""What clients are sent by socket; `docs/reference/wire.md` is for people, and `messages` has what they send."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from gaslamp.agents.team.plan import PlanOdds, PlanTells
from gaslamp.core import Action, Event, Seat, encode
from gaslamp.deltas import Delta
from gaslamp.games.cards import Evidence, Symbol
from gaslamp.games.layouts import Laid, Link
from gaslamp.games.powers import Character
from gaslamp.games.vocabulary import Fare
from gaslamp.server.codes import QrCode
from gaslamp.server.messages import AnyMark, MarkChannel, Phase, Phrase, SideWish, TalkChannel, WatchPolicy
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
    mark: Literal["", "kept", "guest"] = ""
    """Whether this name is kept for whoever sits there, or for somebody else."""


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

    id: int
    """What an answer names it by."""
    kind: Literal["undo", "replace", "rematch", "watching", "record"]
    seat: Seat
    """Who asks; -2: a host without a seat."""
    text: str
    awaited: bool
    """Whether this screen is to answer, by `agree` or `decline`."""
    mine: bool
    """Whether it has asked, and may `decline` to take that back."""


class MirrorResult(Struct, frozen=True, kw_only=True):
    """How long somebody stayed free in one of several mirrored games."""

    place: int
    who: str
    how: str
    """That they escaped, or in which round they were caught."""
    table: str
    """Where that was played."""
    mine: bool


class MirrorNews(Struct, frozen=True, kw_only=True):
    """How the mirrored games at a table stand, of which this is one."""

    number: int
    """Which of them it is, from 1 on."""
    text: str
    """What such games are, in a sentence."""
    over: bool
    """Whether everybody has fled: there is a verdict, and whatever is played next is something new."""
    verdict: str
    results: tuple[MirrorResult, ...]
    """Of the games that are over, the best first."""


class ShoulderSight(Struct, frozen=True, kw_only=True):
    """What somebody who watches sees of the match, and may choose to see."""

    seats: tuple[Seat, ...]
    """Over whose shoulder one may look."""
    seat: Seat | None
    """Over whose one does; None: one sees what everybody may know, as it stands."""
    late: bool
    """Whether that is an earlier moment of the match, or nothing yet and so what everybody may know."""
    text: str
    """All of that in a sentence."""


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
    policy: WatchPolicy = "none"
    """What they may see."""
    policies: tuple[WatchPolicy, ...] = ()
    """What the host can choose from; for the host alone."""
    delay: int = 0
    """So many moves of the fugitive are kept from those who look over a shoulder; 0: nobody may."""
    rule: str = ""
    """What those who watch may see, in a sentence; empty at a lesson."""
    sight: ShoulderSight | None = None
    """For those who watch: what they see."""
    watch: str = ""
    """The code of a link for watching; for the host alone."""
    warming: str = ""
    """Why the table waits, while a bot is not ready to play yet."""
    clock: str = ""
    """How long people may think, in a sentence; empty: as long as they like."""
    mirror: MirrorNews | None = None
    """If the same deal is played again with sides swapped, how that stands."""
    rated: str = ""
    """Whether the game will count for ratings, in a sentence; while the table waits and somebody has a kept name."""
    question: TableQuestion | None = None
    channels: tuple[TalkChannel | MarkChannel, ...] = ()
    """What this screen hears and sees of talking and drawing together."""
    talking: bool = True
    """Whether the host lets people chat at the table, and those who watch."""
    recorded: bool = False
    """Whether what is said at the table stands in its record."""


class Gathering(Outgoing, frozen=True, kw_only=True):
    """A table that waits: how it waits for strangers. Sent when that changes, where they may come or could before."""

    public: bool
    fill: int | None
    """Seconds after which bots take the seats that are free; None: they do not."""
    seconds: float | None
    """Until the game begins, with bots on the seats that are free then; None: nobody knows."""
    level: str
    """Those bots, by the name that tables are set up with."""
    drawn: bool
    """Whether sides are drawn when it begins."""
    sided: bool
    """Whether there are sides."""
    full: bool
    """Whether everybody is there."""
    wish: SideWish
    """Which side this screen would like."""


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


class TalkLine(Struct, frozen=True, kw_only=True):
    """Something that somebody said."""

    n: int
    """Its number, counted for those who hear it."""
    seat: Seat | None
    """None: somebody who only watches."""
    name: str
    text: str
    """A phrase in the reader's language."""
    phrase: Phrase | None = None
    mine: bool = False


class TalkLines(Outgoing, frozen=True, kw_only=True, tag="talk"):
    """What was said on a channel."""

    channel: TalkChannel
    since: int
    """The number of the first of `lines`; 0: whatever was told before of this channel is to be forgotten."""
    lines: tuple[TalkLine, ...]


class SeenMark(Struct, frozen=True, kw_only=True):
    """Something that somebody drew on the map."""

    id: int
    seat: Seat
    name: str
    mine: bool
    mark: AnyMark


class MarksDrawn(Outgoing, frozen=True, kw_only=True, tag="marks"):
    """All that is drawn for those of a channel, whenever that changes."""

    channel: MarkChannel
    marks: tuple[SeenMark, ...]
    ready: tuple[Seat, ...] = ()
    """The detectives who are ready."""


class TypingNow(Outgoing, frozen=True, kw_only=True, tag="typing"):
    """Who else is writing on a channel; nobody once that is over."""

    channel: TalkChannel
    seats: tuple[Seat, ...]


class PlanRide(Struct, frozen=True, kw_only=True):
    """The move of one pawn in a plan."""

    pawn: int
    fare: Fare
    station: int
    text: str
    why: str
    """What it is good for; empty where people have fixed it."""
    fixed: bool


class TeamPlanTold(Outgoing, frozen=True, kw_only=True, tag="plan"):
    """What a bot would have the detectives do, for them alone; without `moves` there is nothing to plan now."""

    n: int
    """How many events there were when it was made."""
    by: Seat | None
    """The bot on the team that says so, if there is one."""
    who: str
    moves: tuple[PlanRide, ...] = ()
    """In the order in which they are best made."""
    odds: PlanOdds | None = None
    tells: PlanTells | None = None
    told: tuple[str, ...] = ()
    """The same in sentences."""


class NotebookStop(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A stop of the fugitive's way so far; number 0 is where he began."""

    n: int
    """The entry of the log."""
    station: int
    text: str
    fare: str = ""
    name: str = ""
    """What the ticket is called."""
    via: tuple[str, ...] = ()
    """The drawn lines that the ride may have taken."""
    surfaced: bool = False


class NextStation(Struct, frozen=True, kw_only=True):
    """A station one ride away, and how soon a detective can be there."""

    station: int
    fares: tuple[Fare, ...]
    """The tickets that take him there."""
    moves: int | None
    """Of the nearest detective, by the tickets there are, on an empty board; None: nobody can come."""
    pawns: tuple[int, ...]
    """Who can be there at once."""
    text: str


class NotebookTold(Outgoing, frozen=True, kw_only=True, tag="notebook"):
    """What stands in the fugitive's notebook, for him alone; without a `station` there is nothing to note now."""

    n: int
    """How many events there were when it was written."""
    station: int | None = None
    """Where he is."""
    way: tuple[NotebookStop, ...] = ()
    known: tuple[int, ...] = ()
    """Where he can be for all that everybody knows."""
    next: tuple[NextStation, ...] = ()
    """The safest first."""
    told: tuple[str, ...] = ()
    """What they can know, and who can come while they move, in sentences."""


def encode_message(message: Struct) -> str:
    return encode(message).decode()
