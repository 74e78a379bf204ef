"""A rulebook as HTML: nothing is lost, everything is escaped, every rule can be linked to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

import pytest

from gaslamp.rulebook.html import Print, Typesetter
from gaslamp.rulebook.source import Rulebook, parse_rulebook
from gaslamp.words import LANGUAGES, Words
from tests.rulebook.samples import sample

ODD = """# A < B & "C"

Fish & chips <script>alert(1)</script> with `<b>` and **a *bold* word**.

## One & all {one}

### CL-1 Less < more

See CL-1, SH-3 and CL-26.

> example: "quoted" & <i>plain</i>

![A "small" picture of CL-1 & more](dot)

| term | a | b | c |
|---|---|---|---|
| x < y | – | 2 & 3 | CL-1 |
"""


def prints(name: str) -> Sequence[Print]:
    return [Print("evening", f"/{name}.dark.svg?a=1&b=2", 300, 200), Print("paper", f"/{name}.light.svg", 300, 200)]


def typeset(book: Rulebook) -> Typesetter:
    return Typesetter(book, prints, "/rules/{}".format)


def odd() -> str:
    return typeset(parse_rulebook(ODD, "classic", "en")).text()


def plain(html: str) -> str:
    """What a reader reads."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def test_every_rule_and_chapter_has_an_anchor_and_a_link_to_itself() -> None:
    text = typeset(sample()).text()
    ids = re.findall(r'<section class="[^"]+" id="([^"]+)"', text)
    assert ids == ["short", "moving", "CL-1", "CL-2", "house", "words"]
    for id in ids:
        assert re.search(rf'<h[23]><a [^>]*href="#{id}"', text), id


def test_the_contents_lead_to_all_of_them_in_order() -> None:
    contents = typeset(sample()).contents()
    assert re.findall(r'href="#([^"]+)"', contents) == ["short", "moving", "CL-1", "CL-2", "house", "words"]
    assert "One line to the next stop" in contents


def test_a_rule_that_is_cited_is_a_link_and_one_of_another_game_leads_there() -> None:
    text = odd()
    assert '<p>See <a href="#CL-1">CL-1</a>, <a href="/rules/holmes#SH-3">SH-3</a>' in text
    assert '<a href="/rules/classic#CL-26">' in text


def test_everything_is_escaped() -> None:
    text = odd()
    assert "<script" not in text
    assert "<p>Fish &amp; chips &lt;script&gt;alert(1)&lt;/script&gt; with <code>&lt;b&gt;</code>" in text
    assert "<strong>a <em>bold</em> word</strong>" in text
    assert 'alt="A &quot;small&quot; picture of CL-1 &amp; more"' in text
    assert 'src="/dot.dark.svg?a=1&amp;b=2"' in text
    assert "&amp;lt;" not in text, "and only once"


def test_nothing_that_is_written_is_lost() -> None:
    said = plain(odd())
    for part in ("One & all", "Less < more", '"quoted" & <i>plain</i>', "x < y", "2 & 3", 'A "small" picture'):
        assert part in said
    assert "**" not in said
    assert "`" not in said


def test_a_picture_comes_in_both_lights_lazily_with_its_size_and_what_is_seen() -> None:
    images = re.findall(r"<img [^>]+>", odd())
    assert [re.findall(r'class="in-(\w+)"', image) for image in images] == [["evening"], ["paper"]]
    for image in images:
        assert {'loading="lazy"', 'width="300"', 'height="200"'} <= set(image.split())


def test_a_cell_knows_its_column_and_whether_it_is_empty() -> None:
    text = odd()
    assert '<table class="wide"' in text
    assert '<td role="cell" data-name="a" class="none">–</td><td role="cell" data-name="b">2 &amp; 3</td>' in text
    assert '<table class="narrow"' in typeset(sample()).text()


def test_a_row_of_columns_without_names_is_left_out() -> None:
    facts = typeset(sample()).text().partition("<section")[0]
    assert "<thead" not in facts
    assert '<th scope="row" role="rowheader" data-name="">players</th>' in facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_set_apart_says_what_it_is_in_the_readers_language(language: str) -> None:
    text, words = typeset(sample(language)).text(), Words(language)
    for kind in ("example", "ruling", "hint", "option"):
        label = words.say(f"server-rules-{kind}")
        assert f'<div class="remark {kind}" role="note"><b class="label">{label}</b>' in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_has_its_name_what_it_does_how_it_is_written_and_what_it_is_usually(language: str) -> None:
    said, words = plain(typeset(sample(language)).text()), Words(language)
    usual = words.say("server-rules-default", value=words.say("server-no"))
    about = f"{words.say('option-cut_off')} cut_off {words.say('option-cut_off.about')} {usual}"
    assert " ".join(about.split()) in said


def test_a_set_of_house_rules_says_what_it_changes() -> None:
    said = plain(typeset(sample()).text())
    assert "Black tickets: 7" in said
    assert "Surfacing: 5, 12, 19" in said
