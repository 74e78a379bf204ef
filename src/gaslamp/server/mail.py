"""Mails by the server that whoever runs this one has named. The text of each says no more than a lock screen should."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from gaslamp.core import Problem

PATIENCE = 20.0
"""Seconds for the mail server to answer."""
LONGEST: Final = 254
"""Characters of an address, by RFC 5321."""
ADDRESS = re.compile(
    r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]",
    re.IGNORECASE | re.ASCII,
)
LONGEST_LINE: Final = 500
"""Characters of a line: mail programs read an address to end mails by only where it is whole."""
PORTS = {"smtp": 587, "smtps": 465}


class BadMail(Problem):
    """The way to send mails cannot be read, or an address is none."""


class NotSent(Exception):
    """A mail could not be sent; `is_final` if it never can be."""

    def __init__(self, reason: str, *, is_final: bool = False) -> None:
        super().__init__(reason)
        self.is_final = is_final


class MailServer(Struct, frozen=True, kw_only=True):
    """By which server mails are sent, and from which address."""

    host: str
    port: int
    sender: str
    is_secure: bool = False
    """Whether the connection is encrypted from its first byte; else it becomes so before a password is sent."""
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"MailServer({self.host!r}, {self.port})"


def read_mail_server(text: str, sender: str) -> MailServer:
    """What was typed: smtp://USER:PASSWORD@HOST:PORT, or smtps:// where TLS comes first."""
    try:
        place = urlsplit(text)
        port = place.port or PORTS[place.scheme]
        if not place.hostname or place.path.strip("/") or place.query:
            raise ValueError
    except (ValueError, KeyError):
        raise BadMail("server-mail-wrong") from None
    user, password = unquote(place.username or ""), unquote(place.password or "")
    secure = place.scheme == "smtps"
    return MailServer(
        host=place.hostname, port=port, sender=read_address(sender), is_secure=secure, user=user, password=password
    )


def read_address(text: str) -> str:
    """A mail address as it is kept: nothing in it can end a line or name a second one."""
    address = text.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or len(address.partition("@")[0]) > 64:
        raise BadMail("server-mail-address")
    return address


def masked(address: str) -> str:
    """An address so that its owner knows it and nobody else learns it."""
    name, _, host = address.partition("@")
    return f"{name[:1]}…@{host}"


def written(server: MailServer, to: str, subject: str, text: str, *, stop: str = "", language: str = "en") -> bytes:
    """A mail; `stop` is the address by which one tap in a mail program ends them all."""
    mail = EmailMessage(policy=SMTP.clone(max_line_length=LONGEST_LINE))
    mail["From"], mail["To"], mail["Subject"] = f"Gaslamp <{server.sender}>", to, subject
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=server.sender.partition("@")[2])
    mail["Auto-Submitted"], mail["Content-Language"] = "auto-generated", language
    if stop:
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail.as_bytes()


async def send(server: MailServer, to: str, mail: bytes) -> None:
    """Hand a mail over; `NotSent` if that cannot be done."""
    await asyncio.to_thread(_send, server, to, mail)


def _send(server: MailServer, to: str, mail: bytes) -> None:
    try:
        with _line(server) as line:
            if server.user:
                line.login(server.user, server.password)
            line.sendmail(server.sender, [to], mail)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotSent("refused", is_final=all(code >= 500 for code in codes)) from None
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(type(error).__name__) from None


def _line(server: MailServer) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if server.is_secure:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
    line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    line.ehlo()
    if line.has_extn("starttls"):
        line.starttls(context=context)
    elif server.user:  # a password is sent to nobody who could be listened to
        line.close()
        raise NotSent("no TLS")
    return line
