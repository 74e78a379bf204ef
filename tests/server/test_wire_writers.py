"""Two writers of one match: the second reads the log again and decides anew; nobody is left behind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from gaslamp.agents.uniform import Uniform
from gaslamp.match import Match, View
from gaslamp.server import seat_plan
from gaslamp.server.bots import Answer
from gaslamp.server.database import open_store
from tests.server.client import Json, QuickBots, Server, play
from tests.server.test_wire_lies import first_ride


async def write(server: Server, database: str, table: str, until: Callable[[Match[Any]], bool]) -> int:
    """Another process plays on for everybody until that is so; how many events there are then."""
    store = await open_store(database)
    match, rng = server.room(table).match.fork(), Random(7)
    while not until(match):
        n, card = len(match.log), await store.card(table)
        assert card
        events = match.play(Uniform(rng).act(match.view(min(match.to_act))))
        is_bots_turn = seat_plan.next_bot(match, card) is not None
        await store.append(card, n, events, phase="playing", is_bots_turn=is_bots_turn)
    await store.close()
    return len(match.log)


def test_what_another_writer_made_illegal_is_refused_and_everybody_is_told(own: Server, file: str) -> None:
    table, host = own.create("classic", "me", "open", "casual")
    with own.sit(host) as one:
        _, guest = own.join(one.until("table")["invite"])
        with own.sit(guest) as two:
            one.say("act", action=first_ride(one.until("update", lambda update: update["actions"])))
            old = first_ride(two.until("update", lambda update: update["actions"]))
            n = own.run(write(own, file, table, lambda match: match.to_act == {2}))
            assert two.answer("act", action=old)["type"] == "refused"
            for client in (one, two):
                client.until("update", lambda update: update["n"] > n)  # told of it, and the bot has gone on


def test_what_another_writer_left_legal_is_played_after_it(own: Server, file: str) -> None:
    table, host = own.create("classic", "me", "open", options={"order": "any"})
    with own.sit(host) as one:
        _, guest = own.join(one.until("table")["invite"])
        with own.sit(guest) as two:
            one.say("act", action=first_ride(one.until("update", lambda update: update["actions"])))
            update = two.until("update", lambda update: update["actions"])
            before = len(own.room(table).match.log)
            n = own.run(write(own, file, table, lambda match: len(match.log) > before))
            moved = own.stored(table).log[before]
            two.say("act", action=still_free(update, moved))
            for client in (one, two):
                client.until("update", lambda update: update["n"] > n)
    assert [event["pawn"] for event in one.events[before : n + 1]] == [moved.pawn, still_free(update, moved)["pawn"]]  # type: ignore[attr-defined]


def still_free(update: Json, moved: Any) -> Json:
    """A ride of another pawn to a place nobody goes to."""
    taken = {moved.station, *update["view"]["state"]["stations"]}
    rides = (ride for ride in update["actions"] if ride["pawn"] != moved.pawn and ride["station"] not in taken)
    ride: Json = next(rides)
    return ride


class Slow(QuickBots):
    """The first time a bot thinks, somebody else plays for it meanwhile."""

    meddle: Callable[[], Awaitable[object]] | None = None

    async def answer(self, agent: str, view: View[Any], **more: Any) -> Answer:
        answer = await super().answer(agent, view, **more)
        if self.meddle:
            meddle, self.meddle = self.meddle, None
            await meddle()
        return answer


def test_a_bot_that_was_overtaken_thinks_again(file: str) -> None:
    with Server(file, Slow) as server:
        table, token = server.create("classic", "me", "casual", options={"rounds": 2})
        bots: Any = server.rooms.bots
        with server.sit(token) as client:
            client.until("update", lambda update: update["actions"])
            bots.meddle = lambda: write(server, file, table, lambda match: match.to_act == {0})
            play({client: Random(1)})
