"""The text of the package page: the README, whose links and pictures lead somewhere from outside the repository.

A package index shows no relative link. With `Source` in `[project.urls]` they become addresses of this version's tag
there; without it links become plain words, and what is a picture or a table of pictures is left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
PICTURE = re.compile(r"""(!\[[^\]]*\]\(|<img src=")(?!https:)([^)"]+)""")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https:|#)([^)]+)\)")


def package_page(readme: str, source: str | None, version: str) -> str:
    """The README as a package index can show it."""
    if source is None:
        blocks = re.split(r"\n{2,}", readme)
        return LINK.sub(r"\1", "\n\n".join(block for block in blocks if not PICTURE.search(block)))
    pictured = PICTURE.sub(rf"\1{source}/raw/v{version}/\2", readme)
    return LINK.sub(rf"[\1]({source}/blob/v{version}/\2)", pictured)


def described(project: Mapping[str, Any]) -> dict[str, str]:
    """The field `readme` of a project's metadata."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    source = project.get("urls", {}).get("Source")
    return {"content-type": "text/markdown", "text": package_page(readme, source, project["version"])}


def get_metadata_hook() -> type[Any]:
    """What hatchling looks for in this file; it is there only while a package is built."""
    interface = import_module("hatchling.metadata.plugin.interface")

    def update(_: object, metadata: dict[str, Any]) -> None:
        metadata["readme"] = described(metadata)

    return type("PackagePage", (interface.MetadataHookInterface,), {"update": update})
