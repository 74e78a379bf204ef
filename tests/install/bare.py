"""What the bare package does. This runs in an environment with nothing but Gaslamp and what it depends on."""

from __future__ import annotations

from random import Random
from typing import Any

import gaslamp
import gaslamp.testing
from gaslamp import (
    BOARDS,
    CHANCE,
    GAMES,
    Match,
    Problem,
    View,
    decode_record,
    encode_record,
    load_board,
    make_agent,
    make_game,
    record_of,
    run,
    why,
)
from gaslamp.agents import AGENTS, agents_for, levels_for
from gaslamp.arena import Plan, play_arena
from gaslamp.extras import MissingExtra
from gaslamp.games import AnyGame
from gaslamp.lessons import lesson_names, load_lesson
from gaslamp.rulebook.source import games_to_read, load_rulebook
from gaslamp.svg import draw_board
from gaslamp.words import LANGUAGES, Words

SEARCHING = ("strong", "master", "sleuth", "nijssen")


def names_are_there() -> None:
    assert all(getattr(gaslamp, name) is not None for name in gaslamp.HOMES)


def bots_play_every_game() -> None:
    for name in GAMES:
        plain = ["uniform", "heuristic", "casual", "club", *(["planner", "strong"] if name == "connection" else [])]
        for agent in plain:
            assert agent in agents_for(name)
            play(make_game(name, min(GAMES[name].players)), agent)


def play(game: AnyGame, agent: str) -> None:
    match = Match[Any](game)
    bots = {seat: make_agent(agent, Random(seat), game=game.name) for seat in range(game.seats)}
    run(match, bots | {CHANCE: make_agent("uniform", Random(7))})
    record = record_of(match)
    assert encode_record(decode_record(encode_record(record))) == encode_record(record)
    for language in LANGUAGES:
        assert all(Words(language).tell(event, game) for event in match.log[-20:])


def moves_are_explained() -> None:
    game = make_game("classic", 3)
    match = Match(game)
    while CHANCE in match.to_act:
        match.play(match.view(CHANCE).actions[0])
    view = match.view(0)
    assert any(why(view, action) for action in view.actions)
    assert view._repr_svg_().startswith("<svg")


def boards_rules_and_lessons_are_there() -> None:
    assert all(draw_board(load_board(board)).startswith("<svg") for board in BOARDS)
    assert all(load_rulebook(game, language).rules for game in games_to_read() for language in LANGUAGES)
    assert all(load_lesson(name) for name in lesson_names())


def the_arena_plays() -> None:
    report = play_arena(Plan(fugitives=("club",), detectives=("heuristic",), games=2, jobs=1))
    assert report.is_complete


def searching_bots_say_what_they_need() -> None:
    for agent in SEARCHING:
        assert agent in AGENTS
        for game in ("classic", "holmes", "compact"):
            refuse(agent, game)
    assert levels_for("classic") == ("casual", "club")
    assert levels_for("connection") == ("casual", "club", "strong", "master"), "nothing there is searched on arrays"


def refuse(agent: str, game: str) -> None:
    try:
        make_agent(agent, Random(1), game=game)
    except MissingExtra as missing:
        check(missing, "search")
    else:
        raise AssertionError(f"{agent} cannot play {game} here")
    try:  # where nobody has said which game it will be
        make_agent(agent, Random(1)).act(first_view(make_game(game)))
    except MissingExtra as missing:
        check(missing, "search")
    else:
        raise AssertionError(f"{agent} cannot play {game} here")


def first_view(game: AnyGame) -> View[Any, Any]:
    """What the first to choose anything sees."""
    match = Match[Any](game)
    while CHANCE in match.to_act:
        match.play(match.view(CHANCE).actions[0])
    return match.view(min(match.to_act))


def check(problem: Problem, extra: str) -> None:
    for language in LANGUAGES:
        assert f"pip install 'gaslamp[{extra}]'" in Words(language).explain(problem)


if __name__ == "__main__":
    names_are_there()
    bots_play_every_game()
    moves_are_explained()
    boards_rules_and_lessons_are_there()
    the_arena_plays()
    searching_bots_say_what_they_need()
    print("kept")
