"""Whoever judges what was said finds what is missing, doubled, or was told where it was not said."""

from __future__ import annotations

import pytest

from tests.server.judge import Unfaithful
from tests.server.overheard import Heard, Talker, _judge_once, _judge_there

LINE = Heard("m", "team", 1, "team a 1")


def test_what_is_there_once_on_its_channel_is_as_it_should_be() -> None:
    _judge_once([LINE, LINE._replace(number=2, text="team a 2"), LINE._replace(match="n")])
    _judge_there([LINE], [LINE])


def test_a_line_that_is_not_there_is_missed() -> None:
    for other in ([], [LINE._replace(number=2)], [LINE._replace(channel="table")], [LINE._replace(match="n")]):
        with pytest.raises(Unfaithful, match="is not there"):
            _judge_there([LINE], other)


def test_a_line_that_is_there_twice_is_found() -> None:
    with pytest.raises(Unfaithful, match="2 times"):
        _judge_once([LINE, LINE._replace(number=2)])


def test_a_line_on_another_channel_is_found() -> None:
    stray = LINE._replace(channel="table")
    with pytest.raises(Unfaithful, match="another channel"):
        _judge_there([stray], [stray])


def test_what_is_told_is_noted() -> None:
    talker = Talker("m", "a")
    talker.hear({"type": "talk", "channel": "team", "since": 0, "lines": [{"n": 1, "text": "team a 1"}]})
    placed = {"id": 7, "mark": {"type": "pin", "station": 3, "label": "team a 2"}}
    talker.hear({"type": "marks", "channel": "team", "marks": [placed], "ready": [1]})
    assert (talker.heard, talker.ready) == ({LINE}, {1})
    assert talker.pinned == {Heard("m", "team", 7, "team a 2")}
