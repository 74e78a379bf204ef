"""The Sherlock Holmes edition by typing: every deed in every language, and no token spent by accident."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.core import CHANCE, Action, IllegalAction, Problem
from gaslamp.games.holmes import CAST, Holmes, Settle
from gaslamp.games.powers import Ask, Ban, Barricade, Collect, Commit, Fly, Land, LieLow, Turn
from gaslamp.games.vocabulary import Done, Double, Move
from gaslamp.telling.chase import Teller
from gaslamp.terminal.chase.chase_parser import understand
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.request import Menu, TypedQuestion, Unclear
from gaslamp.words import LANGUAGES, Words
from tests.terminal.tables import arrange, choices_of_people, holmes


def menu_of(table: LocalChase, language: str = "en") -> Menu:
    view, choices = table.view(), table.choices()
    return Menu(choices, Teller(Words(language), table.game, table.players).offers(view, choices))


def read(text: str, table: LocalChase) -> Action | TypedQuestion:
    return understand(text, menu_of(table), table.view(), "en")


def do(table: LocalChase, *texts: str) -> LocalChase:
    """Types lines, each of them an action."""
    for text in texts:
        wanted = read(text, table)
        assert isinstance(wanted, Action)
        table.play(wanted)
    return table


def refusal(text: str, table: LocalChase) -> str:
    wanted = read(text, table)
    assert isinstance(wanted, Action)
    with pytest.raises(IllegalAction) as refused:
        table.match.fork().play(wanted)
    return refused.value.key


def unclear(text: str, table: LocalChase) -> Unclear:
    with pytest.raises(Unclear) as problem:
        read(text, table)
    return problem.value


def means(texts: str, table: LocalChase, action: Action) -> None:
    """Each of the texts, parted by slashes, is this action."""
    assert {text: read(text, table) for text in texts.split(" / ")} == dict.fromkeys(texts.split(" / "), action)


def moriarty(*texts: str, tile: tuple[int, ...] = (45, 162), **more: Any) -> LocalChase:
    return do(arrange(holmes("0", **more), tile=tile), *texts)


def team(*texts: str, blacks: int = 0, **more: Any) -> LocalChase:
    """All five characters in one hand, after Moriarty's first move from 45 to 60."""
    table = arrange(holmes("01", seats=2, characters=CAST, blacks=blacks, **more))
    return do(table, "45", "c60", "done", *texts)


# Moriarty


def test_where_he_starts() -> None:
    means(
        "162 / start 162 / begin at 162 / partir 162 / partir de 162 / parti 162 / partire da 162 / beginne auf 162",
        moriarty(),
        Settle(seat=0, station=162),
    )
    assert refusal("57", moriarty()) == refusal("start 57", moriarty()) == "SH-10"
    assert refusal("carriage 57", moriarty()) == "SH-16"


def test_a_ride_bears_the_names_of_the_edition_in_every_language() -> None:
    means(
        "carriage 46 / c46 / taxi 46 / take a carriage to 46 / calèche 46 / carrozza 46 / Kutsche nach 46",
        moriarty("45"),
        Move(seat=0, pawn=0, fare="taxi", station=46),
    )
    means(
        "omnibus 46 / o46 / bus 46 / tranvia a cavalli 46 / Pferdeomnibus 46 / b 46",
        moriarty("78", tile=(78, 118)),
        Move(seat=0, pawn=0, fare="bus", station=46),
    )
    means("black 46 / noir 46 / Black Ticket 46 / nero 46 / schwarz 46", moriarty("45"), black_to_46())
    means("double / coup double / mossa doppia / Doppelzug", moriarty("45"), Double(seat=0))


def black_to_46() -> Move:
    return Move(seat=0, pawn=0, fare="black", station=46)


def test_the_metro_in_every_language() -> None:
    metro = Move(seat=1, pawn=5, fare="underground", station=67)
    texts = "metro 67 / m67 / u 67 / métro 67 / metropolitana 67 / Metropolitan-Bahn nach 67 / Lestrade m 67"
    table = arrange(holmes("01", seats=2, characters=CAST), detectives=(103, 138, 174, 26, 13))
    means(texts, do(table, "45", "c60", "done"), metro)


def test_a_crime_and_leaving_it_at_that() -> None:
    table = moriarty("45", "c46")
    means("commit / crime / commit a crime / commettre / commetti / Verbrechen begehen", table, Commit(seat=0))
    means("done / pass / nothing / fini / rien / basta / fertig / #1", table, Done(seat=0))
    means("nothing more / rien de plus / nient’altro / weiter nichts", table, Done(seat=0))
    do(table, "commit")
    assert table.match.state.committed == 1
    assert refusal("commit", table) == "SH-14"


def test_a_ticket_from_a_hideout() -> None:
    table = moriarty("45", "c32")
    means("collect black / take black / black / prendre noir / prendi nero / nimm schwarz", table, collect("black"))
    means("collect double / take a double move / double / prendre double / prendi doppia", table, collect("double"))
    means("nimm Doppelzug / nimm doppel", table, collect("double"))


def collect(fare: Any) -> Collect:
    return Collect(seat=0, fare=fare)


def test_lying_low() -> None:
    table = moriarty("45", "c32", surfacing=(1, 3))
    means("lie low / hide / stay / rester caché / cacher / sparisci / untertauchen / bleiben", table, LieLow(seat=0))
    assert refusal("lie low", moriarty("45", "c46", surfacing=(1, 3))) == "SH-34"


def test_the_balloon() -> None:
    table = moriarty("166", tile=(166, 5))
    means("fly / balloon / escape by balloon / ballon / vola / mongolfiera / im Ballon fliehen", table, Fly(seat=0))
    do(table, "fly")
    assert table.turn == CHANCE
    table.play(Turn(seat=CHANCE, tile=(78, 118)))
    means("land 118 / 118 / land at 118 / atterrir 118 / atterra 118 / lande auf 118", table, Land(seat=0, station=118))
    assert refusal("land 57", table) == "SH-35"
    assert refusal("57", table) == "SH-35"
    assert do(table, "118").match.state.log[0].fare == "balloon"


def test_what_a_lesson_tells_him_to_do_in_its_own_words() -> None:
    means("Start at 45 / Partez du 45 / Parti da 45 / Beginne auf 45", moriarty(), Settle(seat=0, station=45))
    means("Commettez le crime / Begeh das Verbrechen", moriarty("45", "c46"), Commit(seat=0))
    means("Planquez-vous / Sparisci / Tauch unter", moriarty("45", "c32", surfacing=(1, 3)), LieLow(seat=0))
    means("Escape by balloon / Fuyez en ballon / Fuggi in mongolfiera", moriarty("166", tile=(166, 5)), Fly(seat=0))


# The detectives


def test_questions_to_moriarty() -> None:
    table = team()
    quarter = "ask quarter / quarter / sherlock quarter / demander quartier / chiedi quartiere / frage Viertel"
    means(quarter, table, Ask(seat=1, pawn=1, about="quarter"))
    means("ask river / river? / fleuve / demander tamise / chiedi fiume / frage Fluss", table, asked("river"))
    means("ask park / Park / parc / chiedi parco", table, asked("park"))
    means("ask monument / monument / chiedi attrazione / Sehenswürdigkeit / Denkmal", table, asked("monument"))
    assert refusal("ask past", table) == "SH-29"


def asked(about: Any) -> Ask:
    return Ask(seat=1, pawn=2, about=about)


def test_the_past() -> None:
    table = arrange(holmes("01", seats=2, characters=CAST, surfacing=(9,)))
    for text in ("45", "c60", "done", "lestrade", "c61", "done", "lestrade", "c60", "done"):
        while table.match.state.phase == "answer":
            table.play(next(a for a in table.choices() if isinstance(a, Move | Done)))
        if text != "lestrade":
            do(table, text)
    means("ask past / past / passé / chiedi passato / frage früher", table, Ask(seat=1, pawn=4, about="past"))
    do(table, "ask past")
    assert table.match.view(1).state.log[0].station == 60


def test_a_ban() -> None:
    metro = Ban(seat=1, pawn=3, fare="underground")
    means("ban metro / forbid the metro / irene ban m / interdire métro / vieta metropolitana", team(), metro)
    means("verbiete Metropolitan-Bahn", team(), metro)
    means("ban omnibus / interdire omnibus / vieta tranvia / verbiete Omnibus", team(), Ban(seat=1, pawn=3, fare="bus"))
    assert refusal("ban carriage", team()) == "SH-27"


def test_a_roadblock() -> None:
    table = team("lestrade 158")
    means("roadblock 158 / barricade 158 / block 158 / barrage 158", table, Barricade(seat=1, pawn=5, station=158))
    means("blocco 141 / Straßensperre 141 / Sperre 141", table, Barricade(seat=1, pawn=5, station=141))
    assert refusal("roadblock 74", table) == "SH-30"
    assert refusal("roadblock 141", team()) == "SH-30"


def test_one_token_a_turn() -> None:
    table = team("ask quarter")
    assert refusal("ask river", table) == "SH-25"
    assert refusal("ban metro", table) == "SH-25"


def test_no_token_is_spent_unless_it_is_named() -> None:
    table = team("sherlock 85", "irene 161", "lestrade 158")
    assert refusal("sherlock", table) == "SH-16"
    assert refusal("irene", table) == "SH-16"
    assert refusal("metro", table) == "SH-17"
    assert refusal("141", table) == "SH-17"
    assert table.match.state.spent is False


def test_a_bobby_has_its_number_for_a_name() -> None:
    table = do(arrange(holmes("01", seats=2, blacks=0)), "45", "c60", "done")
    first, second = (name for name in table.game.pawn_names if name.startswith("bobby"))
    assert (first, second) == ("bobby1", "bobby2")
    means("bobby 1 carriage 161 / bobby1 c161 / Bobby 161 / 161", table, Move(seat=1, pawn=3, fare="taxi", station=161))
    means("bobby2 15 / bobby 2 c 15 / bobby 15", table, Move(seat=1, pawn=4, fare="taxi", station=15))
    assert unclear("bobby 3 15", table).details == {"pawn": "bobby3"}
    assert unclear("bobby 2", table).key == "terminal-which"
    assert refusal("bobby 60", table) == "SH-17"


def test_characters_who_do_not_play_are_said_so() -> None:
    table = do(arrange(holmes("01", seats=2)), "45", "c60", "done")
    assert unclear("ban metro", table).details == {"pawn": "irene"}
    assert unclear("mycroft 161", table).details == {"pawn": "mycroft"}
    assert "Irene" in Words("de").about("holmes").explain(unclear("ban metro", table))


def test_bobbies_are_moved_by_whoever_is_at_the_keyboard() -> None:
    table = do(arrange(holmes("02", seats=3, blacks=0, tokens=0)), "45", "c60", "done")
    assert table.turn == 1  # a bot, who has a pawn of its own to move
    table.play(Move(seat=1, pawn=1, fare="taxi", station=85))
    assert table.match.to_act == {1, 2}
    assert read("bobby 1 161", table) == Move(seat=2, pawn=3, fare="taxi", station=161)


# Anything at all


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["original", "sherlock"])
def test_every_line_of_every_menu_may_be_typed_as_it_stands(language: str, mode: str) -> None:
    table = holmes("0123", seats=4, mode=mode, rounds=2, entries=3, surfacing=(2,))
    rng = Random(4)
    while not table.is_over:
        menu, view = menu_of(table, language), table.view()
        clear = [action for action, offer in zip(*menu, strict=True) if list(menu.offers).count(offer) == 1]
        assert all(
            understand(menu.offers[menu.actions.index(action)], menu, view, language) == action for action in clear
        )
        table.play(rng.choice(menu.actions) if table.is_persons_turn else table.thinking()())


@pytest.mark.parametrize("seed", range(3))
def test_random_games_can_be_typed_from_start_to_end(seed: int) -> None:
    table = holmes("01234", seats=5, tokens=3, seed=seed)
    for choice in choices_of_people(table, Random(seed)):
        assert read(typed_out(choice, table), table) == choice


def typed_out(action: Action, table: LocalChase) -> str:
    verbs = {Settle: "start", LieLow: "lie low", Barricade: "roadblock", Move: ""}
    pawn = table.game.pawn_names[getattr(action, "pawn", 0)] if hasattr(action, "pawn") else ""
    details = [getattr(action, name, "") for name in ("fare", "station", "about")]
    return " ".join(map(str, [pawn, verbs.get(type(action), type(action).__name__), *details]))


FULL = team()


def reply(text: str) -> str:
    try:
        wanted = read(text, FULL)
        if isinstance(wanted, Action):
            FULL.match.fork().play(wanted)
    except Problem as problem:
        return Words("it").about("holmes").explain(problem)
    return type(wanted).__name__


PILE = (
    "carriage", "o", "metro", "black", "double", "watson", "bobby 1", "bobby", "ask", "river", "past", "ban", "16",
    "roadblock", "74", "#3", "fly", "land", "commit", "collect", "lie", "low", "done", "marks", "start", "pa", "no",
)  # fmt: skip


@settings(deadline=None)
@given(st.lists(st.sampled_from(PILE), max_size=12))
def test_no_pile_of_words_can_do_harm(pile: list[str]) -> None:
    assert reply(" ".join(pile))


@settings(deadline=None)
@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=30))
def test_nothing_typed_can_do_harm(text: str) -> None:
    assert reply(text)


def test_a_number_that_is_none_of_ours_is_no_number() -> None:
    assert unclear("፩", FULL).key == "terminal-word-unknown"
    assert isinstance(FULL.game, Holmes)
