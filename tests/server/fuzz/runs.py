"""Whole runs: so many messages to the handlers, or to a server of its own over real connections."""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from random import Random
from unittest.mock import patch

from starlette.applications import Starlette
from starlette.websockets import WebSocketDisconnect

from gaslamp.server import sockets
from gaslamp.server.app import make_app
from gaslamp.server.database import open_store
from gaslamp.server.guard import Bucket
from gaslamp.server.talk import RATES
from tests.patience import PATIENCE
from tests.server.client import QuickBots
from tests.server.fuzz.garbage import Garbage
from tests.server.fuzz.oracle import judged
from tests.server.fuzz.requests import Requests
from tests.server.fuzz.served import Served
from tests.server.fuzz.transports import Handlers, Wire
from tests.server.fuzz.world import Progress, Tally, World, talk

REQUESTS = 0.6
"""The share of turns that are a request; in the others somebody says a dozen things on a socket."""


async def to_handlers(database: str, messages: int, seed: int, progress: Progress) -> Tally:
    """Messages and requests straight to the handlers, over a real database."""
    tally = Tally()
    with _heeded(tally):
        async with _running(database) as app:
            world = World(Handlers(app, tally.blame), Random(seed), tally)
            await world.set_up()
            await talk(world, messages, Requests(world).ask, REQUESTS, progress)
            await world.close()
    await _judge(database, tally)
    return tally


async def over_the_wire(database: str, messages: int, seed: int, progress: Progress) -> Tally:
    """Messages, requests and what is neither, to a server in a process of its own."""
    tally = Tally()
    with Served(database) as server:
        wire = Wire(server.port)
        world = World(wire, Random(seed), tally)
        await world.set_up()
        requests, garbage = Requests(world), Garbage(world, wire)
        either = (requests.ask, requests.ask, garbage.send)
        await talk(world, messages, lambda: world.rng.choice(either)(), REQUESTS, progress)
        await world.close()
        wire.close()
        server.end()
        if re.search(r"Traceback|^ERROR|Error", said := server.complaints(), re.MULTILINE):
            tally.blame(said)
    await _judge(database, tally)
    return tally


async def _judge(database: str, tally: Tally) -> None:
    store = await open_store(database)
    for wrong in await judged(store, tally.seen, tally.renewed):
        tally.blame(wrong)
    await store.close()


@asynccontextmanager
async def _running(database: str) -> AsyncIterator[Starlette]:
    """The app, at which one may say as much as one likes, and where chance deals alike."""
    limitless = patch("gaslamp.server.sockets.Bucket", partial(Bucket, burst=1e12))
    dealt = patch("gaslamp.server.room.SystemRandom", lambda: Random(5))
    talkative = patch.dict("gaslamp.server.talk.RATES", dict.fromkeys(RATES, (1e12, 1.0)))
    patient = patch("gaslamp.server.database.BUSY", PATIENCE)
    app = make_app(database, make_bots=QuickBots)
    with limitless, dealt, talkative, patient:
        async with app.router.lifespan_context(app):
            yield app


class _Heard(logging.Handler):
    """Whatever is logged as a mistake is one."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(logging.ERROR)
        self.tally = tally

    def emit(self, record: logging.LogRecord) -> None:
        self.tally.blame(self.format(record))


@contextmanager
def _heeded(tally: Tally) -> Iterator[None]:
    """What the log says is a finding, with the traceback that the log leaves out."""
    note, heard = sockets._note, _Heard(tally)

    def noted(result: object) -> None:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            tally.blame("".join(traceback.format_exception(result)))
        note(result)

    logging.getLogger().addHandler(heard)
    try:
        with patch("gaslamp.server.sockets._note", noted):
            yield
    finally:
        logging.getLogger().removeHandler(heard)
