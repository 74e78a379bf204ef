"""The frames of a socket, as uvicorn reads them."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NOT_TEXT = 1007
"""The standard's code for a text that is not UTF-8."""


class Frames(WebSocketsSansIOProtocol):
    """Ends a socket whose text is none, as uvicorn would, but without a traceback for each in the log."""

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
