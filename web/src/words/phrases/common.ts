/* Words used on every screen: the games, players, bots, buttons. */
import type { Words } from '../language';

export const common = {
  'app.name': { en: 'Demiurge', fr: 'Demiurge', uk: 'Demiurge' },
  'app.tagline': {
    en: 'Play Deus and Gheos now, against bots or friends.',
    fr: 'Jouez à Deus et à Gheos tout de suite, contre des bots ou entre amis.',
    uk: 'Грайте в Deus і Gheos просто зараз — з ботами чи друзями.',
  },
  'app.skipToContent': {
    en: 'Skip to the content',
    fr: 'Aller au contenu',
    uk: 'Перейти до вмісту',
  },

  'game.players': { en: '2 to 4 players', fr: '2 à 4 joueurs', uk: '2–4 гравці' },

  'word.player': { en: 'Player {n}', fr: 'Joueur {n}', uk: 'Гравець {n}' },
  'word.round': { en: 'Round {n}', fr: 'Tour {n}', uk: 'Раунд {n}' },
  'word.total': { en: 'Total', fr: 'Total', uk: 'Разом' },
  'word.none': { en: 'none', fr: 'aucun', uk: 'немає' },
  'word.hidden': { en: 'hidden', fr: 'secret', uk: 'приховано' },
  'word.all': { en: 'All', fr: 'Tout', uk: 'Усі' },
  'button.cancel': { en: 'Cancel', fr: 'Annuler', uk: 'Скасувати' },
  'button.close': { en: 'Close', fr: 'Fermer', uk: 'Закрити' },
  'button.back': { en: 'Back', fr: 'Retour', uk: 'Назад' },
  'button.home': { en: 'Home', fr: 'Accueil', uk: 'На головну' },
  'button.done': { en: 'Done', fr: 'Terminer', uk: 'Готово' },
  'button.continue': { en: 'Continue', fr: 'Continuer', uk: 'Продовжити' },
  'button.delete': { en: 'Delete', fr: 'Supprimer', uk: 'Видалити' },
  'button.more': { en: 'More', fr: 'Plus', uk: 'Більше' },
  'button.less': { en: 'Less', fr: 'Moins', uk: 'Менше' },

  'status.loading': { en: 'Loading…', fr: 'Chargement…', uk: 'Завантаження…' },
  'status.thinking': { en: '{name} is thinking…', fr: '{name} réfléchit…', uk: '{name} думає…' },

  'level.named': { en: '{n} · {name}', fr: '{n} · {name}', uk: '{n} · {name}' },
  /* As src/text/levels.c has it (words.test.ts compares). */
  'level.1.name': { en: 'Shepherd', fr: 'Berger', uk: 'Пастух' },
  'level.1.about': {
    en: 'A beginner: overlooks many good moves. Plays at once.',
    fr: 'Débutant : manque beaucoup de bons coups. Joue aussitôt.',
    uk: 'Новачок: не помічає багатьох добрих ходів. Ходить одразу.',
  },
  'level.2.name': { en: 'Potter', fr: 'Potier', uk: 'Гончар' },
  'level.2.about': {
    en: 'Learning: overlooks some good moves. Plays at once.',
    fr: 'Apprenti : manque encore de bons coups. Joue aussitôt.',
    uk: 'Учень: часом не помічає доброго ходу. Ходить одразу.',
  },
  'level.3.name': { en: 'Trader', fr: 'Marchand', uk: 'Купець' },
  'level.3.about': {
    en: 'Careful, but slips now and then. Plays at once.',
    fr: 'Soigneux, parfois distrait. Joue aussitôt.',
    uk: 'Уважний, та інколи схибить. Ходить одразу.',
  },
  'level.4.name': { en: 'Navigator', fr: 'Navigateur', uk: 'Мореплавець' },
  'level.4.about': {
    en: 'Solid: rarely misses a good move. Plays at once.',
    fr: 'Solide : manque rarement un bon coup. Joue aussitôt.',
    uk: 'Надійний: рідко проґавить добрий хід. Ходить одразу.',
  },
  'level.5.name': { en: 'Strategist', fr: 'Stratège', uk: 'Стратег' },
  'level.5.about': {
    en: 'Makes the most of each turn; never looks ahead. Plays at once.',
    fr: 'Tire le meilleur de son tour, sans prévoir. Joue aussitôt.',
    uk: 'Бере з ходу все, але наперед не думає. Ходить одразу.',
  },
  'level.6.name': { en: 'Oracle', fr: 'Oracle', uk: 'Оракул' },
  'level.6.about': {
    en: 'Thinks ahead, for the others too. Takes a moment.',
    fr: 'Anticipe, même les coups des autres. Réfléchit un instant.',
    uk: 'Думає наперед, і за інших теж. Потребує хвильки.',
  },
  'level.7.name': { en: 'Titan', fr: 'Titan', uk: 'Титан' },
  'level.7.about': {
    en: 'Thinks harder and forgives little. Takes its time.',
    fr: 'Réfléchit davantage et pardonne peu. Prend son temps.',
    uk: 'Думає ретельніше й мало що пробачає. Не поспішає.',
  },
  'level.8.name': { en: 'Demiurge', fr: 'Démiurge', uk: 'Деміург' },
  'level.8.about': {
    en: 'The strongest. Thinks for up to a few seconds.',
    fr: 'Le plus fort. Réfléchit jusqu’à quelques secondes.',
    uk: 'Найсильніший. Думає до кількох секунд.',
  },
  'level.honest': {
    en: 'Bots see only what a player in their seat would see: never your hand, never the deck.',
    fr:
      'Les bots ne voient que ce qu’un joueur verrait à leur place : ni votre main, ni la ' +
      'pioche.',
    uk: 'Боти бачать лише те, що бачив би гравець на їхньому місці: ні вашої руки, ні колоди.',
  },
  'bot.random': { en: 'Random', fr: 'Aléatoire', uk: 'Випадковий' },
  'bot.random.about': {
    en: 'Plays any legal move at random. Only for trying things out.',
    fr: 'Joue un coup permis au hasard. Pour faire des essais.',
    uk: 'Робить будь-який дозволений хід навмання. Лише для проб.',
  },
  'bot.greedy': { en: 'Greedy', fr: 'Glouton', uk: 'Жадібний' },
  'bot.greedy.about': {
    en: 'Takes whatever is worth most this turn.',
    fr: 'Prend ce qui rapporte le plus ce tour-ci.',
    uk: 'Бере те, що цього ходу дає найбільше.',
  },

  'scores.title': { en: 'Points', fr: 'Points', uk: 'Очки' },
  'label.page': { en: '{title} · Demiurge', fr: '{title} · Demiurge', uk: '{title} · Demiurge' },
  'label.toolbar': { en: 'Table tools', fr: 'Outils de la table', uk: 'Інструменти столу' },
  'end.replay': { en: 'Replay', fr: 'Revoir la partie', uk: 'Переглянути гру' },
} as const satisfies Record<string, Words>;
