"""SH-26 to SH-30: what tokens have told stays on the screen as long as it is worth anything."""

from __future__ import annotations

from gaslamp.core import encode
from gaslamp.games.powers import Ask, Ban, Barricade
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.server.scenes import TokenClue
from tests.games.positions import HolmesPosition, Position, hidden
from tests.server.looks import chase


def clues(match: HolmesPosition, seat: int = 1) -> tuple[TokenClue, ...]:
    return chase(match, seat).clues


def onward(match: HolmesPosition, rounds: int) -> None:
    """So many more moves of Moriarty, answered without tokens."""
    for _ in range(rounds):
        match.answer()
        fare, station = match.reach(FUGITIVE)[0]
        match.go(fare, station)  # type: ignore[arg-type]


def asked(about: str = "quarter", **options: object) -> HolmesPosition:
    """Moriarty is at 132 after his first move, and Sherlock or Watson has asked."""
    match = hidden(132, surfacing=(9,), **options)
    pawn = 1 if about == "quarter" else 2
    match.play(Ask(seat=match.owner(pawn), pawn=pawn, about=about))  # type: ignore[arg-type]
    return match


def test_an_answer_says_who_asked_after_which_move_and_what() -> None:
    (clue,) = clues(asked())
    assert (clue.kind, clue.quarter, clue.entry, clue.age, clue.stale) == ("quarter", "III", 1, 0, False)
    assert (clue.who, clue.when, clue.text) == ("Sherlock", "after move 1", "Moriarty is in quarter III.")


def test_it_ages_with_his_moves_and_is_out_of_date_after_three_more() -> None:
    match = asked()
    ages = []
    for _ in range(5):
        ages.append((clues(match)[0].age, clues(match)[0].stale))
        onward(match, 1)
    assert ages == [(0, False), (1, False), (2, False), (3, False), (4, True)]


def test_it_is_out_of_date_as_soon_as_he_is_seen_later() -> None:
    match = hidden(132, surfacing=(2,))
    match.play(Ask(seat=1, pawn=1, about="quarter"))
    onward(match, 1)
    assert [(clue.age, clue.stale) for clue in clues(match)] == [(1, True)]


def test_a_landmark_is_told_with_its_symbol_whether_or_not_he_is_at_one() -> None:
    match = asked("park")
    (clue,) = clues(match)
    assert (clue.kind, clue.symbol, clue.who) == ("symbol", "park", "Watson")
    assert clue.carries == (132 in match.game.board.marks["park"])


def test_mycroft_is_told_an_old_station() -> None:
    match = hidden(132, 5, 162, team="mycroft watson", surfacing=(9,))
    onward(match, 2)
    match.play(Ask(seat=match.owner(1), pawn=1, about="past"))
    (clue,) = clues(match)
    assert (clue.kind, clue.entry, clue.station, clue.when) == ("past", 1, 132, "after move 1")


def test_a_ban_lasts_his_turn_and_a_roadblock_for_good() -> None:
    match = hidden(132, 115, 162, team="lestrade irene", surfacing=(9,), seats=3)
    match.play(Ban(seat=2, pawn=2, fare="bus"))
    assert [(clue.kind, clue.fare, clue.stale) for clue in clues(match)] == [("ban", "bus", False)]
    onward(match, 1)
    match.ride(1, "taxi", match.reach(1)[0][1])  # type: ignore[arg-type]
    match.play(Barricade(seat=1, pawn=1, station=match.state.trail[0]))
    onward(match, 1)
    assert [(clue.kind, clue.station, clue.stale) for clue in clues(match)] == [
        ("roadblock", min(match.state.roadblocks), False),
        ("ban", None, True),
    ]


def test_everybody_is_told_the_same_for_answers_are_public() -> None:
    match = asked()
    assert len({encode(clues(match, seat)) for seat in range(match.game.seats)}) == 1


def test_other_games_have_none() -> None:
    assert chase(Position(35, 141, 174, seats=3), 1).clues == ()
