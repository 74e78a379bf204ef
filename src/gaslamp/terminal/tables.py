"""A match on a screen, by what is played: here, or at a server's table."""

from __future__ import annotations

from typing import TypeAlias

from gaslamp.terminal.local_match import LocalCase, LocalChase
from gaslamp.terminal.remote_match import RemoteCase, RemoteChase

AnyChaseTable: TypeAlias = LocalChase | RemoteChase
"""A chase."""
AnyCaseTable: TypeAlias = LocalCase | RemoteCase
"""A case."""
