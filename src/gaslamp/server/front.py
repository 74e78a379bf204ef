"""The first thing a request meets: who asks is found out, counted and held to a share; health and metrics are told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any

from starlette.responses import PlainTextResponse, RedirectResponse, Response

from gaslamp.core import Problem, encode
from gaslamp.server.forwarding import Network, as_asked
from gaslamp.server.guard import App, Receive, Scope, Send, sealed
from gaslamp.server.limits import Clients, TooMuch, client_of
from gaslamp.server.logs import note_request
from gaslamp.server.metrics import Metrics, gauges
from gaslamp.server.troubles import refusal

HEALTH = ("/health", "/health/live")
FRESH = 1.0
"""Seconds for which it is believed that the database answers, or does not."""
SILENCE = 5.0
"""Seconds after which a database is taken not to answer."""
UNCACHED = {"cache-control": "no-store"}


class Front:
    """Stands before everything else; `private` is the port on which metrics are told, and nothing else."""

    def __init__(self, app: App, *, proxies: Sequence[Network] = (), path: str = "", private: int = 0) -> None:
        self.app, self.proxies, self.path, self.private = app, proxies, path, private
        self.checked, self.ready = -FRESH, False
        self.checking = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = sealed(send)
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif self.private and (scope.get("server") or ("", 0))[1] == self.private:
            await self._tell_privately(scope, receive, send)
        elif scope["path"].removeprefix(self.path) in HEALTH and scope["type"] == "http":
            await (await self._health(scope))(scope, receive, send)
        else:
            await self._pass_on(as_asked(scope, self.proxies, self.path), receive, send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif self.path and scope["path"] == self.path:
            await RedirectResponse(f"{self.path}/")(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Within the client's share, and counted."""
        state, begin, said = scope["app"].state, monotonic(), [500]

        async def counted(message: Any) -> None:
            if message["type"] == "http.response.start":
                said[0] = message["status"]
            await send(message)

        try:
            await self._within_share(state.clients, scope, receive, counted)
        finally:
            _note(state.metrics, scope, said[0], monotonic() - begin)

    async def _within_share(self, clients: Clients, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            clients.draw(client_of(scope), "requests")
        except TooMuch as problem:
            await too_much(problem, scope)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # Health and metrics

    async def _tell_privately(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        answer = PlainTextResponse("There is nothing here.\n", 404)
        if scope["path"] == "/metrics":
            state = scope["app"].state
            text = state.metrics.text(gauges(state.rooms, getattr(state, "connections", None)))
            answer = PlainTextResponse(text, media_type="text/plain; version=0.0.4")
        elif scope["path"] in HEALTH:
            answer = await self._health(scope)
        await answer(scope, receive, send)

    async def _health(self, scope: Scope) -> Any:
        """That it runs, and whether its database answers; no more than that."""
        is_ready = scope["path"].endswith("/live") or await self._is_ready(scope["app"].state.rooms.store)
        word = "ok" if is_ready else "unavailable"
        body = encode({"status": word})
        return Response(body, 200 if is_ready else 503, media_type="application/json", headers=UNCACHED)

    async def _is_ready(self, store: Any) -> bool:
        """Asked of the database at most once in a while, however often others ask."""
        async with self.checking:
            if monotonic() - self.checked >= FRESH:
                self.ready = await _answers(store)
                self.checked = monotonic()
        return self.ready


async def _answers(store: Any) -> bool:
    try:
        await asyncio.wait_for(store.look(), SILENCE)
    except (Problem, TimeoutError):
        return False
    return True


def too_much(problem: TooMuch, scope: Any) -> Response:
    """The answer to somebody who asks for more than their share."""
    body, kind = refusal(problem, scope)
    headers = {**UNCACHED, "retry-after": str(problem.retry)}
    scope["app"].state.metrics.count("gaslamp_limited_total", limit=problem.key.rpartition("-")[2])
    return Response(body, 429, headers=headers, media_type=kind)


def _note(metrics: Metrics, scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", "other")
    metrics.count("gaslamp_requests_total", route=route, status=str(status))
    metrics.time(route, seconds)
    note_request(scope["method"], route, status)
