"""Every channel of talking and drawing together, by name: truths that a reader cannot tell apart give it the same bytes
and wake it as often.

For each channel some truths differ in what only its audience was told, and others in where the fugitive is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import json

from gaslamp.server import hearing, messages, outgoing
from gaslamp.server.audiences import Audience, audiences
from gaslamp.server.hearing import Hearing
from gaslamp.server.notebook import NotebookWatch
from gaslamp.server.screens import Screen
from gaslamp.server.talk import Talk
from tests.server.gathering import (
    DETECTIVE,
    FUGITIVE,
    PARTNER,
    READERS,
    TEAM,
    WATCHER,
    Account,
    Doing,
    Moment,
    Reader,
    account,
    differing,
    does,
    hidden_moves,
    prepare,
)
from tests.server.truths import PlansAtOnce

EVERYBODY = frozenset(READERS)


class Spoken(NamedTuple):
    """Something that only these readers may tell from its other truths, after what comes `first` in all of them."""

    heard_by: frozenset[Reader]
    truths: tuple[tuple[Doing, ...], ...]
    first: tuple[Doing, ...] = ()


def mark(who: Reader, channel: str, type: str, **fields: object) -> Doing:
    return does(who, "mark", channel=channel, mark={"type": type, **fields})


def chat(who: Reader, channel: str, text: str = "", phrase: str | None = None) -> Doing:
    return does(who, "chat", channel=channel, text=text, phrase=phrase)


def pins(**fields: object) -> Doing:
    return mark(FUGITIVE, "notebook", "pin", station=5, **fields)


def ready(who: Reader, *, is_so: bool = True) -> Doing:
    return does(who, "ready", ready=is_so)


def plans(*, wanted: bool = True) -> Doing:
    return does(DETECTIVE, "plan", wanted=wanted)


def noted(*, wanted: bool = True) -> Doing:
    return does(FUGITIVE, "notebook", wanted=wanted)


def reported(channel: str) -> Spoken:
    """A line of the partner's, which somebody reports or not."""
    by = does(DETECTIVE, "report", channel=channel, n=1)
    return Spoken(frozenset({DETECTIVE}), ((), (by,)), (chat(PARTNER, channel, "rude"),))


def drawn(*marks: Mapping[str, Any]) -> Spoken:
    """Something that the detectives draw, or draw otherwise, or not at all."""
    one_by_one = tuple((mark(DETECTIVE, "team", **one),) for one in marks)
    return Spoken(TEAM, ((), *one_by_one, tuple(mark(PARTNER, "team", **one) for one in marks)))


def team(*truths: tuple[Doing, ...], first: tuple[Doing, ...] = ()) -> Spoken:
    """Something that the detectives do, or not."""
    return Spoken(TEAM, ((), *truths), first)


def public(*doings: Doing) -> Spoken:
    """What everybody is told."""
    return Spoken(EVERYBODY, (doings,))


def agreed() -> Iterator[Doing]:
    yield chat(DETECTIVE, "table", "Hm")
    yield does(DETECTIVE, "record", wanted=True)
    yield from (does(who, "agree") for who in (FUGITIVE, PARTNER))


CHANNELS: Mapping[str, Spoken] = {
    "chat": public(chat(DETECTIVE, "table", "Hello"), chat(PARTNER, "table", phrase="thanks")),
    "room": team(
        (chat(DETECTIVE, "team", "He is at the river."),),
        (chat(PARTNER, "team", phrase="spread"), chat(DETECTIVE, "team", "x" * 200)),
    ),
    "watchers": Spoken(frozenset({WATCHER}), ((), (chat(WATCHER, "watchers", "He is at 7."),))),
    "notebook": Spoken(frozenset({FUGITIVE}), ((), (pins(),), (pins(label="flee"), pins()))),
    "pins": drawn({"type": "pin", "station": 5}, {"type": "pin", "station": 5, "label": "here"}),
    "strokes": drawn({"type": "stroke", "points": [[0, 0], [9, 9]]}, {"type": "stroke", "points": [[0, 0]] * 48}),
    "arrows": drawn({"type": "arrow", "start": 1, "end": 9}),
    "strikes": drawn({"type": "strike", "station": 5}, {"type": "strike", "station": 6}),
    "ghost moves": drawn({"type": "move", "pawn": 2, "station": 89}, {"type": "move", "pawn": 1, "station": 90}),
    "wiping": team(
        (does(PARTNER, "unmark", channel="team", marks=[1]),),
        first=(mark(DETECTIVE, "team", "strike", station=5),),
    ),
    "ready": team((ready(DETECTIVE),), (ready(PARTNER), ready(PARTNER, is_so=False))),
    "typing": team(*((does(who, "typing", channel="team"),) for who in (DETECTIVE, PARTNER))),
    "plan": Spoken(frozenset({DETECTIVE}), ((), (plans(),), (plans(), plans(wanted=False)))),
    "what stands in the notebook": Spoken(
        frozenset({FUGITIVE}),
        ((), (noted(),), (noted(), noted(wanted=False))),
    ),
    "looking over a shoulder": Spoken(frozenset({WATCHER}), ((), (does(WATCHER, "over", seat=1),))),
    "report": reported("table"),
    "report to the keeper of a line of the room": reported("team"),
    "talking": public(does(FUGITIVE, "talking", allowed=False), chat(DETECTIVE, "team", "now")),
    "record": public(*agreed()),
    "presence": public(does(PARTNER, "typing", channel="table"), Doing(PARTNER)),
    "watching": Spoken(EVERYBODY, ((Doing(WATCHER),), (does(FUGITIVE, "watching", allowed=False),))),
}
"""What is done, by the channel it is told on; `rating` is in `test_channels`."""
SECRETS = [name for name, spoken in CHANNELS.items() if spoken.heard_by != EVERYBODY]
ABOUT_THE_MATCH = {
    messages.Sit, messages.Speak, messages.Whole, messages.Act, messages.Look, messages.Skip, messages.AskStation,
    messages.TryLayout, messages.Start, messages.Leave, messages.Return, messages.Replace, messages.Undo,
    messages.Decline, messages.Again, messages.Rematch, messages.Name, messages.Choose, messages.Forget,
    messages.Revoke, messages.Renew, messages.Prefer, messages.Dismiss, messages.Publish,
}  # fmt: skip
"""What else can be said: what is told of it follows from the match and from who sits there (`test_wire_secrecy`,
`test_clock_secrecy`), or there is no match yet and nothing to know."""
TOLD_OF_THE_MATCH = {
    outgoing.SeatTimes, outgoing.Update, outgoing.Change, outgoing.CurtainDrawn, outgoing.Drafted, outgoing.Station,
    outgoing.Moved, outgoing.Renewed, outgoing.Guidance, outgoing.Advice, outgoing.Refused, outgoing.Gathering,
}  # fmt: skip
"""The same of what is told."""


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(monkeypatch)


@pytest.fixture(scope="module")
def moments() -> Collection[Moment]:
    return hidden_moves(2)


def accounts(folder: Path, name: str, moment: Moment) -> list[Account]:
    """Of each truth about what was said."""
    spoken = CHANNELS[name]
    return [account(folder, moment, moment.one, (*spoken.first, *truth)) for truth in spoken.truths]


def told_apart(folder: Path, name: str, moment: Moment) -> dict[Reader, str]:
    """Who can tell what was said on a channel that is not theirs."""
    first, *others = accounts(folder, name, moment)
    readers = EVERYBODY - CHANNELS[name].heard_by
    return {reader: by for other in others for reader, by in differing(first, other, readers).items()}


def found_out(folder: Path, name: str, moment: Moment) -> dict[Reader, str]:
    """Who can tell where the fugitive is by what is said on this channel."""
    spoken = CHANNELS[name]
    doings = (*spoken.first, *spoken.truths[-1])
    one, two = (account(folder, moment, truth, doings) for truth in (moment.one, moment.two))
    return differing(one, two, EVERYBODY - {FUGITIVE})


@pytest.mark.parametrize("name", SECRETS)
def test_whoever_is_not_of_a_channel_is_sent_the_same_and_woken_as_often(
    name: str, tmp_path: Path, moments: Collection[Moment]
) -> None:
    for moment in moments:
        assert told_apart(tmp_path, name, moment) == {}


@pytest.mark.parametrize("name", CHANNELS)
def test_what_is_said_on_a_channel_is_the_same_wherever_the_fugitive_is(
    name: str, tmp_path: Path, moments: Collection[Moment]
) -> None:
    for moment in moments:
        assert found_out(tmp_path, name, moment) == {}


def test_every_message_and_everything_drawn_is_on_a_channel_of_the_list() -> None:
    """Whoever makes a new one says here how it is tested."""
    done = [doing for spoken in CHANNELS.values() for truth in (spoken.first, *spoken.truths) for doing in truth]
    decoded = [messages.decode_spoken(_written(doing)) for doing in done if doing.said]
    assert {type(message) for message in decoded} | ABOUT_THE_MATCH == set(messages.Said.__subclasses__())
    marks = {type(message.mark) for message in decoded if isinstance(message, messages.Mark)}
    assert marks == set(messages.Drawn.__subclasses__())


def test_every_kind_of_news_is_told_on_a_channel_of_the_list(tmp_path: Path, moments: Collection[Moment]) -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in outgoing.Outgoing.__subclasses__()}
    told = {
        kinds[_kind(text)]
        for name in CHANNELS
        for found in accounts(tmp_path, name, next(iter(moments)))
        for steps in found.values()
        for step in steps[:-1]  # the last are answers to requests
        for text in step[1:]
    }
    assert told | TOLD_OF_THE_MATCH == set(kinds.values())


def _written(doing: Doing) -> bytes:
    return json.encode(doing.said)


def _kind(text: str) -> str:
    return text.partition('"type":"')[2].partition('"')[0]


# The tests would notice


def _heard_by_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody is of every channel."""

    def leaky(card: Any, match: Any, key: str) -> Mapping[Any, Audience]:
        own = audiences(card, match, key)
        others = (Audience("team", 0), Audience("notebook", 0), Audience("watchers"))
        return {**{audience.channel: audience for audience in others}, **own}

    patch.setattr(hearing, "audiences", leaky)


def _all_are_woken(patch: pytest.MonkeyPatch) -> None:
    """Nothing more is told, but at the time."""
    wake = Talk._wake
    patch.setattr(Talk, "_wake", lambda self, _: wake(self, None))


def _all_are_told(patch: pytest.MonkeyPatch) -> None:
    """What is confirmed to one is confirmed to all."""
    confirm = Screen.confirm
    patch.setattr(Screen, "confirm", lambda self, key: [confirm(screen, key) for screen in self.room.screens])


def _all_are_refused(patch: pytest.MonkeyPatch) -> None:
    complain = Screen.complain
    patch.setattr(Screen, "complain", lambda self, what: [complain(screen, what) for screen in self.room.screens])


def _all_look_up(patch: pytest.MonkeyPatch) -> None:
    """When he opens his notebook."""
    want = NotebookWatch.want

    def loudly(self: NotebookWatch, *, is_so: bool) -> None:
        want(self, is_so=is_so)
        self.screen.room.wake()

    patch.setattr(NotebookWatch, "want", loudly)


def _all_wait_for_plans(patch: pytest.MonkeyPatch) -> None:
    find = PlansAtOnce.find

    def loudly(self: PlansAtOnce, screen: Screen, *more: Any) -> Any:
        screen.room.wake()
        return find(self, screen, *more)

    patch.setattr(PlansAtOnce, "find", loudly)


Leak = Callable[[pytest.MonkeyPatch], None]
BY_NAME: Mapping[str, tuple[Leak, ...]] = {
    **dict.fromkeys(SECRETS, (_heard_by_all, _all_are_woken)),
    "plan": (_all_wait_for_plans,),
    "what stands in the notebook": (_all_look_up,),
    "looking over a shoulder": (_all_are_refused,),
    "report": (_all_are_told,),
    "report to the keeper of a line of the room": (_all_are_told,),
}
"""How each secret could leak."""


@pytest.mark.parametrize(("name", "leak"), [(name, leak) for name in SECRETS for leak in BY_NAME[name]])
def test_the_tests_catch_a_channel_that_leaks(
    name: str, leak: Leak, tmp_path: Path, moments: Collection[Moment], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert told_apart(tmp_path, name, next(iter(moments)))


def _whispering(self: Screen) -> str:
    return str(self.room.match.state.stations[0])


def _chatty(patch: pytest.MonkeyPatch) -> None:
    """A line tells where he is."""
    line = Hearing._line

    def telling(self: Hearing, said: Any) -> Any:
        found = line(self, said)
        return outgoing.TalkLine(
            **{n: getattr(found, n) for n in found.__struct_fields__} | {"text": _whispering(self.screen)}
        )

    patch.setattr(Hearing, "_line", telling)


def _table_tells(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Screen, "_missing", _whispering)


def _marks_tell(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Screen, "who", lambda self, _: _whispering(self))


def _ready_tells(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Talk, "ready", lambda self, _: (self.room.match.state.stations[0],))


def _writers_tell(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Talk, "writers", lambda self, _: frozenset({self.room.match.state.stations[0]}))


def _planner_peeks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("gaslamp.server.plans._speaker", lambda room: room.match.state.stations[0])


def _confirmed_with(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Screen, "confirm", lambda self, _: self.post(outgoing.Notice(text=_whispering(self))))


PLACES: Mapping[str, Leak] = {
    **dict.fromkeys(("chat", "room", "watchers"), _chatty),
    **dict.fromkeys(("pins", "strokes", "arrows", "strikes", "ghost moves"), _marks_tell),
    **dict.fromkeys(("wiping", "ready"), _ready_tells),
    **dict.fromkeys(("talking", "record", "presence", "watching"), _table_tells),
    **dict.fromkeys(("notebook", "what stands in the notebook", "looking over a shoulder"), _table_tells),
    **dict.fromkeys(("report", "report to the keeper of a line of the room"), _confirmed_with),
    "typing": _writers_tell,
    "plan": _planner_peeks,
}
"""How each channel could tell where he is."""


@pytest.mark.parametrize("name", CHANNELS)
def test_the_tests_catch_a_channel_that_tells_where_he_is(
    name: str, tmp_path: Path, moments: Collection[Moment], monkeypatch: pytest.MonkeyPatch
) -> None:
    PLACES[name](monkeypatch)
    assert found_out(tmp_path, name, next(iter(moments)))
