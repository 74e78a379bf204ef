"""One of each event, in every game."""

from __future__ import annotations

from collections.abc import Mapping

from gaslamp.core import CHANCE, Ended, Event, Outcome
from gaslamp.games.classic import Surface, Take
from gaslamp.games.compact import GiveUp, Place, Scored
from gaslamp.games.enquiry import DrawLead, Fill, Finale, First, Follow, Keep, Solve, Solved, Swap, Visit
from gaslamp.games.holmes import Draw, Plot, Settle
from gaslamp.games.layouts import Laid, Link
from gaslamp.games.powers import (
    AbilityQuestion,
    Ask,
    Ban,
    Barricade,
    Collect,
    Commit,
    Confirmed,
    Fly,
    Land,
    LieLow,
    Located,
    Recalled,
    Turn,
)
from gaslamp.games.vocabulary import (
    Began,
    Blocked,
    Caught,
    Cornered,
    Deal,
    Done,
    Double,
    Move,
    Opened,
    Stranded,
    Surfaced,
)

QUESTIONS: tuple[AbilityQuestion, ...] = ("quarter", "park", "monument", "river", "past")

OF_EVERY_CHASE: tuple[Event, ...] = (
    Deal(seat=CHANCE, pawn=0, station=35),
    Move(seat=0, pawn=0, fare="black", station=115),
    Move(seat=1, pawn=1, fare="bus", station=94),
    Began(round=3),
    Surfaced(entry=3, station=74),
    Blocked(pawn=3),
    Stranded(pawn=2),
    Caught(pawn=3, station=74),
    Cornered(station=74),
    Opened(stations=(35, 46, 79)),
)
ONE_OF_EACH: Mapping[str, tuple[Event, ...]] = {
    "classic": (
        *OF_EVERY_CHASE,
        Double(seat=0),
        Done(seat=0),
        Surface(seat=0),
        Take(seat=0, pawn=2, fare="underground"),
        Ended(outcome=Outcome(winners=(0,), rule="CL-23")),
    ),
    "holmes": (
        *OF_EVERY_CHASE,
        Double(seat=0),
        Done(seat=0),
        Done(seat=1),
        Plot(seat=CHANCE, station=127),
        Draw(seat=CHANCE, tile=(35, 188)),
        Settle(seat=0, station=188),
        Commit(seat=0),
        Collect(seat=0, fare="black"),
        Collect(seat=0, fare="double"),
        LieLow(seat=0),
        Fly(seat=0),
        Turn(seat=CHANCE, tile=(45, 162)),
        Land(seat=0, station=162),
        Ask(seat=1, pawn=1, about="quarter"),
        Ban(seat=2, pawn=2, fare="underground"),
        Barricade(seat=1, pawn=1, station=67),
        Located(quarter="III"),
        Confirmed(symbol="river", carries=True),
        Recalled(entry=6, station=88),
        Ended(outcome=Outcome(winners=(0,), rule="SH-15", how="crimes")),
    ),
    "compact": (
        *OF_EVERY_CHASE,
        Place(seat=1, pawn=2, station=40),
        GiveUp(seat=2),
        Scored(seat=1, points=17, how="caught"),
        Ended(outcome=Outcome(winners=(0,), rule="CP-1")),
    ),
    "connection": (
        Fill(seat=CHANCE, location=0, item=12),
        Fill(seat=CHANCE, location=3, item="witness"),
        DrawLead(seat=CHANCE, player=1, lead=4),
        Follow(seat=1, lead=4),
        First(seat=CHANCE, player=2),
        Visit(seat=2, location=1, items=(7, "cyber")),
        Visit(seat=2, location=2, items=("forensic", "forensic")),
        Swap(seat=0, kind="cyber"),
        Solve(seat=0, cards=(Laid(3, 0, -1),), links=(Link(0, 3, "forensic", "universal"),)),
        Solved(player=0, lead=4, points=2),
        Solved(player=0, lead=4, points=1, bonuses=("point", "universal", "lead")),
        Keep(seat=0, items=(3, "universal")),
        Done(seat=0),
        Finale(player=0),
        Ended(outcome=Outcome(winners=(0, 2), rule="CC-14", how="shared")),
    ),
}
EXAMPLES = [(name, event) for name, events in ONE_OF_EACH.items() for event in events]
