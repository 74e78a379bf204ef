"""How strong people are, by Glicko-2 (Mark Glickman, 2012): a rating, how sure it is, and how steady. Pure arithmetic.

The paper compares one player with another. Here sides are compared: as strong as the mean of their members by the seats
they hold, as uncertain as all of them together. A member is told about by their share of it, so a game of a team tells
less of each. Of several sides every two are compared, with less weight because their results hang together. With two
sides of one player each it is the paper's method, number by number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

SCALE = 173.7178
AVERAGE, UNKNOWN, STEADY = 1500.0, 350.0, 0.06
"""Where everybody begins."""
CHANGE = 0.5
"""How much steadiness itself can change: the paper's tau."""
PERIOD = 5.0
"""Days after which a rating that was not played for is as much less sure as the paper has it after a period."""
SURE = 110.0
"""A rating with a larger deviation than this is provisional: its interval is wider than a class of players."""
NORMAL = 1.96
ENOUGH = 1e-6


class PlayerStanding(Struct, frozen=True, kw_only=True):
    """How strong somebody is thought to be."""

    rating: float = AVERAGE
    deviation: float = UNKNOWN
    volatility: float = STEADY

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true strength is nineteen times out of twenty."""
        return self.rating - NORMAL * self.deviation, self.rating + NORMAL * self.deviation


class Member(Struct, frozen=True, kw_only=True):
    """Somebody on a side, who holds so many of its seats."""

    standing: PlayerStanding
    seats: int = 1


class RatedSide(Struct, frozen=True, kw_only=True):
    """Those who win and lose together, and at which place they ended; 1 is the best, and places can be shared."""

    members: tuple[Member, ...]
    place: int

    def share(self, member: Member) -> float:
        return member.seats / sum(other.seats for other in self.members)

    @property
    def rating(self) -> float:
        return sum(self.share(member) * member.standing.rating for member in self.members)

    @property
    def doubt(self) -> float:
        """The variance of that mean."""
        return sum((self.share(member) * member.standing.deviation) ** 2 for member in self.members)


class Encounter(Struct, frozen=True, kw_only=True):
    """What one comparison tells of somebody."""

    edge: float
    """By how much their side was thought to be the stronger."""
    deviation: float
    """How unsure that is, their own deviation left out."""
    score: float
    """1 if they won, 0.5 for a draw, 0 if they lost."""
    share: float = 1.0
    """How much of their side they are."""
    weight: float = 1.0


def rated(sides: Sequence[RatedSide], days: Callable[[Member], float] = lambda _: 0.0) -> list[list[PlayerStanding]]:
    """How everybody stands after a game; `days` says since when they have not been rated."""
    return [
        [
            updated(member.standing, [*_encounters(side, member, sides)], days(member) / PERIOD)
            for member in side.members
        ]
        for side in sides
    ]


def _encounters(side: RatedSide, member: Member, sides: Sequence[RatedSide]) -> Iterator[Encounter]:
    """A member of a side against every other side."""
    share = side.share(member)
    beside = side.doubt - (share * member.standing.deviation) ** 2
    for other in sides:
        if other is not side:
            yield Encounter(
                edge=side.rating - other.rating,
                deviation=math.sqrt(beside + other.doubt),
                score=0.5 + 0.5 * ((side.place < other.place) - (side.place > other.place)),
                share=share,
                weight=order_weight(len(sides)),
            )


def order_weight(sides: int) -> float:
    """How much each comparison of two counts where so many are put in order: their results hang together.

    How many of the others one of m equals leaves behind varies (m + 1) / 3 times as much as in as many separate games.
    """
    return 3 / (sides + 1)


def updated(before: PlayerStanding, encounters: Sequence[Encounter], periods: float = 1.0) -> PlayerStanding:
    """The paper's steps 3 to 8, after so many rating periods."""
    doubt, volatility = before.deviation / SCALE, before.volatility
    told = [_told(encounter) for encounter in encounters]
    precision, push = sum(one for one, _ in told), sum(one for _, one in told)
    if precision:
        volatility = _steadied(doubt, volatility, 1 / precision, push / precision)
    waited = doubt**2 + periods * volatility**2
    after = 1 / (1 / waited + precision)
    return PlayerStanding(
        rating=before.rating + SCALE * after * push,
        deviation=min(UNKNOWN, SCALE * math.sqrt(after)),
        volatility=volatility,
    )


def rested(before: PlayerStanding, days: float) -> PlayerStanding:
    """The same strength after days without a game: less is known of it."""
    return updated(before, (), days / PERIOD)


def _told(encounter: Encounter) -> tuple[float, float]:
    """What an encounter tells: how much, and in which direction."""
    blur = 1 / math.sqrt(1 + 3 * (encounter.deviation / SCALE / math.pi) ** 2)
    slope = blur * encounter.share
    expected = 1 / (1 + math.exp(-blur * encounter.edge / SCALE))
    precision = encounter.weight * slope**2 * expected * (1 - expected)
    return precision, encounter.weight * slope * (encounter.score - expected)


def _steadied(doubt: float, volatility: float, variance: float, change: float) -> float:
    """Step 5: the volatility that best explains this much surprise, by the Illinois method."""
    start = math.log(volatility**2)

    def slope(x: float) -> float:
        whole = doubt**2 + variance + math.exp(x)
        return math.exp(x) * (change**2 - whole) / (2 * whole**2) - (x - start) / CHANGE**2

    low, high = start, _beyond(slope, start, change**2 - doubt**2 - variance)
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def _beyond(slope: Callable[[float], float], start: float, surprise: float) -> float:
    """A point on the other side of the answer than the start."""
    if surprise > 0:
        return math.log(surprise)
    steps = 1
    while slope(start - steps * CHANGE) < 0:
        steps += 1
    return start - steps * CHANGE
