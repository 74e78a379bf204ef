"""What the screen shows of a chase, told from one seat's view."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Literal, TypeAlias

from gaslamp.core import CHANCE, Action, Ended, Seat
from gaslamp.games.compact import Scored
from gaslamp.games.vocabulary import FUGITIVE, Caught, ChaseState, Cornered, Deal, Move
from gaslamp.match import View
from gaslamp.presentation import ledger_of
from gaslamp.presentation.chase import FARES
from gaslamp.server.catalogue import bot_title
from gaslamp.server.chasesteps import steps, via
from gaslamp.server.clues import clues
from gaslamp.server.endings import chase_ending
from gaslamp.server.recaps import recap
from gaslamp.server.scenes import ChaseScene, LastSeen, LogWindow, Offer, ScenePawn, Score, TicketCount
from gaslamp.telling.casebook import marked
from gaslamp.telling.chase import Teller, capital
from gaslamp.telling.ledger import score
from gaslamp.telling.memory import MatchMemory
from gaslamp.telling.stations import ARRIVALS, possible, station_of

PawnState: TypeAlias = Literal["", "to-move", "moved", "stranded"]
MARKS = ("roadblock", "held")
"""What is put on the board in the course of the game."""
ENDINGS = (Caught, Cornered, Scored, Ended)
FEWEST, AHEAD = 9, 3
"""Windows of a log that is only as long as it must be: at least so many, and so many still empty."""


def chase_scene(
    view: View[ChaseState],
    teller: Teller,
    *,
    actions: Sequence[Action],
    since: int,
    left: Collection[Seat] = (),
    memory: MatchMemory | None = None,
) -> ChaseScene:
    """A view as the people see it whom the teller speaks to; `since` is the number of the first event new to them.

    `left` are those for whom a bot plays on.
    """
    return _Scene(view, teller, left).scene(actions, since, memory or MatchMemory())


class _Scene:
    def __init__(self, view: View[ChaseState], teller: Teller, left: Collection[Seat]) -> None:
        self.view, self.state, self.game = view, view.state, teller.game
        self.players, self.people, self.left = teller.players, teller.people, left
        self.shown, self.teller = teller.shown, teller

    def scene(self, actions: Sequence[Action], since: int, memory: MatchMemory) -> ChaseScene:
        view, game, over = self.view, self.game, tuple(self._over())
        return ChaseScene(
            board=game.board.name,
            turn=self.teller.turn(view, self._turn(is_wanted=bool(actions))),
            wanted=bool(actions),
            heading=self.teller.heading(view),
            brief=tuple(self._brief()),
            pawns=tuple(map(self._pawn, game.pawns)),
            ghost=self._ghost(),
            log=tuple(map(self._window, range(1, self._windows() + 1))),
            possible=tuple(sorted(possible(view, memory.believe))),
            marks={mark: tuple(sorted(marked(view).get(mark, ()))) for mark in MARKS},
            scores=tuple(self._scores()),
            stock=tuple(self._stock()),
            offers=self._offers(actions),
            steps=steps(game, view.events, since),
            recap=recap(view, self.people, self.teller),
            clues=clues(view, self.teller),
            over=over,
            ending=chase_ending(view, self.teller, over, memory),
        )

    # The turn

    def _turn(self, *, is_wanted: bool) -> Seat | None:
        """Who is spoken of: somebody at this screen if anything is wanted here, else the person waited for."""
        to_act: frozenset[Seat] = self.state.to_act
        awaited = to_act & self.people if is_wanted else to_act - self.people
        return min(awaited or to_act, default=None)

    def _brief(self) -> Iterator[str]:
        """What is neither in the heading nor drawn: crimes, bans, what lies beside the board, who hides."""
        case, ledger = self.teller.casebook, self.teller.ledger
        yield from case.brief(self.view)
        yield from self.teller.stock(self.view)
        yield from case.tile(self.view)
        yield from ledger.purses(self.view)
        yield from ledger.notices(self.view)

    def _over(self) -> Iterator[str]:
        if self.state.outcome:
            yield from (self.teller.tell(event) for event in self.view.events[-4:] if isinstance(event, ENDINGS))

    # Pawns and purses

    def _pawn(self, pawn: int) -> ScenePawn:
        hand = self.game.hand(self.state, pawn)
        return ScenePawn(
            pawn=pawn,
            name=self.game.pawn_names[pawn],
            letter=self.teller.letter(pawn),
            title=capital(self.teller.pawn(pawn)),
            who=self._who(min(hand)) if len(hand) == 1 else "",
            bot=self._bot(min(hand)) if len(hand) == 1 else "",
            seat=min(hand) if len(hand) == 1 else None,
            mine=bool(hand & self.people),
            station=self.state.stations[pawn],
            tickets=() if self.shown.is_shared(pawn) else tuple(self._tickets(pawn)),
            tokens=self.shown.tokens(self.state, pawn),
            state=self._state(pawn),
        )

    def _who(self, seat: Seat) -> str:
        """Who plays a pawn, by name; where roles change, also those who have none."""
        name = self.players[seat].name
        return self.teller.who(self.view, seat) if ledger_of(self.view) and not name else name

    def _bot(self, seat: Seat) -> str:
        return bot_title(self.players[seat], self.teller.words, is_left=seat in self.left)

    def _tickets(self, pawn: int) -> Iterator[TicketCount]:
        for fare in self.shown.fares(pawn):
            yield TicketCount(fare=fare, name=self.teller.fare(fare), count=self.shown.left(self.state, pawn, fare))

    def _stock(self) -> Iterator[TicketCount]:
        if found := ledger_of(self.view):
            yield from (TicketCount(fare=f, name=self.teller.fare(f), count=found[1].stock.count(f)) for f in FARES)

    def _state(self, pawn: int) -> PawnState:
        state = self.state
        if pawn in state.stranded:
            return "stranded"
        if state.outcome:
            return ""
        if state.phase == "place":
            return "to-move" if pawn != FUGITIVE and state.stations[pawn] is None else ""
        if pawn == FUGITIVE:
            return "to-move" if state.fugitive in state.to_act else ""
        if state.phase not in ("answer", "ask"):
            return ""
        return "to-move" if pawn in state.waiting else "moved"

    def _scores(self) -> Iterator[Score]:
        """CP-11: the score sheet, if the game has one."""
        if found := ledger_of(self.view):
            for seat in range(found[0].seats):
                points, state = score(*found, seat)
                known = points if points or state != "later" else None
                yield Score(
                    who=self._who(seat), bot=self._bot(seat), points=known, state=state, mine=seat in self.people
                )

    # The fugitive

    def _ghost(self) -> LastSeen | None:
        """Where all have last seen him, unless he is seen there now; entry 0 is where he was dealt in the open."""
        state = self.state
        seen = [(n, entry.station) for n, entry in enumerate(state.log, 1) if entry.surfaced and entry.station]
        if state.log and not seen and state.start and self.game.is_public(Deal(seat=CHANCE, pawn=FUGITIVE)):
            seen = [(0, state.start)]
        if not seen or seen[-1][1] == state.stations[FUGITIVE]:
            return None
        entry, station = seen[-1]
        return LastSeen(station=station, entry=entry, age=len(state.log) - entry)

    def _windows(self) -> int:
        """All of them, but in the open a log needs few."""
        entries = self.game.entries
        return min(entries, max(FEWEST, len(self.state.log) + AHEAD)) if ledger_of(self.view) else entries

    def _window(self, n: int) -> LogWindow:
        due = self.game.calls_for_surfacing(n)
        if n > len(self.state.log):
            return LogWindow(n=n, due=due)
        entry = self.state.log[n - 1]
        name = self.teller.fare(entry.fare)
        return LogWindow(n=n, fare=entry.fare, name=name, station=entry.station, surfaced=entry.surfaced, due=due)

    # What may be done

    def _offers(self, actions: Sequence[Action]) -> tuple[Offer, ...]:
        texts = self.teller.offers(self.view, actions)
        pawns = {getattr(action, "pawn", FUGITIVE) for action in actions if isinstance(action, ARRIVALS)}
        return tuple(self._offer(*offer, several=len(pawns) > 1) for offer in zip(actions, texts, strict=True))

    def _offer(self, action: Action, text: str, *, several: bool) -> Offer:
        is_ride = isinstance(action, ARRIVALS)
        pawn = getattr(action, "pawn", FUGITIVE if is_ride else None)
        if several and isinstance(action, Move) and not self.shown.is_one_of_several(action):
            text = self.teller.offer_of(action.pawn, text)
        return Offer(
            text=text,
            group="ride" if is_ride else "button",
            kind=type(action).__name__,
            pawn=pawn,
            fare=getattr(action, "fare", ""),
            station=station_of(action),
            via=self._via(action),
            careful=self._is_careful(action),
            notes=tuple(self.teller.notes(self.view, action)),
        )

    def _via(self, action: Action) -> tuple[str, ...]:
        if not isinstance(action, Move):
            return ()
        return via(self.game.board, self.state.stations[action.pawn], action.station, action.fare)

    def _is_careful(self, action: Action) -> bool:
        """A tap on a station would make the ride, so rides in secret are confirmed too."""
        return self.shown.is_careful(action) or (isinstance(action, Move) and not self.game.is_public(action))
