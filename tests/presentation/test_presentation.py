"""What a game is on a screen agrees with its rules, and a variant has what the game it comes from has."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import astuple

from gaslamp.core import CHANCE
from gaslamp.games import GAMES, AnyChase, lineage, make_game
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact
from gaslamp.games.connection import Connection
from gaslamp.games.holmes import Holmes
from gaslamp.games.vocabulary import FUGITIVE, Deal, Move
from gaslamp.match import Match
from gaslamp.options import fields
from gaslamp.presentation import PRESENTATIONS, case_of, is_case, ledger_of, presentation_named, presentation_of
from gaslamp.presentation.holmes import HolmesPresentation
from gaslamp.words import LANGUAGES, Words

CHASES = [name for name, kind in GAMES.items() if issubclass(kind, Chase)]


def chases(name: str) -> list[AnyChase]:
    """A chase at every number of seats."""
    return [cast(AnyChase, make_game(name, seats)) for seats in GAMES[name].players]


@pytest.mark.parametrize("game", CHASES)
def test_a_chase_is_shown_on_a_map_and_its_rules_have_its_prefix(game: str) -> None:
    shown = presentation_named(game)
    assert shown.screen == "map"
    assert {rule.partition("-")[0] for rule in astuple(chases(game)[0].rules)} == {shown.prefix}


def test_the_rest_are_cases() -> None:
    assert [is_case(make_game(name)) for name in GAMES] == [name not in CHASES for name in GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_one_person_alone_has_a_table(game: str) -> None:
    shown = presentation_named(game)
    assert shown.solo in GAMES[game].players
    assert shown.is_sided == (game in ("classic", "holmes"))


@pytest.mark.parametrize("game", CHASES)
def test_the_pawns_that_can_hunt_are_all_there(game: str) -> None:
    hunting = {name for chase in chases(game) for name in chase.pawn_names[1:]}
    assert hunting <= set(presentation_named(game).pawns)


@pytest.mark.parametrize("game", CHASES)
def test_a_seat_with_a_side_has_its_pawns_and_no_two_have_one(game: str) -> None:
    for chase in chases(game):
        shown = presentation_of(chase)
        owned = [pawn for seat in range(chase.seats) for pawn in shown.seat_pawns(seat)]
        assert len(owned) == len(set(owned))
        assert bool(owned) == shown.is_sided


@pytest.mark.parametrize("game", CHASES)
def test_what_is_done_with_care_can_be_done(game: str) -> None:
    shown = presentation_of(chases(game)[0])
    assert set(shown.careful) <= set(GAMES[game].vocabulary)
    assert {type(arrive(0, 1)) for arrive in shown.arrivals.values()} <= set(GAMES[game].vocabulary)


@pytest.mark.parametrize("game", GAMES)
def test_options_that_count_only_with_another_are_options(game: str) -> None:
    shown = presentation_named(game)
    assert {*shown.only_with, *(other.partition("=")[0] for other in shown.only_with.values())} <= set(fields(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_fixed_labels_have_their_texts(game: str, language: str) -> None:
    assert all(Words(language, game).say(key) for key in presentation_named(game).labels)


@pytest.mark.parametrize(("game", "has_points", "has_case"), [("classic", 0, 0), ("compact", 1, 0), ("holmes", 0, 1)])
def test_the_sections_are_those_of_the_game(game: str, has_points: bool, has_case: bool) -> None:  # noqa: FBT001
    options = {"mode": "sherlock"} if game == "holmes" else {}
    view = Match[Any](make_game(game, 2, options)).view(0)
    assert (ledger_of(view) is not None, case_of(view) is not None) == (bool(has_points), bool(has_case))


def test_cl_5_sh_6_sh_19_cp_2_who_pays_from_which_purse() -> None:
    classic, compact, holmes = Classic(2), Compact(2), make_game("holmes", 2, {"mode": "original"})
    for game in (classic, compact, holmes):
        assert presentation_of(game).left(game.start(), FUGITIVE, "taxi") is None
    start = classic.start()
    assert presentation_of(classic).left(start, 1, "bus") == start.purses[1].bus
    stock = compact.start().stock
    assert [presentation_of(compact).left(compact.start(), pawn, "bus") for pawn in (1, 2)] == [stock.bus] * 2
    bobby = holmes.pawn_names.index("bobby1")
    assert presentation_of(holmes).left(holmes.start(), bobby, "taxi") is None


def test_a_ride_says_which_pawn_it_is_for_where_a_seat_has_several() -> None:
    ride = Move(seat=1, pawn=1, fare="taxi", station=2)
    assert presentation_of(Classic(2)).is_one_of_several(ride)
    assert not presentation_of(Classic(6)).is_one_of_several(ride)
    assert not presentation_of(Classic(2)).is_one_of_several(Deal(seat=CHANCE, pawn=1, station=2))


class Gaslit(Holmes):
    name = "gaslit"


class Moonlit(Gaslit):
    name = "moonlit"


def test_a_variant_of_a_variant_has_what_the_nearest_has(monkeypatch: pytest.MonkeyPatch) -> None:
    class GaslitPresentation(HolmesPresentation):
        solo = 2

    for kind in (Gaslit, Moonlit):
        monkeypatch.setitem(cast(dict[str, Any], GAMES), kind.name, kind)
    assert lineage("moonlit") == ("moonlit", "gaslit", "holmes")
    assert presentation_named("moonlit") is HolmesPresentation
    monkeypatch.setitem(cast(dict[Any, Any], PRESENTATIONS), Gaslit, GaslitPresentation)
    assert presentation_named("moonlit").solo == 2
    assert Words("en", "moonlit").own("telling-ticket", fare="bus") == "O"
    assert Words("en").game_title("moonlit") == Words("en").game_title("holmes")


def test_a_case_is_no_map() -> None:
    shown = presentation_of(Connection(2))
    assert (shown.screen, shown.pawns, shown.seat_pawns(0)) == ("case", (), ())
