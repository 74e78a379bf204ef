"""A match as a screen of the server shows it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, cast
from weakref import WeakKeyDictionary

from msgspec import json

from gaslamp.core import SPECTATOR, Seat, encode
from gaslamp.games import AnyChase
from gaslamp.games.connection import Connection
from gaslamp.match import Match
from gaslamp.record import Player
from gaslamp.server.casescene import case_scene, offered
from gaslamp.server.chasescene import chase_scene
from gaslamp.server.scenes import AnyScene, CaseScene, ChaseScene
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.chase import Teller
from gaslamp.telling.eyes import eyes_of
from gaslamp.telling.memory import MatchMemory
from gaslamp.words import Words

MEMORIES: WeakKeyDictionary[Match[Any], MatchMemory] = WeakKeyDictionary()
"""What each match's room would keep."""
PLAYERS = tuple(Player(name) for name in ("Ada", "Bea", "Cleo", "Dora", "Emil", "Fritz"))


def look(
    match: Match[Any],
    seat: Seat,
    *,
    players: tuple[Player, ...] = PLAYERS,
    language: str = "en",
    since: int = 0,
    hints: bool = True,
) -> AnyScene:
    """What somebody alone at a screen sees; a spectator is nobody in particular."""
    people = frozenset(() if seat == SPECTATOR else (seat,))
    return _scene(match, seat, people, players, language, since, hints=hints)


def look_together(match: Match[Any], people: Collection[Seat], *, language: str = "en", since: int = 0) -> AnyScene:
    """What several see who share a screen."""
    eyes = eyes_of(match, frozenset(people))
    return _scene(match, eyes.eyes, frozenset(people), PLAYERS, language, since, hints=True)


def _scene(
    match: Match[Any],
    seat: Seat,
    people: frozenset[Seat],
    players: tuple[Player, ...],
    language: str,
    since: int,
    *,
    hints: bool,
) -> AnyScene:
    view, actions = match.view(seat), offered(eyes_of(match, people).choices(), hints=hints)
    words, sitting = Words(language), players[: match.game.seats]
    if isinstance(match.game, Connection):
        speaker = CaseTeller(words, match.game, sitting, people)
        return case_scene(view, speaker, actions=actions, since=since, hints=hints)
    teller = Teller(words, cast(AnyChase, match.game), sitting, people)
    memory = MEMORIES.setdefault(match, MatchMemory())
    return chase_scene(view, teller, actions=actions, since=since, memory=memory)


def chase(match: Match[Any], seat: Seat, **how: Any) -> ChaseScene:
    scene = look(match, seat, **how)
    assert isinstance(scene, ChaseScene)
    return scene


def case(match: Match[Any], seat: Seat, **how: Any) -> CaseScene:
    scene = look(match, seat, **how)
    assert isinstance(scene, CaseScene)
    return scene


def check_sent(scene: AnyScene) -> None:
    """What arrives is what was sent."""
    assert json.decode(encode(scene), type=AnyScene) == scene
