/* What happened, as log lines. Letters: a b n are the event's operands (n the amount), w its seat,
 * v the reader's; k and j are the gold and VP of a space of the market, or k a temple. {who} acts.
 * The cause, if there is one, follows in parentheses. */
#include "deus/state.h"
#include "text/deus_text.h"

/* clang-format off */

const text_line text_deus_log[DEUS_EVENT_KINDS] = {
    [DEUS_DID_START_TURN] = {{
        "round {number n}: [your turn|{seat w} to play]",
        "tour {number n} : [à vous de jouer|{seat w} joue]",
        "раунд {number n}: [ваш хід|ходить {seat w}]",
    }},
    [DEUS_DID_PICK] = {{
        "{who} [start|starts] with {piece n a}",
        "{who} [commencez|commence] avec {piece n a}",
        "{who} [ставите|ставить] на поле гравця {piece n a.acc}",
    }},
    [DEUS_DID_BUILD] = {{
        "{who} [build|builds] {card a}",
        "{who} [construisez|construit] {card a.the}",
        "{who} [зводите|зводить] {card a.acc}",
    }},
    [DEUS_DID_JOKER] = {{
        "{who} [lay|lays] a card face down in the {column a}",
        "{who} [posez|pose] une carte face cachée dans {column a.the}",
        "{who} [кладете|кладе] карту долілиць у {column a.acc}",
    }},
    [DEUS_DID_HIDE_CARD] = {{
        "the face-down card is {card a}",
        "la carte face cachée est {card a.the}",
        "карта долілиць — це {card a}",
    }},
    [DEUS_DID_PAY_RESOURCE] = {{
        "{who} [pay|pays] {resource n a}",
        "{who} [payez|paie] {resource n a}",
        "{who} [сплачуєте|сплачує] {resource n a.acc}",
    }},
    [DEUS_DID_PAY_GOLD] = {{
        "{who} [pay|pays] {gold n}[a? instead of {resource a}]",
        "{who} [payez|paie] {gold n}[a? au lieu {resource a.some}]",
        "{who} [сплачуєте|сплачує] {gold n.acc}[a? замість {resource a.gen}]",
    }},
    [DEUS_DID_PAY_VP] = {{
        "{who} [pay|pays] {vp n} to build at the edge",
        "{who} [payez|paie] {vp n} pour construire au bord",
        "{who} [сплачуєте|сплачує] {vp n} за місце на краю грального поля",
    }},
    [DEUS_DID_PLACE] = {{
        "{who} [place|places] {piece a.a} in {place b}",
        "{who} [placez|place] {piece a.a} en {place b}",
        "{who} [ставите|ставить] {piece a.acc} на {place b}",
    }},
    [DEUS_DID_ATTACK] = {{
        "the barbarian village in {spot b} is attacked ({vp n})",
        "le village barbare de {spot b} est attaqué ({vp n})",
        "селище варварів у {spot b} атаковано ({vp n})",
    }},
    [DEUS_DID_WIN_VILLAGE] = {{
        "{who} [win|wins] {vp n} from the village in {spot b}",
        "{who} [remportez|remporte] {vp n} au village de {spot b}",
        "{who} [здобуваєте|здобуває] {vp n} із селища в {spot b}",
    }},
    [DEUS_DID_GAIN_GOLD] = {{
        "{who} [gain|gains] {gold n}",
        "{who} [gagnez|gagne] {gold n}",
        "{who} [одержуєте|одержує] {gold n.acc}",
    }},
    [DEUS_DID_GAIN_VP] = {{
        "{who} [gain|gains] {vp n}",
        "{who} [gagnez|gagne] {vp n}",
        "{who} [одержуєте|одержує] {vp n}",
    }},
    [DEUS_DID_GAIN_RESOURCE] = {{
        "{who} [gain|gains] {resource n a}",
        "{who} [gagnez|gagne] {resource n a}",
        "{who} [одержуєте|одержує] {resource n a.acc}",
    }},
    [DEUS_DID_GAIN_PIECE] = {{
        "{who} [gain|gains] {piece n a}",
        "{who} [gagnez|gagne] {piece n a}",
        "{who} [одержуєте|одержує] {piece n a.acc}",
    }},
    [DEUS_DID_SELL] = {{
        "{who} [sell|sells] {resource n a}",
        "{who} [vendez|vend] {resource n a}",
        "{who} [продаєте|продає] {resource n a.acc}",
    }},
    [DEUS_DID_BUY] = {{
        "{who} [buy|buys] {resource 1 a} for {gold n}",
        "{who} [achetez|achète] {resource 1 a} pour {gold n}",
        "{who} [купуєте|купує] {resource 1 a.acc} за {gold n.acc}",
    }},
    [DEUS_DID_RAID] = {{
        "{who} [take|takes] {vp n} from the village in {spot b}",
        "{who} [prenez|prend] {vp n} au village de {spot b}",
        "{who} [берете|бере] {vp n} із селища в {spot b}",
    }},
    [DEUS_DID_ACTIVATE] = {{
        "{who} [activate|activates] {card a}",
        "{who} [activez|active] {card a.the}",
        "{who} [активуєте|активує] {card a.acc}",
    }},
    [DEUS_DID_MARCH] = {{
        "{who} [move|moves] an army from {spot a} to {spot b}",
        "{who} [déplacez|déplace] une unité militaire de {spot a} à {spot b}",
        "{who} [пересуваєте|пересуває] військо з {spot a} до {spot b}",
    }},
    [DEUS_DID_STEAL_GOLD] = {{
        "{who} [steal|steals] {gold n} from [a=v?you|{seat a}]",
        "{who} [a=v?vous ][volez|vole] {gold n}[a=v?| à {seat a}]",
        "{who} [крадете|краде] {gold n.acc} [a=v?у вас|у {seat a.gen}]",
    }},
    [DEUS_DID_STEAL_VP] = {{
        "{who} [steal|steals] {vp n} from [a=v?you|{seat a}]",
        "{who} [a=v?vous ][volez|vole] {vp n}[a=v?| à {seat a}]",
        "{who} [крадете|краде] {vp n} [a=v?у вас|у {seat a.gen}]",
    }},
    [DEUS_DID_OFFER] = {{
        "{who} [offer|offers] {card-count n}, {card a} on top",
        "{who} [offrez|offre] {card-count n}, {card a.the} sur le dessus",
        "{who} [робите|робить] підношення: {card-count n}, зверху {card a}",
    }},
    [DEUS_DID_DISCARD] = {{
        "{who} [discard|discards] {card a}",
        "{who} [défaussez|défausse] {card a.the}",
        "{who} [скидаєте|скидає] {card a.acc}",
    }},
    [DEUS_DID_INVOKE] = {{
        "{who} [invoke|invokes] {god a}, strength {number n}",
        "{who} [invoquez|invoque] {god a}, puissance {number n}",
        "{who} [викликаєте|викликає] {god a.acc}, сила {number n}",
    }},
    [DEUS_DID_DRAW] = {{
        "{who} [draw|draws] {card-count n}",
        "{who} [piochez|pioche] {card-count n}",
        "{who} [добираєте|добирає] {card-count n.acc}",
    }},
    [DEUS_DID_SEE_CARD] = {{
        "{who} [draw|draws] {card a}",
        "{who} [piochez|pioche] {card a.the}",
        "{who} [добираєте|добирає] {card a.acc}",
    }},
    [DEUS_DID_RESHUFFLE] = {{
        "the discard pile is shuffled into a new deck of {card-count n}",
        "la défausse est mélangée en une nouvelle pioche de {card-count n}",
        "скид перетасовано в нову колоду: {card-count n}",
    }},
    [DEUS_DID_PASS] = {{
        "{who} [pass|passes]",
        "{who} [passez|passe] [votre|son] tour",
        "{who} [пропускаєте|пропускає] хід",
    }},
    [DEUS_DID_TRIGGER_END] = {{
        "[a=1?all barbarian villages have been attacked|no temple is left in the supply]: the game "
            "ends after round {number n}",
        "[a=1?tous les villages barbares ont été attaqués|il ne reste aucun temple dans la "
            "réserve] : la partie s’achève après le tour {number n}",
        "[a=1?усі селища варварів атаковано|в основному запасі не лишилося храмів]: гра "
            "закінчиться після раунду {number n}",
    }},
    [DEUS_DID_SCORE] = {{
        "{who} [score|scores] {vp n}: {source a}",
        "{who} [marquez|marque] {vp n} : {source a}",
        "{who} [набираєте|набирає] {vp n}: {source a}",
    }},
    [DEUS_DID_END] = {{
        "the game is over",
        "la partie est terminée",
        "гру закінчено",
    }},
    /* Egypt */
    [DEUS_DID_LAY_ELSEWHERE] = {{
        "{who} [lay|lays] a card of another colour in the {column a}",
        "{who} [posez|pose] une carte d’une autre couleur dans {column a.the}",
        "{who} [кладете|кладе] карту іншого кольору у {column a.acc}",
    }},
    [DEUS_DID_USE_GOOD] = {{
        "[k?{card k}|a temple] saves [you|{seat w}] {resource 1 a}",
        "[k?{card k.the}|un temple] [vous épargne {resource 1 a}|épargne {resource 1 a} à {seat "
            "w}]",
        "[k?{card k}|храм]: [ви заощаджуєте|{seat w} заощаджує] {resource 1 a.acc}",
    }},
    [DEUS_DID_MOVE_TOKEN] = {{
        "{who} [move|moves] the {resource a} token to {gold k} / {vp j}",
        "{who} [déplacez|déplace] le jeton {resource a} à {gold k} / {vp j}",
        "{who} [пересуваєте|пересуває] жетон {resource a.gen}: {gold k} / {vp j}",
    }},
    [DEUS_DID_SAIL] = {{
        "{who} [move|moves] a ship from {spot a} to {spot b}",
        "{who} [déplacez|déplace] un bateau de {spot a} à {spot b}",
        "{who} [пересуваєте|пересуває] корабель з {spot a} до {spot b}",
    }},
    [DEUS_DID_GAIN_BARQUE] = {{
        "{who} [gain|gains] a barque of size {number n}",
        "{who} [gagnez|gagne] une barque de taille {number n}",
        "{who} [одержуєте|одержує] барку розміру {number n}",
    }},
    [DEUS_DID_SPILL] = {{
        "{who} [return|returns] {resource n a} for lack of room",
        "{who} [remettez|remet] {resource n a} à la réserve, faute de place",
        "{who} [повертаєте|повертає] {resource n a.acc}: бракує місця",
    }},
    [DEUS_DID_MOVE_SCRIBE] = {{
        "{who} [move your|moves the] scribe to {spot b}",
        "{who} [déplacez votre|déplace son] scribe en {spot b}",
        "{who} [пересуваєте|пересуває] писаря до {spot b}",
    }},
    [DEUS_DID_RALLY] = {{
        "{who} [bring {token n} to your|brings {token n} to the] player board",
        "{who} [placez {token n} sur votre|place {token n} sur son] plateau individuel",
        "{who} [переносите {token n.acc}|переносить {token n.acc}] на своє поле гравця",
    }},
    [DEUS_DID_SPEND_TOKENS] = {{
        "{who} [spend|spends] {token n}",
        "{who} [dépensez|dépense] {token n}",
        "{who} [витрачаєте|витрачає] {token n.acc}",
    }},
    [DEUS_DID_CAMP] = {{
        "{who} [take|takes] {place b} with a combat token",
        "{who} [prenez|prend] {place b} avec un jeton Combat",
        "{who} [займаєте|займає] {place b} бойовим жетоном",
    }},
    [DEUS_DID_BREAK_CAMP] = {{
        "{who} [take|takes] the combat token back from {spot b}",
        "{who} [reprenez|reprend] le jeton Combat de {spot b}",
        "{who} [забираєте|забирає] бойовий жетон із {spot b}",
    }},
    [DEUS_DID_SHIFT_CAMP] = {{
        "{who} [move|moves] a combat token from {spot a} to {spot b}",
        "{who} [déplacez|déplace] un jeton Combat de {spot a} à {spot b}",
        "{who} [пересуваєте|пересуває] бойовий жетон із {spot a} до {spot b}",
    }},
    [DEUS_DID_SHOOT] = {{
        "{who} [attack the village in {spot b} alone and gain|attacks the village in {spot b} "
            "alone and gains] {vp n}",
        "{who} [attaquez en solitaire le village de {spot b} et gagnez|attaque en solitaire le "
            "village de {spot b} et gagne] {vp n}",
        "{who} [самостійно атакуєте селище в {spot b} й одержуєте|самостійно атакує селище в {spot "
            "b} й одержує] {vp n}",
    }},
    [DEUS_DID_FORTIFY] = {{
        "{who} [put|puts] a combat token on [a=v?your {piece b.few}|the {piece b.few} of {seat "
            "a}]: {piece 1 b} goes back to the supply",
        "{who} [placez|place] un jeton Combat sur [a=v?vos {piece b.few}|les {piece b.few} {seat "
            "a.of}] : {piece 1 b} retourne dans la réserve",
        "{who} [ставите|ставить] бойовий жетон на [a=v?ваші {piece b.few}|{piece b.few} {seat "
            "a.gen}]: {piece 1 b} повертається до запасу",
    }},
    [DEUS_DID_GUARD] = {{
        "{who} [put|puts] a combat token on [a=v?your {column b}|the {column b} of {seat a}]",
        "{who} [placez|place] un jeton Combat sur [a=v?votre {column b}|{column b.the} {seat "
            "a.of}]",
        "{who} [ставите|ставить] бойовий жетон на [a=v?ваш {column b.acc}|{column b.acc} {seat "
            "a.gen}]",
    }},
    [DEUS_DID_EXCHANGE] = {{
        "{who} [discard|discards] {card-count n}, {card a} on top",
        "{who} [défaussez|défausse] {card-count n}, {card a.the} sur le dessus",
        "{who} [скидаєте|скидає] {card-count n.acc}, зверху {card a}",
    }},
    [DEUS_DID_TAKE_DISCARD] = {{
        "{who} [draw|draws] {card-count n} from the discard pile",
        "{who} [piochez|pioche] {card-count n} de la défausse",
        "{who} [добираєте|добирає] {card-count n.acc} зі скиду",
    }},
    [DEUS_DID_COIN] = {{
        "{who} [put|puts] {gold n} on {card a}",
        "{who} [placez|place] {gold n} sur {card a.the}",
        "{who} [кладете|кладе] {gold n.acc} на {card a.acc}",
    }},
    [DEUS_DID_BLESS] = {{
        "{who} [gain|gains] {vp n}",
        "{who} [gagnez|gagne] {vp n}",
        "{who} [одержуєте|одержує] {vp n}",
    }},
    [DEUS_DID_DEAL] = {{
        "{card-count n} are shuffled and dealt",
        "{card-count n} sont mélangées et distribuées",
        "{card-count n} перетасовано й роздано",
    }},
};

const text_line text_deus_sources[DEUS_SCORE_SOURCES] = {
    [DEUS_FROM_PLAY]    = {{"points during play", "points en cours de partie", "очки під час гри"}},
    [DEUS_FROM_TEMPLES] = {{"temples", "temples", "храми"}},
    [DEUS_FROM_WOOD]    = {{"majority in wood", "majorité en bois", "найбільше дерева"}},
    [DEUS_FROM_CLAY]    = {{"majority in clay", "majorité en argile", "найбільше глини"}},
    [DEUS_FROM_STONE]   = {{"majority in stone", "majorité en pierre", "найбільше каменю"}},
    [DEUS_FROM_WHEAT]   = {{"majority in wheat", "majorité en blé", "найбільше пшениці"}},
    [DEUS_FROM_GOLD]    = {{"majority in gold", "majorité en or", "найбільше золота"}},
    [DEUS_FROM_COUNTERS] = {{"points left on temples", "points restés sur les temples",
        "очки, що лишилися на храмах"}},
};

static const text_line because = {{" ({via c})", " ({via c})", " ({via c})"}};

/* clang-format on */

void text_deus_gap_source(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    if (gap->values[0] < DEUS_SCORE_SOURCES)
        text_fill(scene, &text_deus_sources[gap->values[0]], out);
}

void text_deus_score_source(const text_reader *reader, uint8_t source, dm_writer *out) {
    text_scene scene = text_deus_scene(reader, NULL);
    if (source < DEUS_SCORE_SOURCES) text_say(&scene, &text_deus_sources[source], out);
}

/* A card is not the cause of its own building or activation. */
static bool cause_is_told(const dm_event *event) {
    bool about_a_card = event->kind == DEUS_DID_BUILD || event->kind == DEUS_DID_ACTIVATE;
    return event->via != DM_UNKNOWN && !(about_a_card && event->via == event->a);
}

/* Temples of Egypt give nothing in the final count. */
static bool scores_by_nature(uint8_t card) {
    return card >= DEUS_CARD_KINDS || deus_cards[card].effect.operation == DEUS_FINAL;
}

/* Nobody needs to read which pieces were not picked, nor twice which were, nor which temples could
 * not score. */
static bool needs_no_line(const dm_event *event) {
    bool told_later = event->visible != DM_EVERYONE;
    return event->kind >= DEUS_EVENT_KINDS ||
           (event->kind == DEUS_DID_PICK && (event->amount == 0 || told_later)) ||
           (event->kind == DEUS_DID_SCORE && event->amount == 0 && !scores_by_nature(event->via));
}

/* The temple that stands for a resource, or DM_UNKNOWN. */
static uint8_t temple_for(const dm_state *seen, uint8_t seat, uint8_t resource) {
    if (seen == NULL || seat >= deus_const(seen)->player_count) return DM_UNKNOWN;
    const deus_player *player = &deus_const(seen)->players[seat];
    for (int place = 0; place < player->height[DEUS_TEMPLE]; place++) {
        uint8_t card = player->column[DEUS_TEMPLE][place];
        if (card >= DEUS_CARD_KINDS) continue;
        const deus_effect *effect = &deus_cards[card].effect;
        if (effect->operation == DEUS_BLESSING && effect->power == DEUS_PERMANENT_GOOD &&
            effect->goods >> resource & 1)
            return card;
    }
    return DM_UNKNOWN;
}

void text_deus_event(const text_reader *reader, const dm_state *seen, const dm_event *event,
                     dm_writer *out) {
    if (needs_no_line(event)) return;
    text_scene scene = text_deus_scene(reader, seen);
    scene.actor = event->seat;
    scene.value['w'] = event->seat;
    scene.value['a'] = event->a;
    scene.value['b'] = event->b;
    scene.value['n'] = event->amount;
    scene.value['c'] = event->via;
    if (event->kind == DEUS_DID_MOVE_TOKEN) {
        scene.value['k'] = (int16_t)text_deus_space_gold(event->b);
        scene.value['j'] = (int16_t)text_deus_space_vp(event->b);
    }
    if (event->kind == DEUS_DID_USE_GOOD)
        scene.value['k'] = temple_for(seen, event->seat, event->a);
    text_say(&scene, &text_deus_log[event->kind], out);
    if (cause_is_told(event)) text_fill(&scene, &because, out);
}
