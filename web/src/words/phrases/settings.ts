/* The settings, which every page can open. */
import { joined, type Words } from '../language';

export const settings = {
  'settings.title': { en: 'Settings', fr: 'Réglages', uk: 'Налаштування' },
  'settings.language': { en: 'Language', fr: 'Langue', uk: 'Мова' },
  'settings.theme': { en: 'Appearance', fr: 'Apparence', uk: 'Вигляд' },
  'settings.theme.auto': { en: 'System', fr: 'Système', uk: 'Системний' },
  'settings.theme.light': { en: 'Light', fr: 'Clair', uk: 'Світлий' },
  'settings.theme.dark': { en: 'Dark', fr: 'Sombre', uk: 'Темний' },
  'settings.motion': { en: 'Animation', fr: 'Animations', uk: 'Анімація' },
  'settings.motion.off': { en: 'None', fr: 'Aucune', uk: 'Без анімації' },
  'settings.motion.fast': { en: 'Fast', fr: 'Rapides', uk: 'Швидка' },
  'settings.motion.normal': { en: 'Normal', fr: 'Normales', uk: 'Звичайна' },
  'settings.motion.slow': { en: 'Slow', fr: 'Lentes', uk: 'Повільна' },
  'settings.motion.reduced': {
    en: 'Your system asks for reduced motion, so animation is off.',
    fr: 'Votre système demande moins de mouvement : les animations sont coupées.',
    uk: 'Ваша система просить менше руху, тож анімацію вимкнено.',
  },
  'settings.confirm': {
    en: 'Ask for confirmation',
    fr: 'Demander confirmation',
    uk: 'Запитувати підтвердження',
  },
  'settings.confirm.never': { en: 'Never', fr: 'Jamais', uk: 'Ніколи' },
  'settings.confirm.reveal': {
    en: 'Before irreversible moves',
    fr: 'Avant les coups irréversibles',
    uk: 'Перед незворотними ходами',
  },
  'settings.confirm.always': {
    en: 'Before every move',
    fr: 'Avant chaque coup',
    uk: 'Перед кожним ходом',
  },
  'settings.hints': { en: 'Hint button', fr: 'Bouton de conseil', uk: 'Кнопка підказки' },
  'settings.hints.about': {
    en: 'A strong bot suggests a move. It knows only what you know.',
    fr: 'Un bot fort propose un coup. Il ne sait que ce que vous savez.',
    uk: 'Сильний бот радить хід. Він знає лише те, що знаєте ви.',
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
      'H — рука, M — гральне поле, 1–9 — відповіді. Вимкніть, якщо вони заважають програмі ' +
      'читання з екрана.',
  },
  'settings.textMode.about': {
    en: 'The whole game in words: made for screen readers, handy if you type fast.',
    fr: 'Toute la partie en mots : pour les lecteurs d’écran, et pour qui tape vite.',
    uk: 'Уся гра словами: для програм читання з екрана й для тих, хто швидко друкує.',
  },
  'settings.textMode': { en: 'Text mode', fr: 'Mode texte', uk: 'Текстовий режим' },
} as const satisfies Record<string, Words>;
