/* The terminal's own sentences, a row each. See phrases.h; tests/test_phrases.c checks them: no
 * translation missing, the same gaps in all languages, hard spaces where French wants them. */
#include "terminal/phrases.h"

/* clang-format off */

const char *const phrase_table[PHRASE_COUNT][TEXT_LANGUAGES] = {
    [PHRASE_WORD_YOU]        = {"You", "Vous", "Ви"},
    [PHRASE_WORD_YOU_SEATED] = {"you", "vous", "ви"},
    [PHRASE_WORD_PERSON]     = {"a person", "une personne", "людина"},
    [PHRASE_WORD_VILLAGE]    = {"village", "village", "селище"},
    [PHRASE_WORD_RUINS]      = {"ruins", "ruines", "руїни"},
    [PHRASE_WORD_NOT]        = {"not", "pas", "не|ні"},
    [PHRASE_WORD_DONE] = {
        "done",
        "fini|terminé",
        "готово|досить",
    },
    [PHRASE_WORD_NOTHING]    = {"none", "aucun", "немає"},
    [PHRASE_WORD_FACE_DOWN]  = {"face down", "face cachée", "долілиць"},
    [PHRASE_WORD_TOTAL]      = {"Total", "Total", "Разом"},
    [PHRASE_COLON]           = {": ", "\u00A0: ", ": "},
    [PHRASE_SEMICOLON]       = {"; ", "\u202F; ", "; "},
    [PHRASE_PIECE_LETTERS]   = {"MPSCAT", "BPSCMT", "КВНГАХ"},
    [PHRASE_LEGEND_PIECES] = {
        "M ship, P production, S scientific, C civil, A army, T temple",
        "B bateau, P production, S scientifique, C civil, M militaire, T temple",
        "К корабель, В виробнича, Н наукова, Г громадська, А військо, Х храм",
    },
    [PHRASE_LEGEND_ANSWERS] = {
        "[1] number of the answer", "[1] numéro de la réponse", "[1] номер відповіді",
    },
    [PHRASE_LEGEND_STAR] = {"* you can choose it", "* au choix", "* можна вибрати"},
    [PHRASE_LEGEND_EDGE] = {"(1) paid for in VP", "(1) à payer en PV", "(1) за ПО"},
    [PHRASE_LEGEND_FORCE] = {
        "(1) for a combat token", "(1) pour un jeton Combat", "(1) за бойовий жетон",
    },
    [PHRASE_WORD_SCRIBE] = {"scribe", "scribe", "писар"},
    [PHRASE_WORD_TOKEN]  = {"combat token", "jeton Combat", "бойовий жетон"},
    [PHRASE_WORD_COIN]   = {"coin", "pièce", "монета"},

    /* ---- The table --------------------------------------------------------------------------- */
    [PHRASE_GREETING] = {
        "Seed {1}: the same number gives the same game again.",
        "Graine {1}\u00A0: le même nombre redonnera la même partie.",
        "Число розкладу {1}: те саме число знову дасть ту саму гру.",
    },
    [PHRASE_GREETING_POSITION] = {
        "The game starts from a given position.",
        "La partie reprend à partir d’une position donnée.",
        "Гра триває із заданої позиції.",
    },
    [PHRASE_GREETING_HELP] = {
        "Answer with a number or a part of the answer. “help” lists what else you can type; “hint” "
            "suggests an answer, “gods” tells what offerings bring.",
        "Répondez par un numéro ou une partie de la réponse. «\u00A0aide\u00A0» donne les autres "
            "commandes\u202F; «\u00A0conseil\u00A0» propose une réponse, «\u00A0dieux\u00A0» dit "
            "ce que rapportent les offrandes.",
        "Відповідайте номером або частиною відповіді. «допомога» — решта команд; «підказка» "
            "порадить відповідь, «боги» — що дають підношення.",
    },
    [PHRASE_SEAT_AND_BOT] = {"{1} ({2})", "{1} ({2})", "{1} ({2})"},
    [PHRASE_LEVEL_ASK] = {
        "Who do you want to play against?",
        "Contre qui voulez-vous jouer\u202F?",
        "З ким хочете грати?",
    },
    [PHRASE_LEVEL_PROMPT] = {
        "Level 1 to {1}, or Enter for {2}: ",
        "Niveau de 1 à {1}, ou Entrée pour {2}\u00A0: ",
        "Рівень від 1 до {1} або Enter — рівень {2}: ",
    },
    [PHRASE_LEVEL_UNKNOWN] = {
        "There’s no such level. Type a number from 1 to {1}, a name from the list, or just Enter "
            "for level {2}; “quit” leaves.",
        "Ce n’est pas un niveau. Tapez un nombre de 1 à {1}, un nom de la liste, ou simplement "
            "Entrée pour le niveau {2}\u202F; «\u00A0quitter\u00A0» pour partir.",
        "Такого рівня немає. Уведіть число від 1 до {1}, назву зі списку або лише Enter — рівень "
            "{2}; «вийти» — залишити гру.",
    },
    [PHRASE_THINKING] = {"{1} is thinking…", "{1} réfléchit…", "{1} думає…"},
    [PHRASE_BOT_HAND_UNKNOWN] = {
        "This position doesn’t show {1}’s hand, so the game can’t go on.",
        "Cette position ne montre pas la main de {1}\u00A0: la partie ne peut pas continuer.",
        "Ця позиція не показує карт, що їх має {1}, тож грати далі не можна.",
    },
    [PHRASE_TURN_HEADER]  = {"Round {1}, {2}", "Tour {1}, {2}", "Раунд {1}, {2}"},
    [PHRASE_STATUS_YOUR_TURN] = {
        "Round {1}, your turn.", "Tour {1}, à vous de jouer.", "Раунд {1}, ваш хід.",
    },
    [PHRASE_STATUS_TURN] = {"Round {1}, {2} to play.", "Tour {1}, {2} joue.",
        "Раунд {1}, ходить {2}."},
    [PHRASE_STATUS_OVER] = {"The game is over.", "La partie est terminée.", "Гру закінчено."},
    [PHRASE_STATUS_TO_END] = {
        "Left before the end: {1} {1:temple|temples} or {2} {2:village|villages}.",
        "Il reste avant la fin {1} {1:temple|temples} ou {2} {2:village|villages}.",
        "До кінця гри лишилося: {1} {1:храм|храми|храмів} або {2} {2:селище|селища|селищ}.",
    },
    [PHRASE_STATUS_END_NEAR] = {
        "The end is near: round {1} will be the last.",
        "La fin approche\u00A0: le tour {1} sera le dernier.",
        "Кінець близько: раунд {1} буде останнім.",
    },
    [PHRASE_STATUS_LAST_ROUND] = {
        "Round {1} is the last one!", "Le tour {1} est le dernier\u202F!", "Раунд {1} — останній!",
    },
    [PHRASE_VP_HIDDEN] = {"VP hidden", "PV secrets", "ПО приховані"},
    [PHRASE_PIECES_IN_LETTERS] = {
        "{1} (ready + in supply)", "{1} (prêts + en réserve)", "{1} (готові + у запасі)",
    },
    [PHRASE_PIECES_IN_WORDS] = {
        "Ready to build: {1}. In the personal supply: {2}.",
        "Prêts à construire\u00A0: {1}. En réserve personnelle\u00A0: {2}.",
        "Готові до будівництва: {1}. В особистому запасі: {2}.",
    },
    [PHRASE_COLUMNS_LINE] = {"Columns: ", "Colonnes\u00A0: ", "Стовпці: "},
    [PHRASE_COLUMNS_EMPTY] = {
        "no card built yet", "aucune carte construite pour l’instant", "ще жодної зведеної карти",
    },
    [PHRASE_SUPPLY_LINE] = {
        "Supply: {1}. Deck: {2}. Discard: {3}, {4} on top.",
        "Réserve\u00A0: {1}. Pioche\u00A0: {2}. Défausse\u00A0: {3}, sur le dessus\u00A0: {4}.",
        "Основний запас: {1}. Колода: {2}. Скид: {3}, зверху «{4}».",
    },
    [PHRASE_SUPPLY_NO_DISCARD] = {
        "Supply: {1}. Deck: {2}.",
        "Réserve\u00A0: {1}. Pioche\u00A0: {2}.",
        "Основний запас: {1}. Колода: {2}.",
    },
    [PHRASE_PLAYERS_TELL_MORE] = {
        "“players” tells what others have built.",
        "«\u00A0joueurs\u00A0» dit ce que les autres ont construit.",
        "«гравці» — що звели інші.",
    },

    [PHRASE_HEADING_NEWS] = {"Since your last turn", "Depuis votre dernier tour",
        "Після вашого минулого ходу"},
    [PHRASE_HEADING_NEWS_FIRST] = {"Before your turn", "Avant votre tour", "Перед вашим ходом"},
    [PHRASE_HEADING_HAND] = {"Your hand", "Votre main", "Карти у вас на руці"},
    [PHRASE_HEADING_COLUMNS] = {
        "Your columns, from bottom to top", "Vos colonnes, de bas en haut",
            "Ваші стовпці, знизу вгору",
    },
    [PHRASE_HEADING_END]  = {"The game is over", "La partie est terminée", "Гру закінчено"},
    [PHRASE_HEADING_SCORES] = {"Final points", "Décompte final", "Остаточний підрахунок"},
    [PHRASE_HEADING_SCORES_NOW] = {
        "If the game ended now", "Si la partie finissait maintenant", "Якби гра закінчилася зараз",
    },
    [PHRASE_HEADING_YOUR_REGIONS]  = {"Your regions", "Vos régions", "Ваші регіони"},
    [PHRASE_HEADING_REGIONS_OF]    = {"Regions held by {1}", "Régions occupées par {1}",
        "{1} займає регіони"},
    [PHRASE_HEADING_VILLAGES]      = {"Barbarian villages", "Villages barbares", "Селища варварів"},
    [PHRASE_HEADING_EMPTY_REGIONS] = {"Empty regions", "Régions vides", "Порожні регіони"},
    [PHRASE_HAND_EMPTY] = {"No cards.", "Aucune carte.", "Карт немає."},
    [PHRASE_JOKER_IN_COLUMN] = {
        "A card face down, without effect", "Une carte face cachée, sans effet",
            "Карта долілиць, без властивості",
    },
    [PHRASE_WORTH_NOW]  = {"Worth {1} now.", "Vaut {1} en ce moment.", "Зараз дає {1}."},
    [PHRASE_CARD_SOURCES] = {
        "{1} {1:copy|copies} in the deck ({2}); cost {3}; effect {4}.",
        "{1} {1:exemplaire|exemplaires} ({2})\u202F; coût {3}\u202F; effet {4}.",
        "У колоді {1} {1:примірник|примірники|примірників} ({2}); вартість: {3}; властивість: {4}.",
    },
    [PHRASE_CARD_UNKNOWN] = {
        "No card has that name; “cards” lists them all.",
        "Aucune carte ne porte ce nom\u202F; «\u00A0cartes\u00A0» en donne la liste.",
        "Карти з такою назвою немає; «карти» покаже їх усі.",
    },
    [PHRASE_SCORES_SECRET] = {
        "VP gained in play stay secret until the end.",
        "Les PV gagnés en jeu restent secrets jusqu’à la fin.",
        "ПО, здобуті під час гри, приховані до її кінця.",
    },

    /* ---- Regions in words -------------------------------------------------------------------- */
    [PHRASE_REGION_EMPTY]    = {"empty", "vide", "порожньо"},
    [PHRASE_REGION_YOURS]    = {"yours", "à vous", "ваш"},
    [PHRASE_REGION_EDGE]     = {"edge", "bord", "край"},
    [PHRASE_REGION_ATTACKED] = {"attacked", "attaqué", "атаковано"},
    [PHRASE_REGION_BESIDE_VILLAGE] = {
        "beside village {1} ({2})", "à côté du village {1} ({2})", "поруч селище {1} ({2})",
    },
    [PHRASE_REGION_NEIGHBOURS] = {"next to {1}", "touche {1}", "межує з {1}"},
    [PHRASE_REGION_UNKNOWN] = {
        "There is no such region. Regions are named like B3.",
        "Cette région n’existe pas. Les régions se nomment par exemple B3.",
        "Такого регіону немає. Регіони звуться, наприклад, B3.",
    },

    [PHRASE_PREVIEW_DRAW] = {"draw {1}", "pioche de {1}", "+{1} з колоди"},
    [PHRASE_PREVIEW_TRIGGERS_END] = {
        "brings on the end of the game", "déclenche la fin de la partie", "починає кінець гри",
    },
    [PHRASE_PREVIEW_COLUMN] = {"first {1}", "d’abord {1}", "спершу {1}"},
    [PHRASE_PREVIEW_THEN]   = {"then: {1}", "puis\u00A0: {1}", "далі: {1}"},
    [PHRASE_PREVIEW_REST] = {"rest of the cost: {1}", "reste du coût\u00A0: {1}",
        "решта ціни: {1}"},
    [PHRASE_PREVIEW_CHOOSE_RESOURCES] = {
        "+{1} {1:resource|resources} of your choice",
        "+{1} {1:ressource|ressources} de votre choix",
        "+{1} {1:ресурс|ресурси|ресурсів} на вибір",
    },
    [PHRASE_PREVIEW_CHOOSE_PIECES] = {
        "+{1} {1:piece|pieces} of your choice",
        "+{1} {1:pion|pions} de votre choix",
        "+{1} {1:фігурка|фігурки|фігурок} на вибір",
    },
    [PHRASE_PREVIEW_CHOOSE_GOD] = {
        "the gift of the god you choose", "le don du dieu de votre choix", "дар бога на ваш вибір",
    },
    [PHRASE_PREVIEW_NO_PIECE] = {
        "{1} left in your supply", "{1} dans votre réserve", "{1} у вашому запасі",
    },
    [PHRASE_PREVIEW_NOTHING_LEFT] = {
        "nothing to choose: the supply is empty",
        "rien à choisir\u00A0: la réserve est vide",
        "вибирати нема з чого: запас порожній",
    },
    [PHRASE_PREVIEW_RING] = {
        "surrounds village {1} ({2})", "encercle le village {1} ({2})", "оточує селище {1} ({2})",
    },
    [PHRASE_PREVIEW_RING_NOBODY] = {"nobody wins it", "personne ne le gagne",
        "його не здобуває ніхто"},

    [PHRASE_PREVIEW_OVERFLOW] = {
        "{1} too many for your barques",
        "{1} de trop pour vos barques",
        "на {1} більше, ніж уміщають ваші барки",
    },

    /* ---- Egypt ------------------------------------------------------------------------------- */
    [PHRASE_EGYPT_LINE] = {"Egypt: {1}.", "Égypte\u00A0: {1}.", "Єгипет: {1}."},
    [PHRASE_EGYPT_ALL]  = {"all six colours", "les six couleurs", "усі шість кольорів"},
    [PHRASE_EGYPT_MIXED] = {
        "temples of both games mixed", "temples des deux jeux mélangés",
            "храми з обох ігор упереміш",
    },
    [PHRASE_MARKET_LINE] = {
        "Market, in gold (in VP): {1}.",
        "Marché, en or (en PV)\u00A0: {1}.",
        "Ринок, у золоті (у ПО): {1}.",
    },
    [PHRASE_BARQUES_OF] = {"barques {1}", "barques {1}", "барки {1}"},
    [PHRASE_SLOTS_USED] = {
        "{1} of {2} slots used", "{1} sur {2} emplacements occupés", "зайнято {1} з {2} місць",
    },
    [PHRASE_SLOTS_SHORT] = {
        "{1} {1:resource has|resources have} no slot in your barques: lost at the end of your "
            "turn.",
        "{1} {1:ressource n’a|ressources n’ont} pas de place dans vos barques et {1:sera "
            "perdue|seront perdues} à la fin de votre tour.",
        "{1} {1:ресурс не вміщується|ресурси не вміщуються|ресурсів не вміщуються} у ваші барки: "
            "зайве повернеться до запасу наприкінці вашого ходу.",
    },
    [PHRASE_SCRIBE_IN] = {"scribe in {1}", "scribe en {1}", "писар у {1}"},
    [PHRASE_TOKENS_OF] = {
        "combat tokens: {1} ready, {2} beside the supply",
        "jetons Combat\u00A0: {1} {1:prêt|prêts}, {2} près de la réserve",
        "бойові жетони: готових {1}, біля запасу {2}",
    },
    [PHRASE_TOKENS_ON_MAP] = {
        "on the map: {1}", "sur le plateau\u00A0: {1}", "на гральному полі: {1}",
    },
    [PHRASE_TOKENS_READY] = {
        "{1} combat {1:token|tokens} ready",
        "{1} {1:jeton|jetons} Combat {1:prêt|prêts}",
        "{1} {1:готовий бойовий жетон|готові бойові жетони|готових бойових жетонів}",
    },
    [PHRASE_FORTRESSES_ON] = {
        "fortress on: {1}", "forteresse sur\u00A0: {1}", "фортеця на: {1}",
    },
    [PHRASE_GARRISONS_ON] = {
        "garrison on: {1}", "garnison sur\u00A0: {1}", "гарнізон на: {1}",
    },
    [PHRASE_CARD_USED_UP] = {"used up", "épuisé", "вичерпано"},
    [PHRASE_CARD_COST_NOW] = {"{1} now", "{1} en ce moment", "зараз {1}"},
    [PHRASE_CARD_NOT_PLAYED] = {
        "Not in this game.", "N’est pas dans cette partie.", "У цій грі її немає.",
    },
    [PHRASE_OFFERING_COUNTS] = {
        "{1} (counts as {2})", "{1} (compte pour {2})", "{1} (рахується за {2})",
    },

    /* ---- Gheos ------------------------------------------------------------------------------- */
    [PHRASE_GHEOS_LETTERS] = {"rgybkw", "rvjbnc", "чзжснб"},
    [PHRASE_GHEOS_LEGEND_LAND]  = {"uninhabited continent", "continent inhabité",
        "безлюдний континент"},
    [PHRASE_GHEOS_LEGEND_COAST] = {"other land", "autre terre", "інша земля"},
    [PHRASE_GHEOS_LEGEND_WATER] = {"water", "eau", "вода"},
    [PHRASE_GHEOS_LEGEND_CUT] = {
        "The map goes on beyond its edge; map 3,-1 describes a cell.",
        "Le plateau continue au-delà du bord\u202F; plateau 3,-1 décrit une case.",
        "Поле триває за краєм; мапа 3,-1 опише клітинку.",
    },
    [PHRASE_GHEOS_STATUS] = {
        "Epochs: {1} of {2}. Pile: {3}, of which {4} {4:Epoch|Epochs}.",
        "Époques\u00A0: {1} sur {2}. Pioche\u00A0: {3}, dont {4} {4:Époque|Époques}.",
        "Епохи: {1} з {2}. Стос: {3}, серед них {4} {4:Епоха|Епохи|Епох}.",
    },
    [PHRASE_GHEOS_STATUS_LAST] = {
        "The next Epoch ends the game!",
        "La prochaine Époque met fin à la partie\u202F!",
        "Наступна Епоха закінчує гру!",
    },
    [PHRASE_GHEOS_SUPPLY]  = {"supply", "réserve", "запас"},
    [PHRASE_GHEOS_FREE_AT] = {"free at {1}", "libre en {1}", "вільний {1}"},
    [PHRASE_GHEOS_NOT_ON_BOARD] = {
        "Not on the board: {1}.", "Pas en jeu\u00A0: {1}.", "Не в грі: {1}.",
    },
    [PHRASE_GHEOS_ROW_VP]     = {"VP", "PV", "ПО"},
    [PHRASE_GHEOS_ROW_TOKENS] = {"scoring tokens", "jetons de décompte", "жетони підрахунку"},
    [PHRASE_GHEOS_ROW_TOKEN_PAYS] = {
        "a token pays now (cups)", "un jeton rapporte (coupes)", "жетон дає зараз (чаші)",
    },
    [PHRASE_GHEOS_ROW_EPOCH_PAYS] = {
        "an Epoch pays now (pyramids)", "une Époque rapporte (pyramides)",
            "Епоха дає зараз (піраміди)",
    },
    [PHRASE_GHEOS_ROW_FOLLOWERS] = {"Followers", "Partisans", "Послідовники"},
    [PHRASE_GHEOS_NO_FOLLOWERS]  = {"no followers", "aucun partisan", "без послідовників"},
    [PHRASE_GHEOS_WORTH] = {
        "a token would pay {1} now, an Epoch {2}",
        "un jeton rapporterait {1}, une Époque {2}",
        "жетон зараз дав би {1}, Епоха — {2}",
    },
    [PHRASE_GHEOS_WORTH_AT_END] = {
        "cups at the end would pay {1} now, an Epoch {2}",
        "les coupes finales rapporteraient {1}, une Époque {2}",
        "чаші наприкінці зараз дали б {1}, Епоха — {2}",
    },
    [PHRASE_GHEOS_IN_SUPPLY] = {"In the supply: {1}", "En réserve\u00A0: {1}", "У запасі: {1}"},
    [PHRASE_GHEOS_TOKEN_SUM] = {"token {1}", "jeton {1}", "жетон {1}"},
    [PHRASE_GHEOS_EPOCH_SUM] = {"Epoch {1}", "Époque {1}", "Епоха {1}"},
    [PHRASE_GHEOS_CUPS_SUM]  = {"cups {1}", "coupes {1}", "чаші {1}"},
    [PHRASE_GHEOS_HEADING_HAND] = {"Your tiles", "Vos tuiles", "Ваші плитки"},
    [PHRASE_GHEOS_HAND_EMPTY]   = {"You hold no tile.", "Vous n’avez aucune tuile.",
        "У вас немає плиток."},
    [PHRASE_GHEOS_TILE_UNKNOWN] = {
        "No tile has that name; “tiles” lists them all.",
        "Aucune tuile ne porte ce nom\u202F; «\u00A0tuiles\u00A0» en donne la liste.",
        "Плитки з такою назвою немає; «плитки» покаже їх усі.",
    },
    [PHRASE_GHEOS_HEADING_CONTINENTS] = {"Continents", "Continents", "Континенти"},
    [PHRASE_GHEOS_HEADING_ISLANDS] = {"Islands", "Îles", "Острови"},
    [PHRASE_GHEOS_HEADING_TILES] = {"Tiles", "Tuiles", "Плитки"},
    [PHRASE_GHEOS_OPEN_SHORE]    = {"open shore", "rive ouverte", "відкритий берег"},
    [PHRASE_GHEOS_CELL_EMPTY]    = {"empty", "vide", "порожньо"},
    [PHRASE_GHEOS_CELL_UNKNOWN] = {
        "There is no such cell. Cells are named by column and row, like 3,-1.",
        "Cette case n’existe pas. Les cases se nomment par colonne et ligne, par exemple 3,-1.",
        "Такої клітинки немає. Клітинки звуться за стовпцем і рядком, наприклад 3,-1.",
    },
    [PHRASE_GHEOS_LIST_ADD]     = {"Add at", "Ajouter en", "Додати на"},
    [PHRASE_GHEOS_LIST_REPLACE] = {"Replace", "Remplacer", "Замінити"},
    [PHRASE_GHEOS_LIST_QUIET]   = {"no continent changes", "aucun continent ne change",
        "жоден континент не зміниться"},
    [PHRASE_GHEOS_LIST_LEGEND] = {
        "(red 0…+2U: depending on the rotation, red’s continent gains 0 to 2 cups U; ψ is wheat, † "
            "swords, ▲ pyramids)",
        "(rouge 0…+2U\u00A0: selon l’orientation, le continent rouge gagne 0 à 2 coupes U\u202F; ψ "
            "blé, † épées, ▲ pyramides)",
        "(червона 0…+2U: залежно від повороту континент червоної одержує від 0 до 2 чаш U; ψ "
            "пшениця, † мечі, ▲ піраміди)",
    },
    [PHRASE_GHEOS_START]     = {"start", "départ", "старт"},
    [PHRASE_GHEOS_WAR]       = {"war ({1})", "guerre ({1})", "війна ({1})"},
    [PHRASE_GHEOS_MAYBE_WAR] = {"war in some rotations ({1})", "guerre selon l’orientation ({1})",
        "війна за деяких поворотів ({1})"},
    [PHRASE_GHEOS_MIGRATION] = {"migration ({1})", "migration ({1})", "міграція ({1})"},
    [PHRASE_GHEOS_MAYBE_MIGRATION] = {
        "migration in some rotations ({1})",
        "migration selon l’orientation ({1})",
        "міграція за деяких поворотів ({1})",
    },
    [PHRASE_GHEOS_TO] = {" to ", " à ", " до "},
    [PHRASE_GHEOS_FOUND_ON] = {
        "free continent: {1}", "continent libre\u00A0: {1}", "вільний континент: {1}",
    },
    [PHRASE_GHEOS_TEMPLE] = {"temple {1}", "temple {1}", "храм {1}"},
    [PHRASE_GHEOS_TOKEN_THEN] = {"token {1} instead of {2}", "jeton {1} au lieu de {2}",
        "жетон {1} замість {2}"},
    [PHRASE_GHEOS_CUPS_THEN] = {
        "final cups {1} instead of {2}", "coupes finales {1} au lieu de {2}",
            "чаші наприкінці {1} замість {2}",
    },
    [PHRASE_GHEOS_EPOCH_THEN] = {"Epoch {1} instead of {2}", "Époque {1} au lieu de {2}",
        "Епоха {1} замість {2}"},
    [PHRASE_GHEOS_GREETING] = {
        "Answer with a number or a part of the answer. “help” lists what else you can type; “hint” "
            "suggests an answer; on your turn, “map 1,-2” tells what your tile would do there.",
        "Répondez par un numéro ou une partie de la réponse. «\u00A0aide\u00A0» donne les autres "
            "commandes\u202F; «\u00A0conseil\u00A0» propose une réponse\u202F; à votre tour, "
            "«\u00A0plateau 1,-2\u00A0» dit ce que votre tuile y ferait.",
        "Відповідайте номером або частиною відповіді. «допомога» — решта команд; «підказка» "
            "порадить відповідь; «мапа 1,-2» у ваш хід скаже, що там змінить ваша плитка.",
    },
    [PHRASE_GHEOS_HELP_ANSWER] = {
        "An answer: its number, its token (add:1,-2, take:red), or any part of it that fits no "
            "other.",
        "Une réponse\u00A0: son numéro, son code (add:1,-2, take:red) ou toute partie qui ne "
            "convient qu’à elle.",
        "Відповідь: її номер, код (add:1,-2, take:red) або будь-яка частина, що пасує лише до неї.",
    },
    [PHRASE_GHEOS_HELP_WHY] = {
        "why: what you can’t do now, and why; why not 1,-2: about one thing",
        "pourquoi\u00A0: ce qui n’est pas possible, et pourquoi\u202F; pourquoi pas 1,-2\u00A0: "
            "une chose en particulier",
        "чому: чого зараз не можна й чому; чому не 1,-2: про щось одне",
    },
    [PHRASE_GHEOS_HELP_HAND] = {"hand: your tiles", "main\u00A0: vos tuiles", "рука: ваші плитки"},
    [PHRASE_GHEOS_HELP_MAP] = {
        "map: the map; map 1,-2: one cell in words, and what the tile to be placed would do there",
        "plateau\u00A0: le plateau\u202F; plateau 1,-2\u00A0: une case en toutes lettres, et ce "
            "que la tuile à poser y ferait",
        "мапа: усе поле; мапа 1,-2: одна клітинка словами, і що там змінить плитка, яку ви кладете",
    },
    [PHRASE_GHEOS_HELP_PLAYERS] = {
        "players: continents, followers and points",
        "joueurs\u00A0: les continents, les partisans et les points",
        "гравці: континенти, послідовники й очки",
    },
    [PHRASE_GHEOS_HELP_TILES] = {
        "tiles b7: what is on a tile; tiles alone: all of them",
        "tuiles b7\u00A0: ce que porte une tuile\u202F; tuiles seul\u00A0: toutes",
        "плитки b7: що є на плитці; лише плитки: усі",
    },
    [PHRASE_GHEOS_HELP_SCORES] = {
        "scores: points, and how what a token or an Epoch would pay comes about",
        "points\u00A0: les points, et d’où vient ce que rapporterait un jeton ou une Époque",
        "очки: очки, і з чого складається те, що дав би жетон або Епоха",
    },

    /* ---- Talking with a person --------------------------------------------------------------- */
    [PHRASE_PROMPT_ANSWER] = {"> ", "> ", "> "},
    [PHRASE_PROMPT_ENTER]  = {"Press Enter: ", "Appuyez sur Entrée\u00A0: ", "Натисніть Enter: "},
    [PHRASE_PROMPT_TURN_OVER] = {
        "Your turn is over: Enter to go on, “undo” to take it back. > ",
        "Votre tour est fini\u00A0: Entrée pour continuer, «\u00A0annuler\u00A0» pour revenir en "
            "arrière. > ",
        "Ваш хід завершено: Enter — далі, «назад» — скасувати. > ",
    },
    [PHRASE_PROMPT_TURN_SEEN] = {
        "Your turn is over: Enter to hand over. > ",
        "Votre tour est fini\u00A0: Entrée pour passer la main. > ",
        "Ваш хід завершено: Enter — передати хід. > ",
    },
    [PHRASE_HAND_OVER] = {
        "{1}, it’s your turn. Everyone else, look away!",
        "{1}, c’est à vous. Les autres, ne regardez pas\u202F!",
        "{1}, ваш хід. Решта, не підглядайте!",
    },
    [PHRASE_HAND_OVER_WAITS] = {
        "Press Enter once you’re at the screen; “save FILE” and “quit” work too.",
        "Appuyez sur Entrée quand vous êtes devant l’écran\u202F; «\u00A0enregistrer "
            "FICHIER\u00A0» et «\u00A0quitter\u00A0» marchent aussi.",
        "Натисніть Enter, коли сядете перед екраном; «зберегти ФАЙЛ» і «вийти» теж діють.",
    },
    [PHRASE_INPUT_ENDED] = {
        "There’s nothing more to read, so the game stops here.",
        "Il n’y a plus rien à lire\u00A0: la partie s’arrête ici.",
        "Більше нема чого читати, тож гра тут зупиняється.",
    },
    [PHRASE_GOODBYE] = {"Until next time!", "À la prochaine\u202F!", "До наступного разу!"},
    [PHRASE_TYPED_AMBIGUOUS] = {
        "That could be any of these:", "Cela peut être\u00A0:", "Це може бути:",
    },
    [PHRASE_TYPED_UNKNOWN] = {
        "That’s not one of the answers. Type the number or a part of an answer; Enter shows them "
            "again, “help” tells the rest.",
        "Ce n’est pas une des réponses. Tapez le numéro ou une partie d’une réponse\u202F; Entrée "
            "les montre à nouveau, «\u00A0aide\u00A0» explique le reste.",
        "Такої відповіді немає. Уведіть номер або частину відповіді; Enter покаже їх знову, "
            "«допомога» пояснить решту.",
    },
    [PHRASE_TYPED_AT_END] = {
        "Your turn is over. Enter goes on; “undo”, “map”, “players”, “log”, “scores” and “save "
            "FILE” work here too.",
        "Votre tour est fini. Entrée continue\u202F; «\u00A0annuler\u00A0», «\u00A0plateau\u00A0», "
            "«\u00A0joueurs\u00A0», «\u00A0journal\u00A0», «\u00A0points\u00A0» et "
            "«\u00A0enregistrer FICHIER\u00A0» marchent aussi.",
        "Ваш хід завершено. Enter — далі; «назад», «мапа», «гравці», «журнал», «очки» та «зберегти "
            "ФАЙЛ» тут теж діють.",
    },
    [PHRASE_SET_EXACTLY] = {
        "Choose {1} in any order, one or several at a time (for instance 1 1, or 2 and a name).",
        "Choisissez-en {1} dans n’importe quel ordre, un ou plusieurs à la fois (par exemple 1 1, "
            "ou 2 et un nom).",
        "Виберіть {1} у будь-якому порядку, по одному чи по кілька (наприклад, 1 1 або 2 й назва).",
    },
    [PHRASE_SET_UP_TO] = {
        "Choose up to {1} in any order, one or several at a time; “done” ends.",
        "Choisissez-en jusqu’à {1} dans n’importe quel ordre, un ou plusieurs à la fois\u202F; "
            "«\u00A0fini\u00A0» termine.",
        "Виберіть щонайбільше {1} у будь-якому порядку, по одному чи по кілька; «готово» завершує.",
    },
    [PHRASE_SET_SO_FAR] = {
        "Chosen: {1}. Left to choose: {2}. “undo” takes the last one back.",
        "Choisi\u00A0: {1}. Encore\u00A0: {2}. «\u00A0annuler\u00A0» retire le dernier choix.",
        "Вибрано: {1}. Ще: {2}. «назад» скасує останнє.",
    },
    [PHRASE_SET_MAY_ADD] = {
        "Chosen: {1}. Up to {2} more. “undo” takes the last one back.",
        "Choisi\u00A0: {1}. Jusqu’à {2} de plus. «\u00A0annuler\u00A0» retire le dernier choix.",
        "Вибрано: {1}. Можна додати ще {2}. «назад» скасує останнє.",
    },
    [PHRASE_SET_ENDS] = {
        "“done” now: {1}",
        "«\u00A0fini\u00A0» maintenant\u00A0: {1}",
        "«готово» зараз: {1}",
    },
    [PHRASE_SET_CHOSEN] = {
        "Chosen: {1}.",
        "Choisi\u00A0: {1}.",
        "Вибрано: {1}.",
    },
    [PHRASE_SET_NO_MORE] = {
        "{1}: you can’t choose any more of these.",
        "{1}\u00A0: impossible d’en choisir davantage.",
        "{1}: більше такого вибрати не можна.",
    },
    [PHRASE_SET_TOO_MANY] = {
        "That would be too many: {1} can still be chosen.",
        "Ce serait trop\u00A0: on peut encore en choisir {1}.",
        "Це забагато: можна вибрати ще {1}.",
    },
    [PHRASE_SET_IMPOSSIBLE] = {
        "You can’t choose these together; nothing was played. Choose again.",
        "Ces choix ne vont pas ensemble\u202F; rien n’a été joué. Choisissez à nouveau.",
        "Разом цього вибрати не можна; нічого не зіграно. Виберіть ще раз.",
    },

    [PHRASE_UNDO_DONE] = {
        "Taken back: {1}.",
        "Réponse annulée\u00A0: {1}.",
        "Скасовано: {1}.",
    },
    [PHRASE_WHY_NOTHING_REFUSED] = {
        "Everything here is allowed.",
        "Ici, tout est permis.",
        "Тут дозволено все.",
    },
    [PHRASE_WHY_ALLOWED] = {
        "You can do that: it is on the list.",
        "C’est permis\u00A0: la réponse est dans la liste.",
        "Так можна: ця відповідь є у списку.",
    },
    [PHRASE_WHY_UNKNOWN] = {
        "Not now; “why” alone lists everything you can’t do. The question is: {1}",
        "Pas maintenant\u202F; «\u00A0pourquoi\u00A0» tout seul dit tout ce qui n’est pas "
            "possible. La question\u00A0: {1}",
        "Не зараз; саме лише «чому» покаже все, чого не можна. Запитання: {1}",
    },
    [PHRASE_WHY_LIKEWISE] = {"Likewise: {1}.", "De même\u00A0: {1}.", "Так само: {1}."},
    [PHRASE_HINT_HEADING] = {
        "What a strong bot would play",
        "Ce que jouerait un bot fort",
        "Що зіграв би сильний бот",
    },
    [PHRASE_HINT_WORTH] = {
        "{1}% chance to win, about {2} VP at the end",
        "{1}\u00A0% de chances de gagner, environ {2}\u00A0PV à la fin",
        "{1}\u00A0% шансів на перемогу, близько {2}\u00A0ПО наприкінці",
    },
    [PHRASE_HINT_THEN] = {"then: {1}", "puis\u00A0: {1}", "далі: {1}"},
    [PHRASE_HINT_THINKING] = {"Looking ahead…", "Un instant de réflexion…", "Зазираю наперед…"},
    [PHRASE_HINT_OVER] = {
        "The game is over: there’s nothing left to decide.",
        "La partie est terminée\u00A0: il n’y a plus rien à décider.",
        "Гру закінчено: вирішувати більше нема чого.",
    },
    [PHRASE_HINT_NOT_YOURS] = {
        "No hint: it isn’t your turn to decide.",
        "Pas de conseil\u00A0: ce n’est pas à vous de décider.",
        "Підказки немає: зараз вирішуєте не ви.",
    },
    [PHRASE_HINT_HAND_UNKNOWN] = {
        "This position doesn’t show your hand, so there’s no hint.",
        "Cette position ne montre pas votre main\u00A0: pas de conseil possible.",
        "Ця позиція не показує вашої руки, тож підказки немає.",
    },
    [PHRASE_HINT_NO_BOT] = {
        "“{1}” gives no hints. Type “hint” alone, or with a bot that does: level:1 to level:{2}, "
            "greedy, or a budget such as search:2000 or search:5s.",
        "«\u00A0{1}\u00A0» ne donne pas de conseils. Tapez «\u00A0conseil\u00A0» tout court, ou "
            "avec un bot qui en donne\u00A0: level:1 à level:{2}, greedy, ou un budget comme "
            "search:2000 ou search:5s.",
        "«{1}» не дає підказок. Уведіть лише «підказка» або додайте бота, що їх дає: від level:1 "
            "до level:{2}, greedy чи обсяг пошуку, наприклад search:2000 або search:5s.",
    },
    [PHRASE_SAVE_HOW] = {
        "Say where, for instance: “save game.record”",
        "Dites où, par exemple\u00A0: «\u00A0enregistrer partie.record\u00A0»",
        "Укажіть, куди, наприклад: «зберегти гра.record»",
    },
    [PHRASE_SAVE_EXISTS] = {
        "{1} already holds a game. Repeat the command to overwrite it, or choose another name.",
        "{1} contient déjà une partie. Répétez la commande pour la remplacer, ou choisissez un "
            "autre nom.",
        "{1} вже містить гру. Повторіть команду, щоб її замінити, або виберіть іншу назву.",
    },
    [PHRASE_SAVE_NOT_OURS] = {
        "{1} exists and is not a saved game, so it stays as it is. Choose another name, for "
            "instance one ending in .record.",
        "{1} existe et n’est pas une partie enregistrée\u00A0: rien n’y sera écrit. Choisissez un "
            "autre nom, par exemple en .record.",
        "{1} вже є, і це не збережена гра, тож нічого туди не записано. Виберіть іншу назву, "
            "наприклад із закінченням .record.",
    },
    [PHRASE_SAVE_DONE] = {
        "Saved. To go on later: demiurge play --load {1}",
        "Partie enregistrée. Pour la reprendre\u00A0: demiurge play --load {1}",
        "Збережено. Щоб продовжити: demiurge play --load {1}",
    },
    [PHRASE_SAVE_DONE_OVER] = {
        "Saved. To read the game again: demiurge replay {1}",
        "Partie enregistrée. Pour la relire\u00A0: demiurge replay {1}",
        "Збережено. Щоб переглянути гру: demiurge replay {1}",
    },
    [PHRASE_SAVE_FAILED] = {
        "{1} couldn’t be written: {2}.",
        "Impossible d’écrire {1}\u00A0: {2}.",
        "Не вдалося записати {1}: {2}.",
    },
    [PHRASE_QUIT_UNSAVED] = {
        "This game isn’t saved. “save FILE” keeps it; “quit” once more leaves without saving.",
        "Cette partie n’est pas enregistrée. «\u00A0enregistrer FICHIER\u00A0» la garde\u202F; "
            "«\u00A0quitter\u00A0» une seconde fois quitte sans enregistrer.",
        "Цю гру не збережено. «зберегти ФАЙЛ» збереже її; «вийти» ще раз — вихід без збереження.",
    },
    [PHRASE_WINNER]        = {"{1} wins.", "{1} l’emporte.", "Перемагає {1}."},
    [PHRASE_WINNER_YOU]    = {"You win!", "Vous l’emportez\u202F!", "Ви перемогли!"},
    [PHRASE_WINNERS_SHARE] = {
        "Shared victory: {1}.", "Victoire partagée\u00A0: {1}.", "Перемогу ділять: {1}.",
    },
    [PHRASE_AFTER_END] = {
        "You can still look around (“map”, “players”, “log”, “scores”) or “save FILE”; Enter "
            "leaves.",
        "Vous pouvez encore regarder («\u00A0plateau\u00A0», «\u00A0joueurs\u00A0», "
            "«\u00A0journal\u00A0», «\u00A0points\u00A0») ou «\u00A0enregistrer "
            "FICHIER\u00A0»\u202F; Entrée quitte.",
        "Можна ще роздивитися («мапа», «гравці», «журнал», «очки») або «зберегти ФАЙЛ»; Enter — "
            "вийти.",
    },

    /* ---- What may be typed ------------------------------------------------------------------- */
    [PHRASE_COMMAND_HELP]    = {"help|?", "aide|?", "допомога|довідка|?"},
    [PHRASE_COMMAND_UNDO]    = {"undo", "annuler", "назад|скасувати"},
    [PHRASE_COMMAND_WHY]     = {"why", "pourquoi", "чому"},
    [PHRASE_COMMAND_HINT]    = {"hint", "conseil|indice", "підказка"},
    [PHRASE_COMMAND_HAND]    = {"hand", "main", "рука"},
    [PHRASE_COMMAND_COLUMNS] = {"columns", "colonnes", "стовпці"},
    [PHRASE_COMMAND_MAP]     = {"map", "plateau", "мапа"},
    [PHRASE_COMMAND_PLAYERS] = {"players", "joueurs", "гравці"},
    [PHRASE_COMMAND_TABLE]   = {"table", "table", "стіл"},
    [PHRASE_COMMAND_LOG]     = {"log", "journal", "журнал"},
    [PHRASE_COMMAND_CARDS]   = {"cards|card|tiles|tile", "cartes|carte|tuiles|tuile",
        "карти|карта|плитки|плитка"},
    [PHRASE_COMMAND_GODS]    = {"gods", "dieux", "боги"},
    [PHRASE_COMMAND_SCORES]  = {"scores|score", "points|scores", "очки|рахунок"},
    [PHRASE_COMMAND_SAVE]    = {"save", "enregistrer|sauver", "зберегти"},
    [PHRASE_COMMAND_QUIT]    = {"quit|exit", "quitter", "вийти|вихід"},

    [PHRASE_HELP_FIRST] = {
        "An answer: its number, its token (build:galley, at:B3), or any part of it that fits no "
            "other.",
        "Une réponse\u00A0: son numéro, son code (build:galley, at:B3) ou toute partie qui ne "
            "convient qu’à elle.",
        "Відповідь: її номер, код (build:galley, at:B3) або будь-яка частина, що пасує лише до "
            "неї.",
    },
    [PHRASE_HELP_SET] = {
        "Where several are asked for, in any order: 1 1 4, 2 wheat, wood, or one after another; "
            "done ends where the number is free",
        "Quand il en faut plusieurs, dans n’importe quel ordre\u00A0: 1 1 4, 2 blé, bois, ou l’un "
            "après l’autre\u202F; fini termine quand le nombre est libre",
        "Коли потрібно кілька, у будь-якому порядку: 1 1 4, 2 пшениця, дерево, або по одному; "
            "готово завершує, якщо кількість довільна",
    },
    [PHRASE_HELP_ENTER] = {
        "Enter alone: the question again",
        "Entrée seule\u00A0: la question à nouveau",
        "Лише Enter: запитання ще раз",
    },
    [PHRASE_HELP_UNDO] = {
        "undo: take back your last answer, unless something was revealed or somebody has played "
            "since",
        "annuler\u00A0: reprendre votre dernière réponse, tant que rien n’a été révélé et que "
            "personne n’a joué",
        "назад: скасувати свою останню відповідь, поки нічого не відкрито й ніхто не ходив",
    },
    [PHRASE_HELP_WHY] = {
        "why: what you can’t do now, and why; why not galley: about one thing",
        "pourquoi\u00A0: ce qui n’est pas possible, et pourquoi\u202F; pourquoi pas "
            "galère\u00A0: une chose en particulier",
        "чому: чого зараз не можна й чому; чому не галера: про щось одне",
    },
    [PHRASE_HELP_HINT] = {
        "hint: what a strong bot would consider now, with your chances and what might follow; it "
            "knows no more than you",
        "conseil\u00A0: ce qu’un bot fort envisagerait, avec vos chances et la suite "
            "possible\u202F; il n’en sait pas plus que vous",
        "підказка: що розглянув би сильний бот, з вашими шансами й можливим продовженням; він знає "
            "не більше за вас",
    },
    [PHRASE_HELP_TABLE] = {
        "table: the whole table again", "table\u00A0: toute la table à nouveau",
            "стіл: увесь стіл ще раз",
    },
    [PHRASE_HELP_HAND] = {
        "hand: your cards with their texts", "main\u00A0: vos cartes et leurs textes",
            "рука: ваші карти з текстами",
    },
    [PHRASE_HELP_COLUMNS] = {
        "columns: the cards you have built, with their texts",
        "colonnes\u00A0: les cartes que vous avez construites, avec leurs textes",
        "стовпці: зведені вами карти з текстами",
    },
    [PHRASE_HELP_MAP] = {
        "map: the map; map B3: one region in words",
        "plateau\u00A0: le plateau\u202F; plateau B3\u00A0: une région en toutes lettres",
        "мапа: гральне поле; мапа B3: один регіон словами",
    },
    [PHRASE_HELP_PLAYERS] = {
        "players: what everybody has and has built",
        "joueurs\u00A0: ce que chacun possède et a construit",
        "гравці: що хто має і що звів",
    },
    [PHRASE_HELP_LOG] = {
        "log: what happened last", "journal\u00A0: les derniers événements",
            "журнал: що відбулося останнім часом",
    },
    [PHRASE_HELP_CARDS] = {
        "cards forum: the text of a card; cards alone: all names",
        "cartes forum\u00A0: le texte d’une carte\u202F; cartes seul\u00A0: tous les noms",
        "карти форум: текст карти; лише карти: усі назви",
    },
    [PHRASE_HELP_GODS] = {
        "gods: what each god gives for an offering of one card or of three",
        "dieux\u00A0: ce que chaque dieu donne pour une offrande d’une carte ou de trois",
        "боги: що дає кожен бог за підношення з однієї карти або з трьох",
    },
    [PHRASE_HELP_SCORES] = {
        "scores: points by source, unless they are secret",
        "points\u00A0: les points par origine, s’ils ne sont pas secrets",
        "очки: очки за джерелами, якщо вони не приховані",
    },
    [PHRASE_HELP_SAVE] = {
        "save FILE: keep the game, to go on with --load FILE",
        "enregistrer FICHIER\u00A0: garder la partie, à reprendre avec --load FICHIER",
        "зберегти ФАЙЛ: зберегти гру, щоб продовжити з --load ФАЙЛ",
    },
    [PHRASE_HELP_LAST] = {"quit: leave", "quitter\u00A0: partir", "вийти: залишити гру"},
};

/* clang-format on */
