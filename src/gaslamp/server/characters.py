"""The Sherlock Holmes edition before it begins: every detective chooses whom to play (SH-2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from gaslamp.core import BadMessage, Seat
from gaslamp.drawing.figures import BODY, HEADS
from gaslamp.drawing.lights import CAST as COLOURS
from gaslamp.games import AnyGame
from gaslamp.games.holmes import CAST, Holmes
from gaslamp.games.powers import Character
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.presentation import presentation_of
from gaslamp.server.outgoing import CastMember
from gaslamp.server.seat_plan import capital
from gaslamp.server.store import Card
from gaslamp.words import Words


def is_cast(game: AnyGame) -> TypeGuard[Holmes]:
    """Whether people choose whom they play: then it is the host who begins, so that the last to come can choose too."""
    return bool(presentation_of(game).characters)


def figures(card: Card, game: AnyGame, key: str, words: Words) -> tuple[CastMember, ...]:
    """All characters as the holder of this key may choose among them; none where there is nothing to choose."""
    if not is_cast(game) or card.phase != "waiting" or card.is_drawn:
        return ()
    return tuple(_figure(character, card, game, key, words) for character in CAST)


def _figure(character: Character, card: Card, game: Holmes, key: str, words: Words) -> CastMember:
    seat = _owners(game).get(character)
    return CastMember(
        name=character,
        shape=f"{BODY}{HEADS[character]}",
        colour=COLOURS[character][0],
        title=capital(words.say("pawn-name", pawn=character)),
        ability=words.say(f"ability-{character}") if game.book.tokens else "",
        seat=seat,
        taken=seat is not None and _keeps(card, seat) and card.chairs[seat].key != key,
    )


def _owners(game: Holmes) -> dict[Character, Seat]:
    """Whose each character in play is."""
    return {game.characters[pawn - 1]: min(game.hands[pawn]) for pawn in game.team}


def _keeps(card: Card, seat: Seat) -> bool:
    """Whether a person sits there; free seats and bots take those that are left."""
    return card.chairs[seat].key is not None


def cast(card: Card, game: AnyGame, seat: Seat, character: Character) -> dict[str, Any]:
    """The options of the table once this seat plays that character: of several, the longest chosen makes room."""
    if not is_cast(game) or seat == FUGITIVE:
        raise BadMessage("server-not-your-seat")
    owners = _owners(game)
    owner = owners.get(character)
    if owner == seat:
        return card.options
    if owner is not None and _keeps(card, owner):
        raise BadMessage("server-character-taken")
    mine = [one for one in game.characters if owners[one] == seat]
    return card.options | {"characters": _recast(game.characters, mine, character)}


def _recast(team: Sequence[Character], mine: Sequence[Character], character: Character) -> list[Character]:
    """The team with `character` on the last place of these, the others moved up, and the first where that one was."""
    following = dict(zip(mine, [*mine[1:], character], strict=True)) | {character: mine[0]}
    return [following.get(one, one) for one in team]
