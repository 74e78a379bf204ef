"""The rules engine and its records, in events per second."""

from __future__ import annotations

from random import Random

from benchmarks.conftest import REFERENCE, Measure
from benchmarks.sample import GAME, MATCHES, Played, events, matches
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.match import Match, replay, resume, steps
from gaslamp.record import decode_record, encode_record, record_of


def test_reference_loop(measure: Measure) -> None:
    def loop() -> int:
        total = 0
        for turn in range(REFERENCE):
            total += turn % 7
        return total

    measure(loop, REFERENCE, "turns")


def test_random_play_on_the_bare_rules(measure: Measure) -> None:
    """No match, no views: legal, decide and apply on the true state."""

    def play() -> None:
        for seed in range(MATCHES):
            rng, state = Random(seed), GAME.start()
            while state.to_act:
                for event in GAME.decide(state, rng.choice(GAME.legal(state, min(state.to_act)))):
                    state = GAME.apply(state, event)

    measure(play, events(), "events")


def test_random_play_with_six_views_kept(measure: Measure) -> None:
    """Every seat's view is folded after every action, as a table of six would have it."""

    def play() -> None:
        for seed in range(MATCHES):
            match: Played = Match(GAME)
            for _ in steps(match, {seat: Uniform(Random(seed)) for seat in range(CHANCE, GAME.seats)}):
                for seat in range(GAME.seats):
                    match.view(seat)

    measure(play, events(), "events")


def test_replay(measure: Measure) -> None:
    logs = [match.log for match in matches()]
    measure(lambda: [replay(GAME, log) for log in logs], events(), "events")


def test_reading_and_replaying_records(measure: Measure) -> None:
    """From text to the last state, the events taken at their word."""
    texts = [encode_record(record_of(match)) for match in matches()]
    measure(lambda: [replay(GAME, decode_record(text, judge=False).events) for text in texts], events(), "events")


def test_resuming_every_event_judged(measure: Measure) -> None:
    logs = [match.log for match in matches()]
    measure(lambda: [resume(GAME, log) for log in logs], events(), "events")
