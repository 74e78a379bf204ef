"""Trying out a layout: every step is judged, and nothing a client sends goes unanswered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json
from msgspec.structs import asdict, replace

from gaslamp.core import SPECTATOR, Seat
from gaslamp.games.classic import Classic
from gaslamp.games.deck import parse_deck
from gaslamp.games.enquiry import Solve
from gaslamp.games.layouts import Laid, Layout, Link
from gaslamp.match import Match
from gaslamp.server.drafts import FARTHEST, drafted
from gaslamp.server.messages import TryLayout, decode_spoken
from gaslamp.server.outgoing import Drafted, encode_message
from gaslamp.words import LANGUAGES, Words
from tests.games.enquiries import SMALL_DECK, Enquiry, hand, layout


def enquiry() -> Enquiry:
    """Ada can solve lead 1 with clue 1 above it and clue 2 to its right; Bea has a lead and no cards."""
    return Enquiry(SMALL_DECK, hand("1 2 6 f w u", lead=1), hand(lead=2))


def tried(match: Match[Any], seat: Seat = 0, *, hints: bool = True, language: str = "en", **message: Any) -> Drafted:
    return drafted(match.view(seat), seat, TryLayout(**message), Words(language), hints=hints)


def after(laid: Layout | Drafted, **step: Any) -> dict[str, Any]:
    """The message that tries a step on what lies there."""
    return {"cards": laid.cards, "links": laid.links, **step}


# Step by step


def test_a_lead_is_solved_card_by_card() -> None:
    match = enquiry()
    bare = tried(match)
    assert (bare.missing, bare.solved) == (((0, "forensic"), (1, "witness")), False)
    assert bare.openings["1"] == ((0, -1),)
    one = tried(match, do="lay", card=1, x=0, y=-1)
    assert one.links == (Link(0, 1, "forensic", "forensic"),)
    assert one.missing == ((1, "witness"),)
    assert one.text == ("Still to be connected: right: witness.",)
    two = tried(match, **after(one, do="lay", card=2, x=1, y=0))
    assert two.solved
    assert (two.missing, two.loose, two.refused) == ((), (), "")
    assert two.text == ("Every symbol of the lead is connected.",)
    match.play(Solve(seat=0, cards=two.cards, links=two.links))


def test_cards_and_tokens_are_taken_back() -> None:
    match, full = enquiry(), layout("0 top 1 f", "0 right 2 w")
    lifted = tried(match, **after(full, do="lift", card=1))
    assert lifted.cards == (Laid(2, 1, 0),)
    assert lifted.links == full.links[1:]
    parted = tried(match, **after(full, do="part", one=1, other=0))
    assert (parted.cards, parted.loose) == (full.cards, (1,))
    assert tried(match, **after(full, do="clear")).cards == ()


def test_a_token_is_named_or_found() -> None:
    match, laid = enquiry(), Layout((Laid(1, 0, -1),), ())
    found = tried(match, **after(laid, do="join", one=0, other=1))
    assert found.links == (Link(0, 1, "forensic", "forensic"),)
    named = tried(match, **after(laid, do="join", one=0, other=1, token="universal", symbol="forensic"))
    assert named.links == (Link(0, 1, "forensic", "universal"),)


def test_every_joint_says_which_tokens_at_hand_would_do() -> None:
    match, laid = enquiry(), Layout((Laid(1, 0, -1), Laid(6, 5, 5)), ())
    assert tried(match, **after(laid)).joints == ((0, 1, ("forensic", "universal")),)
    joined = tried(match, **after(laid, do="join", one=0, other=1))
    assert joined.joints == ((0, 1, ("forensic", "universal")),), "the token that lies there may stay"
    full = layout("0 top 1 f u", "0 right 2 w")
    assert tried(match, **after(full)).joints == ((0, 1, ("forensic", "universal")), (0, 2, ("witness",)))


def test_open_sides_say_what_they_want_and_which_tokens_there_are() -> None:
    bare = tried(enquiry())
    assert [(want.side, want.symbol, want.spots, want.tokens) for want in bare.wants] == [
        (0, "forensic", ((0, 0),), 2),
        (1, "witness", ((0, 1),), 2),
    ]
    assert [want.text for want in bare.wants] == ["Above: forensic", "Right: witness"]
    assert {want.about for want in bare.wants} == {"2 tokens for it in hand"}
    one = tried(enquiry(), do="lay", card=1, x=0, y=-1)
    assert [(want.side, want.tokens) for want in one.wants] == [(1, 2)]
    assert tried(enquiry(), do="hint").wants == ()
    poor = tried(enquiry(), 1)
    assert {(want.tokens, want.about) for want in poor.wants} == {(0, "no token for it yet")}


def test_a_second_symbol_of_a_side_is_wanted_further_along() -> None:
    """CC-9: the lead wants two symbols above; once one is met, the other is wanted at the clue that lies there."""
    deck = parse_deck(
        "gaslamp deck 1\ntitle Two\nsource Us.\ntokens 4 5 6\nclue 1 w - f c\nclue 2 - - w -\nlead 1 2 fw - - -\n",
        "two.deck",
    )
    match = Enquiry(deck, hand("1 2 f w", lead=1), hand())
    one = tried(match, do="lay", card=1, x=0, y=-1)
    assert one.missing == ((0, "witness"),)
    assert [(want.spots, want.text) for want in one.wants] == [(((1, 0),), "Above, further along: witness")]
    two = tried(match, **after(one, do="lay", card=2, x=0, y=-2))
    assert (two.solved, two.wants) == (True, ())


def test_a_hint_lays_out_a_solution() -> None:
    assert tried(enquiry(), do="hint").solved
    off = tried(enquiry(), do="hint", hints=False)
    assert (off.cards, off.refused, off.rule) == ((), "This table plays without hints.", "")
    assert tried(enquiry(), 1, do="hint").refused == "With what you own, this lead cannot be solved yet."


# What is refused


def test_what_breaks_a_rule_is_refused_and_leaves_the_layout_as_it_was() -> None:
    match, laid = enquiry(), layout("0 top 1 f")
    steps: list[tuple[dict[str, Any], str]] = [
        ({"do": "lay", "card": 5}, "CC-12"),
        ({"do": "lay", "card": 2}, "CC-8"),
        ({"do": "lay", "card": 2, "x": FARTHEST + 1}, "CC-8"),
        ({"do": "lay"}, "CC-12"),
        ({"do": "lift", "card": 2}, ""),
        ({"do": "join", "one": 0, "other": 2}, "CC-8"),
        ({"do": "join", "one": 0, "other": 1, "token": "witness"}, "CC-8"),
        ({"do": "join"}, "CC-8"),
    ]
    for step, rule in steps:
        answer = tried(match, **after(laid, **step))
        assert (answer.cards, answer.links, answer.rule) == (laid.cards, laid.links, rule), step
        assert answer.refused


def test_cards_that_are_not_owned_are_taken_out() -> None:
    laid = layout("0 top 1 f", "1 left 4 w", "0 right 2 w")
    answer = tried(enquiry(), **after(laid, do="lift", card=2))
    assert (answer.rule, answer.link) == ("CC-12", "/rules/connection?language=en#CC-12")
    assert "clue 4" in answer.refused
    assert answer.cards == (Laid(1, 0, -1), Laid(2, 1, 0))  # and nothing else is done


def test_tokens_that_are_not_owned_are_taken_out() -> None:
    links = Link(0, 2, "witness", "witness"), Link(0, 1, "forensic", "cyber")
    answer = tried(enquiry(), cards=layout("0 top 1 f", "0 right 2 w").cards, links=links)
    assert (answer.rule, answer.links, len(answer.cards)) == ("CC-12", links[:1], 2)


def test_a_layout_that_no_step_leads_to_is_cleared() -> None:
    match, good = enquiry(), layout("0 top 1 f", "0 right 2 w")
    lies: list[tuple[Sequence[Laid], Sequence[Link], str]] = [
        (good.cards, (good.links[0], replace(good.links[0], token="universal")), "CC-10"),
        (good.cards, (Link(1, 2, "forensic", "forensic"),), "CC-8"),
        (good.cards, (Link(7, 9, "forensic", "forensic"),), "CC-8"),
        ((Laid(1, 0, 0),), (), "CC-8"),
        ((Laid(1, 3, 3), Laid(1, 4, 4)), (), "CC-8"),
        ((Laid(1, 10**30, 0),), (), "CC-8"),
    ]
    for cards, links, rule in lies:
        answer = tried(match, cards=tuple(cards), links=tuple(links))
        assert (answer.rule, answer.cards, answer.links) == (rule, (), ())


def test_whoever_has_no_lead_lays_out_nothing() -> None:
    match = Enquiry(SMALL_DECK, hand("1 2 f w"), hand(lead=2))
    for answer in (
        tried(match, 0, do="lay", card=1, x=0, y=-1),
        tried(match, SPECTATOR),
        tried(Match(Classic()), 1),
    ):
        assert (answer.cards, answer.rule) == ((), "CC-12")
        assert "no lead" in answer.refused


def test_in_the_language_of_the_reader() -> None:
    texts = {tried(enquiry(), do="hint", hints=False, language=language).refused for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


# Whatever a client sends


NUMBERS = st.one_of(st.integers(-2, 13), st.integers())
SMALL = st.one_of(st.integers(-2, 2), st.integers())
SYMBOLS = st.sampled_from(["forensic", "witness", "cyber"])
TOKENS = st.sampled_from(["forensic", "witness", "cyber", "universal"])
MESSAGES = st.fixed_dictionaries(
    {"type": st.just("draft"), "do": st.sampled_from(["check", "lay", "lift", "join", "part", "clear", "hint"])},
    optional={
        "cards": st.lists(st.fixed_dictionaries({"card": NUMBERS, "x": SMALL, "y": SMALL}), max_size=6),
        "links": st.lists(
            st.fixed_dictionaries({"one": NUMBERS, "other": NUMBERS, "symbol": SYMBOLS, "token": TOKENS}), max_size=6
        ),
        "card": st.none() | NUMBERS, "one": st.none() | NUMBERS, "other": st.none() | NUMBERS,
        "x": SMALL, "y": SMALL, "token": st.none() | TOKENS, "symbol": st.none() | SYMBOLS,
    },
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(MESSAGES, st.sampled_from([SPECTATOR, -1, 0, 0, 0, 1]), st.sampled_from(LANGUAGES))
def test_anything_is_answered_with_a_layout_that_can_lie_there(sent: dict[str, Any], seat: Seat, language: str) -> None:
    message = decode_spoken(json.encode(sent))
    assert isinstance(message, TryLayout)
    answer = tried(enquiry(), seat, language=language, **asdict(message))
    again = tried(enquiry(), seat, language=language, **after(answer))
    assert (again.cards, again.links) == (answer.cards, answer.links)
    assert bool(again.refused) == (seat not in (0, 1)), "what was answered can be sent back"
    assert json.decode(encode_message(answer))["type"] == "drafted"


STEPS = st.lists(
    st.fixed_dictionaries(
        {
            "do": st.sampled_from(["lay", "lay", "lay", "lift", "join", "part", "check"]),
            "card": st.sampled_from([1, 2, 6]), "x": st.integers(-2, 2), "y": st.integers(-2, 2),
            "one": st.sampled_from([0, 1, 2, 6]), "other": st.sampled_from([0, 1, 2, 6]),
            "token": st.none() | TOKENS,
        }
    ),
    max_size=12,
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(STEPS)
def test_what_is_called_solved_solves_the_lead(steps: list[dict[str, Any]]) -> None:
    match, answer = enquiry(), tried(enquiry())
    for step in steps:
        answer = tried(match, **after(answer, **step))
        joined = [laid for laid in answer.cards if laid.card not in answer.loose]
        links = [link for link in answer.links if not {link.one, link.other} & {*answer.loose}]
        solve = Solve(seat=0, cards=tuple(joined), links=tuple(links))
        assert match.game.allows(match.state, solve) == answer.solved
        assert not (answer.solved and answer.missing)
