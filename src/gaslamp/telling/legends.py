"""What the lines and the marks on a drawn board are called."""

from __future__ import annotations

from gaslamp import survey
from gaslamp.board import KINDS, Board
from gaslamp.drawing.ground_plan import LEGEND
from gaslamp.games import GAMES
from gaslamp.presentation import presentation_named
from gaslamp.words import Words


def of_its_game(board: Board, words: Words) -> Words:
    """The words with the names that the game of this board has for its lines."""
    own = next(game for game in GAMES if presentation_named(game).has_marks)
    return words.about(own) if survey.is_marked(board) else words


def legend(board: Board, words: Words) -> dict[str, str]:
    """What the lines and the marks on a drawing are called."""
    words = of_its_game(board, words)
    lines = {kind: words.say("kind", kind=kind) for kind in KINDS}
    crossings = {"junction": words.say("junction")}
    signs = {sign: words.say("mark-name", mark=sign) for sign in LEGEND if survey.is_marked(board)}
    return {name: text[:1].upper() + text[1:] for name, text in (lines | crossings | signs).items()}
