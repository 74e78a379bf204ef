"""What a page sends and is answered about being told of a turn; `docs/reference/wire.md` describes it for people."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from gaslamp.server.alerts import AlertKind
from gaslamp.server.endpoints import LONGEST
from gaslamp.server.mail import LONGEST as LONGEST_ADDRESS
from gaslamp.server.messages import Language, Message

EndpointText: TypeAlias = Annotated[str, Meta(max_length=LONGEST)]
KeyText: TypeAlias = Annotated[str, Meta(max_length=100)]
MailText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
MailCode: TypeAlias = Annotated[str, Meta(max_length=80)]


class AboutAlerts(Message, frozen=True, kw_only=True):
    """Where am I told that it is my turn at this table? This browser is known by its `endpoint`, if it has one."""

    endpoint: EndpointText = ""


class TellBrowser(Message, frozen=True, kw_only=True):
    """Tell this browser: what it says of itself when it subscribes to Web Push."""

    endpoint: EndpointText
    p256dh: KeyText
    auth: KeyText
    language: Language = "en"


class TellMail(Message, frozen=True, kw_only=True):
    """Tell me by mail; a first mail asks whether whoever reads it wants that."""

    address: MailText
    language: Language = "en"
    endpoint: EndpointText = ""


class StopAlerts(Message, frozen=True, kw_only=True):
    """Tell this browser no more, or send no more mails about this table."""

    kind: AlertKind
    endpoint: EndpointText = ""


class AboutMail(Message, frozen=True, kw_only=True):
    """What is the link in a mail for?"""

    code: MailCode


class ConfirmMail(Message, frozen=True, kw_only=True):
    """Yes, I want to be told there."""

    code: MailCode


class StopMail(Message, frozen=True, kw_only=True):
    """I want no more mails about this table."""

    code: MailCode


class AlertNews(Struct, frozen=True, kw_only=True):
    """Where the person of a seat is told of their turn, and how they could be."""

    key: str = ""
    """What browsers know this server by when they subscribe; empty where it cannot send to them."""
    here: bool = False
    """Whether the browser that asks is told, by messages that lead to this table."""
    mail: bool = False
    """Whether this server sends mails."""
    address: str = ""
    """Where mails about this table go, as far as its owner needs to recognise it."""
    confirmed: bool = False
    """Whether its owner has agreed."""


class MailAsked(Struct, frozen=True, kw_only=True):
    """What the link in a mail is for; no `address` if no mails go there any more."""

    address: str = ""
    game: str = ""
    """What is played, in words."""
    confirmed: bool = False
