"""Mirrored games: the same deal again with sides swapped, until everybody has fled once, and one result."""

from __future__ import annotations

from itertools import count, islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gaslamp.agents import deal_of
from gaslamp.core import Outcome
from gaslamp.games import make_game
from gaslamp.games.vocabulary import ChaseState
from gaslamp.server.mirrors import Mirror, MirrorFlight, flights_until, next_mirror
from tests.laws.test_secrecy import secret_pairs
from tests.server.client import Client, Json, Program, Server
from tests.server.test_again import finish
from tests.server.test_processes import two_servers
from tests.server.test_wire_secrecy import moments
from tests.server.truths import Audience, Told, Truth, audiences, leaks

SHORT = {"rounds": 2, "entries": 4}


@pytest.fixture(name="server")
def lucky(server: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """Chance deals every table otherwise: what is alike was dealt again."""
    seeds = count(1)
    monkeypatch.setattr("gaslamp.server.room.SystemRandom", lambda: Random(next(seeds)))
    return server


def mirrored(server: Server, *chairs: str, **more: Any) -> tuple[str, str]:
    more = {"names": ["Ada"], "options": SHORT, "mirrored": True, **more}
    return server.create("classic", *chairs, **more)


def pair(server: Server) -> list[str]:
    """The tokens of a host who flees first and of a guest."""
    _, host = mirrored(server, "me", "open")
    with server.sit(host) as client:
        return [host, server.join(client.until("table")["invite"], "Bea")[1]]


def deal(server: Server, table: str) -> Any:
    return deal_of(server.stored(table).log)


def how(client: Client) -> Json:
    """How the mirrored games stand, once this one is over."""
    while client.last["table"]["phase"] != "over":
        client.until("table")
    found: Json = client.last["table"]["mirror"]
    return found


def swap(*clients: Client) -> list[str]:
    clients[0].say("again", swap=True)
    return [client.until("moved")["token"] for client in clients]


def test_two_people_play_both_sides_of_one_deal_and_hear_one_result(server: Server) -> None:
    tokens = pair(server)
    with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as bea:
        table = ada.until("table", lambda table: table["phase"] == "playing")
        assert (table["mirror"]["number"], table["mirror"]["results"]) == (1, [])
        assert table["options"]["open_start"]
        first = table["table"]
        finish(ada, bea)
        between = how(ada)
        assert (between["over"], between["verdict"]) == (False, "")
        assert [(line["who"], line["mine"]) for line in between["results"]] == [("Ada", True)]
        tokens = swap(ada, bea)
    with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as bea:
        table = ada.until("table")
        assert [chair["name"] for chair in table["chairs"]] == ["Bea", "Ada"]
        assert table["mirror"]["number"] == 2
        assert deal(server, table["table"]) == deal(server, first)
        finish(ada, bea)
        for client, name in ((ada, "Ada"), (bea, "Bea")):
            result = how(client)
            assert result["over"]
            assert result["verdict"]
            assert {line["who"] for line in result["results"]} == {"Ada", "Bea"}
            assert [line["who"] for line in result["results"] if line["mine"]] == [name]
            assert {line["table"] for line in result["results"]} == {first, table["table"]}
        tokens = swap(ada, bea)
    with server.sit(tokens[0]) as ada:
        third = ada.until("table")
        assert (third["mirror"]["number"], third["mirror"]["results"]) == (1, []), "another row, by another deal"
        assert deal(server, third["table"]) != deal(server, first)


def test_whoever_was_asked_and_agrees_plays_the_same_deal(server: Server) -> None:
    tokens = pair(server)
    with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as bea:
        finish(ada, bea)
        bea.say("rematch")
        ada.until("table", lambda table: table["question"])
        ada.say("agree")
        moved = ada.until("moved")
        first = ada.last["table"]["table"]
    with server.sit(moved["token"]) as ada:
        assert ada.until("table")["mirror"]["number"] == 2
        assert deal(server, moved["table"]) == deal(server, first)


def test_of_three_each_flees_once(server: Server) -> None:
    _, host = mirrored(server, "me", "open", "open")
    with server.sit(host) as client:
        invite = client.until("table")["invite"]
    tokens = [host, *(server.join(invite, name)[1] for name in ("Bea", "Cid"))]
    fled, deals = [], []
    for number in (1, 2, 3):
        with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as bea, server.sit(tokens[2]) as cid:
            finish(ada, bea, cid)
            result = how(ada)
            assert (result["number"], result["over"]) == (number, number == 3)
            fled = [line["who"] for line in result["results"]]
            deals.append(deal(server, ada.last["table"]["table"]))
            tokens = swap(ada, bea, cid)
    assert sorted(fled) == ["Ada", "Bea", "Cid"]
    assert deals[0] == deals[1] == deals[2]


def test_a_person_and_a_bot_flee_from_the_same_start(server: Server) -> None:
    _, token = mirrored(server, "club", "me", "club")
    with server.sit(token) as ada:
        finish(ada)
        between = how(ada)
        assert not between["over"]
        bot = between["results"][0]["who"]
        first = ada.last["table"]["table"]
        (token,) = swap(ada)
    with server.sit(token) as ada:
        finish(ada)
        result = how(ada)
        assert deal(server, first) == deal(server, ada.last["table"]["table"])
        assert result["over"]
        assert {(line["who"], line["mine"]) for line in result["results"]} == {(bot, False), ("Ada", True)}


@pytest.mark.parametrize("more", [{}, {"swap": True, "level": "casual"}])
def test_whatever_else_is_played_next_begins_another_row(server: Server, more: Json) -> None:
    _, token = mirrored(server, "me", "club")
    with server.sit(token) as ada:
        finish(ada)
        first = ada.last["table"]["table"]
        ada.say("again", **more)
        moved = ada.until("moved")
    with server.sit(moved["token"]) as ada:
        assert ada.until("table")["mirror"]["number"] == 1
        assert deal(server, moved["table"]) != deal(server, first)


def test_who_declines_ends_the_row(server: Server) -> None:
    _, host = mirrored(server, "me", "open", "open")
    with server.sit(host) as client:
        invite = client.until("table")["invite"]
    tokens = [host, *(server.join(invite, name)[1] for name in ("Bea", "Cid"))]
    with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as bea, server.sit(tokens[2]) as cid:
        finish(ada, bea, cid)
        ada.say("rematch")
        for client in (bea, cid):
            client.until("table", lambda table: table["question"] and table["question"]["awaited"])
        bea.say("decline")
        cid.say("agree")
        token = ada.until("moved")["token"]
    with server.sit(token) as ada:
        assert ada.until("table")["mirror"]["number"] == 1


def test_other_games_are_as_they_were(server: Server) -> None:
    _, token = server.create("classic", "me", "club", options=SHORT)
    with server.sit(token) as ada:
        assert ada.until("table")["mirror"] is None
        finish(ada)
        (token,) = swap(ada)
    with server.sit(token) as ada:
        assert ada.until("table")["mirror"] is None


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"game": "compact", "chairs": ["me", "club"]}, "server-mirrored-other"),
        ({"game": "connection", "chairs": ["me", "club"]}, "server-mirrored-other"),
        ({"game": "holmes", "chairs": ["me", "club"], "options": {"mode": "sherlock"}}, "server-mirrored-other"),
        ({"game": "classic", "chairs": ["club", "club"]}, "server-mirrored-nobody"),
    ],
)
def test_where_a_deal_holds_secrets_or_nobody_plays_it_is_refused(server: Server, asked: Json, key: str) -> None:
    answer = server.post("/api/tables", {**asked, "mirrored": True})
    assert (answer.status_code, answer.json()["key"]) == (400, key)


def test_the_sherlock_holmes_edition_in_its_original_mode(server: Server) -> None:
    table, token = server.create("holmes", "me", "club", mirrored=True, options=SHORT)
    with server.sit(token) as ada:
        assert ada.until("table")["mirror"]["number"] == 1
        assert ada.until("update")["view"]["state"]["start"] == server.stored(table).known(1).start


def test_by_two_servers_on_one_database(database: str) -> None:
    with two_servers(database) as (one, two):
        _, host = mirrored(one, "me", "open")
        with one.sit(host) as ada:
            guest = two.join(ada.until("table")["invite"], "Bea")[1]
            with two.sit(guest) as bea:
                finish(ada, bea)
                tokens = swap(ada, bea)
        with two.sit(tokens[0]) as ada, one.sit(tokens[1]) as bea:
            finish(ada, bea)
            assert how(ada)["over"]
            assert how(bea)["over"]


def test_a_server_killed_between_the_games_deals_the_same(database: str) -> None:
    with Program(database) as program:
        _, token = mirrored(program, "me", "casual")  # type: ignore[arg-type]
        with program.sit(token) as ada:
            finish(ada)
            assert not how(ada)["over"]
            start = ada.last["update"]["view"]["state"]["start"]
        program.kill()
    with Program(database) as program, program.sit(token) as ada:
        ada.until("update")
        (token,) = swap(ada)
        with program.sit(token) as again:
            assert again.until("update")["view"]["state"]["start"] == start
            assert again.last["table"]["mirror"]["number"] == 2


# The result


def over(*, escaped: bool, round: int, rounds: int = 22) -> Any:
    """A match that ended so, as far as the result asks."""
    winners = (0,) if escaped else (1,)
    state = ChaseState(stations=(), purses=(), round=round, outcome=Outcome(winners=winners, rule="CL-23"))
    return type("Played", (), {"state": state, "outcome": state.outcome, "log": []})()


ENDS = st.tuples(st.booleans(), st.integers(1, 22))


@given(ENDS, ENDS)
def test_an_escape_beats_every_catch_and_the_later_catch_the_earlier(
    one: tuple[bool, int], two: tuple[bool, int]
) -> None:
    first, second = (flights_until(Mirror(), "m", over(escaped=end[0], round=end[1]))[0] for end in (one, two))
    if one[0] and two[0]:
        assert first.worth == second.worth
    else:
        assert (first.worth > second.worth, first.worth == second.worth) == (one > two, one == two)


def test_everybody_is_found_again_on_the_seat_they_have_now() -> None:
    ran = MirrorFlight(match="a", seat=1, rounds=5, escaped=False)
    following = next_mirror(Mirror(flights=(ran,)), "b", over(escaped=True, round=22), (2, 0, 1))
    assert [(flight.match, flight.seat) for flight in following.flights] == [("a", 2), ("b", 1)]


# Secrecy


class MirroredTable(Told):
    """A table at which another game of the row was played."""

    def __init__(self, match: Truth, people: Audience, **setup: Any) -> None:
        super().__init__(match, people, **setup)
        flight = MirrorFlight(match="a", seat=1, rounds=5, escaped=False)
        self.room.card = replace(self.room.card, mirror=Mirror(flights=(flight,)))


@settings(max_examples=6, deadline=None)
@given(st.sampled_from(["classic", "holmes"]), st.integers(2, 3), st.integers(0, 2**32))
def test_how_the_games_stand_tells_nothing_of_where_he_is(name: str, seats: int, seed: int) -> None:
    rng, game = Random(seed), make_game(name, seats, {"open_start": True})
    for match in moments(game, rng, 0.1):
        for one, two in islice(secret_pairs(match), 1):
            for people in audiences(match):
                assert leaks(match, one, two, people, MirroredTable) == [], people
