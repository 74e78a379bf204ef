"""The drawing of cards, layouts, decks, and the table of Case Connection."""

from __future__ import annotations

import dataclasses
import math
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, Seat
from gaslamp.drawing.card_faces import APART, HALF, VIGNETTES, sign_at, spots
from gaslamp.drawing.cardlights import CARD_PALETTES, card_style
from gaslamp.drawing.lights import Light
from gaslamp.drawing.signs import COUNTER, GLYPHS, PLAQUES
from gaslamp.drawing.spreads import PACE, PITCH
from gaslamp.games.cards import EVIDENCE, SIDES, STEPS, SYMBOLS, Bonus, Clue, Lead, Sides, opposite
from gaslamp.games.connection import Connection
from gaslamp.games.deck import load_deck, parse_deck
from gaslamp.games.enquiry import ConnectionState, DrawLead, Hand
from gaslamp.games.layouts import Laid, Layout, Link
from gaslamp.match import Match, View, steps
from gaslamp.svg import CARD_LABELS, draw_card, draw_deck, draw_layout, draw_view
from tests.drawing.looking import LIGHTS, SVG, contrast, elements, place

DECK = parse_deck(
    """gaslamp deck 1
title The <Book> & "Box"
source Nobody's.
tokens 4 5 6
clue 1 - - f - point
clue 2 - w - cw universal
clue 3 - - - w lead
clue 4 c c c c
lead 1 2 f cw - -
lead 2 3 ff - - -
""",
    "book.deck",
)
BOOK = Layout(
    cards=(Laid(1, 0, -1), Laid(2, 1, 0), Laid(3, 2, 0)),
    links=(
        Link(0, 1, "forensic", "forensic"),
        Link(0, 2, "cyber", "universal"),
        Link(2, 3, "witness", "witness"),
    ),
)
"""The rulebook's example: forensic above, cyber and behind it witness on the right."""


def words(element: ElementTree.Element) -> set[str]:
    return set(element.get("class", "").split())


def groups(text: str, kind: str) -> list[ElementTree.Element]:
    return [element for element in elements(text, kind) if element.tag == f"{SVG}g"]


def signs(card: ElementTree.Element) -> Counter[str]:
    return Counter(str(element.get("href")) for element in card.iter(f"{SVG}use"))


def views(seats: int, seed: int = 5) -> Iterator[View[ConnectionState]]:
    """What everybody sees along one random match."""
    match: Match[ConnectionState] = Match(Connection(seats))
    agents = dict.fromkeys((CHANCE, *range(seats)), Uniform(Random(seed)))
    for count, _ in enumerate(steps(match, agents)):
        if count % 12 == 0:
            yield from (match.view(seat) for seat in (*range(seats), SPECTATOR))


# Cards


@pytest.mark.parametrize("light", LIGHTS)
def test_a_sheet_is_small_and_stands_alone(light: Light) -> None:
    text = draw_deck(load_deck("gaslamp"), light=light)
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert len(text.encode()) < 250_000
    assert "<script" not in text
    assert set(re.findall(r'href="(.)', text)) == {"#"}
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


def test_every_card_of_a_deck_is_on_its_sheet_once_with_its_symbols() -> None:
    deck = load_deck("gaslamp")
    drawn = {element.get("id"): element for element in groups(draw_deck(deck), "card")}
    assert list(drawn) == [*(f"lead{n}" for n in deck.leads), *(f"clue{n}" for n in deck.clues)]
    for name, card in (("lead", deck.leads), ("clue", deck.clues)):
        for number, shown in card.items():
            wanted = Counter(f"#gaslamp-{symbol}" for side in shown.sides for symbol in side)
            assert signs(drawn[f"{name}{number}"]) == wanted


def test_what_is_referred_to_is_there_and_no_id_is_used_twice() -> None:
    for text in (draw_deck(load_deck("gaslamp")), draw_layout(DECK, 1, BOOK), draw_view(next(views(4)))):
        ids = re.findall(r'\bid="([^"]*)"', text)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]*)"', text)) <= set(ids)


def test_cards_bear_their_numbers_and_leads_their_points_in_the_upper_right_corner() -> None:
    lead, clue = ElementTree.fromstring(draw_card(Lead(7, DECK.leads[1].sides, 4))), draw_card(DECK.clues[4])
    worth = next(element for element in lead.iter(f"{SVG}text") if words(element) == {"worth"})
    assert worth.text == "4"
    assert float(worth.get("x", "")) > 0.6 * HALF
    assert float(worth.get("y", "")) < -0.6 * HALF
    assert [element.text for element in lead.iter(f"{SVG}text") if "lens-number" in words(element)] == ["7"]
    assert [element.text for element in elements(clue, "number")] == ["4"]


def test_the_same_symbol_twice_is_drawn_twice() -> None:
    (card,) = groups(draw_card(DECK.leads[2]), "card")
    assert signs(card) == {"#gaslamp-forensic": 2}
    assert len({at for _, at in spots(DECK.leads[2].sides, 0)}) == 2


def test_one_sign_is_at_the_middle_of_its_side_and_two_are_beside_it() -> None:
    sides: Sides = (("cyber",), ("witness", "forensic"), (), ("forensic",))
    for side, name in enumerate(SIDES):
        step = STEPS[name]
        for _, (x, y) in spots(sides, side):
            along, out = x * abs(step[1]) + y * abs(step[0]), x * step[0] + y * step[1]
            assert abs(along) == (APART if len(sides[side]) == 2 else 0)
            assert 0.6 * HALF < out < HALF


@pytest.mark.parametrize("side", range(4))
def test_the_signs_of_neighbours_line_up(side: int) -> None:
    """However a deck spells them, the same two symbols stand in the same order on both sides of a gap."""
    one: Sides = (("forensic", "cyber"),) * 4
    other: Sides = (("cyber", "forensic"),) * 4
    step = STEPS[SIDES[side]]
    for symbol in ("forensic", "cyber"):
        here, there = sign_at(one, side, symbol), sign_at(other, opposite(side), symbol)
        assert (here[0] * abs(step[1]), here[1] * abs(step[0])) == (there[0] * abs(step[1]), there[1] * abs(step[0]))


def test_signs_and_letters_tell_the_symbols_apart_without_colour() -> None:
    assert len({*PLAQUES.values()}) == len({*GLYPHS.values()}) == len(EVIDENCE)
    (card,) = groups(draw_card(Clue(1, (("forensic",), ("witness",), ("cyber",), ()))), "card")
    letters = [element.text for element in card.iter(f"{SVG}text") if "letter" in words(element)]
    assert letters == ["F", "W", "C"]


@pytest.mark.parametrize("bonus", ["point", "universal", "lead"])
def test_a_bonus_lies_in_the_middle(bonus: Bonus) -> None:
    (medal,) = elements(draw_card(Clue(1, ((), (), (), ()), bonus)), "bonus")
    assert words(medal) == {"bonus", bonus}
    assert medal.get("transform") is None
    assert not list(elements(draw_card(Clue(1, ((), (), (), ()), bonus)), "vignette"))


def test_a_clue_without_bonus_shows_a_find() -> None:
    drawn = [draw_card(Clue(number, ((), (), (), ()))) for number in range(1, len(VIGNETTES) + 1)]
    assert len({next(elements(text, "vignette")).get("d") for text in drawn}) == len(VIGNETTES)
    assert not any(list(elements(text, "bonus")) for text in drawn)


def test_a_card_is_told_in_words_too() -> None:
    (card,) = groups(draw_card(DECK.clues[2]), "card")
    assert card.findtext(f"{SVG}title") == "Clue 2: → Witness, ← Witness + Cyber (Universal)"
    root = ElementTree.fromstring(draw_card(DECK.leads[1]))
    assert (root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")) == ("Lead 1", "↑ Forensic, → Witness + Cyber")


def test_labels_can_be_given_and_letters_follow_them() -> None:
    labels = {"forensic": "médico-légal", "lead": "Piste <&>"}
    (card,) = groups(draw_card(DECK.leads[2], labels=labels), "card")
    assert [element.text for element in card.iter(f"{SVG}text") if "letter" in words(element)] == ["M", "M"]
    assert str(card.findtext(f"{SVG}title")).startswith("Piste <&> 2, Points 3")


def test_a_width_sets_the_size() -> None:
    root = ElementTree.fromstring(draw_deck(DECK, width=300))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert root.get("width") == "300"
    assert float(root.get("height", "")) == pytest.approx(300 * height / width, abs=1)
    assert root.findtext(f"{SVG}title") == 'The <Book> & "Box"'


def test_a_drawing_is_the_same_every_time() -> None:
    view = next(views(3))
    assert draw_view(view) == draw_view(view)
    assert draw_layout(DECK, 1, BOOK) == draw_layout(DECK, 1, BOOK)


@pytest.mark.parametrize("light", LIGHTS)
def test_everything_on_a_card_can_be_read(light: Light) -> None:
    colours = CARD_PALETTES[light]
    for symbol in SYMBOLS:
        assert contrast(colours[symbol], colours["card"]) >= 4.5
        assert contrast(colours[symbol], colours["counter"]) >= 4.5
        assert contrast(colours[symbol], colours["glyph"]) >= 4.5
    pairs = ["ink card", "ink dossier", "ink plate", "wax seal", "faint page", "lamp plate", "universal counter"]
    for one, other in map(str.split, pairs):
        assert contrast(colours[one], colours[other]) >= (3 if one == "lamp" else 4.5), (one, other)


def test_both_lights_have_the_same_colours_to_give() -> None:
    assert set(CARD_PALETTES["paper"]) == set(CARD_PALETTES["evening"])
    for light in LIGHTS:
        assert "$" not in card_style(light)
        assert all(rule.startswith(f".{light} ") for rule in card_style(light).splitlines())


# Layouts


def test_a_layout_shows_each_card_in_its_place() -> None:
    drawn = {card.get("id"): place(card) for card in groups(draw_layout(DECK, 1, BOOK), "card")}
    assert drawn == {"lead1": (0, 0), "clue1": (0, -PITCH), "clue2": (PITCH, 0), "clue3": (2 * PITCH, 0)}


def test_a_token_lies_between_the_two_cards_it_connects() -> None:
    text = draw_layout(DECK, 1, BOOK)
    cards = {card.get("id"): place(card) for card in groups(text, "card")}
    ends = ("lead1", "clue1"), ("lead1", "clue2"), ("clue2", "clue3")
    tokens = groups(text, "token")
    assert [words(token) - {"token"} for token in tokens] == [{"forensic"}, {"universal"}, {"witness"}]
    for token, (one, other) in zip(tokens, ends, strict=True):
        middle = [(a + b) / 2 for a, b in zip(cards[one], cards[other], strict=True)]
        assert math.dist(place(token), middle) < COUNTER
        assert all(max(map(abs, map(float.__sub__, place(token), at))) > HALF + COUNTER - 1 for at in cards.values())


def test_each_connection_is_a_thread_between_two_lit_signs() -> None:
    text = draw_layout(DECK, 1, BOOK)
    assert len(list(elements(text, "thread"))) == 3
    lit = [(float(ring.get("cx", "")), float(ring.get("cy", ""))) for ring in elements(text, "halo")]
    assert lit[2] == pytest.approx(sign_at(DECK.leads[1].sides, 1, "cyber"))
    assert len(lit) == 6


def test_a_layout_is_told_in_words_too() -> None:
    root = ElementTree.fromstring(draw_layout(DECK, 1, BOOK))
    assert root.findtext(f"{SVG}title") == "Layout: Lead 1"
    told = "Lead – Clue 1: Forensic; Lead – Clue 2: Cyber; Clue 2 – Clue 3: Witness"
    assert root.findtext(f"{SVG}desc") == told


def test_a_long_layout_fits_the_picture() -> None:
    deck = load_deck("gaslamp")
    layout = Layout(tuple(Laid(n, n % 4 + 1, -(n // 4)) for n in range(1, 13)), ())
    text = draw_layout(deck, 1, layout)
    left, top, width, height = map(float, ElementTree.fromstring(text).get("viewBox", "").split())
    assert len(groups(text, "card")) == 13
    for x, y in map(place, groups(text, "card")):
        assert left < x - HALF < x + HALF < left + width
        assert top < y - HALF < y + HALF < top + height


def test_a_lead_alone_and_a_wrong_connection_are_drawn_all_the_same() -> None:
    assert len(groups(draw_layout(DECK, 1, Layout((), ())), "card")) == 1
    wrong = Layout((Laid(4, 0, 1),), (Link(0, 4, "witness", "cyber"),))
    assert len(groups(draw_layout(DECK, 1, wrong), "token")) == 1


# The table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_shows_all_that_lies_open_and_nothing_else(seats: int) -> None:
    for view in views(seats):
        state, drawn = view.state, groups(draw_view(view), "card")
        hands, lying = state.hands, [item for items in state.locations for item in items]
        clues = [card for card in lying if isinstance(card, int)] + [card for hand in hands for card in hand.cards]
        leads = [lead for hand in hands for lead in (hand.lead, *hand.drawn) if lead]
        backs = sum(hand.drawn.count(None) for hand in hands)
        ids = [card.get("id") for card in drawn]
        assert sorted(filter(None, ids)) == sorted([*(f"clue{n}" for n in clues), *(f"lead{n}" for n in leads)])
        assert ids.count(None) == backs


def test_the_tokens_of_a_location_lie_there() -> None:
    for view in views(2):
        places = groups(draw_view(view), "location")
        for items, location in zip(view.state.locations, places, strict=True):
            tokens = [words(e) - {"token"} for e in location.iter(f"{SVG}g") if "token" in words(e)]
            assert tokens == [{item} for item in items if not isinstance(item, int)]


def test_cc_5_a_location_that_cannot_be_visited_is_marked() -> None:
    seen = set[bool]()
    for view in views(3):
        for items, location in zip(view.state.locations, groups(draw_view(view), "location"), strict=True):
            assert ("closed" in words(location)) == (len(items) < 2)
            seen.add(len(items) < 2)
    assert seen == {True, False}


@pytest.mark.parametrize(("seat", "order"), [(0, "1230"), (2, "3012"), (SPECTATOR, "0123")])
def test_whoever_looks_has_their_things_nearest(seat: Seat, order: str) -> None:
    view = Match(Connection(4)).view(seat)
    assert "".join(str(player.get("data-seat")) for player in groups(draw_view(view), "player")) == order


def test_points_names_and_tokens_are_told() -> None:
    *_, view = views(2)
    labels = {**CARD_LABELS, "seat-0": "Anna <3", "seat-1": "Ben"}
    text = draw_view(view, labels=labels)
    game = view.game
    assert isinstance(game, Connection)
    assert [score.text for score in elements(text, "score")] == [str(game.points(hand)) for hand in view.state.hands]
    told = ", ".join(f"{n} {game.points(h)}" for n, h in zip(("Anna <3", "Ben"), view.state.hands, strict=True))
    assert ElementTree.fromstring(text).findtext(f"{SVG}desc") == f"Points: {told}"
    counts = [count.text for count in elements(text, "count")]
    assert counts == [f"×{count}" for hand in view.state.hands for count in hand.tokens.counts.values()]


def test_whose_turn_it_is_shines() -> None:
    for view in views(3):
        shining = {int(player.get("data-seat", "")) for player in groups(draw_view(view), "turn")}
        assert shining == set(view.state.to_act) - {CHANCE}


def test_a_drawn_lead_is_face_down_to_everybody_else() -> None:
    """CC-4: two truths that differ only in a drawn lead give everybody else the same picture."""
    match: Match[ConnectionState] = Match(Connection(2))
    agent = Uniform(Random(1))
    while match.state.phase == "fill":
        match.play(agent.act(match.view(CHANCE)))
    others = []
    for lead in (3, 8):
        truth = match.fork()
        truth.play(DrawLead(seat=CHANCE, player=0, lead=lead))
        assert f'id="lead{lead}"' in draw_view(truth.view(0))
        others.append([draw_view(truth.view(seat)) for seat in (1, SPECTATOR)])
    assert others[0] == others[1]
    assert "back" in others[0][0]


def test_many_clues_go_on_in_a_new_row() -> None:
    view = Match(Connection(2)).view(0)
    heights = []
    for most in (9, 10, 44):
        hand = Hand(cards=tuple(range(1, most + 1)))
        text = draw_view(dataclasses.replace(view, state=replace(view.state, hands=(hand, Hand()))))
        rows = Counter(place(card)[1] for card in groups(text, "clue"))
        assert list(rows.values()) == [9] * (most // 9) + [most % 9] * (most % 9 > 0)
        heights.append(float(ElementTree.fromstring(text).get("viewBox", "").split()[3]))
    assert heights == [heights[0], heights[0] + PACE, heights[0] + 4 * PACE]


def test_a_notebook_shows_a_view() -> None:
    view = next(views(2))
    assert view._repr_svg_() == draw_view(view)
