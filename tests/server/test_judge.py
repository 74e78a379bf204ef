"""The judge of a run catches every fault there may be: each is planted in an account that was right before."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.core import SPECTATOR, Action, Event, Seat, encode
from gaslamp.games import GAMES
from tests.server.judge import Account, Asked, Told, Unfaithful, judge

GAME = make_game("classic", 3)


class Run:
    """A match with a client for every seat, and one who watches, told of everything as it should be."""

    def __init__(self, game: Any = GAME, actions: int = 40) -> None:
        self.match, self.game = Match[Any](game), game
        self.accounts = {seat: Account("m", {seat} - {SPECTATOR}) for seat in (*range(game.seats), SPECTATOR)}
        agent = make_agent("uniform", Random(4))
        while self.match.to_act and actions:
            seat = min(self.match.to_act)
            self._act(seat, agent.act(self.match.view(seat)))
            actions -= seat != CHANCE

    def _act(self, seat: Seat, action: Action) -> None:
        n = len(self.match.log)
        asked = self.accounts[seat].ask(n, json.decode(encode(action))) if seat != CHANCE else Asked(0, b"")
        self.match.play(action)
        asked.answer, asked.at = "told", n
        for viewer, account in self.accounts.items():
            account.hear(json.decode(encode(self._update(viewer, n))))

    def _update(self, seat: Seat, since: int) -> dict[str, Any]:
        view = self.match.view(seat)
        seen = {"seat": seat, "state": view.state}
        return {"n": len(view.events), "since": since, "view": seen, "events": view.events[since:]}

    def judged(self, log: list[Event] | None = None) -> None:
        judge(self.game, self.match.log if log is None else log, self.accounts.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_faithful_account_is_accepted(name: str) -> None:
    run = Run(make_game(name, 3))
    counts = judge(run.game, run.match.log, run.accounts.values())
    assert counts.actions == counts.acknowledged == 40
    assert counts.views == 4 * len(run.accounts[SPECTATOR].told)


def test_sockets_may_be_many_and_answers_may_be_lost() -> None:
    run = Run()
    account = run.accounts[0]
    account.hear(json.decode(encode(run._update(0, 0))))
    for asked in account.asked[::2]:
        asked.answer, asked.at = "none", -1
    account.ask(3, json.decode(account.asked[0].action))  # never heard of
    run.judged()


def _last_moves(run: Run) -> list[int]:
    """Where the last action of each of two seats stands."""
    return [max(n for n, e in enumerate(run.match.log) if isinstance(e, Action) and e.seat == s) for s in (0, 1)]


def _lose_the_last(run: Run) -> list[Event]:
    return run.match.log[: max(_last_moves(run))]


def _double(run: Run) -> list[Event]:
    n = max(_last_moves(run))
    return [*run.match.log[: n + 1], *run.match.log[n:]]


def _swap(run: Run) -> list[Event]:
    log = [*run.match.log]
    one, two = [n for n, event in enumerate(log) if isinstance(event, Action) and event.seat == 1][:2]
    log[one], log[two] = log[two], log[one]
    return log


def _forge(run: Run) -> list[Event]:
    log: list[Any] = [*run.match.log]
    n = _last_moves(run)[1]
    return [*log[:n], replace(log[n], station=log[n].station + 1), *log[n + 1 :]]


@pytest.mark.parametrize("plant", [_lose_the_last, _double, _swap, _forge])
def test_a_log_that_differs_is_caught(plant: Callable[[Run], list[Event]]) -> None:
    run = Run()
    with pytest.raises(Unfaithful):
        run.judged(plant(run))


def _changed(run: Run, seat: Seat, **fields: Any) -> None:
    told = run.accounts[seat].told
    told[-1] = replace(told[-1], **fields)


def _show_another_seat(run: Run) -> None:
    run.accounts[1].told[-1] = run.accounts[0].told[-1]


def _show_a_secret(run: Run) -> None:
    """The seat is right, and an event says more than it may know."""
    secret = next(
        told for told in run.accounts[0].told if b"station" in told.events[0] and b'"seat":0' in told.events[0]
    )
    n = run.accounts[0].told.index(secret)
    run.accounts[1].told[n] = replace(run.accounts[1].told[n], events=secret.events)


def _show_another_state(run: Run) -> None:
    _changed(run, 1, state=run.accounts[1].told[-2].state)


def _show_his_state(run: Run) -> None:
    _changed(run, 1, state=run.accounts[0].told[-1].state)


def _go_back(run: Run) -> None:
    run.accounts[1].hear(json.decode(encode(Run(actions=20)._update(1, 0))))


def _leave_a_gap(run: Run) -> None:
    told = run.accounts[1].told
    del told[len(told) // 2]


def _tell_twice(run: Run) -> None:
    last = run.accounts[1].told[-1]
    run.accounts[1].told.append(Told(last.seat, last.n + len(last.events), last.n, last.events, last.state))


def _tell_swapped(run: Run) -> None:
    whole = run._update(1, 0)
    events = [*whole["events"]]
    events[-1], events[-2] = events[-2], events[-1]
    run.accounts[1].hear(json.decode(encode(whole | {"events": events})))


def _never_ask(run: Run) -> None:
    del run.accounts[1].asked[3]


def _refuse(run: Run) -> None:
    run.accounts[1].asked[3].answer = "refused"


def _acknowledge_twice(run: Run) -> None:
    run.accounts[1].asked.append(run.accounts[1].asked[-1])


def _acknowledge_nothing(run: Run) -> None:
    asked = run.accounts[1].ask(0, {"type": "Move", "seat": 1, "pawn": 1, "fare": "taxi", "station": 1})
    asked.answer, asked.at = "told", 30


@pytest.mark.parametrize(
    "plant",
    [
        _show_another_seat, _show_a_secret, _show_another_state, _show_his_state, _go_back, _leave_a_gap, _tell_twice,
        _tell_swapped, _never_ask, _refuse, _acknowledge_twice, _acknowledge_nothing,
    ],
)  # fmt: skip
def test_an_account_that_differs_is_caught(plant: Callable[[Run], None]) -> None:
    run = Run()
    run.judged()
    plant(run)
    with pytest.raises(Unfaithful):
        run.judged()
