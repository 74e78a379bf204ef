"""The links that people send each other: an invitation, or the personal link of somebody who has a seat."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from gaslamp.core import Problem, check_type

PATH = re.compile(r"(?P<before>.*?)/(?:join|table/(?P<table>[^/]+))/?")
SPACE = re.compile(r"\s")


class BadLink(Problem):
    """A link that leads to no table.

    >>> read_link("http://127.0.0.1:8421/")
    Traceback (most recent call last):
    gaslamp.client.links.BadLink: “http://127.0.0.1:8421/” is not a link to a table. Copy the whole link, with what ...
    """


class TableLink(NamedTuple):
    """A link, taken apart: `secret` is the code of an invitation, or the token of a seat at `table`.

    >>> link = TableLink("http://127.0.0.1:8421", "TOKEN", "4f0c")
    >>> str(link)
    'http://127.0.0.1:8421/table/4f0c#TOKEN'
    """

    address: str
    """The server."""
    secret: str
    table: str = ""
    """Empty for an invitation."""

    @property
    def is_invitation(self) -> bool:
        """Whether it opens a free seat, not one that somebody has."""
        return not self.table

    def __str__(self) -> str:
        place = "join" if self.is_invitation else f"table/{self.table}"
        return f"{self.address}/{place}#{self.secret}"

    def __repr__(self) -> str:
        """What opens a seat stands in no log."""
        return f"<link to {self.address}, {'an invitation' if self.is_invitation else f'table {self.table}'}>"


def read_link(url: str) -> TableLink:
    """The parts of a link as it was copied from the page.

    >>> read_link("https://play.example/join#CODE")
    <link to https://play.example, an invitation>
    """
    check_type(url, str, "a link is the text that was copied, such as 'https://play.example/join#CODE'")
    parts = _parts(url.strip())
    path = PATH.fullmatch(parts.path) if parts else None
    if not parts or not path or not parts.fragment:
        raise BadLink("client-bad-link", url=shown(url))
    return TableLink(f"{parts.scheme}://{parts.netloc}{path['before']}", parts.fragment, path["table"] or "")


def _parts(url: str) -> SplitResult | None:
    """The parts of what a browser could open; None if it could not."""
    try:
        parts = urlsplit(url)
        is_open = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half an IPv6 address, or a port that no computer has
        return None
    return parts if is_open and not SPACE.search(parts.netloc) else None


def shown(url: str) -> str:
    """A link as it may be repeated to whoever typed it; what is secret in it is not."""
    return url.strip().partition("#")[0][:200]
