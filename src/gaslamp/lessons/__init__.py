"""Guided games: a lesson is a script on the real table, played by the real rules.

A lesson is data, `data/lessons/NAME.toml`, named after its game and the side that learns (`classic-fugitive`;
`connection` has no sides). The file says what is played and in which order:

    game = "classic"                     the game, its seats, its options and the seat that learns
    seats = 2
    learner = 0
    options = { detectives = 3, rounds = 6 }

    [[script]]                           what chance (seat -1) and the others do, one after another
    play = [{ type = "Deal", seat = -1, pawn = 1, station = 91 }]

    [[script]]                           a step: what the learner is to do now
    step = "ride"                        its name
    do = [{ type = "Move", fare = "taxi", station = 58 }]
    wrong.bus = [{ fare = "bus" }]       likely mistakes that have an answer of their own, the first that fits

An action of `play` is complete, as it stands in a log. What stands in `do` and `wrong` are patterns: the fields that
must match; a list means any one of these values or, where the field itself holds a list, the same values in any order.
What can be done in more ways than anybody lists has a pattern that leaves them open: `{ type = "Solve" }` is any layout
that solves the lead. Of several patterns in `do` each alone is right and leads on; with `every = true` all of them are
to be done, in any order, with `in_order = true` one after another as they stand. A skip does the first. So the script
must hold whichever is chosen. It begins with the deal and ends with the match, or where it ends.

The words stand in `data/words/*/lesson-GAME.ftl`, the same for every screen:

    lesson-classic-fugitive = the title
        .about = one line for a list of lessons
        .done = said when all is done: what was learned, what to play next
    lesson-classic-fugitive-ride = what is explained; the last line says what to do
        .wrong = said to any other legal action: friendly, why not, what to do
        .wrong-bus = said to what fits `wrong.bus`
        .done = said when it is done

Where the learner is follows from the number of actions in the log alone, so a record resumes as a lesson: all functions
take the events of a log or of a view. The other seats have the agent `lesson:NAME`, by which a record tells that it is
one. Whatever the rules refuse is refused as always; what is legal and not asked for is answered and not played.
"""

from __future__ import annotations

from gaslamp.lessons.lesson import Lesson, Scripted, Verdict, WrongStep
from gaslamp.lessons.shelf import BadLesson, is_lesson, lesson_by, lesson_names, lesson_of, lessons_of, load_lesson
from gaslamp.lessons.steps import LessonStep

__all__ = [
    "BadLesson",
    "Lesson",
    "LessonStep",
    "Scripted",
    "Verdict",
    "WrongStep",
    "is_lesson",
    "lesson_by",
    "lesson_names",
    "lesson_of",
    "lessons_of",
    "load_lesson",
]
