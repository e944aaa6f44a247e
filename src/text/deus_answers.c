/* Answers as choices on one line. Letters: a b c are the answer's operands, A B C D the question's
 * arguments, other small letters the effect of the question's card; k and j are what the answer
 * would bring, as `outcomes` below computes it. */
#include "deus/state.h"
#include "text/deus_text.h"

/* clang-format off */

static const text_line by_verb[VERBS] = {
    [SAY_PICK]     = {{"{piece a}", "{piece a}", "{piece a}"}},
    [SAY_BUILD]    = {{"build {card a}[a? ({cost a})]",
                       "construire {card a.the}[a? ({cost a})]",
                       "звести {card a.acc}[a? ({cost a})]"}},
    [SAY_OFFER]    = {{"offer, {card a} on top[k? ({god k})]",
                       "faire une offrande, {card a.the} au-dessus[k? ({god k})]",
                       "поофірувати, зверху {card a}[k? ({god k})]"}},
    [SAY_JOKER]    = {{"lay {card a} face down as a joker",
                       "poser {card a.the} face cachée comme joker",
                       "покласти {card a.acc} долілиць як джокера"}},
    [SAY_PASS]     = {{"pass", "passer", "пропустити хід"}},
    [SAY_COLUMN]   = {{"{column a}, for {gold k}",
                       "{column a}, pour {gold k}",
                       "{column a}, за {gold k.acc}"}},
    [SAY_PAY]      = {{"{resource 1 a}", "{resource 1 a}", "{resource 1 a}"}},
    [SAY_GOLD]     = {{"{gold 4} instead of {resource a}",
                       "{gold 4} au lieu {resource a.some}",
                       "{gold 4} замість {resource a.gen}"}},
    [SAY_AT]       = {{"{region a}", "{region a}", "{region a}"}},
    [SAY_EDGE]     = {{"{region a}, at the edge, for {vp k}",
                       "{region a}, au bord, pour {vp k}",
                       "{region a}, на краю, за {vp k}"}},
    [SAY_DISCARD]  = {{"add {card a}", "ajouter {card a.the}", "додати {card a.acc}"}},
    [SAY_DONE]     = {{"done", "terminer", "завершити"}},
    [SAY_GOD]      = {{"{god a}: {gift a}", "{god a} : {gift a}", "{god a}: {gift a}"}},
    [SAY_TAKE]     = {{"{resource a}", "{resource a}", "{resource a}"}},
    [SAY_PIECE]    = {{"{piece a}", "{piece a}", "{piece a}"}},
    [SAY_SELL]     = {{"[a=0?sell nothing|sell [s?{resource a s}|{pair a}] for {pay k m}]",
                       "[a=0?ne rien vendre|vendre [s?{resource a s}|{pair a}] pour {pay k m}]",
                       "[a=0?нічого не продавати|продати [s?{resource a s.acc}|{pair a.acc}] за {pay k m.acc}]"}},
    [SAY_BUY]      = {{"{resource a} for {gold n}",
                       "{resource a} pour {gold n}",
                       "{resource a} за {gold n.acc}"}},
    [SAY_HARVEST]  = {{"{spot a}: {resource k t}", "{spot a} : {resource k t}", "{spot a}: {resource k t}"}},
    [SAY_DRAW]     = {{"draw {card-count A}", "piocher {card-count A}", "добрати {card-count A.acc}"}},
    [SAY_ACTIVATE] = {{"activate {card c}", "activer {card c.the}", "активувати {card c.acc}"}},
    [SAY_RAID]     = {{"{spot a}: {vp k} of {number j}",
                       "{spot a} : {vp k} sur {number j}",
                       "{spot a}: {vp k} з {number j}"}},
    [SAY_ARMY]     = {{"{region a}", "{region a}", "{region a}"}},
    [SAY_MARCH]    = {{"[a=B?stay in {spot a}|{region a}]",
                       "[a=B?rester en {spot a}|{region a}]",
                       "[a=B?лишитися в {spot a}|{region a}]"}},
    [SAY_ROB]      = {{"{seat a}[k?: {gold k}]", "{seat a}[k? : {gold k}]", "{seat a}[k?: {gold k}]"}},
    [SAY_STEAL]    = {{"steal", "voler", "украсти"}},
    [SAY_SKIP]     = {{"skip", "passer", "пропустити"}},
};

/* Answers that read differently to one question. */
static const struct {
    uint8_t question, verb;
    text_line line;
} special[] = {
    {ASK_DISCARD, SAY_DONE, {{"offer {card-count A}", "offrir {card-count A}", "поофірувати {card-count A.acc}"}}},
    {ASK_BUY, SAY_DONE, {{"buy no more", "ne plus rien acheter", "більше не купувати"}}},
    {ASK_BUY, SAY_SKIP, {{"buy nothing", "ne rien acheter", "нічого не купувати"}}},
    {ASK_SELL, SAY_SKIP, {{"sell nothing", "ne rien vendre", "нічого не продавати"}}},
    {ASK_DRAW, SAY_SKIP, {{"draw nothing", "ne pas piocher", "не добирати"}}},
    {ASK_ACTIVATE, SAY_SKIP, {{"activate nothing", "ne rien activer", "нічого не активувати"}}},
    {ASK_RAID, SAY_SKIP, {{"take nothing", "ne rien prendre", "нічого не брати"}}},
    {ASK_PRODUCE, SAY_SKIP, {{"produce nothing", "ne rien produire", "нічого не виробляти"}}},
    {ASK_HARVEST, SAY_SKIP, {{"gather nothing", "ne rien récolter", "нічого не збирати"}}},
    {ASK_ARMY, SAY_SKIP, {{"move no army", "ne déplacer aucune unité", "не пересувати війська"}}},
    {ASK_ROB, SAY_SKIP, {{"steal from nobody", "ne voler personne", "ні в кого не красти"}}},
    {ASK_PIRACY, SAY_SKIP, {{"steal nothing", "ne rien voler", "нічого не красти"}}},
    {ASK_PRODUCE, SAY_TAKE, {{"{land a}: {resource n a}", "{land a} : {resource n a}", "{land a}: {resource n a}"}}},
};

/* What a god gives for an offering of A cards; k as `outcomes` says. */
const text_line text_deus_gifts[COLOURS] = {
    [MARITIME]   = {{"{gold k} and {piece a.a}",
                     "{gold k} et {piece a.a}",
                     "{gold k} та {piece a}"}},
    [PRODUCTION] = {{"{any A} of your choice and {piece a.a}",
                     "{any A} de votre choix et {piece a.a}",
                     "{any A} на вибір та {piece a}"}},
    [SCIENTIFIC] = {{"an extra {card-count A} and {piece a.a}",
                     "{card-count A} de plus et {piece a.a}",
                     "додатково {card-count A} та {piece a}"}},
    [CIVIL]      = {{"{vp k} and {piece a.a}",
                     "{vp k} et {piece a.a}",
                     "{vp k} та {piece a}"}},
    [MILITARY]   = {{"{any-piece A} of your choice",
                     "{any-piece A} de votre choix",
                     "{any-piece A} на вибір"}},
    [TEMPLE]     = {{"the gift of another god",
                     "le don d’un autre dieu",
                     "дар іншого бога"}},
};

/* clang-format on */

const text_line *text_deus_answer_line(uint8_t question, uint8_t verb) {
    for (size_t row = 0; row < sizeof special / sizeof special[0]; row++)
        if (special[row].question == question && special[row].verb == verb)
            return &special[row].line;
    return &by_verb[verb];
}

void text_deus_gap_gift(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    if (gap->values[0] < COLOURS) text_fill(scene, &text_deus_gifts[gap->values[0]], out);
}

/* ---- What an answer would bring ---------------------------------------------------------- */

static int least(int left, int right) { return left < right ? left : right; }

static void god_of_offering(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    int card = scene->value['a'];
    if (card < deus_card_count) scene->value['k'] = deus_cards[card].colour;
}

/* D-O2: Neptune gives 2 gold a card, Vesta 1 VP for one card and 2 VP for more. */
static void gift_of_god(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    int god = scene->value['a'], strength = scene->value['A'];
    if (god == MARITIME) scene->value['k'] = (int16_t)(2 * strength);
    if (god == CIVIL) scene->value['k'] = strength == 1 ? 1 : 2;
}

static void price_of_joker(text_scene *scene, const deus_state *s, const dm_question *question) {
    int column = scene->value['a'];
    if (question->seat < s->player_count && column < COLOURS)
        scene->value['k'] = (int16_t)(s->players[question->seat].height[column] + 1);
}

static void price_of_edge(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    scene->value['k'] = EDGE_PRICE_VP;
}

static void yield_of_sale(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    scene->value['k'] = (int16_t)(scene->value['a'] * scene->value['n']);
}

static void yield_of_harvest(text_scene *scene, const deus_state *s, const dm_question *question) {
    int region = scene->value['a'], resource = scene->value['t'];
    if (region >= REGIONS_MAX || resource >= RESOURCES) return;
    int buildings = deus_buildings_in(s, question->seat, (uint8_t)region);
    scene->value['k'] = (int16_t)least(scene->value['n'] * buildings, s->resources_left[resource]);
}

static void yield_of_raid(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int region = scene->value['a'];
    if (region >= REGIONS_MAX) return;
    scene->value['j'] = s->village_vp[region / REGIONS_PER_TILE];
    scene->value['k'] = (int16_t)least(scene->value['n'], scene->value['j']);
}

/* The gold of others lies open, their VP do not. */
static void yield_of_theft(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int victim = scene->value['a'];
    if (scene->value['m'] == IN_GOLD && victim < s->player_count)
        scene->value['k'] = (int16_t)least(scene->value['n'], s->players[victim].gold);
}

typedef void outcome(text_scene *, const deus_state *, const dm_question *);

static outcome *const outcomes[VERBS] = {
    [SAY_OFFER] = god_of_offering,    [SAY_COLUMN] = price_of_joker, [SAY_EDGE] = price_of_edge,
    [SAY_SELL] = yield_of_sale,       [SAY_RAID] = yield_of_raid,    [SAY_ROB] = yield_of_theft,
    [SAY_HARVEST] = yield_of_harvest, [SAY_GOD] = gift_of_god,
};

void text_deus_answer(const text_reader *reader, const dm_state *seen, const dm_question *question,
                      dm_answer answer, dm_writer *out) {
    if (question->kind >= ASK_KINDS || answer.verb >= VERBS) return;
    text_scene scene = text_deus_scene(reader, seen);
    text_deus_set_question(&scene, question);
    scene.value['a'] = answer.a;
    scene.value['b'] = answer.b;
    scene.value['c'] = answer.c;
    if (outcomes[answer.verb]) outcomes[answer.verb](&scene, deus_const(seen), question);
    text_say(&scene, text_deus_answer_line(question->kind, answer.verb), out);
}
