"""The types by which the screen is checked are those of the messages."""

from __future__ import annotations

import re

from msgspec import json
from starlette.routing import Route

from gaslamp.core import encode
from gaslamp.server.app import _routes
from gaslamp.server.kept import STATIC, shelf
from gaslamp.server.requests import POSTED
from gaslamp.server.scenes import Offer
from gaslamp.server.typescript import FILE, declarations

UNSENT = {"dom.js", "explain.js", "settings.js", "sw.js"}
"""Modules about elements, events of the browser and what it keeps: nothing in them was sent."""
ANYTHING = re.compile(r"@(?:type|param|returns|property|typedef)\s*\{[^}]*\bany\b")


def test_the_types_are_those_of_the_structs() -> None:
    assert FILE.read_text("utf-8") == declarations(), "make types"


def test_no_two_types_have_one_name() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", declarations(), re.MULTILINE)
    assert sorted(names) == sorted(set(names))


NOT_OF_THE_PAGE = {"/api/tables/{table}/act", "/api/mail/stop/{code}"}
"""What bots and mail programs ask for."""


def test_every_request_of_the_page_has_its_types() -> None:
    ways = [route for route in _routes() if isinstance(route, Route) and "POST" in (route.methods or ())]
    assert {route.path for route in ways} - NOT_OF_THE_PAGE == {*POSTED}


def test_what_goes_unsaid_may_be_missing() -> None:
    said = json.decode(encode(Offer(text="Done", group="button", kind="Done")))
    assert set(said) == {"text", "group", "kind"}
    written = declarations().partition("export interface Offer {\n")[2].partition("}")[0].splitlines()
    assert {line.split(":")[0].strip() for line in written if "?:" not in line} == set(said)


def test_none_that_is_said_is_null() -> None:
    assert "  station: number | null;\n  tickets?: TicketCount[];\n" in declarations()


def test_messages_are_told_apart_by_their_type() -> None:
    assert '  type: "update";\n  n: number;\n' in declarations()


def test_browsers_cannot_load_them() -> None:
    assert FILE.name not in shelf()


def test_no_module_takes_a_message_for_anything() -> None:
    modules = [file for file in STATIC.glob("*.js") if file.name not in UNSENT]
    assert [file.name for file in modules if ANYTHING.search(file.read_text("utf-8"))] == []
