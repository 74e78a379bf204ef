"""What the bare package does without, by the extra that installs it: a missing library is answered by one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from gaslamp.core import Problem

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "cli": ("typer", "rich", "platformdirs"),
    "client": ("websockets",),
    "play": ("textual",),
    "serve": ("argon2", "starlette", "uvicorn", "h11", "brotli", "sqlalchemy", "greenlet", "segno"),
    "search": ("numpy", "numba", "platformdirs"),
    "postgres": ("asyncpg",),
    "push": ("cryptography",),
    "ray": ("ray",),
}
"""The libraries of each, besides those of the extras that it includes."""


class MissingExtra(Problem):
    """A part of Gaslamp needs what is not installed."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Where a library of this extra cannot be imported meanwhile, say how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in EXTRAS[extra]:
            raise
        raise MissingExtra("extra-missing", extra=extra) from None


def is_installed(library: str) -> bool:
    """Whether it could be imported; it is not."""
    from importlib.util import find_spec

    return find_spec(library) is not None
