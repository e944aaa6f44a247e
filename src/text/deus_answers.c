/* Answers as choices on one line. Letters: a b c are the answer's operands, A B C D the question's
 * arguments, other small letters the effect of the question's card; k and j are what the answer
 * would bring, as `outcomes` below computes it. */
#include "deus/egypt.h"
#include "text/deus_text.h"

/* clang-format off */

static const text_line by_verb[DEUS_VERBS] = {
    [DEUS_SAY_PICK]     = {{"[a?{piece a}|a hidden piece]",
                       "[a?{piece a}|un pion caché]",
                       "[a?{piece a}|прихована фігурка]"}},
    [DEUS_SAY_BUILD]    = {{"build {card a}[a? ({cost a})]",
                       "construire {card a.the}[a? ({cost a})]",
                       "звести {card a.acc}[a? ({cost a})]"}},
    [DEUS_SAY_OFFER]    = {{"offer[k? {god k.in}], {card a} on top",
                       "faire une offrande[k? {god k.in}], {card a.the} sur le dessus",
                       "зробити підношення[k? {god k.in}], зверху {card a}"}},
    [DEUS_SAY_JOKER]    = {{"lay {card a} face down as a joker",
                       "poser {card a.the} face cachée comme joker",
                       "покласти {card a.acc} долілиць як джокера"}},
    [DEUS_SAY_PASS]     = {{"pass", "passer", "пропустити хід"}},
    [DEUS_SAY_COLUMN]   = {{"{column a}, for {gold k}",
                       "{column a}, pour {gold k}",
                       "{column a}, за {gold k.acc}"}},
    [DEUS_SAY_PAY]      = {{"{resource 1 a}", "{resource 1 a}", "{resource 1 a}"}},
    [DEUS_SAY_GOLD]     = {{"{gold k} instead of {resource a}",
                       "{gold k} au lieu {resource a.some}",
                       "{gold k} замість {resource a.gen}"}},
    [DEUS_SAY_AT]       = {{"{region a}", "{region a}", "{region a}"}},
    [DEUS_SAY_EDGE]     = {{"{region a}, at the edge, for {vp k}",
                       "{region a}, au bord, pour {vp k}",
                       "{region a}, на краю, за {vp k}"}},
    [DEUS_SAY_DISCARD]  = {{"add {card a}", "ajouter {card a.the}", "додати {card a.acc}"}},
    [DEUS_SAY_DONE]     = {{"done", "terminer", "завершити"}},
    [DEUS_SAY_GOD]      = {{"{god a}: {gift a}", "{god a} : {gift a}", "{god a}: {gift a}"}},
    [DEUS_SAY_TAKE]     = {{"{resource a}", "{resource a}", "{resource a}"}},
    [DEUS_SAY_PIECE]    = {{"{piece a}", "{piece a}", "{piece a}"}},
    [DEUS_SAY_SELL]     = {{"[a=0?[g=15?return|sell] nothing|[g=15?return one of each "
        "resource|sell [s?{resource j s}|{pair a}]] for {pay k m}]",
                       "[a=0?ne rien [g=15?remettre|vendre]|[g=15?remettre une ressource de chaque "
                           "type|vendre [s?{resource j s}|{pair a}]] pour {pay k m}]",
                       "[a=0?нічого не [g=15?повертати|продавати]|[g=15?повернути по одному "
                           "ресурсу кожного виду|продати [s?{resource j s.acc}|{pair a.acc}]] за "
                           "{pay k m.acc}]"}},
    [DEUS_SAY_BUY]      = {{"{resource a} for {gold k}",
                       "{resource a} pour {gold k}",
                       "{resource a} за {gold k.acc}"}},
    [DEUS_SAY_HARVEST]  = {{"{spot a}: {resource k t}", "{spot a} : {resource k t}",
        "{spot a}: {resource k t}"}},
    [DEUS_SAY_DRAW]     = {{"draw {card-count A}", "piocher {card-count A}",
        "добрати {card-count A.acc}"}},
    [DEUS_SAY_ACTIVATE] = {{"activate {card c}[k? (rank {number k})]",
                       "activer {card c.the}[k? (rang {number k})]",
                       "активувати {card c.acc}[k? (ранг {number k})]"}},
    [DEUS_SAY_RAID]     = {{"{spot a}: {vp k} of {number j}",
                       "{spot a} : {vp k} sur {number j}",
                       "{spot a}: {vp k} з {number j}"}},
    [DEUS_SAY_ARMY]     = {{"{region a}", "{region a}", "{region a}"}},
    [DEUS_SAY_MARCH]    = {{"[a=B?stay in {spot a}|{region a}]",
                       "[a=B?rester en {spot a}|{region a}]",
                       "[a=B?лишитися в {spot a}|{region a}]"}},
    [DEUS_SAY_ROB]      = {{"{seat a}[k?: {gold k}]", "{seat a}[k? : {gold k}]",
        "{seat a}[k?: {gold k}]"}},
    [DEUS_SAY_STEAL]    = {{"steal", "voler", "украсти"}},
    [DEUS_SAY_SKIP]     = {{"skip", "passer", "пропустити"}},
    /* Egypt */
    [DEUS_SAY_BEFORE]   = {{"use the once effect first[A?: {once A}]",
                       "utiliser d’abord l’effet «\u00A01\u00A0fois\u00A0»[A? : {once A}]",
                       "спершу використати одноразову властивість[A?: {once A}]"}},
    [DEUS_SAY_AFTER]    = {{"use the main effect first, then the once effect",
                       "utiliser d’abord l’effet principal, puis l’effet «\u00A01\u00A0fois\u00A0»",
                       "спершу використати основну властивість, а тоді одноразову"}},
    [DEUS_SAY_UP]       = {{"{resource a} token up to {gold k} / {vp j}",
                       "jeton {resource a} vers le haut, à {gold k} / {vp j}",
                       "жетон {resource a.gen} вгору: {gold k} / {vp j}"}},
    [DEUS_SAY_DOWN]     = {{"{resource a} token down to {gold k} / {vp j}",
                       "jeton {resource a} vers le bas, à {gold k} / {vp j}",
                       "жетон {resource a.gen} вниз: {gold k} / {vp j}"}},
    [DEUS_SAY_SWAP]     = {{"swap {resource a} ({gold k}) and {resource b} ({gold j})",
                       "permuter {resource a} ({gold k}) et {resource b} ({gold j})",
                       "поміняти місцями {resource a.acc} ({gold k}) та {resource b.acc} ({gold "
                           "j})"}},
    [DEUS_SAY_SET]      = {{"{resource a} token to {gold k} / {vp j}",
                       "jeton {resource a} à {gold k} / {vp j}",
                       "жетон {resource a.gen}: {gold k} / {vp j}"}},
    [DEUS_SAY_TRADE]    = {{"sell {resource 1 a} for {gold k}",
                       "vendre {resource 1 a} pour {gold k}",
                       "продати {resource 1 a.acc} за {gold k.acc}"}},
    [DEUS_SAY_SHIP]     = {{"{region a}", "{region a}", "{region a}"}},
    [DEUS_SAY_SAIL]     = {{"{region a}", "{region a}", "{region a}"}},
    [DEUS_SAY_FROM]     = {{"{region a}: {any k} ({set j})",
                       "{region a} : {any k} ({set j})",
                       "{region a}: {any k} ({set j})"}},
    [DEUS_SAY_SPILL]    = {{"return {resource 1 a} to the supply",
                       "remettre {resource 1 a} à la réserve",
                       "повернути {resource 1 a.acc} до запасу"}},
    [DEUS_SAY_TOP]      = {{"discard {card a}, on top",
                       "défausser {card a.the}, sur le dessus",
                       "скинути {card a.acc}, зверху"}},
    [DEUS_SAY_CARDS]    = {{"[a=0?draw nothing|draw {card-count a} for {gold k}]",
                       "[a=0?ne pas piocher|piocher {card-count a} pour {gold k}]",
                       "[a=0?не добирати|добрати {card-count a.acc} за {gold k.acc}]"}},
    [DEUS_SAY_SHIFT]    = {{"move the token to {region a}",
                       "déplacer le jeton en {region a}",
                       "пересунути жетон до {region a}"}},
    [DEUS_SAY_SHOOT]    = {{"village in {spot a}: {vp k}",
                       "village de {spot a} : {vp k}",
                       "селище в {spot a}: {vp k}"}},
    [DEUS_SAY_FORCE]    = {{"spend {token n}: {region a}",
                       "dépenser {token n} : {region a}",
                       "витратити {token n.acc}: {region a}"}},
    [DEUS_SAY_CAMP]     = {{"{region a}", "{region a}", "{region a}"}},
    [DEUS_SAY_STORE]    = {{"put a fortress on the {piece b.few} of {seat a}",
                       "placer une forteresse sur les {piece b.few} {seat a.of}",
                       "поставити фортецю на {piece b.few} {seat a.gen}"}},
    [DEUS_SAY_GUARD]    = {{"put a garrison on the {column b} of {seat a}[k? (steal {vp k})]",
                       "placer une garnison sur {column b.the} {seat a.of}[k? (voler {vp k})]",
                       "поставити гарнізон на {column b.acc} {seat a.gen}[k? (украсти {vp k})]"}},
    [DEUS_SAY_GAIN]     = {{"take [s?{resource n s}|them]", "prendre [s?{resource n s}|ces ressources]",
                       "узяти [s?{resource n s.acc}|їх]"}},
    [DEUS_SAY_USE]      = {{"use the {resource a} of the temple",
                       "utiliser {resource a.the} du temple",
                       "використати {resource a.acc} храму"}},
};

/* Answers that read differently to one question, or where one operation asks it. */
static const struct {
    uint8_t question, operation, verb;
    text_line line;
} special[] = {
    {DEUS_ASK_DISCARD, DEUS_EXCHANGE_CARDS, DEUS_SAY_DONE, {{
        "discard {card-count A} and draw as many",
        "défausser {card-count A} et en piocher autant",
        "скинути {card-count A.acc} й добрати стільки ж"}}},
    {DEUS_ASK_DRAW, DEUS_DRAW_DISCARDS, DEUS_SAY_DRAW, {{
        "draw {card-count k} from the discard pile",
        "piocher {card-count k} de la défausse",
        "добрати {card-count k.acc} зі скиду"}}},
    {DEUS_ASK_ARMY, DEUS_ARCHERS, DEUS_SAY_SKIP, {{
        "attack no village", "n’attaquer aucun village", "не атакувати селищ"}}},
    {DEUS_ASK_ACTIVATE, DEUS_ACTIVATE_BY_COIN, DEUS_SAY_ACTIVATE, {{
        "put {gold n} on {card c}[k? (rank {number k})]",
        "placer {gold n} sur {card c.the}[k? (rang {number k})]",
        "покласти {gold n.acc} на {card c.acc}[k? (ранг {number k})]"}}},
    {DEUS_ASK_DISCARD, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_DONE, {{"offer {card-count A}",
        "offrir {card-count A}", "зробити підношення з {card-count A.gen}"}}},
    {DEUS_ASK_BUY, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_DONE, {{
        "[A=l?buy nothing|buy no more]",
        "[A=l?ne rien acheter|ne plus rien acheter]",
        "[A=l?нічого не купувати|більше не купувати]"}}},
    {DEUS_ASK_BUY, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"buy nothing", "ne rien acheter",
        "нічого не купувати"}}},
    {DEUS_ASK_SELL, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{
        "[g=15?return|sell] nothing", "ne rien [g=15?remettre|vendre]",
        "нічого не [g=15?повертати|продавати]"}}},
    {DEUS_ASK_DRAW, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"draw nothing", "ne pas piocher",
        "не добирати"}}},
    {DEUS_ASK_ACTIVATE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"activate nothing",
        "ne rien activer", "нічого не активувати"}}},
    {DEUS_ASK_RAID, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"take nothing", "ne rien prendre",
        "нічого не брати"}}},
    {DEUS_ASK_PRODUCE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"produce nothing",
        "ne rien produire", "нічого не виробляти"}}},
    {DEUS_ASK_HARVEST, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"gather nothing",
        "ne rien récolter", "нічого не збирати"}}},
    {DEUS_ASK_ARMY, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"move no army",
        "ne déplacer aucune unité", "не пересувати війська"}}},
    {DEUS_ASK_ROB, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"steal from nobody",
        "ne voler personne", "ні в кого не красти"}}},
    {DEUS_ASK_PIRACY, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"steal nothing", "ne rien voler",
        "нічого не красти"}}},
    {DEUS_ASK_PRODUCE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_TAKE, {{"{land a}: {resource k a}",
        "{land a} : {resource k a}", "{land a}: {resource k a}"}}},
    {DEUS_ASK_PIECE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"take nothing", "ne rien prendre",
        "нічого не брати"}}},
    /* Egypt */
    {DEUS_ASK_ONCE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{
        "never use the once effect",
        "renoncer à l’effet «\u00A01\u00A0fois\u00A0»",
        "відмовитися від одноразової властивості"}}},
    {DEUS_ASK_LAY, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_COLUMN, {{
        "lay it in the {column a}[k?, for {gold k}][j? ({card j})]",
        "la poser dans {column a.the}[k?, pour {gold k}][j? ({card j})]",
        "покласти її у {column a.acc}[k?, за {gold k.acc}][j? ({card j})]"}}},
    {DEUS_ASK_TRADE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_DONE, {{
        "[A=l?sell nothing|sell no more]",
        "[A=l?ne rien vendre|ne plus rien vendre]",
        "[A=l?нічого не продавати|більше не продавати]"}}},
    {DEUS_ASK_CHARIOTS, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_DONE, {{
        "[q?move no army|move no more armies]",
        "[q?ne déplacer aucune unité|ne plus déplacer d’unité]",
        "[q?не пересувати військ|більше не пересувати військ]"}}},
    {DEUS_ASK_MARKET, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"move no token",
        "ne déplacer aucun jeton", "не пересувати жетонів"}}},
    {DEUS_ASK_SHIP, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"move no ship",
        "ne déplacer aucun bateau", "не пересувати кораблів"}}},
    {DEUS_ASK_RELOCATE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"produce nothing",
        "ne rien produire", "нічого не виробляти"}}},
    {DEUS_ASK_EXCHANGE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"discard nothing",
        "ne rien défausser", "нічого не скидати"}}},
    {DEUS_ASK_SHIFT, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{
        "take the token back to your supply",
        "reprendre le jeton dans votre réserve",
        "повернути жетон до свого запасу"}}},
    {DEUS_ASK_BARRACKS, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"use no token",
        "n’utiliser aucun jeton", "не використовувати жетона"}}},
    {DEUS_ASK_FORTRESS, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"use no token",
        "n’utiliser aucun jeton", "не використовувати жетона"}}},
    {DEUS_ASK_GARRISON, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"use no token",
        "n’utiliser aucun jeton", "не використовувати жетона"}}},
    {DEUS_ASK_TRADE, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"sell nothing", "ne rien vendre",
        "нічого не продавати"}}},
    {DEUS_ASK_CHARIOTS, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"move no army",
        "ne déplacer aucune unité", "не пересувати військ"}}},
    {DEUS_ASK_BUY_CARDS, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"draw nothing",
        "ne pas piocher", "не добирати"}}},
    {DEUS_ASK_GAIN, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"take nothing", "ne rien prendre",
        "нічого не брати"}}},
    {DEUS_ASK_GOOD, DEUS_TEXT_ANY_OPERATION, DEUS_SAY_SKIP, {{"pay in another way",
        "payer autrement", "сплатити інакше"}}},
};

/* What a god gives for an offering of A cards; k as `outcomes` says. */
const text_line text_deus_gifts[DEUS_COLOURS] = {
    [DEUS_MARITIME]   = {{"{gold k} and {piece a.a}",
                     "{gold k} et {piece a.a}",
                     "{gold k} та {piece a}"}},
    [DEUS_PRODUCTION] = {{"{any A} of your choice and {piece a.a}",
                     "{any A} de votre choix et {piece a.a}",
                     "{any A} на вибір та {piece a}"}},
    [DEUS_SCIENTIFIC] = {{"{extra-card A} and {piece a.a}",
                     "{extra-card A} et {piece a.a}",
                     "{extra-card A} та {piece a}"}},
    [DEUS_CIVIL]      = {{"{vp k} and {piece a.a}",
                     "{vp k} et {piece a.a}",
                     "{vp k} та {piece a}"}},
    [DEUS_MILITARY]   = {{"{any-piece A} of your choice",
                     "{any-piece A} de votre choix",
                     "{any-piece A} на вибір"}},
    [DEUS_TEMPLE]     = {{"the gift of another god",
                     "le don d’un autre dieu",
                     "дар іншого бога"}},
};

/* clang-format on */

/* Rows of one operation stand before the others. */
const text_line *text_deus_answer_line(uint8_t question, int operation, uint8_t verb) {
    for (size_t row = 0; row < sizeof special / sizeof special[0]; row++) {
        bool fits = special[row].operation == DEUS_TEXT_ANY_OPERATION ||
                    special[row].operation == operation;
        if (fits && special[row].question == question && special[row].verb == verb)
            return &special[row].line;
    }
    return &by_verb[verb];
}

void text_deus_gap_gift(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    if (gap->values[0] < DEUS_COLOURS) text_fill(scene, &text_deus_gifts[gap->values[0]], out);
}

/* ---- What an answer would bring ---------------------------------------------------------- */

static int least(int left, int right) { return left < right ? left : right; }

static void god_of_offering(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    int card = scene->value['a'];
    if (card < DEUS_CARD_KINDS) scene->value['k'] = deus_cards[card].colour;
}

/* D-O2: Neptune gives 2 gold a card, Vesta 1 VP for one card and 2 VP for more. */
static void gift_of_god(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    int god = scene->value['a'], strength = scene->value['A'];
    if (god == DEUS_MARITIME) scene->value['k'] = (int16_t)(2 * strength);
    if (god == DEUS_CIVIL) scene->value['k'] = strength == 1 ? 1 : 2;
}

static void price_of_resource(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int resource = scene->value['a'];
    if (resource < DEUS_RESOURCES)
        scene->value['k'] = (int16_t)egypt_gold_for(s, (uint8_t)resource);
}

/* D-W3: a joker costs as many gold as its rank; so does the mill of Egypt. A card laid in another
 * column uses up the temple that allows it. */
static void price_of_column(text_scene *scene, const deus_state *s, const dm_question *question) {
    int column = scene->value['a'], card = scene->value['A'];
    if (question->seat >= s->player_count || column >= DEUS_COLOURS) return;
    const deus_player *player = &s->players[question->seat];
    bool known = card < DEUS_CARD_KINDS, laid_open = question->kind == DEUS_ASK_LAY;
    if (!laid_open || (known && deus_cards[card].costs_rank))
        scene->value['k'] = (int16_t)(player->height[column] + 1);
    if (!laid_open || !known || deus_cards[card].colour == column) return;
    uint8_t temple = egypt_other_column(s, question->seat, deus_cards[card].colour);
    if (temple != DM_UNKNOWN) scene->value['j'] = player->column[DEUS_TEMPLE][temple];
}

static void price_of_edge(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    scene->value['k'] = DEUS_EDGE_PRICE_VP;
}

/* j resources of one kind for k; lots of several at market price in Egypt. */
static void yield_of_sale(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    bool lots = scene->value['e'] == DEUS_SELL_LOTS;
    int price = scene->value[lots ? 'i' : 'n'], size = lots ? scene->value['n'] : 1;
    scene->value['j'] = (int16_t)(scene->value['a'] * size);
    scene->value['k'] = (int16_t)(scene->value['a'] * price);
}

/* A fixed price, or half of what the market asks (Egypt). */
static void price_of_purchase(text_scene *scene, const deus_state *s, const dm_question *question) {
    price_of_resource(scene, s, question);
    scene->value['k'] =
        scene->value['e'] == DEUS_SAIL_AND_BUY ? scene->value['k'] / 2 : scene->value['n'];
}

static void yield_of_production(text_scene *scene, const deus_state *s,
                                const dm_question *question) {
    int resource = scene->value['a'];
    if (question->kind != DEUS_ASK_PRODUCE || resource >= DEUS_RESOURCES) return;
    scene->value['k'] = (int16_t)least(scene->value['n'], s->resources_left[resource]);
}

static void yield_of_harvest(text_scene *scene, const deus_state *s, const dm_question *question) {
    int region = scene->value['a'], resource = scene->value['t'];
    if (region >= DEUS_REGIONS_MAX || resource >= DEUS_RESOURCES) return;
    int buildings = deus_buildings_in(s, question->seat, (uint8_t)region);
    scene->value['k'] = (int16_t)least(scene->value['n'] * buildings, s->resources_left[resource]);
}

static void yield_of_raid(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int region = scene->value['a'];
    if (region >= DEUS_REGIONS_MAX) return;
    scene->value['j'] = s->village_vp[region / DEUS_REGIONS_PER_TILE];
    scene->value['k'] = (int16_t)least(scene->value['n'], scene->value['j']);
}

/* The gold of others lies open, their VP do not. */
static void yield_of_theft(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int victim = scene->value['a'];
    if (scene->value['m'] == DEUS_IN_GOLD && victim < s->player_count)
        scene->value['k'] = (int16_t)least(scene->value['n'], s->players[victim].gold);
}

/* ---- What an answer would bring: Egypt --------------------------------------------------- */

/* The same card at different ranks is offered once for each. */
static void rank_of_card(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    int card = scene->value['c'];
    if (card < DEUS_CARD_KINDS && deus_depends_on_rank((uint8_t)card))
        scene->value['k'] = (int16_t)(scene->value['b'] + 1);
}

static void value_on_space(text_scene *scene, int space) {
    scene->value['k'] = (int16_t)text_deus_space_gold(space);
    scene->value['j'] = (int16_t)text_deus_space_vp(space);
}

static void value_above(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    if (scene->value['a'] < DEUS_RESOURCES) value_on_space(scene, s->market[scene->value['a']] + 1);
}

static void value_below(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    if (scene->value['a'] < DEUS_RESOURCES) value_on_space(scene, s->market[scene->value['a']] - 1);
}

static void value_there(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)s, (void)question;
    value_on_space(scene, scene->value['b']);
}

static void values_of_both(text_scene *scene, const deus_state *s, const dm_question *question) {
    price_of_resource(scene, s, question);
    int other = scene->value['b'];
    if (other < DEUS_RESOURCES) scene->value['j'] = (int16_t)egypt_gold_for(s, (uint8_t)other);
}

/* k resources of the kinds j, as far as the supply goes. */
static void yield_of_relocation(text_scene *scene, const deus_state *s,
                                const dm_question *question) {
    int region = scene->value['a'], goods = 0, supply = 0;
    if (region >= DEUS_REGIONS_MAX || question->seat >= s->player_count) return;
    for (int resource = 0; resource < DEUS_RESOURCES; resource++) {
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
    if (region < DEUS_REGIONS_MAX)
        scene->value['k'] = s->village_vp[region / DEUS_REGIONS_PER_TILE];
}

/* As many VP as the rank of the last card; whether the victim has them is hidden. */
static void yield_of_garrison(text_scene *scene, const deus_state *s, const dm_question *question) {
    (void)question;
    int victim = scene->value['a'], column = scene->value['b'];
    if (victim >= s->player_count || column >= DEUS_COLOURS || scene->value['e'] != DEUS_GARRISON)
        return;
    scene->value['k'] = (int16_t)least(s->players[victim].height[column], scene->value['l']);
}

typedef void outcome(text_scene *, const deus_state *, const dm_question *);

static outcome *const outcomes[DEUS_VERBS] = {
    [DEUS_SAY_OFFER] = god_of_offering,    [DEUS_SAY_COLUMN] = price_of_column,
    [DEUS_SAY_GOLD] = price_of_resource,   [DEUS_SAY_EDGE] = price_of_edge,
    [DEUS_SAY_GOD] = gift_of_god,          [DEUS_SAY_TAKE] = yield_of_production,
    [DEUS_SAY_SELL] = yield_of_sale,       [DEUS_SAY_BUY] = price_of_purchase,
    [DEUS_SAY_HARVEST] = yield_of_harvest, [DEUS_SAY_ACTIVATE] = rank_of_card,
    [DEUS_SAY_RAID] = yield_of_raid,       [DEUS_SAY_ROB] = yield_of_theft,
    [DEUS_SAY_UP] = value_above,           [DEUS_SAY_DOWN] = value_below,
    [DEUS_SAY_SET] = value_there,          [DEUS_SAY_SWAP] = values_of_both,
    [DEUS_SAY_TRADE] = price_of_resource,  [DEUS_SAY_FROM] = yield_of_relocation,
    [DEUS_SAY_CARDS] = price_of_cards,     [DEUS_SAY_SHOOT] = yield_of_attack,
    [DEUS_SAY_GUARD] = yield_of_garrison,
};

static text_scene scene_of(const text_reader *reader, const dm_state *seen,
                           const dm_question *question, dm_answer answer) {
    text_scene scene = text_deus_scene(reader, seen);
    text_deus_set_question(&scene, question);
    scene.value['a'] = answer.a;
    scene.value['b'] = answer.b;
    scene.value['c'] = answer.c;
    if (answer.verb == DEUS_SAY_BEFORE) scene.value['I'] = true; /* see text/deus_effects.c */
    if (outcomes[answer.verb]) outcomes[answer.verb](&scene, deus_const(seen), question);
    return scene;
}

void text_deus_answer(const text_reader *reader, const dm_state *seen, const dm_question *question,
                      dm_answer answer, dm_writer *out) {
    if (question->kind >= DEUS_ASK_KINDS || answer.verb >= DEUS_VERBS) return;
    text_scene scene = scene_of(reader, seen, question, answer);
    text_say(&scene, text_deus_answer_line(question->kind, scene.value['e'], answer.verb), out);
}

void text_deus_step(const text_reader *reader, const dm_state *seen, const dm_question *question,
                    dm_answer answer, dm_writer *out) {
    if (question->kind >= DEUS_ASK_KINDS || answer.verb >= DEUS_VERBS) return;
    text_scene scene = scene_of(reader, seen, question, answer);
    const text_line *line = text_deus_answer_line(question->kind, scene.value['e'], answer.verb);
    bool usual = line == &by_verb[answer.verb] && text_deus_plans[answer.verb].in[TEXT_ENGLISH];
    text_fill(&scene, usual ? &text_deus_plans[answer.verb] : line, out);
}
