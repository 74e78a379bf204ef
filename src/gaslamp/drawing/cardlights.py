"""The two lights in which cards and tokens are seen, and the style sheet they are put into."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template

from gaslamp.drawing.lights import SANS, SERIF, Light, Palette, scoped

CARD_PALETTES: Mapping[Light, Palette] = {
    "paper": {
        "page": "#e6d8b8", "plate": "#efe4ca", "edge": "#b39a6c", "card": "#fdf7e8", "frame": "#8a6a3c",
        "line": "#d3bd8f", "ink": "#3d2c1a", "faint": "#6d5739", "dossier": "#cfa873", "tape": "#6b4320",
        "forensic": "#9c2c26", "witness": "#1f6247", "cyber": "#28527f", "universal": "#7a5200",
        "glyph": "#fff8e8", "counter": "#fffaf0", "seal": "#8c2520", "wax": "#fff3dc", "thread": "#c98a12",
        "glow": "#ffd978", "lamp": "#a96f05", "shade": "#7a623d",
    },
    "evening": {
        "page": "#0c111d", "plate": "#151d2e", "edge": "#3c4860", "card": "#222c42", "frame": "#a58a55",
        "line": "#3b475f", "ink": "#f0e2be", "faint": "#b3a98f", "dossier": "#4a361c", "tape": "#e0b262",
        "forensic": "#ff9c8a", "witness": "#7fdcae", "cyber": "#8fc6ff", "universal": "#ffd36e",
        "glyph": "#161a26", "counter": "#101726", "seal": "#e8b95c", "wax": "#24190a", "thread": "#ffd98a",
        "glow": "#ffb93c", "lamp": "#ffcf7a", "shade": "#05080f",
    },
}  # fmt: skip

CARD_RULES = """
.page{fill:$page}.plate{fill:$plate;stroke:$edge;stroke-width:1}.plate.turn{stroke:$lamp;stroke-width:3}
.shade{fill:$shade;opacity:.28}.face{fill:$card;stroke:$frame;stroke-width:1.2}
.frame{fill:none;stroke:$line;stroke-width:.9}.flourish{fill:none;stroke:$line;stroke-width:1.1;stroke-linecap:round}
.lead .face{fill:$dossier;stroke:$tape;stroke-width:2}.lead .frame{stroke:$tape;stroke-width:.8}
.corner{fill:$tape}
.vignette{fill:none;stroke:$faint;stroke-width:1.2;stroke-linecap:round;stroke-linejoin:round;opacity:.75}
.lens{fill:$card;stroke:$tape;stroke-width:2}.handle{fill:none;stroke:$tape;stroke-width:4.4;stroke-linecap:round}
.back .hatch{fill:none;stroke:$tape;stroke-width:.8;opacity:.55}
.number{font:700 13px $serif;fill:$ink;text-anchor:middle;font-variant-numeric:lining-nums tabular-nums}
.lens-number{font:700 13px $serif;fill:$ink;text-anchor:middle;font-variant-numeric:lining-nums}
.seal{fill:$seal}.worth{font:800 11.5px $sans;fill:$wax;text-anchor:middle}
.medal{fill:$seal}.medal-rim{fill:none;stroke:$wax;stroke-width:.9;stroke-dasharray:1.4 1.5}
.medal-text{font:800 13px $sans;fill:$wax;text-anchor:middle}
.medal-art{fill:none;stroke:$wax;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}.medal-star{fill:$wax}
.sign{stroke:$glyph;color:$glyph;stroke-width:1.25;stroke-linecap:round;stroke-linejoin:round}
.forensic{fill:$forensic}.witness{fill:$witness}.cyber{fill:$cyber}.universal{fill:$universal}
.letter{font:800 8.6px $sans;text-anchor:middle;stroke:none}.lead .letter{fill:$ink}
.counter{fill:$counter;stroke:$frame;stroke-width:1}.mill{fill:none;stroke-width:1.6;stroke-dasharray:2 1.6}
.token.forensic .mill{stroke:$forensic}.token.witness .mill{stroke:$witness}.token.cyber .mill{stroke:$cyber}
.token.universal .mill{stroke:$universal;stroke-dasharray:none;stroke-width:2.4}
.thread{fill:none;stroke:$thread;stroke-width:2.6;stroke-linecap:round}
.glow{fill:none;stroke:$glow;stroke-width:10;opacity:.45}
.halo{fill:none;stroke:$thread;stroke-width:2.2}
.gap{fill:none;stroke:$edge;stroke-width:1.2;stroke-dasharray:4 4}
.title{font:600 30px $serif;fill:$ink}.heading{font:600 17px $serif;fill:$ink}
.small{font:italic 14px $serif;fill:$faint}.count{font:700 15px $sans;fill:$ink}
.score{font:700 34px $serif;fill:$ink;font-variant-numeric:lining-nums}.end{text-anchor:end}.middle{text-anchor:middle}
.turn .heading{fill:$lamp}.closed{opacity:.55}
"""


def card_style(light: Light) -> str:
    """The style sheet of a light; every rule holds only inside an element of the class of that name."""
    text = Template(CARD_RULES).substitute(CARD_PALETTES[light], serif=SERIF, sans=SANS)
    return scoped(text, f".{light}")
