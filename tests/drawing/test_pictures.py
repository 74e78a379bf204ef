"""The pictures of the documentation."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

IMAGES = Path(__file__).parents[2] / "docs" / "images"


def images() -> ModuleType:
    spec = importlib.util.spec_from_file_location("draw", IMAGES / "draw.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pictures_are_what_is_drawn_now() -> None:
    for file, text in images().pictures().items():
        assert (IMAGES / file).read_text("utf-8") == text, "run python docs/images/draw.py"
