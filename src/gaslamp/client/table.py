"""A seat at a table of a server: who is there, what it sees, what it plays."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Literal

from msgspec import Raw, Struct, ValidationError, convert, json
from msgspec.structs import replace

from gaslamp.client.links import TableLink, read_link
from gaslamp.client.seen_match import SeenMatch
from gaslamp.client.socket import BROKEN, CUT_OFF, ENDED, NoServer, SeatSocket, SocketMessage, check_sockets, post
from gaslamp.core import Action, Event, Outcome, Problem, Seat, check_type, decode_event, encode
from gaslamp.deltas import CannotApply, applied
from gaslamp.games import make_game
from gaslamp.match import Agent, View, check_is_agent
from gaslamp.record import Player

PROTOCOL = 1
PATIENCE = 300.0
"""Seconds without a server after which a seat is given up."""
OVERTAKEN = "server-overtaken"


class ServerRefusal(Problem):
    """What a server refuses, in its words: `said` is its key, or the id of a rule.

    >>> print(ServerRefusal("client-refused", text="All seats of this table are taken.", said="server-table-full"))
    All seats of this table are taken.
    """


class NotSeated(Problem):
    """A link by which one only watches, or whose table speaks another version of the protocol.

    >>> print(NotSeated("client-no-seat"))
    This link is for watching. To play, ask for an invitation.
    """


class OvertakenAction(Problem):
    """Something else happened before an action could be played: look at the new view, then decide anew.

    >>> print(OvertakenAction("server-overtaken"))
    Something else happened in the meantime, so this was not played. Look again.
    """


class TableChairInfo(Struct, frozen=True, kw_only=True):
    """One seat of a table, as everybody there sees it.

    >>> TableChairInfo(seat=0, role="Mister X", name="Ada", kind="person").level
    ''
    """

    seat: Seat
    role: str
    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    """Which bot plays there."""
    here: bool = False
    mine: bool = False
    left: bool = False


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as it is told; fields that we do not know are left out.

    >>> TableInfo(protocol=1, table="4f0c", game="classic", seats=2, options={}, phase="waiting", chairs=()).mine
    frozenset()
    """

    protocol: int
    table: str
    game: str
    seats: int
    options: dict[str, Any]
    phase: Literal["waiting", "playing", "over"]
    chairs: tuple[TableChairInfo, ...]
    title: str = ""
    hints: bool = True
    host: bool = False
    missing: str = ""
    """Who is still awaited, in a sentence."""
    warming: str = ""
    settings: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<table {self.table}: {self.game} for {self.seats}, {self.phase}>"

    @property
    def mine(self) -> frozenset[Seat]:
        """The seats of whoever holds the link."""
        return frozenset(chair.seat for chair in self.chairs if chair.mine)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits in each seat, as records have it."""
        return tuple(Player(chair.name, chair.level or None) for chair in self.chairs)


class RemoteTable:
    """A seat at a table of a server, until it is closed.

    >>> RemoteTable(TableLink("http://127.0.0.1:9", "TOKEN", "4f0c"), patience=0).until(lambda: True)
    Traceback (most recent call last):
    gaslamp.client.socket.NoServer: No Gaslamp server answers at http://127.0.0.1:9. Check the link, and that ...
    """

    def __init__(
        self,
        link: TableLink,
        *,
        language: str = "en",
        patience: float = PATIENCE,
    ) -> None:
        check_type(link, TableLink, "a table is found by its link, such as read_link(url)")
        self.link, self.language, self.patience = link, language, patience
        self.info: TableInfo | None = None
        self.match: SeenMatch[Any] | None = None
        """What this seat was told of the match; None until it begins."""
        self.seat: Seat | None = None
        """Whose view it is: of several seats at one link, whoever is to act."""
        self.next: TableLink | None = None
        """Where the same people play on, once they do."""
        self.breaks = 0
        """How often the connection was made anew."""
        self.notices: list[str] = []
        """What everybody at the table was told besides, until somebody reads it."""
        self.is_cut_off = False
        """Whether there is no connection just now."""
        self._refusals: list[Problem] = []
        self._update: SocketMessage | None = None
        self._socket = SeatSocket(link.address, link.table, link.secret, language, patience=patience)

    def __repr__(self) -> str:
        told = f"{self.info.game}, {self.info.phase}" if self.info else "nothing heard yet"
        return f"<RemoteTable {self.link.table} at {self.link.address[:40]}: {told}>"

    def __enter__(self) -> RemoteTable:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go away; the seat stays ours, and the link leads back to it."""
        self._socket.close()

    # How things stand

    @property
    def is_over(self) -> bool:
        """Whether the match has come to its end."""
        return self.match is not None and self.match.outcome is not None

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat whose view this is may act, and no bot acts for it."""
        return self.match is not None and self.seat in self.match.to_act & self._played

    @property
    def has_left(self) -> bool:
        """Whether a bot plays in our place."""
        return self.info is not None and any(chair.mine and chair.left for chair in self.info.chairs)

    @property
    def _played(self) -> frozenset[Seat]:
        chairs = self.info.chairs if self.info else ()
        return frozenset(chair.seat for chair in chairs if chair.mine and not chair.left)

    def view(self) -> View[Any]:
        """What this seat knows now: to be asked for once the match has begun."""
        if self.match is None or self.seat is None:
            raise NotSeated("server-not-begun")
        return self.match.view(self.seat)

    # Waiting

    def on_message(self, wake: Callable[[], object]) -> None:
        """Have this called as well, from another thread, whenever there is something to listen to."""
        self._socket.wakes.append(wake)
        wake()

    def until(self, holds: Callable[[], object], timeout: float | None = None) -> bool:
        """Listen until that is so, the table itself being known; whether it came to be in time."""
        end = None if timeout is None else monotonic() + timeout
        while self.info is None or not holds():
            left = None if end is None else max(0.0, end - monotonic())
            if not self.listen(left):
                return False
        return True

    def listen(self, timeout: float | None = None) -> bool:
        """Take in the next message; whether one came in time."""
        message = self._socket.hear(timeout)
        if message is not None:
            self._take(message)
        return message is not None

    def catch_up(self) -> bool:
        """Take in whatever has come; whether anything has."""
        came = False
        while self.listen(0):
            came = True
        return came

    # Playing

    def play(self, action: Action, *, n: int | None = None, timeout: float | None = None) -> None:
        """Play an action, as the next event or not at all; with `n`, as the n-th, as it was thought of.

        `NoServer` if there is no answer in time: it may be played all the same, and if so the view will show it.

        Where the connection breaks before an answer, the view is looked at first: what is in it was played, and what
        is not is sent anew with its place in the log, so that a server which did hear it does not play it again.
        """
        check_type(action, Action, "play() takes an action, such as table.view().actions[0]")
        n = len(self.view().events) if n is None else n
        self.catch_up()
        self._refusals.clear()
        breaks = self._send(action, n) if len(self._log) == n else self.breaks
        end = None if timeout is None else monotonic() + timeout
        while len(self._log) <= n:
            if not self.listen(None if end is None else max(0.0, end - monotonic())):
                raise NoServer("client-cut-off")
            if self._refusals:
                raise self._refusals.pop(0)
            if self.breaks != breaks and self._update is not None and len(self._log) == n:
                breaks = self._send(action, n)
        if not _is_same(self._log[n], action):
            raise OvertakenAction(OVERTAKEN)

    @property
    def _log(self) -> list[Event]:
        return self.match.log if self.match else []

    def _send(self, action: Action, n: int) -> int:
        self._socket.say("act", action=Raw(encode(action)), n=n)
        return self.breaks

    def say(self, kind: str, **fields: object) -> None:
        """Any other message of the protocol."""
        self._socket.say(kind, **fields)

    # What is told

    def _take(self, message: SocketMessage) -> None:
        match message.get("type"):
            case "table":
                self._take_table(message)
            case "update":
                self._take_update(message)
            case "change":
                self._take_change(message)
            case "curtain":
                self.say("look", seat=message["seat"])
            case "moved":
                self.next = TableLink(self.link.address, message["token"], message["table"])
            case "notice":
                self.notices.append(str(message["text"]))
            case "refused" | "trouble" | "advice":
                self._take_refusal(message)
            case _:
                self._take_connection(message)

    def _take_connection(self, message: SocketMessage) -> None:
        """What has become of the socket; of what a newer server may say besides nothing is needed."""
        if message == BROKEN:
            self.breaks, self._update, self.is_cut_off = self.breaks + 1, None, False
        elif message == CUT_OFF:
            self.is_cut_off = True
        elif message == ENDED:
            self._end()

    def _take_table(self, message: SocketMessage) -> None:
        try:
            self.info = convert(message, TableInfo)
        except ValidationError:
            raise NotSeated("client-protocol", found=message.get("protocol", 0), known=PROTOCOL) from None
        if self.info.protocol != PROTOCOL:
            raise NotSeated("client-protocol", found=self.info.protocol, known=PROTOCOL)
        if not self.info.mine:
            raise NotSeated("client-no-seat")

    def _take_update(self, update: SocketMessage) -> None:
        assert self.info is not None, "the table is told first"
        if update["since"] > len(self._log):
            self.say("whole")
            return
        self._update, self.seat = update, update["view"]["seat"]
        game = self.match.game if self.match else make_game(self.info.game, self.info.seats, self.info.options)
        events = [decode_event(game.vocabulary, json.encode(event)) for event in update["events"]]
        known = self._log[update["since"] :]
        if self.match is None or events[: len(known)] != known:
            self.match, known = SeenMatch(game), []
        self.match.hear(events[len(known) :])

    def _take_change(self, message: SocketMessage) -> None:
        """The next update; of one that cannot be made the whole is asked for."""
        try:
            if self._update is None or message["after"] != self._update["n"]:
                raise CannotApply
            update = applied(self._update, message["delta"])
        except CannotApply:
            self.say("whole")
        else:
            self._take_update(update)

    def _take_refusal(self, message: SocketMessage) -> None:
        said = message.get("rule") or message.get("key", "")
        if said == OVERTAKEN:
            self._refusals.append(OvertakenAction(OVERTAKEN))
        else:
            rule = {"rule": said} if message["type"] == "refused" else {}
            self._refusals.append(ServerRefusal("client-refused", text=message["text"], said=said, **rule))

    def _end(self) -> None:
        """Nothing more will be heard: what was said last is why."""
        self._socket.heard.put(ENDED)
        if self._refusals:
            raise self._refusals[-1]
        raise NoServer("client-no-server" if self.info is None else "client-lost", address=self.link.address)


def _is_same(event: Event, action: Action) -> bool:
    """Whether an event is the action, once it was accepted."""
    return replace(event, known_to=()) == replace(action, known_to=())


def sit_down(url: str, *, name: str = "", language: str = "en", patience: float = PATIENCE) -> RemoteTable:
    """Take the seat that a link is for: a free one by an invitation, one's own by a personal link.

    >>> sit_down("http://127.0.0.1:9/join#CODE")
    Traceback (most recent call last):
    gaslamp.client.socket.NoServer: No Gaslamp server answers at http://127.0.0.1:9. Check the link, and that ...
    """
    link = read_link(url)
    check_sockets()
    if link.is_invitation:
        status, answer = post(link.address, "/api/join", {"invite": link.secret, "name": name}, language)
        if status != 200:
            said = answer.get("key", "")
            raise ServerRefusal("client-refused", text=answer.get("text", ""), said=said)
        link = TableLink(link.address, answer["token"], answer["table"])
    table = RemoteTable(link, language=language, patience=patience)
    table.until(lambda: True)
    return table


def play_seat(table: RemoteTable, agent: Agent) -> Outcome:
    """Have an agent play a seat to the end of its match.

    >>> from random import Random
    >>> from gaslamp import make_agent
    >>> with sit_down("http://127.0.0.1:9/join#CODE") as table:
    ...     play_seat(table, make_agent("club", Random(1)))
    Traceback (most recent call last):
    gaslamp.client.socket.NoServer: No Gaslamp server answers at http://127.0.0.1:9. Check the link, and that ...
    """
    check_type(table, RemoteTable, "play_seat() takes a table, such as sit_down(url)")
    check_is_agent(agent)
    while True:
        table.until(lambda: table.is_over or table.is_my_turn)
        view = table.view()
        if view.state.outcome is not None:
            outcome: Outcome = view.state.outcome
            return outcome
        action = agent.act(view)
        with suppress(OvertakenAction):
            table.play(action, n=len(view.events))


def follow_on(table: RemoteTable, timeout: float | None = None) -> RemoteTable | None:
    """The seat at the table where the same people play on, once they do; None if they do not in time.

    >>> with sit_down("http://127.0.0.1:9/join#CODE") as table:
    ...     follow_on(table)
    Traceback (most recent call last):
    gaslamp.client.socket.NoServer: No Gaslamp server answers at http://127.0.0.1:9. Check the link, and that ...
    """
    check_type(table, RemoteTable, "follow_on() takes a table, such as sit_down(url)")
    if not table.until(lambda: table.next, timeout) or table.next is None:
        return None
    following = RemoteTable(table.next, language=table.language, patience=table.patience)
    following.until(lambda: True)
    return following
