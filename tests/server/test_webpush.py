"""Messages to browsers: by the example of the standard, and read as a browser reads them."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from gaslamp.core import BadMessage
from gaslamp.server.webpush import (
    LENGTH,
    Subscription,
    check_subscription,
    decode_bytes,
    encode_bytes,
    encrypt,
    new_key,
    proof,
    public_key,
    read_key,
)

TEXT = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BROWSER = Subscription(
    endpoint="https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth="BTBZMqHH6r4Tts7J_aSIgg",
)
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""RFC 8291, section 5 and appendix A."""


def decrypted(body: bytes, private: str, auth: str) -> bytes:
    """What a browser reads, written out once more by the standard and not by our code."""
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(body) <= size
    key = read_key(private)
    other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    shared, own = key.exchange(ec.ECDH(), other), decode_bytes(public_key(private))

    def mac(key: bytes, text: bytes) -> bytes:
        return hmac.new(key, text, sha256).digest()

    secret = mac(mac(decode_bytes(auth), shared), b"WebPush: info\x00" + own + sender + b"\x01")
    drawn = mac(salt, secret)
    content = mac(drawn, b"Content-Encoding: aes128gcm\x00\x01")[:16]
    nonce = mac(drawn, b"Content-Encoding: nonce\x00\x01")[:12]
    text, mark, _ = AESGCM(content).decrypt(nonce, sealed, None).rpartition(b"\x02")
    assert mark
    return text


def check_proof(header: str, audience: str, now: float = 0.0) -> dict[str, Any]:
    """What a push service looks at before it takes a message."""
    said, _, point = header.removeprefix("vapid t=").partition(", k=")
    text, _, signature = said.rpartition(".")
    raw = decode_bytes(signature)
    assert len(raw) == 64
    numbers = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_bytes(point))
    key.verify(encode_dss_signature(*numbers), text.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(decode_bytes(part)) for part in text.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    assert now < claims["exp"] <= now + 86400
    return dict(claims)


def test_the_example_of_the_standard() -> None:
    body = encrypt(TEXT, BROWSER, own=OWN, salt=decode_bytes(SALT), length=0)
    assert encode_bytes(body) == BODY
    assert decrypted(body, THEIRS, BROWSER.auth) == TEXT


def test_every_message_is_new_and_all_are_of_one_length() -> None:
    own = new_key()
    browser = Subscription(endpoint=BROWSER.endpoint, p256dh=public_key(own), auth=BROWSER.auth)
    texts = [b"", b"It is your turn.", "Vous êtes à jouer.".encode() * 10]
    bodies = [encrypt(text, browser) for text in texts * 2]
    assert [decrypted(body, own, browser.auth) for body in bodies] == texts * 2
    assert len({*map(len, bodies)}) == 1
    assert len({*bodies}) == len(bodies)
    assert len(bodies[0]) == 86 + LENGTH + 16


def test_a_push_service_can_tell_who_sends() -> None:
    key = new_key()
    header = proof(key, BROWSER.endpoint, "https://games.example.org", now=1000.0)
    claims = check_proof(header, "https://push.example.net", now=1000.0)
    assert claims["sub"] == "https://games.example.org"
    assert header.endswith(f", k={public_key(key)}")
    assert "sub" not in check_proof(proof(key, BROWSER.endpoint, now=0.0), "https://push.example.net")
    with pytest.raises(InvalidSignature):
        check_proof(header.replace("vapid t=e", "vapid t=f"), "https://push.example.net", now=1000.0)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", BROWSER.auth),
        (BROWSER.p256dh, ""),
        (BROWSER.p256dh[:-4], BROWSER.auth),
        (encode_bytes(bytes([4]) + bytes(64)), BROWSER.auth),  # no point of the curve
        ("é" * 87, BROWSER.auth),
        (BROWSER.p256dh, "x" * 500),
    ],
)
def test_what_is_no_key_is_refused(p256dh: str, auth: str) -> None:
    check_subscription(BROWSER)
    with pytest.raises(BadMessage):
        check_subscription(Subscription(endpoint=BROWSER.endpoint, p256dh=p256dh, auth=auth))
