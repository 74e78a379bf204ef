"""Requests about being told of a turn: by somebody at a table, and by whoever opens the link in a mail."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import sha256
from typing import Any, TypeAlias, TypeVar

from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gaslamp.core import BadMessage, encode
from gaslamp.server import alert_forms as forms
from gaslamp.server import alerts, seat_plan
from gaslamp.server.alerts import ID_BYTES, Alert
from gaslamp.server.auth import REMOVED, NotInvited
from gaslamp.server.bell import News
from gaslamp.server.endpoints import check_endpoint
from gaslamp.server.labels import spoken, words_in
from gaslamp.server.limits import Clients, client_of
from gaslamp.server.mail import masked, read_address
from gaslamp.server.messages import Message, decode_body
from gaslamp.server.notifier import Notifier, alert_of
from gaslamp.server.rooms import Rooms
from gaslamp.server.store import SeatKey
from gaslamp.server.webpush import Subscription, check_subscription
from gaslamp.words import Words

AlertEndpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
M = TypeVar("M", bound=Message)
T = TypeVar("T")
SHARE = 4
"""A mail to an address uses up this many times as much of what may be sent to it as of what its client may ask for."""
COSTS = 20
"""To add a browser counts as so many requests: the server will write to it again and again."""


class AlertRequests:
    """The endpoints; `read` is how the body of a request is read."""

    def __init__(self, read: Callable[[Request], Awaitable[bytes]]) -> None:
        self.read = read

    def routes(self, telling: Callable[[AlertEndpoint], AlertEndpoint]) -> list[Route]:
        endpoints: dict[str, AlertEndpoint] = {
            "/api/tables/{table}/alerts": self.about,
            "/api/tables/{table}/alerts/push": self.push,
            "/api/tables/{table}/alerts/mail": self.mail,
            "/api/tables/{table}/alerts/stop": self.stop,
            "/api/mail": self.about_mail,
            "/api/mail/confirm": self.confirm,
            "/api/mail/stop": self.stop_mail,
            "/api/mail/stop/{code}": self.stop_at_once,
        }
        return [Route(path, telling(end), methods=["POST"]) for path, end in endpoints.items()]

    async def _asked(self, request: Request, kind: type[M]) -> M:
        return decode_body(kind, await self.read(request))

    # At a table

    async def about(self, request: Request) -> Response:
        asked = await self._asked(request, forms.AboutAlerts)
        return await _news(request, await _bearer(request), asked.endpoint)

    async def push(self, request: Request) -> Response:
        asked, key = await self._asked(request, forms.TellBrowser), await _bearer(request)
        notifier = _notifier(request)
        if not notifier.key:
            raise BadMessage("server-push-off")
        check_endpoint(asked.endpoint, notifier.terms.services)
        check_subscription(Subscription(endpoint=asked.endpoint, p256dh=asked.p256dh, auth=asked.auth))
        _clients(request).draw(client_of(request.scope), "requests", COSTS)
        place = {"address": asked.endpoint, "p256dh": asked.p256dh, "auth": asked.auth}
        await _add(request, _alert(key, asked.language, kind="push", **place))
        return await _news(request, key, asked.endpoint)

    async def mail(self, request: Request) -> Response:
        asked, key = await self._asked(request, forms.TellMail), await _bearer(request)
        notifier, clients = _notifier(request), _clients(request)
        if notifier.terms.mail is None:
            raise BadMessage("server-mail-off")
        address = read_address(asked.address)
        clients.draw(f"the address {sha256(address.lower().encode()).hexdigest()}", "mails", SHARE)
        clients.draw(client_of(request.scope), "mails")
        alert = _alert(key, asked.language, kind="mail", address=address, is_confirmed=False)
        await _add(request, alert)
        await notifier.ask_to_confirm(alert)
        return await _news(request, key, asked.endpoint)

    async def stop(self, request: Request) -> Response:
        asked, key = await self._asked(request, forms.StopAlerts), await _bearer(request)
        if asked.kind == "mail" or asked.endpoint:
            await _write(request, lambda connection: alerts.stop(connection, key.hash, asked.kind, asked.endpoint))
        return await _news(request, key, asked.endpoint)

    # By the link in a mail

    async def about_mail(self, request: Request) -> Response:
        return await _mail_news(request, await _by_mail(request, (await self._asked(request, forms.AboutMail)).code))

    async def confirm(self, request: Request) -> Response:
        asked = await self._asked(request, forms.ConfirmMail)
        if alert := await _by_mail(request, asked.code):
            await _write(request, lambda connection: alerts.confirm(connection, alert.id))
        return await _mail_news(request, await _by_mail(request, asked.code))

    async def stop_mail(self, request: Request) -> Response:
        asked = await self._asked(request, forms.StopMail)
        if alert := await _by_mail(request, asked.code):
            await _write(request, lambda connection: alerts.drop(connection, alert.id))
        return await _mail_news(request, None)

    async def stop_at_once(self, request: Request) -> Response:
        """What mail programs ask for by themselves when somebody wants no more mails (RFC 8058)."""
        await self.read(request)
        if alert := await _by_mail(request, request.path_params["code"]):
            await _write(request, lambda connection: alerts.drop(connection, alert.id))
        return PlainTextResponse("")


async def _bearer(request: Request) -> SeatKey:
    """Whose seat it is: whoever only watches has no turn."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    rooms = _rooms(request)
    key = await rooms.key(token if kind.lower() == "bearer" else "")
    if key.match != request.path_params["table"]:
        raise NotInvited("server-token-unknown")
    card = await rooms.store.card(key.match)
    if card is None:
        raise NotInvited(REMOVED)
    if key.edition is not None or not seat_plan.held(card, key.hash):
        raise BadMessage("server-not-your-seat")
    return key


def _alert(key: SeatKey, language: str, **place: Any) -> Alert:
    known = words_in(language).language
    return Alert(
        id=secrets.token_hex(ID_BYTES), match=key.match, key=key.hash, language=known, opens=key.match, **place
    )


async def _add(request: Request, alert: Alert) -> None:
    try:
        await _write(request, lambda connection: alerts.add(connection, alert))
    except IntegrityError:  # the link was replaced, or the table removed, at the same instant
        raise NotInvited("server-token-unknown") from None
    rooms = _rooms(request)
    rooms.heard(alert.match, News.LOG)
    rooms.bell.ring(alert.match, News.LOG)


async def _write(request: Request, work: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
    store = _rooms(request).store

    async def written() -> T:
        async with store.writing() as connection:
            return await work(connection)

    return await store.whole(written())


async def _news(request: Request, key: SeatKey, endpoint: str) -> Response:
    notifier = _notifier(request)
    async with notifier.store.reading() as connection:
        found = await alerts.find(connection, key.hash)
    mail = next((alert for alert in found if alert.kind == "mail"), None)
    told = {(alert.kind, alert.address) for alert in found if alert.opens == key.match}
    return _json(
        forms.AlertNews(
            key=notifier.public_key,
            here=("push", endpoint) in told,
            mail=notifier.terms.mail is not None,
            address=masked(mail.address) if mail else "",
            confirmed=mail.is_confirmed if mail else False,
        )
    )


async def _by_mail(request: Request, code: str) -> Alert | None:
    """What the link in a mail is about; None if that was ended."""
    store = _rooms(request).store
    if not (id := alert_of(store.secret, code)):
        raise NotInvited("server-mail-unknown")
    async with store.reading() as connection:
        return await alerts.known(connection, id)


async def _mail_news(request: Request, alert: Alert | None) -> Response:
    if alert is None:
        return _json(forms.MailAsked())
    card = await _rooms(request).store.card(alert.match)
    game = Words(spoken(request)).game_title(card.game) if card else ""
    return _json(forms.MailAsked(address=masked(alert.address), game=game, confirmed=alert.is_confirmed))


def _rooms(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def _notifier(request: Request) -> Notifier:
    notifier: Notifier = request.app.state.notifier
    return notifier


def _clients(request: Request) -> Clients:
    clients: Clients = request.app.state.clients
    return clients


def _json(thing: object) -> Response:
    return Response(encode(thing), headers={"cache-control": "no-store"}, media_type="application/json")
