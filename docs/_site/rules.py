"""Wherever a rule is named by its id, the site leads to it."""

from __future__ import annotations

import re

from docutils import nodes
from sphinx.application import Sphinx

PAGE = "reference/rules"
RULE = re.compile(r"(?<![\w-])((?:CL|SH|CP|CC)-[1-9][0-9]?)(?![\w-])")
WRITTEN = re.compile(r"\[((?:CL|SH|CP|CC)-[0-9]+)\]\(#\1\)")
GAME = re.compile(r"\[([^\]]+)\]\(#(classic|holmes|compact|connection)\)")
APART = (nodes.reference, nodes.literal_block, nodes.title, nodes.raw)
"""What is left as it is."""


def read_rules(_: Sphinx, name: str, source: list[str]) -> None:
    """The page of the rules links to itself in HTML; here ids are linked as on every page."""
    if name == PAGE:
        source[0] = GAME.sub(r'<a href="#\2">\1</a>', WRITTEN.sub(r"\1", source[0]))


def link_rules(app: Sphinx, tree: nodes.document, name: str) -> None:
    page = app.builder.get_relative_uri(name, PAGE)
    for text in list(tree.findall(nodes.Text)):
        if RULE.search(text) and not _is_apart(text):
            _replace(text, page)


def _is_apart(node: nodes.Node | None) -> bool:
    return node is not None and (isinstance(node, APART) or _is_apart(node.parent))


def _replace(text: nodes.Text, page: str) -> None:
    parts = RULE.split(str(text))
    linked = [
        nodes.reference("", part, refuri=f"{page}#{part}", internal=True) if place % 2 else nodes.Text(part)
        for place, part in enumerate(parts)
    ]
    assert text.parent is not None
    text.parent.replace(text, linked)


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", read_rules)
    app.connect("doctree-resolved", link_rules)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
