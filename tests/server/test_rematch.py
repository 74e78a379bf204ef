"""An invitation to a rematch with sides swapped: everybody who is there says whether they are in it."""

from __future__ import annotations

from tests.server.client import Client, Json, Server
from tests.server.test_again import SHORT, finish, pair, seats
from tests.server.test_processes import two_servers


def three(server: Server) -> list[str]:
    """The tokens of three people at one table; the first is the host."""
    _, host = server.create("classic", "me", "open", "open", names=["Ada"], options=SHORT)
    with server.sit(host) as client:
        invite = client.until("table")["invite"]
    return [host, *(server.join(invite, name)[1] for name in ("Bea", "Cid"))]


def asked(client: Client) -> Json:
    """What this client is asked for."""
    found: Json = client.until("table", lambda table: table["question"])["question"]
    return found


def test_whoever_likes_invites_and_sides_are_swapped(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        assert bea.answer("rematch")["key"] == "server-not-over"
        finish(ada, bea)
        bea.say("rematch")
        question = asked(ada)
        assert question == {
            "id": question["id"], "kind": "rematch", "seat": 1, "awaited": True, "mine": False,
            "text": "Bea would like a rematch with sides swapped. Are you in?",
        }  # fmt: skip
        own = asked(bea)
        assert (own["awaited"], own["mine"]) == (False, True)
        assert "moved" not in ada.last
        ada.say("agree")
        tokens = [client.until("moved")["token"] for client in (ada, bea)]
    assert [[chair["mine"] for chair in seats(server, token)] for token in tokens] == [
        [False, True, False], [True, False, False],
    ]  # fmt: skip


def test_bots_sit_down_for_those_who_decline_and_the_others_play(server: Server) -> None:
    tokens = three(server)
    with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as bea, server.sit(tokens[2]) as cid:
        finish(ada, bea, cid)
        ada.say("rematch")
        assert asked(bea)["awaited"]
        bea.say("decline")
        cid.until("notice", lambda notice: notice["text"] == "Bea said no.")
        assert "moved" not in cid.last
        cid.say("agree")
        moved = cid.until("moved")["token"]
        told = [(chair["kind"], chair["name"], chair["mine"]) for chair in seats(server, moved)]
        assert (told[0], told[2]) == (("person", "Cid", True), ("person", "Ada", False))
        assert told[1][0] == "bot"
        bea.say("ask", station=1)
        bea.until("station")
        assert "moved" not in bea.last, "there is no seat for her there"


def test_a_rematch_that_nobody_else_wants_is_none(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        finish(ada, bea)
        ada.say("rematch")
        assert asked(bea)["awaited"]
        bea.say("decline")
        ada.until("table", lambda table: not table["question"])
        ada.say("rematch")
        bea.until("table", lambda table: table["question"])
        ada.say("decline")
        bea.until("table", lambda table: not table["question"])
        assert bea.answer("agree")["key"] == "server-nothing-asked"
        assert "moved" not in ada.last | bea.last


def test_for_who_is_not_there_a_bot_plays_until_they_are(server: Server) -> None:
    tokens = three(server)
    with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as bea:
        with server.sit(tokens[2]) as cid:
            finish(ada, bea, cid)
        ada.until("table", lambda table: not table["chairs"][2]["here"])
        bea.say("rematch")
        assert asked(ada)["awaited"]
        ada.say("agree")
        moved = ada.until("moved")["token"]
    assert [(chair["name"], chair["absent"]) for chair in seats(server, moved)] == [
        ("Cid", True), ("Ada", False), ("Bea", False),
    ]  # fmt: skip


def test_people_at_two_servers_settle_a_rematch(database: str) -> None:
    with two_servers(database) as (one, two):
        _, host, guest = pair(one)
        with one.sit(host) as ada, two.sit(guest) as bea:
            ada.until("table", lambda table: table["chairs"][1]["here"])
            finish(ada, bea)
            ada.say("rematch")
            bea.until("table", lambda table: table["question"] and table["question"]["awaited"])
            bea.say("agree")
            assert ada.until("moved")["table"] == bea.until("moved")["table"]
