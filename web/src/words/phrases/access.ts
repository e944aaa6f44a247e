/* For screen readers and text mode: names of regions of the page, live announcements, and the
 * commands of text mode. Commands are separated by |; English ones work in every language. */
import { joined, type Words } from '../language';

export const access = {
  'label.question': {
    en: 'Question and answers',
    fr: 'Question et réponses',
    uk: 'Запитання й відповіді',
  },
  'label.map': { en: 'The map', fr: 'Plateau de jeu', uk: 'Гральне поле' },
  'label.hand': { en: 'Your hand', fr: 'Votre main', uk: 'У вас на руці' },
  'label.columns': { en: 'Your columns', fr: 'Vos colonnes', uk: 'Ваші стовпці' },
  'label.players': { en: 'Players', fr: 'Joueurs', uk: 'Гравці' },
  'label.status': { en: 'State of the game', fr: 'État de la partie', uk: 'Стан гри' },
  'label.note': { en: 'Note', fr: 'Note', uk: 'Примітка' },
  'label.log': { en: 'Log', fr: 'Journal', uk: 'Журнал' },
  'label.watch': { en: 'Pace of the game', fr: 'Rythme de la partie', uk: 'Темп гри' },
  'label.navigation': { en: 'Main pages', fr: 'Pages principales', uk: 'Головні сторінки' },
  'label.chart': {
    en: 'Chart: {title}. The same numbers are in the table below.',
    fr: 'Graphique : {title}. Les mêmes chiffres sont dans le tableau ci-dessous.',
    uk: 'Діаграма: {title}. Ті самі цифри — у таблиці нижче.',
  },

  'seat.colour.1': { en: 'black', fr: 'noir', uk: 'чорний' },
  'seat.colour.2': { en: 'blue', fr: 'bleu', uk: 'синій' },
  'seat.colour.3': { en: 'orange', fr: 'orange', uk: 'помаранчевий' },
  'seat.colour.4': { en: 'white', fr: 'blanc', uk: 'білий' },

  'live.yourTurn': {
    en: 'Your turn. {question}',
    fr: 'À vous de jouer. {question}',
    uk: 'Ваш хід. {question}',
  },
  'live.question': {
    en: '{question} {n} {n:answer|answers}.',
    fr: '{question} {n} {n:réponse|réponses}.',
    uk: '{question} {n} {n:відповідь|відповіді|відповідей}.',
  },
  'live.theirTurn': { en: '{name} to play.', fr: '{name} joue.', uk: 'Ходить {name}.' },
  'live.answered': {
    en: 'You chose: {answer}.',
    fr: 'Vous avez choisi : {answer}.',
    uk: 'Ви вибрали: {answer}.',
  },
  'live.refused': {
    en: 'Not possible: {reason}',
    fr: 'Impossible : {reason}',
    uk: 'Не можна: {reason}',
  },
  'live.over': {
    en: 'The game is over. {result}',
    fr: 'La partie est terminée. {result}',
    uk: 'Гру закінчено. {result}',
  },

  'text.prompt': {
    en: 'Answer or command',
    fr: 'Réponse ou commande',
    uk: 'Відповідь або команда',
  },
  'text.send': { en: 'Send', fr: 'Envoyer', uk: 'Надіслати' },
  'text.intro': {
    en: 'Answer with a number or a part of the answer. “help” lists what else you can type.',
    fr: 'Répondez par un numéro ou une partie de la réponse. « aide » donne les autres commandes.',
    uk: 'Відповідайте номером або частиною відповіді. «допомога» — решта команд.',
  },
  'text.ambiguous': {
    en: 'That could be any of these: {list}',
    fr: 'Cela peut être : {list}',
    uk: 'Це може бути: {list}',
  },
  'text.unknown': {
    en: 'That’s neither an answer nor a command. Type a number, a part of an answer, or “help”.',
    fr:
      'Ce n’est ni une réponse ni une commande. Tapez un numéro, une partie de réponse ou « ' +
      'aide ».',
    uk: 'Це не відповідь і не команда. Уведіть номер, частину відповіді або «допомога».',
  },
  'text.confirm': {
    en: 'You chose: {answer}. Answer again or type “done” to confirm.',
    fr: 'Vous avez choisi : {answer}. Répondez encore ou tapez « valider » pour confirmer.',
    uk: 'Ви вибрали: {answer}. Щоб підтвердити, дайте відповідь ще раз або введіть «готово».',
  },
  'text.noMore': {
    en: 'You can’t choose any more of these.',
    fr: 'On ne peut pas en choisir davantage.',
    uk: 'Більше цього вибрати не можна.',
  },
  'text.nothingWaits': {
    en: 'There is nothing to confirm.',
    fr: 'Il n’y a rien à valider.',
    uk: 'Підтверджувати нічого.',
  },
  'text.noRegion': {
    en: 'There is no such place. Regions are named like B3, cells of Gheos like 1,-2.',
    fr: 'Ce lieu n’existe pas. Les régions se nomment comme B3, les cases de Gheos comme 1,-2.',
    uk: 'Такого місця немає. Регіони звуться, наприклад, B3, а клітинки Gheos — 1,-2.',
  },
  'text.nothingChanged': {
    en: 'Nothing has changed since your last turn.',
    fr: 'Rien n’a changé depuis votre dernier tour.',
    uk: 'Після вашого минулого ходу нічого не змінилося.',
  },

  'command.help': { en: 'help|?', fr: 'aide|?', uk: 'допомога|довідка|?' },
  'command.question': {
    en: 'question|answers',
    fr: 'question|réponses',
    uk: 'запитання|відповіді',
  },
  'command.done': { en: 'done|yes|confirm', fr: 'valider|oui|fini', uk: 'готово|так|підтвердити' },
  'command.undo': { en: 'undo', fr: 'annuler', uk: 'назад|скасувати' },
  'command.redo': { en: 'redo', fr: 'rétablir', uk: 'повторити' },
  'command.restart': { en: 'restart', fr: 'recommencer', uk: 'заново' },
  'command.why': { en: 'why', fr: 'pourquoi', uk: 'чому' },
  'command.hand': { en: 'hand', fr: 'main', uk: 'рука' },
  'command.columns': { en: 'columns', fr: 'colonnes', uk: 'стовпці' },
  'command.describe': { en: 'describe|map', fr: 'décrire|plateau', uk: 'описати|мапа' },
  'command.players': { en: 'players', fr: 'joueurs', uk: 'гравці' },
  'command.changes': { en: 'changes|news', fr: 'changements|nouveautés', uk: 'зміни|новини' },
  'command.scores': { en: 'scores|score', fr: 'points|scores', uk: 'очки|рахунок' },
  'command.log': { en: 'log', fr: 'journal', uk: 'журнал' },
  'command.cards': {
    en: 'cards|card|tiles|tile',
    fr: 'cartes|carte|tuiles|tuile',
    uk: 'карти|карта|плитки|плитка',
  },
  'command.hint': { en: 'hint', fr: 'conseil|indice', uk: 'підказка|порада' },
  'command.rules': { en: 'rules|rule', fr: 'règles|règle', uk: 'правила|правило' },
  'command.leave': { en: 'leave|quit', fr: 'quitter', uk: 'вийти|вихід' },
  'command.not': { en: 'not', fr: 'pas', uk: 'не|ні' },
  'help.answer': {
    en: joined(
      'An answer: its number, its token (build:galley, at:B3), or any part of it that fits no ',
      'other.',
    ),
    fr:
      'Une réponse : son numéro, son code (build:galley, at:B3) ou toute partie qui ne ' +
      'convient qu’à elle.',
    uk:
      'Відповідь: її номер, код (build:galley, at:B3) або будь-яка частина, що пасує лише до ' +
      'неї.',
  },
  'help.question': {
    en: 'question: the question and its answers again',
    fr: 'question : la question et ses réponses',
    uk: 'запитання: запитання й відповіді ще раз',
  },
  'help.done': {
    en: 'done: give the answer that waits, or end a choice of several',
    fr: 'valider : donner la réponse en attente, ou terminer un choix multiple',
    uk: 'готово: дати відповідь, що чекає, або завершити вибір кількох',
  },
  'help.undo': {
    en: 'undo, redo, restart: take back an answer, give it again, begin the turn anew',
    fr: 'annuler, rétablir, recommencer : reprendre une réponse, la refaire, recommencer le tour',
    uk: 'назад, повторити, заново: скасувати дію, повторити її, почати хід спочатку',
  },
  'help.why': {
    en: 'why: what you can’t do now; why not galley: about one thing',
    fr: 'pourquoi : ce qui n’est pas possible ; pourquoi pas galère : une chose en particulier',
    uk: 'чому: чого зараз не можна; чому не галера: про щось одне',
  },
  'help.hand': {
    en: 'hand: your cards or tiles with their texts',
    fr: 'main : vos cartes ou tuiles, avec leurs textes',
    uk: 'рука: ваші карти чи плитки з текстами',
  },
  'help.columns': {
    en: 'columns: the cards you have built',
    fr: 'colonnes : les cartes que vous avez construites',
    uk: 'стовпці: зведені вами карти',
  },
  'help.describe': {
    en: 'describe B3 (Gheos: describe 1,-2): one place in words; describe alone: the whole map',
    fr:
      'décrire B3 (Gheos : décrire 1,-2) : un lieu en toutes lettres ; décrire seul : tout le ' +
      'plateau',
    uk: 'описати B3 (Gheos: описати 1,-2): одне місце словами; лише описати: усе гральне поле',
  },
  'help.players': {
    en: 'players: what everybody has',
    fr: 'joueurs : ce que chacun possède',
    uk: 'гравці: що хто має',
  },
  'help.changes': {
    en: 'changes: what happened since your last turn',
    fr: 'changements : ce qui s’est passé depuis votre dernier tour',
    uk: 'зміни: що сталося після вашого минулого ходу',
  },
  'help.scores': {
    en: 'scores: points by source, unless they are secret',
    fr: 'points : les points par origine, s’ils ne sont pas secrets',
    uk: 'очки: очки за джерелами, якщо вони не приховані',
  },
  'help.log': {
    en: 'log: what happened last',
    fr: 'journal : les derniers événements',
    uk: 'журнал: що відбулося останнім часом',
  },
  'help.cards': {
    en: 'cards forum, tiles b7: the text of a card or tile',
    fr: 'cartes forum, tuiles b7 : le texte d’une carte ou d’une tuile',
    uk: 'карти форум, плитки b7: текст карти чи плитки',
  },
  'help.hint': {
    en: 'hint: what a good bot would do in your place',
    fr: 'conseil : ce qu’un bon bot ferait à votre place',
    uk: 'підказка: що зробив би на вашому місці добрий бот',
  },
  'help.rules': {
    en: 'rules: the rule for this question',
    fr: 'règles : la règle sur cette question',
    uk: 'правила: правило до цього запитання',
  },
  'help.leave': {
    en: 'leave: leave text mode',
    fr: 'quitter : quitter le mode texte',
    uk: 'вийти: вийти з текстового режиму',
  },
} as const satisfies Record<string, Words>;
