"""Whether a page was told more than its reader may know of the fugitive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from tests.server.client import Json

Way: TypeAlias = Sequence[int]
"""Where the fugitive really was after each entry of his log."""


def way_of(update: Json) -> Way:
    """As his own page was told it."""
    return [entry["station"] for entry in update["view"]["state"]["log"]]


def leaks(update: Json, way: Way) -> Iterator[str]:
    """Every place in a message to a detective where he can be known and should not be, or should be and is not."""
    state, scene = update["view"]["state"], update["scene"]
    shown = [at if entry["surfaced"] else None for at, entry in zip(way, state["log"], strict=False)]
    now = shown[-1] if shown else None
    facts = {
        "state.start": (state["start"], None),
        "state.stations": (state["stations"][0], now),
        "state.log": ([entry["station"] for entry in state["log"]], shown),
        "scene.pawns": (scene["pawns"][0]["station"], now),
        "scene.log": ([window.get("station") for window in scene["log"]][: len(shown)], shown),
        "scene.ending": (scene["ending"], None),
        "scene.offers": ([offer for offer in scene["offers"] if offer.get("pawn") == 0], []),
    }
    yield from (f"{name}: {told} is not {due}" for name, (told, due) in facts.items() if told != due)
    yield from _told(update["events"], shown, "station", "pawn")
    yield from _told([step for step in scene["steps"] if step], shown, "end", "pawn")
    if shown and way[len(shown) - 1] not in scene["possible"]:
        yield "scene.possible: he is where he cannot be"


def _told(facts: Sequence[Json], shown: Sequence[int | None], place: str, pawn: str) -> Iterator[str]:
    """What happened to him, with a station on it that he has not shown."""
    for fact in facts:
        if fact.get(pawn, 0) == 0 and fact.get(place) is not None and fact[place] not in shown:
            yield f"{fact} gives {fact[place]} away"
