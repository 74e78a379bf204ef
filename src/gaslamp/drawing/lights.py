"""The two lights a board is seen in, and the style sheet they are put into."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from string import Template
from typing import Literal, TypeAlias

Light: TypeAlias = Literal["evening", "paper"]
"""How a picture is lit: by gaslight, or as if it were printed."""
Palette: TypeAlias = Mapping[str, str]

PAWNS: Mapping[str, tuple[str, str]] = {
    "purple": ("#7d4fa8", "#ffffff"),
    "red": ("#bf3830", "#ffffff"),
    "green": ("#2f7d45", "#ffffff"),
    "yellow": ("#f0c22e", "#2b1d04"),
    "blue": ("#2a63b5", "#ffffff"),
}
"""The colour of each pawn and of the letter on it, the same in every light."""
CAST: Mapping[str, tuple[str, str]] = {
    "sherlock": ("#9c4a1a", "#ffffff"),
    "watson": ("#2f7d45", "#ffffff"),
    "irene": ("#ad3577", "#ffffff"),
    "mycroft": ("#2a63b5", "#ffffff"),
    "lestrade": ("#f0c22e", "#2b1d04"),
    **dict.fromkeys(("bobby1", "bobby2", "bobby3"), ("#8297b5", "#0f1a2b")),
}
"""The same for the pawns of the Sherlock Holmes edition."""

PALETTES: Mapping[Light, Palette] = {
    "paper": {
        "page": "#e9dcbf", "ground": "#efe4ca", "lane": "#f6eedb", "street": "#fdf8ea", "kerb": "#dccaa4",
        "water": "#c3d8de", "bank": "#86a7b3", "ripple": "#aecad3", "park": "#d5dfb6", "hedge": "#b3c48c",
        "tree": "#b2c48a", "ink": "#4e3b27", "faint": "#8a7355", "leaf": "#56683a", "wave": "#4b7183",
        "taxi": "#b98313", "bus": "#22766a", "core": "#e4f5ee", "underground": "#a92f2a", "ferry": "#2d4f76",
        "disc": "#fffaf0", "shine": "#fffaf0", "rim": "#5b4527", "number": "#23180b", "glow": "#fffdf5",
        "glowing": "0.45", "heat": "#c8452a", "target": "#0b7fa8", "outline": "#2b1f12",
        "fugitive": "#26201a", "cipher": "#f7efdc", "border": "#8a5a2b", "plate": "#fffaf0", "grove": "#3d6b2a",
        "stone": "#7b4a2a", "current": "#2a6288", "blood": "#a8211f", "bar": "#b8352b", "stripe": "#fff8ea",
    },
    "evening": {
        "page": "#0c111d", "ground": "#141b2b", "lane": "#1b2436", "street": "#32353f", "kerb": "#1f2533",
        "water": "#25374f", "bank": "#7694b8", "ripple": "#2e4360", "park": "#1a2f2a", "hedge": "#2b4a3d",
        "tree": "#264439", "ink": "#d8c7a0", "faint": "#8f8a7c", "leaf": "#86a884", "wave": "#93b2d3",
        "taxi": "#d8a544", "bus": "#37988a", "core": "#b5ddd2", "underground": "#e2655c", "ferry": "#a9cdf0",
        "disc": "#f3d592", "shine": "#fff4d6", "rim": "#7a5a26", "number": "#1d1305", "glow": "#ffcf7a",
        "glowing": "0.34", "heat": "#ff7a45", "target": "#7fd0ff", "outline": "#0c111d",
        "fugitive": "#f4ead2", "cipher": "#1b1a22", "border": "#c08a52", "plate": "#101726", "grove": "#93cf86",
        "stone": "#e6bd92", "current": "#86c3f2", "blood": "#f0554a", "bar": "#e2554a", "stripe": "#fdf3dc",
    },
}  # fmt: skip

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Liberation Serif',serif"
SANS = "'Helvetica Neue',Arial,'Liberation Sans',sans-serif"

RULES = """
.page{fill:$page}.ground{fill:$ground}
.neat{fill:none;stroke:$ink;stroke-width:.8}.rule{fill:none;stroke:$ink;stroke-width:1.8}
.ticks{fill:none;stroke:$ink;stroke-width:3;stroke-dasharray:25 25;opacity:.75}
.lanes{fill:none;stroke:$lane;stroke-width:2.6;stroke-linecap:round}
.park{fill:$park;stroke:$hedge;stroke-width:1}.tree{fill:$tree}
.water{fill:$water;stroke:$bank;stroke-width:1.1}.ripple{fill:none;stroke:$ripple;stroke-width:.8}
.kerbs{fill:none;stroke:$kerb;stroke-width:7.4;stroke-linejoin:round}.kerbs.bus{stroke-width:8.6}
.streets{fill:none;stroke:$street;stroke-width:6;stroke-linejoin:round}.streets.bus{stroke-width:7.2}
.parapets{fill:none;stroke:$bank;stroke-width:9.4}
.line{fill:none;stroke-linejoin:round}
.line.taxi,.spur{stroke:$taxi;stroke-width:1.5}.spur{fill:none}.junction{fill:$taxi}
.line.bus{stroke:$bus;stroke-width:3.4}.line.core{stroke:$core;stroke-width:1.1}
.line.underground{stroke:$underground;stroke-width:3.2;stroke-dasharray:7 2.6}
.line.ferry{stroke:$ferry;stroke-width:2.6;stroke-linecap:round;stroke-dasharray:.1 5.4}
.disc{fill:url(#gaslamp-lamp-$light)}.halo{fill:url(#gaslamp-halo-$light)}
.edge{fill:none;stroke:$rim;stroke-width:1.1}
.rim{fill:none;stroke-width:2.8}.rim.bus{stroke:$bus}.rim.core{stroke:$core;stroke-width:.9}
.rim.underground{stroke:$underground;stroke-dasharray:4.1 1.7}
.rim.ferry{stroke:$ferry;stroke-width:1.9;stroke-linecap:round;stroke-dasharray:.1 4.35}
.number{font:700 9px $sans;fill:$number;text-anchor:middle;font-variant-numeric:tabular-nums}
.number.long{font-size:8.3px;letter-spacing:-.15px}
.name{font:italic 6.4px $serif;fill:$ink;text-anchor:middle;paint-order:stroke;stroke:$ground;stroke-width:1.8px;\
stroke-linejoin:round}
.name.park{fill:$leaf;stroke:$park;font-size:6.6px;letter-spacing:.3px}
.name.bridge{fill:$wave}.name.station{letter-spacing:.3px}
.name.water{fill:$wave;stroke:$water}
.name.river{fill:$wave;stroke:$water;font-size:9.5px;letter-spacing:3px;text-anchor:start}
.title{font:600 30px $serif;letter-spacing:9px;fill:$ink}.subtitle{font:italic 12px $serif;fill:$faint}
.key{font:italic 12.5px $serif;fill:$ink}
.rose{fill:$ink}.rose .light{fill:$ground;stroke:$ink;stroke-width:.6}.rose .ring{fill:none;stroke:$ink;stroke-width:.6}
.rose text{font:600 8px $serif;text-anchor:middle;fill:$ink}
.heat{fill:$heat}.target .edge{stroke:$target}.aim{fill:none;stroke:$target;stroke-width:2.6;stroke-dasharray:5.2 1.7}
.pawn .body{stroke:$outline;stroke-width:.9;stroke-linejoin:round}.pawn text{font:800 8px $sans;text-anchor:middle}
.pawn text.two{font-size:6.4px;letter-spacing:-.4px}
.pawn.fugitive .body{fill:$fugitive}.pawn.fugitive text{fill:$cipher}
.foothold{fill:none;stroke:$fugitive;stroke-width:3}
.ghost .body{fill:$page;fill-opacity:.75;stroke:$fugitive;stroke-width:.8;stroke-linejoin:round}
.ghost text{font:800 8px $sans;text-anchor:middle;fill:$fugitive}
.ghost .badge{fill:$fugitive}.ghost .entry{font-size:6.4px;fill:$cipher}
"""

MARK_RULES = """
.border{fill:none;stroke:$border;stroke-linecap:round;stroke-width:1.9;stroke-dasharray:9 3.8 .1 3.8}
.border.band{stroke-width:7.4;stroke-dasharray:none;opacity:.26}
.quarter{fill:none}
.numeral{font:700 11px $serif;fill:$border;text-anchor:middle}
.mark .plate{fill:$plate;stroke:$ink;stroke-width:.7}.mark .rag{fill:$blood}
.mark.crime .plate{stroke:none}.mark .key{font-size:11px}
.mark.of-park .sign{fill:$grove}.mark.of-monument .sign{fill:$stone}.mark.of-river .sign{fill:$current}
.mark.of-hideout .sign{fill:$fugitive;stroke:$ground;stroke-width:.8;paint-order:stroke}
.roadblock .post{stroke:$outline;stroke-width:1.8}.roadblock .bar{fill:$stripe;stroke:$outline;stroke-width:.9}
.roadblock .stripe{fill:$bar}
"""
"""What only a board with marks needs."""


def style(light: Light, *, marked: bool = False) -> str:
    """The style sheet of a light; every rule holds only in an element of its class."""
    return scoped(_filled(PALETTES[light], light, marked=marked), f".{light}")


def page_style(lights: Collection[Light]) -> str:
    """The same for a page that has several lights: each rule once, its colours by names that every light explains."""
    named = {name: f"var(--board-{name})" for name in PALETTES[next(iter(lights))]}
    rules = scoped(_filled(named, "$light", marked=True), ":root .board").splitlines()
    glows = [rule for rule in rules if "$light" in rule]
    lit = [glow.replace(":root", f".{light}").replace("$light", light) for light in lights for glow in glows]
    return "\n".join([*(rule for rule in rules if rule not in glows), *lit, *map(_names, lights)])


def _names(light: Light) -> str:
    return f".{light}{{{''.join(f'--board-{name}:{value};' for name, value in PALETTES[light].items())}}}"


def _filled(colours: Palette, light: str, *, marked: bool) -> str:
    template = RULES + MARK_RULES if marked else RULES
    text = Template(template).substitute(colours, light=light, serif=SERIF, sans=SANS)
    for name, (body, letter) in {**PAWNS, **(CAST if marked else {})}.items():
        text += f".pawn.{name} .body{{fill:{body}}}.pawn.{name} text{{fill:{letter}}}.foothold.{name}{{stroke:{body}}}"
    return text


def scoped(text: str, scope: str) -> str:
    """Rules, one to a line, that hold only inside some element; each of the selectors of a rule."""
    rules = (rule.strip().partition("{") for rule in text.split("}") if rule.strip())
    return "\n".join(f"{','.join(f'{scope} {one}' for one in names.split(','))}{{{what}}}" for names, _, what in rules)
