"""What the classic game adds to the chase on arrays: tickets go to the fugitive, and CL-25, surfacing unasked."""

from __future__ import annotations

from gaslamp.agents.engine.chase import (
    charge,
    choices,
    conclude,
    enter,
    extra_moves,
    fares_of,
    fugitive_fares,
    next_round,
    onward,
    pass_on,
    score,
    strand,
    use,
)
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import (
    CHOOSE,
    DONE,
    ENTRIES,
    FARES,
    FUGITIVE_WON,
    LAST_ROUND,
    NO_TICKETS,
    PHASE,
    ROUND,
    STRANDED,
    SURFACE,
    TAKE,
    TAKE_TICKET,
    TAKING,
    TICKETS,
    WINNER,
    Codes,
    Number,
    Position,
    Row,
    code,
    end,
    fare_of,
    kind_of,
    pawn_of,
    plain_tickets,
)
from gaslamp.agents.engine.models import ClassicModel


@fares_of.of(ClassicModel)
def classic_fares_of(_: ClassicModel, row: Row, pawn: Number) -> Number:
    return plain_tickets(row, TICKETS + FARES * pawn)


@fugitive_fares.of(ClassicModel)
def classic_fugitive_fares(model: ClassicModel, row: Row) -> Number:
    """CL-5: any plain fare, unless his tickets are counted."""
    return plain_tickets(row, TICKETS) | model.free


@extra_moves.of(ClassicModel)
def no_extra_moves(_: ClassicModel, __: Position, ___: Codes, n: Number) -> Number:
    return n


@choices.of(ClassicModel)
def classic_choices(_: ClassicModel, position: Position, out: Codes) -> Number:
    if position.row[PHASE] == CHOOSE:
        out[0], out[1] = code(DONE, 0, 0, 0), code(SURFACE, 0, 0, 0)
        return 2
    return takings(position.row, out)


@inlined
def takings(row: Row, out: Codes) -> Number:
    """CL-25: a ticket of the next pawn he takes one from."""
    pawn, n = 1, 0
    while not row[TAKING] >> pawn & 1:
        pawn += 1
    for fare in range(3):
        out[n] = code(TAKE_TICKET, pawn, fare, 0)
        n += row[TICKETS + FARES * pawn + fare] > 0
    return n


@charge.of(ClassicModel)
def classic_charge(_: ClassicModel, row: Row, pawn: Number, fare: Number) -> None:
    """CL-5: a detective's ticket goes to the fugitive, who may be riding on none himself."""
    if pawn:
        row[TICKETS + FARES * pawn + fare] -= 1
        row[TICKETS + fare] += 1
    else:
        row[TICKETS + fare] -= row[TICKETS + fare] > 0


@enter.of(ClassicModel)
def classic_enter(model: ClassicModel, row: Row) -> None:
    if model.voluntary and not model.due[row[ENTRIES]]:
        row[PHASE] = CHOOSE
    else:
        pass_on(model, row)


@onward.of(ClassicModel)
def classic_onward(model: ClassicModel, row: Row) -> None:
    pass_on(model, row)


@use.of(ClassicModel)
def classic_use(model: ClassicModel, position: Position, action: Number) -> None:
    """CL-25: after showing himself unasked he takes a ticket from everybody who has one."""
    row, pawn = position.row, pawn_of(action)
    if kind_of(action) == TAKE_TICKET:
        charge(model, row, pawn, fare_of(action))
        row[TAKING] &= ~(1 << pawn)
        strand(model, row, pawn)
    else:
        row[PHASE] = TAKE
        for other in range(1, model.pawns):
            row[TAKING] |= (plain_tickets(row, TICKETS + FARES * other) > 0) << other
    if not row[TAKING]:
        pass_on(model, row)


@conclude.of(ClassicModel)
def classic_conclude(model: ClassicModel, row: Row) -> None:
    """CL-22, CL-23."""
    if row[STRANDED] == model.everybody:
        end(row, FUGITIVE_WON, NO_TICKETS)
    elif row[ROUND] == model.rounds or row[ENTRIES] == model.entries:
        end(row, FUGITIVE_WON, LAST_ROUND)
    else:
        next_round(row)


@score.of(ClassicModel)
def classic_score(_: ClassicModel, row: Row) -> Number:
    return row[WINNER] == FUGITIVE_WON
