"""Whose turn, whose eyes, what is kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gaslamp.core import CHANCE, SPECTATOR, IllegalAction
from gaslamp.games.vocabulary import Move
from gaslamp.record import encode_record, read_record, record_of, write_record
from gaslamp.terminal import latest_save, new_save
from gaslamp.terminal.local_match import LocalChase
from tests.terminal.tables import deal, played, sit


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder that is empty."""
    monkeypatch.setattr("gaslamp.terminal.saves.data_folder", lambda: tmp_path)
    return tmp_path


# Turns


def test_chance_and_bots_act_by_themselves() -> None:
    table = sit("")
    while not table.is_over:
        table.play(table.thinking()())
    assert table.turn is None
    assert table.eyes == SPECTATOR


def test_the_same_generator_plays_the_same_game() -> None:
    one, other = sit("", seed=4), sit("", seed=4)
    for table in (one, other):
        while not table.is_over:
            table.play(table.thinking()())
    assert one.match.log == other.match.log


def test_people_are_offered_what_they_may_do_and_bots_nothing() -> None:
    table = sit("1")
    assert table.turn == CHANCE
    assert table.choices() == ()
    deal(table)
    assert table.choices() == ()
    table.play(table.thinking()())
    assert table.is_persons_turn
    assert {action.seat for action in table.choices()} == {1}


def test_in_any_order_all_people_to_act_are_asked_at_once() -> None:
    table = deal(sit("13", seats=4, order="any"))
    table.play(table.thinking()())
    assert table.match.to_act == {1, 2, 3}
    assert {action.seat for action in table.choices()} == {1, 3}


def test_the_rules_refuse_and_nothing_is_kept(tmp_path: Path) -> None:
    table = deal(sit("0", save=tmp_path / "a.record"))
    before = (tmp_path / "a.record").read_text("utf-8")
    with pytest.raises(IllegalAction):
        table.play(Move(seat=0, pawn=0, fare="taxi", station=74))
    assert (tmp_path / "a.record").read_text("utf-8") == before


# Eyes


def test_one_person_alone_always_sees_through_their_own_eyes() -> None:
    for seat in (0, 2):
        table = sit(str(seat))
        seen = set()
        for _ in range(30):
            seen.add(table.eyes)
            assert not table.is_secret(table.eyes)
            table.play(table.choices()[0] if table.is_persons_turn else table.thinking()())
        assert seen == {seat}


def test_detectives_have_no_secrets_from_each_other() -> None:
    table = deal(sit("12", seats=3))
    assert not any(table.is_secret(seat) for seat in (0, 1, 2)) or table.is_secret(0)
    assert table.eyes == 1


def test_a_fugitive_among_others_has_secret_turns_and_open_eyes_see_none_of_them() -> None:
    table = deal(sit("02", seats=3))
    assert (table.eyes, table.is_secret(table.eyes), table.open_eyes) == (0, True, 2)
    table.play(table.choices()[0])
    assert (table.eyes, table.is_secret(table.eyes)) == (2, False)
    assert table.view().state.stations[0] is None


def test_once_the_match_is_over_there_are_no_secrets() -> None:
    table = sit("01", seats=2, rounds=1)
    while not table.is_over:
        assert table.is_secret(0)
        table.play(table.choices()[0] if table.is_persons_turn else table.thinking()())
    assert not table.is_secret(0)


# What is kept


def test_every_action_is_kept_at_once(tmp_path: Path) -> None:
    table = sit("0", save=tmp_path / "deep" / "game.record")
    for _ in range(8):
        table.play(table.choices()[0] if table.is_persons_turn else table.thinking()())
        assert table.is_kept
        assert list(read_record(tmp_path / "deep" / "game.record").events) == table.match.log
    assert read_record(tmp_path / "deep" / "game.record").players == table.players


def test_a_kept_game_can_be_played_on(tmp_path: Path) -> None:
    table = deal(sit("0", save=tmp_path / "game.record"))
    record = read_record(tmp_path / "game.record")
    again = LocalChase(record.match(), record.players, rng=sit("0").agents[CHANCE].rng, save=None)  # type: ignore[attr-defined]
    assert again.view().encode() == table.view().encode()


def test_a_file_in_the_way_stops_the_keeping_but_not_the_game(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    table = deal(sit("0", save=tmp_path / "taken" / "game.record"))
    assert not table.is_kept
    assert table.trouble is not None
    assert table.trouble.key == "record-unwritable"
    table.play(table.choices()[0])


def test_a_full_disk_is_no_trouble_any_more_once_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = deal(sit("0", save=tmp_path / "game.record"))
    with monkeypatch.context() as full:
        full.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        table.play(table.choices()[0])
        assert table.trouble is not None
        assert table.trouble.details["problem"] == "No space left on device"
    table.play(table.thinking()())
    assert table.trouble is None
    assert table.is_kept


def test_a_game_need_not_be_kept() -> None:
    table = deal(sit("0"))
    assert not table.is_kept
    assert table.trouble is None


# Finding it again


def test_without_any_game_there_is_none_to_go_on_with(home: Path) -> None:
    assert latest_save() is None


def test_new_games_never_share_a_file(home: Path) -> None:
    names = {new_save() for _ in range(20)}
    assert len(names) == 20
    assert all(home in name.parents and name.suffix == ".record" for name in names)


def test_the_unfinished_game_played_last_is_found(home: Path) -> None:
    older, newer = (deal(sit("0", seed=seed, save=new_save())) for seed in (1, 2))
    assert older.save is not None
    assert newer.save is not None
    os.utime(older.save, (1, 1))
    assert latest_save() == newer.save
    os.utime(newer.save, (0, 0))
    assert latest_save() == older.save


def test_finished_broken_and_partial_games_are_passed_over(home: Path) -> None:
    table = deal(sit("0", save=new_save()))
    assert table.save is not None
    os.utime(table.save, (1, 1))
    write_record(new_save(), played())
    write_record(new_save(), record_of(table.match, seen_by=1))
    new_save().write_text(encode_record(played())[:-40], "utf-8")
    new_save().write_bytes(b"\xff\xfe")
    new_save().mkdir()
    assert latest_save() == table.save


def test_a_bot_draws_from_a_generator_of_its_own() -> None:
    """What a detective's bot does next must not hang on how much chance was used up in secret."""
    tables = [deal(sit("", seats=3, seed=4)) for _ in range(2)]
    tables[1].agents[0].act(tables[1].match.view(0))  # he ponders once more, unseen
    for table in tables:
        while table.turn == 0:
            table.play(table.match.view(0).actions[0])
    plays = [[table.thinking()() for _ in range(5)] for table in tables]
    assert plays[0] == plays[1]
