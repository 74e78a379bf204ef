"""Who may sit where. A token is 128 random bits, kept only as a hash; an invitation is signed, not kept at all."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from gaslamp.core import Problem, Seat

ANY = "any"
"""What an invitation to the next free seat has in place of a seat's number."""
BITS = 128
ID_BYTES = 5


class NotInvited(Problem):
    """The token or the invitation is none of this server's."""


def new_token() -> str:
    return secrets.token_urlsafe(BITS // 8)


def new_id() -> str:
    """The name of a match: it opens nothing, so it may stand in an address."""
    return secrets.token_hex(ID_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It has all the randomness it needs, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def invitation(secret: str, match: str, seat: Seat | None = None) -> str:
    """The code of a link that seats whoever follows it, on this seat or on the next free one."""
    place = ANY if seat is None else str(seat)
    return f"{match}.{place}.{_signature(secret, f'{match}.{place}')}"


def invited(secret: str, code: str) -> tuple[str, Seat | None]:
    """The match and the seat an invitation is for; `NotInvited` if it is not one of ours."""
    match, _, rest = code.partition(".")
    place, _, signature = rest.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, f"{match}.{place}").encode()):
        raise NotInvited("server-invitation-unknown")
    return match, None if place == ANY else int(place)


def next_id(secret: str, match: str) -> str:
    """The name of the match in which the same people play on: one for each match, so nobody can miss it."""
    return hmac.new(secret.encode(), f"next {match}".encode(), hashlib.sha256).hexdigest()[: 2 * ID_BYTES]


def next_token(secret: str, match: str, key: str) -> str:
    """The token for the match after this one of whoever holds this key: made anew when asked for, so it is not kept."""
    return _signature(secret, f"next {match} {key}")


def _signature(secret: str, text: str) -> str:
    mac = hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(mac[: BITS // 8]).decode().rstrip("=")
