/* Words used on every screen: the games, players, bots, buttons. */
import type { Words } from '../language';

export const common = {
  'app.name': { en: 'Demiurge', fr: 'Demiurge', uk: 'Demiurge' },
  'app.tagline': {
    en: 'Modern board games against good opponents, right here and right now.',
    fr: 'Des jeux de société modernes contre de bons adversaires, ici et tout de suite.',
    uk: 'Сучасні настільні ігри проти гідних суперників — тут і зараз.',
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
    en: 'Sees a few ways to play its turn, misses many; no waiting.',
    fr: 'Voit peu de façons de jouer son tour ; répond aussitôt.',
    uk: 'Бачить кілька ходів, багатьох не помічає; відповідає одразу.',
  },
  'level.2.name': { en: 'Potter', fr: 'Potier', uk: 'Гончар' },
  'level.2.about': {
    en: 'Looks at its turn more closely, misses some; no waiting.',
    fr: 'Regarde son tour de plus près ; répond aussitôt.',
    uk: 'Пильніше дивиться на свій хід; відповідає одразу.',
  },
  'level.3.name': { en: 'Trader', fr: 'Marchand', uk: 'Купець' },
  'level.3.about': {
    en: 'Plays with care, overlooks a thing or two; no waiting.',
    fr: 'Joue son tour avec soin, oublie parfois ; répond aussitôt.',
    uk: 'Грає уважно, та дещо пропускає; відповідає одразу.',
  },
  'level.4.name': { en: 'Navigator', fr: 'Navigateur', uk: 'Мореплавець' },
  'level.4.about': {
    en: 'Knows its turn well and misses little; no waiting.',
    fr: 'Connaît bien son tour, oublie peu ; répond aussitôt.',
    uk: 'Добре бачить свій хід, пропускає мало; відповідає одразу.',
  },
  'level.5.name': { en: 'Strategist', fr: 'Stratège', uk: 'Стратег' },
  'level.5.about': {
    en: 'Makes the most of its turn, looks no further; no waiting.',
    fr: 'Tire tout de son tour, sans voir plus loin ; répond aussitôt.',
    uk: 'Бере зі свого ходу все, далі не зазирає; відповідає одразу.',
  },
  'level.6.name': { en: 'Oracle', fr: 'Oracle', uk: 'Оракул' },
  'level.6.about': {
    en: 'Thinks ahead, for the others too; takes a moment.',
    fr: 'Prévoit aussi les coups des autres ; réfléchit un instant.',
    uk: 'Прораховує наперед, і за інших теж; думає якусь мить.',
  },
  'level.7.name': { en: 'Titan', fr: 'Titan', uk: 'Титан' },
  'level.7.about': {
    en: 'Thinks ahead more thoroughly, forgives little; takes its time.',
    fr: 'Prévoit avec plus de soin et pardonne peu ; prend son temps.',
    uk: 'Прораховує ретельніше, мало що пробачає; не поспішає.',
  },
  'level.8.name': { en: 'Demiurge', fr: 'Démiurge', uk: 'Деміург' },
  'level.8.about': {
    en: 'The strongest: thinks the longest, up to a few seconds.',
    fr: 'Le plus fort : réfléchit le plus, jusqu’à quelques secondes.',
    uk: 'Найсильніший: думає найдовше, до кількох секунд.',
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
    en: 'Any legal answer, at random. Only for trying things out.',
    fr: 'Une réponse permise, au hasard. Pour faire des essais seulement.',
    uk: 'Будь-яка дозволена відповідь навмання. Лише для проб.',
  },
  'bot.greedy': { en: 'Greedy', fr: 'Glouton', uk: 'Жадібний' },
  'bot.greedy.about': {
    en: 'Looks at its whole turn and takes what is worth most right now.',
    fr: 'Regarde tout son tour et prend ce qui vaut le plus sur-le-champ.',
    uk: 'Переглядає весь свій хід і бере те, що варте найбільше просто зараз.',
  },

  'scores.title': { en: 'Points', fr: 'Points', uk: 'Очки' },
  'label.page': { en: '{title} · Demiurge', fr: '{title} · Demiurge', uk: '{title} · Demiurge' },
  'label.toolbar': { en: 'Table tools', fr: 'Outils de la table', uk: 'Інструменти столу' },
  'end.replay': { en: 'Replay', fr: 'Revoir la partie', uk: 'Переглянути гру' },
} as const satisfies Record<string, Words>;
