/* The first screen, the games kept in this browser, records in and out, and being offline. */
import { joined, type Words } from '../language';

export const home = {
  'home.playNow': { en: 'Play now', fr: 'Jouer', uk: 'Грати' },
  'home.playNowFirst': {
    en: 'You against one bot of level {level}',
    fr: 'Vous contre un bot de niveau {level}',
    uk: 'Ви проти одного бота {level}-го рівня',
  },
  'home.learn': { en: 'Learn', fr: 'Apprendre', uk: 'Навчитися' },
  'home.learnAbout': {
    en: 'A tutorial of a few minutes, the rules, all cards and tiles',
    fr: 'Un tutoriel de quelques minutes, les règles, toutes les cartes et tuiles',
    uk: 'Урок на кілька хвилин, правила, усі карти й плитки',
  },
  'home.setUpShort': { en: 'Set up', fr: 'Préparer', uk: 'Налаштувати' },
  'home.newHere': {
    en: 'New here? Begin with the tutorial: a few minutes at a real table.',
    fr: 'Première visite ? Commencez par le tutoriel : quelques minutes à une vraie table.',
    uk: 'Уперше тут? Почніть з уроку: кілька хвилин за справжнім столом.',
  },
  'home.openBox': { en: 'Open {game}', fr: 'Ouvrir {game}', uk: 'Відкрити {game}' },
  'online.open': { en: 'Play online', fr: 'Jouer en ligne', uk: 'Грати онлайн' },
  'online.about': {
    en: joined(
      'With friends over a link, or with whoever is there. Nothing to install, no account ',
      'needed.',
    ),
    fr: 'Entre amis grâce à un lien, ou avec qui est là. Rien à installer, pas besoin de compte.',
    uk:
      'З друзями за посиланням або з тими, хто тут є. Нічого не треба встановлювати чи ' +
      'реєструвати.',
  },
  'online.waits': {
    en: '{n} {n:table waits|tables wait} for you',
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
  'home.records': {
    en: 'Open a record',
    fr: 'Ouvrir une partie enregistrée',
    uk: 'Відкрити запис гри',
  },
  'home.aboutText': {
    en: joined(
      'Demiurge is free and open. You need no account, and nothing is loaded from other sites. ',
      'Deus and Deus: Egypt are by Sébastien Dujardin, Gheos is by René Wiersma; this is the ',
      'work of fans, with none of their art or text, and no substitute for the boxes.',
    ),
    fr:
      'Demiurge est libre et gratuit. Aucun compte à créer, rien n’est chargé d’un autre site. ' +
      'Deus et Deus : Égypte sont de Sébastien Dujardin, Gheos de René Wiersma ; ceci est ' +
      'l’œuvre de passionnés, sans leurs images ni leurs textes, et ne remplace pas les boîtes.',
    uk:
      'Demiurge — вільна й безкоштовна програма. Облікового запису не треба, з інших сайтів ' +
      'нічого не завантажується. Автор ігор Deus і Deus: Єгипет — Sébastien Dujardin, автор ' +
      'Gheos — René Wiersma; це праця шанувальників, без їхніх малюнків і текстів, і коробок ' +
      'вона не замінює.',
  },

  'saves.won': { en: 'won, {points}', fr: 'gagnée, {points}', uk: 'перемога, {points}' },
  'saves.lost': { en: 'lost, {points}', fr: 'perdue, {points}', uk: 'поразка, {points}' },
  'saves.deleted': { en: 'Game deleted', fr: 'Partie supprimée', uk: 'Гру видалено' },
  'saves.restore': { en: 'Bring it back', fr: 'La récupérer', uk: 'Повернути' },
  'saves.failed': {
    en: joined(
      'This browser does not keep games (a private window, or no room left). You can play, but ',
      'export the record before you leave.',
    ),
    fr:
      'Ce navigateur refuse de garder les parties (fenêtre privée ou plus de place). Vous ' +
      'pouvez jouer, mais exportez la partie avant de partir.',
    uk:
      'Цей браузер не зберігає ігор (приватне вікно або бракує місця). Грати можна, але перед ' +
      'виходом експортуйте запис.',
  },

  'record.export': { en: 'Export the record', fr: 'Exporter la partie', uk: 'Експортувати запис' },
  'record.exportAbout': {
    en: joined(
      'A readable text file with everything that was answered; any copy of Demiurge can replay ',
      'it.',
    ),
    fr:
      'Un fichier texte lisible avec toutes les réponses ; n’importe quel Demiurge peut le ' +
      'rejouer.',
    uk: 'Звичайний текстовий файл з усіма відповідями; його відтворить будь-яка копія Demiurge.',
  },
  'record.exportRunning': {
    en: 'The game is still on: this file gives away everything that is hidden.',
    fr: 'La partie n’est pas finie : ce fichier révèle tout ce qui est caché.',
    uk: 'Гра ще триває: цей файл викриває все приховане.',
  },
  'record.file': { en: 'Save as a file', fr: 'Enregistrer un fichier', uk: 'Зберегти у файл' },
  'record.copy': { en: 'Copy the record', fr: 'Copier la partie', uk: 'Копіювати запис' },
  'record.copied': {
    en: 'The record is on the clipboard',
    fr: 'La partie est dans le presse-papiers',
    uk: 'Запис у буфері обміну',
  },
  'record.importAbout': {
    en: 'Choose a .record file, drop it here, or paste its text.',
    fr: 'Choisissez un fichier .record, déposez-le ici ou collez son texte.',
    uk: 'Виберіть файл .record, перетягніть його сюди або вставте текст.',
  },
  'record.choose': { en: 'Choose a file', fr: 'Choisir un fichier', uk: 'Вибрати файл' },
  'record.paste': {
    en: 'Text of a record or a position',
    fr: 'Texte d’une partie ou d’une position',
    uk: 'Текст запису або позиції',
  },
  'record.read': { en: 'Read it', fr: 'Lire', uk: 'Прочитати' },
  'record.replay': { en: 'Replay it', fr: 'La revoir', uk: 'Переглянути' },
  'record.playOn': {
    en: 'Play on from its end',
    fr: 'Continuer à partir de la fin',
    uk: 'Грати далі з кінця',
  },

  'error.title': { en: 'That did not work', fr: 'Cela n’a pas marché', uk: 'Не вийшло' },
  'error.record': {
    en: 'This record cannot be read. Nothing was changed.',
    fr: 'Cette partie ne peut pas être lue. Rien n’a été modifié.',
    uk: 'Цей запис не вдалося прочитати. Нічого не змінено.',
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
    en: 'This cannot be read.',
    fr: 'Ceci est illisible.',
    uk: 'Це не вдалося прочитати.',
  },
  'fault.version': {
    en: 'This is not a record of Demiurge: the first line should read “demiurge record 1”.',
    fr:
      'Ce n’est pas une partie de Demiurge : la première ligne devrait être « demiurge record ' +
      '1 ».',
    uk: 'Це не запис Demiurge: перший рядок має бути «demiurge record 1».',
  },
  'fault.no-game': {
    en: 'Before this there should be a line that names the game.',
    fr: 'Avant ceci, une ligne devrait nommer le jeu.',
    uk: 'Перед цим має бути рядок із назвою гри.',
  },
  'fault.game': {
    en: 'There is no game of that name.',
    fr: 'Aucun jeu ne porte ce nom.',
    uk: 'Гри з такою назвою немає.',
  },
  'fault.rules': {
    en: 'This record was made with rules or cards that this version does not have.',
    fr: 'Cette partie suit des règles ou des cartes que cette version n’a pas.',
    uk: 'Цей запис зроблено за правилами чи з картами, яких ця версія не має.',
  },
  'fault.options': {
    en: 'These options do not fit.',
    fr: 'Ces options ne conviennent pas.',
    uk: 'Такі параметри не підходять.',
  },
  'fault.seed': {
    en: 'This seed cannot be read.',
    fr: 'Cette graine est illisible.',
    uk: 'Це число розкладу не вдалося прочитати.',
  },
  'fault.position': {
    en: 'This position cannot be set up.',
    fr: 'Cette position est impossible.',
    uk: 'Такої позиції не може бути.',
  },
  'fault.seat': {
    en: 'This line about a seat cannot be read.',
    fr: 'Cette ligne sur une place est illisible.',
    uk: 'Рядок про місце гравця не вдалося прочитати.',
  },
  'fault.late': {
    en: 'This line should stand before the first answer.',
    fr: 'Cette ligne devrait précéder la première réponse.',
    uk: 'Цей рядок має стояти перед першою відповіддю.',
  },
  'fault.token': {
    en: 'This answer is not allowed here.',
    fr: 'Cette réponse n’est pas permise ici.',
    uk: 'Така відповідь тут неможлива.',
  },
  'fault.after-end': {
    en: 'This answer stands after the end of the game.',
    fr: 'Cette réponse vient après la fin de la partie.',
    uk: 'Ця відповідь стоїть після кінця гри.',
  },
  'fault.hidden': {
    en: joined(
      'This record was taken by one seat while the game was on: what it could not know is ',
      'missing, so it cannot be replayed.',
    ),
    fr:
      'Cette partie a été enregistrée depuis une seule place pendant le jeu : ce qu’on y ' +
      'ignorait manque, on ne peut donc pas la rejouer.',
    uk:
      'Цей запис зроблено з одного місця під час гри: того, чого воно не знало, бракує, тож ' +
      'відтворити його не можна.',
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
    en: 'The result in the record is not the one the game has.',
    fr: 'Le résultat noté n’est pas celui de la partie.',
    uk: 'Результат у записі не збігається з результатом гри.',
  },
  'fault.hash': {
    en: joined(
      'The replay does not agree with the record at this place: it was edited or made by ',
      'another program.',
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
    en: 'There is no such page here.',
    fr: 'Cette page n’existe pas.',
    uk: 'Такої сторінки немає.',
  },

  'offline.ready': {
    en: 'Everything is on this device now: it works without a network.',
    fr: 'Tout est désormais sur cet appareil : cela marche sans réseau.',
    uk: 'Тепер усе є на цьому пристрої: можна грати без мережі.',
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
    en: 'Puts Demiurge among your programs; it opens in its own window.',
    fr: 'Ajoute Demiurge à vos applications, dans sa propre fenêtre.',
    uk: 'Додає Demiurge до ваших програм; відкриватиметься у власному вікні.',
  },
} as const satisfies Record<string, Words>;
