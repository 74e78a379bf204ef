"""`gaslamp serve`: the server on a port of this machine, and the browser in front of it."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import uvicorn
from msgspec import Struct
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette

from gaslamp.agents.clock import processors
from gaslamp.core import Problem
from gaslamp.folders import data_folder
from gaslamp.server.app import make_app
from gaslamp.server.bots import Bots
from gaslamp.server.codes import print_code
from gaslamp.server.database import address, look_at_store, open_store
from gaslamp.server.doors import EVERYWHERE, Doors, command, is_loopback, own_addresses, own_names, shown
from gaslamp.server.guard import LARGEST, LOOPBACK
from gaslamp.server.schema import BadStore
from gaslamp.words import Words

FEWEST, MOST = 2, 4
"""Processes for bots: two, so that they go on while one compiles; on large machines more."""
USUAL_PORT = 8421
LAST_ANSWERS = 2
"""Seconds for what is being answered when the server is to end."""
AT_THE_DOOR = {"server-store-failed": "server-store-unusable", "server-store-lost": "server-store-silent"}
"""What is wrong with a database, said before anybody plays."""
FAMILIES = {True: socket.AF_INET6, False: socket.AF_INET}


class CannotServe(Problem):
    """The server cannot be started as asked."""


class Stand(Struct, frozen=True, kw_only=True):
    """Where a server is asked to stand."""

    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    is_lan: bool = False
    """Whether it is for the local network, whatever the host."""

    @property
    def bound(self) -> str:
        return EVERYWHERE[0] if self.is_lan else self.host

    @property
    def hosts(self) -> frozenset[str]:
        """The names it answers to; any, where a proxy may call it by a name that we cannot know."""
        if self.is_lan:
            return LOOPBACK | own_names()
        return LOOPBACK if self.host in LOOPBACK else frozenset()


def serve(
    *, host: str, port: int, lan: bool = False, database: str | None, pace: float, browser: bool, words: Words
) -> None:
    """Serve until interrupted."""
    place = Stand(host=host, port=port, is_lan=lan)
    kept = database or str(_made(usual_database()))
    check_store(kept)
    with listen(place.bound, port) as door:
        number, others = door.getsockname()[1], _others(place)
        home = f"http://{'127.0.0.1' if lan else shown(host)}:{number}"
        reaches = [f"http://{shown(other)}:{number}" for other in others]
        _announce(home, reaches if lan else (), kept, words)
        doors = Doors(reach=next(iter(reaches), ""), command=command(_options(place, database)))
        workers = max(FEWEST, min(MOST, processors()))
        make_bots = partial(Bots, pace=pace, workers=workers)
        app = make_app(kept, hosts=place.hosts, numbers=lan, doors=doors, make_bots=make_bots)
        _run(app, door, (lambda: _browse(home)) if browser else None)


def _made(file: Path) -> Path:
    """The file, once there is a folder for it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe("server-no-folder", file=file.parent, reason=error.strerror or str(error)) from None
    return file


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

    _await(check(), database)


def look_at_database(database: str) -> None:
    """Raise what is wrong with a database that is there, in the same words; nothing is made or changed."""
    _await(look_at_store(database), database)


def _await(check: Coroutine[object, object, None], database: str) -> None:
    try:
        asyncio.run(check)
    except BadStore as problem:
        key = AT_THE_DOOR.get(problem.key, problem.key)
        raise BadStore(key, **{"database": without_password(database), **problem.details}) from None


def usual_database() -> Path:
    """The file in which games are kept unless another is named."""
    return data_folder() / "gaslamp.db"


def without_password(database: str) -> str:
    """Where games are kept, without a password."""
    kind, sign, _ = database.partition("://")
    try:
        return make_url(address(database)).render_as_string(hide_password=True) if sign else database
    except (SQLAlchemyError, ValueError):  # an address that cannot be read may hold a password anywhere
        return f"{kind}://…"


def listen(host: str, port: int) -> socket.socket:
    """The open port; `CannotServe` says why it cannot be had."""
    try:
        return _open(host, port)
    except OSError as error:
        raise _refusal(error, host, port) from None


def _open(host: str, port: int) -> socket.socket:
    door = socket.socket(FAMILIES[":" in host])
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name == "posix")
        door.bind((host, port))
        door.listen()
    except OSError:
        door.close()
        raise
    return door


def _refusal(error: OSError, host: str, port: int) -> CannotServe:
    if error.errno == errno.EADDRINUSE:
        return CannotServe("server-port-taken", port=port, address=f"http://{shown(host)}:{port}")
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotServe("server-port-denied", port=port)
    return CannotServe("server-host-unknown", host=host)


def _run(app: Starlette, door: socket.socket, ready: Callable[[], None] | None) -> None:
    server = _Server(config(app), ready)
    with suppress(KeyboardInterrupt):
        server.run([door])


def config(app: Starlette) -> uvicorn.Config:
    """How the server is run: it keeps no account of who asks for what, takes nothing large, and ends quietly."""
    logging.getLogger("uvicorn.error").addFilter(_is_worth_saying)
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_ANSWERS,
    )


def _is_worth_saying(record: logging.LogRecord) -> bool:
    """What is cut short because the server ends is nobody's mistake."""
    cause = record.exc_info[1] if record.exc_info else None
    return not isinstance(cause, asyncio.CancelledError) and not str(record.msg).startswith("Cancel %s running task")


class _Server(uvicorn.Server):
    """Says when it can be asked."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.ready and self.started:
            await asyncio.to_thread(self.ready)


def _browse(where: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(where)
