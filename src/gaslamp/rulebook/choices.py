"""What an option can be and what it is: as one would write it on the command line, and as a reader would say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.inspect import BoolType, Field, IntType, LiteralType, VarTupleType

from gaslamp.board import BOARDS, load_board
from gaslamp.games.deck import DECKS, load_deck
from gaslamp.options import chosen
from gaslamp.presentation import presentation_named
from gaslamp.words import Words

# As it is written


def values(field: Field, words: Words) -> str:
    """What an option can be."""
    match chosen(field.type):
        case IntType(ge=least, le=most):
            return words.say("cli-values-whole", least=least, most=most)
        case LiteralType(values=choices):
            return ", ".join(_explained(field.name, str(choice), words) for choice in choices)
        case VarTupleType(item_type=LiteralType(values=choices)):
            return words.say("cli-values-words", known=", ".join(map(str, choices)))
        case VarTupleType():
            return words.say("cli-values-numbers")
        case BoolType():
            return "yes, no"
    known = {"board": BOARDS, "deck": DECKS}[field.name]  # the only texts among the options
    return words.say("cli-values-file", known=", ".join(known), ending=field.name)


def _explained(option: str, choice: str, words: Words) -> str:
    """`any (in any order)`; one that says what it means stands alone."""
    means = words.say(f"choice-{option}-{choice}")
    return choice if means.lower() == choice else f"{choice} ({means})"


def default(field: Field, words: Words) -> str:
    """What an option is unless it is changed."""
    match field.default:
        case None:
            return _by_the_book(field.name, presentation_named(words.games[0]).books)
        case ():
            return words.say("cli-values-none" if "start" in field.name else "cli-values-each")
    return written(field.default)


def _by_the_book(option: str, books: Mapping[str, Sequence[object]]) -> str:
    """The numbers of each mode, each once: `original 11; sherlock 2/1`, or `4` if it is the same in all."""
    found = {mode: [written(getattr(book, option)) for book in some] for mode, some in books.items()}
    says = {mode: "/".join(dict.fromkeys(numbers)) for mode, numbers in found.items()}
    same = set(says.values())
    return same.pop() if len(same) == 1 else "; ".join(f"{mode} {numbers}" for mode, numbers in says.items())


def written(value: object) -> str:
    """A value as it follows `-o option=`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


# As it is said: `yes`, `in any order`, `3, 8, 13`


def told_value(option: str, value: object, words: Words) -> str:
    """A value that an option has."""
    if isinstance(value, bool):
        return words.say("server-yes" if value else "server-no")
    if isinstance(value, str):
        return called(option, value, words)
    if isinstance(value, Sequence):
        return ", ".join(told_value(option, item, words) for item in value)
    return str(value)


def called(option: str, value: str, words: Words) -> str:
    """What one of the choices is called."""
    if option == "board":
        return load_board(value).title
    if option == "deck":
        return load_deck(value).title
    if option == "characters":
        return words.say("pawn-short", pawn=value)
    return words.say(f"choice-{option}-{value}")


def told_setting(option: str, value: object, words: Words) -> str:
    """An option and what it is set to, in a line."""
    return words.say("server-setting", option=words.say(f"option-{option}"), value=told_value(option, value, words))
