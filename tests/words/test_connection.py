"""What Gaslamp says about Case Connection: names of cards and places, who is meant, and where a rule is broken."""

from __future__ import annotations

import pytest

from gaslamp.core import CHANCE, Ended, IllegalAction, Outcome
from gaslamp.games import make_game
from gaslamp.games.connection import REFUSED
from gaslamp.games.enquiry import DrawLead, Fill, Finale, Follow, Keep, Solved, Visit
from gaslamp.record import Player
from gaslamp.words import LANGUAGES, Words
from tests.words.speaking import AND

GAME = make_game("connection", 3)
TRIO = [Player("Anna"), Player(), Player("Cleo")]
WORDS = {language: Words(language) for language in LANGUAGES}
FAULTS = [
    IllegalAction("CC-8", wrong="place", one=0, other=7),
    IllegalAction("CC-8", wrong="twice", one=7, other=7),
    IllegalAction("CC-8", wrong="apart", one=31, other=7),
    IllegalAction("CC-8", wrong="symbol", one=0, other=7),
    IllegalAction("CC-8", wrong="token", one=31, other=7),
    IllegalAction("CC-9", wrong="loose", one=0, other=7),
    IllegalAction("CC-10", wrong="loop", one=31, other=7),
    IllegalAction("CC-12", wrong="turn"),
    IllegalAction("CC-12", wrong="lead"),
    IllegalAction("CC-12", wrong="owned", item=7),
    IllegalAction("CC-12", wrong="owned", item="universal"),
    IllegalAction("CC-12", wrong="unmet", one=0, other=0, symbol="cyber"),
    IllegalAction("CC-12", wrong="unmet", one=0, other=7, symbol="witness"),
]
"""Every way a layout can be refused."""


def test_items_are_counted_and_listed() -> None:
    words = WORDS["en"]
    assert words.offer(Keep(seat=0, items=(7, 31)), GAME) == "keep clue 7 and clue 31"
    assert words.offer(Keep(seat=0, items=("cyber", "cyber")), GAME) == "keep 2 cyber tokens"
    assert words.offer(Keep(seat=0, items=(7, "universal")), GAME) == "keep clue 7 and a universal token"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_acts_is_named_or_numbered(language: str) -> None:
    words = WORDS[language]
    assert "Anna" in words.tell(Visit(seat=0, location=1, items=(3, "cyber")), GAME, TRIO)
    unnamed = words.tell(Visit(seat=1, location=1, items=(3, "cyber")), GAME, TRIO)
    assert words.say("player-number", number=2) in unnamed
    assert "Cleo" in words.tell(Solved(player=2, lead=4, points=2), GAME, TRIO)
    assert "Cleo" in words.tell(DrawLead(seat=CHANCE, player=2), GAME, TRIO)
    won = words.tell(Ended(outcome=Outcome(winners=(0, 2), rule="CC-14", how="shared")), GAME, TRIO)
    assert f"Anna {AND[language]} Cleo" in won


@pytest.mark.parametrize("language", LANGUAGES)
def test_cc_14_who_still_has_a_turn_is_said_as_it_is_played(language: str) -> None:
    told = {
        turns: WORDS[language].tell(Finale(player=0), make_game("connection", 3, {"last_turns": turns}), TRIO)
        for turns in ("others", "even", "cut")
    }
    assert told["others"] == told["cut"] != told["even"]
    assert all(sentence.startswith("Anna") for sentence in told.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_named_when_chance_fills_a_place(language: str) -> None:
    told = WORDS[language].tell(Fill(seat=CHANCE, location=2, item=5), GAME, TRIO)
    assert "5" in told
    assert not [player.name for player in TRIO if player.name and player.name in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lead_somebody_else_draws_is_told_without_a_number(language: str) -> None:
    told = WORDS[language].tell(DrawLead(seat=CHANCE, player=0), GAME, TRIO)
    assert not any(sign.isdigit() for sign in told)


def test_a_lead_is_offered_with_what_it_is_worth() -> None:
    lead = GAME.deck.leads[4]
    assert str(lead.points) in WORDS["de"].offer(Follow(seat=0, lead=4), GAME) or lead.points == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_refused_layout_says_where(language: str, fault: IllegalAction) -> None:
    told = WORDS[language].explain(fault)
    assert told.endswith(f"({fault.key})")
    cards = {fault.details.get(end) for end in ("one", "other", "item")}
    assert all(str(card) in told for card in cards if isinstance(card, int) and card)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", sorted(set(REFUSED.values())))
def test_every_other_refusal_has_its_sentence(language: str, rule: str) -> None:
    assert WORDS[language].explain(IllegalAction(rule)).endswith(f"({rule})")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_faults_have_sentences_of_their_own(language: str) -> None:
    assert len({WORDS[language].explain(fault) for fault in FAULTS}) == len(FAULTS)
