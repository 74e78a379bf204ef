"""Those who watch: they see what everybody may know, do nothing, and are there by the host's leave."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.core import SPECTATOR
from gaslamp.server.auth import watched, watcher_token
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Client, Json, Server, play
from tests.server.test_wire_lies import first_ride
from tests.server.test_wire_links import Lot


def invited(server: Server, invite: str, language: str = "en") -> Json:
    answer: Json = server.post("/api/invited", {"invite": invite, "language": language}).json()
    return answer


def watch(server: Server, invite: str) -> tuple[str, str]:
    return server._seated(server.post("/api/watch", {"invite": invite}))


def opened(server: Server, *chairs: str, **more: object) -> tuple[str, Json]:
    """A table, and what its host is told of it first."""
    _, host = server.create("classic", *chairs, **more)
    with server.sit(host) as client:
        return host, client.until("table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_how_things_stand(server: Server, language: str) -> None:
    host, table = opened(server, "me", "open", "open")
    words, invite, seat = Words(language), table["invite"], table["chairs"][2]["invite"]

    def stands(code: str) -> tuple[str, str, bool, bool]:
        found = invited(server, code, language)
        return found["stands"], found["text"], found["seat"], found["watch"]

    assert stands(invite) == ("free", words.say("server-invited-free", count=2), True, True)
    assert stands(seat) == ("seat", words.say("server-invited-seat"), True, True)
    assert stands(table["watch"]) == ("watch", words.say("server-invited-watch"), False, True)
    server.join(seat)
    assert stands(seat) == ("taken", words.say("server-invited-taken"), False, True)
    assert stands(invite) == ("free", words.say("server-invited-free", count=1), True, True)
    with server.sit(host) as client:
        client.say("start")
        client.until("table", lambda table: table["phase"] == "playing")
    assert {stands(code) for code in (invite, seat, table["watch"])} == {
        ("running", words.say("server-invited-running"), False, True)
    }


def test_an_invitation_to_a_game_that_is_over_says_so(server: Server) -> None:
    host, table = opened(server, "me", "open", options={"surfacing": []})
    with server.sit(host) as client:
        client.say("start")
        play({client: Random(2)})
        assert invited(server, table["invite"])["text"] == Words("en").say("server-invited-over")
        last = client.last["update"]
    _, token = watch(server, table["invite"])
    assert [line["watching"] for line in server.mine(token, host)] == [True, False]
    with server.sit(token) as watcher:
        update = watcher.until("update")
        assert update["view"]["seat"] == SPECTATOR
        assert update["scene"]["ending"]["ways"] == last["scene"]["ending"]["ways"], "the same end"
        assert update["scene"]["ending"]["tone"] == "told", "he has neither won nor lost"
        assert update["scene"]["over"]


def test_a_watcher_sees_and_does_nothing(server: Server) -> None:
    host, table = opened(server, "me", "open")
    with server.sit(host) as one:
        server.join(table["invite"])
        one.until("update", lambda update: update["actions"])
        _, token = watch(server, table["watch"])
        with server.sit(token) as watcher:
            told = watcher.until("table")
            assert (told["watching"], told["host"], told["invite"], told["watch"]) == (True, False, "", "")
            assert not any(chair["mine"] or chair["invite"] for chair in told["chairs"])
            update = watcher.until("update")
            assert (update["view"]["seat"], update["actions"], update["scene"]["offers"]) == (SPECTATOR, [], [])
            assert update["view"]["state"]["stations"][0] is None
            assert one.until("table", lambda table: table["watchers"])["watched"] == "One person is watching."
            check_hands_off(watcher, first_ride(one.last["update"]))
        one.until("table", lambda table: not table["watchers"])
        with server.sit(token) as watcher:  # it opens the same again
            assert watcher.until("update")["n"] == update["n"]


def check_hands_off(watcher: Client, action: Json) -> None:
    for kind in ("start", "again"):
        assert watcher.answer(kind)["key"] == "server-host-only"
    assert watcher.answer("replace", seat=0)["key"] == "server-not-your-seat"
    assert watcher.answer("watching", allowed=False)["key"] == "server-host-only"
    for kind in ("leave", "return"):
        assert watcher.answer(kind)["key"] == "server-not-your-seat"
    assert watcher.answer("act", action=action)["key"] == "server-not-your-seat"
    assert watcher.answer("look", seat=0)["key"] == "server-not-your-seat"
    assert watcher.answer("name", seat=0, name="X")["key"] == "server-not-your-seat"


def test_a_watcher_counts_once_however_many_screens(server: Server) -> None:
    host, table = opened(server, "me", "open")
    tokens = [watch(server, table["watch"])[1] for _ in range(2)]
    with server.sit(host) as one, server.sit(tokens[0]), server.sit(tokens[0]), server.sit(tokens[1]):
        assert one.until("table", lambda table: table["watchers"] == 2)["watched"] == "2 people are watching."
        assert one.last["table"]["watching"] is False


def test_watching_is_the_hosts_to_allow(server: Server) -> None:
    host, table = opened(server, "me", "open")
    _, token = watch(server, table["invite"])
    with server.sit(host) as one, server.sit(token) as watcher:
        watcher.until("table")
        one.until("table", lambda table: table["watchers"])
        one.say("watching", allowed=False)
        assert watcher.until("trouble")["key"] == "server-watching-off"
        assert watcher.closed() == 4401
        assert one.until("table", lambda table: not table["watchable"])["watch"] == ""
        one.until("table", lambda table: not table["watchers"])
    for invite in (table["invite"], table["watch"]):
        answer = server.post("/api/watch", {"invite": invite})
        assert (answer.status_code, answer.json()["key"]) == (403, "server-watching-off")
        assert invited(server, invite)["watch"] is False
    assert invited(server, table["watch"])["text"] == Words("en").say("server-watching-off")
    with server.sit(token) as watcher:
        assert watcher.closed() == 4401
    assert server.get(f"/api/tables/{table['table']}/view", token).json()["key"] == "server-watching-off"
    with server.sit(host) as one:
        one.until("table")
        one.say("watching", allowed=True)
        one.until("table", lambda table: table["watchable"])
    with server.sit(token) as watcher:
        assert watcher.until("table")["watching"]


def test_a_game_against_bots_is_not_for_show_unless_it_is_said(server: Server) -> None:
    for chairs, asked, allowed in (
        (("me", "club"), {}, False),
        (("me", "club"), {"watch": True}, True),
        (("me", "open"), {}, True),
        (("me", "open"), {"watch": False}, False),
    ):
        assert opened(server, *chairs, **asked)[1]["watchable"] is allowed


def test_a_link_to_watch_seats_nobody(server: Server) -> None:
    _, table = opened(server, "me", "open")
    answer = server.post("/api/join", {"invite": table["watch"]})
    assert (answer.status_code, answer.json()["key"]) == (400, "server-table-full")


def test_whoever_watches_goes_along_to_the_next_game(server: Server) -> None:
    host, table = opened(server, "me", "open", options={"surfacing": []})
    _, token = watch(server, table["watch"])
    with server.sit(host) as one, server.sit(token) as watcher:
        one.say("start")
        play({one: Random(2)})
        one.say("again")
        moved = watcher.until("moved")
    assert invited(server, table["watch"])["text"] == Words("en").say("server-invited-next")
    with server.sit(moved["token"]) as watcher:
        assert watcher.until("table")["table"] == moved["table"]
        assert watcher.last["table"]["watching"]
    assert watch(server, table["watch"])[0] == moved["table"], "a link to watch leads to the game that is played"


def test_tokens_of_watchers_cannot_be_made_up(server: Server) -> None:
    _, table = opened(server, "me", "open")
    _, token = watch(server, table["watch"])
    secret = server.rooms.store.secret
    assert watched(secret, token) == (table["table"], 0)
    forged = [
        token[:-1],
        token.replace(table["table"], "0123456789"),
        watcher_token("other", table["table"]),
        table["watch"],
    ]
    for each in (*forged, watcher_token(secret, "nowhere")):
        with server.sit(each) as client:
            assert client.until("trouble")["key"] == "server-token-unknown"


def test_two_truths_are_watched_alike(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fugitive begins elsewhere and goes elsewhere by the same fares; whoever watches cannot tell."""
    told = [seen(server, monkeypatch, choice) for choice in (0, 1)]
    assert told[0][1] != told[1][1], "two truths"
    assert told[0][0] == told[1][0]


def seen(server: Server, monkeypatch: pytest.MonkeyPatch, choice: int) -> tuple[list[object], int]:
    """All that a watcher is told of a move, by socket and by request, and where the fugitive really was."""
    monkeypatch.setattr("gaslamp.server.room.Uniform", lambda _: Lot(choice))
    host, table = opened(server, "me", "open")
    id, token = watch(server, table["watch"])
    with server.sit(token) as watcher, server.sit(host) as one:
        server.join(table["invite"])
        rides = one.until("update", lambda update: update["actions"])["actions"]
        was: int = one.state["stations"][0]
        ride = [action for action in rides if action["type"] == "Move" and action["fare"] == "taxi"][-choice]
        one.say("act", action=ride)
        watcher.until("update", lambda update: update["view"]["state"]["log"])
        asked = [server.get(f"/api/tables/{id}/{what}", token).text for what in ("view", "record")]
    return [*asked, watcher.events], was
