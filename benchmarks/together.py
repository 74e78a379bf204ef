"""Detectives who agree by talking, against the same without: `python -m benchmarks.together --deals 300`

`minds`: five separate bots that may talk only through the room, and one mind that plays all five seats; both search
with the same budget. `casual`: five `casual` seats that follow the plans a bot says, and five that play by themselves.
Both sides of a comparison are dealt the same starts, and flee with the same bot. Printed last: how often he was caught,
by how much more often one than the other (the interval of Bonett and Price for pairs), what share that is, and how
often the odds that the plans told came true. `speed`: how long a plan takes, as times of the same bot's turn.

With `--seconds` bots search by the clock as at a table; else by a count of playouts, and the same seed plays the same.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from gaslamp import CHANCE, Match, make_game
from gaslamp.agents import Sleuth, make_agent
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.team import BUDGET, TeamMember, TeamPlanner, Voice
from gaslamp.agents.team.member import Proposed, read
from gaslamp.agents.uniform import Uniform
from gaslamp.arena.rate import paired, wilson
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Agent

COMPARISONS = {"minds": ("one mind", "five who talk"), "casual": ("by themselves", "with plans")}
SEATS = {"classic": 6, "holmes": 6, "compact": 4}


class Deal(NamedTuple):
    """One match to play."""

    number: int
    game: str
    team: str
    fugitive: str
    seed: int
    budget: int | None


class Played(NamedTuple):
    """How it went: whether he was caught, his points, and of every plan its odds for that turn and what came of it."""

    caught: bool
    points: int
    told: list[tuple[float, bool]]
    said: int


def rng(deal: Deal, name: str) -> Random:
    return Random(f"{deal.seed} {deal.number} {name}")


def play(deal: Deal) -> Played:
    """One match: everybody on the team is told the same messages in the same order, and nothing else."""
    match: Match[Any] = Match(make_game(deal.game, SEATS[deal.game]))
    chance, room, told = Uniform(rng(deal, "chance")), list[bytes](), list[tuple[float, bool]]()
    runaways: dict[int, Agent] = {seat: runaway(deal, seat) for seat in range(match.game.seats)}
    team, voice = seated(deal, match.game)
    while match.to_act:
        seat, state = min(match.to_act), match.state
        if seat == CHANCE:
            match.play(chance.act(match.view(CHANCE)))
        elif seat == state.fugitive:
            match.play(runaways[seat].act(match.view(seat)))
        else:
            player = team[seat]
            if isinstance(player, TeamMember):
                talk(match, team, voice, room)
                match.play(player.act(match.view(seat), room))
            else:
                match.play(player.act(match.view(seat)))
            told += judged(room, state, match)
    is_caught = match.outcome is not None and match.state.fugitive not in match.outcome.winners
    return Played(is_caught, points(match), told, sum(map(len, room)))


def points(match: Match[Any]) -> int:
    """What all made of their rounds as Mister X, in the compact game."""
    return sum(getattr(match.state, "scores", ()))


def seated(deal: Deal, game: Any) -> tuple[Mapping[int, Agent | TeamMember], Voice | None]:
    """Who plays every seat when it is a detective, and who says plans without a seat."""
    seats = range(game.seats)
    match deal.team:
        case "one mind":
            mind = sleuth(rng(deal, "mind"), deal.budget)
            return dict.fromkeys(seats, mind), None
        case "five who talk":
            return {seat: talker(deal, game, seat) for seat in seats}, None
        case "by themselves":
            return {seat: make_agent("casual", rng(deal, f"casual {seat}")) for seat in seats}, None
    casual = {seat: TeamMember(make_agent("casual", rng(deal, f"casual {seat}"))) for seat in seats}
    return casual, Voice(game, rng(deal, "voice"), budget=deal.budget)


def runaway(deal: Deal, seat: int) -> Agent:
    generator = rng(deal, f"runs {seat}")
    return sleuth(generator, deal.budget) if deal.fugitive == "sleuth" else make_agent(deal.fugitive, generator)


def sleuth(generator: Random, budget: int | None) -> Agent:
    return Sleuth(generator, games=budget) if budget else Sleuth(generator, seconds=0.2)


def talker(deal: Deal, game: Any, seat: int) -> TeamMember:
    voice = Voice(game, rng(deal, f"plans {seat}"), budget=deal.budget)
    return TeamMember(Heuristic(rng(deal, f"moves {seat}")), voice)


def talk(match: Match[Any], team: Mapping[int, Any], voice: Voice | None, room: list[bytes]) -> None:
    """Everybody has their say, one after the other, until nobody has anything to add."""
    first = min(match.to_act)
    if voice and (said := voice.say(match.view(first), room)):
        room.append(said)
    is_silent = False
    while not is_silent:
        is_silent = True
        for seat, member in team.items():
            if seat != match.state.fugitive and (said := member.say(match.view(seat), room)):
                room.append(said)
                is_silent = False


def judged(room: Sequence[bytes], before: Any, match: Match[Any]) -> Iterator[tuple[float, bool]]:
    """Of a plan that stood when a turn began, the odds it told for the turn and whether it caught him."""
    state = match.state
    is_over = bool(state.outcome) or state.round != before.round or state.phase != "answer"
    if is_over and isinstance(before.round, int):
        plans = [message.plan for message in read(room, before.round) if isinstance(message, Proposed)]
        whole = [plan for plan in plans if len(plan.moves) == len(state.stations) - 1]
        if whole:
            yield whole[0].odds.now, state.stations[FUGITIVE] in state.stations[1:] and state.outcome is not None


def compare(asked: Namespace, names: tuple[str, str]) -> None:
    budget = None if asked.seconds else asked.budget
    results: dict[str, list[Played]] = {}
    with get_context("spawn").Pool(asked.jobs) as pool:
        for name in names:
            deals = [Deal(n, asked.game, name, asked.fugitive, asked.seed, budget) for n in range(asked.deals)]
            results[name] = list(progress(name, pool.imap(play, deals), asked.deals))
    tell(results, names, asked)


def progress(name: str, played: Iterator[Played], total: int) -> Iterator[Played]:
    for n, each in enumerate(played, 1):
        yield each
        if n % max(1, total // 10) == 0:
            print(f"{name}: {n} of {total}", file=sys.stderr, flush=True)


def tell(results: Mapping[str, Sequence[Played]], names: tuple[str, str], asked: Namespace) -> None:
    one, other = (results[name] for name in names)
    if asked.game == "compact":
        gains = [b.points - a.points for a, b in zip(one, other, strict=True)]
        means = [sum(each.points for each in some) / len(some) for some in (one, other)]
        print(f"points of Mister X: {names[0]} {means[0]:.1f}, {names[1]} {means[1]:.1f}; {interval(gains)}")
        return
    caught = [[each.caught for each in some] for some in (one, other)]
    for name, some in zip(names, caught, strict=True):
        rate = wilson(sum(some), len(some))
        print(f"{name}: {asked.fugitive} caught in {sum(some)} of {len(some)}, ", end="")
        print(f"{rate.share:.1%} ({rate.low:.1%} to {rate.high:.1%})")
    more = paired(*caught)
    print(f"{names[1]}: {100 * more.share:+.1f} points ({100 * more.low:+.1f} to {100 * more.high:+.1f})")
    base = sum(caught[0]) / len(one)
    print(
        f"that is {1 + more.share / base:.1%} of {names[0]} ({1 + more.low / base:.1%} to {1 + more.high / base:.1%})"
    )
    told = [pair for each in other for pair in each.told]
    if told:
        expected, found = sum(odds for odds, _ in told), sum(is_caught for _, is_caught in told)
        print(f"{len(told)} plans expected {expected:.0f} catches in their turn, there were {found}")
        print(f"{sum(each.said for each in other) / len(other):.0f} bytes said in a match")


def interval(gains: Sequence[float]) -> str:
    mean = sum(gains) / len(gains)
    spread = (sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains)) ** 0.5
    return f"{mean:+.1f} points ({mean - 1.96 * spread:+.1f} to {mean + 1.96 * spread:+.1f})"


def speed(asked: Namespace) -> None:
    """How long a plan takes, told in milliseconds and beside one move of the bot that plans, in one run."""
    for game in SEATS:
        match: Match[Any] = Match(make_game(game, SEATS[game]))
        agents: dict[int, Agent] = {seat: make_agent("heuristic", Random(seat)) for seat in range(match.game.seats)}
        agents[CHANCE], planner = Uniform(Random(asked.seed)), TeamPlanner(match.game, Random(asked.seed))
        bot, plans, moves = Sleuth(Random(asked.seed), seconds=0.2), list[float](), list[float]()
        while match.to_act:
            seat = min(match.to_act)
            view = match.view(seat)
            if seat != CHANCE and seat != match.state.fugitive and (plan := timed(plans, planner.propose, view)):
                timed(plans, planner.propose, view, [plan.moves[0].move])
                timed(moves, bot.act, view)
            match.play(agents[seat].act(view))
        plans, moves = plans[2:], moves[1:]  # the first of each loads machine code
        times = f"median {1000 * median(plans):.0f} ms, most {1000 * max(plans):.0f} ms"
        print(f"{game}: {len(plans)} plans, {times}; most {max(plans) / max(moves):.2f} times the bot's longest move")


def timed(times: list[float], work: Any, *args: Any) -> Any:
    begin = perf_counter()
    found = work(*args)
    times.append(perf_counter() - begin)
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=(*COMPARISONS, "speed"), nargs="?", default="minds")
    parser.add_argument("--game", choices=tuple(SEATS), default="classic")
    parser.add_argument("--fugitive", default="club", help="the bot that flees")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=int, default=BUDGET, help="playouts of each plan between two halvings")
    parser.add_argument("--seconds", action="store_true", help="search by the clock, 0.2 seconds a turn")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    speed(asked) if asked.what == "speed" else compare(asked, COMPARISONS[asked.what])


if __name__ == "__main__":
    main()
