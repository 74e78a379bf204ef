"""What the extra `play` adds: the screen in the terminal."""

from __future__ import annotations

import asyncio
from random import Random

from gaslamp import Match, Player, make_game
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.game_app import GameApp
from gaslamp.terminal.local_match import LocalChase
from gaslamp.words import Words


async def a_screen_is_drawn() -> None:
    players = (Player("Ada"), Player("Bot", "club"))
    table = LocalChase(Match(make_game("classic", 2)), players, rng=Random(1))
    app = GameApp(ChasePlayScreen(table, Words("en")))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, ChasePlayScreen)


if __name__ == "__main__":
    asyncio.run(a_screen_is_drawn())
    print("kept")
