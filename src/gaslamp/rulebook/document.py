"""The rules in English as one page of Markdown with its pictures: `python -m gaslamp.rulebook.document FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from gaslamp.options import fields
from gaslamp.rulebook.blocks import Block, Bullets, Grid, HouseRules, Paragraph, Plate, Remark, RuleOption
from gaslamp.rulebook.choices import default, values
from gaslamp.rulebook.pictures import draw_picture
from gaslamp.rulebook.source import REFERENCE, Rule, Rulebook, games_to_read, load_rulebook
from gaslamp.rulebook.texts import options_of, preset_changes, texts
from gaslamp.words import Words

LANGUAGE = "en"
PICTURES = Path("images") / "rules"
HEAD = """# The rules, numbered

This page is written by `make rules` from `src/gaslamp/data/rules/en`; change it there. The same rules
can be read in English, French, Italian and German in the browser, by `gaslamp rules`, and by `rules` or `rule CL-8`
typed in a terminal game.

- **Players**: when the program refuses a move it names a rule by its id; look it up here.
- **Programmers**: code cites the id where a rule is enforced (`# CL-13: …`), the test that holds it carries the id in
  its name (`test_cl_13_…`), and an `IllegalAction` has the id as its key. Tests fail when a rule is not cited or not
  tested, and when an id is cited that is not here. Who learns what of every event: [events](events.md).
- **Our ruling** marks what no rulebook settles: where the book is silent, contradicts itself or another print. Each
  says why we chose it."""


def document() -> str:
    """The whole page."""
    books = [load_rulebook(game, LANGUAGE) for game in games_to_read()]
    return "\n\n".join([HEAD, _games(books), *(section for book in books for section in _book(book))]) + "\n"


def pictures() -> Mapping[Path, str]:
    """Every picture of the page, by where it lies beside it."""
    books = [load_rulebook(game, LANGUAGE) for game in games_to_read()]
    plates = [(book.game, block.name) for book in books for block in _blocks(book) if isinstance(block, Plate)]
    return {_file(game, name): draw_picture(game, name, "paper", LANGUAGE) for game, name in plates}


def _file(game: str, name: str) -> Path:
    return PICTURES / f"{game}-{name}.svg"


def _blocks(book: Rulebook) -> Iterator[Block]:
    yield from book.blocks
    for chapter in book.chapters:
        yield from chapter.blocks
        yield from (block for rule in chapter.rules for block in rule.blocks)


def _games(books: list[Rulebook]) -> str:
    rows = [(f"[{book.title}](#{book.game})", f"`{book.game}`", _span(book)) for book in books]
    return _table([("game", "name in the code", "rules"), *rows])


def _span(book: Rulebook) -> str:
    return f"{_linked(book.rules[0].id)} to {_linked(book.rules[-1].id)}"


def _book(book: Rulebook) -> Iterator[str]:
    yield f'---\n\n<a id="{book.game}"></a>\n\n## {book.title} (`{book.game}`)'
    yield from (_block(block, book) for block in book.blocks)
    for chapter in book.chapters:
        yield f"### {chapter.title}"
        yield from (_block(block, book) for block in chapter.blocks)
        yield from (part for rule in chapter.rules for part in _rule(rule, book))
    yield "### Options"
    yield _options(book)


def _rule(rule: Rule, book: Rulebook) -> Iterator[str]:
    yield f'<a id="{rule.id}"></a>\n\n#### {rule.id} {rule.title}'
    yield from (_block(block, book) for block in rule.blocks)


def _block(block: Block, book: Rulebook) -> str:
    words = Words(LANGUAGE, book.game)
    match block:
        case Paragraph(text=text):
            return _linked(text)
        case Bullets(items=items):
            return "\n".join(f"- {_linked(item)}" for item in items)
        case Grid(rows=rows):
            return _table([tuple(map(_linked, row)) for row in rows])
        case Remark(kind=kind, text=text):
            return f"> **{words.say(f'rulebook-{kind}', text='').strip()}** {_linked(text)}"
        case Plate(name=name, caption=caption):
            return f"![{caption}]({_file(book.game, name).as_posix()})"
        case RuleOption(option=option):
            (text,) = texts(block, book)
            return f"> {text.replace(f'({option})', f'(`{option}`)')}"
        case HouseRules(name=name):
            (text,) = texts(block, book)
            changes = preset_changes(book.game, name)
            return f"- {text.replace(changes, f'`{changes}`') if changes else text}"


def _options(book: Rulebook) -> str:
    """Every option with what it can be, its default and the rules it changes."""
    words = Words(LANGUAGE, book.game)
    rows = [
        (
            f"`{name}`",
            words.say(f"option-{name}.about"),
            values(field, words),
            default(field, words),
            _rules(name, book),
        )
        for name, field in fields(book.game).items()
    ]
    return _table([("option", "what it sets", "can be", "default", "rule"), *rows])


def _rules(option: str, book: Rulebook) -> str:
    return ", ".join(_linked(rule.id) for rule in book.rules if option in options_of(rule))


def _table(rows: list[tuple[str, ...]]) -> str:
    head, *body = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|" + "---|" * len(rows[0]), *body])


def _linked(text: str) -> str:
    return REFERENCE.sub(lambda found: f"[{found[0]}](#{found[0]})", text)


def write(folder: Path) -> None:
    """Write the page and its pictures into a folder, and remove pictures that are no longer on it."""
    (folder / "rules.md").write_text(document(), encoding="utf-8")
    (folder / PICTURES).mkdir(parents=True, exist_ok=True)
    drawn = {folder / file: picture for file, picture in pictures().items()}
    for stale in set((folder / PICTURES).glob("*.svg")) - set(drawn):
        stale.unlink()
    for file, picture in drawn.items():
        file.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
