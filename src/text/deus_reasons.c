/* Why something may not be done: what is missing and how much. Letters: a b are the reason's
 * arguments, k is what is missing of a (a - b), x and z are the operands of the answer that was
 * tried (mostly a region), y the first if it is a card to be built, r if it is a resource, u if it
 * is a region on land. */
#include "deus/state.h"
#include "text/deus_text.h"

/* clang-format off */

static const text_line by_reason[DEUS_REASONS] = {
    [DEUS_ALLOWED] = {{
        "this is allowed.",
        "c’est permis.",
        "це дозволено.",
    }},
    [DEUS_NO_PIECE_ON_BOARD] = {{
        "you have no {piece a} left on your player board.",
        "il ne vous reste pas {piece a.of} sur votre plateau individuel.",
        "на вашому полі гравця не лишилося {piece a.many}.",
    }},
    [DEUS_CANNOT_PAY] = {{
        "[y?to pay for {card y} ]you need at least {gold a}[y? besides your resources]; you have "
            "{number b}.",
        "[y?pour payer {card y.the}, ]il vous faut au moins {gold a}[y? en plus de vos ressources] "
            "; vous en avez {number b}.",
        "[y?щоб заплатити за {card y.acc}, крім ваших ресурсів, ]потрібно щонайменше {gold a}, а у "
            "вас {number b}.",
    }},
    [DEUS_NO_REGION_FOR_PIECE] = {{
        "there is no region where you could place {piece a.a}.",
        "il n’y a aucune région où vous pourriez placer {piece a.a}.",
        "немає регіону, де ви могли б поставити {piece a.acc}.",
    }},
    [DEUS_COLUMN_TOO_SHORT] = {{
        "this temple needs {card-count a} of each of the five other colours; you have too few "
            "{coloured-card b.few}.",
        "ce temple exige {card-count a} de chacune des cinq autres couleurs ; vous avez trop peu "
            "de {coloured-card b.few}.",
        "для цього храму треба {card-count a.acc} кожного з п’яти інших кольорів, а {coloured-card "
            "b.many} у вас замало.",
    }},
    [DEUS_NO_TEMPLE_SITE] = {{
        "a temple goes into a land region where you have a building and no temple; you have no "
            "such region.",
        "un temple se place dans une région terrestre où vous avez un bâtiment mais pas de temple "
            "; vous n’en avez aucune.",
        "храм ставлять у суходільний регіон, де є ваша будівля й немає храму, а такого регіону у "
            "вас немає.",
    }},
    [DEUS_JOKER_SPENT] = {{
        "you have already used your joker in this game.",
        "vous avez déjà utilisé votre joker dans cette partie.",
        "ви вже використали свого джокера в цій грі.",
    }},
    [DEUS_JOKER_NO_COLUMN] = {{
        "no column can take a joker now: each lacks a piece, a region or the gold.",
        "aucune colonne ne peut recevoir de joker : il manque à chacune un pion, une région ou de "
            "l’or.",
        "джокера нема куди покласти: для кожного стовпця бракує фігурки, регіону або золота.",
    }},
    [DEUS_VILLAGE_THERE] = {{
        "{spot x} is a barbarian village: no piece may stand there.",
        "{spot x} est un village barbare : aucun pion ne peut s’y trouver.",
        "{spot x} — селище варварів: там не може стояти жодна фігурка.",
    }},
    [DEUS_OTHER_PLAYER_THERE] = {{
        "{seat a} occupies {spot x}, and a region belongs to one player only.",
        "{seat a} occupe {spot x}, et une région n’accueille qu’un seul joueur.",
        "{seat a} займає {spot x}, а в регіоні може бути лише один гравець.",
    }},
    [DEUS_NOT_SEA] = {{
        "{spot x} is not at sea: ships go to sea regions only.",
        "{spot x} n’est pas en mer : un bateau se place uniquement dans une région maritime.",
        "{spot x} — не море: кораблі ставлять лише в морські регіони.",
    }},
    [DEUS_NOT_LAND] = {{
        "{spot x} is at sea: only ships are placed there.",
        "{spot x} est en mer : seuls les bateaux s’y placent.",
        "{spot x} — море: там ставлять лише кораблі.",
    }},
    [DEUS_SAME_TYPE_THERE] = {{
        "you already have {piece a.a} in {spot x}: all pieces in a region are of different types.",
        "vous avez déjà {piece a.a} en {spot x} : les pions d’une région sont tous de types "
            "différents.",
        "у {spot x} вже є {piece a}: усі ваші фігурки в регіоні мусять бути різного типу.",
    }},
    [DEUS_NOT_AT_EDGE] = {{
        "{spot x} is not at the edge: your first piece goes to the edge of the board.",
        "{spot x} n’est pas au bord : votre premier pion se place au bord du plateau.",
        "{spot x} — не на краю: свою першу фігурку ви ставите на краю грального поля.",
    }},
    [DEUS_TOO_CLOSE_TO_FIRST] = {{
        "{spot x} is too close to the first region of {seat a}: yours must be at least {area b} "
            "away.",
        "{spot x} est trop près de la première région {seat a.of} : la vôtre doit en être à {area "
            "b} au moins.",
        "{spot x} надто близько до першого регіону {seat a.gen}: ваш має бути щонайменше за {area "
            "b.acc} від нього.",
    }},
    [DEUS_NOT_CONNECTED] = {{
        "{spot x} is neither your region nor next to one, nor is it an empty region at the edge.",
        "{spot x} n’est ni à vous, ni voisine d’une de vos régions, ni une région vide du bord.",
        "{spot x} — не ваш регіон, не прилеглий до вашого й не порожній регіон на краю.",
    }},
    [DEUS_EDGE_NEEDS_VP] = {{
        "placing at the edge in {spot x} costs {vp k}, and you do not have that many.",
        "se placer au bord en {spot x} coûte {vp k}, et vous ne les avez pas.",
        "місце на краю в {spot x} коштує {vp k}, а у вас стільки немає.",
    }},
    [DEUS_NO_BUILDING_THERE] = {{
        "you have no building in {spot x}: a temple goes where one of yours already stands.",
        "vous n’avez pas de bâtiment en {spot x} : un temple se place là où vous en avez déjà un.",
        "у {spot x} немає вашої будівлі: храм ставлять там, де вона вже є.",
    }},
    [DEUS_TEMPLE_THERE] = {{
        "there is a temple in {spot x} already: a region has only one.",
        "il y a déjà un temple en {spot x} : une région n’en a qu’un.",
        "у {spot x} вже є храм: у регіоні може бути лише один.",
    }},
    [DEUS_RESOURCE_NOT_OWNED] = {{
        "you have no {resource a}.",
        "vous n’avez pas {resource a.of}.",
        "у вас немає {resource a.gen}.",
    }},
    [DEUS_GOLD_SHORT] = {{
        "this takes {gold a}; you have {number b} and need {gold k} more.",
        "il faut {gold a} ; vous en avez {number b}, il manque donc {gold k}.",
        "потрібно {gold a}, у вас {number b}: бракує {gold k.gen}.",
    }},
    [DEUS_SUPPLY_EMPTY] = {{
        "there is no {resource a} left in the supply.",
        "il n’y a plus {resource a.of} dans la réserve.",
        "в основному запасі не лишилося {resource a.gen}.",
    }},
    [DEUS_NO_PIECE_IN_SUPPLY] = {{
        "you have no {piece a} left in your personal supply.",
        "il ne vous reste pas {piece a.of} dans votre réserve personnelle.",
        "у вашому особистому запасі не лишилося {piece a.many}.",
    }},
    [DEUS_NO_PRODUCTION_THERE] = {{
        "you have no production building {land a.in} to give {resource a}.",
        "vous n’avez pas de bâtiment de production {land a.in} pour donner {resource a.some}.",
        "у вас немає виробничої будівлі {land a.in}, яка давала б {resource a.acc}.",
    }},
    [DEUS_NOT_OCCUPIED] = {{
        "you do not occupy {spot x}.",
        "vous n’occupez pas {spot x}.",
        "ви не займаєте {spot x}.",
    }},
    [DEUS_WRONG_TERRAIN] = {{
        "this card asks for {land a.a}, and {spot x} is not one.",
        "cette carte demande {land a.a}, ce que {spot x} n’est pas.",
        "ця карта діє лише {land a.in}, а {spot x} — інша місцевість.",
    }},
    [DEUS_BEING_RESOLVED] = {{
        "{card a} is taking effect right now and cannot be activated before that is done.",
        "la carte {card a} agit en ce moment : elle ne peut pas être activée avant la fin de son "
            "effet.",
        "карта {card a} саме діє: доки вона не завершить, активувати її не можна.",
    }},
    [DEUS_WRONG_COLOUR] = {{
        "only {coloured-card a.few} can be activated here.",
        "seules les {coloured-card a.few} peuvent être activées ici.",
        "тут можна активувати лише {coloured-card a.few}.",
    }},
    [DEUS_FACE_DOWN] = {{
        "a card lying face down has no effect.",
        "une carte face cachée n’a aucun effet.",
        "карта, що лежить долілиць, не має властивості.",
    }},
    [DEUS_VILLAGE_ATTACKED] = {{
        "the village in {spot x} has been attacked and no longer counts as a village.",
        "le village de {spot x} a été attaqué et ne compte plus comme un village.",
        "селище в {spot x} уже атаковано, тож воно більше не вважається селищем.",
    }},
    [DEUS_VILLAGE_EMPTY] = {{
        "no VP are left on the village in {spot x}.",
        "il ne reste plus de PV sur le village de {spot x}.",
        "на селищі в {spot x} більше немає ПО.",
    }},
    [DEUS_NO_ARMY_BESIDE] = {{
        "none of your armies stands beside the village in {spot x}.",
        "aucune de vos unités militaires n’est voisine du village de {spot x}.",
        "поруч із селищем у {spot x} немає вашого війська.",
    }},
    [DEUS_OWN_ARMY_THERE] = {{
        "you already have an army in {spot x}: two never stand in one region.",
        "vous avez déjà une unité militaire en {spot x} : il n’y en a jamais deux dans une région.",
        "у {spot x} вже стоїть ваше військо: двох в одному регіоні не буває.",
    }},
    [DEUS_TOO_FAR] = {{
        "{spot x} is out of reach: the army moves at most {area a}.",
        "{spot x} est hors d’atteinte : l’unité se déplace de {area a} au plus.",
        "до {spot x} не дістатися: військо пересувається щонайбільше на {area a.acc}.",
    }},
    [DEUS_SEA_WITHOUT_SHIP] = {{
        "[u?the sea cuts off {spot x}|you have no ship in {spot x}]: an army enters the sea only "
            "where your own ship is.",
        "[u?la mer barre le chemin vers {spot x}|vous n’avez pas de bateau en {spot x}] : une "
            "unité militaire n’entre en mer que là où se trouve un de vos bateaux.",
        "[u?море відтинає шлях до {spot x}|у {spot x} немає вашого корабля]: військо входить у "
            "море лише там, де стоїть ваш корабель.",
    }},
    [DEUS_TEMPLE_ABANDONED] = {{
        "this army stands alone with a temple and may not abandon it.",
        "cette unité militaire est seule avec un temple et ne peut pas l’abandonner.",
        "у цьому регіоні, крім війська, є лише храм, а храм покидати не можна.",
    }},
    [DEUS_NOT_ADJACENT] = {{
        "{seat a} occupies no region beside your army.",
        "{seat a} n’occupe aucune région voisine de votre unité militaire.",
        "{seat a} не займає жодного регіону поруч із вашим військом.",
    }},
    [DEUS_FIVE_OF_A_TYPE] = {{
        "you have already picked all five of your {piece a.few}.",
        "vous avez déjà choisi vos cinq {piece a.few}.",
        "ви вже вибрали всі свої п’ять {piece a.many}.",
    }},
    [DEUS_MUST_FILL] = {{
        "with [r?{resource r}|{piece a.a}] now, too few would be left to choose from: choices "
            "follow a fixed order.",
        "avec [r?{resource r.some}|{piece a.a}] maintenant, il n’en resterait pas assez à choisir "
            ": les choix suivent un ordre fixe.",
        "якщо зараз узяти [r?{resource r.acc}|{piece a.acc}], далі забракне з чого вибирати: вибір "
            "роблять у сталому порядку.",
    }},
    [DEUS_NOT_IN_ORDER] = {{
        "choices are made in a fixed order, and this one comes before what you have already "
            "chosen.",
        "les choix se font dans un ordre fixe, et celui-ci vient avant ce que vous avez déjà "
            "choisi.",
        "вибір роблять у сталому порядку, а це стоїть перед тим, що ви вже вибрали.",
    }},
    /* Egypt */
    [DEUS_NO_CITY_FOR_PIECE] = {{
        "this card needs a region that already has at least {yours b}; you have none where {piece "
            "a.a} could go.",
        "cette carte exige une région qui a déjà au moins {yours b} ; vous n’en avez aucune où "
            "placer {piece a.a}.",
        "для цієї карти треба регіон, де вже є щонайменше {yours b}; у вас немає такого, куди "
            "можна поставити {piece a.acc}.",
    }},
    [DEUS_TOO_FEW_BUILDINGS] = {{
        "this card is built only in a region that already has at least {yours a}; {spot x} has "
            "fewer.",
        "cette carte ne se construit que dans une région qui a déjà au moins {yours a} ; {spot x} "
            "en a moins.",
        "цю карту зводять лише там, де вже є щонайменше {yours a}, а в {spot x} їх менше.",
    }},
    [DEUS_WRONG_RANK] = {{
        "only cards of rank {number a} can be activated here.",
        "seules les cartes de rang {number a} peuvent être activées ici.",
        "тут можна активувати лише карти рангу {number a}.",
    }},
    [DEUS_SAME_COLOUR] = {{
        "{coloured-card a.few} cannot be activated here: the card asks for another colour.",
        "les {coloured-card a.few} ne peuvent pas être activées ici : il faut une autre couleur.",
        "{coloured-card a.few} тут активувати не можна: треба карту іншого кольору.",
    }},
    [DEUS_HAS_COIN] = {{
        "a coin lies on this card already, and no card takes a second one.",
        "une pièce se trouve déjà sur cette carte, et aucune n’en reçoit deux.",
        "на цій карті вже лежить монета, а другої на карту не кладуть.",
    }},
    [DEUS_NO_GOLD_FOR_COIN] = {{
        "you have no gold to put on a card.",
        "vous n’avez pas d’or à placer sur une carte.",
        "у вас немає золота, щоб покласти його на карту.",
    }},
    [DEUS_MARKET_END] = {{
        "the {resource a} token is at the end of the market already.",
        "le jeton {resource a} est déjà au bout du marché.",
        "жетон {resource a.gen} вже на краю ринку.",
    }},
    [DEUS_SAME_SPACE] = {{
        "the {resource a} token is on that space already.",
        "le jeton {resource a} est déjà sur cette case.",
        "жетон {resource a.gen} вже на цій клітинці.",
    }},
    [DEUS_ARMY_ABOARD] = {{
        "your army stands on the ship in {spot x}, so this ship stays.",
        "votre unité militaire se trouve sur le bateau de {spot x} : il ne bouge pas.",
        "на кораблі в {spot x} стоїть ваше військо, тож корабель лишається на місці.",
    }},
    [DEUS_OTHER_OCEAN] = {{
        "{spot x} belongs to another ocean: a ship stays in its own.",
        "{spot x} fait partie d’un autre océan : un bateau reste dans le sien.",
        "{spot x} належить до іншого океану, а корабель лишається у своєму.",
    }},
    [DEUS_REGION_TAKEN] = {{
        "{spot x} is not an empty region.",
        "{spot x} n’est pas une région vide.",
        "{spot x} — не порожній регіон.",
    }},
    [DEUS_NOTHING_BESIDE] = {{
        "no land beside {spot x} gives a resource that is left in the supply.",
        "aucune région terrestre voisine de {spot x} ne donne une ressource encore en réserve.",
        "жоден суходільний регіон поруч із {spot x} не дає ресурсу, що лишився в запасі.",
    }},
    [DEUS_TOKENS_SHORT] = {{
        "this takes {token a} from your player board; you have {number b} there.",
        "il faut {token a} de votre plateau individuel ; vous y en avez {number b}.",
        "для цього треба {token a} з вашого поля гравця, а там {number b}.",
    }},
    [DEUS_NO_VILLAGE_BESIDE] = {{
        "no barbarian village that could be attacked is adjacent to your army in {spot x}.",
        "aucun village barbare à attaquer n’est adjacent à votre unité militaire de {spot x}.",
        "поруч із вашим військом у {spot x} немає селища варварів, яке можна атакувати.",
    }},
    [DEUS_ALREADY_MOVED] = {{
        "the army in {spot x} has already moved: each moves once.",
        "l’unité militaire de {spot x} s’est déjà déplacée : chacune ne le fait qu’une fois.",
        "військо в {spot x} вже пересунуто: кожне рухається лише раз.",
    }},
    [DEUS_NOWHERE_TO_GO] = {{
        "there is no region the army in {spot x} could move to.",
        "il n’y a aucune région où l’unité militaire de {spot x} pourrait aller.",
        "військо в {spot x} не має куди пересунутися.",
    }},
    [DEUS_NOT_BESIDE_ARMY] = {{
        "{spot x} is not adjacent to any of your armies.",
        "{spot x} n’est adjacente à aucune de vos unités militaires.",
        "{spot x} не прилягає до жодного вашого війська.",
    }},
    [DEUS_STORE_EMPTY] = {{
        "{seat a} has no {piece b} on the player board.",
        "{seat a} n’a pas {piece b.of} sur son plateau individuel.",
        "{seat a} не має {piece b.many} на полі гравця.",
    }},
    [DEUS_STORE_TAKEN] = {{
        "there is a fortress on the {piece b.few} of {seat a} already.",
        "il y a déjà une forteresse sur les {piece b.few} {seat a.of}.",
        "на {piece b.few} {seat a.gen} вже поставлено фортецю.",
    }},
    [DEUS_COLUMN_EMPTY] = {{
        "the {column b} of {seat a} is empty.",
        "{column b.the} {seat a.of} est vide.",
        "{column b} {seat a.gen} порожній.",
    }},
    [DEUS_COLUMN_TAKEN] = {{
        "there is a garrison on the {column b} of {seat a} already.",
        "il y a déjà une garnison sur {column b.the} {seat a.of}.",
        "{column b.acc} {seat a.gen} вже зайнято гарнізоном.",
    }},
    [DEUS_COLUMN_FULL] = {{
        "your {column a} has no room for another card.",
        "votre {column a} n’a plus de place pour une autre carte.",
        "{column a} заповнено: карту туди вже не покласти.",
    }},
    [DEUS_NO_ROOM_ABOARD] = {{
        "no slot is free in your barques.",
        "aucun emplacement n’est libre dans vos barques.",
        "у ваших барках немає вільного місця.",
    }},
    [DEUS_NO_LAYING_ELSEWHERE] = {{
        "no temple lets you lay {coloured-card a.a} in another column now.",
        "aucun temple ne vous permet de poser {coloured-card a.a} dans une autre colonne.",
        "жоден храм не дозволяє вам покласти {coloured-card a.acc} в інший стовпець.",
    }},
};

/* Reasons that read differently against one verb. */
static const struct {
    uint8_t reason, verb;
    text_line line;
} special[] = {
    {DEUS_MUST_FILL, DEUS_SAY_SPILL, {{
        "with {resource r} now, too few would be left to return: choices follow a fixed order.",
        "avec {resource r.some} maintenant, il n’en resterait pas assez à remettre : les choix "
            "suivent un ordre fixe.",
        "якщо зараз повернути {resource r.acc}, далі забракне що повертати: вибір роблять у "
            "сталому порядку."}}},
    {DEUS_NOT_ADJACENT, DEUS_SAY_SHIFT, {{
        "{spot x} is not adjacent to the region of the combat token.",
        "{spot x} n’est pas adjacente à la région du jeton Combat.",
        "{spot x} не прилягає до регіону бойового жетона."}}},
    {DEUS_NOT_ADJACENT, DEUS_SAY_STORE, {{
        "{seat a} occupies no region adjacent to one of your armies.",
        "{seat a} n’occupe aucune région adjacente à une de vos unités militaires.",
        "{seat a} не займає жодного регіону поруч із вашими військами."}}},
    {DEUS_NOT_ADJACENT, DEUS_SAY_GUARD, {{
        "{seat a} occupies no region adjacent to one of your armies.",
        "{seat a} n’occupe aucune région adjacente à une de vos unités militaires.",
        "{seat a} не займає жодного регіону поруч із вашими військами."}}},
    {DEUS_NOT_BESIDE_ARMY, DEUS_SAY_SHOOT, {{
        "the village in {spot x} is not adjacent to this army.",
        "le village de {spot x} n’est pas adjacent à cette unité militaire.",
        "селище в {spot x} не прилягає до цього війська."}}},
    {DEUS_NOTHING_BESIDE, DEUS_SAY_TAKE, {{
        "the land beside the chosen production building gives no {resource r}.",
        "les régions voisines du bâtiment de production choisi ne donnent pas {resource r.of}.",
        "регіони поруч із вибраною виробничою будівлею не дають {resource r.gen}."}}},
    {DEUS_NOWHERE_TO_GO, DEUS_SAY_SHIP, {{
        "no sea region is free in the ocean of the ship in {spot x}.",
        "aucune région maritime n’est libre dans l’océan du bateau de {spot x}.",
        "в океані корабля з {spot x} немає вільного морського регіону."}}},
    {DEUS_SAME_SPACE, DEUS_SAY_SWAP, {{
        "the {resource x} and {resource z} tokens are on the same space: nothing would change.",
        "les jetons {resource x} et {resource z} sont sur la même case : rien ne changerait.",
        "жетони {resource x.gen} та {resource z.gen} на одній клітинці: нічого не зміниться."}}},
    {DEUS_TOKENS_SHORT, DEUS_SAY_MARCH, {{
        "the way to {spot x} crosses land of others or a barbarian village: that takes {token a}; "
            "you have {number b}.",
        "le chemin vers {spot x} traverse des terres adverses ou un village barbare : il faut "
            "{token a} ; vous en avez {number b}.",
        "шлях до {spot x} пролягає чужою землею чи селищем варварів: на це треба {token a}, а у "
            "вас {number b}."}}},
};

/* clang-format on */

const text_line *text_deus_reason_line(uint8_t reason, uint8_t verb) {
    for (size_t row = 0; row < sizeof special / sizeof special[0]; row++)
        if (special[row].reason == reason && special[row].verb == verb) return &special[row].line;
    return &by_reason[reason];
}

static bool is_land(const dm_state *seen, uint8_t region) {
    return seen && region < DEUS_REGIONS_MAX &&
           deus_land(deus_const(seen)) & deus_region_bit(region);
}

void text_deus_reason(const text_reader *reader, const dm_state *seen, dm_answer answer,
                      dm_reason reason, dm_writer *out) {
    if (reason.code >= DEUS_REASONS) return;
    text_scene scene = text_deus_scene(reader, seen);
    scene.value['a'] = reason.args[0];
    scene.value['b'] = reason.args[1];
    scene.value['x'] = answer.a;
    scene.value['z'] = answer.b;
    if (answer.verb == DEUS_SAY_BUILD) scene.value['y'] = answer.a;
    if (answer.verb == DEUS_SAY_TAKE || answer.verb == DEUS_SAY_SPILL) scene.value['r'] = answer.a;
    if (is_land(seen, answer.a)) scene.value['u'] = answer.a;
    scene.value['k'] = reason.code == DEUS_EDGE_NEEDS_VP
                           ? DEUS_EDGE_PRICE_VP
                           : (int16_t)(reason.args[0] - reason.args[1]);
    text_say(&scene, text_deus_reason_line(reason.code, answer.verb), out);
}
