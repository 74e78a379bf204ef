"""Help pages and refusals of the command line, in the reader's language.

No help text stands in the code. The help of `gaslamp board check` is the text `cli-board-check`, that of its
argument FILE is `cli-board-check-file`, and how the argument is written is `cli-board-check-file.value`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from shutil import get_terminal_size
from textwrap import fill, shorten
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from gaslamp.cli.settings import settings_of
from gaslamp.core import Problem
from gaslamp.words import Words

OPTIONAL = ("--resume",)
"""Options whose value may be left out."""
HINT = 70
"""Characters of what a shell shows beside what it offers."""


class BadRequest(Problem):
    """What was asked on the command line cannot be done; `command` is where its help is."""


def one_of(option: str, value: str, known: Sequence[str]) -> str:
    """The value, if it is among the known ones."""
    if value not in known:
        raise BadRequest("choice-unknown", option=option, value=value, known=", ".join(known))
    return value


class Page(TyperCommand):
    """A command; too many arguments are refused here and not by the library."""

    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with refusals(ctx):
            rest = super().parse_args(ctx, _with_values(args))
            if rest and not ctx.resilient_parsing:
                raise BadRequest("arguments-too-many", extra=" ".join(rest))
            _refuse_endless(ctx)
            return rest

    def invoke(self, ctx: Any) -> Any:
        with refusals(ctx):
            return super().invoke(ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(ctx, self.get_params(ctx)))

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        return _described(ctx, super().shell_complete(ctx, incomplete))


class Index(TyperGroup):
    """A command that others belong to."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with refusals(ctx), _own_help(ctx, args):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        with refusals(ctx):
            if args[0] not in self.commands:
                raise BadRequest("command-unknown", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(page(ctx, self.get_params(ctx), tuple(self.commands)))

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        return _described(ctx, super().shell_complete(ctx, incomplete))


@contextmanager
def _own_help(ctx: Any, args: Sequence[str]) -> Iterator[None]:
    """Where nobody asks for this page, no option is looked for: the library would load its validators to find none."""
    names = ctx.help_option_names
    ctx.help_option_names = names if set(names) & set(args[:1]) else []
    try:
        yield
    finally:
        ctx.help_option_names = names


def _with_values(args: Sequence[str]) -> list[str]:
    """`--resume` with nothing after it becomes `--resume=`."""
    following = [*args, "-"][1:]
    return [f"{a}=" if a in OPTIONAL and after.startswith("-") else a for a, after in zip(args, following, strict=True)]


# Refusals


def is_given(ctx: Any, name: str | None) -> bool:
    """Whether somebody has typed the option, here and now."""
    return _source(ctx, name) == "COMMANDLINE"


def _source(ctx: Any, name: str | None) -> str:
    source = ctx.get_parameter_source(name or "")
    return source.name if source else ""


@contextmanager
def refusals(ctx: Any) -> Iterator[None]:
    """Where the library refuses, we do, in our words; and every refusal knows which help page to point to."""
    try:
        yield
    except typer.TyperException as error:
        problem = _refusal(error, ctx)
        if _name_setting(problem, ctx):
            problem.details.pop("command")
        raise problem from None
    except BadRequest as problem:
        if not _name_setting(problem, ctx):
            problem.details.setdefault("command", ctx.command_path)
        raise


def _name_setting(problem: BadRequest, ctx: Any) -> bool:
    """What was set and not typed is refused by the name it has there, with its place."""
    option = str(problem.details.get("option"))
    param = _options(ctx).get(option)
    if not param or _source(ctx, param.name) != "DEFAULT_MAP":
        return False
    path = " ".join([*ctx.command_path.split()[1:], option])
    if chosen := settings_of(ctx).behind(path):
        problem.details.update(option=chosen.called, **chosen.place)
    return chosen is not None


def _refuse_endless(ctx: Any) -> None:
    """`nan` and `inf` are numbers to the library; there is nothing one could do with them."""
    for name, param in _options(ctx).items():
        value = ctx.params.get(param.name)
        if isinstance(value, float) and not isfinite(value):
            raise BadRequest("argument-not-number", option=name, **_range(param))


def _refusal(error: Any, ctx: Any) -> BadRequest:
    where = {"command": ctx.command_path}
    match type(error).__name__:
        case "NoSuchOption":
            known = ", ".join(_options(ctx))
            return BadRequest("argument-unknown", option=error.option_name, known=known, **where)
        case "BadOptionUsage":
            is_flag = _options(ctx)[error.option_name].is_flag
            key = "argument-takes-no-value" if is_flag else "argument-needs-value"
            return BadRequest(key, option=error.option_name, **where)
        case "MissingParameter":
            return BadRequest("argument-missing", name=_value(ctx, error.param), **where)
    return _wrong_value(error, where)


def _wrong_value(error: Any, where: dict[str, str]) -> BadRequest:
    """Numbers are all that the library reads out of a text."""
    param = error.param
    kind = "argument-not-whole" if param.type_descriptor.annotation is int else "argument-not-number"
    return BadRequest(kind, option=param.opts[-1], **_range(param), **where)


def _range(param: Any) -> dict[str, str]:
    limits = "any" if param.min is None else "least" if param.max is None else "both"
    return {"range": limits, "least": str(param.min), "most": str(param.max)}


def _options(ctx: Any) -> dict[str, TyperOption]:
    params = ctx.command.get_params(ctx)
    return {name: param for param in params if isinstance(param, TyperOption) for name in _spellings(param)}


def _spellings(param: TyperOption) -> list[str]:
    """All ways to write an option, those first that turn it on."""
    return [*sorted(param.opts, key=len), *param.secondary_opts]


# Pages


def page(ctx: Any, params: Sequence[Any], commands: Sequence[str] = ()) -> str:
    """Usage, what the command does, and its commands, arguments and options."""
    words: Words = ctx.obj
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    options = [param for param in params if isinstance(param, TyperOption)]
    blocks = {
        "cli-commands": [(name, _about(ctx, name)) for name in commands],
        "cli-arguments": [_row(ctx, param) for param in arguments],
        "cli-options": [*_version(ctx), *(_row(ctx, param) for param in options), _language(words)],
    }
    about = "\n".join(fill(line, width()) for line in words.say(_key(ctx)).splitlines())
    head = [f"{words.say('cli-usage')}: {_usage(ctx, arguments, commands)}", about]
    body = [f"{typer.style(words.say(title), bold=True)}\n{columns(rows)}" for title, rows in blocks.items() if rows]
    return "\n\n".join([*head, *body]) + "\n"


def _about(ctx: Any, command: str) -> str:
    """What a command under this one does: the first line of its page."""
    return str(ctx.obj.say(f"{_key(ctx)}-{command}").splitlines()[0])


def _described(ctx: Any, items: list[Any]) -> list[Any]:
    """What a shell offers, commands and options, each with what it is for in a sentence."""
    options = _options(ctx)
    for item in items:
        about = _text(ctx, options[item.value]) if item.value in options else _about(ctx, item.value)
        item.help = shorten(about.partition(". ")[0], HINT, placeholder=" …")
    return items


def width() -> int:
    """How wide lines of text are: as wide as the terminal, but not too wide to read."""
    return min(get_terminal_size().columns, 100)


def columns(rows: Sequence[tuple[str, str]]) -> str:
    """Names and what they mean, side by side. A space that must not be broken is not."""
    indent = 4 + max(len(name) for name, _ in rows)
    return "\n".join(
        fill(text, width(), initial_indent=f"  {name}".ljust(indent), subsequent_indent=" " * indent)
        for name, text in rows
    )


def _usage(ctx: Any, arguments: Sequence[TyperArgument], commands: Sequence[str]) -> str:
    rest = [ctx.obj.say("cli-command-usage")] if commands else [_value(ctx, param) for param in arguments]
    return " ".join([ctx.command_path, ctx.obj.say("cli-options-usage"), *rest])


def _row(ctx: Any, param: Any) -> tuple[str, str]:
    """How a parameter is written, and what it does."""
    if isinstance(param, TyperArgument):
        return _value(ctx, param), _help(ctx, param)
    names = ", ".join(_spellings(param))
    return (names if param.is_flag else f"{names} {_value(ctx, param)}"), _help(ctx, param)


def _help(ctx: Any, param: Any) -> str:
    words: Words = ctx.obj
    text, default = _text(ctx, param), _default(param, words)
    return words.say("cli-default", text=text, default=default) if default else text


def _text(ctx: Any, param: Any) -> str:
    """What a parameter does; some do the same everywhere."""
    key = {"help": "cli-help", "json": "cli-json"}.get(param.name)
    return str(ctx.obj.say(key or _param_key(ctx, param)))


def _default(param: Any, words: Words) -> str:
    """What holds where nothing else is set; of a switch that has only one side it goes without saying."""
    if isinstance(param.default, bool):
        return words.say("cli-yes" if param.default else "cli-no") if param.secondary_opts else ""
    return str(param.default or "")


def _version(ctx: Any) -> list[tuple[str, str]]:
    """It is asked of the whole: `cli` answers it, without the validators that the library loads for an option."""
    return [] if ctx.parent else [("-V, --version", ctx.obj.say("cli-version"))]


def _language(words: Words) -> tuple[str, str]:
    """It belongs to no command: `cli` takes it out of the arguments wherever it stands."""
    return f"--language {words.say('cli-language.value')}", words.say("cli-language")


def _value(ctx: Any, param: Any) -> str:
    words: Words = ctx.obj
    return words.say(f"{_param_key(ctx, param)}.value")


def _param_key(ctx: Any, param: Any) -> str:
    return f"{_key(ctx)}-{param.name.strip('_')}"


def _key(ctx: Any) -> str:
    return "-".join(["cli", *ctx.command_path.split()[1:]])
