"""Before a game at a server's table begins: who is there, and who is missing."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.client import RemoteTable, TableChairInfo, TableInfo
from gaslamp.terminal.console import Console
from gaslamp.words import Words


def wait_to_begin(remote: RemoteTable, words: Words, console: Console) -> None:
    """Say who is there whenever that changes, until the game begins."""
    said: list[str] = []
    while remote.match is None:
        if remote.info and remote.info.phase == "waiting" and (lines := [*_lines(remote.info, words)]) != said:
            console.write("", *lines)
            said = lines
        remote.listen()
    if said:
        console.write("", words.say("client-begins"))


def _lines(info: TableInfo, words: Words) -> Iterator[str]:
    yield words.say("client-waiting", title=info.title, missing=info.missing)
    for chair in info.chairs:
        name = chair.name or chair.role
        yield "  " + words.say("client-chair", state=_state(chair), role=chair.role, name=name)


def _state(chair: TableChairInfo) -> str:
    if chair.kind != "person":
        return chair.kind
    return "mine" if chair.mine else "here" if chair.here else "away"
