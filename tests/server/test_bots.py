"""Bots in processes of their own: replaced when they fail, handed a view and nothing else."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from random import Random
from typing import Any

import pytest

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.agents import AGENTS
from gaslamp.core import Action
from gaslamp.games.vocabulary import Done, Move
from gaslamp.match import View
from gaslamp.server.bots import Answer, Bots
from gaslamp.server.workers import AnyQuestion, Minds, Question, Rehearsal, Silent, Worker, question
from tests.patience import PATIENCE, until
from tests.server.client import Server


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
    done: list[str]

    def _exchange(self, message: AnyQuestion, limit: float) -> object:
        if isinstance(message, Rehearsal):
            self.done.append(f"rehearse {message.engine} {message.game}")
            return True
        assert isinstance(message, Question)
        self.done.append(f"ask {message.agent}")
        return self.answers.get(message.agent)


class Frozen(Worker):
    """A worker whose process stands still once it is ready: whatever is asked then, no answer comes."""

    is_frozen = True

    def rehearse(self, agent: str, game: str) -> None:
        super().rehearse(agent, game)
        if self.is_frozen:
            assert self.process is not None
            assert self.process.pid is not None
            os.kill(self.process.pid, signal.SIGSTOP)


@pytest.fixture
def quick() -> type[Fake]:
    Fake.answers, Fake.done = {}, []
    return Fake


def answered(agent: str, view: View[Any], *, fakes: type[Worker] | None = None, limit: float = PATIENCE) -> Answer:
    async def ask() -> Answer:
        bots = Bots(workers=1, pace=0, limit=limit)
        if fakes:
            bots.workers = bots.idle = [fakes()]
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
    answer = answered("heuristic", view, fakes=Frozen, limit=0.1)
    assert answer.action in view.actions
    assert answer.failed == ("heuristic",)


def test_a_bot_of_an_old_table_that_is_not_installed_any_more_is_replaced_without_being_asked(
    view: View[Any], quick: type[Fake], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    quick.answers["heuristic"] = view.actions[0]
    assert answered("master", view, fakes=quick) == Answer(view.actions[0], ("master",))
    assert [said for said in quick.done if said.startswith("ask")] == ["ask heuristic"]


def test_after_a_bot_was_ended_the_next_question_is_answered(view: View[Any]) -> None:
    worker = Frozen()
    try:
        with pytest.raises(Silent):
            worker.ask(question("heuristic", view, 7), 0.1)
        worker.is_frozen = False
        assert worker.ask(question("heuristic", view, 7), PATIENCE) in view.actions
    finally:
        worker.stop()


def test_a_bot_whose_process_dies_is_replaced(view: View[Any]) -> None:
    worker = Worker()
    try:
        worker.ask(question("heuristic", view, 7), PATIENCE)
        assert worker.process is not None
        worker.process.kill()
        worker.process.join()
        with pytest.raises(Silent):
            worker.ask(question("heuristic", view, 7), PATIENCE)
    finally:
        worker.stop()


def test_a_bot_that_raises_gives_no_answer(view: View[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, rng: Random) -> None: ...

        def act(self, view: View[Any]) -> Action:
            raise ZeroDivisionError

    monkeypatch.setattr("gaslamp.agents.AGENTS", {**AGENTS, "heuristic": Broken})
    assert Minds().answer(question("heuristic", view, 7)) is None


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


def test_a_worker_is_sent_the_view_and_nothing_else(view: View[Any]) -> None:
    sent = question("heuristic", view, 7)
    assert sent.state is view.state
    assert sent.events is view.events
    assert sent.state.stations[0] is None


def test_what_a_bot_needs_is_compiled_once_and_before_it_is_asked(view: View[Any], quick: type[Fake]) -> None:
    quick.answers = dict.fromkeys(("strong", "master", "club"), view.actions[0])

    async def ask() -> list[bool]:
        bots = Bots(workers=2, pace=0)
        bots.workers = bots.idle = [quick(), quick()]
        before = [bots.is_warm(agent, "classic") for agent in ("strong", "club")]
        await asyncio.gather(*(bots.answer(agent, view) for agent in ("strong", "master", "strong")))
        await bots.answer("club", view)
        bots.close()
        return [*before, bots.is_warm("strong", "classic"), bots.is_warm("strong", "holmes")]

    assert asyncio.run(ask()) == [False, True, True, False]
    assert quick.done[0] == "rehearse sleuth classic"
    assert quick.done.count("rehearse sleuth classic") <= 2, "once in each process"
    assert quick.done.count("ask strong") == 2


def test_a_server_gets_ready_for_every_game_on_its_own(quick: type[Fake]) -> None:
    async def begin() -> None:
        bots = Bots(workers=1)
        bots.workers = bots.idle = [quick()]
        bots.begin()
        assert bots.beginning
        await bots.beginning
        bots.close()

    asyncio.run(begin())
    assert quick.done == [f"rehearse sleuth {game}" for game in ("classic", "holmes", "compact")]


def test_while_one_worker_compiles_others_answer(view: View[Any], quick: type[Fake]) -> None:
    quick.answers = {"club": view.actions[0]}
    compiled = threading.Event()

    class Slow(quick):  # type: ignore[misc, valid-type]
        def rehearse(self, agent: str, game: str) -> None:
            assert agent == "club" or compiled.wait(PATIENCE)

    async def ask() -> Answer:
        bots = Bots(workers=2, pace=0)
        bots.workers = bots.idle = [Slow(), Slow()]
        bots.begin()
        await asyncio.sleep(0)
        try:
            return await bots.answer("club", view)
        finally:
            compiled.set()
            bots.close()

    assert asyncio.run(ask()).action == view.actions[0]


def test_a_bot_that_searches_answers_from_another_process(view: View[Any]) -> None:
    answer = answered("strong", view)
    assert answer.action in view.actions
    assert answer.failed == ()


def test_a_worker_rehearses_again_only_when_it_was_started_again(view: View[Any]) -> None:
    worker = Worker()
    try:
        worker.ask(question("sleuth", view, 7), PATIENCE)
        worker.ask(question("strong", view, 7), PATIENCE)
        assert worker.rehearsed == {("sleuth", "classic")}
        worker.ask(question("club", view, 7), PATIENCE)
        assert worker.rehearsed == {("sleuth", "classic"), ("heuristic", "classic")}
    finally:
        worker.stop()
    assert worker.rehearsed == set()


def test_a_mind_goes_back_to_where_it_thought_last() -> None:
    async def think() -> list[bool]:
        bots, same = Bots(workers=2), list[bool]()
        async with bots._worker(1) as one, bots._worker(2) as two:
            same.append(one is two)
        for mind, before in ((2, two), (1, one), (2, two)):
            async with bots._worker(mind) as worker:
                same.append(worker is before)
        bots.close()
        return same

    assert asyncio.run(think()) == [False, True, True, True]


def test_the_same_mind_is_the_same_player() -> None:
    minds = Minds()
    one, two = (minds.player("casual", 7, seat) for seat in (1, 2))
    assert minds.player("casual", 7, 1) is one
    assert one is not two


def test_a_worker_forgets_the_minds_of_matches_that_nobody_plays(view: View[Any]) -> None:
    worker, minds = Worker(), Minds()
    worker.over |= {7, 9}
    seen: list[Question] = []

    def exchange(message: AnyQuestion, limit: float) -> object:
        assert isinstance(message, Question)
        seen.append(message)
        return minds.answer(message)

    worker.rehearsed.add(("heuristic", "classic"))
    worker._exchange = exchange  # type: ignore[method-assign]
    minds.player("casual", 7, 1), minds.player("casual", 8, 1)
    assert worker.ask(question("heuristic", view, 8), PATIENCE) in view.actions
    assert {key[0] for key in (*minds.players, *minds.games)} == {8}
    worker.ask(question("heuristic", view, 8), PATIENCE)
    assert [set(message.over) for message in seen] == [{7, 9}, set()]


def test_what_belongs_to_a_match_goes_when_nobody_is_there(own: Server) -> None:
    table, token = own.create("classic", "me", "casual")
    with own.sit(token) as client:
        client.until("update", lambda update: update["scene"]["wanted"])
        room = own.room(table)
        assert room.memory.beliefs
        assert room.memory.reasoners
    until(lambda: table not in own.rooms.rooms, "the room is still open")
    assert all(room.mind in worker.over for worker in own.rooms.bots.workers)
    with own.sit(token) as client:
        client.until("update")
        assert own.room(table).memory is not room.memory
        assert own.room(table).mind == room.mind, "the bots are who they were"
