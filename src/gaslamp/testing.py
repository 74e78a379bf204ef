"""Conformance tests for authors of games and bots: the five laws along a random match.

check_game(game, Random(7))         raises AssertionError where a law is broken
check_agent(MyAgent, game, Random(7))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

from gaslamp.agents.policy import PolicyAgent, check_policy
from gaslamp.agents.uniform import Uniform
from gaslamp.core import (
    CHANCE,
    SPECTATOR,
    Action,
    Event,
    Game,
    S,
    Seat,
    check_type,
    decode_event,
    encode,
    redact,
    wrong_type,
)
from gaslamp.match import Agent, Match, View, check_is_agent, replay, resume, steps

__all__ = ["check_agent", "check_game"]


def check_game(game: Game[S], rng: Random) -> Match[S]:
    """Play one random match, hold every law at every step, and hand the finished match back.

    >>> from gaslamp import make_game
    >>> check_game(make_game("compact", 2), Random(7))
    <Match of compact for 2: round 2, 49 events, won by seats 0, 1 (CP-1)>
    """
    check_type(rng, Random, "check_game() takes a generator, such as Random(7)")
    match = Match(game)
    check_turn(match)
    while match.to_act:
        check_events(game, match.play(Uniform(rng).act(match.view(_anybody(match, rng)))))
        check_turn(match)
        check_secrecy(match, rng)
    assert match.outcome is not None, "the match stopped with nobody to act and no outcome"
    check_replay(match)
    return match


def _anybody(match: Match[S], rng: Random) -> Seat:
    """One of those to act; of several the first to act."""
    return rng.choice(sorted(match.to_act))


def viewers(game: Game[S]) -> tuple[Seat, ...]:
    """Everybody who may look: the seats and the spectators."""
    return (*range(game.seats), SPECTATOR)


def check_replay(match: Match[S]) -> None:
    """Laws 1 and 2: folding the log gives the state, folding it as a seat saw it gives that seat's view."""
    assert replay(match.game, match.log) == match.state
    assert resume(match.game, match.log).state == match.state
    for seat in viewers(match.game):
        view = match.view(seat)
        assert view.events == tuple(redact(event, seat) for event in match.log)
        assert replay(match.game, view.events) == view.state


def check_turn(match: Match[S]) -> None:
    """Laws 3 and 4: what a seat may do follows from what it knows, and all agree on whose turn it is."""
    for seat in viewers(match.game):
        view = match.view(seat)
        assert view.state.to_act == match.to_act, f"seat {seat} thinks {set(view.state.to_act)} are to act"
        assert list(view.actions) == list(match.game.legal(match.state, seat)), f"seat {seat} knows other actions"
        assert all(match.game.allows(view.state, action) for action in view.actions)
        assert bool(view.actions) == (seat in match.to_act), f"seat {seat} is to act and cannot, or can and is not"


def check_events(game: Game[S], events: Sequence[Event]) -> None:
    """Every event is one of the game's words and survives being written and read."""
    for event in events:
        assert isinstance(event, game.vocabulary)
        assert decode_event(game.vocabulary, encode(event)) == event


def check_secrecy(match: Match[S], rng: Random) -> None:
    """Law 5: two truths that tell a seat the same leave it with the same bytes, now and later."""
    for seat, one, two in twins(match, rng):
        for _ in range(3):
            assert one.view(seat).encode() == two.view(seat).encode(), f"seat {seat} can tell two truths apart"
            if not _step_together(one, two, seat, rng):
                break


def twins(match: Match[S], rng: Random) -> Iterator[tuple[Seat, Match[S], Match[S]]]:
    """Pairs of matches, one action on, that some seat was told the same of though they differ."""
    for actor in sorted(match.to_act):
        for one, two in _sample(list(combinations(match.view(actor).actions, 2)), rng):
            forks = match.fork(), match.fork()
            played = [fork.play(action) for fork, action in zip(forks, (one, two), strict=True)]
            for seat in viewers(match.game):
                if seat != actor and _seen(played[0], seat) == _seen(played[1], seat):
                    yield seat, forks[0].fork(), forks[1].fork()


def _sample(pairs: list[tuple[Action, Action]], rng: Random) -> list[tuple[Action, Action]]:
    return rng.sample(pairs, min(3, len(pairs)))


def _seen(events: Sequence[Event], seat: Seat) -> list[Event]:
    return [redact(event, seat) for event in events]


def _step_together(one: Match[S], two: Match[S], seat: Seat, rng: Random) -> bool:
    """Play both truths on by actions the seat cannot tell apart; False when they part."""
    if not one.to_act:
        return False
    actor = _anybody(one, rng)
    first = rng.choice(one.view(actor).actions)
    alike = [second for second in two.view(actor).actions if redact(first, seat) == redact(second, seat)]
    second = first if first in alike else next(iter(alike), None)
    return second is not None and _seen(one.play(first), seat) == _seen(two.play(second), seat)


def check_agent(make: Callable[[Random], Agent], game: Game[S], rng: Random) -> Match[S]:
    """Let the agent play every seat of one match: always an allowed action, the same for the same seed.

    Where it publishes a policy, that obeys its laws, gives what it does a chance, and changes nothing by being asked.

    >>> from gaslamp import make_game
    >>> check_agent(Uniform, make_game("compact", 2), Random(7)).outcome.rule
    'CP-1'
    """
    check_type(rng, Random, "check_agent() takes a generator, such as Random(7)")
    if not callable(make):
        raise wrong_type(make, "check_agent() takes what makes an agent, such as its class")
    seed, match = rng.random(), Match(game)
    agents = {seat: _Doubted(make, seed) for seat in range(game.seats)}
    for _ in steps(match, agents | {CHANCE: Uniform(rng)}):
        pass
    return match


class _Doubted:
    """Two agents of one seed, asked the same; they must agree and leave the view as it was."""

    def __init__(self, make: Callable[[Random], Agent], seed: float) -> None:
        self.agents = make(Random(seed)), make(Random(seed))
        check_is_agent(self.agents[0])

    def act(self, view: View[S]) -> Action:
        before = view.encode()
        odds = agent.policy(view) if isinstance(agent := self.agents[0], PolicyAgent) else None
        one, two = (agent.act(view) for agent in self.agents)
        assert one == two, f"the same seed acts once {one}, once {two}"
        assert view.game.allows(view.state, one), f"not allowed: {one}"
        assert view.encode() == before, "the agent changed its view"
        if odds is not None:
            check_policy(odds, view)
            assert odds.get(one), f"its policy gives no chance to what it does: {one}"
        return one
