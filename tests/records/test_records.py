"""Records: what is written is read again, and nothing else is."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Problem
from gaslamp.games import make_game
from gaslamp.games.classic import ClassicState
from gaslamp.games.vocabulary import Move
from gaslamp.match import Match, run, steps
from gaslamp.record import (
    FORMAT,
    BadRecord,
    Player,
    RecordedLine,
    decode_record,
    encode_record,
    read_record,
    record_of,
    write_record,
)

OLD = Path(__file__).with_name("classic-1.record")
PLAYERS = (Player("Ada"), Player(agent="uniform"), Player("Bob"))


def played(seed: int = 3, **options: Any) -> Match[ClassicState]:
    match = Match(make_game("classic", 3, options))
    agent = Uniform(Random(seed))
    run(match, dict.fromkeys(range(CHANCE, 3), agent))
    return match


def text(seed: int = 3, seen_by: int | None = None, **options: Any) -> list[str]:
    return encode_record(record_of(played(seed, **options), players=PLAYERS, seen_by=seen_by)).splitlines()


def header(lines: list[str], **changes: Any) -> list[str]:
    """The same lines with something else in the header, and nothing in it that counts the rest."""
    plain = json.decode(lines[0]) | changes
    return [json.encode({name: value for name, value in plain.items() if value is not None}).decode(), *lines[1:]]


def unsealed(lines: list[str]) -> list[str]:
    return header(lines, events=None, digest=None)


def refused(lines: list[str]) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        decode_record("\n".join([*lines, ""]), "game.record")
    assert caught.value.details["file"] == "game.record"
    return caught.value


def where(problem: BadRecord) -> tuple[str, object]:
    return problem.key, problem.details["line"]


def find(lines: list[str], *words: str, nth: int = 0) -> int:
    return [n for n, line in enumerate(lines) if all(word in line for word in words)][nth]


def test_an_unfinished_match_goes_on_where_it_was_left() -> None:
    match, rng = Match(make_game("classic", 3)), Random(5)
    play = steps(match, {seat: Uniform(rng) for seat in range(CHANCE, 3)})
    for _ in range(30):
        next(play)
    again = decode_record(encode_record(record_of(match))).match()
    assert again.log == match.log
    assert again.view(1).encode() == match.view(1).encode()
    again.play(again.view(min(again.to_act)).actions[0])


def test_the_header_states_what_differs_from_the_book() -> None:
    plain = json.decode(text(doubles=3, surfacing=[2, 4])[0])
    assert plain["options"] == {"doubles": 3, "surfacing": [2, 4]}
    assert "options" not in json.decode(text()[0])


def test_a_seats_record_holds_nothing_the_seat_was_not_told() -> None:
    match = played()
    cut = "\n".join(text(seen_by=1)).split('{"type":"Opened"')[0]
    hidden = [line for line in cut.splitlines()[1:] if '"pawn":0' in line]
    assert len(hidden) == len(match.state.log) + 1
    assert not any('"station"' in line for line in hidden)
    assert record_of(match, seen_by=1).events == match.view(1).events


def test_a_record_taken_at_its_word_is_not_judged() -> None:
    lines, _ = swap('"round":2', '"round":7')(unsealed(text()))
    assert refused(lines).key == "event-unexpected"
    assert len(decode_record("\n".join(lines), judge=False).events) == len(lines) - 1


def test_a_seats_record_cannot_be_played_on() -> None:
    record = decode_record("\n".join(text(seen_by=1)))
    with pytest.raises(BadRecord) as caught:
        record.match()
    assert caught.value.key == "record-of-one-seat"


def test_a_record_of_the_first_format_is_still_read() -> None:
    record = read_record(OLD)
    assert record.match().outcome is not None
    assert encode_record(record) == OLD.read_text(encoding="utf-8").replace('"gaslamp":1', '"gaslamp":2', 1)


# What was said


SAID = (RecordedLine(after=3, seat=0, text="Good luck!"), RecordedLine(after=9, seat=2, text="«<b>» {who}\u200d"))


def spoken(**changes: Any) -> list[str]:
    """A record with what was said, and something else in its header."""
    lines = encode_record(record_of(played(), players=PLAYERS, talk=SAID)).splitlines()
    return header(lines, **changes)


def test_what_was_said_is_kept_and_read_again() -> None:
    record = decode_record("\n".join([*spoken(), ""]))
    assert record.talk == SAID
    assert json.decode(encode_record(record).splitlines()[0])["gaslamp"] == FORMAT


def test_without_it_a_record_is_what_earlier_programs_read() -> None:
    plain = json.decode(text()[0])
    assert (plain["gaslamp"], "talk" in plain) == (2, False)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ({"after": 999, "seat": 0, "text": "x"}, "record-talk-wrong"),
        ({"after": 0, "seat": 3, "text": "x"}, "record-talk-wrong"),
        ({"after": 0, "seat": -2, "text": "x"}, "record-header-wrong"),
        ({"after": -1, "seat": 0, "text": "x"}, "record-header-wrong"),
        ({"after": 0, "seat": 0, "text": ""}, "record-header-wrong"),
        ({"after": 0, "seat": 0, "text": "x" * 201}, "record-header-wrong"),
        ({"after": 0, "seat": 0, "text": "x", "to": 1}, "record-header-wrong"),
        ({"seat": 0, "text": "x"}, "record-header-wrong"),
        ("Hello", "record-header-wrong"),
    ],
)
def test_what_nobody_can_have_said_is_refused(line: object, key: str) -> None:
    assert where(refused(spoken(talk=[line]))) == (key, 1)


def test_what_was_said_stands_in_its_order_and_in_no_earlier_format() -> None:
    said = [{"after": n, "seat": 0, "text": "x"} for n in (5, 4)]
    assert where(refused(spoken(talk=said))) == ("record-talk-wrong", 1)
    assert where(refused(spoken(gaslamp=2))) == ("record-header-wrong", 1)


# Files that are no records


@pytest.mark.parametrize("first", ["", "hello", "[1]", "{}", '"gaslamp"', "{", '{"game":"classic"}', "[" * 100_000])
def test_a_file_without_a_header_is_no_record(first: str) -> None:
    assert where(refused([first])) == ("not-a-record", 1)


CHANGED_HEADERS: dict[str, tuple[dict[str, Any], str]] = {
    "newer format": ({"gaslamp": 4}, "record-other-format"),
    "format is a word": ({"gaslamp": "one"}, "record-other-format"),
    "unknown game": ({"game": "chess"}, "game-unknown"),
    "no seats": ({"seats": "three"}, "record-header-wrong"),
    "too many seats": ({"seats": 9, "players": []}, "seats-out-of-range"),
    "unknown field": ({"cheat": True}, "record-header-wrong"),
    "unknown option": ({"options": {"wings": 2}}, "option-unknown"),
    "wrong option": ({"options": {"doubles": -1}}, "option-wrong"),
    "other board": ({"options": {"board": "atlantis"}}, "board-unknown"),
    "too few players": ({"players": [{"name": "Ada"}]}, "record-players-wrong"),
    "seen by nobody": ({"seen_by": 7}, "record-seat-wrong"),
    "more events than lines": ({"events": 9999}, "record-truncated"),
}


@pytest.mark.parametrize("case", CHANGED_HEADERS)
def test_a_wrong_header_is_refused(case: str) -> None:
    changes, key = CHANGED_HEADERS[case]
    problem = refused(header(text(), **changes))
    assert problem.key == key
    assert problem.details["line"] == (len(text()) if key == "record-truncated" else 1)


def test_every_truncation_is_refused_at_the_line_where_the_file_ends() -> None:
    lines = text()
    for end in range(1, len(lines)):
        assert where(refused(lines[:end])) == ("record-truncated", end)


def test_a_line_cut_in_the_middle_is_refused() -> None:
    lines = text()
    assert where(refused([*lines[:-1], lines[-1][:20]])) == ("not-an-event", len(lines))


def test_a_truncation_that_leaves_a_fact_out_is_refused_without_a_count_too() -> None:
    lines = unsealed(text())
    surfaced = find(lines, "Surfaced")
    assert where(refused(lines[:surfaced])) == ("log-ends-early", surfaced + 1)


def test_more_lines_than_the_header_counts_are_refused() -> None:
    lines = text()
    assert where(refused([*lines, lines[-1]])) == ("record-too-long", len(lines) + 1)


Edit = Callable[[list[str]], tuple[list[str], int]]


def swap(old: str, new: str, *words: str, nth: int = 0) -> Edit:
    def edit(lines: list[str]) -> tuple[list[str], int]:
        n = find(lines, old, *words, nth=nth)
        return [*lines[:n], lines[n].replace(old, new), *lines[n + 1 :]], n + 1

    return edit


def drop(*words: str, nth: int = 0) -> Edit:
    def edit(lines: list[str]) -> tuple[list[str], int]:
        n = find(lines, *words, nth=nth)
        return [*lines[:n], *lines[n + 1 :]], n + 1

    return edit


def twice(*words: str, nth: int = 0) -> Edit:
    def edit(lines: list[str]) -> tuple[list[str], int]:
        n = find(lines, *words, nth=nth)
        return [*lines[: n + 1], *lines[n:]], n + 2

    return edit


FULL_EDITS: dict[str, tuple[Edit, str]] = {
    "no json": (swap("{", "", '"Began"', nth=1), "not-an-event"),
    "unknown event": (swap("Began", "Started"), "not-an-event"),
    "unknown field": (swap('"round":2', '"round":2,"extra":1'), "not-an-event"),
    "wrong round": (swap('"round":2', '"round":7'), "event-unexpected"),
    "surfaced elsewhere": (swap('"station":', '"station":1', '"Surfaced"'), "event-unexpected"),
    "a secret for everybody": (swap('"known_to":[0]', '"known_to":[0,1]', '"Move"'), "event-unexpected"),
    "surfacing left out": (drop('"Surfaced"'), "event-unexpected"),
    "a move left out": (drop('"pawn":0', '"Move"'), "event-not-allowed"),
    "a move made twice": (twice('"pawn":2', '"Move"'), "event-not-allowed"),
    "a fact made twice": (twice('"Began"'), "event-out-of-place"),
    "no such line": (swap('"station":', '"station":1', '"Move"', '"pawn":3'), "event-not-allowed"),
    "somebody else's pawn": (swap('"seat":2', '"seat":1', '"Move"'), "event-not-allowed"),
    "unknown pawn": (swap('"pawn":2', '"pawn":77', '"Move"'), "event-not-allowed"),
    "other winner": (swap('"winners":[', '"winners":[5,', '"Ended"'), "event-unexpected"),
    "other reason": (swap('"rule":"CL', '"rule":"SH', '"Ended"'), "event-unexpected"),
}


@pytest.mark.parametrize("case", FULL_EDITS)
def test_an_edited_record_is_refused_at_its_line(case: str) -> None:
    edit, key = FULL_EDITS[case]
    lines, line = edit(unsealed(text()))
    assert where(refused(lines)) == (key, line)


def test_the_rule_is_named_that_an_edit_breaks() -> None:
    lines, _ = FULL_EDITS["no such line"][0](unsealed(text()))
    assert refused(lines).details["rule"] == "CL-8"


SEAT_EDITS: dict[str, tuple[Edit, str]] = {
    "a secret filled in": (swap('"fare":', '"station":74,"fare":', '"known_to":[0]'), "event-tells-too-much"),
    "wrong round": (swap('"round":2', '"round":7'), "event-out-of-place"),
    "surfaced off the board": (swap('"station":', '"station":9', '"Surfaced"'), "event-out-of-place"),
    "surfaced at another entry": (swap('"entry":', '"entry":1', '"Surfaced"'), "event-out-of-place"),
    "surfacing left out": (drop('"Surfaced"'), "event-out-of-place"),
    "a hidden move left out": (drop('"known_to":[0]', '"Move"'), "event-out-of-place"),
    "a hidden move made twice": (twice('"known_to":[0]', '"Move"'), "event-out-of-place"),
    "a hidden deal made twice": (twice('"known_to":[0]', '"Deal"'), "event-out-of-place"),
    "no such line": (swap('"station":', '"station":1', '"Move"', '"pawn":3'), "event-out-of-place"),
    "stranded too soon": (swap('"type":"Began","round"', '"type":"Stranded","pawn"'), "event-out-of-place"),
    "log opened otherwise": (swap('"stations":[', '"stations":[1,', '"Opened"'), "event-out-of-place"),
    "log never opened": (drop('"Opened"'), "event-out-of-place"),
    "other reason": (swap('"rule":"CL', '"rule":"SH', '"Ended"'), "event-out-of-place"),
}


@pytest.mark.parametrize("case", SEAT_EDITS)
def test_an_edited_record_of_one_seat_is_refused_at_its_line(case: str) -> None:
    edit, key = SEAT_EDITS[case]
    lines, line = edit(unsealed(text(seen_by=SPECTATOR)))
    assert where(refused(lines)) == (key, line)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("ending", ["Caught", "Cornered"])
def test_a_catch_that_nothing_speaks_for_is_refused(ending: str, seed: int) -> None:
    lines = unsealed(text(seed, seen_by=SPECTATOR))
    n = find(lines, '"Move"', '"pawn":2')
    false = f'{{"type":"{ending}","station":1' + (',"pawn":4}' if ending == "Caught" else "}")
    assert where(refused([*lines[: n + 1], false, *lines[n + 1 :]])) == ("event-out-of-place", n + 2)


def test_a_legal_edit_is_found_by_the_digest() -> None:
    match: Match[ClassicState] = Match(make_game("classic", 2))
    play = steps(match, dict.fromkeys(range(CHANCE, 2), Uniform(Random(1))))
    while match.state.phase == "deal":
        next(play)
    one, two = (action for action in match.view(0).actions[:2] if isinstance(action, Move))
    match.play(one)
    lines = encode_record(record_of(match)).splitlines()
    edited = [*lines[:-1], lines[-1].replace(f'"station":{one.station}', f'"station":{two.station}')]
    assert len(decode_record("\n".join(unsealed(edited))).events) == len(match.log)
    assert where(refused(edited)) == ("record-altered", 1)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6), st.sampled_from([None, 0, 1, SPECTATOR]), st.data())
def test_no_damage_ends_in_anything_but_a_bad_record(seed: int, seen_by: int | None, data: st.DataObject) -> None:
    lines = unsealed(text(seed % 7, seen_by))
    n = data.draw(st.integers(0, len(lines) - 1))
    at = data.draw(st.integers(0, len(lines[n]) - 1))
    damage = data.draw(st.sampled_from(["", "0", "9", '"', "{", "}", "é", "-", ",", "null", "\n"]))
    lines[n] = lines[n][:at] + damage + lines[n][at + 1 :]
    with suppress(BadRecord):  # damage may leave another legal game, but nothing else may be raised
        assert decode_record("\n".join(lines), "game.record").seats in range(2, 7)


# Files


def test_written_and_read(tmp_path: Path) -> None:
    record = record_of(played(), players=PLAYERS)
    write_record(tmp_path / "new" / "game.record", record)
    assert read_record(tmp_path / "new" / "game.record") == record
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["game.record"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, record = tmp_path / "game.record", record_of(played())
    write_record(path, record)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(BadRecord) as caught:
        write_record(path, record_of(played(4)))
    assert caught.value.key == "record-unwritable"
    assert read_record(path) == record
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(("make", "key"), [
    (lambda path: None, "record-unreadable"),
    (lambda path: path.mkdir(), "record-unreadable"),
    (lambda path: path.write_bytes(b"\xff\xfe\x00"), "record-not-text"),
])  # fmt: skip
def test_what_is_no_text_file_is_refused(tmp_path: Path, make: Callable[[Path], None], key: str) -> None:
    path = tmp_path / "game.record"
    make(path)
    with pytest.raises(Problem) as caught:
        read_record(path)
    assert caught.value.key == key
    assert caught.value.details["file"] == str(path)


@pytest.mark.parametrize("forged", ['{"type":"Done","seat":0}', '{"type":"Take","seat":0,"pawn":1,"fare":"taxi"}'])
def test_what_the_fugitive_cannot_do_is_refused_though_nobody_knows_where_he_is(forged: str) -> None:
    lines = unsealed(text(seen_by=SPECTATOR))
    n = find(lines, '"Began"')
    assert where(refused([*lines[: n + 1], forged, *lines[n + 1 :]])) == ("event-out-of-place", n + 2)
