"""What a record tells: how much the detectives could know, ticket by ticket, and who won by which rule."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from gaslamp import (
    CHANCE,
    SPECTATOR,
    Belief,
    Event,
    IllegalAction,
    Match,
    Player,
    Record,
    make_agent,
    make_game,
    read_record,
    record_of,
    redact,
    replay,
    run,
    write_record,
)
from gaslamp.games import AnyChase, Began, Chase, Move
from gaslamp.words import Words


def keep(path: Path) -> None:
    match = Match(make_game("classic", 2, {"rounds": 6}))
    players = [Player("Ann"), Player(agent="uniform")]
    run(match, {seat: make_agent("uniform", Random(seat)) for seat in (CHANCE, 0, 1)})
    write_record(path, record_of(match, players=players))


def doubts(game: AnyChase, events: tuple[Event, ...]) -> Iterator[int]:
    """How many stations he can be at, for all that everybody knows, whenever a round begins."""
    belief = Belief(game, eyes=SPECTATOR)
    for n, event in enumerate(events):
        belief.update(events[: n + 1])
        if isinstance(event, Began) and event.round > 1:
            yield len(belief.odds)


def tickets(record: Record) -> Counter[str]:
    return Counter(event.fare for event in record.events if isinstance(event, Move) and event.pawn == 0)


def main() -> None:
    path = Path("analysis.record")
    keep(path)
    record = read_record(path)
    game = record.new_game()
    assert isinstance(game, Chase)
    seen = tuple(redact(event, 1) for event in record.events)
    print(tickets(record).most_common(1), list(doubts(game, seen)), replay(game, seen).outcome)
    print(Words("en").tell(record.events[-1], game, record.players))
    try:
        record.match().play(Move(seat=1, pawn=1, fare="taxi", station=1))
    except IllegalAction as refusal:
        print(refusal.key, refusal)


if __name__ == "__main__":
    main()
