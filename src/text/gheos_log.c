/* What happened, as log lines. Letters: a b n are the event's operands (n the amount), c its tile,
 * x y its cell, w its seat, z the number of the last Epoch. {who} acts. */
#include "text/gheos_text.h"

/* clang-format off */

const text_line text_gheos_log[GHEOS_EVENT_KINDS] = {
    [GHEOS_DID_START_TURN] = {{
        "round {number n}: [your turn|{seat w} to play]",
        "tour {number n} : [à vous de jouer|{seat w} joue]",
        "раунд {number n}: [ваш хід|ходить {seat w}]",
    }},
    [GHEOS_DID_ADD] = {{
        "{who} [add|adds] {tile c} at {cell x y} ({land c})",
        "{who} [ajoutez|ajoute] {tile c} en {cell x y} ({land c})",
        "{who} [додаєте|додає] {tile c.acc} на {cell x y} ({land c})",
    }},
    [GHEOS_DID_REPLACE] = {{
        "{who} [place|places] {tile c} at {cell x y} instead ({land c})",
        "{who} [posez|pose] {tile c} en {cell x y} à la place ({land c})",
        "{who} [кладете|кладе] натомість {tile c.acc} на {cell x y} ({land c})",
    }},
    [GHEOS_DID_LIFT] = {{
        "{who} [remove|removes] {tile c} from {cell x y}",
        "{who} [retirez|retire] {tile c} de {cell x y}",
        "{who} [прибираєте|прибирає] {tile c.acc} з {cell x y}",
    }},
    [GHEOS_DID_PAY] = {{
        "{who} [pay|pays] {follower a.a} for the [b=1?war|migration]",
        "{who} [payez|paie] {follower a.a} pour la [b=1?guerre|migration]",
        "{who} [віддаєте|віддає] {follower a.gen} за [b=1?війну|міграцію]",
    }},
    [GHEOS_DID_WAR] = {{
        "war: {civilisation a} has {sword n}",
        "guerre : {civilisation a.the} a {sword n}",
        "війна: {civilisation a} має {sword n.acc}",
    }},
    [GHEOS_DID_WIN_WAR] = {{
        "{civilisation a} wins the war",
        "{civilisation a.the} gagne la guerre",
        "{civilisation a} перемагає у війні",
    }},
    [GHEOS_DID_MIGRATE] = {{
        "{civilisation a} migrates to land [n=0?without wheat|with {wheat n}]",
        "{civilisation a.the} migre vers une terre [n=0?sans blé|qui a {wheat n}]",
        "{civilisation a} мігрує на землю[n=0? без пшениці|, де є {wheat n}]",
    }},
    [GHEOS_DID_DIE] = {{
        "{civilisation a} [b=0?loses the war and dies out|[b=1?dies out on an island|dies out, "
            "because another civilisation lives there]]",
        "{civilisation a.the} [b=0?perd la guerre et disparaît|[b=1?disparaît sur une "
            "île|disparaît, car une autre y vit déjà]]",
        "{civilisation a} [b=0?програє війну й гине|[b=1?гине на острові|гине, бо там уже живе "
            "інша]]",
    }},
    [GHEOS_DID_LOSE] = {{
        "{who} [lose|loses] {follower n a}",
        "{who} [perdez|perd] {follower n a}",
        "{who} [втрачаєте|втрачає] {follower n a.gen}",
    }},
    [GHEOS_DID_TEMPLE] = {{
        "{who} [gain|gains] {vp n} for the {temple a}",
        "{who} [gagnez|gagne] {vp n} pour {temple a.the}",
        "{who} [одержуєте|одержує] {vp n} за {temple a.acc}",
    }},
    [GHEOS_DID_FOUND] = {{
        "{who} [found|founds] the {civilisation a} civilisation[n=0? without a follower| and "
            "[take|takes] {follower n a}]",
        "{who} [fondez|fonde] {civilisation a.the}[n=0? sans aucun partisan| et [prenez|prend] "
            "{follower n a}]",
        "{who} [засновуєте|засновує] {civilisation a.acc}[n=0?, без послідовників| й [берете|бере] "
            "{follower n a.gen}]",
    }},
    [GHEOS_DID_TAKE] = {{
        "{who} [take|takes] {follower a.a}",
        "{who} [prenez|prend] {follower a.a}",
        "{who} [берете|бере] {follower a.gen}",
    }},
    [GHEOS_DID_TOKEN] = {{
        "{who} [play|plays] a scoring token for {vp n} ({number b} left)",
        "{who} [jouez|joue] un jeton de décompte pour {vp n} (il en reste {number b})",
        "{who} [граєте|грає] жетон підрахунку й [одержуєте|одержує] {vp n} (лишилося жетонів: "
            "{number b})",
    }},
    [GHEOS_DID_KEEP] = {{
        "{who} [play|plays] no scoring token",
        "{who} [ne jouez|ne joue] pas de jeton de décompte",
        "{who} [не граєте|не грає] жетона підрахунку",
    }},
    [GHEOS_DID_DRAW] = {{
        "{who} [draw|draws] {tile-count n}",
        "{who} [piochez|pioche] {tile-count n}",
        "{who} [добираєте|добирає] {tile-count n.acc}",
    }},
    [GHEOS_DID_SEE_TILE] = {{
        "{who} [draw|draws] {tile c} ({land c})",
        "{who} [piochez|pioche] {tile c} ({land c})",
        "{who} [добираєте|добирає] {tile c.acc} ({land c})",
    }},
    [GHEOS_DID_EPOCH] = {{
        "{who} [draw|draws] Epoch {number n} of {number z}: followers score pyramids",
        "{who} [piochez|pioche] l’Époque {number n} sur {number z} : les partisans rapportent des "
            "PV pour les pyramides",
        "{who} [добираєте|добирає] Епоху {number n} з {number z}: послідовники приносять ПО за "
            "піраміди",
    }},
    [GHEOS_DID_EPOCH_VP] = {{
        "{who} [gain|gains] [n=0?nothing|{vp n}] for pyramids",
        "{who} [n=0?[ne gagnez rien|ne gagne rien]|[gagnez|gagne] {vp n}] pour les pyramides",
        "{who} [n=0?[нічого не одержуєте|нічого не одержує]|[одержуєте|одержує] {vp n}] за "
            "піраміди",
    }},
    [GHEOS_DID_END] = {{
        "[a=1?all scoring tokens have been played|the last Epoch has been drawn]: the game is over",
        "[a=1?tous les jetons de décompte ont été joués|la dernière Époque a été piochée] : la "
            "partie est terminée",
        "[a=1?усі жетони підрахунку зіграно|випала остання Епоха]: гру закінчено",
    }},
    [GHEOS_DID_FINAL_VP] = {{
        "{who} [gain|gains] [n=0?nothing|{vp n}] for cups at the end",
        "{who} [n=0?[ne gagnez rien|ne gagne rien]|[gagnez|gagne] {vp n}] pour les coupes à vin en "
            "fin de partie",
        "{who} [n=0?[нічого не одержуєте|нічого не одержує]|[одержуєте|одержує] {vp n}] за чаші "
            "наприкінці гри",
    }},
};

const text_line text_gheos_sources[GHEOS_SCORE_SOURCES] = {
    [GHEOS_FROM_PLAY] = {{"points during play", "points en cours de partie", "очки під час гри"}},
    [GHEOS_FROM_CUPS] = {{"cups at the end", "coupes à vin en fin de partie",
        "чаші наприкінці гри"}},
};

/* clang-format on */

void text_gheos_score_source(const text_reader *reader, uint8_t source, dm_writer *out) {
    text_scene scene = text_gheos_scene(reader, NULL);
    if (source < GHEOS_SCORE_SOURCES) text_say(&scene, &text_gheos_sources[source], out);
}

void text_gheos_event(const text_reader *reader, const dm_state *seen, const dm_event *event,
                      dm_writer *out) {
    if (event->kind >= GHEOS_EVENT_KINDS) return;
    text_scene scene = text_gheos_scene(reader, seen);
    scene.actor = event->seat;
    scene.value['w'] = event->seat;
    scene.value['a'] = event->a;
    scene.value['b'] = event->b;
    scene.value['c'] = event->via;
    scene.value['n'] = event->amount;
    scene.value['z'] = (int16_t)gheos_last_epoch(gheos_const(seen)->player_count);
    if (event->kind == GHEOS_DID_START_TURN)
        scene.value['n'] = (int16_t)((event->amount - 1) / gheos_const(seen)->player_count + 1);
    text_gheos_set_cell(&scene, event->a - GHEOS_CELL_OFFSET, event->b - GHEOS_CELL_OFFSET);
    text_say(&scene, &text_gheos_log[event->kind], out);
}
