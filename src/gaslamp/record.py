"""A match as a text file: a header line, then one event per line. `docs/reference/records.md` specifies it.

A full record holds the whole truth; a record seen by one seat holds what that seat was told. Both are
judged when they are read: a file that the rules do not allow is refused at the first line that is wrong.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

from msgspec import DecodeError, Meta, Struct, ValidationError, convert, json
from msgspec.structs import replace

from gaslamp.core import BadMessage, Event, Problem, Seat, check_type, clipped, counted, decode_event, encode, redact
from gaslamp.games import AnyGame, make_game
from gaslamp.games.earlier import of_format_1
from gaslamp.match import BadLog, Match, resume

__all__ = [
    "FORMAT",
    "BadRecord",
    "Player",
    "Record",
    "RecordedLine",
    "decode_record",
    "encode_record",
    "read_record",
    "record_of",
    "write_record",
]

FORMAT = 3
"""The latest: it has what was said at the table. Without that format 2 is written; format 1 is read too."""
SILENT = 2
"""The format of a record of which nobody wants to keep what was said."""


class BadRecord(Problem):
    """A file that is no record of a match; `file` and `line` say where.

    >>> read_record("nowhere.record")
    Traceback (most recent call last):
    gaslamp.record.BadRecord: nowhere.record: The file cannot be read: there is no such file.
    """


class Player(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits in a seat: a person, or the agent of that name.

    >>> Player("Ann"), Player(agent="heuristic")
    (Player(name='Ann', agent=None), Player(name='', agent='heuristic'))
    """

    name: str = ""
    agent: str | None = None


class RecordedLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that was said at the table for everybody to hear.

    >>> RecordedLine(after=12, seat=0, text="Well played!")
    RecordedLine(after=12, seat=0, text='Well played!')
    """

    after: Annotated[int, Meta(ge=0)]
    """How many events there were then."""
    seat: Annotated[Seat, Meta(ge=0)]
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Record(Struct, frozen=True, kw_only=True):
    """A match as it is kept: how it was set up, who played, and what happened.

    >>> from gaslamp import make_game
    >>> record = record_of(Match(make_game("classic", 3)))
    >>> record
    <Record of classic for 3: 0 events>
    >>> record.match()
    <Match of classic for 3: round 0, 0 events, chance to act>
    """

    game: str
    seats: int
    options: dict[str, Any] = {}
    """Only what differs from the book."""
    players: tuple[Player, ...] = ()
    seen_by: Seat | None = None
    """The seat whose eyes the events were written for; None for the whole truth."""
    talk: tuple[RecordedLine, ...] = ()
    """What was said at the table, if everybody who played wants it kept."""
    events: tuple[Event, ...] = ()

    def __repr__(self) -> str:
        """The public facts and no more: it lands in logs."""
        seen = "" if self.seen_by is None else f", seen by {self.seen_by}"
        return clipped(f"<Record of {self.game} for {self.seats}: {counted(len(self.events), 'event')}{seen}>")

    def new_game(self) -> AnyGame:
        """The game it is a record of, set up as it was."""
        return make_game(self.game, self.seats, self.options)

    def match(self) -> Match[Any]:
        """The match itself, to be looked at as any seat or played on; only of a full record."""
        if self.seen_by is not None:
            raise BadRecord("record-of-one-seat", seat=self.seen_by)
        return resume(self.new_game(), self.events)


class _Header(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    gaslamp: int
    game: str
    seats: int
    options: dict[str, Any] = {}
    players: tuple[Player, ...] = ()
    seen_by: Seat | None = None
    talk: tuple[RecordedLine, ...] = ()
    events: int | None = None
    digest: str | None = None


def record_of(
    match: Match[Any],
    *,
    players: Sequence[Player] = (),
    seen_by: Seat | None = None,
    talk: Sequence[RecordedLine] = (),
) -> Record:
    """The record of a match so far, whole or as one seat saw it.

    >>> from gaslamp import make_game
    >>> match = Match(make_game("classic", 2))
    >>> record_of(match, players=[Player("Ann"), Player(agent="heuristic")])
    <Record of classic for 2: 0 events>
    """
    check_type(match, Match, "record_of() takes a match")
    events = match.log if seen_by is None else match.view(seen_by).events
    game = match.game
    for player in players:
        check_type(player, Player, 'players must be Player(…), such as Player("Ann")')
    if len(players) not in (0, game.seats):
        raise BadRecord("record-players-wrong", players=len(players), seats=game.seats)
    return Record(
        game=game.name,
        seats=game.seats,
        options=json.decode(encode(game.options)),
        players=tuple(players),
        seen_by=seen_by,
        talk=tuple(talk),
        events=tuple(events),
    )


def encode_record(record: Record) -> str:
    """The text of a record: a header line, then one event per line.

    >>> from gaslamp import make_game
    >>> text = encode_record(record_of(Match(make_game("classic", 2))))
    >>> text[:42]
    '{"gaslamp":2,"game":"classic","seats":2,"e'
    """
    check_type(record, Record, "expected a record, such as record_of(match)")
    lines = [encode(event).decode() for event in record.events]
    header = _Header(
        gaslamp=FORMAT if record.talk else SILENT,
        game=record.game,
        seats=record.seats,
        options=record.options,
        players=record.players,
        seen_by=record.seen_by,
        talk=record.talk,
        events=len(lines),
        digest=_digest(lines),
    )
    return "\n".join([encode(header).decode(), *lines, ""])


def decode_record(text: str, file: str = "", *, judge: bool = True) -> Record:
    """The record a text holds. With `judge=False` its events are taken at their word.

    >>> from gaslamp import make_game
    >>> text = encode_record(record_of(Match(make_game("classic", 2))))
    >>> decode_record(text)
    <Record of classic for 2: 0 events>
    >>> decode_record("rubbish")
    Traceback (most recent call last):
    gaslamp.record.BadRecord: Line 1: This is not a record of a Gaslamp game.
    """
    check_type(text, str, "decode_record() takes text; read_record() takes the path of a file")
    first, *lines = text.removesuffix("\n").split("\n")
    header = _decode_header(first, file)
    game = _set_up(header, file)
    _count(header, lines, file)
    _check_talk(header, len(lines), file)
    events = tuple(_decode_line(game, line, file, n) for n, line in enumerate(lines))
    if judge:
        _judge(game, header, events, file)
    if header.digest not in (None, _digest(lines)):
        raise BadRecord("record-altered", file=file, line=1)
    return Record(
        game=header.game,
        seats=header.seats,
        options=header.options,
        players=header.players,
        seen_by=header.seen_by,
        talk=header.talk,
        events=events,
    )


def write_record(path: Path | str, record: Record) -> None:
    """Write the whole file or leave the old one as it was.

    >>> from gaslamp import make_game
    >>> write_record("game.record", record_of(Match(make_game("classic", 2))))
    >>> read_record("game.record")
    <Record of classic for 2: 0 events>
    """
    path = Path(path)
    try:
        _replace(path, encode_record(record))
    except OSError as error:
        raise BadRecord("record-unwritable", file=str(path), problem=error.strerror or str(error)) from None


def read_record(path: Path | str, *, judge: bool = True) -> Record:
    """The record in a file, judged by the rules unless its events are to be taken at their word.

    >>> from gaslamp import make_game
    >>> write_record("game.record", record_of(Match(make_game("classic", 2))))
    >>> read_record("game.record").match()
    <Match of classic for 2: round 0, 0 events, chance to act>
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadRecord("record-not-text", file=str(path), line=1) from None
    return decode_record(text, str(path), judge=judge)


def _replace(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _decode_header(line: str, file: str) -> _Header:
    try:
        plain = json.decode(line)
    except (DecodeError, RecursionError):
        raise BadRecord("not-a-record", file=file, line=1) from None
    if not isinstance(plain, dict) or "gaslamp" not in plain:
        raise BadRecord("not-a-record", file=file, line=1)
    if plain["gaslamp"] not in (1, SILENT, FORMAT):
        raise BadRecord("record-other-format", file=file, line=1, found=str(plain["gaslamp"]), known=FORMAT)
    try:
        header = convert(plain, _Header)
        if "talk" in plain and header.gaslamp < FORMAT:
            raise ValidationError(f"talk in format {header.gaslamp}")
        return _today(header)
    except ValidationError as error:
        raise BadRecord("record-header-wrong", file=file, line=1, problem=str(error)) from None


def _today(header: _Header) -> _Header:
    """The header of an earlier format as it would be written now."""
    if header.gaslamp > 1:
        return header
    return replace(header, gaslamp=SILENT, options=of_format_1(header.game, header.options))


def _set_up(header: _Header, file: str) -> AnyGame:
    try:
        game = make_game(header.game, header.seats, header.options)
    except Problem as problem:
        _blame(problem, file, 1)
    if len(header.players) not in (0, game.seats):
        raise BadRecord("record-players-wrong", file=file, line=1, players=len(header.players), seats=game.seats)
    if header.seen_by is not None and header.seen_by not in game.everybody:
        raise BadRecord("record-seat-wrong", file=file, line=1, seat=header.seen_by, seats=game.seats)
    return game


def _count(header: _Header, lines: Sequence[str], file: str) -> None:
    if header.events is not None and len(lines) < header.events:
        raise BadRecord("record-truncated", file=file, line=len(lines) + 1, found=len(lines), events=header.events)
    if header.events is not None and len(lines) > header.events:
        raise BadRecord("record-too-long", file=file, line=header.events + 2, events=header.events)


def _check_talk(header: _Header, events: int, file: str) -> None:
    """What was said was said by somebody who played, and one thing after the other."""
    told = [line.after for line in header.talk]
    if told != sorted(told) or max(told, default=0) > events or any(line.seat >= header.seats for line in header.talk):
        raise BadRecord("record-talk-wrong", file=file, line=1)


def _decode_line(game: AnyGame, line: str, file: str, n: int) -> Event:
    try:
        return decode_event(game.vocabulary, line)
    except BadMessage as problem:
        _blame(problem, file, n + 2)


def _judge(game: AnyGame, header: _Header, events: Sequence[Event], file: str) -> None:
    try:
        if header.seen_by is None:
            resume(game, events)
        else:
            _judge_hearsay(game, header.seen_by, events)
    except BadLog as problem:
        n = problem.details.pop("n")
        assert isinstance(n, int)
        _blame(problem, file, n + 2)


def _judge_hearsay(game: AnyGame, seat: Seat, events: Sequence[Event]) -> None:
    state = game.start()
    for n, event in enumerate(events):
        name = type(event).__name__
        if redact(event, seat) != event:
            raise BadLog("event-tells-too-much", n=n, found=name, seat=seat)
        if not game.plausible(state, event):
            raise BadLog("event-out-of-place", n=n, found=name)
        state = game.apply(state, event)


def _blame(problem: Problem, file: str, line: int) -> NoReturn:
    raise BadRecord(problem.key, **(problem.details | {"file": file, "line": line})) from None
