/* What cards do, composed from their effect data, so that text and behaviour cannot disagree.
 * Letters of the templates: see text_deus_set_effect; q is a building condition, c the card, j a
 * number that no card carries because it is a rule (VP on a counter, cards in a hand). I is known
 * where a once effect is told inside an answer: in French and Ukrainian an infinitive. */
#include "text/deus_text.h"

#include <assert.h>

#include "deus/state.h"

enum { ALL_GOODS = (1 << DEUS_RESOURCES) - 1 };

/* clang-format off */

const text_line text_deus_effects[DEUS_TEXT_EFFECTS] = {
    [DEUS_GAIN] = {{
        "gain {pay n m}{per p o}",
        "[I?gagner|gagnez] {pay n m}{per p o}",
        "[I?одержати|одержте] {pay n m.acc}{per p o}",
    }},
    [DEUS_TEXT_SELL_ANY] = {{
        "sell any amount of {resource s} for {pay n m} each",
        "vendez autant {resource s.of} que vous voulez, à {pay n m} l’unité",
        "продайте скільки завгодно {resource s.gen}: {pay n m} за одиницю",
    }},
    [DEUS_SELL] = {{
        "sell up to {resource l s} for {pay n m} each",
        "vendez jusqu’à {resource l s}, à {pay n m} l’unité",
        "продайте до {resource l s.gen}: {pay n m} за одиницю",
    }},
    [DEUS_TEXT_SELL_SET] = {{
        "return one of each resource for {pay n m}",
        "remettez une ressource de chaque type à la réserve en échange de {pay n m}",
        "поверніть по одному ресурсу кожного виду й одержте {pay n m.acc}",
    }},
    [DEUS_TEXT_SELL_PAIRS] = {{
        "sell up to {pair l} of {set g} for {pay n m} each",
        "vendez jusqu’à {pair l} {set g.of}, à {pay n m} la paire",
        "продайте до {pair l.gen} із {set g.gen}: {pay n m} за пару",
    }},
    [DEUS_BUY] = {{
        "buy up to {any l} of your choice for {gold n} each",
        "achetez jusqu’à {any l} de votre choix, à {gold n} l’unité",
        "купіть до {any l.gen} на свій вибір: {gold n} за одиницю",
    }},
    [DEUS_PRODUCE_ONE] = {{
        "one of your production buildings gives {any n} of its region",
        "un de vos bâtiments de production donne {any n} de sa région",
        "одна ваша виробнича будівля дає {any n.acc} свого регіону",
    }},
    [DEUS_PRODUCE_EACH] = {{
        "each of your production buildings gives {any n} of its region",
        "chacun de vos bâtiments de production donne {any n} de sa région",
        "кожна ваша виробнича будівля дає {any n.acc} свого регіону",
    }},
    [DEUS_TEXT_PRODUCE_ON] = {{
        "gain {resource n t} per production building of yours {land t.in}",
        "gagnez {resource n t} par bâtiment de production que vous avez {land t.in}",
        "одержте {resource n t.acc} за кожну вашу виробничу будівлю {land t.in}",
    }},
    [DEUS_HARVEST] = {{
        "choose {land t.a} you occupy: gain {resource n t} per building of yours there",
        "choisissez {land t.a} que vous occupez : gagnez {resource n t} par bâtiment que vous y "
            "avez",
        "виберіть {land t.acc}, що ви займаєте: одержте {resource n t.acc} за кожну вашу будівлю "
            "там",
    }},
    [DEUS_DRAW] = {{
        "draw {card-count n}{per p o}",
        "piochez {card-count n}{per p o}",
        "доберіть {card-count n.acc}{per p o}",
    }},
    [DEUS_PIECES] = {{
        "gain {any-piece n} of your choice{per p o}",
        "gagnez {any-piece n} de votre choix{per p o}",
        "одержте {any-piece n.acc} на свій вибір{per p o}",
    }},
    [DEUS_ACTIVATE] = {{
        "activate one of your {coloured-card h.many}",
        "activez une de vos {coloured-card h.many}",
        "активуйте одну зі своїх {coloured-card h.many}",
    }},
    [DEUS_RAID] = {{
        "take up to {pay n m} from one barbarian village beside one of your armies",
        "prenez jusqu’à {pay n m} à un village barbare voisin d’une de vos unités militaires",
        "візьміть до {pay n m.gen} з одного селища варварів поруч із вашим військом",
    }},
    [DEUS_MARCH] = {{
        "move one army up to {area l}, then steal {pay n m} from one player in a region adjacent "
            "to it",
        "déplacez une unité militaire de {area l} au plus, puis volez {pay n m} à un joueur "
            "occupant une région adjacente",
        "пересуньте одне військо щонайбільше на {area l.acc}, а тоді вкрадіть {pay n m.acc} в "
            "одного гравця з прилеглого регіону",
    }},
    [DEUS_PIRACY] = {{
        "for each enemy ship beside one of your armies, steal {pay n m} from its owner",
        "pour chaque bateau adverse voisin d’une de vos unités militaires, volez {pay n m} à son "
            "propriétaire",
        "за кожен ворожий корабель поруч із вашим військом украдіть {pay n m.acc} в його власника",
    }},
    [DEUS_FINAL] = {{
        "at the end: {vp n}{per p o} (at most {vp l})",
        "en fin de partie : {vp n}{per p o} ({vp l} au plus)",
        "наприкінці гри: {vp n}{per p o} (щонайбільше {vp l})",
    }},

    /* Egypt: market */
    [DEUS_SHIFT_TOKEN] = {{
        "move [s?the {resource s} token|any one token] [l=1?up|[l=2?down|up or down]] one space on "
            "the market",
        "[I?déplacer|déplacez] [s?le jeton {resource s}|un jeton au choix] d’une case vers le "
            "[l=1?haut|[l=2?bas|haut ou vers le bas]] au marché",
        "[I?пересунути|пересуньте] на ринку [s?жетон {resource s.gen}|будь-який жетон] на одну "
            "клітинку [l=1?вгору|[l=2?вниз|вгору або вниз]]",
    }},
    [DEUS_SWAP_TOKENS] = {{
        "swap two tokens on the market",
        "[I?permuter|permutez] deux jetons du marché",
        "[I?поміняти|поміняйте] місцями два жетони на ринку",
    }},
    [DEUS_SET_TOKEN] = {{
        "put any one token on any space of the market",
        "[I?placer|placez] un jeton au choix sur n’importe quelle case du marché",
        "[I?поставити|поставте] будь-який жетон на будь-яку клітинку ринку",
    }},
    [DEUS_SELL_LOTS] = {{
        "sell up to {lot l} of {resource n s}, each for the market value of {resource s} in {pay "
            "m}",
        "vendez jusqu’à {lot l} de {resource n s}, chacun à la valeur {resource s.some} en {pay m} "
            "au marché",
        "продайте до {lot l.gen} по {resource n s.acc}: кожну за ринковою вартістю {resource "
            "s.gen} в {pay m.many}",
    }},
    [DEUS_TEXT_SELL_AT_MARKET] = {{
        "sell any amount of {resource s} at its market value in {pay m}",
        "vendez autant {resource s.of} que vous voulez, à sa valeur en {pay m} au marché",
        "продайте скільки завгодно {resource s.gen} за ринковою вартістю в {pay m.many}",
    }},
    [DEUS_SELL_MIX] = {{
        "sell up to {any l} of any kind, each at its market value in {pay m}",
        "vendez jusqu’à {any l} de n’importe quel type, chacune à sa valeur en {pay m} au marché",
        "продайте до {any l.gen} будь-яких видів: кожен за його ринковою вартістю в {pay m.many}",
    }},
    [DEUS_SAIL_AND_BUY] = {{
        "move one of your ships within its ocean to a free sea region; also buy up to {any l} at "
            "half their market value in gold",
        "déplacez un de vos bateaux dans son océan vers une région maritime libre ; achetez aussi "
            "jusqu’à {any l} à la moitié de leur valeur en or au marché",
        "пересуньте один свій корабель у межах його океану до вільного морського регіону; також "
            "купіть до {any l.gen} за половину їхньої ринкової вартості в золотих",
    }},

    /* Egypt: barques */
    [DEUS_GAIN_BARQUE] = {{
        "gain a barque of size {number n}",
        "[I?gagner|gagnez] une barque de taille {number n}",
        "[I?одержати|одержте] барку розміру {number n}",
    }},
    [DEUS_GAIN_GOODS] = {{
        "gain {resource n s}",
        "gagnez {resource n s}",
        "одержте {resource n s.acc}",
    }},
    [DEUS_PRODUCE_RANK] = {{
        "one of your production buildings gives as many resources of its region as this card’s "
            "rank",
        "un de vos bâtiments de production donne autant de ressources de sa région que le rang de "
            "cette carte",
        "одна ваша виробнича будівля дає стільки ресурсів свого регіону, скільки становить ранг "
            "цієї карти",
    }},
    [DEUS_RELOCATE] = {{
        "choose one of your production buildings: gain as many resources as you have buildings in "
            "its region, each of a kind that adjacent land gives",
        "choisissez un de vos bâtiments de production : gagnez autant de ressources que vous avez "
            "de bâtiments dans sa région, chacune associée à une région terrestre adjacente",
        "виберіть одну свою виробничу будівлю: одержте стільки ресурсів, скільки ваших будівель у "
            "її регіоні, кожен — ресурс якогось прилеглого суходільного регіону",
    }},
    [DEUS_LOAD_BARQUE] = {{
        "one of your production buildings loads one of your barques: gain as many resources of its "
            "region as the barque has slots, as far as you have room",
        "un de vos bâtiments de production charge une de vos barques : gagnez autant de ressources "
            "de sa région que la barque a d’emplacements, dans la limite de la place libre",
        "одна ваша виробнича будівля завантажує одну вашу барку: одержте стільки ресурсів її "
            "регіону, скільки в барці місць, але не більше, ніж у вас вільно",
    }},

    /* Egypt: science */
    [DEUS_ACTIVATE_SAME_RANK] = {{
        "activate another of your cards, of the same rank as this one",
        "activez une autre de vos cartes, du même rang que celle-ci",
        "активуйте іншу свою карту того самого рангу, що й ця",
    }},
    [DEUS_ACTIVATE_ANY] = {{
        "activate any one of your cards",
        "[I?activer|activez] n’importe laquelle de vos cartes",
        "[I?активувати|активуйте] будь-яку одну свою карту",
    }},
    [DEUS_ACTIVATE_FIRST] = {{
        "activate one of your cards of rank 1 of another colour",
        "activez une de vos cartes de rang 1 d’une autre couleur",
        "активуйте одну свою карту рангу 1 іншого кольору",
    }},
    [DEUS_ACTIVATE_BY_COIN] = {{
        "put {gold n} on another of your cards without a coin and activate it",
        "placez {gold n} sur une autre de vos cartes sans pièce et activez-la",
        "покладіть {gold n.acc} на іншу свою карту без монети й активуйте її",
    }},
    [DEUS_FILL_BOARD] = {{
        "gain pieces until you have {number n} of each type on your player board",
        "[I?gagner|gagnez] des pions jusqu’à en avoir {number n} de chaque type sur votre "
            "plateau individuel",
        "[I?одержати|одержте] фігурки, щоб на вашому полі гравця їх стало по {number n} "
            "кожного типу",
    }},
    [DEUS_DRAW_DISCARDS] = {{
        "draw {card-count n} from the top of the discard pile",
        "piochez {card-count n} au sommet de la défausse",
        "доберіть {card-count n.acc} з верху скиду",
    }},
    [DEUS_EXCHANGE_CARDS] = {{
        "discard any number of cards, then draw as many",
        "défaussez autant de cartes que vous voulez, puis piochez-en autant",
        "скиньте скільки завгодно карт, а тоді доберіть стільки ж",
    }},
    [DEUS_BUY_CARDS] = {{
        "draw as many cards as you like for {gold n} each",
        "piochez autant de cartes que vous voulez, à {gold n} la carte",
        "доберіть скільки завгодно карт: {gold n} за карту",
    }},

    /* Egypt: combat tokens */
    [DEUS_RALLY] = {{
        "bring {token n} to your player board",
        "[I?placer|placez] {token n} sur votre plateau individuel",
        "[I?перенести|перенесіть] {token n.acc} на своє поле гравця",
    }},
    [DEUS_ARCHERS] = {{
        "spend {token n}: one of your armies attacks an adjacent barbarian village alone and you "
            "gain its VP; then that army may move {area l}",
        "dépensez {token n} : une de vos unités militaires attaque seule un village barbare "
            "adjacent et vous en gagnez les PV ; puis cette unité peut se déplacer de {area l}",
        "витратьте {token n.acc}: одне ваше військо саме атакує прилегле селище варварів, і ви "
            "одержуєте його ПО; тоді це військо може пересунутися на {area l.acc}",
    }},
    [DEUS_CHARIOTS] = {{
        "spend {token n}: move any of your armies, each once, to regions you occupy that have no "
            "army (at sea only with your ship)",
        "dépensez {token n} : déplacez vos unités militaires, chacune une fois au plus, vers des "
            "régions que vous occupez sans unité militaire (en mer, seulement avec votre bateau)",
        "витратьте {token n.acc}: пересуньте свої війська, кожне щонайбільше раз, до зайнятих вами "
            "регіонів без війська (на морі — лише до вашого корабля)",
    }},
    [DEUS_BARRACKS] = {{
        "spend {token n}: it takes an empty region adjacent to one of your armies",
        "dépensez {token n} : il prend une région vide adjacente à une de vos unités militaires",
        "витратьте {token n.acc}: він займає порожній регіон поруч із вашим військом",
    }},
    [DEUS_CAMELS] = {{
        "move one army any number of regions; crossing land of others or a barbarian village costs "
            "{token n}",
        "déplacez une unité militaire d’autant de régions que vous voulez ; traverser des terres "
            "adverses ou un village barbare coûte {token n}",
        "пересуньте одне військо на скільки завгодно регіонів; пройти чужою землею чи селищем "
            "варварів коштує {token n.acc}",
    }},
    [DEUS_FORTRESS] = {{
        "put {token n} for good on the pieces of one type on the player board of a player adjacent "
            "to one of your armies: one of them goes back to their supply, and whenever they gain "
            "pieces of that type, you gain as many",
        "placez définitivement {token n} sur les pions d’un même type du plateau individuel d’un "
            "joueur voisin d’une de vos unités militaires : l’un d’eux retourne dans sa réserve, "
            "et chaque fois que ce joueur gagne des pions de ce type, vous en gagnez autant",
        "поставте назавжди {token n.acc} на фігурки одного типу на полі гравця, що межує з "
            "вашим військом: одна з них повертається до його запасу, і щоразу, коли він одержує "
            "фігурки цього типу, ви одержуєте стільки ж",
    }},
    [DEUS_GARRISON] = {{
        "put {token n} for good on the last card of a column of a player adjacent to one of your "
            "armies: steal as many VP as that card’s rank (at most {vp l})",
        "placez définitivement {token n} sur la dernière carte d’une colonne d’un joueur voisin "
            "d’une de vos unités militaires : volez-lui autant de PV que le rang de cette carte "
            "({vp l} au plus)",
        "поставте назавжди {token n.acc} на останню карту стовпця гравця, що межує з вашим "
            "військом: украдіть у нього стільки ПО, скільки становить ранг цієї карти (щонайбільше "
            "{vp l})",
    }},

    /* Egypt: temples */
    [DEUS_BLESSING] = {{
        "+{vp n} at once. From then on, {power z}",
        "+{vp n} immédiatement. Dès lors, {power z}",
        "+{vp n} одразу. Відтоді {power z}",
    }},
    [DEUS_TEXT_COUNTER] = {{
        "put {vp j} on this card. Each time {power z}, gain {vp 1} from it and {vp 3} more. At the "
            "end, gain what is left on it",
        "placez {vp j} sur cette carte. Chaque fois {power z}, gagnez-en {vp 1} et {vp 3} de plus. "
            "En fin de partie, gagnez ce qui y reste",
        "покладіть {vp j} на цю карту. Щоразу, коли {power z}, одержте {vp 1} з неї та ще {vp 3}. "
            "Наприкінці гри одержте решту з неї",
    }},
};

const text_line text_deus_measures[DEUS_MEASURES] = {
    [DEUS_ONCE] = {{"", "", ""}},
    [DEUS_REGIONS] = {{
        " per region with a building of yours",
        " par région où vous avez un bâtiment",
        " за кожен регіон із вашою будівлею",
    }},
    [DEUS_REGIONS_OF] = {{
        " per {land o} you occupy",
        " par {land o} que vous occupez",
        " за {land o.each}, що ви займаєте",
    }},
    [DEUS_CITIES] = {{
        " per region with at least {yours o}",
        " par région ayant au moins {yours o}",
        " за кожен регіон, де є щонайменше {yours o}",
    }},
    [DEUS_PAIRS_OF_CITIES] = {{
        " per pair of regions with at least {yours o} each",
        " par paire de régions ayant chacune au moins {yours o}",
        " за кожну пару регіонів, у кожному з яких щонайменше {yours o}",
    }},
    [DEUS_BESIEGED_VILLAGES] = {{
        " per barbarian village beside at least one of your armies",
        " par village barbare voisin d’au moins une de vos unités militaires",
        " за кожне селище варварів поруч із вашим військом",
    }},
    [DEUS_HELD] = {{
        " per {resource o} you hold",
        " par {resource o} en votre possession",
        " за {resource o.each}, що у вас є",
    }},
    [DEUS_LARGEST_CITY] = {{
        " per building in your most built-up region",
        " par bâtiment dans votre région la plus bâtie",
        " за кожну будівлю у вашому найбільш забудованому регіоні",
    }},
    [DEUS_GOLD_PAIRS] = {{
        " per {gold 2} you hold",
        " par tranche de {gold 2} en votre possession",
        " за кожні {gold 2.acc}, що у вас є",
    }},
    [DEUS_ARMIES] = {{
        " per army of yours on the board",
        " par unité militaire que vous avez sur le plateau",
        " за кожне ваше військо на гральному полі",
    }},
    [DEUS_ROWS] = {{
        " per complete row of cards across your five standard columns",
        " par rangée complète de cartes dans vos cinq colonnes standards",
        " за кожен повний ряд карт у ваших п’яти звичайних стовпцях",
    }},
    /* Egypt */
    [DEUS_CARDS_OF] = {{
        " per {coloured-card o} you have played",
        " par {coloured-card o} que vous avez posée",
        " за {coloured-card o.each}, яку ви зіграли",
    }},
    [DEUS_CARDS_IN_HAND] = {{
        " per card in your hand",
        " par carte de votre main",
        " за кожну карту у вас на руці",
    }},
    [DEUS_PIECES_READY] = {{
        " per piece on your player board",
        " par pion sur votre plateau individuel",
        " за кожну фігурку на вашому полі гравця",
    }},
    [DEUS_PAIRS_READY] = {{
        " per 2 pieces on your player board",
        " par paire de pions sur votre plateau individuel",
        " за кожні 2 фігурки на вашому полі гравця",
    }},
    [DEUS_SCRIBE_TERRAIN] = {{
        " per region you occupy of the same terrain as your scribe’s",
        " par région que vous occupez du même type que celle de votre scribe",
        " за кожен зайнятий вами регіон тієї самої місцевості, що й у вашого писаря",
    }},
    [DEUS_SCRIBE_CITY] = {{
        " per building of yours in your scribe’s region",
        " par bâtiment que vous avez dans la région de votre scribe",
        " за кожну вашу будівлю в регіоні вашого писаря",
    }},
    [DEUS_SCRIBE_EMPTY] = {{
        " per empty region adjacent to your scribe (attacked villages included)",
        " par région vide adjacente à votre scribe (villages attaqués compris)",
        " за кожен порожній регіон поруч із вашим писарем (зокрема й атаковане селище)",
    }},
    [DEUS_SCRIBE_TILE] = {{
        " per region you occupy on your scribe’s Continent tile",
        " par région que vous occupez sur la tuile Continent de votre scribe",
        " за кожен зайнятий вами регіон на плитці континенту вашого писаря",
    }},
    [DEUS_SCRIBE_OCEAN] = {{
        " per sea region of an ocean adjacent to your scribe ({area o} at most)",
        " par région maritime d’un océan adjacent à votre scribe ({area o} au plus)",
        " за кожен морський регіон океану поруч із вашим писарем (щонайбільше {area o})",
    }},
};

/* What a temple of Egypt does, after "From then on, " or "Each time ". */
const text_line text_deus_powers[DEUS_TEXT_POWERS] = {
    [DEUS_PERMANENT_GOOD] = {{
        "you may pay {resource 1 s} less for each of your constructions",
        "vous pouvez payer {resource 1 s} de moins pour chacune de vos constructions",
        "за кожне своє будівництво ви можете заплатити на {resource 1 s.acc} менше",
    }},
    [DEUS_FULL_HAND] = {{
        "you refill your hand to {card-count l} instead of {number j}",
        "vous complétez votre main à {card-count l} au lieu de {number j}",
        "ви добираєте на руку до {card-count l.gen} замість {number j}",
    }},
    [DEUS_OTHER_COLUMN] = {{
        "you may once lay {coloured-card h.a} in another of your five standard columns",
        "vous pouvez une seule fois poser {coloured-card h.a} dans une autre de vos cinq colonnes "
            "standards",
        "ви можете один раз покласти {coloured-card h.acc} в інший із п’яти звичайних стовпців",
    }},
    [DEUS_STRONG_OFFERING] = {{
        "each of your offerings counts one card more",
        "chacune de vos offrandes compte une carte de plus",
        "кожне ваше підношення рахується на одну карту більшим",
    }},
    [DEUS_COUNTS_ATTACKS] = {{
        "any player attacks a barbarian village",
        "qu’un joueur, quel qu’il soit, attaque un village barbare",
        "будь-який гравець атакує селище варварів",
    }},
    [DEUS_COUNTS_TEMPLES] = {{
        "any player builds a temple, this one included",
        "qu’un joueur, quel qu’il soit, construit un temple, celui-ci compris",
        "будь-який гравець зводить храм (зокрема й цей)",
    }},
    [DEUS_COUNTS_CITIES] = {{
        "you build in a region that then has [l=4?at least|exactly] {yours l}",
        "que vous construisez dans une région qui a alors [l=4?au moins|exactement] {yours l}",
        "ви будуєте в регіоні, де після цього стає [l=4?щонайменше|рівно] {yours l}",
    }},
};

static const text_line building_condition = {{
    "only in a region that already has at least {yours q}.",
    "uniquement dans une région qui a déjà au moins {yours q}.",
    "лише в регіоні, де вже є щонайменше {yours q}.",
}};

static const text_line once_effect = {{
    "once: {once c}.",
    "1\u00A0fois : {once c}.",
    "одноразово: {once c}.",
}};

/* clang-format on */

/* The resource that makes a lot alone, or DM_UNKNOWN if a lot takes several. */
static uint8_t only_good(uint8_t goods) {
    for (uint8_t resource = 0; resource < DEUS_RESOURCES; resource++)
        if (goods == 1 << resource) return resource;
    return DM_UNKNOWN;
}

void text_deus_set_effect(text_scene *scene, const deus_effect *effect) {
    scene->value['e'] = effect->operation;
    scene->value['n'] = effect->amount;
    scene->value['m'] = effect->currency;
    scene->value['l'] = effect->limit;
    scene->value['g'] = effect->goods;
    scene->value['s'] = only_good(effect->goods);
    scene->value['t'] = effect->terrain;
    scene->value['h'] = effect->colour;
    scene->value['p'] = effect->per.kind;
    scene->value['o'] = effect->per.of;
    scene->value['z'] = effect->power;
    if (effect->operation == DEUS_BLESSING)
        scene->value['j'] = effect->power == DEUS_FULL_HAND ? DEUS_REFILL_TO : DEUS_COUNTER_VP;
}

static int line_of_sale(const deus_effect *effect) {
    if (effect->goods == ALL_GOODS) return DEUS_TEXT_SELL_SET;
    if (only_good(effect->goods) == DM_UNKNOWN) return DEUS_TEXT_SELL_PAIRS;
    return effect->limit == 0 ? (int)DEUS_TEXT_SELL_ANY : (int)DEUS_SELL;
}

/* Some operations read differently by their numbers. */
static const text_line *line_of(const deus_effect *effect) {
    int line = effect->operation;
    if (line == DEUS_SELL) line = line_of_sale(effect);
    if (line == DEUS_SELL_LOTS && effect->limit == 0) line = DEUS_TEXT_SELL_AT_MARKET;
    if (line == DEUS_PRODUCE_EACH && effect->terrain != DEUS_ANY_TERRAIN)
        line = DEUS_TEXT_PRODUCE_ON;
    if (line == DEUS_BLESSING && effect->power >= DEUS_COUNTS_ATTACKS) line = DEUS_TEXT_COUNTER;
    return &text_deus_effects[line];
}

void text_deus_card_effect(enum text_language language, uint8_t card, dm_writer *out) {
    if (card >= DEUS_CARD_KINDS) return;
    const deus_card *row = &deus_cards[card];
    text_reader reader = {.language = language, .viewer = DM_PUBLIC};
    text_scene scene = text_deus_scene(&reader, NULL);
    scene.value['c'] = card;
    scene.value['q'] = row->condition;
    if (row->condition > 0) {
        text_say(&scene, &building_condition, out);
        dm_write_char(out, ' ');
    }
    if (deus_has_once(row)) {
        text_deus_set_effect(&scene, &row->once);
        text_say(&scene, &once_effect, out);
        dm_write_char(out, ' ');
    }
    text_deus_set_effect(&scene, &row->effect);
    text_say(&scene, line_of(&row->effect), out);
    dm_write_char(out, '.');
}

/* Letters that are set already may say what the effect would bring just now. */
void text_deus_gap_once(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    if (gap->values[0] >= DEUS_CARD_KINDS) return;
    const deus_effect *once = &deus_cards[gap->values[0]].once;
    text_scene of_card = *scene;
    if (of_card.value['p'] == DM_UNKNOWN) text_deus_set_effect(&of_card, once);
    text_fill(&of_card, line_of(once), out);
}

void text_deus_gap_per(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    assert(gap->values[0] < DEUS_MEASURES);
    text_fill(scene, &text_deus_measures[gap->values[0]], out);
}

void text_deus_gap_power(const text_scene *scene, const text_gap *gap, dm_writer *out) {
    assert(gap->values[0] > DEUS_NO_POWER && gap->values[0] < DEUS_TEXT_POWERS);
    text_fill(scene, &text_deus_powers[gap->values[0]], out);
}
