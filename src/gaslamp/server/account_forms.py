"""What a page sends and is answered about a kept name; `docs/reference/wire.md` describes it for people."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from gaslamp.server.archives import PlayedGame, PlayedTally, RoleRating
from gaslamp.server.messages import Message, Title, TokenText
from gaslamp.server.people import SHOWN, Session

PassphraseText: TypeAlias = Annotated[str, Meta(max_length=256)]
RecoveryText: TypeAlias = Annotated[str, Meta(max_length=64)]
SessionText: TypeAlias = Annotated[str, Meta(max_length=SHOWN)]
SeatTokens: TypeAlias = Annotated[tuple[TokenText, ...], Meta(max_length=200)]


class TakeName(Message, frozen=True, kw_only=True):
    """Keep this name for me, and let the seats of these tokens be mine."""

    name: Title
    passphrase: PassphraseText
    tokens: SeatTokens = ()


class EnterName(Message, frozen=True, kw_only=True):
    """Sign in."""

    name: Title
    passphrase: PassphraseText


class RecoverName(Message, frozen=True, kw_only=True):
    """I have forgotten my passphrase: take this one, by the code I was shown."""

    name: Title
    code: RecoveryText
    passphrase: PassphraseText


class AboutMe(Message, frozen=True, kw_only=True):
    """Who am I here?"""


class MyGames(Message, frozen=True, kw_only=True):
    """My games that are over, the latest first; those that ended before then."""

    before: float | None = None


class ClaimSeats(Message, frozen=True, kw_only=True):
    """Let the seats of these tokens be mine."""

    tokens: SeatTokens


class ChangePassphrase(Message, frozen=True, kw_only=True):
    """Another passphrase; all other sessions end."""

    old: PassphraseText
    new: PassphraseText


class EndSession(Message, frozen=True, kw_only=True):
    """Sign out: here, or in the browser of this session."""

    session: SessionText = ""


class ExportMe(Message, frozen=True, kw_only=True):
    """All that is kept about me."""

    passphrase: PassphraseText


class DeleteMe(Message, frozen=True, kw_only=True):
    """Remove all that is kept about me."""

    passphrase: PassphraseText


class NameTaken(Struct, frozen=True, kw_only=True):
    """I am signed in; the `recovery` code is shown this once."""

    name: str
    recovery: str = ""


class Myself(Struct, frozen=True, kw_only=True):
    """Whose name it is; an empty one if nobody is signed in."""

    name: str
    made: float = 0.0
    sessions: tuple[Session, ...] = ()
    statistics: tuple[PlayedTally, ...] = ()
    ratings: tuple[RoleRating, ...] = ()


class GamePage(Struct, frozen=True, kw_only=True):
    """Some of my games; `more` if there are earlier ones."""

    games: tuple[PlayedGame, ...]
    more: bool
