"""Processes in which bots think, one at a time: what they are sent, and what they send back."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from threading import Lock
from typing import Any, TypeAlias

from msgspec import Struct, json
from msgspec.structs import replace

from gaslamp.agents import engine_of, make_agent, play_opening
from gaslamp.agents.team import TeamPlan, propose
from gaslamp.core import Action, Event, Seat, encode
from gaslamp.games import AnyGame, make_game
from gaslamp.games.vocabulary import Move
from gaslamp.match import Agent, View

WARMING = 600.0
"""Seconds that compiling may take, on however slow a machine."""

PLAIN = "heuristic"
"""What bots without machine code have in common."""


class Question(Struct, frozen=True):
    """A view as it travels to another process."""

    agent: str
    mind: int
    """What the bot is made of: the same mind is the same player, who may remember."""
    game: str
    seats: int
    options: bytes
    seat: Seat
    state: Any
    events: tuple[Event, ...]
    over: tuple[int, ...] = ()
    """Minds that nobody will ask for again."""


class PlanQuestion(Struct, frozen=True):
    """A plan is wanted for the team of a seat, round what people have fixed."""

    about: Question
    fixed: tuple[Move, ...]
    budget: int


class Rehearsal(Struct, frozen=True):
    """A bot of this kind will be asked about this game."""

    engine: str
    game: str


AnyQuestion: TypeAlias = Question | PlanQuestion | Rehearsal


class Silent(Exception):
    """A bot gave no answer, or none that the rules allow."""


def question(agent: str, view: View[Any], mind: int) -> Question:
    game = view.game
    return Question(
        agent=agent,
        mind=mind,
        game=game.name,
        seats=game.seats,
        options=encode(game.options),
        seat=view.seat,
        state=view.state,
        events=view.events,
    )


class Worker:
    """One such process, started when it is needed."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.mind = 0
        """Who thought here last."""
        self.rehearsed: set[tuple[str, str]] = set()
        """What has run here already, and for which game."""
        self.over: set[int] = set()
        """Minds to be forgotten here when there is something to ask."""
        self.is_retired = False
        self.stopping = Lock()

    def ask(self, question: Question, limit: float) -> Action:
        """The bot's answer; `Silent` if it has none in time. What has gone wrong is started afresh next time."""
        self.rehearse(question.agent, question.game)
        over = tuple(self.over)
        answer = self._exchange(replace(question, over=over), limit)
        self.over.difference_update(over)  # others may have been added meanwhile
        if isinstance(answer, Action):
            return answer
        self.stop()
        raise Silent

    def plan(self, question: PlanQuestion, limit: float) -> TeamPlan | None:
        """A plan, if there is one to make and it is made in time."""
        over = tuple(self.over)
        found = self._exchange(replace(question, about=replace(question.about, over=over)), limit)
        self.over.difference_update(over)
        return found if isinstance(found, TeamPlan) else None

    def rehearse(self, agent: str, game: str) -> None:
        """Have all compiled, loaded and run once that the bot needs; that is on nobody's time."""
        engine = engine_of(agent, game) or PLAIN
        if (engine, game) not in self.rehearsed:
            self._exchange(Rehearsal(engine, game), WARMING)
            self.rehearsed.add((engine, game))

    def _exchange(self, message: AnyQuestion, limit: float) -> object:
        """What the process says to that; None if it takes too long or is no more."""
        try:
            line = self._line()
            line.send(message)
            if line.poll(limit):
                return line.recv()
        except (OSError, EOFError):
            pass
        self.stop()
        return None

    def _line(self) -> Connection:
        if self.is_retired:
            raise EOFError
        if self.line is None:
            spawn = multiprocessing.get_context("spawn")
            self.line, other_end = spawn.Pipe()
            self.process = spawn.Process(target=think, args=(other_end,), daemon=True)
            with _uninterrupted():
                self.process.start()
            other_end.close()
        return self.line

    def stop(self) -> None:
        """End the process, whatever it is about; another is started when it is needed."""
        with self.stopping:  # by the thread that waits for it, or by the one that ends the server meanwhile
            if self.process is not None and self.line is not None:
                self.process.kill()
                self.process.join()
                self.line.close()
            self.process = self.line = None
            self.rehearsed.clear()

    def retire(self) -> None:
        """End it for good."""
        self.is_retired = True
        self.stop()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """What is started meanwhile does not hear of Ctrl-C: the server ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it lets signals through again when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def think(line: Connection) -> None:
    """The life of a worker: answer until there is nobody left to ask."""
    end_with_parent()
    minds = Minds()
    while True:
        try:
            message = line.recv()
            line.send(_answer(message, minds))
        except (EOFError, OSError, KeyboardInterrupt):
            return


def _answer(message: AnyQuestion, minds: Minds) -> object:
    match message:
        case Question():
            return minds.answer(message)
        case PlanQuestion():
            return minds.plan(message)
    return rehearse(message)


def end_with_parent() -> None:
    """Whatever this process is about, it ends when the one that started it does, however that ends.

    Not by `PR_SET_PDEATHSIG`: that would end it with the thread that started it.
    """
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # so that what a bot has started ends too
    threading.Thread(target=_outlive, name="parent", daemon=True).start()


def _outlive() -> None:
    """Wait for the end of the parent, which a thread can while machine code is compiled or a bot thinks."""
    if parent := multiprocessing.parent_process():
        parent.join()
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


class Minds:
    """The players of the matches that are going on: what one of them plans for a turn holds for all of that turn."""

    def __init__(self) -> None:
        self.games: dict[tuple[int, str, int, bytes], AnyGame] = {}
        self.players: dict[tuple[int, str, Seat], Agent] = {}

    def answer(self, question: Question) -> Action | None:
        self.forget(question.over)
        try:
            return self.player(question.agent, question.mind, question.seat).act(self._view(question))
        except Exception:  # a bot may fail in any way there is
            return None

    def plan(self, question: PlanQuestion) -> TeamPlan | None:
        """The same for the same position: the moment says how luck falls."""
        about = question.about
        self.forget(about.over)
        rng = Random(f"{about.mind} {len(about.events)} {question.fixed}")
        try:
            view = self._view(about)
            return propose(view, question.fixed, level=about.agent, rng=rng, budget=question.budget)
        except Exception:  # as above
            return None

    def _view(self, question: Question) -> View[Any]:
        game = self._game(question)
        actions = tuple(game.legal(question.state, question.seat))
        return View(game, question.seat, question.state, question.events, actions)

    def _game(self, question: Question) -> AnyGame:
        key = question.mind, question.game, question.seats, question.options
        if key not in self.games:
            self.games[key] = make_game(question.game, question.seats, json.decode(question.options))
        return self.games[key]

    def player(self, agent: str, mind: int, seat: Seat) -> Agent:
        """A bot stays with its match."""
        key = mind, agent, seat
        if key not in self.players:
            self.players[key] = make_agent(agent, Random(f"{mind} {seat}"))
        return self.players[key]

    def forget(self, minds: Collection[int]) -> None:
        """Their matches are over, or nobody is there."""
        self.games = {key: game for key, game in self.games.items() if key[0] not in minds}
        self.players = {key: player for key, player in self.players.items() if key[0] not in minds}


def rehearse(rehearsal: Rehearsal) -> bool:
    try:
        play_opening(rehearsal.engine, rehearsal.game)
    except Exception:  # then it fails when it is asked too, and is replaced
        return False
    return True
