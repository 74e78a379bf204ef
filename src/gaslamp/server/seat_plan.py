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
from gaslamp.server.auth import ANY, PUBLIC, WATCH, InvitedPlace, hashed, new_id, next_id, next_token
from gaslamp.server.clocks import Timer, turned
from gaslamp.server.messages import LONGEST_NAME, NewTable, Seek
from gaslamp.server.mirrors import Mirror, next_mirror
from gaslamp.server.openings import opening
from gaslamp.server.store import Card, Chair, SeatKey
from gaslamp.server.watching import WatchRule, check_rule, rule_asked
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
    game = _mirrored(_game(asked), asked) if asked.mirrored else _game(asked)
    known = (ME, OPEN, *LEVELS)
    level = asked.public.level if asked.public else ""
    for chair in (*asked.chairs, level or OPEN):
        if chair not in known:
            raise BadTable("server-chair-unknown", chair=chair, known=", ".join(known))
        check_agent_ready(chair, asked.game)
    if asked.public and OPEN not in asked.chairs:
        raise BadTable("server-no-seat-open")
    match = new_id()
    usual = WatchRule("public" if OPEN in asked.chairs else "none")
    watched = rule_asked(asked.watch, asked.policy, asked.delay) or usual
    check_rule(watched, game)
    return Card(
        id=match,
        game=asked.game,
        seats=game.seats,
        options=asked.options | ({"open_start": True} if asked.mirrored else {}),
        hints=asked.hints,
        phase="waiting" if OPEN in asked.chairs else "playing",
        changed=0.0,
        **watched.stored,
        clock=asked.clock,
        is_rated=asked.rated,
        mirror=Mirror() if asked.mirrored else None,
        opening=opening(asked.public, STAND_IN) if asked.public else None,
        chairs=with_names(match, _chairs(asked, key)),
    )


def _mirrored(game: AnyGame, asked: NewTable) -> AnyGame:
    """The game as it is played twice on one deal: nothing about that is secret."""
    if not getattr(game, "can_open_start", False):
        raise BadTable("server-mirrored-other")
    if not {ME, OPEN} & {*asked.chairs}:
        raise BadTable("server-mirrored-nobody")
    return make_game(asked.game, len(asked.chairs), asked.options | {"open_start": True})


def quick_table(asked: Seek, key: str) -> Card:
    """A table for strangers, by the book, at which sides are drawn."""
    seats, names = (ME, *(OPEN for _ in range(asked.seats - 1))), (asked.name,)
    rest: dict[str, Any] = {"watch": False, "clock": asked.clock, "public": asked.public}
    card = set_up(NewTable(game=asked.game, chairs=seats, names=names, **rest), key)
    first, *others = card.chairs
    drawn = opening(asked.public, STAND_IN, is_drawn=True)
    return replace(card, opening=drawn, chairs=(replace(first, wish=asked.wish), *others))


def next_table(card: Card, seated: tuple[Chair, ...], secret: str, *, level: str = "") -> tuple[Card, list[SeatKey]]:
    """The same game with everybody on these chairs, and a key for each that opens nothing but this.

    It goes on with the edition of invitations there was, so that a withdrawn one stays so.
    """
    match = next_id(secret, card.id)
    renewed = {key: hashed(next_token(secret, card.id, key)) for key in {card.host, *(c.key for c in seated)} if key}
    if level:
        check_agent_ready(level, card.game)
        seated = _levelled(seated, level)
    chairs = with_names(match, [replace(chair, key=renewed.get(chair.key or ""), timer=Timer()) for chair in seated])
    keys = [
        SeatKey(hash=new, match=match, is_host=old == card.host, is_awaited=True)
        for old, new in sorted(renewed.items())
    ]
    fresh: dict[str, Any] = {
        "phase": "playing",
        "changed": 0.0,
        "version": 0,
        "rewound": 0,
        "proposal": None,
        "keeps_talk": False,
        "opening": None,
        "dismissed": frozenset(),
    }
    return replace(card, id=match, chairs=chairs, **fresh), keys


def swapped(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """One person against bots takes the other side; several move on among their seats, so that each flees in turn."""
    return tuple(replace(chair, seat=seat) for seat, chair in enumerate(_exchanged(chairs)))


def origins(chairs: tuple[Chair, ...]) -> tuple[Seat, ...]:
    """Once sides are swapped, where whoever then has each of the seats sits now."""
    return tuple(chair.seat for chair in _exchanged(chairs))


def _exchanged(chairs: tuple[Chair, ...]) -> Sequence[Chair]:
    """Whoever has each of the seats then, on the chair they have now."""
    own = [chair for chair in chairs if chair.key]
    first, *others = chairs
    if not _is_one_person(own) or len(own) == len(chairs):
        return _moved_on(chairs, {0, *(chair.seat for chair in own)})
    if first.key:  # from the fugitive's side to all the detectives
        return (others[0], first, *(replace(first, name="") for _ in others[1:]))
    return (own[0], first, *(replace(first, name="") for _ in others[1:]))


def mirror_after(card: Card, played: Match[Any], chairs: tuple[Chair, ...], *, swap: bool, level: str) -> Mirror | None:
    """What the next game goes by, if this one is mirrored: the same deal if the same people only swap sides."""
    if card.mirror is None:
        return None
    is_same = [chair.key for chair in chairs] == [chair.key for chair in card.chairs]
    if not swap or level or not is_same:
        return Mirror()
    return next_mirror(card.mirror, card.id, played, origins(chairs))


def _moved_on(chairs: tuple[Chair, ...], seats: set[Seat]) -> Sequence[Chair]:
    """Those on these seats each move on to the next of them."""
    places = sorted(seats)
    before = dict(zip(places, [places[-1], *places[:-1]], strict=True))
    return [chairs[before.get(chair.seat, chair.seat)] for chair in chairs]


def _is_one_person(own: Sequence[Chair]) -> bool:
    """Whether these seats are played by one person, who has a name once at most."""
    return len({chair.key for chair in own}) == 1 and len({chair.name for chair in own if chair.name}) < 2


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
    level = card.opening.level if card.opening else STAND_IN
    seated = [replace(chair, agent=level) if chair.is_free else chair for chair in card.chairs]
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
    if place in (ANY, PUBLIC) or not free:
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


def asked(
    awaited_before: frozenset[Seat], awaited_now: frozenset[Seat], before: Sequence[Chair], now: Sequence[Chair]
) -> tuple[frozenset[str], frozenset[str]]:
    """The keys of the people who had the turn, and of those who have it; not of those for whom a bot moves."""
    return _asked(awaited_before, before), _asked(awaited_now, now)


def _asked(seats: frozenset[Seat], chairs: Sequence[Chair]) -> frozenset[str]:
    return frozenset(chairs[seat].key or "" for seat in seats if bot_of(chairs[seat]) is None)


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
