/* What seats are asked. Letters: A B C D are the question's arguments, small letters the effect of
 * the card it is about (text_deus_set_effect). */
#include "text/deus_text.h"

/* clang-format off */

const text_line text_deus_questions[ASK_KINDS] = {
    [ASK_PICK] = {{
        "which piece do you put on your player board? ({number A} left)",
        "quel pion mettez-vous sur votre plateau ? (encore {number A})",
        "яку фігурку ви ставите на своє поле гравця? (ще {number A})",
    }},
    [ASK_TURN] = {{
        "do you build or make an offering?",
        "construisez-vous ou faites-vous une offrande ?",
        "ви зводите будівлю чи офіруєте богам?",
    }},
    [ASK_COLUMN] = {{
        "in which column do you lay {card A} face down?",
        "dans quelle colonne posez-vous {card A.the} face cachée ?",
        "у який стовпець ви кладете {card A.acc} долілиць?",
    }},
    [ASK_PAY] = {{
        "how do you pay the {resource A} for {card B}?",
        "comment payez-vous {resource A.the} pour {card B.the} ?",
        "як ви сплачуєте {resource A.acc} за {card B.acc}?",
    }},
    [ASK_PLACE] = {{
        "where do you place your {piece A}?",
        "où placez-vous votre {piece A} ?",
        "куди ви ставите {piece A.acc}?",
    }},
    [ASK_DISCARD] = {{
        "which card do you add to the offering? ({card-count A} so far)",
        "quelle carte ajoutez-vous à l’offrande ? ({card-count A} pour l’instant)",
        "яку карту ви додаєте до офіри? (поки що {card-count A})",
    }},
    [ASK_GOD] = {{
        "which god do you invoke through Jupiter?",
        "quel dieu invoquez-vous grâce à Jupiter ?",
        "якого бога ви викликаєте за допомогою Юпітера?",
    }},
    [ASK_RESOURCE] = {{
        "[B?{via B}: ]which resource do you take? ({number A} left)",
        "[B?{via B} : ]quelle ressource prenez-vous ? (encore {number A})",
        "[B?{via B}: ]який ресурс ви берете? (ще {number A})",
    }},
    [ASK_PIECE] = {{
        "[B?{via B}: ]which piece do you take? ({number A} left)",
        "[B?{via B} : ]quel pion prenez-vous ? (encore {number A})",
        "[B?{via B}: ]яку фігурку ви берете? (ще {number A})",
    }},
    [ASK_SELL] = {{
        "{via A}: how [s?much {resource s}|many pairs of {set g}] do you sell?",
        "{via A} : combien [s?{resource s.of}|de paires {set g.of}] vendez-vous ?",
        "{via A}: скільки [s?{resource s.gen}|пар із {set g.gen}] ви продаєте?",
    }},
    [ASK_BUY] = {{
        "{via B}: which resource do you buy for {gold n}? ({number A} left)",
        "{via B} : quelle ressource achetez-vous pour {gold n} ? (encore {number A})",
        "{via B}: який ресурс ви купуєте за {gold n.acc}? (ще {number A})",
    }},
    [ASK_PRODUCE] = {{
        "{via A}: which of your production buildings gives {any n}?",
        "{via A} : lequel de vos bâtiments de production donne {any n} ?",
        "{via A}: яка з ваших виробничих будівель дає {any n.acc}?",
    }},
    [ASK_HARVEST] = {{
        "{via A}: which {land t} gives you {resource t}?",
        "{via A} : quelle région ({land t}) vous donne {resource t.some} ?",
        "{via A}: який регіон ({land t}) дає вам {resource t.acc}?",
    }},
    [ASK_DRAW] = {{
        "{via B}: do you draw {card-count A}?",
        "{via B} : piochez-vous {card-count A} ?",
        "{via B}: ви добираєте {card-count A.acc}?",
    }},
    [ASK_ACTIVATE] = {{
        "{via A}: which {coloured-card h} do you activate?",
        "{via A} : quelle {coloured-card h} activez-vous ?",
        "{via A}: яку {coloured-card h.acc} ви активуєте?",
    }},
    [ASK_RAID] = {{
        "{via A}: from which barbarian village do you take {pay n m}?",
        "{via A} : à quel village barbare prenez-vous {pay n m} ?",
        "{via A}: з якого селища варварів ви берете {pay n m.acc}?",
    }},
    [ASK_ARMY] = {{
        "{via A}: which army do you move?",
        "{via A} : quelle unité militaire déplacez-vous ?",
        "{via A}: яке військо ви пересуваєте?",
    }},
    [ASK_MARCH] = {{
        "{via A}: where do you move the army from {place B}?",
        "{via A} : où déplacez-vous l’unité militaire de {place B} ?",
        "{via A}: куди ви пересуваєте військо з {place B}?",
    }},
    [ASK_ROB] = {{
        "{via A}: from whom do you steal {pay n m}?",
        "{via A} : à qui volez-vous {pay n m} ?",
        "{via A}: у кого ви крадете {pay n m.acc}?",
    }},
    [ASK_PIRACY] = {{
        "{via A}: do you steal {pay n m} for each enemy ship beside your armies? ({piece B 0})",
        "{via A} : volez-vous {pay n m} pour chaque bateau adverse voisin de vos unités militaires ? ({piece B 0})",
        "{via A}: ви крадете {pay n m.acc} за кожен ворожий корабель поруч із вашими військами? ({piece B 0})",
    }},
};

static const text_line game_over = {{
    "the game is over.", "la partie est terminée.", "гру закінчено."
}};

enum { NO_CARD = 4 };

/* Which argument is the card a question is about. */
static const uint8_t card_argument[ASK_KINDS] = {
    [ASK_PICK] = NO_CARD,  [ASK_TURN] = NO_CARD,    [ASK_COLUMN] = NO_CARD, [ASK_PAY] = NO_CARD,
    [ASK_PLACE] = NO_CARD, [ASK_DISCARD] = NO_CARD, [ASK_GOD] = NO_CARD,    [ASK_RESOURCE] = 1,
    [ASK_PIECE] = 1,       [ASK_SELL] = 0,          [ASK_BUY] = 1,          [ASK_PRODUCE] = 0,
    [ASK_HARVEST] = 0,     [ASK_DRAW] = 1,          [ASK_ACTIVATE] = 0,     [ASK_RAID] = 0,
    [ASK_ARMY] = 0,        [ASK_MARCH] = 0,         [ASK_ROB] = 0,          [ASK_PIRACY] = 0,
};

/* clang-format on */

void text_deus_set_question(text_scene *scene, const dm_question *question) {
    for (int k = 0; k < 4; k++) scene->value['A' + k] = question->args[k];
    uint8_t argument = card_argument[question->kind];
    if (argument != NO_CARD) text_deus_set_effect(scene, question->args[argument]);
}

/* A reader who is not asked sees whom the question is for. */
void text_deus_question(const text_reader *reader, const dm_state *seen,
                        const dm_question *question, dm_writer *out) {
    text_scene scene = text_deus_scene(reader, seen);
    if (question->seat == DM_NOBODY) {
        text_say(&scene, &game_over, out);
        return;
    }
    if (question->kind >= ASK_KINDS) return;
    text_deus_set_question(&scene, question);
    if (question->seat == reader->viewer) {
        text_say(&scene, &text_deus_questions[question->kind], out);
    } else {
        text_seat(reader, question->seat, out);
        dm_write(out, " — ");
        text_fill(&scene, &text_deus_questions[question->kind], out);
    }
}
