/* What cards do, composed from their effect data, so that text and behaviour cannot disagree.
 * Letters of the templates: see text_deus_set_effect. */
#include "text/deus_text.h"

#include <assert.h>

/* clang-format off */

const text_line text_deus_effects[TEXT_EFFECTS] = {
    [TEXT_GAIN] = {{
        "Gain {pay n m}{per p o}.",
        "Gagnez {pay n m}{per p o}.",
        "Одержте {pay n m.acc}{per p o}.",
    }},
    [TEXT_SELL_ANY] = {{
        "Sell any amount of {resource s} for {pay n m} each.",
        "Vendez autant {resource s.of} que vous voulez, à {pay n m} l’unité.",
        "Продайте скільки завгодно {resource s.gen}: {pay n m} за одиницю.",
    }},
    [TEXT_SELL_UP_TO] = {{
        "Sell up to {resource l s} for {pay n m} each.",
        "Vendez jusqu’à {resource l s}, à {pay n m} l’unité.",
        "Продайте до {resource l s.gen}: {pay n m} за одиницю.",
    }},
    [TEXT_SELL_PAIRS] = {{
        "Sell up to {pair l} of {set g} for {pay n m} each.",
        "Vendez jusqu’à {pair l} {set g.of}, à {pay n m} la paire.",
        "Продайте до {pair l.gen} із {set g.gen}: {pay n m} за пару.",
    }},
    [TEXT_BUY] = {{
        "Buy up to {any l} of your choice for {gold n} each.",
        "Achetez jusqu’à {any l} de votre choix, à {gold n} l’unité.",
        "Купіть до {any l.gen} на свій вибір: {gold n} за одиницю.",
    }},
    [TEXT_PRODUCE_ONE] = {{
        "Exactly one of your production buildings gives {any n} of its region.",
        "Exactement un de vos bâtiments de production donne {any n} de sa région.",
        "Рівно одна ваша виробнича будівля дає {any n.acc} свого регіону.",
    }},
    [TEXT_PRODUCE_EACH] = {{
        "Each of your production buildings gives {any n} of its region.",
        "Chacun de vos bâtiments de production donne {any n} de sa région.",
        "Кожна ваша виробнича будівля дає {any n.acc} свого регіону.",
    }},
    [TEXT_PRODUCE_ON] = {{
        "Gain {resource n t} per production building of yours {land t.in}.",
        "Gagnez {resource n t} par bâtiment de production que vous avez {land t.in}.",
        "Одержте {resource n t.acc} за кожну вашу виробничу будівлю {land t.in}.",
    }},
    [TEXT_HARVEST] = {{
        "Choose {land t.a} you occupy: gain {resource n t} per building of yours there.",
        "Choisissez {land t.a} que vous occupez : gagnez {resource n t} par bâtiment que vous y avez.",
        "Виберіть {land t.acc}, що ви займаєте: одержте {resource n t.acc} за кожну вашу будівлю там.",
    }},
    [TEXT_DRAW] = {{
        "Draw {card-count n}{per p o}.",
        "Piochez {card-count n}{per p o}.",
        "Доберіть {card-count n.acc}{per p o}.",
    }},
    [TEXT_PIECES] = {{
        "Gain {any-piece n} of your choice{per p o}.",
        "Gagnez {any-piece n} de votre choix{per p o}.",
        "Одержте {any-piece n.acc} на свій вибір{per p o}.",
    }},
    [TEXT_ACTIVATE] = {{
        "Activate one of your {coloured-card h.many}.",
        "Activez une de vos {coloured-card h.many}.",
        "Активуйте одну зі своїх {coloured-card h.many}.",
    }},
    [TEXT_RAID] = {{
        "Take up to {pay n m} from one barbarian village beside one of your armies.",
        "Prenez jusqu’à {pay n m} à un village barbare voisin d’une de vos unités militaires.",
        "Візьміть до {pay n m.gen} з одного селища варварів поруч із вашим військом.",
    }},
    [TEXT_MARCH] = {{
        "Move one army up to {area l}, then steal {pay n m} from one player in a region adjacent to it.",
        "Déplacez une unité militaire de {area l} au plus, puis volez {pay n m} à un joueur occupant une région adjacente.",
        "Пересуньте одне військо щонайбільше на {area l.acc}, а тоді вкрадіть {pay n m.acc} в одного гравця з прилеглого регіону.",
    }},
    [TEXT_PIRACY] = {{
        "For each enemy ship beside one of your armies, steal {pay n m} from its owner.",
        "Pour chaque bateau adverse voisin d’une de vos unités militaires, volez {pay n m} à son propriétaire.",
        "За кожен ворожий корабель поруч із вашим військом украдіть {pay n m.acc} в його власника.",
    }},
    [TEXT_FINAL] = {{
        "At the end: {vp n}{per p o} (at most {vp l}).",
        "En fin de partie : {vp n}{per p o} ({vp l} au plus).",
        "Наприкінці гри: {vp n}{per p o} (щонайбільше {vp l}).",
    }},
};

const text_line text_deus_measures[MEASURES] = {
    [ONCE] = {{"", "", ""}},
    [REGIONS] = {{
        " per region with a building of yours",
        " par région où vous avez un bâtiment",
        " за кожен регіон із вашою будівлею",
    }},
    [REGIONS_OF] = {{
        " per {land o} you occupy",
        " par {land o} que vous occupez",
        " за {land o.each}, що ви займаєте",
    }},
    [CITIES] = {{
        " per region with at least {yours o}",
        " par région ayant au moins {yours o}",
        " за кожен регіон, де є щонайменше {yours o}",
    }},
    [PAIRS_OF_CITIES] = {{
        " per pair of regions with at least {yours o} each",
        " par paire de régions ayant chacune au moins {yours o}",
        " за кожну пару регіонів, у кожному з яких щонайменше {yours o}",
    }},
    [BESIEGED_VILLAGES] = {{
        " per barbarian village beside at least one of your armies",
        " par village barbare voisin d’au moins une de vos unités militaires",
        " за кожне селище варварів поруч із вашим військом",
    }},
    [HELD] = {{
        " per {resource o} you hold",
        " par {resource o} en votre possession",
        " за {resource o.each}, що у вас є",
    }},
    [LARGEST_CITY] = {{
        " per building in your most built-up region",
        " par bâtiment dans votre région la plus bâtie",
        " за кожну будівлю у вашому найбільш забудованому регіоні",
    }},
    [GOLD_PAIRS] = {{
        " per {gold 2} you hold",
        " par tranche de {gold 2} en votre possession",
        " за кожні {gold 2.acc}, що у вас є",
    }},
    [ARMIES] = {{
        " per army of yours on the board",
        " par unité militaire que vous avez sur le plateau",
        " за кожне ваше військо на гральному полі",
    }},
    [ROWS] = {{
        " per complete row of cards across your five standard columns",
        " par rangée complète de cartes dans vos cinq colonnes standards",
        " за кожен повний ряд карт у ваших п’яти звичайних стовпцях",
    }},
};

static const uint8_t effect_line[OPERATIONS] = {
    [GAIN] = TEXT_GAIN,       [SELL] = TEXT_SELL_UP_TO,         [BUY] = TEXT_BUY,
    [PRODUCE_ONE] = TEXT_PRODUCE_ONE, [PRODUCE_EACH] = TEXT_PRODUCE_EACH,
    [HARVEST] = TEXT_HARVEST, [DRAW] = TEXT_DRAW,               [PIECES] = TEXT_PIECES,
    [ACTIVATE] = TEXT_ACTIVATE, [RAID] = TEXT_RAID,             [MARCH] = TEXT_MARCH,
    [PIRACY] = TEXT_PIRACY,   [FINAL] = TEXT_FINAL,
};

/* clang-format on */

/* The resource that makes a lot alone, or DM_UNKNOWN if a lot takes several. */
static uint8_t only_good(uint8_t goods) {
    for (uint8_t resource = 0; resource < RESOURCES; resource++)
        if (goods == 1 << resource) return resource;
    return DM_UNKNOWN;
}

void text_deus_set_effect(text_scene *scene, uint8_t card) {
    if (card >= deus_card_count) return;
    const deus_effect *effect = &deus_cards[card].effect;
    scene->value['n'] = effect->amount;
    scene->value['m'] = effect->currency;
    scene->value['l'] = effect->limit;
    scene->value['g'] = effect->goods;
    scene->value['s'] = only_good(effect->goods);
    scene->value['t'] = effect->terrain;
    scene->value['h'] = effect->colour;
    scene->value['p'] = effect->per.kind;
    scene->value['o'] = effect->per.of;
}

/* Two operations read differently by their numbers. */
static enum text_deus_effect line_of(const deus_effect *effect) {
    if (effect->operation == SELL && only_good(effect->goods) == DM_UNKNOWN) return TEXT_SELL_PAIRS;
    if (effect->operation == SELL && effect->limit == 0) return TEXT_SELL_ANY;
    if (effect->operation == PRODUCE_EACH && effect->terrain != ANY_TERRAIN) return TEXT_PRODUCE_ON;
    return (enum text_deus_effect)effect_line[effect->operation];
}

void text_deus_card_effect(enum text_language language, uint8_t card, dm_writer *out) {
    if (card >= deus_card_count) return;
    text_reader reader = {.language = language, .viewer = DM_PUBLIC};
    text_scene scene = text_deus_scene(&reader, NULL);
    text_deus_set_effect(&scene, card);
    text_say(&scene, &text_deus_effects[line_of(&deus_cards[card].effect)], out);
}

void text_deus_gap_per(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    assert(gap->values[0] < MEASURES);
    text_fill(scene, &text_deus_measures[gap->values[0]], out);
}
