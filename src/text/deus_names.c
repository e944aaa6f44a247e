/* The names of the cards, found by the card's id. Those the rulebooks print are kept; the others
 * are ours. Within a language no two cards share a name.
 *
 * Columns: the card's id, English, French gender and name, Ukrainian name, and its accusative where
 * that differs. */
#include "text/deus_text.h"

#include <string.h>

enum { M = NOUN_MASCULINE, F = NOUN_FEMININE, P = NOUN_PLURAL_ONLY };

/* clang-format off */

#define INFLECTED(id_, en_, gender_, fr_, uk_, acc_) \
    {id_, {EN(en_, en_), FR(gender_, fr_, fr_), UK(M, uk_, uk_, uk_, uk_, acc_)}}
#define NAME(id_, en_, gender_, fr_, uk_) INFLECTED(id_, en_, gender_, fr_, uk_, uk_)

static const struct {
    const char *id;
    text_noun noun;
} names[] = {
    INFLECTED("galley", "Galley", F, "Galère", "Галера", "Галеру"),
    NAME("sailing-ship-stone", "Stone Sailing Ship", M, "Voilier marchand de pierre",
        "Вітрильник із каменем"),
    NAME("sailing-ship-clay", "Clay Sailing Ship", M, "Voilier marchand d’argile",
        "Вітрильник із глиною"),
    NAME("sailing-ship-wood", "Wood Sailing Ship", M, "Voilier marchand de bois",
        "Вітрильник із деревом"),
    NAME("sailing-ship-wheat", "Wheat Sailing Ship", M, "Voilier marchand de blé",
        "Вітрильник із пшеницею"),
    NAME("small-port-clay", "Small Clay Port", M, "Petit port à l’argile", "Малий порт для глини"),
    NAME("small-port-wood", "Small Wood Port", M, "Petit port au bois", "Малий порт для дерева"),
    NAME("small-port-stone", "Small Stone Port", M, "Petit port à la pierre",
        "Малий порт для каменю"),
    NAME("small-port-wheat", "Small Wheat Port", M, "Petit port au blé", "Малий порт для пшениці"),
    NAME("large-port-stone-wood", "Large Stone and Wood Port", M,
        "Grand port à la pierre et au bois", "Великий порт для каменю й дерева"),
    NAME("large-port-clay-stone", "Large Clay and Stone Port", M,
        "Grand port à l’argile et à la pierre", "Великий порт для глини й каменю"),
    NAME("large-port-wood-wheat", "Large Wood and Wheat Port", M, "Grand port au bois et au blé",
        "Великий порт для дерева й пшениці"),
    NAME("large-port-wheat-clay", "Large Wheat and Clay Port", M, "Grand port au blé et à l’argile",
        "Великий порт для пшениці й глини"),

    INFLECTED("small-production", "Small Production Building", M, "Petit bâtiment de production",
        "Мала виробнича будівля", "Малу виробничу будівлю"),
    NAME("cooperative-swamp", "Swamp Cooperative", F, "Coopérative des marécages",
        "Болотний кооператив"),
    NAME("cooperative-forest", "Forest Cooperative", F, "Coopérative des forêts",
        "Лісовий кооператив"),
    NAME("cooperative-mountain", "Mountain Cooperative", F, "Coopérative des montagnes",
        "Гірський кооператив"),
    NAME("cooperative-field", "Field Cooperative", F, "Coopérative des champs",
        "Польовий кооператив"),
    INFLECTED("brickyard", "Brickyard", F, "Briqueterie", "Цегельня", "Цегельню"),
    INFLECTED("sawmill", "Sawmill", F, "Scierie", "Лісопильня", "Лісопильню"),
    INFLECTED("quarry", "Quarry", F, "Carrière", "Каменоломня", "Каменоломню"),
    INFLECTED("farm", "Farm", F, "Ferme", "Ферма", "Ферму"),
    INFLECTED("large-production", "Large Production Building", M, "Grand bâtiment de production",
        "Велика виробнича будівля", "Велику виробничу будівлю"),

    INFLECTED("school", "School", F, "École", "Школа", "Школу"),
    INFLECTED("workshop", "Workshop", M, "Atelier", "Майстерня", "Майстерню"),
    INFLECTED("library", "Library", F, "Bibliothèque", "Бібліотека", "Бібліотеку"),
    INFLECTED("architects", "Architects", P, "Architectes", "Архітектори", "Архітекторів"),
    INFLECTED("academy-maritime", "Maritime Academy", F, "Académie maritime", "Морська академія",
        "Морську академію"),
    INFLECTED("academy-production", "Production Academy", F, "Académie de production",
        "Виробнича академія", "Виробничу академію"),
    INFLECTED("academy-civil", "Civil Academy", F, "Académie civile", "Громадська академія",
        "Громадську академію"),
    INFLECTED("academy-military", "Military Academy", F, "Académie militaire", "Військова академія",
        "Військову академію"),

    INFLECTED("guild-forest", "Lumberjacks’ Guild", F, "Guilde des bûcherons", "Гільдія лісорубів",
        "Гільдію лісорубів"),
    INFLECTED("guild-field", "Farmers’ Guild", F, "Guilde des laboureurs", "Гільдія хліборобів",
        "Гільдію хліборобів"),
    INFLECTED("guild-swamp", "Potters’ Guild", F, "Guilde des potiers", "Гільдія гончарів",
        "Гільдію гончарів"),
    INFLECTED("guild-mountain", "Stonecutters’ Guild", F, "Guilde des tailleurs de pierre",
        "Гільдія каменярів", "Гільдію каменярів"),
    INFLECTED("trading-post-forest", "Forest Trading Post", M, "Comptoir des forêts",
        "Лісова факторія", "Лісову факторію"),
    INFLECTED("trading-post-mountain", "Mountain Trading Post", M, "Comptoir des montagnes",
        "Гірська факторія", "Гірську факторію"),
    INFLECTED("trading-post-swamp", "Swamp Trading Post", M, "Comptoir des marécages",
        "Болотна факторія", "Болотну факторію"),
    INFLECTED("trading-post-field", "Field Trading Post", M, "Comptoir des champs",
        "Польова факторія", "Польову факторію"),
    NAME("forum", "Forum", M, "Forum", "Форум"),
    NAME("baths", "Baths", P, "Thermes", "Терми"),
    NAME("market-hall", "Market Hall", P, "Halles", "Критий ринок"),
    INFLECTED("villa", "Villa", F, "Villa", "Вілла", "Віллу"),

    INFLECTED("siege-tower", "Siege Tower", F, "Tour de siège", "Облогова вежа", "Облогову вежу"),
    INFLECTED("ballista", "Ballista", F, "Baliste", "Баліста", "Балісту"),
    NAME("legion", "Legion", F, "Légion", "Легіон"),
    INFLECTED("war-elephants", "War Elephants", P, "Éléphants de guerre", "Бойові слони",
        "Бойових слонів"),
    INFLECTED("corsairs", "Corsairs", P, "Corsaires", "Корсари", "Корсарів"),

    NAME("temple-regions", "Temple of the Regions", M, "Temple des régions", "Храм регіонів"),
    NAME("temple-field", "Temple of the Fields", M, "Temple des champs", "Храм полів"),
    NAME("temple-mountain", "Temple of the Mountains", M, "Temple des montagnes", "Храм гір"),
    NAME("temple-forest", "Temple of the Forests", M, "Temple des forêts", "Храм лісів"),
    NAME("temple-swamp", "Temple of the Swamps", M, "Temple des marécages", "Храм боліт"),
    NAME("temple-cities", "Temple of the Cities", M, "Temple des villes", "Храм міст"),
    NAME("temple-wheat", "Temple of Wheat", M, "Temple du blé", "Храм пшениці"),
    NAME("temple-wood", "Temple of Wood", M, "Temple du bois", "Храм дерева"),
    NAME("temple-clay", "Temple of Clay", M, "Temple de l’argile", "Храм глини"),
    NAME("temple-stone", "Temple of Stone", M, "Temple de la pierre", "Храм каменю"),
    NAME("temple-metropolis", "Temple of the Metropolises", M, "Temple des métropoles",
        "Храм метрополій"),
    NAME("temple-capital", "Temple of the Capital", M, "Temple de la capitale", "Храм столиці"),
    NAME("temple-treasury", "Temple of the Treasury", M, "Temple du trésor", "Храм скарбниці"),
    NAME("temple-sea", "Temple of the Sea", M, "Temple de la mer", "Храм моря"),
    NAME("temple-arms", "Temple of Arms", M, "Temple des armes", "Храм зброї"),
    NAME("temple-order", "Temple of Order", M, "Temple de l’ordre", "Храм порядку"),

    /* Egypt. The box gives two versions of a civil card one name; ours say which pays gold. */
    INFLECTED("barge-wheat", "Wheat Barge", F, "Barge de blé", "Баржа з пшеницею",
        "Баржу з пшеницею"),
    INFLECTED("barge-wood", "Wood Barge", F, "Barge de bois", "Баржа з деревом", "Баржу з деревом"),
    INFLECTED("barge-clay", "Clay Barge", F, "Barge d’argile", "Баржа з глиною", "Баржу з глиною"),
    INFLECTED("barge-stone", "Stone Barge", F, "Barge de pierre", "Баржа з каменем",
        "Баржу з каменем"),
    NAME("papyrus-wheat", "Wheat Papyrus Boat", F, "Barque en papyrus pour le blé",
        "Папірусний човен для пшениці"),
    NAME("papyrus-wood", "Wood Papyrus Boat", F, "Barque en papyrus pour le bois",
        "Папірусний човен для дерева"),
    NAME("papyrus-clay", "Clay Papyrus Boat", F, "Barque en papyrus pour l’argile",
        "Папірусний човен для глини"),
    NAME("papyrus-stone", "Stone Papyrus Boat", F, "Barque en papyrus pour la pierre",
        "Папірусний човен для каменю"),
    NAME("grand-souk", "Grand Souk", M, "Grand souk", "Великий базар"),
    NAME("merchant-ship", "Merchant Ship", M, "Navire marchand", "Торговий корабель"),
    NAME("souk", "Souk", M, "Souk", "Базар"),

    NAME("seasonal-wheat", "Seasonal Wheat Production", F, "Production saisonnière de blé",
        "Сезонне виробництво пшениці"),
    NAME("seasonal-wood", "Seasonal Wood Production", F, "Production saisonnière de bois",
        "Сезонне виробництво дерева"),
    NAME("seasonal-clay", "Seasonal Clay Production", F, "Production saisonnière d’argile",
        "Сезонне виробництво глини"),
    NAME("seasonal-stone", "Seasonal Stone Production", F, "Production saisonnière de pierre",
        "Сезонне виробництво каменю"),
    INFLECTED("barn", "Barn", F, "Grange", "Комора", "Комору"),
    NAME("mill", "Mill", M, "Moulin", "Млин"),
    NAME("relocated", "Relocated Production", F, "Production délocalisée",
        "Перенесене виробництво"),
    NAME("intensive", "Intensive Production", F, "Production intensive", "Інтенсивне виробництво"),

    NAME("royal-archives-maritime", "Royal Maritime Archives", P, "Archives royales maritimes",
        "Царський морський архів"),
    NAME("royal-archives-production", "Royal Production Archives", P,
        "Archives royales de production", "Царський виробничий архів"),
    NAME("royal-archives-civil", "Royal Civil Archives", P, "Archives royales civiles",
        "Царський громадський архів"),
    NAME("royal-archives-military", "Royal Military Archives", P, "Archives royales militaires",
        "Царський військовий архів"),
    INFLECTED("egypt-library", "Egyptian Library", F, "Bibliothèque égyptienne",
        "Єгипетська бібліотека", "Єгипетську бібліотеку"),
    NAME("architects-office", "Architect’s Office", M, "Bureau d’architecte", "Бюро архітектора"),
    INFLECTED("school-of-scribes", "School of Scribes", F, "École des scribes", "Школа писарів",
        "Школу писарів"),
    NAME("house-of-life", "House of Life", F, "Maison de vie", "Дім життя"),
    INFLECTED("manufactory", "Manufactory", F, "Manufacture", "Мануфактура", "Мануфактуру"),
    INFLECTED("observatory", "Observatory", M, "Observatoire", "Обсерваторія", "Обсерваторію"),

    NAME("inn-gold", "Golden Inn", F, "Auberge dorée", "Золотий заїзд"),
    NAME("inn-vp", "Famous Inn", F, "Auberge célèbre", "Славетний заїзд"),
    NAME("village-house-gold", "Golden Village House", F, "Maison de village dorée",
        "Золотий сільський дім"),
    NAME("village-house-vp", "Famous Village House", F, "Maison de village célèbre",
        "Славетний сільський дім"),
    NAME("isolated-house-gold", "Golden Isolated House", F, "Maison isolée dorée",
        "Золотий самотній дім"),
    NAME("isolated-house-vp", "Famous Isolated House", F, "Maison isolée célèbre",
        "Славетний самотній дім"),
    NAME("palace-gold", "Golden Palace", M, "Palais doré", "Золотий палац"),
    NAME("palace-vp", "Famous Palace", M, "Palais célèbre", "Славетний палац"),
    NAME("lighthouse-gold", "Golden Lighthouse", M, "Phare doré", "Золотий маяк"),
    NAME("lighthouse-vp", "Famous Lighthouse", M, "Phare célèbre", "Славетний маяк"),

    INFLECTED("archers", "Archers", P, "Archers", "Лучники", "Лучників"),
    NAME("chariots", "Chariots", F, "Armée de chars", "Колісниці"),
    INFLECTED("barracks", "Barracks", F, "Caserne", "Казарма", "Казарму"),
    INFLECTED("camels", "Camels", P, "Chameaux", "Верблюди", "Верблюдів"),
    INFLECTED("fortress", "Fortress", F, "Forteresse", "Фортеця", "Фортецю"),
    NAME("garrison", "Garrison", F, "Garnison", "Гарнізон"),

    NAME("amun", "Temple of Amun", M, "Temple d’Amon", "Храм Амона"),
    NAME("anubis", "Temple of Anubis", M, "Temple d’Anubis", "Храм Анубіса"),
    NAME("apis", "Temple of Apis", M, "Temple d’Apis", "Храм Апіса"),
    NAME("aten", "Temple of Aten", M, "Temple d’Aton", "Храм Атона"),
    NAME("hathor", "Temple of Hathor", M, "Temple d’Hathor", "Храм Хатхор"),
    NAME("horus", "Temple of Horus", M, "Temple d’Horus", "Храм Гора"),
    NAME("isis", "Temple of Isis", M, "Temple d’Isis", "Храм Ісіди"),
    NAME("maat", "Temple of Maat", M, "Temple de Maât", "Храм Маат"),
    NAME("min", "Temple of Min", M, "Temple de Min", "Храм Міна"),
    NAME("montu", "Temple of Montu", M, "Temple de Montou", "Храм Монту"),
    NAME("mut", "Temple of Mut", M, "Temple de Mout", "Храм Мут"),
    NAME("neith", "Temple of Neith", M, "Temple de Neith", "Храм Нейт"),
    NAME("ptah", "Temple of Ptah", M, "Temple de Ptah", "Храм Птаха"),
    NAME("seth", "Temple of Seth", M, "Temple de Seth", "Храм Сета"),
    NAME("sobek", "Temple of Sobek", M, "Temple de Sobek", "Храм Себека"),
    NAME("thoth", "Temple of Thoth", M, "Temple de Thot", "Храм Тота"),
};

static const text_noun hidden_card = {
    EN("a hidden card", "hidden cards"),
    FR(F, "une carte cachée", "cartes cachées"),
    UK(F, "прихована карта", "приховані карти", "прихованих карт", "прихованої карти",
        "приховану карту"),
};

/* clang-format on */

const text_noun *text_deus_name(uint8_t card) {
    if (card >= DEUS_CARD_KINDS) return &hidden_card;
    for (size_t row = 0; row < sizeof names / sizeof names[0]; row++)
        if (strcmp(names[row].id, deus_cards[card].id) == 0) return &names[row].noun;
    return NULL;
}
