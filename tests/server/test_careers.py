"""What becomes of games of people with kept names: history, statistics, ratings once; told whole, and removed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from gaslamp.server import conversations, passphrases
from gaslamp.server.careers import Careers
from gaslamp.server.schema import lines, marks, played, standings, tables
from gaslamp.server.store import Store
from tests.patience import until
from tests.server.browsers import PHRASE, Browser
from tests.server.client import Json, Server, play
from tests.server.test_mirrored import how
from tests.server.test_store import with_store


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrases, "KIB", 64)
    monkeypatch.setattr(passphrases, "ROUNDS", 1)


@pytest.fixture
def ada(own: Server) -> Iterator[Browser]:
    with Browser(own) as browser:
        browser.take("Ada")
        yield browser


@pytest.fixture
def ben(own: Server) -> Iterator[Browser]:
    with Browser(own) as browser:
        browser.take("Ben")
        yield browser


def duel(own: Server, ada: Browser, ben: Browser, **more: Any) -> tuple[str, str, str]:
    """A game of two to its end: the table, and the tokens."""
    table, host = own.create("classic", "me", "open", names=["Ada"], **more)
    with ada.sit(host) as hers:
        news = hers.until("table", lambda told: told["chairs"][0]["mark"] == "kept")
        _, guest = own.join(news["invite"], "Ben")
        with ben.sit(guest) as his:
            play({hers: Random(1), his: Random(2)})
    return table, host, guest


def rows(own: Server, what: Any) -> list[Any]:
    async def read() -> list[Any]:
        async with own.rooms.store.reading() as connection:
            return [*(await connection.execute(what)).all()]

    return own.run(read())


def test_a_game_is_in_the_history_of_both_and_rated(own: Server, ada: Browser, ben: Browser) -> None:
    table, *_ = duel(own, ada, ben)
    (hers,), (his,) = ada.wait_for_games(), ben.wait_for_games()
    assert (hers["table"], hers["game"], hers["role"], hers["rated"], hers["there"]) == (
        table, "classic", "fugitive", True, True,
    )  # fmt: skip
    assert hers["won"] is not his["won"]
    assert {one["name"]: one["kind"] for one in hers["others"]} == {"Ben": "kept"}
    for browser, game in ((ada, hers), (ben, his)):
        me = browser.told()
        (tally,), (rating,) = me["statistics"], me["ratings"]
        assert (tally["games"], tally["won"]) == (1, int(game["won"]))
        point = rating["points"][-1]
        assert (point["rating"] > 1500) is game["won"]
        assert point["low"] < point["rating"] < point["high"]
        assert not rating["sure"]


@pytest.mark.parametrize("more", [{"rated": False}, {}], ids=["by the host's word", "with a guest"])
def test_a_game_that_is_not_rated_is_in_the_history_alone(own: Server, ada: Browser, more: Json) -> None:
    with Browser(own) as other:
        if more:
            other.take("Ben")
        duel(own, ada, other, **more)
        assert ada.wait_for_games()[0]["rated"] is False
    assert ada.told()["ratings"] == []
    assert rows(own, select(standings)) == []


def test_it_is_said_before_the_game_begins(own: Server, ada: Browser, ben: Browser) -> None:
    _, guests = own.create("classic", "me", "open")
    with own.sit(guests) as screen:
        assert screen.until("table")["rated"] == "", "guests are told nothing of it"
    for rated, said in ((True, "only if"), (False, "does not count")):
        _, host = own.create("classic", "me", "open", rated=rated)
        with ada.sit(host) as hers:
            assert said in hers.until("table", lambda told: told["rated"])["rated"]
    _, host = own.create("classic", "me", "open", "open")
    with ada.sit(host) as hers:
        invite = hers.until("table", lambda told: told["rated"])["invite"]
        _, guest = own.join(invite)
        with ben.sit(guest) as his:
            his.until("table", lambda told: told["chairs"][1]["mark"] == "kept")
            assert "only if" in his.last["table"]["rated"], "a seat is free"


def test_of_two_processes_one_rates_a_match(own: Server, ada: Browser, ben: Browser) -> None:
    table, *_ = duel(own, ada, ben)
    ada.wait_for_games()

    async def again() -> list[bool]:
        others = [Careers(own.rooms.store, own.rooms.recall) for _ in range(3)]
        return await asyncio.gather(*(other.take_in(table) for other in others))

    assert own.run(again()) == [False, False, False]
    assert len(rows(own, select(standings))) == 2


def test_the_last_of_mirrored_games_says_how_they_ended(own: Server, ada: Browser, ben: Browser) -> None:
    _, host = own.create("classic", "me", "open", names=["Ada"], options={"rounds": 2, "entries": 4}, mirrored=True)
    with ada.sit(host) as hers, ben.sit(own.join(hers.until("table")["invite"], "Ben")[1]) as his:
        play({hers: Random(1), his: Random(2)})
        hers.say("again", swap=True)
        tokens = [client.until("moved")["token"] for client in (hers, his)]
    with ada.sit(tokens[0]) as hers, ben.sit(tokens[1]) as his:
        play({hers: Random(3), his: Random(4)})
        results = how(hers)["results"]
    places = {line["mine"]: line["place"] for line in results}
    told = {(1, 2): ("won", "lost"), (2, 1): ("lost", "won"), (1, 1): ("drawn", "drawn")}[places[True], places[False]]
    for browser, expected in zip((ada, ben), told, strict=True):
        assert [one["mirror"] for one in browser.wait_for_games(2)] == [expected, None]


def test_two_processes_at_the_same_instant(own: Server, ada: Browser, ben: Browser, monkeypatch: Any) -> None:
    """Both have read that nobody has; the row of the claim decides."""

    async def nobody(*_: Any) -> bool:
        return False

    monkeypatch.setattr(own.rooms.careers, "take_in", nobody)
    table, *_ = duel(own, ada, ben)
    monkeypatch.undo()

    async def both() -> list[bool]:
        two = [Careers(own.rooms.store, own.rooms.recall) for _ in range(2)]
        return await asyncio.gather(*(one.take_in(table) for one in two))

    assert sorted(own.run(both())) == [False, True]
    assert len(rows(own, select(standings))) == 2
    assert len(ada.history()) == 1


def test_the_history_is_told_in_pages(own: Server, ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.server.archives.PAGE", 2)
    for _ in range(3):
        _, host = own.create("classic", "me", "casual")
        with ada.sit(host) as hers:
            play({hers: Random(1)})
    ada.wait_for_games(2)
    until(lambda: ada.told("/games")["more"], "no third game was taken in")
    first = ada.told("/games")
    rest = ada.told("/games", before=first["games"][-1]["when"])
    assert (len(first["games"]), len(rest["games"]), rest["more"]) == (2, 1, False)
    assert {one["kind"] for one in first["games"][0]["others"]} == {"bot"}


# All of it told, all of it removed


def talk(own: Server, ada: Browser, ben: Browser) -> tuple[str, str]:
    """A game under way at which both have spoken and Ada has drawn: the table, and her token."""
    table, host = own.create("classic", "me", "open", names=["Ada"])
    with ada.sit(host) as hers:
        invite = hers.until("table", lambda told: told["chairs"][0]["mark"] == "kept")["invite"]
        _, guest = own.join(invite, "Ben")
        with ben.sit(guest) as his:
            his.until("update")
            hers.until("update")
            hers.say("chat", channel="table", text="good evening from Ada")
            his.until("talk", lambda told: told["lines"])
            his.say("chat", channel="table", text="and from Ben")
            hers.until("talk", lambda told: told["lines"] and told["lines"][-1]["text"] == "and from Ben")
            hers.say("mark", channel="notebook", mark={"type": "pin", "station": 74, "label": "here"})
            hers.until("marks", lambda told: told["marks"])
    return table, host


def test_an_export_holds_all_of_it_and_of_nobody_else(own: Server, ada: Browser, ben: Browser) -> None:
    duel(own, ada, ben)
    ada.wait_for_games()
    table, _ = talk(own, ada, ben)
    assert ada.refused("/export", passphrase="not this one") == (403, "passphrase-wrong")
    told = ada.told("/export", passphrase=PHRASE)
    assert told["name"] == "Ada"
    assert len(told["sessions"]) == len(told["history"]) == len(told["statistics"]) == len(told["ratings"]) == 1
    assert {(seat["table"], seat["name"]) for seat in told["seats"]} >= {(table, "Ada")}
    said, drawn = told["others"]["chat"]
    assert (said["table"], said["channel"], said["text"]) == (table, "table", "good evening from Ada")
    assert drawn["mark"] == {"type": "pin", "station": 74, "label": "here"}
    assert "from Ben" not in json.dumps(told)


def test_whoever_is_removed_is_gone_everywhere(own: Server, ada: Browser, ben: Browser) -> None:
    duel(own, ada, ben)
    ada.wait_for_games()
    (person,) = (row.person for row in rows(own, select(played)) if row.name == "Ada")
    table, host = talk(own, ada, ben)
    with own.sit(host) as watching:
        watching.until("talk", lambda told: len(told["lines"]) == 2)
        assert ada.refused("/delete", passphrase="not this one") == (403, "passphrase-wrong")
        ada.told("/delete", passphrase=PHRASE)
        watching.until("table", lambda told: told["chairs"][0]["name"] == "")
    assert ada.told()["name"] == ""
    everything = "\n".join(repr(tuple(row)) for table in tables.sorted_tables for row in rows(own, select(table)))
    assert person not in everything
    assert "'Ada'" not in everything
    assert [row.text for row in rows(own, select(lines))] == ["and from Ben"]
    assert rows(own, select(marks)) == []
    with own.sit(host) as again:
        again.until("talk", lambda told: [line["text"] for line in told["lines"]] == ["and from Ben"])
    assert own.mine(host)[0]["table"] == table, "the seat is a guest's, and the game goes on"
    (game,) = ben.history()
    assert game["others"][0]["kind"] == "deleted"
    assert len(ben.told()["ratings"]) == 1, "what Ben has won stays"


def test_a_game_whose_player_was_removed_meanwhile_is_not_rated(own: Server, ada: Browser, ben: Browser) -> None:
    _, host = own.create("classic", "me", "open", names=["Ada"])
    with ada.sit(host) as hers:
        invite = hers.until("table", lambda told: told["chairs"][0]["mark"] == "kept")["invite"]
        _, guest = own.join(invite, "Ben")
        with ben.sit(guest) as his:
            his.until("update")
            ada.told("/delete", passphrase=PHRASE)
            play({hers: Random(1), his: Random(2)})
    (game,) = ben.wait_for_games()
    assert (game["rated"], game["others"][0]["kind"], game["others"][0]["name"]) == (False, "guest", "")
    assert ben.told()["ratings"] == []


def test_nothing_is_anybodys_without_a_key(database: str) -> None:
    """A person without seats removes nothing of others."""
    from gaslamp.server.belongings import Owner

    async def run(store: Store) -> list[Any]:
        async with store.writing() as connection:
            await conversations.forget_owner(connection, Owner("somebody", frozenset()))
            return await conversations.told_to(connection, Owner("somebody", frozenset()))

    assert with_store(database, run) == []
