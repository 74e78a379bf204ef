"""The socket: one screen listens and is listened to, until one of the two goes away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from gaslamp.core import BadMessage, Problem
from gaslamp.server import agreements, gathering, messages, seat_plan
from gaslamp.server.account import greet
from gaslamp.server.doors import Doors, Entrance
from gaslamp.server.guard import Bucket
from gaslamp.server.labels import spoken, words_in
from gaslamp.server.limits import Clients, TooMuch, client_of
from gaslamp.server.metrics import Metrics
from gaslamp.server.outgoing import Trouble, encode_message
from gaslamp.server.rooms import Rooms
from gaslamp.server.schema import BadStore
from gaslamp.server.screens import Screen
from gaslamp.server.watching import WatchRule, rule_asked
from gaslamp.words import Words

logger = logging.getLogger("gaslamp")
STRANGER, FLOOD, LATER = 4401, 4429, 1013
"""Why a socket is closed: its token opens nothing here; it says too much; the database does not answer just now."""
ANEW, ANEW_COSTS = (messages.Speak, messages.Whole, messages.LookOver), 10
"""What has everything told anew counts as so many messages: it takes the server as long."""
MANNERS = 20.0
"""Seconds in which a client that opens a socket must send its token."""


async def socket(connection: WebSocket) -> None:
    """One screen from when it sits down until it goes away."""
    await connection.accept()
    clients: Clients = connection.app.state.clients
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            with clients.socket(client_of(connection.scope)):
                await _serve(connection)
        except TooMuch as problem:
            await _send_away(connection, problem)


async def _serve(connection: WebSocket) -> None:
    screen = await _welcome(connection)
    if screen is not None:
        await _attend(connection, screen)


async def _send_away(connection: WebSocket, problem: TooMuch) -> None:
    """Whoever has too many sockets is told, and may come again."""
    metrics: Metrics = connection.app.state.metrics
    metrics.count("gaslamp_limited_total", limit=problem.key.rpartition("-")[2])
    text = Words(spoken(connection)).explain(problem)
    await connection.send_text(encode_message(Trouble(key=problem.key, text=text)))
    await connection.close(FLOOD)


async def _welcome(connection: WebSocket) -> Screen | None:
    try:
        words = Words(spoken(connection))
        sit = messages.decode_sit(await asyncio.wait_for(_hear(connection), MANNERS))
        words = words_in(sit.language)
        rooms: Rooms = connection.app.state.rooms
        screen = await rooms.sit(sit.token, words, _entrance(connection))
        screen.shoulder.wish = sit.over
        await greet(connection, screen)
    except Problem as problem:
        text = words.explain(problem)
        await connection.send_text(encode_message(Trouble(key=problem.key, text=text)))
        await connection.close(LATER if isinstance(problem, BadStore) else STRANGER)
        return None
    except TimeoutError:
        await connection.close(STRANGER)
        return None
    return screen


def _entrance(connection: WebSocket) -> Entrance:
    """How others find the server, by what this page found it."""
    doors: Doors = connection.app.state.doors
    scheme = "https" if connection.scope["scheme"] == "wss" else "http"
    origin = connection.headers.get("origin") or f"{scheme}://{connection.headers.get('host', '')}"
    return doors.entrance(origin, connection.scope.get("root_path", ""))


async def acting(connection: HTTPConnection, doing: Awaitable[None]) -> None:
    """An action that somebody asks for, counted by whether it was accepted."""
    metrics: Metrics = connection.app.state.metrics
    try:
        await doing
    except Problem:
        metrics.count("gaslamp_actions_total", outcome="refused")
        raise
    metrics.count("gaslamp_actions_total", outcome="accepted")


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


async def _come_back(screen: Screen) -> None:
    """A bot that played for somebody who was absent makes way."""
    try:
        await screen.room.rooms.store.whole(screen.room.come_back(screen.key.hash))
    except Problem as problem:
        screen.complain(problem)


def _note(result: object) -> None:
    """A mistake of ours is noted by its kind; what the message said is nobody's business."""
    if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
        logger.error("a socket was closed by %s", type(result).__name__)


async def _tell(connection: WebSocket, screen: Screen) -> None:
    while True:
        await screen.fresh.wait()
        screen.fresh.clear()
        for message in screen.news():
            await connection.send_text(encode_message(message))
        if screen.refusal:
            await connection.close(STRANGER)
            return


async def _listen(connection: WebSocket, screen: Screen) -> None:
    bucket = Bucket(asyncio.get_running_loop().time)
    await _come_back(screen)
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
            doing = screen.room.rooms.store.whole(_obey(screen, message))
            await (acting(connection, doing) if isinstance(message, messages.Act) else doing)
        except Problem as problem:
            screen.complain(problem)


async def _hear(connection: WebSocket) -> str:
    """The next message; a frame that is no text says nothing."""
    message = await connection.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return message.get("text") or ""


async def _obey(screen: Screen, message: messages.Spoken) -> None:
    room = screen.room
    match message:
        case messages.Act(action=action, n=n):
            await room.act(screen, bytes(action), n)
        case (
            messages.Speak()
            | messages.Whole()
            | messages.Look()
            | messages.LookOver()
            | messages.AskStation()
            | messages.TryLayout()
            | messages.Planning()
            | messages.Noting()
        ):
            _show(screen, message)
        case messages.Skip():
            await room.skip(screen)
        case (
            messages.Leave()
            | messages.Return()
            | messages.Replace()
            | messages.Undo()
            | messages.Agree()
            | messages.Decline()
            | messages.Rematch()
            | messages.RecordTalk()
        ):
            await _settle(screen, message)
        case (
            messages.Chat()
            | messages.Typing()
            | messages.Mark()
            | messages.Unmark()
            | messages.Ready()
            | messages.Talking()
            | messages.ReportLine()
        ):
            await room.talk.obey(screen, message)
        case messages.Publish() | messages.Dismiss() | messages.Prefer():
            await _gather(screen, message)
        case _:
            await _arrange(screen, message)


async def _settle(screen: Screen, message: messages.Asked) -> None:
    """What is settled between people, or about who plays."""
    room, key = screen.room, screen.key.hash
    match message:
        case messages.Leave():
            await room.stand_in(seat_plan.playing(room.card, key), seat_plan.STAND_IN)
        case messages.Return():
            await room.stand_in(seat_plan.held(room.card, key), None)
        case messages.Replace(seat=seat):
            await agreements.ask_replace(room, screen, seat)
        case messages.Undo():
            await agreements.ask_undo(room, screen)
        case messages.Agree(id=id):
            await agreements.agree(room, screen, id)
        case messages.Decline(id=id):
            await agreements.decline(room, screen, id)
        case messages.Rematch():
            await agreements.ask_rematch(room, screen)
        case messages.RecordTalk(wanted=wanted):
            await agreements.ask_record(room, screen, is_so=wanted)


async def _arrange(screen: Screen, message: messages.Arranged) -> None:
    """What is settled about the table itself."""
    match message:
        case messages.Name(seat=seat, name=name):
            await screen.room.rename(screen, seat, name)
        case messages.Choose(seat=seat, character=character):
            await screen.room.choose(screen, seat, character)
        case messages.Watching(allowed=allowed, policy=policy, delay=delay):
            await agreements.ask_watching(screen.room, screen, _rule(rule_asked(allowed, policy, delay)))
        case messages.Forget(what=what):
            await screen.room.forget(screen, what)
        case messages.Revoke():
            await screen.room.withdraw_invitations(screen)
        case messages.Renew(token=token):
            await screen.room.renew(screen, token)
        case messages.Start():
            await screen.room.start(screen)
        case messages.Again():
            await screen.room.again(screen, swap=message.swap, level=message.level)


def _rule(asked: WatchRule | None) -> WatchRule:
    if asked is None:
        raise BadMessage("server-unreadable")
    return asked


async def _gather(screen: Screen, message: messages.Gathered) -> None:
    """What is settled with strangers before the game begins."""
    match message:
        case messages.Publish(terms=terms):
            await gathering.publish(screen.room, screen, terms)
        case messages.Dismiss(seat=seat):
            await gathering.dismiss(screen.room, screen, seat)
        case messages.Prefer(wish=wish):
            await gathering.prefer(screen.room, screen, wish)


def _show(screen: Screen, message: messages.Shown) -> None:
    """What concerns this screen alone and changes nothing at the table."""
    match message:
        case messages.Speak(language=language):
            screen.speak(words_in(language))
        case messages.Whole():
            screen.tell_whole()
        case messages.Look(seat=seat):
            screen.look(seat)
        case messages.LookOver(seat=seat):
            screen.shoulder.look(seat)
        case messages.AskStation(station=station):
            screen.ask(station)
        case messages.TryLayout():
            screen.draft(message)
        case messages.Planning(wanted=wanted):
            screen.planning.want(is_so=wanted)
        case messages.Noting(wanted=wanted):
            screen.notebook.want(is_so=wanted)
