/* Setting up a game. Options are called as in `options?` of the engine: `option.KEY` is the name,
 * `option.KEY.about` one line on what it does, `option.KEY.VALUE` a value. */
import type { Words } from '../language';

export const setup = {
  'setup.title': {
    en: 'Set up a game of {game}',
    fr: 'Préparer une partie de {game}',
    uk: 'Нова гра: {game}',
  },
  'setup.start': { en: 'Begin', fr: 'Commencer', uk: 'Почати гру' },
  'setup.defaults': {
    en: 'Back to the usual settings',
    fr: 'Revenir aux réglages habituels',
    uk: 'Повернути звичні налаштування',
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
    en: '{n} people share this screen: hands stay hidden while it is passed on.',
    fr: '{n} personnes partagent cet écran : les mains restent cachées au moment de le passer.',
    uk:
      'За цим екраном {n} {n:людина|людини|людей}: карти на руках приховуються, коли екран ' +
      'переходить до іншого.',
  },
  'setup.watchOnly': {
    en: 'Only bots: you watch, and can stop, step and replay.',
    fr: 'Rien que des bots : vous regardez, avec pause, pas à pas et relecture.',
    uk: 'Самі боти: ви дивитеся, можете спиняти, гортати й переглядати знову.',
  },
  'setup.options': { en: 'Variants', fr: 'Variantes', uk: 'Варіанти' },
  'setup.summary': { en: 'In short: {text}', fr: 'En résumé : {text}', uk: 'Коротко: {text}' },
  'setup.summaryPlayers': {
    en: '{n} {n:player|players}',
    fr: '{n} {n:joueur|joueurs}',
    uk: '{n} {n:гравець|гравці|гравців}',
  },

  'option.players': { en: 'Players', fr: 'Joueurs', uk: 'Гравці' },
  'option.seed': { en: 'Seed', fr: 'Graine', uk: 'Число розкладу' },
  'option.seed.about': {
    en: 'The same number sets up the same game again. Leave it empty for a new one.',
    fr: 'Le même nombre redonne la même mise en place. Laissez vide pour du nouveau.',
    uk: 'Те саме число знову дасть той самий розклад. Лишіть порожнім, щоб був новий.',
  },
  'option.seed.random': { en: 'drawn at random', fr: 'tirée au hasard', uk: 'навмання' },
} as const satisfies Record<string, Words>;
