/* The settings, which every page can open. */
import { joined, type Words } from '../language';

export const settings = {
  'settings.title': { en: 'Settings', fr: 'Réglages', uk: 'Налаштування' },
  'settings.language': { en: 'Language', fr: 'Langue', uk: 'Мова' },
  'settings.theme': { en: 'Appearance', fr: 'Apparence', uk: 'Вигляд' },
  'settings.theme.auto': { en: 'as the system', fr: 'comme le système', uk: 'як у системі' },
  'settings.theme.light': { en: 'daylight', fr: 'plein jour', uk: 'денний' },
  'settings.theme.dark': { en: 'lamplight', fr: 'à la lampe', uk: 'при лампі' },
  'settings.motion': { en: 'Animation', fr: 'Animations', uk: 'Анімація' },
  'settings.motion.off': { en: 'none', fr: 'aucune', uk: 'без анімації' },
  'settings.motion.fast': { en: 'fast', fr: 'rapides', uk: 'швидка' },
  'settings.motion.normal': { en: 'normal', fr: 'normales', uk: 'звичайна' },
  'settings.motion.slow': { en: 'slow', fr: 'lentes', uk: 'повільна' },
  'settings.motion.reduced': {
    en: 'Your system asks for less motion, so animation is off.',
    fr: 'Votre système demande moins de mouvement : les animations sont coupées.',
    uk: 'Ваша система просить менше руху, тож анімацію вимкнено.',
  },
  'settings.confirm': {
    en: 'Confirm answers',
    fr: 'Valider les réponses',
    uk: 'Підтверджувати відповіді',
  },
  'settings.confirm.never': { en: 'never', fr: 'jamais', uk: 'ніколи' },
  'settings.confirm.reveal': {
    en: 'when it cannot be taken back',
    fr: 'quand c’est irréversible',
    uk: 'коли скасувати не можна',
  },
  'settings.confirm.always': { en: 'always', fr: 'toujours', uk: 'завжди' },
  'settings.hints': { en: 'Hint button', fr: 'Bouton de conseil', uk: 'Кнопка підказки' },
  'settings.hints.about': {
    en: 'A strong bot says what it would do in your place, knowing only what you know.',
    fr: 'Un bot fort dit ce qu’il ferait à votre place, en sachant seulement ce que vous savez.',
    uk: 'Сильний бот каже, що зробив би на вашому місці, знаючи лише те, що знаєте ви.',
  },
  'settings.keys': { en: 'One-letter keys', fr: 'Touches à une lettre', uk: 'Однолітерні клавіші' },
  'settings.keys.about': {
    en: joined(
      'H for the hand, M for the map, 1–9 for answers. Turn them off if they get in the way of ',
      'your screen reader.',
    ),
    fr:
      'H pour la main, M pour le plateau, 1–9 pour les réponses. Désactivez-les si elles ' +
      'gênent votre lecteur d’écran.',
    uk:
      'H — рука, M — мапа, 1–9 — відповіді. Вимкніть, якщо вони заважають програмі читання з ' +
      'екрана.',
  },
  'settings.textMode.about': {
    en: 'The whole game in words: made for screen readers, good for fast typing.',
    fr: 'Toute la partie en mots : pour les lecteurs d’écran, et pour qui tape vite.',
    uk: 'Уся гра словами: для програм читання з екрана й для тих, хто швидко друкує.',
  },
  'settings.textMode': { en: 'Text mode', fr: 'Mode texte', uk: 'Текстовий режим' },
} as const satisfies Record<string, Words>;
