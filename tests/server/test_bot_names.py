"""Bots have names and are marked as bots, wherever a table lists or names people."""

from __future__ import annotations

import json

import pytest

from gaslamp.agents.names import NAMES
from gaslamp.record import SILENT
from gaslamp.server.messages import NewTable
from gaslamp.server.seat_plan import next_table, set_up
from tests.server.client import Json, Server

NAMELESS = ("Player 1", "Player 2", "Player 3")


def chairs(server: Server, token: str) -> list[Json]:
    with server.sit(token) as client:
        found: list[Json] = client.until("table")["chairs"]
        return found


@pytest.mark.parametrize("game", ["classic", "holmes", "compact", "connection"])
def test_bots_are_named_and_marked_from_the_first_message(server: Server, game: str) -> None:
    table, token = server.create(game, "me", "club", "strong", names=["Ada"])
    ada, *bots = chairs(server, token)
    assert (ada["name"], ada["kind"]) == ("Ada", "person")
    assert {bot["name"] for bot in bots} <= {*NAMES}
    assert [(bot["kind"], bot["agent"]) for bot in bots] == [("bot", "Club player"), ("bot", "Strong player")]
    scene = server.get(f"/api/tables/{table}/view", token).json()["scene"]
    listed = scene["players"] if game == "connection" else scene["pawns"]
    marks = {player["who"]: player.get("bot", "") for player in listed if player["who"]}
    expected = {"Ada": "", **{bot["name"]: bot["agent"] for bot in bots}}
    assert marks == ({"Ada": ""} if game == "compact" else expected)
    assert not any(name in json.dumps(scene) for name in NAMELESS)
    if game == "compact":
        assert {score["who"]: score.get("bot", "") for score in scene["scores"]} == expected


def test_the_names_are_kept_in_the_record_and_in_the_list_of_games(server: Server) -> None:
    table, token = server.create("compact", "me", "club", names=["Ada"])
    name = chairs(server, token)[1]["name"]
    header = json.loads(server.get(f"/api/tables/{table}/record", token).text.splitlines()[0])
    assert header["gaslamp"] == SILENT
    assert header["players"] == [{"name": "Ada"}, {"name": name, "agent": "club"}]
    [mine] = server.mine(token)
    assert (mine["names"], mine["bots"]) == (["Ada", name], [1])


def test_bots_that_take_free_seats_are_named_when_the_game_begins(server: Server) -> None:
    _, token = server.create("connection", "me", "open", "club", names=["Ada"])
    with server.sit(token) as client:
        before = client.until("table")["chairs"]
        assert (before[1]["name"], before[1]["kind"]) == ("", "open")
        client.say("start")
        after = client.until("table", lambda told: told["phase"] == "playing")["chairs"]
    assert after[2]["name"] == before[2]["name"]
    assert (after[1]["kind"], after[1]["name"] in NAMES) == ("bot", True)
    assert after[1]["name"] != after[2]["name"]


def test_whoever_leaves_keeps_the_name_and_a_bot_is_said_to_play_on(server: Server) -> None:
    _, token = server.create("connection", "me", "me", names=["Ada", "Bea"])
    with server.sit(token) as client:
        client.say("leave")
        client.until("table", lambda told: all(chair["left"] for chair in told["chairs"]))
        said = client.until("update", lambda update: all(player["bot"] for player in update["scene"]["players"]))
    assert [chair["name"] for chair in chairs(server, token)] == ["Ada", "Bea"]
    assert [(player["who"], player["bot"]) for player in said["scene"]["players"]] == [
        ("Ada", "a bot plays on"),
        ("Bea", "a bot plays on"),
    ]


def test_at_another_game_of_the_same_people_bots_are_the_same() -> None:
    card = set_up(NewTable(game="classic", chairs=("me", "club"), names=("Ada",)), "key")
    again, _ = next_table(card, card.chairs, "secret")
    assert [chair.name for chair in again.chairs] == [chair.name for chair in card.chairs]
    assert card.chairs[1].name in NAMES
