"""The server: pages, a few requests, and the socket (`sockets`). What goes wrong is told in the reader's language."""

from __future__ import annotations

from asyncio import Semaphore, create_task
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import Any, TypeAlias

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from gaslamp.core import BadMessage, BadOptions, Problem, encode
from gaslamp.match import BadLog
from gaslamp.record import encode_record, record_of
from gaslamp.server import answers, kept, messages, pages, seat_plan
from gaslamp.server.account import Accounts
from gaslamp.server.alert_requests import AlertRequests
from gaslamp.server.auth import NotInvited
from gaslamp.server.bots import Bots
from gaslamp.server.catalogue import catalogue
from gaslamp.server.database import open_store
from gaslamp.server.doors import CLOSED, Doors
from gaslamp.server.front import Front, too_much
from gaslamp.server.guard import LARGEST, THINGS, Guard
from gaslamp.server.labels import spoken, words_in
from gaslamp.server.limits import BYTES, PUBLIC, TOKENS, UNATTENDED, Clients, Metered, TooMuch, client_of
from gaslamp.server.listings import Listings
from gaslamp.server.metrics import Metrics
from gaslamp.server.notifier import Notifier
from gaslamp.server.openapi import document_text
from gaslamp.server.people import People
from gaslamp.server.room import Room
from gaslamp.server.rooms import Rooms
from gaslamp.server.schema import BadStore
from gaslamp.server.screens import Screen, complaint
from gaslamp.server.sockets import acting, socket
from gaslamp.server.summaries import Summaries
from gaslamp.server.terms import OPEN, Terms
from gaslamp.textfile import is_whole
from gaslamp.words import Words

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
UNCACHED = {"cache-control": "no-store"}


DRAWERS = 2
"""So many pictures are drawn at once: each holds up all other answers a little, and scripts must not queue for them."""


def make_app(
    database: str,
    *,
    terms: Terms = OPEN,
    doors: Doors = CLOSED,
    make_bots: Callable[[], Bots] = Bots,
    expire: float | None = None,
) -> Starlette:
    """The server over a database, open to the network on these terms; `expire` is in days."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.doors = doors
        app.state.drawers = Semaphore(DRAWERS)
        app.state.clients, app.state.metrics = Clients(terms.limits), Metrics()
        app.state.summaries, app.state.listings = Summaries(), Listings()
        try:
            app.state.rooms = rooms = Rooms(await open_store(database), make_bots())
            app.state.people = People(rooms.store)
            app.state.notifier = notifier = Notifier(rooms.store, terms.alerts)
            await notifier.begin()
            await rooms.begin()
        except BadStore as problem:
            app.state.problem = problem  # for whoever runs the server to say
            raise
        expiry = create_task(rooms.expire(expire)) if expire is not None else None
        notifying = create_task(notifier.run(rooms.closing))
        yield
        rooms.closing.set()
        await notifying
        if expiry:
            await expiry  # a transaction that is cut short would hold up the database
        await rooms.close()

    guards = [
        Middleware(Front, proxies=terms.proxies, path=terms.path, private=terms.private),
        Middleware(Guard, hosts=terms.hosts, numbers=terms.numbers),
        Middleware(GZipMiddleware, minimum_size=1000),
    ]
    return Starlette(routes=_routes(), middleware=guards, exception_handlers={Exception: broken}, lifespan=lifespan)


def _routes() -> list[Any]:
    return [
        *pages.routes(),
        Route("/api/games", games),
        Route("/api/openapi.json", protocol),
        Route("/api/tables", telling(create), methods=["POST"]),
        Route("/api/lessons", telling(learn), methods=["POST"]),
        Route("/api/lobby", telling(lobby)),
        Route("/api/match", telling(seek), methods=["POST"]),
        Route("/api/join", telling(join), methods=["POST"]),
        Route("/api/watch", telling(watch), methods=["POST"]),
        Route("/api/invited", telling(invited), methods=["POST"]),
        Route("/api/mine", telling(mine), methods=["POST"]),
        Route("/api/tables/{table}/view", telling(view)),
        Route("/api/tables/{table}/act", telling(act), methods=["POST"]),
        Route("/api/tables/{table}/record", telling(record)),
        *Accounts(_body).routes(telling),
        *AlertRequests(_body).routes(telling),
        WebSocketRoute("/socket", socket),
    ]


# Answers


async def games(request: Request) -> Response:
    """All there is to play, in the reader's language."""
    language = spoken(request)
    told = encode(answers.GameList(catalogue(language), answers.clock_choices(Words(language))))
    return kept.sent(_packed(told), request, UNCACHED)


@lru_cache(16)
def _packed(told: bytes) -> kept.Kept:
    return kept.packed(told, "application/json")


async def protocol(_: Request) -> Response:
    """The protocol, for programs that make clients of it."""
    return Response(document_text(), media_type="application/json")


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
        except TooMuch as problem:
            return too_much(problem, request.scope)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
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
    _charge(request, "requests", len(body) // BYTES)
    return body


def _charge(request: Request, what: Metered, amount: float) -> None:
    """Have the client pay for what it asks for."""
    clients: Clients = request.app.state.clients
    clients.draw(client_of(request.scope), what, amount)


async def create(request: Request) -> Response:
    asked = messages.decode_body(messages.NewTable, await _body(request))
    is_attended = set(asked.chairs) & {seat_plan.ME, seat_plan.OPEN}
    _charge(request, "tables", PUBLIC if asked.public else 1 if is_attended else UNATTENDED)
    return _seated(await _rooms(request).create(asked))


async def learn(request: Request) -> Response:
    asked = messages.decode_body(messages.Learn, await _body(request))
    _charge(request, "tables", 1)
    return _seated(await _rooms(request).create(asked))


async def lobby(request: Request) -> Response:
    """The tables that wait for strangers, in the reader's language."""
    rooms, listings = _rooms(request), request.app.state.listings
    return Response(await listings.told(rooms, spoken(request)), headers=UNCACHED, media_type="application/json")


async def seek(request: Request) -> Response:
    asked = messages.decode_body(messages.Seek, await _body(request))
    _charge(request, "tables", PUBLIC)
    return _seated((await _rooms(request).seek(asked), asked.token))


async def join(request: Request) -> Response:
    return _seated(await _rooms(request).join(messages.decode_body(messages.Join, await _body(request))))


async def watch(request: Request) -> Response:
    return _seated(await _rooms(request).watch(messages.decode_body(messages.Watch, await _body(request))))


def _seated(at: tuple[str, str]) -> Response:
    return _json(answers.Admission(*at))


async def invited(request: Request) -> Response:
    asked = messages.decode_body(messages.Invited, await _body(request))
    room, place = await _rooms(request).invited(asked.invite)
    return _json(answers.invitation(room, place, words_in(asked.language)))


async def mine(request: Request) -> Response:
    asked = messages.decode_body(messages.Mine, await _body(request))
    places = {token: i for i, token in reversed(list(enumerate(asked.tokens)))}  # each once, at its first place
    _charge(request, "requests", len(places) // TOKENS)
    rooms, found = _rooms(request), list[answers.TableSummary]()
    summaries: Summaries = request.app.state.summaries
    for token, i in sorted(places.items(), key=lambda place: place[1]):
        with suppress(NotInvited, BadLog, BadMessage, BadOptions):  # one that cannot be read hides no other
            found.append(await summaries.summary(rooms, i, token, words_in(asked.language)))
    return _json(answers.TableList(tuple(found)))


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
        await acting(request, room.act(screen, asked, _number(request)))
        return _json(screen.sight())


def _number(request: Request) -> int | None:
    """The `?n=` of a request: how many events there must be."""
    text = request.query_params.get("n")
    if text is not None and not is_whole(text):
        raise BadMessage("server-unreadable")
    return int(text) if text else None


async def record(request: Request) -> Response:
    """The match as this seat saw it, to keep."""
    room, screen = await _bearer(request)
    with room.in_use():
        eyes = screen.eyes().open_eyes
        players, talk = seat_plan.players(room.card), room.talk.recorded(screen.words)
        text = encode_record(record_of(room.match, players=players, seen_by=eyes, talk=talk))
    headers = UNCACHED | {"content-disposition": f'attachment; filename="gaslamp-{room.card.id}.record"'}
    return Response(text, media_type="text/plain", headers=headers)


async def _bearer(request: Request) -> tuple[Room, Screen]:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    screen = await _rooms(request).sit(token if kind.lower() == "bearer" else "", Words(spoken(request)))
    room = screen.room
    if room.card.id != request.path_params["table"]:
        raise NotInvited("server-token-unknown")
    if room.card.phase == "waiting":
        raise BadMessage("server-not-begun")
    return room, screen


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms
