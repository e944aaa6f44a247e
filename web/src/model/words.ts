// The stable words of the engine (src/deus/words.c, src/gheos/words.c), in its own orders: orders
// are frozen there, because positions and records depend on them.

export const LANGUAGES = ['en', 'fr', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

export type GameName = 'deus' | 'gheos';

/** Seats count from 1, as in every text of the engine. */
export type Seat = 1 | 2 | 3 | 4;

/** Whose eyes: a seat, what everybody may know, or everything. */
export type Viewer = Seat | 'public' | 'all';

export const RESOURCES = ['wood', 'clay', 'stone', 'wheat'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TERRAINS = ['forest', 'swamp', 'mountain', 'field', 'sea', 'village'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The standard buildings, in the order of the player board. */
export const STANDARD_COLOURS = [
  'maritime',
  'production',
  'scientific',
  'civil',
  'military',
] as const;
export type StandardColour = (typeof STANDARD_COLOURS)[number];
export const COLOURS = [...STANDARD_COLOURS, 'temple'] as const;
export type Colour = (typeof COLOURS)[number];

/** The god of each colour, in the same order. */
export const GODS = ['neptune', 'ceres', 'minerva', 'vesta', 'mars', 'jupiter'] as const;
export type God = (typeof GODS)[number];

export const CIVILISATIONS = ['red', 'green', 'yellow', 'blue', 'black', 'white'] as const;
export type Civilisation = (typeof CIVILISATIONS)[number];

export const SYMBOLS = ['wheat', 'cup', 'sword', 'pyramid'] as const;
export type GheosSymbol = (typeof SYMBOLS)[number];

/** Kinds of questions. */
export const DEUS_QUESTIONS = [
  'pick',
  'turn',
  'column',
  'pay',
  'place',
  'discard',
  'god',
  'resource',
  'piece',
  'sell',
  'buy',
  'produce',
  'harvest',
  'draw',
  'activate',
  'raid',
  'army',
  'march',
  'rob',
  'piracy',
  'once',
  'market',
  'trade',
  'ship',
  'sail',
  'relocate',
  'relocated',
  'spill',
  'exchange',
  'buy-cards',
  'lay',
  'shift',
  'shoot',
  'chariots',
  'barracks',
  'fortress',
  'garrison',
] as const;
export type DeusQuestionKind = (typeof DEUS_QUESTIONS)[number];
export const GHEOS_QUESTIONS = [
  'tile',
  'cell',
  'rotation',
  'price',
  'winner',
  'target',
  'people',
  'colour',
  'token',
] as const;
export type GheosQuestionKind = (typeof GHEOS_QUESTIONS)[number];
export type QuestionKind = DeusQuestionKind | GheosQuestionKind;

/** First words of tokens. */
export type DeusVerb =
  | 'pick'
  | 'build'
  | 'offer'
  | 'joker'
  | 'pass'
  | 'column'
  | 'pay'
  | 'gold'
  | 'at'
  | 'edge'
  | 'discard'
  | 'done'
  | 'god'
  | 'take'
  | 'piece'
  | 'sell'
  | 'buy'
  | 'harvest'
  | 'draw'
  | 'activate'
  | 'raid'
  | 'army'
  | 'march'
  | 'rob'
  | 'steal'
  | 'skip'
  | 'before'
  | 'after'
  | 'up'
  | 'down'
  | 'swap'
  | 'set'
  | 'trade'
  | 'ship'
  | 'sail'
  | 'from'
  | 'spill'
  | 'top'
  | 'cards'
  | 'shift'
  | 'shoot'
  | 'force'
  | 'camp'
  | 'store'
  | 'guard';
export type GheosVerb =
  | 'tile'
  | 'add'
  | 'replace'
  | 'turn'
  | 'pay'
  | 'winner'
  | 'migrate'
  | 'take'
  | 'found'
  | 'colour'
  | 'score'
  | 'keep'
  | 'skip';
export type Verb = DeusVerb | GheosVerb;

export type DeusEventKind =
  | 'start-turn'
  | 'pick'
  | 'build'
  | 'joker'
  | 'hide-card'
  | 'pay-resource'
  | 'pay-gold'
  | 'pay-vp'
  | 'place'
  | 'attack'
  | 'win-village'
  | 'gain-gold'
  | 'gain-vp'
  | 'gain-resource'
  | 'gain-piece'
  | 'sell'
  | 'buy'
  | 'raid'
  | 'activate'
  | 'march'
  | 'steal-gold'
  | 'steal-vp'
  | 'offer'
  | 'discard'
  | 'invoke'
  | 'draw'
  | 'see-card'
  | 'reshuffle'
  | 'pass'
  | 'trigger-end'
  | 'score'
  | 'end'
  | 'lay-elsewhere'
  | 'use-good'
  | 'move-token'
  | 'sail'
  | 'gain-barque'
  | 'spill'
  | 'move-scribe'
  | 'rally'
  | 'spend-tokens'
  | 'camp'
  | 'break-camp'
  | 'shift-camp'
  | 'shoot'
  | 'fortify'
  | 'guard'
  | 'exchange'
  | 'take-discard'
  | 'coin'
  | 'bless';
export type GheosEventKind =
  | 'start-turn'
  | 'add'
  | 'replace'
  | 'lift'
  | 'pay'
  | 'war'
  | 'win-war'
  | 'migrate'
  | 'die'
  | 'lose'
  | 'temple'
  | 'found'
  | 'take'
  | 'token'
  | 'keep'
  | 'draw'
  | 'see-tile'
  | 'epoch'
  | 'epoch-vp'
  | 'end'
  | 'final-vp';
