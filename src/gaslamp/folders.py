"""Where things are kept on each system: games, settings and machine code, each in the folder that is usual there."""

from __future__ import annotations

from pathlib import Path

from platformdirs import PlatformDirs

USUAL = PlatformDirs("gaslamp", appauthor=False)


def data_folder() -> Path:
    """Of saved games and the server's database."""
    return USUAL.user_data_path


def settings_folder() -> Path:
    return USUAL.user_config_path


def code_folder() -> Path:
    """Of compiled kernels, which can be made again at any time."""
    return USUAL.user_cache_path / "kernels"
