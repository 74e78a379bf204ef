"""What people type in Case Connection, in four languages."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.core import Action, Problem
from gaslamp.games.enquiry import Follow, Keep, Swap, Visit
from gaslamp.games.vocabulary import Done
from gaslamp.telling.case import CaseTeller
from gaslamp.terminal.case.case_parser import record_request, understand
from gaslamp.terminal.case.drafts import LayoutStep
from gaslamp.terminal.lexicon import STEPS, lexicon
from gaslamp.terminal.local_match import LocalCase
from gaslamp.terminal.request import Menu, TypedQuestion, Unclear
from gaslamp.words import Words
from tests.games.enquiries import hand
from tests.terminal.cases import midway

TOP, RIGHT, BOTTOM, LEFT = range(4)


def said(text: str, table: LocalCase | None = None, language: str = "en") -> Action | TypedQuestion | LayoutStep:
    table = table or midway()
    choices = table.choices()
    menu = Menu(choices, CaseTeller(Words(language), table.game, table.players).offers(choices))
    return understand(text, menu, table.match.state, table.turn or 0, language)


def problem(text: str, table: LocalCase | None = None) -> str:
    with pytest.raises(Problem) as found:
        said(text, table)
    return found.value.key


# Taking


@pytest.mark.parametrize(
    "text", ["4 f", "f 4", "take clue 4 and f", "visit 1 4 f", "Indice 4, m", "hinweis 4 forensik"]
)
def test_two_things_are_taken_from_where_they_are(text: str) -> None:
    assert said(text) == Visit(seat=0, location=0, items=(4, "forensic"))


def test_where_several_locations_would_do_the_player_is_asked_which() -> None:
    table = midway(locations="1 f w / 4 f w / c / 12 w")
    assert problem("f w", table) == "terminal-which"
    assert said("visit 2 f w", table) == Visit(seat=0, location=1, items=("forensic", "witness"))
    assert said("2 w f", table) == Visit(seat=0, location=1, items=("forensic", "witness"))


@pytest.mark.parametrize("text", ["4", "4 6 f w", "visit 9 f w", "99 98", "visit 3 c c"])
def test_what_is_not_on_offer_is_left_to_the_rules(text: str) -> None:
    table = midway()
    action = said(text, table)
    assert isinstance(action, Visit)
    assert not table.game.allows(table.match.state, action)


def test_what_is_expected_decides_what_numbers_mean() -> None:
    choosing = midway("0", hand("1"), hand(lead=3), due=(2, 0))
    for lead in (4, 5):
        draws = choosing.match.view(-1).actions
        choosing.play(next(draw for draw in draws if getattr(draw, "lead", 0) == lead))
    assert said("5", choosing) == Follow(seat=0, lead=5) == said("follow 5", choosing)
    keeping = midway()
    keeping.play(keeping.choices()[0])
    assert keeping.match.state.phase == "keep"
    assert said("w 1", keeping) == Keep(seat=0, items=(1, "witness")) == said("garder 1 t", keeping)


# The turn


@pytest.mark.parametrize("text", ["done", "end the turn", "fini", "basta", "den Zug beenden"])
def test_a_turn_is_ended(text: str) -> None:
    assert said(text, midway(has_visited=True)) == Done(seat=0)


def test_a_swap_need_not_name_what_there_is_only_one_of() -> None:
    one = midway("0", hand("f f f", lead=1), hand())
    assert said("swap", one) == Swap(seat=0, kind="forensic") == said("tausche f", one)
    assert problem("swap", midway("0", hand("f f f w w w", lead=1), hand())) == "terminal-which"
    assert said("swap", midway()) == Swap(seat=0, kind="forensic")  # refused by the rules


def test_a_line_of_the_list_may_be_named_by_its_number() -> None:
    table = midway()
    assert said("#2", table) == table.choices()[1]
    assert problem("#99", table) == "terminal-number-wrong"


# At the bench


@pytest.mark.parametrize(
    ("texts", "step"),
    [
        (
            ["lay 3 right", "3 right", "poser 3 à droite", "metti 3 a destra", "lege 3 rechts"],
            LayoutStep("lay", (3,), RIGHT),
        ),
        (["lay 2 above 3", "2 over 3", "metti 2 sopra 3", "lege 2 über 3"], LayoutStep("lay", (2, 3), TOP)),
        (
            ["lay 2 right of the lead", "2 droite de la piste", "2 rechts von der Spur"],
            LayoutStep("lay", (2, 0), RIGHT),
        ),
        (["lay 2", "put 2"], LayoutStep("lay", (2,))),
        (
            ["link 1 2 f", "relier 1 2 m", "collega 1 2 f", "verbinde 1 2 f"],
            LayoutStep("link", (1, 2), None, ("forensic",)),
        ),
        (
            ["link 1 lead w ★", "link 1 lead w *", "link 1 lead w u"],
            LayoutStep("link", (1, 0), None, ("witness", "universal")),
        ),
        (["unlink 1 2", "couper 1 2", "scollega 1 2", "trenne 1 2"], LayoutStep("unlink", (1, 2))),
        (["lift 1", "take back 1", "retirer 1", "togli 1", "entferne 1"], LayoutStep("lift", (1,))),
        (["undo", "annuler", "annulla", "rückgängig"], LayoutStep("undo")),
        (["clear", "vider", "svuota", "leeren"], LayoutStep("clear")),
        (["solve", "résoudre", "risolvi", "löse"], LayoutStep("solve")),
        (["hint", "solution", "soluzione", "Tipp", "Lösung"], LayoutStep("solution")),
    ],
)
def test_steps_at_the_bench_in_every_language(texts: list[str], step: LayoutStep) -> None:
    assert [said(text) for text in texts] == [step] * len(texts)


@pytest.mark.parametrize(
    ("texts", "what"),
    [
        (["table", "tavolo", "Tisch"], "table"),
        (["hands", "mains", "mani", "Spieler"], "hands"),
        (["layout", "grille", "griglia", "Auslage"], "layout"),
        (["help", "?", "aide", "aiuto", "Hilfe"], "help"),
        (["quit", "quitter", "esci", "Ende"], "quit"),
    ],
)
def test_questions_in_every_language(texts: list[str], what: str) -> None:
    assert [said(text) for text in texts] == [TypedQuestion(what)] * len(texts)
    assert {record_request(text, "en") for text in texts if text != "Ende"} == {what}


@pytest.mark.parametrize(
    ("text", "key"),
    [("visti 3", "terminal-word-near"), ("xyzzy", "terminal-word-unknown"), ("visit", "terminal-say-more")],
)
def test_what_means_nothing_is_answered(text: str, key: str) -> None:
    assert problem(text) == key


def test_no_word_means_two_things_while_a_game_is_played() -> None:
    known = lexicon("connection", "en").items()
    assert not [word for word, found in known if len({name for _, name in found if name not in STEPS}) > 1]


PILE = ("lay", "link", "visit", "keep", "1", "2", "99", "f", "u", "right", "of", "lead", "#2", "swap", "done", "☃", "")


@settings(deadline=None)
@given(st.lists(st.sampled_from(PILE), max_size=7))
def test_no_pile_of_words_can_do_harm(pile: list[str]) -> None:
    table = midway()
    try:
        asked = said(" ".join(pile), table)
    except Unclear:
        return
    if isinstance(asked, Action) and not table.game.allows(table.match.state, asked):
        assert table.game.refusal(table.match.state, asked).key.startswith("CC-")
