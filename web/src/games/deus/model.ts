// What the engine tells of a game of Deus: its words, its cards, and the view exactly as
// src/deus/view.c writes it. `null` is what the viewer cannot know or what is not there; members
// that a variant adds are optional. Words stand in the engine's own orders (src/deus/words.c),
// which are frozen there because positions and records depend on them.
//
// Whatever the pages know of any game comes along, so that the files of this folder need only this
// one; answers, events and situations are those of Deus here.
import type {
  About as AnyAbout,
  Answer as AnyAnswer,
  AnswerSet as AnyAnswerSet,
  GameEvent as AnyEvent,
  Happening as AnyHappening,
  Language,
  Refusal as AnyRefusal,
  Seat,
  Situation as AnySituation,
  Source,
} from '$model';

export * from '$model';
export type {
  Answer as AnyAnswer,
  Catalogue as AnyCatalogue,
  Happening as AnyHappening,
  Situation as AnySituation,
} from '$model';

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
  'gain',
  'good',
] as const;
export type DeusQuestionKind = (typeof DEUS_QUESTIONS)[number];
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
  | 'guard'
  | 'gain'
  | 'use';
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
  | 'bless'
  | 'deal';
// ---- The view ---------------------------------------------------------------------------------

/** A card's stable id, such as `galley`; texts and costs are in the catalogue. */
export type CardId = string;
/** Tile letter and place: `A0` is the centre of the first tile, `B3` a petal of the second. */
export type RegionName = string;

/** A hexagon of the map at axial `q`, `r`; direction 0 is east, then clockwise on the screen:
 *  x = √3·(q + r/2), y = 1.5·r, with pointed tops. */
export interface DeusRegion {
  name: RegionName;
  q: number;
  r: number;
  terrain: Terrain;
  /** At the edge of the map: pieces may come in here. */
  edge: boolean;
  /** Of villages: points on it, and whether it has been attacked (it is then used up). */
  vp?: number;
  attacked?: boolean;
  /** Who is there, with which pieces (each colour at most once). */
  seat?: Seat;
  pieces?: Colour[];
  /** (Egypt) a combat token holds the region instead of pieces. */
  camp?: true;
}

/** (Egypt) what the modules add to a player; all of it is public. */
export interface DeusEgypt {
  /** Barques of size 1, 2 and 3, and the room in all of them. */
  barques: [number, number, number];
  slots: number;
  scribe: RegionName | null;
  /** Combat tokens on the player board, and beside the supply. */
  tokens: number;
  tokens_beside: number;
  /** Stores of pieces and columns of this player under a token of that seat. */
  fortress: Partial<Record<StandardColour, Seat>>;
  garrison: Partial<Record<Colour, Seat>>;
  /** Places (from 1, bottom first) of cards with a coin. */
  coins: Record<StandardColour, number[]>;
  /** Per temple the points on it, or 1 while its one use is left. */
  charges: number[];
}

export interface DeusPlayer {
  seat: Seat;
  /** Of others `null` until the end, unless open-vp is on. */
  vp: number | null;
  gold: number;
  resources: Record<Resource, number>;
  /** Pieces ready on the player board, and still in the supply. */
  board: Record<StandardColour, number>;
  supply: Record<StandardColour, number>;
  /** Bottom card first; `null` is a card laid face down (joker). */
  columns: Record<Colour, (CardId | null)[]>;
  hand_count: number;
  /** Left out for hands of others. */
  hand?: (CardId | null)[];
  first_region: RegionName | null;
  /** (joker=on) where the joker lies; `null` while it is unused. Place counts from 1. */
  joker?: { column: Colour; place: number } | null;
  egypt?: DeusEgypt;
}

export interface DeusView {
  game: 'deus';
  options: string;
  round: number;
  last_round: number | null;
  /** Who began the round, and whose turn it is. */
  first: Seat;
  turn: Seat;
  over: boolean;
  question: { seat: Seat; kind: DeusQuestionKind } | null;
  temples_left: number;
  supply: Record<Resource, number>;
  deck: number;
  discard: number;
  discard_top: CardId | null;
  /** Cards laid down so far in an offering; top card first chosen. */
  offering: (CardId | null)[];
  /** (Egypt, maritime) gold each resource is worth. */
  market?: Record<Resource, number>;
  regions: DeusRegion[];
  players: DeusPlayer[];
}

// ---- Cards ------------------------------------------------------------------------------------

export interface Card {
  id: CardId;
  name: string;
  set: 'base' | 'egypt';
  colour: Colour;
  copies: number;
  cost: Resource[];
  /** Gold on top of the resources. */
  gold: number;
  /** (Egypt) costs gold as its rank; buildings its region must hold; what it does only when
   *  laid. */
  costs_rank?: true;
  condition?: number;
  once?: string;
  text: string;
  sources: { copies: Source; cost: Source; effect: Source };
}

export interface Catalogue {
  game: 'deus';
  language: Language;
  cards: Card[];
  words: {
    resource: Record<Resource, string>;
    colour: Record<Colour, string>;
    /** "1 ship" */
    piece: Record<Colour, string>;
    terrain: Record<Terrain, string>;
    god: Record<God, string>;
    source: Record<Source, string>;
  };
}

// ---- Situations -------------------------------------------------------------------------------

/** What an answer, a refusal or an event of Deus is about. */
export interface About extends AnyAbout {
  card?: CardId;
  colour?: Colour;
  resource?: Resource;
  /** The second resource of a swap. */
  other?: Resource;
  /** Space of the market from 1. */
  space?: number;
  god?: God;
  region?: RegionName;
  /** Place of a card in its column, from 1. */
  place?: number;
}

export interface Answer extends AnyAnswer, About {
  verb: DeusVerb;
}

export interface Refusal extends AnyRefusal, About {
  verb: DeusVerb;
}

export interface AnswerSet extends AnyAnswerSet {
  items: (Answer & { room: number; price: number })[];
}

export interface GameEvent extends AnyEvent {
  event: DeusEventKind;
  card?: CardId;
  colour?: Colour;
  resource?: Resource;
  god?: God;
  region?: RegionName;
  from?: RegionName;
  /** The card or god that caused it. */
  via?: CardId | God;
  victim?: Seat;
  source?: string;
  cause?: string;
  gold?: number;
  /** Of a coin: where the card lies. */
  column?: Colour;
  place?: number;
  /** The card then on top of the discard pile. */
  top?: CardId;
}

export interface Happening extends AnyHappening {
  events: GameEvent[];
}

export interface Situation extends AnySituation {
  view: DeusView;
  answers: Answer[];
  refusals: Refusal[];
  set?: AnswerSet;
}
