"""The modules of the screen, composed into a few packs, so that a page asks for three scripts and not for fifty.

The page is the pack `app`. Every module that is imported only when it is needed, `import("./chase.js")`, begins a pack
of its own, with all that it imports; what two packs need is in `app`. In a pack each module is a function of its own.
A page that is no part of the app, such as the rules, has one pack that needs no other.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from gaslamp.server.minify import short_script

FIRST = "app"
ALONE = ("rules",)
"""The modules of pages that do not load the app; what they share with it they bring along."""
IMPORT = re.compile(r'^import(?:\{([^}]*)\}|\*as (\w+) )from"\./([\w-]+)\.js";', re.MULTILINE)
LATER = re.compile(r'\bimport\("\./([\w-]+)\.js"\)')
EXPORT = re.compile(r"^export ((?:async )?function|class|const) (\w+)", re.MULTILINE)
OTHER = re.compile(r"^(?:import\b(?!\(|\.)|export\b).*|\bimport\((?!\"\./[\w-]+\.js\"\)).*", re.MULTILINE)
"""Whatever of importing and exporting is none of the above."""


class BadModule(Exception):
    """A module that cannot be packed."""


class Module:
    """A module by its name, its text shortened."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = short_script(text)
        self.needs = [found[2] for found in IMPORT.findall(self.text)]
        self.later = LATER.findall(self.text)
        self.exports = [name for _, name in EXPORT.findall(self.text)]
        if odd := OTHER.search(EXPORT.sub(r"\1 \2", IMPORT.sub("", self.text))):
            raise BadModule(f"{name}.js: {odd[0][:60]}")

    @property
    def packed(self) -> str:
        """A function of its own that answers with what the module exports."""
        body = EXPORT.sub(r"\1 \2", IMPORT.sub(_taken, self.text))
        return f"const {_var(self.name)}=(()=>{{{body}\nreturn{{{','.join(self.exports)}}}}})();"


def _taken(found: re.Match[str]) -> str:
    names = f"{{{re.sub(r' as ', ':', found[1])}}}" if found[1] is not None else found[2]
    return f"const {names}={_var(found[3])};"


def _var(name: str) -> str:
    return "$" + name.replace("-", "_")


def compose(sources: Mapping[str, str]) -> dict[str, str]:
    """The packs by name, of modules by name."""
    modules = {name: Module(name, text) for name, text in sources.items()}
    order = _in_order(modules, [FIRST])
    begins = [FIRST, *dict.fromkeys(name for module in modules.values() for name in module.later)]
    reach = {name: _in_order(modules, [name]) for name in begins}
    counts = Counter(name for names in reach.values() for name in names)
    shared = [name for name in counts if counts[name] > 1 and name not in order]
    first = _in_order(modules, [*shared, FIRST])
    members = {name: [one for one in reach[name] if one not in first] for name in begins if name not in first}
    packs = {name: _pack(modules, names, name) for name, names in members.items()}
    lent = ",".join(sorted({_var(need) for names in members.values() for need in _borrowed(modules, names)}))
    packs[FIRST] = "".join(modules[name].packed + "\n" for name in first) + f"export{{{lent}}};\n"
    return packs | {name: _pack(modules, _in_order(modules, [name]), name) for name in ALONE if name in modules}


def _in_order(modules: Mapping[str, Module], begins: Sequence[str]) -> list[str]:
    """These modules and all they import, each after what it imports."""
    found: list[str] = []
    for name in begins:
        _visit(modules, name, found, ())
    return found


def _visit(modules: Mapping[str, Module], name: str, found: list[str], above: tuple[str, ...]) -> None:
    if name in above:
        raise BadModule(f"{name}.js imports itself by way of {', '.join(above)}")
    if name not in modules:
        raise BadModule(f"{above[-1] if above else FIRST}.js imports {name}.js, which is not there")
    if name not in found:
        for need in modules[name].needs:
            _visit(modules, need, found, (*above, name))
        found.append(name)


def _borrowed(modules: Mapping[str, Module], names: Sequence[str]) -> Iterator[str]:
    """What these modules import from another pack."""
    return (need for name in names for need in modules[name].needs if need not in names)


def _pack(modules: Mapping[str, Module], names: Sequence[str], begin: str) -> str:
    lent = ",".join(sorted({_var(need) for need in _borrowed(modules, names)}))
    parts = [f'import{{{lent}}}from"./{FIRST}.js";'] if lent else []
    parts += [modules[name].packed for name in names]
    return "\n".join([*parts, f"export const{{{','.join(modules[begin].exports)}}}={_var(begin)};\n"])
