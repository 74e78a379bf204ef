"""How strong one bot is against another: both sides of every deal, at equal time for a turn.

`python -m benchmarks.strength sleuth nijssen --deals 200 --seconds 0.2`
`python -m benchmarks.strength sleuth heuristic --game holmes -o mode=sherlock --deals 100 --results sherlock.jsonl`

Two seats, so that one bot plays all detectives; classic on the `ravensburger` board. With a results file it can be
stopped and gone on with. A bot thinks on one core: play on as many as the machine has to spare and no more.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from gaslamp.arena import Pairing, Plan, Report, play_arena
from gaslamp.arena.rate import wilson

BOARD = {"classic": {"board": "ravensburger"}}


class Crossing(Plan, frozen=True, kw_only=True):
    """Each against the other, and not against itself."""

    @property
    def lineups(self) -> Sequence[Pairing]:
        one, other = self.fugitives
        return [Pairing(one, other), Pairing(other, one)]


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("agents", nargs=2)
    parser.add_argument("--game", choices=("classic", "holmes", "compact"), default="classic")
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path)
    asked = parser.parse_args()
    options = BOARD.get(asked.game, {}) | dict(option.split("=") for option in asked.option)
    plan = Crossing(
        game=asked.game,
        seats=2,
        options=options,
        fugitives=tuple(asked.agents),
        detectives=tuple(asked.agents),
        games=asked.deals,
        seed=asked.seed,
        seconds=asked.seconds,
        jobs=asked.jobs,
        results=asked.results,
    )
    tell(play_arena(plan))


def tell(report: Report) -> None:
    for standing in report.standings:
        who, points = standing.pairing, standing.points
        print(f"{who.fugitive} fleeing from {who.detectives}: got away {standing.escapes} of {standing.games}", end="")
        print(f", {points.mean.mean:.1f} points" if points else "", f"({standing.forfeits} forfeits)")
    for duel in report.duels:
        pooled = wilson(duel.share.share * duel.games, duel.games)
        print(f"{duel.agent} wins {pooled.share:.1%} of {duel.games} games, {pooled.low:.1%} to {pooled.high:.1%}")
        if duel.points:
            sure = f", {duel.points.low:.1f} to {duel.points.high:.1f}" if duel.points.low is not None else ""
            print(f"and scores {duel.points.mean:.1f} points more as Mister X than {duel.other}{sure}")


if __name__ == "__main__":
    main()
