"""What stands in the fugitive's own notebook: his way, what the detectives can know of it, and how near they are.

It is worked out from his own view alone and told to a screen that has no other seat, as long as it is open there. What
is public in it, his scene has computed already; the rest is looked up. Nobody else is woken or sent anything.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, cast

from gaslamp.agents.distances import FAR, distances_to_nearest, pursuer, reachable
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Fare
from gaslamp.match import View
from gaslamp.presentation.general import listed
from gaslamp.server.audiences import Audience
from gaslamp.server.channel_watch import ChannelWatch
from gaslamp.server.chasesteps import via
from gaslamp.server.outgoing import NextStation, NotebookStop, NotebookTold
from gaslamp.telling.chase import Teller, capital
from gaslamp.telling.memory import MatchMemory
from gaslamp.telling.stations import possible


class NotedMoment(NamedTuple):
    """What the notebook was written for."""

    n: int
    rewound: int


class NotebookWatch(ChannelWatch[NotedMoment, NotebookTold]):
    """What one screen is told of the notebook."""

    channel = "notebook"

    def moment(self, audience: Audience) -> NotedMoment:
        room = self.screen.room
        return NotedMoment(len(room.match.log), room.card.rewound)

    def write(self, audience: Audience, moment: NotedMoment) -> NotebookTold:
        teller, room = self.screen.teller, self.screen.room
        assert isinstance(teller, Teller), "a chase has one"
        return notebook(room.match.view(audience.against), teller, room.memory)


def notebook(view: View[ChaseState], teller: Teller, memory: MatchMemory) -> NotebookTold:
    """The notebook of the fugitive whose view it is, in the words of the teller."""
    return _Notebook(view, teller, memory).told()


def can_note(state: ChaseState) -> bool:
    """Whether he flees, and everybody stands somewhere."""
    return bool(state.round) and state.phase not in ("place", "deal") and not state.outcome


class _Notebook:
    def __init__(self, view: View[ChaseState], teller: Teller, memory: MatchMemory) -> None:
        self.view, self.state, self.game = view, view.state, cast(AnyChase, view.game)
        self.teller, self.known = teller, tuple(sorted(possible(view, memory.believe)))

    def told(self) -> NotebookTold:
        if not can_note(self.state) or self.state.stations[FUGITIVE] is None:
            return NotebookTold(n=len(self.view.events), told=(self._say("none"),))
        return NotebookTold(
            n=len(self.view.events),
            station=self.state.stations[FUGITIVE],
            way=tuple(self._way()),
            known=self.known,
            next=tuple(self._next()),
            told=tuple(self._lines()),
        )

    def _lines(self) -> Iterator[str]:
        """What they can know, then who can come while they move."""
        yield self._say("known", count=len(self.known), station=self.known[0])
        if self.state.phase == "answer":
            here, waiting = cast(int, self.state.stations[FUGITIVE]), self.state.waiting
            near = [pawn for pawn in waiting if here in reachable(self.game.board, self._pursuer(pawn), 1)]
            yield self._say("here", count=len(near), pawns=self._listed(near))

    # His way

    def _way(self) -> Iterator[NotebookStop]:
        before = self.state.start
        if before is not None:
            yield NotebookStop(n=0, station=before, text=self._say("start", station=before))
        for n, entry in enumerate(self.state.log, 1):
            if (station := entry.station) is None:
                continue
            name = self.teller.fare(entry.fare)
            seen = "surfaced" if entry.surfaced else "known"
            yield NotebookStop(
                n=n,
                station=station,
                fare=entry.fare,
                name=name,
                via=via(self.game.board, before, station, entry.fare),
                surfaced=entry.surfaced,
                text=self.teller.say("log-entry", entry=n, fare=name, station=station, seen=seen),
            )
            before = station

    # Where he can go, and who is near

    def _next(self) -> Iterator[NextStation]:
        """The stations one ride away, those that no detective reaches soon first."""
        fares: dict[int, list[Fare]] = defaultdict(list)
        for fare, station in self.game.rides(self.state, FUGITIVE):
            fares[station].append(fare)
        pursuers = {pawn: self._pursuer(pawn) for pawn in self.game.detectives}
        moves = distances_to_nearest(self.game.board, tuple(pursuers.values()))
        for station in sorted(fares, key=lambda station: (-moves[station], station)):
            near = [pawn for pawn, one in pursuers.items() if station in reachable(self.game.board, one, 1)]
            far = moves[station]
            details = {"moves": "none" if far >= FAR else far, "count": len(near), "pawns": self._listed(near)}
            yield NextStation(
                station=station,
                fares=tuple(dict.fromkeys(fares[station])),
                moves=None if far >= FAR else far,
                pawns=tuple(near),
                text=self._say("danger", **details),
            )

    def _pursuer(self, pawn: int) -> Any:
        return pursuer(self.game, self.state, pawn)

    def _listed(self, pawns: Sequence[int]) -> str:
        return capital(listed(self.teller.words.say, [*map(self.teller.pawn, pawns)])) if pawns else ""

    def _say(self, key: str, **details: object) -> str:
        return self.teller.words.own(f"notes-{key}", **details)
