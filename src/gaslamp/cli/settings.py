"""What people set once and for all: by environment variables `GASLAMP_*`, or in a file `settings.toml`.

An option on the command line holds before the environment, that before the file, that before the default. Whatever is
wrong is kept as a fault with its place, so that one reading finds every fault: docs/reference/settings.md.
"""

from __future__ import annotations

import math
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from gaslamp.core import Problem
from gaslamp.words import pick_language

PREFIX = "GASLAMP_"
CONFIG = "GASLAMP_CONFIG"
"""The variable that names another file."""
SWITCH = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
LIGHTS = ("evening", "paper")
LOGS = ("text", "json")
Origin: TypeAlias = Literal["environment", "file"]
Read: TypeAlias = Callable[[str, str], Any]
"""Makes a value of the name a setting goes by and what was written, or raises the Problem with it."""


class SettingFault(Problem):
    """A setting that is not known, or cannot be what somebody has set it to."""


class Setting(NamedTuple):
    """One thing that can be set."""

    name: str
    read: Read
    options: tuple[str, ...]
    """The options it is the default of, each after its command."""

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


class Chosen(NamedTuple):
    """What something is set to, and where."""

    value: Any
    origin: Origin
    called: str
    """What it goes by there: the name of the variable, or the name in the file."""
    place: Mapping[str, object] = {}
    """The file and the line, where it is in a file."""


class Settings(NamedTuple):
    """All that is set on this machine."""

    path: Path
    chosen: Mapping[str, Chosen]
    faults: Sequence[Problem]

    def value(self, name: str) -> Any:
        return self.chosen[name].value if name in self.chosen else None

    def behind(self, option: str) -> Chosen | None:
        """What an option takes its value from where it is not given: `play --bot` from the setting `bot`."""
        names = (setting.name for setting in SETTINGS if option in setting.options)
        return next((self.chosen[name] for name in names if name in self.chosen), None)


# What can be set


def _language(_called: str, text: str) -> str:
    return pick_language(text, {})


def _game(called: str, text: str) -> str:
    from gaslamp.games import GAMES

    return _one_of(tuple(GAMES), called, text)


def _light(called: str, text: str) -> str:
    return _one_of(LIGHTS, called, text)


def _one_of(known: Sequence[str], called: str, text: str) -> str:
    if text not in known:
        raise SettingFault("choice-unknown", option=called, value=text, known=", ".join(known))
    return text


def _log(called: str, text: str) -> str:
    return _one_of(LOGS, called, text)


def _text(_called: str, text: str) -> str:
    return text


def _listed(_called: str, text: str) -> list[str]:
    """Several values, with commas between them."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _switch(called: str, text: str) -> bool:
    if text.lower() not in SWITCH:
        raise SettingFault("choice-unknown", option=called, value=text, known="yes, no")
    return SWITCH[text.lower()]


def _whole(least: int, most: int | None = None) -> Read:
    def read(called: str, text: str) -> int:
        number = int(text) if re.fullmatch(r"[+-]?[0-9]{1,9}", text) else None
        if number is None or number < least or (most is not None and number > most):
            limits = "least" if most is None else "both"
            raise SettingFault("argument-not-whole", option=called, range=limits, least=str(least), most=str(most))
        return number

    return read


def _amount(called: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 <= number < math.inf:
        raise SettingFault("argument-not-number", option=called, range="least", least="0", most="")
    return number


DATABASE = (
    "serve --database",
    "worker --database",
    "doctor --database",
    *(f"database {name} --database" for name in ("info", "backup", "restore", "prune", "reports", "forget")),
)
SETTINGS = (
    Setting("language", _language, ("--language",)),
    Setting("game", _game, ("play --game", "arena --game")),
    Setting("bot", _text, ("play --bot",)),
    Setting("plain", _switch, ("play --plain", "learn --plain", "replay --plain", "join --plain")),
    Setting("hints", _switch, ("play --hints",)),
    Setting("reasons", _switch, ("play --reasons", "replay --reasons", "join --reasons")),
    Setting("theme", _light, ("board draw --light", "deck draw --light")),
    Setting("host", _text, ("serve --host",)),
    Setting("port", _whole(0, 65535), ("serve --port",)),
    Setting("lan", _switch, ("serve --lan",)),
    Setting("browser", _switch, ("serve --browser",)),
    Setting("database", _text, DATABASE),
    Setting("pace", _amount, ("serve --pace", "worker --pace")),
    Setting("bots", _whole(0, 64), ("serve --bots", "worker --bots")),
    Setting("expire", _amount, ("serve --expire",)),
    Setting("mail", _text, ("serve --mail",)),
    Setting("mail_from", _text, ("serve --mail-from",)),
    Setting("address", _text, ("serve --address",)),
    Setting("allow_host", _listed, ("serve --allow-host",)),
    Setting("proxy", _listed, ("serve --proxy",)),
    Setting("path", _text, ("serve --path",)),
    Setting("limit_requests", _whole(0), ("serve --limit-requests",)),
    Setting("limit_tables", _whole(0), ("serve --limit-tables",)),
    Setting("limit_sockets", _whole(0), ("serve --limit-sockets",)),
    Setting("limit_connections", _whole(0), ("serve --limit-connections",)),
    Setting("metrics", _text, ("serve --metrics",)),
    Setting("log", _log, ("serve --log",)),
    Setting("jobs", _whole(1), ("arena --jobs", "exploit --jobs")),
)
NAMED = {setting.name: setting for setting in SETTINGS}


# Where it is set


def settings_file(environ: Mapping[str, str] = os.environ) -> Path:
    """The file of this machine's user, or the one that is named instead."""
    from gaslamp.folders import settings_folder

    named = environ.get(CONFIG)
    return Path(named) if named else settings_folder() / "settings.toml"


def load_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """What is set by the environment and in the file, and every fault in it."""
    path, faults = settings_file(environ), list[Problem]()
    written = [*_in_file(path, faults, is_named=bool(environ.get(CONFIG))), *_in_environment(environ)]
    chosen = {}
    for setting, text, origin, called, place in written:  # what comes later holds
        try:
            chosen[setting.name] = Chosen(setting.read(called, text), origin, called, place)
        except Problem as problem:
            problem.details.update(place)
            faults.append(problem)
    return Settings(path, chosen, faults)


Written: TypeAlias = tuple[Setting, str, Origin, str, Mapping[str, object]]


def _in_environment(environ: Mapping[str, str]) -> Iterator[Written]:
    for setting in SETTINGS:
        if text := environ.get(setting.variable):
            yield setting, text, "environment", setting.variable, {}


def _in_file(path: Path, faults: list[Problem], *, is_named: bool) -> Iterator[Written]:
    if not is_named and not path.is_file():
        return
    from gaslamp.textfile import read_text

    try:
        text = read_text(path)
        entries = tomllib.loads(text)
    except Problem as problem:
        faults.append(problem)
        return
    except tomllib.TOMLDecodeError as error:
        faults.append(SettingFault("settings-not-toml", file=path, line=_line_of_error(error)))
        return
    for name, value in entries.items():
        place = {"file": path, "line": _line_of(name, text)}
        if fault := _fault(name, value):
            faults.append(SettingFault(fault, name=name, known=", ".join(NAMED), **place))
        else:
            yield NAMED[name], _written(value), "file", name, place


def _fault(name: str, value: object) -> str:
    if name not in NAMED:
        return "setting-unknown"
    return "" if isinstance(value, str | int | float) else "setting-not-plain"


def _written(value: object) -> str:
    """A value as the environment would have it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _line_of(name: str, text: str) -> int:
    """Where a name is set; 0 where it is written in some other way than plainly."""
    heading = re.compile(rf"\s*(?:\[+\s*)?[\"']?{re.escape(name)}[\"']?\s*[=.\]]")
    return next((number for number, line in enumerate(text.splitlines(), 1) if heading.match(line)), 0)


def _line_of_error(error: tomllib.TOMLDecodeError) -> int:
    """The library says it within its sentence only; a file that ends too early ends at no line."""
    return int(found[1]) if (found := re.search(r"at line (\d+)", str(error))) else 0


# What the library makes of it


class Defaults(dict[str, Any]):
    """What options are where they are not given, command by command, as the library asks for it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        for setting in SETTINGS:
            if setting.name in settings.chosen:
                for option in setting.options:
                    self._set(option, settings.value(setting.name))

    def _set(self, option: str, value: object) -> None:
        *commands, name = option.split()
        place: dict[str, Any] = self
        for command in commands:
            place = place.setdefault(command, {})
        place[name.lstrip("-").replace("-", "_")] = value


def settings_of(ctx: Any) -> Settings:
    """The settings that a command runs with."""
    settings: Settings = ctx.find_root().default_map.settings
    return settings
