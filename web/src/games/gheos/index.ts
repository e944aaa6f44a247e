// Gheos, as the first page knows it; the rest is fetched when it is needed. A newcomer begins with
// model.ts (what the engine tells), then table/index.ts (what a table shows).
import type { GameBox, GameModule } from '../../play/game';
import { learnPhrases } from '../../words/say';
import GheosCover from './art/GheosCover.svelte';
import { setup } from './phrases/setup';
import { say } from './say';
import { GheosVariants } from './variants.svelte';

learnPhrases(setup);

const box: GameBox = {
  name: 'gheos',
  game: 'gheos',
  title: () => say('game.gheos'),
  pitch: () => say('game.gheos.pitch'),
  aboutPlayers: () => say('players.aboutGheos'),
  Cover: GheosCover,
  side: '#2a0a50',
  lesson: () => import('./lessons/gheos'),
  minutes: 6,
  pieces: { icon: 'tile', title: () => say('tiles.title'), menu: () => say('menu.tiles') },
  hasModules: false,
};

export const gheos: GameModule = {
  name: 'gheos',
  boxes: [box],
  boxOf: () => box,
  patterns: () => import('./art/CivPatterns.svelte'),
  newVariants: () => new GheosVariants(),
  setUp: async () => (await import('./setup')).parts,
  table: async () => (await import('./table')).parts,
  learn: async () => (await import('./learn')).parts,
  rules: async () => (await import('./rules')).rules,
};
