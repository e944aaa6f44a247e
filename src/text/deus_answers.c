/* Answers as choices on one line. Letters: a b c are the answer's operands, A B C D the question's
 * arguments, other small letters the effect of the question's card; k and j are what the answer
 * would bring, as `outcomes` below computes it. */
#include "deus/egypt.h"
#include "text/deus_text.h"

/* clang-format off */

static const text_line by_verb[VERBS] = {
    [SAY_PICK]     = {{"[a?{piece a}|a hidden piece]",
                       "[a?{piece a}|un pion caché]",
                       "[a?{piece a}|прихована фігурка]"}},
    [SAY_BUILD]    = {{"build {card a}[a? ({cost a})]",
                       "construire {card a.the}[a? ({cost a})]",
                       "звести {card a.acc}[a? ({cost a})]"}},
    [SAY_OFFER]    = {{"offer, {card a} on top[k? ({god k})]",
                       "faire une offrande, {card a.the} sur le dessus[k? ({god k})]",
                       "зробити підношення, зверху {card a}[k? ({god k})]"}},
    [SAY_JOKER]    = {{"lay {card a} face down as a joker",
                       "poser {card a.the} face cachée comme joker",
                       "покласти {card a.acc} долілиць як джокера"}},
    [SAY_PASS]     = {{"pass", "passer", "пропустити хід"}},
    [SAY_COLUMN]   = {{"{column a}, for {gold k}",
                       "{column a}, pour {gold k}",
                       "{column a}, за {gold k.acc}"}},
    [SAY_PAY]      = {{"{resource 1 a}", "{resource 1 a}", "{resource 1 a}"}},
    [SAY_GOLD]     = {{"{gold k} instead of {resource a}",
                       "{gold k} au lieu {resource a.some}",
                       "{gold k} замість {resource a.gen}"}},
    [SAY_AT]       = {{"{region a}", "{region a}", "{region a}"}},
    [SAY_EDGE]     = {{"{region a}, at the edge, for {vp k}",
                       "{region a}, au bord, pour {vp k}",
                       "{region a}, на краю, за {vp k}"}},
    [SAY_DISCARD]  = {{"add {card a}", "ajouter {card a.the}", "додати {card a.acc}"}},
    [SAY_DONE]     = {{"done", "terminer", "завершити"}},
    [SAY_GOD]      = {{"{god a}: {gift a}", "{god a} : {gift a}", "{god a}: {gift a}"}},
    [SAY_TAKE]     = {{"{resource a}", "{resource a}", "{resource a}"}},
    [SAY_PIECE]    = {{"{piece a}", "{piece a}", "{piece a}"}},
    [SAY_SELL]     = {{"[a=0?[g=15?return|sell] nothing|[g=15?return one of each resource|sell [s?{resource j s}|{pair a}]] for {pay k m}]",
                       "[a=0?ne rien [g=15?remettre|vendre]|[g=15?remettre une ressource de chaque type|vendre [s?{resource j s}|{pair a}]] pour {pay k m}]",
                       "[a=0?нічого не [g=15?повертати|продавати]|[g=15?повернути по одному ресурсу кожного виду|продати [s?{resource j s.acc}|{pair a.acc}]] за {pay k m.acc}]"}},
    [SAY_BUY]      = {{"{resource a} for {gold k}",
                       "{resource a} pour {gold k}",
                       "{resource a} за {gold k.acc}"}},
    [SAY_HARVEST]  = {{"{spot a}: {resource k t}", "{spot a} : {resource k t}", "{spot a}: {resource k t}"}},
    [SAY_DRAW]     = {{"draw {card-count A}", "piocher {card-count A}", "добрати {card-count A.acc}"}},
    [SAY_ACTIVATE] = {{"activate {card c}[k? (rank {number k})]",
                       "activer {card c.the}[k? (rang {number k})]",
                       "активувати {card c.acc}[k? (ранг {number k})]"}},
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
    /* Egypt */
    [SAY_BEFORE]   = {{"use the once effect first[A?: {once A}]",
                       "utiliser d’abord l’effet «\u00A01\u00A0fois\u00A0»[A? : {once A}]",
                       "спершу використати одноразову властивість[A?: {once A}]"}},
    [SAY_AFTER]    = {{"use the main effect first, then the once effect",
                       "utiliser d’abord l’effet principal, puis l’effet «\u00A01\u00A0fois\u00A0»",
                       "спершу використати основну властивість, а тоді одноразову"}},
    [SAY_UP]       = {{"{resource a} token up to {gold k} / {vp j}",
                       "jeton {resource a} vers le haut, à {gold k} / {vp j}",
                       "жетон {resource a.gen} вгору: {gold k} / {vp j}"}},
    [SAY_DOWN]     = {{"{resource a} token down to {gold k} / {vp j}",
                       "jeton {resource a} vers le bas, à {gold k} / {vp j}",
                       "жетон {resource a.gen} вниз: {gold k} / {vp j}"}},
    [SAY_SWAP]     = {{"swap {resource a} ({gold k}) and {resource b} ({gold j})",
                       "permuter {resource a} ({gold k}) et {resource b} ({gold j})",
                       "поміняти місцями {resource a.acc} ({gold k}) та {resource b.acc} ({gold j})"}},
    [SAY_SET]      = {{"{resource a} token to {gold k} / {vp j}",
                       "jeton {resource a} à {gold k} / {vp j}",
                       "жетон {resource a.gen}: {gold k} / {vp j}"}},
    [SAY_TRADE]    = {{"sell {resource 1 a} for {gold k}",
                       "vendre {resource 1 a} pour {gold k}",
                       "продати {resource 1 a.acc} за {gold k.acc}"}},
    [SAY_SHIP]     = {{"{region a}", "{region a}", "{region a}"}},
    [SAY_SAIL]     = {{"{region a}", "{region a}", "{region a}"}},
    [SAY_FROM]     = {{"{region a}: {any k} ({set j})",
                       "{region a} : {any k} ({set j})",
                       "{region a}: {any k} ({set j})"}},
    [SAY_SPILL]    = {{"return {resource 1 a} to the supply",
                       "remettre {resource 1 a} à la réserve",
                       "повернути {resource 1 a.acc} до запасу"}},
    [SAY_TOP]      = {{"discard {card a}, on top",
                       "défausser {card a.the}, sur le dessus",
                       "скинути {card a.acc}, зверху"}},
    [SAY_CARDS]    = {{"[a=0?draw nothing|draw {card-count a} for {gold k}]",
                       "[a=0?ne pas piocher|piocher {card-count a} pour {gold k}]",
                       "[a=0?не добирати|добрати {card-count a.acc} за {gold k.acc}]"}},
    [SAY_SHIFT]    = {{"move the token to {region a}",
                       "déplacer le jeton en {region a}",
                       "пересунути жетон до {region a}"}},
    [SAY_SHOOT]    = {{"village in {spot a}: {vp k}",
                       "village de {spot a} : {vp k}",
                       "селище в {spot a}: {vp k}"}},
    [SAY_FORCE]    = {{"spend {token n}: {region a}",
                       "dépenser {token n} : {region a}",
                       "витратити {token n.acc}: {region a}"}},
    [SAY_CAMP]     = {{"{region a}", "{region a}", "{region a}"}},
    [SAY_STORE]    = {{"put a fortress on the {piece b.few} of {seat a}",
                       "placer une forteresse sur les {piece b.few} {seat a.of}",
                       "поставити фортецю на {piece b.few} {seat a.gen}"}},
    [SAY_GUARD]    = {{"put a garrison on the {column b} of {seat a}[k? (steal {vp k})]",
                       "placer une garnison sur {column b.the} {seat a.of}[k? (voler {vp k})]",
                       "поставити гарнізон на {column b.acc} {seat a.gen}[k? (украсти {vp k})]"}},
};

/* Answers that read differently to one question, or where one operation asks it. */
static const struct {
    uint8_t question, operation, verb;
    text_line line;
} special[] = {
    {ASK_DISCARD, EXCHANGE_CARDS, SAY_DONE, {{
        "discard {card-count A} and draw as many",
        "défausser {card-count A} et en piocher autant",
        "скинути {card-count A.acc} й добрати стільки ж"}}},
    {ASK_DRAW, DRAW_DISCARDS, SAY_DRAW, {{
        "draw {card-count k} from the discard pile",
        "piocher {card-count k} de la défausse",
        "добрати {card-count k.acc} зі скиду"}}},
    {ASK_ARMY, ARCHERS, SAY_SKIP, {{
        "attack no village", "n’attaquer aucun village", "не атакувати селищ"}}},
    {ASK_ACTIVATE, ACTIVATE_BY_COIN, SAY_ACTIVATE, {{
        "put {gold n} on {card c}[k? (rank {number k})]",
        "placer {gold n} sur {card c.the}[k? (rang {number k})]",
        "покласти {gold n.acc} на {card c.acc}[k? (ранг {number k})]"}}},
    {ASK_DISCARD, ANY_OPERATION, SAY_DONE, {{"offer {card-count A}", "offrir {card-count A}", "зробити підношення з {card-count A.gen}"}}},
    {ASK_BUY, ANY_OPERATION, SAY_DONE, {{
        "[A=l?buy nothing|buy no more]",
        "[A=l?ne rien acheter|ne plus rien acheter]",
        "[A=l?нічого не купувати|більше не купувати]"}}},
    {ASK_BUY, ANY_OPERATION, SAY_SKIP, {{"buy nothing", "ne rien acheter", "нічого не купувати"}}},
    {ASK_SELL, ANY_OPERATION, SAY_SKIP, {{"sell nothing", "ne rien vendre", "нічого не продавати"}}},
    {ASK_DRAW, ANY_OPERATION, SAY_SKIP, {{"draw nothing", "ne pas piocher", "не добирати"}}},
    {ASK_ACTIVATE, ANY_OPERATION, SAY_SKIP, {{"activate nothing", "ne rien activer", "нічого не активувати"}}},
    {ASK_RAID, ANY_OPERATION, SAY_SKIP, {{"take nothing", "ne rien prendre", "нічого не брати"}}},
    {ASK_PRODUCE, ANY_OPERATION, SAY_SKIP, {{"produce nothing", "ne rien produire", "нічого не виробляти"}}},
    {ASK_HARVEST, ANY_OPERATION, SAY_SKIP, {{"gather nothing", "ne rien récolter", "нічого не збирати"}}},
    {ASK_ARMY, ANY_OPERATION, SAY_SKIP, {{"move no army", "ne déplacer aucune unité", "не пересувати війська"}}},
    {ASK_ROB, ANY_OPERATION, SAY_SKIP, {{"steal from nobody", "ne voler personne", "ні в кого не красти"}}},
    {ASK_PIRACY, ANY_OPERATION, SAY_SKIP, {{"steal nothing", "ne rien voler", "нічого не красти"}}},
    {ASK_PRODUCE, ANY_OPERATION, SAY_TAKE, {{"{land a}: {resource k a}", "{land a} : {resource k a}", "{land a}: {resource k a}"}}},
    {ASK_PIECE, ANY_OPERATION, SAY_SKIP, {{"take nothing", "ne rien prendre", "нічого не брати"}}},
    /* Egypt */
    {ASK_ONCE, ANY_OPERATION, SAY_SKIP, {{
        "never use the once effect",
        "renoncer à l’effet «\u00A01\u00A0fois\u00A0»",
        "відмовитися від одноразової властивості"}}},
    {ASK_LAY, ANY_OPERATION, SAY_COLUMN, {{
        "lay it in the {column a}[k?, for {gold k}][j? ({card j})]",
        "la poser dans {column a.the}[k?, pour {gold k}][j? ({card j})]",
        "покласти її у {column a.acc}[k?, за {gold k.acc}][j? ({card j})]"}}},
    {ASK_TRADE, ANY_OPERATION, SAY_DONE, {{
        "[A=l?sell nothing|sell no more]",
        "[A=l?ne rien vendre|ne plus rien vendre]",
        "[A=l?нічого не продавати|більше не продавати]"}}},
    {ASK_CHARIOTS, ANY_OPERATION, SAY_DONE, {{
        "[q?move no army|move no more armies]",
        "[q?ne déplacer aucune unité|ne plus déplacer d’unité]",
        "[q?не пересувати військ|більше не пересувати військ]"}}},
    {ASK_MARKET, ANY_OPERATION, SAY_SKIP, {{"move no token", "ne déplacer aucun jeton", "не пересувати жетонів"}}},
    {ASK_SHIP, ANY_OPERATION, SAY_SKIP, {{"move no ship", "ne déplacer aucun bateau", "не пересувати кораблів"}}},
    {ASK_RELOCATE, ANY_OPERATION, SAY_SKIP, {{"produce nothing", "ne rien produire", "нічого не виробляти"}}},
    {ASK_EXCHANGE, ANY_OPERATION, SAY_SKIP, {{"discard nothing", "ne rien défausser", "нічого не скидати"}}},
    {ASK_SHIFT, ANY_OPERATION, SAY_SKIP, {{
        "take the token back to your supply",
        "reprendre le jeton dans votre réserve",
        "повернути жетон до свого запасу"}}},
    {ASK_BARRACKS, ANY_OPERATION, SAY_SKIP, {{"use no token", "n’utiliser aucun jeton", "не використовувати жетона"}}},
    {ASK_FORTRESS, ANY_OPERATION, SAY_SKIP, {{"use no token", "n’utiliser aucun jeton", "не використовувати жетона"}}},
    {ASK_GARRISON, ANY_OPERATION, SAY_SKIP, {{"use no token", "n’utiliser aucun jeton", "не використовувати жетона"}}},
};

/* What a god gives for an offering of A cards; k as `outcomes` says. */
const text_line text_deus_gifts[COLOURS] = {
    [MARITIME]   = {{"{gold k} and {piece a.a}",
                     "{gold k} et {piece a.a}",
                     "{gold k} та {piece a}"}},
    [PRODUCTION] = {{"{any A} of your choice and {piece a.a}",
                     "{any A} de votre choix et {piece a.a}",
                     "{any A} на вибір та {piece a}"}},
    [SCIENTIFIC] = {{"{extra-card A} and {piece a.a}",
                     "{extra-card A} et {piece a.a}",
                     "{extra-card A} та {piece a}"}},
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

/* Rows of one operation stand before the others. */
const text_line *text_deus_answer_line(uint8_t question, int operation, uint8_t verb) {
    for (size_t row = 0; row < sizeof special / sizeof special[0]; row++) {
        bool fits = special[row].operation == ANY_OPERATION || special[row].operation == operation;
        if (fits && special[row].question == question && special[row].verb == verb)
            return &special[row].line;
    }
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

static void price_of_resource(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int resource = scene->value['a'];
    if (resource < RESOURCES) scene->value['k'] = (int16_t)egypt_gold_for(s, (uint8_t)resource);
}

/* D-W3: a joker costs as many gold as its rank; so does the mill of Egypt. A card laid in another
 * column uses up the temple that allows it. */
static void price_of_column(text_scene *scene, const deus_state *s, const dm_question *question) {
    int column = scene->value['a'], card = scene->value['A'];
    if (question->seat >= s->player_count || column >= COLOURS) return;
    const deus_player *player = &s->players[question->seat];
    bool known = card < deus_card_count, laid_open = question->kind == ASK_LAY;
    if (!laid_open || (known && deus_cards[card].costs_rank))
        scene->value['k'] = (int16_t)(player->height[column] + 1);
    if (!laid_open || !known || deus_cards[card].colour == column) return;
    uint8_t temple = egypt_other_column(s, question->seat, deus_cards[card].colour);
    if (temple != DM_UNKNOWN) scene->value['j'] = player->column[TEMPLE][temple];
}

static void price_of_edge(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    scene->value['k'] = EDGE_PRICE_VP;
}

/* j resources of one kind for k; lots of several at market price in Egypt. */
static void yield_of_sale(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    bool lots = scene->value['e'] == SELL_LOTS;
    int price = scene->value[lots ? 'i' : 'n'], size = lots ? scene->value['n'] : 1;
    scene->value['j'] = (int16_t)(scene->value['a'] * size);
    scene->value['k'] = (int16_t)(scene->value['a'] * price);
}

/* A fixed price, or half of what the market asks (Egypt). */
static void price_of_purchase(text_scene *scene, const deus_state *s, const dm_question *question) {
    price_of_resource(scene, s, question);
    scene->value['k'] =
        scene->value['e'] == SAIL_AND_BUY ? scene->value['k'] / 2 : scene->value['n'];
}

static void yield_of_production(text_scene *scene, const deus_state *s,
                                const dm_question *question) {
    int resource = scene->value['a'];
    if (question->kind != ASK_PRODUCE || resource >= RESOURCES) return;
    scene->value['k'] = (int16_t)least(scene->value['n'], s->resources_left[resource]);
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

/* ---- What an answer would bring: Egypt --------------------------------------------------- */

/* The same card at different ranks is offered once for each. */
static void rank_of_card(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    int card = scene->value['c'];
    if (card < deus_card_count && deus_depends_on_rank((uint8_t)card))
        scene->value['k'] = (int16_t)(scene->value['b'] + 1);
}

static void value_on_space(text_scene *scene, int space) {
    scene->value['k'] = (int16_t)text_deus_space_gold(space);
    scene->value['j'] = (int16_t)text_deus_space_vp(space);
}

static void value_above(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    if (scene->value['a'] < RESOURCES) value_on_space(scene, s->market[scene->value['a']] + 1);
}

static void value_below(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    if (scene->value['a'] < RESOURCES) value_on_space(scene, s->market[scene->value['a']] - 1);
}

static void value_there(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    value_on_space(scene, scene->value['b']);
}

static void values_of_both(text_scene *scene, const deus_state *s, const dm_question *question) {
    price_of_resource(scene, s, question);
    int other = scene->value['b'];
    if (other < RESOURCES) scene->value['j'] = (int16_t)egypt_gold_for(s, (uint8_t)other);
}

/* k resources of the kinds j, as far as the supply goes. */
static void yield_of_relocation(text_scene *scene, const deus_state *s,
                                const dm_question *question) {
    int region = scene->value['a'], goods = 0, supply = 0;
    if (region >= REGIONS_MAX || question->seat >= s->player_count) return;
    for (int resource = 0; resource < RESOURCES; resource++) {
        if (!(s->near[region] & s->terrain[resource]) || s->resources_left[resource] == 0) continue;
        goods |= 1 << resource;
        supply += s->resources_left[resource];
    }
    int buildings = deus_buildings_in(s, question->seat, (uint8_t)region);
    scene->value['k'] = (int16_t)least(buildings, supply);
    scene->value['j'] = (int16_t)goods;
}

static void price_of_cards(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    scene->value['k'] = (int16_t)(scene->value['a'] * scene->value['n']);
}

static void yield_of_attack(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int region = scene->value['a'];
    if (region < REGIONS_MAX) scene->value['k'] = s->village_vp[region / REGIONS_PER_TILE];
}

/* As many VP as the rank of the last card; whether the victim has them is hidden. */
static void yield_of_garrison(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int victim = scene->value['a'], column = scene->value['b'];
    if (victim >= s->player_count || column >= COLOURS || scene->value['e'] != GARRISON) return;
    scene->value['k'] = (int16_t)least(s->players[victim].height[column], scene->value['l']);
}

typedef void outcome(text_scene *, const deus_state *, const dm_question *);

static outcome *const outcomes[VERBS] = {
    [SAY_OFFER] = god_of_offering,    [SAY_COLUMN] = price_of_column,
    [SAY_GOLD] = price_of_resource,   [SAY_EDGE] = price_of_edge,
    [SAY_GOD] = gift_of_god,          [SAY_TAKE] = yield_of_production,
    [SAY_SELL] = yield_of_sale,       [SAY_BUY] = price_of_purchase,
    [SAY_HARVEST] = yield_of_harvest, [SAY_ACTIVATE] = rank_of_card,
    [SAY_RAID] = yield_of_raid,       [SAY_ROB] = yield_of_theft,
    [SAY_UP] = value_above,           [SAY_DOWN] = value_below,
    [SAY_SET] = value_there,          [SAY_SWAP] = values_of_both,
    [SAY_TRADE] = price_of_resource,  [SAY_FROM] = yield_of_relocation,
    [SAY_CARDS] = price_of_cards,     [SAY_SHOOT] = yield_of_attack,
    [SAY_GUARD] = yield_of_garrison,
};

static text_scene scene_of(const text_reader *reader, const dm_state *seen,
                           const dm_question *question, dm_answer answer) {
    text_scene scene = text_deus_scene(reader, seen);
    text_deus_set_question(&scene, question);
    scene.value['a'] = answer.a;
    scene.value['b'] = answer.b;
    scene.value['c'] = answer.c;
    if (outcomes[answer.verb]) outcomes[answer.verb](&scene, deus_const(seen), question);
    return scene;
}

void text_deus_answer(const text_reader *reader, const dm_state *seen, const dm_question *question,
                      dm_answer answer, dm_writer *out) {
    if (question->kind >= ASK_KINDS || answer.verb >= VERBS) return;
    text_scene scene = scene_of(reader, seen, question, answer);
    text_say(&scene, text_deus_answer_line(question->kind, scene.value['e'], answer.verb), out);
}

void text_deus_step(const text_reader *reader, const dm_state *seen, const dm_question *question,
                    dm_answer answer, dm_writer *out) {
    if (question->kind >= ASK_KINDS || answer.verb >= VERBS) return;
    text_scene scene = scene_of(reader, seen, question, answer);
    const text_line *line = text_deus_answer_line(question->kind, scene.value['e'], answer.verb);
    bool usual = line == &by_verb[answer.verb] && text_deus_plans[answer.verb].in[ENGLISH];
    text_fill(&scene, usual ? &text_deus_plans[answer.verb] : line, out);
}
