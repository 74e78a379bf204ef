"""Watching over a shoulder, over real sockets: who says what may be seen, who is asked, and who sees it when."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

import pytest

from gaslamp.core import SPECTATOR
from gaslamp.server.hindsight import shown_until
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Client, Json, Server, Site, play
from tests.server.test_processes import two_servers
from tests.server.test_wire_watching import watch


class Table(NamedTuple):
    """The fugitive, who is the host; a detective; and somebody who watches."""

    id: str
    ada: Client
    ben: Client
    wes: Client
    token: str


@contextmanager
def table(*servers: Site, **more: object) -> Iterator[Table]:
    """At which watchers may look over shoulders, unless it is said otherwise."""
    one, *others = servers
    asked = {"policy": "seats", "names": ["Ada"], **more}
    id, host = one.create("classic", "me", "open", **asked)
    with one.sit(host) as ada:
        news = ada.until("table")
        guest = one.join(news["invite"], "Ben")[1]
        token = watch(one, news["watch"])[1]  # type: ignore[arg-type]
        with one.sit(guest) as ben, (*others, one)[0].sit(token) as wes:
            for client in (ada, ben, wes):
                client.until("update")
            yield Table(id, ada, ben, wes, token)


def moves(client: Client) -> int:
    """So often the fugitive has moved, as far as this client was told."""
    return len(client.state["log"])


def play_until(room: Table, count: int) -> None:
    players = {room.ada: Random(4), room.ben: Random(5)}
    play(players, lambda: all(moves(client) >= count for client in players))


def rule(client: Client, policy: str) -> Json:
    return client.until("table", lambda news: news["policy"] == policy)


def test_a_table_says_what_may_be_watched(server: Server) -> None:
    for asked, told in (
        ({}, ("public", True, 0)),
        ({"watch": False}, ("none", False, 0)),
        ({"watch": True}, ("public", True, 0)),
        ({"policy": "none"}, ("none", False, 0)),
        ({"policy": "seats"}, ("seats", True, 5)),
        ({"policy": "seats", "delay": 8, "watch": False}, ("seats", True, 8)),
    ):
        _, host = server.create("classic", "me", "open", **asked)
        with server.sit(host) as client:
            news = client.until("table")
            assert (news["policy"], news["watchable"], news["delay"]) == told
            assert news["policies"] == ["none", "public", "seats"]
            assert news["rule"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_it_before_they_begin(server: Server, language: str) -> None:
    _, host = server.create("classic", "me", "open", "open", policy="seats", delay=8)
    with server.sit(host) as ada:
        _, guest = server.join(ada.until("table")["invite"], "Ben")
    with server.sit(guest, language) as ben:
        news = ben.until("table")
        told = Words(language).say("server-policy-seats", delay=8, who="Mister X")
        assert (news["phase"], news["rule"], news["policies"]) == ("waiting", told, [])


@pytest.mark.parametrize(("game", "options"), [("connection", {}), ("holmes", {"mode": "sherlock"})])
def test_a_game_with_lasting_secrets_offers_no_shoulders(server: Server, game: str, options: Json) -> None:
    chairs = ("me", "open", "open")
    answer = server.post("/api/tables", {"game": game, "chairs": chairs, "options": options, "policy": "seats"})
    assert (answer.status_code, answer.json()["key"]) == (400, "server-policy-unfit")
    _, host = server.create(game, *chairs, options=options)
    with server.sit(host) as client:
        assert client.until("table")["policies"] == ["none", "public"]
        assert client.answer("watching", policy="seats")["key"] == "server-policy-unfit"


def test_delays_are_never_short_and_a_message_says_something(server: Server) -> None:
    asked = {"game": "classic", "chairs": ["me", "open"], "policy": "seats", "delay": 4}
    assert server.post("/api/tables", asked).json()["key"] == "server-unreadable"
    _, host = server.create("classic", "me", "open")
    with server.sit(host) as client:
        for said in ({"policy": "seats", "delay": 4}, {"policy": "seats", "delay": 21}, {"policy": "all"}, {}):
            assert client.answer("watching", **said)["key"] == "server-unreadable"


def test_a_watcher_sees_what_the_fugitive_saw_and_at_the_end_all_of_it(server: Server) -> None:
    with table(server) as room:
        room.wes.say("over", seat=0)
        news = room.wes.until("table", lambda news: news["sight"]["seat"] == 0)
        assert (news["sight"]["seats"], news["sight"]["late"]) == ([0, 1], True)
        assert news["sight"]["text"].startswith("Over the shoulder of Ada there is nothing to see yet")
        play_until(room, 7)
        shown = room.wes.until("update", lambda update: update["view"]["seat"] == 0)
        assert shown["since"] == 0, "other eyes have seen other things"
        while moves(room.wes) < 2:
            room.wes.hear()
        assert shown_until(server.room(room.id).match.view(SPECTATOR).events, 5) == room.wes.last["update"]["n"]
        assert room.wes.last["update"]["actions"] == []
        assert all(entry["station"] for entry in room.wes.state["log"])
        assert room.wes.last["table"]["sight"]["text"] == "Over the shoulder of Ada, at least 5 moves behind."
        play({room.ada: Random(6), room.ben: Random(7)})
        last = room.wes.until("update", lambda update: update["scene"]["ending"])
        assert (last["n"], last["view"]["seat"]) == (room.ada.last["update"]["n"], 0)
        text = "The game is over: you see all that Ada knew."
        assert room.wes.last["table"]["sight"] == {"seats": [0, 1], "seat": 0, "late": False, "text": text}


def test_whoever_comes_back_looks_at_the_same_again(server: Server) -> None:
    with table(server) as room:
        play_until(room, 7)
        for seat in (0, 1, None):
            with server.knock() as again:
                again.say("sit", token=room.token, language="en", over=seat)
                assert again.until("table")["sight"]["seat"] == seat
                update = again.until("update")
                assert update["view"]["seat"] == (SPECTATOR if seat is None else seat)
        with server.knock() as again:
            again.say("sit", token=room.token, language="en", over=7)
            assert again.until("update")["view"]["seat"] == SPECTATOR
        asked = server.get(f"/api/tables/{room.id}/view", room.token).json()
        assert asked["view"]["seat"] == SPECTATOR, "requests see what everybody may"


def test_it_survives_its_server(file: str) -> None:
    with Server(file) as server, table(server) as room:
        play_until(room, 7)
        token = room.token
    with Server(file) as server, server.knock() as again:
        again.say("sit", token=token, language="en", over=0)
        assert again.until("update")["view"]["seat"] == 0


def test_nobody_with_a_seat_looks_over_another_shoulder(server: Server) -> None:
    with table(server) as room:
        play_until(room, 7)
        for player in (room.ada, room.ben):
            assert player.answer("over", seat=0)["key"] == "server-not-your-seat"
            assert player.last["table"]["sight"] is None
        for seat in (-2, -1, 2, 9):
            assert room.wes.answer("over", seat=seat)["key"] == "server-not-your-seat"
    with table(server, policy="public") as room:
        assert room.wes.answer("over", seat=0)["key"] == "server-not-your-seat"
        assert room.wes.last["table"]["sight"]["text"] == "You see what everybody may know, as it is now."


def test_showing_more_in_a_game_is_asked_of_all_who_play(server: Server) -> None:
    with table(server, policy="public") as room:
        room.ada.say("watching", policy="seats", delay=6)
        asked = room.ben.until("table", lambda news: news["question"])["question"]
        assert (asked["kind"], asked["seat"], asked["awaited"], asked["mine"]) == ("watching", 0, True, False)
        assert "at least 6 moves late" in asked["text"]
        own = room.ada.until("table", lambda news: news["question"])
        assert (own["policy"], own["question"]["mine"], own["question"]["awaited"]) == ("public", True, False)
        seen = room.wes.until("table", lambda news: news["question"])["question"]
        assert (seen["mine"], seen["awaited"]) == (False, False)
        assert room.wes.answer("agree")["key"] == "server-not-your-seat"
        room.ben.say("decline")
        assert room.ada.until("table", lambda news: not news["question"])["policy"] == "public"
        room.ada.say("watching", policy="seats", delay=6)
        room.ben.until("table", lambda news: news["question"])
        room.ben.say("agree")
        assert rule(room.ada, "seats")["delay"] == 6
        assert rule(room.wes, "seats")["sight"]["seats"] == [0, 1]


def test_less_is_so_at_once_and_takes_the_question_back(server: Server) -> None:
    with table(server) as room:
        play_until(room, 7)
        room.wes.say("over", seat=0)
        room.wes.until("update", lambda update: update["view"]["seat"] == 0)
        room.ada.say("watching", policy="seats", delay=20)
        room.wes.until("update", lambda update: update["view"]["seat"] == SPECTATOR)
        room.ada.say("watching", policy="seats", delay=5)
        room.ben.until("table", lambda news: news["question"])
        room.ada.say("watching", allowed=True)
        assert rule(room.ben, "public")["question"] is None
        assert room.wes.until("table", lambda news: news["policy"] == "public")["sight"]["seat"] is None
        room.ada.say("watching", allowed=False)
        assert room.wes.until("trouble")["key"] == "server-watching-off"
        room.ada.say("watching", allowed=True)
        assert room.ben.until("table", lambda news: news["question"])["question"]["kind"] == "watching"


def test_after_the_game_nothing_more_is_shown_for_the_next(server: Server) -> None:
    with table(server, policy="public", options={"rounds": 2, "entries": 2, "surfacing": []}) as room:
        play({room.ada: Random(4), room.ben: Random(5)})
        assert room.ada.answer("watching", policy="seats")["key"] == "server-over"
        room.ada.say("watching", allowed=False)
        rule(room.ben, "none")
        room.ada.say("watching", allowed=True)
        rule(room.ben, "public")


def test_the_next_game_is_watched_by_the_same_rule(server: Server) -> None:
    with table(server, options={"rounds": 2, "entries": 2, "surfacing": []}) as room:
        play({room.ada: Random(4), room.ben: Random(5)})
        room.ada.say("again")
        with server.sit(room.wes.until("moved")["token"]) as again:
            news = again.until("table")
            assert (news["policy"], news["delay"], news["sight"]["seat"]) == ("seats", 5, None)


def test_a_host_without_a_seat_asks_too_and_watches_like_others(server: Server) -> None:
    _, host = server.create("classic", "open", "club", policy="public")
    with server.sit(host) as hal:
        _, guest = server.join(hal.until("table")["invite"], "Ben")
        with server.sit(guest) as ben:
            hal.until("table", lambda news: news["phase"] == "playing")
            hal.say("watching", policy="seats")
            question = ben.until("table", lambda news: news["question"])["question"]
            assert (question["seat"], question["awaited"]) == (SPECTATOR, True)
            assert not hal.until("table", lambda news: news["question"])["question"]["mine"]
            ben.say("agree")
            assert rule(hal, "seats")["sight"]["seats"] == [0, 1]
            hal.say("over", seat=0)
            hal.until("table", lambda news: news["sight"]["seat"] == 0)


def test_where_only_bots_would_be_asked_nobody_is(server: Server) -> None:
    _, host = server.create("classic", "me", "club", "club")
    with server.sit(host) as ada:
        ada.until("update")
        ada.say("watching", policy="seats")
        rule(ada, "seats")


def test_watchers_see_it_by_another_server(database: str) -> None:
    with two_servers(database) as (one, two), table(one, two) as room:
        room.wes.say("over", seat=0)
        play_until(room, 6)
        room.wes.until("update", lambda update: update["view"]["seat"] == 0)
        until = shown_until(one.room(room.id).match.view(SPECTATOR).events, 5)
        while room.wes.last["update"]["n"] != until:
            room.wes.hear()


def test_what_those_who_watch_say_stays_among_them(server: Server) -> None:
    with table(server) as room:
        room.wes.say("over", seat=1)
        assert room.wes.answer("chat", channel="table", text="He is at 74")["key"] == "server-not-your-seat"
        assert room.wes.answer("chat", channel="team", text="He is at 74")["key"] == "server-not-your-seat"
        assert set(room.wes.last["table"]["channels"]) == {"table", "watchers"}
        room.wes.say("chat", channel="watchers", text="He is at 74")
        room.wes.until("talk", lambda talk: talk["channel"] == "watchers" and talk["lines"])
        for player in (room.ada, room.ben):
            player.answer("draft")
            assert not any("He is at 74" in text for text in player.raw)
