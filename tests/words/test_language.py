"""Which language is spoken."""

from __future__ import annotations

import pytest

from gaslamp.words import BadLanguage, pick_language


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        (None, {}, "en"),
        ("de", {"GASLAMP_LANGUAGE": "fr"}, "de"),
        ("fr_CA.UTF-8", {}, "fr"),
        ("IT", {}, "it"),
        (None, {"GASLAMP_LANGUAGE": "fr", "LANG": "de_DE"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "de_DE"}, "it"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    asked: str | None, environ: dict[str, str], language: str
) -> None:
    assert pick_language(asked, environ) == language


@pytest.mark.parametrize(("asked", "environ"), [("xx", {}), (None, {"GASLAMP_LANGUAGE": "klingon"})])
def test_a_language_nobody_speaks_is_a_problem(asked: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(BadLanguage) as refused:
        pick_language(asked, environ)
    assert refused.value.key == "language-unknown"
