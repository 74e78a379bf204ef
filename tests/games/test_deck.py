"""Decks of Case Connection: the text format, what is refused and where, the shipped deck."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.games.cards import Clue, Lead
from gaslamp.games.connection import Connection, ConnectionOptions
from gaslamp.games.deck import DECKS, BadDeck, load_deck, parse_deck

HEAD = "gaslamp deck 1\ntokens 9 9 9\n"
TWO = HEAD + "clue 1 f - - -\nlead 1 2 f - - -\n"


def test_cc_3_a_deck_of_ones_own() -> None:
    text = """gaslamp deck 1
        # a small box
        title The Little Box   # after a space, a comment
        source Drawn from
        source memory.
        lead 3 2 f cw - -
        clue 7 f fw - c point
        clue 2 - - - ww
        tokens 5 6 7
    """
    deck = parse_deck(text, "box/little.deck")
    assert (deck.name, deck.title, deck.source) == ("little", "The Little Box", "Drawn from memory.")
    assert list(deck.clues) == [2, 7], "in the order of their numbers"
    assert deck.clues[7] == Clue(7, (("forensic",), ("forensic", "witness"), (), ("cyber",)), "point")
    assert deck.clues[2] == Clue(2, ((), (), (), ("witness", "witness")))
    assert deck.leads == {3: Lead(3, (("forensic",), ("cyber", "witness"), (), ()), 2)}
    assert deck.tokens == {"forensic": 5, "witness": 6, "cyber": 7}


def test_cc_3_a_lead_counts_its_symbols() -> None:
    deck = parse_deck(TWO + "lead 2 3 f cw - ff\n", "x.deck")
    assert [lead.symbols for lead in deck.leads.values()] == [1, 5]


def test_a_deck_is_called_after_its_file_or_as_it_says() -> None:
    plain, named = parse_deck(TWO, "there/mine.deck"), parse_deck(TWO + "name box\n", "there/mine.deck")
    assert (plain.name, plain.title, plain.source) == ("mine", "mine", "")
    assert (named.name, named.title) == ("box", "box")


@pytest.mark.parametrize("bonus", ["point", "universal", "lead"])
def test_cc_13_the_three_bonuses(bonus: str) -> None:
    assert parse_deck(TWO + f"clue 2 f - - - {bonus}\n", "x.deck").clues[2].bonus == bonus


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "text-empty", None),
        ("# nothing but a remark\n", "text-empty", None),
        ("gaslamp board 1\n", "text-header", 1),
        ("\n\nclue 1 f - - -\n", "text-header", 3),
        ("gaslamp deck one\n", "text-header", 1),
        ("gaslamp deck 2\n", "text-version", 1),
        (TWO + "card 1 f - - -\n", "text-word", 5),
        (TWO + "title\n", "text-fields", 5),
        (TWO + "title One\ntitle Two\n", "text-twice", 6),
        (TWO + "name two words\n", "text-fields", 5),
        (TWO + "name one\nname two\n", "text-twice", 6),
        (TWO + "tokens 9 9 9\n", "text-twice", 5),
        (TWO.replace("9 9 9", "9 9"), "text-fields", 2),
        (TWO.replace("9 9 9", "9 9 9 9"), "text-fields", 2),
        (TWO.replace("9 9 9", "9 many 9"), "deck-number", 2),
        (TWO.replace("9 9 9", "9 -1 9"), "deck-number", 2),
        (TWO + "clue 2 f - -\n", "text-fields", 5),
        (TWO + "clue 2 f - - - point point\n", "text-fields", 5),
        (TWO + "clue 2 f - - - points\n", "deck-bonus", 5),
        (TWO + "clue two f - - -\n", "deck-number", 5),
        (TWO + "clue 0 f - - -\n", "deck-number", 5),
        (TWO + "clue -2 f - - -\n", "deck-number", 5),
        (TWO + "clue ³ f - - -\n", "deck-number", 5),
        (TWO + "clue 1 f - - -\n", "deck-card-twice", 5),
        (TWO + "clue 2 x - - -\n", "deck-side", 5),
        (TWO + "clue 2 fwc - - -\n", "deck-side", 5),
        (TWO + "clue 2 f- - - -\n", "deck-side", 5),
        (TWO + "clue 2 F - - -\n", "deck-side", 5),
        (TWO + "lead 2 1 f - -\n", "text-fields", 5),
        (TWO + "lead 2 1 f - - - point\n", "text-fields", 5),
        (TWO + "lead 2 one f - - -\n", "deck-number", 5),
        (TWO + "lead two 1 f - - -\n", "deck-number", 5),
        (TWO + "lead 0 1 f - - -\n", "deck-number", 5),
        (TWO + "lead 1 1 f - - -\n", "deck-card-twice", 5),
        (TWO + "lead 2 1 - u - -\n", "deck-side", 5),
        (TWO + "lead 2 1 - - - -\n", "deck-lead-blank", 5),
        ("gaslamp deck 1\nclue 1 f - - -\nlead 1 2 f - - -\n", "deck-lacks", None),
        (HEAD + "clue 1 f - - -\n", "deck-lacks", None),
        (HEAD + "lead 1 2 f - - -\n", "deck-lacks", None),
    ],
)
def test_a_fault_is_named_with_its_line(text: str, key: str, line: int | None) -> None:
    with pytest.raises(BadDeck) as caught:
        parse_deck(text, "my.deck")
    assert caught.value.key == key
    assert caught.value.details["file"] == "my.deck"
    assert caught.value.details.get("line") == line
    assert caught.value.faults == (caught.value,)


@pytest.mark.parametrize(
    ("line", "details"),
    [
        ("clue 1 f - - -", {"earlier": 3, "word": "clue", "number": 1}),
        ("clue 2 f - - - gold", {"bonus": "gold", "known": "point, universal, lead"}),
        ("clue 2 f - z -", {"text": "z", "known": "f, w, c"}),
        ("clue x f - - -", {"text": "x"}),
        ("lead 7 1 - - - -", {"lead": 7}),
        ("lead 7 1", {"word": "lead", "form": "lead NUMBER POINTS TOP RIGHT BOTTOM LEFT"}),
    ],
)
def test_a_fault_says_what_is_wrong_and_what_would_be_right(line: str, details: dict[str, object]) -> None:
    with pytest.raises(BadDeck) as caught:
        parse_deck(TWO + line, "my.deck")
    assert caught.value.details == {"file": "my.deck", "line": 5} | details


def test_what_a_deck_lacks_is_shown_as_it_must_read() -> None:
    with pytest.raises(BadDeck) as caught:
        parse_deck("gaslamp deck 1\ntitle Empty\n", "my.deck")
    assert [(fault.key, fault.details["form"]) for fault in caught.value.faults] == [
        ("deck-lacks", "tokens FORENSIC WITNESS CYBER"),
        ("deck-lacks", "clue NUMBER TOP RIGHT BOTTOM LEFT [BONUS]"),
        ("deck-lacks", "lead NUMBER POINTS TOP RIGHT BOTTOM LEFT"),
    ]


def test_all_faults_are_found_in_one_reading() -> None:
    text = "gaslamp deck 1\nlead 1 2 - - - -\nclue 1 q - - -\nfoo\nclue 1 f - - -\nclue 2 f f f f gold\n"
    with pytest.raises(BadDeck) as caught:
        parse_deck(text, "my.deck")
    found = [(fault.details.get("line"), fault.key) for fault in caught.value.faults]
    assert found == [
        (None, "deck-lacks"), (2, "deck-lead-blank"), (3, "deck-side"),
        (4, "text-word"), (5, "deck-card-twice"), (6, "deck-bonus"),
    ]  # fmt: skip


@given(st.text(alphabet="clueadtokns 0123fwc-\n#", max_size=80))
def test_no_text_does_worse_than_be_refused(text: str) -> None:
    with suppress(BadDeck):
        assert 1 in parse_deck(TWO + text, "my.deck").clues


def test_a_deck_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.deck"
    path.write_text(TWO, encoding="utf-8")
    assert Connection(2, ConnectionOptions(deck=str(path))).deck == parse_deck(TWO, str(path))


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda path: None, "text-missing"),
        (lambda path: path.mkdir(), "text-folder"),
        (lambda path: path.write_bytes(b"gaslamp deck 1\n\xff"), "text-encoding"),
        (lambda path: path.write_text(""), "text-empty"),
    ],
)
def test_a_file_that_is_no_deck(make: object, key: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.deck"
    make(path)  # type: ignore[operator]
    with pytest.raises(BadDeck) as caught:
        load_deck(str(path))
    assert caught.value.key == key


@pytest.mark.parametrize("name", DECKS)
def test_cc_3_every_shipped_deck_fills_the_box(name: str) -> None:
    deck = load_deck(name)
    assert deck.name == name
    assert deck.title
    assert deck.source
    assert (len(deck.clues), len(deck.leads)) == (44, 20)
    assert load_deck(name) is deck, "it is read once"


@pytest.mark.parametrize("name", ["", "atlantis", "../gaslamp"])
def test_a_name_that_is_no_shipped_deck(name: str) -> None:
    with pytest.raises(BadDeck) as caught:
        load_deck(name)
    assert (caught.value.key, caught.value.details) == ("deck-unknown", {"name": name, "known": "gaslamp, gaslamp-1"})
