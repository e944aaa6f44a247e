/* Answers as choices on one line. Letters: a is the answer's first operand, x y the cell it is
 * about, the others what the answer would bring (text_gheos_set_question). */
#include "text/gheos_text.h"

/* clang-format off */

const text_line text_gheos_answers[GHEOS_VERBS] = {
    [GHEOS_SAY_TILE]    = {{"place {tile a} ({land a})",
                      "poser {tile a} ({land a})",
                      "покласти {tile a.acc} ({land a})"}},
    [GHEOS_SAY_ADD]     = {{"add at {cell x y}", "ajouter en {cell x y}", "додати на {cell x y}"}},
    [GHEOS_SAY_REPLACE] = {{"replace {tile k} at {cell x y}",
                      "remplacer {tile k} en {cell x y}",
                      "замінити {tile k.acc} на {cell x y}"}},
    [GHEOS_SAY_TURN]    = {{"[a=0?as it is|turn it {step a}]: {lie A a}",
                      "[a=0?sans tourner|tourner de {step a}] : {lie A a}",
                      "[a=0?не повертати|повернути на {step a}]: {lie A a}"}},
    [GHEOS_SAY_PAY]     = {{"pay with {follower a.a}",
                      "payer avec {follower a.a}",
                      "віддати {follower a.gen}"}},
    [GHEOS_SAY_WINNER]  = {{"{civilisation a} wins",
                      "{civilisation a.the} gagne",
                      "перемагає {civilisation a}"}},
    [GHEOS_SAY_MIGRATE] = {{"to the [i=1?island|continent] {way s}[k? ({wheat k})][d?: "
        "{civilisation d} lives there, so {civilisation A} dies]",
                      "vers [i=1?l’île|le continent] {way s}[k? ({wheat k})][d? : {civilisation "
                          "d.the} y vit, donc {civilisation A.the} disparaît]",
                      "на [i=1?острів|континент] {way s}[k? ({wheat k})][d?: там живе "
                          "{civilisation d}, тож {civilisation A} гине]"}},
    [GHEOS_SAY_TAKE]    = {{"take {follower a.a}", "prendre {follower a.a}",
        "узяти {follower a.gen}"}},
    [GHEOS_SAY_FOUND]   = {{"found a civilisation on the continent at {cell x y}[s?, {way s}][k? "
        "([k=0?no wheat, no follower|{wheat k}: {follower-count j}])]",
                      "fonder une civilisation sur le continent en {cell x y}[s?, {way s}][k? "
                          "([k=0?ni blé, ni partisan|{wheat k} : {follower-count j}])]",
                      "заснувати цивілізацію на континенті {cell x y}[s?, {way s}][k? ([k=0?без "
                          "пшениці, без послідовників|{wheat k}: {follower-count j}])]"}},
    [GHEOS_SAY_COLOUR]  = {{"{civilisation a}", "{civilisation a.the}", "{civilisation a}"}},
    [GHEOS_SAY_SCORE]   = {{"play a scoring token for {vp n}",
                      "jouer un jeton de décompte pour {vp n}",
                      "зіграти жетон підрахунку: {vp n}"}},
    [GHEOS_SAY_KEEP]    = {{"keep your tokens", "garder vos jetons", "залишити жетони собі"}},
    [GHEOS_SAY_SKIP]    = {{"do neither", "ne faire ni l’un ni l’autre",
        "не робити ні того, ні іншого"}},
};

/* clang-format on */

/* ---- What an answer would bring ---------------------------------------------------------- */

static void set_answer_cell(text_scene *scene, dm_answer answer) {
    text_gheos_set_cell(scene, answer.a - GHEOS_CELL_OFFSET, answer.b - GHEOS_CELL_OFFSET);
}

static uint8_t place_of(const text_scene *scene, dm_answer answer) {
    return gheos_place_at(gheos_const(scene->seen), answer.a - GHEOS_CELL_OFFSET,
                          answer.b - GHEOS_CELL_OFFSET);
}

static void added(text_scene *scene, dm_answer answer) { set_answer_cell(scene, answer); }

static void replaced(text_scene *scene, dm_answer answer) {
    uint8_t place = place_of(scene, answer);
    set_answer_cell(scene, answer);
    if (place != GHEOS_NO_PLACE) scene->value['k'] = gheos_const(scene->seen)->places[place].tile;
}

static void founded(text_scene *scene, dm_answer answer) {
    set_answer_cell(scene, answer);
    text_gheos_set_continent(scene, (gheos_spot){place_of(scene, answer), answer.c});
}

static void migrated(text_scene *scene, dm_answer answer) {
    const gheos_state *s = gheos_const(scene->seen);
    scene->value['s'] = answer.a;
    if (s->phase != GHEOS_PHASE_TARGET) return;
    gheos_placement placement = {s->choice.tile, s->choice.x, s->choice.y, s->choice.rotation};
    gheos_outcome outcome;
    gheos_foresee(s, placement, &outcome);
    for (int part = 0; part < outcome.target_count; part++)
        if (outcome.target_side[part] == answer.a) text_gheos_set_part(scene, &outcome, part);
}

typedef void outcome_of(text_scene *, dm_answer);

static outcome_of *const outcomes[GHEOS_VERBS] = {
    [GHEOS_SAY_ADD] = added,
    [GHEOS_SAY_REPLACE] = replaced,
    [GHEOS_SAY_FOUND] = founded,
    [GHEOS_SAY_MIGRATE] = migrated,
};

static text_scene scene_of(const text_reader *reader, const dm_state *seen,
                           const dm_question *question, dm_answer answer) {
    text_scene scene = text_gheos_scene(reader, seen);
    text_gheos_set_question(&scene, question);
    scene.value['a'] = answer.a;
    if (outcomes[answer.verb]) outcomes[answer.verb](&scene, answer);
    return scene;
}

void text_gheos_answer(const text_reader *reader, const dm_state *seen, const dm_question *question,
                       dm_answer answer, dm_writer *out) {
    if (question->kind >= GHEOS_ASK_KINDS || answer.verb >= GHEOS_VERBS) return;
    text_scene scene = scene_of(reader, seen, question, answer);
    text_say(&scene, &text_gheos_answers[answer.verb], out);
}

/* A colour alone says too little without its question. */
static const text_line colour_in_plan = {
    {"choose {civilisation a}", "choisir {civilisation a.the}", "вибрати колір: {civilisation a}"}};

void text_gheos_step(const text_reader *reader, const dm_state *seen, const dm_question *question,
                     dm_answer answer, dm_writer *out) {
    if (question->kind >= GHEOS_ASK_KINDS || answer.verb >= GHEOS_VERBS) return;
    text_scene scene = scene_of(reader, seen, question, answer);
    bool colour = answer.verb == GHEOS_SAY_COLOUR;
    text_fill(&scene, colour ? &colour_in_plan : &text_gheos_answers[answer.verb], out);
}
