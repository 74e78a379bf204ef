"""Who may sit where. A token is 128 random bits, kept only as a hash; an invitation is signed, not kept at all.

A watcher has a token too, one of their own. It opens nothing but what everybody may see, so it is signed like
an invitation: no number of watchers fills the store. Both are of an edition: when a table has a later one, they open
nothing any more.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final, Literal, NamedTuple, TypeAlias

from gaslamp.core import Problem, Seat

ANY: Final = "any"
WATCH: Final = "watch"
PUBLIC: Final = "public"
InvitedPlace: TypeAlias = Seat | Literal["any", "watch", "public"]
"""What an invitation is for: a seat, the next free one, none at all, or the next free one while strangers may come."""
BITS = 128
ID_BYTES = 5
WATCHER_BYTES = 6
"""What tells the tokens of watchers apart, and browsers; nothing is kept behind them."""


REMOVED = "server-table-removed"
"""Why a link opens nothing any more."""


class NotInvited(Problem):
    """The token or the invitation is none of this server's."""


class InvitationCode(NamedTuple):
    """What an invitation is for."""

    match: str
    place: InvitedPlace
    edition: int


class Watched(NamedTuple):
    """What a watcher's token is for."""

    match: str
    edition: int


def new_token() -> str:
    return secrets.token_urlsafe(BITS // 8)


def new_id() -> str:
    """The name of a match: it opens nothing, so it may stand in an address."""
    return secrets.token_hex(ID_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It has all the randomness it needs, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation(secret: str, match: str, place: InvitedPlace = ANY, edition: int = 0) -> str:
    """The code of a link that seats the person who opens it, or lets them watch."""
    where = _in_edition(str(place), edition)
    return f"{match}.{where}.{signed(secret, f'{match}.{where}')}"


def invited(secret: str, code: str) -> InvitationCode:
    """What an invitation is for; `NotInvited` if it is not one of ours."""
    match, _, rest = code.partition(".")
    where, _, signature = rest.partition(".")
    if not hmac.compare_digest(signature.encode(), signed(secret, f"{match}.{where}").encode()):
        raise NotInvited("server-invitation-unknown")
    place, edition = _edition_of(where)
    named: dict[str, InvitedPlace] = {ANY: ANY, WATCH: WATCH, PUBLIC: PUBLIC}
    return InvitationCode(match, named[place] if place in named else int(place), edition)


def watcher_token(secret: str, match: str, number: str = "", edition: int = 0) -> str:
    """A token for somebody who watches a match; `number` is new unless it is told."""
    number = _in_edition(number or secrets.token_hex(WATCHER_BYTES), edition)
    return f"{match}.{number}.{signed(secret, f'watcher {match} {number}')}"


def watched(secret: str, token: str) -> Watched | None:
    """What a watcher's token is for; None if it is no such token."""
    match, _, rest = token.partition(".")
    number, _, signature = rest.partition(".")
    is_ours = hmac.compare_digest(signature.encode(), signed(secret, f"watcher {match} {number}").encode())
    return Watched(match, _edition_of(number)[1]) if is_ours else None


def next_id(secret: str, match: str) -> str:
    """The name of the match in which the same people play on: one for each match, so nobody can miss it."""
    return hmac.new(secret.encode(), f"next {match}".encode(), hashlib.sha256).hexdigest()[: 2 * ID_BYTES]


def next_token(secret: str, match: str, key: str) -> str:
    """The token of the holder of this key for the match after this one: computed when asked for, so it is not kept."""
    return signed(secret, f"next {match} {key}")


def next_watcher_token(secret: str, match: str, key: str, edition: int) -> str:
    """The same for a watcher, who stays one of the same edition."""
    return watcher_token(secret, next_id(secret, match), key[: 2 * WATCHER_BYTES], edition)


def browser_pass(secret: str, name: str, number: str = "") -> str:
    """What a browser keeps in which somebody has signed in: it opens nothing; `number` is new unless it is told."""
    number = number or secrets.token_hex(WATCHER_BYTES)
    return f"{number}.{signed(secret, f'browser {number} {name}')}"


def is_browser_of(secret: str, name: str, told: str) -> bool:
    """Whether whoever has this name has signed in in this browser before."""
    return hmac.compare_digest(told.encode(), browser_pass(secret, name, told.partition(".")[0] or "-").encode())


def mind(secret: str, match: str) -> int:
    """What the bots of a match are made of; nobody can guess it."""
    return int.from_bytes(hmac.new(secret.encode(), f"mind {match}".encode(), hashlib.sha256).digest()[:8])


def _in_edition(name: str, edition: int) -> str:
    """The first edition has no number: links of before there were any still open what they did."""
    return f"{name}-{edition}" if edition else name


def _edition_of(name: str) -> tuple[str, int]:
    name, _, edition = name.partition("-")
    return name, int(edition or 0)


def signed(secret: str, text: str) -> str:
    """What only this server can write about a text."""
    mac = hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(mac[: BITS // 8]).decode().rstrip("=")
