"""Matches to measure with: always the same ones."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TypeAlias

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import HolmesState
from gaslamp.match import Match, run

Played: TypeAlias = Match[ClassicState]
PlayedHolmes: TypeAlias = Match[HolmesState]
MATCHES = 20
GAME: Classic = make_game("classic")
HOLMES: Holmes = make_game("holmes", 6, {"mode": "sherlock"})


@cache
def matches() -> tuple[Played, ...]:
    """Whole matches of random play by the book's rules, six seats each."""
    return tuple(_play(seed) for seed in range(MATCHES))


def _play(seed: int) -> Played:
    match: Played = Match(GAME)
    run(match, {seat: Uniform(Random(seed)) for seat in range(CHANCE, GAME.seats)})
    return match


@cache
def holmes_matches() -> tuple[PlayedHolmes, ...]:
    """The same of the Sherlock Holmes edition with its whole team."""
    return tuple(_play_holmes(seed) for seed in range(MATCHES))


def _play_holmes(seed: int) -> PlayedHolmes:
    match: PlayedHolmes = Match(HOLMES)
    run(match, {seat: Uniform(Random(seed)) for seat in range(CHANCE, HOLMES.seats)})
    return match


def events() -> int:
    return sum(len(match.log) for match in matches())
