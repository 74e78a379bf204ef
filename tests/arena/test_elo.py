"""Elo per role: the model it fits is the model that was played, and it knows how sure it is."""

from __future__ import annotations

import math
from random import Random
from statistics import fmean

import pytest

from gaslamp.arena.chases import Chased
from gaslamp.arena.duels import duels_of
from gaslamp.arena.elo import Elo, elo_of, fit, scaled
from gaslamp.arena.game import GameResult
from gaslamp.arena.plan import Pairing

FUGITIVES = {"fast": 1620.0, "slow": 1460.0, "lame": 1420.0}
DETECTIVES = {"fast": 1420.0, "slow": 1530.0, "lame": 1550.0}
EDGE = 60.0


def chance(pairing: Pairing) -> float:
    lead = FUGITIVES[pairing.fugitive] + EDGE - DETECTIVES[pairing.detectives]
    return 1 / (1 + math.pow(10, -lead / 400))


PAIRINGS = [Pairing(one, other) for one in FUGITIVES for other in DETECTIVES]


def result(pairing: Pairing, n: int, *, escaped: bool, points: int | None = None) -> GameResult:
    chase = Chased(escaped=escaped, how="CL-23", rounds=3, entries=3, points=points)
    return GameResult(lineup=pairing, n=n, winners=(), points=(), chases=(chase,), seconds=0.0)


def played(games: int, seed: int = 1) -> dict[Pairing, list[GameResult]]:
    rng = Random(seed)
    return {one: [result(one, n, escaped=rng.random() < chance(one)) for n in range(games)] for one in PAIRINGS}


def rated(elo: Elo | None) -> Elo:
    assert elo
    return elo


def test_the_ratings_that_were_played_are_found_again() -> None:
    tally = {pairing: (1e6 * chance(pairing), 1e6) for pairing in PAIRINGS}
    found = scaled(fit(tally))
    for agent in FUGITIVES:
        assert found["fugitive", agent] == pytest.approx(FUGITIVES[agent], abs=0.1)
        assert found["detectives", agent] == pytest.approx(DETECTIVES[agent], abs=0.1)
    assert found["fugitive", ""] == pytest.approx(EDGE, abs=0.1)


def test_each_role_is_1500_on_average_and_the_best_comes_first() -> None:
    elo = rated(elo_of(played(300), 7))
    for role in ("fugitive", "detectives"):
        found = [rating.elo.mean for rating in elo.ratings if rating.role == role]
        assert fmean(found) == pytest.approx(1500)
        assert found == sorted(found, reverse=True)
    assert [rating.role for rating in elo.ratings] == ["fugitive"] * 3 + ["detectives"] * 3


def test_the_intervals_hold_the_truth_and_shrink_with_more_games() -> None:
    few, many = (rated(elo_of(played(games, seed=4), 7)) for games in (40, 640))
    truth = {("fugitive", agent): elo for agent, elo in FUGITIVES.items()}
    truth |= {("detectives", agent): elo for agent, elo in DETECTIVES.items()}
    for rating in many.ratings:
        assert rating.elo.low is not None
        assert rating.elo.high is not None
        assert rating.elo.low - 15 <= truth[rating.role, rating.agent] <= rating.elo.high + 15
    assert width(many) < width(few) / 3, "sixteen times the games, a quarter of the width"


def width(elo: Elo) -> float:
    return fmean((rating.elo.high or 0) - (rating.elo.low or 0) for rating in elo.ratings)


def test_whoever_wins_all_has_a_rating_all_the_same() -> None:
    pairings = [Pairing(one, other) for one in ("a", "b") for other in ("a", "b")]
    elo = rated(elo_of({p: [result(p, n, escaped=p.fugitive == "a") for n in range(20)] for p in pairings}, 7))
    best, worst = (rating for rating in elo.ratings if rating.role == "fugitive")
    assert (best.agent, worst.agent) == ("a", "b")
    assert 1800 < best.elo.mean < 2300


def test_the_same_games_give_the_same_intervals() -> None:
    assert elo_of(played(30), 7) == elo_of(played(30), 7)


def test_one_deal_tells_no_interval() -> None:
    elo = rated(elo_of(played(1), 7))
    assert {(rating.elo.low, rating.elo.high) for rating in elo.ratings} == {(None, None)}


def test_nobody_is_rated_alone_or_before_all_have_played() -> None:
    alone = Pairing("a", "b")
    assert elo_of({alone: [result(alone, 0, escaped=True)]}, 7) is None
    assert elo_of(played(3) | {Pairing("fast", "late"): []}, 7) is None
    one_team = {pairing: results for pairing, results in played(9).items() if pairing.detectives == "slow"}
    assert {rating.role for rating in rated(elo_of(one_team, 7)).ratings} == {"fugitive"}


# One against another


def numbered(ends: str, points: int | None = None) -> dict[tuple[int, int], Chased]:
    """One chase for every letter: `+` got away, `-` was caught."""
    pairing = Pairing("", "")
    return {(n, 0): result(pairing, n, escaped=end == "+", points=points).chases[0] for n, end in enumerate(ends)}


def test_a_duel_pools_both_sides_of_every_deal() -> None:
    (duel,) = duels_of(
        {
            Pairing("a", "b"): numbered("++-+"),
            Pairing("b", "a"): numbered("-+-+"),
            Pairing("a", "a"): numbered("++++"),
        }
    )
    assert (duel.agent, duel.other, duel.games) == ("a", "b", 8)
    assert duel.share.share == 5 / 8, "three escapes and two catches"
    assert 0 < duel.share.low < 5 / 8 < duel.share.high < 1
    assert duel.points is None


def test_a_duel_for_points_says_by_how_many() -> None:
    (duel,) = duels_of({Pairing("a", "b"): numbered("++", points=20), Pairing("b", "a"): numbered("++", points=14)})
    assert duel.points
    assert duel.points.mean == 6
    assert duel.share.share == 0.5


def test_only_deals_that_both_played_count() -> None:
    (duel,) = duels_of({Pairing("a", "b"): numbered("+++"), Pairing("b", "a"): numbered("-")})
    assert (duel.games, duel.share.share) == (2, 1.0)
    assert not list(duels_of({Pairing("a", "b"): numbered("+")}))
