"""Clean environments with the wheel in them, one for each extra; nothing of this one shows through."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
TRIES = 20
HIDDEN = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV", "GASLAMP_LANGUAGE", "LC_ALL", "LANG")


def build_wheel(folder: Path) -> Path:
    """The package as it would be published."""
    done = run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


def skip_where_nothing_can_be_installed(folder: Path) -> None:
    if find_spec("uv") is None or find_spec("hatchling") is None:
        pytest.skip("uv or hatchling is not installed: pip install -e '.[dev]'")
    tried = uv("pip", "install", "--target", folder, "msgspec")
    if tried.returncode:
        pytest.skip(f"no package index can be reached: {tried.stderr.strip().splitlines()[-1]}")


class Environment:
    """An environment with Gaslamp and one extra, or with Gaslamp alone."""

    def __init__(self, folder: Path, wheel: Path, extra: str = "") -> None:
        self.folder, self.home = folder, folder / "home"
        wanted = f"gaslamp[{extra}]" if extra else "gaslamp"
        for step in (("venv", folder), ("pip", "install", "--python", self.python, f"{wanted} @ {wheel.as_uri()}")):
            done = uv(*step)
            assert done.returncode == 0, done.stderr
        self.home.mkdir()

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def command(self) -> Path:
        return self.folder / "bin" / "gaslamp"

    @property
    def packages(self) -> Path:
        (found,) = self.folder.glob("lib/python*/site-packages")
        return found

    @property
    def environ(self) -> dict[str, str]:
        """Saved games and machine code stay in here too."""
        own = {name: str(self.home) for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
        return {name: value for name, value in os.environ.items() if name not in HIDDEN} | own

    def installed(self) -> set[str]:
        return {path.name.partition("-")[0].lower() for path in self.packages.glob("*.dist-info")}

    def gaslamp(self, *args: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        return run(self.command, *args, cwd=self.home, env=self.environ | environ, input=typed)

    def python_says(self, script: str) -> str:
        """The last line of what a line of Python complains of in there."""
        done = run(self.python, "-c", script, cwd=self.home, env=self.environ)
        return done.stderr.strip().splitlines()[-1]

    def promise(self, script: str, **environ: str) -> subprocess.CompletedProcess[str]:
        """Run one of the scripts in this folder in there."""
        return run(self.python, ROOT / "tests" / "install" / script, cwd=self.home, env=self.environ | environ)

    def cluster(self) -> subprocess.CompletedProcess[str]:
        """Play on a cluster in there. Ray gives itself half a minute to start: on a busy machine it is asked again."""
        for _ in range(TRIES):
            done = self.promise("cluster.py", RAY_gcs_server_port_wait_time_s=f"{PATIENCE:.0f}")
            if "timed out during startup" not in done.stderr:
                break
        return done

    @contextmanager
    def serving(self, *args: str) -> Iterator[str]:
        """The address of a server; it is stopped as one stops it."""
        command = [str(self.command), "serve", "--no-browser", "--port", "0", *args]
        with subprocess.Popen(command, cwd=self.home, env=self.environ, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            line = server.stdout.readline()
            try:
                yield "http" + line.partition("http")[2].split()[0].rstrip(".")
            finally:
                server.terminate()


def uv(*args: object) -> subprocess.CompletedProcess[str]:
    """With the certificates that the system trusts, as pip has them."""
    return run(sys.executable, "-m", "uv", *args, env=os.environ | {"UV_SYSTEM_CERTS": "true"})


def run(*args: object, **options: object) -> subprocess.CompletedProcess[str]:
    settings: dict[str, object] = {"capture_output": True, "text": True, "timeout": PATIENCE, **options}
    return subprocess.run([str(arg) for arg in args], check=False, **settings)  # type: ignore[call-overload,no-any-return]
