"""Requests to every route there is, as they should be and as they should not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json
from starlette.routing import Route

from gaslamp.games import GAMES
from gaslamp.server.app import make_app
from gaslamp.server.kept import shelf, version
from gaslamp.words import LANGUAGES
from tests.server.fuzz.grammar import TEXTS, bodies
from tests.server.fuzz.mutations import mutated
from tests.server.fuzz.oracle import sighting
from tests.server.fuzz.world import World

METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW")
BODIES = {
    "tables": "newtable", "lessons": "learn", "me": "aboutme", "take": "takename", "enter": "entername",
    "recover": "recovername", "passphrase": "changepassphrase", "leave": "endsession", "seats": "claimseats",
    "games": "mygames", "export": "exportme", "delete": "deleteme", "match": "seek",
}  # fmt: skip
"""What is asked at the end of a path, where it is not called so."""
TOO_MUCH = b"[" + b"0," * 40_000 + b"0]"


def routes() -> Sequence[tuple[str, Sequence[str]]]:
    """Every path, and how it may be asked for."""
    found = [route for route in make_app("nowhere").routes if isinstance(route, Route)]
    return [(route.path, sorted(route.methods or ("GET",))) for route in found]


class Requests:
    """What is asked in a world; 5xx and tracebacks are findings."""

    def __init__(self, world: World) -> None:
        self.world, self.rng = world, world.rng
        self.routes = routes()
        self.names = tuple(name for name in shelf() if not name.endswith(".svg"))

    async def ask(self) -> None:
        """One request, half of the time by somebody who is at the table."""
        path, methods = self.rng.choice(self.routes)
        method = self.rng.choice(methods) if self.rng.random() < 0.9 else self.rng.choice(METHODS)
        visitor = self.rng.choice([visitor for table in self.world.tables for visitor in table.visitors])
        asked = self._path(path, visitor.table)
        token = visitor.token if self.rng.random() < 0.7 else self.rng.choice([*self.world.texts, *TEXTS])
        body = self._body(path) if method != "GET" or self.rng.random() < 0.05 else b""
        tally = self.world.tally
        tally.latest = (f"{method} {asked} {body[:300]!r}",)
        try:
            status, answer = await self.world.transport.ask(method, asked, self._headers(token), body)
        except TimeoutError:
            tally.blame("no answer")
            return
        told = _json(answer)
        tally.answers[f"{status} {told.get('key') or told.get('rule') or ''}".strip()] += 1
        if told.get("type") == "update":
            tally.seen.add(sighting(visitor.table, token, told))
        if status >= 500 or not status:
            tally.blame(f"answered with {status}")

    def _path(self, path: str, table: str) -> str:
        parts = {
            "{table}": table if self.rng.random() < 0.8 else self.rng.choice(self.world.texts),
            "{game}": self.rng.choice([*GAMES, "chess", "%2e%2e"]),
            "{version}": self.rng.choice([version(), "old", ""]),
            "{name:path}": self.rng.choice([*self.names, "../app.js", "x" * 3000, "%00", "boards/none.en.svg"]),
        }
        for name, part in parts.items():
            path = path.replace(name, part)
        return path + self.rng.choice(("", "", "", "?look=0", "?language=it", "?look=-1&look=%ff", "?" + "a=b&" * 50))

    def _body(self, path: str) -> bytes:
        chosen = self.rng.random()
        if chosen < 0.02:
            return TOO_MUCH
        if path.endswith("/act"):
            return mutated(self.rng, self.world.grammar.event()).encode("utf-8", "surrogatepass")
        named = {kind.__name__.lower(): kind for kind in bodies()}
        known = {name: named[kind] for name, kind in BODIES.items()} | named
        kind = known.get(path.rpartition("/")[2]) if chosen < 0.9 else None
        return mutated(self.rng, self.world.grammar.body(kind)).encode("utf-8", "surrogatepass")

    def _headers(self, token: str) -> dict[str, str]:
        """The token, if there is one, and what a browser would say."""
        odd = {
            "accept-language": self.rng.choice([*LANGUAGES, "tlh", "de-CH;q=0.9, *", ",;,=", "é"]),
            "accept-encoding": self.rng.choice(["gzip", "br", "identity", "gzip;q=0", "*", "é"]),
            "content-type": self.rng.choice(["application/json", "text/plain; charset=utf-7", "multipart/form-data"]),
            "if-none-match": self.rng.choice(['"x"', "*", "W/"]),
        }
        chosen = {name: text for name, text in odd.items() if self.rng.random() < 0.3}
        if (cookies := self.world.transport.cookies) and self.rng.random() < 0.5:
            chosen["cookie"] = self.rng.choice(cookies)
        if self.rng.random() < 0.8:
            kind = self.rng.choice(["Bearer", "Bearer", "Bearer", "bearer", "Basic"])
            chosen["authorization"] = "".join(c for c in f"{kind} {token}" if c.isprintable())
        return chosen


def _json(answer: bytes) -> dict[str, Any]:
    """What was answered, if it is an object."""
    try:
        found = json.decode(answer)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
