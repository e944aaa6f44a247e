/* The table of any game: the question, undo, log, news, players, hand-over, keys. */
import type { Words } from '../language';

export const table = {
  'question.waiting': { en: 'Waiting for {name}', fr: 'En attente de {name}', uk: 'Ходить {name}' },
  'explain.supply': {
    en: 'Nobody holds these. When none is left, nobody can gain one.',
    fr: 'Personne ne les détient. Quand il n’en reste plus, on ne peut plus en gagner.',
    uk: 'Вони нічиї. Коли не лишиться жодного, одержати його не можна.',
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
    en: 'Choose on the table, or from the list.',
    fr: 'Choisissez sur la table ou dans la liste.',
    uk: 'Вибирайте просто на столі або зі списку.',
  },
  'question.rules': { en: 'The rule for this', fr: 'La règle à ce sujet', uk: 'Правило про це' },
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
  'question.left': {
    en: '{n} left to choose.',
    fr: 'Encore {n} à choisir.',
    uk: 'Лишилося вибрати {n}.',
  },
  'question.upTo': {
    en: 'Up to {n} more.',
    fr: 'Jusqu’à {n} de plus.',
    uk: 'Можна вибрати ще до {n}.',
  },
  'question.noneLeft': {
    en: 'Nothing more to choose.',
    fr: 'Plus rien à choisir.',
    uk: 'Вибирати більше нічого.',
  },
  'question.chosen': {
    en: 'Chosen so far: {list}',
    fr: 'Choisi jusqu’ici : {list}',
    uk: 'Поки що вибрано: {list}',
  },
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
  'hint.thinking': { en: 'Thinking about it…', fr: 'Réflexion en cours…', uk: 'Обмірковуємо…' },
  'hint.best': {
    en: 'I would choose: {answer}',
    fr: 'Je choisirais : {answer}',
    uk: 'Варто вибрати: {answer}',
  },
  'hint.other': { en: 'Or: {answer}', fr: 'Ou : {answer}', uk: 'Або: {answer}' },
  'hint.share': {
    en: '{percent}% to win',
    fr: '{percent} % de chances de gagner',
    uk: '{percent}\u00A0% на перемогу',
  },
  'hint.points': {
    en: 'about {n} VP at the end',
    fr: 'environ {n} PV à la fin',
    uk: 'близько {n} ПО наприкінці',
  },
  'hint.line': { en: 'Then: {line}', fr: 'Ensuite : {line}', uk: 'Далі: {line}' },
  'hint.play': { en: 'Do that', fr: 'Jouer cela', uk: 'Зробити так' },
  'hint.none': {
    en: 'No hint now: this is not your decision.',
    fr: 'Pas de conseil pour l’instant : ce n’est pas à vous de décider.',
    uk: 'Зараз підказки немає: вирішуєте не ви.',
  },
  'hint.fair': {
    en: 'The hint knows only what you know.',
    fr: 'Le conseiller ne sait que ce que vous savez.',
    uk: 'Підказка спирається лише на те, що знаєте ви.',
  },

  'why.otherQuestion': {
    en: 'That is not the question now: {question}',
    fr: 'Ce n’est pas la question : {question}',
    uk: 'Зараз ідеться про інше: {question}',
  },
  'why.notYours': {
    en: 'It is {name}’s turn.',
    fr: 'C’est au tour de {name}.',
    uk: 'Зараз ходить {name}.',
  },
  'why.list': {
    en: 'What is refused, and why',
    fr: 'Ce qui est refusé, et pourquoi',
    uk: 'Що заборонено й чому',
  },
  'why.legal': {
    en: 'This can be chosen: {answer}',
    fr: 'Ceci peut être choisi : {answer}',
    uk: 'Це можна вибрати: {answer}',
  },
  'why.nothing': {
    en: 'Nothing is refused here: you may choose anything there is.',
    fr: 'Rien n’est refusé ici : vous pouvez tout choisir.',
    uk: 'Тут нічого не заборонено: вибрати можна будь-що.',
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
    en: 'Then comes another choice.',
    fr: 'Ensuite vient un autre choix.',
    uk: 'Далі буде ще один вибір.',
  },
  'preview.stops.reveal': {
    en: 'Then something hidden is revealed.',
    fr: 'Ensuite, quelque chose de caché est révélé.',
    uk: 'Далі відкриється приховане.',
  },
  'preview.stops.turn': {
    en: 'Then your turn is over.',
    fr: 'Ensuite, votre tour est fini.',
    uk: 'На цьому ваш хід завершено.',
  },
  'preview.secret': {
    en: 'Something else changes, but it stays secret.',
    fr: 'Autre chose change, mais reste secret.',
    uk: 'Зміниться ще дещо, але це таємниця.',
  },
  'preview.noUndo': {
    en: 'This reveals something: it cannot be taken back.',
    fr: 'Ceci révèle quelque chose : impossible à annuler.',
    uk: 'Це відкриє приховане: скасувати не вийде.',
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
    en: 'Whatever is new stays marked on the map until you act.',
    fr: 'Les nouveautés restent marquées sur le plateau jusqu’à votre action.',
    uk: 'Нове позначено на мапі, доки ви не походите.',
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
    en: 'Everybody else looks away. Nothing secret is shown until you press the button.',
    fr:
      'Les autres ne regardent pas. Rien de secret n’apparaît avant que vous n’appuyiez sur le ' +
      'bouton.',
    uk: 'Решта не підглядає. Нічого таємного не видно, доки ви не натиснете кнопку.',
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

  'map.title': { en: 'Map', fr: 'Plateau', uk: 'Мапа' },
  'map.zoomIn': { en: 'Zoom in', fr: 'Agrandir', uk: 'Наблизити' },
  'map.zoomOut': { en: 'Zoom out', fr: 'Réduire', uk: 'Віддалити' },
  'map.fit': { en: 'Show the whole map', fr: 'Voir tout le plateau', uk: 'Показати всю мапу' },
  'map.rotate': { en: 'Turn the map', fr: 'Tourner le plateau', uk: 'Повернути мапу' },

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
    uk: 'Tab: запитання, рука, мапа, гравці, журнал',
  },
  'keys.arrows': {
    en: 'Arrows: move about inside',
    fr: 'Flèches : se déplacer à l’intérieur',
    uk: 'Стрілки: пересуватися всередині',
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
  'keys.map': { en: 'M: to the map', fr: 'M : au plateau', uk: 'M: до мапи' },
  'keys.columns': {
    en: 'C: to your columns',
    fr: 'C : à vos colonnes',
    uk: 'C: до ваших стовпців',
  },
  'keys.players': { en: 'P: to the players', fr: 'P : aux joueurs', uk: 'P: до гравців' },
  'keys.log': { en: 'L: to the log', fr: 'L : au journal', uk: 'L: до журналу' },
  'keys.why': {
    en: 'W: why what is in focus cannot be chosen',
    fr: 'W : pourquoi l’élément actif est refusé',
    uk: 'W: чому не можна вибрати те, що у фокусі',
  },
  'keys.describe': {
    en: 'D: describe what is in focus',
    fr: 'D : décrire l’élément actif',
    uk: 'D: описати те, що у фокусі',
  },
  'keys.rotate': {
    en: 'R: turn the tile (Gheos) or the map (Deus)',
    fr: 'R : tourner la tuile (Gheos) ou le plateau (Deus)',
    uk: 'R: повернути плитку (Gheos) або мапу (Deus)',
  },
  'keys.zoom': {
    en: '+ and −: zoom; 0: the whole map',
    fr: '+ et − : zoom ; 0 : tout le plateau',
    uk: '+ та −: масштаб; 0: уся мапа',
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
