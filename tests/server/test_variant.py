"""A variant of a chase needs its rules and its name among the games: the rest it has from the game it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from gaslamp.games import GAMES
from gaslamp.games.classic import Classic
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.presentation import PRESENTATIONS, presentation_named, presentation_of
from gaslamp.presentation.classic import ClassicPresentation
from gaslamp.rulebook.source import load_rulebook
from gaslamp.server.catalogue import catalogue
from gaslamp.telling.chase import Teller
from gaslamp.words import LANGUAGES, Words
from tests.server.client import Server


class Fog(Classic):
    """Nobody sees the fugitive before his tenth move."""

    name = "fog"

    def calls_for_surfacing(self, entry: int) -> bool:
        return entry >= 10 and super().calls_for_surfacing(entry)


@pytest.fixture(autouse=True)
def fog(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "fog", Fog)
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


def test_a_variant_is_played_at_a_table(server: Server) -> None:
    table, token = server.create("fog", "me", "casual", names=["Ada"])
    with server.sit(token) as client:
        seats = client.until("table")
        assert (seats["game"], seats["title"]) == ("fog", "Scotland Yard")
        assert [chair["role"] for chair in seats["chairs"]] == ["Mister X", "Purple, red, green, yellow, blue"]
        update = client.until("update", lambda update: update["actions"])
        scene = update["scene"]
        assert scene["turn"].startswith("Your move. Left: 5 black tickets, 2 double moves")
        assert [pawn["name"] for pawn in scene["pawns"]] == list(Fog(2).pawn_names)
        assert {ticket["fare"]: ticket["count"] for ticket in scene["pawns"][1]["tickets"]} == {
            "taxi": 10,
            "bus": 8,
            "underground": 4,
        }
        assert [window["n"] for window in scene["log"] if window.get("due")] == [13, 18, 24]
        client.say("act", action=update["actions"][0])
        after = client.until("update", lambda later: later["n"] > update["n"])
        assert after["told"][0].startswith("Mister X")
        assert len(after["view"]["state"]["log"]) == 1
    assert server.mine(token)[0]["title"] == "Scotland Yard"
    assert '"game":"fog"' in server.get(f"/api/tables/{table}/record", token).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_is_offered_with_what_its_game_has(language: str) -> None:
    entries = {entry.name: entry for entry in catalogue(language)}
    own, known = entries["fog"], entries["classic"]
    assert (own.title, own.blurb, own.solo, own.sides) == (known.title, known.blurb, known.solo, known.sides)
    assert (own.roles, own.options, own.levels) == (known.roles, known.options, known.levels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_is_spoken_of_like_its_game(language: str) -> None:
    tellers = [Teller(Words(language), game, ()) for game in (Fog(), Classic())]
    one, other = ([teller.letter(1), teller.ticket("bus"), teller.pawn(FUGITIVE)] for teller in tellers)
    assert one == other
    assert load_rulebook("fog", language).title == load_rulebook("classic", language).title


def test_a_variant_may_have_a_presentation_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class FogPresentation(ClassicPresentation):
        solo = 3

    monkeypatch.setitem(cast(dict[Any, Any], PRESENTATIONS), Fog, FogPresentation)
    assert [presentation_named(name).solo for name in ("fog", "classic")] == [3, 2]
    assert presentation_of(Fog()).prefix == "CL"
    assert next(entry.solo for entry in catalogue("en") if entry.name == "fog") == 3
