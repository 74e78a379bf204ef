"""People who do not know each other, in tests: how they ask for a seat, what stands in the list, how a wait passes."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import text

from gaslamp.server.store import Store
from tests.patience import until
from tests.server.client import Json, Server, Site


def seek(site: Site, game: str = "classic", seats: int = 3, *, token: str = "", **more: Any) -> tuple[str, str]:
    """A seat with strangers: the table, and one's own token."""
    own = token or secrets.token_urlsafe(16)
    return site._seated(site.post("/api/match", {"game": game, "seats": seats, "token": own, **more}))


def listed(server: Server, language: str = "en") -> list[Json]:
    """The tables that wait, as they are now."""
    server.rooms.lobby.read_at = -1e9
    found: list[Json] = server.get(f"/api/lobby?language={language}").json()["tables"]
    return found


def once_listed(server: Server, count: int = 1) -> list[Json]:
    """The list as soon as so many tables are in it: who is there is told a moment later."""
    return until(lambda: [found] if len(found := listed(server)) == count else None, f"{count} tables are listed")[0]


async def pass_by(store: Store, seconds: float) -> None:
    """So much time has passed for all who wait, though nobody had to."""
    async with store.writing() as connection:
        moved = "UPDATE openings SET due = due - :s, came = came - :s"
        await connection.execute(text(moved), {"s": seconds})
        await connection.execute(text("UPDATE matches SET version = version + 1 WHERE phase = 'waiting'"))


def wait(server: Server, seconds: float = 3600.0) -> None:
    """The same; then a server looks."""
    server.run(pass_by(server.rooms.store, seconds))
    server.run(server.rooms._look_at_clocks())
