"""The end as each reader is told it: the verdict, the results, his way and its figures; and nothing before it."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Seat, encode
from gaslamp.games import make_game
from gaslamp.games.powers import Commit
from gaslamp.games.vocabulary import FUGITIVE, Opened
from gaslamp.match import Match, run, steps
from gaslamp.record import Player, read_record
from gaslamp.server.scenes import BoardStep, ChaseScene, Ending
from gaslamp.testing import viewers
from gaslamp.words import LANGUAGES
from tests.games.enquiries import SMALL_DECK, Enquiry, hand
from tests.games.positions import CompactPosition, HolmesPosition, Position
from tests.server.looks import PLAYERS, chase, look, look_together

GOLDEN = Path(__file__).parents[1] / "records" / "classic-1.record"
BOT = Player(agent="master")


def end(match: Match[Any], seat: Seat, **how: Any) -> Ending:
    ending = look(match, seat, **how).ending
    assert ending is not None
    return ending


def together(match: Match[Any], people: Collection[Seat]) -> Ending:
    ending = look_together(match, people).ending
    assert ending is not None
    return ending


def caught(seats: Seat = 2) -> Position:
    """He goes from 74 to 73, and purple comes there too."""
    match = Position(74, 92, 120, seats=seats)
    match.ride(FUGITIVE, "taxi", 73)
    match.ride(1, "taxi", 73)
    return match


def escaped(seats: Seat = 2) -> Position:
    match = Position(74, 141, 174, seats=seats, rounds=1)
    match.ride(FUGITIVE, "taxi", 73)
    match.ride(1, "taxi", 142)
    match.ride(2, "taxi", 173)
    return match


def to_the_end(game: str, seats: Seat, seed: int, **options: Any) -> Match[Any]:
    match: Match[Any] = Match(make_game(game, seats, options))
    run(match, dict.fromkeys(range(CHANCE, seats), Uniform(Random(seed))))
    return match


# The verdict

CAUGHT = {
    "en": ("You were caught in round 1.", "You caught him in round 1.", "Mister X was caught in round 1."),
    "fr": ("On vous a mis la main dessus au tour 1.", "Vous l’avez pris au tour 1.", "Mister X a été pris au tour 1."),
    "it": ("Ti hanno preso nel turno 1.", "L’hai preso nel turno 1.", "Mister X è stato preso nel turno 1."),
    "de": ("Du wurdest in Runde 1 gefasst.", "Du hast ihn in Runde 1 gefasst.", "Mister X wurde in Runde 1 gefasst."),
}
ESCAPED = {
    "en": ("You got away.", "He got away.", "Mister X got away."),
    "fr": ("Vous leur avez échappé.", "Il vous a échappé.", "Mister X s’est échappé."),
    "it": ("L’hai fatta franca.", "L’ha fatta franca.", "Mister X l’ha fatta franca."),
    "de": ("Du bist entkommen.", "Er ist dir entkommen.", "Mister X ist entkommen."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_side_is_told_its_own_end_in_its_language(language: str) -> None:
    for match, verdicts in ((caught(), CAUGHT), (escaped(), ESCAPED)):
        told = tuple(end(match, seat, language=language).verdict for seat in (0, 1, SPECTATOR))
        assert told == verdicts[language]


def test_the_tone_is_the_readers() -> None:
    assert [end(caught(), seat).tone for seat in (0, 1, SPECTATOR)] == ["lost", "won", "told"]
    assert [end(escaped(), seat).tone for seat in (0, 1, SPECTATOR)] == ["won", "lost", "told"]


def test_a_team_is_spoken_to_as_one_and_both_sides_at_a_screen_as_neither() -> None:
    match = caught(seats=3)
    assert end(match, 2, language="de").verdict == "Ihr habt ihn in Runde 1 gefasst."
    assert end(match, 1, language="it").verdict == "L’avete preso nel turno 1."
    assert together(match, (1, 2)).verdict == "You caught him in round 1."
    both = together(match, (0, 1, 2))
    assert (both.verdict, both.tone) == ("Mister X was caught in round 1.", "told")


def test_how_it_came_is_said_once() -> None:
    assert end(caught(), 0).how == (
        "The purple detective (Bea) lays a hand on a shoulder at 73. The shoulder belongs to Mister X."
    )
    assert end(escaped(), 0).how == "The last round is over and Mister X is still at large. He wins (Ada)."


def test_without_a_way_out_he_is_cornered() -> None:
    match = Position(3, 11, 23, seats=2)
    match.ride(FUGITIVE, "taxi", 4)
    match.ride(1, "taxi", 3)
    match.ride(2, "taxi", 13)
    assert end(match, 0).verdict == "You were cornered in round 2."
    assert end(match, 1).verdict == "You cornered him in round 2."


def test_a_way_that_ends_where_it_began() -> None:
    (way,) = end(Position(4, 3, 13), 0).ways
    assert [stop.station for stop in way.stops] == [4]
    assert [(figure.name, figure.value) for figure in way.figures] == [("Tickets used", "0")]


def test_the_last_crime_ends_it() -> None:
    match = HolmesPosition(45, 5, 162, scenes=(46,))
    match.ride(FUGITIVE, "taxi", 46)
    match.play(Commit(seat=0))
    assert match.outcome
    assert end(match, 0).verdict == "Your last crime is done, and you got away."
    assert end(match, 1).verdict == "He committed his last crime and got away."
    assert [stop.crime for stop in end(match, 1).ways[0].stops] == [False, True]


# Points


def test_the_results_are_sorted_and_ties_share_a_place() -> None:
    match = to_the_end("compact", 4, 1)
    results = end(match, 2).results
    assert [result.points for result in results] == sorted(match.state.scores, reverse=True)
    assert [result.place for result in results] == [
        1 + sum(other.points > result.points for other in results) for result in results
    ]
    assert [result.who for result in results if result.mine] == ["Cleo"]
    assert {result.points for result in results if result.won} == {max(match.state.scores)}


def test_the_winner_and_the_others_of_a_game_of_points() -> None:
    matches = (to_the_end("compact", 3, seed) for seed in range(100))
    match = next(match for match in matches if len({*match.state.scores}) == 3)
    order = sorted(range(3), key=lambda seat: -match.state.scores[seat])
    points = [match.state.scores[seat] for seat in order]
    assert end(match, order[0]).verdict == f"You won with {points[0]} points."
    assert end(match, order[1]).verdict == f"You came second with {points[1]} points."
    assert end(match, order[2], language="de").verdict == f"Dritter Platz für dich, mit {points[2]} Punkten."
    assert end(match, SPECTATOR).verdict == f"{PLAYERS[order[0]].name} won with {points[0]} points."
    assert [end(match, seat).tone for seat in order] == ["won", "lost", "lost"]


def test_a_shared_win() -> None:
    match = CompactPosition(46, 20, 40, 60, seats=2)
    match.play(match.view(0).actions[0])
    match.give_up()
    match.begin(46, 20, 40, 60)
    match.play(match.view(1).actions[0])
    match.give_up()
    points = match.state.scores[0]
    assert match.state.scores == (points, points)
    assert end(match, 1).verdict == f"You share the win with {points} points."
    assert together(match, (0, 1)).verdict == f"A shared win with {points} points: Ada and Bea."
    assert {result.place for result in end(match, 1).results} == {1}


def test_case_connection_ends_with_a_verdict_too() -> None:
    match = Enquiry(SMALL_DECK, hand(lead=1), hand(bonus=9), locations="f / / /", finale=0, current=1)
    match.done()
    assert end(match, 1).verdict == "You won with 9 points."
    assert end(match, 0).verdict == "You lost, 0 to 9."
    assert end(match, 0, language="fr").verdict == "Vous perdez 0 à 9."
    assert [(result.who, result.points) for result in end(match, 0).results] == [("Bea", 9), ("Ada", 0)]
    assert (end(match, 0).ways, end(match, 0).swap) == ((), False)


def test_a_way_for_every_round_of_the_compact_game() -> None:
    match = to_the_end("compact", 3, 2)
    opened = [event.stations for event in match.log if isinstance(event, Opened)]
    ways = end(match, 1).ways
    assert [tuple(stop.station for stop in way.stops) for way in ways] == opened
    assert [way.title for way in ways] == ["Round 1: Ada", "Round 2: Bea", "Round 3: Cleo"]


# His way: values computed by hand from the board and the record


def golden() -> Match[Any]:
    return read_record(GOLDEN).match()


def test_the_way_and_what_could_be_known() -> None:
    stops = end(golden(), 1).ways[0].stops
    assert [stop.station for stop in stops] == [198, 186, 198, 187, 159, 199, 185, 186, 171, 186]
    # 18 start cards less three; three taxis from 186; from 159 any of twelve, two rides are ways to 142
    assert [len(stop.possible) for stop in stops[:6]] == [15, 1, 3, 1, 1, 12]
    assert stops[2].possible == (171, 185, 198)
    assert stops[5].possible == (89, 135, 140, 142, 143, 160, 161, 172, 185, 187, 188, 199)
    assert [stop.n for stop in stops if stop.surfaced] == [1, 3, 4, 7, 8, 9]
    assert stops[2].via == ("taxi-186-198",)
    assert stops[5].pawns == (93, 39, 198), "where they stood before they answered"
    assert all(stop.station in stop.possible for stop in stops)


def test_the_figures() -> None:
    figures = end(golden(), 1).ways[0].figures
    assert [(figure.name, figure.value) for figure in figures] == [
        ("Closest call", "1 move away (Green, move 2), 4 times"),  # 171 beside 198; again at moves 3, 5 and 6
        ("Longest out of sight", "2 moves (5–6)"),
        ("Tickets used", "taxi 3, bus 2, black ticket 4"),
        ("Double moves", "1"),
    ]
    assert [(ticket.fare, ticket.count) for ticket in figures[2].tickets] == [("taxi", 3), ("bus", 2), ("black", 4)]


def test_a_stop_in_words() -> None:
    texts = [stop.text for stop in end(golden(), 1).ways[0].stops]
    assert texts[0] == "Start at 198. 15 possible stations."
    assert texts[3] == "Move 3: black ticket to 187, he shows himself. 1 possible station."


def test_a_catch_is_no_miss() -> None:
    assert [figure.name for figure in end(caught(), 0).ways[0].figures] == ["Longest out of sight", "Tickets used"]


# What next


def test_levels_are_offered_where_bots_play() -> None:
    ending = end(caught(), 0, players=(PLAYERS[0], BOT))
    assert [(level.name, level.chosen) for level in ending.levels] == [
        ("casual", False), ("club", False), ("strong", False), ("master", True),
    ]  # fmt: skip
    assert ending.swap
    assert end(caught(), 0).levels == ()


# Secrets


@pytest.mark.parametrize(("game", "options"), [("classic", {}), ("holmes", {"mode": "sherlock"}), ("compact", {})])
def test_all_are_told_the_same_way_and_none_before_the_end(game: str, options: dict[str, Any]) -> None:
    match: Match[Any] = Match(make_game(game, 3, options))
    for _ in steps(match, {seat: Uniform(Random(4)) for seat in range(CHANCE, 3)}):
        endings = [look(match, seat).ending for seat in viewers(match.game)]
        if not match.outcome:
            assert endings == [None] * len(endings)
    assert len({encode(ending.ways) for ending in endings if ending}) == 1


def test_what_is_staged_tells_others_of_a_crime_but_not_where() -> None:
    match = HolmesPosition(45, 5, 162, scenes=(46, 67, 95))
    match.ride(FUGITIVE, "taxi", 46)
    match.play(Commit(seat=0))
    his, theirs = (chase(match, seat).steps[-1] for seat in (0, 1))
    assert his == BoardStep(kind="Commit", pawn=FUGITIVE, end=46)
    assert theirs == BoardStep(kind="Commit", pawn=FUGITIVE)


def test_an_escape_is_staged_along_the_last_of_his_way_and_a_catch_is_not() -> None:
    scene = look(golden(), 1)
    assert isinstance(scene, ChaseScene)
    assert scene.steps[-1] == BoardStep(kind="Escaped", pawn=FUGITIVE, end=186, along=(159, 199, 185, 186, 171, 186))
    assert [step.kind for step in chase(caught(), 1).steps if step][-1] == "Caught"
