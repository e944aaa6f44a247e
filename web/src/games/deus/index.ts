// Deus and Egypt, as the first page knows them; the rest is fetched when it is needed.
//
// Egypt is a box of its own that is played on the engine's `deus`, with options. A newcomer begins
// with model.ts (what the engine tells), then table/index.ts (what a table shows).
import type { GameBox, GameModule } from '../../play/game';
import { learnPhrases } from '../../words/say';
import DeusCover from './art/DeusCover.svelte';
import EgyptCover from './art/EgyptCover.svelte';
import { setup } from './phrases/setup';
import { say } from './say';
import { DeusVariants } from './variants.svelte';

learnPhrases(setup);

const NAME = 'deus';
const cards: GameBox['pieces'] = {
  icon: 'card',
  title: () => say('cards.title'),
  menu: () => say('menu.cards'),
};

const base: GameBox = {
  name: 'deus',
  game: NAME,
  title: () => say('game.deus'),
  pitch: () => say('game.deus.pitch'),
  aboutPlayers: () => say('option.players.about'),
  Cover: DeusCover,
  side: '#6d1519',
  lesson: () => import('./lessons/deus'),
  minutes: 7,
  pieces: cards,
  hasModules: false,
};

const egypt: GameBox = {
  name: 'egypt',
  game: NAME,
  title: () => say('game.egypt'),
  pitch: () => say('game.egypt.pitch'),
  aboutPlayers: () => say('option.players.about'),
  Cover: EgyptCover,
  side: '#12485a',
  lesson: () => import('./lessons/egypt'),
  minutes: 4,
  pieces: cards,
  hasModules: true,
};

export const deus: GameModule = {
  name: NAME,
  boxes: [base, egypt],
  boxOf: (options) => (/\begypt=(?!none\b)/.test(options) ? egypt : base),
  patterns: null,
  newVariants: (box) => new DeusVariants(box === egypt.name),
  setUp: async () => (await import('./setup')).parts,
  table: async () => (await import('./table')).parts,
  learn: async () => (await import('./learn')).parts,
  rules: async () => (await import('./rules')).rules,
};
