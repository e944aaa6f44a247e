/* Setting up a game. Options are called as in `options?` of the engine: `option.KEY` is the name,
 * `option.KEY.about` one line on what it does, `option.KEY.VALUE` a value. */
import type { Words } from '../language';

export const setup = {
  'setup.title': {
    en: 'Set up a game of {game}',
    fr: 'Préparer une partie de {game}',
    uk: 'Нова гра: {game}',
  },
  'setup.start': { en: 'Start', fr: 'Commencer', uk: 'Почати гру' },
  'setup.defaults': {
    en: 'Restore defaults',
    fr: 'Rétablir les réglages par défaut',
    uk: 'Повернути типові налаштування',
  },
  'setup.seats': { en: 'Who plays', fr: 'Qui joue', uk: 'Хто грає' },
  'setup.seatName': { en: 'Name at seat {n}', fr: 'Nom à la place {n}', uk: 'Ім’я на місці {n}' },
  'setup.seatWho': {
    en: 'Who sits at seat {n}',
    fr: 'Qui occupe la place {n}',
    uk: 'Хто на місці {n}',
  },
  'setup.removeSeat': {
    en: 'Remove seat {n}',
    fr: 'Retirer la place {n}',
    uk: 'Прибрати місце {n}',
  },
  'setup.person': {
    en: 'A person at this screen',
    fr: 'Une personne devant cet écran',
    uk: 'Людина за цим екраном',
  },
  'setup.bot': { en: 'A bot', fr: 'Un bot', uk: 'Бот' },
  'setup.hotSeat': {
    en: '{n} people share this screen: hands stay hidden while you pass it on.',
    fr: '{n} personnes partagent cet écran : les mains restent cachées au moment de le passer.',
    uk:
      'За цим екраном {n} {n:людина|людини|людей}: карти на руках приховуються, коли екран ' +
      'переходить до іншого.',
  },
  'setup.watchOnly': {
    en: 'Bots only: you watch, pause, step through and replay.',
    fr: 'Uniquement des bots : regardez, mettez en pause, avancez pas à pas, revoyez.',
    uk: 'Самі боти: дивіться, ставте на паузу, гортайте й переглядайте.',
  },
  'setup.options': { en: 'Variants', fr: 'Variantes', uk: 'Варіанти' },
  'setup.you': { en: 'You', fr: 'Vous', uk: 'Ви' },
  'setup.versus': {
    en: '{people} vs {bots}',
    fr: '{people} contre {bots}',
    uk: '{people} — {bots}',
  },
  'setup.botAt': {
    en: '{name} (level {n})',
    fr: '{name} (niveau {n})',
    uk: '{name} (рівень {n})',
  },
  'setup.summaryPlayers': {
    en: '{n} {n:player|players}',
    fr: '{n} {n:joueur|joueurs}',
    uk: '{n} {n:гравець|гравці|гравців}',
  },

  'option.players': { en: 'Players', fr: 'Joueurs', uk: 'Гравці' },
  'option.seed': { en: 'Seed', fr: 'Graine', uk: 'Число розкладу' },
  'option.seed.about': {
    en: 'The same seed deals the same game again. Leave it empty for a new one.',
    fr: 'La même graine redonne la même partie. Laissez vide pour une nouvelle.',
    uk: 'Те саме число знову дасть той самий розклад. Для нового лишіть порожнім.',
  },
  'option.seed.random': { en: 'random', fr: 'au hasard', uk: 'навмання' },
} as const satisfies Record<string, Words>;
