"""What browsers may keep for a year: packs, style sheets, labels, boards, decks, pictures.

All of it stands under `/kept/VERSION/`. The version is a hash of the whole program, so a newer Gaslamp has other
addresses, and nothing old is ever mixed with anything new. Each thing is made and compressed once, when it is first
asked for.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files
from itertools import product
from pathlib import Path, PurePath
from typing import ParamSpec, TypeAlias, TypeVar

import brotli  # type: ignore[import-untyped]
from msgspec import Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from gaslamp.board import BOARDS
from gaslamp.core import encode
from gaslamp.drawing.lights import PALETTES
from gaslamp.games import GAMES
from gaslamp.games.deck import DECKS
from gaslamp.rulebook.pictures import draw_picture, pictures_of
from gaslamp.server.drawings import board_svg, boards_css, deck_json, deck_svg, decks_css
from gaslamp.server.labels import LATER, labels, later_labels
from gaslamp.server.minify import short_style
from gaslamp.server.packs import compose
from gaslamp.words import LANGUAGES

Make: TypeAlias = Callable[[], str | bytes]
STATIC = Path(str(files("gaslamp.server") / "static"))
MEDIA = {
    ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml",
    ".png": "image/png",
}  # fmt: skip
FOREVER = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
EVENING, PAPER = "#0c111d", "#efe4ca"
"""The page's own colour in each light, as in theme.css."""
VARY = "accept-encoding, accept-language"
STYLES: dict[str, tuple[str, ...]] = {
    "chase": ("board", "chase"), "case": ("case",), "ending": ("ending",), "lesson": ("lesson",), "rules": ("rules",),
    "asking": ("asking",), "sight": ("sight",), "talk": ("talk",), "account": ("account",), "strangers": ("strangers",),
    "mine": ("mine",), "learn": ("learn",),
}  # fmt: skip
"""How the names of the style sheets begin that only one kind of table or page needs; the page needs all others."""
P = ParamSpec("P")
T = TypeVar("T")
DRAWN: dict[str, Callable[[], str]] = {"chase": boards_css, "case": decks_css}
"""And what is computed of them."""


class Kept(Struct, frozen=True):
    """Something as it is sent: its bytes, and the same compressed in each way that browsers know."""

    media: str
    plain: bytes
    packed: Mapping[str, bytes]


@cache
def version() -> str:
    """A hash of all the program's files."""
    whole = sha256()
    for file in sorted(Path(str(files("gaslamp"))).rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            whole.update(file.name.encode() + file.read_bytes())
    return whole.hexdigest()[:12]


def address(name: str) -> str:
    return f"/kept/{version()}/{name}"


def kept(name: str) -> Kept | None:
    """What has that name; nothing is remembered of names that nothing has."""
    return _packed(name) if name in shelf() else None


@cache
def _packed(name: str) -> Kept:
    return packed(shelf()[name](), MEDIA[PurePath(name).suffix])


def packed(made: str | bytes, media: str) -> Kept:
    plain = made.encode() if isinstance(made, str) else made
    return Kept(media, plain, {"br": brotli.compress(plain), "gzip": gzip.compress(plain, 9, mtime=0)})


@cache
def shelf() -> dict[str, Make]:
    """How everything is made that can be asked for, by its name; there is nothing else."""
    pictures = [file for file in STATIC.iterdir() if file.suffix in (".svg", ".png")]
    return {
        **{f"{name}.js": partial(str, text) for name, text in packs().items()},
        **{f"{name}.css": partial(style, name) for name in ("app", *STYLES)},
        **{f"words/{code}.json": partial(_labels, code) for code in LANGUAGES},
        **{f"words/{part}.{code}.json": partial(_later, part, code) for part in LATER for code in LANGUAGES},
        **{f"boards/{name}.{code}.svg": partial(board_svg, name, code) for name in BOARDS for code in LANGUAGES},
        **{f"decks/{name}.{code}.svg": partial(deck_svg, name, code) for name in DECKS for code in LANGUAGES},
        **{f"decks/{name}.json": partial(_facts, name) for name in DECKS},
        **{f"rules/{picture}": draw for game in GAMES for picture, draw in _pictures(game)},
        **{file.name: file.read_bytes for file in pictures},
    }


def _pictures(game: str) -> Iterator[tuple[str, Make]]:
    """The pictures of a game's rules, in every light and language."""
    for name, light, code in product(pictures_of(game), PALETTES, LANGUAGES):
        yield f"{game}/{name}.{light}.{code}.svg", partial(draw_picture, game, name, light, code)


@cache
def packs() -> dict[str, str]:
    """The scripts of the page."""
    return compose({file.stem: file.read_text("utf-8") for file in STATIC.glob("*.js") if file.stem != "sw"})


def style(pack: str) -> str:
    """A style sheet of all that belong together, the common one first."""
    names = sorted((file.name for file in STATIC.glob("*.css")), key=lambda name: (name != "theme.css", name))
    texts = [(STATIC / name).read_text("utf-8") for name in names if _pack_of(name) == pack]
    return short_style("\n".join([DRAWN[pack]() if pack in DRAWN else "", *texts]))


def _pack_of(name: str) -> str:
    return next((pack for pack, begins in STYLES.items() if name.startswith(begins)), "app")


def _labels(language: str) -> bytes:
    return encode(labels(language))


def _later(part: str, language: str) -> bytes:
    return encode(later_labels(part, language))


def _facts(deck: str) -> bytes:
    return encode(deck_json(deck))


async def answer(request: Request) -> Response:
    is_current = request.path_params["version"] == version()
    thing = await _made(request, request.path_params["name"]) if is_current else None
    return sent(thing, request, FOREVER) if thing else PlainTextResponse("There is nothing here.\n", 404)


async def _made(request: Request, name: str) -> Kept | None:
    return await (draw(request, kept, name) if name.endswith(".svg") else run_in_threadpool(kept, name))


async def draw(request: Request, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What takes a while, a few of them at a time."""
    async with request.app.state.drawers:
        return await run_in_threadpool(make, *args, **kwargs)


def sent(thing: Kept, request: Request, headers: dict[str, str]) -> Response:
    """As a browser wants it: in the best way of compressing it that it knows, if that is worth it."""
    known = {way.partition(";")[0].strip() for way in request.headers.get("accept-encoding", "").split(",")}
    ways = {way: body for way, body in thing.packed.items() if way in known and len(body) < len(thing.plain)}
    way, body = next(iter(ways.items()), ("", thing.plain))
    encoded = {"content-encoding": way} if way else {}
    return Response(body, media_type=thing.media, headers={"vary": VARY, **headers, **encoded})
