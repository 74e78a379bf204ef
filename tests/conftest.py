"""What holds for all tests: how long Hypothesis takes for its examples is no matter of right and wrong."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("gaslamp", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gaslamp")
