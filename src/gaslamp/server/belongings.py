"""What else belongs to somebody with a kept name: other parts of the server add theirs, for export and for deletion.

BELONGINGS["chat"] = Belonging(told=lines_of, remove=remove_lines)
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection


class Owner(NamedTuple):
    """Whose belongings are meant."""

    person: str
    keys: frozenset[str]
    """The hashes of the tokens of their seats."""


class Belonging(NamedTuple):
    """One kind of things: how they are told, as JSON can say it, and how they are removed, within a transaction."""

    told: Callable[[AsyncConnection, Owner], Awaitable[Any]]
    remove: Callable[[AsyncConnection, Owner], Awaitable[None]]


BELONGINGS: Final[dict[str, Belonging]] = {}
"""By the name they have in an export."""
