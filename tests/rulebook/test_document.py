"""The rules as a page of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gaslamp.options import fields
from gaslamp.presentation import presentation_named
from gaslamp.rulebook.document import PICTURES, document, pictures, write
from gaslamp.rulebook.source import games_to_read, load_rulebook

DOCS = Path(__file__).parents[2] / "docs" / "reference"


def test_the_page_is_what_is_written_now() -> None:
    assert (DOCS / "rules.md").read_text("utf-8") == document(), "run make rules"


def test_the_pictures_are_what_is_drawn_now() -> None:
    drawn = pictures()
    assert {PICTURES / file.name for file in (DOCS / PICTURES).glob("*")} == set(drawn), "run make rules"
    for file, picture in drawn.items():
        assert (DOCS / file).read_text("utf-8") == picture, "run make rules"


def test_every_rule_can_be_linked_to_and_every_link_leads_there() -> None:
    page = document()
    anchors = re.findall(r'<a id="([A-Za-z0-9-]+)"></a>', page)
    ids = [rule.id for game in games_to_read() for rule in load_rulebook(game, "en").rules]
    assert [anchor for anchor in anchors if anchor not in games_to_read()] == ids
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(anchors)


@pytest.mark.parametrize("game", games_to_read())
def test_every_option_and_preset_is_on_the_page(game: str) -> None:
    section = document().split(f"(`{game}`)\n")[1].split("\n---\n")[0]
    table = section.split("### Options")[1]
    assert re.findall(r"^\| `([a-z_]+)` \|.*\| \[[A-Z]{2}-", table, re.MULTILINE) == list(fields(game))
    told = re.findall(r"^- .* In the program: `([^`]*)`$", section, re.MULTILINE)
    assert len(told) == max(0, len(presentation_named(game).presets) - 1)


def test_pictures_that_are_no_longer_on_the_page_are_removed(tmp_path: Path) -> None:
    (tmp_path / PICTURES).mkdir(parents=True)
    (tmp_path / PICTURES / "classic-of-old.svg").write_text("old")
    write(tmp_path)
    assert {file.relative_to(tmp_path) for file in (tmp_path / PICTURES).glob("*")} == set(pictures())
