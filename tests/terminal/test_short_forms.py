"""The letters that stand on the screen are the letters one can type, in every game and language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from gaslamp.core import Action
from gaslamp.games.compact import Place
from gaslamp.games.enquiry import Visit
from gaslamp.games.vocabulary import FUGITIVE, Move
from gaslamp.presentation import presentation_named
from gaslamp.presentation.chase import FARES
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.chase import Teller
from gaslamp.terminal.chase.chase_parser import understand
from gaslamp.terminal.lexicon import lexicon, plain
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.request import Menu, TypedQuestion, Unclear
from gaslamp.words import LANGUAGES, Words
from tests.terminal.cases import midway
from tests.terminal.tables import choices_of_people, compact, deal, holmes, set_out, sit
from tests.terminal.test_connection_parser import said
from tests.words.speaking import CHASES


class Keyboard:
    """Somebody who types what stands on the screen."""

    def __init__(self, table: LocalChase, language: str) -> None:
        self.table, self.language = table, language
        self.teller = Teller(Words(language), table.game, table.players)

    @property
    def choices(self) -> Sequence[Action]:
        return self.table.choices()

    def rides(self) -> Iterator[Move]:
        return (action for action in self.choices if isinstance(action, Move))

    def typed(self, text: str) -> Action | TypedQuestion:
        view, choices = self.table.view(), self.choices
        return understand(text, Menu(choices, self.teller.offers(view, choices)), view, self.language)

    def sign(self, fare: str) -> str:
        """A ticket as it is shown; the black one is a square, and its word is typed."""
        return fare if fare == "black" else self.teller.ticket(fare)


def hunted(game: str, language: str) -> Keyboard:
    """All detectives at one keyboard, all of them to move."""
    tables = {
        "classic": lambda: deal(sit("012345", order="any")),
        "compact": lambda: set_out(compact("012")),
        "holmes": lambda: holmes("012345", seats=6, bobbies=3),
    }
    table = tables[game]()
    while table.turn == table.match.state.fugitive or table.match.state.phase != "answer":
        table.play(table.choices()[0] if table.is_persons_turn else table.thinking()())
    return Keyboard(table, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHASES)
def test_the_letters_of_a_pawn_and_of_a_ticket_with_a_station_are_that_ride(game: str, language: str) -> None:
    keyboard = hunted(game, language)
    rides = list(keyboard.rides())
    assert {ride.pawn for ride in rides} == {*keyboard.table.game.pawns} - {0}
    for ride in rides:
        letter, ticket = keyboard.teller.letter(ride.pawn), keyboard.sign(ride.fare)
        assert keyboard.typed(f"{letter} {ticket}{ride.station}") == ride


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHASES)
def test_the_letter_of_a_pawn_with_a_station_is_a_ride_of_that_pawn(game: str, language: str) -> None:
    keyboard = hunted(game, language)
    rides = list(keyboard.rides())
    for ride in rides:
        alike = [other for other in rides if (other.pawn, other.station) == (ride.pawn, ride.station)]
        text = f"{keyboard.teller.letter(ride.pawn)}{ride.station}"
        if len(alike) == 1:
            assert keyboard.typed(text.lower()) == ride
        else:
            with pytest.raises(Unclear) as problem:
                keyboard.typed(text)
            assert problem.value.key == "terminal-which"
            assert str(problem.value.details["choices"]).count("#") == len(alike)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHASES)
def test_the_letter_of_a_ticket_with_a_station_is_the_fugitives_ride(game: str, language: str) -> None:
    untyped = {*FARES, "black"}
    for keyboard, ride in fugitives_rides(game, language):
        untyped.discard(ride.fare)
        assert keyboard.typed(f"{keyboard.sign(ride.fare)}{ride.station}") == ride
        assert keyboard.typed(f"x {keyboard.sign(ride.fare)} {ride.station}") == ride
        if not untyped:
            return
    raise AssertionError(untyped)


def fugitives_rides(game: str, language: str) -> Iterator[tuple[Keyboard, Move]]:
    """Every ride that is on offer to the fugitive in some games at random."""
    tables = {"classic": sit, "compact": compact, "holmes": holmes}
    for seed in range(20):
        keyboard = Keyboard(tables[game]("0", seed=seed), language)
        for _ in choices_of_people(keyboard.table, Random(seed)):
            yield from ((keyboard, ride) for ride in keyboard.rides() if ride.pawn == FUGITIVE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cp_3_the_letter_of_a_detective_with_a_station_puts_it_there(language: str) -> None:
    keyboard = Keyboard(compact("012"), language)
    for place in keyboard.choices:
        assert isinstance(place, Place)
        assert keyboard.typed(f"{keyboard.teller.letter(place.pawn)}{place.station}") == place


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHASES)
def test_letters_are_one_for_each_thing(game: str, language: str) -> None:
    teller, known = hunted(game, language).teller, lexicon(game, language)
    fares = {fare: plain(teller.ticket(fare)) for fare in FARES}
    assert all(known[sign] == {("fare", fare)} for fare, sign in fares.items())
    pawns = [plain(teller.say("letter", pawn=name)) for name in ("fugitive", *presentation_named(game).pawns)]
    assert len({*pawns, *fares.values()}) == len(pawns) + len(fares)


@pytest.mark.parametrize(("language", "text"), [("fr", "l’omnibus {}"), ("fr", "à l'omnibus {}"), ("de", "o{}")])
def test_an_article_is_no_inspector(language: str, text: str) -> None:
    keyboard = hunted("holmes", language)
    ride = next(ride for ride in keyboard.rides() if ride.fare == "bus" and ride.pawn == 2)
    others = [other for other in keyboard.rides() if (other.fare, other.station) == ("bus", ride.station)]
    assert others == [ride]
    assert keyboard.typed(text.format(ride.station)) == ride


def test_k74_is_the_carriage_in_german() -> None:
    keyboard = hunted("holmes", "de")
    carriage = next(ride for ride in keyboard.rides() if ride.fare == "taxi")
    assert keyboard.typed(f"{keyboard.teller.letter(carriage.pawn)} k{carriage.station}") == carriage


def test_bl_is_black_to_mister_x_and_blue_to_the_detectives() -> None:
    fugitive, hunting = Keyboard(deal(sit("0")), "en"), hunted("classic", "en")
    assert fugitive.typed("bl 16") == Move(seat=0, pawn=0, fare="black", station=16)
    assert hunting.typed("bl 1") == Move(seat=5, pawn=5, fare="taxi", station=1)  # not on offer: the rules refuse


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_tokens_are_understood(language: str) -> None:
    table = midway(locations="1 4 6 f w c u / 5 / c / 12")
    letters = CaseTeller(Words(language), table.game, table.players).letters
    for kind, letter in letters.items():
        assert said(f"4 {letter.lower()}", table, language) == Visit(seat=0, location=0, items=(4, kind))
