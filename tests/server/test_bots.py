"""Bots in processes of their own: replaced when they fail, kept to a pace, handed a view and nothing else."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.agents import AGENTS
from gaslamp.core import Action
from gaslamp.games.vocabulary import Done, Move
from gaslamp.match import View
from gaslamp.server import bots as module
from gaslamp.server.bots import Answer, Bots, Worker


@pytest.fixture
def view() -> View[Any]:
    """A detective's, to move."""
    match = Match(make_game("classic", 3))
    agents = {seat: make_agent("uniform", Random(5)) for seat in (CHANCE, 0)}
    while not match.to_act & {1, 2}:
        (seat,) = match.to_act
        match.play(agents[seat].act(match.view(seat)))
    return match.view(1)


class Fake(Worker):
    """A worker whose bots answer as a test wants, here and now."""

    answers: dict[str, object]

    def ask(self, question: module.Question, limit: float) -> Action:
        answer = self.answers.get(question.agent)
        if not isinstance(answer, Action):
            raise module.Silent
        return answer


@pytest.fixture
def quick() -> type[Fake]:
    Fake.answers = {}
    return Fake


def answered(agent: str, view: View[Any], *, fakes: type[Worker] | None = None, **setup: Any) -> Answer:
    async def ask() -> Answer:
        bots = Bots(workers=1, pace=0, **setup)
        if fakes:
            bots.workers[0] = worker = fakes()
            bots.idle.get_nowait()
            bots.idle.put_nowait(worker)
        try:
            return await bots.answer(agent, view)
        finally:
            bots.close()

    return asyncio.run(ask())


def test_a_bot_answers_from_another_process(view: View[Any]) -> None:
    answer = answered("heuristic", view)
    assert answer.action in view.actions
    assert answer.failed == ()


def test_a_bot_that_overruns_its_time_is_replaced_and_it_is_said(view: View[Any]) -> None:
    answer = answered("heuristic", view, limit=0.0)
    assert answer.action in view.actions
    assert answer.failed == ("heuristic",)


def test_after_a_bot_was_ended_the_next_question_is_answered(view: View[Any]) -> None:
    worker = Worker()
    try:
        with pytest.raises(module.Silent):
            worker.ask(module._question("heuristic", view), 0.0)
        assert worker.ask(module._question("heuristic", view), 60.0) in view.actions
    finally:
        worker.stop()


def test_a_bot_whose_process_dies_is_replaced(view: View[Any]) -> None:
    worker = Worker()
    try:
        worker.ask(module._question("heuristic", view), 60.0)
        assert worker.process is not None
        worker.process.kill()
        worker.process.join()
        with pytest.raises(module.Silent):
            worker.ask(module._question("heuristic", view), 60.0)
    finally:
        worker.stop()


def test_a_bot_that_raises_gives_no_answer(view: View[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, rng: Random) -> None: ...

        def act(self, view: View[Any]) -> Action:
            raise ZeroDivisionError

    monkeypatch.setattr("gaslamp.agents.AGENTS", {**AGENTS, "heuristic": Broken})
    assert module._answer(module._question("heuristic", view)) is None


def test_an_illegal_answer_counts_as_none(view: View[Any], quick: type[Fake]) -> None:
    quick.answers = {"heuristic": Done(seat=view.seat)}
    assert answered("heuristic", view, fakes=quick).failed == ("heuristic",)


def test_an_answer_for_another_seat_counts_as_none(view: View[Any], quick: type[Fake]) -> None:
    move = view.actions[0]
    assert isinstance(move, Move)
    quick.answers = {"heuristic": Move(seat=2, pawn=move.pawn, fare=move.fare, station=move.station)}
    assert answered("heuristic", view, fakes=quick).failed == ("heuristic",)


def test_the_next_simpler_bot_is_asked_before_the_simplest(quick: type[Fake]) -> None:
    match = Match(make_game("connection", 2))
    chance = make_agent("uniform", Random(1))
    while CHANCE in match.to_act:
        match.play(chance.act(match.view(CHANCE)))
    view = match.view(min(match.to_act))
    quick.answers = {"heuristic": view.actions[0]}
    assert answered("planner", view, fakes=quick) == Answer(view.actions[0], ("planner",))
    quick.answers = {}
    assert answered("planner", view, fakes=quick).failed == ("planner", "heuristic")


def test_answers_come_on_the_beat_however_quick_the_bot(view: View[Any], quick: type[Fake]) -> None:
    """The clock is that of the loop: no answer before its beat."""
    quick.answers = {"heuristic": view.actions[0]}

    async def ask() -> float:
        bots = Bots(workers=1, pace=0.2)
        bots.idle.get_nowait()
        bots.idle.put_nowait(quick())
        begin = time.monotonic()
        await bots.answer("heuristic", view)
        bots.close()
        return time.monotonic() - begin

    assert asyncio.run(ask()) >= 0.19


def test_a_worker_is_sent_the_view_and_nothing_else(view: View[Any]) -> None:
    question = module._question("heuristic", view)
    assert question.state is view.state
    assert question.events is view.events
    assert question.state.stations[0] is None
