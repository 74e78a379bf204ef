"""What the documents promise is tried: their Python and their commands run, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, PAGES, ROOT, blocks, name_of
from tests.docs.story import Story

ELSEWHERE = {"docs/how-to/extending.md"}
"""Pages that have a test of their own: `tests/test_extending.py` applies their differences first."""
LEFT_OUT = 2
"""Blocks that are not run."""
COMMANDS = ("serve", "database", "play", "replay", "arena", "exploit", "board", "deck", "games", "rules", "learn")
TEXTS = {".py", ".js", ".css", ".board", ".marks", ".scenery", ".ftl", ".toml"}
STORIES = [page for page in PAGES if name_of(page) not in ELSEWHERE and list(blocks(page))]


@pytest.mark.parametrize("page", STORIES, ids=name_of)
def test_what_a_page_shows_can_be_done(page: Path, story: Story) -> None:
    for block in blocks(page):
        if not block.excuse:
            story.try_block(block, name_of(page))


def test_next_to_nothing_is_left_out() -> None:
    excuses = [f"{name_of(page)}: {block.excuse}" for page in PAGES for block in blocks(page) if block.excuse]
    assert len(excuses) == LEFT_OUT, "\n".join(excuses)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_is_one_the_tests_can_find(page: Path) -> None:
    """A command in a block of another language, or an indented block, would be left out without a word."""
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"^ +```", text, re.MULTILINE)
    assert text.count("\n```") + text.startswith("```") == 2 * len(list(blocks(page)))
    for block in blocks(page):
        if block.language not in ("sh", "console", "diff", "python"):
            assert not re.search(rf"^(\$ )?gaslamp ({'|'.join(COMMANDS)}) (?!1$)", block.text, re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_within_the_project_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link, anchor in re.findall(r"\]\(([^)#\s]*)#?([^)\s]*)\)", text):
        if not link.startswith("https://"):
            target = (page.parent / link) if link else page
            assert target.exists(), f"{link} does not exist"
            assert not anchor or anchor in anchors(target), f"{link} has no part #{anchor}"


def anchors(page: Path) -> set[str]:
    """What can be linked to on a page, as a forge names it: its headings, and what is marked by hand."""
    text = page.read_text(encoding="utf-8")
    titles = re.findall(r"^#+ (.+)", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


def test_files_named_in_passing_exist() -> None:
    """`docs/…` in the code and on the pages themselves."""
    folders = [ROOT / folder for folder in ("src", "benchmarks", "training", "docs")]
    texts = [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXTS]
    missing = {
        f"{path}: {name}"
        for path in (*PAGES, *texts, ROOT / "Makefile")
        for name in re.findall(r"(?<![\w/])docs/[\w/.-]+\.(?:md|py)\b", path.read_text("utf-8"))
        if not (ROOT / name).exists()
    }
    assert missing == set()


def test_make_knows_every_target_the_documents_name() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    shown = "".join(block.text for page in PAGES for block in blocks(page) if block.language == "sh")
    named = set(re.findall(r"^make ([a-z]+)", shown, re.MULTILINE))
    assert named
    assert named <= targets


def test_every_page_is_in_a_folder_of_its_sort() -> None:
    sorts = {page.parent.name for page in DOCS.rglob("*.md")}
    assert sorts == {"docs", "tutorials", "how-to", "reference", "api", "explanation", "research", "project"}
