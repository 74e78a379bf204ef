"""Links: free seats, other devices, leaving and coming back, and what a curtain hides on a shared screen."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from gaslamp.server.auth import invitation
from gaslamp.words import Words
from tests.server.client import Client, Json, Server, play
from tests.server.test_wire_lies import first_ride


def refused(server: Server, invite: str) -> str:
    answer = server.post("/api/join", {"invite": invite})
    assert answer.status_code in (400, 403)
    key: str = answer.json()["key"]
    assert answer.json()["text"] == Words("en").say(key)
    return key


def chairs(client: Client) -> list[Json]:
    found: list[Json] = client.last["table"]["chairs"]
    return found


def test_one_link_fills_the_free_seats_in_turn(server: Server) -> None:
    _, host = server.create("classic", "me", "open", "casual", "open", names=["Watson"])
    with server.sit(host) as client:
        invite = client.until("table")["invite"]
        assert [chair["kind"] for chair in chairs(client)] == ["person", "open", "bot", "open"]
        server.join(invite, "  Mary\n\u202e Morstan ")
        client.until("table", lambda table: table["chairs"][1]["kind"] == "person")
        assert chairs(client)[1]["name"] == "Mary Morstan"
        assert client.last["table"]["phase"] == "waiting"
        server.join(invite, "Irene")
        assert client.until("table", lambda table: table["phase"] == "playing")["invite"] == ""
        assert [chair["invite"] for chair in chairs(client)] == [""] * 4
        client.until("update", lambda update: update["actions"])
    assert refused(server, invite) == "server-table-full"


def test_a_link_for_a_seat_is_for_that_seat(server: Server) -> None:
    table, host = server.create("classic", "open", "me", "open")
    with server.sit(host) as client:
        client.until("table")
        invite = chairs(client)[2]["invite"]
        _, guest = server.join(invite)
        assert refused(server, invite) == "server-seat-taken"
        with server.sit(guest) as other:
            assert [chair["mine"] for chair in other.until("table")["chairs"]] == [False, False, True]
            assert other.last["table"]["host"] is False
            assert other.last["table"]["invite"] == ""
            assert {chair["invite"] for chair in chairs(other)} == {""}, "links are the host's to give"
            client.until("table", lambda table: table["chairs"][2]["here"])
    assert refused(server, invitation(server.rooms.store.secret, table, 1)) == "server-seat-taken"


def test_of_two_at_once_one_gets_the_last_seat(server: Server) -> None:
    for _ in range(5):
        _, host = server.create("classic", "me", "open")
        with server.sit(host) as client:
            invite = client.until("table")["invite"]
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(server.post, ["/api/join"] * 4, [{"invite": invite}] * 4))
        assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400]
        assert {answer.json()["key"] for answer in answers if answer.status_code == 400} == {"server-table-full"}


def test_forged_and_foreign_links_open_nothing(server: Server) -> None:
    table, host = server.create("classic", "me", "open")
    with server.sit(host) as client:
        invite = client.until("table")["invite"]
    secret = server.rooms.store.secret
    for code in ("", "x", f"{table}.any.", invite[:-1], invite.replace(".any.", ".0."), invitation("other", table)):
        assert refused(server, code) == "server-invitation-unknown"
    assert refused(server, invitation(secret, "nowhere")) == "server-table-unknown"
    assert refused(server, invitation(secret, table, 7)) == "server-seat-taken"
    server.join(invite)


def test_the_host_begins_and_bots_take_the_free_seats(server: Server) -> None:
    _, host = server.create("holmes", "me", "open", "open")
    with server.sit(host) as client:
        invite = client.until("table")["invite"]
        client.say("start")
        client.until("table", lambda table: table["phase"] == "playing")
        assert [chair["kind"] for chair in chairs(client)] == ["person", "bot", "bot"]
        client.until("update", lambda update: update["actions"])
        client.say("start")
        client.say("speak", language="en")
        assert client.until("update")["actions"], "to begin twice is to begin once"
    assert refused(server, invite) == "server-table-full"


def views(client: Client) -> list[str]:
    return [text for text in client.heard if json.loads(text)["type"] == "update"]


def test_a_reload_and_another_device_show_the_same_view(server: Server) -> None:
    table, host = server.create("classic", "me", "open", options={"surfacing": []})
    with server.sit(host) as one:
        _, guest = server.join(one.until("table")["invite"])
        with server.sit(guest) as two:
            play({one: Random(3), two: Random(4)}, lambda: "update" in two.last and len(two.events) > 20)
            for client in (one, two):  # what they have just asked for is played too
                client.say("whole")
                client.until("update", lambda update: update["since"] == 0)
    seen = []
    for _ in range(2):
        with server.sit(guest) as first:
            first.until("update")
            with server.sit(guest) as second:
                second.until("update")
                seen += [views(first)[0], views(second)[0]]
    assert len(set(seen)) == 1
    assert json.loads(seen[0])["since"] == 0
    assert server.get(f"/api/tables/{table}/view", guest).text == seen[0]
    assert json.loads(seen[0])["view"]["state"]["stations"][0] is None


def test_whoever_leaves_is_played_for_until_they_return(server: Server) -> None:
    _, host = server.create("classic", "me", "open")
    with server.sit(host) as one:
        _, guest = server.join(one.until("table")["invite"], "Mary")
        with server.sit(guest) as two:
            one.say("act", action=first_ride(one.until("update", lambda update: update["actions"])))
            two.until("update", lambda update: update["actions"])
            two.say("leave")
            one.until("table", lambda table: table["chairs"][1]["left"])
            assert (chairs(one)[1]["kind"], chairs(one)[1]["name"]) == ("bot", "Mary")
            one.until("update", lambda update: update["actions"])  # the bot has moved all its pawns
            assert two.until("update", lambda update: update["n"] == one.last["update"]["n"])["actions"] == []
            assert two.answer("act", action={"type": "Done", "seat": 1})["key"] == "server-bot-plays"
            two.say("return")
            one.until("table", lambda table: not table["chairs"][1]["left"])
            one.say("act", action=first_ride(one.last["update"]))
            assert two.until("update", lambda update: update["actions"])["view"]["seat"] == 1


def test_the_host_has_a_bot_play_for_somebody_who_is_gone(server: Server) -> None:
    _, host = server.create("classic", "me", "open")
    with server.sit(host) as one:
        _, guest = server.join(one.until("table")["invite"], "Mary")
        with server.sit(guest) as two:
            one.until("table", lambda table: table["chairs"][1]["here"])
            two.until("table")
            assert one.answer("replace", seat=1)["key"] == "server-somebody-there"
        one.until("table", lambda table: not table["chairs"][1]["here"])
        one.say("replace", seat=1)
        one.until("table", lambda table: table["chairs"][1]["left"])
        mine = one.until("update", lambda update: update["actions"])
        one.say("act", action=first_ride(mine))
        one.until("update", lambda update: update["n"] > mine["n"] + 5 and update["actions"])
        with server.sit(guest) as two:
            assert two.until("update")["actions"] == []
            two.say("return")
            one.until("table", lambda table: not table["chairs"][1]["left"])


def test_a_game_is_wanted_of_whoever_is_to_act(server: Server) -> None:
    _, host = server.create("classic", "me", "open")
    with server.sit(host) as one:
        _, guest = server.join(one.until("table")["invite"])
        one.until("update", lambda update: update["actions"])
        found = server.mine(guest, "nonsense", host, language="de")
        assert [(line["token"], line["wanted"]) for line in found] == [(0, False), (2, True)]
        before = found[0]["when"]
        one.say("act", action=first_ride(one.last["update"]))
        one.until("update")
        assert server.mine(guest)[0]["when"] > before
        assert server.mine(guest)[0]["wanted"]


# One screen for several


def test_nothing_of_the_fugitive_is_sent_before_somebody_looks(server: Server) -> None:
    _, token = server.create("classic", "me", "me", names=["Watson", "Mary"])
    with server.sit(token) as client:
        curtain = client.until("curtain")
        assert (curtain["seat"], curtain["who"]) == (0, "Watson")
        assert "Watson" in curtain["text"]
        assert client.answer("look", seat=2)["key"] == "server-not-your-seat"
        client.say("look", seat=1)
        client.say("speak", language="fr")
        assert client.until("curtain")["seat"] == 0
        assert all(json.loads(text)["view"]["seat"] != 0 for text in views(client))
        client.say("look", seat=0)
        update = client.until("update")
        assert (update["view"]["seat"], update["since"]) == (0, 0)
        start = update["view"]["state"]["stations"][0]
        client.say("act", action=first_ride(update))
        update = client.until("update")
        assert (update["view"]["seat"], update["since"]) == (1, 0)
        assert update["view"]["state"]["stations"][0] is None
        assert update["view"]["state"]["start"] is None
        assert start is not None
    with server.sit(token) as client:
        assert client.until("update")["view"]["seat"] == 1


def test_a_whole_round_table_plays_to_the_end_on_one_screen(server: Server) -> None:
    for game, options in (("holmes", {"mode": "sherlock", "rounds": 3}), ("connection", {}), ("compact", {})):
        _, token = server.create(game, "me", "me", options=options)
        with server.sit(token) as client:
            play({client: Random(8)})
            assert client.last["update"]["scene"]["over"]
        if game == "holmes":
            check_curtains(client.heard)


def check_curtains(heard: list[str]) -> None:
    """Between an update for all and one for the fugitive there is always a curtain."""
    told: list[Any] = [json.loads(text) for text in heard]
    kinds = [message for message in told if message["type"] in ("curtain", "update")]
    assert sum(message["type"] == "curtain" for message in kinds) >= 3
    for before, after in pairwise(kinds):
        if after["type"] == "update" and after["view"]["seat"] == 0 and not after["view"]["state"]["outcome"]:
            assert before["type"] == "curtain" or before["view"]["seat"] == 0


def test_two_truths_over_the_wire_are_the_same_bytes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fugitive begins elsewhere and goes elsewhere by the same fares; the guest's socket cannot tell."""
    told = [hunted(server, monkeypatch, choice) for choice in (0, 1)]
    assert told[0][1] != told[1][1], "two truths"
    assert told[0][0] == told[1][0]
    assert len(told[0][0]) > 8


def hunted(server: Server, monkeypatch: pytest.MonkeyPatch, choice: int) -> tuple[list[str], list[int]]:
    """All that the guest hears of two rounds, and where the fugitive really was."""
    monkeypatch.setattr("gaslamp.server.room.Uniform", lambda _: Lot(choice))
    table, host = server.create("classic", "me", "open")
    with server.sit(host) as one:
        _, guest = server.join(one.until("table")["invite"], "Mary")
        one.until("update", lambda update: update["actions"])
        with server.sit(guest) as two:
            two.until("update")
            was = []
            for n in (1, 2):
                was.append(one.state["stations"][0])
                rides = [a for a in one.last["update"]["actions"] if a["type"] == "Move" and a["fare"] == "taxi"]
                one.say("act", action=rides[-choice])
                while two.until("update")["actions"] or len(two.state["log"]) < n:
                    if two.last["update"]["actions"]:
                        two.say("act", action=two.last["update"]["actions"][0])
                one.until("update", lambda update: update["actions"])
    return [text.replace(table, "TABLE") for text in two.raw], was


class Lot:
    """Chance that always draws the first, but the fugitive's start as one likes."""

    def __init__(self, choice: int) -> None:
        self.choice = choice

    def act(self, view: Any) -> Any:
        is_his = getattr(view.actions[0], "pawn", None) == 0
        return view.actions[-1 - self.choice if is_his else 0]
