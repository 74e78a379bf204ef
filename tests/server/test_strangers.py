"""Strangers meet: public tables, quick match, bots that fill after a wait, and a host who sends somebody away."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from signal import SIGKILL
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.server import conversations, gathering
from gaslamp.server.auth import hashed
from gaslamp.server.limits import Limits
from gaslamp.server.messages import SideWish
from gaslamp.server.store import Chair
from gaslamp.server.terms import Terms
from tests.patience import PATIENCE
from tests.server.client import Client, Server
from tests.server.strangers import listed, once_listed, pass_by, seek, wait
from tests.server.test_processes import two_servers

OPEN = ("me", "open", "open")
PUBLIC = {"public": {"fill": 60, "level": "casual"}}


def begun(client: Client) -> Any:
    return client.until("table", lambda table: table["phase"] == "playing")


# Quick match


def test_two_strangers_meet_by_two_servers_and_bots_fill(database: str) -> None:
    with two_servers(database) as (one, two):
        match, ada = seek(one, name="Ada")
        with one.sit(ada) as first:
            waits = first.until("gathering")
            assert (waits["public"], waits["drawn"], waits["fill"]) == (True, True, 60)
            assert 0 < waits["seconds"] <= 60
            assert [chair["role"] for chair in first.last["table"]["chairs"]] == ["Player 1", "Player 2", "Player 3"]
            other, ben = seek(two, name="Ben")
            assert other == match
            with two.sit(ben) as second:
                first.until("table", lambda table: table["chairs"][1]["here"])
                wait(two)
                for client in (first, second):
                    chairs = begun(client)["chairs"]
                    assert {chair["name"] for chair in chairs if chair["kind"] == "person"} == {"Ada", "Ben"}
                    assert [chair["kind"] for chair in chairs].count("bot") == 1
                    assert sum(chair["mine"] for chair in chairs) == 1


def test_a_full_table_begins_soon_and_by_itself(own: Server) -> None:
    _, ada = seek(own, seats=2, public={"fill": None})
    with own.sit(ada) as first:
        assert first.until("gathering")["seconds"] is None
        _, ben = seek(own, seats=2, public={"fill": None})
        with own.sit(ben) as second:
            assert first.until("gathering", lambda told: told["full"])["seconds"] <= 3
            assert first.until("table", lambda table: table["missing"])["missing"].startswith("Everybody")
            wait(own, 3)
            for client in (first, second):
                assert [chair["kind"] for chair in begun(client)["chairs"]] == ["person", "person"]


def test_many_who_ask_at_once_share_as_few_tables_as_they_can(database: str) -> None:
    """Twelve people over two servers, for tables of three: four tables, nobody twice and no seat twice."""
    with two_servers(database) as (one, two), ThreadPoolExecutor(12) as pool:
        seats = list(pool.map(lambda i: seek((one, two)[i % 2], name=f"P{i}"), range(12)))
        tables = Counter(match for match, _ in seats)
        assert sorted(tables.values()) == [3, 3, 3, 3]
        for match in tables:
            card = one.run(one.rooms.store.card(match))
            assert card
            assert len({chair.key for chair in card.chairs}) == 3


def test_asked_again_with_the_same_token_one_is_where_one_was_seated(own: Server) -> None:
    """The answer was lost, and the page asks again: neither is the seat lost nor are there two."""
    match, token = seek(own)
    assert seek(own, token=token) == (match, token)
    assert seek(own, "holmes", 4, token=token) == (match, token)
    card = own.run(own.rooms.store.card(match))
    assert card
    assert sum(chair.key is not None for chair in card.chairs) == 1


@pytest.mark.parametrize(
    "other",
    [
        {"seats": 4},
        {"game": "holmes"},
        {"clock": {"kind": "move", "seconds": 60}},
        {"public": {"fill": None}},
    ],
)
def test_who_wants_something_else_is_seated_elsewhere(own: Server, other: dict[str, Any]) -> None:
    match, _ = seek(own)
    assert seek(own, **{"game": "classic", "seats": 3, **other})[0] != match


def test_a_table_that_is_avoided_is_not_met_again(own: Server) -> None:
    match, _ = seek(own)
    assert seek(own, avoid=[match])[0] != match


def test_a_table_by_house_rules_or_private_is_met_by_nobody(own: Server) -> None:
    private, _ = own.create("classic", *OPEN)
    house, _ = own.create("classic", *OPEN, options={"rounds": 8}, **PUBLIC)
    assert seek(own)[0] not in (private, house)


def test_a_table_somebody_has_set_up_by_the_book_is_met_on_the_side_one_would_like(own: Server) -> None:
    match, host = own.create("classic", *OPEN, **PUBLIC)
    with own.sit(host) as ada:
        ada.until("gathering", lambda told: not told["drawn"])
        once_listed(own)
        assert seek(own, wish="flee")[0] != match, "the fugitive's seat is taken"
        assert seek(own, wish="hunt")[0] == match


KILLED = """
import asyncio, os, sys
from signal import SIGKILL
from gaslamp.server import auth, lobby, seat_plan
from gaslamp.server.database import open_store
from gaslamp.server.messages import Seek
database, step, token = sys.argv[1:]
async def die(*args, work=getattr(lobby, step, None), **more):
    await work(*args, **more)
    os.kill(os.getpid(), SIGKILL)
if step != "answer":
    setattr(lobby, step, die)
async def run():
    store = await open_store(database)
    asked = Seek(game="classic", seats=2, token=token)
    key = auth.hashed(token)
    await lobby.Lobby(store).seek(asked, seat_plan.quick_table(asked, key), key)
    os.kill(os.getpid(), SIGKILL)
asyncio.run(run())
"""


@pytest.mark.parametrize("step", ["put", "take", "answer"])
def test_a_kill_between_asking_and_seating_loses_and_doubles_nothing(database: str, step: str) -> None:
    """A server dies with a table half set up, with somebody half seated, or with the answer on its way."""
    with Server(database) as server:
        known = seek(server, seats=2, name="Ada") if step != "put" else None
    token = "x" * 22
    killed = subprocess.run([sys.executable, "-c", KILLED, database, step, token], timeout=PATIENCE, check=False)
    assert killed.returncode == -SIGKILL
    with Server(database) as server:
        match, _ = seek(server, seats=2, token=token, name="Ben")
        assert seek(server, seats=2, token=token) == (match, token)
        assert known is None or match == known[0]
        card = server.run(server.rooms.store.card(match))
        assert card
        assert [chair.key for chair in card.chairs].count(hashed(token)) == 1
        with server.sit(token) as ben:
            assert [chair["mine"] for chair in ben.until("table")["chairs"]].count(True) == 1


# Who flees


def chair(seat: int, wish: SideWish = "any", agent: str | None = None) -> Chair:
    return Chair(seat=seat, name=str(seat), key=None if agent else f"k{seat}", agent=agent, wish=wish)


def flees(*chairs: Chair, times: int = 3000) -> Counter[str]:
    chance = Random(7)
    return Counter(gathering.drawn(chairs, chance, is_sided=True)[0].name for _ in range(times))


def test_sides_are_drawn_fairly_bots_included() -> None:
    found = flees(chair(0), chair(1), chair(2, agent="casual"))
    assert all(900 < found[str(seat)] < 1100 for seat in range(3)), found


def test_who_would_like_to_flee_comes_first_and_who_would_not_last() -> None:
    assert set(flees(chair(0), chair(1, "flee"), chair(2, "flee"))) == {"1", "2"}
    assert set(flees(chair(0, "hunt"), chair(1), chair(2, "hunt"))) == {"1"}
    assert set(flees(chair(0, "hunt"), chair(1, agent="casual"), chair(2, "hunt"))) == {"1"}
    assert set(flees(chair(0, "hunt"), chair(1, "hunt"))) == {"0", "1"}


def test_every_seat_is_drawn_and_nobody_sits_twice() -> None:
    people = [chair(seat) for seat in range(4)]
    seats = Counter[tuple[str, int]]()
    for trial in range(4000):
        drawn = gathering.drawn(people, Random(trial), is_sided=False)
        assert [one.seat for one in drawn] == [0, 1, 2, 3]
        assert sorted(one.name for one in drawn) == ["0", "1", "2", "3"]
        seats.update((one.name, one.seat) for one in drawn)
    assert all(800 < count < 1200 for count in seats.values())


def test_a_wish_is_told_to_nobody_else(own: Server) -> None:
    _, ada = seek(own, wish="flee")
    _, ben = seek(own, wish="hunt")
    with own.sit(ada) as first, own.sit(ben) as second:
        assert first.until("gathering")["wish"] == "flee"
        assert second.until("gathering")["wish"] == "hunt"
        second.say("prefer", wish="any")
        assert second.until("gathering", lambda told: told["wish"] == "any")
        assert first.last["gathering"]["wish"] == "flee"


def test_what_was_said_stays_with_whoever_said_it(own: Server) -> None:
    """Seats are drawn when the game begins; lines go with the people, in the store too, and reports of them."""
    _, ada = seek(own, name="Ada", seats=2, wish="hunt")
    _, ben = seek(own, name="Ben", seats=2, wish="flee")
    with own.sit(ada) as first, own.sit(ben) as second:
        first.until("gathering")
        first.say("chat", channel="table", text="I am Ada")
        second.until("talk", lambda told: told["lines"])
        second.answer("report", channel="table", n=1)
        wait(own, 3)
        assert [one["name"] for one in begun(second)["chairs"]] == ["Ben", "Ada"]
    with own.sit(ben) as second:
        (line,) = second.until("talk")["lines"]
        assert (line["name"], line["seat"], line["mine"]) == ("Ada", 1, False)
    (reported,) = own.run(conversations.reported(own.rooms.store))
    assert (reported.name, reported.seat) == ("Ada", 1)


# The list


def test_the_list_says_who_waits_and_nothing_that_opens_more_than_a_seat(own: Server) -> None:
    clock = {"kind": "move", "seconds": 60}
    match, host = own.create("classic", *OPEN, names=["Ada\u202e\n"], clock=clock, options={"rounds": 8}, **PUBLIC)
    with own.sit(host) as ada:
        (table,) = once_listed(own)
        assert (table["seats"], table["free"], table["names"], table["bots"]) == (3, 2, ["Ada"], 0)
        assert table["clock"] == "Clock: 1 minute for each move"
        assert table["rules"]
        assert not table["drawn"]
        assert table["seat"]
        assert 0 < table["seconds"] <= 60
        assert listed(own, "fr")[0]["title"] != "" != listed(own, "fr")[0]["clock"] != table["clock"]
        assert own.post("/api/watch", {"invite": table["invite"]}).json()["key"] == "server-lobby-seats"
        found = own.post("/api/invited", {"invite": table["invite"]}).json()
        assert (found["seat"], found["watch"], found["table"]) == (True, False, match)
        _, token = own.join(table["invite"], "Ben")
        with own.sit(token) as ben:
            assert not ben.until("table")["host"]
            ada.until("table", lambda told: told["chairs"][1]["name"] == "Ben")
            ada.say("start")
            begun(ben)
        for path in ("/api/invited", "/api/join"):
            assert own.post(path, {"invite": table["invite"]}).json()["key"] == "server-lobby-gone"
        assert listed(own) == []


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_every_game_is_listed_with_its_rules(own: Server, language: str) -> None:
    rules = {
        "classic": {"rounds": 8},
        "holmes": {"mode": "sherlock"},
        "compact": {"black_tickets": 2},
        "connection": {},
    }
    with ExitStack() as stack:
        for game, options in rules.items():
            _, host = own.create(game, "me", "open", "casual", options=options, **PUBLIC)
            stack.enter_context(own.sit(host)).until("gathering")
        once_listed(own, 4)
        found = {table["game"]: (bool(table["rules"]), bool(table["title"])) for table in listed(own, language)}
    assert found == {game: (bool(options), True) for game, options in rules.items()}


def test_private_tables_are_not_listed_and_a_public_one_can_be_made_private(own: Server) -> None:
    _, host = own.create("classic", *OPEN)
    with own.sit(host) as ada:
        ada.until("table", lambda table: table["chairs"][0]["here"])
        assert listed(own) == []
        ada.say("publish", terms={"fill": 30})
        assert ada.until("gathering")["fill"] == 30
        (table,) = once_listed(own)
        ada.say("publish", terms=None)
        shut = ada.until("gathering", lambda told: not told["public"])
        assert shut["seconds"] is None
        assert listed(own) == []
        assert own.post("/api/join", {"invite": table["invite"]}).json()["key"] == "server-lobby-gone"
        wait(own)
        assert own.run(own.rooms.lobby.due()) == []


def test_a_table_at_which_nobody_is_connected_is_not_listed(own: Server) -> None:
    match, host = own.create("classic", *OPEN, **PUBLIC)
    assert listed(own) == []
    with own.sit(host):
        once_listed(own)
    once_listed(own, 0)
    own.run(pass_by(own.rooms.store, 11))
    assert seek(own)[0] != match, "nobody is seated with somebody who has gone"


def test_the_list_is_bounded_and_read_once_however_many_ask(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.server.lobby.MOST", 2)
    hosts = [own.create("classic", *OPEN, names=[str(i)], **PUBLIC)[1] for i in range(3)]
    with own.sit(hosts[0]), own.sit(hosts[1]), own.sit(hosts[2]) as last:
        last.until("table", lambda table: table["chairs"][0]["here"])
        once_listed(own, 2)
        own.rooms.lobby.clock = lambda: 1000.0
        own.rooms.lobby.read_at = -1e9
        reads = []
        read = own.rooms.lobby._read

        async def counted() -> Any:
            reads.append(1)
            return await read()

        monkeypatch.setattr(own.rooms.lobby, "_read", counted)
        for language in ("en", "fr", "en", "de"):
            assert own.get(f"/api/lobby?language={language}").status_code == 200
        assert reads == [1]


def test_tables_for_strangers_cost_more_of_a_clients_share(file: str) -> None:
    with Server(file, terms=Terms(limits=Limits(tables=5))) as server:
        answers = [server.post("/api/match", {"game": "classic", "seats": 3, "token": "x" * 22}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


# Bots fill


def test_bots_fill_once_whoever_looks(database: str) -> None:
    with two_servers(database) as (one, two):
        match, token = seek(one, seats=4, public={"fill": 30, "level": "casual"})
        with one.sit(token) as ada:
            once_listed(one)
            one.run(pass_by(one.rooms.store, 31))
            for server in (one, two, one, two):
                server.run(server.rooms._look_at_clocks())
            chairs = begun(ada)["chairs"]
            assert sorted(chair["level"] for chair in chairs) == ["", "casual", "casual", "casual"]
            ada.until("update")
            assert [event["type"] for event in ada.events].count("Dealt") <= 1
            stored = one.stored(match).log
            assert len([event for event in stored if event == stored[0]]) == 1


def test_a_server_that_was_away_gives_people_a_moment_to_come_back(file: str) -> None:
    with Server(file) as server:
        _, token = seek(server)
        with server.sit(token):
            once_listed(server)
        server.run(pass_by(server.rooms.store, 300))
    with Server(file) as server, server.sit(token) as ada:
        assert 0 < ada.until("gathering")["seconds"] <= 10
        wait(server, 11)
        begun(ada)


def test_whoever_is_gone_when_it_begins_finds_a_bot_that_makes_way(own: Server) -> None:
    _, ada = seek(own, name="Ada", seats=2)
    with own.sit(ada) as first:
        first.until("gathering")
    once_listed(own, 0)
    _, ben = seek(own, name="Ben", seats=2)
    with own.sit(ben) as second:
        once_listed(own, 0)
        own.run(pass_by(own.rooms.store, 4))
        second.until("table", lambda table: table["chairs"][1]["here"])
        wait(own, 0)
        chairs = begun(second)["chairs"]
        assert {(one["name"], one["absent"]) for one in chairs} == {("Ada", True), ("Ben", False)}
        with own.sit(ada) as first:
            assert first.until("notice")["text"] == "Ada plays again."


def test_nobody_waits_for_a_table_that_all_have_left(own: Server) -> None:
    match, token = seek(own)
    own.run(pass_by(own.rooms.store, 1000))
    own.run(own.rooms._look_at_clocks())
    own.run(own.rooms.lobby.give_up())
    card = own.run(own.rooms.store.card(match))
    assert card
    assert card.opening
    assert (card.phase, card.opening.is_public, card.opening.due) == ("waiting", False, None)
    with own.sit(token) as ada:
        ada.until("table")
        ada.say("start")
        begun(ada)


def test_a_rematch_of_strangers_is_theirs_alone(own: Server) -> None:
    match, token = seek(own, seats=2)
    with own.sit(token) as ada:
        ada.until("gathering")
        wait(own)
        begun(ada)
    card = own.run(own.rooms.store.card(match))
    assert card
    assert card.opening is None
    assert replace(card).is_drawn is False


# Sending away


def test_the_host_sends_a_stranger_away_who_is_told_so_and_cannot_come_back(database: str) -> None:
    with two_servers(database) as (one, two):
        match, host = one.create("classic", *OPEN, names=["Ada"], **PUBLIC)
        with one.sit(host) as ada:
            _, token = two.join(once_listed(one)[0]["invite"], "Mallory")
            with two.sit(token) as mallory:
                ada.until("table", lambda table: table["chairs"][1]["name"] == "Mallory")
                mallory.say("dismiss", seat=0)
                assert mallory.until("trouble")["key"] == "server-host-only"
                ada.say("dismiss", seat=1)
                assert mallory.until("trouble")["key"] == "server-sent-away"
            assert ada.until("table", lambda table: table["chairs"][1]["kind"] == "open")["chairs"][1]["name"] == ""
            with two.knock() as again:
                again.say("sit", token=token)
                assert again.until("trouble")["key"] == "server-sent-away"
            assert two.get(f"/api/tables/{match}/view", token).status_code == 403
            ada.say("dismiss", seat=0)
            assert ada.until("trouble")["key"] == "server-not-your-seat"
            ada.say("start")
            begun(ada)
            ada.say("dismiss", seat=1)
            assert ada.until("trouble")["key"] == "server-begun"
        with two.knock() as again:
            again.say("sit", token=token)
            assert again.until("trouble")["key"] == "server-sent-away"


def test_a_table_for_strangers_has_a_seat_for_them(server: Server) -> None:
    answer = server.post("/api/tables", {"game": "classic", "chairs": ["me", "casual"], **PUBLIC})
    assert answer.json()["key"] == "server-no-seat-open"
    answer = server.post("/api/tables", {"game": "classic", "chairs": ["me", "open"], "public": {"level": "genius"}})
    assert answer.json()["key"] == "server-chair-unknown"


def test_nobody_chooses_a_character_where_sides_are_drawn(own: Server) -> None:
    _, token = seek(own, "holmes")
    with own.sit(token) as ada:
        assert ada.until("table")["figures"] == []
        ada.say("choose", seat=0, character="watson")
        assert ada.until("trouble")["key"] == "server-sides-drawn"
