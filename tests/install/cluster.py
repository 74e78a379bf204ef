"""What the extra `ray` adds: an arena on a cluster, here one of this machine alone."""

from __future__ import annotations

from gaslamp.arena import Plan, play_arena

if __name__ == "__main__":
    options = {"detectives": 2, "rounds": 3, "entries": 4}
    plan = Plan(options=options, fugitives=("uniform",), detectives=("uniform",), games=2, jobs=1, ray="local")
    assert play_arena(plan).is_complete
    print("kept")
