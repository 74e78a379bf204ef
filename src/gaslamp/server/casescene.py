"""What the screen shows of Case Connection, told from one seat's view."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import cast

from gaslamp.core import Action, Event, Seat
from gaslamp.games.casework import GOAL
from gaslamp.games.enquiry import ConnectionState, Finale, First, Item, Solve, Solved, Swap
from gaslamp.games.vocabulary import Done
from gaslamp.match import View
from gaslamp.server.catalogue import bot_title
from gaslamp.server.endings import score_ending
from gaslamp.server.scenes import CaseLocation, CasePlayer, CaseScene, Ending, Offer, Spread
from gaslamp.telling.case import CaseTeller, drawn, is_shut


def offered(actions: Iterable[Action], *, hints: bool) -> tuple[Action, ...]:
    """What is put before somebody who may do all this: without hints no ready layout is among it."""
    return tuple(action for action in actions if hints or not isinstance(action, Solve))


def bench(view: View[ConnectionState], people: Collection[Seat]) -> Seat | None:
    """Whose cards lie in front: those of the eyes, else of the player whose turn it is here, else of the first here."""
    if view.seat >= 0:
        return view.seat
    current = view.state.current
    return current if current in people else min(people, default=None)


def case_scene(
    view: View[ConnectionState],
    teller: CaseTeller,
    *,
    actions: Sequence[Action],
    since: int,
    hints: bool,
    left: Collection[Seat] = (),
) -> CaseScene:
    """A view as the people see it whom the teller speaks to; `since` is the number of the first event new to them.

    `left` are those for whom a bot plays on.
    """
    return _Scene(view, teller, left).scene(actions, since, hints=hints)


class _Scene:
    def __init__(self, view: View[ConnectionState], teller: CaseTeller, left: Collection[Seat]) -> None:
        self.view, self.state, self.teller, self.people, self.left = view, view.state, teller, teller.people, left
        self.game, self.me = teller.game, bench(view, self.people)

    def scene(self, actions: Sequence[Action], since: int, *, hints: bool) -> CaseScene:
        view, teller = self.view, self.teller
        return CaseScene(
            deck=self.game.deck.name,
            turn=teller.turn(view, self._turn(is_wanted=bool(actions))),
            wanted=bool(actions),
            heading="" if self.me is None else teller.lead(self.state.hands[self.me].lead),
            brief=() if self.state.finale is None else (teller.say("finale", who=teller.name(self.state.finale)),),
            places=tuple(self._place(*place) for place in enumerate(self.state.locations)),
            players=tuple(map(self._player, range(self.game.seats))),
            goal=GOAL,
            me=self.me,
            drawn=tuple(drawn(view, view.seat)) if view.seat >= 0 else (),
            stock=teller.stock(self.state),
            spread=spread(view.events, since),
            hints=hints,
            offers=tuple(map(self._offer, actions)),
            round_began=round_began(view.events, self.game.seats),
            since_mine=since_turn(view.events, self.me),
            over=(teller.tell(view.events[-1]),) if self.state.outcome else (),
            ending=self._ending() if self.state.outcome else None,
        )

    def _turn(self, *, is_wanted: bool) -> Seat | None:
        """Who is spoken of: somebody at this screen if anything is wanted here, else the person waited for."""
        to_act = self.state.to_act
        here = {self.view.seat} & to_act or to_act & self.people  # of several who choose a lead, the reader
        return min((here if is_wanted else to_act - self.people) or to_act, default=None)

    def _place(self, location: int, found: Sequence[Item]) -> CaseLocation:
        return CaseLocation(name=self.teller.place(location), closed=is_shut(found), items=tuple(found))

    def _player(self, seat: Seat) -> CasePlayer:
        hand, sitter = self.state.hands[seat], self.teller.players[seat]
        return CasePlayer(
            seat=seat,
            who=sitter.name or self.teller.name(seat),
            bot=bot_title(sitter, self.teller.words, is_left=seat in self.left),
            mine=seat in self.people,
            current=seat == self.state.current and self.state.outcome is None,
            points=self.game.points(hand),
            cards=hand.cards,
            tokens=dict(hand.tokens.counts),
            lead=hand.lead,
            solved=hand.solved,
            bonus=hand.bonus,
        )

    def _ending(self) -> Ending:
        seats, teller = range(self.game.seats), self.teller
        scores = {seat: self.game.points(self.state.hands[seat]) for seat in seats}
        names = {seat: teller.name(seat) for seat in seats}
        return score_ending(self.game.name, scores, names, teller.players, teller.words, people=self.people)

    def _offer(self, action: Action) -> Offer:
        items = (action.kind,) if isinstance(action, Swap) else getattr(action, "items", ())
        return Offer(
            text=self.teller.words.offer(action, self.game),
            group="button",
            kind=type(action).__name__,
            location=getattr(action, "location", None),
            items=items,
            lead=getattr(action, "lead", None),
        )


def spread(events: Sequence[Event], since: int) -> Spread | None:
    """The layout that has solved a lead last."""
    n = next((n for n in reversed(range(len(events))) if isinstance(events[n], Solve)), None)
    if n is None:
        return None
    solve, solved = cast(Solve, events[n]), next(event for event in events[n:] if isinstance(event, Solved))
    return Spread(
        seat=solve.seat,
        lead=solved.lead,
        cards=tuple((laid.card, laid.x, laid.y) for laid in solve.cards),
        links=tuple((link.one, link.other, link.symbol, link.token) for link in solve.links),
        fresh=0 < since <= n,
    )


def since_turn(events: Sequence[Event], seat: Seat | None) -> int:
    """The number of the first event after the last turn of a player."""
    ends = [n for n, event in enumerate(events) if isinstance(event, Done) and event.seat == seat]
    return ends[-1] + 1 if ends else 0


def round_began(events: Sequence[Event], seats: int) -> int:
    """Where the last turn of each player begins that is over or being played."""
    turns = [n for n, event in enumerate(events) if isinstance(event, First | Done | Finale)]
    return turns[-seats:][0] if turns else 0
