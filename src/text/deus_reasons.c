/* Why something may not be done: what is missing and how much. Letters: a b are the reason's
 * arguments, k is what is missing of a (a - b), x is the first operand of the answer that was tried
 * (mostly a region), y the same if it is a card to be built, r if it is a resource. */
#include "deus/state.h"
#include "text/deus_text.h"

/* clang-format off */

const text_line text_deus_reasons[REASONS] = {
    [ALLOWED] = {{
        "this is allowed.",
        "c’est permis.",
        "це дозволено.",
    }},
    [NO_PIECE_ON_BOARD] = {{
        "you have no {piece a} left on your player board.",
        "il ne vous reste pas {piece a.of} sur votre plateau.",
        "на вашому полі гравця не лишилося {piece a.many}.",
    }},
    [CANNOT_PAY] = {{
        "[y?to pay for {card y} ]you need at least {gold a}[y? besides your resources]; you have {number b}.",
        "[y?pour payer {card y.the}, ]il vous faut au moins {gold a}[y? en plus de vos ressources] ; vous en avez {number b}.",
        "[y?щоб заплатити за {card y.acc}, крім ваших ресурсів, ]потрібно щонайменше {gold a}, а у вас {number b}.",
    }},
    [NO_REGION_FOR_PIECE] = {{
        "there is no region where you could place {piece a.a}.",
        "il n’y a aucune région où vous pourriez placer {piece a.a}.",
        "немає регіону, де ви могли б поставити {piece a.acc}.",
    }},
    [COLUMN_TOO_SHORT] = {{
        "this temple needs {card-count a} in each of your five other columns; your {column b} has fewer.",
        "ce temple exige {card-count a} dans chacune de vos cinq autres colonnes ; votre {column b} en a moins.",
        "для цього храму треба {card-count a.acc} в кожному з п’яти інших ваших стовпців, а {column b} коротший.",
    }},
    [NO_TEMPLE_SITE] = {{
        "a temple goes into a land region where you have a building and no temple; you have no such region.",
        "un temple se place dans une région terrestre où vous avez un bâtiment mais pas de temple ; vous n’en avez aucune.",
        "храм ставлять у земельний регіон, де є ваша будівля й немає храму, а такого регіону у вас немає.",
    }},
    [JOKER_SPENT] = {{
        "you have already used your joker in this game.",
        "vous avez déjà utilisé votre joker dans cette partie.",
        "ви вже використали свого джокера в цій грі.",
    }},
    [JOKER_NO_COLUMN] = {{
        "no column can take a joker now: each lacks a piece, a region or the gold.",
        "aucune colonne ne peut recevoir de joker : il manque à chacune un pion, une région ou de l’or.",
        "джокера нема куди покласти: для кожного стовпця бракує фігурки, регіону або золота.",
    }},
    [VILLAGE_THERE] = {{
        "{spot x} is a barbarian village: no piece may stand there.",
        "{spot x} est un village barbare : aucun pion ne peut s’y trouver.",
        "{spot x} — селище варварів: там не може стояти жодна фігурка.",
    }},
    [OTHER_PLAYER_THERE] = {{
        "{seat a} occupies {spot x}, and a region belongs to one player only.",
        "{seat a} occupe {spot x}, et une région n’accueille qu’un seul joueur.",
        "{seat a} займає {spot x}, а в регіоні може бути лише один гравець.",
    }},
    [NOT_SEA] = {{
        "{spot x} is not at sea: ships go to sea regions only.",
        "{spot x} n’est pas en mer : un bateau se place uniquement dans une région maritime.",
        "{spot x} — не море: кораблі ставлять лише в морські регіони.",
    }},
    [NOT_LAND] = {{
        "{spot x} is at sea: only ships are placed there.",
        "{spot x} est en mer : seuls les bateaux s’y placent.",
        "{spot x} — море: там ставлять лише кораблі.",
    }},
    [SAME_TYPE_THERE] = {{
        "you already have {piece a.a} in {spot x}: all pieces in a region are of different types.",
        "vous avez déjà {piece a.a} en {spot x} : les pions d’une région sont tous de types différents.",
        "у {spot x} вже є {piece a}: усі ваші фігурки в регіоні мусять бути різного типу.",
    }},
    [NOT_AT_EDGE] = {{
        "{spot x} is not at the edge: your first piece goes to the edge of the board.",
        "{spot x} n’est pas au bord : votre premier pion se place au bord du plateau.",
        "{spot x} — не на краю: свою першу фігурку ви ставите на краю грального поля.",
    }},
    [TOO_CLOSE_TO_FIRST] = {{
        "{spot x} is too close to the first region of {seat a}: yours must be at least {area b} away.",
        "{spot x} est trop près de la première région {seat a.of} : la vôtre doit en être à {area b} au moins.",
        "{spot x} надто близько до першого регіону {seat a.gen}: ваш має бути щонайменше за {area b.acc} від нього.",
    }},
    [NOT_CONNECTED] = {{
        "{spot x} is neither your region nor next to one, nor is it an empty region at the edge.",
        "{spot x} n’est ni à vous, ni voisine d’une de vos régions, ni une région vide du bord.",
        "{spot x} — не ваш регіон, не прилеглий до вашого й не порожній регіон на краю.",
    }},
    [EDGE_NEEDS_VP] = {{
        "placing at the edge in {spot x} costs {vp k}, and you do not have that many.",
        "se placer au bord en {spot x} coûte {vp k}, et vous ne les avez pas.",
        "місце на краю в {spot x} коштує {vp k}, а у вас стільки немає.",
    }},
    [NO_BUILDING_THERE] = {{
        "you have no building in {spot x}: a temple goes where one of yours already stands.",
        "vous n’avez pas de bâtiment en {spot x} : un temple se place là où vous en avez déjà un.",
        "у {spot x} немає вашої будівлі: храм ставлять там, де вона вже є.",
    }},
    [TEMPLE_THERE] = {{
        "there is a temple in {spot x} already: a region has only one.",
        "il y a déjà un temple en {spot x} : une région n’en a qu’un.",
        "у {spot x} вже є храм: у регіоні може бути лише один.",
    }},
    [RESOURCE_NOT_OWNED] = {{
        "you have no {resource a}.",
        "vous n’avez pas {resource a.of}.",
        "у вас немає {resource a.gen}.",
    }},
    [GOLD_SHORT] = {{
        "this takes {gold a}; you have {number b} and need {gold k} more.",
        "il faut {gold a} ; vous en avez {number b}, il manque donc {gold k}.",
        "потрібно {gold a}, у вас {number b}: бракує {gold k.gen}.",
    }},
    [SUPPLY_EMPTY] = {{
        "there is no {resource a} left in the supply.",
        "il n’y a plus {resource a.of} dans la réserve.",
        "в основному запасі не лишилося {resource a.gen}.",
    }},
    [NO_PIECE_IN_SUPPLY] = {{
        "you have no {piece a} left in your personal supply.",
        "il ne vous reste pas {piece a.of} dans votre réserve personnelle.",
        "у вашому особистому запасі не лишилося {piece a.many}.",
    }},
    [NO_PRODUCTION_THERE] = {{
        "you have no production building {land a.in} to give {resource a}.",
        "vous n’avez pas de bâtiment de production {land a.in} pour donner {resource a.some}.",
        "у вас немає виробничої будівлі {land a.in}, яка давала б {resource a.acc}.",
    }},
    [NOT_OCCUPIED] = {{
        "you do not occupy {spot x}.",
        "vous n’occupez pas {spot x}.",
        "ви не займаєте {spot x}.",
    }},
    [WRONG_TERRAIN] = {{
        "this card asks for {land a.a}, and {spot x} is not one.",
        "cette carte demande {land a.a}, ce que {spot x} n’est pas.",
        "ця карта діє лише {land a.in}, а {spot x} — інша місцевість.",
    }},
    [BEING_RESOLVED] = {{
        "{card a} is taking effect right now and cannot be activated before that is done.",
        "la carte {card a} agit en ce moment : elle ne peut pas être activée avant la fin de son effet.",
        "карта {card a} саме діє: поки її дію не завершено, активувати її не можна.",
    }},
    [WRONG_COLOUR] = {{
        "only {coloured-card a.few} can be activated here.",
        "seules les {coloured-card a.few} peuvent être activées ici.",
        "тут можна активувати лише {coloured-card a.few}.",
    }},
    [FACE_DOWN] = {{
        "a card lying face down has no effect.",
        "une carte face cachée n’a aucun effet.",
        "карта, що лежить долілиць, не має властивості.",
    }},
    [VILLAGE_ATTACKED] = {{
        "the village in {spot x} has been attacked and no longer counts as a village.",
        "le village de {spot x} a été attaqué et ne compte plus comme un village.",
        "селище в {spot x} уже атаковано, тож воно більше не вважається селищем.",
    }},
    [VILLAGE_EMPTY] = {{
        "no VP are left on the village in {spot x}.",
        "il ne reste plus de PV sur le village de {spot x}.",
        "на селищі в {spot x} більше немає ПО.",
    }},
    [NO_ARMY_BESIDE] = {{
        "none of your armies stands beside the village in {spot x}.",
        "aucune de vos unités militaires n’est voisine du village de {spot x}.",
        "поруч із селищем у {spot x} немає вашого війська.",
    }},
    [OWN_ARMY_THERE] = {{
        "you already have an army in {spot x}: two never stand in one region.",
        "vous avez déjà une unité militaire en {spot x} : il n’y en a jamais deux dans une région.",
        "у {spot x} вже стоїть ваше військо: двох в одному регіоні не буває.",
    }},
    [TOO_FAR] = {{
        "{spot x} is out of reach: the army moves at most {area a}.",
        "{spot x} est hors d’atteinte : l’unité se déplace de {area a} au plus.",
        "до {spot x} не дістатися: військо пересувається щонайбільше на {area a.acc}.",
    }},
    [SEA_WITHOUT_SHIP] = {{
        "you have no ship in {spot x}: an army enters the sea only where your own ship is.",
        "vous n’avez pas de bateau en {spot x} : une unité militaire n’entre en mer que là où se trouve un de vos bateaux.",
        "у {spot x} немає вашого корабля: військо входить у море лише там, де стоїть ваш корабель.",
    }},
    [TEMPLE_ABANDONED] = {{
        "this army stands alone with a temple and may not abandon it.",
        "cette unité militaire est seule avec un temple et ne peut pas l’abandonner.",
        "у цьому регіоні, крім війська, є лише храм, а храм покидати не можна.",
    }},
    [NOT_ADJACENT] = {{
        "{seat a} occupies no region beside your army.",
        "{seat a} n’occupe aucune région voisine de votre unité militaire.",
        "{seat a} не займає жодного регіону поруч із вашим військом.",
    }},
    [FIVE_OF_A_TYPE] = {{
        "you have already picked all five of your {piece a.few}.",
        "vous avez déjà choisi vos cinq {piece a.few}.",
        "ви вже вибрали всі свої п’ять {piece a.many}.",
    }},
    [MUST_FILL] = {{
        "with [r?{resource r}|{piece a.a}] now, too few would be left to choose from: choices follow a fixed order.",
        "avec [r?{resource r.some}|{piece a.a}] maintenant, il n’en resterait pas assez à choisir : les choix suivent un ordre fixe.",
        "якщо зараз узяти [r?{resource r.acc}|{piece a.acc}], далі забракне з чого вибирати: вибір роблять у сталому порядку.",
    }},
    [NOT_IN_ORDER] = {{
        "choices are made in a fixed order, and this one comes before what you have already chosen.",
        "les choix se font dans un ordre fixe, et celui-ci vient avant ce que vous avez déjà choisi.",
        "вибір роблять у сталому порядку, а це стоїть перед тим, що ви вже вибрали.",
    }},
};

/* clang-format on */

void text_deus_reason(const text_reader *reader, const dm_state *seen, dm_answer answer,
                      dm_reason reason, dm_writer *out) {
    if (reason.code >= REASONS) return;
    text_scene scene = text_deus_scene(reader, seen);
    scene.value['a'] = reason.args[0];
    scene.value['b'] = reason.args[1];
    scene.value['x'] = answer.a;
    if (answer.verb == SAY_BUILD) scene.value['y'] = answer.a;
    if (answer.verb == SAY_TAKE) scene.value['r'] = answer.a;
    scene.value['k'] =
        reason.code == EDGE_NEEDS_VP ? EDGE_PRICE_VP : (int16_t)(reason.args[0] - reason.args[1]);
    text_say(&scene, &text_deus_reasons[reason.code], out);
}
