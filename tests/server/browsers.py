"""Browsers that keep a cookie, for people who have a name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from gaslamp.server.account import COOKIE
from tests.patience import PATIENCE, until
from tests.server.client import FRESH, Client, Json, Site

PHRASE = "four lamps on the quay"


class Browser:
    """One browser at a server, with what it keeps."""

    def __init__(self, site: Site, **headers: str) -> None:
        self.site = site
        options: Json = {"timeout": PATIENCE, "limits": FRESH, "trust_env": False}
        self.http = httpx.Client(base_url=site.address, headers=headers, **options)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, path: str = "", **body: Any) -> httpx.Response:
        return self.http.post(f"/api/me{path}", json=body)

    def told(self, path: str = "", **body: Any) -> Json:
        answer = self.ask(path, **body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        answer = self.ask(path, **body)
        return answer.status_code, answer.json()["key"]

    def take(self, name: str, **more: Any) -> str:
        """Keep a name; the recovery code."""
        return str(self.told("/take", name=name, passphrase=PHRASE, **more)["recovery"])

    @property
    def cookie(self) -> str:
        return self.http.cookies.get(COOKIE) or ""

    @contextmanager
    def sit(self, token: str, language: str = "en") -> Iterator[Client]:
        """A screen of this browser."""
        with self.site.knock(cookie=f"{COOKIE}={self.cookie}") as client:
            client.say("sit", token=token, language=language)
            yield client

    def history(self) -> list[Json]:
        games: list[Json] = self.told("/games")["games"]
        return games

    def wait_for_games(self, count: int = 1) -> list[Json]:
        return until(lambda: games if len(games := self.history()) >= count else None, "no game was taken in")
