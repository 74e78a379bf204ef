/* The loop of agents/engine.py in C, function by function, to measure it by. It is built by benchmarks/playouts.py. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { PHASE, ROUND, ENTRIES, OWED, DOUBLED, WINNER, RULE, WAITING, STRANDED, TAKING };
enum { AT = 10, PURSE = 16, FARES = 5, SIZE = 46 };
enum { MOVE, CHOOSE, TAKE, ANSWER, OVER };
enum { NOBODY, HE, THEY };
enum { CORNERED = 20, CAUGHT, ALL_STRANDED, TIME };
enum { TAXI, BUS, UNDERGROUND, BLACK, DOUBLE };
enum { RIDE, TWICE, DONE, SURFACE, ROB };

typedef struct {
    const int32_t *first, *land;
    const int8_t *kind;
    const int16_t *dest;
    const int32_t *way, *over_first;
    const int16_t *over;
    const int32_t *near_first;
    const int16_t *near;
    const int8_t *kinds;
    int64_t most;
} Town;

typedef struct {
    int64_t rounds, windows, pawns, everybody, free, voluntary, cut_off;
    const int16_t *turn;
    const bool *due;
} Rules;

static int32_t code(int what, int pawn, int fare, int station) {
    return what << 15 | pawn << 12 | fare << 9 | station;
}

static uint64_t draw(uint64_t *generator, uint64_t most) {
    uint64_t low = *generator & 0xFFFFFFFF, carry = *generator >> 32;
    *generator = low * 4294883355u + carry;
    return ((low ^ carry) * most) >> 32;
}

static int held(const int16_t *s, int pawn) {
    const int16_t *purse = s + PURSE + FARES * pawn;
    return (purse[TAXI] > 0) | (purse[BUS] > 0) << 1 | (purse[UNDERGROUND] > 0) << 2;
}

static void end(int16_t *s, int winner, int rule) {
    s[WINNER] = winner;
    s[RULE] = rule;
    s[PHASE] = OVER;
    s[WAITING] = 0;
}

static int rides(const Town *town, const int16_t *s, const int8_t *taken, int pawn, int32_t *out, int n) {
    int here = s[AT + pawn], fares = held(s, pawn), whose = code(RIDE, pawn, 0, 0);
    for (int line = town->first[here]; line < town->land[here]; line++) {
        int way = town->way[line];
        out[n] = whose | way;
        n += (fares >> (way >> 9)) & (taken[way & 511] == 0);
    }
    return n;
}

static int answers(const Town *town, const Rules *rules, int16_t *s, const int8_t *taken, int32_t *out) {
    while (s[WAITING]) {
        int n = 0, pawn = 1;
        for (int group = rules->turn[s[WAITING]] >> 1; group; group >>= 1, pawn++)
            if (group & 1) n = rides(town, s, taken, pawn, out, n);
        if (n) return n;
        s[WAITING] &= ~rules->turn[s[WAITING]];
    }
    return 0;
}

static bool is_cut(const Town *town, const int8_t *taken, int line) {
    if (town->kind[line] != BUS && town->kind[line] != UNDERGROUND) return false;
    for (int k = town->over_first[line]; k < town->over_first[line + 1]; k++)
        if (taken[town->over[k]]) return true;
    return false;
}

static bool is_shut(const Town *town, const int16_t *s, const int8_t *taken, int station) {
    for (int line = town->first[s[AT]]; line < town->first[s[AT] + 1]; line++)
        if (town->dest[line] == station && !is_cut(town, taken, line)) return false;
    return true;
}

static int plain_rides(const Town *town, const Rules *rules, const int16_t *s, const int8_t *taken, int32_t *out) {
    int here = s[AT], fares = held(s, 0) | rules->free, n = 0;
    for (int line = town->first[here]; line < town->land[here]; line++) {
        int way = town->way[line];
        if (rules->cut_off && is_cut(town, taken, line)) continue;
        out[n] = way;
        n += (fares >> (way >> 9)) & (taken[way & 511] == 0);
    }
    return n;
}

static int black_rides(const Town *town, const Rules *rules, const int16_t *s, const int8_t *taken, int32_t *out, int n) {
    if (s[PURSE + BLACK] <= 0) return n;
    for (int k = town->near_first[s[AT]]; k < town->near_first[s[AT] + 1]; k++) {
        int station = town->near[k];
        if (rules->cut_off && is_shut(town, s, taken, station)) continue;
        out[n] = code(RIDE, 0, BLACK, station);
        n += taken[station] == 0;
    }
    return n;
}

static int moves(const Town *town, const Rules *rules, int16_t *s, const int8_t *taken, int32_t *out) {
    int n = plain_rides(town, rules, s, taken, out);
    n = black_rides(town, rules, s, taken, out, n);
    if (!n)
        end(s, THEY, CORNERED);
    else if (s[PURSE + DOUBLE] > 0 && !s[DOUBLED] && s[ENTRIES] + 2 <= rules->windows)
        out[n++] = code(TWICE, 0, 0, 0);
    return n;
}

static int robberies(const int16_t *s, int32_t *out) {
    int pawn = 1, n = 0;
    while (!(s[TAKING] >> pawn & 1)) pawn++;
    for (int fare = TAXI; fare <= UNDERGROUND; fare++) {
        out[n] = code(ROB, pawn, fare, 0);
        n += s[PURSE + FARES * pawn + fare] > 0;
    }
    return n;
}

static void conclude(const Rules *rules, int16_t *s) {
    if (s[STRANDED] == rules->everybody)
        end(s, HE, ALL_STRANDED);
    else if (s[ROUND] == rules->rounds || s[ENTRIES] == rules->windows)
        end(s, HE, TIME);
    else {
        s[ROUND]++;
        s[PHASE] = MOVE;
        s[OWED] = 1;
        s[DOUBLED] = 0;
    }
}

static int offers(const Town *town, const Rules *rules, int16_t *s, const int8_t *taken, int32_t *out) {
    while (s[PHASE] == ANSWER) {
        int n = answers(town, rules, s, taken, out);
        if (n) return n;
        conclude(rules, s);
    }
    if (s[PHASE] == MOVE) return moves(town, rules, s, taken, out);
    if (s[PHASE] == CHOOSE) {
        out[0] = code(DONE, 0, 0, 0);
        out[1] = code(SURFACE, 0, 0, 0);
        return 2;
    }
    return s[PHASE] == OVER ? 0 : robberies(s, out);
}

static void onward(const Rules *rules, int16_t *s) {
    if (s[OWED])
        s[PHASE] = MOVE;
    else {
        s[PHASE] = ANSWER;
        s[WAITING] = rules->everybody & ~s[STRANDED];
    }
}

static void pay_him(int16_t *s, int pawn, int fare) {
    s[PURSE + FARES * pawn + fare]--;
    s[PURSE + fare]++;
}

static void strand(const Town *town, int16_t *s, int pawn) {
    if (!(held(s, pawn) & town->kinds[s[AT + pawn]])) {
        s[STRANDED] |= 1 << pawn;
        s[WAITING] &= ~(1 << pawn);
    }
}

static void answer(const Town *town, int16_t *s, int8_t *taken, int pawn, int fare, int station) {
    pay_him(s, pawn, fare);
    taken[s[AT + pawn]]--;
    taken[station]++;
    s[AT + pawn] = station;
    s[WAITING] &= ~(1 << pawn);
    if (station == s[AT])
        end(s, THEY, CAUGHT);
    else
        strand(town, s, pawn);
}

static void enter(const Rules *rules, int16_t *s, int fare, int station) {
    s[PURSE + fare] -= s[PURSE + fare] > 0;
    s[AT] = station;
    s[ENTRIES]++;
    s[OWED]--;
    if (rules->voluntary && !rules->due[s[ENTRIES]])
        s[PHASE] = CHOOSE;
    else
        onward(rules, s);
}

static void show(const Rules *rules, int16_t *s) {
    for (int pawn = 1; pawn < rules->pawns; pawn++) s[TAKING] |= (held(s, pawn) > 0) << pawn;
    if (s[TAKING])
        s[PHASE] = TAKE;
    else
        onward(rules, s);
}

static void rob(const Town *town, const Rules *rules, int16_t *s, int pawn, int fare) {
    pay_him(s, pawn, fare);
    s[TAKING] &= ~(1 << pawn);
    strand(town, s, pawn);
    if (!s[TAKING]) onward(rules, s);
}

static void play(const Town *town, const Rules *rules, int16_t *s, int8_t *taken, int chosen) {
    int station = chosen & 511, fare = chosen >> 9 & 7, pawn = chosen >> 12 & 7, what = chosen >> 15;
    if (what == RIDE && pawn)
        answer(town, s, taken, pawn, fare, station);
    else if (what == RIDE)
        enter(rules, s, fare, station);
    else if (what == TWICE) {
        s[PURSE + DOUBLE]--;
        s[OWED] = 2;
        s[DOUBLED] = 1;
    } else if (what == SURFACE)
        show(rules, s);
    else if (what == DONE)
        onward(rules, s);
    else
        rob(town, rules, s, pawn, fare);
}

static int playout(const Town *town, const Rules *rules, int16_t *s, int8_t *taken, uint64_t *generator, int32_t *out) {
    int n;
    while ((n = offers(town, rules, s, taken, out))) play(town, rules, s, taken, out[draw(generator, n)]);
    return s[WINNER];
}

int64_t playouts(
    const Town *town, const Rules *rules, const int16_t *start, const int8_t *stood, int64_t stations,
    uint64_t *generator, int64_t games
) {
    int16_t s[SIZE];
    int8_t taken[stations];
    int32_t out[town->most];
    int64_t won = 0;
    for (int64_t game = 0; game < games; game++) {
        memcpy(s, start, sizeof s);
        memcpy(taken, stood, stations);
        won += playout(town, rules, s, taken, generator, out) == HE;
    }
    return won;
}
