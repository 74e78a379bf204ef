"""What every set of house rules is worth: the same deals by the book and with it, between equal bots.

`python -m benchmarks.handicaps --deals 300` measures all and writes `src/gaslamp/data/handicaps.json`, from which the
page and the documentation tell it; `--game classic` measures one game again and leaves the others as they are.
In a chase it counts how often the detectives win, in a game of points how often the second player wins alone.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import json

from gaslamp.arena.game import GameResult
from gaslamp.arena.plan import Contest, Plan, Schedule
from gaslamp.arena.pool import map_games
from gaslamp.arena.rate import paired
from gaslamp.games import GAMES
from gaslamp.presentation import presentation_named, presets_of
from gaslamp.presentation.worth import UNMEASURED, Worth, table

PATH = Path(__file__).parents[1] / "src/gaslamp/data/handicaps.json"
MODES = {"holmes": ("original", "sherlock")}


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=tuple(GAMES))
    parser.add_argument("--agent", default="heuristic")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="print what was measured, for docs/together.md")
    asked = parser.parse_args()
    if asked.table:
        print(*table(), sep="\n")
        return
    for game in (asked.game,) if asked.game else tuple(GAMES):
        _keep(game, tuple(_measured(game, asked.agent, asked.deals, asked.seed, asked.jobs)))


def _keep(game: str, found: tuple[Worth, ...]) -> None:
    kept = json.decode(PATH.read_bytes(), type=tuple[Worth, ...]) if PATH.exists() else ()
    everything = [*(worth for worth in kept if worth.game != game), *found]
    everything.sort(key=lambda worth: tuple(GAMES).index(worth.game))
    lines = ",\n".join(json.encode(worth).decode() for worth in everything)
    PATH.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def _measured(game: str, agent: str, deals: int, seed: int, jobs: int) -> Iterator[Worth]:
    shown = presentation_named(game)
    seats = shown.solo if shown.is_sided else 2
    for mode in MODES.get(game, ("",)):
        base = {"mode": mode} if mode else {}

        def plan(options: Mapping[str, Any], base: Mapping[str, str] = base) -> Schedule:
            setting: Any = {"game": game, "seats": seats, "games": deals, "seed": seed, "jobs": jobs}
            everything: Any = {"options": {**base, **options}, **setting}
            if shown.screen == "case":
                return Contest(agents=(agent,), **everything)
            return Plan(fugitives=(agent,), detectives=(agent,), **everything)

        book = _won(plan({}))
        for preset, options in presets_of(game).items():
            if not options or preset in UNMEASURED.get(game, ()):
                continue
            more = paired(book, _won(plan(options)))
            worth = Worth(
                game=game,
                preset=preset,
                mode=mode,
                seats=seats,
                agent=agent,
                deals=deals,
                book=round(sum(book) / deals, 3),
                share=round(more.share, 3),
                low=round(more.low, 3),
                high=round(more.high, 3),
            )
            print(worth, flush=True)
            yield worth


def _won(plan: Schedule) -> list[bool]:
    """Deal by deal, whether those won whom it is measured for."""
    plan.check()
    results = {result.n: _is_won(result) for result, _ in map_games(plan, list(plan.fixtures))}
    return [results[n] for n in range(plan.games)]


def _is_won(result: GameResult) -> bool:
    assert result.forfeit is None, result.forfeit
    is_chase = len(result.chases) == 1
    return not result.chases[0].escaped if is_chase else result.winners == (1,)


if __name__ == "__main__":
    main()
