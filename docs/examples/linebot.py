"""A bot in a program of its own: it needs Python and nothing else, not even Gaslamp.

It reads one question a line and answers with one line. Any language that can do so can play.
"""

import json
import random
import sys


def choose(view, rng):
    """The number of an action: as the fugitive a black ticket now and then, otherwise any."""
    blacks = [n for n, action in enumerate(view["actions"]) if action.get("fare") == "black"]
    if blacks and rng.random() < 0.25:
        return rng.choice(blacks)
    return rng.randrange(len(view["actions"]))


rng = None
for line in sys.stdin:
    question = json.loads(line)
    rng = rng or random.Random(question["seed"])
    print(json.dumps({"choose": choose(question["view"], rng)}), flush=True)
