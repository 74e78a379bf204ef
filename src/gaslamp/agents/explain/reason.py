"""What a reason is: a key that `telling.reasons` turns into a sentence, and what stands in its gaps."""

from __future__ import annotations

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why something is done, without a word of any language.

    >>> Reason("covers", {"percent": 23}).details["percent"]
    23
    """

    key: str
    details: dict[str, int | str] = {}
    """`possible` is the number of stations the detectives must look for him at, where it helps to know it."""


def because(key: str, **details: int | str) -> Reason:
    return Reason(key, details)


def percent(share: float) -> int:
    """A share in per cent; what can be is never nothing."""
    return max(1, round(100 * share))
