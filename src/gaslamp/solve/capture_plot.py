"""The distribution of capture times as an SVG picture that stands on its own: a bar for every round.

Every bar has its figures as a title, which a browser shows under the pointer and a screen reader can read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

from gaslamp.solve.capture import CaptureSummary

WIDTH, HIGH, ROOM = 640.0, 260.0, 40.0
"""The whole width, the height of the highest bar, and the room round the bars."""
STYLE = (
    "svg{background:#fbf7ee;font:14px system-ui,sans-serif}text{fill:#3b352b}.faint{fill:#7a7262}"
    "rect{fill:#5b6ea8}line{stroke:#cfc6b2}"
)


def draw_capture(summary: CaptureSummary, *, title: str, below: str, tell: Callable[[int, float], str]) -> str:
    """Bars of the shares caught in each round; `tell` puts a round (0: never) and its share into words.

    >>> from gaslamp import load_board
    >>> from gaslamp.solve import capture_times
    >>> summary = capture_times(load_board("ravensburger"), detectives=1).summary()
    >>> draw_capture(summary, title="One detective", below="round", tell="{}: {:.2%}".format)[:4]
    '<svg'
    """
    bars = "".join(_bars(summary, tell))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:.0f} {HIGH + 3 * ROOM:.0f}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>{_text(title, WIDTH / 2, ROOM * 0.65, '')}"
        f'<line x1="{ROOM}" x2="{WIDTH - ROOM}" y1="{ROOM + HIGH}" y2="{ROOM + HIGH}"/>'
        f"{bars}{_text(below, WIDTH / 2, HIGH + 2.5 * ROOM, 'faint')}</svg>"
    )


def _bars(summary: CaptureSummary, tell: Callable[[int, float], str]) -> Iterator[str]:
    counts = dict(enumerate(summary.caught, 1)) | ({0: summary.never} if summary.never else {})
    wide, most = (WIDTH - 2 * ROOM) / len(counts), max(counts.values())
    for place, (now, count) in enumerate(counts.items()):
        x, high = ROOM + wide * place, HIGH * 0.94 * count / most
        shape = f'x="{x + wide * 0.1:.1f}" y="{ROOM + HIGH - high:.1f}" width="{wide * 0.8:.1f}" height="{high:.1f}"'
        yield f"<g><title>{escape(tell(now, count / summary.placements))}</title><rect {shape}/>"
        yield _text(str(now or "∞"), x + wide / 2, HIGH + 1.5 * ROOM, "faint") + "</g>"


def _text(text: str, x: float, y: float, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{escape(text)}</text>'
