"""A bot's plan is told to the team alone, keeps to what people have drawn, and nothing of it reaches the fugitive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import pytest

from gaslamp.agents.team import propose
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.vocabulary import Move
from gaslamp.match import Match, View, steps
from gaslamp.server import plans
from gaslamp.server.audiences import Audience
from gaslamp.server.conversations import Conversation, KeptMark
from gaslamp.server.messages import GhostMove
from gaslamp.server.outgoing import TeamPlanTold, encode_message
from gaslamp.server.plans import Made, Moment, Plans
from gaslamp.server.screens import Screen
from tests.laws.test_secrecy import secret_pairs
from tests.server.client import Client, Json, Server
from tests.server.test_wire_secrecy import moments
from tests.server.truths import PlansAtOnce, Told, Truth

TEAM = Audience("team", 0)


def turn(seats: int = 3) -> Truth:
    """The detectives' first turn."""
    match: Truth = Match(make_game("classic", seats))
    for _ in steps(match, {seat: Uniform(Random(seat)) for seat in range(CHANCE, seats)}):
        if match.state.phase == "answer" and match.state.waiting:
            return match
    raise AssertionError("they never had a turn")


def draw(table: Told, *marks: tuple[int, int, int]) -> None:
    """By which seat, which pawn, where to."""
    drawn = tuple(
        KeptMark(id=n, seat=seat, n=len(table.room.match.log), mark=GhostMove(pawn=pawn, station=station))
        for n, (seat, pawn, station) in enumerate(marks, 1)
    )
    table.room.talk.known = Conversation(version=1, marks={TEAM: drawn})


def plan(table: Told) -> Json:
    table.screen.planning.want(is_so=True)
    (told,) = [message for message in map(json.loads, table.news()) if message["type"] == "plan"]
    return dict(told)


def test_a_detective_who_wants_plans_is_told_one_for_every_pawn() -> None:
    match = turn()
    told = plan(Told(match, frozenset({1})))
    assert {ride["pawn"] for ride in told["moves"]} == {*match.state.waiting}
    assert all(ride["why"] and str(ride["station"]) in ride["text"] for ride in told["moves"])
    assert told["n"] == len(match.log)
    assert told["by"] == 2, "the bot on the team says so"
    assert len(told["told"]) >= 4


def test_it_is_told_in_the_readers_language_and_once() -> None:
    table = Told(turn(), frozenset({1, 2}), language="de")
    told = plan(table)
    assert told["who"] == "Ein Bot schlägt vor:"
    assert table.news() == []


def test_where_there_is_nothing_to_plan_that_is_said() -> None:
    match: Truth = Match(make_game("classic", 3))
    for _ in steps(match, {seat: Uniform(Random(seat)) for seat in range(CHANCE, 3)}):
        if match.to_act == {0}:
            break
    told = plan(Told(match, frozenset({1})))
    assert (told["moves"], told["told"]) == ([], ["Nothing to plan right now."])


@pytest.mark.parametrize("people", [{0}, {0, 1}, set[int](), {0, 1, 2}])
def test_nobody_else_is_told_any(people: set[int]) -> None:
    table = Told(turn(), frozenset(people))
    assert [json.loads(text)["type"] for text in table.planned()] == ["trouble"]
    assert table.news() == []


def test_the_rest_is_planned_round_what_people_have_drawn() -> None:
    match = turn()
    table = Told(match, frozenset({1}))
    free = {ride["pawn"]: ride["station"] for ride in plan(table)["moves"]}
    game: Any = match.game
    pawn = game.detectives[0]
    other = next(station for _, station in game.rides(match.state, pawn) if station != free[pawn])
    draw(table, (2, pawn, other))
    told = plan(table)
    assert [ride["station"] for ride in told["moves"] if ride["fixed"]] == [other]
    draw(table, (1, pawn, free[pawn]), (2, pawn, other))
    assert [r["station"] for r in plan(table)["moves"] if r["fixed"]] == [free[pawn]], "who plays it has the last word"
    draw(table, (1, pawn, match.state.stations[pawn]))
    told = plan(table)
    assert not any(ride["fixed"] for ride in told["moves"])
    assert told["told"][-1].startswith("Can’t go where they were sent")


def test_who_wants_no_more_plans_is_told_none() -> None:
    table = Told(turn(), frozenset({1}))
    plan(table)
    table.screen.planning.want(is_so=False)
    assert table.news() == []


# Secrets


class Leaky(PlansAtOnce):
    """Plans that know where he is."""

    def find(self, screen: Screen, moment: Moment, view: View[Any]) -> Made:
        here = screen.room.match.state.stations[0]
        made = super().find(screen, Moment(moment.n, moment.rewound, ()), view)
        return Made(moment, made.plan) if here % 2 else Made(moment, None)


class LeakyTold(Told):
    def __init__(self, match: Truth, people: frozenset[int], **more: Any) -> None:
        super().__init__(match, people, **more)
        self.rooms.plans = Leaky()


def pairs() -> Iterator[tuple[Truth, Truth, Truth]]:
    for match in moments(make_game("classic", 3, {"surfacing": []}), Random(4), 0.3):
        for one, two in list(secret_pairs(match))[:1]:
            if match.to_act == {0} and not (one.outcome or two.outcome) and plans.can_plan(one.view(1)):
                yield match, one, two


def told_after(before: Truth, after: Truth, people: frozenset[int], kind: type[Told] = Told) -> list[str]:
    """All that these people are told of plans when the match has come so far."""
    table = kind(before, people)
    table.becomes(after)
    return table.planned()


def test_plans_are_the_same_bytes_for_truths_that_look_alike() -> None:
    for match, one, two in pairs():
        for people in ({1}, {1, 2}):
            told = [told_after(match, truth, frozenset(people)) for truth in (one, two)]
            assert told[0] == told[1]
            assert '"moves":[{' in told[0][0]


def test_the_test_would_notice() -> None:
    everybody = frozenset({1})
    found = [[told_after(match, t, everybody, LeakyTold) for t in (one, two)] for match, one, two in pairs()]
    assert any(one != two for one, two in found)


def test_the_fugitive_hears_nothing_of_it_and_is_not_woken(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """His bytes are those of a table at which nobody plans, and his screen sleeps while they do."""
    with playing(server) as (table, his, hers):
        before, woken = len(his.raw), list[str]()
        screens = [screen for screen in server.room(table).screens if 0 in screen.people]
        monkeypatch.setattr(screens[0], "wake", lambda: woken.append("woken"))
        version = server.room(table).card.version
        hers.say("plan", wanted=True)
        told = hers.until("plan")
        assert told["moves"]
        assert not woken
        assert len(his.raw) == before
        assert server.room(table).card.version == version
        monkeypatch.undo()
        assert his.answer("plan", wanted=True)["key"] == "server-not-your-seat"


@contextmanager
def playing(server: Server) -> Iterator[tuple[str, Client, Client]]:
    """A fugitive and a detective who are people, and a bot as the other detective; the detective is to move."""
    table, host = server.create("classic", "me", "open", "casual")
    with ExitStack() as stack:
        his = stack.enter_context(server.sit(host))
        _, token = server.join(his.until("table")["invite"])
        hers = stack.enter_context(server.sit(token))
        update = his.until("update", lambda update: update["actions"])
        his.say("act", action=next(action for action in update["actions"] if action["type"] == "Move"))
        his.until("update", lambda update: update["view"]["state"]["to_act"] == [1])
        hers.until("update", lambda update: update["actions"])
        yield table, his, hers


def test_a_bot_on_the_team_goes_where_people_have_drawn_it(server: Server) -> None:
    with playing(server) as (table, _, hers):
        hers.say("plan", wanted=True)
        rides = {ride["pawn"]: ride for ride in hers.until("plan")["moves"]}
        game: Any = server.room(table).game
        state = server.room(table).match.state
        mine = [pawn for pawn in state.waiting if game.owners[pawn] == 1]
        for pawn in set(rides) - {*mine}:
            hers.say("mark", channel="team", mark={"type": "move", "pawn": pawn, "station": rides[pawn]["station"]})
            hers.until("marks")
        for _ in mine:
            actions = hers.last["update"]["actions"]
            hers.say("act", action=next(a for a in actions if a["station"] == rides[a["pawn"]]["station"]))
            hers.until("update")
        hers.until("update", lambda update: update["view"]["state"]["phase"] != "answer")
        made = [e for e in server.stored(table).log if isinstance(e, Move) and e.pawn in rides]
        assert {move.pawn: move.station for move in made} == {pawn: ride["station"] for pawn, ride in rides.items()}


def test_what_bots_do_is_looked_up_only_where_people_are_on_their_team() -> None:
    match = turn()
    assert plans.has_partners(Told(match, frozenset({1})).room, 2)
    assert not plans.has_partners(Told(match, frozenset({0})).room, 2)
    assert not plans.has_partners(Told(match, frozenset({1})).room, 0)


def test_plans_of_before_are_not_made_any_more() -> None:
    made = Plans()
    try:
        asked: Any = None
        made.latest["m"] = Moment(2, 0, ())
        assert made._think("m", Moment(1, 0, ()), asked) is None
    finally:
        made.close()


def test_the_message_says_what_the_plan_says() -> None:
    match = turn()
    found = propose(match.view(1), level="heuristic", rng=Random(1))
    assert found is not None
    table = Told(match, frozenset({1}))
    told = plans.told(Made(Moment(len(match.log), 0, ()), found), table.screen)
    assert isinstance(told, TeamPlanTold)
    assert (told.odds, told.tells) == (found.odds, found.tells)
    assert [ride.pawn for ride in told.moves] == [planned.move.pawn for planned in found.moves]
    assert encode_message(told).startswith('{"type":"plan"')
