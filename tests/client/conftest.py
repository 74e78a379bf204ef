"""A real server for clients, as the tests of the server have it."""

from tests.server.conftest import _patient, file, own, server

__all__ = ["_patient", "file", "own", "server"]
