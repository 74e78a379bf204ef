"""Programs that play, well or badly: `python programs.py WAY`. They know nothing of Gaslamp."""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

Question = dict[str, Any]


def first(question: Question) -> object:
    return {"choose": 0}


def spelled(question: Question) -> object:
    """The last action, written out, and a word nobody asked for."""
    return {"action": question["view"]["actions"][-1], "because": "why not"}


def beyond(question: Question) -> object:
    return {"choose": len(question["view"]["actions"])}


def silly(question: Question) -> object:
    return {"action": {"type": "Move", "seat": question["view"]["seat"], "pawn": 0, "fare": "taxi", "station": 9999}}


def impostor(question: Question) -> object:
    return {"action": {**question["view"]["actions"][0], "seat": question["view"]["seat"] + 1}}


def gossip(question: Question) -> object:
    """Something that happens, but that nobody can do."""
    return {"action": {"type": "Began", "round": 3}}


def empty(question: Question) -> object:
    return {}


def mumble(question: Question) -> object:
    sys.stdout.write("good move!\n")
    return None


def endless(question: Question) -> object:
    sys.stdout.write("x" * (1 << 21))
    return None


def die(question: Question) -> object:
    print("out of ideas", file=sys.stderr)
    sys.exit(3)


def deaf(question: Question) -> object:
    """Says nothing more, and will not go."""
    os.close(1)
    time.sleep(600)
    return None


def dawdle(question: Question) -> object:
    time.sleep(600)
    return None


def seconds(question: Question) -> object:
    """Plays only if it was told to think for a quarter of a second."""
    return {"choose": 0} if question["seconds"] == 0.25 else {}


WAYS: dict[str, Callable[[Question], object]] = {
    way.__name__: way
    for way in (first, spelled, beyond, silly, impostor, gossip, empty, mumble, endless, die, deaf, dawdle, seconds)
}


def main(way: str) -> None:
    for line in sys.stdin:
        answer = WAYS[way](json.loads(line))
        if answer is not None:
            sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
