"""`gaslamp serve`: the server on a port of this machine, and the browser in front of it."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import uvicorn
from platformdirs import user_data_path
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette

from gaslamp.agents.machine import processors
from gaslamp.core import Problem
from gaslamp.server.app import make_app
from gaslamp.server.bots import Bots
from gaslamp.server.guard import LARGEST, LOOPBACK
from gaslamp.server.store import BadStore, address, open_store
from gaslamp.words import Words

FEWEST, MOST = 2, 4
"""Processes for bots: two, so that they go on while one compiles; on large machines more."""
FAMILIES = {True: socket.AF_INET6, False: socket.AF_INET}


class CannotServe(Problem):
    """The server cannot be started as asked."""


def serve(*, host: str, port: int, database: str | None, pace: float, browser: bool, words: Words) -> None:
    """Serve until whoever started it ends it."""
    database = database or str(user_data_path("gaslamp", ensure_exists=True) / "gaslamp.db")
    check_store(database)
    with listen(host, port) as door:
        where = f"http://{_shown(host)}:{door.getsockname()[1]}"
        print(words.say("server-running", address=where), flush=True)
        print(words.say("server-stop", file=_kept(database)), flush=True)
        hosts = LOOPBACK if host in LOOPBACK else ()
        workers = max(FEWEST, min(MOST, processors()))
        app = make_app(database, hosts=hosts, make_bots=partial(Bots, pace=pace, workers=workers))
        _run(app, door, (lambda: _browse(where)) if browser else None)


def check_store(database: str) -> None:
    """Open the database once, so that what is wrong with it is said before anything else happens."""

    async def check() -> None:
        await (await open_store(database)).close()

    try:
        asyncio.run(check())
    except BadStore as problem:
        if problem.key != "server-store-failed":
            raise
        raise BadStore("server-store-unusable", file=_kept(database), **problem.details) from None


def _kept(database: str) -> str:
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
        return CannotServe("server-port-taken", port=port, address=f"http://{_shown(host)}:{port}")
    if error.errno in (errno.EACCES, errno.EPERM):
        return CannotServe("server-port-denied", port=port)
    return CannotServe("server-host-unknown", host=host)


def _shown(host: str) -> str:
    """A host as it stands in an address; for one that means `everywhere`, what others in the network find it by."""
    host = {"0.0.0.0": own_address(), "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """This machine's address in its network. To ask which way a packet would go sends none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def _run(app: Starlette, door: socket.socket, ready: Callable[[], None] | None) -> None:
    server = _Server(config(app), ready)
    with suppress(KeyboardInterrupt):
        server.run([door])


def config(app: Starlette) -> uvicorn.Config:
    """How the server is run: it keeps no account of who asks for what, and takes nothing large."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )


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
