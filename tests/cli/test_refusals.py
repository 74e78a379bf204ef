"""Every refusal, in every language: a line or two that say what to do."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games import GAMES
from gaslamp.words import LANGUAGES

WRONG = [
    ("plya", "There is no command “plya”. Did you mean “play”?"),
    ("board chek", "There is no command “chek”. Did you mean “check”?"),
    ("--foo", "“gaslamp serve” has no option --foo."),
    ("serve --port 99999", "--port must be a whole number"),
    ("serve --pace slow", "--pace"),
    ("play --seets 3", "“gaslamp play” has no option --seets. Did you mean “--seats”?"),
    ("play --seats", "--seats needs a value after it."),
    ("play --seats many", "--seats must be a whole number."),
    ("play --plain=1", "--plain takes no value."),
    ("arena --games 0", "--games must be a whole number, at least 1."),
    ("replay", "“gaslamp replay” needs FILE."),
    ("games now please", "“now please” is not an argument of “gaslamp games”."),
    (
        "play --game clasic",
        f"--game cannot be “clasic”. Choose from: {', '.join(GAMES)}. Did you mean “classic”?",
    ),
    ("play --as fugitiv", "--as cannot be “fugitiv”. Choose from: fugitive, detectives, everybody."),
    ("play --as fugitive --people 0", "--as and --people do the same thing."),
    ("play --people 0,9", "--people cannot be “0,9”. Give seat numbers from 0 to 5"),
    ("play --people one", "--people cannot be “one”."),
    ("play --names A,B", "There are 2 names but only one person plays."),
    ("play --bot heuristc", "Did you mean “heuristic”?"),
    ("play --seats 9", "9 players can’t play this: it takes 2 to 6."),
    ("play -o rounds", "“rounds” must have the form option=value."),
    ("play -o roundz=3", "The game classic has no option “roundz”."),
    ("play -o roundz=3", "Did you mean “rounds”?"),
    ("play -o rounds=500", "The option rounds cannot be “500”. It can be: 1 to 99."),
    ("play -o cut_off=perhaps", "The option cut_off cannot be “perhaps”. It can be: yes, no."),
    ("play -o order=random", "It can be: any (in any order), seats (seat by seat)."),
    ("play -o preset=easy", "The option preset cannot be “easy”. It can be: book, gentle, lenient, strict"),
    ("play -o surfacing=3,x", "It can be: numbers separated by commas."),
    ("play -o board=bradly", "Did you mean “bradley”?"),
    ("play --game holmes -o cut_off=yes", "The game holmes has no option “cut_off”."),
    ("play --game holmes -o mode=sherlok", "It can be: original, sherlock."),
    ("play --game holmes -o bobbies=4", "The option bobbies cannot be “4”. It can be: 0 to 3."),
    ("play --game holmes -o characters=watson,moran", "It can be: irene, lestrade, mycroft, sherlock, watson"),
    ("play --game holmes -o characters=watson,watson", "One character is not possible: choose 2 to 5"),
    ("play --game holmes -o surfacing=3,x", "It can be: numbers separated by commas."),
    ("play --game holmes --seats 7", "7 players can’t play this: it takes 2 to 6."),
    ("play --game holmes -o board=bradley -o mode=sherlock", "The board bradley has no stations marked “monument”"),
    ("play --game compact --seats 5", "5 players can’t play this: it takes 2 to 4."),
    ("play --game compact -o black_tickets=5", "The option black_tickets cannot be “5”. It can be: 1 to 4."),
    ("play --game compact -o rounds=3", "The game compact has no option “rounds”."),
    ("play --game compact -o starts=8", "There are too few start stations for 4 pawns, whatever is drawn."),
    ("play --game holmes -o entries=3", "The log has 3 entries but the game has 22 rounds"),
    ("play -o entries=3", "The log has 3 entries but the game has 22 rounds"),
    ("play --resume", "There is no saved game to resume."),
    ("play --resume nowhere.record", "nowhere.record: There is no such file."),
    ("play --resume x.record --seats 3", "Leave --seats out, or leave --resume out."),
    ("arena --fugitive uniform,heuristc", "Did you mean “heuristic”?"),
    ("arena --detectives ,", "Nobody is named"),
    ("arena --seats 9", "9 players can’t play this"),
    ("arena --agents ,", "Nobody is named"),
    ("arena --agents uniform --agent process:no-such-thing", "there is no program “no-such-thing”"),
    ("serve --pace -1", "--pace must be a number, at least 0."),
    ("serve --pace soon", "--pace must be a number, at least 0."),
    ("serve --port 99999999", "--port must be a whole number from 0 to 65535."),
    ("serve --database mysql://nowhere/games", "can’t use this kind of database: mysql."),
    ("serve --database postgresql://127.0.0.1:1/games", "No database server answers at"),
    ("arena --seconds soon", "--seconds must be a number."),
    ("arena --fugitive nowhere:Bot", "there is no module “nowhere” here."),
    ("arena --fugitive random:Bot", "The module “random” has no bot “Bot”."),
    ("arena --seconds 0", "Ask for more than 0 seconds."),
    ("arena --results nowhere/r.jsonl", "The folder for this file does not exist."),
    ("arena --report nowhere/r.html", "The folder for this file does not exist."),
    ("arena --game compact --agents uniform --detectives uniform", "Leave it out, or leave --detectives out."),
    ("arena --game compact --agents ,", "Nobody is named for “agents”."),
    ("replay nowhere.record", "nowhere.record: There is no such file."),
    ("replay .", ".: This is a folder."),
    ("board check nowhere.board", "nowhere.board: There is no such file."),
    ("board draw bradly", "Did you mean “bradley”?"),
    ("board copy bradly mine.board", "Did you mean “bradley”?"),
    ("board copy bradley nowhere/mine.board", "The folder for this file does not exist."),
    ("board draw bradley --light moon", "--light cannot be “moon”. Choose from: evening, paper."),
    ("board draw bradley -o nowhere/x.svg", "The folder for this file does not exist."),
    ("board draw bradley -o .", ".: This is a folder."),
    ("deck copy gaslam mine.deck", "There is no deck “gaslam”."),
    ("deck copy gaslamp nowhere/mine.deck", "The folder for this file does not exist."),
    ("deck check gaslam", "Did you mean “gaslamp”?"),
    ("deck draw gaslamp --light moon", "--light cannot be “moon”. Choose from: evening, paper."),
    ("deck simulate --games 0", "--games must be a whole number, at least 1."),
    ("play --game connection --as fugitive", "--as cannot be “fugitive”. Choose from: everybody."),
    ("play --bot planner", "--bot cannot be “planner”. Choose from: casual, club, strong, master, heuristic, nijssen"),
    (
        "arena --fugitive planner",
        "The bot “planner” does not play classic. The bots that do are: casual, club, strong, master, heuristic",
    ),
    ("exploit", "“gaslamp exploit” needs BOT."),
    ("exploit heuristc", "Did you mean “heuristic”?"),
    ("exploit club --side left", "--side cannot be “left”. Choose from: both, fugitive, detectives."),
    ("exploit club --attacker uniform", "“uniform” cannot attack anybody. These can: heuristic, sleuth."),
    ("exploit club --game compact", "An attack by “heuristic” knows the games classic, holmes, not compact."),
    ("exploit club --game holmes -o mode=sherlock", "In this game and mode more than a station is secret"),
    ("exploit process:no-such-thing", "“process:no-such-thing” is a program of its own"),
    ("exploit club --budget 0", "--budget must be a whole number, at least 1."),
    ("arena --game connection --detectives uniform", "In connection everybody plays for themselves"),
    ("games --language xx", "Gaslamp does not speak “xx”. It speaks: en, fr, it, de."),
    ("games --language", "--language needs a value after it."),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[line for line, _ in WRONG])
def test_a_wrong_request_is_answered_in_a_line_or_two(say: Any, line: str, sentence: str) -> None:
    answer = say(line)
    assert (answer.status, answer.out) == (2, "")
    assert sentence in answer.err
    assert len(answer.err.splitlines()) <= 2


@pytest.mark.parametrize(("line", "_"), WRONG, ids=[line for line, _ in WRONG])
def test_a_wrong_request_is_answered_in_the_readers_language(say: Any, line: str, _: str) -> None:
    if not line.startswith("games --language"):
        assert len({say(f"--language {language} {line}").err for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("play --pace 3", ""),  # no option of that command looks like it
        ("arena --agents plannr", ""),  # the planner does not play the classic game
        ("arena --game connection --agents plannr", "planner"),
        ("play --game holmes -o tokns=3", ""),  # SH-25: there are none in the mode that is played
        ("play --game holmes -o mode=sherlock -o tokns=3", "tokens"),
        ("play --game compact -o doubls=3", ""),
        ("play -o doubls=3", "doubles"),
    ],
)
def test_only_what_would_do_is_suggested(say: Any, line: str, near: str) -> None:
    answer = say(line).err
    assert (f"Did you mean “{near}”?" in answer) if near else "Did you mean" not in answer


def test_a_refusal_points_to_the_right_help_page(say: Any) -> None:
    assert say("play --seets 3").err.endswith("See “gaslamp play --help”.\n")
    assert say("play --as x --language de").err.endswith("Siehe „gaslamp play --help“.\n")


def test_a_language_nobody_speaks_is_refused_in_one_somebody_does(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_LANGUAGE", "xx")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert say("games").err.startswith("Gaslamp non parla «xx».")
