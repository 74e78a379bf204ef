"""Bots at a table by their levels: those of old still play, and a table says so while one is not ready."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gaslamp.words import LANGUAGES, Words
from tests.server.client import QuickBots, Server


@pytest.mark.parametrize(
    ("game", "bot", "title"), [("classic", "heuristic", "Inspector"), ("connection", "planner", "Planner")]
)
def test_a_table_of_old_keeps_its_bots_and_plays_on(server: Server, game: str, bot: str, title: str) -> None:
    """A chair's bot is stored by name; such names are no longer to be had, and are still understood."""
    table, token = server.create(game, "me", "casual")
    with server.sit(token) as ada:
        ada.until("update", lambda message: message["actions"])
        server.run(server.room(table).stand_in(frozenset({1}), bot))
        assert ada.until("table")["chairs"][1]["agent"] == title
        while not (seats := {event.get("seat") for event in ada.last["update"]["events"]}) >= {1}:
            if actions := ada.last["update"]["actions"]:
                ada.say("act", action=actions[0])
            ada.until("update")
        assert 1 in seats


class Cold(QuickBots):
    """Bots that are not ready until they are told."""

    def __init__(self) -> None:
        super().__init__()
        self.kindled = asyncio.Event()

    def is_warm(self, agent: str, game: str) -> bool:
        return self.kindled.is_set()

    async def warm_up(self, agent: str, game: str) -> None:
        await self.kindled.wait()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_says_that_it_waits_for_a_bot_to_get_ready(file: str, language: str) -> None:
    with Server(file, make_bots=Cold) as server:
        _, token = server.create("classic", "strong", "me")
        with server.sit(token, language) as ada:
            said = ada.until("table", lambda message: message["warming"])["warming"]
            assert said == Words(language).say("warming")
            bots: Any = server.rooms.bots
            server.server.loop.call_soon_threadsafe(bots.kindled.set)
            assert not ada.until("table", lambda message: not message["warming"])["warming"]
            assert ada.until("update", lambda message: message["actions"])
