"""A second opinion on the Sherlock Holmes edition: a referee who follows matches with pencil and paper.

It shares nothing with `gaslamp.games` but the board and the words of the log, and works out anew, before every
action, what each seat may do (SH-16 to SH-36). What must be true of a fact it asserts when it notes it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gaslamp.core import CHANCE, Action, Event, Seat
from gaslamp.games import powers as p
from gaslamp.games import vocabulary as v
from gaslamp.games.holmes import Draw, Holmes, Plot, Settle

PURSE = ("taxi", "bus", "underground", "black", "double")
PRIZES: tuple[p.Prize, ...] = ("black", "double")
BANNED: tuple[p.Banned, ...] = ("bus", "underground")
ASKS: dict[str, tuple[p.AbilityQuestion, ...]] = {
    "sherlock": ("quarter",), "watson": ("park", "monument", "river"), "mycroft": ("past",),
}  # fmt: skip
SUPPLY = -1


class Referee:
    """Where everybody is, what everybody holds, and what this turn has brought."""

    def __init__(self, game: Holmes) -> None:
        self.game, self.board, self.names, self.book = game, game.board, game.pawn_names, game.book
        self.is_variant = game.options.mode == "sherlock"
        start = game.start()
        self.held = [Counter({kind: getattr(purse, kind) for kind in PURSE}) for purse in (*start.purses, start.supply)]
        self.tokens = list(start.tokens)
        self.promised: Counter[str] = Counter()
        self.at: dict[int, int] = {}
        self.trail: list[int] = []  # Moriarty's stations, start first
        self.scenes: set[int] = set()
        self.tile: tuple[int, ...] = ()
        self.turned: list[tuple[int, ...]] = []
        self.closed: set[int] = set()
        self.ban = ""
        self.stage = "deal"
        self.moves_left, self.has_doubled, self.has_used_hideout, self.is_shown = 0, False, False, False
        self.moved: set[int] = set()
        self.stranded: set[int] = set()
        self.has_spent = False
        self.lestrade: tuple[int, ...] = ()
        self.passed: set[Seat] = set()

    # What each seat may do

    def offers(self, seat: Seat) -> set[Action]:
        if seat > 0:
            return set(self.detectives_offers(seat)) if self.stage == "detectives" else set()
        if self.stage == "aloft" and seat == CHANCE:
            return {p.Turn(seat=seat, tile=tile) for tile in self.face_down()}
        return set(self.moriartys_offers()) if seat == 0 else set()

    def moriartys_offers(self) -> Iterator[Action]:
        if self.stage == "moriarty":
            yield from self.his_moves()
        elif self.stage == "arrived":
            yield from self.arrival_offers()
        elif self.stage == "landing":
            yield from (p.Land(seat=0, station=s) for s in self.turned[-1] if s not in self.taken(0))

    def his_moves(self) -> Iterator[Action]:
        moves = [*self.rides(0, 0), *([p.Fly(seat=0)] if self.may_fly() else [])]
        yield from moves
        is_room = self.entries + 2 <= self.book.entries
        if moves and is_room and self.held[0]["double"] and not self.has_doubled:
            yield v.Double(seat=0)

    def detectives_offers(self, seat: Seat) -> Iterator[Action]:
        moves = [move for pawn in self.at if seat in self.game.hands[pawn] for move in self.rides(seat, pawn)]
        spends = list(self.abilities(seat))
        if moves or (spends and seat not in self.passed):
            yield from (*moves, *spends)
            if not moves:
                yield v.Done(seat=seat)

    def rides(self, seat: Seat, pawn: int) -> Iterator[Action]:
        if pawn in self.moved | self.stranded:
            return
        exits = self.board.exits[self.at.get(pawn, self.trail[-1])]
        ways = [way for way in exits if way.station not in self.taken(pawn)]
        for way in ways:
            if way.kind != "ferry" and self.may_pay(pawn, way.kind):
                yield v.Move(seat=seat, pawn=pawn, fare=way.kind, station=way.station)
        for station in {way.station for way in ways} if pawn == 0 and self.held[0]["black"] else ():
            yield v.Move(seat=seat, pawn=pawn, fare="black", station=station)

    def may_pay(self, pawn: int, kind: str) -> bool:
        if pawn:
            return self.is_bobby(pawn) or self.held[pawn][kind] > 0
        return kind != self.ban and (self.game.options.fugitive_fares == "unlimited" or self.held[SUPPLY][kind] > 0)

    def is_bobby(self, pawn: int) -> bool:
        return self.names[pawn].startswith("bobby")

    def taken(self, pawn: int) -> set[int]:
        return {*self.at.values(), *(() if pawn else self.closed)}

    def face_down(self) -> list[tuple[int, ...]]:
        return [tile for tile in self.board.tiles["moriarty"] if tile not in (self.tile, *self.turned)]

    def may_fly(self) -> bool:
        return self.at_hideout() and not self.turned and any(set(tile) - self.taken(0) for tile in self.face_down())

    def at_hideout(self) -> bool:
        return self.is_variant and self.trail[-1] in self.board.marks["hideout"]

    @property
    def entries(self) -> int:
        return len(self.trail) - 1

    def must_show(self) -> bool:
        return self.entries in self.book.surfacing and not self.is_shown

    def arrival_offers(self) -> Iterator[Action]:
        yield v.Done(seat=0)
        if self.trail[-1] in self.scenes:
            yield p.Commit(seat=0)
        if self.at_hideout() and not self.has_used_hideout:
            yield from (p.Collect(seat=0, fare=fare) for fare in PRIZES if self.held[SUPPLY][fare])
            if self.must_show():
                yield p.LieLow(seat=0)

    def abilities(self, seat: Seat) -> Iterator[Action]:
        for pawn, name in enumerate(self.names):
            if not self.has_spent and self.tokens[pawn] and self.game.hands[pawn] == {seat}:
                yield from self.ability(seat, pawn, name)

    def ability(self, seat: Seat, pawn: int, name: str) -> Iterator[Action]:
        for about in ASKS.get(name, ()):
            if about != "past" or self.entries >= 3:
                yield p.Ask(seat=seat, pawn=pawn, about=about)
        if name == "irene":
            yield from (p.Ban(seat=seat, pawn=pawn, fare=fare) for fare in BANNED)
        if name == "lestrade":
            closable = set(self.lestrade) - self.closed
            yield from (p.Barricade(seat=seat, pawn=pawn, station=station) for station in closable)

    def purses(self) -> list[v.Purse]:
        """Everybody's tickets, then the supply."""
        return [v.Purse(**{kind: held[kind] for kind in PURSE}) for held in self.held]

    # What has happened

    def note(self, event: Event) -> None:
        getattr(self, f"note_{type(event).__name__.lower()}", lambda _: None)(event)

    def note_deal(self, event: v.Deal | Settle) -> None:
        assert event.station is not None
        if isinstance(event, Settle) or event.pawn == 0:
            self.trail.append(event.station)
        else:
            self.at[event.pawn] = event.station

    note_settle = note_deal

    def note_plot(self, event: Plot) -> None:
        assert event.station is not None
        self.scenes.add(event.station)

    def note_draw(self, event: Draw) -> None:
        self.tile = event.tile or ()

    def note_began(self, event: v.Began) -> None:
        assert not any(self.offers(seat) for seat in range(1, self.game.seats)), "somebody had still to act"
        self.stage, self.moves_left, self.has_doubled, self.moved = "moriarty", 1, False, set()
        self.held[0] += self.promised
        self.promised.clear()

    def note_double(self, event: v.Double) -> None:
        self.held[0]["double"] -= 1
        self.moves_left, self.has_doubled = 2, True

    def note_move(self, event: v.Move) -> None:
        assert event.station is not None
        if event.pawn == 0:
            purse = self.held[0 if event.fare == "black" else SUPPLY]
            purse[event.fare] -= purse[event.fare] > 0
            self.arrive(event.station)
            return
        if not self.is_bobby(event.pawn):
            self.held[event.pawn][event.fare] -= 1
            self.held[SUPPLY][event.fare] += 1
        if self.names[event.pawn] == "lestrade":
            self.lestrade = self.at[event.pawn], event.station
        self.at[event.pawn] = event.station
        self.moved.add(event.pawn)

    def arrive(self, station: int) -> None:
        self.trail.append(station)
        self.moves_left -= 1
        self.has_used_hideout = self.is_shown = False
        self.stage = "arrived"
        if not self.is_variant and not self.must_show():
            self.go_on()

    def note_done(self, event: v.Done) -> None:
        if event.seat:
            self.passed.add(event.seat)
        elif self.must_show():
            self.stage = "showing"
        else:
            self.go_on()

    def note_surfaced(self, event: v.Surfaced) -> None:
        assert (event.entry, event.station) == (self.entries, self.trail[-1])
        assert self.must_show()
        self.is_shown = True
        self.go_on()

    def go_on(self) -> None:
        """The other half of a double, or the detectives' turn."""
        self.stage = "moriarty" if self.moves_left else "detectives"
        if not self.moves_left:
            self.ban, self.has_spent, self.lestrade, self.passed = "", False, (), set()

    def note_stranded(self, event: v.Stranded) -> None:
        assert not any(self.may_pay(event.pawn, kind) for kind in self.board.kinds[self.at[event.pawn]])
        self.stranded.add(event.pawn)

    def note_blocked(self, event: v.Blocked) -> None:
        assert not list(self.rides(0, event.pawn))
        self.moved.add(event.pawn)

    def note_commit(self, event: p.Commit) -> None:
        self.scenes.remove(self.trail[-1])

    def note_collect(self, event: p.Collect) -> None:
        self.held[SUPPLY][event.fare] -= 1
        self.promised[event.fare] += 1
        self.has_used_hideout = True

    def note_lielow(self, event: p.LieLow) -> None:
        self.has_used_hideout = self.is_shown = True

    def note_fly(self, event: p.Fly) -> None:
        self.stage = "aloft"

    def note_turn(self, event: p.Turn) -> None:
        self.turned.append(event.tile)
        self.stage = "landing" if set(event.tile) - self.taken(0) else "aloft"

    def note_land(self, event: p.Land) -> None:
        self.arrive(event.station)
        self.is_shown = True

    def note_ask(self, event: p.Ask | p.Ban | p.Barricade) -> None:
        self.tokens[event.pawn] -= 1
        self.has_spent = True

    def note_ban(self, event: p.Ban) -> None:
        self.note_ask(event)
        self.ban = event.fare

    def note_barricade(self, event: p.Barricade) -> None:
        self.note_ask(event)
        self.closed.add(event.station)

    def note_located(self, event: p.Located) -> None:
        assert self.trail[-1] in self.board.marks[f"quarter-{event.quarter}"]

    def note_confirmed(self, event: p.Confirmed) -> None:
        assert (self.trail[-1] in self.board.marks[event.symbol]) is event.carries

    def note_recalled(self, event: p.Recalled) -> None:
        assert (event.entry, event.station) == (self.entries - 2, self.trail[-3])

    # Why it is over

    def reasons(self, rounds: int) -> set[str]:
        """By which rules the match may have ended."""
        is_over = rounds == self.book.rounds or self.entries == self.book.entries
        is_stuck = self.stranded >= set(self.game.team)
        found = {
            "SH-22": self.trail[-1] in self.at.values(),
            "SH-23": self.stage == "moriarty" and not self.offers(0),
            "SH-15": self.is_variant and (is_over or (self.book.crimes > 0 and not self.scenes)),
            "SH-9": not self.is_variant and (is_over or is_stuck),
        }
        return {rule for rule, is_true in found.items() if is_true}
