"""`gaslamp doctor`: what is there to play with, part by part, and what is broken. Nothing is changed by looking."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache, reduce
from typing import Any

from msgspec import Struct
from typer.main import get_command

from gaslamp.cli.files import print_json
from gaslamp.cli.help import columns
from gaslamp.cli.looks import LOOKS, Library, Part, database, extra, libraries, look
from gaslamp.cli.settings import CONFIG, PREFIX, SETTINGS, Setting, Settings
from gaslamp.core import Problem
from gaslamp.extras import EXTRAS
from gaslamp.words import SYSTEM, Words, pick_language


class InForce(Struct, frozen=True, kw_only=True):
    """A setting, what it is, and where that comes from."""

    name: str
    value: object
    origin: str
    """`option`, `environment`, `file`, `system` or `default`."""


class Diagnosis(Struct, frozen=True, kw_only=True):
    is_playable: bool
    """Whether nothing is broken; what is merely missing can be done without."""
    parts: tuple[Part, ...]
    libraries: tuple[Library, ...]
    settings: tuple[InForce, ...]


def diagnose(settings: Settings, named: str | None, words: Words) -> Diagnosis:
    """Look at every part; `named` is the database that is meant, unless it is the usual one."""
    found = tuple(libraries())
    parts = (
        *(look(name, at, words) for name, at in LOOKS.items()),
        look("database", lambda words: database(named, words), words),
        *(extra(name, found, words) for name in EXTRAS),
        _file(settings, words),
        *_unknown_variables(words),
    )
    playable = all(part.state != "broken" for part in parts)
    in_force = tuple(_in_force(setting, settings, words) for setting in SETTINGS)
    return Diagnosis(is_playable=playable, parts=parts, libraries=found, settings=in_force)


# Settings


def _file(settings: Settings, words: Words) -> Part:
    if settings.faults:
        text = " ".join(words.explain(fault) for fault in settings.faults)
        return Part(name="settings", state="broken", text=text)
    path = settings.path
    return Part(name="settings", text=str(path) if path.is_file() else words.say("doctor-no-file", file=path))


def _unknown_variables(words: Words) -> Iterator[Part]:
    """A slip of the pen in the environment is noted by nobody else."""
    known = [CONFIG, *(setting.variable for setting in SETTINGS)]
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known:
            unknown = Problem("setting-unknown", name=name, known=", ".join(known))
            yield Part(name="settings", state="note", text=words.explain(unknown))


def _in_force(setting: Setting, settings: Settings, words: Words) -> InForce:
    if setting.name == "language":
        return _language(settings, words)
    if chosen := settings.chosen.get(setting.name):
        return InForce(name=setting.name, value=_shown(setting.name, chosen.value), origin=chosen.origin)
    return InForce(name=setting.name, value=default_of(setting), origin="default")


def _language(settings: Settings, words: Words) -> InForce:
    """The one that is spoken here; who decided on it follows from who else had a say."""
    chosen = settings.chosen.get("language")
    system = pick_language(environ={name: os.environ.get(name, "") for name in SYSTEM})
    is_option = words.language != (chosen.value if chosen else system)
    return InForce(
        name="language", value=words.language, origin="option" if is_option else chosen.origin if chosen else "system"
    )


def _shown(name: str, value: object) -> object:
    if name not in ("database", "mail"):
        return value
    from gaslamp.server.launch import without_password

    return without_password(str(value))


def default_of(setting: Setting) -> object:
    """What the options say that a setting belongs to; None where they leave it open, or differ."""
    found = set()
    for option in setting.options:
        *path, name = option.split()
        command = reduce(lambda group, step: group.commands[step], path, _all_commands())
        found |= {param.default for param in command.params if name in param.opts}
    return found.pop() if len(found) == 1 else None


@cache
def _all_commands() -> Any:
    from gaslamp.cli.commands import app

    return get_command(app)


# What is printed


def show_diagnosis(found: Diagnosis, words: Words, *, json: bool) -> None:
    if json:
        print_json(found)
        return
    print(columns([(words.say("doctor-part", part=part.name), _told(part, words)) for part in found.parts]))
    print(f"\n{words.say('doctor-settings')}\n")
    print(columns([(setting.name, _told_setting(setting, words)) for setting in found.settings]))
    broken = sum(part.state == "broken" for part in found.parts)
    print(f"\n{words.say('doctor-verdict', broken=broken)}")


def _told(part: Part, words: Words) -> str:
    return words.say("doctor-state", state=part.state, text=part.text)


def _told_setting(setting: InForce, words: Words) -> str:
    match setting.value:
        case None:
            value = "–"
        case bool(is_on):
            value = words.say("cli-yes" if is_on else "cli-no")
        case other:
            value = str(other)
    return words.say("doctor-setting", value=value, origin=setting.origin)
