"""`gaslamp serve`: the server on a port of this machine, and the browser in front of it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from h11 import LocalProtocolError
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette

from gaslamp.agents.clock import processors
from gaslamp.core import Problem
from gaslamp.folders import data_folder
from gaslamp.server.app import make_app
from gaslamp.server.bots import Bots
from gaslamp.server.codes import print_code
from gaslamp.server.connections import Connections, Times, room_for
from gaslamp.server.database import exposed, look_at_store, open_store
from gaslamp.server.doors import EVERYWHERE, Doors, command, is_loopback, own_addresses, own_names, shown
from gaslamp.server.forwarding import read_path, read_proxies
from gaslamp.server.guard import LARGEST, LOOPBACK
from gaslamp.server.limits import Limits
from gaslamp.server.logs import LogFormat, set_up_logs
from gaslamp.server.mail import read_mail_server
from gaslamp.server.notifier import AlertTerms
from gaslamp.server.protocols import HttpConnection, Socket
from gaslamp.server.schema import BadStore
from gaslamp.server.terms import Terms
from gaslamp.words import Words

T = TypeVar("T")
FEWEST, MOST = 2, 4
"""Processes for bots: two, so that they go on while one compiles; on large machines more."""
USUAL_PORT = 8421
OWN = 0o700
"""Who may look into the folder that is made for the games: their user alone."""
LAST_ANSWERS = 2
"""Seconds for what is being answered when the server is to end."""
NOISE = ("Cancel %s running task", "Application startup failed", "Invalid HTTP request", "Unsupported upgrade")
PING = 20.0
"""Seconds between two questions whether a socket's client is still there, and for its answer."""
AT_THE_DOOR = {"server-store-failed": "server-store-unusable", "server-store-lost": "server-store-silent"}
"""What is wrong with a database, said before anybody plays."""
logger = logging.getLogger("gaslamp")
GARBAGE = 20_000, 20, 50
"""How rarely Python looks for cyclic garbage: with thousands of tables each look costs, and there is little of it."""
HOST = re.compile(r"[\w-]+(\.[\w-]+)*|\[?[0-9a-fA-F:]*:[0-9a-fA-F:.]*\]?")
"""A host name, or an address."""
ADDRESS = re.compile(r"https?://[\w.:\[\]-]+(/[\w-]+)*", re.ASCII)
"""What links may begin with."""
FAMILIES = {True: socket.AF_INET6, False: socket.AF_INET}


class CannotServe(Problem):
    """The server cannot be started as asked."""


class Stand(Struct, frozen=True, kw_only=True):
    """Where a server is asked to stand."""

    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    is_lan: bool = False
    """Whether it is for the local network, whatever the host."""
    is_shared: bool = False
    """Whether other servers may listen on the same port."""

    @property
    def bound(self) -> str:
        return EVERYWHERE[0] if self.is_lan else self.host

    @property
    def hosts(self) -> frozenset[str]:
        """The names it answers to; any, where a proxy may call it by a name that we cannot know."""
        if self.is_lan:
            return LOOPBACK | own_names()
        return LOOPBACK if self.host in LOOPBACK else frozenset()


class Operation(Struct, frozen=True, kw_only=True):
    """How a server is run that others reach, as it is typed."""

    hosts: Sequence[str] = ()
    """Names it answers to besides its own."""
    proxies: Sequence[str] = ()
    path: str = ""
    metrics: str = ""
    """Where metrics are told: a port of this machine, or an address and a port; nowhere, if it is empty."""
    log: LogFormat = "text"
    limits: Limits = Limits()
    connections: int = 0
    """How many there may be; as many as the system allows, if it is 0."""
    bots: int | None = None
    """How many think here at once; None: by the processors."""
    share_port: bool = False
    expire: float | None = None
    """Days after which a table that nobody has touched is removed."""
    mail: str = ""
    """The server by which mails are sent; none are, if it is empty."""
    mail_from: str = ""
    address: str = ""
    """What links to this server begin with, wherever somebody is who is sent one."""


USUAL = Operation()


def serve(
    *,
    host: str,
    port: int,
    lan: bool = False,
    database: str | None,
    pace: float,
    browser: bool,
    operation: Operation = USUAL,
    words: Words,
) -> None:
    """Serve until interrupted."""
    place, terms = Stand(host=host, port=port, is_lan=lan, is_shared=operation.share_port), terms_of(operation)
    kept = database or str(make_folder(usual_database()))
    check_store(kept)
    _warn_exposed(kept, words)
    with ExitStack() as open_doors:
        doors = [open_doors.enter_context(door) for door in _doors(place, operation)]
        number, others = doors[0].getsockname()[1], _others(place)
        home = f"http://{'127.0.0.1' if lan else shown(host)}:{number}{terms.path}"
        reaches = [f"http://{shown(other)}:{number}" for other in others]
        _announce(home, [f"{reach}{terms.path}" for reach in reaches] if lan else (), kept, words)
        ways = Doors(reach=next(iter(reaches), ""), command=command(_options(place, database)))
        make_bots = partial(Bots, pace=pace, workers=_places(operation))
        private = doors[1].getsockname()[1] if len(doors) > 1 else 0
        terms = replace(terms, hosts=_names(place, terms.hosts), numbers=lan, private=private)
        app = make_app(kept, terms=terms, doors=ways, make_bots=make_bots, expire=operation.expire)
        set_up_logs(operation.log)
        try:
            run_server(app, operation, doors, (lambda: _browse(home)) if browser else None)
        except BadStore as problem:
            raise _named(problem, kept) from None


def terms_of(operation: Operation) -> Terms:
    """What was typed, read; a Problem says what is wrong with it."""
    return Terms(
        hosts=frozenset(map(_host_name, operation.hosts)),
        proxies=read_proxies(operation.proxies),
        path=read_path(operation.path),
        limits=operation.limits,
        alerts=alert_terms_of(operation),
    )


def alert_terms_of(operation: Operation) -> AlertTerms:
    """How people may be told of their turn; a Problem says what is missing for it."""
    address = operation.address.rstrip("/")
    if address and not ADDRESS.fullmatch(address):
        raise CannotServe("server-address-wrong", address=operation.address)
    if not operation.mail:
        return AlertTerms(address=address)
    if not (operation.mail_from and address):
        raise CannotServe("server-mail-incomplete")
    return AlertTerms(mail=read_mail_server(operation.mail, operation.mail_from), address=address)


def _host_name(name: str) -> str:
    """A name as browsers send it: no scheme, no port, no path."""
    if not HOST.fullmatch(name):
        raise CannotServe("server-name-wrong", name=name)
    return name.lower().strip("[]")


def _names(place: Stand, more: frozenset[str]) -> frozenset[str]:
    """The names a server answers to: where some are given, only those and its own."""
    return (place.hosts or LOOPBACK) | more if more else place.hosts


def _places(operation: Operation) -> int:
    """How many bots think here at once."""
    return max(FEWEST, min(MOST, processors())) if operation.bots is None else operation.bots


def _doors(place: Stand, operation: Operation) -> Iterator[socket.socket]:
    """Where it listens: to players, and apart from them to whoever wants to see metrics."""
    yield listen(place.bound, place.port, is_shared=place.is_shared)
    if operation.metrics:
        host, _, port = operation.metrics.rpartition(":")
        if not (port.isascii() and port.isdecimal() and int(port) < 65536):
            raise CannotServe("server-metrics-wrong", address=operation.metrics)
        yield listen(host.strip("[]") or "127.0.0.1", int(port), option="--metrics")


def make_folder(file: Path) -> Path:
    """The file, once there is a folder for it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=OWN)
    except OSError as error:
        raise CannotServe("server-no-folder", file=file.parent, reason=error.strerror or str(error)) from None
    return file


def _warn_exposed(database: str, words: Words) -> None:
    """Say so where the secrets of all games can be read by others and we cannot change that."""
    for file in exposed(database):
        print(words.say("server-store-exposed", file=file), file=sys.stderr)


def _others(place: Stand) -> Sequence[str]:
    """By which hosts others in the network find the server; `CannotServe` if it is for them and there is no network."""
    if place.bound not in EVERYWHERE:
        return () if is_loopback(f"http://{shown(place.host)}") else (place.host,)
    if not (found := own_addresses()) and place.is_lan:
        raise CannotServe("server-no-network")
    return found


def _options(place: Stand, database: str | None) -> list[str]:
    """What the server would have to be started with to serve the network from where it is."""
    port = ["--port", str(place.port)] if place.port not in (0, USUAL_PORT) else []
    return ["--lan", *port, *(["--database", without_password(database)] if database else [])]


def _announce(home: str, reaches: Sequence[str], database: str, words: Words) -> None:
    """Where it is, how others come in, and how it is stopped."""
    print(words.say("server-running", address=home))
    if reaches:
        print(words.say("server-reach", address="  ".join(reaches)))
    if reaches and sys.stdout.isatty():
        print(print_code(reaches[0]))
    print(words.say("server-stop", file=without_password(database)), flush=True)


def check_store(database: str) -> None:
    """Open the database once, so that what is wrong with it is said before anything else happens."""

    async def check() -> None:
        await (await open_store(database)).close()

    run_on_store(check(), database)


def look_at_database(database: str) -> None:
    """Raise what is wrong with a database that is there, in the same words; nothing is made or changed."""
    run_on_store(look_at_store(database), database)


def run_on_store(work: Coroutine[Any, Any, T], database: str) -> T:
    """Something done to a database by a command: what goes wrong is said with the database's name."""
    try:
        return asyncio.run(work)
    except BadStore as problem:
        raise _named(problem, database) from None


def _named(problem: BadStore, database: str) -> BadStore:
    """What is wrong with this database, said to whoever has named it."""
    key = AT_THE_DOOR.get(problem.key, problem.key)
    return BadStore(key, **{"database": without_password(database), **problem.details})


def usual_database() -> Path:
    """The file in which games are kept unless another is named."""
    return data_folder() / "gaslamp.db"


def without_password(database: str) -> str:
    """Where games are kept, without a password."""
    kind, sign, _ = database.partition("://")
    try:
        return make_url(database).render_as_string(hide_password=True) if sign else database
    except (SQLAlchemyError, ValueError):  # an address that cannot be read may hold a password anywhere
        return f"{kind}://…"


def listen(host: str, port: int, *, is_shared: bool = False, option: str = "") -> socket.socket:
    """The open port, which others may share; `CannotServe` says why not, and which option names another."""
    if is_shared and not hasattr(socket, "SO_REUSEPORT"):
        raise CannotServe("server-port-alone")
    try:
        return _open(host, port, is_shared=is_shared)
    except OSError as error:
        raise _refusal(error, host, port, option) from None


def _open(host: str, port: int, *, is_shared: bool) -> socket.socket:
    door = socket.socket(FAMILIES[":" in host])
    try:
        if is_shared:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
        door.bind((host, port))
        door.listen()
    except OSError:
        door.close()
        raise
    return door


def _refusal(error: OSError, host: str, port: int, option: str = "") -> CannotServe:
    if error.errno == errno.EADDRINUSE:
        return CannotServe(
            "server-port-taken", port=port, address=f"http://{shown(host)}:{port}", option=option or "--port"
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotServe("server-port-denied", port=port, option=option or "--port")
    return CannotServe("server-host-unknown", host=host, option=option or "--host")


def run_server(
    app: Starlette, operation: Operation, doors: list[socket.socket], ready: Callable[[], None] | None
) -> None:
    """Serve until interrupted; `BadStore` if the database has gone before the first request."""
    gc.freeze()  # what is there now stays; there is no need to look through it again and again
    gc.set_threshold(*GARBAGE)
    room = room_for(operation.connections)
    connections = Connections(room.connections, Times(), read_proxies(operation.proxies))
    server = _Server(config(app, connections, backlog=room.backlog), ready)
    try:
        with suppress(KeyboardInterrupt):
            server.run(doors)
    except SystemExit:
        if problem := getattr(app.state, "problem", None):
            raise problem from None
        raise


def config(app: Starlette, connections: Connections, *, backlog: int = 2048) -> uvicorn.Config:
    """How the server is run: it keeps no account of who asks for what, takes nothing large, and ends quietly."""
    logging.getLogger("uvicorn.error").addFilter(_is_worth_saying)
    app.state.connections = connections
    held: dict[str, Any] = {"http": partial(HttpConnection, connections), "ws": partial(Socket, connections)}
    return uvicorn.Config(
        app,
        **held,
        backlog=backlog,
        timeout_keep_alive=connections.times.idle,
        proxy_headers=False,  # `forwarding` reads them, and believes only who was named
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_config=None,  # else it would write mistakes with all they say (`logs`)
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_ANSWERS,
    )


def _is_worth_saying(record: logging.LogRecord) -> bool:
    """What is cut short because the server ends is nobody's mistake; what a stranger sends is not ours.

    Why it cannot begin is said in other words.
    """
    cause = record.exc_info[1] if record.exc_info else None
    is_refused = isinstance(cause, LocalProtocolError) and "MUST_CLOSE" in str(cause)  # uvicorn has answered with 400
    if is_refused or isinstance(cause, asyncio.CancelledError) or BadStore.__qualname__ in str(record.msg):
        return False
    return not str(record.msg).startswith(NOISE)


class _Server(uvicorn.Server):
    """Says when it can be asked."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(_note)
        await super().startup(sockets)
        if self.ready and self.started:
            await asyncio.to_thread(self.ready)


def _note(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in the loop, such as too many open files, is one line: it may happen often."""
    error = context.get("exception")
    logger.error("%s (%s)", context["message"], type(error).__name__ if error else "")


def _browse(where: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(where)
