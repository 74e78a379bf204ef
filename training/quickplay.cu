// Rollouts of a classic game for both sides, ten thousand at once: what the weights of their policies are tuned with.
// `python -m training.rollout_policy` builds it; without nvcc a C++ compiler builds the same for one core.
//
// It is a twin of these modules of src/gaslamp/agents/engine, function by function, under the book's rules and two seats:
//     layout.py            the row of a position and the codes of actions
//     chase.py, classic.py the rules
//     belief_update.py     predict and observe
//     team_plan.py         the detectives
//     classic_policy.py    the fugitive
//     rollout.py           the whole game
// tests/agents/test_quickplay.py holds the two against each other, game by game, wherever there is a compiler.

#include <math.h>
#include <stdint.h>
#include <string.h>

#ifdef __CUDACC__
#define ON_DEVICE __device__
#define ADD(sum, part) atomicAdd(&(sum), (part))
#else
#define ON_DEVICE
#define ADD(sum, part) ((sum) += (part))
#endif

#ifndef REAL
#define REAL float
#endif
typedef REAL real;

enum { PHASE, WAITING, STRANDED, WINNER, END, ROUND, ENTRIES, OWED, DOUBLED, TAKING };
enum { AT = 10, PURSE = 19, FARES = 5, SIZE = 49 };
enum { MOVE, CHOOSE, TAKE, BALLOON, LAND, ANSWER, OVER };
enum { NOBODY, HE, THEY };
enum { TAXI, BUS, UNDERGROUND, BLACK, DOUBLE };
enum { RIDE, TWICE };
enum { STATIONS = 200, FAR = 12, CONTEXTS = 4, NEAR = 6, CROWD = 4, KINDS = 8, EXITS = 32, TRAITS = 14, WORTHS = 8 };
enum { LUCKS = 1024, ARRAYS = 17 };
enum { OFFERS = 64, RIDES = 128, PAWNS = 8, PASSES = 2 };
enum { CATCH, ROOM, STUCK, HUB, UNDERGROUNDS, BUSES, OUTLETS, NOW };
enum { LIKINGS = CONTEXTS * NEAR * CROWD, STOPS = CONTEXTS * KINDS, WAYS = CONTEXTS * EXITS, PRICES = CONTEXTS * 4 };
enum { BELIEF = LIKINGS + STOPS + WAYS + PRICES, HIS = CONTEXTS * TRAITS };

// In the order of `LearnedWeights`; the first four as logarithms.
struct Habits {
    real liking[LIKINGS], stops[STOPS], exits[WAYS], fares[PRICES];
    real his[HIS], unsafe[CONTEXTS], theirs[CONTEXTS * WORTHS], misses[CONTEXTS * (FAR + 1)];
};

struct Town {
    int stations, rounds, windows, pawns, everybody, starts;
    const int32_t *first, *land;
    const int8_t *kind;
    const int16_t *dest;
    const int32_t *way, *near_first;
    const int16_t *near;
    const int8_t *kinds, *away;
    const real *room;
    const int32_t *reach_first;
    const int16_t *reached;
    const int8_t *due;
    const int16_t *rows;  // the starts
    const int8_t *takens;
    const real *odds, *luck;
};

struct Game {
    int16_t s[SIZE];
    int8_t taken[STATIONS], near[STATIONS], crowd[STATIONS];
    real odds[STATIONS], told[4][STATIONS], paid[4], liking[STATIONS], onward[STATIONS], loose[STATIONS];
    int16_t targets[STATIONS];
    int32_t out[OFFERS], rides[RIDES];
    real worth[RIDES], doubt[4], mass[4][PAWNS];
    int first[PAWNS + 1], now[PAWNS], best[PAWNS];
    uint64_t generator;
};

// What one game adds to what is learned; without room for it nothing is.
struct Lesson {
    real *his, *belief;
    int moves;
};

// The rules

ON_DEVICE static int least(int a, int b) { return a < b ? a : b; }
ON_DEVICE static real logs(int n) { return log((real)(1 + n)); }

ON_DEVICE static int draw(uint64_t *generator, uint64_t most) {
    uint64_t low = *generator & 0xFFFFFFFF, carry = *generator >> 32;
    *generator = low * 4294883355ull + carry;
    return (int)(((low ^ carry) * most) >> 32);
}

ON_DEVICE static real noise(const Town &town, uint64_t *generator) { return town.luck[draw(generator, LUCKS)]; }

ON_DEVICE static int code(int what, int pawn, int fare, int station) {
    return what << 16 | pawn << 12 | fare << 9 | station;
}

ON_DEVICE static int held(const int16_t *s, int pawn) {
    const int16_t *purse = s + PURSE + FARES * pawn;
    return (purse[TAXI] > 0) | (purse[BUS] > 0) << 1 | (purse[UNDERGROUND] > 0) << 2;
}

ON_DEVICE static void end(int16_t *s, int winner) {
    s[WINNER] = winner;
    s[PHASE] = OVER;
    s[WAITING] = 0;
}

ON_DEVICE static const int8_t *away(const Town &town, int fares, int from) {
    return town.away + ((size_t)fares * town.stations + from) * town.stations;
}

ON_DEVICE static int answers(const Town &town, Game &game) {
    int16_t *s = game.s;
    int n = 0;
    for (int pawn = 1; pawn < town.pawns; pawn++) {
        if (!(s[WAITING] >> pawn & 1)) continue;
        int here = s[AT + pawn], fares = held(s, pawn);
        for (int line = town.first[here]; line < town.land[here]; line++) {
            int way = town.way[line];
            if ((fares >> (way >> 9) & 1) && !game.taken[way & 511] && n < OFFERS)
                game.out[n++] = code(RIDE, pawn, 0, 0) | way;
        }
    }
    return n;
}

ON_DEVICE static int flights(const Town &town, Game &game) {
    int16_t *s = game.s;
    int here = s[AT], n = 0;
    for (int line = town.first[here]; line < town.land[here]; line++)
        if (!game.taken[town.dest[line]]) game.out[n++] = town.way[line];
    if (s[PURSE + BLACK] > 0)
        for (int k = town.near_first[here]; k < town.near_first[here + 1]; k++)
            if (!game.taken[town.near[k]]) game.out[n++] = code(RIDE, 0, BLACK, town.near[k]);
    if (!n)
        end(s, THEY);
    else if (s[PURSE + DOUBLE] > 0 && !s[DOUBLED] && s[ENTRIES] + 2 <= town.windows)
        game.out[n++] = code(TWICE, 0, 0, 0);
    return n;
}

ON_DEVICE static int offers(const Town &town, Game &game) {
    int16_t *s = game.s;
    while (s[PHASE] == ANSWER) {
        int n = answers(town, game);
        if (n) return n;
        s[WAITING] = 0;
        if (s[STRANDED] == town.everybody || s[ROUND] == town.rounds || s[ENTRIES] == town.windows)
            end(s, HE);
        else {
            s[ROUND]++;
            s[PHASE] = MOVE;
            s[OWED] = 1;
            s[DOUBLED] = 0;
        }
    }
    return s[PHASE] == MOVE ? flights(town, game) : 0;
}

ON_DEVICE static void answer(const Town &town, Game &game, int pawn, int fare, int station) {
    int16_t *s = game.s;
    s[PURSE + FARES * pawn + fare]--;
    s[PURSE + fare]++;
    game.taken[s[AT + pawn]]--;
    game.taken[station]++;
    s[AT + pawn] = station;
    s[WAITING] &= ~(1 << pawn);
    if (station == s[AT])
        end(s, THEY);
    else if (!(held(s, pawn) & town.kinds[station]))
        s[STRANDED] |= 1 << pawn;
}

ON_DEVICE static void enter(const Town &town, int16_t *s, int fare, int station) {
    s[PURSE + fare] -= s[PURSE + fare] > 0;
    s[AT] = station;
    s[ENTRIES]++;
    if (--s[OWED]) return;
    s[PHASE] = ANSWER;
    s[WAITING] = town.everybody & ~s[STRANDED];
}

ON_DEVICE static void play(const Town &town, Game &game, int chosen) {
    int station = chosen & 511, fare = chosen >> 9 & 7, pawn = chosen >> 12 & 15;
    if (chosen >> 16 == TWICE) {
        game.s[PURSE + DOUBLE]--;
        game.s[OWED] = 2;
        game.s[DOUBLED] = 1;
    } else if (pawn)
        answer(town, game, pawn, fare, station);
    else
        enter(town, game.s, fare, station);
}

// What everybody must think

ON_DEVICE static int context(const Town &town, const int16_t *s) {
    int entries = s[ENTRIES];
    if (entries < town.windows && town.due[entries + 1]) return 1;
    if (town.due[entries]) return 3;
    return 2 * (entries + 1 < town.windows && town.due[entries + 2]);
}

ON_DEVICE static int outlets(const Town &town, const Game &game, int station) {
    int count = 0;
    for (int k = town.near_first[station]; k < town.near_first[station + 1]; k++) count += game.near[town.near[k]] >= 2;
    return count;
}

ON_DEVICE static int liking_of(const Game &game, int what, int station) {
    return (what * NEAR + least(game.near[station], NEAR - 1)) * CROWD + least(game.crowd[station], CROWD - 1);
}

ON_DEVICE static void survey(const Town &town, const Habits &habits, Game &game) {
    for (int i = 0; i < town.stations; i++) game.near[i] = FAR, game.crowd[i] = 0;
    for (int pawn = 1; pawn < town.pawns; pawn++) {
        const int8_t *moves = away(town, held(game.s, pawn), game.s[AT + pawn]);
        for (int i = 0; i < town.stations; i++) {
            game.near[i] = least(game.near[i], moves[i]);
            game.crowd[i] += moves[i] <= 2;
        }
    }
    int what = context(town, game.s);
    for (int i = 0; i < town.stations; i++) {
        real like = habits.liking[liking_of(game, what, i)] + habits.stops[what * KINDS + town.kinds[i]];
        game.liking[i] = exp(like + habits.exits[what * EXITS + outlets(town, game, i)]);
    }
}

ON_DEVICE static void spread(const Town &town, const Habits &habits, Game &game) {
    int what = context(town, game.s);
    real prices[4];
    for (int fare = 0; fare < 4; fare++) {
        prices[fare] = exp(habits.fares[what * 4 + fare]);
        game.paid[fare] = 0;
        for (int i = 0; i < town.stations; i++) game.told[fare][i] = 0;
    }
    real blacks = game.s[PURSE + BLACK] > 0 ? prices[BLACK] : 0;
    for (int here = 0; here < town.stations; here++) {
        if (game.odds[here] <= 0) continue;
        real likes = 0;
        for (int line = town.first[here]; line < town.land[here]; line++)
            if (!game.taken[town.dest[line]]) likes += prices[town.kind[line]] * game.liking[town.dest[line]];
        for (int k = town.near_first[here]; blacks > 0 && k < town.near_first[here + 1]; k++)
            if (!game.taken[town.near[k]]) likes += blacks * game.liking[town.near[k]];
        if (likes <= 0) continue;
        real share = game.odds[here] / likes;
        for (int line = town.first[here]; line < town.land[here]; line++) {
            int to = town.dest[line], kind = town.kind[line];
            if (!game.taken[to]) game.told[kind][to] += share * prices[kind] * game.liking[to];
        }
        for (int k = town.near_first[here]; blacks > 0 && k < town.near_first[here + 1]; k++)
            if (!game.taken[town.near[k]]) game.told[BLACK][town.near[k]] += blacks * share * game.liking[town.near[k]];
    }
    for (int fare = 0; fare < 4; fare++) {
        for (int i = 0; i < town.stations; i++) game.paid[fare] += game.told[fare][i];
        for (int i = 0; game.paid[fare] > 0 && i < town.stations; i++) game.told[fare][i] /= game.paid[fare];
    }
}

ON_DEVICE static void learn(const Town &town, Game &game, int chosen) {
    if (chosen >> 16 != RIDE) return;
    if (chosen >> 12 & 15) {
        real rest = 1 - game.odds[chosen & 511];
        game.odds[chosen & 511] = 0;
        for (int i = 0; rest > (real)1e-12 && i < town.stations; i++) game.odds[i] /= rest;
        return;
    }
    bool is_shown = town.due[game.s[ENTRIES]];
    for (int i = 0; i < town.stations; i++) game.odds[i] = is_shown ? i == game.s[AT] : game.told[chosen >> 9 & 7][i];
}

// The detectives

ON_DEVICE static int aim(const Town &town, const Habits &habits, Game &game, int what) {
    survey(town, habits, game);
    spread(town, habits, game);
    const real *theirs = habits.theirs + what * WORTHS;
    real whole = game.paid[0] + game.paid[1] + game.paid[2] + game.paid[3];
    int n = 0;
    for (int i = 0; i < town.stations; i++) {
        real share = whole > 0 ? 0 : game.odds[i];
        for (int fare = 0; whole > 0 && fare < 4; fare++) share += game.paid[fare] / whole * game.told[fare][i];
        if (share > 0) {
            real lure = theirs[UNDERGROUNDS] * (town.kinds[i] >> 2 & 1) + theirs[BUSES] * (town.kinds[i] >> 1 & 1);
            share *= exp(lure + theirs[OUTLETS] * logs(outlets(town, game, i)));
        }
        game.onward[i] = share + theirs[NOW] * game.odds[i];
        if (game.onward[i] > 0) game.targets[n++] = i;
    }
    return n;
}

ON_DEVICE static int left_after(const Game &game, int pawn, int ride) {
    int fare = ride >> 9 & 7, fares = held(game.s, pawn);
    return game.s[PURSE + FARES * pawn + fare] == 1 ? fares & ~(1 << fare) : fares;
}

ON_DEVICE static void improve(const Town &town, const Habits &habits, Game &game, int pawn, int targets, int what) {
    const real *misses = habits.misses + what * (FAR + 1);
    for (int k = 0; k < targets; k++) game.loose[k] = game.onward[game.targets[k]];
    for (int other = 1; other < town.pawns; other++) {
        if (other == pawn) continue;
        int ride = game.now[other] >= 0 ? game.rides[game.now[other]] : -1;
        int fares = ride >= 0 ? left_after(game, other, ride) : held(game.s, other);
        const int8_t *moves = away(town, fares, ride >= 0 ? ride & 511 : game.s[AT + other]);
        for (int k = 0; k < targets; k++) game.loose[k] *= misses[moves[game.targets[k]]];
    }
    real top = -1e9;
    int pick = -1;
    for (int r = game.first[pawn]; r < game.first[pawn + 1]; r++) {
        int to = game.rides[r] & 511;
        bool is_promised = false;
        for (int other = 1; other < town.pawns; other++)
            is_promised |= other != pawn && game.now[other] >= 0 && (game.rides[game.now[other]] & 511) == to;
        if (is_promised) continue;
        const int8_t *moves = away(town, left_after(game, pawn, game.rides[r]), to);
        real score = game.worth[r];
        for (int k = 0; k < targets; k++) score -= game.loose[k] * misses[moves[game.targets[k]]];
        if (score > top) top = score, pick = r;
    }
    game.now[pawn] = pick;
    game.best[pawn] = pick >= 0 ? game.rides[pick] : -1;
}

ON_DEVICE static real merit(const Town &town, const Habits &habits, const Game &game, int fares, int to, int what) {
    const real *theirs = habits.theirs + what * WORTHS;
    int ways = fares & town.kinds[to];
    real worth = theirs[CATCH] * game.odds[to] + theirs[ROOM] * town.room[(size_t)fares * town.stations + to];
    return worth + theirs[STUCK] * (ways == 0) + theirs[HUB] * (ways > 3);
}

ON_DEVICE static void plan(const Town &town, const Habits &habits, Game &game, real loud) {
    int what = context(town, game.s), targets = aim(town, habits, game, what), n = 0;
    for (int pawn = 1; pawn < town.pawns; pawn++) {
        int here = game.s[AT + pawn], fares = held(game.s, pawn);
        game.first[pawn] = n;
        game.now[pawn] = game.best[pawn] = -1;
        for (int line = town.first[here]; game.s[WAITING] >> pawn & 1 && line < town.land[here]; line++) {
            int way = town.way[line];
            if (!(fares >> (way >> 9) & 1) || game.taken[way & 511] || n == RIDES) continue;
            game.rides[n] = code(RIDE, pawn, 0, 0) | way;
            game.worth[n] = merit(town, habits, game, left_after(game, pawn, way), way & 511, what);
            game.worth[n++] += loud * noise(town, &game.generator);
        }
        game.first[pawn + 1] = n;
    }
    for (int pass = 0; pass < PASSES; pass++)
        for (int pawn = 1; pawn < town.pawns; pawn++)
            if (game.first[pawn] < game.first[pawn + 1]) improve(town, habits, game, pawn, targets, what);
}

// The fugitive

ON_DEVICE static void muster(const Town &town, Game &game, int fare) {
    game.doubt[fare] = 0;
    for (int i = 0; i < town.stations; i++) {
        real share = game.told[fare][i];
        if (share > 0) game.doubt[fare] -= share * log(share);
    }
    for (int pawn = 1; pawn < town.pawns; pawn++) {
        const int32_t *first = town.reach_first + (size_t)held(game.s, pawn) * (town.stations + 1) + game.s[AT + pawn];
        game.mass[fare][pawn] = 0;
        for (int k = first[0]; k < first[1]; k++) game.mass[fare][pawn] += game.told[fare][town.reached[k]];
    }
}

ON_DEVICE static real safe(const Town &town, const Game &game, int fare, int to, int what) {
    if (what == 1 && game.near[to] <= 1) return 0;
    real safety = 1;
    for (int pawn = 1; pawn < town.pawns; pawn++)
        if (away(town, held(game.s, pawn), game.s[AT + pawn])[to] <= 1 && game.mass[fare][pawn] > 0)
            safety *= 1 - game.told[fare][to] / game.mass[fare][pawn];
    return safety < 0 ? 0 : safety;
}

ON_DEVICE static int ground(const Town &town, const Game &game, int to) {
    const int8_t *moves = away(town, 7, to);
    int count = 0;
    for (int i = 0; i < town.stations; i++) count += moves[i] < game.near[i];
    return count;
}

ON_DEVICE static void regard(const Town &town, const Game &game, int fare, int to, real safety, real *x) {
    bool is_black = fare == BLACK;
    real left = (town.windows - game.s[ENTRIES]) / (real)12;
    x[0] = log((real)0.02 + safety), x[1] = logs(ground(town, game, to)), x[2] = game.doubt[fare];
    x[3] = game.near[to] == 1, x[4] = game.near[to] == 2, x[5] = game.near[to] >= 4;
    x[6] = logs(outlets(town, game, to)), x[7] = town.kinds[to] >> 2 & 1, x[8] = town.kinds[to] >> 1 & 1;
    x[9] = game.told[fare][to], x[10] = is_black, x[11] = is_black && game.s[ROUND] <= 2;
    x[12] = is_black * (left < 1 ? left : 1), x[13] = game.crowd[to];
}

// How much likelier what he did becomes by each habit of his, and by each that he is thought to have.
ON_DEVICE static void note(
    const Town &town, const Habits &habits, Game &game, int n, real loud, int pick, Lesson &lesson
) {
    int what = context(town, game.s);
    real x[TRAITS], own[OFFERS], seen[OFFERS], all_own = 0, all_seen = 0, top = -1e9;
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < n; i++) {
            int fare = game.out[i] >> 9 & 7, to = game.out[i] & 511, like = liking_of(game, what, to);
            int stops = what * KINDS + town.kinds[to], exits = what * EXITS + outlets(town, game, to);
            regard(town, game, fare, to, safe(town, game, fare, to, what), x);
            if (pass == 0) {
                own[i] = 0;
                for (int k = 0; k < TRAITS; k++) own[i] += habits.his[what * TRAITS + k] * x[k] / loud;
                top = own[i] > top ? own[i] : top;
                seen[i] = habits.liking[like] + habits.stops[stops] + habits.exits[exits];
                seen[i] += habits.fares[what * 4 + fare];
            } else if (pass == 1) {
                all_own += own[i] = exp(own[i] - top);
                all_seen += seen[i] = exp(seen[i]);
            } else {
                real more = (i == pick) - own[i] / all_own, likelier = (i == pick) - seen[i] / all_seen;
                for (int k = 0; k < TRAITS; k++) lesson.his[what * TRAITS + k] += more * x[k];
                ADD(lesson.belief[like], likelier);
                ADD(lesson.belief[LIKINGS + stops], likelier);
                ADD(lesson.belief[LIKINGS + STOPS + exits], likelier);
                ADD(lesson.belief[LIKINGS + STOPS + WAYS + what * 4 + fare], likelier);
            }
        }
    lesson.moves++;
}

ON_DEVICE static int flee(const Town &town, const Habits &habits, Game &game, int n, real loud, Lesson &lesson) {
    survey(town, habits, game);
    spread(town, habits, game);
    int what = context(town, game.s), pick = 0, rides = n - (game.out[n - 1] >> 16 == TWICE), known = 0;
    real top = -1e9, safest = 1, x[TRAITS];
    for (int i = 0; i < rides; i++) {
        int fare = game.out[i] >> 9 & 7, to = game.out[i] & 511;
        if (!(known >> fare & 1)) muster(town, game, fare), known |= 1 << fare;
        real safety = safe(town, game, fare, to, what), score = 0;
        regard(town, game, fare, to, safety, x);
        for (int k = 0; k < TRAITS; k++) score += habits.his[what * TRAITS + k] * x[k];
        score += loud * noise(town, &game.generator);
        if (score > top) top = score, pick = i, safest = safety;
    }
    if (safest < habits.unsafe[what] && rides < n) return n - 1;
    if (lesson.his && rides > 1) note(town, habits, game, rides, loud, pick, lesson);
    return pick;
}

ON_DEVICE static int whole_game(
    const Town &town, const Habits &habits, Game &game, uint64_t seed, real his, real theirs, Lesson &lesson
) {
    size_t start = seed % town.starts;
    bool is_planned = false;
    for (int k = 0; k < SIZE; k++) game.s[k] = town.rows[start * SIZE + k];
    for (int i = 0; i < town.stations; i++) {
        game.taken[i] = town.takens[start * town.stations + i];
        game.odds[i] = town.odds[start * town.stations + i];
    }
    game.generator = seed * 2654435761ull + 12345;
    for (int n = offers(town, game); n; n = offers(town, game)) {
        int chosen = game.out[0];
        if (game.s[PHASE] == MOVE) {
            is_planned = false;
            chosen = game.out[flee(town, habits, game, n, his, lesson)];
        } else {
            if (!is_planned) plan(town, habits, game, theirs), is_planned = true;
            for (int i = n - 1; i >= 0; i--)
                if (game.best[game.out[i] >> 12 & 15] == game.out[i]) chosen = game.out[i];
        }
        play(town, game, chosen);
        learn(town, game, chosen);
    }
    return game.s[WINNER] == HE;
}

// From outside: for each set of habits how many games he wins, and for one of them what can be learned

static void point(Town *town, const int *head, void *const *arrays) {
    const void **fields[] = {(const void **)&town->first, (const void **)&town->land, (const void **)&town->kind,
        (const void **)&town->dest, (const void **)&town->way, (const void **)&town->near_first,
        (const void **)&town->near, (const void **)&town->kinds, (const void **)&town->away,
        (const void **)&town->room, (const void **)&town->reach_first, (const void **)&town->reached,
        (const void **)&town->due, (const void **)&town->rows, (const void **)&town->takens,
        (const void **)&town->odds, (const void **)&town->luck};
    memcpy(town, head, 6 * sizeof(int));
    for (int i = 0; i < ARRAYS; i++) *fields[i] = arrays[i];
}

#ifdef __CUDACC__
#include <cstdio>
#include <cstdlib>
enum { BLOCK = 64, BLOCKS = 2112 };

static void check(cudaError_t result) {
    if (result == cudaSuccess) return;
    fprintf(stderr, "%s\n", cudaGetErrorString(result));
    exit(1);
}

template <class T> static T *carried(const T *from, size_t bytes) {
    T *to;
    check(cudaMalloc(&to, bytes));
    check(cudaMemcpy(to, from, bytes, cudaMemcpyHostToDevice));
    return to;
}

__global__ void play_sets(Town town, const Habits *sets, int games, uint64_t seed, real his, real theirs, int *won) {
    Game game;
    Lesson none = {0, 0, 0};
    for (int k = blockIdx.x * blockDim.x + threadIdx.x; k < games; k += gridDim.x * blockDim.x)
        atomicAdd(&won[blockIdx.y], whole_game(town, sets[blockIdx.y], game, seed + k, his, theirs, none));
}

__global__ void learn_games(
    Town town, const Habits *habits, int games, uint64_t seed, real his, real theirs, real *usual, float *learned
) {
    __shared__ real of_belief[BELIEF];
    for (int k = threadIdx.x; k < BELIEF; k += blockDim.x) of_belief[k] = 0;
    __syncthreads();
    Game game;
    for (int k = blockIdx.x * blockDim.x + threadIdx.x; k < games; k += gridDim.x * blockDim.x) {
        real of_his[HIS] = {0};
        Lesson lesson = {of_his, of_belief, 0};
        int won = whole_game(town, *habits, game, seed + k, his, theirs, lesson);
        real beyond = won - usual[(seed + k) % town.starts];
        for (int i = 0; i < HIS; i++) atomicAdd(&learned[2 + i], (float)(beyond * of_his[i]));
        atomicAdd(&learned[0], (float)won);
        atomicAdd(&learned[1], (float)lesson.moves);
        atomicAdd(&usual[(seed + k) % town.starts], (real)0.04 * beyond);
    }
    __syncthreads();
    for (int k = threadIdx.x; k < BELIEF; k += blockDim.x) atomicAdd(&learned[2 + HIS + k], (float)of_belief[k]);
}

extern "C" Town *make_town(const int *head, void *const *arrays, const size_t *sizes) {
    Town *town = new Town;
    void *there[ARRAYS];
    for (int i = 0; i < ARRAYS; i++) there[i] = carried((const char *)arrays[i], sizes[i]);
    point(town, head, there);
    return town;
}

extern "C" void run_sets(
    Town *town, const Habits *sets, int n, int games, uint64_t seed, float his, float theirs, int *won
) {
    Habits *habits = carried(sets, n * sizeof(Habits));
    int *count = carried(won, n * sizeof(int));
    int blocks = (games + BLOCK - 1) / BLOCK, most = 8192 / n + 1;
    dim3 grid(blocks < most ? blocks : most, n);
    play_sets<<<grid, BLOCK>>>(*town, habits, games, seed, his, theirs, count);
    check(cudaMemcpy(won, count, n * sizeof(int), cudaMemcpyDeviceToHost));
    check(cudaFree(habits));
    check(cudaFree(count));
}

extern "C" void run_lessons(
    Town *town, const Habits *habits, int games, uint64_t seed, float his, float theirs, real *usual, float *learned
) {
    Habits *there = carried(habits, sizeof(Habits));
    real *expected = carried(usual, town->starts * sizeof(real));
    float *sums = carried(learned, (2 + HIS + BELIEF) * sizeof(float));
    learn_games<<<BLOCKS, BLOCK>>>(*town, there, games, seed, his, theirs, expected, sums);
    check(cudaMemcpy(usual, expected, town->starts * sizeof(real), cudaMemcpyDeviceToHost));
    check(cudaMemcpy(learned, sums, (2 + HIS + BELIEF) * sizeof(float), cudaMemcpyDeviceToHost));
    check(cudaFree(there));
    check(cudaFree(expected));
    check(cudaFree(sums));
}
#else
extern "C" Town *make_town(const int *head, void *const *arrays, const size_t *) {
    Town *town = new Town;
    point(town, head, arrays);
    return town;
}

extern "C" void run_sets(
    Town *town, const Habits *sets, int n, int games, uint64_t seed, float his, float theirs, int *won
) {
    static Game game;
    Lesson none = {0, 0, 0};
    for (int set = 0; set < n; set++)
        for (int k = 0; k < games; k++) won[set] += whole_game(*town, sets[set], game, seed + k, his, theirs, none);
}

extern "C" void run_lessons(
    Town *town, const Habits *habits, int games, uint64_t seed, float his, float theirs, real *usual, float *learned
) {
    static Game game;
    real of_belief[BELIEF] = {0};
    for (int k = 0; k < games; k++) {
        real of_his[HIS] = {0};
        Lesson lesson = {of_his, of_belief, 0};
        int won = whole_game(*town, *habits, game, seed + k, his, theirs, lesson);
        real *expected = usual + (seed + k) % town->starts, beyond = won - *expected;
        for (int i = 0; i < HIS; i++) learned[2 + i] += beyond * of_his[i];
        learned[0] += won;
        learned[1] += lesson.moves;
        *expected += (real)0.04 * beyond;
    }
    for (int k = 0; k < BELIEF; k++) learned[2 + HIS + k] += of_belief[k];
}
#endif
