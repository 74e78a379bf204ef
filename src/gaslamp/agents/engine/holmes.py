"""What the Sherlock Holmes edition adds to the chase on arrays, in both modes: supply, bobbies, crimes, hideouts.

The detectives' abilities (SH-25 to SH-30) are left to the rules: nobody spends a token here, so nobody is asked to
leave it at his moves either. What was done with tokens before holds: roadblocks for good, a ban until Moriarty's next
turn is over.
"""

from __future__ import annotations

from gaslamp.agents.engine.chase import (
    CLOSED,
    arrive,
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
    use,
)
from gaslamp.agents.engine.jit import inlined
from gaslamp.agents.engine.layout import (
    ALL_CRIMES,
    AT,
    BALLOON,
    BAN,
    BLACK,
    CHOOSE,
    COLLECT,
    COME_DOWN,
    COMMIT,
    COMMITTED,
    DONE,
    DOUBLE,
    ENTRIES,
    FARES,
    FLOWN,
    FLY,
    FUGITIVE_WON,
    FULL_LOG,
    HIDEOUT,
    LAND,
    LAST_ROUND,
    LIE_LOW,
    LOW,
    NO_TICKETS,
    OWED,
    PHASE,
    PLAIN,
    PROMISED,
    ROUND,
    SCENE,
    SHOWN,
    STRANDED,
    SUPPLY,
    TICKETS,
    TILES,
    TURN_TILE,
    TURNED,
    USED,
    WINNER,
    Codes,
    Number,
    Position,
    Row,
    code,
    end,
    fare_of,
    kind_of,
    plain_tickets,
    station_of,
)
from gaslamp.agents.engine.models import NONE, HolmesModel


@fares_of.of(HolmesModel)
def holmes_fares_of(model: HolmesModel, row: Row, pawn: Number) -> Number:
    """SH-19: bobbies need no tickets."""
    return plain_tickets(row, TICKETS + FARES * pawn) if pawn <= model.team else PLAIN


@fugitive_fares.of(HolmesModel)
def holmes_fugitive_fares(model: HolmesModel, row: Row) -> Number:
    """SH-6, SH-27: out of the supply, except what is banned."""
    return (plain_tickets(row, SUPPLY) | model.free) & ~row[BAN]


# What may be done


@extra_moves.of(HolmesModel)
def flights(model: HolmesModel, position: Position, out: Codes, n: Number) -> Number:
    """SH-35: the balloon."""
    out[n] = code(FLY, 0, 0, 0)
    return n + can_fly(model, position)


@inlined
def can_fly(model: HolmesModel, position: Position) -> Number:
    """SH-35: once in a game from a hideout, if he can come down anywhere."""
    row = position.row
    if row[FLOWN] or not position.marks[row[AT]] & HIDEOUT:
        return False
    free = 0
    for tile in range(len(model.tiles)):
        free += (row[TILES + tile] == 0) * free_stations(model, position, tile)
    return free > 0


@inlined
def free_stations(model: HolmesModel, position: Position, tile: Number) -> Number:
    """How many stations of the tile he could come down at."""
    free = 0
    for side in range(model.tiles.shape[1]):
        station = model.tiles[tile, side]
        free += (station != NONE) & ((position.marks[station] & CLOSED) == 0)
    return free


@choices.of(HolmesModel)
def holmes_choices(model: HolmesModel, position: Position, out: Codes) -> Number:
    if position.row[PHASE] == CHOOSE:
        return powers(model, position, out)
    return turns(model, position.row, out) if position.row[PHASE] == BALLOON else landings(model, position, out)


@inlined
def powers(model: HolmesModel, position: Position, out: Codes) -> Number:
    """SH-14, SH-32: what he may do after a move; to leave it at that comes first."""
    row, here, n = position.row, position.marks[position.row[AT]], 1
    out[0] = code(DONE, 0, 0, 0)
    out[n] = code(COMMIT, 0, 0, 0)
    n += (here & SCENE) > 0
    if here & HIDEOUT and not row[USED]:
        for fare in (BLACK, DOUBLE):
            out[n] = code(COLLECT, 0, fare, 0)
            n += row[SUPPLY + fare] > 0
        out[n] = code(LIE_LOW, 0, 0, 0)
        n += model.due[row[ENTRIES]] and not row[SHOWN]
    return n


@inlined
def turns(model: HolmesModel, row: Row, out: Codes) -> Number:
    """SH-35: every tile that still lies face down, one as likely as the other."""
    n = 0
    for tile in range(len(model.tiles)):
        out[n] = code(TURN_TILE, 0, 0, tile)
        n += row[TILES + tile] == 0
    return n


@inlined
def landings(model: HolmesModel, position: Position, out: Codes) -> Number:
    n = 0
    for side in range(model.tiles.shape[1]):
        station = model.tiles[position.row[TURNED], side]
        if station != NONE and not position.marks[station] & CLOSED:
            out[n] = code(COME_DOWN, 0, 0, station)
            n += 1
    return n


# What follows


@charge.of(HolmesModel)
def holmes_charge(model: HolmesModel, row: Row, pawn: Number, fare: Number) -> None:
    """SH-6: detectives pay into the supply, Moriarty's plain fares come out of it while it has any."""
    if pawn:
        if pawn <= model.team:
            row[TICKETS + FARES * pawn + fare] -= 1
            row[SUPPLY + fare] += 1
    elif fare == BLACK:
        row[TICKETS + BLACK] -= 1
    elif row[SUPPLY + fare] > 0:
        row[SUPPLY + fare] -= 1


@enter.of(HolmesModel)
def holmes_enter(model: HolmesModel, row: Row) -> None:
    row[SHOWN] = row[PHASE] == LAND  # SH-35: he lands in plain sight
    if model.has_powers:
        row[PHASE], row[USED], row[LOW] = CHOOSE, 0, 0
    else:
        leave_it(model, row)


@onward.of(HolmesModel)
def holmes_onward(model: HolmesModel, row: Row) -> None:
    leave_it(model, row)


@inlined
def leave_it(model: HolmesModel, row: Row) -> None:
    """He surfaces if he must; then the turn goes on, and a ban is over with it."""
    if model.due[row[ENTRIES]] and not row[LOW]:
        row[SHOWN] = 1
    row[BAN] *= row[OWED] > 0
    pass_on(model, row)


@use.of(HolmesModel)
def holmes_use(model: HolmesModel, position: Position, action: Number) -> None:
    row, kind = position.row, kind_of(action)
    if kind == COMMIT:
        commit(model, position)
    elif kind == COLLECT:  # SH-33
        row[SUPPLY + fare_of(action)] -= 1
        row[PROMISED + fare_of(action) - BLACK] += 1
        row[USED] = 1
    elif kind == LIE_LOW:  # SH-34
        row[LOW], row[USED] = 1, 1
    else:
        fly(model, position, kind, station_of(action))


@inlined
def commit(model: HolmesModel, position: Position) -> None:
    """SH-14: a crime; SH-15: the last one wins."""
    row = position.row
    position.marks[row[AT]] &= ~SCENE
    row[COMMITTED] += 1
    if row[COMMITTED] == model.crimes:
        end(row, FUGITIVE_WON, ALL_CRIMES)


@inlined
def fly(model: HolmesModel, position: Position, kind: Number, where: Number) -> None:
    """SH-35: off he goes; a tile is turned up, and another if he cannot come down there; he lands."""
    row = position.row
    if kind == FLY:
        row[PHASE], row[FLOWN] = BALLOON, 1
    elif kind == TURN_TILE:
        row[TILES + where], row[TURNED] = 1, where
        row[PHASE] = LAND if free_stations(model, position, where) else BALLOON
    else:
        arrive(model, row, where)


@conclude.of(HolmesModel)
def holmes_conclude(model: HolmesModel, row: Row) -> None:
    """SH-9, SH-15."""
    is_stuck = not model.has_powers and row[STRANDED] & model.detectives == model.detectives
    if is_stuck or row[ROUND] == model.rounds or row[ENTRIES] == model.entries:
        end(row, FUGITIVE_WON, FULL_LOG if model.has_powers else NO_TICKETS if is_stuck else LAST_ROUND)
    else:
        next_round(row)
        for n in range(2):  # SH-33: what he took at a hideout
            row[TICKETS + BLACK + n] += row[PROMISED + n]
            row[PROMISED + n] = 0


@score.of(HolmesModel)
def holmes_score(_: HolmesModel, row: Row) -> Number:
    return row[WINNER] == FUGITIVE_WON
