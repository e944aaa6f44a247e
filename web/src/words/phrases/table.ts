/* The table of any game: the question, undo, log, news, players, hand-over, keys. */
import type { Words } from '../language';

export const table = {
  'question.waiting': { en: 'Waiting for {name}', fr: 'En attente de {name}', uk: 'Ходить {name}' },
  'explain.supply': {
    en: 'Nobody holds these. Once they run out, nobody can gain any.',
    fr: 'Personne ne les possède. Une fois épuisés, on n’en gagne plus.',
    uk: 'Вони нічиї. Коли вичерпаються, одержати їх уже не можна.',
  },
  'watch.goOn': { en: 'Go on', fr: 'Continuer', uk: 'Далі' },
  'watch.halted': { en: 'Paused', fr: 'En pause', uk: 'Пауза' },
  'question.answers': { en: 'Answers', fr: 'Réponses', uk: 'Відповіді' },
  'question.asList': {
    en: 'All answers as a list',
    fr: 'Toutes les réponses en liste',
    uk: 'Усі відповіді списком',
  },
  'question.hold': {
    en: 'Hold a card to read all of it.',
    fr: 'Laissez le doigt sur une carte pour la lire en entier.',
    uk: 'Затримайте палець на карті, щоб прочитати її всю.',
  },
  'question.onTable': {
    en: 'Tap what you want on the table, or pick from the list.',
    fr: 'Touchez ce que vous voulez sur la table, ou choisissez dans la liste.',
    uk: 'Торкніться потрібного на столі або виберіть зі списку.',
  },
  'question.rules': { en: 'See the rule', fr: 'Voir la règle', uk: 'Відповідне правило' },
  'gather.all': { en: 'Whole hand', fr: 'Toute la main', uk: 'Уся рука' },
  'gather.top': { en: 'On top:', fr: 'Sur le dessus :', uk: 'Зверху:' },
  'gesture.change': { en: 'Change', fr: 'Modifier', uk: 'Змінити' },
  'question.confirm': { en: 'Confirm', fr: 'Valider', uk: 'Підтвердити' },
  'question.confirmAnswer': {
    en: 'Confirm: {answer}',
    fr: 'Valider : {answer}',
    uk: 'Підтвердити: {answer}',
  },
  'question.change': { en: 'Choose something else', fr: 'Choisir autre chose', uk: 'Вибрати інше' },
  'question.left': { en: 'Choose {n} more.', fr: 'Encore {n} à choisir.', uk: 'Виберіть ще {n}.' },
  'question.upTo': {
    en: 'Up to {n} more.',
    fr: 'Jusqu’à {n} de plus.',
    uk: 'Можна додати ще {n}.',
  },
  'question.noneLeft': {
    en: 'That’s all you can choose.',
    fr: 'Vous ne pouvez rien ajouter.',
    uk: 'Більше додати не можна.',
  },
  'question.chosen': { en: 'Chosen: {list}', fr: 'Choisi : {list}', uk: 'Вибрано: {list}' },
  'question.anyOrder': {
    en: 'In any order.',
    fr: 'Dans n’importe quel ordre.',
    uk: 'У будь-якому порядку.',
  },
  'question.over': { en: 'The game is over', fr: 'La partie est terminée', uk: 'Гру закінчено' },

  'undo.undo': { en: 'Undo', fr: 'Annuler', uk: 'Скасувати дію' },
  'undo.redo': { en: 'Redo', fr: 'Rétablir', uk: 'Повторити дію' },
  'undo.restart': { en: 'Restart the turn', fr: 'Recommencer le tour', uk: 'Почати хід заново' },

  'hint.button': { en: 'Hint', fr: 'Conseil', uk: 'Підказка' },
  'hint.thinking': { en: 'Thinking…', fr: 'Réflexion en cours…', uk: 'Думаю…' },
  'hint.best': { en: 'Suggested: {answer}', fr: 'Suggestion : {answer}', uk: 'Порада: {answer}' },
  'hint.other': { en: 'Or: {answer}', fr: 'Ou : {answer}', uk: 'Або: {answer}' },
  'hint.share': {
    en: '{percent}% chance to win',
    fr: '{percent} % de chances de gagner',
    uk: '{percent}\u00A0% шансів на перемогу',
  },
  'hint.points': {
    en: 'about {n} VP at the end',
    fr: 'environ {n} PV à la fin',
    uk: 'близько {n} ПО наприкінці',
  },
  'hint.line': { en: 'Then: {line}', fr: 'Ensuite : {line}', uk: 'Далі: {line}' },
  'hint.play': { en: 'Play this', fr: 'Jouer ce coup', uk: 'Зробити цей хід' },
  'hint.none': {
    en: 'No hint: it isn’t your turn to decide.',
    fr: 'Pas de conseil : ce n’est pas à vous de décider.',
    uk: 'Підказки немає: зараз вирішуєте не ви.',
  },
  'hint.fair': {
    en: 'The hint knows only what you know.',
    fr: 'Le conseiller ne sait que ce que vous savez.',
    uk: 'Підказка спирається лише на те, що знаєте ви.',
  },

  'why.otherQuestion': {
    en: 'Not now. First: {question}',
    fr: 'Pas maintenant. D’abord : {question}',
    uk: 'Не зараз. Спершу: {question}',
  },
  'why.notYours': {
    en: 'It is {name}’s turn.',
    fr: 'C’est au tour de {name}.',
    uk: 'Зараз ходить {name}.',
  },
  'why.list': {
    en: 'What you can’t do, and why',
    fr: 'Ce qui n’est pas possible, et pourquoi',
    uk: 'Чого не можна й чому',
  },
  'why.legal': {
    en: 'You can do this: {answer}',
    fr: 'C’est possible : {answer}',
    uk: 'Так можна: {answer}',
  },
  'why.nothing': {
    en: 'Everything here is allowed.',
    fr: 'Ici, tout est permis.',
    uk: 'Тут дозволено все.',
  },

  'preview.title': { en: 'If you do this', fr: 'Si vous faites cela', uk: 'Якщо зробити так' },
  'preview.nothing': {
    en: 'Nothing else happens.',
    fr: 'Rien d’autre ne se passe.',
    uk: 'Більше нічого не станеться.',
  },
  'preview.quiet': {
    en: 'No war, no migration, nobody loses a follower.',
    fr: 'Ni guerre ni migration : personne ne perd de partisan.',
    uk: 'Ні війни, ні міграції: ніхто не втрачає послідовників.',
  },
  'preview.sum': { en: 'In all', fr: 'Au total', uk: 'Разом' },
  'preview.stops.question': {
    en: 'Then you choose again.',
    fr: 'Ensuite, vous choisissez encore.',
    uk: 'Далі ви вибираєте ще раз.',
  },
  'preview.stops.reveal': {
    en: 'Then something hidden is revealed.',
    fr: 'Ensuite, quelque chose de caché est révélé.',
    uk: 'Далі відкриється приховане.',
  },
  'preview.stops.turn': {
    en: 'Then your turn ends.',
    fr: 'Ensuite, votre tour se termine.',
    uk: 'На цьому ваш хід завершиться.',
  },
  'preview.secret': {
    en: 'Something else changes, but it stays secret.',
    fr: 'Autre chose change, mais reste secret.',
    uk: 'Зміниться ще дещо, але це таємниця.',
  },
  'preview.noUndo': {
    en: 'This reveals something hidden, so it can’t be undone.',
    fr: 'Cela révèle quelque chose de caché : impossible d’annuler ensuite.',
    uk: 'Це відкриє приховане, тож скасувати не вийде.',
  },
  'preview.left': {
    en: 'Left afterwards: {list}',
    fr: 'Il vous restera : {list}',
    uk: 'Лишиться: {list}',
  },

  'log.title': { en: 'Log', fr: 'Journal', uk: 'Журнал' },
  'log.empty': {
    en: 'Nothing has happened yet.',
    fr: 'Il ne s’est encore rien passé.',
    uk: 'Ще нічого не сталося.',
  },
  'log.turn': {
    en: 'Round {round}, {name}',
    fr: 'Tour {round}, {name}',
    uk: 'Раунд {round}, {name}',
  },

  'news.title': {
    en: 'Since your last turn',
    fr: 'Depuis votre dernier tour',
    uk: 'Після вашого минулого ходу',
  },
  'news.count': {
    en: '{n} {n:event|events} since your last turn',
    fr: '{n} {n:événement|événements} depuis votre dernier tour',
    uk: '{n} {n:подія|події|подій} після вашого минулого ходу',
  },
  'news.marks': {
    en: 'What’s new stays marked on the map until you play.',
    fr: 'Les nouveautés restent marquées sur le plateau jusqu’à votre coup.',
    uk: 'Нове позначено на гральному полі, доки ви не походите.',
  },

  'players.onTurn': { en: 'to play', fr: 'c’est son tour', uk: 'ходить' },
  'players.first': { en: 'first player', fr: 'premier joueur', uk: 'перший гравець' },
  'players.vp': { en: '{n} VP', fr: '{n} PV', uk: '{n} ПО' },
  'scores.now': {
    en: 'If the game ended now',
    fr: 'Si la partie finissait maintenant',
    uk: 'Якби гра закінчилася зараз',
  },
  'scores.source': { en: 'Source', fr: 'Origine', uk: 'Джерело' },

  'handover.title': {
    en: '{name}, it is your turn',
    fr: '{name}, c’est à vous',
    uk: '{name}, ваш хід',
  },
  'handover.about': {
    en: 'Everyone else, look away! Nothing secret shows until you press the button.',
    fr:
      'Les autres, ne regardez pas ! Rien de secret n’apparaît tant que vous n’avez pas appuyé ' +
      'sur le bouton.',
    uk: 'Решта, не підглядайте! Нічого таємного не видно, доки ви не натиснете кнопку.',
  },
  'handover.ready': {
    en: 'That’s me: show my hand',
    fr: 'C’est moi : montrer ma main',
    uk: 'Це я: показати',
  },
  'handover.passOn': {
    en: 'Hand the screen to {name}',
    fr: 'Passez l’écran à {name}',
    uk: 'Передайте екран: {name}',
  },

  'map.title': { en: 'Map', fr: 'Plateau', uk: 'Гральне поле' },
  'map.zoomIn': { en: 'Zoom in', fr: 'Agrandir', uk: 'Наблизити' },
  'map.zoomOut': { en: 'Zoom out', fr: 'Réduire', uk: 'Віддалити' },
  'map.fit': {
    en: 'Show the whole map',
    fr: 'Voir tout le plateau',
    uk: 'Показати все гральне поле',
  },
  'map.rotate': { en: 'Turn the map', fr: 'Tourner le plateau', uk: 'Повернути гральне поле' },

  'sheet.hand': { en: 'Hand', fr: 'Main', uk: 'Рука' },
  'sheet.columns': { en: 'Columns', fr: 'Colonnes', uk: 'Стовпці' },
  'sheet.players': { en: 'Players', fr: 'Joueurs', uk: 'Гравці' },
  'sheet.log': { en: 'Log', fr: 'Journal', uk: 'Журнал' },
  'sheet.market': { en: 'Market', fr: 'Marché', uk: 'Ринок' },

  'menu.title': { en: 'Game menu', fr: 'Menu de la partie', uk: 'Меню гри' },
  'menu.keys': { en: 'Keyboard', fr: 'Clavier', uk: 'Клавіатура' },
  'menu.textMode': { en: 'Text mode', fr: 'Mode texte', uk: 'Текстовий режим' },
  'menu.leave': { en: 'Leave the table', fr: 'Quitter la table', uk: 'Вийти з-за столу' },

  'keys.title': { en: 'Keyboard', fr: 'Clavier', uk: 'Клавіатура' },
  'keys.tab': {
    en: 'Tab: question, hand, map, players, log',
    fr: 'Tab : question, main, plateau, joueurs, journal',
    uk: 'Tab: запитання, рука, гральне поле, гравці, журнал',
  },
  'keys.arrows': {
    en: 'Arrows: move around',
    fr: 'Flèches : se déplacer',
    uk: 'Стрілки: пересуватися',
  },
  'keys.enter': { en: 'Enter: answer', fr: 'Entrée : répondre', uk: 'Enter: відповісти' },
  'keys.large': {
    en: 'Space: read the card large',
    fr: 'Espace : lire la carte en grand',
    uk: 'Пробіл: прочитати карту зблизька',
  },
  'keys.escape': {
    en: 'Escape: close, or back to the question',
    fr: 'Échap : fermer, ou revenir à la question',
    uk: 'Escape: закрити або повернутися до запитання',
  },
  'keys.numbers': {
    en: '1–9: the answer with that number',
    fr: '1–9 : la réponse portant ce numéro',
    uk: '1–9: відповідь із цим номером',
  },
  'keys.undo': { en: 'Ctrl+Z: undo', fr: 'Ctrl+Z : annuler', uk: 'Ctrl+Z: скасувати дію' },
  'keys.redo': {
    en: 'Ctrl+Y or Ctrl+Shift+Z: redo',
    fr: 'Ctrl+Y ou Ctrl+Maj+Z : rétablir',
    uk: 'Ctrl+Y або Ctrl+Shift+Z: повторити дію',
  },
  'keys.question': { en: 'Q: to the question', fr: 'Q : à la question', uk: 'Q: до запитання' },
  'keys.hand': { en: 'H: to the hand', fr: 'H : à la main', uk: 'H: до руки' },
  'keys.map': { en: 'M: to the map', fr: 'M : au plateau', uk: 'M: до грального поля' },
  'keys.columns': {
    en: 'C: to your columns',
    fr: 'C : à vos colonnes',
    uk: 'C: до ваших стовпців',
  },
  'keys.players': { en: 'P: to the players', fr: 'P : aux joueurs', uk: 'P: до гравців' },
  'keys.log': { en: 'L: to the log', fr: 'L : au journal', uk: 'L: до журналу' },
  'keys.why': {
    en: 'W: why you can’t choose this',
    fr: 'W : pourquoi ce choix n’est pas possible',
    uk: 'W: чому цього не можна вибрати',
  },
  'keys.describe': { en: 'D: describe this', fr: 'D : décrire cet élément', uk: 'D: описати це' },
  'keys.rotate': {
    en: 'R: turn the tile (Gheos) or the map (Deus)',
    fr: 'R : tourner la tuile (Gheos) ou le plateau (Deus)',
    uk: 'R: повернути плитку (Gheos) або гральне поле (Deus)',
  },
  'keys.zoom': {
    en: '+ and −: zoom; 0: the whole map',
    fr: '+ et − : zoom ; 0 : tout le plateau',
    uk: '+ та −: масштаб; 0: усе гральне поле',
  },
  'keys.hint': { en: 'I: hint', fr: 'I : conseil', uk: 'I: підказка' },
  'keys.text': { en: 'T: text mode', fr: 'T : mode texte', uk: 'T: текстовий режим' },
  'keys.help': { en: '?: this list', fr: '? : cette liste', uk: '?: цей список' },
  'keys.lettersOff': {
    en: 'One-letter keys are turned off in the settings.',
    fr: 'Les touches à une lettre sont désactivées dans les réglages.',
    uk: 'Однолітерні клавіші вимкнено в налаштуваннях.',
  },
  'question.rotate': { en: 'Turn the tile', fr: 'Tourner la tuile', uk: 'Повернути плитку' },
  'preview.line': { en: '{cause}: {gain}', fr: '{cause} : {gain}', uk: '{cause}: {gain}' },
} as const satisfies Record<string, Words>;
