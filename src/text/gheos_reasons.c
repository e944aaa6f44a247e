/* Why something may not be done. Letters: a b c are the reason's arguments, x y the cell that was
 * tried, if it was one; p what has no price: 1 a war, 2 a migration, 3 one of them. */
#include "text/gheos_text.h"

/* clang-format off */

const text_line text_gheos_reasons[GHEOS_REASONS] = {
    [GHEOS_ALLOWED] = {{
        "this is allowed.",
        "c’est permis.",
        "це дозволено.",
    }},
    [GHEOS_PYRAMID_STANDS] = {{
        "a pyramid stands at {cell x y}: a tile with a pyramid is never replaced.",
        "une pyramide se dresse en {cell x y} : une tuile avec une pyramide ne se remplace jamais.",
        "на {cell x y} стоїть піраміда: плитку з пірамідою ніколи не замінюють.",
    }},
    [GHEOS_NO_FOLLOWER_TO_PAY] = {{
        "[x?at {cell x y}|turned this way,] the tile would cause [p=1?a war|[p=2?a migration|a war "
            "or a migration]], which costs a follower, and you have none.",
        "[x?en {cell x y}|tournée ainsi], la tuile causerait [p=1?une guerre|[p=2?une "
            "migration|une guerre ou une migration]], ce qui coûte un partisan, et vous n’en avez "
            "aucun.",
        "[x?на {cell x y}|повернута так,] плитка спричинить [p=1?війну|[p=2?міграцію|війну або "
            "міграцію]], а це коштує одного послідовника, якого у вас немає.",
    }},
    [GHEOS_FOLLOWER_NOT_HELD] = {{
        "you have no {follower a}.",
        "vous n’avez pas {follower a.of}.",
        "у вас немає {follower a.many}.",
    }},
    [GHEOS_FEWER_SWORDS] = {{
        "{civilisation a} has {sword b} and cannot win: only those with the most, {number c}, can.",
        "{civilisation a.the} a {sword b} et ne peut pas gagner : il faut en avoir le plus, soit "
            "{number c}.",
        "{civilisation a} має {sword b.acc} та не може перемогти: треба мати найбільше, тобто "
            "{number c}.",
    }},
    [GHEOS_LESS_WHEAT] = {{
        "there is {wheat a} there: a civilisation migrates to where wheat is most plentiful, "
            "{number b} here.",
        "il y a là {wheat a} : une civilisation migre là où le blé est le plus abondant, ici "
            "{number b}.",
        "там {wheat a}: цивілізація мігрує туди, де пшениці найбільше, тут це {number b}.",
    }},
    [GHEOS_ISLAND_LOSES] = {{
        "with equal wheat, a civilisation migrates to a continent rather than to an island.",
        "à blé égal, une civilisation migre vers un continent plutôt que vers une île.",
        "коли пшениці порівну, цивілізація мігрує на континент, а не на острів.",
    }},
    [GHEOS_CONTINENT_INHABITED] = {{
        "{civilisation a} already lives on the continent at {cell x y}, and a continent has only "
            "one civilisation.",
        "{civilisation a.the} vit déjà sur le continent en {cell x y}, et un continent n’accueille "
            "qu’une civilisation.",
        "на континенті {cell x y} вже живе {civilisation a}, а на континенті може бути лише одна "
            "цивілізація.",
    }},
    [GHEOS_NO_MARKER_LEFT] = {{
        "all six civilisations are on the board: there is none left to found.",
        "les six civilisations sont toutes en jeu : il n’en reste aucune à fonder.",
        "усі шість цивілізацій уже в грі: засновувати більше нічого.",
    }},
    [GHEOS_SUPPLY_EMPTY] = {{
        "no {follower a} is left in the supply.",
        "il ne reste pas {follower a.of} dans la réserve.",
        "у запасі не лишилося {follower a.many}.",
    }},
    [GHEOS_NOT_ON_BOARD] = {{
        "{civilisation a} is not on the board: a civilisation must be founded before anybody takes "
            "its followers.",
        "{civilisation a.the} n’est pas en jeu : il faut fonder une civilisation avant de prendre "
            "ses partisans.",
        "{civilisation a} ще не в грі: щоб брати послідовників, цивілізацію треба спершу "
            "заснувати.",
    }},
    [GHEOS_ALREADY_ON_BOARD] = {{
        "{civilisation a} is already on the board.",
        "{civilisation a.the} est déjà en jeu.",
        "{civilisation a} вже в грі.",
    }},
    [GHEOS_MUST_ACT] = {{
        "you can gain a follower this turn, so you must found a civilisation or take a follower.",
        "vous pouvez gagner un partisan ce tour-ci : vous devez donc fonder une civilisation ou "
            "prendre un partisan.",
        "цього ходу ви можете здобути послідовника, тож мусите заснувати цивілізацію або взяти "
            "послідовника.",
    }},
};

/* clang-format on */

static bool names_cell(dm_answer answer) {
    return answer.verb == GHEOS_SAY_ADD || answer.verb == GHEOS_SAY_REPLACE ||
           answer.verb == GHEOS_SAY_FOUND;
}

/* A cell is refused for all rotations at once; in place of another tile they may differ. */
static int16_t cause_of_price(dm_answer answer, dm_reason reason) {
    return answer.verb == GHEOS_SAY_REPLACE ? 3 : reason.args[0];
}

void text_gheos_reason(const text_reader *reader, const dm_state *seen, dm_answer answer,
                       dm_reason reason, dm_writer *out) {
    if (reason.code >= GHEOS_REASONS) return;
    text_scene scene = text_gheos_scene(reader, seen);
    scene.value['a'] = reason.args[0];
    scene.value['b'] = reason.args[1];
    scene.value['c'] = reason.args[2];
    scene.value['p'] = cause_of_price(answer, reason);
    if (names_cell(answer))
        text_gheos_set_cell(&scene, answer.a - GHEOS_CELL_OFFSET, answer.b - GHEOS_CELL_OFFSET);
    text_say(&scene, &text_gheos_reasons[reason.code], out);
}
