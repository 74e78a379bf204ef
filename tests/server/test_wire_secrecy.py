"""No leak over the wire: truths that a screen cannot tell apart give it the same bytes, whatever it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Seat
from gaslamp.games import AnyGame, make_game
from gaslamp.games.connection import Connection
from gaslamp.match import Match, View, steps
from gaslamp.record import record_of
from gaslamp.server import seat_plan
from gaslamp.server.outgoing import CurtainDrawn, Outgoing, Seen, Update
from gaslamp.server.screens import Screen
from gaslamp.server.stationcard import station_card
from gaslamp.telling.eyes import Eyes
from gaslamp.testing import twins
from tests.laws.strategies import connection_games, games
from tests.laws.test_secrecy import junk, secret_pairs, together
from tests.server import truths
from tests.server.truths import Audience, Truth, audiences, leaks

SEEDS = st.integers(0, 2**32)


def moments(game: AnyGame, rng: Random, share: float) -> Iterator[Truth]:
    """Some moments of a random match."""
    match: Truth = Match(game)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        if rng.random() < share and match.to_act:
            yield match


@settings(max_examples=8, deadline=None)
@given(games(), SEEDS)
def test_hidden_moves_are_sent_alike_to_everybody_else(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for match in moments(game, rng, 0.12):
        for one, two in islice(secret_pairs(match), 1):
            for people in audiences(match):
                assert leaks(match, one, two, people) == [], people


@settings(max_examples=12, deadline=None)
@given(games(), SEEDS)
def test_two_truths_are_sent_alike_until_the_rules_part_them(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for match in moments(game, rng, 0.05):
        for one, two in islice(secret_pairs(match), 1):
            check_on(one, two, rng.choice(list(audiences(match))), rng)


def check_on(one: Truth, two: Truth, people: Audience, rng: Random) -> None:
    """Further moves in the open, and refusals, sent bit by bit."""
    tables = [truths.Told(truth, people, language="fr") for truth in (one, two)]
    while together(one, two, rng):
        assert tables[0].becomes(one.fork()) == tables[1].becomes(two.fork())
        for action in [junk(rng, one) for _ in range(3)]:
            assert tables[0].refused(action) == tables[1].refused(action)


@settings(max_examples=12, deadline=None)
@given(st.one_of(games(), connection_games()), SEEDS)
def test_whatever_a_seat_was_told_alike_is_sent_to_it_alike(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for match in moments(game, rng, 0.04):
        for seat, one, two in islice(twins(match, rng), 3):
            assert leaks(match, one, two, people_of(match, seat)) == [], seat


def people_of(match: Truth, seat: Seat) -> Audience:
    return frozenset({seat} if seat >= 0 else ())


@settings(max_examples=10, deadline=None)
@given(connection_games(), SEEDS)
def test_leads_drawn_are_sent_to_nobody_else(game: Connection, seed: int) -> None:
    """CC-4: who shares a screen with whoever draws is told no more than the others."""
    rng, everybody = Random(seed), frozenset(range(game.seats))
    drawing = (match for match in moments(game, rng, 0.5) if match.state.phase in ("deal", "follow"))
    for match in islice(drawing, 6):
        for _, one, two in islice((found for found in twins(match, rng) if found[0] == SPECTATOR), 2):
            assert leaks(match, one, two, everybody) == []
            assert leaks(match, one, two, everybody, left=True) == []


@settings(max_examples=8, deadline=None)
@given(games(), SEEDS)
def test_bots_that_stand_in_for_a_whole_screen_tell_it_nothing(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for match in moments(game, rng, 0.08):
        for one, two in islice(secret_pairs(match), 1):
            assert leaks(match, one, two, frozenset(range(game.seats)), left=True) == []


@settings(max_examples=10, deadline=None)
@given(st.one_of(games(), connection_games()), SEEDS)
def test_whoever_watches_is_told_what_everybody_may_know(game: AnyGame, seed: int) -> None:
    rng, somebody = Random(seed), frozenset({seed % game.seats})
    for match in moments(game, rng, 0.06):
        found = (pair for seat, *pair in twins(match, rng) if seat == SPECTATOR)
        for one, two in islice(found, 2):
            assert leaks(match, one, two, somebody, truths.Watched) == []


# The tests themselves


class Naked(Screen):
    """Sends the truth."""

    def update(self, eyes: Eyes) -> Update:
        update = super().update(eyes)
        state = self.room.match.state
        return Update(
            view=Seen(seat=eyes.eyes, state=state),
            **{name: getattr(update, name) for name in Update.__struct_fields__ if name != "view"},
        )


class Thin(Screen):
    """A curtain one can see through."""

    def _closed(self, seat: Seat, n: int) -> Iterator[Outgoing]:
        yield CurtainDrawn(n=n, seat=seat, who="", text=str(self.room.match.state))


class Chatty(Screen):
    """Remarks on where he is in a notice."""

    def notice(self, key: str, *, seat: Seat, agent: str) -> None:
        super().notice(key, seat=seat, agent=f"{agent}" if self.room.match.state.stations[0] % 2 else "uniform")


class Confiding(Screen):
    """Has bots say why to whoever asks, as if everybody knew what they know."""

    def _why(self, view: View[Any], since: int) -> dict[str, str]:
        return super()._why(self.room.match.view(CHANCE), since)


def test_what_is_compared_are_changes_as_they_are_sent() -> None:
    match = next(match for match in moments(make_game("classic", 3), Random(3), 0.3) if match.state.phase == "answer")
    table = truths.Told(match, frozenset({1}))
    after = match.fork()
    after.play(match.view(1).actions[0])
    assert table.becomes(after)[0].startswith('{"type":"change"')
    assert table.whole()[0].startswith('{"type":"update"')


class Knowing(Screen):
    """Answers whoever asks about a station as if they knew everything."""

    def ask(self, station: int) -> None:
        eyes = self.eyes()
        view, players = eyes.match.view(CHANCE), seat_plan.players(self.room.card)
        self.post(station_card(view, station, players, self.words, people=self.people, actions=()))


class Peeping(Screen):
    """Answers through the curtain."""

    def ask(self, station: int) -> None:
        self.looking = self.eyes().secret
        super().ask(station)


@pytest.mark.parametrize(
    ("leaky", "shared", "caught"),
    [
        (Naked, False, "update"),
        (Thin, True, "update"),
        (Chatty, False, "notice"),
        (Confiding, False, "update"),
        (Knowing, False, "station"),
        (Peeping, True, "station"),
    ],
)
def test_the_tests_catch_a_deliberate_leak(leaky: type[Screen], shared: bool, caught: str) -> None:  # noqa: FBT001
    kind = type("Leaky", (truths.Told,), {"kind": leaky})
    game = make_game("classic", 3)
    people = frozenset({0, 1, 2} if shared else {1})
    matches = moments(game, Random(3), 0.3)
    found = (leaks(match, *pair, people, kind) for match in matches for pair in secret_pairs(match))
    assert any(caught in names for names in found)


def test_the_tests_catch_a_deliberate_leak_to_whoever_watches() -> None:
    kind = type("Leaky", (truths.Watched,), {"kind": Naked})
    matches = moments(make_game("classic", 3), Random(3), 0.3)
    found = (leaks(match, *pair, frozenset({1}), kind) for match in matches for pair in secret_pairs(match))
    assert any("update" in names for names in found)


def test_the_tests_catch_a_deliberate_leak_in_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.server.app.record_of", lambda match, **_: record_of(match))
    matches = moments(make_game("classic", 3), Random(3), 0.3)
    pairs = ((match, pair) for match in matches for pair in islice(secret_pairs(match), 1))
    assert any("asked" in leaks(match, *pair, frozenset({1})) for match, pair in pairs)
