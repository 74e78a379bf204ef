"""How mirrored games stand, for everybody at the table: who has stayed free how long, and at last who has won."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from gaslamp.core import Seat
from gaslamp.match import Match
from gaslamp.presentation.general import listed
from gaslamp.server import seat_plan
from gaslamp.server.mirrors import Mirror, MirrorFlight, flights_until, is_last
from gaslamp.server.outgoing import MirrorNews, MirrorResult
from gaslamp.server.store import Card
from gaslamp.telling.chase import capital
from gaslamp.words import Words


def mirror_news(card: Card, mirror: Mirror, played: Match[Any], mine: Collection[Seat], words: Words) -> MirrorNews:
    """What a screen with these seats of its own is told."""
    flights = flights_until(mirror, card.id, played)
    is_over = card.phase == "over" and is_last(flights, seat_plan.origins(card.chairs))
    results = tuple(_result(flight, flights, card, mine, words) for flight in _best_first(flights))
    return MirrorNews(
        number=1 + len(mirror.flights),
        text=words.say("server-mirrored"),
        over=is_over,
        verdict=_verdict(results, words) if is_over else "",
        results=results,
    )


def _best_first(flights: Sequence[MirrorFlight]) -> Sequence[MirrorFlight]:
    return sorted(flights, key=lambda flight: flight.worth, reverse=True)


def _result(
    flight: MirrorFlight, flights: Sequence[MirrorFlight], card: Card, mine: Collection[Seat], words: Words
) -> MirrorResult:
    how = words.say("server-mirror-flight", how="escaped" if flight.escaped else "caught", round=flight.rounds)
    return MirrorResult(
        place=1 + sum(other.worth > flight.worth for other in flights),
        who=_who(flight.seat, card, mine, words),
        how=how,
        table=flight.match,
        mine=flight.seat in mine,
    )


def _who(seat: Seat, card: Card, mine: Collection[Seat], words: Words) -> str:
    """By name, since roles change; whoever has none is Player 2 to others."""
    if seat in mine and not card.chairs[seat].name:
        return capital(words.say("telling-you"))
    return words.called(seat, seat_plan.players(card))


def _verdict(results: Sequence[MirrorResult], words: Words) -> str:
    """Who stayed free longest, to whoever did and to all others."""
    best = [result for result in results if result.place == 1]
    is_won = best[0].mine and not all(result.mine for result in results)
    how = "drawn" if len(best) > 1 else "won" if is_won else "lost"
    return words.say("server-mirror-verdict", how=how, who=listed(words.say, [result.who for result in best]))
