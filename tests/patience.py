"""How long the tests wait before they call a thing hung. No verdict hangs on it: whatever happens is waited for."""

PATIENCE = 600.0
"""Seconds: far more than anything takes on a machine that is busy with other work."""
