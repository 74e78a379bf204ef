"""Whatever is asked for by request: tables that cannot be, bodies of any shape, depth and size; never a crash."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gaslamp
from gaslamp.core import BadMessage
from gaslamp.games import GAMES
from gaslamp.options import fields
from gaslamp.server import messages
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Server

BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game-unknown"),
    ({"chairs": []}, "server-unreadable"),
    ({"chairs": ["me"] * 9}, "server-unreadable"),
    ({"chairs": ["me"] * 8}, ""),
    ({"chairs": ["me", "os:system"]}, "server-chair-unknown"),
    *(({"chairs": ["me", bot]}, "server-chair-unknown") for bot in ("planner", "heuristic", "uniform", "sleuth")),
    ({"chairs": ["me", "tests.server.client:QuickBots"]}, "server-chair-unknown"),
    ({"options": {"board": "/etc/passwd.board"}}, "server-not-shipped"),
    ({"options": {"board": "../x.board"}}, "server-not-shipped"),
    ({"options": {"board": "boards/bradley.board"}}, "server-not-shipped"),
    ({"options": {"board": ["bradley"]}}, "server-not-shipped"),
    ({"options": {"board": None}}, "server-not-shipped"),
    ({"options": {"board": {}}}, "server-not-shipped"),
    ({"game": "connection", "options": {"deck": "/etc/passwd.deck"}}, "server-not-shipped"),
    ({"game": "connection", "options": {"deck": "mine.deck"}}, "server-not-shipped"),
    ({"options": {"rounds": "many"}}, "option-wrong"),
    ({"options": {"rounds": -1}}, ""),
    ({"options": {"rounds": 10**40}}, ""),
    ({"options": {"wings": 2}}, "option-unknown"),
    ({"options": []}, "server-unreadable"),
    ({"names": ["x" * 99]}, "server-unreadable"),
    ({"colour": "red"}, "server-unreadable"),
    ({"hints": "perhaps"}, "server-unreadable"),
]


@pytest.mark.parametrize(("change", "key"), BAD_TABLES, ids=range(len(BAD_TABLES)))
def test_a_table_that_cannot_be_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], key: str
) -> None:
    touched: list[str] = []
    for name in ("read_text", "read_bytes", "open", "exists", "is_file"):
        monkeypatch.setattr(Path, name, watched(getattr(Path, name), touched))
    monkeypatch.setattr("gaslamp.agents.import_module", touched.append)
    asked = {"game": "classic", "chairs": ["me", "club"]} | change
    answer = server.post("/api/tables", asked, **{"accept-language": "it-CH,it;q=0.9"})
    assert answer.status_code == 400
    assert answer.json()["type"] == "trouble"
    assert key in ("", answer.json()["key"])
    assert json.dumps(answer.json(), ensure_ascii=False).count("passwd") <= 1
    ours = Path(gaslamp.__file__).parent
    assert [path for path in touched if ours not in Path(path).parents] == [], "no file is a client's business"


def watched(method: Callable[..., Any], touched: list[str]) -> Callable[..., Any]:
    """A way to a file that remembers which."""

    def watch(path: Path, *args: Any, **more: Any) -> Any:
        touched.append(str(path))
        return method(path, *args, **more)

    return watch


def test_problems_are_told_in_the_language_of_the_request(server: Server) -> None:
    for language in LANGUAGES:
        answer = server.post("/api/join", {"invite": "x"}, **{"accept-language": f"tlh, {language}-XX;q=0.8, en;q=0.1"})
        assert answer.json()["text"] == Words(language).say("server-invitation-unknown")
        answer = server.post(f"/api/join?language={language}", {"invite": "x"})
        assert answer.json()["text"] == Words(language).say("server-invitation-unknown")


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    for path in ("/api/tables", "/api/join", "/api/mine"):
        answer = server.http.post(path, content=b"x" * 70_000)
        assert (answer.status_code, answer.json()["key"]) == (400, "server-too-large")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_set_wrongly_is_explained_in_every_language(server: Server, game: str) -> None:
    for option in fields(game):
        for language in LANGUAGES:
            asked = {"game": game, "chairs": ["me", "casual"], "options": {option: {"no": "such"}}}
            answer = server.post(f"/api/tables?language={language}", asked)
            assert answer.status_code == 400, f"{option} in {language}"
            assert answer.json()["text"]


# What is sent at random

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    [
        "type",
        "token",
        "language",
        "action",
        "seat",
        "cards",
        "links",
        "do",
        "card",
        "game",
        "chairs",
        "names",
        "options",
    ]
)
KINDS = st.sampled_from(["sit", "speak", "act", "look", "start", "leave", "return", "replace", "draft", "classic"])
BODIES = st.dictionaries(FIELDS, JSON | KINDS, max_size=6).map(json.dumps) | JSON.map(json.dumps) | st.text()


@given(BODIES | st.binary())
def test_whatever_is_said_is_a_message_or_unreadable(text: str | bytes) -> None:
    sent = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    for decode in (messages.decode_spoken, messages.decode_sit):
        with suppress(BadMessage):
            assert isinstance(decode(sent), messages.Said)


TABLES = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["classic", "holmes", "compact", "connection"]) | st.text(max_size=9),
        "chairs": st.lists(st.sampled_from(["me", "open", "casual"]) | st.text(max_size=9), max_size=7),
    },
    optional={
        "options": st.dictionaries(
            st.sampled_from(["board", "rounds", "mode", "characters", "deck", "taxi", "starts", "surfacing", "crimes"]),
            JSON | st.lists(st.integers(-3, 220), max_size=9),
            max_size=3,
        ),
        "names": st.lists(st.text(max_size=26), max_size=4),
    },
)


SLOW = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]


@settings(max_examples=60, deadline=None, suppress_health_check=SLOW)
@given(st.sampled_from(["/api/tables", "/api/join", "/api/mine"]), BODIES | TABLES.map(json.dumps) | st.binary())
def test_whatever_is_asked_is_answered(server: Server, path: str, body: str | bytes) -> None:
    sent = body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")
    answer = server.http.post(path, content=sent)
    assert answer.status_code in (200, 400, 403), answer.text
    assert answer.status_code == 200 or answer.json()["text"]


@pytest.mark.parametrize("depth", [10, 100, 300, 500, 700, 800, 850, 900, 930, 960, 990, 1100, 15_000])
def test_however_deep_it_is_it_is_answered(server: Server, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for option in ("rounds", "board", "characters"):
        text = f'{{"game":"holmes","chairs":["me","casual"],"options":{{"{option}":{deep}}}}}'
        assert server.http.post("/api/tables", content=text).status_code == 400
