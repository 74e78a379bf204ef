"""What the screen of Case Connection shows, position by position."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games.connection import Connection
from gaslamp.games.vocabulary import Done
from gaslamp.match import Match, steps
from gaslamp.record import Player
from gaslamp.server.scenes import CaseScene
from gaslamp.telling.case import CaseTeller
from gaslamp.words import Words
from tests.games.enquiries import SMALL_DECK, Enquiry, hand
from tests.server.looks import PLAYERS, case, look_together

BOT = Player(agent="heuristic")
PLACES = "3 4 c / 5 f / f /"


def enquiry(**known: Any) -> Enquiry:
    """Ada can solve lead 1 with clues 1 and 2; Bea has nothing but lead 2."""
    return Enquiry(SMALL_DECK, hand("1 2 f w", lead=1), hand(lead=2), locations=PLACES, **known)


def solved() -> Enquiry:
    match = enquiry()
    match.solve("0 top 1 f", "0 right 2 w")
    return match


# The turn


def test_whoever_is_to_act_is_told_what_to_do() -> None:
    match = enquiry()
    assert case(match, 0).turn == "You: visit a location and take two items there."
    assert case(match, 0).wanted
    assert case(match, 1).turn == "Ada moves now."
    assert not case(match, 1).wanted
    assert case(match, SPECTATOR, language="de").turn == "Ada ist am Zug."


def test_a_bot_is_said_to_think() -> None:
    assert case(enquiry(), 1, players=(BOT, PLAYERS[1])).turn == "Bot 1 is thinking…"


def test_people_at_one_screen_are_called_by_name() -> None:
    scene = look_together(enquiry(), (0, 1))
    assert scene.turn == "Ada: visit a location and take two items there."
    assert isinstance(scene, CaseScene)
    assert scene.me == 0


def test_whoever_chooses_is_waited_for() -> None:
    match = solved()
    assert case(match, 1).turn == "Waiting for Ada."
    assert case(match, 0).turn == "Keep two cards or tokens of the layout."


def test_the_last_turns_are_announced() -> None:
    scene = case(enquiry(finale=1), 0)
    assert scene.brief == ("Last turns: Bea has nine points or more.",)
    assert scene.turn.startswith(scene.brief[0])
    assert case(enquiry(), 0).brief == ()


# What lies on the table


def test_places_with_what_lies_there() -> None:
    places = case(enquiry(), 0).places
    assert [place.name for place in places][:2] == ["Tallow Lane Mortuary", "The Drowned Lantern"]
    assert [place.items for place in places] == [(3, 4, "cyber"), (5, "forensic"), ("forensic",), ()]
    assert [place.closed for place in places] == [False, False, True, True]


def test_players_with_what_they_own() -> None:
    ada, bea = case(enquiry(), 1).players
    assert (ada.who, ada.mine, ada.current, ada.cards, ada.lead) == ("Ada", False, True, (1, 2), 1)
    assert ada.tokens == {"forensic": 1, "witness": 1, "cyber": 0, "universal": 0}
    assert (bea.who, bea.mine, bea.current, bea.points) == ("Bea", True, False, 0)
    assert case(enquiry(), 1).me == 1
    assert case(enquiry(), SPECTATOR).me is None
    assert case(enquiry(), 0).heading.startswith("Lead 1, worth 2 points")


def test_points_and_solved_leads() -> None:
    ada = case(solved(), 1).players[0]
    assert (ada.points, ada.solved, ada.bonus, ada.lead) == (3, (1,), 1, 0)
    assert case(solved(), 0).heading == "No lead"


def test_the_last_layout_that_solved_a_lead_stays_to_be_seen() -> None:
    match = solved()
    spread = case(match, 1, since=1).spread
    assert case(enquiry(), 1).spread is None
    assert spread is not None
    assert (spread.seat, spread.lead, spread.cards) == (0, 1, ((1, 0, -1), (2, 1, 0)))
    assert spread.links == ((0, 1, "forensic", "forensic"), (0, 2, "witness", "witness"))
    match.keep("1 2")
    kept = case(match, 1, since=len(match.log) - 1).spread
    assert kept is not None
    assert (kept.seat, kept.lead, kept.fresh) == (0, 1, False)


def test_a_layout_is_fresh_for_whoever_saw_what_was_before() -> None:
    match = Match(Connection(2))
    for events in steps(match, {seat: Uniform(Random(1)) for seat in range(CHANCE, 2)}):
        if type(events[0]).__name__ == "Solve":
            break
    begin = len(match.log) - len(events)
    spreads = [case(match, 1, since=since).spread for since in (begin, 0, begin + 1)]
    assert [spread.fresh for spread in spreads if spread] == [True, False, False]


def test_drawn_leads_are_for_the_eyes_of_whoever_chooses() -> None:
    match = solved()
    match.keep("1 2")
    match.draw(3, 4)
    assert case(match, 0).drawn == (3, 4)
    assert case(match, 1).drawn == ()
    assert case(match, SPECTATOR).drawn == ()
    shared = look_together(match, (0, 1))
    assert isinstance(shared, CaseScene)
    assert (shared.me, shared.drawn, shared.turn) == (0, (3, 4), "Ada: Choose a lead to follow.")
    assert [offer.lead for offer in shared.offers] == [3, 4]


# Offers


def test_offers_say_what_is_taken_where() -> None:
    offers = case(enquiry(), 0).offers
    visit = next(offer for offer in offers if offer.kind == "Visit")
    assert (visit.location, visit.items, visit.group) == (0, (3, 4), "button")
    assert visit.text == "Tallow Lane Mortuary: take clue 3 and clue 4"
    match = Enquiry(SMALL_DECK, hand("f f f", lead=1), hand(), locations=PLACES)
    swap = next(offer for offer in case(match, 0).offers if offer.kind == "Swap")
    assert swap.items == ("forensic",)


def test_without_hints_no_ready_layout_is_offered() -> None:
    kinds = [{offer.kind for offer in case(enquiry(), 0, hints=hints).offers} for hints in (True, False)]
    assert kinds == [{"Solve", "Visit"}, {"Visit"}]
    assert not case(enquiry(), 0, hints=False).hints


# What is told of it


def told(match: Match[Any], seat: int, begin: int = 0, *, is_dealing: bool = False) -> list[str]:
    teller = CaseTeller(Words("en"), cast(Connection, match.game), PLAYERS[:2])
    return teller.lines(match.view(seat).events, begin, is_dealing=is_dealing)


def test_a_deal_is_told_in_one_line_with_its_last_item() -> None:
    match = Match(Connection(2))
    for _ in steps(match, {seat: Uniform(Random(3)) for seat in range(CHANCE, 2)}):
        if len(match.log) == 7:
            break
    assert told(match, 0, is_dealing=True) == [""] * 7, "it is not over yet"
    for _ in steps(match, {seat: Uniform(Random(3)) for seat in range(CHANCE, 2)}):
        if len(match.log) == 30:
            break
    lines = told(match, 0)
    assert lines[:20] == [*[""] * 19, "20 items are placed."]
    assert told(match, 0, 12) == lines[12:], "whoever was told of the first items is told how many there are in all"


def test_what_goes_without_saying_is_not_said() -> None:
    match = Match(Connection(2))
    for _ in steps(match, {seat: Uniform(Random(3)) for seat in range(CHANCE, 2)}):
        if any(isinstance(event, Done) for event in match.log):
            break
    lines = told(match, 0)
    assert lines.count("Bea draws a lead and keeps it secret.") == 1, "though she has drawn two"
    assert sum("Ada draws lead" in line for line in lines) == 2, "Ada knows hers"
    assert [lines[n] for n, event in enumerate(match.log) if isinstance(event, Done)] == [""]


def test_what_happened_since_ones_last_turn_begins_after_it() -> None:
    match = Match(Connection(2))
    assert case(match, 0).since_mine == 0
    for _ in steps(match, {seat: Uniform(Random(2)) for seat in range(CHANCE, 2)}):
        ends = [(n, event.seat) for n, event in enumerate(match.log) if isinstance(event, Done)]
        if len(ends) == 3:
            break
    last = {seat: n + 1 for n, seat in ends}
    assert [case(match, seat).since_mine for seat in (0, 1)] == [last[0], last[1]]
    assert case(match, SPECTATOR).since_mine == 0


# Again, and the end


def test_the_last_turn_of_each_can_be_seen_again() -> None:
    match = Match(Connection(3))
    assert case(match, 0).round_began == 0
    ends: list[int] = []
    for _ in steps(match, {seat: Uniform(Random(2)) for seat in range(CHANCE, 3)}):
        ends = [n for n, event in enumerate(match.log) if isinstance(event, Done)]
        if len(ends) == 4:
            break
    assert case(match, 0).round_began == ends[1]


def test_the_end_is_told_with_all_points() -> None:
    match = Enquiry(SMALL_DECK, hand(lead=1), hand(bonus=9), locations="f / / /", finale=0, current=1)
    match.done()
    scene = case(match, 0)
    assert scene.over == ("The last turn is played. Bea has the best score and wins.",)
    assert scene.ending
    assert [(r.place, r.who, r.points, r.mine) for r in scene.ending.results] == [
        (1, "Bea", 9, False), (2, "Ada", 0, True),
    ]  # fmt: skip
