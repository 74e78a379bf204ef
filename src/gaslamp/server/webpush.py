"""Messages to a browser that is not looking: RFC 8291 (only the browser can read them), RFC 8292 (who sends them).

The service in between is the browser maker's. It sees where a message goes, when, and how long it is; all of ours are
of one length.
"""

from __future__ import annotations

import hmac
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct, json

from gaslamp.core import BadMessage
from gaslamp.extras import is_installed, needs

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

LIBRARY = "cryptography"
RECORD = 4096
"""Bytes of a record; a message is one."""
LENGTH = 512
"""Bytes that every message has before it is encrypted."""
POINT, SECRET = 65, 16
"""Bytes of a public key and of a browser's secret."""
VALID = 12 * 3600
"""Seconds for which a proof of who sends is good; the standard allows a day."""


class Subscription(Struct, frozen=True, kw_only=True):
    """Where a browser is reached, and what it takes to write so that it alone can read."""

    endpoint: str
    p256dh: str
    auth: str


def is_offered() -> bool:
    """Whether messages can be encrypted here at all."""
    return is_installed(LIBRARY)


def encode_bytes(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode_bytes(text: str) -> bytes:
    """`BadMessage` if it is not written so."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadMessage("server-unreadable") from None


# Keys


def new_key() -> str:
    """A private key, as it is kept."""
    with needs("push"):
        from cryptography.hazmat.primitives.asymmetric import ec
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode_bytes(number.to_bytes(32))


def read_key(key: str) -> EllipticCurvePrivateKey:
    with needs("push"):
        from cryptography.hazmat.primitives.asymmetric import ec
    return ec.derive_private_key(int.from_bytes(decode_bytes(key)), ec.SECP256R1())


def public_key(key: str) -> str:
    """What browsers know the server by."""
    return encode_bytes(_point(read_key(key).public_key()))


def _point(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _other(point: bytes) -> EllipticCurvePublicKey:
    """The key of a browser; `BadMessage` if it is none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadMessage("server-unreadable") from None


def check_subscription(subscription: Subscription) -> None:
    """Whether one could write to it; where it leads is looked at elsewhere."""
    point, secret = decode_bytes(subscription.p256dh), decode_bytes(subscription.auth)
    if len(point) != POINT or len(secret) != SECRET:
        raise BadMessage("server-unreadable")
    _other(point)


# RFC 8291


def encrypt(
    text: bytes, subscription: Subscription, *, own: str = "", salt: bytes = b"", length: int = LENGTH
) -> bytes:
    """The body of a request; a key of its own and a salt are new for each unless they are told."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    private, salt = read_key(own or new_key()), salt or os.urandom(16)
    theirs, mine = decode_bytes(subscription.p256dh), _point(private.public_key())
    shared = private.exchange(ec.ECDH(), _other(theirs))
    secret = derive(shared, decode_bytes(subscription.auth), b"WebPush: info\x00" + theirs + mine, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    padded = text + b"\x02" + bytes(max(0, length - len(text) - 1))
    header = salt + RECORD.to_bytes(4) + len(mine).to_bytes(1) + mine
    return header + AESGCM(key).encrypt(nonce, padded, None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of at most one block."""
    drawn = hmac.new(salt, secret, sha256).digest()
    return hmac.new(drawn, info + b"\x01", sha256).digest()[:length]


# RFC 8292


def proof(key: str, endpoint: str, contact: str = "", now: float | None = None) -> str:
    """The header `Authorization`: this server sends, and whom to ask about it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    place, private = urlsplit(endpoint), read_key(key)
    until = int(time.time() if now is None else now) + VALID
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": until, **({"sub": contact} if contact else {})}
    said = ".".join(encode_bytes(json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(private.sign(said.encode(), ec.ECDSA(SHA256())))
    signature = encode_bytes(r.to_bytes(32) + s.to_bytes(32))
    return f"vapid t={said}.{signature}, k={encode_bytes(_point(private.public_key()))}"
