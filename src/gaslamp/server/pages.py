"""The page itself: what the first answer draws, what a link to it shows elsewhere, and what makes it an app."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from hashlib import sha256
from html import escape
from string import Template

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from gaslamp.core import encode
from gaslamp.games import GAMES
from gaslamp.server import kept
from gaslamp.server.guard import HEADERS
from gaslamp.server.labels import labels, spoken
from gaslamp.server.minify import short_script
from gaslamp.server.rulespage import rules_index, rules_page

WORKING = {"content-security-policy": "default-src 'none'; connect-src 'self'"}
"""A service worker may ask this server, as the page may."""
FLEETING = {"cache-control": "no-cache"}
SHOWN = {"cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin"}
"""What other sites may show, and so ask for again."""
PRELOADED = {
    "/": ("app", "home", "table"),
    "/join": ("app", "join", "table"),
    "/me": ("app", "account"),
    "/mail": ("app", "mail"),
    "/table": ("app", "table", "chase"),
}
"""The packs each page will need; at a table the chase, before it is known what is played: three games of four."""
SAYS = {
    "/": ("screen-welcome", "screen-welcome-about"),
    "/join": ("screen-join", "screen-join-note"),
    "/mail": ("screen-opening", "screen-welcome-about"),
    "/table": ("screen-opening", "screen-welcome-about"),
    "/me": ("screen-my-page", "screen-welcome-about"),
}
"""What the first answer says, and what describes it in a preview."""
SHELL = ("app.js", "home.js", "join.js", "table.js", "app.css", "lamp.svg")
"""What a device keeps from the start, beside the page; everything else when it is first used."""
ICONS = [
    {"src": "lamp.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]


class PageWords(Struct, frozen=True):
    """The labels that come with the page, and of which language they are."""

    language: str
    words: dict[str, str]


def routes() -> list[Route]:
    return [
        *(Route(path, page) for path in ("/", "/join", "/mail", "/me", "/table/{table}")),
        Route("/manifest.webmanifest", manifest),
        Route("/preview.png", preview),
        Route("/sw.js", worker),
        *(Route(path, rules) for path in ("/rules", "/rules/{game}")),
        Route("/kept/{version}/{name:path}", kept.answer),
    ]


async def page(request: Request) -> Response:
    path = "/" + request.url.path.removeprefix(_home(request)).split("/")[1]
    return _answered(drawn(path, spoken(request), str(request.base_url)), request)


def _answered(text: str, request: Request) -> Response:
    """A page that is the same for everybody, if the browser does not have it already."""
    text = below(_home(request), text)
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {**FLEETING, "etag": tag}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers={**headers, **HEADERS})  # the seals of the newest answer hold
    return kept.sent(_packed(text), request, headers)


def _home(request: Request) -> str:
    """What all addresses of this server begin with; empty at the root of its site."""
    return str(request.scope.get("root_path", ""))


def below(path: str, page: str) -> str:
    """A page whose addresses begin with a path."""
    return re.sub(r'(\s(?:href|src)=")/', rf"\1{path}/", page) if path else page


@lru_cache(maxsize=64)
def _packed(text: str) -> kept.Kept:
    return kept.packed(text, "text/html; charset=utf-8")


async def rules(request: Request) -> Response:
    """The rules of all games or of one, in the reader's language."""
    game = request.path_params.get("game", "")
    if game not in ("", *GAMES):
        return PlainTextResponse("There is nothing here.\n", 404)
    return _answered(await kept.draw(request, _rules, game, spoken(request)), request)


def _rules(game: str, language: str) -> str:
    return rules_page(game, language) if game else rules_index(language)


def drawn(path: str, language: str, base: str) -> str:
    """The page at an address, in a language, on a server; the same for everybody who asks."""
    words, (says, about) = labels(language), SAYS[path]
    links = (f'<link rel="modulepreload" href="{kept.address(f"{name}.js")}">' for name in PRELOADED[path])
    return Template(_source()).substitute(
        language=language,
        says=escape(words[says]),
        about=escape(words[about]),
        base=escape(base),
        kept=kept.address("")[:-1],
        links="\n".join(links),
        words=_data(PageWords(language, words)),
        evening=kept.EVENING,
        paper=kept.PAPER,
    )


def _data(thing: object) -> str:
    """JSON that cannot end the element it stands in."""
    return encode(thing).decode().replace("<", "\\u003c")


@cache
def _source() -> str:
    return (kept.STATIC / "index.html").read_text("utf-8")


async def manifest(request: Request) -> Response:
    """What a device needs to keep the page as an app."""
    words = labels(spoken(request))
    home = _home(request)
    icons = [{**icon, "src": home + kept.address(icon["src"])} for icon in ICONS]
    facts = {
        "name": "Gaslamp", "short_name": "Gaslamp", "description": words["screen-welcome-about"],
        "lang": spoken(request), "id": f"{home}/", "start_url": f"{home}/", "scope": f"{home}/",
        "display": "standalone", "background_color": kept.EVENING, "theme_color": kept.EVENING, "icons": icons,
    }  # fmt: skip
    headers = {**FLEETING, "vary": "accept-language"}
    return Response(encode(facts), media_type="application/manifest+json", headers=headers)


async def preview(request: Request) -> Response:
    """The picture beside a link, at a permanent address: a page that shows it may fetch it again."""
    picture = kept.kept("preview.png")
    assert picture, "it is in the package"
    return kept.sent(picture, request, SHOWN)


async def worker(request: Request) -> Response:
    """The script that keeps the page for when there is no network, and what it keeps from the start."""
    return kept.sent(_worker(_home(request)), request, FLEETING | WORKING)


@cache
def _worker(home: str) -> kept.Kept:
    shell = [home + kept.address(name) for name in SHELL]
    facts = {"HOME": home, "KEPT": home + kept.address(""), "SHELL": shell}
    constants = "".join(f"const {name}={json.dumps(value)};\n" for name, value in facts.items())
    return kept.packed(constants + short_script((kept.STATIC / "sw.js").read_text("utf-8")), "text/javascript")
