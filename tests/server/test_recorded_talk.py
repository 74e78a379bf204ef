"""What is said stands in the record if all who play agree, and as long as nobody takes it out again."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec.structs import replace

from gaslamp.record import RecordedLine, decode_record
from gaslamp.server import messages
from gaslamp.words import Words
from tests.server.client import Client, Json, Server, play
from tests.server.test_processes import two_servers
from tests.server.test_talk import chat, company, told


def talk_of(server: Server, table: str, token: str, language: str = "en") -> tuple[RecordedLine, ...]:
    """What somebody's record has of it."""
    answer = server.get(f"/api/tables/{table}/record", token, **{"accept-language": language})
    assert answer.status_code == 200
    return decode_record(answer.text).talk


def asked(client: Client) -> Json:
    question: Json = client.until("table", lambda news: news["question"])["question"]
    return question


def agree(*clients: Client) -> None:
    for client in clients:
        asked(client)
        client.say("agree")


def said_everywhere(ada: Client, ben: Client, wes: Client) -> None:
    """A line on every channel there is."""
    chat(ada, "table", "For all")
    ben.say("chat", channel="table", phrase="thanks")
    told(ben, "talk", "table")
    chat(ben, "team", "For us")
    chat(wes, "watchers", "Among ourselves")
    ada.say("mark", channel="notebook", mark={"type": "pin", "station": 5, "label": "mine"})
    told(ada, "marks", "notebook")


def test_nothing_that_is_said_stands_in_any_record(server: Server) -> None:
    with company(server) as (table, ada, ben, _, wes, tokens):
        said_everywhere(ada, ben, wes)
        for token in tokens:
            header = server.get(f"/api/tables/{table}/record", token).text.splitlines()[0]
            assert "talk" not in json.loads(header)
            assert "For" not in header


def test_once_all_who_play_agree_it_has_what_everybody_heard_and_no_more(server: Server) -> None:
    with company(server) as (table, ada, ben, cy, wes, tokens):
        said_everywhere(ada, ben, wes)
        ben.say("record", wanted=True)
        question = asked(cy)
        text = Words("en").say("server-ask-record", name="Ben", other="")
        assert (question["kind"], question["text"], question["awaited"]) == ("record", text, True)
        assert not asked(wes)["awaited"], "who only watches is not asked"
        cy.say("agree")
        assert talk_of(server, table, tokens[0]) == (), "one has not answered"
        agree(ada)
        for client in (ada, ben, cy, wes):
            client.until("table", lambda news: news["recorded"])
        for token in tokens:
            assert [(line.seat, line.text) for line in talk_of(server, table, token)] == [
                (0, "For all"), (1, "Thank you!"),
            ]  # fmt: skip
        assert talk_of(server, table, tokens[0], "de")[1].text == "Danke!"
        chat(cy, "table", "And this")
        assert len(talk_of(server, table, tokens[3])) == 3


@pytest.mark.parametrize("who", ["ada", "ben", "cy"])
def test_anybody_takes_it_out_again_at_any_time(server: Server, who: str) -> None:
    with company(server) as company_:
        table, ada, ben, cy, _, tokens = company_
        chat(ben, "table", "Hello")
        ada.say("record", wanted=True)
        agree(ben, cy)
        ada.until("table", lambda news: news["recorded"])
        getattr(company_, who).say("record", wanted=False)
        for client in (ada, ben, cy):
            client.until("table", lambda news: not news["recorded"])
        assert talk_of(server, table, tokens[0]) == ()


def test_one_who_declines_is_enough_and_so_is_one_who_does_not_want_it(server: Server) -> None:
    with company(server) as (table, ada, ben, cy, _, tokens):
        chat(ben, "table", "Hello")
        for no in ({"kind": "decline"}, {"kind": "record", "wanted": False}):
            ada.say("record", wanted=True)
            agree(ben)
            asked(cy)
            cy.say(**no)
            for client in (ada, ben, cy):
                client.until("table", lambda news: not news["question"])
        assert talk_of(server, table, tokens[0]) == ()
        ben.say("agree")
        assert ben.until("trouble")["key"] == "server-nothing-asked"


def test_who_has_left_is_asked_too_since_they_have_said_something(server: Server) -> None:
    with company(server) as (table, ada, ben, cy, _, tokens):
        chat(cy, "table", "I must go")
        cy.say("leave")
        ada.until("table", lambda news: news["chairs"][2]["left"])
        ada.say("record", wanted=True)
        agree(ben)
        assert asked(cy)["awaited"]
        assert talk_of(server, table, tokens[0]) == ()
        cy.say("agree")
        ada.until("table", lambda news: news["recorded"])
        assert [line.text for line in talk_of(server, table, tokens[0])] == ["I must go"]


def test_who_has_no_seat_has_no_say_and_a_lesson_no_talk(server: Server) -> None:
    with company(server) as (_, _, _, _, wes, _):
        for wanted in (True, False):
            assert wes.answer("record", wanted=wanted)["key"] == "server-not-your-seat"
    _, token = server._seated(server.post("/api/lessons", {"lesson": "classic-fugitive"}))
    with server.sit(token) as client:
        assert client.answer("record", wanted=True)["key"] == "server-in-lesson"


def test_before_the_game_there_is_no_record(server: Server) -> None:
    _, token = server.create("classic", "me", "open")
    with server.sit(token) as client:
        assert client.answer("record", wanted=True)["key"] == "server-not-begun"


def test_of_one_person_alone_nobody_else_is_asked(server: Server) -> None:
    table, token = server.create("classic", "me", "casual")
    with server.sit(token) as client:
        chat(client, "table", "Hm")
        client.say("record", wanted=True)
        client.until("table", lambda news: news["recorded"])
        assert [line.text for line in talk_of(server, table, token)] == ["Hm"]


def test_after_the_end_it_can_still_be_agreed_and_the_next_game_begins_without(server: Server) -> None:
    options = {"rounds": 1, "surfacing": []}
    table, host = server.create("classic", "me", "open", names=["Ada"], options=options)
    with server.sit(host) as ada:
        guest = server.join(ada.until("table")["invite"], "Ben")[1]
        with server.sit(guest) as ben:
            chat(ben, "table", "Begin!")
            play({ada: Random(1), ben: Random(2)})
            chat(ada, "table", "It is over.")
            ada.say("record", wanted=True)
            agree(ben)
            ada.until("table", lambda news: news["recorded"])
            begun, over = talk_of(server, table, guest)
            assert begun.after < over.after == ada.last["update"]["n"]
            ben.say("rematch")
            agree(ada)
            moved = ada.until("moved")
            with server.sit(moved["token"]) as again:
                assert not again.until("table")["recorded"]


def test_a_rematch_is_asked_for_though_something_else_was(server: Server) -> None:
    options = {"rounds": 1, "surfacing": []}
    _, host = server.create("classic", "me", "open", names=["Ada"], options=options)
    with server.sit(host) as ada:
        guest = server.join(ada.until("table")["invite"], "Ben")[1]
        with server.sit(guest) as ben:
            play({ada: Random(1), ben: Random(2)})
            ada.say("record", wanted=True)
            asked(ben)
            ben.say("rematch")
            assert ada.until("table", lambda news: news["question"]["kind"] == "rematch")["question"]["awaited"]


def test_what_was_taken_back_leaves_what_was_said_in_its_order(server: Server) -> None:
    with company(server) as (table, ada, *_, tokens):
        room = server.room(table)
        chat(ada, "table", "one")
        chat(ada, "table", "two")
        first, second = room.talk.known.lines[("table", -1)]  # type: ignore[index]
        later = (replace(first, after=999), replace(second, after=2))
        room.talk.known = replace(room.talk.known, lines={("table", -1): later})
        room.card = replace(room.card, keeps_talk=True)
        assert [line.after for line in talk_of(server, table, tokens[0])] == [2, 2]


def test_it_is_agreed_and_taken_out_by_way_of_two_servers(database: str) -> None:
    with two_servers(database) as (one, two), company(one, two) as (table, ada, ben, cy, _, tokens):
        chat(ben, "table", "By two")
        ada.say("record", wanted=True)
        agree(ben, cy)
        for client in (ada, ben):
            client.until("table", lambda news: news["recorded"])
        for site in (one, two):
            assert [line.text for line in talk_of(site, table, tokens[1])] == ["By two"]
        ben.say("record", wanted=False)
        ada.until("table", lambda news: not news["recorded"])
        for site in (one, two):
            assert talk_of(site, table, tokens[1]) == ()


def test_a_line_of_any_length_and_any_phrase_fits_into_a_record() -> None:
    longest = messages.Chat(channel="table", text="x" * 200)
    RecordedLine(after=0, seat=0, text=longest.text)
    assert all(0 < len(Words(language).say("phrase-look")) <= 200 for language in ("en", "fr", "it", "de"))
