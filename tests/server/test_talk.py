"""Talking and drawing together over real sockets: who is told what, what is refused, and what stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import NamedTuple, get_args

import pytest
from sqlalchemy import func, select

from gaslamp.server import conversations, talk
from gaslamp.server.messages import Phrase
from gaslamp.server.schema import lines, marks, reports, talks
from gaslamp.server.talk import clean
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Client, Json, Program, Server, Site, play
from tests.server.test_processes import two_servers

PHRASES = get_args(Phrase)
ALL_BUT_LOG = (lines, marks, reports, talks)


class Company(NamedTuple):
    """A table of the fugitive (who is the host), two detectives, and somebody who watches."""

    table: str
    ada: Client
    ben: Client
    cy: Client
    wes: Client
    tokens: Sequence[str]


@contextmanager
def company(*servers: Site, game: str = "classic", languages: Sequence[str] = ("en",) * 4) -> Iterator[Company]:
    """Each by the next server, if there are several."""
    one = servers[0]
    table, host = one.create(game, "me", "open", "open", names=["Ada"], watch=True)
    with ExitStack() as stack:
        ada = stack.enter_context(one.sit(host, languages[0]))
        news = ada.until("table")
        tokens = [host, *(one.join(news["invite"], name)[1] for name in ("Ben", "Cy"))]
        tokens.append(one.post("/api/watch", {"invite": news["watch"]}).json()["token"])
        others = [
            stack.enter_context(servers[(n + 1) % len(servers)].sit(token, language))
            for n, (token, language) in enumerate(zip(tokens[1:], languages[1:], strict=True))
        ]
        for client in (ada, *others):
            while "update" not in client.last or not _is_whole(client.last["table"]):
                client.hear()
        ben, cy, wes = others
        yield Company(table, ada, ben, cy, wes, tokens)


def _is_whole(news: Json) -> bool:
    return news["watchers"] == 1 and all(chair["here"] for chair in news["chairs"])


def told(client: Client, kind: str, channel: str) -> Json:
    return client.until(kind, lambda message: message["channel"] == channel)


def chat(client: Client, channel: str, text: str) -> Json:
    """Say something, and hear it."""
    client.say("chat", channel=channel, text=text)
    return told(client, "talk", channel)


def said(message: Json) -> list[tuple[str, str]]:
    return [(line["name"], line["text"]) for line in message["lines"]]


def heard_meanwhile(client: Client) -> set[str]:
    """Whatever else was sent before the answer to a question."""
    before = len(client.raw)
    client.answer("draft")
    return {text for text in client.raw[before:-1] if '"type":"change"' not in text}


# Who is told


def test_what_is_said_at_the_table_everybody_hears_in_their_own_language(server: Server) -> None:
    with company(server, languages=("en", "de", "fr", "it")) as (_, ada, ben, cy, wes, _):
        first = chat(ada, "table", " Hello,\u202e Ben\n ")
        line = {"n": 1, "seat": 0, "name": "Ada", "text": "Hello, Ben", "phrase": None, "mine": True}
        assert (first["since"], first["lines"]) == (0, [line])
        assert told(ben, "talk", "table")["lines"] == [{**line, "mine": False}]
        ben.say("chat", channel="table", phrase="thanks")
        heard = [told(client, "talk", "table") for client in (ada, ben)]
        assert [(talk["since"], said(talk)) for talk in heard] == [
            (2, [("Ben", "Thank you!")]),
            (2, [("Ben", "Danke!")]),
        ]
        for client, words in ((cy, ["Hello, Ben", "Merci\N{NO-BREAK SPACE}!"]), (wes, ["Hello, Ben", "Grazie!"])):
            texts = said(told(client, "talk", "table"))
            while len(texts) < 2:
                texts += said(told(client, "talk", "table"))
            assert [text for _, text in texts] == words


def test_each_has_the_channels_of_their_side(server: Server) -> None:
    with company(server) as (_, ada, ben, cy, wes, _):
        found = [client.last["table"]["channels"] for client in (ada, ben, cy, wes)]
        assert found == [["table", "notebook"], ["table", "team"], ["table", "team"], ["table", "watchers"]]


@pytest.mark.parametrize("chairs", [("me", "me", "open"), ("me", "casual", "casual")])
def test_who_sits_on_both_sides_has_neither_room(server: Server, chairs: Sequence[str]) -> None:
    _, token = server.create("classic", *chairs)
    with server.sit(token) as client:
        client.say("start")
        news = client.until("table", lambda news: news["phase"] == "playing")
        assert news["channels"] == (["table"] if chairs.count("me") > 1 else ["table", "notebook"])
        if chairs.count("me") > 1:
            assert client.answer("chat", channel="team", text="I hear myself")["key"] == "server-not-your-seat"
            mark = {"type": "strike", "station": 5}
            for channel in ("team", "notebook"):
                assert client.answer("mark", channel=channel, mark=mark)["key"] == "server-not-your-seat"


def test_before_the_game_and_where_nobody_chases_there_is_no_team(server: Server) -> None:
    for game in ("classic", "connection"):
        _, token = server.create(game, "me", "open", "casual")
        with server.sit(token) as client:
            assert client.until("table")["channels"] == ["table"]
            client.say("start")
            client.until("table", lambda news: news["phase"] == "playing")
            assert client.last["table"]["channels"] == (["table"] if game == "connection" else ["table", "notebook"])


def test_a_lesson_has_nobody_to_talk_to(server: Server) -> None:
    _, token = server._seated(server.post("/api/lessons", {"lesson": "classic-fugitive"}))
    with server.sit(token) as client:
        assert client.until("table")["channels"] == []
        assert client.answer("chat", channel="table", text="Hello?")["key"] == "server-not-your-seat"


def test_the_room_of_the_detectives_reaches_them_and_nobody_else(server: Server) -> None:
    with company(server) as (table, ada, ben, cy, wes, _):
        version = server.room(table).card.version
        chat(ben, "team", "He is at the river.")
        assert said(told(cy, "talk", "team")) == [("Ben", "He is at the river.")]
        cy.say("typing", channel="team")
        assert told(ben, "typing", "team")["seats"] == [2]
        drawn = [
            {"type": "pin", "station": 74, "label": "here?"},
            {"type": "stroke", "points": [[1, 2], [3, 4]]},
            {"type": "arrow", "start": 1, "end": 9},
            {"type": "strike", "station": 46},
            {"type": "move", "pawn": 1, "station": 89, "kind": "bus"},
        ]
        for mark in drawn:
            ben.say("mark", channel="team", mark=mark)
        found = cy.until("marks", lambda news: len(news["marks"]) == len(drawn))
        assert [mark["mark"] for mark in found["marks"]] == drawn
        assert {(mark["seat"], mark["name"], mark["mine"]) for mark in found["marks"]} == {(1, "Ben", False)}
        cy.say("ready", ready=True)
        assert ben.until("marks", lambda news: news["ready"])["ready"] == [2]
        cy.say("unmark", channel="team", marks=[mark["id"] for mark in found["marks"][:2]])
        ben.until("marks", lambda news: [mark["mark"] for mark in news["marks"]] == drawn[2:])
        cy.say("ready", ready=False)
        ben.until("marks", lambda news: not news["ready"])
        for client in (ada, wes):
            assert not heard_meanwhile(client)
        assert server.room(table).card.version == version == server.run(server.rooms.store.versions([table]))[table]
        assert chat(ada, "table", "Well?")["lines"][0]["n"] == 1


def test_the_notebook_is_the_fugitives_and_the_watchers_are_among_themselves(server: Server) -> None:
    with company(server) as (_, ada, ben, cy, wes, _):
        ada.say("mark", channel="notebook", mark={"type": "arrow", "start": 3, "end": 4})
        assert told(ada, "marks", "notebook")["marks"][0]["mine"]
        first = chat(wes, "watchers", "Brave.")["lines"][0]
        assert (first["seat"], first["name"][:8], first["mine"]) == (None, "Watcher ", True)
        for client in (ben, cy):
            assert not heard_meanwhile(client)
        assert not {text for text in heard_meanwhile(ada) if "Brave" in text}


def test_nobody_says_or_draws_anything_on_a_channel_that_is_not_theirs(server: Server) -> None:
    with company(server) as (_, ada, ben, _, wes, _):
        mark = {"type": "strike", "station": 5}
        for client, channels in ((ada, ["team", "watchers"]), (ben, ["watchers"]), (wes, ["table", "team"])):
            for channel in channels:
                refusals = [client.answer("chat", channel=channel, text="Hello")]
                if channel != "table":
                    refusals.append(client.answer("report", channel=channel, n=1))
                assert {refusal["key"] for refusal in refusals} == {"server-not-your-seat"}
        for client, channel in ((ada, "team"), (ben, "notebook"), (wes, "team"), (wes, "notebook")):
            for kind, more in (("mark", {"mark": mark}), ("unmark", {"marks": [1]})):
                assert client.answer(kind, channel=channel, **more)["key"] == "server-not-your-seat"
        for client in (ada, wes):
            assert client.answer("ready", ready=True)["key"] == "server-not-your-seat"
            client.say("typing", channel="team")
        assert not heard_meanwhile(ben)


def test_whoever_comes_later_or_again_is_told_what_there_is(server: Server) -> None:
    with company(server) as (_, _, ben, _, _, tokens):
        chat(ben, "team", "one")
        chat(ben, "team", "two")
        ben.say("mark", channel="team", mark={"type": "strike", "station": 5})
        told(ben, "marks", "team")
        with server.sit(tokens[2], "it") as again:
            assert said(told(again, "talk", "team")) == [("Ben", "one"), ("Ben", "two")]
            again.say("speak", language="de")
            assert told(again, "talk", "team")["since"] == 0


# Drawing


def test_a_person_pins_a_station_once_and_proposes_one_move_for_a_pawn(server: Server) -> None:
    with company(server) as (_, _, ben, cy, _, _):
        for mark in (
            {"type": "pin", "station": 74, "label": "a"},
            {"type": "pin", "station": 74, "label": "b"},
            {"type": "move", "pawn": 1, "station": 89},
            {"type": "move", "pawn": 1, "station": 90},
            {"type": "strike", "station": 7},
        ):
            ben.say("mark", channel="team", mark=mark)
        ben.until("marks", lambda news: news["marks"] and news["marks"][-1]["mark"]["type"] == "strike")
        cy.say("mark", channel="team", mark={"type": "move", "pawn": 1, "station": 91})
        found = ben.until("marks", lambda news: len(news["marks"]) == 4)["marks"]
        assert [mark["mark"].get("label", mark["mark"]["station"]) for mark in found] == ["b", 90, 7, 91]
        cy.say("mark", channel="team", mark={"type": "strike", "station": 7})
        assert not heard_meanwhile(ben), "it is struck out already"


def test_a_proposed_move_goes_when_the_pawn_moves_and_ready_when_the_round_is_over(server: Server) -> None:
    with company(server) as (_, ada, ben, cy, _, _):
        for pawn in (1, 2):
            ben.say("mark", channel="team", mark={"type": "move", "pawn": pawn, "station": 89})
        ben.say("ready", ready=True)
        ben.until("marks", lambda news: len(news["marks"]) == 2 and news["ready"] == [1])
        play({ada: Random(1), ben: Random(2), cy: Random(3)}, lambda: not ben.last["marks"]["ready"])
        assert ben.last["marks"]["marks"] == []


def test_what_is_not_on_the_board_cannot_be_drawn(server: Server) -> None:
    with company(server) as (_, _, ben, _, _, _):
        for mark in (
            {"type": "pin", "station": 999},
            {"type": "arrow", "start": 1, "end": 999},
            {"type": "strike", "station": 0},
            {"type": "move", "pawn": 7, "station": 5},
            {"type": "move", "pawn": 1, "station": 5, "kind": "rocket"},
            {"type": "stroke", "points": [[1, 1]]},
            {"type": "stroke", "points": [[0, 0]] * 49},
            {"type": "stroke", "points": [[0, 10**9], [0, 0]]},
            {"type": "pin", "station": 5, "label": "x" * 25},
            {"type": "spray"},
        ):
            assert ben.answer("mark", channel="team", mark=mark)["key"] in (
                "server-unreadable",
                "server-station-unknown",
            )


def test_a_map_that_is_full_takes_no_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "INK", 50)
    with company(server) as (_, _, ben, _, _, _):
        ben.say("mark", channel="team", mark={"type": "stroke", "points": [[0, 0]] * 48})
        found = told(ben, "marks", "team")["marks"]
        stroke = {"type": "stroke", "points": [[0, 0]] * 3}
        assert ben.answer("mark", channel="team", mark=stroke)["key"] == "server-marks-full"
        ben.say("unmark", channel="team", marks=[found[0]["id"]])
        ben.say("mark", channel="team", mark=stroke)
        assert ben.until("marks", lambda news: news["marks"])["marks"][0]["mark"] == stroke


# Limits


def test_whoever_says_much_at_once_waits_whichever_socket_they_use(server: Server) -> None:
    with company(server) as (_, _, ben, cy, _, tokens), server.sit(tokens[1], "fr") as other:
        burst = int(talk.RATES["line"][0])
        for n in range(burst + 3):
            ben.say("chat", channel="table", text=str(n))
        assert ben.until("trouble")["key"] == "server-talk-fast"
        refusal = other.answer("chat", channel="team", text="and here?")
        assert (refusal["key"], refusal["text"]) == ("server-talk-fast", Words("fr").say("server-talk-fast"))
        assert said(chat(cy, "team", "I have said nothing yet.")) == [("Cy", "I have said nothing yet.")]


def test_those_who_watch_cannot_flood_by_new_tokens(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(talk.RATES, "channel", (3, 0.001))
    _, host = server.create("classic", "me", "open", watch=True)
    with server.sit(host) as ada, ExitStack() as stack:
        invite = ada.until("table")["watch"]
        answers = list[str]()
        for _ in range(4):
            token = server.post("/api/watch", {"invite": invite}).json()["token"]
            wes = stack.enter_context(server.sit(token))
            wes.until("table")
            wes.say("chat", channel="watchers", text="again")
            answers.append(wes.until("trouble")["key"] if len(answers) == 3 else told(wes, "talk", "watchers")["type"])
        assert answers == ["talk"] * 3 + ["server-talk-fast"]


def test_nobody_remembers_shares_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "REMEMBERED", 3)
    table = talk.Talk(None)  # type: ignore[arg-type]
    for who in range(10):
        assert table._draws("line", who)
    assert len(table.buckets) == 3


def test_the_share_of_a_channel_outlives_all_who_flood_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "REMEMBERED", 4)
    monkeypatch.setitem(talk.RATES, "channel", (3, 0.0))
    table = talk.Talk(None)  # type: ignore[arg-type]
    assert [table._draws("line", who) and table._draws("channel", "all") for who in range(20)].count(True) == 3


def test_what_is_gone_is_wiped_off_without_anything_being_stored(own: Server) -> None:
    with company(own) as (table, _, ben, _, _, _):
        ben.say("mark", channel="team", mark={"type": "strike", "station": 5})
        version = own.room(table).talk.known.version if told(ben, "marks", "team") else 0
        for ids in ([], [7], [2**31 - 1]):
            ben.say("unmark", channel="team", marks=ids)
        for wrong in ([2**31], [2**64], [0], [-1]):
            assert ben.answer("unmark", channel="team", marks=wrong)["key"] == "server-unreadable"
        assert own.room(table).talk.known.version == version


def test_who_wipes_off_much_at_once_waits_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(talk.RATES, "mark", (2, 0.001))
    with company(server) as (_, _, ben, _, _, _):
        ben.say("mark", channel="team", mark={"type": "strike", "station": 5})
        id = told(ben, "marks", "team")["marks"][0]["id"]
        ben.say("unmark", channel="team", marks=[id])
        assert told(ben, "marks", "team")["marks"] == []
        mark = {"type": "strike", "station": 6}
        assert ben.answer("mark", channel="team", mark=mark)["key"] == "server-talk-fast"


@pytest.mark.parametrize("said", [{"text": ""}, {"text": " \u202e\n"}, {}, {"text": "Hello", "phrase": "hello"}])
def test_a_line_has_a_text_or_is_a_phrase(server: Server, said: Json) -> None:
    with company(server) as (_, ada, *_):
        assert ada.answer("chat", channel="table", **said)["key"] == "server-talk-empty"


@pytest.mark.parametrize("said", [{"text": "x" * 201}, {"phrase": "rude"}, {"text": 7}, {"text": "x", "to": 1}])
def test_a_line_that_is_none_is_refused(server: Server, said: Json) -> None:
    with company(server) as (_, ada, *_):
        assert ada.answer("chat", channel="table", **said)["key"] == "server-unreadable"


def test_a_line_steers_no_screen_and_keeps_what_faces_and_letters_are_made_of() -> None:
    family = "👨‍👩‍👧"
    assert clean(f" a\x00b\u2028c \u202egpj.exe\u2066 {family} نمی‌خواهم \ufeff\x1b[31m") == (
        f"a b c gpj.exe {family} نمی‌خواهم [31m"
    )


def test_only_the_latest_lines_are_kept(own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversations, "LINES", 3)
    with company(own) as (_, ada, _, _, _, tokens):
        for n in range(5):
            assert [line["n"] for line in chat(ada, "table", str(n))["lines"]] == [n + 1], "only what is new is told"
        with own.sit(tokens[1]) as again:
            found = told(again, "talk", "table")
            assert (found["since"], [line["n"] for line in found["lines"]]) == (0, [3, 4, 5])


# Who decides


def test_the_host_switches_the_chat_off_and_the_team_keeps_its_room(server: Server) -> None:
    with company(server) as (_, ada, ben, _, wes, _):
        assert ben.answer("talking", allowed=False)["key"] == "server-host-only"
        ada.say("talking", allowed=False)
        for client in (ada, ben, wes):
            client.until("table", lambda news: not news["talking"])
        for client, channel in ((ada, "table"), (ben, "table"), (wes, "watchers")):
            assert client.answer("chat", channel=channel, text="Hello")["key"] == "server-talk-off"
        assert said(chat(ben, "team", "Now quietly")) == [("Ben", "Now quietly")]
        ada.say("talking", allowed=True)
        ben.until("table", lambda news: news["talking"])
        assert said(chat(ben, "table", "Aha")) == [("Ben", "Aha")]


def test_a_line_is_reported_to_the_keeper_of_the_server_once(own: Server) -> None:
    with company(own) as (table, ada, ben, cy, _, _):
        chat(ben, "table", "Something rude")
        chat(cy, "team", "Something else")
        told(ada, "talk", "table")
        assert ada.answer("report", channel="table", n=7)["key"] == "server-no-line"
        for client, channel in ((ada, "table"), (cy, "table"), (ben, "team")):
            assert client.answer("report", channel=channel, n=1)["text"] == Words("en").say("server-reported")
        found = own.run(conversations.reported(own.rooms.store))
        assert {(one.table, one.channel, one.seat, one.name, one.text, one.count) for one in found} == {
            (table, "table", 1, "Ben", "Something rude", 2),
            (table, "team", 2, "Cy", "Something else", 1),
        }
        for client in (ben, ada):
            assert not heard_meanwhile(client), "only whoever reports is told"


def counts(server: Server) -> list[int]:
    async def count() -> list[int]:
        async with server.rooms.store.reading() as connection:
            asked = (select(func.count()).select_from(table) for table in ALL_BUT_LOG)
            return [(await connection.execute(one)).scalar_one() for one in asked]

    return server.run(count())


def test_who_is_forgotten_has_said_nothing(own: Server) -> None:
    with company(own) as (_, ada, ben, cy, wes, _):
        for client, channel in ((ben, "table"), (cy, "team"), (ben, "team"), (wes, "watchers")):
            chat(client, channel, "Remember me")
        ben.say("mark", channel="team", mark={"type": "strike", "station": 5})
        told(cy, "marks", "team")
        cy.answer("report", channel="team", n=2)
        wes.answer("report", channel="watchers", n=1)
        ben.say("forget", what="name")
        assert cy.until("talk", lambda news: news["since"] == 0 and len(news["lines"]) == 1)["lines"][0]["mine"]
        cy.until("marks", lambda news: not news["marks"])
        ada.until("talk", lambda news: not news["lines"])
        wes.say("forget", what="name")
        wes.until("talk", lambda news: news["channel"] == "watchers" and not news["lines"])
        assert counts(own) == [1, 0, 0, 1]
        ada.say("forget", what="table")
        ada.closed()
        assert counts(own) == [0, 0, 0, 0]
        assert not own.run(conversations.versions(own.rooms.store, ["any"]))


# Whatever happens


def test_all_of_it_reaches_those_at_another_server(database: str) -> None:
    with two_servers(database) as (one, two), company(one, two) as (_, ada, ben, cy, wes, _):
        assert said(chat(ben, "table", "By two")) == [("Ben", "By two")]
        for client in (ada, cy, wes):
            assert said(told(client, "talk", "table")) == [("Ben", "By two")]
        chat(cy, "team", "By one")
        assert said(told(ben, "talk", "team")) == [("Cy", "By one")]
        ben.say("mark", channel="team", mark={"type": "strike", "station": 5})
        ben.say("ready", ready=True)
        cy.until("marks", lambda news: news["marks"] and news["ready"] == [1])
        cy.say("unmark", channel="team", marks=[1])
        ben.until("marks", lambda news: not news["marks"])
        ben.say("typing", channel="team")
        assert told(cy, "typing", "team")["seats"] == [1]
        chat(ben, "team", "Done")
        assert cy.until("typing")["seats"] == []
        ada.say("talking", allowed=False)
        ben.until("table", lambda news: not news["talking"])
        for client in (ada, wes):
            kinds = {text.partition('"channel":')[2][:6] for text in client.raw if '"type":"t' in text}
            assert '"team"' not in kinds


def test_what_was_told_is_there_after_the_server_was_killed(file: str) -> None:
    with Program(file) as server, company(server) as (_, ada, ben, _, _, tokens):
        chat(ada, "table", "Remember this")
        chat(ben, "team", "and this")
        ben.say("mark", channel="team", mark={"type": "pin", "station": 5, "label": "here"})
        told(ben, "marks", "team")
        ada.say("mark", channel="notebook", mark={"type": "strike", "station": 9})
        told(ada, "marks", "notebook")
        server.kill()
    with Program(file) as server, server.sit(tokens[0]) as ada, server.sit(tokens[1]) as ben:
        assert said(told(ada, "talk", "table")) == [("Ada", "Remember this")]
        assert told(ada, "marks", "notebook")["marks"][0]["mark"]["station"] == 9
        assert said(told(ben, "talk", "team")) == [("Ben", "and this")]
        assert told(ben, "marks", "team")["marks"][0]["mark"]["label"] == "here"


def test_who_stops_writing_is_not_shown_any_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "WRITES", 0.05)
    with company(server) as (_, _, ben, cy, _, _):
        ben.say("typing", channel="team")
        assert told(cy, "typing", "team")["seats"] == [1]
        assert told(cy, "typing", "team")["seats"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_in_every_language(language: str) -> None:
    words = Words(language)
    assert len({words.say(f"phrase-{phrase}") for phrase in PHRASES}) == len(PHRASES)


def test_typing_says_nothing_where_nobody_may_talk(server: Server) -> None:
    with company(server) as (_, ada, ben, _, wes, _):
        for client in (ada, ben):
            client.say("typing", channel="watchers")
        wes.say("typing", channel="watchers")
        ada.say("talking", allowed=False)
        ben.until("table", lambda news: not news["talking"])
        ada.say("typing", channel="table")
        assert not heard_meanwhile(ben)
