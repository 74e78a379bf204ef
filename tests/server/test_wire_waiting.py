"""Before a game begins: names, characters, and how the others are asked in."""

from __future__ import annotations

import pytest

from gaslamp.games.holmes import CAST
from gaslamp.server.doors import Doors
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Client, Json, Server, Site
from tests.server.test_doors import painted, read
from tests.server.test_wire_links import chairs


def roles(client: Client) -> list[str]:
    return [chair["role"] for chair in chairs(client)]


def figure(client: Client, name: str) -> Json:
    found: Json = next(figure for figure in client.last["table"]["figures"] if figure["name"] == name)
    return found


def test_a_name_can_be_changed_while_one_waits(server: Server) -> None:
    _, host = server.create("classic", "me", "open", "open")
    with server.sit(host) as one:
        _, guest = server.join(one.until("table")["invite"])
        with server.sit(guest) as two:
            two.until("table")
            two.say("name", seat=1, name="  Mary\n Morstan ")
            one.until("table", lambda table: table["chairs"][1]["name"] == "Mary Morstan")
            assert two.answer("name", seat=0, name="Nobody")["key"] == "server-not-your-seat"
            one.say("name", seat=0, name="Watson")
            two.until("table", lambda table: table["chairs"][0]["name"] == "Watson")
            assert two.answer("name", seat=1, name="x" * 25)["key"] == "server-unreadable"
            one.say("start")
            two.until("table", lambda table: table["phase"] == "playing")
            assert two.answer("name", seat=1, name="Irene")["key"] == "server-begun"
    with server.sit(guest) as two:
        assert two.until("table")["chairs"][1]["name"] == "Mary Morstan"


def test_each_detective_chooses_a_character(server: Server) -> None:
    _, host = server.create("holmes", "me", "open", "open", "open", options={"mode": "sherlock"})
    with server.sit(host) as one:
        invite = one.until("table")["invite"]
        _, guest = server.join(invite, "Mary")
        with server.sit(guest) as two:
            assert [each["name"] for each in two.until("table")["figures"]] == list(CAST)
            assert figure(two, "sherlock")["seat"] == 1
            assert not figure(two, "sherlock")["taken"], "one's own"
            two.say("choose", seat=1, character="lestrade")  # whom nobody has
            two.until("table", lambda table: table["chairs"][1]["role"] == "Lestrade")
            assert figure(two, "sherlock")["seat"] is None
            two.say("choose", seat=1, character="irene")  # whom a free seat would have
            one.until("table", lambda table: table["chairs"][1]["role"] == "Irene")
            assert roles(one) == ["Moriarty", "Irene", "Watson", "Lestrade"]
            assert figure(one, "irene")["taken"]
            two.say("choose", seat=1, character="irene")
            _, third = server.join(invite, "Ann")
            with server.sit(third) as three:
                three.until("table")
                assert three.answer("choose", seat=2, character="irene")["key"] == "server-character-taken"
                assert three.answer("choose", seat=1, character="mycroft")["key"] == "server-not-your-seat"
                assert three.answer("choose", seat=2, character="moriarty")["key"] == "server-unreadable"
                three.say("choose", seat=2, character="mycroft")
                three.until("table", lambda table: table["chairs"][2]["role"] == "Mycroft")
            assert one.answer("choose", seat=0, character="sherlock")["key"] == "server-not-your-seat"
            one.say("start")
            one.until("table", lambda table: table["phase"] == "playing")
            assert roles(one) == ["Moriarty", "Irene", "Mycroft", "Lestrade"]
            pawns = two.until("update")["scene"]["pawns"]
            assert [pawn["name"] for pawn in pawns if pawn["mine"]] == ["irene", "bobby1"]
            assert two.answer("choose", seat=1, character="sherlock")["key"] == "server-begun"
            assert two.last["table"]["figures"] == []


def test_a_lone_detective_chooses_two_and_the_older_choice_makes_room(server: Server) -> None:
    _, token = server.create("holmes", "open", "me")
    with server.sit(token) as client:
        client.until("table")
        for character in ("irene", "lestrade", "irene"):  # whom one has already may be chosen again
            client.say("choose", seat=1, character=character)
        client.until("table", lambda table: table["chairs"][1]["role"].startswith("Irene, Lestrade"))
        assert [figure(client, name)["seat"] for name in CAST] == [None, None, 1, None, 1]
        client.say("choose", seat=1, character="sherlock")
        client.until("table", lambda table: table["chairs"][1]["role"].startswith("Lestrade, Sherlock"))


def test_what_was_chosen_outlives_the_server(file: str) -> None:
    with Server(file) as server:
        _, token = server.create("holmes", "open", "me", "club")
        with server.sit(token) as client:
            client.until("table")
            client.say("choose", seat=1, character="mycroft")
            client.until("table", lambda table: table["chairs"][1]["role"] == "Mycroft")
    with Server(file) as server, server.sit(token) as client:
        assert client.until("table")["chairs"][1]["role"] == "Mycroft"


def test_only_the_characters_of_the_edition_are_chosen(server: Server) -> None:
    _, token = server.create("classic", "open", "me")
    with server.sit(token) as client:
        assert client.until("table")["figures"] == []
        assert client.answer("choose", seat=1, character="irene")["key"] == "server-not-your-seat"


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_are_told_where_there_are_any(server: Server, language: str) -> None:
    for mode in ("sherlock", "original"):
        _, token = server.create("holmes", "open", "me", options={"mode": mode})
        with server.sit(token, language) as client:
            said = [each["ability"] for each in client.until("table")["figures"]]
        words = Words(language).about("holmes")
        assert said == [words.say(f"ability-{name}") if mode == "sherlock" else "" for name in CAST]


# Asking others in


def test_on_loopback_the_host_is_told_that_nobody_else_can_come(server: Server) -> None:
    _, host = server.create("classic", "me", "open")
    with server.sit(host) as one:
        table = one.until("table")
        assert (table["address"], table["alone"]) == (server.address, "gaslamp serve --lan")
        _, guest = server.join(table["invite"])
        with server.sit(guest) as two:
            assert (two.until("table")["alone"], two.last["table"]["qr"]) == ("", None)


def test_in_a_network_an_invitation_made_on_loopback_leads_there(own: Server) -> None:
    own.app.state.doors = Doors(reach="http://192.168.1.23:8421")
    _, host = own.create("classic", "me", "open")
    with own.sit(host) as client:
        table = client.until("table")
        assert (table["address"], table["alone"]) == ("http://192.168.1.23:8421", "")
        assert read(painted_of(table["qr"])) == f"http://192.168.1.23:8421/join#{table['invite']}"


def painted_of(code: Json) -> object:
    from gaslamp.server.codes import QrCode

    return painted(QrCode(**code))


def test_under_another_name_the_page_invites_to_its_own_address(server: Server) -> None:
    _, host = server.create("classic", "me", "open")
    site = Site(server.address.replace("127.0.0.1", "localhost"))
    with site.knock(Origin=site.address) as client:
        client.say("sit", token=host)
        assert client.until("table")["address"] == site.address


def test_the_last_to_come_can_choose_too(server: Server) -> None:
    _, host = server.create("holmes", "me", "open")
    with server.sit(host) as one:
        table = one.until("table")
        _, guest = server.join(table["invite"])
        assert one.until("table", lambda table: not table["invite"])["phase"] == "waiting"
        assert one.last["table"]["missing"] == Words("en").say("server-missing", count=0)
        found = server.post("/api/invited", {"invite": table["invite"]}).json()
        assert (found["stands"], found["text"], found["seat"]) == (
            "full",
            Words("en").say("server-invited-full"),
            False,
        )
        with server.sit(guest) as two:
            two.until("table")
            two.say("choose", seat=1, character="mycroft")
            one.until("table", lambda table: table["chairs"][1]["role"].startswith("Watson, Mycroft"))
            one.say("start")
            two.until("update")


@pytest.mark.parametrize(("free", "text"), [(1, "One seat is still free."), (2, "2 seats are still free.")])
def test_who_is_missing_is_said(server: Server, free: int, text: str) -> None:
    _, host = server.create("classic", "me", *["open"] * free)
    with server.sit(host) as client:
        assert client.until("table")["missing"] == text
