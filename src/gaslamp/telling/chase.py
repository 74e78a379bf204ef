"""What a view says in words: whose turn it is, what is left in the purses, the log, where he can be.

Everything here is told from one seat's view, so nothing here can tell a secret.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby

from gaslamp.board import KINDS
from gaslamp.core import CHANCE, Action, Event, Seat
from gaslamp.games import AnyChase
from gaslamp.games.compact import Place, Scored
from gaslamp.games.vocabulary import FUGITIVE, Began, ChaseState, Move, Purse
from gaslamp.match import View
from gaslamp.presentation import ledger_of, presentation_of
from gaslamp.presentation.chase import PRIZES
from gaslamp.presentation.general import listed
from gaslamp.record import Player
from gaslamp.telling import say
from gaslamp.telling.casebook import PLACES, Casebook
from gaslamp.telling.ledger import Ledger
from gaslamp.telling.stations import possible
from gaslamp.words import Words

UNKNOWN = "?"


class Teller:
    """Speaks of one match in one language to those at one screen: to all who are no bots, or to these people."""

    def __init__(
        self, words: Words, game: AnyChase, players: Sequence[Player], people: Collection[Seat] | None = None
    ) -> None:
        self.words, self.game, self.players = words.about(game.name), game, players
        self.shown = presentation_of(game)
        self.casebook, self.ledger = Casebook(self.words), Ledger(self.words, players, people)
        self.people = self.ledger.here
        self.is_yours = people is not None and len(people) == 1
        """Whether there is one person to be spoken to; several are told by their names who is meant."""
        self.fare_names: dict[str, str] = {}

    def say(self, key: str, **details: object) -> str:
        return say(self.words, key, **details)

    def tell(self, event: Event) -> str:
        return self.words.tell(event, self.game, () if self.ledger.is_anybodys(event, self.game) else self.players)

    def pawn(self, pawn: int) -> str:
        return self.pawn_names[pawn]

    @cached_property
    def pawn_names(self) -> Sequence[str]:
        return [self.words.say("pawn-short", pawn=name) for name in self.game.pawn_names]

    def letter(self, pawn: int) -> str:
        return self.letters[pawn]

    @cached_property
    def letters(self) -> Sequence[str]:
        return [self.say("letter", pawn=name) for name in self.game.pawn_names]

    def fare(self, fare: str) -> str:
        """What a ticket is called; there are few, and they are named again and again."""
        if fare not in self.fare_names:
            self.fare_names[fare] = self.words.say("fare", fare=fare)
        return self.fare_names[fare]

    def ticket(self, fare: str) -> str:
        """The sign of a ticket."""
        return self.say("ticket", fare=fare)

    def who(self, view: View[ChaseState], seat: Seat) -> str:
        """A seat by the name of the person who sits there, else by its pawns."""
        if ledger_of(view):
            return capital(self.ledger.who(seat))
        if name := self.name(seat):
            return name
        return capital(self._listed(self._pawns_of(view, seat)))

    def _pawns_of(self, view: View[ChaseState], seat: Seat) -> list[int]:
        """The pawns that are a seat's alone."""
        return [pawn for pawn in self.game.pawns if self.game.hand(view.state, pawn) == {seat}]

    def _listed(self, pawns: Iterable[int]) -> str:
        return listed(self.words.say, [*map(self.pawn, pawns)])

    def name(self, seat: Seat) -> str:
        """What the person in a seat is called, if anything; a bot with the word for it."""
        return self.words.named(seat, self.players)

    # The turn

    def turn(self, view: View[ChaseState], seat: Seat | None) -> str:
        """The one sentence that says what is going on and what is wanted of the player who acts."""
        state = view.state
        if state.outcome:
            return self.tell(view.events[-1])
        if seat is None or seat == CHANCE:
            return self.say("turn-deal" if state.phase == "deal" else "turn-tile")
        if seat not in self.people or self.players[seat].agent is not None:
            return self._others_turn(view, seat)
        name = self.ledger.asked(view) if ledger_of(view) else self.name(seat)
        wanted = self._wanted(view)
        return self.say("asked", who=name, sentence=wanted) if name and not self.is_yours else wanted

    def _others_turn(self, view: View[ChaseState], seat: Seat) -> str:
        """People who sit elsewhere are waited for, a bot only if it alone is to act."""
        awaited = self.ledger.people(view.state.to_act - self.people)
        if not awaited:
            several = not self.name(seat) and len(self._pawns_of(view, seat)) > 1
            return self.say("thinking-several") if several else self.say("thinking", who=self.who(view, seat))
        who = listed(self.words.say, [self._with_pawns(view, other) for other in awaited])
        is_moving = view.state.phase == "move" or any(self._movable(view, awaited))
        count = sum(1 if self.name(other) else len(self._pawns_of(view, other)) or 1 for other in awaited)
        return self.say("others-move" if is_moving else "others-wait", who=who, count=count)

    def _with_pawns(self, view: View[ChaseState], seat: Seat) -> str:
        """`Ada (red, blue)`: somebody and the pawns that are to move or, where none is, all they have."""
        hands = {*self._pawns_of(view, seat)}
        moving = hands & {*self._movable(view, [seat])}
        pawns, who = self._listed(sorted(moving or hands)), self.who(view, seat)
        return f"{who} ({pawns})" if pawns and who != capital(pawns) else who

    def _wanted(self, view: View[ChaseState]) -> str:
        if view.state.phase == "place":
            waiting = [pawn for pawn in self.game.detectives if view.state.stations[pawn] is None]
            return self.say("turn-place", pawns=self._listed(waiting))
        return self._detectives_turn(view) if view.state.phase == "answer" else self._fugitives_turn(view)

    def _detectives_turn(self, view: View[ChaseState]) -> str:
        waiting = [*self._movable(view, self.people)]
        if len(waiting) > 1:
            return capital(self._turn("several", pawns=self._listed(waiting)))
        return capital(self._pawns_turn(view, waiting[0])) if waiting else self.say("turn-token")

    def _movable(self, view: View[ChaseState], seats: Collection[Seat]) -> Iterator[int]:
        """The detectives' pawns that some of these are to move and can."""
        state = view.state
        for pawn in state.waiting if state.phase == "answer" else ():
            if self.game.hand(state, pawn) & state.to_act & {*seats} and self.game.can_move(state, pawn):
                yield pawn

    def _pawns_turn(self, view: View[ChaseState], pawn: int) -> str:
        key = "free" if self.shown.is_free(pawn) else "pawn"
        return self._turn(key, pawn=self.pawn(pawn), tickets=self.tickets(view, pawn))

    def _turn(self, key: str, **details: object) -> str:
        return self.say(f"{'your' if self.is_yours else 'turn'}-{key}", **details)

    def _fugitives_turn(self, view: View[ChaseState]) -> str:
        state = view.state
        if pawn := self.shown.taken_from(state):
            return self.say("turn-take", pawn=self.game.pawn_names[pawn])
        if state.phase == "choose":
            return self.say("turn-choose", shown=self.casebook.must_be_seen(view))
        if state.phase in ("settle", "land"):
            return self.say(f"turn-{state.phase}")
        half = "none" if not state.doubled else "first" if state.owed == 2 else "second"
        blacks = self.ledger.blacks(view)
        return self._turn("fugitive", half=half, tickets=self.tickets(view, FUGITIVE), blacks=blacks)

    def brief(self, view: View[ChaseState]) -> list[str]:
        """What everybody keeps an eye on."""
        return [*self._surfacing(view), *self.casebook.brief(view), *self.ledger.brief(view)]

    def _surfacing(self, view: View[ChaseState]) -> list[str]:
        return [] if ledger_of(view) else [self.say("surfacing", moves=self._moves_until_surfacing(view))]

    def heading(self, view: View[ChaseState]) -> str:
        """Which round it is, and when he shows himself or who he is."""
        if ledger_of(view):
            return self.ledger.heading(view)
        round, rounds = view.state.round, self.game.rounds
        moves = 0 if view.state.outcome else self._moves_until_surfacing(view)
        return self.say("heading", round=round, rounds=rounds, moves=moves) if round else self.say("heading-deal")

    def _moves_until_surfacing(self, view: View[ChaseState]) -> int:
        """0 if he need not show himself again."""
        made = len(view.state.log)
        due = (entry for entry in range(made + 1, self.game.entries + 1) if self.game.calls_for_surfacing(entry))
        return next(due, made) - made

    # Purses, log, board

    def tickets(self, view: View[ChaseState], pawn: int) -> str:
        """A purse in words; fares that never run out are not counted."""
        counted = [(fare, self.shown.left(view.state, pawn, fare)) for fare in self.shown.fares(pawn)]
        tickets = [self.say(f"tickets-{fare}", count=count) for fare, count in counted if count is not None]
        if count := self.shown.tokens(view.state, pawn):
            tickets.append(self.say("tickets-token", count=count))
        return ", ".join(tickets) or self.say("tickets-none")

    def fares(self, view: View[ChaseState]) -> list[str]:
        """Who stands where with which tickets, and what lies beside the board."""
        pawns = [self.fares_at(view, pawn) for pawn in self.game.pawns]
        case, ledger = self.casebook, self.ledger
        stock = [*self.stock(view), *case.brief(view), *case.tile(view)]
        return [*pawns, *stock, *ledger.brief(view), *ledger.prices(view)]

    def stock(self, view: View[ChaseState]) -> list[str]:
        """What lies beside the board for him to take."""
        return [self.say(where, tickets=self._prizes(purse)) for where, purse in self.casebook.stock(view)]

    def _prizes(self, purse: Purse) -> str:
        return ", ".join(self.say(f"tickets-{fare}", count=purse.count(fare)) for fare in PRIZES)

    def fares_at(self, view: View[ChaseState], pawn: int) -> str:
        station = view.state.stations[pawn] or UNKNOWN
        state = "stranded" if pawn in view.state.stranded else "moving"
        tickets = self.tickets(view, pawn)
        return capital(self.say("fares-of", pawn=self.pawn(pawn), station=station, tickets=tickets, state=state))

    def log(self, view: View[ChaseState]) -> list[str]:
        entries = [
            self.say(
                "log-entry",
                entry=n,
                fare=self.fare(entry.fare),
                station=entry.station or UNKNOWN,
                seen="surfaced" if entry.surfaced else "known" if entry.station else "hidden",
            )
            for n, entry in enumerate(view.state.log, 1)
        ]
        return [*(entries or [self.say("log-empty")]), *self._surfacing(view)]

    def possible(self, view: View[ChaseState]) -> list[str]:
        stations = possible(view)
        where = ", ".join(map(str, sorted(stations)))
        own = [self.say("you-are-at", station=self._own(view))] if self._own(view) else []
        return [*own, self.say("possible", count=len(stations), stations=where)]

    def _own(self, view: View[ChaseState]) -> int | None:
        return view.state.stations[FUGITIVE] if view.seat == view.state.fugitive else None

    def board(self, view: View[ChaseState], station: int | None) -> list[str]:
        """The ways out of a station, or of every station where a pawn can be seen."""
        if station is not None:
            return [self._exits(view, station)]
        return [
            capital(self.say("pawn-at", pawn=self.pawn(pawn), exits=self._exits(view, at)))
            for pawn, at in enumerate(view.state.stations)
            if at is not None
        ]

    def _exits(self, view: View[ChaseState], station: int) -> str:
        ways = [
            f"{self.words.say('kind', kind=kind)} {', '.join(map(str, self.game.board.neighbours(station, kind)))}"
            for kind in KINDS
            if kind in self.game.board.kinds[station]
        ]
        marks = [*self.casebook.quarter(view, station), *self.casebook.notes(view, station)]
        return self.say("exits", station=station, ways="; ".join([*ways, *filter(None, [", ".join(marks)])]))

    # What may be done

    def offers(self, view: View[ChaseState], actions: Sequence[Action]) -> list[str]:
        """Each action as a line of a menu."""
        return [self.ledger.offer(view, action, self.words.offer(action, self.game)) for action in actions]

    def wish(self, view: View[ChaseState], action: Action) -> str:
        """An action away from its list: with the pawn it is for, where those at the screen lead several."""
        offer, pawn = self.offers(view, [action])[0], self._pawn_of(view, action)
        if pawn is None or isinstance(action, Place) or self.shown.is_one_of_several(action):
            return offer  # it has the pawn, or there is none
        return self.offer_of(pawn, offer) if self._leads_several(view) else offer

    def _leads_several(self, view: View[ChaseState]) -> bool:
        return sum(bool(self.game.hand(view.state, pawn) & self.people) for pawn in self.game.pawns) > 1

    def offer_of(self, pawn: int, offer: str) -> str:
        """An offer with the pawn it is for."""
        return self.words.say("offer-of", pawn=self.game.pawn_names[pawn], offer=offer)

    def notes(self, view: View[ChaseState], action: Action) -> list[str]:
        """What awaits the fugitive where an action takes him."""
        station = getattr(action, "station", None)
        return self.casebook.notes(view, station, PLACES) if station and action.seat == view.state.fugitive else []

    def groups(self, view: View[ChaseState], actions: Sequence[Action]) -> Iterator[tuple[int | None, list[int]]]:
        """The actions pawn by pawn: each pawn, and where its moves stand among them; no pawn for what is no ride."""
        pawns = [self._pawn_of(view, action) for action in actions]
        for pawn, places in groupby(range(len(pawns)), key=pawns.__getitem__):
            yield pawn, list(places)

    def _pawn_of(self, view: View[ChaseState], action: Action) -> int | None:
        if action.seat == view.state.fugitive:
            return FUGITIVE
        return action.pawn if isinstance(action, Move | Place) else None


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def last_round(events: Sequence[Event]) -> int:
    """Where the round that is being played began, or the one before it ended."""
    began = [n for n, event in enumerate(events) if isinstance(event, Began | Scored)]
    return began[-1] if began else 0
