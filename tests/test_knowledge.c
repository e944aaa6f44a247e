/* What a seat may know (D-S5), and the leak test: whatever a viewer receives is the same when only
 * what they cannot know is different.
 *
 * The twins below are made from the true state by the list of secrets in the spec, not by
 * observe(), so that they find what observe() forgets to hide. */
#include <stdio.h>

#include "support/scene.h"

/* ---- Twins: states a viewer cannot tell apart -------------------------------------------- */

typedef struct secret_places {
    uint8_t *cards[DEUS_DECK_CARDS];
    int count;
} secret_places;

static void add_places(secret_places *places, uint8_t *cards, int count) {
    for (int k = 0; k < count; k++) places->cards[places->count++] = cards + k;
}

static void mix(secret_places *places, dm_random *random) {
    for (int left = places->count; left > 1; left--) {
        uint8_t *a = places->cards[left - 1];
        uint8_t *b = places->cards[dm_random_below(random, (uint32_t)left)];
        uint8_t card = *a;
        *a = *b, *b = card;
    }
    places->count = 0;
}

static void sort_cards(uint8_t *cards, int count) {
    for (int k = 1; k < count; k++)
        for (int j = k; j > 0 && cards[j - 1] > cards[j]; j--) {
            uint8_t card = cards[j];
            cards[j] = cards[j - 1], cards[j - 1] = card;
        }
}

/* Hands of others, the deck, their buried discards and offerings, the faces of their jokers. */
static void vary_cards(deus_state *s, uint8_t viewer, dm_random *random) {
    secret_places places = {.count = 0};
    add_places(&places, s->deck, s->deck_count);
    for (int k = 0; k < s->discard_count; k++)
        if (!(s->discard_mark[k] & DEUS_DISCARD_SEEN) && s->discard_mark[k] != viewer)
            add_places(&places, &s->discard[k], 1);
    bool offers = s->offering_count > 1 && s->turn_seat != viewer;
    if (offers) add_places(&places, s->offering + 1, s->offering_count - 1);
    for (int seat = 0; seat < s->player_count; seat++) {
        deus_player *player = &s->players[seat];
        if (seat == viewer) continue;
        add_places(&places, player->hand, player->hand_count);
        if (player->joker_column != DM_UNKNOWN)
            add_places(&places, &player->column[player->joker_column][player->joker_place], 1);
    }
    mix(&places, random);
    for (int seat = 0; seat < s->player_count; seat++)
        sort_cards(s->players[seat].hand, s->players[seat].hand_count);
    if (offers) sort_cards(s->offering + 1, s->offering_count - 1);
}

/* One knows which cards one has buried in an offering, not how they lie. */
static void vary_own_discards(deus_state *s, uint8_t viewer, dm_random *random) {
    secret_places places = {.count = 0};
    for (int k = 0; k < s->discard_count; k++) {
        if (s->discard_mark[k] == viewer)
            add_places(&places, &s->discard[k], 1);
        else
            mix(&places, random);
    }
    mix(&places, random);
}

/* Other picks for a seat: so many of K, the first ones of a random choice in order. */
static uint8_t pick_anew(deus_player *player, int all, int made, dm_random *random) {
    uint8_t choice[DEUS_STANDARD_COLOURS] = {0}, last = 0;
    for (int k = 0; k < all;) {
        uint32_t colour = dm_random_below(random, DEUS_STANDARD_COLOURS);
        if (choice[colour] == DEUS_PIECES_PER_TYPE) continue;
        choice[colour]++, k++;
    }
    for (uint8_t colour = 0; colour < DEUS_STANDARD_COLOURS; colour++) {
        int taken = choice[colour] < made ? choice[colour] : made;
        player->board[colour] = (uint8_t)taken;
        player->supply[colour] = (uint8_t)(DEUS_PIECES_PER_TYPE - taken);
        if (taken > 0) last = colour;
        made -= taken;
    }
    return last;
}

static void vary_picks(deus_state *s, uint8_t viewer, dm_random *random) {
    deus_frame *top = &s->steps[s->depth - 1];
    for (uint8_t seat = 0; seat <= top->picker; seat++) {
        if (seat == viewer) continue;
        int made = s->start_pieces;
        if (seat == top->picker) made = (int)dm_random_below(random, s->start_pieces);
        uint8_t last = pick_anew(&s->players[seat], s->start_pieces, made, random);
        if (seat == top->picker) top->colour = last, top->left = (uint8_t)(s->start_pieces - made);
    }
}

/* What another seat is in the middle of, with the cards it has now. */
static void vary_step(deus_state *s, dm_random *random) {
    deus_frame *top = &s->steps[s->depth - 1];
    const deus_player *player = &s->players[s->turn_seat];
    if (top->step == DEUS_STEP_COLUMN)
        top->card = player->hand[dm_random_below(random, player->hand_count)];
    if (top->step == DEUS_STEP_DISCARD)
        top->last_card = s->offering_count > 1 ? s->offering[s->offering_count - 1] : 0;
}

static void make_twin(const dm_state *real, uint8_t viewer, dm_random *random, dm_state *twin) {
    dm_copy(&deus_game, twin, real);
    deus_state *s = deus_mutable(twin);
    for (int k = 0; k < 32; k++) s->chance.key[k] = (uint8_t)dm_random_next(random);
    s->chance.used = dm_random_below(random, 5000);
    vary_cards(s, viewer, random);
    vary_own_discards(s, viewer, random);
    if (s->depth > 0 && s->steps[s->depth - 1].step == DEUS_STEP_PICK)
        vary_picks(s, viewer, random);
    if (s->depth > 0 && s->turn_seat != viewer) vary_step(s, random);
}

/* ---- Comparing what a viewer receives ---------------------------------------------------- */

static const char *line_of(const dm_state *a_state, char line[DM_POSITION_BYTES]) {
    dm_writer out = dm_writer_on(line, DM_POSITION_BYTES);
    deus_game.write_position(a_state, &out);
    return line;
}

static void expect_same_state(const dm_state *left, const dm_state *right) {
    static char a[DM_POSITION_BYTES], b[DM_POSITION_BYTES];
    assert_string_equal(line_of(left, a), line_of(right, b));
    assert_memory_equal(left->bytes, right->bytes, deus_game.state_bytes);
}

enum { VIEW_BYTES = 64 * 1024 };

static void expect_same_view(const dm_state *left, const dm_state *right, uint8_t viewer) {
    static char a[VIEW_BYTES], b[VIEW_BYTES];
    dm_writer out = dm_writer_on(a, sizeof a), other = dm_writer_on(b, sizeof b);
    deus_game.write_view(left, viewer, &out);
    deus_game.write_view(right, viewer, &other);
    expect_is(out.full, false);
    assert_string_equal(a, b);
}

static void expect_same_observed(const dm_state *left, const dm_state *right, uint8_t viewer) {
    dm_state a, b;
    memset(&a, 0, sizeof a);
    memset(&b, 0, sizeof b);
    deus_game.observe(left, viewer, &a);
    deus_game.observe(right, viewer, &b);
    expect_same_state(&a, &b);
    expect_same_view(&a, &b, viewer);
}

static void expect_same_token(dm_answer left, dm_answer right) {
    char a[DM_TOKEN_BYTES], b[DM_TOKEN_BYTES];
    dm_writer out = dm_writer_on(a, sizeof a), other = dm_writer_on(b, sizeof b);
    deus_game.write_token(left, &out);
    deus_game.write_token(right, &other);
    assert_string_equal(a, b);
    assert_memory_equal(&left, &right, sizeof left);
}

/* The list, its tokens, its reasons against everything else. */
static void expect_same_question(const dm_state *left, const dm_state *right) {
    static dm_question a, b;
    static dm_refusals no_a, no_b;
    deus_game.ask(left, &a, &no_a);
    deus_game.ask(right, &b, &no_b);
    expect_is(a.kind, b.kind);
    expect_is(a.seat, b.seat);
    expect_is(a.partial, b.partial);
    assert_memory_equal(a.args, b.args, sizeof a.args);
    expect_is(a.count, b.count);
    for (int k = 0; k < a.count; k++) expect_same_token(a.answers[k], b.answers[k]);
    expect_is(no_a.count, no_b.count);
    for (int k = 0; k < no_a.count; k++) {
        expect_same_token(no_a.answers[k], no_b.answers[k]);
        assert_memory_equal(&no_a.reasons[k], &no_b.reasons[k], sizeof no_a.reasons[k]);
    }
}

static void write_visible(const dm_events *events, uint8_t viewer, dm_writer *out) {
    for (int k = 0; k < events->count; k++)
        if (dm_event_visible(&events->items[k], viewer))
            deus_game.write_event(&events->items[k], out);
}

static void expect_same_events(const dm_events *left, const dm_events *right, uint8_t viewer) {
    static char a[VIEW_BYTES], b[VIEW_BYTES];
    dm_writer out = dm_writer_on(a, sizeof a), other = dm_writer_on(b, sizeof b);
    write_visible(left, viewer, &out);
    write_visible(right, viewer, &other);
    assert_string_equal(a, b);
}

static bool is_listed(const dm_question *question, dm_answer answer) {
    for (int k = 0; k < question->count; k++)
        if (dm_same_answer(question->answers[k], answer)) return true;
    return false;
}

/* The same answer in both: unless it reveals, the viewer is told the same and sees the same. Where
 * somebody else answers, what they may answer next can depend on their hidden cards, and then an
 * answer may be forced in one of the two: there is nothing to compare. */
static void expect_same_after(const dm_state *real, const dm_state *twin, dm_answer answer,
                              uint8_t viewer) {
    static dm_events a, b;
    static dm_question asked, after_a, after_b;
    dm_state left, right;
    deus_game.ask(twin, &asked, NULL);
    if (!is_listed(&asked, answer)) return;
    dm_copy(&deus_game, &left, real);
    dm_copy(&deus_game, &right, twin);
    a.count = b.count = 0;
    deus_game.apply(&left, answer, &a, &after_a);
    deus_game.apply(&right, answer, &b, &after_b);
    if (after_a.revealed || after_b.revealed) return;
    if (viewer != asked.seat && (after_a.kind != after_b.kind || after_a.seat != after_b.seat ||
                                 memcmp(after_a.args, after_b.args, 4) != 0))
        return;
    expect_same_events(&a, &b, viewer);
    expect_same_observed(&left, &right, viewer);
}

/* Filling in what a viewer does not know gives a sound state that they could be in. */
static void expect_determinized(const dm_state *real, uint8_t viewer, dm_random *random) {
    dm_state seen, guess, seen_again;
    dm_error error;
    memset(&seen, 0, sizeof seen);
    memset(&seen_again, 0, sizeof seen_again);
    deus_game.observe(real, viewer, &seen);
    dm_copy(&deus_game, &guess, &seen);
    deus_game.determinize(&guess, viewer, random);
    if (!deus_game.check(&guess, &error)) fail_msg("a determinized state: %s", error.text);
    deus_game.observe(&guess, viewer, &seen_again);
    expect_same_state(&seen, &seen_again);
    static char line[DM_POSITION_BYTES];
    if (strchr(line_of(&guess, line), '?')) fail_msg("something stayed unknown: %s", line);
}

static void expect_no_leak(uint8_t viewer, dm_answer answer, dm_random *random) {
    dm_state twin, seen;
    dm_error error;
    const dm_state *real = &table.state;
    make_twin(real, viewer, random, &twin);
    if (!deus_game.check(&twin, &error)) fail_msg("the twin is unsound: %s", error.text);
    expect_same_observed(real, &twin, viewer);
    if (viewer == table.question.seat) {
        memset(&seen, 0, sizeof seen);
        deus_game.observe(real, viewer, &seen);
        expect_same_question(real, &twin);
        expect_same_question(real, &seen); /* a front end asks the observed state */
    }
    if (table.question.seat != DM_NOBODY) expect_same_after(real, &twin, answer, viewer);
    expect_determinized(real, viewer, random);
}

/* Random games; one answer in `every` is examined for every viewer, and the end always. */
static void attack_games(const char *options, int games, uint32_t every) {
    for (int game = 1; game <= games; game++) {
        char words[96];
        dm_random random;
        snprintf(words, sizeof words, "%s seed=%d", options, game);
        table_new(words);
        dm_random_seed(&random, (uint64_t)game);
        bool more = true;
        while (more) {
            bool over = table.question.seat == DM_NOBODY;
            int index = over ? 0 : (int)dm_random_below(&random, table.question.count);
            dm_answer answer = table.question.answers[index];
            bool early = table.count < 40;
            if (over || dm_random_below(&random, early ? 2 : every) == 0) {
                for (uint8_t seat = 0; seat < state()->player_count; seat++)
                    expect_no_leak(seat, answer, &random);
                expect_no_leak(DM_PUBLIC, answer, &random);
            }
            more = !over;
            if (more) dm_match_play(&table, index, NULL);
        }
    }
}

static void test_two_players_learn_nothing_hidden(void **unused) {
    (void)unused;
    attack_games("players=2", 12, 12);
}
static void test_three_players_learn_nothing_hidden(void **unused) {
    (void)unused;
    attack_games("players=3 open-vp=on", 6, 16);
}
static void test_four_players_learn_nothing_hidden(void **unused) {
    (void)unused;
    attack_games("players=4", 4, 24);
}
static void test_jokers_stay_hidden_in_every_situation(void **unused) {
    (void)unused;
    attack_games("players=2 joker=on", 8, 12);
    attack_games("players=4 joker=on arrangement=crescent", 3, 24);
}
static void test_picks_stay_hidden_in_every_situation(void **unused) {
    (void)unused;
    attack_games("players=2 start=6", 6, 24);
    attack_games("players=3 start=10 joker=on", 4, 24);
    attack_games("players=4 start=8", 3, 32);
}

/* ---- What is known ----------------------------------------------------------------------- */

static const deus_state *seen_by(uint8_t viewer) {
    static dm_state seen;
    deus_game.observe(&table.state, viewer, &seen);
    return deus_const(&seen);
}

static void test_a_seat_sees_its_own_hand_and_nobody_elses(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa p2.hand=forum,legion,temple-arms");
    assert_memory_equal(seen_by(0)->players[0].hand, player(1)->hand, DEUS_HAND_MAX);
    expect_is(seen_by(0)->players[1].hand_count, 3); /* how many is public */
    for (int k = 0; k < 3; k++) expect_is(seen_by(0)->players[1].hand[k], DM_UNKNOWN);
    for (int k = 0; k < 2; k++) expect_is(seen_by(DM_PUBLIC)->players[0].hand[k], DM_UNKNOWN);
    assert_memory_equal(seen_by(1)->players[1].hand, player(2)->hand, DEUS_HAND_MAX);
}

static void test_nobody_sees_the_deck_or_chance(void **unused) {
    (void)unused;
    static const chance_source blank;
    table_new("players=2 seed=3");
    for (int seat = 0; seat < 2; seat++) {
        const deus_state *s = seen_by((uint8_t)seat);
        expect_is(s->deck_count, 86);
        for (int k = 0; k < 86; k++) expect_is(s->deck[k], DM_UNKNOWN);
        assert_memory_equal(&s->chance, &blank, sizeof blank);
    }
    assert_memory_equal(&seen_by(DM_ALL)->chance, &state()->chance, sizeof blank);
}

/* `legion` and `farm` lie under seat 1's galley; seat 2 has buried a forum under a villa. */
static void test_a_seat_knows_what_it_buried_but_not_in_which_order(void **unused) {
    (void)unused;
    const uint8_t farm = deus_card_named("farm"), legion = deus_card_named("legion");
    for (int turned = 0; turned < 2; turned++) {
        scene(turned ? "discard=galley:1!,legion:1,farm:1,villa:2!,forum:2"
                     : "discard=galley:1!,farm:1,legion:1,villa:2!,forum:2");
        expect_is(seen_by(0)->discard[2], farm); /* always in the order of the table */
        expect_is(seen_by(0)->discard[3], legion);
        expect_is(seen_by(0)->discard[0], DM_UNKNOWN);
        expect_is(seen_by(1)->discard[0], deus_card_named("forum"));
        for (int k = 2; k <= 3; k++) {
            expect_is(seen_by(1)->discard[k], DM_UNKNOWN);
            expect_is(seen_by(DM_PUBLIC)->discard[k], DM_UNKNOWN);
        }
        /* Top cards were seen by all, even those that are covered now. */
        expect_is(seen_by(DM_PUBLIC)->discard[4], deus_card_named("galley"));
        expect_is(seen_by(DM_PUBLIC)->discard[1], deus_card_named("villa"));
    }
}

static void test_an_offering_in_the_making_shows_others_its_top_and_size(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa,forum,legion");
    play_tokens("offer:galley discard:forum");
    expect_is(seen_by(1)->offering_count, 2);
    expect_is(seen_by(1)->offering[0], deus_card_named("galley"));
    expect_is(seen_by(1)->offering[1], DM_UNKNOWN);
    expect_is(seen_by(0)->offering[1], deus_card_named("forum"));
}

static void test_the_owner_sees_the_face_of_a_joker(void **unused) {
    (void)unused;
    scene("joker=on p1.map=A0:c p1.civil=galley p1.joker=civil.1");
    expect_is(seen_by(0)->players[0].column[DEUS_CIVIL][0], deus_card_named("galley"));
    expect_is(seen_by(1)->players[0].column[DEUS_CIVIL][0], DM_UNKNOWN);
}

/* The card is still in hand while its column is being chosen. */
static void test_a_joker_waiting_for_its_column_is_hidden(void **unused) {
    (void)unused;
    scene("joker=on p1.map=A0:p p1.hand=galley,villa");
    play_tokens("joker:galley");
    const deus_state *s = seen_by(1);
    expect_is(s->steps[s->depth - 1].card, DM_UNKNOWN);
    s = seen_by(0);
    expect_is(s->steps[s->depth - 1].card, deus_card_named("galley"));
}

/* ---- Totals of VP ------------------------------------------------------------------------ */

static const char *view_for(uint8_t viewer) {
    static char text[VIEW_BYTES];
    dm_state seen;
    dm_writer out = dm_writer_on(text, sizeof text);
    deus_game.observe(&table.state, viewer, &seen);
    deus_game.write_view(&seen, viewer, &out);
    return text;
}

static void expect_in_view(uint8_t viewer, const char *text, bool shown) {
    if ((strstr(view_for(viewer), text) != NULL) != shown)
        fail_msg("'%s' should %sbe in the view: %s", text, shown ? "" : "not ", view_for(viewer));
}

static void test_a_view_shows_the_owner_their_vp_and_hides_them_from_others(void **unused) {
    (void)unused;
    scene("p1.vp=77 p2.vp=88");
    expect_in_view(0, "\"vp\":77", true);
    expect_in_view(0, "\"vp\":88", false);
    expect_in_view(1, "\"vp\":77", false);
    expect_in_view(1, "\"vp\":88", true);
    expect_in_view(DM_PUBLIC, "\"vp\":77", false);
    expect_in_view(DM_PUBLIC, "\"vp\":88", false);
    expect_in_view(DM_ALL, "\"vp\":88", true);
}

static void test_open_vp_and_the_end_show_all_totals(void **unused) {
    (void)unused;
    scene("p1.vp=77 p2.vp=88 open-vp=on");
    expect_in_view(0, "\"vp\":88", true);
    expect_in_view(DM_PUBLIC, "\"vp\":77", true);
    scene("p1.vp=77 p2.vp=88 round=9 last=9 first=2");
    expect_in_view(1, "\"vp\":77", false);
    offer_anything();
    expect_is(table.question.seat, DM_NOBODY);
    expect_in_view(0, "\"vp\":88", true);
    expect_in_view(DM_PUBLIC, "\"vp\":", true);
}

static void test_a_view_shows_a_hand_to_its_owner_only(void **unused) {
    (void)unused;
    scene("p1.hand=galley,villa p2.hand=forum,legion");
    expect_in_view(0, "\"hand\":[\"galley\",\"villa\"]", true);
    expect_in_view(0, "forum", false);
    expect_in_view(DM_PUBLIC, "\"hand\":", false);
    expect_in_view(DM_PUBLIC, "galley", false);
    expect_in_view(DM_PUBLIC, "\"hand_count\":2", true);
}

/* ---- Answers and events ------------------------------------------------------------------ */

/* Only these are a secret of their seat; every gain, payment and theft of VP is public. */
static bool is_secret_kind(uint8_t kind) {
    return kind == DEUS_DID_HIDE_CARD || kind == DEUS_DID_DISCARD || kind == DEUS_DID_SEE_CARD;
}

static void test_events_are_public_but_for_the_cards_a_seat_alone_sees(void **unused) {
    (void)unused;
    for (int game = 1; game <= 6; game++) {
        dm_random random;
        dm_random_seed(&random, (uint64_t)game);
        table_new("players=3 joker=on seed=9");
        while (play_at_random(&random))
            for (int k = 0; k < happened.count; k++) {
                const dm_event *event = &happened.items[k];
                uint8_t expected =
                    is_secret_kind(event->kind) ? (uint8_t)(1 << event->seat) : DM_EVERYONE;
                if (event->visible != expected)
                    fail_msg("%s is visible to %d", deus_event_ids[event->kind], event->visible);
            }
    }
}

static void expect_hidden(const char *token, bool hidden) {
    int index = dm_match_find(&table, token);
    if (index < 0) fail_msg("'%s' is not legal", token);
    dm_answer answer = table.question.answers[index];
    uint8_t own = table.question.seat, other = own ? 0 : 1;
    expect_is(deus_game.hide(&table.state, answer, own).a, answer.a);
    expect_is(deus_game.hide(&table.state, answer, DM_ALL).a, answer.a);
    expect_is(deus_game.hide(&table.state, answer, other).a, hidden ? DM_UNKNOWN : answer.a);
    expect_is(deus_game.hide(&table.state, answer, DM_PUBLIC).a, hidden ? DM_UNKNOWN : answer.a);
}

/* What others may read in a record. */
static void test_answers_hide_picks_jokers_and_buried_cards(void **unused) {
    (void)unused;
    scene("joker=on p1.map=A0:p p1.hand=galley,villa,legion");
    expect_hidden("joker:galley", true);
    expect_hidden("build:galley", false);
    expect_hidden("offer:galley", false);
    play_tokens("offer:galley");
    expect_hidden("discard:legion", true);
    expect_hidden("done", false);
    table_new("players=2 start=8 seed=1");
    expect_hidden("pick:civil", true);
}

/* A seat whose own cards are unknown gets only what can be told. */
static void test_a_question_about_hidden_cards_is_partial(void **unused) {
    (void)unused;
    dm_question question;
    dm_state seen;
    scene("p1.hand=galley,villa");
    deus_game.observe(&table.state, 1, &seen);
    deus_game.ask(&seen, &question, NULL);
    expect_is(question.partial, true);
    expect_is(question.count, 0);
    deus_game.observe(&table.state, 0, &seen);
    deus_game.ask(&seen, &question, NULL);
    expect_is(question.partial, false);
    expect_is(question.count, table.question.count);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PROVES(test_two_players_learn_nothing_hidden, "D-S5"),
        PROVES(test_three_players_learn_nothing_hidden, "D-S5"),
        PROVES(test_four_players_learn_nothing_hidden, "D-S5"),
        PROVES(test_jokers_stay_hidden_in_every_situation, "D-S5 D-W3"),
        PROVES(test_picks_stay_hidden_in_every_situation, "D-S5 D-W1"),
        PROVES(test_a_seat_sees_its_own_hand_and_nobody_elses, "D-S5"),
        PROVES(test_nobody_sees_the_deck_or_chance, "D-S5"),
        PROVES(test_a_seat_knows_what_it_buried_but_not_in_which_order, "D-S5 D-O1"),
        PROVES(test_an_offering_in_the_making_shows_others_its_top_and_size, "D-S5 D-O1"),
        PROVES(test_the_owner_sees_the_face_of_a_joker, "D-S5 D-W3"),
        PROVES(test_a_joker_waiting_for_its_column_is_hidden, "D-S5 D-W3"),
        PROVES(test_a_view_shows_the_owner_their_vp_and_hides_them_from_others, "D-S5"),
        PROVES(test_open_vp_and_the_end_show_all_totals, "D-S5"),
        PROVES(test_a_view_shows_a_hand_to_its_owner_only, "D-S5"),
        PROVES(test_events_are_public_but_for_the_cards_a_seat_alone_sees, "D-S5"),
        PROVES(test_answers_hide_picks_jokers_and_buried_cards, "D-S5"),
        PROVES(test_a_question_about_hidden_cards_is_partial, "D-S5"),
    };
    return cmocka_run_group_tests_name("knowledge", tests, NULL, NULL);
}
