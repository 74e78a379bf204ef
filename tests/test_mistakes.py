"""What a stranger does wrong is answered early, with a sentence: wrong types by TypeErrors, all else by Problems."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp import (
    CHANCE,
    SPECTATOR,
    Action,
    BadOptions,
    Belief,
    IllegalAction,
    Match,
    Player,
    Problem,
    Record,
    View,
    decode_event,
    decode_record,
    encode_record,
    load_board,
    make_agent,
    make_game,
    record_of,
    redact,
    replay,
    resume,
    run,
    steps,
    why,
    write_record,
)
from gaslamp.agents import Heuristic, Planner, Sleuth, Uniform, agents_for, warm_up
from gaslamp.agents.belief import believe
from gaslamp.agents.mcts import Nijssen
from gaslamp.arena import Contest, Plan, play_arena
from gaslamp.board import parse_board, parse_scenery
from gaslamp.games import (
    Classic,
    ClassicOptions,
    Compact,
    CompactOptions,
    Connection,
    ConnectionOptions,
    Holmes,
    HolmesOptions,
    Layout,
    Move,
    Visit,
    load_deck,
)
from gaslamp.svg import (
    Ghost,
    Pawn,
    draw,
    draw_board,
    draw_card,
    draw_deck,
    draw_detail,
    draw_layout,
    draw_page,
    draw_view,
)
from gaslamp.testing import check_agent, check_game
from gaslamp.words import Words

WRONG: Any = "rubbish"
"""What no type checker would let through."""


@cache
def played(name: str = "classic") -> Match[Any]:
    match = Match[Any](make_game(name, 2))
    run(match, dict.fromkeys((CHANCE, 0, 1), Uniform(Random(1))))
    return match


def fresh() -> Match[Any]:
    return Match(make_game("classic", 3))


def view() -> View:
    return fresh().view(0)


def board() -> Any:
    return load_board("bradley")


class Silent:
    """Never says anything."""

    def act(self, view: View) -> Any:
        return None


class Stubborn:
    """Always acts for seat 2."""

    def act(self, view: View) -> Action:
        return Move(seat=2, pawn=1, fare="taxi", station=1)


WRONG_TYPES: dict[str, tuple[Callable[[], object], str]] = {
    "Match": (lambda: Match(WRONG), "expected a game, such as make_game"),
    "Match of a class": (lambda: Match(Classic), "expected a game, such as make_game"),  # type: ignore[arg-type]
    "play": (lambda: fresh().play(WRONG), "play.. takes an action, .*, not 'rubbish'"),
    "play an event": (lambda: fresh().play(played().log[-1]), "play.. takes an action, .*, not Ended"),  # type: ignore[arg-type]
    "view": (lambda: fresh().view(WRONG), "a seat is a number, such as 0, not 'rubbish'"),
    "run no match": (lambda: run(WRONG, {}), "take a match, such as"),
    "run a list": (lambda: run(fresh(), [Uniform(Random(1))]), "take a mapping from seats to agents"),  # type: ignore[arg-type]
    "run a class": (lambda: run(fresh(), {0: Uniform}), "expected an agent with act.view"),  # type: ignore[dict-item]
    "steps": (lambda: steps(fresh(), {0: WRONG}), "expected an agent with act.view.*, not 'rubbish'"),
    "run a mute": (lambda: run(fresh(), all_but(9, Silent())), "the agent of seat -1 must return an action, not None"),
    "replay": (lambda: replay(fresh().game, WRONG), "a log holds events; number 0 must be one, not 'r'"),
    "replay no game": (lambda: replay(WRONG, []), "expected a game"),
    "resume": (lambda: resume(fresh().game, [WRONG]), "a log holds events; number 0 must be one"),
    "decode_event": (lambda: decode_event(fresh().game, "{}"), "takes the vocabulary of a game"),  # type: ignore[arg-type]
    "decode_event of a dict": (lambda: decode_event(fresh().game.vocabulary, {}), "takes JSON as text"),  # type: ignore[arg-type]
    "redact": (lambda: redact(WRONG, 1), "only an event has secret fields, not a str"),
    "make_game": (lambda: make_game(7), "takes the name of a game"),  # type: ignore[call-overload]
    "seats": (lambda: make_game("classic", WRONG), "seats must be a number, such as 3, not 'rubbish'"),
    "options": (lambda: make_game("classic", 3, WRONG), "takes options as plain values"),
    "plain options": (lambda: Classic(3, {"rounds": 3}), r"options must be ClassicOptions\(…\), or plain"),  # type: ignore[arg-type]
    "record_of": (lambda: record_of(WRONG), "record_of.. takes a match, not 'rubbish'"),
    "players": (lambda: record_of(played(), players=["Ann", "Ben"]), "players must be Player"),  # type: ignore[list-item]
    "encode_record": (lambda: encode_record(played()), "expected a record, such as record_of"),  # type: ignore[arg-type]
    "write_record": (lambda: write_record(Path("x"), WRONG), "expected a record, such as record_of"),
    "decode_record": (lambda: decode_record(b""), "decode_record.. takes text"),  # type: ignore[arg-type]
    "make_agent": (lambda: make_agent("heuristic", 7), r"a generator to draw from, such as Random\(7\), not 7"),  # type: ignore[arg-type]
    "make_agent of nothing": (lambda: make_agent(7, Random(7)), "takes the name of an agent"),  # type: ignore[arg-type]
    "Heuristic": (lambda: Heuristic(WRONG), "a generator to draw from"),
    "Nijssen": (lambda: Nijssen(WRONG), "a generator to draw from"),
    "games": (lambda: Sleuth(Random(7), games=WRONG), "games must be a number, not 'rubbish'"),
    "act": (lambda: Uniform(Random(7)).act(WRONG), "act.. takes a view"),
    "Belief": (lambda: Belief(WRONG), "expected a game"),
    "update": (lambda: Belief(fresh().game).update([WRONG]), "a log holds events; number 0"),
    "believe": (lambda: believe(fresh()), "believe.. takes a view"),  # type: ignore[arg-type]
    "why": (lambda: why(WRONG, played().log[0]), "why.. takes a view"),  # type: ignore[arg-type]
    "why not": (lambda: why(view(), WRONG), "takes the action that comes next"),
    "load_board": (lambda: load_board(7), "takes a name, such as"),  # type: ignore[arg-type]
    "parse_board": (lambda: parse_board(7, "x.board"), "takes the text of a board"),  # type: ignore[arg-type]
    "parse_scenery": (lambda: parse_scenery(7, "x.scenery"), "takes the text of a scenery"),  # type: ignore[arg-type]
    "load_deck": (lambda: load_deck(7), "takes a name, such as"),  # type: ignore[arg-type]
    "draw_view": (lambda: draw_view(fresh()), "draw_view.. takes a view"),  # type: ignore[arg-type]
    "draw_board": (lambda: draw_board(WRONG), "expected a board, such as load_board"),
    "draw_page": (lambda: draw_page(WRONG, {}), "expected a board, such as load_board"),
    "draw_card": (lambda: draw_card(WRONG), "draw_card.. takes a clue or a lead"),
    "draw_deck": (lambda: draw_deck(WRONG), "expected a deck, such as load_deck"),
    "width": (lambda: draw_view(view(), width=WRONG), "width must be a whole number"),
    "pawns": (lambda: draw(board(), pawns=[("red", 3)]), "figures must be Pawn"),  # type: ignore[list-item]
    "play_arena": (lambda: play_arena(WRONG), "takes a Plan, a Contest or an ExploitPlan"),
    "Plan of text": (lambda: play_arena(Plan(fugitives=WRONG)), "fugitives of a Plan must be tuple.*, not 'rubbish'"),
    "Plan of games": (lambda: play_arena(Plan(games=WRONG)), "games of a Plan must be int, not 'rubbish'"),
    "Contest": (lambda: play_arena(Contest(agents=WRONG)), "agents of a Contest must be tuple"),
    "check_game": (lambda: check_game(WRONG, Random(7)), "expected a game"),
    "check_game of a seed": (lambda: check_game(fresh().game, 7), "check_game.. takes a generator"),  # type: ignore[arg-type]
    "check_agent": (lambda: check_agent(Uniform(Random(7)), fresh().game, Random(7)), "what makes an agent"),  # type: ignore[arg-type]
    "check_agent of a seed": (lambda: check_agent(Uniform, fresh().game, 7), "takes a generator"),  # type: ignore[arg-type]
    "check_agent of None": (lambda: check_agent(lambda rng: None, fresh().game, Random(7)), "expected an agent"),  # type: ignore[arg-type,return-value]
    "tell": (lambda: Words("en").tell(WRONG, fresh().game), "tell.. takes an event"),  # type: ignore[arg-type]
    "explain": (lambda: Words("en").explain(WRONG), "explain.. takes a Problem"),
}


@pytest.mark.parametrize("mistake", WRONG_TYPES)
def test_a_wrong_type_is_a_type_error_that_says_what_is_wanted(mistake: str) -> None:
    make, told = WRONG_TYPES[mistake]
    with pytest.raises(TypeError, match=told):
        make()


def all_but(seat: int, agent: object | None = None) -> Any:
    return {other: agent or Uniform(Random(1)) for other in (CHANCE, 0, 1, 2) if other != seat}


PROBLEMS: dict[str, tuple[Callable[[], object], str]] = {
    "view": (lambda: fresh().view(99), "seat-not-there"),
    "known": (lambda: fresh().known(-3), "seat-not-there"),
    "run without a seat": (lambda: run(fresh(), all_but(2)), "agent-missing"),
    "run without chance": (lambda: run(fresh(), all_but(CHANCE)), "agent-missing-chance"),
    "run with a meddler": (lambda: run(fresh(), all_but(9, Stubborn())), "agent-wrong-seat"),
    "replay of another game": (lambda: replay(fresh().game, played("connection").log), "event-out-of-place"),
    "replay from the middle": (lambda: replay(played().game, played().log[3:]), "event-out-of-place"),
    "resume of another game": (lambda: resume(fresh().game, played("connection").log), "event-out-of-place"),
    "make_game": (lambda: make_game("chess"), "game-unknown"),
    "an option": (lambda: make_game("classic", 3, {"round": 3}), "option-unknown"),
    "a value": (lambda: make_game("classic", 3, {"rounds": "many"}), "option-wrong"),
    "Classic": (lambda: Classic(3, ClassicOptions(detectives=9)), "option-wrong"),
    "Holmes": (lambda: Holmes(3, HolmesOptions(mode="x")), "option-wrong"),  # type: ignore[arg-type]
    "Compact": (lambda: Compact(3, CompactOptions(black_tickets=9)), "option-wrong"),
    "Connection": (lambda: Connection(3, ConnectionOptions(last_turns="x")), "option-wrong"),  # type: ignore[arg-type]
    "load_board": (lambda: load_board("nowhere"), "board-unknown"),
    "neighbours": (lambda: board().neighbours(999, "taxi"), "board-no-such-station"),
    "neighbours by tram": (lambda: board().neighbours(1, "tram"), "board-kind"),
    "distance": (lambda: board().distance(1, 999), "board-no-such-station"),
    "distances": (lambda: board().distances(999), "board-no-such-station"),
    "distances by tram": (lambda: board().distances(1, {"tram"}), "board-kind"),
    "over": (lambda: board().over("bus", 1, 2), "board-no-such-line"),
    "record_of": (lambda: record_of(played(), seen_by=99), "seat-not-there"),
    "players": (lambda: record_of(played(), players=[Player("Ann")]), "record-players-wrong"),
    "decode_record": (lambda: decode_record("rubbish"), "not-a-record"),
    "Record": (lambda: Record(game="chess", seats=3).match(), "game-unknown"),
    "make_agent": (lambda: make_agent("heuristik", Random(7)), "agent-unknown"),
    "make_agent for a game": (lambda: make_agent("planner", Random(7), game="classic"), "agent-other-game"),
    "make_agent for no game": (lambda: make_agent("planner", Random(7), game="chess"), "game-unknown"),
    "agents_for": (lambda: agents_for("chess"), "game-unknown"),
    "warm_up": (lambda: warm_up("sleuth", "chess"), "game-unknown"),
    "seconds": (lambda: Sleuth(Random(7), seconds=-1), "setting-too-small"),
    "iterations": (lambda: Nijssen(Random(7), iterations=0), "setting-too-small"),
    "samples": (lambda: Planner(Random(7), samples=0), "setting-too-small"),
    "act out of turn": (lambda: Uniform(Random(7)).act(view()), "agent-not-to-act"),
    "casual out of turn": (lambda: make_agent("casual", Random(7)).act(view()), "agent-not-to-act"),
    "sleuth out of turn": (lambda: Sleuth(Random(7)).act(view()), "agent-not-to-act"),
    "Planner": (lambda: Planner(Random(7)).act(fresh().view(CHANCE)), "agent-cannot-play"),
    "Nijssen": (lambda: Nijssen(Random(7)).act(Match(make_game("connection")).view(CHANCE)), "agent-cannot-play"),
    "Belief": (lambda: Belief(played("connection").game), "game-no-fugitive"),
    "Belief of eyes": (lambda: Belief(fresh().game, eyes=99), "seat-not-there"),
    "update": (lambda: Belief(fresh().game).update(played("connection").log), "event-out-of-place"),
    "believe": (lambda: believe(played("connection").view(0)), "game-no-fugitive"),
    "light": (lambda: draw_view(view(), light="dark"), "light-unknown"),  # type: ignore[arg-type]
    "width": (lambda: draw_view(view(), width=0), "setting-too-small"),
    "possible": (lambda: draw_view(view(), possible={999}), "board-no-such-station"),
    "Pawn": (lambda: draw(board(), pawns=[Pawn("red", 999)]), "board-no-such-station"),
    "Ghost": (lambda: draw(board(), ghosts=[Ghost(999, 3)]), "board-no-such-station"),
    "draw_detail": (lambda: draw_detail(board(), [999]), "board-no-such-station"),
    "draw_detail of nothing": (lambda: draw_detail(board(), []), "picture-of-nothing"),
    "draw_layout": (lambda: draw_layout(load_deck("gaslamp"), 999, Layout((), ())), "deck-no-such-lead"),
    "Plan": (lambda: play_arena(Plan(games=0)), "arena-too-few"),
    "Plan of a game": (lambda: play_arena(Plan(game="chess")), "game-unknown"),
    "Words": (lambda: Words("klingon"), "language-unknown"),
    "game_title": (lambda: Words("en").game_title("chess"), "game-unknown"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", PROBLEMS)
def test_a_wrong_value_is_a_problem_that_reads_as_a_sentence(mistake: str) -> None:
    make, key = PROBLEMS[mistake]
    with pytest.raises(Problem) as caught:
        make()
    assert caught.value.key == key
    assert str(caught.value) == Words("en").explain(caught.value)
    assert " " in str(caught.value)


def test_an_option_that_was_probably_meant_is_named() -> None:
    with pytest.raises(BadOptions, match="Did you mean “rounds”"):
        make_game("classic", 3, {"round": 3})


def test_the_heuristic_says_that_it_does_not_play_a_game_of_ones_own() -> None:
    class Foreign:
        name = "own"

    deals = tuple(fresh().view(CHANCE).actions[:2])
    with pytest.raises(Problem) as caught:
        Heuristic(Random(1)).act(View(Foreign(), 0, fresh().state, (), deals))
    assert caught.value.key == "agent-cannot-play"


def test_an_action_of_another_game_is_refused_and_called_that() -> None:
    with pytest.raises(IllegalAction) as refused:
        fresh().play(Visit(seat=0, location=1, items=()))
    assert str(refused.value).startswith("“Visit” is not an action of the game classic.")
    assert str(refused.value).endswith("(CL-12)")


def test_seats_that_only_look_have_a_view() -> None:
    assert fresh().view(SPECTATOR).seat == SPECTATOR
    assert fresh().view(CHANCE).actions
