"""Watching over a shoulder: what is shown is old, and tells nobody anything about where the fugitive is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Event, Seat
from gaslamp.games import AnyGame, make_game
from gaslamp.match import Match, follow, recall, steps
from gaslamp.presentation import presentation_of
from gaslamp.presentation.chase import is_fugitives
from gaslamp.server import hindsight
from gaslamp.server.hindsight import shown_until
from gaslamp.server.messages import LEAST_DELAY
from gaslamp.server.watching import policies
from gaslamp.testing import _step_together, twins
from tests.laws.strategies import games
from tests.server import truths
from tests.server.test_wire_secrecy import moments
from tests.server.truths import Audience, Truth

SEEDS = st.integers(0, 2**32)
DELAYS = st.integers(LEAST_DELAY, 9)
NOBODY: Audience = frozenset()


class Late(truths.Watched):
    """Somebody who looks over the shoulder of a seat."""

    seat: Seat = 0
    delay = LEAST_DELAY

    def __init__(self, match: Truth, people: Audience, **setup: Any) -> None:
        super().__init__(match, people, **setup)
        self.room.card = replace(self.room.card, watch_delay=self.delay)
        self.screen.shoulder.wish = self.seat
        self.begun += self.news()


def late(seat: Seat, delay: int = LEAST_DELAY) -> type[Late]:
    return type("Late", (Late,), {"seat": seat, "delay": delay})


def public(match: Truth) -> Sequence[Event]:
    return match.view(SPECTATOR).events


def late_games() -> st.SearchStrategy[AnyGame]:
    """Those in which one may look over shoulders."""
    return games().filter(lambda game: "seats" in policies(game))


def seen_update(messages: Sequence[str]) -> dict[str, Any]:
    found = [msgspec.json.decode(message) for message in messages if '"type":"update"' in message[:20]]
    assert len(found) == 1
    update: dict[str, Any] = found[0]
    return update


# How old it is


@settings(max_examples=25, deadline=None)
@given(late_games(), DELAYS, SEEDS)
def test_what_is_shown_is_so_many_moves_old_and_from_before_he_was_last_seen(
    game: AnyGame, delay: int, seed: int
) -> None:
    shown = 0
    for match in moments(game, Random(seed), 1):
        until = shown_until(public(match), delay)
        if until is None:
            assert not shown, "what was shown once is shown for good"
            continue
        assert until >= shown
        shown = until
        later = public(match)[until:]
        assert sum(map(is_fugitives, later)) >= delay
        before = match.log[:until]
        where = recall(game, before).state.stations[0]
        assert where is not None
        entries = sum(map(is_fugitives, before))
        assert any(hindsight._is_sighting(event) for event in public(match)[_last_move(public(match), entries) :])


def _last_move(events: Sequence[Event], entries: int) -> int:
    """The number of the fugitive's last move but so many, or where nothing has moved the beginning."""
    moves = [n for n, event in enumerate(events) if is_fugitives(event)]
    return moves[entries - 1] if entries else 0


@settings(max_examples=25, deadline=None)
@given(late_games(), DELAYS, SEEDS)
def test_who_knows_it_can_rule_out_no_station_more_than_everybody(game: AnyGame, delay: int, seed: int) -> None:
    for match in moments(game, Random(seed), 0.3):
        until = shown_until(public(match), delay)
        if until is not None:
            told = (*match.log[:until], *public(match)[until:])
            assert frozenset(Belief(game).update(told)) == frozenset(Belief(game).update(public(match)))


def test_with_the_rules_of_the_book_it_follows_by_so_many_moves() -> None:
    """In the classic game he shows himself so often that only the number counts from the third entry on."""
    for match in moments(make_game("classic", 3), Random(5), 1):
        moves = sum(map(is_fugitives, match.log))
        until = shown_until(public(match), LEAST_DELAY)
        shown = None if until is None else sum(map(is_fugitives, match.log[:until]))
        assert shown == (moves - LEAST_DELAY if moves >= LEAST_DELAY else None)


def test_before_he_has_been_seen_there_is_nothing() -> None:
    game = make_game("classic", 3, {"surfacing": ()})
    assert all(shown_until(public(match), LEAST_DELAY) is None for match in moments(game, Random(5), 1))


@pytest.mark.parametrize(
    ("game", "options", "may"),
    [
        ("classic", {}, True),
        ("compact", {}, True),
        ("holmes", {"mode": "original"}, True),
        ("holmes", {"mode": "sherlock"}, False),
        ("connection", {}, False),
    ],
)
def test_where_old_secrets_stay_worth_knowing_nobody_looks_over_shoulders(
    game: str,
    options: dict[str, Any],
    may: bool,  # noqa: FBT001
) -> None:
    made = make_game(game, 3, options)
    assert ("seats" in policies(made)) is may is not presentation_of(made).keeps_secrets


# Two truths


@settings(max_examples=15, deadline=None)
@given(late_games(), DELAYS, SEEDS)
def test_two_truths_that_differ_only_later_are_shown_alike(game: AnyGame, delay: int, seed: int) -> None:
    rng = Random(seed)
    for match in moments(game, rng, 0.06):
        pairs = [(one, two) for seat, one, two in twins(match, rng) if seat == SPECTATOR]
        for one, two in pairs[:1]:
            for seat in range(game.seats):
                assert truths.leaks(match, one, two, NOBODY, late(seat, delay)) == [], seat
            check_on(one, two, late(rng.randrange(game.seats), delay), rng, len(match.log))


def check_on(one: Truth, two: Truth, kind: type[Late], rng: Random, parted: int) -> None:
    """Until the rules part them everything is told alike; where he is seen again, what was before it may be told."""
    tables = [kind(truth, NOBODY) for truth in (one, two)]
    while _step_together(one, two, SPECTATOR, rng) and not any(map(hindsight._is_sighting, public(one)[parted:])):
        until = shown_until(public(one), kind.delay)
        assert one.log[:until] == two.log[:until] or until is None
        assert tables[0].becomes(one.fork()) == tables[1].becomes(two.fork())
        assert tables[0].whole() == tables[1].whole()


def test_the_tests_catch_a_shoulder_that_shows_the_present(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "shown_until", lambda events, _: len(events))
    assert "update" in _leaks()


def test_the_tests_catch_a_shoulder_that_shows_what_was_before_two_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_late(events: Sequence[Event], _: int) -> int | None:
        moves = [n for n, event in enumerate(events) if is_fugitives(event)]
        return moves[-2] if len(moves) > 1 else None

    monkeypatch.setattr(hindsight, "shown_until", too_late)
    with pytest.raises(AssertionError):
        _check_all()


def _check_all() -> None:
    for seed in range(5):
        rng = Random(seed)
        for match in moments(make_game("classic", 3), rng, 0.3):
            for viewer, one, two in twins(match, rng):
                if viewer == SPECTATOR:
                    check_on(one, two, late(0), rng, len(match.log))


def _leaks() -> set[str]:
    rng = Random(3)
    found: set[str] = set()
    for match in moments(make_game("classic", 3), rng, 0.3):
        for viewer, one, two in twins(match, rng):
            if viewer == SPECTATOR:
                found.update(truths.leaks(match, one, two, NOBODY, late(0)))
    return found


@settings(max_examples=8, deadline=None)
@given(late_games(), SEEDS)
def test_players_are_told_the_same_whoever_watches_but_for_how_many(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for match in moments(game, rng, 0.1):
        alone, watched = (truths.Told(match, frozenset({1})) for _ in range(2))
        other = Late(match, NOBODY)
        other.screen.room = watched.room
        for table in (alone, watched):
            table.room.card = replace(table.room.card, watch_delay=LEAST_DELAY)
        watched.room.screens.add(other.screen)
        told = [[msgspec.json.decode(message) for message in table.whole()] for table in (alone, watched)]
        for message in (*told[0], *told[1]):
            if message["type"] == "table":
                message.update(watchers=0, watched="")
        assert told[0] == told[1]


# How it is kept


def finished(game: AnyGame, seed: int) -> Truth:
    match: Truth = Match(game)
    for _ in steps(match, {seat: Uniform(Random(seed)) for seat in range(CHANCE, game.seats)}):
        pass
    return match


def long_match(seats: int = 3) -> tuple[AnyGame, Sequence[Truth]]:
    """A match with all its moments, long enough that much of it may be shown."""
    game = make_game("classic", seats)
    found = ([match.fork() for match in moments(game, Random(seed), 1)] for seed in range(20))
    return game, next(line for line in found if len(line[-1].state.log) > 14)


def test_hundred_who_watch_cost_one_fold(monkeypatch: pytest.MonkeyPatch) -> None:
    _, line = long_match()
    followed: list[Event] = []

    def counted(match: Truth, events: Sequence[Event]) -> None:
        followed.extend(events)
        follow(match, events)

    monkeypatch.setattr("gaslamp.server.hindsight.follow", counted)
    table = Late(line[0], NOBODY)
    others = [type(table.screen)(table.room, table.key, table.screen.words) for _ in range(100)]
    for n, other in enumerate(others):
        other.shoulder.wish = n % 3
        table.room.screens.add(other)
    for match in line:
        table.room.match = match
        for screen in table.room.screens:
            list(screen.news())
    until = shown_until(public(line[-1]), LEAST_DELAY)
    assert until
    assert followed == line[-1].log[:until]


def test_what_was_taken_back_is_shown_no_more() -> None:
    _, line = long_match()
    table = Late(line[0], NOBODY)
    table.becomes(line[-1])
    for match in reversed(line[-8:]):
        table.room.card = replace(table.room.card, rewound=table.room.card.rewound + 1)
        until = shown_until(public(match), LEAST_DELAY)
        table.becomes(match)
        assert seen_update(table.whole())["n"] == until


def test_a_seat_is_seen_as_it_saw_itself_then_and_at_the_end_as_it_is() -> None:
    game, line = long_match()
    table = Late(line[0], NOBODY)
    assert seen_update(table.whole())["view"]["seat"] == SPECTATOR, "there is nothing to see yet"
    for match in line:
        table.becomes(match)
        update = seen_update(table.whole())
        until = shown_until(public(match), LEAST_DELAY)
        seat = SPECTATOR if until is None else 0
        view = recall(game, match.log[: len(match.log) if until is None else until]).view(seat)
        assert (update["n"], update["view"]["seat"]) == (len(view.events), seat)
        assert msgspec.json.encode(update["view"]["state"]) == msgspec.json.encode(msgspec.to_builtins(view.state))
        assert update["actions"] == []
    over = next(match for match in (finished(game, seed) for seed in range(9)) if match.outcome)
    table = Late(over, NOBODY)
    table.room.card = replace(table.room.card, phase="over")
    update = seen_update(table.whole())
    assert (update["n"], update["view"]["seat"]) == (len(over.log), 0)
    assert update["scene"]["ending"]


def test_a_curtain_at_the_table_does_not_concern_who_watches() -> None:
    """All people at one screen: the fugitive's turn is secret there, and who watches is shown what is old."""
    _, line = long_match()
    table = Late(line[-1], frozenset({0, 1, 2}))
    assert seen_update(table.whole())["view"]["seat"] == 0
    assert not any('"type":"curtain"' in message for message in table.begun)
