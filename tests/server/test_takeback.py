"""Taking back by agreement: what can be, what has been revealed, and what everybody is told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.agents.belief.filter import believe
from gaslamp.agents.uniform import Uniform
from gaslamp.core import BadMessage
from gaslamp.games import AnyGame
from gaslamp.games.vocabulary import Move
from gaslamp.match import steps
from gaslamp.server.takeback import before_last
from gaslamp.testing import twins
from tests.laws.strategies import connection_games, games
from tests.server.client import Client, Server
from tests.server.test_keeper import MINUTE, seated_two
from tests.server.test_processes import two_servers
from tests.server.test_wire_lies import first_ride

SEEDS = st.integers(0, 2**32)


def dealt(**options: Any) -> Match[Any]:
    match: Match[Any] = Match(make_game("classic", 2, {"surfacing": [], **options}))
    chance = make_agent("uniform", Random(3))
    while CHANCE in match.to_act:
        match.play(chance.act(match.view(CHANCE)))
    return match


def ride(match: Match[Any], seat: int, n: int = 0) -> None:
    match.play([action for action in match.view(seat).actions if isinstance(action, Move)][n])


def test_the_fugitive_takes_back_a_hidden_move() -> None:
    match = dealt()
    before = match.fork()
    ride(match, 0)
    assert before_last(match, frozenset({0})).log == before.log


def test_nothing_is_taken_back_that_others_have_answered() -> None:
    match = dealt()
    ride(match, 0)
    assert judged(match, 1) == "server-undo-late"


def test_a_showing_is_not_taken_back() -> None:
    match = dealt(surfacing=[1])
    ride(match, 0)
    assert judged(match, 0) == "server-undo-told"


def test_what_chance_has_done_is_not_taken_back() -> None:
    assert judged(dealt(), 0) == "server-undo-told"


def detectives_moves() -> Iterator[tuple[Match[Any], Match[Any]]]:
    """Matches before and after a ride of a detective."""
    match, agents = dealt(), {seat: Uniform(Random(7)) for seat in range(CHANCE, 2)}
    before = match.fork()
    for _ in steps(match, agents):
        if 1 in before.to_act and match.outcome is None:
            yield before, match.fork()
        before = match.fork()


def test_a_detective_who_has_learned_where_he_is_not_does_not_take_it_back() -> None:
    """He stopped where the fugitive could have been: nothing happened, and that tells."""
    found = set()
    for before, after in detectives_moves():
        has_learned = believe(before.view(1)) != believe(after.view(1))
        assert judged(after, 1) == ("server-undo-told" if has_learned else str(len(before.log)))
        found.add(has_learned)
    assert found == {True, False}


def judged(match: Match[Any], seat: int) -> str:
    try:
        return str(len(before_last(match, frozenset({seat})).log))
    except BadMessage as problem:
        return problem.key


@settings(max_examples=15, deadline=None)
@given(st.one_of(games(), connection_games()), SEEDS)
def test_two_truths_a_seat_cannot_tell_apart_are_judged_alike(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    match: Match[Any] = Match(game)
    for _ in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, game.seats)}):
        if rng.random() < 0.05 and match.to_act:
            for seat, one, two in islice(twins(match, rng), 3):
                if seat >= 0:
                    assert judged(one, seat) == judged(two, seat)


# At a table


def test_a_move_is_taken_back_if_everybody_agrees(database: str) -> None:
    with two_servers(database) as (one, two), seated_two(one, two, clock=MINUTE) as (match, ada, ben):
        n = ada.last["update"]["n"]
        ada.say("act", action=first_ride(ada.last["update"]))
        ben.until("update", lambda update: update["actions"])
        ada.say("undo")
        question = ben.until("table", lambda told: told["question"])["question"]
        assert question["awaited"]
        assert question["text"] == "Ada would like to take back the last move."
        mine = ada.until("table", lambda told: told["question"])["question"]
        assert (mine["mine"], mine["awaited"]) == (True, False)
        ben.say("agree")
        for client in (ada, ben):
            update = client.until("update", lambda update: update["n"] == n)
            assert update["since"] == 0
            assert client.last["notice"]["text"] == "Ada has taken back the last move."
        _plays_on(ada, ben)
        assert one.run(one.rooms.store.card(match)).rewound == 1  # type: ignore[union-attr]


def test_bots_forget_what_they_planned_for_a_move_that_was_taken_back(database: str) -> None:
    """A plan holds for a round: a ride shown and taken back would have had them hunt where he never went."""
    with two_servers(database) as (one, two), seated_two(one, two) as (match, ada, ben):
        n = ada.last["update"]["n"]
        ada.say("act", action=first_ride(ada.last["update"]))
        ben.until("update", lambda update: update["actions"])
        ada.say("undo")
        ben.until("table", lambda told: told["question"])
        ben.say("agree")
        for client in (ada, ben):
            client.until("update", lambda update: update["n"] == n)
        for server in (one, two):
            assert all(server.room(match).mind in worker.over for worker in server.rooms.bots.workers)


def _plays_on(ada: Client, ben: Client) -> None:
    """Another ride than before; everybody sees it."""
    rides = [action for action in ada.last["update"]["actions"] if action["type"] == "Move"]
    ada.say("act", action=rides[-1])
    assert ben.until("update", lambda update: update["actions"])["events"]


def test_an_answer_that_crosses_another_question_is_none(own: Server) -> None:
    """He says yes to a move taken back; by then she asks for what is said in the record."""
    with seated_two(own, own) as (match, ada, ben):
        ada.say("act", action=first_ride(ada.last["update"]))
        ben.until("update", lambda update: update["actions"])
        ada.say("undo")
        undo = ben.until("table", lambda told: told["question"])["question"]["id"]
        ada.say("decline", id=ada.until("table", lambda told: told["question"])["question"]["id"])
        ada.say("record", wanted=True)
        record = ben.until("table", lambda told: told["question"] and told["question"]["id"] != undo)["question"]["id"]
        for kind in ("agree", "decline"):
            ben.say(kind, id=undo)
            assert ben.until("trouble")["key"] == "server-nothing-asked"
        assert own.room(match).card.proposal
        assert not own.room(match).card.keeps_talk
        ben.say("agree", id=record)
        ada.until("table", lambda told: told["recorded"])


def test_nothing_is_taken_back_if_one_says_no(own: Server) -> None:
    with seated_two(own, own) as (match, ada, ben):
        ada.say("act", action=first_ride(ada.last["update"]))
        ben.until("update", lambda update: update["actions"])
        ada.say("undo")
        ben.until("table", lambda told: told["question"])
        ben.say("decline")
        assert ada.until("notice")["text"] == "Ben said no."
        assert ada.last["table"]["question"] is None
        assert own.room(match).card.rewound == 0
        ben.say("agree")
        assert ben.until("trouble")["key"] == "server-nothing-asked"


def test_an_action_ends_the_question(own: Server) -> None:
    with seated_two(own, own) as (_, ada, ben):
        ada.say("act", action=first_ride(ada.last["update"]))
        ben.until("update", lambda update: update["actions"])
        ada.say("undo")
        ben.until("table", lambda told: told["question"])
        ben.say("act", action=first_ride(ben.last["update"]))
        ben.until("table", lambda told: told["question"] is None)
        ada.until("table", lambda told: told["question"] is None)


def test_nobody_is_asked_where_only_bots_play(own: Server) -> None:
    """All the detectives are mine, and the bot that flees agrees to everything."""
    match, host = own.create("classic", "casual", "me", options={"detectives": 3, "surfacing": []})
    with own.sit(host) as ada:
        ada.until("update", lambda update: update["actions"])
        for _ in range(40):
            n = _ride_once(ada)
            ada.say("undo")
            while (told := ada.hear())["type"] not in ("trouble", "notice"):
                pass
            if told["type"] == "notice":
                while ada.last["update"]["n"] != n:
                    ada.hear()
                return
        raise AssertionError(f"nothing could be taken back at {match}")


def _ride_once(client: Client) -> int:
    """How many events there were before; it is the same person's turn again."""
    n: int = client.last["update"]["n"]
    client.say("act", action=first_ride(client.last["update"]))
    while client.last["update"]["n"] <= n or not client.last["update"]["actions"]:
        client.hear()
    return n


def test_others_who_are_there_agree_to_a_bot_for_one_who_is_not(own: Server) -> None:
    match, host = own.create("classic", "me", "open", "open", names=["Ada"])
    with own.sit(host) as ada:
        invite = ada.until("table")["invite"]
        guests = [own.join(invite, name)[1] for name in ("Ben", "Cleo")]
        with own.sit(guests[0]) as ben, own.sit(guests[1]) as cleo:
            ben.until("table", lambda told: told["chairs"][0]["here"])
            ben.say("replace", seat=0)
            assert ben.until("trouble")["key"] == "server-somebody-there"
            ada.socket.close()
            ben.until("table", lambda told: not told["chairs"][0]["here"])
            ben.say("replace", seat=0)
            asked = cleo.until("table", lambda told: told["question"])["question"]
            assert asked["text"] == "Ben would like a bot to play for Ada."
            cleo.say("agree")
            assert ben.until("notice")["text"].startswith("Ada is away")
            assert own.room(match).card.chairs[0].is_absent
            with own.sit(host) as ada:
                assert ben.until("notice")["text"] == "Ada plays again."
                assert ada.until("table", lambda told: told["chairs"][0]["kind"] == "person")
