"""`gaslamp worker`: bots that think for the servers on a database, here or elsewhere; nobody connects to it."""

from __future__ import annotations

import asyncio
import signal

from gaslamp.server.bots import Bots
from gaslamp.server.database import open_store
from gaslamp.server.launch import check_store, make_folder, run_on_store, usual_database, without_password
from gaslamp.server.logs import set_up_logs
from gaslamp.server.rooms import Rooms
from gaslamp.words import Words


def work(*, database: str | None, bots: int, pace: float, words: Words) -> None:
    """Take bots' turns until interrupted."""
    kept = database or str(make_folder(usual_database()))
    check_store(kept)
    set_up_logs("text")
    print(words.say("worker-running", file=without_password(kept), count=bots), flush=True)
    run_on_store(_work(kept, bots, pace), kept)


async def _work(database: str, bots: int, pace: float) -> None:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    rooms = Rooms(await open_store(database), Bots(workers=bots, pace=pace))
    await rooms.begin(is_serving=False)
    await ended.wait()
    await rooms.close()
