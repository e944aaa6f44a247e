/* The first screen, the games kept in this browser, records in and out, and being offline. */
import { joined, type Words } from '../language';

export const home = {
  'home.playNow': { en: 'Play now', fr: 'Jouer', uk: 'Грати' },
  'home.playNowFirst': {
    en: 'You against a level {level} bot',
    fr: 'Vous contre un bot de niveau {level}',
    uk: 'Ви проти бота {level}-го рівня',
  },
  'home.learn': { en: 'Learn', fr: 'Apprendre', uk: 'Навчитися' },
  'home.learnAbout': {
    en: 'A short tutorial, the rules, every card and tile',
    fr: 'Un court tutoriel, les règles, toutes les cartes et tuiles',
    uk: 'Короткий урок, правила, усі карти й плитки',
  },
  'home.setUpShort': { en: 'Set up', fr: 'Préparer', uk: 'Налаштувати' },
  'home.newHere': {
    en: 'New here? Start with the tutorial: a few minutes at a real table.',
    fr: 'Première visite ? Commencez par le tutoriel : quelques minutes à une vraie table.',
    uk: 'Ви тут уперше? Почніть з уроку: кілька хвилин за справжнім столом.',
  },
  'home.openBox': { en: 'Open {game}', fr: 'Ouvrir {game}', uk: 'Відкрити {game}' },
  'online.open': { en: 'Play online', fr: 'Jouer en ligne', uk: 'Грати онлайн' },
  'online.about': {
    en: 'Invite friends with a link, or join an open table. Nothing to install, no account needed.',
    fr:
      'Entre amis grâce à un lien, ou avec les joueurs présents. Rien à installer, pas besoin ' +
      'de compte.',
    uk:
      'Запросіть друзів за посиланням або сядьте за відкритий стіл. Нічого не треба ' +
      'встановлювати, і без реєстрації.',
  },
  'online.waits': {
    en: '{n} {n:table is|tables are} waiting for you',
    fr: '{n} {n:table vous attend|tables vous attendent}',
    uk: 'На вас {n:чекає|чекають|чекає} {n} {n:стіл|столи|столів}',
  },
  'home.gameAt': { en: '{game}, round {n}', fr: '{game}, tour {n}', uk: '{game}, раунд {n}' },
  'home.continueMore': {
    en: 'More unfinished games',
    fr: 'Autres parties en cours',
    uk: 'Інші незавершені ігри',
  },
  'home.continue': { en: 'Unfinished games', fr: 'Parties en cours', uk: 'Незавершені ігри' },
  'home.finished': { en: 'Finished games', fr: 'Parties terminées', uk: 'Завершені ігри' },
  'home.records': { en: 'Import a game', fr: 'Importer une partie', uk: 'Імпортувати гру' },
  'home.aboutText': {
    en: joined(
      'Demiurge is free and open. You need no account, and nothing is loaded from other sites. ',
      'Deus and Deus: Egypt are by Sébastien Dujardin, Gheos is by René Wiersma. This is a fan ',
      'project: it uses none of their art or text, and it does not replace the boxes.',
    ),
    fr:
      'Demiurge est libre et gratuit. Aucun compte à créer, rien n’est chargé d’un autre site. ' +
      'Deus et Deus : Égypte sont de Sébastien Dujardin, Gheos de René Wiersma. C’est un ' +
      'projet de passionnés : il n’utilise ni leurs images ni leurs textes et ne remplace pas ' +
      'les boîtes.',
    uk:
      'Demiurge — вільна й безкоштовна програма. Облікового запису не треба, з інших сайтів ' +
      'нічого не завантажується. Автор ігор Deus і Deus: Єгипет — Sébastien Dujardin, автор ' +
      'Gheos — René Wiersma. Це проєкт шанувальників: у ньому немає їхніх малюнків і текстів, ' +
      'і коробок він не замінює.',
  },

  'saves.won': { en: 'won, {points}', fr: 'gagnée, {points}', uk: 'перемога, {points}' },
  'saves.lost': { en: 'lost, {points}', fr: 'perdue, {points}', uk: 'поразка, {points}' },
  'saves.deleted': { en: 'Game deleted', fr: 'Partie supprimée', uk: 'Гру видалено' },
  'saves.restore': { en: 'Restore', fr: 'Restaurer', uk: 'Відновити' },
  'saves.failed': {
    en: joined(
      'This browser can’t save games (private window, or storage full). You can play, but ',
      'export the game before you leave.',
    ),
    fr:
      'Ce navigateur n’enregistre pas les parties (fenêtre privée ou espace plein). Vous ' +
      'pouvez jouer, mais exportez la partie avant de partir.',
    uk:
      'Цей браузер не зберігає ігор (приватне вікно або бракує місця). Грати можна, але перед ' +
      'виходом експортуйте гру.',
  },

  'record.export': { en: 'Export the game', fr: 'Exporter la partie', uk: 'Експортувати гру' },
  'record.exportAbout': {
    en: 'A text file with every move; any copy of Demiurge can replay it.',
    fr: 'Un fichier texte avec tous les coups, que n’importe quel Demiurge peut relire.',
    uk: 'Текстовий файл з усіма ходами; його відтворить будь-яка копія Demiurge.',
  },
  'record.exportRunning': {
    en: 'The game is still on: this file gives away everything hidden.',
    fr: 'La partie n’est pas finie : ce fichier révèle tout ce qui est caché.',
    uk: 'Гра ще триває: цей файл викриває все приховане.',
  },
  'record.file': { en: 'Save as a file', fr: 'Enregistrer un fichier', uk: 'Зберегти у файл' },
  'record.copy': { en: 'Copy the game', fr: 'Copier la partie', uk: 'Копіювати гру' },
  'record.copied': {
    en: 'Game copied to the clipboard',
    fr: 'Partie copiée dans le presse-papiers',
    uk: 'Гру скопійовано',
  },
  'record.importAbout': {
    en: 'Choose a .record file, drop it here, or paste its text.',
    fr: 'Choisissez un fichier .record, déposez-le ici ou collez son texte.',
    uk: 'Виберіть файл .record, перетягніть його сюди або вставте текст.',
  },
  'record.choose': { en: 'Choose a file', fr: 'Choisir un fichier', uk: 'Вибрати файл' },
  'record.paste': {
    en: 'Text of a game or a position',
    fr: 'Texte d’une partie ou d’une position',
    uk: 'Текст гри або позиції',
  },
  'record.read': { en: 'Import', fr: 'Importer', uk: 'Імпортувати' },
  'record.replay': { en: 'Replay', fr: 'Revoir la partie', uk: 'Переглянути' },
  'record.playOn': {
    en: 'Play on from the end',
    fr: 'Continuer à partir de la fin',
    uk: 'Грати далі з кінця',
  },

  'error.title': { en: 'That didn’t work', fr: 'Cela n’a pas marché', uk: 'Не вийшло' },
  'error.record': {
    en: 'This game can’t be read. Nothing was changed.',
    fr: 'Impossible de lire cette partie. Rien n’a été modifié.',
    uk: 'Цю гру не вдалося прочитати. Нічого не змінено.',
  },
  'error.recordAt': {
    en: 'Line {line}, column {column}: {message}',
    fr: 'Ligne {line}, colonne {column} : {message}',
    uk: 'Рядок {line}, позиція {column}: {message}',
  },
  'error.recordEmpty': {
    en: 'The file is empty.',
    fr: 'Le fichier est vide.',
    uk: 'Файл порожній.',
  },
  'fault.other': {
    en: 'This can’t be read.',
    fr: 'Ceci est illisible.',
    uk: 'Це не вдалося прочитати.',
  },
  'fault.version': {
    en: 'This is not a game of Demiurge: the first line should read “demiurge record 1”.',
    fr:
      'Ce n’est pas une partie de Demiurge : la première ligne devrait être « demiurge record ' +
      '1 ».',
    uk: 'Це не запис Demiurge: перший рядок має бути «demiurge record 1».',
  },
  'fault.no-game': {
    en: 'A line that names the game should come first.',
    fr: 'Une ligne qui nomme le jeu devrait venir d’abord.',
    uk: 'Спершу має бути рядок із назвою гри.',
  },
  'fault.game': {
    en: 'There is no game of that name.',
    fr: 'Aucun jeu ne porte ce nom.',
    uk: 'Гри з такою назвою немає.',
  },
  'fault.rules': {
    en: 'This game was played with rules or cards that this version doesn’t have.',
    fr: 'Cette partie suit des règles ou des cartes que cette version n’a pas.',
    uk: 'У цій грі правила чи карти, яких ця версія не має.',
  },
  'fault.options': {
    en: 'These options don’t go together.',
    fr: 'Ces options ne vont pas ensemble.',
    uk: 'Такі параметри не підходять.',
  },
  'fault.seed': {
    en: 'This seed can’t be read.',
    fr: 'Cette graine est illisible.',
    uk: 'Це число розкладу не вдалося прочитати.',
  },
  'fault.position': {
    en: 'This position can’t be set up.',
    fr: 'Cette position est impossible.',
    uk: 'Такої позиції не може бути.',
  },
  'fault.seat': {
    en: 'This line about a seat can’t be read.',
    fr: 'Cette ligne sur une place est illisible.',
    uk: 'Рядок про місце гравця не вдалося прочитати.',
  },
  'fault.late': {
    en: 'This line should come before the first answer.',
    fr: 'Cette ligne devrait précéder la première réponse.',
    uk: 'Цей рядок має стояти перед першою відповіддю.',
  },
  'fault.token': {
    en: 'This answer isn’t allowed here.',
    fr: 'Cette réponse n’est pas permise ici.',
    uk: 'Така відповідь тут неможлива.',
  },
  'fault.after-end': {
    en: 'This answer comes after the end of the game.',
    fr: 'Cette réponse vient après la fin de la partie.',
    uk: 'Ця відповідь стоїть після кінця гри.',
  },
  'fault.hidden': {
    en: joined(
      'This game was saved from one seat before it was over. What that player couldn’t see is ',
      'missing, so it can’t be replayed.',
    ),
    fr:
      'Cette partie a été enregistrée depuis une seule place avant la fin. Ce que ce joueur ne ' +
      'voyait pas manque : impossible de la revoir.',
    uk:
      'Цю гру збережено з одного місця ще до кінця. Того, чого гравець не бачив, бракує, тож ' +
      'переглянути її не можна.',
  },
  'fault.too-many': {
    en: 'There are too many answers.',
    fr: 'Il y a trop de réponses.',
    uk: 'Відповідей забагато.',
  },
  'fault.long-line': {
    en: 'This line is too long.',
    fr: 'Cette ligne est trop longue.',
    uk: 'Цей рядок задовгий.',
  },
  'fault.too-long': {
    en: 'This file is too long for a record.',
    fr: 'Ce fichier est trop long pour une partie.',
    uk: 'Цей файл задовгий як на запис гри.',
  },
  'fault.result': {
    en: 'The result written here is not the one the game has.',
    fr: 'Le résultat noté n’est pas celui de la partie.',
    uk: 'Результат у записі не збігається з результатом гри.',
  },
  'fault.hash': {
    en: joined(
      'The replay doesn’t match the file at this point: it was edited, or made by another ',
      'program.',
    ),
    fr:
      'La relecture ne concorde pas à cet endroit : le fichier a été modifié ou vient d’un ' +
      'autre programme.',
    uk:
      'У цьому місці відтворення не збігається із записом: його змінено або створено іншою ' +
      'програмою.',
  },
  'error.seed': {
    en: 'A seed is a whole number, or 64 hexadecimal digits.',
    fr: 'Une graine est un nombre entier, ou 64 chiffres hexadécimaux.',
    uk: 'Число розкладу — це ціле число або 64 шістнадцяткові цифри.',
  },
  'error.notFound': {
    en: 'There’s no such page.',
    fr: 'Cette page n’existe pas.',
    uk: 'Такої сторінки немає.',
  },

  'offline.ready': {
    en: 'Ready to play offline.',
    fr: 'Prêt : vous pouvez jouer hors ligne.',
    uk: 'Готово: можна грати без мережі.',
  },
  'offline.update': {
    en: 'A new version is ready.',
    fr: 'Une nouvelle version est prête.',
    uk: 'Є нова версія.',
  },
  'offline.updateNow': { en: 'Update now', fr: 'Mettre à jour', uk: 'Оновити зараз' },
  'offline.updateLater': { en: 'After this game', fr: 'Après cette partie', uk: 'Після цієї гри' },
  'offline.install': { en: 'Install', fr: 'Installer', uk: 'Установити' },
  'offline.installAbout': {
    en: 'Adds Demiurge to your apps; it opens in its own window.',
    fr: 'Ajoute Demiurge à vos applications ; il s’ouvre dans sa propre fenêtre.',
    uk: 'Додає Demiurge до ваших програм; відкривається у власному вікні.',
  },
} as const satisfies Record<string, Words>;
