"""The threat model says what holds by the name of a test: it is there."""

from __future__ import annotations

import re

from tests.docs.pages import DOCS, ROOT

TEXT = (DOCS / "explanation" / "security.md").read_text("utf-8")


def test_every_test_it_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    written = "".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert len(named) > 9
    assert [name for name in named if f"def {name}(" not in written] == []


def test_every_file_of_tests_it_names_is_there() -> None:
    named = re.findall(r"`(tests/[\w/.]+)`", TEXT)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
