"""What a view of Case Connection says in words: whose turn it is, what lies where, what a layout wants.

Everything here is told from one seat's view, so nothing here can tell a secret.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial, reduce
from itertools import groupby

from gaslamp.core import CHANCE, Action, Event, Seat
from gaslamp.games.cards import EVIDENCE, SIDES, Evidence, Sides, Symbol
from gaslamp.games.connection import Connection
from gaslamp.games.draft import Draft
from gaslamp.games.enquiry import ConnectionState, DrawLead, Fill, First, Hand, Item, Solve, Solved
from gaslamp.games.layouts import Layout
from gaslamp.games.vocabulary import Done
from gaslamp.match import View
from gaslamp.presentation.connection import items
from gaslamp.presentation.general import listed
from gaslamp.record import Player
from gaslamp.telling import say
from gaslamp.words import Words

SHUT = 1
"""CC-5: with so few items or less a location is closed."""


class CaseTeller:
    """Speaks of one match in one language to those at one screen: to all who are no bots, or to these people."""

    def __init__(
        self, words: Words, game: Connection, players: Sequence[Player], people: Collection[Seat] | None = None
    ) -> None:
        self.words, self.game, self.players = words.about(game.name), game, players
        persons = [seat for seat, player in enumerate(players) if player.agent is None]
        self.people = frozenset(persons if people is None else people)
        self.is_yours = people is not None and len(people) == 1
        """Whether there is one person to be spoken to, name or not."""
        self.shared = partial(say, self.words)
        """Says what all games say."""

    def say(self, key: str, **details: object) -> str:
        return self.words.say(f"connection-{key}", **details)

    @cached_property
    def letters(self) -> Mapping[Evidence, str]:
        return {kind: self.words.say("symbol-letter", symbol=kind) for kind in EVIDENCE}

    # Who

    def name(self, seat: Seat) -> str:
        """Somebody by name, else by number; a bot with the word for it."""
        return self.words.called(seat, self.players)

    def who(self, seat: Seat) -> str:
        """The same; a person alone at the screen who has no name is told which one it is."""
        return self.say("you", who=self.name(seat)) if self._is_you(seat) else self.name(seat)

    def you(self, seat: Seat) -> str:
        """The same where there is little room or somebody is spoken to."""
        return self.say("you.short") if self._is_you(seat) else self.name(seat)

    def _is_you(self, seat: Seat) -> bool:
        return self.people == {seat} and (self.is_yours or not self.players[seat].name)

    # What happens

    def tell(self, event: Event) -> str:
        return self.words.tell(event, self.game, self.players)

    def story(self, events: Sequence[Event], whys: Mapping[int, str]) -> Iterator[tuple[str, str]]:
        """The events that are worth a sentence, each with its reason or none."""
        return ((line, whys.get(n, "")) for n, line in enumerate(self.lines(events)) if line)

    def lines(self, events: Sequence[Event], begin: int = 0, *, is_dealing: bool = False) -> list[str]:
        """A line for each event from a number on, or none: a deal is told in one, with its last item.

        A deal that is not over yet goes unsaid: it may be told bit by bit.
        """
        return [self._line(events, n, is_dealing=is_dealing) for n in range(begin, len(events))]

    def _line(self, events: Sequence[Event], n: int, *, is_dealing: bool) -> str:
        match events[n]:
            case Fill():
                return self._filled(events, n, is_dealing=is_dealing)
            case DrawLead(lead=None) if n and events[n - 1] == events[n]:
                return ""  # somebody else looks at one more
            case Done():
                return ""  # the next turn says so
        return self.tell(events[n])

    def _filled(self, events: Sequence[Event], n: int, *, is_dealing: bool) -> str:
        is_going_on = is_dealing if n + 1 == len(events) else isinstance(events[n + 1], Fill)
        begin = next((i for i in range(n, -1, -1) if not isinstance(events[i], Fill)), -1)
        return "" if is_going_on else self.say("filled", count=n - begin)

    def turn(self, view: View[ConnectionState], seat: Seat | None) -> str:
        """The one sentence that says what is going on and what is wanted of the player who acts."""
        if view.state.outcome:
            return self.tell(view.events[-1])
        if seat is None or seat == CHANCE or (seat in self.people and self.players[seat].agent is None):
            return self._last(view.state, self._wanted(view.state, seat))
        return self._last(view.state, self._others_turn(view.state, seat))

    def _others_turn(self, state: ConnectionState, seat: Seat) -> str:
        """People who sit elsewhere are waited for, a bot only if it alone is to act."""
        awaited = [other for other in sorted(state.to_act - self.people) if self.players[other].agent is None]
        if not awaited:
            return self.shared("thinking", who=self.name(seat))
        key = "others-move" if state.phase == "turn" else "others-wait"
        return self.shared(key, who=listed(self.words.say, [*map(self.name, awaited)]), count=len(awaited))

    def _wanted(self, state: ConnectionState, seat: Seat | None) -> str:
        who = "" if seat is None or seat == CHANCE else self.you(seat)
        phase = "visited" if state.phase == "turn" and state.has_visited else state.phase
        sentence = self.say("turn", phase=phase, who=who)
        is_named = who and state.phase in ("follow", "keep") and len(self.people) > 1
        return self.say("asked", who=who, sentence=sentence) if is_named else sentence

    def _last(self, state: ConnectionState, sentence: str) -> str:
        """CC-14: with a word before it when the last turns are being played."""
        if state.finale is None:
            return sentence
        return f"{self.say('finale', who=self.name(state.finale))} {sentence}"

    # What lies where

    def places(self, state: ConnectionState) -> Iterator[str]:
        """The locations by number, each followed by what lies there."""
        for location, found in enumerate(state.locations):
            yield f"{location + 1} {self.place(location)}{self._shut(found)}"
            yield from (f"  {line}" for line in self.pieces(found))

    def place(self, location: int) -> str:
        return self.words.say("label", label=f"place-{location}")

    def _shut(self, found: Sequence[Item]) -> str:
        return f" ({self.words.say('label', label='closed')})" if is_shut(found) else ""

    def pieces(self, found: Sequence[Item]) -> Iterator[str]:
        """Cards one to a line with their symbols, then the tokens."""
        yield from (self.clue(item) for item in found if isinstance(item, int))
        tokens = [item for item in found if not isinstance(item, int)]
        if tokens:
            yield self.items(tokens)

    def items(self, found: Iterable[Item]) -> str:
        return items(self.words.say, found)

    def clue(self, card: int) -> str:
        clue = self.game.deck.clues[card]
        key = "clue.bonus" if clue.bonus else "clue"
        return self.say(key, card=card, sides=self.sides(clue.sides), bonus=clue.bonus or "")

    def lead(self, lead: int) -> str:
        if not lead:
            return self.say("lead.none")
        card = self.game.deck.leads[lead]
        return self.say("lead", lead=lead, points=card.points, sides=self.sides(card.sides))

    def sides(self, sides: Sides) -> str:
        wanted = [(side, symbol) for side, symbols in enumerate(sides) for symbol in symbols]
        return self._sides(wanted)

    def _sides(self, wanted: Sequence[tuple[int, Symbol]]) -> str:
        """`above: forensic, cyber; left: witness`."""
        sentences = []
        for side, found in groupby(wanted, key=lambda pair: pair[0]):
            names = ", ".join(self.words.say("symbol", symbol=symbol) for _, symbol in found)
            sentences.append(self.say("side", side=SIDES[side], symbols=names))
        return reduce(lambda one, other: self.say("sides", one=one, other=other), sentences) if sentences else ""

    # What players own

    def hand(self, state: ConnectionState, seat: Seat) -> list[str]:
        """One player: the points and all that is owned, then the lead."""
        hand = state.hands[seat]
        owned = self.items((*hand.cards, *hand.tokens.all))
        points = self.game.points(hand)
        line = self.say("hand" if owned else "hand.empty", who=self.who(seat), points=points, items=owned)
        return [line, *([f"  {self.lead(hand.lead)}"] if hand.lead or not hand.drawn else [])]

    def hands(self, state: ConnectionState) -> list[str]:
        """Everybody, with every card described."""
        return [line for seat in range(self.game.seats) for line in self.own(state, seat)]

    def table(self, state: ConnectionState, seat: Seat) -> list[str]:
        """All there is to see, as the player in front of it needs it: others in short, one's own cards in full."""
        others = [line for other in range(self.game.seats) if other != seat for line in self.hand(state, other)]
        return [*self.places(state), *others, *self.own(state, seat), self.stock(state)]

    def own(self, state: ConnectionState, seat: Seat) -> list[str]:
        """One player, with every card described."""
        return [*self.hand(state, seat), *(f"  {self.clue(card)}" for card in state.hands[seat].cards)]

    def stock(self, state: ConnectionState, key: str = "stock") -> str:
        clues, leads = sum(map(len, state.pile)), state.leads + sum(map(len, state.under))
        return self.say(key, clues=clues, tokens=len(state.pool.plain), leads=leads)

    def scores(self, state: ConnectionState) -> list[str]:
        points = {seat: self.game.points(hand) for seat, hand in enumerate(state.hands)}
        ranked = sorted(points, key=lambda seat: -points[seat])
        return [self.say("score", who=self.who(seat), points=points[seat]) for seat in ranked]

    # Layouts

    def layout(self, draft: Draft) -> list[str]:
        """A layout connection by connection, and what it wants."""
        title = self.words.say("layout-title", lead=draft.lead.number)
        return [title, *self.links(draft), *self.status(draft)]

    def links(self, draft: Draft) -> list[str]:
        keys = ("layout-link.universal" if link.token == "universal" else "layout-link" for link in draft.layout.links)
        keyed = zip(keys, draft.layout.links, strict=True)
        return [f"  {self.words.say(key, one=link.one, other=link.other, symbol=link.symbol)}" for key, link in keyed]

    def status(self, draft: Draft) -> list[str]:
        """What is missing, and which cards only lie about."""
        missing = draft.missing
        key = "layout-missing" if missing else "layout-solved"
        sentences = [self.words.say(key, symbols=self._sides(missing))]
        return [*sentences, self.say("loose", items=self.items(draft.loose))] if draft.loose else sentences

    def want(self, side: int, symbol: Symbol, *, is_further: bool) -> str:
        """A symbol of the lead that wants a connection, there or further along (CC-9)."""
        return self.say("want.further" if is_further else "want", side=SIDES[side], symbol=symbol)

    def fitting(self, count: int) -> str:
        """How many tokens would prove it."""
        return self.say("want.tokens", count=count)

    # What may be done

    def offers(self, actions: Iterable[Action]) -> list[str]:
        """Each action as a line of a menu."""
        return [self.words.offer(action, self.game) for action in actions]

    def wish(self, action: Action) -> str:
        """An action away from its list: with who is to act, where several are at the screen."""
        offer = self.words.offer(action, self.game)
        return self.say("asked", who=self.name(action.seat), sentence=offer) if len(self.people) > 1 else offer


def is_shut(found: Sequence[Item]) -> bool:
    return len(found) <= SHUT


def solved(game: Connection, events: Sequence[Event]) -> Draft | None:
    """The layout that has solved a lead, if that is what was done last."""
    acted = [n for n, event in enumerate(events) if isinstance(event, Action)]
    if not acted or not isinstance(event := events[acted[-1]], Solve):
        return None
    lead = next(after.lead for after in events[acted[-1] :] if isinstance(after, Solved))
    return Draft(game.deck.leads[lead], game.deck.clues, Hand(), Layout(event.cards, event.links))


def last_turn(events: Sequence[Event]) -> int:
    """Where the turn that is being played began."""
    began = [n for n, event in enumerate(events) if isinstance(event, Done | First)]
    return began[-1] if began else 0


def drawn(view: View[ConnectionState], seat: Seat) -> list[int]:
    """The leads a player chooses from, as far as the viewer was told."""
    return [lead for lead in view.state.hands[seat].drawn if lead is not None]
