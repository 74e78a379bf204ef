"""Another game with the same people: a table of its own, and everybody's own way to it."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from gaslamp.server.auth import hashed
from gaslamp.server.seat_plan import swapped
from gaslamp.server.store import Chair
from tests.server.client import Client, Json, Server, play

SHORT = {"rounds": 1}
"""A game that is soon over."""


def finish(*clients: Client) -> None:
    play({client: Random(n) for n, client in enumerate(clients)})


def pair(server: Server) -> tuple[str, str, str]:
    """A table with a host who flees, a guest who hunts and a bot: its id and the two tokens."""
    table, host = server.create("classic", "me", "open", "casual", names=["Ada"], options=SHORT)
    with server.sit(host) as client:
        invite = client.until("table")["invite"]
    return table, host, server.join(invite, "Bea")[1]


def seats(server: Server, token: str) -> list[Json]:
    with server.sit(token) as client:
        found: list[Json] = client.until("table")["chairs"]
        return found


def test_everybody_keeps_the_seat_by_a_token_of_their_own(server: Server) -> None:
    table, host, guest = pair(server)
    bot = seats(server, host)[2]["name"]
    with server.sit(host) as ada, server.sit(guest) as bea:
        finish(ada, bea)
        ada.say("again")
        moved = [client.until("moved") for client in (ada, bea)]
    assert {message["table"] for message in moved} != {table}
    assert len({message["table"] for message in moved}) == 1
    tokens = [message["token"] for message in moved]
    assert len({host, guest, *tokens}) == 4
    assert not any(tokens[1] in text for text in ada.raw), "nobody is told another's token"
    assert not any(tokens[0] in text for text in bea.raw)
    assert [(c["name"], c["kind"], c["mine"]) for c in seats(server, tokens[0])] == [
        ("Ada", "person", True), ("Bea", "person", False), (bot, "bot", False),
    ]  # fmt: skip
    assert [chair["mine"] for chair in seats(server, tokens[1])] == [False, True, False]


def test_the_next_game_has_the_same_rules_and_begins_at_once(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        finish(ada, bea)
        settings = ada.last["table"]["settings"]
        ada.say("again")
        tokens = [client.until("moved")["token"] for client in (ada, bea)]
    with server.sit(tokens[0]) as ada, server.sit(tokens[1]) as bea:
        assert ada.until("table")["settings"] == settings
        assert (ada.last["table"]["phase"], ada.last["table"]["host"]) == ("playing", True)
        assert bea.until("table")["host"] is False
        finish(ada, bea)
        assert ada.state["outcome"]


def test_whoever_was_not_there_finds_the_way_later(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        finish(ada, bea)
    with server.sit(host) as ada:
        ada.say("again")
        here = ada.until("moved")
    with server.sit(guest) as bea:
        there = bea.until("moved")
    assert there["table"] == here["table"]
    assert [chair["mine"] for chair in seats(server, there["token"])] == [False, True, False]


def test_to_ask_twice_sets_up_one_table(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(host) as phone, server.sit(guest) as bea:
        finish(ada, bea)
        ada.say("again")
        phone.say("again")
        first, second = ada.until("moved"), phone.until("moved")
        ada.say("again")
        ada.say("speak", language="en")
        third = ada.until("moved")
    assert first == second == third


def test_a_bot_that_stood_in_goes_on_standing_in(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        bea.say("leave")
        ada.until("table", lambda table: table["chairs"][1]["left"])
        play({ada: Random(1)})
        ada.say("again")
        token = ada.until("moved")["token"]
    assert [chair["left"] for chair in seats(server, token)] == [False, True, False]


def test_only_the_host_can_ask_and_only_after_the_end(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        assert ada.answer("again")["key"] == "server-not-over"
        finish(ada, bea)
        assert bea.answer("again")["key"] == "server-host-only"
        assert "moved" not in bea.last


def rematch(server: Server, *chairs: str, game: str = "classic", **how: object) -> list[tuple[str, bool, str]]:
    """Who sits where after a rematch: the name of a person, whether it is the host, and the bot, which has one too."""
    _, host = server.create(game, *chairs, names=["Ada"], options=SHORT)
    with server.sit(host) as ada:
        finish(ada)
        ada.say("again", **how)
        token = ada.until("moved")["token"]
    seated = seats(server, token)
    assert all(chair["name"] for chair in seated if chair["kind"] == "bot")
    return [("" if chair["agent"] else chair["name"], chair["mine"], chair["agent"]) for chair in seated]


def test_a_person_against_bots_can_swap_sides(server: Server) -> None:
    club = "Club player"
    assert rematch(server, "me", "club", swap=True) == [("", False, club), ("Ada", True, "")]
    assert rematch(server, "me", "club", "club", swap=True) == [("", False, club), ("Ada", True, ""), ("", True, "")]
    assert rematch(server, "club", "me", "me", swap=True) == [("Ada", True, ""), ("", False, club), ("", False, club)]


def test_among_people_each_flees_in_turn(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        finish(ada, bea)
        ada.say("again", swap=True)
        tokens = [client.until("moved")["token"] for client in (ada, bea)]
    assert [chair["name"] for chair in seats(server, tokens[0])][:2] == ["Bea", "Ada"]
    assert [[chair["mine"] for chair in seats(server, token)] for token in tokens] == [
        [False, True, False], [True, False, False],
    ]  # fmt: skip


@given(st.lists(st.booleans(), min_size=2, max_size=6).filter(lambda people: sum(people) > 1))
def test_of_several_everybody_is_the_fugitive_as_often(people: list[bool]) -> None:
    """Who flees moves on with every rematch; a bot that flees makes way for people first."""
    chairs = tuple(
        Chair(seat=seat, key=f"k{seat}" if is_person else None, name=f"{seat}", agent=None if is_person else "club")
        for seat, is_person in enumerate(people)
    )
    fled = []
    for _ in range(2 * sum(people)):
        chairs = swapped(chairs)
        fled.append(chairs[0].key)
    assert sorted(map(str, fled)) == sorted(2 * [f"k{seat}" for seat, is_person in enumerate(people) if is_person])


def test_bots_can_play_at_another_level(server: Server) -> None:
    assert rematch(server, "me", "club", level="casual") == [("Ada", True, ""), ("", False, "Casual player")]
    assert rematch(server, "me", "club", swap=True, level="casual")[0] == ("", False, "Casual player")


def test_a_bot_that_stands_in_keeps_its_level(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        bea.say("leave")
        ada.until("table", lambda table: table["chairs"][1]["left"])
        play({ada: Random(1)})
        ada.say("again", level="casual")
        token = ada.until("moved")["token"]
    assert [chair["agent"] for chair in seats(server, token)] == ["", "Club player", "Casual player"]


def test_a_level_that_is_none_is_refused(server: Server) -> None:
    _, host = server.create("classic", "me", "club", options=SHORT)
    with server.sit(host) as ada:
        finish(ada)
        assert ada.answer("again", level="heuristic")["key"] == "server-chair-unknown"
        assert "moved" not in ada.last


def test_the_database_keeps_no_token(server: Server) -> None:
    _, host, guest = pair(server)
    with server.sit(host) as ada, server.sit(guest) as bea:
        finish(ada, bea)
        ada.say("again")
        moved = ada.until("moved")
    card = server.run(server.rooms.store.card(moved["table"]))
    assert card is not None
    assert card.chairs[0].key == hashed(moved["token"])
