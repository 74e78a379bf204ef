"""The server: pages, a few requests, and the socket. What goes wrong is told in the reader's language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.core import BadMessage, BadOptions, Problem, encode
from gaslamp.match import BadLog
from gaslamp.record import encode_record, record_of
from gaslamp.server import answers, messages, pages, seating, told
from gaslamp.server.auth import NotInvited
from gaslamp.server.bots import Bots
from gaslamp.server.catalogue import catalogue
from gaslamp.server.doors import CLOSED, NOWHERE, Doors, Entrance
from gaslamp.server.guard import LARGEST, THINGS, Bucket, Guard
from gaslamp.server.labels import spoken
from gaslamp.server.room import Room
from gaslamp.server.rooms import Rooms
from gaslamp.server.screens import UNWELCOME, Screen, complaint
from gaslamp.server.store import BadStore, open_store
from gaslamp.words import LANGUAGES, Words

logger = logging.getLogger("gaslamp")
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
UNCACHED = {"cache-control": "no-store"}
STRANGER, FLOOD = 4401, 4429
"""Why a socket is closed: its token opens nothing here; it says too much."""
ANEW, ANEW_COSTS = (messages.Speak, messages.Whole), 10
"""What has everything told anew counts as so many messages: it takes the server as long."""
MANNERS = 20.0
"""Seconds in which a client that opens a socket must send its token."""


def make_app(
    database: str,
    *,
    hosts: Collection[str] = (),
    numbers: bool = False,
    doors: Doors = CLOSED,
    make_bots: Callable[[], Bots] = Bots,
) -> Starlette:
    """The server over a database. `hosts` and `numbers` are what `Guard` lets it answer to."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.doors = doors
        app.state.rooms = rooms = Rooms(await open_store(database), make_bots())
        await rooms.wake()
        yield
        await rooms.close()

    guards = [Middleware(Guard, hosts=hosts, numbers=numbers), Middleware(GZipMiddleware, minimum_size=1000)]
    return Starlette(routes=_routes(), middleware=guards, exception_handlers={Exception: broken}, lifespan=lifespan)


def _routes() -> list[Any]:
    return [
        *pages.routes(),
        Route("/api/games", games),
        Route("/api/tables", telling(create), methods=["POST"]),
        Route("/api/lessons", telling(learn), methods=["POST"]),
        Route("/api/join", telling(join), methods=["POST"]),
        Route("/api/watch", telling(watch), methods=["POST"]),
        Route("/api/invited", telling(invited), methods=["POST"]),
        Route("/api/mine", telling(mine), methods=["POST"]),
        Route("/api/tables/{table}/view", telling(view)),
        Route("/api/tables/{table}/act", telling(act), methods=["POST"]),
        Route("/api/tables/{table}/record", telling(record)),
        WebSocketRoute("/socket", socket),
    ]


# Answers


async def games(request: Request) -> Response:
    return _json(answers.GameList(catalogue(spoken(request))))


def _json(thing: object, status: int = 200) -> Response:
    return Response(encode(thing), status, headers=UNCACHED, media_type="application/json")


async def broken(_: Request, __: Exception) -> Response:
    """A mistake of ours; what it was is for the log alone."""
    return PlainTextResponse("Something went wrong in the server.\n", 500, headers=THINGS)


# Requests


def telling(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose problems are told to the client."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Problem as problem:
            return _json(complaint(problem, Words(spoken(request))), _status(problem))

    return answered


def _status(problem: Problem) -> int:
    statuses = {NotInvited: 403, BadStore: 503}
    return next((status for kind, status in statuses.items() if isinstance(problem, kind)), 400)


async def _body(request: Request) -> bytes:
    """What was sent, unless it is more than anything we ask for could be."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise BadMessage("server-too-large")
    return body


async def create(request: Request) -> Response:
    return _seated(await _rooms(request).create(messages.decode_body(messages.NewTable, await _body(request))))


async def learn(request: Request) -> Response:
    return _seated(await _rooms(request).create(messages.decode_body(messages.Learn, await _body(request))))


async def join(request: Request) -> Response:
    return _seated(await _rooms(request).join(messages.decode_body(messages.Join, await _body(request))))


async def watch(request: Request) -> Response:
    return _seated(await _rooms(request).watch(messages.decode_body(messages.Watch, await _body(request))))


def _seated(at: tuple[str, str]) -> Response:
    return _json(answers.Admission(*at))


async def invited(request: Request) -> Response:
    asked = messages.decode_body(messages.Invited, await _body(request))
    room, place = await _rooms(request).invited(asked.invite)
    return _json(answers.invitation(room, place, _words(asked.language)))


async def mine(request: Request) -> Response:
    asked = messages.decode_body(messages.Mine, await _body(request))
    rooms, found = _rooms(request), []
    for i, token in enumerate(asked.tokens):
        with suppress(NotInvited, BadLog, BadMessage, BadOptions):  # one that cannot be read hides no other
            found.append(await _summary(rooms, i, token, _words(asked.language)))
    return _json(answers.TableList(tuple(found)))


async def _summary(rooms: Rooms, i: int, token: str, words: Words) -> answers.TableSummary:
    room, screen = await _sit(rooms, token, words)
    rooms.tidy(room)
    return answers.table_summary(screen, i, words)


async def view(request: Request) -> Response:
    """For bots that would rather ask than listen: what a socket would be sent; `?look=SEAT` behind a curtain."""
    room, screen = await _bearer(request)
    if (seat := screen.eyes().secret) is not None and request.query_params.get("look") == str(seat):
        screen.look(seat)
    with room.in_use():
        return _json(screen.sight())


async def act(request: Request) -> Response:
    asked = await _body(request)
    room, screen = await _bearer(request)
    with room.in_use():
        await room.act(screen, asked)
        return _json(screen.sight())


async def record(request: Request) -> Response:
    """The match as this seat saw it, to keep."""
    room, screen = await _bearer(request)
    with room.in_use():
        eyes = screen.eyes().open_eyes
        text = encode_record(record_of(room.match, players=seating.players(room.card), seen_by=eyes))
    headers = UNCACHED | {"content-disposition": f'attachment; filename="gaslamp-{room.card.id}.record"'}
    return Response(text, media_type="text/plain", headers=headers)


async def _bearer(request: Request) -> tuple[Room, Screen]:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    room, screen = await _sit(_rooms(request), token if kind.lower() == "bearer" else "", Words(spoken(request)))
    if room.card.id != request.path_params["table"]:
        raise NotInvited("server-token-unknown")
    if room.card.phase == "waiting":
        raise BadMessage("server-not-begun")
    return room, screen


async def _sit(rooms: Rooms, token: str, words: Words, entrance: Entrance = NOWHERE) -> tuple[Room, Screen]:
    key = await rooms.key(token)
    room = await rooms.open(key.match)
    if room is None:  # a key belongs to a match; what a watcher's token is for may be in another store
        raise NotInvited("server-token-unknown")
    screen = Screen(room, key, words, entrance)
    if not screen.is_welcome:
        rooms.tidy(room)
        raise NotInvited(UNWELCOME)
    return room, screen


def _rooms(request: Request | WebSocket) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _entrance(connection: WebSocket) -> Entrance:
    """How others find the server, by what this page found it."""
    doors: Doors = connection.app.state.doors
    host = connection.headers.get("host", "")
    return doors.entrance(connection.headers.get("origin") or f"http://{host}")


def _words(language: str) -> Words:
    return Words(language if language in LANGUAGES else "en")


# The socket


async def socket(connection: WebSocket) -> None:
    """One screen from when it sits down until it goes away."""
    await connection.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        screen = await _welcome(connection)
        if screen is not None:
            await _attend(connection, screen)


async def _welcome(connection: WebSocket) -> Screen | None:
    try:
        words = Words(spoken(connection))
        sit = messages.decode_sit(await asyncio.wait_for(_hear(connection), MANNERS))
        words = _words(sit.language)
        _, screen = await _sit(_rooms(connection), sit.token, words, _entrance(connection))
    except Problem as problem:
        text = words.explain(problem)
        await connection.send_text(told.encode_told(told.Trouble(key=problem.key, text=text)))
        await connection.close(STRANGER)
        return None
    except TimeoutError:
        await connection.close(STRANGER)
        return None
    return screen


async def _attend(connection: WebSocket, screen: Screen) -> None:
    """Listen and tell at once; when one of the two ends, so does the other."""
    screen.room.enter(screen)
    tasks = [asyncio.create_task(_tell(connection, screen)), asyncio.create_task(_listen(connection, screen))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        screen.room.leave(screen)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            _note(result)


def _note(result: object) -> None:
    """A mistake of ours is noted by its kind; what the message said is nobody's business."""
    if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
        logger.error("a socket was closed by %s", type(result).__name__)


async def _tell(connection: WebSocket, screen: Screen) -> None:
    while True:
        await screen.fresh.wait()
        screen.fresh.clear()
        for message in screen.news():
            await connection.send_text(told.encode_told(message))
        if not screen.is_welcome:
            await connection.close(STRANGER)
            return


async def _listen(connection: WebSocket, screen: Screen) -> None:
    bucket = Bucket(asyncio.get_running_loop().time)
    while True:
        text = await _hear(connection)
        if not bucket.draw():
            await connection.close(FLOOD)
            return
        try:
            message = messages.decode_spoken(text)
            if isinstance(message, ANEW) and not bucket.draw(ANEW_COSTS - 1):
                await connection.close(FLOOD)
                return
            await _obey(screen, message)
        except Problem as problem:
            screen.complain(problem)


async def _hear(connection: WebSocket) -> str:
    """The next message; a frame that is no text says nothing."""
    message = await connection.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


async def _obey(screen: Screen, message: messages.Spoken) -> None:
    room, key = screen.room, screen.key.hash
    match message:
        case messages.Act(action=action):
            await room.act(screen, bytes(action))
        case messages.Speak() | messages.Whole() | messages.Look() | messages.Ask() | messages.Draft():
            _show(screen, message)
        case messages.Skip():
            await room.skip(screen)
        case messages.Leave():
            await room.stand_in(seating.playing(room.card, key), seating.STAND_IN)
        case messages.Return():
            await room.stand_in(seating.held(room.card, key), None)
        case messages.Replace(seat=seat):
            await room.replace(screen, seat)
        case _:
            await _arrange(screen, message)


async def _arrange(screen: Screen, message: messages.Spoken) -> None:
    """What is settled about the table itself."""
    match message:
        case messages.Name(seat=seat, name=name):
            await screen.room.rename(screen, seat, name)
        case messages.Choose(seat=seat, character=character):
            await screen.room.choose(screen, seat, character)
        case messages.Watching(allowed=allowed):
            await screen.room.let_watch(screen, is_so=allowed)
        case messages.Start():
            await screen.room.start(screen)
        case messages.Again():
            await screen.room.again(screen, swap=message.swap, level=message.level)


def _show(screen: Screen, message: messages.Shown) -> None:
    """What concerns this screen alone and changes nothing at the table."""
    match message:
        case messages.Speak(language=language):
            screen.speak(_words(language))
        case messages.Whole():
            screen.tell_whole()
        case messages.Look(seat=seat):
            screen.look(seat)
        case messages.Ask(station=station):
            screen.ask(station)
        case messages.Draft():
            screen.draft(message)
