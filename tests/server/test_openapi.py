"""The protocol's document says what the server does: whatever it sends fits, and what does not fit it refuses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from starlette.routing import Route

from gaslamp.games import GAMES
from gaslamp.server.app import _routes
from gaslamp.server.openapi import document, events
from gaslamp.server.outgoing import PROTOCOL
from tests.server.client import Client, Json, Server, play
from tests.server.protocol import check_answer, check_body, check_said, check_told, is_said
from tests.server.test_wire_matches import MATCHES


def check_all_heard(*clients: Client) -> set[str]:
    """Everything these sockets were told fits; which kinds there were."""
    texts = {text for client in clients for text in (*client.raw, *client.heard)}
    told = [json.loads(text) for text in texts]
    for message in told:
        check_told(message)
    return {message["type"] for message in told}


@pytest.mark.parametrize(("game", "chairs", "options"), MATCHES, ids=[f"{m[0]}-{n}" for n, m in enumerate(MATCHES)])
def test_every_message_of_a_match_fits(
    server: Server, game: str, chairs: Sequence[str], options: dict[str, Any]
) -> None:
    _, host = server.create(game, *chairs, options=options, names=["Watson"])
    with server.sit(host) as one:
        news = one.until("table")
        assert (news["protocol"], news["game"], news["seats"]) == (PROTOCOL, game, len(chairs))
        assert news["options"] == options
        _, guest = server.join(news["invite"], "Mary")
        with server.sit(guest, "de") as two:
            one.say("start")
            play({one: Random(1), two: Random(2)})
            one.say("again", swap=True)
            one.until("moved")
            two.until("moved")
    assert {"table", "update", "change", "moved"} <= check_all_heard(one, two)


def test_a_shared_screen_fits(server: Server) -> None:
    table, token = server.create("classic", "me", "me", names=["Ada", "Ben"])
    with server.sit(token) as client:
        client.until("curtain")
        client.say("look", seat=0)
        client.until("update")
    check_all_heard(client)
    path = "/api/tables/{table}/view"
    for address in (path, f"{path}?look=0"):
        answer = server.get(address.format(table=table), token)
        check_answer("get", path, 200, answer.json())


def test_questions_and_drafts_fit(server: Server) -> None:
    _, token = server.create("classic", "club", "me")
    with server.sit(token) as client:
        client.until("update")
        client.say("ask", station=74)
        client.until("station")
    assert "station" in check_all_heard(client)
    _, token = server.create("connection", "me", "club")
    with server.sit(token) as client:
        client.until("update", lambda update: update["actions"])
        client.say("draft", do="hint")
        client.until("drafted")
    assert "drafted" in check_all_heard(client)


def test_a_lesson_fits(server: Server) -> None:
    admitted = server.post("/api/lessons", {"lesson": "classic-fugitive", "name": "Ada"})
    check_answer("post", "/api/lessons", 200, admitted.json())
    with server.sit(admitted.json()["token"]) as client:
        for action in client.until("update", lambda update: update["actions"])["actions"]:
            client.say("act", action=action)
        client.until("advice")
        client.say("skip")
        client.until("guidance", lambda said: said["number"] > 1)
    assert {"guidance", "advice", "table"} <= check_all_heard(client)


def test_refusals_fit(server: Server) -> None:
    _, token = server.create("classic", "me", "club")
    with server.sit(token) as client:
        client.until("update", lambda update: update["actions"])
        wrong = client.last["update"]["actions"][0] | {"station": 1}
        assert client.answer("act", action=wrong)["type"] == "refused"
        assert client.answer("replace", seat=0)["type"] == "trouble"
    assert {"refused", "trouble"} <= check_all_heard(client)
    with server.knock() as stranger:
        stranger.say("sit", token="nothing")
        stranger.closed()
    assert check_all_heard(stranger) == {"trouble"}


POSTS: list[tuple[str, Json]] = [
    ("/api/tables", {"game": "classic", "chairs": ["me", "club"]}),
    ("/api/tables", {"game": "chess", "chairs": ["me"]}),
    ("/api/join", {"invite": "nothing"}),
    ("/api/watch", {"invite": "nothing"}),
    ("/api/invited", {"invite": "nothing", "language": "it"}),
    ("/api/lessons", {"lesson": "nothing"}),
    ("/api/mine", {"tokens": ["nothing"]}),
]


@pytest.mark.parametrize(("path", "body"), POSTS)
def test_requests_and_their_answers_fit(server: Server, path: str, body: Json) -> None:
    check_body("post", path, body)
    answer = server.post(path, body)
    check_answer("post", path, answer.status_code, answer.json())
    assert server.post(path, body | {"more": 1}).status_code == 400
    with pytest.raises(Exception, match="more"):
        check_body("post", path, body | {"more": 1})


def test_what_is_asked_by_a_token_fits(server: Server) -> None:
    table, token = server.create("compact", "me", "club")
    with server.sit(token) as client:
        action = client.until("update", lambda update: update["actions"])["actions"][0]
        n = client.last["update"]["n"]
    path, bearer = "/api/tables/{table}/act", {"authorization": f"Bearer {token}"}
    check_body("post", path, action)
    for body, where, status in ((action, "?n=0", 400), (action, "?n=x", 400), (action, f"?n={n}", 200)):
        answer = server.post(path.format(table=table) + where, body, **bearer)
        assert answer.status_code == status, answer.text
        check_answer("post", path, status, answer.json())
    stranger = server.post(path.format(table=table), action, authorization="Bearer nothing")
    check_answer("post", path, 403, stranger.json())
    assert stranger.status_code == 403
    check_answer("get", "/api/games", 200, server.get("/api/games?language=fr").json())
    own = server.create("classic", "me", "open")[1]
    with server.sit(own) as host:
        invite = host.until("table")["invite"]
    check_answer("post", "/api/invited", 200, server.post("/api/invited", {"invite": invite}).json())
    check_answer("post", "/api/mine", 200, server.post("/api/mine", {"tokens": [token, own]}).json())


def test_what_is_sent_twice_is_played_once(server: Server) -> None:
    """A client whose connection broke sends its action anew; `n` says which one it is."""
    _, token = server.create("classic", "me", "club")
    with server.sit(token) as client:
        update = client.until("update", lambda update: update["actions"])
        sent = {"type": "act", "action": update["actions"][0], "n": update["n"]}
        check_said(sent)
        client.send(json.dumps(sent))
        client.send(json.dumps(sent))
        assert client.reply()["key"] == "server-overtaken"
        client.until("update", lambda update: update["actions"])
    played = [event for event in client.events if event.get("seat") == 0]
    assert len(played) == 1


SAID: list[Json] = [
    {"type": "act", "action": {"type": "Move", "seat": 0, "pawn": 0, "fare": "taxi", "station": 1}},
    {"type": "look", "seat": 0},
    {"type": "ask", "station": 74},
    {"type": "draft", "cards": [{"card": 3, "x": 0, "y": 1}], "do": "lift", "card": 3},
    {"type": "speak", "language": "fr"},
    {"type": "again", "swap": True},
    {"type": "name", "seat": 0, "name": "Ada"},
    {"type": "choose", "seat": 0, "character": "sherlock"},
]
SPOILT: list[Json] = [
    {"more": 1},
    {"seat": "x"},
    {"language": 3},
    {"station": -1},
    {"cards": 5},
    {"swap": 1},
    {"name": "x" * 99},
]
BAD_ACTIONS: list[Json] = [{"known_to": [1]}, {"type": "Fly!"}, {"fare": "rocket"}, {"station": "x"}, {"more": 1}]


@pytest.mark.parametrize("message", SAID, ids=[said["type"] for said in SAID])
def test_what_the_document_refuses_the_server_refuses(server: Server, message: Json) -> None:
    check_said(message)
    spoilt = [message | change for change in SPOILT if set(change) & {*message, "more"}]
    if message["type"] == "act":
        spoilt += [message | {"action": message["action"] | change} for change in BAD_ACTIONS]
    _, token = server.create("classic", "me", "club")
    with server.sit(token) as client:
        client.until("update")
        for bad in spoilt:
            assert not is_said(bad), bad
            client.send(json.dumps(bad))
            assert client.reply()["type"] in ("trouble", "refused"), bad


def test_a_spoilt_message_of_the_server_does_not_fit(server: Server) -> None:
    _, token = server.create("classic", "me", "club")
    with server.sit(token) as client:
        update = client.until("update", lambda update: update["actions"])
    for change in ({"n": "3"}, {"events": [{"type": "Nothing"}]}, {"view": {"seat": 0, "state": {"phase": 1}}}):
        with pytest.raises(Exception, match=r"not valid|is not"):
            check_told(update | change)
    for name in update.keys() - {"type"}:
        with pytest.raises(Exception, match=f"'{name}' is a required property"):
            check_told({key: value for key, value in update.items() if key != name})


def test_the_document_is_served_and_names_every_request(server: Server) -> None:
    assert server.get("/api/openapi.json").json() == json.loads(json.dumps(document()))
    ways = {
        (route.path, method.lower())
        for route in _routes()
        if isinstance(route, Route) and route.path.startswith("/api")
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert {(path, method) for path, item in document()["paths"].items() for method in item} == ways
    assert document()["info"]["x-protocol"] == PROTOCOL


def test_every_game_is_in_it() -> None:
    named = document()["components"]["schemas"]
    assert {kind.__name__ for kind in events()} <= set(named)
    assert all(type(GAMES[name]().start()).__name__ in named for name in GAMES)
    assert named["Move"]["properties"]["station"]["x-secret"]
    assert "x-secret" not in named["Surfaced"]["properties"]["station"]


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(document())
    places = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert places <= set(document()["components"]["schemas"])
    assert ">>>" not in text
