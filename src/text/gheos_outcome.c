/* What a placement would do, told before anybody commits to it. Everything comes from
 * gheos_foresee(), the function that also plays the placement. Where a choice is still to come
 * (the winner of a tied war, where a civilisation migrates, which follower pays), all of them are
 * tried, and the text tells what they have in common or the range they span.
 *
 * Letters: t r x y are the placement, w the seat on turn, d a civilisation; others by sentence. */
#include "text/gheos_text.h"

#include <string.h>

/* clang-format off */

const text_line text_gheos_outcomes[GHEOS_TEXT_OUTCOME_LINES] = {
    [GHEOS_TEXT_LAND_JOINS] = {{
        "the {civilisation d} continent joins other land[c=1?: {changes d}].",
        "le continent de {civilisation d.the} rejoint d’autres terres[c=1? : {changes d}].",
        "континент {civilisation d.gen} приєднує іншу землю[c=1?: {changes d}].",
    }},
    [GHEOS_TEXT_LAND_CHANGES] = {{
        "the {civilisation d} continent: {changes d}.",
        "le continent de {civilisation d.the} : {changes d}.",
        "континент {civilisation d.gen}: {changes d}.",
    }},
    [GHEOS_TEXT_WAR_WON] = {{
        "war (swords: {swords}): {civilisation d} wins.",
        "guerre (épées : {swords}) : {civilisation d.the} gagne.",
        "війна (мечі: {swords}): перемагає {civilisation d}.",
    }},
    [GHEOS_TEXT_WAR_TIED] = {{
        "war (swords: {swords}): a tie, so [you choose|{seat w} chooses] who wins.",
        "guerre (épées : {swords}) : égalité, [vous choisissez|{seat w} choisit] qui gagne.",
        "війна (мечі: {swords}): нічия, тож [ви вибираєте|{seat w} вибирає], хто перемагає.",
    }},
    [GHEOS_TEXT_MIGRATES] = {{
        "{civilisation d} must migrate: {parts}.",
        "{civilisation d.the} doit migrer : {parts}.",
        "{civilisation d} мусить мігрувати: {parts}.",
    }},
    [GHEOS_TEXT_MIGRATES_PART] = {{
        "{wheat k} {way s}[i=1? (island)][d? (where {civilisation d} lives)]",
        "{wheat k} {way s}[i=1? (île)][d? (où vit {civilisation d.the})]",
        "{wheat k} {way s}[i=1? (острів)][d? (де живе {civilisation d})]",
    }},
    [GHEOS_TEXT_SETTLES] = {{
        "it settles {way s}.",
        "elle s’installe {way s}.",
        "вона оселяється {way s}.",
    }},
    [GHEOS_TEXT_GOES_TO_ISLAND] = {{
        "it goes to the island {way s}, where no civilisation survives.",
        "elle va sur l’île {way s}, où aucune civilisation ne survit.",
        "вона йде на острів {way s}, де жодна цивілізація не виживає.",
    }},
    [GHEOS_TEXT_GOES_TO_OTHERS] = {{
        "it goes to the continent {way s}, where {civilisation d} already lives, and loses at "
            "once.",
        "elle va sur le continent {way s}, où vit déjà {civilisation d.the}, et perd aussitôt.",
        "вона йде на континент {way s}, де вже живе {civilisation d}, і відразу програє.",
    }},
    [GHEOS_TEXT_WHEAT_TIED] = {{
        "wheat is tied, so [you choose|{seat w} chooses] where it goes.",
        "égalité de blé : [vous choisissez|{seat w} choisit] où elle va.",
        "пшениці порівну, тож [ви вибираєте|{seat w} вибирає], куди вона йде.",
    }},
    [GHEOS_TEXT_DIES] = {{
        "[c=1?|if ]{civilisation d} dies[c=1?: |, ]{losses d}.",
        "[c=1?|si ]{civilisation d.the} disparaît[c=1? : |, ]{losses d}.",
        "[c=1?{civilisation d} гине: |якщо загине {civilisation d}, ]{losses d}.",
    }},
    [GHEOS_TEXT_LOSES] = {{
        "[you lose|{seat w} loses] {follower-count n}",
        "[vous perdez|{seat w} perd] {follower-count n}",
        "[ви втрачаєте|{seat w} втрачає] {follower-count n.gen}",
    }},
    [GHEOS_TEXT_NOBODY_LOSES] = {{
        "nobody loses followers",
        "personne ne perd de partisan",
        "ніхто не втрачає послідовників",
    }},
    [GHEOS_TEXT_COSTS_FOLLOWER] = {{
        "for the [b=1?war|migration], [you pay|{seat w} pays] [d?{follower d.a}|a follower of any "
            "colour].",
        "pour la [b=1?guerre|migration], [vous payez|{seat w} paie] [d?{follower d.a}|un partisan "
            "au choix].",
        "за [b=1?війну|міграцію] [ви віддаєте|{seat w} віддає] [d?{follower d.gen}|послідовника на "
            "вибір].",
    }},
    [GHEOS_TEXT_COSTS_TOO_MUCH] = {{
        "the [b=1?war|migration] costs a follower, and [you have|{seat w} has] none, so this is "
            "not allowed.",
        "la [b=1?guerre|migration] coûte un partisan, et [vous n’en avez|{seat w} n’en a] aucun : "
            "ce n’est pas permis.",
        "[b=1?війна|міграція] коштує одного послідовника, а [у вас|у {seat w.gen}] їх немає, тож "
            "так не можна.",
    }},
    [GHEOS_TEXT_TEMPLE_PAYS] = {{
        "for the {temple a}, [you gain|{seat w} gains] {range l h}.",
        "pour {temple a.the}, [vous gagnez|{seat w} gagne] {range l h}.",
        "за {temple a.acc} [ви одержуєте|{seat w} одержує] {range l h}.",
    }},
    [GHEOS_TEXT_TEMPLE_PAYS_NOTHING] = {{
        "the {temple a} brings nothing here.",
        "{temple a.the} ne rapporte rien ici.",
        "{temple a} тут нічого не приносить.",
    }},
    [GHEOS_TEXT_PAYS_THEN] = {{
        "an Epoch would then be worth {range e f} to [you|{seat w}][p=1? (now {number g})], "
            "[o=0?the end of the game|a scoring token] {range l h}[q=1? (now {number m})].",
        "une Époque vaudrait alors {range e f} pour [vous|{seat w}][p=1? ({number g} "
            "actuellement)], [o=0?la fin de partie|un jeton de décompte] {range l h}[q=1? ({number "
            "m} actuellement)].",
        "тоді Епоха для [вас|{seat w.gen}] варта {range e f}[p=1? (зараз {number g})], а "
            "[o=0?кінець гри|жетон підрахунку] — {range l h}[q=1? (зараз {number m})].",
    }},
};

/* clang-format on */

/* ---- Gaps: lists out of the outcome ------------------------------------------------------ */

static gheos_placement placement_of(const text_scene *scene) {
    return (gheos_placement){(uint8_t)scene->value['t'], (int8_t)scene->value['x'],
                             (int8_t)scene->value['y'], (uint8_t)scene->value['r']};
}

static void foresee(const text_scene *scene, gheos_outcome *outcome) {
    gheos_foresee(gheos_const(scene->seen), placement_of(scene), outcome);
}

/* {swords}: "red 3, blue 2". */
void text_gheos_gap_swords(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    gheos_outcome outcome;
    (void)gap;
    foresee(scene, &outcome);
    for (int party = 0; party < outcome.party_count; party++) {
        if (party > 0) dm_write(out, ", ");
        text_gheos_civilisation(scene->reader->language, outcome.parties[party], out);
        dm_write_char(out, ' ');
        dm_write_number(out, outcome.swords[party]);
    }
}

/* {parts}: "3 wheat on the right, 1 wheat below (island)". */
void text_gheos_gap_parts(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    gheos_outcome outcome;
    (void)gap;
    foresee(scene, &outcome);
    for (int part = 0; part < outcome.target_count; part++) {
        text_scene about = *scene;
        text_gheos_set_part(&about, &outcome, part);
        if (part > 0) dm_write(out, ", ");
        text_fill(&about, &text_gheos_outcomes[GHEOS_TEXT_MIGRATES_PART], out);
    }
}

/* {changes civilisation}: "+2 wheat, −1 cup". */
void text_gheos_gap_changes(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    gheos_outcome outcome;
    int8_t gained[GHEOS_CIVILISATIONS][GHEOS_SYMBOLS];
    int written = 0;
    foresee(scene, &outcome);
    gheos_symbols_gained(gheos_const(scene->seen), &outcome, gained);
    for (uint8_t symbol = 0; symbol < GHEOS_SYMBOLS; symbol++) {
        int more = gained[gap->values[0]][symbol];
        if (more == 0) continue;
        if (written++) dm_write(out, ", ");
        dm_write(out, more > 0 ? "+" : "−");
        text_gheos_symbols(scene->reader->language, symbol, more > 0 ? more : -more, out);
    }
}

/* {losses civilisation}: "you lose 2 followers, Boris loses 1 follower". A follower who must pay
 * (value z) is gone by then. */
void text_gheos_gap_losses(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    const gheos_state *s = gheos_const(scene->seen);
    int written = 0;
    for (uint8_t seat = 0; seat < s->player_count; seat++) {
        text_scene about = *scene;
        about.actor = seat;
        about.value['w'] = seat;
        about.value['n'] = s->players[seat].followers[gap->values[0]];
        if (seat == s->turn_seat && gap->values[0] == scene->value['z']) about.value['n']--;
        if (about.value['n'] == 0) continue;
        if (written++) dm_write(out, ", ");
        text_fill(&about, &text_gheos_outcomes[GHEOS_TEXT_LOSES], out);
    }
    if (!written) text_fill(scene, &text_gheos_outcomes[GHEOS_TEXT_NOBODY_LOSES], out);
}

/* ---- All ways it can end ----------------------------------------------------------------- */

typedef struct outcome_span {
    bool known;
    int low, high;
} outcome_span;

static void widen(outcome_span *span, int number) {
    if (!span->known || number < span->low) span->low = number;
    if (!span->known || number > span->high) span->high = number;
    span->known = true;
}

typedef struct outcome_forecast {
    outcome_span temple, epoch, token;
    uint8_t temple_of;         /* which symbol it counts, or GHEOS_NO_TEMPLE */
    uint8_t may_die, must_die; /* civilisations as bit sets */
} outcome_forecast;

/* The seat on turn has paid one follower, or none: GHEOS_CIVILISATIONS. */
static void consider_price(const gheos_state *s, const gheos_outcome *outcome, const uint8_t *home,
                           uint8_t paid, outcome_forecast *forecast) {
    widen(&forecast->epoch, gheos_points_then(s, s->turn_seat, outcome, home, paid, GHEOS_PYRAMID));
    widen(&forecast->token, gheos_points_then(s, s->turn_seat, outcome, home, paid, GHEOS_CUP));
}

/* One way it can end: where each civilisation lives then. */
static void consider(const gheos_state *s, const gheos_outcome *outcome, const uint8_t *home,
                     outcome_forecast *forecast) {
    uint8_t dead = 0, symbol;
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
        if (gheos_on_board(s, civilisation) && home[civilisation] == DM_UNKNOWN)
            dead |= (uint8_t)(1 << civilisation);
    forecast->must_die = forecast->temple.known ? forecast->must_die & dead : dead;
    forecast->may_die |= dead;
    widen(&forecast->temple, gheos_temple_points(outcome, home, &symbol));
    for (uint8_t paid = 0; paid < GHEOS_CIVILISATIONS; paid++)
        if (outcome->price != GHEOS_FREE && s->players[s->turn_seat].followers[paid] > 0)
            consider_price(s, outcome, home, paid, forecast);
    if (outcome->price == GHEOS_FREE)
        consider_price(s, outcome, home, GHEOS_CIVILISATIONS, forecast);
}

static void consider_winner(const gheos_state *s, const gheos_outcome *outcome, int winner,
                            outcome_forecast *forecast) {
    uint8_t home[GHEOS_CIVILISATIONS];
    memcpy(home, outcome->home, sizeof home);
    for (int party = 0; party < outcome->party_count; party++)
        if (party != winner) home[outcome->parties[party]] = DM_UNKNOWN;
    consider(s, outcome, home, forecast);
}

static void consider_target(const gheos_state *s, const gheos_outcome *outcome, int part,
                            outcome_forecast *forecast) {
    uint8_t home[GHEOS_CIVILISATIONS];
    memcpy(home, outcome->home, sizeof home);
    if (outcome->target_continent[part] &&
        outcome->target_civilisation[part] == GHEOS_CIVILISATIONS)
        home[outcome->migrant] = outcome->land.label[outcome->place][outcome->target_side[part]];
    consider(s, outcome, home, forecast);
}

static uint8_t temple_of(uint8_t tile) {
    for (int piece = 0; piece < GHEOS_SIDES; piece++)
        if (gheos_tiles[tile].pieces[piece].temple != GHEOS_NO_TEMPLE)
            return gheos_tiles[tile].pieces[piece].temple;
    return GHEOS_NO_TEMPLE;
}

static outcome_forecast forecast_all(const gheos_state *s, const gheos_outcome *outcome) {
    outcome_forecast forecast = {.temple_of = temple_of(outcome->places[outcome->place].tile)};
    if (outcome->price == GHEOS_FREE) consider(s, outcome, outcome->home, &forecast);
    for (int party = 0; party < outcome->party_count; party++)
        if (gheos_may_win(outcome, party)) consider_winner(s, outcome, party, &forecast);
    for (int part = 0; part < outcome->target_count; part++)
        if (gheos_may_be_target(outcome, part)) consider_target(s, outcome, part, &forecast);
    return forecast;
}

/* ---- Sentences --------------------------------------------------------------------------- */

/* One sentence after another. */
static void tell(const text_scene *scene, enum text_gheos_outcome_line line, dm_writer *out) {
    if (out->length > 0 && out->text[out->length - 1] == '.') dm_write_char(out, ' ');
    text_say(scene, &text_gheos_outcomes[line], out);
}

static bool is_at_war(const gheos_outcome *outcome, uint8_t civilisation) {
    for (int party = 0; party < outcome->party_count; party++)
        if (outcome->parties[party] == civilisation) return true;
    return false;
}

/* Whose land joins other land or changes, wars aside: their sentence says enough. */
static void tell_land(text_scene scene, const gheos_outcome *outcome, dm_writer *out) {
    static const int8_t nothing[GHEOS_SYMBOLS];
    int8_t gained[GHEOS_CIVILISATIONS][GHEOS_SYMBOLS];
    gheos_symbols_gained(gheos_const(scene.seen), outcome, gained);
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        if (outcome->home[civilisation] == DM_UNKNOWN || is_at_war(outcome, civilisation)) continue;
        bool changes = memcmp(gained[civilisation], nothing, sizeof nothing) != 0;
        scene.value['d'] = civilisation;
        scene.value['c'] = changes;
        if (outcome->joined >> civilisation & 1)
            tell(&scene, GHEOS_TEXT_LAND_JOINS, out);
        else if (changes)
            tell(&scene, GHEOS_TEXT_LAND_CHANGES, out);
    }
}

static void tell_war(text_scene scene, const gheos_outcome *outcome, dm_writer *out) {
    int winners = 0;
    for (int party = 0; party < outcome->party_count; party++) {
        if (!gheos_may_win(outcome, party)) continue;
        scene.value['d'] = outcome->parties[party];
        winners++;
    }
    if (winners > 0) tell(&scene, winners > 1 ? GHEOS_TEXT_WAR_TIED : GHEOS_TEXT_WAR_WON, out);
}

/* Where it goes, once the parts are compared; equal islands are one as bad as the other. */
static void tell_target(text_scene scene, const gheos_outcome *outcome, dm_writer *out) {
    int targets = 0, target = 0;
    for (int part = outcome->target_count - 1; part >= 0; part--) {
        if (!gheos_may_be_target(outcome, part)) continue;
        targets++;
        target = part;
    }
    text_gheos_set_part(&scene, outcome, target);
    if (!outcome->target_continent[target])
        tell(&scene, GHEOS_TEXT_GOES_TO_ISLAND, out);
    else if (targets > 1)
        tell(&scene, GHEOS_TEXT_WHEAT_TIED, out);
    else if (outcome->target_civilisation[target] != GHEOS_CIVILISATIONS)
        tell(&scene, GHEOS_TEXT_GOES_TO_OTHERS, out);
    else
        tell(&scene, GHEOS_TEXT_SETTLES, out);
}

static void tell_migration(text_scene scene, const gheos_outcome *outcome, dm_writer *out) {
    if (outcome->migrant == GHEOS_CIVILISATIONS) return;
    scene.value['d'] = outcome->migrant;
    tell(&scene, GHEOS_TEXT_MIGRATES, out);
    tell_target(scene, outcome, out);
}

/* The colour that pays, if there is but one to choose; else DM_UNKNOWN. */
static int only_payer(const gheos_state *s, const gheos_outcome *outcome) {
    int colours = 0, payer = DM_UNKNOWN;
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++)
        if (s->players[s->turn_seat].followers[civilisation] > 0 && colours++ == 0)
            payer = civilisation;
    return outcome->price != GHEOS_FREE && colours == 1 ? payer : DM_UNKNOWN;
}

static void tell_deaths(text_scene scene, const outcome_forecast *forecast, dm_writer *out) {
    for (uint8_t civilisation = 0; civilisation < GHEOS_CIVILISATIONS; civilisation++) {
        if (!(forecast->may_die >> civilisation & 1)) continue;
        scene.value['d'] = civilisation;
        scene.value['c'] = forecast->must_die >> civilisation & 1;
        tell(&scene, GHEOS_TEXT_DIES, out);
    }
}

static void tell_price(text_scene scene, const gheos_outcome *outcome, dm_writer *out) {
    bool can_pay = gheos_followers(gheos_const(scene.seen), scene.actor) > 0;
    scene.value['b'] = outcome->price;
    scene.value['d'] = scene.value['z'];
    if (outcome->price != GHEOS_FREE)
        tell(&scene, can_pay ? GHEOS_TEXT_COSTS_FOLLOWER : GHEOS_TEXT_COSTS_TOO_MUCH, out);
}

static void tell_temple(text_scene scene, const outcome_forecast *forecast, dm_writer *out) {
    if (forecast->temple_of == GHEOS_NO_TEMPLE) return;
    scene.value['a'] = forecast->temple_of;
    scene.value['l'] = (int16_t)forecast->temple.low;
    scene.value['h'] = (int16_t)forecast->temple.high;
    tell(&scene,
         forecast->temple.high > 0 ? GHEOS_TEXT_TEMPLE_PAYS : GHEOS_TEXT_TEMPLE_PAYS_NOTHING, out);
}

/* Only if it changes what the followers are worth. */
static void tell_worth(text_scene scene, const outcome_forecast *forecast, dm_writer *out) {
    const gheos_state *s = gheos_const(scene.seen);
    int epoch = gheos_points_for(s, scene.actor, GHEOS_PYRAMID);
    int token = gheos_points_for(s, scene.actor, GHEOS_CUP);
    bool epoch_changes = forecast->epoch.low != epoch || forecast->epoch.high != epoch;
    bool token_changes = forecast->token.low != token || forecast->token.high != token;
    if (!forecast->epoch.known || !(epoch_changes || token_changes)) return;
    scene.value['e'] = (int16_t)forecast->epoch.low;
    scene.value['f'] = (int16_t)forecast->epoch.high;
    scene.value['g'] = (int16_t)epoch;
    scene.value['l'] = (int16_t)forecast->token.low;
    scene.value['h'] = (int16_t)forecast->token.high;
    scene.value['m'] = (int16_t)token;
    scene.value['p'] = epoch_changes;
    scene.value['q'] = token_changes;
    scene.value['o'] = s->players[scene.actor].tokens;
    tell(&scene, GHEOS_TEXT_PAYS_THEN, out);
}

static text_scene scene_of(const text_reader *reader, const dm_state *seen,
                           const gheos_placement *placement) {
    text_scene scene = text_gheos_scene(reader, seen);
    scene.actor = gheos_const(seen)->turn_seat;
    scene.value['w'] = scene.actor;
    scene.value['t'] = placement->tile;
    scene.value['r'] = placement->rotation;
    text_gheos_set_cell(&scene, placement->x, placement->y);
    return scene;
}

void text_gheos_outcome(const text_reader *reader, const dm_state *seen,
                        const gheos_placement *placement, dm_writer *out) {
    if (placement->tile >= GHEOS_TILES) return;
    text_scene scene = scene_of(reader, seen, placement);
    gheos_outcome outcome;
    foresee(&scene, &outcome);
    outcome_forecast forecast = forecast_all(gheos_const(seen), &outcome);
    scene.value['z'] = (int16_t)only_payer(gheos_const(seen), &outcome);
    tell_land(scene, &outcome, out);
    tell_war(scene, &outcome, out);
    tell_migration(scene, &outcome, out);
    tell_deaths(scene, &forecast, out);
    tell_price(scene, &outcome, out);
    tell_temple(scene, &forecast, out);
    tell_worth(scene, &forecast, out);
}
