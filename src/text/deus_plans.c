/* Answers as parts of a plan, where the line of the choice says too little without its question:
 * "stone" is taken, "D6" is an army or where it goes. Letters as in deus_answers.c. */
#include "text/deus_text.h"

/* clang-format off */

const text_line text_deus_plans[DEUS_VERBS] = {
    [DEUS_SAY_PICK]    = {{"start with {piece a.a}", "commencer avec {piece a.a}",
        "узяти {piece a.acc}"}},
    [DEUS_SAY_COLUMN]  = {{"in the {column a}, for {gold k}",
                      "dans {column a.the}, pour {gold k}",
                      "у {column a.acc}, за {gold k.acc}"}},
    [DEUS_SAY_PAY]     = {{"pay {resource 1 a}", "payer {resource 1 a}",
        "заплатити {resource 1 a.acc}"}},
    [DEUS_SAY_GOLD]    = {{"pay {gold k} instead of {resource a}",
                      "payer {gold k} au lieu {resource a.some}",
                      "заплатити {gold k.acc} замість {resource a.gen}"}},
    [DEUS_SAY_AT]      = {{"place in {place a}", "placer en {place a}", "поставити на {place a}"}},
    [DEUS_SAY_EDGE]    = {{"place in {place a}, at the edge, for {vp k}",
                      "placer en {place a}, au bord, pour {vp k}",
                      "поставити на {place a}, на краю, за {vp k}"}},
    [DEUS_SAY_TAKE]    = {{"take {resource a}", "prendre {resource a.some}",
        "узяти {resource a.acc}"}},
    [DEUS_SAY_PIECE]   = {{"take {piece a.a}", "prendre {piece a.a}", "узяти {piece a.acc}"}},
    [DEUS_SAY_BUY]     = {{"buy {resource a} for {gold k}",
                      "acheter {resource a.some} pour {gold k}",
                      "купити {resource a.acc} за {gold k.acc}"}},
    [DEUS_SAY_HARVEST] = {{"gather in {spot a}: {resource k t}",
                      "récolter en {spot a} : {resource k t}",
                      "зібрати в {spot a}: {resource k t}"}},
    [DEUS_SAY_RAID]    = {{"take {vp k} in {spot a}", "prendre {vp k} en {spot a}",
        "узяти {vp k} в {spot a}"}},
    [DEUS_SAY_ARMY]    = {{"army in {spot a}", "unité militaire en {spot a}",
        "військо в {spot a}"}},
    [DEUS_SAY_MARCH]   = {{"[a=B?it stays in {spot a}|move to {place a}]",
                      "[a=B?elle reste en {spot a}|aller en {place a}]",
                      "[a=B?лишається в {spot a}|перейти до {place a}]"}},
    [DEUS_SAY_ROB]     = {{"steal from {seat a}[k?: {gold k}]",
                      "voler {seat a}[k? : {gold k}]",
                      "красти: {seat a}[k?, {gold k}]"}},
    [DEUS_SAY_SHIP]    = {{"ship in {spot a}", "bateau en {spot a}", "корабель у {spot a}"}},
    [DEUS_SAY_SAIL]    = {{"sail to {place a}", "aller en {place a}", "пливти до {place a}"}},
    [DEUS_SAY_FROM]    = {{"produce in {spot a}: {any k} ({set j})",
                      "produire en {spot a} : {any k} ({set j})",
                      "виробити в {spot a}: {any k} ({set j})"}},
    [DEUS_SAY_SHOOT]   = {{"attack the village in {spot a}: {vp k}",
                      "attaquer le village de {spot a} : {vp k}",
                      "атакувати селище в {spot a}: {vp k}"}},
    [DEUS_SAY_CAMP]    = {{"take {place a} with a combat token",
                      "prendre {place a} avec un jeton Combat",
                      "зайняти {place a} бойовим жетоном"}},
};

/* clang-format on */
