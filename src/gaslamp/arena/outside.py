"""Bots that are not Gaslamp's: agents of one's own, and programs asked by lines of JSON.

What a program is asked and answers: docs/how-to/bot-in-any-language.md.
A program is whatever its owner tells the arena to run. No stranger's text comes here: the server knows none of this.
"""

from __future__ import annotations

import inspect
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any, Protocol, TypeGuard

from msgspec import DecodeError, Raw, Struct, json

from gaslamp.agents import MakeAgent, UnknownAgent, check_agent_plays, find_agent
from gaslamp.agents.exploit import is_attacker, parted
from gaslamp.arena.names import behind
from gaslamp.core import Action, BadMessage, decode_event, encode
from gaslamp.match import Agent, View

PROGRAM = "process:"
"""What stands before the command of a bot that is a program."""
START = 10.0
"""Seconds that a program may take for its first answer beyond the limit: it has to start."""
LEAVE = 2.0
"""Seconds to end in, once there is nothing more to read."""
LONGEST = 1 << 20
"""Bytes of an answer."""


class BotFault(Exception):
    """What a bot did wrong, told without a place in our code: it is not there."""


def check_player(name: str, game: str) -> None:
    """Raise the Problem that keeps a bot from playing a game."""
    if behind(name).startswith(PROGRAM):
        check_program(name)
    elif is_attacker(name) and parted(name)[1].startswith(PROGRAM):
        raise UnknownAgent("attacker-of-program", agent=parted(name)[1])
    else:
        check_agent_plays(behind(name), game)


def check_program(name: str) -> None:
    """Raise the Problem of a bot that is a program which is not there."""
    name = behind(name)
    if name.startswith(PROGRAM) and shutil.which(program := next(iter(_command(name)), "")) is None:
        raise UnknownAgent("agent-no-program", agent=name, program=program)


def make_player(name: str, rng: Random, *, seconds: float | None, limit: float, budget: int | None = None) -> Agent:
    """A bot for one seat of one match; what takes `seconds` is told how long to think, or how much where it counts."""
    name = behind(name)
    if name.startswith(PROGRAM):
        return Outside(_command(name), rng, seconds=seconds, limit=limit)
    make = find_agent(name, budget=budget)
    if budget is not None:
        return make(rng)
    return make(rng, seconds=seconds) if seconds is not None and takes_seconds(make) else make(rng)


class MakeTimedAgent(Protocol):
    """Makes an agent that can be told how long to think."""

    def __call__(self, rng: Random, *, seconds: float) -> Agent: ...


def takes_seconds(make: MakeAgent) -> TypeGuard[MakeTimedAgent]:
    """Whether an agent can be told how long to think: by name, or among whatever else it can be told."""
    try:
        known = inspect.signature(make).parameters
    except (TypeError, ValueError):  # nothing that can be looked into
        return False
    return "seconds" in known or any(param.kind is param.VAR_KEYWORD for param in known.values())


def _command(name: str) -> list[str]:
    try:
        return shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise UnknownAgent("agent-not-found", agent=name, problem=str(error)) from None


class ProgramAnswer(Struct):
    """What a program says: an action, or the number of one it was offered."""

    action: Raw = Raw()
    choose: int | None = None


class Outside:
    """One process for one seat of one match, started when it is first asked. Its stderr is the arena's."""

    def __init__(self, command: Sequence[str], rng: Random, *, seconds: float | None, limit: float) -> None:
        self.command, self.seconds, self.limit = command, seconds, limit
        self.seed = rng.getrandbits(32)
        self.line = ThreadPoolExecutor(1)  # a pipe can be full or empty for ever; a thread that waits there can be left
        self.process: subprocess.Popen[bytes] | None = None

    def act(self, view: View[Any]) -> Action:
        answer = self._ask(self._question(view))
        try:
            return _action(json.decode(answer, type=ProgramAnswer), view)
        except (BadMessage, DecodeError, UnicodeDecodeError) as error:
            raise BotFault(f"cannot be read: {_shown(answer)} ({error})") from None

    def _question(self, view: View[Any]) -> bytes:
        game = {"name": view.game.name, "seats": view.game.seats, "options": view.game.options}
        said = {"game": game, "seed": self.seed, "seconds": self.seconds, "view": Raw(view.encode())}
        return encode(said) + b"\n"

    def _ask(self, question: bytes) -> bytes:
        extra = 0.0 if self.process else START
        process = self.process = self.process or _start(self.command)
        try:
            answer = self.line.submit(_exchange, process, question).result(self.limit + extra)
        except TimeoutError:
            self._stop(process)
            raise BotFault(f"no answer within {self.limit + extra:g} s") from None
        except OSError:
            answer = b""
        if not answer.endswith(b"\n"):
            raise self._broken(process, answer)
        return answer

    def _broken(self, process: subprocess.Popen[bytes], answer: bytes) -> BotFault:
        if answer:
            self._stop(process)
            return BotFault(f"an answer without an end: {_shown(answer)}")
        try:
            return BotFault(f"the program ended with status {process.wait(LEAVE)}")
        except subprocess.TimeoutExpired:
            self._stop(process)
            return BotFault("the program closed its output")

    def close(self) -> None:
        """The match is over: the program reads the end of its input, and has a moment to leave."""
        if process := self.process:
            _hang_up(process)
            try:
                process.wait(LEAVE)
            except subprocess.TimeoutExpired:
                self._stop(process)
            assert process.stdout
            process.stdout.close()
        self.line.shutdown()

    def _stop(self, process: subprocess.Popen[bytes]) -> None:
        """With all it has started, which would keep the pipes open."""
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
        process.wait()
        self.line.submit(lambda: None).result()


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """In a session of its own, so that a Ctrl-C is the arena's alone."""
    try:
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    except OSError as error:
        raise BotFault(f"the program cannot be started: {error.strerror or error}") from None


def _exchange(process: subprocess.Popen[bytes], question: bytes) -> bytes:
    assert process.stdin
    assert process.stdout
    process.stdin.write(question)
    process.stdin.flush()
    return process.stdout.readline(LONGEST)


def _hang_up(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin
    with suppress(OSError):  # it had gone without reading all of it
        process.stdin.close()


def _action(answer: ProgramAnswer, view: View[Any]) -> Action:
    if spelled := bytes(answer.action):
        event = decode_event(view.game.vocabulary, spelled)
        if isinstance(event, Action):
            return event
        raise BotFault(f"no action: {_shown(spelled)}")
    if answer.choose is None or not 0 <= answer.choose < len(view.actions):
        raise BotFault(f"chose {answer.choose} of {len(view.actions)} actions")
    return view.actions[answer.choose]


def _shown(answer: bytes) -> str:
    """As much of an answer as a report needs."""
    return answer[:80].decode(errors="replace").strip()
