"""The reference of a module, from its `__all__`: what is public cannot be forgotten."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module

from sphinx.pycode import ModuleAnalyzer

GROUPS = {"Functions": "autofunction", "Classes": "autoclass", "Problems": "autoexception", "Values": "autodata"}


def public_names(module: str) -> list[str]:
    """What a module says is public; where it says nothing, what it defines and does not begin with an underscore."""
    found = import_module(module)
    if hasattr(found, "__all__"):
        return list(found.__all__)
    return [name for name, value in vars(found).items() if name[0] != "_" and _is_own(value, module)]


def _is_own(value: object, module: str) -> bool:
    return getattr(value, "__module__", None) == module


def reference(module: str) -> str:
    """A page's part about a module, in Markdown: its docstring, then every public name by its sort."""
    directives = list(_directives(module))
    groups = [
        f"## {title}\n\n" + "\n\n".join(text for sort, text in directives if sort == title)
        for title in GROUPS
        if any(sort == title for sort, _ in directives)
    ]
    return "\n\n".join([_rst(f".. automodule:: {module}\n   :no-members:"), *groups])


def _directives(module: str) -> Iterator[tuple[str, str]]:
    for name in public_names(module):
        sort = _sort(getattr(import_module(module), name))
        yield sort, _entry(module, name, GROUPS[sort])


def _sort(value: object) -> str:
    if inspect.isclass(value):
        return "Problems" if issubclass(value, BaseException) else "Classes"
    return "Functions" if inspect.isroutine(value) else "Values"


def _entry(module: str, name: str, directive: str) -> str:
    """What is in `gaslamp` already is described there and only named here."""
    if module != "gaslamp" and name in public_names("gaslamp"):
        return f'<a id="{module}.{name}"></a>`{name}`: as {{py:obj}}`gaslamp.{name}`.'
    if directive == "autodata":
        said = "\n   ".join(_said(module, name))
        return _rst(f".. py:data:: {name}\n   :module: {module}\n\n   {said}")
    return _rst(f".. {directive}:: {module}.{name}")


def _said(module: str, name: str) -> list[str]:
    """What is written below a value where it is set, wherever it was imported from."""
    analyzer = ModuleAnalyzer.for_module(module)
    for node in ast.walk(ast.parse(analyzer.code)):
        if isinstance(node, ast.ImportFrom) and node.module and name in {alias.name for alias in node.names}:
            return _said(node.module, name)
    return analyzer.find_attr_docs().get(("", name), [])


def _rst(text: str) -> str:
    return f"```{{eval-rst}}\n{text}\n```"
