"""What those who watch may see: nothing, what everybody may know, or what a seat knew some moves ago.

The host says so. In a game whatever shows them more is asked of everybody who plays; less of it is so at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from gaslamp.core import BadMessage, Problem, Seat
from gaslamp.match import Match
from gaslamp.presentation import presentation_of
from gaslamp.server.hindsight import Hindsight
from gaslamp.server.messages import LEAST_DELAY, WatchPolicy
from gaslamp.server.outgoing import ShoulderSight
from gaslamp.server.scenes import ChaseScene
from gaslamp.telling.eyes import Eyes, SeatEyes
from gaslamp.telling.memory import MatchMemory
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.server.screens import Screen
    from gaslamp.server.store import Card, Proposal


class BadWatching(Problem):
    """A game in which old secrets stay worth knowing has nothing to show over a shoulder."""


class WatchRule(NamedTuple):
    """What watchers may see; over a shoulder only what is so many moves of the fugitive old."""

    policy: WatchPolicy
    delay: int = LEAST_DELAY

    @property
    def breadth(self) -> tuple[int, int]:
        """More for a rule that shows more."""
        return ("none", "public", "seats").index(self.policy), -self.delay if self.policy == "seats" else 0

    @property
    def stored(self) -> dict[str, Any]:
        """The same as the store keeps it."""
        return {"watchable": self.policy != "none", "watch_delay": self.delay if self.policy == "seats" else None}

    def told(self, words: Words) -> str:
        """What everybody at the table is told of it."""
        return words.say(f"server-policy-{self.policy}", delay=self.delay, who=fugitive(words))

    def question(self, words: Words) -> str:
        """What everybody who plays is asked before it is so."""
        return words.say("server-ask-watching", policy=self.policy, delay=self.delay)


def rule_asked(watch: bool | None, policy: WatchPolicy | None, delay: int) -> WatchRule | None:  # noqa: FBT001
    """What somebody asks for; with `watch` alone as it was before there were policies. None: nothing."""
    if policy is None and watch is None:
        return None
    return WatchRule(policy or ("public" if watch else "none"), delay)


def rule_of(card: Card) -> WatchRule:
    """What those who watch this table may see."""
    if not card.watchable:
        return WatchRule("none")
    return WatchRule("public") if card.watch_delay is None else WatchRule("seats", card.watch_delay)


def rule_proposed(asked: Proposal) -> WatchRule:
    return WatchRule(asked.policy, asked.delay)


def policies(game: Any) -> tuple[WatchPolicy, ...]:
    """What the host can choose from."""
    return ("none", "public") if presentation_of(game).keeps_secrets else ("none", "public", "seats")


def check_rule(rule: WatchRule, game: Any) -> None:
    if rule.policy not in policies(game):
        raise BadWatching("server-policy-unfit")


class Shoulder:
    """Over whose shoulder somebody looks who only watches."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.wish: Seat | None = None
        """The seat that was chosen, whether or not there is anything to see of it now."""

    def look(self, seat: Seat | None) -> None:
        """Watch over this seat’s shoulder from now on, or as everybody may."""
        if not self._may_look or seat not in (None, *self._seats):
            raise BadMessage("server-not-your-seat")
        self.wish = seat
        self.screen.wake()

    def eyes(self) -> Eyes | None:
        """What is seen over the shoulder, if anything is."""
        match = self._match()
        return SeatEyes(match, self.wish) if match and self.wish is not None else None

    def memory(self) -> MatchMemory | None:
        """What was worked out about the match as it was then."""
        match = self._match()
        return self._past.memory if match and match is self._past.match else None

    def dated(self, scene: ChaseScene) -> ChaseScene:
        """What is told of whose turn it is, marked where that was earlier."""
        past = self._match() is not None and self._is_late(self.wish)
        return replace(scene, turn=self.screen.words.say("server-watch-earlier", turn=scene.turn)) if past else scene

    def told(self) -> ShoulderSight | None:
        """What whoever watches is told about it, and may choose from."""
        if not self.screen.is_watching or self.screen.room.card.phase == "waiting":
            return None
        seats = tuple(self._seats) if self._may_look else ()
        seat = self.wish if self.wish in seats else None
        return ShoulderSight(seats=seats, seat=seat, late=self._is_late(seat), text=self._text(seat))

    @property
    def _seats(self) -> range:
        return range(self.screen.room.card.seats)

    @property
    def _may_look(self) -> bool:
        return self.screen.is_watching and rule_of(self.screen.room.card).policy == "seats"

    @property
    def _past(self) -> Hindsight:
        return self.screen.room.hindsight

    def _match(self) -> Match[Any] | None:
        """The match as far as it may be seen over the shoulder: to its end, once there is one."""
        room = self.screen.room
        if self.wish not in self._seats or not self._may_look or room.card.phase == "waiting":
            return None
        return room.match if room.match.outcome else self._past.at(rule_of(room.card).delay)

    def _is_late(self, seat: Seat | None) -> bool:
        return seat is not None and self._match() is not self.screen.room.match

    def _text(self, seat: Seat | None) -> str:
        screen = self.screen
        if seat is None:
            return screen.words.say("server-watch-public")
        stands = "over" if not self._is_late(seat) else "early" if self._match() is None else "late"
        told = {"delay": rule_of(screen.room.card).delay, "who": fugitive(screen.words)}
        return screen.words.say("server-watch-seat", name=screen.who(seat), stands=stands, **told)


def fugitive(words: Words) -> str:
    """What he is called in the game that these words are about."""
    return words.say("pawn-short", pawn="fugitive")
