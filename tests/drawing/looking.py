"""What is read off a drawing, and a village to draw."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from gaslamp.drawing.lights import Light

LIGHTS: tuple[Light, ...] = ("evening", "paper")
SVG = "{http://www.w3.org/2000/svg}"

VILLAGE = """gaslamp board 1
frame 1000 500
station 1 100 100
station 2 900 100
station 3 100 400
station 4 900 400
line taxi 1 2
line taxi 3 4
"""


def elements(text: str, kind: str) -> Iterator[ElementTree.Element]:
    """The drawing's elements of one class."""
    for element in ElementTree.fromstring(text).iter():
        if kind in element.get("class", "").split():
            yield element


def place(element: ElementTree.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[0-9.]+", element.get("transform", ""))[:2]
    return float(x), float(y)


def contrast(one: str, other: str) -> float:
    """The ratio of two colours' luminance, as accessibility guidelines compute it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
