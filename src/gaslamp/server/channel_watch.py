"""What one screen has asked to be told of a channel of its side, now and after all that happens there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from gaslamp.core import BadMessage
from gaslamp.server.audiences import Audience, Channel, audiences

if TYPE_CHECKING:
    from gaslamp.server.screens import Screen

Moment = TypeVar("Moment")
"""What something is told for."""
Told = TypeVar("Told")


class ChannelWatch(Generic[Moment, Told]):
    """Whoever is not of the channel is told nothing, also if they were of it before."""

    channel: ClassVar[Channel]

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_wanted = False
        self.told: Moment | None = None

    def moment(self, audience: Audience) -> Moment:
        """Now."""
        raise NotImplementedError

    def write(self, audience: Audience, moment: Moment) -> Told | None:
        """What is told of it, if that is known yet."""
        raise NotImplementedError

    def want(self, *, is_so: bool) -> None:
        """It is told from now on, or no more."""
        if self._audience() is None:
            raise BadMessage("server-not-your-seat")
        self.is_wanted = is_so
        self.forget()
        self.screen.wake()

    def forget(self) -> None:
        """Tell it anew."""
        self.told = None

    def news(self) -> Iterator[Told]:
        """What has not been told."""
        audience = self._audience() if self.is_wanted else None
        if audience is None:
            self.forget()
            return
        moment = self.moment(audience)
        if moment != self.told and (written := self.write(audience, moment)) is not None:
            self.told = moment
            yield written

    def _audience(self) -> Audience | None:
        room = self.screen.room
        return audiences(room.card, room.match, self.screen.key.hash).get(self.channel)
