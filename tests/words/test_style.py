"""How the texts of each language are written: its quotes, its dots and percent signs, one term for each thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast as ftl

from gaslamp.words import LANGUAGES
from tests.words.reading import entries, walk

QUOTES = {"en": "“”", "fr": "«»", "it": "«»", "de": "„“"}
SPACE = "[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"
FIXED = "[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"
TYPED = "terminal-typed-"
"""What may be typed holds old words too, so that they are understood."""

ODD_TERMS: Mapping[str, Mapping[str, str]] = {
    "en": {
        r"\bwhoever\b": "the player who, anyone who",
        r"\breckon": "compute, expect",
        r"\bbut for\b": "except",
        r"\bby turns\b": "in turn",
        r"\bparted by\b": "separated by",
        r"\b(is|are) to (act|move)\b": "moves, to move",
        r"\bin plain sight\b": "in the open",
        r"\bfor all (you|the detectives) know\b": "as far as you know",
        r"\bmeans nothing\b": "is not understood",
        r"\bwill not do\b": "is not possible",
        r"\bis no (size|point|record|event|side|result|station number)\b": "is not a",
        r"\bround one screen\b": "around one screen",
        r"\b[Ss]hipped\b": "available, built-in",
        r"\bis kept\b": "is saved",
        r"\b(evening|paper) light\b": "dark or light theme",
        r"\bboat\b": "ferry",
        r"\bin succession\b": "in a row",
        r"\blooks? odd\b": "warning",
        r"\bput right\b": "fixed",
    },
    "fr": {
        r"\btickets? noirs?\b": "Black Ticket",
        r"\btableau de route\b": "tablette",
        r"\b[Rr]ègles? de la maison\b": "règle maison",
        r"\bplan\b": "plateau",
        r"\bbobbies\b": "Bobbies",
        r"\bgrappe\b": "cluster",
        r"\blumière du soir\b": "thème sombre",
        r"\best gardée\b": "est sauvegardée",
        r"\bsera encore le fugitif\b": "pas encore fugitif",
    },
    "it": {
        r"[Ii]nvestigator": "detective",
        r"\binseguitor": "detective",
        r"[Bb]igliett[oi] ner[oi]\b": "black ticket",
        r"\bregistro itinerario\b": "tabella",
        r"\bposto di blocco\b": "blocco stradale",
        r"\bbattello\b": "traghetto",
        r"\b[Mm]appa\b": "piano di gioco",
        r"\b(nel|questo|quel) modo\b": "modalità",
        r"\bvolte su 100\b": "%",
        r"\bda cercare\b": "in cui cercare",
        r"\b(è|resta|sono) conservat[aoe]\b": "salvata",
        r"\brestano \{": "rimasti:",
    },
    "de": {
        r"[Ll]ausch": "Verbindungen annehmen",
        r"\bBoot\b": "Fähre",
        r"Kartenspiel": "Kartensatz",
        r"\bLandschaft\b": "Kulisse",
        r"\bStartzahl\b": "Seed",
        r"%-(Bereich|Intervall)": "Konfidenzintervall",
        r"\bStadtplan\b": "Spielplan",
        r"\b[Dd]enkmal": "Sehenswürdigkeit",
        r"\b(Das|Dieses) Spiel (ist|läuft|hat (schon|noch)|beginnt|konnte)\b": "Die Partie",
        r"\bDie Option \{": "Einstellung",
        r"\bPapierlicht\b": "helles Design",
        r"\b(ist|wird|nicht) aufgehoben\b": "gespeichert",
    },
}
"""What is not said, and what is said instead: the rulebooks' own terms, the words people use today."""


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every text with the key it stands under, fields left as `{…}`."""
    for body in entries(language).values():
        for message in (entry for entry in body if isinstance(entry, ftl.Message)):
            if not message.id.name.startswith((TYPED, "screen-how-")):
                yield from ((message.id.name, text) for text in patterns(message))


def patterns(message: ftl.Message) -> Iterator[str]:
    for node in walk(message):
        if isinstance(node, ftl.Pattern):
            yield "".join(part.value if isinstance(part, ftl.TextElement) else "{…}" for part in node.elements)


def offenders(language: str, pattern: str) -> list[tuple[str, str]]:
    return [(key, text) for key, text in written(language) if re.search(pattern, text, re.MULTILINE)]


@pytest.mark.parametrize(
    ("language", "term"), [(language, term) for language, terms in ODD_TERMS.items() for term in terms]
)
def test_each_thing_has_one_name(language: str, term: str) -> None:
    assert not offenders(language, term), f"say: {ODD_TERMS[language][term]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    foreign = {*'“”„«»"'} - {*QUOTES[language]}
    assert not offenders(language, f"[{''.join(foreign)}]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    assert not offenders(language, r"\w'\w")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_german_has_a_space_before_the_three_dots(language: str) -> None:
    wrong = r"\w…" if language == "de" else rf"{SPACE}…"
    assert not offenders(language, wrong)
    assert not offenders(language, r"\.\.\.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stands_as_the_language_wants_it(language: str) -> None:
    right = {"en": r"[\d}]%", "it": r"[\d}]%", "fr": rf"[\d}}]{FIXED}%", "de": rf"[\d}}]({FIXED}|-)%"}[language]
    assert not [text for _, text in offenders(language, "%") if len(re.findall(right, text)) != text.count("%")]


def test_german_says_du_and_french_says_vous() -> None:
    assert not offenders("de", r"\b(Ihnen|Ihre?[mnrs]?)\b(?! habt| wurde)")
    assert not offenders("fr", r"\b[Tt](on|es|oi)\b")
