"""Sends what `alerts` says is due: to browsers by Web Push, to addresses by mail.

It runs beside everything else in every server and never holds up a turn. What cannot be sent is tried again a few
times, as long as the turn goes on; a browser that has withdrawn its leave, or an address that is none, is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from hmac import compare_digest
from time import monotonic
from typing import TypeAlias

from msgspec import Struct, json
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from gaslamp.core import BadMessage
from gaslamp.server import alerts, endpoints, mail, webpush
from gaslamp.server.alerts import Alert, ClaimedAlert
from gaslamp.server.auth import signed
from gaslamp.server.bell import pause
from gaslamp.server.mail import MailServer, NotSent
from gaslamp.server.schema import BadStore, about
from gaslamp.server.store import Store
from gaslamp.words import Words

logger = logging.getLogger("gaslamp")
Post: TypeAlias = Callable[[str, Mapping[str, str], bytes, Collection[str]], Awaitable[int]]
TICK = 1.0
"""Seconds from one look to the next."""
AT_ONCE = 16
"""How many messages are on their way at once."""
AGAIN = (10.0, 60.0, 300.0, 1800.0)
"""Seconds after which a message is tried again; then it is given up."""
KEPT = 86400
"""Seconds for which a push service keeps a message for a browser that is not there."""
GONE = (404, 410)
"""A browser does not want to be told any more."""
LATER = (408, 425, 429)
"""So does a push service say that it is busy; and by whatever begins with a 5."""
KEY = "push"
"""Under what name the key is kept by which push services know the server."""
TIDY = 3600.0
"""Seconds from one look for addresses that nobody has confirmed to the next."""


class AlertTerms(Struct, frozen=True, kw_only=True):
    """How people may be told."""

    services: frozenset[str] = frozenset()
    """Push services that may be asked though they are not public, such as "http://127.0.0.1:9000"."""
    mail: MailServer | None = None
    address: str = ""
    """The address of this server that links in mails begin with."""


class Unsent(Exception):
    """A message was not taken; `is_final` if it never will be, `is_gone` if none ever will."""

    def __init__(self, *, is_final: bool = False, is_gone: bool = False) -> None:
        super().__init__()
        self.is_final, self.is_gone = is_final, is_gone


class Notifier:
    """Tells people of their turn."""

    def __init__(self, store: Store, terms: AlertTerms, *, post: Post = endpoints.post) -> None:
        self.store, self.terms, self.post = store, terms, post
        self.key = ""
        """The server's own, for Web Push; empty where that is not offered."""
        self.public_key = ""
        self.tidied = -float("inf")

    async def begin(self) -> None:
        """Find the key of all servers on this database, or make it."""
        if not webpush.is_offered():
            return
        try:
            async with self.store.writing() as connection:
                asked = select(about.c.value).where(about.c.name == KEY)
                self.key = (await connection.execute(asked)).scalar_one_or_none() or webpush.new_key()
                if (await connection.execute(asked)).first() is None:
                    await connection.execute(insert(about).values(name=KEY, value=self.key))
        except IntegrityError:  # another server was quicker
            await self.begin()
        self.public_key = webpush.public_key(self.key)

    async def run(self, closing: asyncio.Event) -> None:
        """Send what is due until it is closing; what is on its way then is left for the next server."""
        while not closing.is_set():
            try:
                await self._tidy()
                await self._send_all(closing)
            except BadStore as problem:
                logger.error("nobody can be told of their turn: %s", problem.key)
            await pause(TICK, closing)

    async def _tidy(self) -> None:
        if monotonic() - self.tidied > TIDY:
            self.tidied = monotonic()
            await self.store.whole(self._drop_unconfirmed())

    async def _drop_unconfirmed(self) -> None:
        async with self.store.writing() as connection:
            await alerts.drop_unconfirmed(connection)

    async def _send_all(self, closing: asyncio.Event) -> None:
        while (claimed := await self.store.whole(self.claim())) and not closing.is_set():
            sending = asyncio.gather(*(self.send(each) for each in claimed), return_exceptions=True)
            ending = asyncio.ensure_future(closing.wait())
            await asyncio.wait((sending, ending), return_when=asyncio.FIRST_COMPLETED)
            ending.cancel()
            sending.cancel()
            for result in await asyncio.gather(sending, return_exceptions=True):
                for error in result if isinstance(result, list) else ():
                    if isinstance(error, Exception):
                        logger.error("a message was not sent: %s", type(error).__name__)

    async def claim(self) -> list[ClaimedAlert]:
        """Messages that are due, of which nobody else sends any."""
        async with self.store.reading() as connection:
            if not await alerts.are_due(connection):
                return []
        async with self.store.writing() as connection:
            return [*await alerts.claim(connection, AT_ONCE)]

    async def send(self, claimed: ClaimedAlert) -> None:
        """Send one message, and note what came of it."""
        if (wait := claimed.wait) is not None:
            await self.store.whole(self._put_off(claimed, wait))
            return
        again: float | None = None
        try:
            await (self._push if claimed.alert.kind == "push" else self._mail)(claimed)
        except Unsent as problem:
            if problem.is_gone:
                await self.store.whole(self._drop(claimed.alert))
                return
            tries = claimed.alert.tries
            again = claimed.now + AGAIN[tries] if tries < len(AGAIN) and not problem.is_final else None
        await self.store.whole(self._settle(claimed, again))

    async def _settle(self, claimed: ClaimedAlert, again: float | None) -> None:
        async with self.store.writing() as connection:
            await alerts.settle(connection, claimed, again=again)

    async def _put_off(self, claimed: ClaimedAlert, until: float) -> None:
        async with self.store.writing() as connection:
            await alerts.put_off(connection, claimed, until)

    async def _drop(self, alert: Alert) -> None:
        async with self.store.writing() as connection:
            await alerts.drop_everywhere(connection, alert.kind, alert.address)

    # Web Push

    async def _push(self, claimed: ClaimedAlert) -> None:
        alert = claimed.alert
        if not self.key:  # the library is not here any more
            raise Unsent(is_final=True)
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": alert.id,  # a later one takes the place of one that was not delivered
            "urgency": "normal",
            "authorization": webpush.proof(self.key, alert.address, self._contact),
        }
        try:
            body = webpush.encrypt(said(claimed), alert.subscription)
            status = await self.post(alert.address, headers, body, self.terms.services)
        except endpoints.Unreachable:
            raise Unsent from None
        except BadMessage:
            raise Unsent(is_gone=True) from None
        if not 200 <= status < 300:
            raise Unsent(is_final=status < 500 and status not in LATER, is_gone=status in GONE)

    @property
    def _contact(self) -> str:
        """Whom a push service asks about us; some of them take no messages without it."""
        return self.terms.address if self.terms.address.startswith("https:") else ""

    # Mail

    async def _mail(self, claimed: ClaimedAlert) -> None:
        alert, words = claimed.alert, Words(claimed.alert.language)
        game = words.game_title(claimed.game)
        link = f"{self.terms.address}/table/{alert.opens}?turn"  # the page goes on to where they play now
        stop = f"{self.terms.address}/mail#{code_of(self.store.secret, alert.id)}"
        text = words.say("server-mail-turn", game=game, link=link, stop=stop)
        await self._post(alert, words.say("server-mail-turn.subject"), text)

    async def ask_to_confirm(self, alert: Alert) -> None:
        """One mail, to find out whether whoever reads it wants more."""
        words = Words(alert.language)
        link = f"{self.terms.address}/mail#{code_of(self.store.secret, alert.id)}"
        text = words.say("server-mail-confirm", link=link)
        try:
            await self._post(alert, words.say("server-mail-confirm.subject"), text)
        except Unsent:
            raise BadMessage("server-mail-failed") from None

    async def _post(self, alert: Alert, subject: str, text: str) -> None:
        server = self.terms.mail
        if server is None:  # whoever runs the server sends no mails any more
            raise Unsent(is_final=True)
        stop = f"{self.terms.address}/api/mail/stop/{code_of(self.store.secret, alert.id)}"
        letter = mail.written(server, alert.address, subject, text, stop=stop, language=alert.language)
        try:
            await mail.send(server, alert.address, letter)
        except NotSent as problem:
            raise Unsent(is_final=problem.is_final, is_gone=problem.is_final) from None


def said(claimed: ClaimedAlert) -> bytes:
    """What a lock screen may show: that it is somebody's turn, and in which game."""
    words = Words(claimed.alert.language)
    text = words.say("server-your-turn", game=words.game_title(claimed.game))
    return json.encode({"table": claimed.alert.opens, "text": text})


def code_of(secret: str, id: str) -> str:
    """What stands in the links of mails to one address: it is signed, so that nobody can end another's."""
    return f"{id}.{signed(secret, f'alert {id}')}"


def alert_of(secret: str, code: str) -> str:
    """Which one such a code is for; empty if it is none of ours."""
    id = code.partition(".")[0]
    return id if compare_digest(code.encode(), code_of(secret, id).encode()) else ""
