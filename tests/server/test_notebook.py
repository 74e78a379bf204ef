"""The fugitive's notebook is told to a screen of his alone, from his view alone, and costs the detectives nothing."""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.agents import make_agent
from gaslamp.agents.belief import believe
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games import make_game
from gaslamp.match import Match, steps
from gaslamp.server.audiences import Audience
from gaslamp.server.conversations import Conversation, KeptMark
from gaslamp.server.messages import AnyMark, GhostMove, Pin
from gaslamp.server.notebook import can_note
from tests.server.client import Client, Json, Server
from tests.server.truths import Told, Truth

GAMES = ("classic", "holmes", "compact")


def played(game: str, phase: str, entries: int, seats: int = 3) -> Truth:
    """A match in this phase, once the fugitive has made so many entries."""
    match: Truth = Match(make_game(game, seats))
    agents = {seat: make_agent("heuristic", Random(seat)) for seat in range(seats)}
    for _ in steps(match, {**agents, CHANCE: Uniform(Random(2))}):
        if match.state.phase == phase and len(match.state.log) >= entries:
            return match
    raise AssertionError("it never came so far")


def notes(table: Told) -> Json:
    table.screen.notebook.want(is_so=True)
    (told,) = [message for message in map(json.loads, table.news()) if message["type"] == "notebook"]
    return dict(told)


def his(match: Truth, **more: Any) -> Told:
    return Told(match, frozenset({match.state.fugitive}), **more)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phase", ["move", "answer"])
def test_it_holds_his_way_and_what_all_can_know(game: str, phase: str) -> None:
    match = played(game, phase, 1)
    told, state = notes(his(match)), match.state
    assert told["n"] == len(match.log)
    assert [stop["station"] for stop in told["way"]] == [state.start, *(entry.station for entry in state.log)]
    assert told["station"] == state.stations[0]
    assert set(told["known"]) == believe(match.view(state.fugitive), eyes=SPECTATOR)
    assert len(told["told"]) == (2 if phase == "answer" else 1)


@pytest.mark.parametrize("game", GAMES)
def test_it_says_how_soon_detectives_can_be_where_he_can_go(game: str) -> None:
    match = played(game, "move", 1)
    rules: Any = match.game
    told = notes(his(match))["next"]
    rides = [*rules.rides(match.view(match.state.fugitive).state, 0)]
    assert {(one["station"], fare) for one in told for fare in one["fares"]} == {*((at, fare) for fare, at in rides)}
    for one in told:
        near = {
            pawn for pawn in rules.detectives if any(at == one["station"] for _, at in rules.rides(match.state, pawn))
        }
        assert {*one["pawns"]} == near
        assert (one["moves"] == 1) == bool(near)


def test_where_nobody_flees_there_is_nothing_to_note() -> None:
    match = played("compact", "place", 0)
    assert not can_note(match.state)
    told = notes(his(match))
    assert (told.get("way", []), told["told"]) == ([], ["Nothing to note right now."])


def test_it_is_told_once_and_again_when_something_has_happened() -> None:
    match = played("classic", "move", 2)
    table = his(match, language="fr")
    assert notes(table)["told"][0].startswith("Pour ce que savent")
    assert table.news() == []
    after = match.fork()
    after.play(after.view(0).actions[0])
    assert [json.loads(text)["type"] for text in table.becomes(after)][-1] == "notebook"
    table.screen.notebook.want(is_so=False)
    assert table.news() == []


@pytest.mark.parametrize("people", [{1}, {0, 1}, set[int](), {0, 1, 2}])
def test_nobody_else_is_told_any(people: set[int]) -> None:
    table = Told(played("classic", "answer", 2), frozenset(people))
    assert [json.loads(text)["type"] for text in table.noted()] == ["trouble"]
    assert table.news() == []


def test_where_the_role_goes_round_it_goes_along() -> None:
    match = played("compact", "move", 1)
    others = frozenset(range(match.game.seats)) - {match.state.fugitive}
    assert notes(his(match))["way"]
    assert '"trouble"' in Told(match, others).noted()[0]


# Secrets


def test_nothing_of_the_detectives_room_is_in_it() -> None:
    """What they draw and who plans for them changes no byte."""
    match = played("classic", "answer", 3)
    quiet, busy = his(match), his(match)
    drawn: tuple[AnyMark, ...] = (GhostMove(pawn=1, station=1), Pin(station=match.state.stations[0], label="here"))
    marks = tuple(KeptMark(id=n, seat=1, n=0, mark=mark) for n, mark in enumerate(drawn, 1))
    busy.room.talk.known = Conversation(version=1, marks={Audience("team", 0): marks})
    assert quiet.noted() == busy.noted()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_written_from_his_view_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the match nothing is asked but his view: the detectives' secrets cannot come in."""
    match = played(game, "answer", 1)
    table = his(match)
    fugitive, asked = match.state.fugitive, list[int]()
    view = Match.view

    def noting(self: Truth, seat: int) -> Any:
        asked.append(seat)
        return view(self, seat)

    table.screen.notebook.want(is_so=True)
    monkeypatch.setattr(Match, "view", noting)
    (told,) = table.screen.notebook.news()
    assert told.way
    assert {*asked} == {fugitive}


def test_the_detectives_are_sent_the_same_whether_or_not_he_opens_it(server: Server) -> None:
    """Byte for byte, and their screens sleep meanwhile."""
    heard = [chased(server, opens=opens) for opens in (False, True)]
    assert heard[0] == heard[1]


def chased(server: Server, *, opens: bool) -> list[str]:
    """What a detective is sent while he moves, with his notebook open or closed; names of tables blanked."""
    table, host = server.create("classic", "me", "open")
    with ExitStack() as stack:
        fugitive = stack.enter_context(server.sit(host))
        _, token = server.join(fugitive.until("table")["invite"])
        detective = stack.enter_context(server.sit(token))
        fugitive.until("update", lambda update: update["actions"])
        detective.until("update")
        if opens:
            before, woken = len(detective.raw), list[str]()
            screens = [screen for screen in server.room(table).screens if 1 in screen.people]
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(screens[0], "wake", lambda: woken.append("woken"))
                version = server.room(table).card.version
                fugitive.say("notebook", wanted=True)
                assert fugitive.until("notebook")["way"]
            assert (woken, len(detective.raw), server.room(table).card.version) == ([], before, version)
        move(fugitive)
        detective.until("update", lambda update: update["actions"])
        move(detective)
        return [text.replace(table, "T") for text in detective.raw if '"table"' not in text[:20]]


def move(client: Client) -> None:
    action = next(one for one in client.last["update"]["actions"] if one["type"] == "Move")
    client.say("act", action=action)
    client.until("update")


def test_boards_have_the_ways_that_are_drawn() -> None:
    """Every ride of his way is along a line of the drawing, but for the balloon."""
    match = played("classic", "move", 4)
    rules: Any = match.game
    told, board = notes(his(match)), rules.board
    lines = {f"{line.kind}-{min(line.a, line.b)}-{max(line.a, line.b)}" for line in board.lines}
    assert all({*stop["via"]} <= lines and stop["via"] for stop in told["way"][1:])


def test_a_table_at_which_nobody_plays_any_more_has_none() -> None:
    match = played("classic", "move", 2)
    table = his(match)
    table.room.card = replace(table.room.card, phase="waiting")
    assert '"trouble"' in table.noted()[-1]
