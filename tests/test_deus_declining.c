/* Findings A5 and A6: what may be declined is asked about exactly where declining can make a
 * difference. Random positions, a plain gain or a permanent good in each: the turn is played to its
 * end over all lines, with it and without it, and compared with what the rules ask.
 *
 * Without it something must be reached that no line with it equals or betters, if and only if it is
 * asked about. Where it is not, the test declines all the same, by marking the card as resolved.
 * DECLINING=20000 tries as many positions of each kind. */
#include <stdio.h>
#include <stdlib.h>

#include "deus/egypt.h"
#include "support/scene.h"

enum { ENDINGS_MAX = 1 << 14, SEEN_MAX = 1 << 17, SEAT = 0 };

/* What a turn ended with: the things of which more is better, and a number for all the rest. */
typedef struct ending {
    int16_t gold, vp;
    uint8_t goods[DEUS_RESOURCES], cards, board[DEUS_STANDARD_COLOURS];
    uint8_t barques[DEUS_BARQUE_SIZES];
    uint64_t rest;
} ending;

typedef struct endings {
    int count, seen;
    bool too_many;
    ending list[ENDINGS_MAX];
    uint64_t states[SEEN_MAX]; /* met before, by their number */
} endings;

static endings taken, declined;

/* ---- All lines of a turn ----------------------------------------------------------------- */

static uint64_t number_of(const deus_state *s) {
    const uint8_t *bytes = (const uint8_t *)s;
    uint64_t number = 14695981039346656037u;
    for (size_t k = 0; k < sizeof *s; k++) number = (number ^ bytes[k]) * 1099511628211u;
    return number ? number : 1;
}

/* Whether this state is met for the first time. */
static bool is_new(endings *all, const deus_state *s) {
    uint64_t number = number_of(s);
    size_t at = number % SEEN_MAX;
    while (all->states[at] && all->states[at] != number) at = (at + 1) % SEEN_MAX;
    if (all->states[at]) return false;
    all->states[at] = number;
    all->too_many |= ++all->seen > SEEN_MAX / 2;
    return true;
}

static ending ending_of(const deus_state *s) {
    ending end = {0};
    deus_state rest = *s;
    deus_player *me = &rest.players[SEAT];
    end.gold = me->gold, end.vp = me->vp, end.cards = me->hand_count;
    memcpy(end.goods, me->resources, sizeof end.goods);
    memcpy(end.board, me->board, sizeof end.board);
    memcpy(end.barques, me->barques, sizeof end.barques);
    me->gold = me->vp = me->hand_count = 0;
    memset(me->resources, 0, sizeof me->resources);
    memset(me->board, 0, sizeof me->board);
    memset(me->supply, 0, sizeof me->supply);
    memset(me->barques, 0, sizeof me->barques);
    memset(me->hand, 0, sizeof me->hand);
    memset(rest.resources_left, 0, sizeof rest.resources_left);
    end.rest = number_of(&rest);
    return end;
}

static void add_ending(endings *all, const deus_state *s) {
    ending end = ending_of(s);
    for (int k = 0; k < all->count; k++)
        if (memcmp(&all->list[k], &end, sizeof end) == 0) return;
    all->too_many |= all->count == ENDINGS_MAX;
    if (!all->too_many) all->list[all->count++] = end;
}

static void play_all_lines(endings *all, const dm_state *state, const dm_question *question) {
    const deus_state *s = deus_const(state);
    if (all->too_many || !is_new(all, s)) return;
    if (question->seat != SEAT || s->turn_seat != SEAT || question->kind == DEUS_ASK_TURN) {
        add_ending(all, s);
        return;
    }
    for (int k = 0; k < question->count; k++) {
        dm_state next = *state;
        dm_question asked;
        deus_game.apply(&next, question->answers[k], NULL, &asked);
        play_all_lines(all, &next, &asked);
    }
}

/* Lets the pending steps run up to the next question. */
static void run_on(dm_state *state, dm_question *question) {
    deus_play play = {deus_mutable(state), NULL, SEAT};
    deus_advance(&play, question);
}

static void end_turn_from(endings *all, const dm_state *from) {
    dm_state state = *from;
    dm_question question;
    memset(all, 0, sizeof *all);
    run_on(&state, &question);
    play_all_lines(all, &state, &question);
}

/* ---- Comparing --------------------------------------------------------------------------- */

static bool are_at_least(const uint8_t *left, const uint8_t *right, size_t count) {
    for (size_t k = 0; k < count; k++)
        if (left[k] < right[k]) return false;
    return true;
}

static bool is_as_good(const ending *left, const ending *right) {
    return left->rest == right->rest && left->gold >= right->gold && left->vp >= right->vp &&
           left->cards >= right->cards &&
           are_at_least(left->goods, right->goods, sizeof left->goods) &&
           are_at_least(left->board, right->board, sizeof left->board) &&
           are_at_least(left->barques, right->barques, sizeof left->barques);
}

static bool declining_reaches_more(void) {
    for (int k = 0; k < declined.count; k++) {
        int j = 0;
        while (j < taken.count && !is_as_good(&taken.list[j], &declined.list[k])) j++;
        if (j == taken.count) return true;
    }
    return false;
}

/* ---- Random positions -------------------------------------------------------------------- */

static dm_random chance;
static char words[600]; /* of the scene */

static int below(int count) { return (int)dm_random_below(&chance, (uint32_t)count); }

static int number_of_positions(int usually) {
    const char *wanted = getenv("DECLINING");
    return wanted ? atoi(wanted) : usually;
}

/* The land of RHOMBUS that is no village. */
static const char *const land[] = {"A0", "A3", "A5", "A6", "B0", "B2", "B3", "B4",
                                   "C0", "C2", "C5", "C6", "D0", "D3", "D5", "D6"};
enum { LAND = sizeof land / sizeof land[0] };

/* So many production buildings and what stands beside them. */
static void write_map(dm_writer *out, int count) {
    int first = below(LAND), civil = 0, military = 0;
    dm_write(out, " p1.map=");
    for (int k = 0; k < count; k++) {
        if (k > 0) dm_write_char(out, ',');
        dm_write(out, land[(first + k * 5) % LAND]);
        dm_write(out, ":p");
        if (below(2) && civil++ < 4) dm_write_char(out, 'c');
        if (below(3) == 0 && military++ < 4) dm_write_char(out, 'a');
    }
}

/* A card of the list that has copies left; `used` counts those that lie there. */
static const char *draw_card(const char *const *list, int count, uint8_t used[DEUS_CARD_KINDS]) {
    for (;;) {
        const char *id = list[below(count)];
        if (used[card(id)] >= deus_cards[card(id)].copies) continue;
        used[card(id)]++;
        return id;
    }
}

static const char *const production[] = {
    "seasonal-wheat", "seasonal-wood", "seasonal-clay", "seasonal-stone", "barn",
    "barn",           "mill",          "relocated",     "intensive",      "intensive",
};
enum { PRODUCTION = sizeof production / sizeof production[0] };

static void write_resources(dm_writer *out) {
    int mine[DEUS_RESOURCES];
    for (int k = 0; k < DEUS_RESOURCES; k++) mine[k] = below(3) ? below(3) : 0;
    dm_write(out, " p1.resources=");
    for (int k = 0; k < DEUS_RESOURCES; k++) {
        if (k > 0) dm_write_char(out, ',');
        dm_write_number(out, mine[k]);
    }
    dm_write(out, " p2.resources=");
    for (int k = 0; k < DEUS_RESOURCES; k++) {
        if (k > 0) dm_write_char(out, ',');
        dm_write_number(out, below(3) ? below(3) : 10 - mine[k] - below(4));
    }
}

static void write_barques(dm_writer *out) {
    dm_write(out, " p1.barques=");
    dm_write_number(out, below(3));
    dm_write_char(out, ',');
    dm_write_number(out, below(3));
    dm_write_char(out, ',');
    dm_write_number(out, below(8) ? 1 + below(2) : 0);
    dm_write(out, " p2.barques=0,1,1");
}

/* A column of seat 1: cards of `list`, the last one perhaps given. */
static void write_column(dm_writer *out, const char *name, const char *const *list, int count,
                         int height, const char *last) {
    uint8_t used[DEUS_CARD_KINDS] = {0};
    if (last) used[card(last)]++;
    dm_write(out, " p1.");
    dm_write(out, name);
    for (int k = 0; k < height; k++) {
        dm_write_char(out, k == 0 ? '=' : ',');
        dm_write(out, last && k == height - 1 ? last : draw_card(list, count, used));
    }
}

/* ---- A plain gain ------------------------------------------------------------------------ */

static bool is_plain(uint8_t card) {
    uint8_t operation = deus_cards[card].effect.operation;
    return operation == DEUS_GAIN || operation == DEUS_GAIN_GOODS || operation == DEUS_PRODUCE_EACH;
}

/* A card of that column which gains without a choice, or DM_UNKNOWN. */
static uint8_t find_plain(uint8_t column) {
    const deus_player *me = player(SEAT + 1);
    int from = below(DEUS_COLUMN_MAX);
    for (int k = 0; k < DEUS_COLUMN_MAX; k++) {
        uint8_t place = (uint8_t)((from + k) % DEUS_COLUMN_MAX);
        if (place < me->height[column] && is_plain(me->column[column][place])) return place;
    }
    return DM_UNKNOWN;
}

/* The column takes effect, up to this card; the once effect of the last card was asked for. */
static void begin_card(dm_state *state, uint8_t column, uint8_t place, bool decline) {
    deus_state *s = deus_mutable(state);
    bool last = place == s->players[SEAT].height[column] - 1;
    bool once = last && deus_has_once(&deus_cards[s->players[SEAT].column[column][place]]);
    deus_frame card = {.step = DEUS_STEP_RESOLVE, .column = column, .place = place, .once = once};
    card.stage = decline ? DEUS_RESOLVED : once ? DEUS_MAIN_IS_NEXT : DEUS_NOT_BEGUN;
    s->depth = 3;
    s->steps[0] = (deus_frame){.step = DEUS_STEP_END_TURN};
    s->steps[1] =
        (deus_frame){.step = DEUS_STEP_EFFECTS, .column = column, .place = (uint8_t)(place + 1)};
    s->steps[2] = card;
}

/* Plays both branches; whether the rules ask about it: by a question of that kind about the step
 * on top, not about what comes later. */
static bool play_both(const dm_state *with, const dm_state *without, uint8_t kind) {
    dm_state state = *with;
    dm_question question;
    run_on(&state, &question);
    const deus_state *s = deus_const(&state);
    const deus_frame *before = &deus_const(with)->steps[deus_const(with)->depth - 1];
    bool asked = question.seat == SEAT && question.kind == kind &&
                 s->steps[s->depth - 1].column == before->column &&
                 s->steps[s->depth - 1].place == before->place;
    memset(&taken, 0, sizeof taken);
    if (asked) {
        assert_int_equal(question.count, 2);
        assert_int_equal(question.answers[1].verb, DEUS_SAY_SKIP);
        deus_game.apply(&state, question.answers[0], NULL, &question);
    }
    play_all_lines(&taken, &state, &question);
    end_turn_from(&declined, without);
    return asked;
}

static void expect_asked_exactly(bool asked, bool only_if, const dm_state *at) {
    static char line[DM_POSITION_BYTES];
    dm_writer out = dm_writer_on(line, sizeof line);
    bool differs = declining_reaches_more();
    if (asked == differs || (asked && !only_if)) return;
    deus_game.write_position(at, &out);
    fail_msg("declining %s a difference, but it is %sasked: %s ... %s",
             differs ? "makes" : "cannot make", asked ? "" : "not ", words, strstr(line, "todo="));
}

typedef struct tally {
    int asked, in_vain, not_asked, left_out;
} tally;

static void print_tally(const tally *count) {
    print_message("%d asked (%d in vain), %d not asked, %d left out\n", count->asked,
                  count->in_vain, count->not_asked, count->left_out);
}

static void compare_branches(const dm_state *with, const dm_state *without, uint8_t kind,
                             bool only_if, tally *count) {
    bool asked = play_both(with, without, kind);
    if (taken.too_many || declined.too_many) {
        count->left_out++;
        return;
    }
    expect_asked_exactly(asked, only_if, with);
    count->in_vain += asked && !declining_reaches_more();
    count->asked += asked;
    count->not_asked += !asked;
}

static void try_plain_gain(uint8_t column, bool only_if, tally *count) {
    uint8_t place = find_plain(column);
    if (place == DM_UNKNOWN) return;
    dm_state with = table.state, without = table.state;
    begin_card(&with, column, place, false);
    begin_card(&without, column, place, true);
    compare_branches(&with, &without, DEUS_ASK_GAIN, only_if, count);
}

/* Goods, in columns of production cards. */
static void test_goods_are_asked_about_exactly_where_declining_matters(void **unused) {
    (void)unused;
    tally count = {0};
    dm_random_seed(&chance, 1);
    for (int k = number_of_positions(400); k > 0; k--) {
        dm_writer out = dm_writer_on(words, sizeof words);
        int height = 2 + below(4);
        dm_write(&out, "egypt=production p1.pieces=1,0,1,1,1");
        write_map(&out, height);
        write_resources(&out);
        write_barques(&out);
        write_column(&out, "production", production, PRODUCTION, height,
                     below(2) ? "intensive" : NULL);
        scene(words);
        try_plain_gain(DEUS_PRODUCTION, true, &count);
    }
    print_tally(&count);
    assert_true(count.asked > 40 && count.not_asked > 40);
}

/* Where the rest of the turn sells, buys or activates as well, it may be asked in vain, but never
 * goes unasked: cards of other colours that a temple let lie among the production cards. */
static void test_goods_never_go_unasked_beside_trade_and_activation(void **unused) {
    (void)unused;
    static const char *const others[] = {
        "seasonal-wheat",
        "seasonal-wood",
        "seasonal-clay",
        "seasonal-stone",
        "barn",
        "mill",
        "intensive",
        "intensive",
        "galley",
        "sailing-ship-wheat",
        "small-port-clay",
        "academy-production",
        "academy-civil",
        "villa",
    };
    tally count = {0};
    dm_random_seed(&chance, 2);
    for (int k = number_of_positions(200); k > 0; k--) {
        dm_writer out = dm_writer_on(words, sizeof words);
        dm_write(&out, "egypt=production p1.pieces=1,0,0,0,0 "
                       "p1.map=A0:pcsa,A2:m,A3:pcs,A5:p,B0:pcs,B5:m,C0:pcs,B6:m");
        write_resources(&out);
        write_barques(&out);
        scene(words);
        deus_player *me = &deus_mutable(&table.state)->players[SEAT];
        for (int place = 2 + below(4); place > 0; place--)
            me->column[DEUS_PRODUCTION][me->height[DEUS_PRODUCTION]++] =
                card(others[below(sizeof others / sizeof others[0])]);
        try_plain_gain(DEUS_PRODUCTION, false, &count);
    }
    print_tally(&count);
    assert_true(count.asked > 10 && count.not_asked > 20);
}

/* A production card that a scientific one has activated; other scientific cards are to come. */
static void activate_by_science(dm_state *state, uint8_t place, bool decline) {
    deus_state *s = deus_mutable(state);
    begin_card(state, DEUS_PRODUCTION, place, decline);
    s->steps[3] = s->steps[2];
    s->steps[3].once = 0;
    s->steps[3].stage = decline ? DEUS_RESOLVED : DEUS_NOT_BEGUN;
    s->steps[2] =
        (deus_frame){.step = DEUS_STEP_RESOLVE, .column = DEUS_SCIENTIFIC, .stage = DEUS_RESOLVED};
    s->steps[1] = (deus_frame){.step = DEUS_STEP_EFFECTS, .column = DEUS_SCIENTIFIC, .place = 1};
    s->depth = 4;
}

static void test_goods_never_go_unasked_when_science_activates(void **unused) {
    (void)unused;
    static const char *const science[] = {"egypt-library", "observatory", "royal-archives-civil",
                                          "royal-archives-military", "manufactory"};
    tally count = {0};
    dm_random_seed(&chance, 5);
    for (int k = number_of_positions(100); k > 0; k--) {
        dm_writer out = dm_writer_on(words, sizeof words);
        int height = 1 + below(3);
        dm_write(&out, "egypt=production,scientific p1.pieces=1,0,0,0,0 p1.gold=2 ");
        write_map(&out, height);
        write_resources(&out);
        write_barques(&out);
        write_column(&out, "production", production, PRODUCTION, height,
                     below(2) ? "intensive" : NULL);
        scene(words);
        deus_player *me = &deus_mutable(&table.state)->players[SEAT];
        for (int place = 2 + below(2); place > 0; place--)
            me->column[DEUS_SCIENTIFIC][me->height[DEUS_SCIENTIFIC]++] = card(science[below(5)]);
        uint8_t place = find_plain(DEUS_PRODUCTION);
        if (place == DM_UNKNOWN) continue;
        dm_state with = table.state, without = table.state;
        activate_by_science(&with, place, false);
        activate_by_science(&without, place, true);
        compare_branches(&with, &without, DEUS_ASK_GAIN, false, &count);
    }
    print_tally(&count);
    assert_true(count.asked > 10 && count.not_asked > 10);
}

/* Gold, VP, and goods that need no room: declining is never asked about, and never better. */
static void test_plain_gains_that_cannot_hurt_are_never_asked_about(void **unused) {
    (void)unused;
    static const char *const civil[] = {
        "guild-forest", "guild-field", "trading-post-field", "trading-post-swamp",
        "forum",        "baths",       "market-hall",        "villa",
    };
    static const char *const works[] = {
        "small-production",
        "cooperative-swamp",
        "cooperative-forest",
        "cooperative-mountain",
        "cooperative-field",
        "farm",
        "quarry",
        "large-production",
    };
    static const char *const scribe[] = {
        "inn-gold",
        "inn-vp",
        "village-house-gold",
        "village-house-vp",
        "isolated-house-gold",
        "isolated-house-vp",
        "palace-gold",
        "lighthouse-vp",
    };
    static const struct {
        const char *options, *column;
        uint8_t colour;
        const char *const *cards;
    } kinds[] = {
        {"p1.pieces=1,1,1,0,1 p1.map=A0:pc,A3:pca,A5:ca,B0:c", "civil", DEUS_CIVIL, civil},
        {"p1.pieces=1,0,1,1,1 p1.map=A0:pc,A3:pca,A5:pa,B0:p", "production", DEUS_PRODUCTION,
         works},
        {"egypt=civil p1.scribe=A3 p1.pieces=1,1,1,0,1 p1.map=A0:pc,A3:pca,A5:ca,B0:c", "civil",
         DEUS_CIVIL, scribe},
    };
    tally count = {0};
    dm_random_seed(&chance, 3);
    for (int k = number_of_positions(150); k > 0; k--) {
        int kind = k % 3;
        dm_writer out = dm_writer_on(words, sizeof words);
        dm_write(&out, kinds[kind].options);
        write_resources(&out);
        write_column(&out, kinds[kind].column, kinds[kind].cards, 8, 1 + below(4), NULL);
        scene(words);
        try_plain_gain(kinds[kind].colour, true, &count);
    }
    print_tally(&count);
    assert_true(count.asked == 0 && count.not_asked > 100);
}

/* ---- A permanent good -------------------------------------------------------------------- */

static const struct {
    const char *temple, *cards[4];
} blessings[DEUS_RESOURCES] = {
    {"anubis", {"seasonal-stone", "intensive", "intensive", "seasonal-stone"}},
    {"apis", {"seasonal-wheat", "relocated", "relocated", "seasonal-wheat"}},
    {"aten", {"seasonal-wood", "barn", "intensive", "intensive"}},
    {"amun", {"seasonal-clay", "barn", "barn", "seasonal-clay"}},
};

/* The card on top of the production column is built, and everything is paid but this good. */
static void begin_payment(dm_state *state, uint8_t resource, bool decline) {
    deus_state *s = deus_mutable(state);
    const deus_player *me = &s->players[SEAT];
    uint8_t built = me->column[DEUS_PRODUCTION][me->height[DEUS_PRODUCTION] - 1];
    uint8_t step = deus_cards[built].condition ? DEUS_STEP_PLACE_IN : DEUS_STEP_PLACE;
    s->depth = 4;
    s->steps[0] = (deus_frame){.step = DEUS_STEP_END_TURN};
    s->steps[1] = (deus_frame){.step = DEUS_STEP_EFFECTS, .column = DEUS_PRODUCTION};
    s->steps[2] = (deus_frame){
        .step = step, .piece = DEUS_PRODUCTION, .condition = deus_cards[built].condition};
    s->steps[3] = (deus_frame){.step = decline ? DEUS_STEP_PAY : DEUS_STEP_GOODS,
                               .column = DEUS_PRODUCTION,
                               .goods = (uint8_t)(1 << resource)};
}

static void try_permanent_good(uint8_t resource, tally *count) {
    const deus_player *me = player(SEAT + 1);
    uint8_t built = me->column[DEUS_PRODUCTION][me->height[DEUS_PRODUCTION] - 1];
    if (me->resources[resource] == 0) return;
    if (!deus_has_site(state(), SEAT, DEUS_PRODUCTION, deus_cards[built].condition)) return;
    dm_state with = table.state, without = table.state;
    begin_payment(&with, resource, false);
    begin_payment(&without, resource, true);
    compare_branches(&with, &without, DEUS_ASK_GOOD, true, count);
}

static void test_permanent_goods_are_asked_about_exactly_where_paying_matters(void **unused) {
    (void)unused;
    tally count = {0};
    dm_random_seed(&chance, 4);
    for (int k = number_of_positions(150); k > 0; k--) {
        dm_writer out = dm_writer_on(words, sizeof words);
        int height = 1 + below(3);
        uint8_t resource = (uint8_t)below(DEUS_RESOURCES);
        dm_write(&out,
                 "egypt=production,temple p1.hand=ptah p2.hand=isis,horus p1.pieces=1,1,1,1,1 "
                 "p1.temple=");
        dm_write(&out, blessings[resource].temple);
        write_map(&out, height);
        write_resources(&out);
        write_barques(&out);
        write_column(&out, "production", production, PRODUCTION, height + 1,
                     blessings[resource].cards[below(4)]);
        dm_write(&out,
                 " todo=end-turn/effects(column=production,place=1)/place(column=production)");
        scene(words);
        try_permanent_good(resource, &count);
    }
    print_tally(&count);
    assert_true(count.asked > 10 && count.not_asked > 30);
}

/* ---- The cases of the findings ----------------------------------------------------------- */

#define FIVE_SLOTS "p1.barques=0,1,1 p2.barques=0,1,1 "

/* A5: two wheat would leave the intensive production one slot instead of three. */
static void test_seasonal_wheat_below_an_intensive_production_can_be_declined(void **unused) {
    (void)unused;
    static const char at_the_seasonal[] =
        "egypt=production " FIVE_SLOTS "p1.map=A3:p,A5:p,C6:p p1.resources=1,0,1,0 "
        "p1.production=seasonal-wheat,intensive,mill";
    scene_effects("production", at_the_seasonal);
    expect_question(DEUS_ASK_GAIN, 1);
    expect_answers("gain skip");
    play_tokens("skip take:clay skip skip");
    expect_question(DEUS_ASK_TURN, 2);
    expect_resources(1, "1,3,1,0");

    scene_effects("production", at_the_seasonal);
    play_tokens("gain take:clay skip skip");
    expect_resources(1, "1,1,1,2");
}

/* Version 1 plays on as it began. */
static void test_by_version_1_seasonal_wheat_is_not_asked_about(void **unused) {
    (void)unused;
    scene_effects("production", "rules=1 egypt=production " FIVE_SLOTS
                                "p1.map=A3:p,A5:p,C6:p p1.resources=1,0,1,0 "
                                "p1.production=seasonal-wheat,intensive,mill");
    expect_question(DEUS_ASK_PRODUCE, 1);
    expect_resources(1, "1,0,1,2");
}

/* A6: five full slots, and an intensive production above: paying the wheat makes room. */
static void test_the_wheat_of_amun_can_be_left_where_paying_makes_room(void **unused) {
    (void)unused;
    static const char amun[] =
        "egypt=production,temple " FIVE_SLOTS "p1.map=A3:p p1.temple=amun "
        "p1.production=intensive p1.resources=1,0,2,2 p1.hand=seasonal-clay,ptah "
        "p2.hand=isis,horus";
    scene(amun);
    play_tokens("build:seasonal-clay");
    expect_question(DEUS_ASK_GOOD, 1);
    expect_answers("use:wheat skip");
    play_tokens("use:wheat at:C5");
    expect_is(told(DEUS_DID_USE_GOOD, 1), 1);
    expect_question(DEUS_ASK_ONCE, 1); /* no room, no choice of the intensive production */

    scene(amun);
    play_tokens("build:seasonal-clay skip");
    expect_answers("pay:wheat gold:wheat");
    play_tokens("pay:wheat at:C5");
    expect_is(told(DEUS_DID_USE_GOOD, 1), 0);
    expect_question(DEUS_ASK_PRODUCE, 1);
    play_tokens("take:clay");
    expect_resources(1, "1,1,2,1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_goods_are_asked_about_exactly_where_declining_matters, "E-G3 D-B8"),
        PROVES(test_goods_never_go_unasked_beside_trade_and_activation, "E-G3"),
        PROVES(test_goods_never_go_unasked_when_science_activates, "E-G3"),
        PROVES(test_plain_gains_that_cannot_hurt_are_never_asked_about, "D-B8 E-G3"),
        PROVES(test_permanent_goods_are_asked_about_exactly_where_paying_matters, "E-T2 E-G3"),
        PROVES(test_seasonal_wheat_below_an_intensive_production_can_be_declined, "E-G3"),
        PROVES(test_by_version_1_seasonal_wheat_is_not_asked_about, "E-G3"),
        PROVES(test_the_wheat_of_amun_can_be_left_where_paying_makes_room, "E-T2"),
    };
    return cmocka_run_group_tests_name("deus: declining", tests, NULL, NULL);
}
