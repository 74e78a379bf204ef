"""Machine code where there is a compiler for it, plain Python where there is none: the same functions either way.

Compiled code is kept on disk in a folder named after the sources of all kernels, so that a change in one kernel never
leaves another's stale code behind; where nothing can be written it is compiled anew each time. Folders of other sources
that nobody has used for a month are removed. What goes into machine code is settled when it is compiled: a kernel takes
its constants from these sources only, or from its arguments.

A kernel that is the same for all games calls those that differ through `per_game`, which picks by the type of the model
when the code is compiled: nothing is looked up while it runs.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Generic, ParamSpec, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
R = TypeVar("R")
HERE = Path(__file__)
MONTH = 30 * 86_400
"""Seconds after which code that nobody has used is not kept any longer."""


def _compiler() -> Any:
    """Numba, where it is installed and works."""
    try:
        return import_module("numba")
    except ImportError:
        return None


numba = _compiler()


def sources() -> list[Path]:
    """The modules of this folder, which kernels take numbers and types from, and those elsewhere that hold kernels."""
    return sorted({*HERE.parent.glob("*.py"), *filter(holds_kernels, HERE.parents[2].rglob("*.py"))})


def holds_kernels(module: Path) -> bool:
    return b"from gaslamp.agents.engine.jit import" in module.read_bytes()


def _folder() -> Path | None:
    """Where compiled kernels are kept; None where nothing can be."""
    from gaslamp.folders import code_folder  # plain Python keeps nothing

    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources())).hexdigest()[:16]
    folder = code_folder() / digest
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
        os.utime(folder)
    except OSError:
        return None
    _tidy(folder)
    return folder


def _tidy(used: Path) -> None:
    """Remove the folders beside this one that have not been used for long."""
    for folder in used.parent.iterdir():
        try:
            if folder != used and time.time() - folder.stat().st_mtime > MONTH:
                shutil.rmtree(folder)
        except OSError:  # another process was quicker, or it is not ours to remove
            continue


FOLDER = _folder() if numba else None


def jit(function: F) -> F:
    """A kernel to be called from outside; it may make arrays."""
    return _compiled(function)


INLINE = {"forceinline": True, "_nrt": False}  # counting references takes four fifths of a playout


def inlined(function: F) -> F:
    """A kernel laid into every kernel that calls it. It counts no references, so it makes and returns no arrays."""
    return _compiled(function, **INLINE)


def summing(function: F) -> F:
    """As `inlined`, adding up in whatever order is quickest, several numbers at once."""
    return _compiled(function, fastmath=True, **INLINE)


def _compiled(function: F, **how: bool) -> F:
    if numba is None:
        return function
    with _kept():
        compiled: F = numba.njit(cache=FOLDER is not None, nogil=True, **how)(function)
    return compiled


class PerGame(Generic[P, R]):
    """A kernel written once for every kind of model: what differs from game to game."""

    def __init__(self, described: Callable[P, R]) -> None:
        self.__name__, self.__doc__ = described.__name__, described.__doc__
        self._kernels: dict[type[Any], Callable[P, R]] = {}  # by the model
        self._compiled: dict[type[Any], Callable[P, R]] = {}
        if numba:
            numba.extending.overload(self, strict=False, jit_options=INLINE | {"nogil": True})(self._picked)

    def of(self, *models: type[Any]) -> Callable[[F], F]:
        """The decorated function is the kernel for games with these models, or with models that descend from them."""

        def registered(kernel: F) -> F:
            self._kernels |= dict.fromkeys(models, kernel)
            self._compiled |= dict.fromkeys(models, inlined(kernel))
            return kernel

        return registered

    def plays(self, model: type[Any]) -> bool:
        return _nearest(self._kernels, model) is not None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        first: Any = args[0]
        model = type(getattr(first, "model", first))
        kernel = _nearest(self._compiled, model)
        if kernel is None:
            raise TypeError(f"{self.__name__} has no kernel for {model.__name__}")
        return kernel(*args, **kwargs)

    def _picked(self, first: Any, *_: Any) -> Callable[P, R] | None:
        """The kernel by the type of a model, or of what holds one as `model`; both are named tuples to the compiler."""
        model = first.types[first.fields.index("model")] if "model" in first.fields else first
        return _nearest(self._kernels, model.instance_class)


def _nearest(kernels: dict[type[Any], Callable[P, R]], model: type[Any]) -> Callable[P, R] | None:
    return next((kernels[kind] for kind in model.__mro__ if kind in kernels), None)


def per_game(described: Callable[P, R]) -> PerGame[P, R]:
    """A kernel whose first argument is a model, or holds one; each game says with `of` how it is done there."""
    return PerGame(described)


@contextmanager
def _kept() -> Iterator[None]:
    """What is marked to be kept meanwhile is kept in our folder; other people's kernels are left where they are."""
    usual = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(FOLDER or usual)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = usual
