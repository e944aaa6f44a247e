/* The board: faces, arrangements, and what follows from them (D-BD1 to D-BD6, D-W2).
 *
 * Regions are numbered slot by slot, centre first and then by direction, so coordinates need only
 * the slots; faces and rotations decide the terrain. */
#include <string.h>

#include "deus/rules.h"
#include "deus/setup.h"
#include "engine/guard.h"

/* D-BD2: directions clockwise, and the lattice of tile centres. */
static const int8_t direction_q[6] = {1, 0, -1, -1, 0, 1};
static const int8_t direction_r[6] = {0, 1, 1, 0, -1, -1};
enum { A_Q = 2, A_R = 1, B_Q = -1, B_R = 3 };

/* D-BD3: tile by tile, side A and side B; centre first, then the petals clockwise. */
const char deus_faces[DEUS_FACES][DEUS_REGIONS_PER_TILE + 1] = {
    "FVSCSMW", "CVWFSSM", "FVCWMSS", "MVSFSCW", "FVWSSMC", "SVFWSMC", "WVSCSMF",
    "CVMSSFW", "WVSMSCF", "MVFSSWC", "WVMSCSF", "SVSWFCM", "CVSSFWM", "MVCWSFS",
};

typedef struct arrangement {
    const char *name;
    uint8_t players;
    int8_t slots[DEUS_TILES_MAX][2];
} arrangement;

/* D-BD5. The first one of each number of players is the default. */
static const arrangement arrangements[] = {
    {"rhombus", 2, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}},
    {"line", 2, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}},
    {"trefoil", 2, {{0, 0}, {1, 0}, {-1, 1}, {0, -1}}},
    {"triangle", 3, {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {0, 2}}},
    {"line", 3, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}}},
    {"ring", 3, {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}},
    {"block", 3, {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}}},
    {"flower", 4, {{0, 0}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}},
    {"line", 4, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}},
    {"crescent", 4, {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, -1}, {-1, 2}, {3, -1}}},
};
enum { ARRANGEMENTS = sizeof arrangements / sizeof arrangements[0], SLOT_MAX = 20 };

uint8_t deus_tiles_for(uint8_t players) {
    assert(players >= 2 && players <= DM_SEATS_MAX);
    return players == 2 ? 4 : players == 3 ? 6 : 7;
}

uint8_t deus_default_arrangement(uint8_t players) {
    for (uint8_t k = 0; k < ARRANGEMENTS; k++)
        if (arrangements[k].players == players) return k;
    return DM_UNKNOWN;
}

/* ---- Geometry ---------------------------------------------------------------------------- */

void deus_region_hex(const deus_state *s, uint8_t region, int *q, int *r) {
    dm_guard(region < deus_region_total(s));
    const deus_tile *tile = &s->tiles[region / DEUS_REGIONS_PER_TILE];
    int place = region % DEUS_REGIONS_PER_TILE;
    *q = tile->i * A_Q + tile->j * B_Q + (place ? direction_q[place - 1] : 0);
    *r = tile->i * A_R + tile->j * B_R + (place ? direction_r[place - 1] : 0);
}

static int absolute(int number) { return number < 0 ? -number : number; }

static int steps_between(int dq, int dr) {
    return (absolute(dq) + absolute(dr) + absolute(dq + dr)) / 2;
}

int deus_region_distance(const deus_state *s, uint8_t from, uint8_t to) {
    int q1, r1, q2, r2;
    deus_region_hex(s, from, &q1, &r1);
    deus_region_hex(s, to, &q2, &r2);
    return steps_between(q1 - q2, r1 - r2);
}

deus_regions deus_regions_nearer(const deus_state *s, uint8_t region, int distance) {
    assert(distance >= 0);
    int q, r, other_q, other_r;
    deus_regions nearer = 0;
    deus_region_hex(s, region, &q, &r);
    for (uint8_t other = 0; other < deus_region_total(s); other++) {
        deus_region_hex(s, other, &other_q, &other_r);
        if (steps_between(q - other_q, r - other_r) < distance) nearer |= deus_region_bit(other);
    }
    return nearer;
}

static uint8_t terrain_of_letter(char letter) {
    static const char letters[DEUS_TERRAINS + 1] = "WCMFSV";
    return (uint8_t)(strchr(letters, letter) - letters);
}

/* The letter of a face that lies in the region with this place within its tile. */
static char letter_at(deus_tile tile, int place) {
    if (place == 0) return deus_faces[tile.face][0];
    int petal = (place - 1 + 6 - tile.rotation) % 6;
    return deus_faces[tile.face][1 + petal];
}

static void make_terrain(deus_state *s) {
    memset(s->terrain, 0, sizeof s->terrain);
    for (uint8_t region = 0; region < deus_region_total(s); region++) {
        uint8_t tile = region / DEUS_REGIONS_PER_TILE;
        uint8_t terrain =
            terrain_of_letter(letter_at(s->tiles[tile], region % DEUS_REGIONS_PER_TILE));
        s->terrain[terrain] |= deus_region_bit(region);
        if (terrain == DEUS_VILLAGE) s->village[tile] = region;
    }
}

static void make_neighbours(deus_state *s) {
    int q[DEUS_REGIONS_MAX], r[DEUS_REGIONS_MAX];
    memset(s->near, 0, sizeof s->near);
    s->edge = 0;
    for (uint8_t region = 0; region < deus_region_total(s); region++) {
        deus_region_hex(s, region, &q[region], &r[region]);
        for (uint8_t other = 0; other < region; other++) {
            if (steps_between(q[region] - q[other], r[region] - r[other]) != 1) continue;
            s->near[region] |= deus_region_bit(other);
            s->near[other] |= deus_region_bit(region);
        }
    }
    for (uint8_t region = 0; region < deus_region_total(s); region++)
        if (deus_region_count(s->near[region]) < 6) s->edge |= deus_region_bit(region);
}

static bool villages_touch(const deus_state *s) {
    for (int tile = 0; tile < s->tile_count; tile++)
        if (s->near[s->village[tile]] & s->terrain[DEUS_VILLAGE]) return true;
    return false;
}

bool deus_make_board(deus_state *s) {
    dm_guard(s->tile_count > 0 && s->tile_count <= DEUS_TILES_MAX);
    make_terrain(s);
    make_neighbours(s);
    return !villages_touch(s);
}

/* D-BD4: tiles, sides and rotations at random; on a clash everything is drawn again. */
void deus_draw_board(deus_state *s) {
    dm_guard(s->tile_count > 0 && s->tile_count <= DEUS_TILES_MAX);
    make_neighbours(s);
    do {
        uint8_t order[DEUS_TILES_MAX] = {0, 1, 2, 3, 4, 5, 6};
        chance_shuffle(&s->chance, order, DEUS_TILES_MAX);
        for (int tile = 0; tile < s->tile_count; tile++) {
            uint32_t side = chance_below(&s->chance, 2);
            s->tiles[tile].face = (uint8_t)(2 * order[tile] + side);
            s->tiles[tile].rotation = (uint8_t)chance_below(&s->chance, 6);
        }
        make_terrain(s);
    } while (villages_touch(s));
}

/* ---- Arrangements ------------------------------------------------------------------------ */

static bool slots_touch(deus_tile a, deus_tile b) {
    int di = a.i - b.i, dj = a.j - b.j;
    return (absolute(di) + absolute(dj) + absolute(di + dj)) == 2;
}

/* Every slot within reach of the first through neighbouring slots. */
static bool slots_connected(const deus_state *s) {
    unsigned reached = 1, before = 0;
    while (reached != before) {
        before = reached;
        for (int a = 0; a < s->tile_count; a++)
            for (int b = 0; b < s->tile_count; b++)
                if (reached >> a & 1 && slots_touch(s->tiles[a], s->tiles[b])) reached |= 1u << b;
    }
    return reached == (1u << s->tile_count) - 1;
}

bool deus_slots_fit(const deus_state *s, dm_error *error) {
    if (s->tile_count != deus_tiles_for(s->player_count))
        return dm_fail(error, "%d players need %d tiles, here are %d", s->player_count,
                       deus_tiles_for(s->player_count), s->tile_count);
    for (int a = 0; a < s->tile_count; a++)
        for (int b = 0; b < a; b++)
            if (s->tiles[a].i == s->tiles[b].i && s->tiles[a].j == s->tiles[b].j)
                return dm_fail(error, "the slot %d,%d is used twice", s->tiles[a].i, s->tiles[a].j);
    if (!slots_connected(s)) return dm_fail(error, "the tiles must form one connected board");
    return true;
}

static bool read_coordinate(const char **text, int8_t *number) {
    bool negative = **text == '-';
    if (negative) ++*text;
    if (**text < '0' || **text > '9') return false;
    int value = 0;
    while (**text >= '0' && **text <= '9' && value <= SLOT_MAX)
        value = value * 10 + *(*text)++ - '0';
    *number = (int8_t)(negative ? -value : value);
    return value <= SLOT_MAX;
}

/* A custom list: `0,0/1,0/0,1/1,1`. */
static bool read_slots(deus_state *s, const char *text, dm_error *error) {
    const char *at = text;
    s->tile_count = 0;
    for (;;) {
        deus_tile tile = {0};
        if (s->tile_count == DEUS_TILES_MAX || !read_coordinate(&at, &tile.i) || *at++ != ',' ||
            !read_coordinate(&at, &tile.j))
            break;
        s->tiles[s->tile_count++] = tile;
        if (*at == '\0') return deus_slots_fit(s, error);
        if (*at++ != '/') break;
    }
    return dm_fail(error,
                   "arrangement=%s: expected %d slots such as 0,0/1,0/0,1/1,1 (within %d of 0,0)",
                   text, deus_tiles_for(s->player_count), SLOT_MAX);
}

static void fail_arrangement(const deus_state *s, const char *name, dm_error *error) {
    char names[64];
    dm_writer out = dm_writer_on(names, sizeof names);
    for (int k = 0; k < ARRANGEMENTS; k++) {
        if (arrangements[k].players != s->player_count) continue;
        dm_write(&out, arrangements[k].name);
        dm_write(&out, ", ");
    }
    dm_fail(error, "arrangement=%s: expected %sor slots such as 0,0/1,0/0,1/1,1 for %d players",
            name, names, s->player_count);
}

bool deus_read_arrangement(deus_state *s, const char *name, dm_error *error) {
    assert(s->player_count >= 2 && name && error);
    bool is_list = strchr(name, ',') != NULL;
    if (is_list) {
        if (!read_slots(s, name, error)) return false;
        deus_name_arrangement(s);
        return true;
    }
    for (uint8_t k = 0; k < ARRANGEMENTS; k++) {
        if (arrangements[k].players != s->player_count || strcmp(arrangements[k].name, name) != 0)
            continue;
        s->arrangement = k;
        s->tile_count = deus_tiles_for(s->player_count);
        for (int tile = 0; tile < s->tile_count; tile++)
            s->tiles[tile] = (deus_tile){.i = arrangements[k].slots[tile][0],
                                         .j = arrangements[k].slots[tile][1]};
        return true;
    }
    fail_arrangement(s, name, error);
    return false;
}

static bool slots_are(const deus_state *s, const arrangement *named) {
    if (named->players != s->player_count) return false;
    for (int tile = 0; tile < s->tile_count; tile++)
        if (s->tiles[tile].i != named->slots[tile][0] || s->tiles[tile].j != named->slots[tile][1])
            return false;
    return true;
}

void deus_name_arrangement(deus_state *s) {
    s->arrangement = DM_UNKNOWN;
    for (uint8_t k = 0; k < ARRANGEMENTS && s->arrangement == DM_UNKNOWN; k++)
        if (slots_are(s, &arrangements[k])) s->arrangement = k;
}

void deus_write_arrangement(const deus_state *s, dm_writer *out) {
    assert(s->tile_count > 0);
    if (s->arrangement != DM_UNKNOWN) {
        dm_write(out, arrangements[s->arrangement].name);
        return;
    }
    for (int tile = 0; tile < s->tile_count; tile++) {
        if (tile > 0) dm_write_char(out, '/');
        dm_write_number(out, s->tiles[tile].i);
        dm_write_char(out, ',');
        dm_write_number(out, s->tiles[tile].j);
    }
}
