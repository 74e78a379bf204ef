"""What has changed between two JSON values: applied to the one it gives the other, and no screen misses anything."""

from __future__ import annotations

import json
from random import Random
from statistics import median
from typing import Any

import pytest
from benchmarks.updates import GAMES, sizes
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.json import encode

from gaslamp.deltas import CannotApply, applied
from gaslamp.deltas import difference as written_difference
from gaslamp.deltas import written as in_bytes
from tests.server.client import Server, play

NUMBERS = st.one_of(st.booleans(), st.integers(-3, 3), st.floats(-9, 9, width=16))
SCALARS = st.one_of(st.none(), NUMBERS, st.text("añ😀", max_size=3))
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=6), st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)),
    max_leaves=25,
)


def written(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def difference(old: Any, new: Any) -> Any:
    return json.loads(written_difference(in_bytes(old), in_bytes(new)))


@settings(max_examples=300, deadline=None)
@given(VALUES, VALUES)
@example({"c": [None, None, 2, 1.8125], "a": None, "b": None}, {"c": [None, 2, 1.8125], "a": []})  # longer with spaces
def test_a_difference_makes_the_one_of_the_other(old: Any, new: Any) -> None:
    before = written(old)
    delta = difference(old, new)
    assert written(applied(old, delta)) == written(new), "True is not 1"
    assert written(old) == before, "the old one is left as it is"
    assert len(encode(delta)) <= len(encode([new])), "as it is sent"


EXAMPLES: list[tuple[Any, Any, Any]] = [
    ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
    ({"a": 1, "b": 2}, {"b": 2}, {"a": []}),
    ({}, {"a": []}, {"a": [[]]}),
    ({"a": 1}, {"a": 1}, {}),
    ([*range(9)], [*range(8), 80], [8, [80]]),
    ([*range(9)], [0, 2, 3, 4, 5, 6, 7, 8, 9], [1, 1, [], 9, 0, [9]]),
    ([{"a": 1, "b": 2 * "long "}, 5], [{"a": 3, "b": 2 * "long "}, 5], [0, {"a": [3]}]),
    ("long text", "short", ["short"]),
    (None, [1], [[1]]),
]


@pytest.mark.parametrize(("old", "new", "delta"), EXAMPLES)
def test_the_format_is_as_it_is_written(old: Any, new: Any, delta: Any) -> None:
    """A public promise: clients apply this."""
    assert difference(old, new) == delta
    assert applied(old, delta) == new


STRANGE: list[tuple[Any, Any]] = [(None, {"a": [1]}), ([1], [4, [2]]), ({}, [0, 1, []]), (3, [0, [1]]), ([], [0, 1])]


@pytest.mark.parametrize(("old", "delta"), STRANGE)
def test_a_delta_of_another_value_is_refused(old: Any, delta: Any) -> None:
    with pytest.raises(CannotApply):
        applied(old, delta)


# Over the wire


def test_after_the_first_update_a_socket_hears_of_changes(server: Server) -> None:
    _, token = server.create("holmes", "me", "casual", options={"mode": "sherlock", "rounds": 4})
    with server.sit(token) as client:
        play({client: Random(2)})
    kinds = [json.loads(text)["type"] for text in client.raw]
    assert kinds.index("update") < kinds.index("change")
    assert kinds.count("change") > 5 * kinds.count("update")
    assert sum(map(len, client.raw)) < sum(map(len, client.heard)) / 2


def test_whoever_asks_is_told_the_whole_again(server: Server) -> None:
    table, token = server.create("classic", "me", "casual")
    with server.sit(token) as client:
        client.until("update", lambda update: update["actions"])
        client.say("act", action=client.last["update"]["actions"][0])
        client.until("update", lambda update: update["actions"])
        client.say("whole")
        while json.loads(client.raw[-1])["type"] != "update":
            client.hear()
        assert client.last["update"]["since"] == 0
        assert client.last["update"] == server.get(f"/api/tables/{table}/view", token).json()


def test_a_curtain_is_followed_by_a_whole_view_and_cannot_be_asked_away(server: Server) -> None:
    """Several at one screen: nothing is told by what differs from what another pair of eyes was shown."""
    _, token = server.create("classic", "me", "me", options={"rounds": 3})
    with server.sit(token) as client:
        client.until("curtain")
        client.say("whole")
        client.say("look", seat=7)
        assert client.reply()["type"] == "trouble"
        assert client.sight.update is None, "the curtain is still drawn"
        play({client: Random(3)})
    kinds = [json.loads(text)["type"] for text in client.raw if json.loads(text)["type"] != "table"]
    after = [kinds[n + 1] for n, kind in enumerate(kinds) if kind == "curtain" and n + 1 < len(kinds)]
    assert after.count("update") >= 2
    assert "change" not in after


SIDES = [(title, side) for title, (_, _, sides) in GAMES.items() for side in sides]


@pytest.mark.parametrize(("title", "side"), SIDES)
def test_updates_take_a_kilobyte_at_the_median(title: str, side: str) -> None:
    game, options, sides = GAMES[title]
    found = list(sizes(game, options, sides[side], "en", 0))
    assert median(size.sent for size in found) <= 1024
    assert median(size.sent for size in found) < median(size.whole for size in found) / 3
