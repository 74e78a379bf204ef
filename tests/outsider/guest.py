"""A bot at somebody's table, as somebody outside would write it; here there is no server, which is a case too."""

from random import Random

from gaslamp import make_agent
from gaslamp.client import (
    BadLink,
    NoServer,
    NotSeated,
    OvertakenAction,
    RemoteTable,
    ServerRefusal,
    TableInfo,
    follow_on,
    play_seat,
    read_link,
    sit_down,
)


def play_by_hand(table: RemoteTable) -> int:
    info: TableInfo | None = table.info
    while not table.is_over:
        if table.until(lambda: table.is_my_turn or table.is_over, timeout=5.0) and not table.is_over:
            view = table.view()
            try:
                table.play(view.actions[0], n=len(view.events))
            except OvertakenAction:
                continue
            except ServerRefusal as refusal:
                print(refusal.details["said"])
    return len(info.chairs) if info else 0


def visit(url: str) -> None:
    print("an invitation" if read_link(url).is_invitation else "a seat")
    with sit_down(url, name="Eve") as table:
        print(play_seat(table, make_agent("club", Random(7))).rule)
        if following := follow_on(table, timeout=1.0):
            print(play_by_hand(following))


if __name__ == "__main__":
    for link in ("http://127.0.0.1:9/join#CODE", "http://127.0.0.1:9/table/4f#TOKEN", "nonsense"):
        try:
            visit(link)
        except (BadLink, NoServer, NotSeated) as problem:
            print(problem.key)
