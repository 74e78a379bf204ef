"""What is worked out about a match is kept with it: the same as from scratch, and no two matches share it."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from gaslamp.agents.belief.filter import Belief, believe
from gaslamp.agents.explain import Reasoner
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Seat
from gaslamp.games import AnyChase, make_game
from gaslamp.match import Match, run, steps
from gaslamp.record import Player
from gaslamp.telling.chase import Teller
from gaslamp.telling.chronicle import chronicle
from gaslamp.telling.memory import MatchMemory
from gaslamp.words import Words

BOTS = frozenset({0, 1})


def played(seed: int) -> list[Match[Any]]:
    """A match as it stood after each of its first actions."""
    match = Match[Any](make_game("classic", 2, {"rounds": 4}))
    agents = {seat: Uniform(Random(seed)) for seat in (CHANCE, 0, 1)}
    return [match.fork() for _ in steps(match, agents)][6:30]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_memory_says_the_same_as_reading_everything_anew(seat: Seat) -> None:
    memory = MatchMemory()
    for match in played(3):
        view = match.view(seat)
        assert memory.believe(view, eyes=SPECTATOR) == believe(view, eyes=SPECTATOR)
        assert memory.reasons(view, BOTS) == Reasoner(view.game, seat, BOTS).update(view.events)


def test_what_was_read_is_not_read_again() -> None:
    memory, kept = MatchMemory(), set[int]()
    for match in played(3):
        memory.believe(match.view(1), eyes=None)
        memory.reasons(match.view(1), BOTS)
        kept |= {id(memory.beliefs[1, None]), id(memory.reasoners[1, BOTS])}
    assert len(kept) == 2


def test_every_pair_of_eyes_has_a_memory_of_its_own() -> None:
    memory, match = MatchMemory(), played(3)[-1]
    for seat in (0, 1):
        memory.believe(match.view(seat), eyes=SPECTATOR)
        memory.reasons(match.view(seat), BOTS)
    memory.reasons(match.view(1), frozenset({0}))
    assert set(memory.beliefs) == {(0, SPECTATOR), (1, SPECTATOR)}
    assert set(memory.reasoners) == {(0, BOTS), (1, BOTS), (1, frozenset({0}))}
    assert not MatchMemory().beliefs


def test_eyes_that_saw_the_same_share_a_belief() -> None:
    memory, match = MatchMemory(), Match[Any](make_game("classic", 4))
    for _ in zip(range(30), steps(match, {seat: Uniform(Random(5)) for seat in (CHANCE, *range(4))}), strict=False):
        if match.state.round:
            for seat in (0, 1, 2, 3, SPECTATOR):
                assert memory.believe(match.view(seat), eyes=SPECTATOR) == believe(match.view(seat), eyes=SPECTATOR)
            memory.believe(match.view(0), eyes=None)
    assert len({id(belief) for belief in memory.beliefs.values()}) == 2, "the fugitive himself knows more"


def test_what_is_read_at_a_table_does_not_hang_on_how_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    read = count_calls(monkeypatch, Belief, "_step")
    memories, views = [MatchMemory() for _ in range(600)], [match.view(1) for match in played(3)]
    for view in views:
        for memory in memories:
            memory.believe(view, eyes=None)
    assert len(read) == len(memories) * len(views[-1].events), "every event once at every table"


def test_a_sentence_is_said_once_for_all_who_are_told_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    said, match = count_calls(monkeypatch, Teller, "tell"), played(3)[-1]
    memory, players, game = MatchMemory(), (Player("Ada"), Player("Ben")), cast(AnyChase, match.game)
    tellers = [Teller(Words("fr"), game, players, {seat}) for seat in (0, 1)]
    told = [memory.told(teller, match.view(1).events) for teller in tellers]
    assert len(said) == len(set(match.view(1).events))
    assert told[0] == told[1] == tuple(map(tellers[0].tell, match.view(1).events))
    assert memory.told(Teller(Words("de"), game, players, {1}), match.view(1).events) != told[0]


@pytest.mark.parametrize("game", ["classic", "holmes", "sherlock", "compact"])
def test_how_it_went_is_told_to_all_alike_and_worked_out_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = make_game("holmes", 3, {"mode": "sherlock"}) if game == "sherlock" else make_game(game, 3)
    match, memory = Match[Any](rules), MatchMemory()
    run(match, {seat: Uniform(Random(seat)) for seat in (CHANCE, 0, 1, 2)})
    views = [match.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    told = [chronicle(cast(AnyChase, rules), view.events) for view in views]
    assert told[0]
    assert told == [told[0]] * len(views)
    read = count_calls(monkeypatch, Belief, "_step")
    assert [memory.flights(view) for view in views] == told
    assert len(read) == len(match.log)


def count_calls(monkeypatch: pytest.MonkeyPatch, kind: type[Any], name: str) -> list[object]:
    """Every call of a method from now on."""
    calls, original = list[object](), getattr(kind, name)

    def counted(*arguments: Any) -> Any:
        calls.append(name)
        return original(*arguments)

    monkeypatch.setattr(kind, name, counted)
    return calls
