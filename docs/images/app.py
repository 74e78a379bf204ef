"""Draws the pictures that the page is known by elsewhere, its icons and its preview: `python docs/images/app.py`.

It needs Chromium and what the tests need. The pictures are kept in src/gaslamp/server/static.
"""

from __future__ import annotations

import shutil
import struct
import zlib
from pathlib import Path

import numpy as np
from playwright.sync_api import Browser, Page, sync_playwright

from gaslamp.board import load_board
from gaslamp.drawing.lights import PAWNS as COLOURS
from gaslamp.svg import Ghost, Pawn, draw

STATIC = Path(__file__).parents[2] / "src" / "gaslamp" / "server" / "static"
LAMP = (STATIC / "lamp.svg").read_text("utf-8")
PAWNS = {"fugitive": 100, "red": 82, "green": 126, "yellow": 112, "blue": 138, "purple": 115}
SHADES = 36
OWN = np.array([[int(body[i : i + 2], 16) for i in (1, 3, 5)] for body, _ in COLOURS.values()], np.float32)
"""The colours of the pawns, whatever else there is room for."""
PREVIEW = """<style>
body{margin:0;width:1200px;height:630px;overflow:hidden;background:#0c111d;position:relative}
.map{position:absolute;left:-300px;top:-470px;width:2350px}
.lanes,.halo,text.name,.tree,.ripple{display:none}.disc{fill:#f3d592!important}
.dusk{position:absolute;inset:0;background:linear-gradient(90deg,#0c111d 0 45%,#0c111d00 58%)}
.name{position:absolute;left:72px;top:0;height:630px;display:flex;flex-direction:column;justify-content:center}
.name svg{width:170px;height:170px;margin-left:-22px}
h1{margin:8px 0 0;font:600 118px 'Liberation Serif',serif;letter-spacing:2px;color:#f7e7bf}
p{margin:14px 0 0;width:150px;border-top:5px solid #f0c274}
</style>"""


def icon(browser: Browser, size: int, *, maskable: bool = False) -> bytes:
    """The lamp on its tile; to be cut to any shape, smaller on a tile without corners."""
    lamp = LAMP.replace('rx="14"', 'rx="0"') if maskable else LAMP
    share = 0.72 if maskable else 1.0
    style = f"svg{{position:absolute;inset:{(1 - share) / 2 * size}px;width:{share * size}px}}body{{margin:0}}"
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>{style}{'body{background:#141b2b}' * maskable}</style>{lamp}")
    return shot(page, transparent=not maskable)


def preview(browser: Browser) -> bytes:
    """The board by evening, a chase in its streets, and the name."""
    pawns = [Pawn(name, station) for name, station in PAWNS.items()]
    board = draw(load_board("bradley"), pawns=pawns, ghosts=[Ghost(140, entry=3)], light="evening")
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    lamp = LAMP.replace('<rect width="64" height="64" rx="14" fill="#141b2b"/>', "")
    name = f'<div class="name">{lamp}<h1>Gaslamp</h1><p></p></div>'
    page.set_content(f'{PREVIEW}<div class="map">{board}</div><div class="dusk"></div>{name}')
    return few_colours(pixels(page, shot(page)))


def shot(page: Page, *, transparent: bool = False) -> bytes:
    return page.screenshot(omit_background=transparent)


def pixels(page: Page, png: bytes) -> np.ndarray:
    """A picture as red, green and blue, unpacked by the browser."""
    flat = page.evaluate(
        """async (bytes) => {
            const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
            const { width, height } = picture;
            const pen = new OffscreenCanvas(width, height).getContext("2d");
            pen.drawImage(picture, 0, 0);
            return [width, height, ...pen.getImageData(0, 0, width, height).data];
        }""",
        list(png),
    )
    return np.array(flat[2:], np.uint8).reshape(flat[1], flat[0], 4)[..., :3]


def few_colours(picture: np.ndarray) -> bytes:
    """A PNG with a palette: each pixel has the nearest of a few colours, found as the middles of clusters."""
    points = picture.reshape(-1, 3).astype(np.float32)
    chance, kinds = np.random.default_rng(1), np.unique(points, axis=0)
    sample = np.concatenate([chance.choice(points, 10_000), chance.choice(kinds, 10_000)])  # rare colours count too
    chance.shuffle(sample)
    colours = sample[:: len(sample) // SHADES][:SHADES].copy()
    for _ in range(25):
        near = nearest(sample, colours)
        for i in range(SHADES):
            if (near == i).any():
                colours[i] = sample[near == i].mean(axis=0)
    colours = np.concatenate([colours, OWN])
    rows = nearest(points, colours).astype(np.uint8).reshape(picture.shape[:2])
    return png(rows, colours.round().astype(np.uint8))


def nearest(points: np.ndarray, colours: np.ndarray) -> np.ndarray:
    sizes = (colours**2).sum(axis=1)
    return np.concatenate([(sizes - 2 * part @ colours.T).argmin(axis=1) for part in np.array_split(points, 40)])


def png(rows: np.ndarray, colours: np.ndarray) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    height, width = rows.shape
    lines = b"".join(b"\0" + row.tobytes() for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"PLTE", colours.tobytes()) + chunk(b"IDAT", zlib.compress(lines, 9))
    return b"\x89PNG\r\n\x1a\n" + parts + chunk(b"IEND", b"")


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        (STATIC / "icon-192.png").write_bytes(icon(browser, 192))
        (STATIC / "icon-512.png").write_bytes(icon(browser, 512))
        (STATIC / "icon-maskable.png").write_bytes(icon(browser, 512, maskable=True))
        (STATIC / "preview.png").write_bytes(preview(browser))
        browser.close()


if __name__ == "__main__":
    main()
