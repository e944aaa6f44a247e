// The symbols of sprite.svg.
export const ICONS = [
  'wood', 'clay', 'stone', 'wheat', 'any', 'gold', 'vp', 'card', 'maritime', 'production',
  'scientific', 'civil', 'military', 'temple', 'camp', 'scribe', 'seat-1', 'seat-2', 'seat-3',
  'seat-4', 'neptune', 'ceres', 'minerva', 'vesta', 'mars', 'jupiter', 'sword', 'cup', 'pyramid',
  'shrine', 'epoch', 'token', 'follower', 'civ-red', 'civ-green', 'civ-yellow', 'civ-blue',
  'civ-black', 'civ-white', 'egypt', 'barque-1', 'barque-2', 'barque-3', 'combat', 'tile',
  'discard', 'joker', 'village', 'tower', 'forest', 'swamp', 'mountain', 'field', 'sea', 'region',
  'building', 'city-2', 'city-3', 'hand', 'march', 'activate', 'rank', 'tools', 'undo', 'redo',
  'restart', 'hint', 'log', 'menu', 'settings', 'play', 'pause', 'step', 'step-back', 'first',
  'last', 'language', 'theme', 'rotate', 'plus', 'minus', 'fit', 'close', 'check', 'info', 'up',
  'down', 'arrow', 'swap', 'split', 'join', 'skull', 'refused', 'hidden', 'eye', 'crown', 'home',
  'book', 'person', 'bot', 'save', 'load', 'text', 'clock', 'chat', 'bell', 'link',
  'list', 'compass',
] as const;
export type IconName = (typeof ICONS)[number];
