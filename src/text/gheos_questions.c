/* What seats are asked. Letters: see text_gheos_set_question. */
#include "text/gheos_text.h"

/* clang-format off */

const text_line text_gheos_questions[GHEOS_ASK_KINDS] = {
    [GHEOS_ASK_TILE] = {{
        "which tile do you place?",
        "quelle tuile posez-vous ?",
        "яку плитку покладете?",
    }},
    [GHEOS_ASK_CELL] = {{
        "where do you place it?",
        "où la posez-vous ?",
        "куди її покладете?",
    }},
    [GHEOS_ASK_ROTATION] = {{
        "which way do you turn it?",
        "dans quel sens la tournez-vous ?",
        "як її повернете?",
    }},
    [GHEOS_ASK_PRICE] = {{
        "which follower do you pay for the [A=1?war|migration]?",
        "quel partisan payez-vous pour la [A=1?guerre|migration] ?",
        "якого послідовника віддасте за [A=1?війну|міграцію]?",
    }},
    [GHEOS_ASK_WINNER] = {{
        "the war is tied[n? at {sword n}]: who wins?",
        "guerre à égalité[n? ({sword n})] : qui gagne ?",
        "у війні нічия[n? ({sword n})]: хто перемагає?",
    }},
    [GHEOS_ASK_TARGET] = {{
        "wheat is tied: where does {civilisation A} migrate?",
        "égalité de blé : où migre {civilisation A.the} ?",
        "пшениці порівну: куди мігрує {civilisation A}?",
    }},
    [GHEOS_ASK_PEOPLE] = {{
        "do you found a civilisation or take a follower?",
        "fondez-vous une civilisation ou prenez-vous un partisan ?",
        "заснуєте цивілізацію чи візьмете послідовника?",
    }},
    [GHEOS_ASK_COLOUR] = {{
        "which civilisation do you found on the continent at {cell x y}[s? ({way s})]?[j? "
            "({follower-count j})]",
        "quelle civilisation fondez-vous sur le continent en {cell x y}[s? ({way s})] ?[j? "
            "({follower-count j})]",
        "яку цивілізацію заснуєте на континенті {cell x y}[s? ({way s})]?[j? ({follower-count j})]",
    }},
    [GHEOS_ASK_TOKEN] = {{
        "[n=0?a scoring token would bring nothing now: do you play one?|do you play a scoring "
            "token for {vp n}?][t? (you have {number t})]",
        "[n=0?un jeton de décompte ne rapporterait rien maintenant : en jouez-vous un ?|jouez-vous "
            "un jeton de décompte pour {vp n} ?][t? (vous en avez {number t})]",
        "[n=0?жетон підрахунку зараз нічого не дасть: зіграєте його?|зіграєте жетон підрахунку й "
            "одержите {vp n}?][t? (жетонів у вас: {number t})]",
    }},
};

static const text_line game_over = {{
    "the game is over.", "la partie est terminée.", "гру закінчено."
}};

/* clang-format on */

/* Whether another continent begins in the same cell, so that the cell alone does not name it. */
static bool shares_its_cell(const gheos_land *land, uint8_t region) {
    for (uint8_t other = 0; other < land->count; other++)
        if (other != region && gheos_is_continent(&land->regions[other]) &&
            land->regions[other].first.place == land->regions[region].first.place)
            return true;
    return false;
}

void text_gheos_set_continent(text_scene *scene, gheos_spot spot) {
    const gheos_state *s = gheos_const(scene->seen);
    if (spot.place >= s->place_count || spot.side >= GHEOS_SIDES) return;
    gheos_land land;
    gheos_find_land(s->places, s->place_count, &land);
    uint8_t region = land.label[spot.place][spot.side];
    int wheat = land.regions[region].symbols[GHEOS_WHEAT];
    text_gheos_set_cell(scene, s->places[spot.place].x, s->places[spot.place].y);
    scene->value['k'] = (int16_t)wheat;
    scene->value['j'] = (int16_t)(wheat < GHEOS_FOLLOWERS ? wheat : GHEOS_FOLLOWERS);
    if (shares_its_cell(&land, region)) scene->value['s'] = spot.side;
}

/* What a token would bring; the question's own argument ends at 255. */
static void set_token(text_scene *scene, uint8_t seat) {
    const gheos_state *s = gheos_const(scene->seen);
    if (seat >= s->player_count) return;
    scene->value['n'] = (int16_t)gheos_points_for(s, seat, GHEOS_CUP);
    scene->value['t'] = s->players[seat].tokens;
}

static void set_swords(text_scene *scene) {
    const gheos_state *s = gheos_const(scene->seen);
    if (s->phase != GHEOS_PHASE_WINNER) return;
    gheos_placement placement = {s->choice.tile, s->choice.x, s->choice.y, s->choice.rotation};
    gheos_outcome outcome;
    gheos_foresee(s, placement, &outcome);
    scene->value['n'] = outcome.most_swords;
}

void text_gheos_set_question(text_scene *scene, const dm_question *question) {
    const gheos_choice *choice = &gheos_const(scene->seen)->choice;
    scene->value['A'] = question->args[0];
    text_gheos_set_cell(scene, choice->x, choice->y);
    if (question->kind == GHEOS_ASK_WINNER) set_swords(scene);
    if (question->kind == GHEOS_ASK_COLOUR) text_gheos_set_continent(scene, choice->continent);
    if (question->kind == GHEOS_ASK_TOKEN) set_token(scene, question->seat);
}

void text_gheos_question(const text_reader *reader, const dm_state *seen,
                         const dm_question *question, dm_writer *out) {
    text_scene scene = text_gheos_scene(reader, seen);
    if (question->seat == DM_NOBODY) {
        text_say(&scene, &game_over, out);
        return;
    }
    if (question->kind >= GHEOS_ASK_KINDS) return;
    text_gheos_set_question(&scene, question);
    text_ask(&scene, question->seat, &text_gheos_questions[question->kind], out);
}
