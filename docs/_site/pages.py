"""What is put into a page before it is read: references, pages from outside this folder, and links to them.

A page asks for it in a comment, which a forge does not show: `<!-- api: gaslamp.arena -->`, `<!-- commands -->`,
`<!-- page: ../../CHANGELOG.md -->`, and `<!-- contents: first-bot notebook -->` for what the menu has below a page.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from sphinx.application import Sphinx

from _site import api, commands

DOCS = Path(__file__).parents[1]
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CHANGELOG.md": "project/changelog.md",
    "CODE_OF_CONDUCT.md": "project/conduct.md",
    "SECURITY.md": "project/security.md",
    "benchmarks/README.md": "research/benchmarks.md",
}
"""Pages outside this folder, by the page that shows them here."""
LINK = re.compile(r"(?<=\]\()([^)#\s:]+)(?=[)#])")


def compose(_: Sphinx, name: str, source: list[str]) -> None:
    """Fill in what the page asks for, and let its links lead to pages of the site."""
    folder = posixpath.dirname(f"docs/{name}")
    text = re.sub(r"<!-- page: (\S+) -->", lambda found: _outside(folder, found[1]), source[0])
    text = re.sub(r"<!-- api: (\S+) -->", lambda found: api.reference(found[1]), text)
    text = re.sub(r"<!-- commands -->", lambda _: commands.reference(), text)
    text = re.sub(r"<!-- contents: ([^>]+) -->", lambda found: _contents(found[1].split()), text)
    source[0] = LINK.sub(lambda found: _inside(folder, found[1]), text)


def _outside(folder: str, path: str) -> str:
    """The text of a page outside, with links as from the page that shows it."""
    path = posixpath.normpath(posixpath.join(folder, path))
    text = (DOCS.parent / path).read_text(encoding="utf-8")
    away = posixpath.dirname(path)
    return LINK.sub(lambda found: posixpath.relpath(posixpath.join(away, found[1]), folder), text)


def _contents(pages: list[str]) -> str:
    """What the menu has below a page; a name with a star may stand for no page at all."""
    found = [page for page in pages if "*" not in page or list(DOCS.glob(f"{page.lstrip('/')}.md"))]
    return "\n".join(["```{toctree}", ":hidden:", ":glob:", "", *found, "```"])


def _inside(folder: str, link: str) -> str:
    """Where a link leads on the site: to a page, or to a file from outside as it is."""
    path = posixpath.normpath(posixpath.join(folder, link))
    if path in OUTSIDE:
        return posixpath.relpath(f"docs/{OUTSIDE[path]}", folder)
    return f"path:{link}" if not path.startswith("docs/") and (DOCS.parent / path).is_file() else link


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", compose)
    return {"parallel_read_safe": True}
