"""The site is built from the pages without a warning, holds all that is public, and asks nothing of any other host."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.docs.pages import DOCS

pytest.importorskip("sphinx", reason="the site is built by Sphinx: pip install 'gaslamp[docs]'")
pytest.importorskip("furo", reason="the site is built with furo: pip install 'gaslamp[docs]'")
pytest.importorskip("myst_nb", reason="the pages are read by myst-nb: pip install 'gaslamp[docs]'")

API = {
    found[1]: page
    for page in sorted((DOCS / "reference" / "api").glob("*.md"))
    if (found := re.search(r"<!-- api: (\S+) -->", page.read_text(encoding="utf-8")))
}
"""The page of every public module."""
MODULES = {
    "gaslamp", "gaslamp.agents", "gaslamp.agents.belief", "gaslamp.arena", "gaslamp.board", "gaslamp.client",
    "gaslamp.games", "gaslamp.record", "gaslamp.solve", "gaslamp.svg", "gaslamp.testing", "gaslamp.words",
}  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = ["-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", "--doctree-dir", str(folder / "trees")]
    done = subprocess.run(
        [sys.executable, *build, str(DOCS), str(folder / "site")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "site"


def test_every_page_is_on_the_site_and_can_be_searched(site: Path) -> None:
    pages = [page.relative_to(DOCS).with_suffix("").as_posix() for page in DOCS.rglob("*.md")]
    assert [page for page in pages if not (site / f"{page}.html").is_file()] == []
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert [page for page in pages if f'"{page}"' not in index] == []


def test_every_public_module_has_a_page() -> None:
    assert set(API) == MODULES


@pytest.mark.parametrize("module", sorted(API))
def test_every_public_name_is_in_the_reference(module: str, site: Path) -> None:
    page = (site / API[module].relative_to(DOCS).with_suffix(".html")).read_text(encoding="utf-8")
    names = getattr(importlib.import_module(module), "__all__", ())
    assert [name for name in names if f'id="{module}.{name}"' not in page] == []


def test_the_reference_of_the_command_line_has_every_command(site: Path) -> None:
    page = (site / "reference" / "command-line.html").read_text(encoding="utf-8")
    for command in ("serve", "play", "arena", "board check", "deck simulate", "rules"):
        assert f"Usage: gaslamp {command} [options]" in page


def test_ids_of_rules_lead_to_the_rules(site: Path) -> None:
    rules = (site / "reference" / "rules.html").read_text(encoding="utf-8")
    links = re.findall(r'href="[^"]*rules\.html#([A-Z]+-[0-9]+)"', (site / "glossary.html").read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if f'id="{link}"' not in rules] == []


def test_the_notebook_was_run(site: Path) -> None:
    page = (site / "tutorials" / "notebook.html").read_text(encoding="utf-8")
    assert re.search(r"seat 1: \(None, ", page)
    assert page.count(".svg") >= 5


class Loaded(HTMLParser):
    """What a page makes a browser fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        source = named.get("src") if tag != "link" else named.get("href") if named.get("rel") != "canonical" else None
        self.addresses += [source] if source else []


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = Loaded()
        loaded.feed(page.read_text(encoding="utf-8"))
        assert [address for address in loaded.addresses if re.match(r"(https?:)?//", address)] == [], page
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*[\"']?(https?:)?//", sheet.read_text(encoding="utf-8")), sheet
