"""When a bot answers tells nothing: every level, in every game, takes its fixed time, whatever it had to think about.

The clock is a simulated one, so nothing here hangs on how fast the machine is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

import pytest

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.agents import AGENTS, LEVELS, agents_for, cover, engine_of
from gaslamp.agents.levels import SECONDS
from gaslamp.agents.uniform import Uniform
from gaslamp.core import SPECTATOR
from gaslamp.games import GAMES
from gaslamp.games.connection import Connection
from gaslamp.match import View, steps
from gaslamp.server.bots import REMEMBERED, Bots
from gaslamp.server.claims import ClaimedTurn, Claims
from gaslamp.server.dispatch import Dispatcher
from gaslamp.server.workers import AnyQuestion, Question, Rehearsal, Worker
from gaslamp.testing import twins
from tests.laws.test_secrecy import secret_pairs, together
from tests.patience import PATIENCE
from tests.server.simulated import SimulatedLoop, simulated

T = TypeVar("T")
EVERY = [(level, game) for level in LEVELS for game in GAMES]
PACES = (0.0, 0.3, 0.7, 2.0)


class Thinker(Worker):
    """A bot that thinks for as long as the test says, or fails after that."""

    def __init__(self, thoughts: list[float], *, loading: float = 0.0, fails: int = 0) -> None:
        super().__init__()
        self.thoughts, self.loading, self.fails = thoughts, loading, fails

    def _exchange(self, message: AnyQuestion, limit: float) -> object:
        if isinstance(message, Rehearsal):
            _pass(self.loading)
            return True
        assert isinstance(message, Question)
        _pass(self.thoughts.pop(0))
        self.fails -= 1
        return None if self.fails >= 0 else make_game(message.game, message.seats).legal(message.state, message.seat)[0]


def _pass(seconds: float) -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SimulatedLoop)
    loop.now += seconds


class Timed(Bots):
    """Bots whose work is done here and now, on the simulated clock."""

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return work()

    def hire(self, *workers: Worker) -> Timed:
        self.workers, self.idle = [*workers], [*workers]
        return self


def view_of(game: str) -> View[Any]:
    """Somebody's who is to act."""
    match = Match[Any](make_game(game, 2))
    chance = make_agent("uniform", Random(1))
    while CHANCE in match.to_act:
        match.play(chance.act(match.view(CHANCE)))
    return match.view(min(match.to_act))


def answered(agent: str, game: str, *thoughts: float, pace: float = 0.0, **worker: Any) -> float:
    """When the bot's answer is given after it has thought for so long."""

    async def ask() -> float:
        bots = Timed(workers=1, pace=pace).hire(Thinker([*thoughts], **worker))
        bots.warm.update((engine, name) for engine in AGENTS for name in GAMES)
        try:
            await bots.answer(agent, view_of(game))
            return asyncio.get_running_loop().time()
        finally:
            bots.close()

    return round(simulated(ask()), 6)


@pytest.mark.parametrize(("level", "game"), EVERY)
@pytest.mark.parametrize("pace", PACES)
def test_a_forced_answer_comes_when_a_free_one_does(level: str, game: str, pace: float) -> None:
    """From no thought at all to its whole budget."""
    budget = SECONDS[level] if engine_of(level, game) else 0.09
    times = {answered(level, game, thought, pace=pace) for thought in (0.0, budget / 3, budget)}
    assert times == {round(max(pace, cover(level, game)), 6)}


@pytest.mark.parametrize(("level", "game"), EVERY)
def test_a_late_answer_comes_at_the_next_whole_multiple(level: str, game: str) -> None:
    time = cover(level, game)
    late = {answered(level, game, time * share) for share in (1.01, 1.5, 1.99)}
    assert late == {round(2 * time, 6)}
    assert answered(level, game, 3.5 * time, pace=time) == round(4 * time, 6)
    assert answered(level, game, 1.5 * time, pace=3 * time) == round(3 * time, 6), "the pace covers it"


def test_on_a_slow_machine_all_answers_take_as_long_as_the_late_ones() -> None:
    """Else the easy ones would be known by it; once no answer is late any more, all is as before."""
    time, slow, quick = cover("master", "classic"), 1.5, [0.0] * REMEMBERED

    async def ask() -> list[float]:
        thoughts = [0.5 * time, slow * time, *quick, 0.0, slow * time]
        bots = Timed(workers=1, pace=0).hire(Thinker([*thoughts]))
        bots.warm.update((engine, name) for engine in AGENTS for name in GAMES)
        times, clock = [0.0], asyncio.get_running_loop().time
        for _ in thoughts:
            await bots.answer("master", view_of("classic"))
            times.append(clock())
        bots.close()
        return [round((after - before) / time, 6) for before, after in pairwise(times)]

    assert simulated(ask()) == [1, 2, *[2] * REMEMBERED, 1, 2]


@pytest.mark.parametrize(("level", "game"), EVERY)
def test_a_bot_that_fails_at_once_is_replaced_in_the_same_time(level: str, game: str) -> None:
    assert answered(level, game, 0.0, 0.0, fails=1) == answered(level, game, 0.0)


@pytest.mark.parametrize(("level", "game"), EVERY)
def test_what_a_worker_loads_first_is_not_on_the_bots_time(level: str, game: str) -> None:
    """Else whoever had no choice would still be in time, and whoever had one would not."""
    loading = 0.8 * cover(level, game)
    times = {answered(level, game, share * cover(level, game), loading=loading) for share in (0.0, 0.9)}
    assert times == {round(loading + cover(level, game), 6)}


@pytest.mark.parametrize(("level", "game"), EVERY)
def test_whoever_waits_for_a_worker_learns_nothing_of_the_thought_before(level: str, game: str) -> None:
    """Two tables, one worker: when the second one's bot answers does not hang on what the first one's thought."""

    async def second(thought: float) -> float:
        bots = Timed(workers=1, pace=0).hire(Thinker([thought, 0.0]))
        bots.warm.update((engine, name) for engine in AGENTS for name in GAMES)
        await asyncio.gather(*(bots.answer(level, view_of(game), mind=mind) for mind in (1, 2)))
        bots.close()
        return round(asyncio.get_running_loop().time(), 6)

    assert len({simulated(second(share * cover(level, game))) for share in (0.0, 0.5, 0.99)}) == 1


class Apart(Timed):
    """The same, where others go on while one thinks."""

    async def _in_thread(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        begin, answer = loop.now, work()
        spent, loop.now = loop.now - begin, begin
        await asyncio.sleep(spent)
        return answer


class Queue(Claims):
    """Turns that wait, without a database: each table has one, and whoever waits longest is first."""

    def __init__(self, tables: int) -> None:
        super().__init__(cast(Any, self))
        self.waiting_tables = [str(table) for table in range(tables)]

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        return await work

    async def claim(self) -> ClaimedTurn | None:
        return ClaimedTurn(match := self.waiting_tables.pop(0), hash(match)) if self.waiting_tables else None

    async def renew(self, _: ClaimedTurn) -> bool:
        return True


@pytest.mark.parametrize(("level", "game"), [("master", "classic"), ("casual", "compact")])
@pytest.mark.parametrize("processes", [1, 2])
def test_whoever_waits_in_the_queue_learns_nothing_of_the_thoughts_before(
    level: str, game: str, processes: int
) -> None:
    """Five tables and as many bots as there are processes: when each acts does not hang on what the others thought."""

    async def play(share: float) -> dict[str, float]:
        queue, clock, view = Queue(5), asyncio.get_running_loop().time, view_of(game)
        acted, over = dict[str, float](), asyncio.Event()

        def process() -> tuple[Bots, Dispatcher]:
            bots = Apart(workers=1).hire(Thinker([share * cover(level, game)] * 5))
            bots.warm.update((engine, name) for engine in AGENTS for name in GAMES)

            async def take(turn: ClaimedTurn) -> None:
                await bots.answer(level, view, mind=int(turn.match), think_done=turn.think_done)
                acted[turn.match] = round(clock(), 6)
                if len(acted) == 5:
                    over.set()

            return bots, Dispatcher(queue, take, bots)

        made = [process() for _ in range(processes)]
        running = [asyncio.create_task(dispatcher.run()) for _, dispatcher in made]
        await over.wait()
        for bots, dispatcher in made:
            bots.close()
            dispatcher.close()
        await asyncio.gather(*running)
        return acted

    assert simulated(play(0.0)) == simulated(play(0.5)) == simulated(play(0.99))


def test_every_bot_that_can_sit_at_a_table_has_its_time() -> None:
    for game in GAMES:
        for agent in agents_for(game):
            assert cover(agent, game) > (SECONDS[agent] if agent in SECONDS and engine_of(agent, game) else 0.0)


def test_the_page_on_serving_has_every_time() -> None:
    page = Path("docs/explanation/server.md").read_text()
    names = {
        "classic": "classic game, Sherlock Holmes edition",
        "compact": "compact game",
        "connection": "Case Connection",
    }
    names["holmes"] = names["classic"]
    for game in GAMES:
        times = [f"{cover(level, game):.2f}".rstrip("0") for level in ("casual", "strong", "master")]
        assert cover("casual", game) == cover("club", game)
        assert f"| {names[game]} | {' | '.join(times)} |" in page


# For real


OPTIONS: dict[str, dict[str, Any]] = {"classic": {"blacks": 0, "doubles": 0}, "holmes": {"mode": "sherlock"}}


def alike(game: str) -> tuple[View[Any], View[Any]]:
    """Two views of a seat in truths that nobody else can tell apart: with one choice and with several, in a chase."""
    for seed in range(100):
        rng, match = Random(seed), Match[Any](make_game(game, 2, OPTIONS.get(game, {})))
        for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, 2)}):
            for one, two in _pairs(match, rng):
                if views := _parted(one, two, rng):
                    return views
    raise AssertionError


def _pairs(match: Match[Any], rng: Random) -> Iterator[tuple[Match[Any], Match[Any]]]:
    if isinstance(match.game, Connection):
        yield from ((one, two) for seat, one, two in twins(match, rng) if seat == SPECTATOR)
    else:
        yield from secret_pairs(match)


def _parted(one: Match[Any], two: Match[Any], rng: Random) -> tuple[View[Any], View[Any]] | None:
    """The views of whoever is to act with a secret, once their choices differ."""
    for _ in range(12):
        assert one.view(SPECTATOR) == two.view(SPECTATOR), "they look alike"
        for seat in one.to_act - {CHANCE}:
            views = one.view(seat), two.view(seat)
            if _differ(*views):
                return views
        if isinstance(one.game, Connection) or not together(one, two, rng):
            break
    return None


def _differ(one: View[Any], two: View[Any]) -> bool:
    """Whether only one of them leaves a choice; CC-4: leads to choose from are always as many."""
    if isinstance(one.game, Connection):
        return one.actions != two.actions
    return (len(one.actions) == 1) != (len(two.actions) == 1)


@pytest.mark.parametrize("game", ["classic", "holmes", "connection"])  # CP-8: there all see what he may choose from
def test_no_bot_answers_before_its_time(game: str) -> None:
    """Real bots in a real process, in two positions that look alike to everybody else; no answer comes early."""

    async def ask() -> list[tuple[str, bool]]:
        bots, views, early = Bots(workers=1, pace=0, limit=PATIENCE), alike(game), list[tuple[str, bool]]()
        clock = asyncio.get_running_loop().time
        for level in LEVELS:
            for view in views:
                begin = clock()
                answer = await bots.answer(level, view)
                early.append((level, clock() - begin < cover(level, game) - 0.02))
                assert answer.action in view.actions
                assert not answer.failed
        bots.close()
        return early

    assert not [level for level, is_early in asyncio.run(ask()) if is_early]
