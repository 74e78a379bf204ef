"""What docstrings say in single backticks: a link where it is a public name, code otherwise."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from docutils.parsers.rst.states import Inliner
from sphinx.application import Sphinx
from sphinx.domains.python import PyXRefRole

NAME = re.compile(r"[A-Za-z_][\w.]*\w")


def named(
    _: str, rawtext: str, text: str, line: int, inliner: Inliner, *__: Any
) -> tuple[list[nodes.Node], list[nodes.system_message]]:
    """A role, as docutils calls one, with options and content that it does not have."""
    if NAME.fullmatch(text):
        return PyXRefRole()("py:obj", rawtext, text, line, inliner)
    return [nodes.literal(rawtext, text)], []


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_role("named", named)
    return {"parallel_read_safe": True}
