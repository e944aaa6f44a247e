/* What seats are asked. Letters: A B C D are the question's arguments, small letters the effect of
 * the card it is about (text_deus_set_effect). What the state adds is set by `contexts` below: i is
 * the market price of a lot, r the rank of the card, q the buildings a region must have or the
 * tokens still to be spent, k how many cards are there to be drawn. */
#include "deus/egypt.h"
#include "text/deus_text.h"

/* clang-format off */

static const text_line by_kind[DEUS_ASK_KINDS] = {
    [DEUS_ASK_PICK] = {{
        "which piece do you put on your player board?[A? ({number A} left)]",
        "quel pion mettez-vous sur votre plateau individuel ?[A? (encore {number A})]",
        "яку фігурку поставите на своє поле гравця?[A? (ще {number A})]",
    }},
    [DEUS_ASK_TURN] = {{
        "do you build[q?, lay a joker] or make an offering?",
        "construisez-vous[q?, posez-vous un joker] ou faites-vous une offrande ?",
        "зведете будівлю[q?, покладете джокера] чи зробите підношення богам?",
    }},
    [DEUS_ASK_COLUMN] = {{
        "in which column do you lay {card A} face down?",
        "dans quelle colonne posez-vous {card A.the} face cachée ?",
        "у який стовпець покладете {card A.acc} долілиць?",
    }},
    [DEUS_ASK_PAY] = {{
        "how do you pay the {resource A} for {card B}?",
        "comment payez-vous {resource A.the} pour {card B.the} ?",
        "як сплатите {resource A.acc} за {card B.acc}?",
    }},
    [DEUS_ASK_PLACE] = {{
        "where do you place your {piece A}?[q? (in a region that already has at least {yours q})]",
        "où placez-vous votre {piece A} ?[q? (dans une région qui a déjà au moins {yours q})]",
        "куди поставите {piece A.acc}?[q? (у регіон, де вже є щонайменше {yours q})]",
    }},
    [DEUS_ASK_DISCARD] = {{
        "which card do you add to the offering? ({card-count A} so far)",
        "quelle carte ajoutez-vous à l’offrande ? ({card-count A} pour l’instant)",
        "яку карту додасте до підношення? (поки що {card-count A})",
    }},
    [DEUS_ASK_GOD] = {{
        "which god do you invoke through Jupiter?",
        "quel dieu invoquez-vous grâce à Jupiter ?",
        "якого бога викличете за допомогою Юпітера?",
    }},
    [DEUS_ASK_RESOURCE] = {{
        "[B?{via B}: ]which resource do you take? ({number A} left)",
        "[B?{via B} : ]quelle ressource prenez-vous ? (encore {number A})",
        "[B?{via B}: ]який ресурс візьмете? (ще {number A})",
    }},
    [DEUS_ASK_PIECE] = {{
        "[B?{via B}: ]which piece do you take? ({number A} left)",
        "[B?{via B} : ]quel pion prenez-vous ? (encore {number A})",
        "[B?{via B}: ]яку фігурку візьмете? (ще {number A})",
    }},
    [DEUS_ASK_SELL] = {{
        "{via A}: [g=15?do you return one of each resource|how [s?much {resource s}|many pairs of "
            "{set g}] do you sell]?",
        "{via A} : [g=15?remettez-vous une ressource de chaque type|combien [s?{resource s.of}|de "
            "paires {set g.of}] vendez-vous] ?",
        "{via A}: [g=15?повернете по одному ресурсу кожного виду|скільки [s?{resource s.gen}|пар "
            "із {set g.gen}] продасте]?",
    }},
    [DEUS_ASK_BUY] = {{
        "{via B}: which resource do you buy for {gold n}? ({number A} left)",
        "{via B} : quelle ressource achetez-vous pour {gold n} ? (encore {number A})",
        "{via B}: який ресурс купите за {gold n.acc}? (ще {number A})",
    }},
    [DEUS_ASK_PRODUCE] = {{
        "{via A}: which of your production buildings gives [n?{any n}|resources]?",
        "{via A} : lequel de vos bâtiments de production donne [n?{any n}|des ressources] ?",
        "{via A}: яка з ваших виробничих будівель дасть [n?{any n.acc}|ресурси]?",
    }},
    [DEUS_ASK_HARVEST] = {{
        "{via A}: which {land t} gives you {resource t}?",
        "{via A} : quelle région ({land t}) vous donne {resource t.some} ?",
        "{via A}: який регіон ({land t}) дасть вам {resource t.acc}?",
    }},
    [DEUS_ASK_DRAW] = {{
        "{via B}: do you draw {card-count A}?",
        "{via B} : piochez-vous {card-count A} ?",
        "{via B}: доберете {card-count A.acc}?",
    }},
    [DEUS_ASK_ACTIVATE] = {{
        "{via A}: which {coloured-card h} do you activate?",
        "{via A} : quelle {coloured-card h} activez-vous ?",
        "{via A}: яку {coloured-card h.acc} активуєте?",
    }},
    [DEUS_ASK_RAID] = {{
        "{via A}: from which barbarian village do you take {pay n m}?",
        "{via A} : à quel village barbare prenez-vous {pay n m} ?",
        "{via A}: з якого селища варварів візьмете {pay n m.acc}?",
    }},
    [DEUS_ASK_ARMY] = {{
        "{via A}: which army do you move?",
        "{via A} : quelle unité militaire déplacez-vous ?",
        "{via A}: яке військо пересунете?",
    }},
    [DEUS_ASK_MARCH] = {{
        "{via A}: where do you move the army from {place B}?",
        "{via A} : où déplacez-vous l’unité militaire de {place B} ?",
        "{via A}: куди пересунете військо з {place B}?",
    }},
    [DEUS_ASK_ROB] = {{
        "{via A}: from whom do you steal {pay n m}?",
        "{via A} : à qui volez-vous {pay n m} ?",
        "{via A}: у кого вкрадете {pay n m.acc}?",
    }},
    [DEUS_ASK_PIRACY] = {{
        "{via A}: do you steal {pay n m} for each enemy ship beside your armies? ({piece B 0})",
        "{via A} : volez-vous {pay n m} pour chaque bateau adverse voisin de vos unités militaires "
            "? ({piece B 0})",
        "{via A}: украдете {pay n m.acc} за кожен ворожий корабель поруч із вашими військами? "
            "({piece B 0})",
    }},
    /* Egypt */
    [DEUS_ASK_ONCE] = {{
        "{via A}: when do you use the once effect?",
        "{via A} : quand utilisez-vous l’effet «\u00A01\u00A0fois\u00A0» ?",
        "{via A}: коли використаєте одноразову властивість?",
    }},
    [DEUS_ASK_MARKET] = {{
        "{via A}: [s?do you move the {resource s} token on the market|which token do you move on "
            "the market]?",
        "{via A} : [s?déplacez-vous le jeton {resource s} au marché|quel jeton déplacez-vous au "
            "marché] ?",
        "{via A}: [s?пересунете на ринку жетон {resource s.gen}|який жетон пересунете на ринку]?",
    }},
    [DEUS_ASK_TRADE] = {{
        "{via B}: which resource do you sell? ({number A} left)",
        "{via B} : quelle ressource vendez-vous ? (encore {number A})",
        "{via B}: який ресурс продасте? (ще {number A})",
    }},
    [DEUS_ASK_SHIP] = {{
        "{via A}: which ship do you move?",
        "{via A} : quel bateau déplacez-vous ?",
        "{via A}: який корабель пересунете?",
    }},
    [DEUS_ASK_SAIL] = {{
        "{via A}: where do you move the ship from {place B}?",
        "{via A} : où déplacez-vous le bateau de {place B} ?",
        "{via A}: куди пересунете корабель із {place B}?",
    }},
    [DEUS_ASK_RELOCATE] = {{
        "{via A}: which of your production buildings do you choose?",
        "{via A} : lequel de vos bâtiments de production choisissez-vous ?",
        "{via A}: яку зі своїх виробничих будівель виберете?",
    }},
    [DEUS_ASK_RELOCATED] = {{
        "{via B}: which resource of the adjacent land do you take? ({number A} left)",
        "{via B} : quelle ressource des régions adjacentes prenez-vous ? (encore {number A})",
        "{via B}: який ресурс прилеглих регіонів візьмете? (ще {number A})",
    }},
    [DEUS_ASK_SPILL] = {{
        "your barques have no room for {any A}: which one do you return?",
        "vos barques n’ont pas de place pour {any A} : laquelle remettez-vous à la réserve ?",
        "у ваших барках бракує місця для {any A.gen}: який ресурс повернете?",
    }},
    [DEUS_ASK_EXCHANGE] = {{
        "{via A}: which card do you discard first? It will lie on top.",
        "{via A} : quelle carte défaussez-vous d’abord ? Elle sera sur le dessus.",
        "{via A}: яку карту скинете першою? Вона лежатиме зверху.",
    }},
    [DEUS_ASK_BUY_CARDS] = {{
        "{via A}: how many cards do you draw for {gold n} each?",
        "{via A} : combien de cartes piochez-vous, à {gold n} la carte ?",
        "{via A}: скільки карт доберете, по {gold n.acc} за кожну?",
    }},
    [DEUS_ASK_LAY] = {{
        "in which column do you lay {card A}?",
        "dans quelle colonne posez-vous {card A.the} ?",
        "у який стовпець покладете {card A.acc}?",
    }},
    [DEUS_ASK_SHIFT] = {{
        "where do you move your combat token from {place A}?",
        "où déplacez-vous votre jeton Combat de {place A} ?",
        "куди пересунете свій бойовий жетон із {place A}?",
    }},
    [DEUS_ASK_SHOOT] = {{
        "{via A}: which barbarian village does the army in {place B} attack?",
        "{via A} : quel village barbare l’unité militaire de {place B} attaque-t-elle ?",
        "{via A}: на яке селище варварів нападе військо в {place B}?",
    }},
    [DEUS_ASK_CHARIOTS] = {{
        "{via A}: which army do you move?[q? ({token q} in all)]",
        "{via A} : quelle unité militaire déplacez-vous ?[q? ({token q} en tout)]",
        "{via A}: яке військо пересунете?[q? (разом {token q})]",
    }},
    [DEUS_ASK_BARRACKS] = {{
        "{via A}: which region does your combat token take?",
        "{via A} : quelle région votre jeton Combat prend-il ?",
        "{via A}: який регіон займе ваш бойовий жетон?",
    }},
    [DEUS_ASK_FORTRESS] = {{
        "{via A}: on whose pieces do you put a combat token?",
        "{via A} : sur les pions de quel joueur placez-vous un jeton Combat ?",
        "{via A}: на чиї фігурки поставите бойовий жетон?",
    }},
    [DEUS_ASK_GARRISON] = {{
        "{via A}: on whose column do you put a combat token?",
        "{via A} : sur la colonne de quel joueur placez-vous un jeton Combat ?",
        "{via A}: на чий стовпець поставите бойовий жетон?",
    }},
    [DEUS_ASK_GAIN] = {{
        "{via A}: do you take [s?{resource n s}|the resources]?",
        "{via A} : prenez-vous [s?{resource n s}|les ressources] ?",
        "{via A}: візьмете [s?{resource n s.acc}|ресурси]?",
    }},
    [DEUS_ASK_GOOD] = {{
        "do you use the {resource A} of your temple for {card B}?",
        "utilisez-vous {resource A.the} de votre temple pour {card B.the} ?",
        "чи використаєте {resource A.acc} свого храму, щоб сплатити за {card B.acc}?",
    }},
};

/* Questions that read differently for an operation of Egypt. */
static const struct {
    uint8_t question, operation;
    text_line line;
} special[] = {
    {DEUS_ASK_SELL, DEUS_SELL_LOTS, {{
        "{via A}: how much {resource s} do you sell? ({resource n s} for {pay i m})",
        "{via A} : combien {resource s.of} vendez-vous ? ({resource n s} pour {pay i m})",
        "{via A}: скільки {resource s.gen} продасте? ({resource n s} за {pay i m.acc})"}}},
    {DEUS_ASK_BUY, DEUS_SAIL_AND_BUY, {{
        "{via B}: which resource do you buy at half its market value? ({number A} left)",
        "{via B} : quelle ressource achetez-vous à la moitié de sa valeur au marché ? (encore "
            "{number A})",
        "{via B}: який ресурс купите за половину його ринкової вартості? (ще {number A})"}}},
    {DEUS_ASK_DISCARD, DEUS_EXCHANGE_CARDS, {{
        "which card do you discard as well? ({card-count A} so far)",
        "quelle carte défaussez-vous aussi ? ({card-count A} pour l’instant)",
        "яку ще карту скинете? (поки що {card-count A})"}}},
    {DEUS_ASK_DRAW, DEUS_DRAW_DISCARDS, {{
        "{via B}: do you draw {card-count k} from the top of the discard pile?",
        "{via B} : piochez-vous {card-count k} au sommet de la défausse ?",
        "{via B}: доберете {card-count k.acc} з верху скиду?"}}},
    {DEUS_ASK_ACTIVATE, DEUS_ACTIVATE_SAME_RANK, {{
        "{via A}: which other card [r?of rank {number r}|of the same rank] do you activate?",
        "{via A} : quelle autre carte [r?de rang {number r}|du même rang] activez-vous ?",
        "{via A}: яку іншу карту [r?рангу {number r}|того самого рангу] активуєте?"}}},
    {DEUS_ASK_ACTIVATE, DEUS_ACTIVATE_ANY, {{
        "{via A}: which of your cards do you activate?",
        "{via A} : laquelle de vos cartes activez-vous ?",
        "{via A}: яку зі своїх карт активуєте?"}}},
    {DEUS_ASK_ACTIVATE, DEUS_ACTIVATE_FIRST, {{
        "{via A}: which card of rank 1 of another colour do you activate?",
        "{via A} : quelle carte de rang 1 d’une autre couleur activez-vous ?",
        "{via A}: яку карту рангу 1 іншого кольору активуєте?"}}},
    {DEUS_ASK_ACTIVATE, DEUS_ACTIVATE_BY_COIN, {{
        "{via A}: on which card do you put {gold n} to activate it?",
        "{via A} : sur quelle carte placez-vous {gold n} pour l’activer ?",
        "{via A}: на яку карту покладете {gold n.acc}, щоб активувати її?"}}},
    {DEUS_ASK_ARMY, DEUS_ARCHERS, {{
        "{via A}: which army attacks a barbarian village? ({token n})",
        "{via A} : quelle unité militaire attaque un village barbare ? ({token n})",
        "{via A}: яке військо атакує селище варварів? ({token n})"}}},
    {DEUS_ASK_MARKET, DEUS_SWAP_TOKENS, {{
        "{via A}: which two tokens do you swap on the market?",
        "{via A} : quels deux jetons permutez-vous au marché ?",
        "{via A}: які два жетони поміняєте місцями на ринку?"}}},
};

static const text_line game_over = {{
    "the game is over.", "la partie est terminée.", "гру закінчено."
}};

enum { NO_CARD = 4 };

/* Which argument is the card a question is about. */
static const uint8_t card_argument[DEUS_ASK_KINDS] = {
    [DEUS_ASK_PICK] = NO_CARD,  [DEUS_ASK_TURN] = NO_CARD,    [DEUS_ASK_COLUMN] = NO_CARD,
        [DEUS_ASK_PAY] = NO_CARD,
    [DEUS_ASK_PLACE] = NO_CARD, [DEUS_ASK_DISCARD] = NO_CARD, [DEUS_ASK_GOD] = NO_CARD,
        [DEUS_ASK_RESOURCE] = 1,
    [DEUS_ASK_PIECE] = 1,       [DEUS_ASK_SELL] = 0,          [DEUS_ASK_BUY] = 1,
        [DEUS_ASK_PRODUCE] = 0,
    [DEUS_ASK_HARVEST] = 0,     [DEUS_ASK_DRAW] = 1,          [DEUS_ASK_ACTIVATE] = 0,
        [DEUS_ASK_RAID] = 0,
    [DEUS_ASK_ARMY] = 0,        [DEUS_ASK_MARCH] = 0,         [DEUS_ASK_ROB] = 0,
        [DEUS_ASK_PIRACY] = 0,
    [DEUS_ASK_TRADE] = 1,       [DEUS_ASK_RELOCATED] = 1,     [DEUS_ASK_SPILL] = NO_CARD,
        [DEUS_ASK_LAY] = NO_CARD,
    [DEUS_ASK_SHIFT] = NO_CARD, [DEUS_ASK_GOOD] = NO_CARD, /* the other questions of Egypt: 0 */
};

/* clang-format on */

const text_line *text_deus_question_line(uint8_t question, int operation) {
    for (size_t row = 0; row < sizeof special / sizeof special[0]; row++)
        if (special[row].question == question && special[row].operation == operation)
            return &special[row].line;
    return &by_kind[question];
}

/* ---- What the state says about a question ------------------------------------------------ */

/* The step that asks this question, or NULL if the state is not the one that asks it. */
static const deus_frame *step_that_asks(const dm_state *seen, const dm_question *question) {
    if (!seen || deus_const(seen)->depth == 0) return NULL;
    const deus_state *s = deus_const(seen);
    const deus_frame *top = &s->steps[s->depth - 1];
    const deus_step_row *row = deus_steps[top->step];
    bool asks = row->ask && row->question == question->kind;
    return asks && deus_seat_to_answer(s) == question->seat ? top : NULL;
}

/* An exchange of cards asks like an offering: only its step tells the card. */
static uint8_t card_asked_about(const dm_state *seen, const dm_question *question,
                                const deus_frame *step) {
    if (step && step->step == DEUS_STEP_EXCHANGE_MORE) return deus_card_of(deus_const(seen), *step);
    uint8_t argument = card_argument[question->kind];
    return argument == NO_CARD ? DM_UNKNOWN : question->args[argument];
}

static const deus_effect *effect_asked_about(const dm_state *seen, const dm_question *question,
                                             const deus_frame *step) {
    uint8_t card = card_asked_about(seen, question, step);
    if (card >= DEUS_CARD_KINDS) return NULL;
    bool once = question->kind == DEUS_ASK_ONCE || question->kind == DEUS_ASK_MARKET ||
                (step && step->once);
    return once ? &deus_cards[card].once : &deus_cards[card].effect;
}

static int least(int left, int right) { return left < right ? left : right; }

/* The market price of a lot, whoever asks. */
static void price_lot(text_scene *scene, const deus_state *s) {
    int good = scene->value['s'];
    if (good >= DEUS_RESOURCES) return;
    int price = scene->value['m'] == DEUS_IN_GOLD ? egypt_gold_for(s, (uint8_t)good)
                                                  : egypt_vp_for(s, (uint8_t)good);
    scene->value['i'] = (int16_t)price;
}

static void count_produced(text_scene *scene, const deus_state *s, const deus_frame *step) {
    scene->value['n'] = (int16_t)egypt_produced(s, *step);
}

/* D-O4: what has run out is not gained. */
static void count_plain_goods(text_scene *scene, const deus_state *s, const deus_frame *step) {
    (void)step;
    int good = scene->value['s'];
    if (good < DEUS_RESOURCES)
        scene->value['n'] = (int16_t)least(scene->value['n'], s->resources_left[good]);
}

static void tell_rank(text_scene *scene, const deus_state *s, const deus_frame *step) {
    (void)s;
    scene->value['r'] = (int16_t)(step->place + 1);
}

static void count_discards(text_scene *scene, const deus_state *s, const deus_frame *step) {
    int room = DEUS_HAND_MAX - s->players[s->turn_seat].hand_count;
    scene->value['k'] = (int16_t)least(step->left, least(room, s->discard_count));
}

static void tell_condition(text_scene *scene, const deus_state *s, const deus_frame *step) {
    (void)s;
    if (step->condition > 0) scene->value['q'] = step->condition;
}

/* D-W3: the joker is still to be laid; q is how many of them. */
static void tell_joker(text_scene *scene, const deus_state *s, const deus_frame *step) {
    (void)step;
    bool spent = s->players[s->turn_seat].joker_column != DM_UNKNOWN;
    if (s->joker_allowed && !spent) scene->value['q'] = 1;
}

static void tell_tokens_due(text_scene *scene, const deus_state *s, const deus_frame *step) {
    (void)s;
    if (!step->paid) scene->value['q'] = scene->value['n'];
}

/* A once effect used at once: what it would bring now. */
static void measure_once(text_scene *scene, const deus_state *s, const deus_frame *step) {
    uint8_t card = deus_card_of(s, *step), seat = s->turn_seat;
    const deus_effect *once = &deus_cards[card].once;
    if (once->operation == DEUS_GAIN) {
        scene->value['n'] = (int16_t)(once->amount * deus_measure_units(s, seat, once->per));
        scene->value['p'] = DEUS_ONCE;
    }
    if (once->operation == DEUS_RALLY)
        scene->value['n'] = (int16_t)least(once->amount, egypt_tokens_beside(s, seat));
}

typedef void context(text_scene *, const deus_state *, const deus_frame *step);

static context *const contexts[DEUS_ASK_KINDS] = {
    [DEUS_ASK_PRODUCE] = count_produced, [DEUS_ASK_ACTIVATE] = tell_rank,
    [DEUS_ASK_DRAW] = count_discards,    [DEUS_ASK_PLACE] = tell_condition,
    [DEUS_ASK_ONCE] = measure_once,      [DEUS_ASK_CHARIOTS] = tell_tokens_due,
    [DEUS_ASK_TURN] = tell_joker,        [DEUS_ASK_GAIN] = count_plain_goods,
};

void text_deus_set_question(text_scene *scene, const dm_question *question) {
    const deus_frame *step = step_that_asks(scene->seen, question);
    const deus_effect *effect = effect_asked_about(scene->seen, question, step);
    for (int k = 0; k < 4; k++) scene->value['A' + k] = question->args[k];
    scene->value['e'] = DEUS_TEXT_ANY_OPERATION;
    if (effect) text_deus_set_effect(scene, effect);
    if (scene->seen && scene->value['e'] == DEUS_SELL_LOTS)
        price_lot(scene, deus_const(scene->seen));
    if (step && contexts[question->kind])
        contexts[question->kind](scene, deus_const(scene->seen), step);
    else if (question->kind == DEUS_ASK_PRODUCE && scene->value['e'] != DEUS_PRODUCE_ONE)
        scene->value['n'] = DM_UNKNOWN;
}

void text_deus_question(const text_reader *reader, const dm_state *seen,
                        const dm_question *question, dm_writer *out) {
    text_scene scene = text_deus_scene(reader, seen);
    if (question->seat == DM_NOBODY) {
        text_say(&scene, &game_over, out);
        return;
    }
    if (question->kind >= DEUS_ASK_KINDS) return;
    text_deus_set_question(&scene, question);
    text_ask(&scene, question->seat, text_deus_question_line(question->kind, scene.value['e']),
             out);
}
