"""The modules of the screen as packs: whole, in order, and still the same program."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from gaslamp.server.kept import STATIC, packs
from gaslamp.server.packs import ALONE, FIRST, BadModule, compose

SOURCES = {file.stem: file.read_text("utf-8") for file in STATIC.glob("*.js")}


def names(pack: str) -> list[str]:
    """The modules in a pack."""
    return re.findall(r"^const \$(\w+)=\(\(\)=>\{", pack, re.MULTILINE)


def test_every_module_is_in_one_pack_and_in_one_only() -> None:
    counts = Counter(name for begin, pack in packs().items() for name in names(pack) if begin not in ALONE)
    own = {name for begin in ALONE for name in names(packs()[begin])}
    assert set(counts.values()) == {1}
    assert set(counts) | own == {name.replace("-", "_") for name in SOURCES if name != "sw"}


def test_a_table_takes_three_packs() -> None:
    assert {FIRST, "home", "join", "table", "chase", "case"} <= packs().keys()
    for name in ("chase", "case", "table"):
        assert f"create{name.capitalize()}" in packs()[name].rpartition("export const{")[2]


def test_a_module_stands_after_what_it_needs_and_takes_the_rest_from_the_first_pack() -> None:
    lent = set(re.findall(r"\$\w+", packs()[FIRST].rpartition("export{")[2]))
    for name, pack in packs().items():
        known = set(re.findall(r"\$\w+", pack.partition(";")[0])) if pack.startswith("import{") else set()
        assert known <= lent
        for line in re.split(r"(?=^const \$\w+=\(\(\)=>\{)|(?=^export)", pack, flags=re.MULTILINE):
            assert set(re.findall(r"=(\$\w+);", line)) <= known, name
            known |= {f"${module}" for module in names(line)}


@pytest.mark.parametrize("name", ALONE)
def test_a_page_that_is_no_part_of_the_app_needs_one_pack(name: str) -> None:
    assert not re.search(r"^import\b|\bimport\(", packs()[name], re.MULTILINE)
    assert len(packs()[name]) < 10_000


def test_importing_and_exporting_in_all_our_ways() -> None:
    made = compose(
        {
            "app": 'import { one, two as second } from "./small-part.js";\n'
            'import * as all from "./small-part.js";\n'
            'const later = () => import("./far.js");\n',
            "small-part": "export const one = 1;\nexport async function two() {}\nexport class Three {}\n",
            "far": 'import { one } from "./small-part.js";\nexport function begin() { return one; }\n',
        }
    )
    assert made.keys() == {"app", "far"}
    assert "const{one,two:second}=$small_part;" in made["app"].replace("const {", "const{")
    assert "const all=$small_part;" in made["app"]
    assert 'import("./far.js")' in made["app"]
    assert "return{one,two,Three}" in made["app"]
    assert made["app"].endswith("export{$small_part};\n")
    assert made["far"].startswith('import{$small_part}from"./app.js";')
    assert made["far"].endswith("export const{begin}=$far;\n")


def test_what_two_packs_need_is_in_the_first() -> None:
    made = compose(
        {
            "app": 'const a = () => import("./one.js");\nconst b = () => import("./two.js");\n',
            "one": 'import { x } from "./both.js";\nexport const y = x;\n',
            "two": 'import { x } from "./both.js";\nexport const z = x;\n',
            "both": "export const x = 1;\n",
        }
    )
    assert [name for name, pack in made.items() if "$both=" in pack] == ["app"]


@pytest.mark.parametrize(
    "text",
    [
        'import one from "./other.js";',
        'import "./other.js";',
        'import { one } from "elsewhere";',
        'export { one } from "./other.js";',
        'export * from "./other.js";',
        "export default 1;",
        "export let one = 1;",
        "const one = 1;\nexport { one };",
        'const name = "other";\nimport(name);',
    ],
)
def test_other_ways_are_refused(text: str) -> None:
    with pytest.raises(BadModule, match="app"):
        compose({"app": text, "other": "export const one = 1;"})


def test_a_circle_is_refused_and_so_is_a_module_that_is_not_there() -> None:
    circle = {
        "app": 'import { b } from "./other.js";\n',
        "other": 'import { a } from "./app.js";\nexport const b = 1;\n',
    }
    with pytest.raises(BadModule, match="itself"):
        compose(circle)
    with pytest.raises(BadModule, match="not there"):
        compose({"app": 'import { b } from "./nowhere.js";\n'})
