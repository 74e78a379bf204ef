"""Passphrases as they are kept: hashed by argon2id, beside the event loop and a few at a time, since each takes memory.

A passphrase for a name that nobody has is hashed as well, so that the time of an answer tells nothing.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar
from unicodedata import normalize

from starlette.concurrency import run_in_threadpool

from gaslamp.extras import needs
from gaslamp.server.limits import RETRY, TooMuch

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")
KIB, ROUNDS, LANES, LENGTH, SALT = 32 * 1024, 3, 1, 32, 16
"""32 MiB for each, three times over: more than OWASP asks for, and two at once are bearable on a small machine."""
AT_ONCE: Final = 2
WAITING: Final = 30
"""So many may wait for their turn; the next one is told to come again."""


def _filled(length: int) -> str:
    return b64encode(bytes(length)).decode().rstrip("=")


NOBODYS: Final = f"$argon2id$v=19$m={KIB},t={ROUNDS},p={LANES}${_filled(SALT)}${_filled(LENGTH)}"
"""A hash of no passphrase there is: what those of unknown names are held against."""


class Passphrases:
    """Hashes passphrases and holds them against hashes."""

    def __init__(self) -> None:
        self.room, self.waiting = asyncio.Semaphore(AT_ONCE), 0

    async def hash(self, phrase: str) -> str:
        return await self._done(lambda: _hasher().hash(normalize("NFC", phrase)))

    async def fits(self, kept: str | None, phrase: str) -> bool:
        """Whether this is the passphrase of a hash; of none it never is, and takes as long."""
        return await self._done(partial(_verify, kept or NOBODYS, normalize("NFC", phrase)))

    async def _done(self, work: Callable[[], T]) -> T:
        async with self._turn():
            return await run_in_threadpool(work)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self.waiting >= WAITING:
            raise TooMuch("server-many-guesses", seconds=RETRY)
        self.waiting += 1
        try:
            async with self.room:
                yield
        finally:
            self.waiting -= 1


def _verify(kept: str, phrase: str) -> bool:
    from argon2.exceptions import VerificationError

    try:
        return _hasher().verify(kept, phrase)
    except VerificationError:
        return False


def _hasher() -> PasswordHasher:
    """Imported when the first name is taken: a server for guests starts without it."""
    with needs("serve"):
        from argon2 import PasswordHasher
    return PasswordHasher(time_cost=ROUNDS, memory_cost=KIB, parallelism=LANES, hash_len=LENGTH, salt_len=SALT)
