"""Where a server can be reached, and its address as a QR code that any camera reads."""

from __future__ import annotations

import re
import socket
from typing import Any

import cv2
import numpy as np
import pytest

from gaslamp.server import doors
from gaslamp.server.codes import QUIET, QrCode, draw_code, print_code
from gaslamp.server.doors import Doors, Entrance, command, is_loopback, own_addresses, own_names

LINK = "http://192.168.1.23:8421/join#0123456789.any.AAAAAAAAAAAAAAAAAAAAAA"
HOME = ["http://localhost:8421", "http://127.0.0.1:8421", "http://127.0.0.2", "http://[::1]:8421"]
AWAY = ["http://192.168.1.5:8421", "https://play.example.org", "http://lamp.local:8421", "http://127.0.0.1.example.org"]


@pytest.mark.parametrize("origin", HOME)
def test_a_page_opened_on_loopback_invites_to_where_others_find_it(origin: str) -> None:
    assert is_loopback(origin)
    open_doors = Doors(reach="http://192.168.1.23:8421")
    assert open_doors.entrance(origin) == Entrance(address="http://192.168.1.23:8421")
    assert Doors(command="how").entrance(origin) == Entrance(address=origin, command="how")


@pytest.mark.parametrize("origin", AWAY)
def test_a_page_opened_from_elsewhere_invites_to_its_own_address(origin: str) -> None:
    for each in (Doors(), Doors(reach="http://192.168.1.23:8421")):
        assert each.entrance(origin) == Entrance(address=origin)


def test_the_command_is_the_one_to_type() -> None:
    assert command(["--lan"], {}) == "gaslamp serve --lan"
    assert command(["--lan", "--database", "my games.db"], {}) == "gaslamp serve --lan --database 'my games.db'"
    assert command(["--lan"], {"MAKELEVEL": "1"}) == "make play ARGS=--lan"
    assert command(["--lan", "--port", "9000"], {"MAKELEVEL": "1"}) == 'make play ARGS="--lan --port 9000"'


def test_a_machine_knows_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Lamp.fritz.box")
    assert own_names() == {"lamp.fritz.box", "lamp", "lamp.local"}


def test_addresses_of_other_networks_are_listed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def listed(*_: object) -> list[Any]:
        return [(0, 0, 0, "", (host, 0)) for host in ("127.0.1.1", "10.0.0.7", "192.168.1.23")]

    monkeypatch.setattr(doors, "own_address", lambda: "192.168.1.23")
    monkeypatch.setattr(socket, "getaddrinfo", listed)
    assert own_addresses() == ["192.168.1.23", "10.0.0.7"]


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> Any:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    monkeypatch.setattr(socket, "getaddrinfo", unreachable)
    assert own_addresses() == []


# QR codes, read by somebody else's eyes


def read(modules: Any) -> str:
    """What a camera would make of dark and light squares."""
    picture: Any = np.kron(np.where(modules, 0, 255).astype(np.uint8), np.ones((8, 8), np.uint8))
    return str(cv2.QRCodeDetectorAruco().detectAndDecode(picture)[0])


def painted(code: QrCode) -> Any:
    """The path as it is filled."""
    modules = np.zeros((code.size, code.size), bool)
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", code.path):
        modules[int(y), int(x) : int(x) + int(width)] = True
    return modules


def test_the_code_on_the_page_is_the_link() -> None:
    code = draw_code(LINK)
    modules = painted(code)
    assert read(modules) == LINK
    edges = (modules[:QUIET], modules[-QUIET:], modules[:, :QUIET], modules[:, -QUIET:])
    assert not any(edge.any() for edge in edges), "a camera wants a quiet zone"
    assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", code.path)


def test_the_code_in_the_terminal_is_the_address_in_any_colours() -> None:
    lines = print_code("http://192.168.1.23:8421").splitlines()
    texts = [re.fullmatch(r"\x1b\[97;40m([ ▀▄█]+)\x1b\[0m", line) for line in lines]
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}  # white on black: what is printed is light
    rows = [[halves[sign] for sign in text[1]] for text in texts if text]
    assert len(rows) == len(lines)
    modules = np.array([[column[half] for column in row] for row in rows for half in (0, 1)], bool)
    assert read(modules) == "http://192.168.1.23:8421"
