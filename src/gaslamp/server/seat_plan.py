"""Who sits at a table, and whose turn it is to be asked: a person, a bot, or chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from gaslamp.agents import LEVELS, check_agent_ready
from gaslamp.agents.names import name_bots
from gaslamp.board import BOARDS
from gaslamp.core import CHANCE, BadOptions, Problem, Seat
from gaslamp.games import AnyGame, make_game
from gaslamp.games.deck import DECKS
from gaslamp.lessons import lesson_of
from gaslamp.match import Match
from gaslamp.presentation import presentation_of
from gaslamp.record import Player
from gaslamp.server.auth import ANY, WATCH, InvitedPlace, hashed, new_id, next_id, next_token
from gaslamp.server.clocks import Timer, turned
from gaslamp.server.messages import LONGEST_NAME, NewTable
from gaslamp.server.store import Card, Chair, SeatKey
from gaslamp.words import Words

Prospect: TypeAlias = Literal["free", "seat", "taken", "full", "running", "over", "watch", "closed"]
SEATED: tuple[Prospect, ...] = ("free", "seat")
"""Those with which one can sit down."""
ME, OPEN = "me", "open"
SHIPPED = {"board": BOARDS, "deck": DECKS}
STAND_IN = "club"
"""Who plays for somebody who is not there, and whom newcomers meet unless they choose."""


class BadTable(Problem):
    """A table cannot be set up as asked."""


def set_up(asked: NewTable, key: str) -> Card:
    """The table somebody asked for; the seats marked `me` are theirs."""
    game = _game(asked)
    known = (ME, OPEN, *LEVELS)
    for chair in asked.chairs:
        if chair not in known:
            raise BadTable("server-chair-unknown", chair=chair, known=", ".join(known))
        check_agent_ready(chair, asked.game)
    match = new_id()
    return Card(
        id=match,
        game=asked.game,
        seats=game.seats,
        options=asked.options,
        hints=asked.hints,
        phase="waiting" if OPEN in asked.chairs else "playing",
        changed=0.0,
        watchable=OPEN in asked.chairs if asked.watch is None else asked.watch,
        clock=asked.clock,
        chairs=with_names(match, _chairs(asked, key)),
    )


def next_table(
    card: Card, host: str, secret: str, *, swap: bool = False, level: str = ""
) -> tuple[Card, list[SeatKey]]:
    """The same game with everybody on their seats or on others, and a key for each that opens nothing but this.

    It goes on with the edition of invitations there was, so that a withdrawn one stays so.
    """
    match = next_id(secret, card.id)
    renewed = {key: hashed(next_token(secret, card.id, key)) for key in {host, *(c.key for c in card.chairs)} if key}
    kept = _swapped(card.chairs) if swap else card.chairs
    if level:
        check_agent_ready(level, card.game)
        kept = _levelled(kept, level)
    chairs = with_names(match, [replace(chair, key=renewed.get(chair.key or ""), timer=Timer()) for chair in kept])
    keys = [
        SeatKey(hash=new, match=match, is_host=old == host, is_awaited=True) for old, new in sorted(renewed.items())
    ]
    fresh: dict[str, Any] = {"phase": "playing", "changed": 0.0, "version": 0, "rewound": 0, "proposal": None}
    return replace(card, id=match, chairs=chairs, **fresh), keys


def _swapped(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """One person against bots takes the other side; among several everybody moves on by a seat."""
    own = [chair for chair in chairs if chair.key]
    first, *others = chairs
    if not _is_one_person(own) or len(own) == len(chairs):
        return _seated((chairs[-1], *chairs[:-1]))
    if first.key:  # from the fugitive's side to all the detectives
        return _seated((others[0], first, *(replace(first, name="") for _ in others[1:])))
    return _seated((own[0], *(replace(first, name="") for _ in others)))


def _is_one_person(own: Sequence[Chair]) -> bool:
    """Whether these seats are played by one person, who has a name once at most."""
    return len({chair.key for chair in own}) == 1 and len({chair.name for chair in own if chair.name}) < 2


def _seated(chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    return tuple(replace(chair, seat=seat) for seat, chair in enumerate(chairs))


def _levelled(chairs: tuple[Chair, ...], level: str) -> tuple[Chair, ...]:
    """Bots that stand in for nobody play at this level."""
    if level not in LEVELS:
        raise BadTable("server-chair-unknown", chair=level, known=", ".join(LEVELS))
    return tuple(replace(chair, agent=level) if chair.agent and not chair.key else chair for chair in chairs)


def _game(asked: NewTable) -> AnyGame:
    """The game with its options; a name that would be a file on the server is none of them."""
    for option, shipped in SHIPPED.items():
        name = asked.options.get(option, shipped[0])
        if name not in shipped:
            raise BadOptions("server-not-shipped", name=str(name), known=", ".join(shipped))
    try:
        return make_game(asked.game, len(asked.chairs), asked.options)
    except BadOptions as problem:
        raise BadOptions(problem.key, **{"game": asked.game, **problem.details}) from None


def _chairs(asked: NewTable, key: str) -> list[Chair]:
    names = iter(asked.names)
    made = []
    for seat, chair in enumerate(asked.chairs):
        if chair == ME:
            made.append(Chair(seat=seat, name=clean(next(names, "")), key=key))
        else:
            made.append(Chair(seat=seat, agent=None if chair == OPEN else chair))
    return made


def with_names(match: str, chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """The same chairs, every bot with a name of its own; the table's id decides which."""
    named = name_bots([Player(chair.name, chair.agent) for chair in chairs], Random(match))
    return tuple(replace(chair, name=player.name) for chair, player in zip(chairs, named, strict=True))


def bots_for(card: Card) -> list[Chair]:
    """The bots that take the free seats of a table."""
    seated = [replace(chair, agent=STAND_IN) if chair.is_free else chair for chair in card.chairs]
    named = with_names(card.id, seated)
    return [bot for chair, bot in zip(card.chairs, named, strict=True) if chair.is_free]


def prospect(card: Card, place: InvitedPlace) -> Prospect:
    """What awaits a person who opens an invitation to this place."""
    if place == WATCH and not card.watchable:
        return "closed"
    if card.phase != "waiting":
        return "over" if card.phase == "over" else "running"
    if place == WATCH:
        return "watch"
    free = {chair.seat for chair in card.chairs if chair.is_free}
    if place == ANY or not free:
        return "free" if free else "full"
    return "seat" if place in free else "taken"


def clean(name: str) -> str:
    """A name as it can be shown: one line, nothing that steers a screen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


def kind(chair: Chair) -> Literal["person", "bot", "open"]:
    """Who sits there: nobody yet, a person, or a bot."""
    return "open" if chair.is_free else "person" if chair.agent is None else "bot"


def players(card: Card) -> tuple[Player, ...]:
    """Everybody at the table, as records know them."""
    return tuple(Player(chair.name, chair.agent) for chair in card.chairs)


def held(card: Card, key: str) -> frozenset[Seat]:
    """The seats of the holder of a key."""
    return frozenset(chair.seat for chair in card.chairs if chair.key == key)


def playing(card: Card, key: str) -> frozenset[Seat]:
    """Those of them that no bot plays for."""
    return frozenset(chair.seat for chair in card.chairs if chair.key == key and chair.agent is None)


def acting(card: Card, key: str) -> frozenset[Seat]:
    """Those of them that no bot plays for, not even one move."""
    return frozenset(chair.seat for chair in card.chairs if chair.key == key and bot_of(chair) is None)


def bot_of(chair: Chair) -> str | None:
    """Who acts there if no person does: the bot that plays, or the one that moves when the time is up."""
    return STAND_IN if chair.timer.is_lapsed and chair.agent is None else chair.agent


def absent(card: Card, key: str) -> frozenset[Seat]:
    """Those for whom a bot plays only until they are back."""
    return frozenset(chair.seat for chair in card.chairs if chair.key == key and chair.is_absent)


def left(card: Card) -> frozenset[Seat]:
    """Those for whom a bot plays on."""
    return frozenset(chair.seat for chair in card.chairs if chair.key is not None and chair.agent is not None)


def next_bot(match: Match[Any], card: Card) -> Seat | None:
    """Chance, or the bot that should act now; None while the table waits for a person."""
    if lesson := lesson_of(players(card)):
        return action.seat if (action := lesson.next_action(match.log)) else None
    if CHANCE in match.to_act:
        return CHANCE
    bots = [seat for seat in sorted(match.to_act) if bot_of(card.chairs[seat]) is not None]
    if len(bots) < len(match.to_act):
        bots = [seat for seat in bots if card.chairs[seat].timer.is_lapsed or _has_business(match, seat)]
    return next(iter(bots), None)


def awaited(match: Match[Any], card: Card) -> frozenset[Seat]:
    """The people whose time runs: those who have something to do, or all who may do what nobody has to do alone."""
    if match.outcome or lesson_of(players(card)):
        return frozenset()
    busy = frozenset(seat for seat in match.to_act - {CHANCE} if _has_business(match, seat))
    people = frozenset(chair.seat for chair in card.chairs if chair.agent is None)
    return (busy or match.to_act) & people


def timed(card: Card, now: float, *, acted: frozenset[Seat], awaited: frozenset[Seat]) -> tuple[Chair, ...]:
    """The same people with their timers as they are from now on."""

    def timer(chair: Chair) -> Timer:
        acts = {"has_acted": chair.seat in acted, "is_awaited": chair.seat in awaited}
        return turned(card.clock, chair.timer, now, **acts)

    return tuple(replace(chair, timer=timer(chair)) for chair in card.chairs)


def _has_business(match: Match[Any], seat: Seat) -> bool:
    """SH-19, CP-6: what several decide together is for the people among them."""
    return presentation_of(match.game).has_business(match.state, seat)


def roles(game: AnyGame, words: Words) -> Sequence[str]:
    """What each seat plays, where that does not change from round to round."""
    words, shown = words.about(game.name), presentation_of(game)
    if not shown.is_sided:
        return [words.say("player-number", number=seat + 1) for seat in range(game.seats)]
    owned = ([words.say("pawn-short", pawn=name) for name in shown.seat_pawns(seat)] for seat in range(game.seats))
    return [capital(", ".join(pawns)) for pawns in owned]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
