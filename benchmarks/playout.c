/* The playouts of agents/engine in C, function by function, to measure them by: `chase.py` with `classic.py` laid in,
   as the compiler of the kernels does it. It is built by benchmarks/playouts.py. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { PHASE, WAITING, STRANDED, WINNER, END, ROUND, ENTRIES, OWED, DOUBLED, TAKING };
enum { AT = 10, TICKETS = 19, FARES = 5, SIZE = 49 };
enum { MOVE, CHOOSE, TAKE, BALLOON, LAND, ANSWER, OVER };
enum { NOBODY, FUGITIVE_WON, DETECTIVES_WON };
enum { GOING_ON, CAUGHT, CORNERED, NO_TICKETS, LAST_ROUND };
enum { TAXI, BUS, UNDERGROUND, BLACK, DOUBLE };
enum { RIDE, DOUBLE_MOVE, DONE, SURFACE, TAKE_TICKET };
enum { PAWN = 1, ROADBLOCK = 2, CLOSED = PAWN | ROADBLOCK };

typedef struct {
    const int32_t *first, *land;
    const int8_t *kind;
    const int16_t *dest;
    const int32_t *way, *over_first;
    const int16_t *over;
    const int32_t *near_first;
    const int16_t *near;
    const int8_t *kinds;
} Board;

typedef struct {
    int64_t rounds, entries, pawns, everybody, free, voluntary, cut_off;
    const int16_t *turn;
    const bool *due;
    int64_t max_actions;
} Model;

static int32_t code(int kind, int pawn, int fare, int station) {
    return kind << 16 | pawn << 12 | fare << 9 | station;
}

static uint64_t draw(uint64_t *generator, uint64_t most) {
    uint64_t low = *generator & 0xFFFFFFFF, carry = *generator >> 32;
    *generator = low * 4294883355u + carry;
    return ((low ^ carry) * most) >> 32;
}

static int fares_of(const int16_t *row, int pawn) {
    const int16_t *tickets = row + TICKETS + FARES * pawn;
    return (tickets[TAXI] > 0) | (tickets[BUS] > 0) << 1 | (tickets[UNDERGROUND] > 0) << 2;
}

static void end(int16_t *row, int winner, int how) {
    row[WINNER] = winner;
    row[END] = how;
    row[PHASE] = OVER;
    row[WAITING] = 0;
}

/* What may be done */

static int rides(const Board *board, const int16_t *row, const int8_t *marks, int pawn, int32_t *out, int n) {
    int here = row[AT + pawn], fares = fares_of(row, pawn), whose = code(RIDE, pawn, 0, 0);
    for (int edge = board->first[here]; edge < board->land[here]; edge++) {
        int way = board->way[edge];
        out[n] = whose | way;
        n += (fares >> (way >> 9)) & ((marks[way & 511] & PAWN) == 0);
    }
    return n;
}

static int replies(const Board *board, const Model *model, int16_t *row, const int8_t *marks, int32_t *out) {
    while (row[WAITING]) {
        int n = 0, pawn = 1;
        for (int group = model->turn[row[WAITING]] >> 1; group; group >>= 1, pawn++)
            if (group & 1) n = rides(board, row, marks, pawn, out, n);
        if (n) return n;
        row[WAITING] &= ~model->turn[row[WAITING]];
    }
    return 0;
}

static bool is_cut(const Board *board, const Model *model, const int8_t *marks, int edge) {
    if (!model->cut_off || (board->kind[edge] != BUS && board->kind[edge] != UNDERGROUND)) return false;
    for (int k = board->over_first[edge]; k < board->over_first[edge + 1]; k++)
        if (marks[board->over[k]] & PAWN) return true;
    return false;
}

static bool is_shut(const Board *board, const Model *model, const int16_t *row, const int8_t *marks, int station) {
    if (!model->cut_off) return false;
    for (int edge = board->first[row[AT]]; edge < board->first[row[AT] + 1]; edge++)
        if (board->dest[edge] == station && !is_cut(board, model, marks, edge)) return false;
    return true;
}

static int plain_rides(const Board *board, const Model *model, const int16_t *row, const int8_t *marks, int32_t *out) {
    int here = row[AT], fares = fares_of(row, 0) | model->free, n = 0;
    for (int edge = board->first[here]; edge < board->land[here]; edge++) {
        int way = board->way[edge];
        if (is_cut(board, model, marks, edge)) continue;
        out[n] = way;
        n += (fares >> (way >> 9)) & ((marks[way & 511] & CLOSED) == 0);
    }
    return n;
}

static int black_rides(
    const Board *board, const Model *model, const int16_t *row, const int8_t *marks, int32_t *out, int n
) {
    if (row[TICKETS + BLACK] <= 0) return n;
    for (int k = board->near_first[row[AT]]; k < board->near_first[row[AT] + 1]; k++) {
        int station = board->near[k];
        if (is_shut(board, model, row, marks, station)) continue;
        out[n] = code(RIDE, 0, BLACK, station);
        n += (marks[station] & CLOSED) == 0;
    }
    return n;
}

static int moves(const Board *board, const Model *model, int16_t *row, const int8_t *marks, int32_t *out) {
    int n = plain_rides(board, model, row, marks, out);
    n = black_rides(board, model, row, marks, out, n);
    if (!n)
        end(row, DETECTIVES_WON, CORNERED);
    else if (row[TICKETS + DOUBLE] > 0 && !row[DOUBLED] && row[ENTRIES] + 2 <= model->entries)
        out[n++] = code(DOUBLE_MOVE, 0, 0, 0);
    return n;
}

static int takings(const int16_t *row, int32_t *out) {
    int pawn = 1, n = 0;
    while (!(row[TAKING] >> pawn & 1)) pawn++;
    for (int fare = TAXI; fare <= UNDERGROUND; fare++) {
        out[n] = code(TAKE_TICKET, pawn, fare, 0);
        n += row[TICKETS + FARES * pawn + fare] > 0;
    }
    return n;
}

static int choices(const int16_t *row, int32_t *out) {
    if (row[PHASE] != CHOOSE) return takings(row, out);
    out[0] = code(DONE, 0, 0, 0);
    out[1] = code(SURFACE, 0, 0, 0);
    return 2;
}

static void conclude(const Model *model, int16_t *row) {
    if (row[STRANDED] == model->everybody)
        end(row, FUGITIVE_WON, NO_TICKETS);
    else if (row[ROUND] == model->rounds || row[ENTRIES] == model->entries)
        end(row, FUGITIVE_WON, LAST_ROUND);
    else {
        row[ROUND]++;
        row[PHASE] = MOVE;
        row[OWED] = 1;
        row[DOUBLED] = 0;
    }
}

static int actions(const Board *board, const Model *model, int16_t *row, const int8_t *marks, int32_t *out) {
    while (row[PHASE] == ANSWER) {
        int n = replies(board, model, row, marks, out);
        if (n) return n;
        conclude(model, row);
    }
    if (row[PHASE] == MOVE) return moves(board, model, row, marks, out);
    return row[PHASE] == OVER ? 0 : choices(row, out);
}

/* What follows */

static void pass_on(const Model *model, int16_t *row) {
    if (row[OWED])
        row[PHASE] = MOVE;
    else {
        row[PHASE] = ANSWER;
        row[WAITING] = model->everybody & ~row[STRANDED];
    }
}

static void charge(int16_t *row, int pawn, int fare) {
    if (pawn) {
        row[TICKETS + FARES * pawn + fare]--;
        row[TICKETS + fare]++;
    } else
        row[TICKETS + fare] -= row[TICKETS + fare] > 0;
}

static void strand(const Board *board, int16_t *row, int pawn) {
    if (!(fares_of(row, pawn) & board->kinds[row[AT + pawn]])) {
        row[STRANDED] |= 1 << pawn;
        row[WAITING] &= ~(1 << pawn);
    }
}

static void reply(const Board *board, int16_t *row, int8_t *marks, int pawn, int fare, int station) {
    marks[row[AT + pawn]] &= ~PAWN;
    marks[station] |= PAWN;
    row[AT + pawn] = station;
    row[WAITING] &= ~(1 << pawn);
    charge(row, pawn, fare);
    if (station == row[AT])
        end(row, DETECTIVES_WON, CAUGHT);
    else
        strand(board, row, pawn);
}

static void arrive(const Model *model, int16_t *row, int station) {
    row[AT] = station;
    row[ENTRIES]++;
    row[OWED]--;
    if (model->voluntary && !model->due[row[ENTRIES]])
        row[PHASE] = CHOOSE;
    else
        pass_on(model, row);
}

static void use(const Board *board, const Model *model, int16_t *row, int kind, int pawn, int fare) {
    if (kind == TAKE_TICKET) {
        charge(row, pawn, fare);
        row[TAKING] &= ~(1 << pawn);
        strand(board, row, pawn);
    } else {
        row[PHASE] = TAKE;
        for (int other = 1; other < model->pawns; other++) row[TAKING] |= (fares_of(row, other) > 0) << other;
    }
    if (!row[TAKING]) pass_on(model, row);
}

static void step(const Board *board, const Model *model, int16_t *row, int8_t *marks, int action) {
    int station = action & 511, fare = action >> 9 & 7, pawn = action >> 12 & 15, kind = action >> 16;
    if (kind == RIDE && pawn)
        reply(board, row, marks, pawn, fare, station);
    else if (kind == RIDE) {
        charge(row, 0, fare);
        arrive(model, row, station);
    } else if (kind == DOUBLE_MOVE) {
        row[TICKETS + DOUBLE]--;
        row[OWED] = 2;
        row[DOUBLED] = 1;
    } else if (kind == DONE)
        pass_on(model, row);
    else
        use(board, model, row, kind, pawn, fare);
}

/* Playouts */

static void playout(
    const Board *board, const Model *model, int16_t *row, int8_t *marks, uint64_t *generator, int32_t *out
) {
    int n;
    while ((n = actions(board, model, row, marks, out))) step(board, model, row, marks, out[draw(generator, n)]);
}

int64_t playouts(
    const Board *board, const Model *model, const int16_t *start, const int8_t *stood, int64_t stations,
    uint64_t *generator, int64_t games
) {
    int16_t row[SIZE];
    int8_t marks[stations];
    int32_t out[model->max_actions];
    int64_t won = 0;
    for (int64_t game = 0; game < games; game++) {
        memcpy(row, start, sizeof row);
        memcpy(marks, stood, stations);
        playout(board, model, row, marks, generator, out);
        won += row[WINNER] == FUGITIVE_WON;
    }
    return won;
}
