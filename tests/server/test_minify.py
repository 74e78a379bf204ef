"""Scripts and style sheets without comments and blanks, and with everything else."""

from __future__ import annotations

import re

import pytest

from gaslamp.server.kept import STATIC
from gaslamp.server.minify import short_script, short_style


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("const a = 1; // one", "const a=1;"),
        ("/** @type {any} */ (a).b", "(a).b"),
        ("return a / b / c;", "return a/b/c;"),
        ('const a = "// no /* comment */";', 'const a="// no /* comment */";'),
        ("const a = 'it\\'s // so';", "const a='it\\'s // so';"),
        ("const a = /[/]\\/\\s+/g.test(b);", "const a=/[/]\\/\\s+/g.test(b);"),
        ("return /  a/.test(b)", "return/  a/.test(b)"),
        ("a = (b) / 2; c = d / 3", "a=(b)/2;c=d/3"),
        ("`a  ${ b + `  ${ { c: 1 }.c }  ` }  // d`", "`a  ${b+`  ${{c:1}.c}  `}  // d`"),
        ("`\\`  ${a}`", "`\\`  ${a}`"),
        ("a + +b - -c", "a+ +b- -c"),
        ("a++\nb", "a++\nb"),
        ("let a\nlet b", "let a\nlet b"),
        ("return\na", "return\na"),
        ("f(\n  a,\n  b,\n)", "f(a,b,)"),
        ("a\n  .b()\n  ?.c", "a.b()?.c"),
        ("x = a\n(b)", "x=a\n(b)"),
        ("class A {\n  #b = 1;\n  get c() { return this.#b; }\n}", "class A{#b=1;\nget c(){return this.#b;}}"),
        ("if (a) return b; else c()", "if(a)return b;else c()"),
    ],
)
def test_a_script_says_the_same_in_fewer_letters(text: str, short: str) -> None:
    assert short_script(text) == short


@pytest.mark.parametrize("file", sorted(STATIC.glob("*.js")), ids=lambda file: file.stem)
def test_shortening_twice_changes_nothing_and_no_text_is_lost(file: object) -> None:
    text = file.read_text("utf-8")  # type: ignore[attr-defined]
    short = short_script(text)
    assert short_script(short) == short
    assert len(short) < len(text)
    labels = re.findall(r'say\("([a-z-]+)"\)', re.sub(r"/\*[\s\S]*?\*/|^\s*//.*", "", text, flags=re.MULTILINE))
    assert re.findall(r'say\("([a-z-]+)"\)', short) == labels


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("/* so */\n.a , .b > .c { color : red; }\n", ".a,.b>.c{color :red}"),
        (".a :hover { width: calc(1px + 2px); }", ".a :hover{width:calc(1px + 2px)}"),
        ('.a::before { content: " ; /* a */ "; }', '.a::before{content:" ; /* a */ "}'),
        ("@media (width > 5px) and (hover) { .a { --b: 1 } }", "@media (width>5px) and (hover){.a{--b:1}}"),
        (".a { margin: -1px auto 0 }", ".a{margin:-1px auto 0}"),
    ],
)
def test_a_style_sheet_says_the_same_in_fewer_letters(text: str, short: str) -> None:
    assert short_style(text) == short
