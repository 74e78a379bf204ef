"""Lessons over the wire: an ordinary table, at which the script plays all others and judges what the learner does."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.lessons import lesson_names, load_lesson
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Client, Json, Server


def learn(server: Server, lesson: str) -> tuple[str, str]:
    return server._seated(server.post("/api/lessons", {"lesson": lesson, "name": "Ada"}))


def guided(client: Client) -> Json:
    """What the lesson says once something is to be done, or once it is over."""
    while True:
        told = client.until("guidance")
        if told["task"]:
            return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_is_shown_to_its_end(server: Server, name: str, language: str) -> None:
    _, token = learn(server, name)
    words, steps = Words(language).about(name.partition("-")[0]), load_lesson(name).steps
    with server.sit(token, language) as client:
        told = guided(client)
        seen = []
        while not told["over"]:
            seen.append(told["number"])
            client.say("skip")
            told = guided(client)
        assert sorted(set(seen)) == list(range(1, len(steps) + 1))
        assert f"{told['text']}\n{told['task']}" == words.say(f"lesson-{name}.done")
        assert told["chairs"].count("me") == 1


def test_a_right_step_is_played_and_a_wrong_one_answered(server: Server) -> None:
    _, token = learn(server, "classic-fugitive")
    with server.sit(token) as client:
        told = guided(client)
        assert told["task"] == "Go to 102 by taxi."
        n = told["n"]
        wrong = next(action for action in client.last["update"]["actions"] if action.get("fare") == "black")
        client.say("act", action=wrong)
        assert client.until("advice")["text"] == Words("en").say("lesson-classic-fugitive-ride.wrong-black")
        right = next(a for a in client.last["update"]["actions"] if a.get("station") == 102 and a["fare"] == "taxi")
        client.say("act", action=right)
        told = guided(client)
        assert told["n"] > n
        assert told["number"] == 2
        assert told["praise"] == Words("en").say("lesson-classic-fugitive-ride.done")


def test_what_the_rules_refuse_is_refused_by_its_rule(server: Server) -> None:
    _, token = learn(server, "classic-fugitive")
    with server.sit(token) as client:
        guided(client)
        client.say("act", action={"type": "Move", "seat": 0, "pawn": 0, "fare": "taxi", "station": 199})
        assert client.until("refused")["rule"] == "CL-8"


def test_whoever_comes_back_goes_on_where_they_were(tmp_path: Any) -> None:
    database = str(tmp_path / "lessons.db")
    with Server(database) as server:
        _, token = learn(server, "classic-detective")
        with server.sit(token) as client:
            guided(client)
            client.say("skip")
            before = guided(client)
        assert server.mine(token)[0]["title"] == Words("en").say("lesson-classic-detective")
    with Server(database) as server, server.sit(token, "fr") as client:
        after = guided(client)
    assert (after["n"], after["number"]) == (before["n"], before["number"])
    assert after["title"] == Words("fr").say("lesson-classic-detective")


def test_a_lesson_is_for_one_alone(server: Server) -> None:
    _, token = learn(server, "classic-fugitive")
    with server.sit(token) as client:
        table = client.until("table")
        assert (table["lesson"], table["invite"], table["watch"], table["watchable"]) == (
            "classic-fugitive",
            "",
            "",
            False,
        )
        guided(client)
        client.say("leave")
        assert client.until("trouble")["key"] == "server-in-lesson"


def test_there_is_nothing_to_skip_at_an_ordinary_table(server: Server) -> None:
    _, token = server.create("classic", "me", "club")
    with server.sit(token) as client:
        client.until("update")
        client.say("skip")
        assert client.until("trouble")["key"] == "server-no-step"


def test_others_are_not_for_the_learner_to_play(server: Server) -> None:
    _, token = learn(server, "classic-detective")
    with server.sit(token) as client:
        guided(client)
        client.say("act", action={"type": "Move", "seat": 0, "pawn": 0, "fare": "taxi", "station": 71})
        assert client.until("trouble")["key"] == "server-not-your-seat"


@pytest.mark.parametrize("lesson", ["", "chess", "../../etc/passwd", "classic"])
def test_a_lesson_there_is_not_is_said_to_be_none(server: Server, lesson: str) -> None:
    answer = server.post("/api/lessons", {"lesson": lesson})
    assert (answer.status_code, answer.json()["key"]) == (400, "lesson-unknown")


def test_a_table_cannot_be_set_up_with_a_script_at_it(server: Server) -> None:
    answer = server.post("/api/tables", {"game": "classic", "chairs": ["me", "lesson:classic-fugitive"]})
    assert answer.json()["key"] == "server-chair-unknown"


def test_the_list_of_games_has_its_lessons(server: Server) -> None:
    games = server.get("/api/games?language=de").json()["games"]
    found = [lesson["name"] for game in games for lesson in game["lessons"]]
    assert found == list(lesson_names())
    assert games[0]["lessons"][0]["title"] == Words("de").say("lesson-classic-fugitive")
